"""Moon River: the questions that a domino's symbols ask: skulls, partners, bonus parcels."""

from typing import Any

from corral.game import NONE, Ints
from corral.kernel import compiled

from .material import (
    BONUS_KIND,
    BRIDGE,
    CATTLE_THIEF,
    CELLS,
    CORN,
    COWBOY,
    DESPERADO,
    EDGE,
    GOLD_DIGGER,
    LANDSCAPES,
    SEATS,
    STORAGE,
    TABLES,
)
from .ranch import add_cow, lay, remove_cow
from .state import BONUS, DECLINE, DONE, DRIVE, DRY, HIRE, OUT, PHASE_DRIVE, PHASE_RUSTLE, PHASE_SWAP, RUSTLE, SWAP
from .turns import go_on, held

# Skulls (MR-25)


@compiled(None)
def dry_legal(s: Any, moves: Ints) -> int:
    count = 0
    territory = s.territory[s.actor, s.skull[0]]
    for cell in range(s.cells):
        if s.cows[s.actor, cell] > 0 and s.territory[s.actor, cell] == territory:
            moves[count] = DRY + cell
            count += 1
    return count


@compiled(None)
def dry_play(s: Any, move: int) -> None:
    remove_cow(s, s.actor, move - DRY)
    s.supply += 1
    s.skull[0] = s.skull[1]
    s.skull[1] = NONE
    go_on(s)


# Partners (MR-26 to MR-31)


@compiled(None)
def hire_legal(s: Any, moves: Ints) -> int:
    count = 0
    for table in range(TABLES):
        if s.saloon[table] == NONE:
            continue
        for side in range(2):
            for circle in range(2):
                if s.circle[circle] != NONE:
                    moves[count] = HIRE + (table * 2 + side) * CELLS + s.circle[circle]
                    count += 1
    return count


@compiled(None)
def hire_play(s: Any, move: int) -> None:
    seat = s.actor
    cell = (move - HIRE) % CELLS
    side = (move - HIRE) // CELLS % 2
    table = (move - HIRE) // CELLS // 2
    partner = s.saloon[table] if side else COWBOY
    s.saloon[table] = NONE
    if s.circle[0] == cell:
        s.circle[0] = s.circle[1]
    s.circle[1] = NONE
    s.partner[seat, cell] = partner
    s.guards[seat, s.territory[seat, cell]] += 1
    if partner >= GOLD_DIGGER:
        s.experts[seat, partner - GOLD_DIGGER] += 1  # MR-31
    elif partner == COWBOY and can_drive(s):
        s.token = cell
        s.steps = 3
        s.phase = PHASE_DRIVE
        return
    elif partner == DESPERADO and can_swap(s):
        s.token = cell
        s.phase = PHASE_SWAP
        return
    elif partner == CATTLE_THIEF and s.land[seat, cell] != CORN and can_rustle(s):
        s.token = cell
        s.phase = PHASE_RUSTLE
        return
    go_on(s)


@compiled(None)
def grazing(s: Any, edge: int) -> bool:
    """Whether a cow may step along an edge."""
    target = s.land[s.actor, EDGE[edge, 1]]
    return bool(s.cows[s.actor, EDGE[edge, 0]] > 0 and target != NONE and target < CORN)


@compiled(None)
def can_drive(s: Any) -> bool:
    for edge in range(s.edges):  # noqa: SIM110 (the compiler has no any)
        if grazing(s, edge):
            return True
    return False


@compiled(None)
def drive_legal(s: Any, moves: Ints) -> int:
    count = 0
    for edge in range(s.edges):
        if grazing(s, edge):
            moves[count] = DRIVE + edge
            count += 1
    moves[count] = DONE
    return count + 1


@compiled(None)
def drive_play(s: Any, move: int) -> None:
    if move != DONE:
        remove_cow(s, s.actor, EDGE[move - DRIVE, 0])
        add_cow(s, s.actor, EDGE[move - DRIVE, 1])
        s.steps -= 1
        if s.steps > 0:
            return  # the cow can step back: there is always another answer
    go_on(s)


@compiled(None)
def can_swap(s: Any) -> bool:
    others = 0
    for seat in range(s.seats):
        if seat != s.actor:
            others += held(s, seat)
    return others > 0 and held(s, s.actor) > 0


@compiled(None)
def swap_legal(s: Any, moves: Ints) -> int:
    count = 0
    for own in range(STORAGE):
        if s.stored[s.actor, own] == NONE:
            continue
        for seat in range(s.seats):
            for field in range(STORAGE):
                if seat != s.actor and s.stored[seat, field] != NONE:
                    moves[count] = SWAP + (own * SEATS + seat) * STORAGE + field
                    count += 1
    moves[count] = DECLINE
    return count + 1


@compiled(None)
def swap_play(s: Any, move: int) -> None:
    if move != DECLINE:
        field = (move - SWAP) % STORAGE
        seat = (move - SWAP) // STORAGE % SEATS
        own = (move - SWAP) // STORAGE // SEATS
        kind = int(s.stored[s.actor, own])
        s.stored[s.actor, own] = s.stored[seat, field]
        s.stored[seat, field] = kind
    go_on(s)


@compiled(None)
def unprotected(s: Any, seat: int, cell: int) -> bool:
    """A cow of another ranch that no partner protects (MR-27)."""
    return bool(seat != s.actor and s.cows[seat, cell] > 0 and s.guards[seat, s.territory[seat, cell]] == 0)


@compiled(None)
def can_rustle(s: Any) -> bool:
    for seat in range(s.seats):
        for cell in range(s.cells):
            if unprotected(s, seat, cell):
                return True
    return False


@compiled(None)
def rustle_legal(s: Any, moves: Ints) -> int:
    count = 0
    for seat in range(s.seats):
        for cell in range(s.cells):
            if unprotected(s, seat, cell):
                moves[count] = RUSTLE + seat * CELLS + cell
                count += 1
    moves[count] = DECLINE
    return count + 1


@compiled(None)
def rustle_play(s: Any, move: int) -> None:
    if move != DECLINE:
        remove_cow(s, (move - RUSTLE) // CELLS, (move - RUSTLE) % CELLS)
        add_cow(s, s.actor, s.token)
    go_on(s)


# The bonus parcels (MR-37)


@compiled(None)
def bonus_legal(s: Any, moves: Ints) -> int:
    count = 0
    for parcel in range(2):
        for side in range(2):
            landscape = s.bonus[parcel, side]
            if landscape == NONE:
                continue
            for cell in range(s.cells):
                if s.land[s.actor, cell] == NONE and s.touch[s.actor, cell] & (BRIDGE | 1 << landscape):
                    moves[count] = BONUS + (parcel * len(LANDSCAPES) + landscape) * CELLS + cell
                    count += 1
    if count == 0:
        for parcel in range(2):
            if s.bonus[parcel, 0] != NONE:
                moves[count] = OUT + parcel
                count += 1
    return count


@compiled(None)
def bonus_play(s: Any, move: int) -> None:
    s.bonus_due = 0
    if move >= OUT:
        s.bonus[move - OUT] = NONE
    else:
        cell = (move - BONUS) % CELLS
        landscape = (move - BONUS) // CELLS % len(LANDSCAPES)
        s.bonus[(move - BONUS) // CELLS // len(LANDSCAPES)] = NONE
        lay(s, s.actor, cell, BONUS_KIND + landscape)
        s.circle[0] = cell
    go_on(s)
