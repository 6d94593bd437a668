"""Moon River: what a greedy player makes as large as it can: points now, and what the position promises.

The weights were tuned by hill climbing: greedy players against each other, four at a table, by their mean points.
"""

from typing import Any

from numba import types as nb

from corral.game import NONE, Ints
from corral.kernel import WORTH, compiled

from .material import (
    CORN,
    FIELDS,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_SKULL,
    NEAR,
    PLACES,
    ROUNDS,
)
from .scoring import scenario_points
from .state import NEWER, PHASE_HIRE, PHASE_RUSTLE, RECORD, STATE

GROWTH = 1.3  # parcels that a territory with a cow will still win, at the beginning
CALVES = 0.65  # cows that a parcel will still win, at the beginning
STORED = 0.4  # of a parcel's value while it is stored
CHOSEN = 0.3  # of a parcel's value while the ranchero stands on it
NEARER = 0.26  # for each place nearer to the box
HOLE = 2.5  # a cell on which nothing can be built any more
CORNER = 0.2  # a cell with one free neighbour
GUARDED = 0.05  # of a territory's points, for safety from thieves
CROWD = 0.4  # a second cow on a parcel, while cowboys may come
STEP = 0.4  # a step the cowboy still has
THEFT = 1.8  # for each parcel the stolen cow will stand in
CIRCLE = 3.6
MATCH = 0.65  # how surely a parcel will join the best territory of its landscape
COW = 1.0  # a cow symbol, beside what MATCH gives

BITS = 6  # for the best of one landscape; all six stand in one number


@compiled(nb.int64(nb.int64, nb.int64, nb.int64))
def larger(best: int, landscape: int, number: int) -> int:
    """The best of each landscape, with another candidate."""
    shift = landscape * BITS
    known = best >> shift & 63
    return best + (number - known << shift) if number > known else best


@compiled(nb.float64(RECORD, nb.int64, nb.int64, nb.int64, nb.int64))
def parcel_worth(s: Any, seat: int, kind: int, areas: int, herds: int) -> float:
    """A parcel that does not lie yet."""
    shift = KIND_LANDSCAPE[kind] * BITS
    area = areas >> shift & 63
    herd = herds >> shift & 63
    value = CIRCLE * KIND_CIRCLE[kind] + MATCH * herd + KIND_COWS[kind] * (COW + MATCH * area)
    value += KIND_GOLD[kind] * (1 + s.experts[seat, 0])
    value += KIND_BEAVER[kind] * (1 + s.experts[seat, 1])
    value += KIND_EARS[kind] * (1 + s.experts[seat, 2])
    if KIND_SKULL[kind] and herd:
        value -= MATCH * area
    return float(value)


@compiled(None)
def room(s: Any, land: Ints, cell: int) -> float:
    """A free cell without free neighbours is lost."""
    free = 0
    for side in range(4):
        near = NEAR[cell, side]
        if near != NONE and near < s.cells and land[near] == NONE:
            free += 1
    return -HOLE if free == 0 else -CORNER if free == 1 else 0.0


@compiled(None)
def question_worth(s: Any, seat: int, early: float) -> float:
    """What the question that the seat is being asked promises."""
    value = STEP * s.steps
    if s.phase == PHASE_RUSTLE:
        value += THEFT * (s.area[seat, s.territory[seat, s.token]] + GROWTH * early)
    if s.phase == PHASE_HIRE:
        value += CIRCLE if s.circle[1] == NONE else 2 * CIRCLE
    return float(value)


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    early = 1.0 - s.round_number / ROUNDS
    value = float(scenario_points(s, seat))
    areas = herds = 0
    land = s.land[seat]
    for cell in range(s.cells):
        if land[cell] == NONE:
            value += room(s, land, cell)
            continue
        if s.cows[seat, cell] > 1:
            value += CROWD * early * (s.cows[seat, cell] - 1)
        area = int(s.area[seat, cell])
        if area and land[cell] < CORN:  # the territory named by this cell
            herd = int(s.herd[seat, cell])
            pasture = area * herd
            value += pasture + early * (GROWTH * herd + CALVES * area)
            if s.guards[seat, cell]:
                value += GUARDED * pasture
            areas = larger(areas, land[cell], area)
            herds = larger(herds, land[cell], herd)
    for resource in range(3):
        value += s.yields[seat, resource] * (1 + s.experts[seat, resource])
    for field in range(FIELDS):
        if s.stored[seat, field] != NONE:
            value += STORED * parcel_worth(s, seat, s.stored[seat, field], areas, herds)
    for place in range(PLACES):
        if s.ranchero[NEWER, place] == seat:
            value += CHOSEN * parcel_worth(s, seat, s.column[NEWER, place], areas, herds) - NEARER * place
    if s.actor == seat:
        value += question_worth(s, seat, early)
    return value
