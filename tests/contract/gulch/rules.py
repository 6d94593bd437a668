"""Gulch: each question is a pair side by side: what may be answered, what the answer does."""

from typing import Any

import numpy as np

from corral.game import NATURE, NONE, Ints, Keys
from corral.kernel import ACTORS, LEGAL, PLAY, REDEAL, SCORE, SETUP, WORTH, compiled

from .state import COPIES, DIG, PHASE_DIG, PHASE_OVER, PHASE_WASH, STATE, WAIT, WASH, WEIGHTS


@compiled(SETUP)
def setup(state: Ints, seats: int, options: Ints, pieces: Ints) -> None:
    s = state.view(STATE)[0]
    state[:] = 0
    s.seats = seats
    s.spill = options[0]
    for weight in range(WEIGHTS):
        s.sack[weight] = (1 << pieces[weight]) - 1
    for seat in range(seats):
        s.pledge[seat] = NONE


# Washing


@compiled(None)
def wash_legal(s: Any, moves: Ints) -> int:
    count = 0
    for weight in range(WEIGHTS):
        for copy in range(COPIES):
            if s.sack[weight] >> copy & 1:
                moves[count] = WASH + weight * COPIES + copy
                count += 1
    return count


@compiled(None)
def wash_play(s: Any, move: int) -> None:
    s.nugget = (move - WASH) // COPIES + 1
    s.copy_drawn = (move - WASH) % COPIES
    s.sack[s.nugget - 1] &= ~(1 << s.copy_drawn)
    s.phase = PHASE_DIG


# Digging


@compiled(None)
def dig_legal(moves: Ints) -> int:
    moves[0] = DIG
    moves[1] = WAIT
    return 2


@compiled(None)
def dig_play(s: Any, seat: int, move: int) -> None:
    s.pledge[seat] = move
    diggers = 0
    lone = NONE
    for other in range(s.seats):
        if s.pledge[other] == NONE:
            return
        if s.pledge[other] == DIG:
            diggers += 1
            lone = other
    if diggers == 1:
        s.weight[lone] += s.nugget
    elif diggers > 1 and s.spill:
        s.sack[s.nugget - 1] |= 1 << s.copy_drawn
        s.spill = 0
    for other in range(s.seats):
        s.pledge[other] = NONE
    s.nugget = 0
    s.copy_drawn = 0
    s.phase = PHASE_WASH if s.sack.any() else PHASE_OVER


# Secrets


@compiled(REDEAL)
def redeal(state: Ints, seat: int, word: np.uint64) -> None:
    s = state.view(STATE)[0]
    for other in range(s.seats):
        if other != seat:
            s.pledge[other] = NONE  # unrevealed pledges of others are withdrawn


# Players


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    """What a greedy player makes as large as it can."""
    s = state.view(STATE)[0]
    return float(s.weight[seat])


# The verbs: switchboards over the phase, below what they call


@compiled(ACTORS)
def actors(state: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_WASH:
        return 1 << NATURE
    if s.phase == PHASE_OVER:
        return 0
    mask = 0
    for seat in range(s.seats):
        if s.pledge[seat] == NONE:
            mask |= 1 << seat
    return mask


@compiled(LEGAL)
def legal(state: Ints, seat: int, moves: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_WASH:
        return wash_legal(s, moves)
    return dig_legal(moves)


@compiled(PLAY)
def play(state: Ints, seat: int, move: int) -> None:
    s = state.view(STATE)[0]
    if s.phase == PHASE_WASH:
        wash_play(s, move)
    else:
        dig_play(s, seat, move)


@compiled(SCORE)
def score(state: Ints, points: Keys) -> None:
    s = state.view(STATE)[0]
    for seat in range(s.seats):
        points[seat] = s.weight[seat]
