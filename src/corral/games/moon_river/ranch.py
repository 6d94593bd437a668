"""Moon River, chapter Ranch: what fits, laying a parcel, territories and their cows."""

from typing import Any

from numba import types as nb

from corral.game import NONE
from corral.kernel import compiled

from .material import (
    BLOCKED,
    BRIDGE,
    C1,
    C2,
    EDGE,
    FIELDS,
    KIND_BEAVER,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    NEAR,
    RIVER,
    SHORT,
    WIDTH,
)
from .state import RECORD


@compiled(None)
def clear_ground(s: Any, seat: int, bridges: int, blocked: int) -> None:
    """The empty grid above a board (MR-6, MR-7, MR-9)."""
    if s.flat_board:
        blocked = 0
        if bridges >> C2 & 1:
            bridges = bridges & ~(1 << C2) | 1 << C1
    for cell in range(WIDTH * SHORT):
        if cell < WIDTH:
            s.touch[seat, cell] |= RIVER
        if bridges >> cell & 1:
            s.touch[seat, cell] |= BRIDGE
        if blocked >> cell & 1:
            s.land[seat, cell] = BLOCKED
            for side in range(4):
                if NEAR[cell, side] != NONE:
                    s.touch[seat, NEAR[cell, side]] |= RIVER


# Placing (MR-22)


@compiled(None)
def joins(kind: int) -> int:
    """What a cell must touch so that the parcel may join there: its own landscape or a bridge."""
    return int(BRIDGE | 1 << KIND_LANDSCAPE[kind])


@compiled(None)
def any_domino_fits(s: Any, seat: int) -> bool:
    """Whether any two of the parcels held fit anywhere: one of them joins, any other lies beside it."""
    held = 0
    wanted = 0
    for field in range(FIELDS):
        kind = s.stored[seat, field]
        if kind != NONE:
            held += 1
            wanted |= joins(kind)
    if held < 2:
        return False
    land = s.land[seat]
    touch = s.touch[seat]
    for edge in range(0, s.edges, 2):
        one = EDGE[edge, 0]
        other = EDGE[edge, 1]
        if land[one] == NONE and land[other] == NONE and (touch[one] | touch[other]) & wanted:
            return True
    return False


@compiled(None)
def merge(s: Any, seat: int, one: int, other: int) -> None:
    if one == other:
        return
    stays = min(one, other)
    goes = max(one, other)
    s.area[seat, stays] += s.area[seat, goes]
    s.herd[seat, stays] += s.herd[seat, goes]
    s.guards[seat, stays] += s.guards[seat, goes]
    s.area[seat, goes] = 0
    s.herd[seat, goes] = 0
    s.guards[seat, goes] = 0
    for cell in range(goes, s.cells):
        if s.territory[seat, cell] == goes:
            s.territory[seat, cell] = stays


@compiled(nb.void(RECORD, nb.int64, nb.int64, nb.int64))
def lay(s: Any, seat: int, cell: int, kind: int) -> None:
    """Lay a parcel; it joins or merges the territories beside it (MR-8)."""
    land = KIND_LANDSCAPE[kind]
    s.land[seat, cell] = land
    s.parcel[seat, cell] = kind
    s.yields[seat, 0] += KIND_GOLD[kind]
    s.yields[seat, 1] += KIND_BEAVER[kind]
    s.yields[seat, 2] += KIND_EARS[kind]
    s.territory[seat, cell] = cell
    s.area[seat, cell] = 1
    for side in range(4):
        near = NEAR[cell, side]
        if near != NONE:
            s.touch[seat, near] |= 1 << land
            if s.land[seat, near] == land:
                merge(s, seat, s.territory[seat, cell], s.territory[seat, near])


# Cows


@compiled(nb.void(RECORD, nb.int64, nb.int64))
def add_cow(s: Any, seat: int, cell: int) -> None:
    if s.cows[seat, cell] == 0:
        s.herd[seat, s.territory[seat, cell]] += 1
    s.cows[seat, cell] += 1


@compiled(nb.void(RECORD, nb.int64, nb.int64))
def remove_cow(s: Any, seat: int, cell: int) -> None:
    s.cows[seat, cell] -= 1
    if s.cows[seat, cell] == 0:
        s.herd[seat, s.territory[seat, cell]] -= 1
