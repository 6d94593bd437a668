"""Dice Town: what each move that may be chosen is worth, and a quick choice by it."""

from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import FATE, POLICY, QUIET, WEIGH, compiled, copy_into, inner

from .agenda import dice
from .belief import CLOSING
from .cup import KEPT, asked_before, price
from .reroll import Floats, number_of, prospects, rolled_out
from .rules import legal, play
from .state import (
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
from .worth import OUTLAW as OUTLAW_VALUE
from .worth import USE, dollar_value, hand_values, hand_with_pledges, rounds_left, soon, worth


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
def weigh_dice(s: Any, seat: int, moves: Ints, count: int, values: Floats) -> None:
    """`keep`, and before a roll `outlaw`, `load` and `roll`."""
    rounds = rounds_left(s)
    kept = hand_with_pledges(s, seat) if s.phase == PHASE_BEFORE else int(s.kept[seat])
    last = s.a if s.phase == PHASE_BEFORE else 0
    closing, value, going, sure = np.empty(DICE + 1), np.zeros(KEEPS), np.zeros(KEEPS), np.zeros(KEEPS)
    hand_values(s, seat, kept, last, rounds, value)
    closing_chances(s, seat, DICE - dice(s.kept[seat]), closing)
    dollar = dollar_value(s.cash[seat], rounds)
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
            cost = USE[LOADED_DIE] * soon(rounds)
        elif move >= OUTLAW:
            rest = (move - OUTLAW) % 12
            hand += rest % 2 + 1 << 4 * (rest // 2)
            cost = OUTLAW_VALUE * soon(rounds)
        at = number_of(hand)
        values[index] = (rolled_out(at, value) if last else sure[at]) - cost


@compiled(WEIGH)
def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    """What each of the moves listed is worth, compared with the others."""
    s = state.view(STATE)[0]
    if s.phase == PHASE_KEEP or s.phase == PHASE_BEFORE:
        weigh_dice(s, seat, moves, count, values)
    else:
        for index in range(count):
            copy_into(trial, state)
            play(trial, seat, moves[index])
            values[index] = worth(trial, seat)


@compiled(POLICY)
def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    count = legal(state, seat, moves)
    if count == 1:
        return int(moves[0])
    values = np.empty(count)
    weigh(state, seat, moves, count, trial, values)
    return int(moves[np.argmax(values)])


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
