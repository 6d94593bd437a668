"""Wind River: numbers for learned players: the herd, what a seat holds, and what the others do, the strongest first."""

from typing import Any

import numba
import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import Ints
from corral.kernel import FEATURES as SIGNATURE
from corral.kernel import compiled

from ..rules import foreign, gathering, hungry, standing
from ..state import DEPTH, PHASE_ACT, SEATS, STATE
from .worth import behind, holding, rounds_left

ROUNDS, HERD, PLAYERS, ACTING, LEAD, RANK = range(6)
OWN = 6  # where a seat's numbers begin; each other's follow
PLAINS, STOOD, RESERVE, SUPPLY, HOLDING, WAIT, HUNGER, STARVES, GATHERS, REACH, FED, ALONE, WAY, NEAREST, LATE = range(
    15
)
MANY = 15
FEATURES = OWN + MANY * SEATS


@compiled(nb.void(numba.from_dtype(STATE), nb.int64, nb.float64, nb.int64, nb.Array(nb.float64, 1, "C")))
def player(s: Any, seat: int, rounds: float, at: int, inputs: npt.NDArray[np.float64]) -> None:
    """What one player has, and how its tipis stand."""
    inputs[at + PLAINS] = s.plains[seat]
    left = standing(s, seat)
    inputs[at + STOOD] = left
    inputs[at + RESERVE] = s.reserve[seat]
    inputs[at + SUPPLY] = s.stones[seat]
    inputs[at + WAIT] = (seat - s.turn + s.seats) % s.seats if s.turn >= 0 else 0
    need = 0
    treks = 0
    if left:
        for away in range(1, s.depth + 1):
            position = s.depth - away
            for lane in range(s.first, s.last + 1):
                field = lane * DEPTH + position
                own = s.tipis[seat, field]
                if own == 0:
                    continue
                if inputs[at + NEAREST] == 0:
                    inputs[at + NEAREST] = away
                half = (lane + s.even_ahead) & 1
                inputs[at + WAY] += own * (2 * position + half) / (2 * s.depth)
                missing = hungry(s, seat, field)
                need += missing
                if missing:
                    inputs[at + REACH] += min(missing, behind(s, lane, position))
                others = foreign(s, seat, field)
                inputs[at + FED] += s.buffalo[field] > others + own
                inputs[at + ALONE] += others == 0
                for _ in range(own):
                    treks += away
                    inputs[at + LATE] += treks > rounds
    inputs[at + HUNGER] = need
    inputs[at + STARVES] = max(0, need - s.stones[seat])
    inputs[at + GATHERS] = gathering(s, seat)


@compiled(SIGNATURE)
def features(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    for index in range(FEATURES):
        inputs[index] = 0.0
    rounds = rounds_left(s)
    inputs[ROUNDS] = rounds
    inputs[HERD] = s.herd
    inputs[PLAYERS] = s.seats
    inputs[ACTING] = s.phase == PHASE_ACT and s.turn == seat
    player(s, seat, rounds, OWN, inputs)
    mine = holding(s, seat, rounds) / 100.0
    inputs[OWN + HOLDING] = mine
    last = 1e300
    last_seat = -1
    at = OWN
    for _ in range(s.seats - 1):  # the others by what they hold, the most first
        best = -1
        most = -1e300
        for other in range(s.seats):
            if other == seat:
                continue
            held = holding(s, other, rounds) / 100.0
            if (held < last or (held == last and other > last_seat)) and held > most:
                most = held
                best = other
        at += MANY
        player(s, best, rounds, at, inputs)
        inputs[at + HOLDING] = most
        inputs[RANK] += most > mine
        last = most
        last_seat = best
    inputs[LEAD] = mine - inputs[OWN + MANY + HOLDING]
