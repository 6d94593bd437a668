"""Dice Town: how likely a seat is best or second at a location, by the dice the others have kept and may still keep."""

from math import comb
from typing import Any

import numpy as np

from corral.kernel import inner

from ..agenda import dice, showing
from ..cup import KEPT, poker
from ..state import DICE, KEEPS
from .reroll import AFTER, BEGIN, CHANCE, PARTS, ROLLS, SIZE, Floats

# Chance that a die still to be kept will show a face, by dice left and how many of the face are kept
DRAWN_TO = np.array(
    [[0, 0, 0, 0, 0, 0], [0.14, 0.2, 0.24, 0.24, 0.17, 0], [0.14, 0.21, 0.26, 0.25, 0, 0], [0.13, 0.25, 0.31, 0, 0, 0],
     [0.13, 0.34, 0, 0, 0, 0], [0.167, 0, 0, 0, 0, 0]]
)  # fmt: skip
BLIND = 1.0 / 6.0  # the same in the last roll
LAST = 6  # in the place of kept dice: in the last roll
CLOSING = np.array([1.0, 0.83, 0.32, 0.17, 0.06, 0.03])  # chance that somebody completes, by fewest dice left


def _counts() -> Floats:
    """counts[k, n, c]: of n dice left c will show a face of which k are kept; k = LAST: in the last roll."""
    counts = np.zeros((LAST + 1, DICE + 1, DICE + 1))
    for kept in range(LAST + 1):
        for left in range(DICE + 1):
            chance = BLIND if kept == LAST else DRAWN_TO[left, kept]
            for count in range(left + 1):
                counts[kept, left, count] = comb(left, count) * chance**count * (1 - chance) ** (left - count)
    return counts


COUNTS = _counts()

STRENGTH = np.array([poker(int(hand)) if size == DICE else 0 for hand, size in zip(KEPT, SIZE, strict=True)], np.int32)
KIND = STRENGTH // 16807  # of poker hand


def _share() -> Floats:
    """Of the hands of its kind a complete hand beats so many."""
    share = np.zeros(KEEPS)
    for index in range(KEEPS):
        of_kind = STRENGTH[(KIND[index] == KIND) & (STRENGTH > 0)]
        share[index] = (np.sum(of_kind < STRENGTH[index]) + 0.5) / len(of_kind)
    return share


SHARE = _share()


def _kinds() -> Floats:
    """kinds[a, n, k]: chance that a hand with at most a dice alike becomes one of kind k if n dice are rolled."""
    kinds = np.zeros((DICE + 1, DICE + 1, 8))
    for hand in range(KEEPS):
        left = DICE - SIZE[hand]
        alike = max(showing(int(KEPT[hand]), face) for face in range(6))
        at = BEGIN[hand]
        for roll in range(ROLLS[left], ROLLS[left + 1]):
            at += PARTS[roll]
            if left:
                kinds[alike, left, KIND[AFTER[at - 1]]] += CHANCE[roll]
    return np.asarray(kinds / np.maximum(kinds.sum(axis=2, keepdims=True), 1e-9))


KINDS_LAST = _kinds()  # in the last roll
# The same with more rolls to come, as counted in games: most dice alike, dice left, then the chances of the kinds
KINDS_OPEN = KINDS_LAST.copy()
for _alike, _left, *_chances in (
    (0, 5, 0.012, 0.176, 0.166, 0.253, 0.031, 0.194, 0.154, 0.015),
    (1, 4, 0.012, 0.187, 0.175, 0.256, 0.033, 0.183, 0.141, 0.012),
    (1, 3, 0.023, 0.290, 0.221, 0.225, 0.064, 0.124, 0.053, 0.000),
    (2, 3, 0.000, 0.105, 0.164, 0.270, 0.000, 0.234, 0.204, 0.024),
    (1, 2, 0.054, 0.488, 0.172, 0.134, 0.152, 0.000, 0.000, 0.000),
    (2, 2, 0.000, 0.183, 0.297, 0.253, 0.000, 0.197, 0.071, 0.000),
    (3, 2, 0.000, 0.000, 0.000, 0.358, 0.000, 0.197, 0.395, 0.050),
    (1, 1, 0.098, 0.609, 0.000, 0.000, 0.293, 0.000, 0.000, 0.000),
    (2, 1, 0.000, 0.183, 0.438, 0.091, 0.000, 0.289, 0.000, 0.000),
    (3, 1, 0.000, 0.000, 0.000, 0.536, 0.000, 0.225, 0.238, 0.000),
):
    KINDS_OPEN[_alike, _left] = _chances


@inner
def most_alike(hand: int) -> int:
    most = 0
    for face in range(6):
        most = max(most, showing(hand, face))
    return most


@inner
def ranked(s: Any, seat: int, below: Floats, level: Floats) -> tuple[float, float]:
    """Chances to be best and second, given each other seat's chance to stand below and level."""
    alone = 1.0  # nobody above, nobody level
    level_1 = level_2 = 0.0  # nobody above, so many level
    one = 0.0  # one above, nobody level
    one_level = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        less, same = below[other], level[other]
        if s.sheriff == seat:
            less += same  # who decides ties
            same = 0.0
        elif s.sheriff == other:
            same = 0.0
        more = 1.0 - less - same
        one_level = one_level * (less + same) + one * same + level_1 * more
        one = one * less + alone * more
        level_2 = level_2 * (less + same) + level_1 * same
        level_1 = level_1 * less + alone * same
        alone *= less
    first = alone + level_1 / 2 + level_2 / 3
    return first, one + one_level / 2 + level_1 / 2 + level_2 / 3


@inner
def standing_chances(s: Any, seat: int, face: int, count: int, last: int) -> tuple[float, float]:
    """Chances to be best and second at a location with so many dice; last: the roll that comes is the last."""
    below, level = np.zeros(6), np.zeros(6)
    for other in range(s.seats):
        if other != seat:
            kept = showing(s.kept[other], face)
            left = DICE - dice(s.kept[other])
            way = LAST if last else kept
            for more in range(min(left, count - kept) + 1):
                chance = COUNTS[way, left, more]
                if kept + more < count:
                    below[other] += chance
                else:
                    level[other] += chance
    return ranked(s, seat, below, level)


@inner
def town_hall_ranks(s: Any, last: int, ranks: Floats) -> None:
    """ranks[other, kind]: chance of a poker hand below this kind; ranks[other, 8]: strength of a complete one."""
    for other in range(s.seats):
        kept = int(s.kept[other])
        left = DICE - dice(kept)
        ranks[other, 8] = poker(kept) if left == 0 else 0.0
        alike = most_alike(kept)
        below = 0.0
        for kind in range(8):
            ranks[other, kind] = below
            below += KINDS_LAST[alike, left, kind] if last else KINDS_OPEN[alike, left, kind]


@inner
def town_hall_chances(s: Any, seat: int, hand: int, ranks: Floats) -> tuple[float, float]:
    """The same at the Town Hall with the complete hand of a number."""
    alone, one = 1.0, 0.0  # nobody above, one above; equal hands are rare
    kind, strength = KIND[hand], STRENGTH[hand]
    for other in range(s.seats):
        if other == seat:
            continue
        if ranks[other, 8]:
            less = 1.0 if ranks[other, 8] < strength or (ranks[other, 8] == strength and s.sheriff == seat) else 0.0
            if ranks[other, 8] == strength and s.sheriff != seat and s.sheriff != other:
                less = 0.5
        else:
            above = ranks[other, kind + 1] if kind < 7 else 1.0
            less = ranks[other, kind] + (above - ranks[other, kind]) * SHARE[hand]
        one = one * less + alone * (1.0 - less)
        alone *= less
    return alone, one
