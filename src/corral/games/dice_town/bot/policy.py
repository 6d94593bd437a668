"""Dice Town: what each move that may be chosen is worth, and a quick choice by it."""

from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import FATE, POLICY, QUIET, WEIGH, compiled, copy_into, inner

from ..agenda import dice
from ..cup import KEPT, asked_before, price
from ..rules import legal, play
from ..state import (
    DICE,
    KEEP,
    KEEPS,
    LOAD,
    LOADED_DIE,
    OUTLAW,
    PHASE_BEFORE,
    PHASE_DIE,
    PHASE_KEEP,
    PHASE_SPIRIT,
    SEATS,
    STATE,
)
from .belief import CLOSING
from .reroll import Floats, number_of, prospects, rolled_out
from .weights import OUTLAW as OUTLAW_VALUE
from .weights import PLAIN, USE
from .worth import dollar_value, hand_values, hand_with_pledges, rounds_left, soon, worth_by


@inner
def closing_chances(s: Any, seat: int, left: int, closing: Floats) -> None:
    """How likely the next roll is the last when so many dice are left to the seat, who has `left` now."""
    fewest = DICE
    for other in range(s.seats):
        if other != seat:
            fewest = min(fewest, DICE - dice(s.kept[other]))
    for many in range(DICE + 1):
        closing[many] = CLOSING[max(0, min(fewest, fewest - left + many + 1))]


@inner
def weigh_dice(s: Any, seat: int, moves: Ints, count: int, values: Floats, w: Floats) -> None:
    """`keep`, and before a roll `outlaw`, `load` and `roll`."""
    rounds = rounds_left(s, w)
    kept = hand_with_pledges(s, seat) if s.phase == PHASE_BEFORE else int(s.kept[seat])
    last = s.a if s.phase == PHASE_BEFORE else 0
    closing, value, going, sure = np.empty(DICE + 1), np.zeros(KEEPS), np.zeros(KEEPS), np.zeros(KEEPS)
    hand_values(s, seat, kept, last, rounds, value, w)
    closing_chances(s, seat, DICE - dice(s.kept[seat]), closing)
    dollar = dollar_value(s.cash[seat], rounds, w)
    prospects(kept, 1 if s.phase == PHASE_KEEP else 0, dollar, closing, value, going, sure)
    for index in range(count):
        move = int(moves[index])
        if move >= KEEP:
            part = int(KEPT[move - KEEP])
            at = number_of(kept + part)
            values[index] = (going[at] if at else -1.0) - dollar * price(dice(part))  # starting anew is never good
            continue
        hand = kept
        cost = 0.0
        if move >= LOAD:
            hand += 1 << 4 * (move - LOAD)
            cost = w[USE + LOADED_DIE] * soon(rounds, w)
        elif move >= OUTLAW:
            rest = (move - OUTLAW) % 12
            hand += rest % 2 + 1 << 4 * (rest // 2)
            cost = w[OUTLAW_VALUE] * soon(rounds, w)
        at = number_of(hand)
        values[index] = (rolled_out(at, value) if last else sure[at]) - cost


@inner
def rolling(state: Ints) -> bool:
    """Whether a seat is asked for its dice."""
    s = state.view(STATE)[0]
    return bool(s.phase == PHASE_KEEP or s.phase == PHASE_BEFORE)


@inner
def weigh_by(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats, w: Floats) -> None:
    """What each of the moves listed is worth, compared with the others."""
    if rolling(state):
        weigh_dice(state.view(STATE)[0], seat, moves, count, values, w)
    else:
        for index in range(count):
            copy_into(trial, state)
            play(trial, seat, moves[index])
            values[index] = worth_by(trial, seat, w)


@inner
def best_by(state: Ints, seat: int, moves: Ints, trial: Ints, w: Floats) -> int:
    count = legal(state, seat, moves)
    if count == 1:
        return int(moves[0])
    values = np.empty(count)
    weigh_by(state, seat, moves, count, trial, values, w)
    return int(moves[np.argmax(values)])


@compiled(WEIGH)
def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    weigh_by(state, seat, moves, count, trial, values, PLAIN)


@compiled(POLICY)
def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    return best_by(state, seat, moves, trial, PLAIN)


@compiled(QUIET)
def quiet(state: Ints) -> bool:
    """Whether a round begins: nothing is under way, and what the seats own can be judged."""
    s = state.view(STATE)[0]
    if s.spot != NONE:
        return False
    for seat in range(s.seats):
        if s.kept[seat] or s.cup[seat]:
            return False
    asked = asked_before(s)
    return bool(s.waiting == asked if asked else s.phase == PHASE_DIE)


FATES = 8 * SEATS + PHASE_SPIRIT + 1


@compiled(FATE)
def fate(state: Ints) -> int:
    """The name of what NATURE is asked for: whose die, and how many are still to be rolled; else the phase."""
    s = state.view(STATE)[0]
    return int(8 * s.a + s.b if s.phase == PHASE_DIE else 8 * SEATS + s.phase)
