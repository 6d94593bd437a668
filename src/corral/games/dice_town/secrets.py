"""Dice Town: the position as one seat knows it (DT-35).

What the seat cannot know is dealt anew from a word. Copies of equal cards are numbered anew too, since nobody sees
which copy lies where: positions that look alike to a seat give equal bytes for equal words.
"""

from typing import Any

import numpy as np
from numba import types as nb

from corral.game import NONE, Ints
from corral.kernel import REDEAL, below, compiled, inner, next_word

from .agenda import COUNT, INT, NUMBER_2, RECORD, bits, dice, lowest, put, shift
from .cup import asked_before, incomplete
from .state import (
    AT_ONCE,
    COPIES,
    DEED_COPIES,
    DEEDS,
    ELIXIR_COPIES,
    KINDS,
    PHASE_BEFORE,
    PHASE_BRIBE,
    PHASE_FAVOUR,
    PHASE_KEEP,
    PHASE_NOT_SO_FAST,
    PHASE_OVER,
    PHASE_SHOP,
    PHASE_STEAL_AGAIN,
    PHASE_TAKE_SHOP,
    PLACE_ALL,
    PLACE_DECK,
    PLACE_DRAWN,
    PLACE_PILE,
    PLACE_TABLE,
    RIVER_COPIES,
    STATE,
    STEP_CANCAN,
)

NUMBER_3 = INT(INT, INT, INT)
DEAL = nb.uint64(RECORD, INT, nb.uint64)
ANY_CARD = (1 << KINDS) - 1


@compiled(COUNT)
def asked(s: Any) -> int:
    """Bit mask of the seats to whom the present question was put, whether they have answered or not."""
    phase = s.phase
    if phase == PHASE_BEFORE:
        return asked_before(s)
    if phase == PHASE_KEEP:
        return incomplete(s)
    if phase == PHASE_BRIBE:
        return int(s.b & ~(1 << s.sheriff))
    if phase == PHASE_NOT_SO_FAST:
        return int(((1 << s.seats) - 1) & ~(1 << s.b))
    return int(s.c)  # PHASE_REACT


@inner
def withdraw(s: Any, seat: int) -> None:
    """Pledges of others are taken back while the question is open; offers that only the Sheriff sees are empty."""
    phase = s.phase
    if phase == PHASE_FAVOUR:
        for other in range(s.seats):
            if other != seat and seat != s.a:
                for index in range(3):
                    s.pledge[other, index] = 0
        return
    if phase < PHASE_BEFORE or phase > PHASE_FAVOUR:
        return
    windows = phase >= PHASE_NOT_SO_FAST  # loaded dice that wait for their windows were revealed
    own = 1 << seat if seat >= 0 else 0
    s.waiting = s.waiting & own | asked(s) & ~own
    for other in range(s.seats):
        if other != seat:
            for index in range(1 if windows else 4):
                s.pledge[other, index] = 0


@compiled(DEAL)
def roll_cups(s: Any, seat: int, word: np.uint64) -> np.uint64:
    """Dice that others rolled in secret."""
    for other in range(s.seats):
        if other != seat and s.cup[other]:
            cup = 0
            for _ in range(dice(s.cup[other])):
                word = next_word(word)
                cup += 1 << 4 * below(word, 6)
            s.cup[other] = cup
    return word


# Store cards: the deck serves as the pool of what is not yet placed


@inner
def number_anew(s: Any, place: int) -> None:
    """The cards of a place, with the lowest copies of the pool."""
    for card in range(KINDS):
        count = 0
        for copy in range(COPIES):
            count += s.store[place, copy] >> card & 1
            s.store[place, copy] &= ~(1 << card)
        for _ in range(count):
            shift(s, card, PLACE_DECK, place)


@inner
def deal_cards(s: Any, place: int, count: int, allowed: int, word: np.uint64) -> np.uint64:
    for _ in range(count):
        left = 0
        for copy in range(COPIES):
            left += bits(s.store[PLACE_DECK, copy] & allowed)
        word = next_word(word)
        index = below(word, left)
        for copy in range(COPIES):
            mask = s.store[PLACE_DECK, copy] & allowed
            here = bits(mask)
            if index < here:
                for _skipped in range(index):
                    mask &= mask - 1
                put(s, lowest(mask), copy, PLACE_DECK, place)
                break
            index -= here
    return word


@inner
def cards_at(s: Any, place: int) -> int:
    count = 0
    for copy in range(COPIES):
        count += bits(s.store[place, copy])
    return count


@inner
def clear(s: Any, place: int) -> None:
    for copy in range(COPIES):
        s.store[place, copy] = 0


@inner
def knows_drawn(s: Any, seat: int) -> bool:
    """Cards drawn in the Store: the drawer; in a theft: thief and victim."""
    if s.phase == PHASE_SHOP or s.phase == PHASE_TAKE_SHOP:
        return bool(seat == s.a)
    return bool(seat == s.a or seat == s.b)


@inner
def offered_to(s: Any, bidder: int, seat: int) -> int:
    """The hand card in a bribe that a seat sees, as the Sheriff; or NONE."""
    if s.phase == PHASE_FAVOUR and seat == s.a:
        return int(s.pledge[bidder, 2]) - 1
    return NONE


@compiled(DEAL)
def deal_store(s: Any, seat: int, word: np.uint64) -> np.uint64:
    known = knows_drawn(s, seat)
    for copy in range(COPIES):
        s.store[PLACE_DECK, copy] = s.store[PLACE_ALL, copy]
    number_anew(s, PLACE_PILE)
    number_anew(s, PLACE_TABLE)
    if seat >= 0:
        number_anew(s, seat)
    if known:
        number_anew(s, PLACE_DRAWN)
    counts = 0
    for other in range(s.seats):
        if other != seat:
            counts |= cards_at(s, other) << 8 * other
            clear(s, other)
            card = offered_to(s, other, seat)
            if 0 <= card < KINDS:
                shift(s, card, PLACE_DECK, other)
                counts -= 1 << 8 * other
    for other in range(s.seats):
        if other != seat:
            word = deal_cards(s, other, counts >> 8 * other & 255, ANY_CARD & ~AT_ONCE, word)
    if not known:
        drawn = cards_at(s, PLACE_DRAWN)
        clear(s, PLACE_DRAWN)
        from_deck = s.phase == PHASE_SHOP or s.phase == PHASE_TAKE_SHOP
        word = deal_cards(s, PLACE_DRAWN, drawn, ANY_CARD if from_deck else ANY_CARD & ~AT_ONCE, word)
    return word


# Masks of physical cards, so many copies of each kind


@compiled(NUMBER_3)
def lowest_copies(pool: int, mask: int, copies: int) -> int:
    """As many cards of each kind as in a mask, the lowest copies of the pool."""
    chosen = 0
    rest = mask
    while rest:
        kind = lowest(rest) // copies * copies
        of_kind = pool >> kind & (1 << copies) - 1
        for _ in range(bits(rest >> kind & (1 << copies) - 1)):
            chosen |= (of_kind & -of_kind) << kind
            of_kind &= of_kind - 1
        rest &= ~((1 << copies) - 1 << kind)
    return chosen


@compiled(NUMBER_2)
def bit_at(mask: int, index: int) -> int:
    """The bit set with so many below it."""
    for _ in range(index):
        mask &= mask - 1
    return mask & -mask


@compiled(nb.Tuple((INT, nb.uint64))(INT, INT, nb.uint64))  # type: ignore[no-untyped-call]
def some_of(pool: int, count: int, word: np.uint64) -> tuple[int, np.uint64]:
    """So many cards of a pool, by lot."""
    chosen = 0
    for _ in range(count):
        word = next_word(word)
        card = bit_at(pool, below(word, bits(pool)))
        chosen |= card
        pool &= ~card
    return chosen, word


@compiled(NUMBER_2)
def lowest_bits(mask: int, count: int) -> int:
    chosen = 0
    for _ in range(count):
        chosen |= mask & -mask
        mask &= mask - 1
    return chosen


@inner
def own_deeds_anew(s: Any, seat: int, pool: int) -> int:
    """The own hand keeps its prizes."""
    hand = lowest_copies(pool, s.deeds[seat], DEED_COPIES)
    for rank in range(2):
        if seat == (s.first if rank == 0 else s.second):
            from_row = lowest_copies(hand, s.prize_row[rank], DEED_COPIES)
            s.prize_row[rank] = from_row
            s.prize_deck[rank] = lowest_copies(hand & ~from_row, s.prize_deck[rank], DEED_COPIES)
    s.deeds[seat] = hand
    return pool & ~hand


@inner
def deal_hidden_deeds(s: Any, seat: int, pool: int, known: bool, word: np.uint64) -> np.uint64:
    """Of others' deeds two kinds are known: what the Sheriff sees in bribes, and what was won from the open row."""
    for other in range(s.seats):
        if other == seat:
            continue
        count = bits(s.deeds[other])
        shown = 0
        card = offered_to(s, other, seat) - KINDS
        if card >= 0:
            shown = lowest_copies(pool, 1 << card * DEED_COPIES, DEED_COPIES)
        for rank in range(2):
            if other == (s.first if rank == 0 else s.second):
                s.prize_row[rank] = lowest_copies(pool, s.prize_row[rank], DEED_COPIES)
                shown |= int(s.prize_row[rank])
        pool &= ~shown
        s.deeds[other] = count - bits(shown) << DEEDS | shown  # how many are to be dealt, and these
    for other in range(s.seats):
        if other == seat:
            continue
        dealt, word = some_of(pool, int(s.deeds[other]) >> DEEDS, word)
        pool &= ~dealt
        hand = int(s.deeds[other]) & (1 << DEEDS) - 1 | dealt
        s.deeds[other] = hand
        for rank in range(2):
            if other == (s.first if rank == 0 else s.second):
                s.prize_deck[rank] = lowest_bits(hand & ~int(s.prize_row[rank]), bits(s.prize_deck[rank]))
        dealt, word = some_of(pool, bits(s.box_secret[other]), word)
        pool &= ~dealt
        s.box_secret[other] = dealt
    if not known:
        dealt, word = some_of(pool, bits(s.drawn_deeds), word)
        pool &= ~dealt
        s.drawn_deeds = dealt
    s.deck_deeds = pool
    return word


@compiled(DEAL)
def deal_deeds(s: Any, seat: int, word: np.uint64) -> np.uint64:
    known = knows_drawn(s, seat)
    pool = int(s.deck_deeds) | int(s.drawn_deeds) | int(s.box_deeds)
    for other in range(s.seats):
        pool |= int(s.deeds[other]) | int(s.wired[other]) | int(s.box_secret[other])
    for slot in range(3):
        if NONE < s.row[slot] < DEEDS:
            pool |= 1 << int(s.row[slot])
    for slot in range(3):
        if NONE < s.row[slot] < DEEDS:
            deed = lowest_copies(pool, 1 << int(s.row[slot]), DEED_COPIES)
            s.row[slot] = lowest(deed)
            pool &= ~deed
    for other in range(s.seats):
        s.wired[other] = lowest_copies(pool, s.wired[other], DEED_COPIES)
        pool &= ~int(s.wired[other])
    s.box_deeds = lowest_copies(pool, s.box_deeds, DEED_COPIES)
    pool &= ~int(s.box_deeds)
    if known:
        s.drawn_deeds = lowest_copies(pool, s.drawn_deeds, DEED_COPIES)
        pool &= ~int(s.drawn_deeds)
    if seat >= 0:
        s.box_secret[seat] = lowest_copies(pool, s.box_secret[seat], DEED_COPIES)
        pool &= ~int(s.box_secret[seat])
        pool = own_deeds_anew(s, seat, pool)
    return deal_hidden_deeds(s, seat, pool, known, word)


@inner
def number_ranches(s: Any) -> None:
    pool = int(s.deck_ranches) | int(s.box_ranches)
    for seat in range(s.seats):
        pool |= int(s.ranches[seat])
    for slot in range(3):
        if s.row[slot] >= DEEDS:
            pool |= 1 << int(s.row[slot]) - DEEDS
    for slot in range(3):
        if s.row[slot] >= DEEDS:
            s.row[slot] = DEEDS + lowest(pool)
            pool &= pool - 1
    for seat in range(s.seats):
        s.ranches[seat] = lowest_bits(pool, bits(s.ranches[seat]))
        pool &= ~int(s.ranches[seat])
        for rank in range(2):
            if seat == (s.first if rank == 0 else s.second):
                s.prize_ranches[rank] = lowest_bits(s.ranches[seat], bits(s.prize_ranches[rank]))
    s.box_ranches = lowest_bits(pool, bits(s.box_ranches))
    s.deck_ranches = pool & ~int(s.box_ranches)


@compiled(DEAL)
def deal_river(s: Any, seat: int, word: np.uint64) -> np.uint64:
    """Discovery's cards and their order are known to one player."""
    left = int(s.river) | int(s.held)
    for index in range(2):
        if s.river_top[index] != NONE:
            left |= 1 << int(s.river_top[index])
    pool = lowest_copies((1 << 30) - 1, left, RIVER_COPIES)
    knower = seat == s.river_knower
    for index in range(2):
        if s.river_top[index] != NONE:
            if knower:
                card = lowest_copies(pool, 1 << int(s.river_top[index]), RIVER_COPIES)
            else:
                card, word = some_of(pool, 1, word)
            s.river_top[index] = lowest(card)
            pool &= ~card
    if knower:
        s.held = lowest_copies(pool, s.held, RIVER_COPIES)
        pool &= ~int(s.held)
    else:
        held, word = some_of(pool, bits(s.held), word)
        pool &= ~held
        s.held = held
    s.river = pool
    return word


@inner
def number_elixirs(s: Any) -> None:
    pool = int(s.elixir_deck) | int(s.elixir_open) | int(s.elixir_used) | int(s.elixir_pile)
    s.elixir_open = lowest_copies(pool, s.elixir_open, ELIXIR_COPIES)
    pool &= ~int(s.elixir_open)
    s.elixir_used = lowest_copies(pool, s.elixir_used, ELIXIR_COPIES)
    pool &= ~int(s.elixir_used)
    s.elixir_pile = lowest_copies(pool, s.elixir_pile, ELIXIR_COPIES)
    s.elixir_deck = pool & ~int(s.elixir_pile)


@compiled(COUNT)
def dancing_thief(s: Any) -> int:
    """Who carries out a theft twice now, or NONE."""
    if s.phase == PHASE_STEAL_AGAIN:
        return int(s.a)
    for index in range(s.top):
        if s.stack[index, 0] == STEP_CANCAN:
            return int(s.stack[index, 1])
    return NONE


@compiled(REDEAL)
def redeal(state: Ints, seat: int, word: np.uint64) -> None:
    s = state.view(STATE)[0]
    if s.phase == PHASE_OVER:
        return  # everything is shown
    withdraw(s, seat)
    word = roll_cups(s, seat, word)
    word = deal_store(s, seat, word)
    word = deal_deeds(s, seat, word)
    number_ranches(s)
    deal_river(s, seat, word)
    number_elixirs(s)
    if seat != dancing_thief(s):
        s.fresh = 0
