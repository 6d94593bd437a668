"""How far a seat may take back, and whom it must ask."""

from collections.abc import Iterator, Mapping
from enum import Enum
from typing import NamedTuple

from corral import record
from corral.game import NATURE, seats_of
from corral.record import Fold, NotNow, Ply
from corral.refusal import Code

from .live_match import LiveMatch

MOST_TAKEN_BACK = 3000  # lines that may be taken back at one table: everybody who opens it must read them all


class How(Enum):
    ALONE = "alone"  # within the own turn
    FREE = "free"  # one person against bots
    CONSENT = "consent"  # everybody else must agree


class WayBack(NamedTuple):
    line: int  # go on from the position after this line
    how: How


class Point(NamedTuple):
    """A position of the folded history, and what was asked there."""

    quiet: bool  # no secret question is open: one goes back only to such a position
    chose: bool  # the seat that moved next could have moved otherwise
    known: bool  # the same, as far as everybody may know it


def way_back(live: LiveMatch, seat: int, people: Mapping[int, str], rated: bool, steps: int = 1) -> WayBack:
    """To before the seat's last real choice, or the one `steps` of them ago. `people`: who sits where, without bots."""
    history, points = live.fold.history, list(_points(live.fold))
    free = set(people.values()) == {people.get(seat)}
    own = [
        index
        for index, ply in enumerate(history)
        if ply.seat == seat and (points[index].chose if free else points[index].known)
    ]
    if not 1 <= steps <= len(own):
        raise NotNow("there is nothing of yours to take back", Code.NOTHING_TO_TAKE_BACK)
    if not free and not points[-1].quiet:
        raise NotNow("a secret question is open; take back when it is closed", Code.SECRET_OPEN)
    index = next(index for index in range(own[-steps], -1, -1) if points[index].quiet)
    line = history[index - 1].line if index else 0
    how = How.ALONE if _alone(live, seat, history[index:]) else How.FREE if free else How.CONSENT
    if rated and how is not How.ALONE:
        raise NotNow("in a rated game nobody takes back what others or chance have answered", Code.RATED_BACK)
    if live.fold.undone + len(history) - index > MOST_TAKEN_BACK:
        raise NotNow("enough has been taken back at this table", Code.TAKEN_BACK_ENOUGH)
    return WayBack(line, how)


def _alone(live: LiveMatch, seat: int, plies: list[Ply]) -> bool:
    """Nobody else, and no chance, has answered since; and it is still this seat's turn."""
    return live.acting() == [seat] and not live.asks_anonymously() and all(ply.seat == seat for ply in plies)


def _points(fold: Fold) -> Iterator[Point]:
    """The position before each ply, and the last.

    Among several people, how far somebody goes back must not tell what only he knows: where several are asked at once,
    a choice of any of them counts for all, and where nothing may tell who is asked, none does.
    """
    again = Fold(fold.header)
    game, real = fold.game, False
    for ply in (*fold.history, None):
        state = again.state
        asked = [seat for seat in seats_of(game.actors(state)) if seat != NATURE]
        quiet = record.open_pledges(game, state) == 0
        if quiet:
            real = any(len(again.legal(seat)) > 1 for seat in asked)
        if ply is None:
            yield Point(quiet, False, False)
            return
        chose = ply.seat in asked and len(again.legal(ply.seat)) > 1
        yield Point(quiet, chose, real and not record.asks_anonymously(game, state))
        again.play(ply.seat, ply.move)
