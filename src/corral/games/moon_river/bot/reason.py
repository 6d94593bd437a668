"""Moon River: why a move is made, in a few words."""

from typing import Any

import numpy as np

from corral.game import Ints, Reason

from ..material import KIND_LANDSCAPE, LANDSCAPES, SEATS
from ..rules import legal, play
from ..scoring import ROW_TOTAL, SHEET, sheets
from ..state import BUILD, MOVES, NEWER, PICK, STATE, STOP

REASONS = {
    "mr-gain": "{points} points at once, most of them for {row}",
    "mr-least": "nothing else costs fewer points",
    "mr-territory": "your largest territory grows to {count} parcels",
    "mr-fits": "it fits your {count} parcels of {landscape}",
    "mr-first": "you act first in the next round",
}
FEW = 2  # parcels of a landscape that another one hardly goes with


def reason(state: Ints, seat: int, move: int) -> Reason | None:
    after = state.copy()
    play(after, seat, move)
    before, then = state.view(STATE)[0], after.view(STATE)[0]
    changes = _sheet(after, seat) - _sheet(state, seat)
    if changes[ROW_TOTAL] > 0:
        row = SHEET[int(np.argmax(changes[:ROW_TOTAL]))].replace("_", "-")
        return Reason("mr-gain", {"points": int(changes[ROW_TOTAL]), "row": row})
    if changes[ROW_TOTAL] < 0:
        return Reason("mr-least") if _least(state, seat, move, int(changes[ROW_TOTAL])) else None
    if BUILD <= move < STOP and then.area[seat].max() > before.area[seat].max():
        return Reason("mr-territory", {"count": int(then.area[seat].max())})
    return _pick(before, seat, move - PICK) if move < BUILD else None


def _sheet(state: Ints, seat: int) -> Any:
    rows = np.zeros(SEATS * len(SHEET), np.int64)
    sheets(state, rows)
    return rows.reshape(SEATS, -1)[seat]


def _least(state: Ints, seat: int, move: int, change: int) -> bool:
    """Does no other move cost fewer points at once?"""
    moves = np.zeros(MOVES, np.int32)
    total = _sheet(state, seat)[ROW_TOTAL] + change
    for other in moves[: legal(state, seat, moves)].tolist():
        after = state.copy()
        play(after, seat, other)
        if other != move and _sheet(after, seat)[ROW_TOTAL] > total:
            return False
    return True


def _pick(s: Any, seat: int, place: int) -> Reason | None:
    landscape = int(KIND_LANDSCAPE[s.column[NEWER, place]])
    count = int((s.land[seat] == landscape).sum())
    if count > FEW:
        return Reason("mr-fits", {"count": count, "landscape": LANDSCAPES[landscape]})
    return Reason("mr-first") if place == 0 else None  # MR-14
