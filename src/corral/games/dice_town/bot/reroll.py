"""Dice Town: what to keep of a roll, by dynamic programming over all multisets of at most five dice.

Hands are numbered as the `keep` moves are (cup.py). With n dice still to roll there are few different rolls, and of
each few parts to keep: every (hand, roll, part) stands once in one long list, in the order the programme needs.
"""

from itertools import combinations_with_replacement, product
from math import factorial, prod
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.kernel import compiled

from ..cup import BEFORE, KEPT
from ..state import DICE, KEEPS
from ..words import hands

Floats = npt.NDArray[np.float64]
FLOATS = nb.Array(nb.float64, 1, "C")

SIZE = np.array([len(hand) for hand in hands()], np.int32)  # dice of each hand
ORDER = np.argsort(-SIZE, kind="stable").astype(np.int32)  # complete hands first


def _rolls() -> tuple[Any, Any, Any]:
    """For n dice: where their rolls begin, how likely each is, and how many parts of it can be kept (none left out)."""
    begin, chance, parts = [0], [], []
    for many in range(DICE + 1):
        for roll in combinations_with_replacement(range(6), many):
            counts = [roll.count(face) for face in range(6)]
            chance.append(factorial(many) / prod(map(factorial, counts)) / 6**many)
            parts.append(prod(count + 1 for count in counts) - 1)
        begin.append(len(chance))
    return np.array(begin, np.int32), np.array(chance), np.array(parts, np.int32)


def _outcomes() -> tuple[Any, Any]:
    """For every hand where its list begins; and the hands that keeping parts of rolls leads to, the whole roll last."""
    number = {hand: index for index, hand in enumerate(hands())}
    begin = np.zeros(KEEPS, np.int32)
    after: list[int] = []
    parts = {}
    for many in range(DICE + 1):
        for roll in combinations_with_replacement(range(6), many):
            counts = [range(roll.count(face) + 1) for face in range(6)]
            parts[roll] = [
                tuple(face for face in range(6) for _ in range(part[face])) for part in list(product(*counts))[1:]
            ]
    for hand, index in number.items():
        begin[index] = len(after)
        for roll in combinations_with_replacement(range(6), DICE - len(hand)):
            after += [number[tuple(sorted(hand + part))] for part in parts[roll]]
    return begin, np.array(after, np.uint16)


ROLLS, CHANCE, PARTS = _rolls()
BEGIN, AFTER = _outcomes()


@compiled(nb.int64(nb.int64))
def number_of(hand: int) -> int:
    """The number of a hand given as six counts of four bits."""
    left = DICE
    number = 0
    for face in range(6):
        count = hand >> 4 * face & 15
        number += BEFORE[face, left, count]
        left -= count
    return number


@compiled(nb.boolean(nb.int64, nb.int64))
def contains(hand: int, part: int) -> bool:
    """Whether a hand has all the dice of a part."""
    return (((hand | 0x888888) - part) & 0x888888) == 0x888888


@compiled(nb.void(nb.int64, nb.int64, nb.float64, FLOATS, FLOATS, FLOATS, FLOATS))
def prospects(
    kept: int, least: int, dollar: float, closing: Floats, value: Floats, going: Floats, sure: Floats
) -> None:
    """What every hand of at least `least` dice that `kept` may grow into is worth before its next roll.

    value: of complete hands; closing[n]: how likely that roll is the last one when n dice are left for it.
    going gets the worth where only that is known, sure where it is not the last.
    """
    for place in range(KEEPS):
        hand = ORDER[place]
        if SIZE[hand] < least or not contains(KEPT[hand], kept):
            continue
        paid = dollar * SIZE[hand]  # taken off until all is done, so that every part of a roll is compared at its price
        left = DICE - SIZE[hand]
        if left == 0:
            sure[hand] = value[hand]
            going[hand] = value[hand] - paid
            continue
        at = BEGIN[hand]
        last = 0.0
        more = 0.0
        for roll in range(ROLLS[left], ROLLS[left + 1]):
            end = at + PARTS[roll]
            best = -1e300
            for index in range(at, end):
                worth = going[AFTER[index]]
                if worth > best:
                    best = worth
            last += CHANCE[roll] * value[AFTER[end - 1]]
            more += CHANCE[roll] * best
            at = end
        more += paid + dollar  # the first die kept is free
        sure[hand] = more
        going[hand] = closing[left] * last + (1.0 - closing[left]) * more - paid
    for hand in range(KEEPS):
        going[hand] += dollar * SIZE[hand]


@compiled(nb.float64(nb.int64, FLOATS))
def rolled_out(hand: int, value: Floats) -> float:
    """What a hand (its number) is worth just before the last roll."""
    left = DICE - SIZE[hand]
    at = BEGIN[hand]
    total = value[hand] if left == 0 else 0.0
    for roll in range(ROLLS[left], ROLLS[left + 1]):
        at += PARTS[roll]
        if left:
            total += CHANCE[roll] * value[AFTER[at - 1]]
    return float(total)
