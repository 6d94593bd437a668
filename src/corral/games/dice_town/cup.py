"""Dice Town, phase 1: the hand (DT-8 to DT-12)."""

from math import comb
from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import compiled, inner

from .agenda import COUNT, COUNT_1, NUMBER_1, dice, discard, done, first_do, holds, kinds_in, shift, showing, turn_to
from .cards import stands
from .state import (
    DICE,
    DIE,
    KEEP,
    KEEPS,
    LOAD,
    LOADED_DIE,
    OUTLAW,
    OUTLAWS,
    PHASE_BEFORE,
    PHASE_DIE,
    PHASE_KEEP,
    PLACE_TABLE,
    ROLL,
    STEP_BEFORE,
    STEP_LOADED,
    STEP_LOADS,
    STEP_PLAYED,
    STEP_ROLL,
    STEP_TOWN,
)
from .words import hands

# The dice of each `keep`, and how many hands precede one with a count of a face, given the dice still to be placed:
# together they number all multisets of at most five faces.
KEPT = np.array([sum(1 << 4 * face for face in hand) for hand in hands()], np.int32)


def _before() -> Ints:
    table = np.zeros((6, 6, 6), np.int32)  # face, dice left, count
    for face in range(6):
        for left in range(DICE + 1):
            for count in range(1, left + 1):
                further = comb(5 - face + left - count + 1, 5 - face)  # hands with one die less of this face
                table[face, left, count] = table[face, left, count - 1] + further
    return table


BEFORE = _before()
assert len(KEPT) == KEEPS


@compiled(COUNT)
def incomplete(s: Any) -> int:
    """Bit mask of the seats that have not yet kept five dice."""
    mask = 0
    for seat in range(s.seats):
        if dice(s.kept[seat]) < DICE:
            mask |= 1 << seat
    return mask


# Before the roll: outlaws and loaded dice.
# pledge[seat]: 0 outlaws used, 1 dice laid on them, 2 faces of loaded dice (three bits each, face + 1, first lowest)


@compiled(COUNT)
def asked_before(s: Any) -> int:
    """All incomplete players who own an outlaw or a store card."""
    mask = incomplete(s)
    for seat in range(s.seats):
        if not s.recruited[seat] and not kinds_in(s, seat):
            mask &= ~(1 << seat)
    return mask


@inner
def before(s: Any) -> None:
    """STEP_BEFORE a roll; a is 1 if it is the last."""
    last = s.a
    if not incomplete(s):
        turn_to(s, STEP_TOWN, 0, 0, 0)
        return
    s.waiting = asked_before(s)
    if s.waiting:
        turn_to(s, STEP_LOADS, last, 0, 0)
        first_do(s, PHASE_BEFORE, last, 0, 0)
    else:
        turn_to(s, STEP_ROLL, last, 0, 0)


@compiled(NUMBER_1)
def loads_of(pledge: int) -> int:
    """How many loaded dice are pledged."""
    count = 0
    rest = int(pledge)
    while rest:
        rest >>= 3
        count += 1
    return count


@inner
def before_legal(s: Any, seat: int, moves: Ints) -> int:
    moves[0] = ROLL
    count = 1
    loads = loads_of(s.pledge[seat, 2])
    free = DICE - dice(s.kept[seat]) - dice(s.pledge[seat, 1]) - loads
    if free <= 0:
        return count
    outlaws = s.recruited[seat] & ~s.pledge[seat, 0]
    for outlaw in range(OUTLAWS):
        if outlaws >> outlaw & 1:
            move = OUTLAW + (outlaw * 6 + s.outlaw_pair[outlaw]) * 2
            moves[count] = move
            count += 1
            if free >= 2:
                moves[count] = move + 1
                count += 1
    if holds(s, seat, LOADED_DIE) > loads:
        for face in range(6):
            moves[count] = LOAD + face
            count += 1
    return count


@inner
def before_play(s: Any, seat: int, move: int) -> None:
    if move >= LOAD:
        s.pledge[seat, 2] |= move - LOAD + 1 << 3 * loads_of(s.pledge[seat, 2])
        return
    if move >= OUTLAW:
        outlaw, rest = divmod(move - OUTLAW, 12)
        s.pledge[seat, 0] |= 1 << outlaw
        s.pledge[seat, 1] += rest % 2 + 1 << 4 * (rest // 2)
        return
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        reveal_before(s)


@inner
def reveal_before(s: Any) -> None:
    """All answers are revealed together; loaded dice leave the hands and wait for their windows."""
    for seat in range(s.seats):
        outlaws = s.pledge[seat, 0]
        s.recruited[seat] &= ~outlaws
        s.wanted |= outlaws
        s.kept[seat] += s.pledge[seat, 1]
        s.pledge[seat, 0] = 0
        s.pledge[seat, 1] = 0
        for _ in range(loads_of(s.pledge[seat, 2])):
            shift(s, LOADED_DIE, seat, PLACE_TABLE)
    done(s)


@inner
def loads(s: Any) -> None:
    """STEP_LOADS: one window after the other, clockwise from the Sheriff himself, a player's loads in his order."""
    for step in range(s.seats):
        seat = (s.sheriff + step) % s.seats
        pledge = s.pledge[seat, 2]
        if pledge:
            s.pledge[seat, 2] = pledge >> 3
            first_do(s, STEP_LOADED, seat, (pledge & 7) - 1, 0)
            first_do(s, STEP_PLAYED, LOADED_DIE, seat, 0)
            return
    s.phase = STEP_ROLL


@inner
def loaded(s: Any) -> None:
    """STEP_LOADED by a to face b; a cancelled one is rolled."""
    if stands(s):
        s.kept[s.a] += 1 << 4 * s.b
        discard(s, LOADED_DIE)
    done(s)


# Rolling: the dice go into the cups; those of the last roll are open and kept


@compiled(COUNT_1)
def next_to_roll(s: Any, seat: int) -> int:
    while seat < s.seats:
        if dice(s.kept[seat]) < DICE:
            return seat
        seat += 1
    return NONE


@inner
def roll(s: Any) -> None:
    """STEP_ROLL; a is 1 if it is the last."""
    seat = next_to_roll(s, 0)
    if seat == NONE:
        turn_to(s, STEP_TOWN, 0, 0, 0)
    else:
        turn_to(s, PHASE_DIE, seat, DICE - dice(s.kept[seat]), s.a)


@inner
def die_play(s: Any, move: int) -> None:
    """PHASE_DIE of seat a, b dice to go, c: the last roll."""
    die = 1 << 4 * (move - DIE)
    seat = s.a
    if s.c:
        s.kept[seat] += die
    else:
        s.cup[seat] += die
    s.b -= 1
    if s.b:
        return
    seat = next_to_roll(s, seat + 1)
    if seat != NONE:
        s.a = seat
        s.b = DICE - dice(s.kept[seat])
    elif s.c:
        turn_to(s, STEP_TOWN, 0, 0, 0)
    else:
        s.waiting = incomplete(s)
        turn_to(s, PHASE_KEEP, 0, 0, 0)


# Keeping: pledge[seat, 0] are the dice


@inner
def price(kept: int) -> int:
    """DT-9: exactly one is free, each further one $1, none $1."""
    return kept - 1 if kept else 1


@inner
def keep_legal(s: Any, seat: int, moves: Ints) -> int:
    """Every multiset of the faces rolled that can be paid."""
    cup, cash = int(s.cup[seat]), s.cash[seat]
    most = cash + 1
    count = 0
    for a in range((cup & 15) + 1):
        left_a = DICE - a
        rank_a = BEFORE[0, DICE, a]
        for b in range((cup >> 4 & 15) + 1):
            left_b = left_a - b
            rank_b = rank_a + BEFORE[1, left_a, b]
            for c in range((cup >> 8 & 15) + 1):
                left_c = left_b - c
                rank_c = rank_b + BEFORE[2, left_b, c]
                for d in range((cup >> 12 & 15) + 1):
                    left_d = left_c - d
                    rank_d = rank_c + BEFORE[3, left_c, d]
                    for e in range((cup >> 16 & 15) + 1):
                        left_e = left_d - e
                        rank_e = rank_d + BEFORE[4, left_d, e]
                        for f in range((cup >> 20) + 1):
                            kept = DICE - left_e + f
                            if kept <= most and (kept or cash):
                                moves[count] = KEEP + rank_e + BEFORE[5, left_e, f]
                                count += 1
    return count


@inner
def keep_play(s: Any, seat: int, move: int) -> None:
    s.pledge[seat, 0] = KEPT[move - KEEP]
    s.waiting &= ~(1 << seat)
    if s.waiting == 0:
        reveal_kept(s)


@inner
def reveal_kept(s: Any) -> None:
    """All pay onto the Stagecoach; once a hand is complete the next roll is the last (DT-10)."""
    last = 0
    for seat in range(s.seats):
        if s.cup[seat]:
            kept = s.pledge[seat, 0]
            cost = price(dice(kept))
            s.cash[seat] -= cost
            s.coach += cost
            s.kept[seat] += kept
            s.pledge[seat, 0] = 0
            s.cup[seat] = 0
        if dice(s.kept[seat]) == DICE:
            last = 1
    turn_to(s, STEP_BEFORE, last, 0, 0)


# Poker (DT-24)


@compiled(NUMBER_1)
def poker(hand: int) -> int:
    """A number that ranks hands: category, then the faces, larger groups first, high faces first."""
    faces = 0
    most = 0
    groups = 0
    for count in range(DICE, 0, -1):
        for face in range(5, -1, -1):
            if showing(hand, face) == count:
                faces = faces * 7 + face + 1
                groups += 1
                if count > most:
                    most = count
    category = 0  # high card
    if groups == 1:
        category = 7
    elif groups == 2:
        category = 6 if most == 4 else 5  # four of a kind; full house
    elif groups == 3:
        category = 3 if most == 3 else 2  # three of a kind; two pairs
    elif groups == 4:
        category = 1
    elif showing(hand, 0) == 0 or showing(hand, 5) == 0:
        category = 4  # straight 10-A or 9-K
    return category * 16807 + faces
