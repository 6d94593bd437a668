"""Dice Town: why a move is made, in a few words."""

from typing import Any

from numba import types as nb

from corral.game import Ints, Reason
from corral.kernel import INTS, compiled

from ..agenda import dice, showing
from ..cup import KEPT
from ..rules import play
from ..state import ACE, FACES, FAVOUR, KEEP, KEEPS, LOAD, NUGGETS, OFFER, OUTLAW, PLACES, ROLL, STATE, STEAL
from ..view import sheet, view
from .belief import standing_chances

REASONS = {
    "dt-gain": "{points} points at once ({row})",
    "dt-keep": "{count} x {face} for the {place}: {likely}",
    "dt-aces": "{count} x A for the town-hall",
    "dt-straight": "a straight is near, for the town-hall",
    "dt-keep-none": "nothing here is worth keeping",
    "dt-roll": "what you hold is worth more later",
    "dt-outlaw": "the outlaw is worth more now than later",
    "dt-load": "the loaded die is worth more now than later",
    "dt-offer": "a small price for the place",
    "dt-no-offer": "the place is not worth a bribe",
    "dt-favour-self": "the place is worth more than the bribes",
    "dt-favour": "nobody offers more money than player {seat}: ${dollars}",
    "dt-steal": "nobody holds more cards than player {seat}: {cards}",
}


@compiled(nb.float64(INTS, nb.int64, nb.int64, nb.int64))
def best_with(state: Ints, seat: int, face: int, count: int) -> float:
    """How likely a seat is best at the location of a face with so many dice of it."""
    return float(standing_chances(state.view(STATE)[0], seat, face, count, 0)[0])


def reason(state: Ints, seat: int, move: int) -> Reason | None:
    s = state.view(STATE)[0]
    if KEEP <= move < KEEP + KEEPS:
        return _keeping(state, seat, int(KEPT[move - KEEP]))
    if move == ROLL:
        return Reason("dt-roll")
    if OUTLAW <= move < KEEP:
        return Reason("dt-load" if move >= LOAD else "dt-outlaw")
    if OFFER <= move < NUGGETS:
        return Reason("dt-offer" if move > OFFER else "dt-no-offer")
    if FAVOUR <= move < FAVOUR + s.seats:
        return _favour(s, seat, move - FAVOUR)
    if STEAL <= move < STEAL + 4 * s.seats:
        return _stealing(state, seat, (move - STEAL) // 4)
    return _gain(state, seat, move)


def _gain(state: Ints, seat: int, move: int) -> Reason | None:
    """The row of the own sheet that grows most at once, if the move brings points."""
    after = state.copy()
    play(after, seat, move)
    before, rows = (sheet(position.view(STATE)[0], seat, True) for position in (state, after))
    changes = {row: (rows[row] or 0) - (before[row] or 0) for row in rows}
    points = changes.pop("total")
    row = max(changes, key=lambda row: changes[row])
    return Reason("dt-gain", {"points": points, "row": row}) if points > 0 else None


def _keeping(state: Ints, seat: int, part: int) -> Reason:
    """The face of these dice of which most will be kept, and how likely that is enough."""
    if not part:
        return Reason("dt-keep-none")
    hand = int(state.view(STATE)[0].kept[seat]) + part
    counts = [showing(hand, face) for face in range(6)]
    if dice(hand) >= 4 and max(counts) == 1:
        return Reason("dt-straight")
    fresh = [face for face in range(6) if showing(part, face)]
    face = max(fresh, key=lambda face: (counts[face], best_with(state, seat, face, counts[face])))
    if face == ACE:
        return Reason("dt-aces", {"count": counts[face]})
    chance = best_with(state, seat, face, counts[face])
    likely = "likely" if chance > 0.6 else "maybe" if chance > 0.3 else "start"
    return Reason("dt-keep", {"count": counts[face], "face": FACES[face], "place": PLACES[face], "likely": likely})


def _favour(s: Any, seat: int, named: int) -> Reason | None:
    """The Sheriff knows all offers."""
    if named == seat:
        return Reason("dt-favour-self")
    dollars = [int(s.pledge[other, 0]) for other in range(s.seats) if s.b >> other & 1 and other != seat]
    most = int(s.pledge[named, 0])
    return Reason("dt-favour", {"seat": named + 1, "dollars": most}) if most == max(dollars) > 0 else None


def _stealing(state: Ints, seat: int, victim: int) -> Reason | None:
    cards = [each.cards + each.deeds for each in view(state, seat).seats]
    others = [many for other, many in enumerate(cards) if other != seat]
    return Reason("dt-steal", {"seat": victim + 1, "cards": cards[victim]}) if cards[victim] == max(others) else None
