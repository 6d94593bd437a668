"""Dice Town: playing store cards, not-so-fast and the other reactions, cards played at once (DT-28, DT-34)."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import compiled, inner

from .agenda import (
    ASK_2,
    COUNT_2,
    DO_2,
    DO_3,
    DO_4,
    add_bits,
    discard,
    done,
    everybody,
    first_do,
    holds,
    kinds_in,
    pay,
    put,
    shift,
    spent,
    turn_to,
)
from .state import (
    AT_ONCE,
    COPIES,
    GIFT,
    GIVE,
    HOLD_UP,
    NOT_SO_FAST,
    PASS,
    PHASE_GIVE,
    PHASE_NOT_SO_FAST,
    PHASE_REACT,
    PHASE_TARGET,
    PLACE_DRAWN,
    PLACE_TABLE,
    PLAY_CARD,
    STEP_AT_ONCE,
    STEP_PLAYED,
    STEP_STRUCK,
    SWINDLER,
    TARGET,
)

HOLD_UP_DOLLARS = 4
SWINDLER_DOLLARS = 2


@compiled(DO_2)
def announce(s: Any, seat: int, card: int) -> None:
    """A card goes from the hand to the table; before its effect comes window (a)."""
    shift(s, card, seat, PLACE_TABLE)
    first_do(s, STEP_PLAYED, card, seat, 0)


@inner
def stands(s: Any) -> bool:
    """Whether the card just played was not cancelled."""
    cancelled = s.cancelled
    s.cancelled = 0
    return bool(cancelled == 0)


# Windows (DT-34). pledge[seat, 0] is 1 for a seat that plays the card


@compiled(ASK_2)
def window_opens(s: Any, card: int, asked: int) -> bool:
    """Not if every copy lies in the discard pile or nobody asked holds a store card."""
    if spent(s, card):
        return False
    for seat in range(s.seats):  # noqa: SIM110
        if asked >> seat & 1 and kinds_in(s, seat):
            return True
    return False


@inner
def played(s: Any) -> None:
    """STEP_PLAYED card a, after c not-so-fast, the last of the chain by b: all others may cancel that."""
    others = everybody(s) & ~(1 << s.b)
    if window_opens(s, NOT_SO_FAST, others):
        s.waiting = others
        s.phase = PHASE_NOT_SO_FAST
    else:
        chain_over(s)


@inner
def chain_over(s: Any) -> None:
    """The last uncancelled card holds."""
    for _ in range(s.c):
        discard(s, NOT_SO_FAST)
    s.cancelled = s.c & 1
    if s.cancelled:
        discard(s, s.a)
    done(s)


@inner
def window_legal(s: Any, seat: int, card: int, moves: Ints) -> int:
    moves[0] = PASS
    if not holds(s, seat, card):
        return 1
    moves[1] = PLAY_CARD + card
    return 2


@inner
def window_play(s: Any, seat: int, move: int) -> bool:
    """Notes an answer; whether all have answered."""
    if move != PASS:
        s.pledge[seat, 0] = 1
    s.waiting &= ~(1 << seat)
    return bool(s.waiting == 0)


@inner
def first_to_play(s: Any, after: int) -> int:
    """The first clockwise who plays the card; the others keep theirs unseen."""
    first = NONE
    for step in range(1, s.seats + 1):
        seat = (after + step) % s.seats
        if s.pledge[seat, 0] and first == NONE:
            first = seat
        s.pledge[seat, 0] = 0
    return first


@inner
def not_so_fast_play(s: Any, seat: int, move: int) -> None:
    if not window_play(s, seat, move):
        return
    canceller = first_to_play(s, s.b)
    if canceller == NONE:
        chain_over(s)
    else:
        shift(s, NOT_SO_FAST, canceller, PLACE_TABLE)
        turn_to(s, STEP_PLAYED, s.a, canceller, s.c + 1)


@compiled(DO_3)
def ask_for(s: Any, card: int, actor: int, asked: int) -> None:
    """A window for another card than not-so-fast; what is done now goes on after it and finds s.reactor."""
    if window_opens(s, card, asked):
        s.waiting = asked
        first_do(s, PHASE_REACT, card, actor, asked)


@inner
def react_play(s: Any, seat: int, move: int) -> None:
    if not window_play(s, seat, move):
        return
    card = s.a
    reactor = first_to_play(s, s.b)
    s.reactor = reactor
    done(s)
    if reactor != NONE:
        announce(s, reactor, card)


@inner
def reaction(s: Any) -> int:
    """Who played the card asked for, if it was not cancelled; else NONE."""
    reactor = s.reactor
    s.reactor = NONE
    return reactor if stands(s) else NONE


# Cards played at once: holding up, giving, swindling


@compiled(DO_4)
def acquire(s: Any, seat: int, card: int, copy: int, source: int) -> None:
    """A card comes into a hand, or is played the moment it is acquired."""
    if AT_ONCE >> card & 1:
        put(s, card, copy, source, PLACE_TABLE)
        first_do(s, STEP_AT_ONCE, seat, card, 0)
    else:
        put(s, card, copy, source, seat)


@compiled(COUNT_2)
def targets(s: Any, seat: int, card: int) -> int:
    """Bit mask of those whom a card played at once can hit."""
    mask = 0
    for other in range(s.seats):
        if other == seat or other == s.guard:
            continue
        if (kinds_in(s, other) != 0) if card == GIFT else (s.cash[other] > 0):
            mask |= 1 << other
    return mask


@inner
def at_once(s: Any) -> None:
    """STEP_AT_ONCE by a, card b."""
    seat, card = s.a, s.b
    if not targets(s, seat, card):
        discard(s, card)
        done(s)
    elif card == SWINDLER:
        turn_to(s, STEP_STRUCK, seat, card, NONE)
        first_do(s, STEP_PLAYED, card, seat, 0)
    else:
        turn_to(s, PHASE_TARGET, seat, card, 0)


@inner
def target_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, targets(s, s.a, s.b), TARGET, 1)


@inner
def target_play(s: Any, move: int) -> None:
    seat, card = s.a, s.b
    turn_to(s, STEP_STRUCK, seat, card, move - TARGET)
    first_do(s, STEP_PLAYED, card, seat, 0)


@inner
def struck(s: Any) -> None:
    """STEP_STRUCK by a, card b, target c: its effect, unless it was cancelled."""
    seat, card, target = s.a, s.b, s.c
    if not stands(s):
        done(s)
        return
    if card == GIFT and kinds_in(s, target):
        turn_to(s, PHASE_GIVE, target, seat, 0)
        return
    if card == HOLD_UP:
        pay(s, target, seat, HOLD_UP_DOLLARS)
    elif card == SWINDLER:
        for other in range(s.seats):
            if other != seat and other != s.guard:
                pay(s, other, seat, SWINDLER_DOLLARS)
    discard(s, card)
    done(s)


@inner
def give_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, kinds_in(s, s.a), GIVE, 1)


@inner
def give_play(s: Any, move: int) -> None:
    shift(s, move - GIVE, s.a, s.b)
    discard(s, GIFT)
    done(s)


@compiled(DO_3)
def take_one_of_drawn(s: Any, seat: int, card: int, rest: int) -> None:
    """One of the cards drawn is acquired (of equal copies the lowest), the others go where they came from."""
    kept = 0
    while not s.store[PLACE_DRAWN, kept] >> card & 1:
        kept += 1
    s.store[PLACE_DRAWN, kept] &= ~(1 << card)
    for copy in range(COPIES):
        s.store[rest, copy] |= s.store[PLACE_DRAWN, copy]
        s.store[PLACE_DRAWN, copy] = 0
    acquire(s, seat, card, kept, PLACE_DRAWN)
