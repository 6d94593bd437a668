"""Moon River, chapter Scoring. Points can be counted at any time, as if the herds were thinned out now (MR-45)."""

from typing import Any

from numba import types as nb

from corral.game import NONE, Ints, Keys
from corral.kernel import SCORE, compiled

from .material import (
    CATTLE_THIEF,
    CITY,
    CORN,
    DESPERADO,
    FARM,
    FOREST,
    GOLD_RUSH,
    KIND_GOLD,
    NOT_A,
    NOT_E,
    OUTLAWS,
    RIVER,
    TIMBER,
    WIDTH,
)
from .state import RECORD, STATE

SHEET = (
    "desert", "canyon", "meadow", "forest", "farm", "gold", "beaver", "corn", "gold_digger", "trapper", "farmer",
    "scenario", "total",
)  # fmt: skip
ROW_YIELDS, ROW_EXPERTS, ROW_SCENARIO, ROW_TOTAL = 5, 8, 11, 12


@compiled(nb.int64(nb.int64))
def reward(count: int) -> int:
    """A group of three is worth 10, each further parcel 10 more."""
    return 10 * (count - 2) if count >= 3 else 0


@compiled(nb.int64(nb.int64, nb.int64))
def group_around(cell: int, mask: int) -> int:
    """The cells of a bit mask that are connected with a cell."""
    group = 1 << cell
    while True:
        grown = group | group << WIDTH | group >> WIDTH | (group & NOT_E) << 1 | (group & NOT_A) >> 1
        grown &= mask
        if grown == group:
            return group
        group = grown


@compiled(None)
def size(mask: int) -> int:
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled(nb.int64(RECORD, nb.int64, nb.int64))
def groups(s: Any, mask: int, needed: int) -> int:
    """Rewards for the connected groups of a bit mask that hold a needed cell (MR-41)."""
    total = 0
    for cell in range(s.cells):
        if mask >> cell & 1:
            group = group_around(cell, mask)
            mask &= ~group
            if group & needed:
                total += reward(size(group))
    return total


@compiled(None)
def gold_rush(s: Any, seat: int) -> int:
    mask = 0
    for cell in range(s.cells):
        kind = s.parcel[seat, cell]
        if kind != NONE and KIND_GOLD[kind]:
            mask |= 1 << cell
    return groups(s, mask, mask)


@compiled(None)
def outlaws(s: Any, seat: int) -> int:
    mask = 0
    needed = 0
    for cell in range(s.cells):
        partner = s.partner[seat, cell]
        if partner != NONE:
            mask |= 1 << cell
            if partner in (DESPERADO, CATTLE_THIEF):
                needed |= 1 << cell
    return groups(s, mask, needed)


@compiled(nb.int64(RECORD, nb.int64, nb.int64))
def territories(s: Any, seat: int, landscape: int) -> int:
    """Rewards for the territories of a landscape: City and, if they touch the river, Timber (MR-40, MR-42)."""
    total = 0
    for territory in range(s.cells):
        if s.land[seat, territory] == landscape and s.area[seat, territory] >= 3:
            wet = landscape == FARM
            for cell in range(territory, s.cells):
                if s.territory[seat, cell] == territory and s.touch[seat, cell] & RIVER:
                    wet = True
            if wet:
                total += reward(s.area[seat, territory])
    return total


@compiled(nb.int64(RECORD, nb.int64))
def scenario_points(s: Any, seat: int) -> int:
    if s.scenario == TIMBER:
        return territories(s, seat, FOREST)
    if s.scenario == GOLD_RUSH:
        return gold_rush(s, seat)
    if s.scenario == OUTLAWS:
        return outlaws(s, seat)
    if s.scenario == CITY:
        return territories(s, seat, FARM)
    return 0


@compiled(nb.int64(RECORD, nb.int64))
def points_of(s: Any, seat: int) -> int:
    points = scenario_points(s, seat)
    for territory in range(s.cells):
        points += s.area[seat, territory] * s.herd[seat, territory]  # MR-38; corn has no cows
    for resource in range(3):
        points += s.yields[seat, resource] * (1 + s.experts[seat, resource])  # MR-39, MR-43
    return points


@compiled(SCORE)
def score(state: Ints, points: Keys) -> None:
    """Points, then the largest territory, then cows (MR-44)."""
    s = state.view(STATE)[0]
    for seat in range(s.seats):
        largest = 0
        cows = 0
        for territory in range(s.cells):
            largest = max(largest, s.area[seat, territory])
            cows += s.herd[seat, territory]
        points[seat] = points_of(s, seat) * 10_000 + largest * 100 + cows


@compiled(SCORE)
def sheets(state: Ints, rows: Keys) -> None:
    """The score sheets, one after the other (MR-45)."""
    s = state.view(STATE)[0]
    rows[:] = 0
    for seat in range(s.seats):
        sheet = rows[seat * len(SHEET) : (seat + 1) * len(SHEET)]
        for territory in range(s.cells):
            if s.area[seat, territory] and s.land[seat, territory] != CORN:
                sheet[s.land[seat, territory]] += s.area[seat, territory] * s.herd[seat, territory]
        for resource in range(3):
            sheet[ROW_YIELDS + resource] = s.yields[seat, resource]
            sheet[ROW_EXPERTS + resource] = s.yields[seat, resource] * s.experts[seat, resource]
        sheet[ROW_SCENARIO] = scenario_points(s, seat)
        sheet[ROW_TOTAL] = points_of(s, seat)
