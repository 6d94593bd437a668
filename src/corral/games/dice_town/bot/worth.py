"""Dice Town: what a position is worth to a seat, in points it may expect at the end."""

from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import WORTH, compiled, inner

from ..agenda import bits, dice, lesser, property_left, showing
from ..cup import KEPT, price
from ..houses import MAY_A, MAY_B, can_steal
from ..rules import deed_points, ranch_points, rewards, store_points, total_points
from ..state import (
    ACCOMPLICE,
    ACE,
    BANK,
    COPIES,
    COUPON,
    DEED_COPIES,
    DEEDS,
    DICE,
    DISCOVERY,
    DOC,
    DYNAMITE,
    ELECTION_FRAUD,
    ELIXIR_COPIES,
    HOLD_UP,
    HYPOCHONDRIA,
    INSURANCE,
    KEEPS,
    KINDS,
    KING,
    LOADED_DIE,
    MINE,
    NOT_SO_FAST,
    OUTLAWS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_BEFORE,
    PHASE_BRIBE,
    PHASE_CARD,
    PHASE_DISCOVERY,
    PHASE_HUNT,
    PHASE_KEEP,
    PHASE_NOT_SO_FAST,
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
    PURSE_2,
    PURSE_3,
    RIVER_COPIES,
    SALOON,
    SHERIFF,
    SMOKE_SIGNAL,
    STAR,
    STATE,
    STEP_BADGE,
    STEP_DEEDS,
    STEP_MINE,
    STEP_SECOND,
    STEP_SHOP,
    STEP_STRUCK,
    STEP_SURVEYOR,
    STEP_THEFT,
    STORE,
    SWINDLER,
    TOWN_HALL,
)
from .belief import standing_chances, town_hall_chances, town_hall_ranks
from .reroll import SIZE, Floats, contains, number_of, rolled_out
from .weights import (
    BADGE,
    BADGE_END,
    BRIBE,
    CHANGE,
    CHOICE,
    COUPON_CARD,
    DOLLAR,
    FADE_BADGE,
    FADE_CASH,
    FADE_DEED,
    FADE_POINTS,
    FADE_RANCH,
    FADE_STORE,
    FIND,
    FIRST_SHOPPING,
    GOLD_PACE,
    HAND_RISK,
    HAND_RISK_LATER,
    HARM,
    HOUSE_A,
    HOUSE_A_LATER,
    HOUSE_B,
    HOUSE_B_LATER,
    INSURED,
    LAST_DOLLAR,
    LEADER,
    LEADER_LATER,
    OTHERS_CARD,
    OUTLAW,
    PLAIN,
    PROPERTY_PACE,
    RANCH_HOPE,
    RIVAL,
    RIVAL_LATER,
    SAMPLE_CASE,
    SHOPPING,
    SOON,
    STEALING,
    STOLEN,
    THEFT_OF_DEEDS,
    TOP_ELIXIR,
    USE,
)

HUNTED = 1.0 - (5.0 / 6.0) ** np.arange(6)  # chance that one of so many dice shows a face

# For search
POINT = 128.0
SPREAD = 6.0
WORTH_SPREAD = 6.0


@inner
def properties(s: Any) -> int:
    """Deeds and ranches still to be had."""
    rest = bits(s.deck_deeds) + bits(s.deck_ranches) - s.deck_floor
    for slot in range(3):
        rest += s.row[slot] != NONE
    return int(rest)


@inner
def rounds_left(s: Any, w: Floats) -> float:
    """Rounds after this one, roughly."""
    rest = properties(s)
    return float(max(0.0, min(s.gold / w[GOLD_PACE] - 0.5, rest / w[PROPERTY_PACE] if rest > 1 else 0.0)))


@inner
def lasting(rounds: float, fade: float) -> float:
    """What of a point owned now is a point ahead in the end."""
    return float(np.exp(-fade * rounds))


@inner
def badge_value(rounds: float, w: Floats) -> float:
    end = max(0.0, 1.0 - 0.8 * rounds)
    return float((end * w[BADGE_END] + (1.0 - end) * w[BADGE]) * lasting(rounds, w[FADE_BADGE]))


@inner
def dollars(cash: int, rounds: float, w: Floats) -> float:
    return float(0.5 * cash * lasting(rounds, w[FADE_CASH]) + w[CHANGE] * min(cash, 3) * min(1.0, rounds))


@inner
def dollar_value(cash: int, rounds: float, w: Floats) -> float:
    """Of one that is paid for dice."""
    if cash < 2:
        return float(w[LAST_DOLLAR])
    return float(w[DOLLAR] * (dollars(cash, rounds, w) - dollars(cash - 2, rounds, w)) / 2)


@inner
def ranch_value(count: int, rounds: float, w: Floats) -> float:
    return float(ranch_points(count) * lasting(rounds, w[FADE_RANCH]) + w[RANCH_HOPE] * rounds * count)


@inner
def soon(rounds: float, w: Floats) -> float:
    """How likely something to be used later is used at all."""
    return float(rounds / (rounds + w[SOON]))


@inner
def use_of_cards(s: Any, seat: int, w: Floats) -> float:
    value = 0.0
    for copy in range(COPIES):
        mask = int(s.store[seat, copy])
        for card in range(6, KINDS):
            if mask >> card & 1:
                value += w[USE + card]
    return value


@inner
def hand_risk(rounds: float, w: Floats) -> float:
    """Of a deed in the hand."""
    return float(w[HAND_RISK] * soon(rounds, w) + w[HAND_RISK_LATER] * rounds)


@inner
def purse(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What a seat owns."""
    points = lasting(rounds, w[FADE_POINTS])
    value = float(s.nuggets[seat]) * points + dollars(s.cash[seat], rounds, w) + 0.5 * points * rewards(s, seat)
    if s.sheriff == seat:
        value += badge_value(rounds, w)
    value += store_points(s, seat) * lasting(rounds, w[FADE_STORE]) + use_of_cards(s, seat, w) * soon(rounds, w)
    deeds = deed_points(s.wired[seat]) * points + deed_points(s.deeds[seat]) * lasting(rounds, w[FADE_DEED])
    value += deeds - hand_risk(rounds, w) * bits(s.deeds[seat])
    value += ranch_value(bits(s.ranches[seat]), rounds, w)
    return float(value + w[OUTLAW] * soon(rounds, w) * bits(s.recruited[seat]))


# What can be won in the town


@inner
def property_value(s: Any, seat: int, card: int, rounds: float, w: Floats) -> float:
    if card == NONE:
        return 0.0
    if card >= DEEDS:
        count = bits(s.ranches[seat])
        return ranch_value(count + 1, rounds, w) - ranch_value(count, rounds, w)
    return float((card // DEED_COPIES + 1) * lasting(rounds, w[FADE_DEED]) - w[HAND_RISK_LATER] * rounds)


@inner
def deck_value(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """The top card of the property deck, on average."""
    if not property_left(s):
        return 0.0
    deeds, ranches = bits(s.deck_deeds), bits(s.deck_ranches)
    value = deed_points(s.deck_deeds) * lasting(rounds, w[FADE_DEED]) - w[HAND_RISK_LATER] * rounds * deeds
    return float((value + ranches * property_value(s, seat, DEEDS, rounds, w)) / (deeds + ranches))


@inner
def river_value(s: Any, seat: int, card: int, rounds: float, w: Floats) -> float:
    if card < STAR:
        return min(float(card + 2), float(s.gold)) * lasting(rounds, w[FADE_POINTS])
    if card == STAR:
        return badge_value(rounds, w) if s.sheriff != seat else 0.0
    if PURSE_2 <= card <= PURSE_3:
        return 0.5 * lesser(s.bank, card - PURSE_2 + 2)
    if card == DISCOVERY:
        return float(w[FIND])
    return float(w[COUPON_CARD]) if card == COUPON else 0.0


@inner
def pan_value(s: Any, seat: int, rounds: float, w: Floats) -> float:
    rest = int(s.river)
    count = 0
    total = 0.0
    for card in range(10):
        copies = bits(rest >> card * RIVER_COPIES & (1 << RIVER_COPIES) - 1)
        if copies:
            count += copies
            total += copies * river_value(s, seat, card, rounds, w)
    return total / count if count else 0.0


@inner
def elixir_value(s: Any, seat: int, elixir: int, rounds: float, w: Floats) -> float:
    if elixir == 0:
        return min(2, bits(s.deeds[seat])) * (0.1 + hand_risk(rounds, w))
    if elixir == 1:
        return float(w[SHOPPING + 1] * w[SAMPLE_CASE])
    if elixir == 4:
        return deck_value(s, seat, rounds, w)
    gain = 0.0
    for other in range(s.seats):
        if other != seat and other != s.guard:
            gain += 0.5 * lesser(s.cash[other], 2) if elixir == 2 else float(lesser(s.nuggets[other], 1))
    return float(gain * (1.0 + w[RIVAL] / (s.seats - 1)))


@inner
def doc_value(s: Any, seat: int, rounds: float, w: Floats) -> float:
    if s.edition == 2009:
        return float(w[TOP_ELIXIR])
    best = float(w[TOP_ELIXIR])
    for elixir in range(5):
        if s.elixir_open >> elixir * ELIXIR_COPIES & (1 << ELIXIR_COPIES) - 1:
            best = max(best, elixir_value(s, seat, elixir, rounds, w))
    return best


@inner
def action_a(s: Any, seat: int, spot: int, count: int, rounds: float, w: Floats) -> float:
    """What the base action of a location brings; 0: it cannot be carried out."""
    value = 0.0
    if spot == MINE:
        value = lesser(count, s.gold) * lasting(rounds, w[FADE_POINTS])
    elif spot == BANK:
        value = 0.5 * s.bank * lasting(rounds, w[FADE_CASH])
    elif spot == STORE:
        value = w[SHOPPING + count] * (w[FIRST_SHOPPING] if s.round_no == 1 else 1.0)
    elif spot == SALOON:
        value = w[STEALING + count] if can_steal(s, seat) else 0.0
    elif spot == SHERIFF:
        value = badge_value(rounds, w)
    else:
        for slot in range(min(3, 1 + count)):
            value += property_value(s, seat, s.row[slot], rounds, w)
    return float(value * (w[HOUSE_A + spot] + w[HOUSE_A_LATER + spot] * rounds))


@inner
def action_b(s: Any, seat: int, spot: int, count: int, rounds: float, w: Floats) -> float:
    """The same for the second action of Wild West."""
    value = 0.0
    if spot == MINE:
        value = pan_value(s, seat, rounds, w)
    elif spot == BANK:
        value = 0.5 * lesser(s.coach, count) * lasting(rounds, w[FADE_CASH])
    elif spot == STORE:
        value = doc_value(s, seat, rounds, w) if s.closed != DOC else 0.0
    elif spot == SALOON:
        value = w[OUTLAW] * soon(rounds, w) if s.outlaw_top != NONE else 0.0
    elif spot == SHERIFF:
        for outlaw in range(OUTLAWS):
            if s.wanted >> outlaw & 1:
                value += HUNTED[count] * 0.5 * s.reward[outlaw]
        value *= lasting(rounds, w[FADE_POINTS])
    else:
        value = deck_value(s, seat, rounds, w)
    return float(value * (w[HOUSE_B + spot] + w[HOUSE_B_LATER + spot] * rounds))


@inner
def first_value(s: Any, seat: int, spot: int, count: int, rounds: float, w: Floats) -> float:
    value = action_a(s, seat, spot, count, rounds, w)
    return max(value, action_b(s, seat, spot, count, rounds, w)) if s.wild_west else value


@inner
def second_value(s: Any, seat: int, spot: int, count: int, rounds: float, w: Floats) -> float:
    """What the best leaves."""
    if not s.seconds:
        return 0.0
    return min(action_a(s, seat, spot, count, rounds, w), action_b(s, seat, spot, count, rounds, w))


@inner
def counting(s: Any, seat: int, spot: int) -> int:
    """The dice that decide how much an action brings."""
    return showing(s.kept[seat], ACE if spot == TOWN_HALL else spot)


@inner
def hopes(s: Any, seat: int, start: int, rounds: float, w: Floats) -> float:
    """What complete hands will bring at the locations from `start` on."""
    value = 0.0
    for spot in range(start, TOWN_HALL + 1):
        count = counting(s, seat, spot)
        if spot == TOWN_HALL:
            ranks = np.empty((6, 9))
            town_hall_ranks(s, 1, ranks)
            first, second = town_hall_chances(s, seat, number_of(s.kept[seat]), ranks)
        elif count:
            first, second = standing_chances(s, seat, spot, count, 1)
        else:
            continue
        if first:
            value += first * first_value(s, seat, spot, count, rounds, w)
        if second:
            value += second * second_value(s, seat, spot, count, rounds, w)
    return value


# Dice


@inner
def hand_values(s: Any, seat: int, kept: int, last: int, rounds: float, value: Floats, w: Floats) -> None:
    """What every complete hand with these dice would bring in the town."""
    gain = np.zeros((TOWN_HALL, DICE + 1))  # by location and count
    idle = np.ones((TOWN_HALL, DICE + 1))  # chance to do nothing there
    for spot in range(TOWN_HALL):
        for count in range(max(1, showing(kept, spot)), DICE + 1 - dice(kept) + showing(kept, spot)):
            first, second = standing_chances(s, seat, spot, count, last)
            gain[spot, count] = first * first_value(s, seat, spot, count, rounds, w)
            gain[spot, count] += second * second_value(s, seat, spot, count, rounds, w)
            idle[spot, count] = 1.0 - first - second
    doc = doc_value(s, seat, rounds, w)
    ranks, row = np.empty((6, 9)), np.empty((DICE + 1, 2))
    town_hall_ranks(s, last, ranks)
    for aces in range(DICE + 1):
        row[aces, 0] = first_value(s, seat, TOWN_HALL, aces, rounds, w)
        row[aces, 1] = second_value(s, seat, TOWN_HALL, aces, rounds, w)
    for hand in range(KEEPS):
        if SIZE[hand] < DICE or not contains(KEPT[hand], kept):
            continue
        total = 0.0
        nothing = 1.0
        for spot in range(TOWN_HALL):
            count = showing(KEPT[hand], spot)
            total += gain[spot, count]
            nothing *= idle[spot, count]
        first, second = town_hall_chances(s, seat, hand, ranks)
        aces = showing(KEPT[hand], ACE)
        total += first * row[aces, 0]
        total += second * row[aces, 1]
        value[hand] = total + nothing * (1.0 - first - second) * doc


@inner
def hand_with_pledges(s: Any, seat: int) -> int:
    """Dice kept, and those a seat would keep in the question that is asked."""
    hand = int(s.kept[seat])
    if s.phase == PHASE_KEEP and not s.waiting >> seat & 1 and dice(hand) < DICE:
        hand += int(s.pledge[seat, 0])
    elif s.phase == PHASE_BEFORE:
        hand += int(s.pledge[seat, 1])
        rest = int(s.pledge[seat, 2])
        while rest:
            hand += 1 << 4 * ((rest & 7) - 1)
            rest >>= 3
    return hand


@inner
def dice_value(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What the dice will bring if all that are not kept are rolled once more; less what was paid and laid for them."""
    hand = hand_with_pledges(s, seat)
    cost = 0.0
    if s.phase == PHASE_KEEP and not s.waiting >> seat & 1:
        cost = dollar_value(s.cash[seat], rounds, w) * price(dice(hand) - dice(s.kept[seat]))
    elif s.phase == PHASE_BEFORE:
        loads = dice(hand) - dice(s.kept[seat]) - dice(s.pledge[seat, 1])
        cost = (w[OUTLAW] * bits(s.pledge[seat, 0]) + w[USE + LOADED_DIE] * loads) * soon(rounds, w)
    value = np.empty(KEEPS)
    hand_values(s, seat, hand, 0, rounds, value, w)
    return rolled_out(number_of(hand), value) - cost


# What is under way


@inner
def bribed(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What a sealed offer may bring: the house, if it is accepted, and then it costs what was offered."""
    if not s.b >> seat & 1 or s.sheriff == seat:
        return 0.0
    count = counting(s, seat, s.spot)
    gain = second_value(s, seat, s.spot, count, rounds, w)
    if s.first == NONE:
        gain = first_value(s, seat, s.spot, count, rounds, w) - gain
    cost = 0.5 * s.pledge[seat, 0] + s.pledge[seat, 1]
    card = int(s.pledge[seat, 2]) - 1
    if card >= KINDS:
        cost += card - KINDS + 1
    elif card >= 0:
        cost += s.vp[card] + w[USE + card]
    rivals = bits(s.b) - 1
    chance = 1.0
    if s.b >> s.sheriff & 1:
        rivals -= 1
        chance = 1.0 / (1.0 + np.exp(3.0 * (gain - cost)))
    chance *= (1.0 - np.exp(-(cost + 0.15) / w[BRIBE])) ** rivals
    return float(chance * (gain - cost))


@inner
def cancelling(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What a not-so-fast is worth now: against the card just played, or against one that cancelled it."""
    card, chain = int(s.a), int(s.c)
    step, actor, target = s.stack[s.top - 1, 0], s.stack[s.top - 1, 1], s.stack[s.top - 1, 2]  # what waits below
    effect = counting(s, actor, MINE) if card == DYNAMITE else 1.5 + w[USE + card]
    harm = 0.0  # done to this seat
    if step == STEP_STRUCK:
        if card == SWINDLER:
            harm = 0.5 * lesser(s.cash[seat], 2)
        elif s.stack[s.top - 1, 3] == seat:
            harm = 0.5 * lesser(s.cash[seat], 4) if card == HOLD_UP else float(w[HARM])
    elif step == STEP_THEFT and target == seat:
        harm = float(w[HARM])
    elif card == ACCOMPLICE and actor == seat:
        harm = 0.5 * target  # half of the loot
    elif card == ELECTION_FRAUD and actor == seat:
        harm = badge_value(rounds, w)
    value = harm + w[OTHERS_CARD] * effect
    if actor == seat and harm == 0.0:
        value = -effect  # one's own card
    return float(-value if chain & 1 else value)


@inner
def answered(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What the card is worth that a seat has played in a window which is still open."""
    if not s.pledge[seat, 0]:
        return 0.0
    if s.phase == PHASE_NOT_SO_FAST:
        return float(cancelling(s, seat, rounds, w) - w[USE + NOT_SO_FAST] * soon(rounds, w))
    card = s.a
    gain = 1.0
    if card == ELECTION_FRAUD:
        gain = badge_value(rounds, w)
    elif card == INSURANCE:
        gain = float(w[INSURED])
    elif card == HYPOCHONDRIA:
        gain = doc_value(s, seat, rounds, w) - 0.8
    elif card == SMOKE_SIGNAL:
        gain = 1.0 if s.spirit != seat else -1.0
    elif card == ACCOMPLICE:
        gain = 0.5 * s.stack[s.top - 1, 2]
    return float(gain - w[USE + card] * soon(rounds, w))


@inner
def share_of_deeds(s: Any, seat: int) -> float:
    """In a hand."""
    deeds = cards = bits(s.deeds[seat])
    for copy in range(COPIES):
        cards += bits(s.store[seat, copy])
    return deeds / cards if cards else 0.0


@inner
def under_way(s: Any, seat: int, phase: int, a: int, b: int, c: int, rounds: float, w: Floats) -> float:
    """What a phase of the agenda brings to a seat."""
    if phase == STEP_SECOND:
        if s.second != seat:
            return 0.0
        count = counting(s, seat, s.spot)
        if s.did == MAY_A:
            return action_b(s, seat, s.spot, count, rounds, w)
        if s.did == MAY_B:
            return action_a(s, seat, s.spot, count, rounds, w)
        return second_value(s, seat, s.spot, count, rounds, w)
    if phase == PHASE_THEFT and b == seat:
        return float(-w[STEALING + c])
    if phase == STEP_THEFT and b == seat:
        return float(-w[STEALING + counting(s, a, SALOON)])
    if a != seat:
        return 0.0
    if phase == PHASE_ACT:
        count = counting(s, seat, s.spot)
        value = action_a(s, seat, s.spot, count, rounds, w) if b & MAY_A else 0.0
        return max(value, action_b(s, seat, s.spot, count, rounds, w)) if b & MAY_B else value
    if phase == PHASE_SHOP:
        return float(w[SHOPPING + min(5, b + 1)])
    if phase in (PHASE_TAKE_SHOP, PHASE_CARD):
        return float(w[SHOPPING + 1])
    if phase == STEP_SHOP:
        return float((b + (1 if c == 1 else 0)) * w[SHOPPING + counting(s, seat, STORE)])
    if phase == PHASE_THEFT:
        return float(w[STEALING + c] + w[THEFT_OF_DEEDS] * share_of_deeds(s, b))
    if phase == STEP_THEFT:
        return float(w[STEALING + counting(s, seat, SALOON)] + w[THEFT_OF_DEEDS] * share_of_deeds(s, b))
    if phase == PHASE_STEAL_AGAIN:
        return float(w[STEALING + counting(s, seat, SALOON)])
    if phase == PHASE_TAKE_THEFT:
        return float(w[STOLEN])
    if phase in (PHASE_HUNT, PHASE_AGAIN):
        return action_b(s, seat, SHERIFF, counting(s, seat, KING), rounds, w)
    if phase in (PHASE_PROPERTY, STEP_SURVEYOR):
        return deck_value(s, seat, rounds, w)
    if phase == STEP_DEEDS:
        row = action_a(s, seat, TOWN_HALL, counting(s, seat, TOWN_HALL), rounds, w)
        return row + b * deck_value(s, seat, rounds, w)
    if phase in (PHASE_RIVER, PHASE_DISCOVERY, PHASE_TAKE_RIVER):
        return pan_value(s, seat, rounds, w)
    if phase in (PHASE_VISIT, PHASE_TOP_ELIXIR):
        return float(w[TOP_ELIXIR]) if phase == PHASE_TOP_ELIXIR else doc_value(s, seat, rounds, w)
    if phase == STEP_BADGE:
        return badge_value(rounds, w)
    if phase == STEP_MINE:
        return float(lesser((1 + b) * counting(s, seat, MINE), s.gold))
    if phase in (PHASE_TAKE_COUPON, PHASE_TAKE_OUTLAW, PHASE_TARGET):
        return float(w[CHOICE])
    return 0.0


@inner
def coming(s: Any, seat: int, rounds: float, w: Floats) -> float:
    """What this round still brings to a seat, once the dice are complete."""
    if s.phase == PHASE_BRIBE:
        return bribed(s, seat, rounds, w) + hopes(s, seat, s.spot + 1, rounds, w)
    if s.phase == PHASE_NOT_SO_FAST or s.phase == PHASE_REACT:
        return answered(s, seat, rounds, w)
    if s.phase == PHASE_OVER:
        return 0.0
    value = under_way(s, seat, s.phase, s.a, s.b, s.c, rounds, w)
    for index in range(s.top):
        phase, a, b, c = s.stack[index, 0], s.stack[index, 1], s.stack[index, 2], s.stack[index, 3]
        value += under_way(s, seat, phase, a, b, c, rounds, w)
    if s.spot == NONE:
        return value
    if s.spot < TOWN_HALL:
        value += hopes(s, seat, s.spot + 1, rounds, w)
    if s.spot < DOC and not s.acted >> seat & 1 and value == 0.0:
        value = doc_value(s, seat, rounds, w)
    return value


@inner
def lead(s: Any, seat: int, w: Floats) -> float:
    """What a seat has and may expect, less a share of what the others have."""
    rounds = rounds_left(s, w)
    own = purse(s, seat, rounds, w)
    rolling = s.spot == NONE
    if not rolling:
        own += coming(s, seat, rounds, w)
    elif s.phase == PHASE_NOT_SO_FAST:
        own += answered(s, seat, rounds, w)
    elif s.phase == PHASE_KEEP or s.pledge[seat, 1] or s.pledge[seat, 2] or s.kept[seat]:
        own += dice_value(s, seat, rounds, w)
    total = 0.0
    most = -1e9
    for other in range(s.seats):
        if other != seat:
            value = purse(s, other, rounds, w)
            if not rolling:
                value += coming(s, other, rounds, w)
            total += value
            most = max(most, value)
    rival, leader = w[RIVAL] + w[RIVAL_LATER] * rounds, w[LEADER] + w[LEADER_LATER] * rounds
    return float(own - rival * total / (s.seats - 1) - leader * most)


@inner
def worth_by(state: Ints, seat: int, w: Floats) -> float:
    s = state.view(STATE)[0]
    if s.phase != PHASE_OVER:
        return lead(s, seat, w)
    best = 0.0
    for other in range(s.seats):
        if other != seat:
            best = max(best, float(total_points(s, other)))
    return float(total_points(s, seat)) - best


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    return worth_by(state, seat, PLAIN)
