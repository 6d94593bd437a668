"""How far a seat may take back, and whom it must ask."""

from collections.abc import Mapping
from enum import Enum
from typing import NamedTuple

from corral.record import Fold, NotNow, Ply

from .course import Course


class How(Enum):
    ALONE = "alone"  # within the own turn
    FREE = "free"  # one person against bots; it does not count any more
    CONSENT = "consent"  # everybody else must agree


class WayBack(NamedTuple):
    line: int  # go on from the position after this line
    how: How


def way_back(course: Course, seat: int, people: Mapping[int, str], steps: int = 1) -> WayBack:
    """To before the seat's last choice, or the one `steps` choices ago. `people`: who sits where, without bots."""
    history, quiet = course.fold.history, _quiet(course.fold)
    own = [index for index, ply in enumerate(history) if ply.seat == seat]
    if not 1 <= steps <= len(own):
        raise NotNow("there is nothing of yours to take back")
    index = next(index for index in range(own[-steps], -1, -1) if quiet[index])
    line = history[index - 1].line if index else 0
    if set(people.values()) == {people.get(seat)}:
        return WayBack(line, How.FREE)
    if not quiet[-1]:
        raise NotNow("a secret question is open; take back when it is closed")
    return WayBack(line, How.ALONE if _alone(course, seat, history[index:]) else How.CONSENT)


def _alone(course: Course, seat: int, plies: list[Ply]) -> bool:
    """Nobody else, and no chance, has answered since; and it is still this seat's turn."""
    return course.acting() == [seat] and not course.hushed() and all(ply.seat == seat for ply in plies)


def _quiet(fold: Fold) -> list[bool]:
    """After each ply (and before the first): no secret question is open. One goes back only to such a position."""
    if not hasattr(fold.game, "sealed"):
        return [True] * (len(fold.history) + 1)
    again = Fold(fold.header)
    quiet = [True]
    for ply in fold.history:
        again.play(ply.seat, ply.move)
        quiet.append(fold.game.sealed(again.state) == 0)
    return quiet
