"""Moon River: set-up, chance, *choose* and *extend*, and the five verbs.

Each question is a pair side by side: what may be answered, what the answer does. docs/rules/moon-river.md is normative
(MR-n). What goes on between the questions is in turns.py, what symbols and partners ask in effects.py.
"""

from typing import Any

from numba import types as nb

from corral.game import NATURE, NONE, Ints
from corral.kernel import ACTORS, INTS, LEGAL, PLAY, SETUP, compiled

from .effects import (
    bonus_legal,
    bonus_play,
    drive_legal,
    drive_play,
    dry_legal,
    dry_play,
    hire_legal,
    hire_play,
    rustle_legal,
    rustle_play,
    swap_legal,
    swap_play,
)
from .material import (
    CELLS,
    COPIES,
    COWS,
    DESPERADO,
    DOMINO,
    EDGE,
    EDGES,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_SKULL,
    LAST_ROW,
    PARCELS,
    PILED,
    PILED_AT,
    PLACES,
    SCENARIOS,
    SHORT,
    SHORT_EDGES,
    SPECIALISTS,
    TABLES,
    TOKENS,
    WIDTH,
)
from .ranch import add_cow, clear_ground, joins, lay
from .state import (
    BOX,
    BUILD,
    DISCARD,
    LOT,
    NEWER,
    PARTNER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_DISCARD,
    PHASE_DRIVE,
    PHASE_DRY,
    PHASE_HIRE,
    PHASE_LOT,
    PHASE_OVER,
    PHASE_PARTNER,
    PHASE_PICK,
    PHASE_REVEAL,
    PHASE_RUSTLE,
    PHASE_SCENARIO,
    PHASE_SWAP,
    PICK,
    REVEAL,
    SCENARIO,
    STATE,
    STOP,
)
from .turns import draw, forced, go_on, last_turn, turns

# Set-up


@compiled(SETUP)
def setup(state: Ints, seats: int, options: Ints, pieces: Ints) -> None:
    s = state.view(STATE)[0]
    box = pieces.view(BOX)[0]
    state[:] = 0
    s.seats = seats
    s.legends, s.scenario, s.flat_board = options[0], NONE, options[2]
    s.own = box.own
    s.actor = NONE
    s.cells = CELLS if seats == 2 else WIDTH * SHORT  # MR-6
    s.edges = EDGES if seats == 2 else SHORT_EDGES
    s.pile, s.stack, s.supply = PARCELS, TOKENS, COWS
    s.rows = box.rows
    for row in range(s.rows):
        s.kind[row], s.back[row] = box.kind[row], box.back[row]
        counted = 0  # copies of this kind in the rows above, which have other backs
        for above in range(row):
            counted += box.count[above] if box.kind[above] == box.kind[row] else 0
        s.left[row] = (1 << box.count[row]) - 1 << counted
    for kind in range(len(SPECIALISTS)):
        s.tokens[kind] = (1 << box.partners[kind]) - 1
    s.saloon[:] = s.skull[:] = s.circle[:] = NONE
    s.token = NONE
    s.column[:] = s.ranchero[:] = s.bonus[:] = NONE
    s.stored[:] = s.land[:] = s.parcel[:] = s.partner[:] = s.territory[:] = NONE
    if seats == 2:
        for parcel in range(2):
            for side in range(2):
                s.bonus[parcel, side] = box.bonus[parcel, side]  # MR-5
    s.lots = (1 << seats) - 1
    for seat in range(seats):
        s.color[seat] = seat if options[3] == NONE else options[3 + seat]
        board = 1 + s.color[seat] if s.legends else 0  # MR-10
        s.storage[seat] = box.storage[board]
        clear_ground(s, seat, int(box.bridges[board]), int(box.blocked[board]))
    s.phase = PHASE_PARTNER
    if s.legends:
        if options[1] < len(SCENARIOS):
            s.scenario = options[1]
        else:
            s.phase = PHASE_SCENARIO  # MR-15


# Chance (MR-47)


@compiled(None)
def scenario_legal(moves: Ints) -> int:
    for scenario in range(len(SCENARIOS)):
        moves[scenario] = SCENARIO + scenario
    return len(SCENARIOS)


@compiled(None)
def scenario_play(s: Any, move: int) -> None:
    s.scenario = move - SCENARIO
    draw(s)


@compiled(nb.int64(nb.int64, nb.int64, nb.int64, INTS))
def copies_legal(left: int, first: int, count: int, moves: Ints) -> int:
    """One entry for each copy left; the moves of one kind begin at `first`."""
    while left:
        if left & 1:
            moves[count] = first
            count += 1
        left >>= 1
        first += 1
    return count


@compiled(None)
def partner_legal(s: Any, moves: Ints) -> int:
    count = 0
    for kind in range(len(SPECIALISTS)):
        count = copies_legal(s.tokens[kind], PARTNER + kind * TOKENS, count, moves)
    return count


@compiled(None)
def partner_play(s: Any, move: int) -> None:
    kind = (move - PARTNER) // TOKENS
    s.tokens[kind] &= ~(1 << (move - PARTNER) % TOKENS)
    s.stack -= 1
    for table in range(TABLES):
        if s.saloon[table] == NONE:
            s.saloon[table] = DESPERADO + kind
            break
    if not draw(s):
        turns(s)


@compiled(None)
def reveal_legal(s: Any, moves: Ints) -> int:
    count = 0
    for row in range(s.rows):
        count = copies_legal(s.left[row], REVEAL + PILED_AT[s.kind[row]] * COPIES, count, moves)
    return count


@compiled(None)
def reveal_play(s: Any, move: int) -> None:
    at, copy = divmod(move - REVEAL, COPIES)
    kind = PILED[at]
    row = 0
    while s.kind[row] != kind or not s.left[row] >> copy & 1:
        row += 1
    s.left[row] &= ~(1 << copy)
    s.pile -= 1
    place = PLACES - 1  # lowest back nearest to the box; of equal ones the first drawn (MR-12)
    while place > 0 and (s.column[NEWER, place - 1] == NONE or s.backs[NEWER, place - 1] > s.back[row]):
        s.column[NEWER, place] = s.column[NEWER, place - 1]
        s.backs[NEWER, place] = s.backs[NEWER, place - 1]
        place -= 1
    s.column[NEWER, place] = kind
    s.backs[NEWER, place] = s.back[row]
    if not draw(s):
        turns(s)


@compiled(None)
def lot_legal(s: Any, moves: Ints) -> int:
    count = 0
    for seat in range(s.seats):
        if s.lots >> seat & 1:
            moves[count] = LOT + seat
            count += 1
    return count


@compiled(None)
def lot_play(s: Any, move: int) -> None:
    s.actor = move - LOT
    s.lots = s.lots & ~(1 << s.actor) if s.seats > 2 else 0  # with two players one draw only (MR-13)
    s.phase = PHASE_PICK


# A ranchero on a parcel (MR-13, MR-32)


@compiled(None)
def pick_legal(s: Any, moves: Ints) -> int:
    count = 0
    for place in range(PLACES):
        if s.ranchero[NEWER, place] == NONE:
            moves[count] = PICK + place
            count += 1
    return count


@compiled(None)
def pick_play(s: Any, move: int) -> None:
    s.ranchero[NEWER, move - PICK] = s.actor
    if s.round_number == 0:
        if s.lots:
            s.actor = NONE
            s.phase = PHASE_LOT
            return
        placed = 0
        for place in range(PLACES):
            placed += s.ranchero[NEWER, place] != NONE
        if s.seats == 2 and placed < PLACES:  # one, the other both, then the last (MR-13)
            if placed != 2:
                s.actor = 1 - s.actor
            return
    turns(s)


# Extend (MR-18 to MR-22)


@compiled(None)
def listed(s: Any, first: int, second: int) -> bool:
    """Of equal parcels the lowest numbers are listed."""
    seat = s.actor
    one = s.stored[seat, first]
    other = s.stored[seat, second]
    if one == NONE or other == NONE:
        return False
    for field in range(second):
        kind = s.stored[seat, field]
        if field != first and (kind == other or (kind == one and field < first)):
            return False
    return True


@compiled(None)
def build_legal(s: Any, moves: Ints) -> int:
    count = 0
    land = s.land[s.actor]
    touch = s.touch[s.actor]
    for domino in range(len(DOMINO)):
        if not listed(s, DOMINO[domino, 0], DOMINO[domino, 1]):
            continue
        first = joins(s.stored[s.actor, DOMINO[domino, 0]])
        second = joins(s.stored[s.actor, DOMINO[domino, 1]])
        for edge in range(s.edges):
            one = EDGE[edge, 0]
            other = EDGE[edge, 1]
            if land[one] == NONE and land[other] == NONE and (touch[one] & first or touch[other] & second):
                moves[count] = BUILD + domino * EDGES + edge
                count += 1
    if not forced(s) and not last_turn(s):
        moves[count] = STOP
        count += 1
    return count


@compiled(None)
def move_in(s: Any) -> None:
    """A parcel beside the board moves to the lowest free field (MR-20)."""
    stored = s.stored[s.actor]
    beside = s.storage[s.actor]
    for field in range(beside):
        if stored[field] == NONE:
            stored[field] = stored[beside]
            stored[beside] = NONE
            return


@compiled(None)
def build_play(s: Any, move: int) -> None:
    seat = s.actor
    if move == STOP:
        s.limit = 0
        go_on(s)
        return
    domino = (move - BUILD) // EDGES
    edge = (move - BUILD) % EDGES
    s.limit = max(0, s.limit - 1)
    skulls = circles = 0
    for end in range(2):
        field = DOMINO[domino, end]
        cell = EDGE[edge, end]
        kind = s.stored[seat, field]
        s.stored[seat, field] = NONE
        lay(s, seat, cell, kind)
        for _ in range(min(KIND_COWS[kind], s.supply)):  # MR-24
            add_cow(s, seat, cell)
            s.supply -= 1
        if KIND_SKULL[kind]:
            s.skull[skulls] = cell
            skulls += 1
        if KIND_CIRCLE[kind]:
            s.circle[circles] = cell
            circles += 1
        if cell >= LAST_ROW and not s.claimed >> seat & 1:  # MR-37
            s.claimed |= 1 << seat
            s.bonus_due = 1
    move_in(s)
    go_on(s)


@compiled(None)
def discard_legal(s: Any, moves: Ints) -> int:
    count = 0
    for domino in range(len(DOMINO)):
        if s.stored[s.actor, DOMINO[domino, 0]] != NONE and s.stored[s.actor, DOMINO[domino, 1]] != NONE:
            moves[count] = DISCARD + domino
            count += 1
    return count


@compiled(None)
def discard_play(s: Any, move: int) -> None:
    for end in range(2):
        s.stored[s.actor, DOMINO[move - DISCARD, end]] = NONE
    move_in(s)
    s.limit = 0
    go_on(s)


# The verbs: switchboards over the phase


@compiled(ACTORS)
def actors(state: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_OVER:
        return 0
    return 1 << (NATURE if s.actor == NONE else s.actor)


@compiled(LEGAL)
def legal(state: Ints, seat: int, moves: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_SCENARIO:
        return scenario_legal(moves)
    if s.phase == PHASE_PARTNER:
        return partner_legal(s, moves)
    if s.phase == PHASE_REVEAL:
        return reveal_legal(s, moves)
    if s.phase == PHASE_LOT:
        return lot_legal(s, moves)
    if s.phase == PHASE_PICK:
        return pick_legal(s, moves)
    if s.phase == PHASE_BUILD:
        return build_legal(s, moves)
    if s.phase == PHASE_DISCARD:
        return discard_legal(s, moves)
    if s.phase == PHASE_DRY:
        return dry_legal(s, moves)
    if s.phase == PHASE_HIRE:
        return hire_legal(s, moves)
    if s.phase == PHASE_DRIVE:
        return drive_legal(s, moves)
    if s.phase == PHASE_SWAP:
        return swap_legal(s, moves)
    if s.phase == PHASE_RUSTLE:
        return rustle_legal(s, moves)
    if s.phase == PHASE_BONUS:
        return bonus_legal(s, moves)
    return 0


@compiled(PLAY)
def play(state: Ints, seat: int, move: int) -> None:
    s = state.view(STATE)[0]
    if s.phase == PHASE_SCENARIO:
        scenario_play(s, move)
    elif s.phase == PHASE_PARTNER:
        partner_play(s, move)
    elif s.phase == PHASE_REVEAL:
        reveal_play(s, move)
    elif s.phase == PHASE_LOT:
        lot_play(s, move)
    elif s.phase == PHASE_PICK:
        pick_play(s, move)
    elif s.phase == PHASE_BUILD:
        build_play(s, move)
    elif s.phase == PHASE_DISCARD:
        discard_play(s, move)
    elif s.phase == PHASE_DRY:
        dry_play(s, move)
    elif s.phase == PHASE_HIRE:
        hire_play(s, move)
    elif s.phase == PHASE_DRIVE:
        drive_play(s, move)
    elif s.phase == PHASE_SWAP:
        swap_play(s, move)
    elif s.phase == PHASE_RUSTLE:
        rustle_play(s, move)
    elif s.phase == PHASE_BONUS:
        bonus_play(s, move)
