"""Dice Town: the houses of the street, what can be done there (DT-14) and the base actions (DT-18 to DT-23)."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import INTS, compiled, inner

from .agenda import (
    ASK_1,
    COUNT_2,
    DO_3,
    INT,
    RECORD,
    add_bits,
    add_deeds,
    deed_of_value,
    dig,
    discard,
    done,
    everybody,
    first_do,
    hand_cards,
    has_hand,
    holds,
    kinds_in,
    lesser,
    lowest,
    property_left,
    put,
    row_cards,
    shift,
    showing,
    stocked,
    turn_to,
)
from .cards import acquire, announce, ask_for, reaction, stands, take_one_of_drawn
from .state import (
    ACCOMPLICE,
    ACE,
    BANK,
    CANCAN,
    COPIES,
    DEEDS,
    DOC,
    DRAW,
    DRAW_DEED,
    DYNAMITE,
    ELECTION_FRAUD,
    INSURANCE,
    JACK,
    KINDS,
    MINE,
    NINE,
    PASS,
    PHASE_CARD,
    PHASE_PROPERTY,
    PHASE_ROW,
    PHASE_SHOP,
    PHASE_STEAL_AGAIN,
    PHASE_TAKE_SHOP,
    PHASE_TAKE_THEFT,
    PHASE_THEFT,
    PLACE_DECK,
    PLACE_DRAWN,
    PLACE_PILE,
    PLACE_TABLE,
    QUEEN,
    SALOON,
    SHERIFF,
    SHOPPING_LIST,
    STEAL,
    STEP_ACCOMPLICE,
    STEP_BADGE,
    STEP_CANCAN,
    STEP_DEEDS,
    STEP_DISCARD,
    STEP_INSURANCE,
    STEP_MINE,
    STEP_PLAYED,
    STEP_SHOP,
    STEP_SURVEYOR,
    STEP_THEFT,
    STORE,
    SURVEYOR,
    TAKE,
    TEN,
    TOWN_HALL,
    WHISKEY,
)
from .wild_west import whiskey_hope

# What may be done at a location: A, B, stealing with Whiskey only, nothing
MAY_A, MAY_B, MAY_WHISKEY, MAY_PASS = 1, 2, 4, 8


# What can be done (DT-14)


@compiled(ASK_1)
def can_steal(s: Any, seat: int) -> bool:
    for other in range(s.seats):  # noqa: SIM110
        if other != seat and other != s.guard and has_hand(s, other):
            return True
    return False


@inner
def possible_a(s: Any, seat: int) -> bool:
    """Whether action A can be carried out, judged without cards he might play."""
    spot = s.spot
    if spot == MINE:
        return bool(s.gold > 0)
    if spot == BANK:
        return bool(s.bank > 0)
    if spot == STORE:
        return kinds_in(s, PLACE_DECK) != 0 or kinds_in(s, PLACE_PILE) != 0
    if spot == SALOON:
        return can_steal(s, seat)
    if spot == SHERIFF:
        return True
    return bool(s.row[0] != NONE)


@inner
def possible_b(s: Any) -> bool:
    spot = s.spot
    if spot == MINE:
        return bool(s.river != 0 or s.river_top[0] != NONE)
    if spot == BANK:
        return bool(s.coach > 0)
    if spot == STORE:
        return bool(s.closed != DOC)
    if spot == SALOON:
        return bool(s.outlaw_top != NONE)
    if spot == SHERIFF:
        return bool(s.wanted != 0)
    return property_left(s)


@compiled(COUNT_2)
def may(s: Any, seat: int, actions: int) -> int:
    """Which of the actions a seat may carry out now; 0: he is not asked."""
    allowed = 0
    if actions & MAY_A and possible_a(s, seat):
        allowed |= MAY_A
    if actions & MAY_B and possible_b(s):
        allowed |= MAY_B
    if allowed == 0 and actions & MAY_A and s.spot == SALOON and whiskey_hope(s, seat):
        allowed = MAY_WHISKEY | MAY_PASS
    return allowed


# Mine A (DT-18)


@inner
def mine(s: Any, seat: int, dynamite: int) -> None:
    turn_to(s, STEP_MINE, seat, dynamite, 0)
    if dynamite:
        announce(s, seat, DYNAMITE)


@inner
def mined(s: Any) -> None:
    """STEP_MINE by a; b: with dynamite."""
    seat = s.a
    nuggets = showing(s.kept[seat], NINE)
    if s.b and stands(s):
        nuggets *= 2
        discard(s, DYNAMITE)
    dig(s, seat, nuggets)
    done(s)


# Bank (DT-19)


@inner
def rob(s: Any, seat: int) -> None:
    """The robber has all bills before the window and hands over half afterwards."""
    loot = s.bank
    s.bank = 0
    s.cash[seat] += loot
    turn_to(s, STEP_ACCOMPLICE, seat, loot // 2, 0)
    if loot >= 2:
        ask_for(s, ACCOMPLICE, seat, everybody(s) & ~(1 << seat))


@inner
def share_loot(s: Any) -> None:
    """STEP_ACCOMPLICE of robber a, half is b."""
    helper = reaction(s)
    if helper != NONE:
        s.cash[s.a] -= s.b
        s.cash[helper] += s.b
        discard(s, ACCOMPLICE)
    done(s)


@inner
def rob_coach(s: Any, seat: int) -> None:
    loot = lesser(s.coach, showing(s.kept[seat], TEN))
    s.coach -= loot
    s.cash[seat] += loot
    done(s)


# Store A (DT-20)


@inner
def shop(s: Any, seat: int, listed: int) -> None:
    turn_to(s, STEP_SHOP, seat, 2 if s.round_no == 1 else 1, listed)
    if listed:
        announce(s, seat, SHOPPING_LIST)


@inner
def shopping(s: Any) -> None:
    """STEP_SHOP by a, b times to go; c: 1 Shopping-list was announced, 2 it stands."""
    if s.c == 1:
        s.c = 0
        if stands(s):
            s.c = 2
            s.b += 1
    if s.b and stocked(s):
        s.b -= 1
        first_do(s, PHASE_SHOP, s.a, showing(s.kept[s.a], JACK), 0)
        return
    if s.c:
        discard(s, SHOPPING_LIST)
    done(s)


@inner
def shop_play(s: Any, move: int) -> None:
    """PHASE_SHOP of seat a, b cards to go."""
    card, copy = divmod(move - DRAW, COPIES)
    put(s, card, copy, PLACE_DECK, PLACE_DRAWN)
    s.b -= 1
    if s.b == 0 or not stocked(s):
        turn_to(s, PHASE_TAKE_SHOP, s.a, 0, 0)


@inner
def take_shop_legal(s: Any, moves: Ints) -> int:
    return add_bits(moves, 0, kinds_in(s, PLACE_DRAWN), TAKE, 1)


@inner
def take_shop_play(s: Any, move: int) -> None:
    seat = s.a
    done(s)
    take_one_of_drawn(s, seat, move - TAKE, PLACE_DECK)


@inner
def card_play(s: Any, move: int) -> None:
    """PHASE_CARD: a store card for seat a (insurance, Doc)."""
    seat = s.a
    card, copy = divmod(move - DRAW, COPIES)
    done(s)
    acquire(s, seat, card, copy, PLACE_DECK)


# Saloon A (DT-21). Flags of a theft: announced, in their windows, in force
CANCAN_SAID, WHISKEY_SAID, CANCAN_ASKED, WHISKEY_ASKED, CANCAN_STANDS, WHISKEY_STANDS = 1, 2, 4, 8, 16, 32
FROM_STORE, FROM_PROPERTY = 0, 1


@compiled(INT(RECORD, INT, INTS, INT, INT))
def steal_legal(s: Any, seat: int, moves: Ints, cancan: int, whiskey: int) -> int:
    """With Whiskey also from those who have nothing but a ranch."""
    count = 0
    for other in range(s.seats):
        if other == seat or other == s.guard:
            continue
        hand = has_hand(s, other)
        for flags in range(4):
            if (flags & 1 and not cancan) or (flags & 2 and not whiskey):
                continue
            if hand or (flags & 2 and s.ranches[other]):
                moves[count] = STEAL + other * 4 + flags
                count += 1
    return count


@inner
def steal(s: Any, seat: int, choice: int) -> None:
    victim, flags = divmod(choice, 4)
    turn_to(s, STEP_THEFT, seat, victim, flags)
    if flags & CANCAN_SAID:
        shift(s, CANCAN, seat, PLACE_TABLE)
    if flags & WHISKEY_SAID:
        shift(s, WHISKEY, seat, PLACE_TABLE)


@inner
def theft(s: Any) -> None:
    """STEP_THEFT by a from b, flags c: the windows of Cancan and Whiskey, then the theft."""
    flags = s.c
    if flags & CANCAN_ASKED:
        flags ^= CANCAN_ASKED
        if stands(s):
            flags |= CANCAN_STANDS
    elif flags & WHISKEY_ASKED:
        flags ^= WHISKEY_ASKED
        if stands(s):
            flags |= WHISKEY_STANDS
    if flags & CANCAN_SAID:
        s.c = flags ^ (CANCAN_SAID | CANCAN_ASKED)
        first_do(s, STEP_PLAYED, CANCAN, s.a, 0)
    elif flags & WHISKEY_SAID:
        s.c = flags ^ (WHISKEY_SAID | WHISKEY_ASKED)
        first_do(s, STEP_PLAYED, WHISKEY, s.a, 0)
    else:
        rob_player(s, s.a, s.b, flags)


@inner
def rob_player(s: Any, thief: int, victim: int, flags: int) -> None:
    if flags & CANCAN_STANDS:
        turn_to(s, STEP_CANCAN, thief, 0, 0)
    else:
        done(s)
    if flags & WHISKEY_STANDS:
        discard(s, WHISKEY)
        if s.ranches[victim]:
            ranch = 1 << lowest(s.ranches[victim])
            s.ranches[victim] &= ~ranch
            s.ranches[thief] |= ranch
            insure(s, thief, victim, FROM_PROPERTY)
            return
    cards = lesser(showing(s.kept[thief], QUEEN), hand_cards(s, victim))
    if cards:
        first_do(s, PHASE_THEFT, thief, victim, cards)


@inner
def theft_legal(s: Any, moves: Ints) -> int:
    """Each remaining hand card of the victim once."""
    count = 0
    for copy in range(COPIES):
        count = add_bits(moves, count, s.store[s.b, copy], DRAW + copy, COPIES)
    return add_bits(moves, count, s.deeds[s.b], DRAW_DEED, 1)


@inner
def theft_play(s: Any, move: int) -> None:
    """PHASE_THEFT by a from b, c cards to go."""
    victim = s.b
    if move >= DRAW_DEED:
        deed = 1 << move - DRAW_DEED
        s.deeds[victim] &= ~deed
        s.drawn_deeds |= deed
    else:
        card, copy = divmod(move - DRAW, COPIES)
        put(s, card, copy, victim, PLACE_DRAWN)
    s.c -= 1
    if s.c == 0:
        s.phase = PHASE_TAKE_THEFT


@inner
def take_theft_legal(s: Any, moves: Ints) -> int:
    count = add_bits(moves, 0, kinds_in(s, PLACE_DRAWN), TAKE, 1)
    return add_deeds(moves, count, s.drawn_deeds, TAKE + KINDS)


@inner
def take_theft_play(s: Any, move: int) -> None:
    """The thief keeps one, the rest goes back."""
    thief, victim, card = s.a, s.b, move - TAKE
    done(s)
    if card >= KINDS:
        deed = 1 << deed_of_value(s.drawn_deeds, card - KINDS)
        s.drawn_deeds &= ~deed
        s.deeds[thief] |= deed
        for copy in range(COPIES):
            s.store[victim, copy] |= s.store[PLACE_DRAWN, copy]
            s.store[PLACE_DRAWN, copy] = 0
    else:
        take_one_of_drawn(s, thief, card, victim)
        if card == WHISKEY and s.phase == STEP_CANCAN:
            s.fresh += 1  # DT-28: it cannot boost the second theft
    s.deeds[victim] |= s.drawn_deeds
    s.drawn_deeds = 0
    insure(s, thief, victim, FROM_PROPERTY if card >= KINDS else FROM_STORE)


@compiled(DO_3)
def insure(s: Any, thief: int, victim: int, source: int) -> None:
    first_do(s, STEP_INSURANCE, victim, source, 0)
    ask_for(s, INSURANCE, thief, 1 << victim)


@inner
def insured(s: Any) -> None:
    """STEP_INSURANCE of victim a: the top card of the deck (b) that the stolen card came from."""
    victim, source = s.a, s.b
    if reaction(s) == NONE:
        done(s)
        return
    turn_to(s, STEP_DISCARD, INSURANCE, 0, 0)
    if source == FROM_PROPERTY:
        if property_left(s):
            first_do(s, PHASE_PROPERTY, victim, 0, 0)
    elif stocked(s):
        first_do(s, PHASE_CARD, victim, 0, 0)


@inner
def cancan(s: Any) -> None:
    """STEP_CANCAN of a: the second theft, compulsory on the terms of DT-14."""
    thief = s.a
    allowed = may(s, thief, MAY_A)
    turn_to(s, STEP_DISCARD, CANCAN, 0, 0)
    if allowed:
        first_do(s, PHASE_STEAL_AGAIN, thief, allowed, 0)
    else:
        s.fresh = 0


@inner
def steal_again_legal(s: Any, moves: Ints) -> int:
    """PHASE_STEAL_AGAIN of a, allowed b."""
    whiskey = holds(s, s.a, WHISKEY) > s.fresh
    count = 0
    if s.b & MAY_A or whiskey:
        count = steal_legal(s, s.a, moves, 0, whiskey)
    if s.b & MAY_PASS:
        moves[count] = PASS
        count += 1
    return count


@inner
def steal_again_play(s: Any, move: int) -> None:
    s.fresh = 0
    if move == PASS:
        done(s)
    else:
        steal(s, s.a, move - STEAL)


# Sheriff A (DT-22)


@inner
def take_badge(s: Any, seat: int) -> None:
    turn_to(s, STEP_BADGE, seat, 0, 0)
    if seat != s.sheriff:
        ask_for(s, ELECTION_FRAUD, seat, 1 << s.sheriff)


@inner
def badge_taken(s: Any) -> None:
    """STEP_BADGE by a."""
    if reaction(s) == NONE:
        s.sheriff = s.a
    else:
        discard(s, ELECTION_FRAUD)
    done(s)


# Town Hall (DT-23)


@inner
def take_deeds(s: Any, seat: int, surveyor: int) -> None:
    turn_to(s, STEP_DEEDS, seat, surveyor, 0)
    if surveyor:
        announce(s, seat, SURVEYOR)


@inner
def deeds_taken(s: Any) -> None:
    """STEP_DEEDS by a; b: with Surveyor. Slot 1 and one more per Ace; the rest slides down and refills."""
    seat = s.a
    surveyor = s.b and stands(s)
    cards = lesser(1 + showing(s.kept[seat], ACE), row_cards(s))
    for slot in range(cards):
        win(s, seat, s.row[slot], 0)
    for slot in range(3):
        s.row[slot] = s.row[slot + cards] if slot + cards < 3 else NONE
    if surveyor:
        turn_to(s, STEP_SURVEYOR, seat, 0, 0)
    else:
        done(s)
    if property_left(s):
        first_do(s, PHASE_ROW, 0, 0, 0)


@inner
def survey(s: Any) -> None:
    """STEP_SURVEYOR of a: also the top card of the hidden property deck."""
    seat = s.a
    turn_to(s, STEP_DISCARD, SURVEYOR, 0, 0)
    if property_left(s):
        first_do(s, PHASE_PROPERTY, seat, 0, 0)


@compiled(DO_3)
def win(s: Any, seat: int, card: int, hidden: int) -> None:
    """A property card: deeds go to the hand, ranches lie open. What is won at the Town Hall may be offered (DT-29)."""
    rank = NONE
    if s.indians and s.spot == TOWN_HALL:
        rank = 0 if seat == s.first else 1
    if card >= DEEDS:
        ranch = 1 << card - DEEDS
        s.ranches[seat] |= ranch
        if rank != NONE:
            s.prize_ranches[rank] |= ranch
        return
    s.deeds[seat] |= 1 << card
    if rank != NONE:
        if hidden:
            s.prize_deck[rank] |= 1 << card
        else:
            s.prize_row[rank] |= 1 << card


@inner
def deck_legal(s: Any, moves: Ints) -> int:
    """Every card of the property deck; ranches follow the deeds."""
    count = add_bits(moves, 0, s.deck_deeds, DRAW_DEED, 1)
    return add_bits(moves, count, s.deck_ranches, DRAW_DEED + DEEDS, 1)


@inner
def out_of_deck(s: Any, card: int) -> None:
    if card >= DEEDS:
        s.deck_ranches &= ~(1 << card - DEEDS)
    else:
        s.deck_deeds &= ~(1 << card)


@inner
def row_play(s: Any, move: int) -> None:
    """PHASE_ROW: the lowest empty slot is filled."""
    card = move - DRAW_DEED
    out_of_deck(s, card)
    slot = row_cards(s)
    s.row[slot] = card
    if slot == 2 or not property_left(s):
        done(s)


@inner
def property_play(s: Any, move: int) -> None:
    """PHASE_PROPERTY of seat a."""
    seat, card = s.a, move - DRAW_DEED
    out_of_deck(s, card)
    done(s)
    win(s, seat, card, 1)
