"""Moon River: numbers for learned players: a ranch, what is about to come to it, and the best of the others."""

from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NONE, Ints
from corral.kernel import FEATURES as SIGNATURE
from corral.kernel import compiled

from ..material import (
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
)  # fmt: skip
from ..scoring import points_of, scenario_points
from ..state import RECORD, STATE
from .worth import worth

TIME, POINTS, RIVAL, LEAD, SCENARIO, COWS, GUARDED, FREE, LONELY, HELD = range(10)
BEST_AREA = 10  # by landscape, corn left out
BEST_HERD = 15
SUM_AREA = 20
OPEN_HERD = 25  # herds of territories with a free cell beside them
YIELDS = 30  # gold, beaver, ears
EXPERTS = 33
STORED = 36  # parcels not laid yet: by landscape, then cows, gold, beaver, ears, circles, skulls
CHOSEN = 48  # the same for the parcels a ranchero stands on
WORTH = 60  # what a greedy player makes of it: own, the best other's, and both as the rounds go by
FEATURES = 64


@compiled(nb.void(nb.int64, nb.int64, nb.Array(nb.float64, 1, "C")))
def parcel(kind: int, at: int, inputs: npt.NDArray[np.float64]) -> None:
    inputs[at + KIND_LANDSCAPE[kind]] += 1.0
    inputs[at + 6] += KIND_COWS[kind]
    inputs[at + 7] += KIND_GOLD[kind]
    inputs[at + 8] += KIND_BEAVER[kind]
    inputs[at + 9] += KIND_EARS[kind]
    inputs[at + 10] += KIND_CIRCLE[kind]
    inputs[at + 11] += KIND_SKULL[kind]


@compiled(nb.void(RECORD, nb.int64, nb.Array(nb.float64, 1, "C")))
def ranch(s: Any, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    for cell in range(s.cells):
        land = s.land[seat, cell]
        free = 0
        for side in range(4):
            near = NEAR[cell, side]
            if near != NONE and near < s.cells and s.land[seat, near] == NONE:
                free += 1
        if land == NONE:
            inputs[FREE] += 1.0
            if free == 0:
                inputs[LONELY] += 1.0
        elif land < CORN:
            territory = s.territory[seat, cell]
            area, herd = float(s.area[seat, territory]), float(s.herd[seat, territory])
            inputs[SUM_AREA + land] += 1.0
            inputs[BEST_AREA + land] = max(inputs[BEST_AREA + land], area)
            inputs[BEST_HERD + land] = max(inputs[BEST_HERD + land], herd)
            if free:
                inputs[OPEN_HERD + land] = max(inputs[OPEN_HERD + land], herd)
            if s.cows[seat, cell]:
                inputs[COWS] += 1.0
                if s.guards[seat, territory]:
                    inputs[GUARDED] += 1.0


@compiled(SIGNATURE)
def features(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    for index in range(FEATURES):
        inputs[index] = 0.0
    inputs[TIME] = 1.0 - s.round_number / ROUNDS
    inputs[POINTS] = points_of(s, seat)
    inputs[RIVAL] = -1000.0
    for other in range(s.seats):
        if other != seat:
            inputs[RIVAL] = max(inputs[RIVAL], float(points_of(s, other)))
    inputs[LEAD] = (inputs[POINTS] - inputs[RIVAL]) * (1.0 - inputs[TIME])
    inputs[WORTH] = worth(state, seat)
    inputs[WORTH + 1] = -1000.0
    for other in range(s.seats):
        if other != seat:
            inputs[WORTH + 1] = max(inputs[WORTH + 1], worth(state, other))
    inputs[WORTH + 2] = inputs[WORTH] * inputs[TIME]
    inputs[WORTH + 3] = (inputs[WORTH] - inputs[WORTH + 1]) * inputs[TIME]
    inputs[SCENARIO] = scenario_points(s, seat)
    ranch(s, seat, inputs)
    for resource in range(3):
        inputs[YIELDS + resource] = s.yields[seat, resource]
        inputs[EXPERTS + resource] = s.experts[seat, resource]
    for field in range(FIELDS):
        kind = s.stored[seat, field]
        if kind != NONE:
            inputs[HELD] += 1.0
            parcel(kind, STORED, inputs)
    for column in range(2):
        for place in range(PLACES):
            if s.ranchero[column, place] == seat and s.column[column, place] != NONE:
                parcel(s.column[column, place], CHOSEN, inputs)
