"""Dice Town: Doc Badluck and the end of the round (DT-25, DT-26, DT-29, DT-31)."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import compiled, inner

from .agenda import (
    DO_1,
    DO_2,
    add_deeds,
    bits,
    deed_of_value,
    discard,
    done,
    everybody,
    first_do,
    lesser,
    lowest,
    pay,
    property_left,
    row_cards,
    showing,
    stocked,
    turn_to,
)
from .cards import ask_for, reaction
from .state import (
    CASH_ROUND,
    DOC,
    DRAW_ELIXIR,
    ELIXIR,
    ELIXIR_COPIES,
    ELIXIR_TOP,
    ENOUGH,
    GOLD_ROUND,
    HYPOCHONDRIA,
    LAND,
    PHASE_CARD,
    PHASE_ELIXIR,
    PHASE_OVER,
    PHASE_PROPERTY,
    PHASE_REMEDY,
    PHASE_TOP_ELIXIR,
    PHASE_VISIT,
    PHASE_WIRE,
    REMEDY,
    ROUNDS,
    SMOKE_SIGNAL,
    STEP_BEFORE,
    STEP_DISCARD,
    STEP_EVENING,
    STEP_HYPOCHONDRIA,
    STEP_NIGHT,
    STEP_ROUND,
    STEP_SHELVE,
    STEP_SMOKE,
    STEP_VISITS,
    STORE_CARD,
    WIRE,
    WIRE_DEEDS,
)

ELIXIR_MASK = (1 << ELIXIR_COPIES) - 1
OPEN_ELIXIRS = 2


# Who visits (DT-25)


@inner
def doc_opens(s: Any) -> None:
    """STEP_DOC: hypochondria may be played by all who acted."""
    if s.closed == DOC:
        turn_to(s, STEP_EVENING, 0, 0, 0)
        return
    turn_to(s, STEP_HYPOCHONDRIA, 0, 0, 0)
    if s.acted:
        ask_for(s, HYPOCHONDRIA, s.sheriff, s.acted)


@inner
def hypochondria(s: Any) -> None:
    """STEP_HYPOCHONDRIA: its player goes at his place in the order."""
    patient = reaction(s)
    visitors = everybody(s) & ~s.acted
    if patient != NONE:
        visitors |= 1 << patient
    turn_to(s, STEP_VISITS, visitors, patient, 0)


@inner
def visits(s: Any) -> None:
    """STEP_VISITS of all in a, from the left of the Sheriff, Sheriff last; b played Hypochondria."""
    for step in range(1, s.seats + 1):
        seat = (s.sheriff + step) % s.seats
        if s.a >> seat & 1:
            s.a &= ~(1 << seat)
            if seat == s.b:
                s.b = NONE
                first_do(s, STEP_DISCARD, HYPOCHONDRIA, 0, 0)
            first_do(s, 0, 0, 0, 0)
            visit(s, seat)
            return
    turn_to(s, STEP_EVENING, 0, 0, 0)


@compiled(DO_1)
def visit(s: Any, seat: int) -> None:
    """In the place of what is done now."""
    turn_to(s, PHASE_REMEDY if s.edition == 2009 else PHASE_VISIT, seat, 0, 0)


@inner
def remedy_legal(s: Any, moves: Ints) -> int:
    """Edition 2009: what matches one of the own dice."""
    hand = int(s.kept[s.a])
    count = 0
    for remedy in range(4):
        matching = hand >> 8 * remedy & 255 if remedy < 2 else showing(hand, remedy + 2)
        if matching:
            moves[count] = REMEDY + remedy
            count += 1
    return count


@inner
def remedy_play(s: Any, move: int) -> None:
    seat = s.a
    done(s)
    treat(s, seat, move - REMEDY)


@inner
def elixirs_stocked(s: Any) -> bool:
    """Whether an elixir can be drawn; an empty deck is first refilled from the pile (DT-20)."""
    if s.elixir_deck == 0:
        s.elixir_deck = s.elixir_pile
        s.elixir_pile = 0
    return bool(s.elixir_deck != 0)


@inner
def visit_legal(s: Any, moves: Ints) -> int:
    """Edition 2018: an open elixir or the top one."""
    count = 0
    for elixir in range(5):
        if s.elixir_open >> elixir * ELIXIR_COPIES & ELIXIR_MASK:
            moves[count] = ELIXIR + elixir
            count += 1
    if s.elixir_deck | s.elixir_pile:
        moves[count] = ELIXIR_TOP
        count += 1
    return count


@inner
def visit_play(s: Any, move: int) -> None:
    if move == ELIXIR_TOP:
        elixirs_stocked(s)
        s.phase = PHASE_TOP_ELIXIR
        return
    start = (move - ELIXIR) * ELIXIR_COPIES
    card = lowest(s.elixir_open >> start & ELIXIR_MASK) + start
    s.elixir_open &= ~(1 << card)
    use(s, s.a, card)


@inner
def top_elixir_play(s: Any, move: int) -> None:
    card = move - DRAW_ELIXIR
    s.elixir_deck &= ~(1 << card)
    use(s, s.a, card)


@inner
def use(s: Any, seat: int, card: int) -> None:
    """At once; then it is discarded, then two lie open again."""
    s.elixir_used = 1 << card
    turn_to(s, STEP_SHELVE, 0, 0, 0)
    treat(s, seat, card // ELIXIR_COPIES)


@inner
def shelve(s: Any) -> None:
    """STEP_SHELVE."""
    s.elixir_pile |= s.elixir_used
    s.elixir_used = 0
    if bits(s.elixir_open) < OPEN_ELIXIRS and elixirs_stocked(s):
        s.phase = PHASE_ELIXIR
    else:
        done(s)


@inner
def elixir_play(s: Any, move: int) -> None:
    """PHASE_ELIXIR: until two lie open."""
    card = move - DRAW_ELIXIR
    s.elixir_deck &= ~(1 << card)
    s.elixir_open |= 1 << card
    if bits(s.elixir_open) == OPEN_ELIXIRS or not elixirs_stocked(s):
        done(s)


@compiled(DO_2)
def treat(s: Any, seat: int, effect: int) -> None:
    """What an elixir or remedy does, before what is done now."""
    if effect == WIRE_DEEDS:
        first_do(s, PHASE_WIRE, seat, 2, 0)
    elif effect == STORE_CARD:
        if stocked(s):
            first_do(s, PHASE_CARD, seat, 0, 0)
    elif effect == LAND:
        if property_left(s):
            first_do(s, PHASE_PROPERTY, seat, 0, 0)
    else:
        for other in range(s.seats):
            if other == seat or other == s.guard:
                continue
            if effect == CASH_ROUND:
                pay(s, other, seat, 2)
            elif effect == GOLD_ROUND:
                nugget = lesser(s.nuggets[other], 1)
                s.nuggets[other] -= nugget
                s.nuggets[seat] += nugget


@inner
def wire_legal(s: Any, moves: Ints) -> int:
    moves[0] = ENOUGH
    return add_deeds(moves, 1, s.deeds[s.a], WIRE)


@inner
def wire_play(s: Any, move: int) -> None:
    """PHASE_WIRE of seat a, b questions to go. Wired deeds lie open (DT-27)."""
    if move == ENOUGH:
        done(s)
        return
    deed = 1 << deed_of_value(s.deeds[s.a], move - WIRE)
    s.deeds[s.a] &= ~deed
    s.wired[s.a] |= deed
    s.b -= 1
    if s.b == 0:
        done(s)


# The end of the round


@inner
def evening(s: Any) -> None:
    """STEP_EVENING: a die not bought this round returns to the village; then Smoke Signal (DT-29)."""
    if not s.bought:
        s.spirit = NONE
    turn_to(s, STEP_SMOKE, 0, 0, 0)
    ask_for(s, SMOKE_SIGNAL, s.sheriff, everybody(s))


@inner
def smoke(s: Any) -> None:
    """STEP_SMOKE."""
    signaller = reaction(s)
    if signaller != NONE:
        s.spirit = signaller
        discard(s, SMOKE_SIGNAL)
    turn_to(s, STEP_NIGHT, 0, 0, 0)


@inner
def night(s: Any) -> None:
    """STEP_NIGHT: the end is checked once (DT-31)."""
    sold_out = row_cards(s) == 0 and not property_left(s)
    if s.gold == 0 or sold_out or s.round_no == ROUNDS:
        turn_to(s, PHASE_OVER, 0, 0, 0)
    else:
        turn_to(s, STEP_ROUND, 0, 0, 0)


@inner
def new_round(s: Any) -> None:
    """STEP_ROUND: all dice unkept, nobody has acted (DT-8)."""
    s.round_no += 1
    s.acted = 0
    s.spot = NONE
    s.guard = NONE
    s.closed = NONE
    s.bought = 0
    for seat in range(s.seats):
        s.kept[seat] = 0
    turn_to(s, STEP_BEFORE, 0, 0, 0)
