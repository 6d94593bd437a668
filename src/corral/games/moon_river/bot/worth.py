"""Moon River: what a greedy player makes as large as it can: points now, and what the position promises.

The weights are from tournaments of greedy players (README.md). They make a player who keeps its storage nearly full, so
as to choose the domino from many, and builds when it must or when something fits well.
"""

from typing import Any

import numpy as np
from numba import types as nb

from corral.game import NONE, Ints
from corral.kernel import WORTH, compiled

from ..material import (
    CATTLE_THIEF,
    CITY,
    CORN,
    DESPERADO,
    FARM,
    FIELDS,
    FOREST,
    GOLD_RUSH,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_SKULL,
    NOT_A,
    NOT_E,
    OUTLAWS,
    PLACES,
    RIVER,
    ROUNDS,
    TIMBER,
    WIDTH,
)
from ..scoring import group_around, size
from ..state import PHASE_HIRE, PHASE_RUSTLE, PHASE_SWAP, RECORD, STATE

POINT = 10_000.0  # of score's key
SPREAD = 15.0  # points
WORTH_SPREAD = 15.0

# What is still to come counts in full at the beginning, and less and less until the last round. By landscape:
# desert, canyon, meadow, forest, farm, and corn, on which no cow ever grazes.
GROWTH = np.array([0.0, 0.0, 1.2, 2.5, 0.9, 0.0])  # parcels that a territory with a cow will still win
CALVES = np.array([0.1, 0.45, 1.0, 0.7, 1.55, 0.0])  # cows that a parcel will still win
ROOM = 0.3  # a free cell beside a landscape, for each cow of its best territory
OPEN = 3  # more such free cells are of no use
YIELD = np.array([3.7, 2.3, 10.7])  # what a gold digger, trapper, farmer will still see
CROWD = 0.3  # a second cow on a parcel: a cowboy may lead it on

# Parcels that do not lie yet
STORED = 0.76  # of a parcel's value while it is stored
PATIENCE = 0.2  # the same, in addition at the beginning
CHOSEN = 0.19  # while the ranchero stands on it
NEARER = 0.21  # for each place nearer to the box
MATCH = 1.5  # what it will bring in the best territory of its landscape, of what it would bring now
COW = 0.3  # a cow symbol, beside what MATCH gives
SKULL = 0.75  # of a cow's points
FRESH = 0.64  # of what a parcel in the ranch will still win
CIRCLE = 6.0

# Free cells
HOLE = 1.5  # one without free neighbours: nothing can be built there any more
CORNER = 0.3  # one with a single free neighbour

# Partners
STEP = 0.6  # a step the cowboy still has
THEFT = 2.5  # for each parcel of the territory in which the stolen cow will stand
EXCHANGE = 0.4  # the desperado's question
OTHERS = 0.05  # of the points of the other ranches

# Scenarios (MR-40 to MR-42)
LONE, PAIR = 1.0, 4.0  # one or two parcels of a group that must have three
UNMET = 0.4  # of a group that lacks the river, or an outlaw
MARK = 6.0  # a parcel that the scenario wants
OUTLAW = 2.0  # a partner that is one, for a playout's choice

BITS = 6  # for one landscape's number, where those of all six stand in one

TWO, THREE = (nb.Tuple((nb.int64,) * many) for many in (2, 3))  # type: ignore[no-untyped-call]


@compiled(nb.int64(nb.int64, nb.int64))
def of_landscape(packed: int, landscape: int) -> int:
    return packed >> landscape * BITS & 63


@compiled(nb.int64(nb.int64, nb.int64, nb.int64))
def larger(packed: int, landscape: int, number: int) -> int:
    """The best of each landscape, with another candidate."""
    known = of_landscape(packed, landscape)
    return packed + (number - known << landscape * BITS) if number > known else packed


@compiled(nb.float64(RECORD))
def time_left(s: Any) -> float:
    """1 at the beginning, 0 in the last round."""
    return float(1.0 - s.round_number / ROUNDS)


# The ranch as a whole: free cells as a bit mask; by landscape the largest territory, the largest herd, the free cells
# beside it


@compiled(nb.int64(RECORD, nb.int64))
def free_cells(s: Any, seat: int) -> int:
    free = 0
    land = s.land[seat]
    for cell in range(s.cells):
        if land[cell] == NONE:
            free |= 1 << cell
    return free


@compiled(THREE(RECORD, nb.int64))
def survey(s: Any, seat: int) -> tuple[int, int, int]:
    areas = herds = beside = 0
    land = s.land[seat]
    touch = s.touch[seat]
    for cell in range(s.cells):
        here = int(land[cell])
        if here == NONE:
            for landscape in range(CORN):
                beside += (int(touch[cell]) >> landscape & 1) << landscape * BITS
        elif here < CORN and s.area[seat, cell]:
            areas = larger(areas, here, int(s.area[seat, cell]))
            herds = larger(herds, here, int(s.herd[seat, cell]))
    return areas, herds, beside


@compiled(nb.float64(nb.int64, nb.float64, nb.float64))
def cramped(free: int, hole: float, corner: float) -> float:
    """What holes and corners cost, each so much."""
    up = free << WIDTH & free
    down = free >> WIDTH & free
    right = (free & NOT_E) << 1 & free
    left = (free & NOT_A) >> 1 & free
    holes = free & ~(up | down | right | left)
    corners = (up ^ down ^ right ^ left) & ~(up & down) & ~(right & left)
    return hole * size(holes) + corner * size(corners)


# Parcels that do not lie yet


@compiled(nb.int64(RECORD, nb.int64))
def marked(s: Any, kind: int) -> int:
    """Whether the scenario wants a parcel: 1 or 0."""
    if s.scenario == TIMBER:
        return int(KIND_LANDSCAPE[kind] == FOREST)
    if s.scenario == CITY:
        return int(KIND_LANDSCAPE[kind] == FARM)
    if s.scenario == GOLD_RUSH:
        return int(KIND_GOLD[kind])
    if s.scenario == OUTLAWS:
        return int(KIND_CIRCLE[kind])
    return 0


@compiled(nb.float64(RECORD, nb.int64, nb.int64))
def symbols(s: Any, seat: int, kind: int) -> float:
    """Resources and circle, wherever the parcel will lie (MR-39, MR-43)."""
    experts = s.experts[seat]
    value = CIRCLE * KIND_CIRCLE[kind]
    value += KIND_GOLD[kind] * (1 + experts[0])
    value += KIND_BEAVER[kind] * (1 + experts[1])
    return float(value + KIND_EARS[kind] * (1 + experts[2]))


@compiled(nb.float64(RECORD, nb.int64, nb.int64, nb.int64, nb.int64, nb.int64))
def parcel_worth(s: Any, seat: int, kind: int, areas: int, herds: int, beside: int) -> float:
    """A parcel that does not lie yet."""
    landscape = int(KIND_LANDSCAPE[kind])
    area = of_landscape(areas, landscape)
    herd = of_landscape(herds, landscape)
    match = MATCH if of_landscape(beside, landscape) else 0.0
    value = symbols(s, seat, kind) + MARK * marked(s, kind)
    value += match * herd + KIND_COWS[kind] * (COW + match * area)
    value += FRESH * time_left(s) * (CALVES[landscape] + KIND_COWS[kind] * GROWTH[landscape])
    if KIND_SKULL[kind] and herd:
        value -= SKULL * match * area
    return float(value)


# Scenarios (MR-40 to MR-42)


@compiled(TWO(RECORD, nb.int64))
def wanted_cells(s: Any, seat: int) -> tuple[int, int]:
    """As bit masks: the parcels whose groups count, and the cells of which such a group must have one."""
    mask = needed = 0
    for cell in range(s.cells):
        kind = s.parcel[seat, cell]
        partner = s.partner[seat, cell]
        bit = 1 << cell
        if s.scenario == OUTLAWS:
            mask |= bit * (partner != NONE)
            needed |= bit * (partner in (DESPERADO, CATTLE_THIEF))
        elif kind != NONE and marked(s, kind):
            mask |= bit
        if s.scenario == TIMBER and s.touch[seat, cell] & RIVER:
            needed |= bit
    if s.scenario in (GOLD_RUSH, CITY):
        needed = mask
    return mask, needed


@compiled(nb.float64(RECORD, nb.int64, nb.int64))
def prospect(s: Any, mask: int, needed: int) -> float:
    """What the groups of a scenario bring and promise; in the last round exactly the points."""
    early = time_left(s)
    total = 0.0
    while mask:
        cell = 0
        while not mask >> cell & 1:
            cell += 1
        group = group_around(cell, mask)
        mask &= ~group
        parcels = size(group)
        value = 10.0 * (parcels - 2) if parcels > 2 else early * (PAIR if parcels == 2 else LONE)
        total += value if group & needed else UNMET * early * value
    return total


# Worth


@compiled(nb.float64(RECORD, nb.int64))
def pastures(s: Any, seat: int) -> float:
    """Territories, and what they will still win."""
    early = time_left(s)
    value = 0.0
    land = s.land[seat]
    for cell in range(s.cells):
        if land[cell] == NONE or land[cell] >= CORN:
            continue
        if s.cows[seat, cell] > 1:
            value += CROWD * early * (s.cows[seat, cell] - 1)
        area = s.area[seat, cell]
        if area:  # the territory named by this cell
            herd = s.herd[seat, cell]
            value += area * herd + early * (GROWTH[land[cell]] * herd + CALVES[land[cell]] * area)
    return value


@compiled(nb.float64(RECORD, nb.int64))
def question_worth(s: Any, seat: int) -> float:
    """What the question that the seat is being asked promises."""
    value = STEP * s.steps
    if s.phase == PHASE_RUSTLE:
        value += THEFT * (s.area[seat, s.territory[seat, s.token]] + time_left(s))
    if s.phase == PHASE_SWAP:
        value += EXCHANGE
    if s.phase == PHASE_HIRE:
        value += CIRCLE if s.circle[1] == NONE else 2 * CIRCLE
    return float(value)


@compiled(nb.float64(RECORD, nb.int64))
def other_pastures(s: Any, seat: int) -> float:
    total = 0
    for other in range(s.seats):
        if other != seat:
            for territory in range(s.cells):
                total += s.area[other, territory] * s.herd[other, territory]
    return float(total)


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    early = time_left(s)
    areas, herds, beside = survey(s, seat)
    value = pastures(s, seat) - cramped(free_cells(s, seat), HOLE, CORNER)
    for landscape in range(CORN):
        value += early * ROOM * min(OPEN, of_landscape(beside, landscape)) * of_landscape(herds, landscape)
    for resource in range(3):
        experts = s.experts[seat, resource]
        value += s.yields[seat, resource] * (1 + experts) + early * YIELD[resource] * experts
    if s.scenario != NONE:
        mask, needed = wanted_cells(s, seat)
        value += prospect(s, mask, needed)
    for field in range(FIELDS):
        if s.stored[seat, field] != NONE:
            value += (STORED + PATIENCE * early) * parcel_worth(s, seat, s.stored[seat, field], areas, herds, beside)
    for column in range(2):  # the older too: the round's last choice makes the newer column the older (MR-33)
        for place in range(PLACES):
            if s.ranchero[column, place] == seat:
                value += CHOSEN * parcel_worth(s, seat, s.column[column, place], areas, herds, beside) - NEARER * place
    if s.actor == seat:
        value += question_worth(s, seat)
    return value - OTHERS * other_pastures(s, seat)
