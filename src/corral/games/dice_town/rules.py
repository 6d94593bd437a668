"""Dice Town: setting up, scoring, and the verbs: switchboards over the phase.

The questions stand in the chapters: cup.py (phase 1), town.py and houses.py (phase 2), wild_west.py, doc.py,
cards.py (store cards and reactions), each a pair side by side: what may be answered, what the answer does.
"""

from typing import Any

from corral.game import NATURE, NONE, Ints, Keys
from corral.kernel import ACTORS, LEGAL, PLAY, SCORE, SETUP, compiled, inner

from .agenda import add_bits, add_store, bits, discard, done, everybody, first_do, holds
from .cards import (
    at_once,
    give_legal,
    give_play,
    not_so_fast_play,
    played,
    react_play,
    struck,
    target_legal,
    target_play,
    window_legal,
)
from .cup import before, before_legal, before_play, die_play, keep_legal, keep_play, loaded, loads, roll
from .doc import (
    doc_opens,
    elixir_play,
    evening,
    hypochondria,
    new_round,
    night,
    remedy_legal,
    remedy_play,
    shelve,
    smoke,
    top_elixir_play,
    visit,
    visit_legal,
    visit_play,
    visits,
    wire_legal,
    wire_play,
)
from .houses import (
    MAY_B,
    badge_taken,
    cancan,
    card_play,
    deck_legal,
    deeds_taken,
    insured,
    mined,
    property_play,
    row_play,
    share_loot,
    shop_play,
    shopping,
    steal_again_legal,
    steal_again_play,
    survey,
    take_shop_legal,
    take_shop_play,
    take_theft_legal,
    take_theft_play,
    theft,
    theft_legal,
    theft_play,
)
from .state import (
    BILLS,
    CATTLE,
    CLOSE,
    COPIES,
    DEED_COPIES,
    DIE,
    DOG,
    DRAW,
    DRAW_ELIXIR,
    DRAW_OUTLAW,
    DRAW_RIVER,
    ELIXIR_COPIES,
    KINDS,
    MULE,
    NOT_SO_FAST,
    OUTLAWS,
    PHASE_ACT,
    PHASE_AGAIN,
    PHASE_AMBUSH,
    PHASE_AMBUSHED,
    PHASE_BEFORE,
    PHASE_BLESS,
    PHASE_BRIBE,
    PHASE_CARD,
    PHASE_CATCH,
    PHASE_CLOSE,
    PHASE_DIE,
    PHASE_DISCOVERY,
    PHASE_ELIXIR,
    PHASE_FAVOUR,
    PHASE_GIVE,
    PHASE_HUNT,
    PHASE_KEEP,
    PHASE_NOT_SO_FAST,
    PHASE_OVER,
    PHASE_PROPERTY,
    PHASE_REMEDY,
    PHASE_REVOLVER,
    PHASE_RIVER,
    PHASE_ROW,
    PHASE_SHERIFF,
    PHASE_SHOP,
    PHASE_STEAL_AGAIN,
    PHASE_TAKE_COUPON,
    PHASE_TAKE_OUTLAW,
    PHASE_TAKE_RIVER,
    PHASE_TAKE_SHOP,
    PHASE_TAKE_THEFT,
    PHASE_TARGET,
    PHASE_THEFT,
    PHASE_TOP,
    PHASE_TOP_ELIXIR,
    PHASE_TOP_OUTLAW,
    PHASE_VISIT,
    PHASE_WANTED,
    PHASE_WIRE,
    PLACE_ALL,
    PLACE_DECK,
    RANCHES,
    RIVER_COPIES,
    SHERIFF_LOT,
    SMOKE_SIGNAL,
    SPIRIT,
    STATE,
    STEP_ACCOMPLICE,
    STEP_ARRIVE,
    STEP_AT_ONCE,
    STEP_BADGE,
    STEP_BEFORE,
    STEP_CANCAN,
    STEP_CARRY,
    STEP_CATCH,
    STEP_DEEDS,
    STEP_DESPERADO,
    STEP_DISCARD,
    STEP_DOC,
    STEP_EVENING,
    STEP_FIRST,
    STEP_HYPOCHONDRIA,
    STEP_INSURANCE,
    STEP_LEAVE,
    STEP_LOADED,
    STEP_LOADS,
    STEP_MINE,
    STEP_NIGHT,
    STEP_OFFERING,
    STEP_PLAYED,
    STEP_REVOLVER,
    STEP_ROLL,
    STEP_ROUND,
    STEP_SECOND,
    STEP_SHELVE,
    STEP_SHOP,
    STEP_SMOKE,
    STEP_STRUCK,
    STEP_SURVEYOR,
    STEP_THEFT,
    STEP_TOP,
    STEP_TOWN,
    STEP_VISITS,
    TABLE_COUNT,
    TABLE_DEEDS,
    TABLE_DEEDS_2009,
    TABLE_ELIXIR,
    TABLE_PAIR,
    TABLE_REWARD,
    TABLE_RIVER,
    TABLE_SPIRITS,
    TABLE_VP,
    TABLE_WANTED,
    TOP,
    USUAL_FACES,
    VALUES,
    VISIT_DOC,
)
from .town import (
    act_legal,
    act_play,
    arrive,
    bribe_legal,
    bribe_play,
    favour_legal,
    favour_play,
    first_acts,
    leave,
    second_acts,
)
from .wild_west import (
    TAKE_RIVER,
    again_legal,
    again_play,
    ambush_legal,
    ambush_play,
    ambushed_play,
    bless_legal,
    bless_play,
    carry_out,
    catch_legal,
    catch_play,
    catches,
    close_play,
    coupon_legal,
    coupon_play,
    desperado,
    discovery_play,
    held_legal,
    hunt_play,
    offering,
    put_back,
    revolver,
    revolver_play,
    river_play,
    spirit_play,
    take_outlaw_legal,
    take_outlaw_play,
    take_river_play,
    top_outlaw_play,
    top_play,
    town,
    tribe_legal,
    tribe_play,
    wanted_play,
)

# Set-up (DT-2 to DT-7)


@inner
def set_up_decks(s: Any, pieces: Ints) -> None:
    limit = CATTLE if not s.wild_west else SMOKE_SIGNAL if not s.indians else KINDS
    for card in range(KINDS):
        s.vp[card] = pieces[TABLE_VP + card]
        for copy in range(pieces[TABLE_COUNT + card] if card < limit else 0):
            s.store[PLACE_ALL, copy] |= 1 << card
    for copy in range(COPIES):
        s.store[PLACE_DECK, copy] = s.store[PLACE_ALL, copy]
    deeds = TABLE_DEEDS_2009 if s.edition == 2009 else TABLE_DEEDS
    for value in range(VALUES):
        s.deck_deeds |= ((1 << pieces[deeds + value]) - 1) << value * DEED_COPIES
    if s.edition == 2018:
        for elixir in range(5):
            s.elixir_deck |= ((1 << pieces[TABLE_ELIXIR + elixir]) - 1) << elixir * ELIXIR_COPIES
    if s.wild_west:
        s.deck_ranches = (1 << RANCHES) - 1
        for card in range(10):
            s.river |= ((1 << pieces[TABLE_RIVER + card]) - 1) << card * RIVER_COPIES
        s.outlaw_deck = (1 << OUTLAWS) - 1
        for outlaw in range(OUTLAWS):
            s.outlaw_pair[outlaw] = pieces[TABLE_PAIR + outlaw]
            s.outlaw_face[outlaw] = pieces[TABLE_WANTED + outlaw]
            s.reward[outlaw] = pieces[TABLE_REWARD + outlaw]


@compiled(SETUP)
def setup(state: Ints, seats: int, options: Ints, pieces: Ints) -> None:
    s = state.view(STATE)[0]
    state[:] = 0
    s.seats = seats
    s.wild_west = options[0]
    s.indians = options[1] and 1 | (pieces[TABLE_SPIRITS] ^ USUAL_FACES) << 1
    s.edition = options[2]
    s.seconds = options[3] if s.wild_west and seats > 2 else 0
    set_up_decks(s, pieces)
    s.gold = 40 if s.wild_west and seats > 2 else 30
    s.deck_floor = 10 if s.wild_west and seats == 2 else 0
    s.bank = 3
    s.coach = 2 if s.wild_west else 0
    for seat in range(seats):
        s.cash[seat] = BILLS
    s.sheriff = NONE
    s.first = NONE
    s.second = NONE
    s.reactor = NONE
    s.spot = NONE
    s.guard = NONE
    s.closed = NONE
    s.outlaw_top = NONE
    s.river_top[0] = NONE
    s.river_top[1] = NONE
    s.river_knower = NONE
    s.spirit = NONE
    for slot in range(3):
        s.row[slot] = NONE
    s.phase = STEP_ROUND
    first_do(s, PHASE_SHERIFF, 0, 0, 0)
    if s.edition == 2018:
        first_do(s, PHASE_ELIXIR, 0, 0, 0)
    if s.wild_west:
        first_do(s, PHASE_TOP_OUTLAW, 0, 0, 0)
        first_do(s, PHASE_WANTED, 0, 2, 0)
    first_do(s, PHASE_ROW, 0, 0, 0)


# The end (DT-32, DT-33)


@inner
def rewards(s: Any, seat: int) -> int:
    """Of captured outlaws."""
    total = 0
    for outlaw in range(OUTLAWS):
        if s.captured[seat] >> outlaw & 1:
            total += s.reward[outlaw]
    return total


@inner
def deed_points(mask: int) -> int:
    points = 0
    for value in range(VALUES):
        points += (value + 1) * bits(mask >> value * DEED_COPIES & 31)
    return points


@inner
def store_points(s: Any, seat: int) -> int:
    """Mule counts the store cards in the hand, itself included; Dog the holder's captured outlaws."""
    points = 0
    cards = 0
    for copy in range(COPIES):
        mask = s.store[seat, copy]
        cards += bits(mask)
        for card in range(KINDS):
            if mask >> card & 1:
                points += s.vp[card]
    return points + cards * holds(s, seat, MULE) + 2 * bits(s.captured[seat]) * holds(s, seat, DOG)


@inner
def ranch_points(count: int) -> int:
    return count * (count + 1) // 2


@inner
def total_points(s: Any, seat: int) -> int:
    points = s.nuggets[seat] + (s.cash[seat] + rewards(s, seat)) // 2 + (5 if s.sheriff == seat else 0)
    points += store_points(s, seat) + deed_points(s.deeds[seat]) + deed_points(s.wired[seat])
    return int(points) + ranch_points(bits(s.ranches[seat]))


# The steps


@inner
def step_of_round(s: Any) -> None:
    phase = s.phase
    if phase == STEP_ROUND:
        new_round(s)
    elif phase == STEP_BEFORE:
        before(s)
    elif phase == STEP_LOADS:
        loads(s)
    elif phase == STEP_LOADED:
        loaded(s)
    elif phase == STEP_ROLL:
        roll(s)
    elif phase == STEP_TOWN:
        town(s)
    elif phase == STEP_ARRIVE:
        arrive(s)
    elif phase == STEP_FIRST:
        first_acts(s)
    elif phase == STEP_SECOND:
        second_acts(s)
    else:
        leave(s)


@inner
def step_of_action(s: Any) -> None:
    phase = s.phase
    if phase == STEP_PLAYED:
        played(s)
    elif phase == STEP_DISCARD:
        discard(s, s.a)
        done(s)
    elif phase == STEP_AT_ONCE:
        at_once(s)
    elif phase == STEP_STRUCK:
        struck(s)
    elif phase == STEP_MINE:
        mined(s)
    elif phase == STEP_CARRY:
        carry_out(s)
    elif phase == STEP_TOP:
        put_back(s)
    elif phase == STEP_ACCOMPLICE:
        share_loot(s)
    elif phase == STEP_SHOP:
        shopping(s)
    elif phase == STEP_THEFT:
        theft(s)
    elif phase == STEP_CANCAN:
        cancan(s)
    elif phase == STEP_INSURANCE:
        insured(s)
    elif phase == STEP_DESPERADO:
        desperado(s)
    elif phase == STEP_BADGE:
        badge_taken(s)
    elif phase == STEP_REVOLVER:
        revolver(s)
    elif phase == STEP_CATCH:
        catches(s)
    elif phase == STEP_DEEDS:
        deeds_taken(s)
    else:
        survey(s)


@inner
def step_of_evening(s: Any) -> None:
    phase = s.phase
    if phase == STEP_OFFERING:
        offering(s)
    elif phase == STEP_DOC:
        doc_opens(s)
    elif phase == STEP_HYPOCHONDRIA:
        hypochondria(s)
    elif phase == STEP_VISITS:
        visits(s)
    elif phase == STEP_SHELVE:
        shelve(s)
    elif phase == STEP_EVENING:
        evening(s)
    elif phase == STEP_SMOKE:
        smoke(s)
    elif phase == STEP_NIGHT:
        night(s)


@inner
def run(s: Any) -> None:
    """Carry out steps until somebody is asked."""
    while s.phase > PHASE_OVER:
        if s.phase <= STEP_LEAVE:
            step_of_round(s)
        elif s.phase <= STEP_SURVEYOR:
            step_of_action(s)
        else:
            step_of_evening(s)


# The verbs


@compiled(ACTORS)
def actors(state: Ints) -> int:
    s = state.view(STATE)[0]
    phase = s.phase
    if phase < PHASE_BEFORE:
        return 1 << NATURE
    if phase < PHASE_FAVOUR:
        return int(s.waiting)
    return 1 << s.a if phase < PHASE_OVER else 0


@inner
def nature_legal(s: Any, moves: Ints) -> int:
    phase = s.phase
    if phase <= PHASE_AMBUSHED:
        for face in range(6):
            moves[face] = DIE + face
        return 6
    if phase <= PHASE_CARD:
        return add_store(s, moves, 0, PLACE_DECK, DRAW)
    if phase <= PHASE_PROPERTY:
        return deck_legal(s, moves)
    if phase == PHASE_THEFT:
        return theft_legal(s, moves)
    if phase <= PHASE_DISCOVERY:
        return add_bits(moves, 0, s.river, DRAW_RIVER, 1)
    if phase <= PHASE_TOP_OUTLAW:
        return add_bits(moves, 0, s.outlaw_deck, DRAW_OUTLAW, 1)
    if phase <= PHASE_TOP_ELIXIR:
        return add_bits(moves, 0, s.elixir_deck, DRAW_ELIXIR, 1)
    if phase == PHASE_SHERIFF:
        return add_bits(moves, 0, everybody(s), SHERIFF_LOT, 1)
    return add_bits(moves, 0, s.indians >> 1 ^ USUAL_FACES, SPIRIT, 1)


@inner
def pledge_legal(s: Any, seat: int, moves: Ints) -> int:
    """What is asked of several at once."""
    phase = s.phase
    if not s.waiting >> seat & 1:
        return 0
    if phase == PHASE_KEEP:
        return keep_legal(s, seat, moves)
    if phase == PHASE_BEFORE:
        return before_legal(s, seat, moves)
    if phase == PHASE_BRIBE:
        return bribe_legal(s, seat, moves)
    return window_legal(s, seat, NOT_SO_FAST if phase == PHASE_NOT_SO_FAST else s.a, moves)


@inner
def choice_legal(s: Any, moves: Ints) -> int:
    """What one seat is asked."""
    phase = s.phase
    if phase == PHASE_FAVOUR:
        return favour_legal(s, moves)
    if phase == PHASE_ACT:
        return act_legal(s, moves)
    if phase == PHASE_TAKE_SHOP:
        return take_shop_legal(s, moves)
    if phase == PHASE_TAKE_THEFT:
        return take_theft_legal(s, moves)
    if phase == PHASE_TAKE_COUPON:
        return coupon_legal(s, moves)
    if phase == PHASE_TAKE_RIVER:
        return held_legal(s, moves, TAKE_RIVER)
    if phase == PHASE_TOP:
        return held_legal(s, moves, TOP)
    if phase == PHASE_TAKE_OUTLAW:
        return take_outlaw_legal(s, moves)
    if phase == PHASE_STEAL_AGAIN:
        return steal_again_legal(s, moves)
    if phase == PHASE_AGAIN:
        return again_legal(s, moves)
    if phase == PHASE_CATCH:
        return catch_legal(s, moves)
    if phase == PHASE_VISIT:
        return visit_legal(s, moves)
    if phase == PHASE_WIRE:
        return wire_legal(s, moves)
    if phase == PHASE_REMEDY:
        return remedy_legal(s, moves)
    if phase == PHASE_TARGET:
        return target_legal(s, moves)
    if phase == PHASE_GIVE:
        return give_legal(s, moves)
    if phase == PHASE_BLESS:
        return bless_legal(s, moves)
    if phase == PHASE_AMBUSH:
        return ambush_legal(s, moves)
    if phase == PHASE_CLOSE:
        return add_bits(moves, 0, 127, CLOSE, 1)
    return tribe_legal(s, moves)


@compiled(LEGAL)
def legal(state: Ints, seat: int, moves: Ints) -> int:
    s = state.view(STATE)[0]
    phase = s.phase
    if phase < PHASE_BEFORE:
        return nature_legal(s, moves) if seat == NATURE else 0
    if phase < PHASE_FAVOUR:
        return pledge_legal(s, seat, moves)
    if phase == PHASE_OVER or seat != s.a:
        return 0
    return choice_legal(s, moves)


@inner
def nature_play(s: Any, move: int) -> None:
    phase = s.phase
    if phase == PHASE_DIE:
        die_play(s, move)
    elif phase == PHASE_SHOP:
        shop_play(s, move)
    elif phase == PHASE_CARD:
        card_play(s, move)
    elif phase == PHASE_ROW:
        row_play(s, move)
    elif phase == PHASE_PROPERTY:
        property_play(s, move)
    elif phase == PHASE_THEFT:
        theft_play(s, move)
    elif phase == PHASE_HUNT:
        hunt_play(s, move)
    elif phase == PHASE_REVOLVER:
        revolver_play(s, move)
    elif phase == PHASE_AMBUSHED:
        ambushed_play(s, move)
    elif phase == PHASE_RIVER:
        river_play(s, move)
    elif phase == PHASE_DISCOVERY:
        discovery_play(s, move)
    elif phase == PHASE_WANTED:
        wanted_play(s, move)
    elif phase == PHASE_TOP_OUTLAW:
        top_outlaw_play(s, move)
    elif phase == PHASE_ELIXIR:
        elixir_play(s, move)
    elif phase == PHASE_TOP_ELIXIR:
        top_elixir_play(s, move)
    elif phase == PHASE_SHERIFF:
        s.sheriff = move - SHERIFF_LOT
        done(s)
    else:
        spirit_play(s, move)


@inner
def pledge_play(s: Any, seat: int, move: int) -> None:
    phase = s.phase
    if phase == PHASE_KEEP:
        keep_play(s, seat, move)
    elif phase == PHASE_BEFORE:
        before_play(s, seat, move)
    elif phase == PHASE_BRIBE:
        bribe_play(s, seat, move)
    elif phase == PHASE_NOT_SO_FAST:
        not_so_fast_play(s, seat, move)
    else:
        react_play(s, seat, move)


@inner
def choice_play(s: Any, move: int) -> None:
    phase = s.phase
    if phase == PHASE_FAVOUR:
        favour_play(s, move)
    elif phase == PHASE_ACT and move == VISIT_DOC:  # Store B
        s.acted |= 1 << s.a
        s.did = MAY_B
        visit(s, s.a)
    elif phase == PHASE_ACT:
        act_play(s, move)
    elif phase == PHASE_TAKE_SHOP:
        take_shop_play(s, move)
    elif phase == PHASE_TAKE_THEFT:
        take_theft_play(s, move)
    elif phase == PHASE_TAKE_COUPON:
        coupon_play(s, move)
    elif phase == PHASE_TAKE_RIVER:
        take_river_play(s, move)
    elif phase == PHASE_TOP:
        top_play(s, move)
    elif phase == PHASE_TAKE_OUTLAW:
        take_outlaw_play(s, move)
    elif phase == PHASE_STEAL_AGAIN:
        steal_again_play(s, move)
    elif phase == PHASE_AGAIN:
        again_play(s, move)
    elif phase == PHASE_CATCH:
        catch_play(s, move)
    elif phase == PHASE_VISIT:
        visit_play(s, move)
    elif phase == PHASE_WIRE:
        wire_play(s, move)
    elif phase == PHASE_REMEDY:
        remedy_play(s, move)
    elif phase == PHASE_TARGET:
        target_play(s, move)
    elif phase == PHASE_GIVE:
        give_play(s, move)
    elif phase == PHASE_BLESS:
        bless_play(s, move)
    elif phase == PHASE_AMBUSH:
        ambush_play(s, move)
    elif phase == PHASE_CLOSE:
        close_play(s, move)
    else:
        tribe_play(s, move)


@compiled(PLAY)
def play(state: Ints, seat: int, move: int) -> None:
    s = state.view(STATE)[0]
    phase = s.phase
    if phase < PHASE_BEFORE:
        nature_play(s, move)
    elif phase < PHASE_FAVOUR:
        pledge_play(s, seat, move)
    else:
        choice_play(s, move)
    run(s)


@compiled(SCORE)
def score(state: Ints, points: Keys) -> None:
    """Points; among equals the Sheriff, then most nuggets (DT-33)."""
    s = state.view(STATE)[0]
    for seat in range(s.seats):
        sheriff = 1 if s.sheriff == seat else 0
        points[seat] = (int(total_points(s, seat)) * 2 + sheriff) * 64 + int(s.nuggets[seat])
