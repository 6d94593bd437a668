"""Dice Town: what a position is worth to a seat, in points it may expect at the end; for greedy players."""

from typing import Any

import numpy as np
import numpy.typing as npt

from corral.game import NONE, Ints
from corral.kernel import WORTH, compiled, inner

from .agenda import bits, dice, kinds_in, showing
from .cup import poker, price
from .rules import deed_points, rewards, total_points
from .state import (
    ACE,
    DICE,
    JACK,
    KINDS,
    KING,
    LOADED_DIE,
    NINE,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_BEFORE,
    PHASE_BRIBE,
    PHASE_CARD,
    PHASE_DISCOVERY,
    PHASE_FAVOUR,
    PHASE_HUNT,
    PHASE_KEEP,
    PHASE_OVER,
    PHASE_PROPERTY,
    PHASE_REACT,
    PHASE_RIVER,
    PHASE_SHOP,
    PHASE_STEAL_AGAIN,
    PHASE_TAKE_COUPON,
    PHASE_TAKE_OUTLAW,
    PHASE_TAKE_RIVER,
    PHASE_TAKE_SHOP,
    PHASE_TAKE_THEFT,
    PHASE_TARGET,
    PHASE_THEFT,
    PHASE_TOP_ELIXIR,
    PHASE_VISIT,
    QUEEN,
    SALOON,
    STATE,
    STEP_BADGE,
    STEP_MINE,
    TEN,
    TOWN_HALL,
)

# What a store card is worth in the hand beside its victory points, by number (state.CARDS)
USE = np.array(
    [0, 0, 0, 0, 0, 0, 2.5, 1.2, 2.5, 2, 1.5, 1.5, 1.2, 2.5, 0, 1.5, 0, 0, 2, 2, 0, 0, 0.8, 1.2, 1.2, 0.8, 0.8]
)
OUTLAW_USE = 1.6
BADGE_USE = 1.5  # deciding ties, on top of its points
LAST = np.array([0.0, 0.2, 0.5, 0.85, 1.0, 1.0])  # chance that so many dice of a face are the most
DIE_LEFT = 0.55  # what a die not yet kept may bring


def _pending() -> npt.NDArray[np.float64]:
    """By phase: points, points per die of a face, the face."""
    table = np.zeros((PHASE_OVER, 3))
    table[[PHASE_SHOP, PHASE_TAKE_SHOP]] = 2.2, 0.7, JACK
    table[[PHASE_THEFT, PHASE_TAKE_THEFT]] = 2.0, 0.5, QUEEN
    table[[PHASE_HUNT, PHASE_AGAIN]] = 0.0, 0.35, KING
    table[[PHASE_CARD, PHASE_PROPERTY, PHASE_TAKE_COUPON], 0] = 2.8
    table[[PHASE_RIVER, PHASE_DISCOVERY, PHASE_TAKE_RIVER], 0] = 2.4
    table[[PHASE_VISIT, PHASE_TOP_ELIXIR, PHASE_ACT, PHASE_STEAL_AGAIN, PHASE_TAKE_OUTLAW], 0] = 2.0
    table[PHASE_TARGET, 0] = 1.5
    return table


PENDING = _pending()


@inner
def purse(s: Any, seat: int) -> float:
    """What a seat owns. Cards are counted at what they may bring."""
    value = float(total_points(s, seat))
    value += 0.5 * (int(s.cash[seat] + rewards(s, seat)) & 1)
    ranches = bits(s.ranches[seat])
    value += 0.4 * ranches + 0.1 * deed_points(s.wired[seat])
    value += OUTLAW_USE * bits(s.recruited[seat])
    if s.sheriff == seat:
        value += BADGE_USE
    cards = kinds_in(s, seat)
    for card in range(KINDS):
        if cards >> card & 1:
            value += USE[card]
    return value


@inner
def prize(s: Any, seat: int, place: int, count: int) -> float:
    """What being best at a house with so many dice brings, roughly."""
    if place == NINE:
        return min(float(count), float(s.gold)) + 0.5
    if place == TEN:
        return 0.5 * float(s.bank + 0.5 * s.coach) + 0.3
    if place == JACK:
        return 2.2 + 0.7 * count + (2.5 if s.round_no == 1 else 0.0)
    if place == QUEEN:
        return 2.0 + 0.5 * count
    return 4.5 if s.sheriff != seat else 5.5


@inner
def most_of_others(s: Any, seat: int, face: int) -> int:
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, showing(s.kept[other], face))
    return most


@inner
def hopes(s: Any, seat: int, hand: int) -> float:
    """What the dice may bring at the houses still to come."""
    value = 0.0
    start = 0
    if s.spot != NONE:
        waiting = PHASE_BRIBE <= s.phase <= PHASE_ACT and s.phase != PHASE_REACT
        start = s.spot if waiting else s.spot + 1
    for face in range(start, ACE):
        count = showing(hand, face)
        if count:
            rival = most_of_others(s, seat, face)
            chance = LAST[count]
            if count < rival:
                chance *= 0.3
            elif count > rival + 1:
                chance = max(chance, 0.7)
            value += chance * prize(s, seat, face, count)
    if start <= TOWN_HALL:
        category = poker(hand) // 16807 if dice(hand) == DICE else 0
        groups = max(0, most_alike(hand) - 1)
        value += 0.5 * category + 0.45 * groups + 0.35 * showing(hand, ACE)
    return value + DIE_LEFT * (DICE - dice(hand))


@inner
def most_alike(hand: int) -> int:
    most = 0
    for face in range(6):
        most = max(most, showing(hand, face))
    return most


@inner
def pledged(s: Any, seat: int) -> float:
    """Dice, and what a seat has promised in a question still open."""
    hand = int(s.kept[seat])
    value = 0.0
    if s.phase == PHASE_KEEP and not s.waiting >> seat & 1 and dice(hand) < DICE:
        chosen = int(s.pledge[seat, 0])
        hand += chosen
        value -= 0.5 * price(dice(chosen))
    elif s.phase == PHASE_BEFORE:
        hand += int(s.pledge[seat, 1])
        value -= OUTLAW_USE * bits(s.pledge[seat, 0])
        rest = int(s.pledge[seat, 2])
        while rest:
            hand += 1 << 4 * ((rest & 7) - 1)
            rest >>= 3
            value -= USE[LOADED_DIE]
    elif s.phase == PHASE_BRIBE:
        dollars, nuggets = int(s.pledge[seat, 0]), int(s.pledge[seat, 1])
        value += 0.3 * min(dollars, 2) - 0.2 * dollars - 0.6 * nuggets - (1.5 if s.pledge[seat, 2] else 0.0)
    return value + hopes(s, seat, hand)


@inner
def pending(s: Any, seat: int) -> float:
    """What a question or draw under way will bring to the seat that began it."""
    phase = s.phase
    value = 0.0
    if s.a == seat and phase < PHASE_OVER:
        value = PENDING[phase, 0]
        if PENDING[phase, 1]:
            value += PENDING[phase, 1] * showing(s.kept[seat], int(PENDING[phase, 2]))
        if PENDING[phase, 2] == KING:
            value *= bits(s.wanted)
    for index in range(s.top):
        if s.stack[index, 1] == seat:
            if s.stack[index, 0] == STEP_BADGE:
                value += 4.0 + BADGE_USE
            elif s.stack[index, 0] == STEP_MINE:
                value += 1.5 * showing(s.kept[seat], NINE)
    if s.second == seat and s.phase <= PHASE_FAVOUR and s.spot <= SALOON:
        value += 0.5
    return value


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    own = purse(s, seat)
    best = -1e9
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(total_points(s, other)))
    if s.phase == PHASE_OVER:
        return float(total_points(s, seat)) + 0.01 * float(s.nuggets[seat]) - 0.9 * best
    return own - 0.25 * best + pledged(s, seat) + pending(s, seat)
