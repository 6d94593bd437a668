"""Dice Town, phase 2: the town (DT-13 to DT-17): who is best, who is second, bribes, and whose turn it is to act."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import INTS, compiled, inner

from .agenda import (
    COUNT_2,
    DO_1,
    INT,
    RECORD,
    add_bits,
    add_deeds,
    deed_of_value,
    done,
    first_do,
    holds,
    kinds_in,
    lowest,
    shift,
    showing,
    turn_to,
)
from .cup import poker
from .houses import (
    MAY_A,
    MAY_B,
    MAY_PASS,
    MAY_WHISKEY,
    may,
    mine,
    rob,
    rob_coach,
    shop,
    steal,
    steal_legal,
    take_badge,
    take_deeds,
)
from .state import (
    BADGE,
    BANK,
    BRIBE_CARD,
    CANCAN,
    COACH,
    DESPERADO,
    DIG,
    DIG_DYNAMITE,
    DOC,
    DYNAMITE,
    FAVOUR,
    HUNT,
    KINDS,
    KING,
    MINE,
    NUGGETS,
    OFFER,
    PAN,
    PASS,
    PHASE_ACT,
    PHASE_BRIBE,
    PHASE_FAVOUR,
    PHASE_PROPERTY,
    RECRUIT,
    RECRUIT_DESPERADO,
    ROB,
    SALOON,
    SEAL,
    SECOND_MAY,
    SHERIFF,
    SHOP,
    SHOP_LIST,
    SHOPPING_LIST,
    STEAL,
    STEP_ARRIVE,
    STEP_DOC,
    STEP_FIRST,
    STEP_LEAVE,
    STEP_OFFERING,
    STEP_SECOND,
    STORE,
    SURVEYOR,
    TAKE_DECK,
    TAKE_ROW,
    TOWN_HALL,
    VISIT_DOC,
    WHISKEY,
)
from .wild_west import hunt, pan, recruit

# Who is best, who is second (DT-13, DT-16)


@inner
def standing(s: Any, seat: int, spot: int) -> int:
    """How good a seat is at a location; 0: it has no part."""
    if spot == TOWN_HALL:
        return poker(s.kept[seat]) + 1
    return showing(s.kept[seat], spot)


@compiled(COUNT_2)
def best_below(s: Any, spot: int, limit: int) -> int:
    """The highest standing below a limit."""
    best = 0
    for seat in range(s.seats):
        value = standing(s, seat, spot)
        if best < value < limit:
            best = value
    return best


@compiled(COUNT_2)
def all_with(s: Any, spot: int, value: int) -> int:
    mask = 0
    if value:
        for seat in range(s.seats):
            if standing(s, seat, spot) == value:
                mask |= 1 << seat
    return mask


@inner
def arrive(s: Any) -> None:
    """STEP_ARRIVE at location a."""
    spot = s.a
    s.spot = spot
    s.first = NONE
    s.second = NONE
    if spot == DOC:
        turn_to(s, STEP_DOC, 0, 0, 0)
        return
    best = 0 if s.closed == spot else best_below(s, spot, 1 << 30)
    if best == 0:
        turn_to(s, STEP_LEAVE, spot, 0, 0)
        return
    leaders = all_with(s, spot, best)
    turn_to(s, STEP_FIRST, spot, 0, 0)
    if leaders & leaders - 1:
        ask_sheriff(s, leaders)
        return
    s.first = lowest(leaders)
    if s.seconds:
        name_second(s, all_with(s, spot, best_below(s, spot, best)))


@inner
def name_second(s: Any, mask: int) -> None:
    """A single one is second; a tie is decided after the first action."""
    if mask & mask - 1:
        s.rivals = mask
    elif mask:
        s.second = lowest(mask)


# Bribes (DT-17). pledge[seat]: 0 dollars, 1 nuggets, 2 card + 1, 3 how many answers were given


@compiled(DO_1)
def ask_sheriff(s: Any, tied: int) -> None:
    first_do(s, PHASE_FAVOUR, s.sheriff, tied, 0)
    first_do(s, PHASE_BRIBE, 0, tied, 0)
    s.waiting = tied & ~(1 << s.sheriff)


@inner
def bribe_legal(s: Any, seat: int, moves: Ints) -> int:
    answered = s.pledge[seat, 3]
    if answered == 2:
        moves[0] = SEAL
        count = add_bits(moves, 1, kinds_in(s, seat), BRIBE_CARD, 1)
        return add_deeds(moves, count, s.deeds[seat], BRIBE_CARD + KINDS)
    most = s.cash[seat] if answered == 0 else s.nuggets[seat]
    start = OFFER if answered == 0 else NUGGETS
    for amount in range(most + 1):
        moves[amount] = start + amount
    return int(most) + 1


@inner
def bribe_play(s: Any, seat: int, move: int) -> None:
    answered = s.pledge[seat, 3]
    if answered == 0:
        s.pledge[seat, 0] = move - OFFER
    elif answered == 1:
        s.pledge[seat, 1] = move - NUGGETS
    elif move != SEAL:
        s.pledge[seat, 2] = move - BRIBE_CARD + 1
    s.pledge[seat, 3] = answered + 1
    if answered == 2:
        s.waiting &= ~(1 << seat)
        if s.waiting == 0:
            done(s)


@inner
def favour_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, s.b, FAVOUR, 1)


@inner
def favour_play(s: Any, move: int) -> None:
    """PHASE_FAVOUR of Sheriff a for one of the tied b. Only the one named pays, at once."""
    sheriff, tied, named = s.a, s.b, move - FAVOUR
    if named != sheriff:
        accept_bribe(s, named, sheriff)
    for seat in range(s.seats):
        for index in range(4):
            s.pledge[seat, index] = 0
    done(s)
    if s.first != NONE:
        s.second = named
        return
    s.first = named
    others = tied & ~(1 << named)
    if s.seconds:
        if others & others - 1:
            ask_sheriff(s, others)
        else:
            s.second = lowest(others)


@inner
def accept_bribe(s: Any, giver: int, sheriff: int) -> None:
    pay_dollars, pay_nuggets, card = s.pledge[giver, 0], s.pledge[giver, 1], s.pledge[giver, 2] - 1
    s.cash[giver] -= pay_dollars
    s.cash[sheriff] += pay_dollars
    s.nuggets[giver] -= pay_nuggets
    s.nuggets[sheriff] += pay_nuggets
    if card >= KINDS:
        deed = 1 << deed_of_value(s.deeds[giver], card - KINDS)
        s.deeds[giver] &= ~deed
        s.deeds[sheriff] |= deed
    elif card >= 0:
        shift(s, card, giver, sheriff)


# Acting (DT-14)


@inner
def first_acts(s: Any) -> None:
    """STEP_FIRST at location a."""
    spot = s.a
    allowed = may(s, s.first, MAY_A | MAY_B if s.wild_west else MAY_A)
    if allowed:
        turn_to(s, STEP_SECOND, spot, 0, 0)
        first_do(s, PHASE_ACT, s.first, allowed, 0)
    else:
        turn_to(s, STEP_LEAVE, spot, 0, 0)


@inner
def second_acts(s: Any) -> None:
    """STEP_SECOND at location a: the other action."""
    if s.rivals:
        tied = s.rivals
        s.rivals = 0
        ask_sheriff(s, tied)
        return
    turn_to(s, STEP_LEAVE, s.a, 0, 0)
    if s.second != NONE:
        allowed = may(s, s.second, (MAY_A | MAY_B) ^ s.did)
        if allowed and s.seconds == SECOND_MAY:
            allowed |= MAY_PASS
        if allowed:
            first_do(s, PHASE_ACT, s.second, allowed, 0)


@inner
def leave(s: Any) -> None:
    """STEP_LEAVE location a. All bills of the Stagecoach go onto the Bank, also if nobody had a 10 (DT-19)."""
    spot = s.a
    s.rivals = 0
    s.did = 0
    if spot == BANK:
        s.bank += s.coach
        s.coach = 0
    if spot == TOWN_HALL:
        turn_to(s, STEP_OFFERING, 0, 0, 0)
    else:
        turn_to(s, STEP_ARRIVE, spot + 1, 0, 0)


@compiled(INT(RECORD, INT, INTS, INT, INT, INT))
def boosted(s: Any, seat: int, moves: Ints, count: int, move: int, card: int) -> int:
    """An action, and the same announced with a card."""
    moves[count] = move
    if not holds(s, seat, card):
        return count + 1
    moves[count + 1] = move + 1
    return count + 2


@inner
def act_legal(s: Any, moves: Ints) -> int:
    """PHASE_ACT of seat a, allowed b."""
    seat, allowed, spot = s.a, s.b, s.spot
    count = 0
    if allowed & MAY_A:
        if spot == MINE:
            count = boosted(s, seat, moves, count, DIG, DYNAMITE)
        elif spot == STORE:
            count = boosted(s, seat, moves, count, SHOP, SHOPPING_LIST)
        elif spot == TOWN_HALL:
            count = boosted(s, seat, moves, count, TAKE_ROW, SURVEYOR)
        elif spot == SALOON:
            count = steal_legal(s, seat, moves, holds(s, seat, CANCAN), holds(s, seat, WHISKEY))
        else:
            moves[0] = ROB if spot == BANK else BADGE
            count = 1
    if allowed & MAY_B:
        if spot == SALOON:
            count = boosted(s, seat, moves, count, RECRUIT, DESPERADO)
        else:
            action = PAN if spot == MINE else COACH if spot == BANK else VISIT_DOC if spot == STORE else TAKE_DECK
            moves[count] = HUNT if spot == SHERIFF else action
            count += 1
    if allowed & MAY_WHISKEY and holds(s, seat, WHISKEY):
        count = steal_legal(s, seat, moves, 0, 1)
    if allowed & MAY_PASS:
        moves[count] = PASS
        count += 1
    return count


@inner
def act_play(s: Any, move: int) -> None:
    """`doc` is played by rules.py, which knows the Doc."""
    seat = s.a
    if move == PASS:  # not acting; the second does nothing either
        done(s)
        turn_to(s, STEP_LEAVE, s.spot, 0, 0)
        return
    s.acted |= 1 << seat
    action_b = move in (PAN, COACH, VISIT_DOC, RECRUIT, RECRUIT_DESPERADO, HUNT, TAKE_DECK)
    s.did = MAY_B if action_b else MAY_A
    if move <= DIG_DYNAMITE:
        mine(s, seat, move - DIG)
    elif move == PAN:
        pan(s, seat)
    elif move == ROB:
        rob(s, seat)
    elif move == COACH:
        rob_coach(s, seat)
    elif move <= SHOP_LIST:
        shop(s, seat, move - SHOP)
    elif move < RECRUIT:
        steal(s, seat, move - STEAL)
    elif move <= RECRUIT_DESPERADO:
        recruit(s, seat, move - RECRUIT)
    elif move == BADGE:
        take_badge(s, seat)
    elif move == HUNT:
        hunt(s, seat, showing(s.kept[seat], KING))
    elif move == TAKE_DECK:
        turn_to(s, PHASE_PROPERTY, seat, 0, 0)
    else:
        take_deeds(s, seat, move - TAKE_ROW)
