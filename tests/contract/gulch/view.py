"""Gulch: what one viewer may see."""

from typing import Annotated

import numpy as np

from corral import game
from corral.game import NONE, Change, Ints, doc

from .rules import actors
from .state import PHASE_OVER, STATE
from .words import write

PHASES = ["wash", "dig", "over"]


class Seat(game.SeatView, frozen=True, kw_only=True):
    """One seat."""

    pledge: Annotated[str | None, doc("what the viewer itself has answered; null: nothing, or another seat's")]


class View(game.View, frozen=True, kw_only=True):
    """What one viewer may see."""

    nugget: Annotated[int, doc("the weight of the nugget that is dug for")]
    sack: Annotated[int, doc("nuggets that are left")]
    seats: Annotated[list[Seat], doc("the seats, in order")]


def view(state: Ints, viewer: int) -> View:
    s = state.view(STATE)[0]
    mask = int(actors(state))
    over = bool(s.phase == PHASE_OVER)
    return View(
        phase=PHASES[s.phase],
        asked=[seat + 1 for seat in range(s.seats) if mask >> seat & 1],
        over=over,
        ended="sack" if over else None,
        nugget=int(s.nugget),
        sack=int(np.bitwise_count(s.sack).sum()),
        seats=[
            Seat(
                points=int(s.weight[seat]),
                sheet={"weight": int(s.weight[seat]), "total": int(s.weight[seat])},
                pledge=write(int(s.pledge[seat])) if seat == viewer and s.pledge[seat] != NONE else None,
            )
            for seat in range(s.seats)
        ],
    )


def tell(state: Ints, seat: int, move: int, viewer: int) -> str:
    """Pledges are revealed together, so once they are closed there is nothing to hide here."""
    return write(move)


def changes(before: Ints, after: Ints, viewer: int) -> list[Change]:
    """Who has dug how much: all see it."""
    dug = (after.view(STATE)[0].weight - before.view(STATE)[0].weight).tolist()
    return [Change(seat + 1, "weight", weight) for seat, weight in enumerate(dug) if weight]


def open_pledges(state: Ints) -> int:
    s = state.view(STATE)[0]
    return int((s.pledge[: s.seats] != NONE).sum())
