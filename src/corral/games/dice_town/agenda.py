"""Dice Town: the agenda, and how pieces are moved about.

The agenda is a small pile of phases. On top lies what is asked or done now: s.phase with its arguments s.a, s.b, s.c;
below, in s.stack, what comes after that. A question stays on top until it is answered; a step is carried out at once
(rules.run) and puts other phases in its place or on top of it.
"""

from typing import Any

import numba
from numba import types as nb

from corral.game import NONE
from corral.kernel import INTS, compiled

from .state import COPIES, PLACE_ALL, PLACE_DECK, PLACE_PILE, PLACE_TABLE, STATE

# Signatures of what is called from everywhere, so that each is compiled once: s, then so many whole numbers
RECORD = numba.from_dtype(STATE)
INT = nb.int64
DO, DO_1, DO_2, DO_3, DO_4 = (nb.void(RECORD, *[INT] * count) for count in range(5))
COUNT, COUNT_1, COUNT_2 = (INT(RECORD, *[INT] * count) for count in range(3))
ASK, ASK_1, ASK_2 = (nb.boolean(RECORD, *[INT] * count) for count in range(3))
NUMBER_1, NUMBER_2 = INT(INT), INT(INT, INT)
LIST_3, LIST_4, LIST_OF_3 = INT(INTS, INT, INT, INT), INT(INTS, INT, INT, INT, INT), INT(RECORD, INTS, INT, INT, INT)


@compiled(DO_4)
def turn_to(s: Any, phase: int, a: int, b: int, c: int) -> None:
    """What is done now is over; this comes in its place."""
    s.phase = phase
    s.a = a
    s.b = b
    s.c = c


@compiled(DO_4)
def first_do(s: Any, phase: int, a: int, b: int, c: int) -> None:
    """This comes before what is done now."""
    top = s.top
    s.stack[top, 0] = s.phase
    s.stack[top, 1] = s.a
    s.stack[top, 2] = s.b
    s.stack[top, 3] = s.c
    s.top = top + 1
    s.phase = phase
    s.a = a
    s.b = b
    s.c = c


@compiled(DO)
def done(s: Any) -> None:
    """What is done now is over; go on with what lies below."""
    top = s.top - 1
    s.phase = s.stack[top, 0]
    s.a = s.stack[top, 1]
    s.b = s.stack[top, 2]
    s.c = s.stack[top, 3]
    for index in range(4):
        s.stack[top, index] = 0
    s.top = top


# Numbers and bits


@compiled(NUMBER_2)
def lesser(one: int, other: int) -> int:
    return one if one < other else other


@compiled(NUMBER_1)
def bits(mask: int) -> int:
    """How many bits are set."""
    count = 0
    rest = int(mask)
    while rest:
        rest &= rest - 1
        count += 1
    return count


@compiled(NUMBER_1)
def lowest(mask: int) -> int:
    """The number of the lowest bit set."""
    index = 0
    rest = int(mask)
    while not rest & 255:
        rest >>= 8
        index += 8
    while not rest & 1:
        rest >>= 1
        index += 1
    return index


# Dice: six counts of four bits in one number, the 9s lowest


@compiled(NUMBER_1)
def dice(hand: int) -> int:
    """How many dice."""
    return (int(hand) * 0x111111) >> 20 & 15


@compiled(NUMBER_2)
def showing(hand: int, face: int) -> int:
    """How many dice show a face."""
    return int(hand) >> 4 * face & 15


# Store cards: s.store[place, copy] is a bit mask of kinds


@compiled(COUNT_1)
def kinds_in(s: Any, place: int) -> int:
    """Bit mask of the kinds of store cards at a place."""
    mask = 0
    for copy in range(COPIES):
        mask |= s.store[place, copy]
    return mask


@compiled(COUNT_2)
def holds(s: Any, seat: int, card: int) -> int:
    """How many copies of a card are in a hand."""
    count = 0
    for copy in range(COPIES):
        count += s.store[seat, copy] >> card & 1
    return count


@compiled(DO_4)
def put(s: Any, card: int, copy: int, source: int, goal: int) -> None:
    """One physical card moves."""
    s.store[source, copy] &= ~(1 << card)
    s.store[goal, copy] |= 1 << card


@compiled(DO_3)
def shift(s: Any, card: int, source: int, goal: int) -> None:
    """Of equal copies the lowest moves (DT-36)."""
    copy = 0
    while not s.store[source, copy] >> card & 1:
        copy += 1
    put(s, card, copy, source, goal)


@compiled(DO_1)
def discard(s: Any, card: int) -> None:
    """From the table to the discard pile (DT-28)."""
    shift(s, card, PLACE_TABLE, PLACE_PILE)


@compiled(ASK)
def stocked(s: Any) -> bool:
    """Whether a store card can be drawn; an empty deck is first refilled from the pile (DT-20)."""
    if kinds_in(s, PLACE_DECK):
        return True
    for copy in range(COPIES):
        s.store[PLACE_DECK, copy] = s.store[PLACE_PILE, copy]
        s.store[PLACE_PILE, copy] = 0
    return kinds_in(s, PLACE_DECK) != 0


@compiled(ASK_1)
def spent(s: Any, card: int) -> bool:
    """Whether every copy of a card lies in the discard pile or is not in the game (DT-34)."""
    for copy in range(COPIES):  # noqa: SIM110
        if (s.store[PLACE_ALL, copy] & ~s.store[PLACE_PILE, copy]) >> card & 1:
            return False
    return True


@compiled(COUNT_1)
def hand_cards(s: Any, seat: int) -> int:
    """How many cards, store cards and deeds alike."""
    count = bits(s.deeds[seat])
    for copy in range(COPIES):
        count += bits(s.store[seat, copy])
    return count


@compiled(ASK_1)
def has_hand(s: Any, seat: int) -> bool:
    return s.deeds[seat] != 0 or kinds_in(s, seat) != 0


# Property


@compiled(ASK)
def property_left(s: Any) -> bool:
    """Whether a card is left in the hidden property deck (DT-7)."""
    deck = s.deck_deeds | s.deck_ranches
    if s.deck_floor == 0:
        return bool(deck != 0)
    return bool(bits(s.deck_deeds) + bits(s.deck_ranches) > s.deck_floor)


@compiled(COUNT)
def row_cards(s: Any) -> int:
    count = 0
    for slot in range(3):
        if s.row[slot] != NONE:
            count += 1
    return count


@compiled(NUMBER_2)
def deed_of_value(mask: int, value: int) -> int:
    """The lowest deed of a value (0-4) in a bit mask."""
    return lowest(mask >> 5 * value & 31) + 5 * value


# Money and gold, as far as there is any


@compiled(DO_3)
def pay(s: Any, giver: int, taker: int, dollars: int) -> None:
    paid = lesser(s.cash[giver], dollars)
    s.cash[giver] -= paid
    s.cash[taker] += paid


@compiled(DO_2)
def dig(s: Any, seat: int, nuggets: int) -> None:
    """Nuggets out of the mine."""
    found = lesser(s.gold, nuggets)
    s.gold -= found
    s.nuggets[seat] += found


@compiled(COUNT)
def everybody(s: Any) -> int:
    """Bit mask of all seats."""
    return int((1 << s.seats) - 1)


# Lists of moves


@compiled(LIST_4)
def add_bits(moves: Any, count: int, mask: int, start: int, step: int) -> int:
    """One entry start + step * bit for every bit set."""
    rest = int(mask)
    move = start
    while rest:
        if rest & 1:
            moves[count] = move
            count += 1
        rest >>= 1
        move += step
    return count


@compiled(LIST_3)
def add_deeds(moves: Any, count: int, mask: int, start: int) -> int:
    """One entry for every value of which there is a deed."""
    for value in range(5):
        if mask >> 5 * value & 31:
            moves[count] = start + value
            count += 1
    return count


@compiled(LIST_OF_3)
def add_store(s: Any, moves: Any, count: int, place: int, start: int) -> int:
    """One entry for every physical store card at a place."""
    for copy in range(COPIES):
        count = add_bits(moves, count, s.store[place, copy], start + copy, COPIES)
    return count
