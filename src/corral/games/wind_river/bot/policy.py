"""Wind River: a quick choice for playouts: what `worth` would choose, nearly, without playing every move on a copy.

A step of a buffalo changes only what two fields feed: that is added up once for every field, and a step is worth the
sum of its ends. Acts with tipis are tried in place, and only the seat's own holding is looked at again.
"""

from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import POLICY, below, compiled, next_word

from ..rules import foreign, gathering, legal, nobody_stands, play, standing
from ..state import (
    DEPTH,
    DRIVE,
    FIELDS,
    GATHER,
    HERD,
    LOSE,
    OUT,
    PASS,
    PHASE_HERD,
    PHASE_PLACE,
    PHASE_SUPPLY,
    RAISE,
    RAISE_COST,
    SEATS,
    STATE,
    STEP_FROM,
    STEP_TO,
    STONES,
    TREK,
)
from .worth import (
    HUNGRY,
    IN_REACH,
    LEADER,
    RIVAL,
    SAFE,
    STARVING,
    SURPLUS,
    behind,
    final,
    holding,
    rounds_left,
    stones_worth,
    worth,
)

# Room in `trial`, which holds no position here but whole numbers.
NEED = 0  # + seat: its hungry tipis
WEIGHT = NEED + SEATS  # + seat: how much what it eats counts for the seat that chooses
COME = WEIGHT + SEATS  # + field: what a buffalo more there is worth; + OUT: nothing
GO = COME + FIELDS + 1  # + field: what a buffalo less there is worth
UNIT = 1024.0  # of the numbers kept
SHARE_RIVAL = int(UNIT * RIVAL)
SHARE_LEADER = int(UNIT * (RIVAL + LEADER))
SHARE_OWN = int(UNIT)
PACE = 0.1  # a half hexagon the herd goes on, for every tipi
LENGTH = np.where(STEP_FROM // DEPTH == STEP_TO // DEPTH, 2, 1).astype(np.int32)  # of a step, in half hexagons


@compiled(None)
def count_needs(s: Any, seat: int, room: Ints, rounds: float) -> None:
    """Who is hungry and by how much, and whose hunger matters how much to the seat."""
    leader = -1
    most = -1e300
    for other in range(s.seats):
        need = 0
        left = standing(s, other)
        if left:
            for lane in range(s.first, s.last + 1):
                for field in range(lane * DEPTH, lane * DEPTH + s.depth):
                    own = s.tipis[other, field]
                    if own:
                        need += max(0, min(own, own + foreign(s, other, field) - s.buffalo[field]))
                        left -= own
                if left == 0:
                    break
        room[NEED + other] = need
        room[WEIGHT + other] = -SHARE_RIVAL
        if other != seat:
            held = holding(s, other, rounds)
            if held > most:
                most = held
                leader = other
    room[WEIGHT + leader] = -SHARE_LEADER
    room[WEIGHT + seat] = SHARE_OWN


@compiled(None)
def price_fields(s: Any, room: Ints) -> None:
    """What a buffalo more or less on each field is worth, by what the tipis there eat and gather (WR-13, WR-17)."""
    for index in range(COME, GO + FIELDS):
        room[index] = 0
    for lane in range(s.first, s.last + 1):
        for position in range(s.depth):
            field = lane * DEPTH + position
            camp = foreign(s, NONE, field)
            if camp == 0:
                continue
            spare = s.buffalo[field] - camp
            come = 0.0
            go = 0.0
            wait = 0
            for owner in range(s.seats):
                own = s.tipis[owner, field]
                if own == 0:
                    continue
                weight = room[WEIGHT + owner]
                short = room[NEED + owner] - s.stones[owner]  # above 0: as many tipis would be lost (WR-14)
                if spare < 0 and own >= -spare:
                    come += weight * (STARVING if short > 0 else HUNGRY)
                if spare <= 0 and own > -spare:
                    go -= weight * (STARVING if short >= 0 else HUNGRY)
                if spare == 0:
                    come += weight * SAFE
                elif spare == 1:
                    go -= weight * SAFE
                if own == camp and s.stones[owner] < STONES:
                    if spare >= 0:
                        come += weight * SURPLUS
                    if spare > 0:
                        go -= weight * SURPLUS
                wait += weight
            room[COME + field] += int(come)
            room[GO + field] += int(go)
            if spare < 0:
                price_behind(s, lane, position, int(IN_REACH * wait), behind(s, lane, position) + spare, room)


@compiled(None)
def price_behind(s: Any, lane: int, position: int, price: int, more: int, room: Ints) -> None:
    """The same for the fields from which a buffalo could come to hungry tipis, where `more` than they need stand."""
    come = price if more < 0 else 0
    go = price if more <= 0 else 0
    field = lane * DEPTH + position
    back = ((lane + s.even_ahead) & 1) - 1
    if position:
        room[COME + field - 1] += come
        room[GO + field - 1] -= go
    if position + back >= 0:
        if lane > s.first:
            room[COME + field - DEPTH + back] += come
            room[GO + field - DEPTH + back] -= go
        if lane < s.last:
            room[COME + field + DEPTH + back] += come
            room[GO + field + DEPTH + back] -= go


@compiled(None)
def best_step(s: Any, moves: Ints, begin: int, end: int, base: int, room: Ints, word: np.uint64) -> int:
    """Where in the list the best step of a buffalo stands; of equals, one by lot."""
    hurry = 0  # a herd that goes on fast is bad for those who have far to go
    for owner in range(s.seats):
        hurry -= room[WEIGHT + owner] * standing(s, owner)
    hurry = int(hurry * PACE)
    best = begin
    most = -(1 << 60)
    equals = 0
    for index in range(begin, end):
        step = moves[index] - base
        value = room[COME + STEP_TO[step]] + room[GO + STEP_FROM[step]] + hurry * LENGTH[step]
        if value > most:
            most = value
            best = index
            equals = 1
        elif value == most:
            equals += 1
            word = next_word(word)
            if below(word, equals) == 0:
                best = index
    return best


@compiled(None)
def herd_choice(s: Any, seat: int, moves: Ints, count: int, room: Ints, word: np.uint64) -> int:
    count_needs(s, seat, room, rounds_left(s))
    price_fields(s, room)
    return int(moves[best_step(s, moves, 0, count, HERD, room, word)])


@compiled(None)
def lose_choice(moves: Ints, count: int) -> int:
    """The tipi that has come least far goes."""
    best = moves[0]
    for index in range(count):
        if (moves[index] - LOSE) % DEPTH < (best - LOSE) % DEPTH:
            best = moves[index]
    return int(best)


@compiled(None)
def visit(s: Any, seat: int, field: int, room: Ints) -> float:
    """What a tipi more of the seat on this field takes from the others there: food, and what they gather."""
    camp = foreign(s, NONE, field)
    spare = s.buffalo[field] - camp
    gain = 0.0
    for owner in range(s.seats):
        own = s.tipis[owner, field]
        if own == 0 or owner == seat:
            continue
        if spare <= 0 and own > -spare:
            gain -= room[WEIGHT + owner] * (STARVING if room[NEED + owner] >= s.stones[owner] else HUNGRY)
        if spare == 1:
            gain -= room[WEIGHT + owner] * SAFE
        if spare > 0 and own == camp:
            gain -= room[WEIGHT + owner] * SURPLUS * min(spare, STONES - s.stones[owner])
    return gain / UNIT


@compiled(None)
def meeting(s: Any, seat: int, field: int, room: Ints) -> float:
    """What the stones are worth that the others there pay (WR-16)."""
    gain = 0.0
    for owner in range(s.seats):
        stones = s.stones[owner]
        if owner != seat and s.tipis[owner, field] and stones:
            gain -= room[WEIGHT + owner] * (stones_worth(s, owner, stones) - stones_worth(s, owner, stones - 1))
            if room[NEED + owner] >= stones:
                gain -= room[WEIGHT + owner] * (STARVING - HUNGRY)
    return gain / UNIT


@compiled(None)
def after_trek(s: Any, seat: int, step: int, rounds: float, room: Ints) -> float:
    """What the seat would hold after a trek, and what it takes from others (WR-16)."""
    start, end = STEP_FROM[step], STEP_TO[step]
    s.tipis[seat, start] -= 1
    gain = 0.0
    paid = 0
    if foreign(s, seat, start):
        gain -= visit(s, seat, start, room)
    if end == OUT:
        s.plains[seat] += 1
    else:
        if foreign(s, seat, end):
            paid = 1
            gain += visit(s, seat, end, room) + meeting(s, seat, end, room)
        s.tipis[seat, end] += 1
    s.stones[seat] -= paid
    ended = end == OUT and nobody_stands(s)  # WR-23
    value = final(s, seat) if ended else holding(s, seat, rounds) + gain
    s.stones[seat] += paid
    if end == OUT:
        s.plains[seat] -= 1
    else:
        s.tipis[seat, end] -= 1
    s.tipis[seat, start] += 1
    return float(value)


@compiled(None)
def after_raise(s: Any, seat: int, field: int, rounds: float) -> float:
    """What the seat would hold after a raise (WR-18)."""
    s.stones[seat] -= RAISE_COST
    s.reserve[seat] -= 1
    s.tipis[seat, field] += 1
    value = holding(s, seat, rounds)
    s.tipis[seat, field] -= 1
    s.reserve[seat] += 1
    s.stones[seat] += RAISE_COST
    return float(value)


@compiled(None)
def after_gather(s: Any, seat: int, rounds: float) -> float:
    """What the seat would hold after gathering (WR-17)."""
    taken = gathering(s, seat)
    s.stones[seat] += taken
    value = holding(s, seat, rounds)
    s.stones[seat] -= taken
    return float(value)


@compiled(None)
def act_choice(s: Any, seat: int, moves: Ints, count: int, room: Ints, word: np.uint64) -> int:
    drives = 0
    while drives < count and moves[drives] < DRIVE:
        drives += 1
    if moves[0] == PASS:
        return int(moves[0])
    best = moves[0]
    most = -1e300
    rounds = rounds_left(s)
    count_needs(s, seat, room, rounds)
    for index in range(drives):
        move = moves[index]
        if move >= RAISE:
            value = after_raise(s, seat, move - RAISE, rounds)
        elif move == GATHER:
            value = after_gather(s, seat, rounds)
        else:
            value = after_trek(s, seat, move - TREK, rounds, room)
        if value > most:
            most = value
            best = move
    if drives < count:
        price_fields(s, room)
        index = best_step(s, moves, drives, count, DRIVE, room, word)
        step = moves[index] - DRIVE
        gain = (room[COME + STEP_TO[step]] + room[GO + STEP_FROM[step]]) / UNIT
        if drives == 0 or holding(s, seat, rounds) + gain > most:
            best = moves[index]
    return int(best)


@compiled(None)
def place_choice(state: Ints, seat: int, moves: Ints, count: int, trial: Ints) -> int:
    """Set-up is short: by worth."""
    best = moves[0]
    most = -1e300
    for index in range(count):
        trial[:] = state
        play(trial, seat, moves[index])
        value = worth(trial, seat)
        if value > most:
            most = value
            best = moves[index]
    return int(best)


@compiled(POLICY)
def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    s = state.view(STATE)[0]
    count = legal(state, seat, moves)
    if count == 1:
        return int(moves[0])
    if s.phase == PHASE_HERD:
        return herd_choice(s, seat, moves, count, trial, word)
    if s.phase == PHASE_SUPPLY:
        return lose_choice(moves, count)
    if s.phase == PHASE_PLACE:
        return place_choice(state, seat, moves, count, trial)
    return act_choice(s, seat, moves, count, trial, word)
