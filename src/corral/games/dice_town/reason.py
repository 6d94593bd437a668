"""Dice Town: why a move is made, in a few words."""

from numba import types as nb

from corral.game import Ints
from corral.kernel import INTS, compiled

from .agenda import dice, showing
from .belief import standing_chances
from .cup import KEPT
from .state import FAVOUR, KEEP, KEEPS, LOAD, NUGGETS, OFFER, OUTLAW, PLACES, ROLL, STATE, STEAL

MANY = ["no", "one", "two", "three", "four", "five"]
FACE_NAMES = ["9", "10", "Jack", "Queen", "King", "Ace"]


@compiled(nb.float64(INTS, nb.int64, nb.int64, nb.int64))
def best_with(state: Ints, seat: int, face: int, count: int) -> float:
    """How likely a seat is best at the location of a face with so many dice of it."""
    return float(standing_chances(state.view(STATE)[0], seat, face, count, 0)[0])


def reason(state: Ints, seat: int, move: int) -> str:
    """Nothing where the points that change at once say enough."""
    s = state.view(STATE)[0]
    if KEEP <= move < KEEP + KEEPS:
        part = int(KEPT[move - KEEP])
        return _keeping(state, seat, int(s.kept[seat]) + part) if part else "nothing here is worth keeping"
    if move == ROLL:
        return "outlaws and cards are worth more later"
    if OUTLAW <= move < KEEP:
        return f"worth more now than the {'card' if move >= LOAD else 'outlaw'} later"
    if OFFER <= move < NUGGETS:
        return "a small price for the place" if move > OFFER else "the place is not worth a bribe"
    if FAVOUR <= move < FAVOUR + s.seats:
        return "worth more than the bribes" if move - FAVOUR == seat else "the best offer, or the least danger"
    if STEAL <= move < STEAL + 4 * s.seats:
        return f"player {(move - STEAL) // 4 + 1} has most to lose"
    return ""


def _keeping(state: Ints, seat: int, hand: int) -> str:
    """The face of which most are kept, and how likely that is enough."""
    counts = [showing(hand, face) for face in range(6)]
    if dice(hand) >= 4 and max(counts) == 1:
        return "a straight is near, for the Town Hall"
    face = max(range(6), key=lambda face: (counts[face], best_with(state, seat, face, counts[face])))
    if face == 5:
        return f"{MANY[counts[face]]} {_plural(face, counts[face])} for the Town Hall"
    chance = best_with(state, seat, face, counts[face])
    likely = "likely" if chance > 0.6 else "may be enough" if chance > 0.3 else "a start"
    place = PLACES[face].capitalize()
    return f"{MANY[counts[face]]} {_plural(face, counts[face])} for the {place}: {likely}"


def _plural(face: int, count: int) -> str:
    return FACE_NAMES[face] + ("s" if count > 1 else "")
