"""Gulch: what one viewer may see."""

from typing import Any

import numpy as np

from corral.game import NONE, Ints

from .rules import actors
from .state import PHASE_OVER, STATE
from .words import write

PHASES = ["wash", "dig", "over"]


def view(state: Ints, viewer: int) -> dict[str, Any]:
    s = state.view(STATE)[0]
    mask = int(actors(state))
    return {
        "phase": PHASES[s.phase],
        "asked": [seat + 1 for seat in range(s.seats) if mask >> seat & 1],
        "over": bool(s.phase == PHASE_OVER),
        "nugget": int(s.nugget),
        "sack": int(np.bitwise_count(s.sack).sum()),
        "seats": [
            {
                "points": int(s.weight[seat]),
                "sheet": {"weight": int(s.weight[seat]), "total": int(s.weight[seat])},
                "pledge": write(int(s.pledge[seat])) if seat == viewer and s.pledge[seat] != NONE else None,
            }
            for seat in range(s.seats)
        ],
    }


def tell(state: Ints, seat: int, move: int, viewer: int) -> str:
    """Pledges are revealed together, so once they are closed there is nothing to hide here."""
    return write(move)


def sealed(state: Ints) -> int:
    s = state.view(STATE)[0]
    return int((s.pledge[: s.seats] != NONE).sum())
