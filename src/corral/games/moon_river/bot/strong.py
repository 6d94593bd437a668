"""Moon River: a stronger policy for `legend`'s playouts, and what it makes of all moves at once.

It reads what a domino brings off the ranch, as `policy` does, but knows more: what the pile still holds of each
landscape, which territories are open, who sits in the saloon. It takes two and a half times as long. Its weights are
learned from what many playouts make of its moves (weights.py).
"""

from typing import Any

import numpy as np

from corral.game import NONE, Ints
from corral.kernel import FATE, POLICY, WEIGH, WORTH, compiled, copy_into, inner

from ..effects import grazing
from ..material import (
    BRIDGE,
    CELLS,
    CORN,
    DESPERADO,
    DOMINO,
    EDGE,
    EDGES,
    FIELDS,
    GOLD_DIGGER,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_SKULL,
    NEAR,
    OUTLAWS,
    PARCELS,
    PLACES,
    SEATS,
    STORAGE,
    TABLES,
    TOKENS,
)
from ..rules import play
from ..scoring import points_of, size
from ..state import (
    BUILD,
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    HIRE,
    NEWER,
    PHASE_BUILD,
    PHASE_DISCARD,
    PHASE_DRIVE,
    PHASE_DRY,
    PHASE_HIRE,
    PHASE_OVER,
    PHASE_PARTNER,
    PHASE_PICK,
    PHASE_REVEAL,
    PHASE_RUSTLE,
    PHASE_SWAP,
    PICK,
    STATE,
    STOP,
    SWAP,
)
from .policy import (
    BESIDE,
    NOTES,
    PARTS,
    best_domino,
    bonus_choice,
    dry_choice,
    free_pairs,
    joined,
    rustle_choice,
    together,
)
from .weights import HELD, OFFERED, STRONG, WEIGHTS, Floats
from .worth import MARK, OUTLAW, cramped, free_cells, marked, prospect, time_left, wanted_cells
from .worth import worth as plain_worth

RACE = {"width": 16, "gap": 30.0, "doubt": 3.5, "trust": 12, "horizon": 100_000, "rival": 0.7}

PASTURE = 2  # parcels of the territory that a stolen cow will see, while nobody knows where the thief will lie

# Notes beside those of policy, by landscape: what a cow and a parcel will still win; the largest herd and territory
# with a free cell beside them; how many free cells are beside any. And what the best partner in the saloon is worth
COW_WINS, PARCEL_WINS, OPEN_HERD, OPEN_AREA, OPEN_CELLS, BEST_PARTNER = (NOTES + CORN * part for part in range(6))


@inner
def by_time(s: Any, pair: Floats) -> float:
    return float(pair[0] + pair[1] * time_left(s))


@inner
def see_pile(s: Any, w: Any, notes: Ints) -> None:
    early = time_left(s)
    for landscape in range(CORN):
        cow, parcel = early * w.growth[landscape], early * w.calves[landscape]
        for row in range(s.rows):
            kind = s.kind[row]
            if s.left[row] and KIND_LANDSCAPE[kind] == landscape:
                many = size(int(s.left[row]))
                cow += many * w.growth_pile[landscape]
                parcel += many * KIND_COWS[kind] * w.calves_pile[landscape]
        notes[COW_WINS + landscape] = int(PARTS * cow)
        notes[PARCEL_WINS + landscape] = int(PARTS * parcel)


@inner
def see_ranch(s: Any, w: Any, seat: int, notes: Ints) -> None:
    """What is open there."""
    for index in range(OPEN_HERD, OPEN_CELLS + CORN):
        notes[index] = 0
    for cell in range(s.cells):
        if s.land[seat, cell] != NONE or not s.touch[seat, cell] & (1 << CORN) - 1:
            continue
        for side in range(4):
            near = NEAR[cell, side]
            if near != NONE and near < s.cells and NONE < s.land[seat, near] < CORN:
                landscape, territory = s.land[seat, near], s.territory[seat, near]
                notes[OPEN_HERD + landscape] = max(notes[OPEN_HERD + landscape], s.herd[seat, territory])
                notes[OPEN_AREA + landscape] = max(notes[OPEN_AREA + landscape], s.area[seat, territory])
        for landscape in range(CORN):
            notes[OPEN_CELLS + landscape] += s.touch[seat, cell] >> landscape & 1
    for landscape in range(CORN):
        room = w.room[landscape] * time_left(s) + w.room_late
        notes[BESIDE + landscape] = int(PARTS * room * notes[OPEN_HERD + landscape])


@inner
def expert_worth(s: Any, w: Any, seat: int, resource: int) -> float:
    """What a gold digger, trapper or farmer sees, and will still see."""
    return float(w.expert[resource] * s.yields[seat, resource] + time_left(s) * w.to_come[resource])


@inner
def see_saloon(s: Any, w: Any, seat: int, notes: Ints) -> None:
    best = 0.0
    for table in range(TABLES):
        partner = s.saloon[table]
        if partner >= GOLD_DIGGER:
            best = max(best, expert_worth(s, w, seat, partner - GOLD_DIGGER))
        elif partner == DESPERADO:
            best = max(best, by_time(s, w.exchange))
        elif partner != NONE:
            best = max(best, by_time(s, w.theft) + PASTURE * w.grazing)
    notes[BEST_PARTNER] = int(PARTS * best)


@inner
def look(s: Any, w: Any, seat: int, notes: Ints) -> None:
    see_pile(s, w, notes)
    see_ranch(s, w, seat, notes)
    see_saloon(s, w, seat, notes)


@inner
def parcel_worth(s: Any, w: Any, seat: int, kind: int, use: int, notes: Ints) -> float:
    landscape, cows = KIND_LANDSCAPE[kind], KIND_COWS[kind]
    experts, yielded = s.experts[seat], w.yielded[use]
    value = w.liked[use, landscape] + w.liked_early[use, landscape] * time_left(s)
    value += MARK * marked(s, kind)
    if KIND_CIRCLE[kind]:
        value += w.circle[use] + (w.saloon[use] + w.saloon_early[use] * time_left(s)) * notes[BEST_PARTNER] / PARTS
    value += yielded[0] * KIND_GOLD[kind] * (1 + experts[0]) + yielded[1] * KIND_BEAVER[kind] * (1 + experts[1])
    value += yielded[2] * KIND_EARS[kind] * (1 + experts[2])
    if landscape < CORN:
        value += cows * w.cow[use]
        value += w.fresh[use] * (notes[PARCEL_WINS + landscape] + cows * notes[COW_WINS + landscape]) / PARTS
        if notes[OPEN_CELLS + landscape]:
            match = w.cow_match[use] + w.cow_match_early[use] * time_left(s)
            value += w.match[use] * notes[OPEN_HERD + landscape] + cows * match * notes[OPEN_AREA + landscape]
            if KIND_SKULL[kind] and notes[OPEN_HERD + landscape]:
                value -= w.skull[use] * notes[OPEN_AREA + landscape]
        else:
            value -= w.stranger[use]
    for field in range(FIELDS):
        if s.stored[seat, field] != NONE and KIND_LANDSCAPE[s.stored[seat, field]] == landscape:
            value += w.alike[use]
    return float(value)


@inner
def single(s: Any, w: Any, seat: int, kind: int, cell: int, notes: Ints) -> float:
    """What a parcel alone brings on a cell."""
    landscape, touch, experts = KIND_LANDSCAPE[kind], s.touch[seat], s.experts[seat]
    value = float(KIND_GOLD[kind] * (1 + experts[0]) + KIND_BEAVER[kind] * (1 + experts[1]))
    value += KIND_EARS[kind] * (1 + experts[2])
    value *= 1.0 + w.yield_early * time_left(s)
    if KIND_CIRCLE[kind]:
        value += by_time(s, w.laid_circle) + by_time(s, w.laid_saloon) * notes[BEST_PARTNER] / PARTS
    if touch[cell] & BRIDGE:
        value += by_time(s, w.bridgehead)
    for other in range(CORN):
        if other != landscape and touch[cell] >> other & 1:
            value -= notes[BESIDE + other] / PARTS
    for side in range(4):
        near = NEAR[cell, side]
        if near != NONE and near < s.cells and s.land[seat, near] == NONE:
            value += by_time(s, w.free)
            if landscape < CORN and not touch[near] >> landscape & 1:
                value += notes[BESIDE + landscape] / PARTS
    if landscape == CORN:
        return float(value)
    cow = min(1, KIND_COWS[kind])
    value += joined(s, seat, landscape, cow, KIND_SKULL[kind], cell, NONE)
    wins = notes[PARCEL_WINS + landscape] + (cow - KIND_SKULL[kind]) * notes[COW_WINS + landscape]
    return float(value + wins / PARTS + time_left(s) * w.crowd * (KIND_COWS[kind] - cow))


@inner
def take_notes(s: Any, w: Any, seat: int, free: int, notes: Ints) -> float:
    """What each parcel held brings on each free cell, less what it is worth in storage; gives the worth of waiting."""
    look(s, w, seat, notes)
    many = 0
    for field in range(FIELDS):
        kind = s.stored[seat, field]
        if kind == NONE:
            continue
        many += 1
        kept = by_time(s, w.stored) * parcel_worth(s, w, seat, kind, HELD, notes)
        for cell in range(s.cells):
            if free >> cell & 1:
                notes[field * CELLS + cell] = int(PARTS * (single(s, w, seat, kind, cell, notes) - kept))
    return float(by_time(s, w.wait) + (w.full if many > 2 else 0.0))


@inner
def build_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    free = free_cells(s, seat)
    stop = take_notes(s, w, seat, free, notes)
    return best_domino(s, seat, free_pairs(s, free, by_time(s, w.hole), by_time(s, w.corner), notes), stop, notes)


@inner
def pick_worth(s: Any, w: Any, seat: int, place: int, notes: Ints) -> float:
    far = (by_time(s, w.farther) + w.farther_still * place) * place
    return float(parcel_worth(s, w, seat, s.column[NEWER, place], OFFERED, notes) - far)


@inner
def pick_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    best = NONE
    most = -1e300
    for place in range(PLACES):
        if s.ranchero[NEWER, place] == NONE:
            value = pick_worth(s, w, seat, place, notes)
            if value > most:
                most = value
                best = PICK + place
    return best


@inner
def discard_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    best = NONE
    least = 1e300
    for domino in range(len(DOMINO)):
        one = s.stored[seat, DOMINO[domino, 0]]
        other = s.stored[seat, DOMINO[domino, 1]]
        if one != NONE and other != NONE:
            value = parcel_worth(s, w, seat, one, HELD, notes) + parcel_worth(s, w, seat, other, HELD, notes)
            if value < least:
                least = value
                best = DISCARD + domino
    return best


@inner
def cow_worth(s: Any, w: Any, seat: int, cell: int, notes: Ints) -> float:
    """The only cow on a parcel."""
    landscape = s.land[seat, cell]
    wins = notes[COW_WINS + landscape] / PARTS - time_left(s) * w.crowd
    return float(s.area[seat, s.territory[seat, cell]] + wins)


@inner
def step_worth(s: Any, w: Any, seat: int, edge: int, notes: Ints) -> float:
    """One step of a cow (MR-28)."""
    begin = EDGE[edge, 0]
    end = EDGE[edge, 1]
    value = 0.0
    if s.cows[seat, end] == 0:
        value += cow_worth(s, w, seat, end, notes)
    if s.cows[seat, begin] == 1:
        value -= cow_worth(s, w, seat, begin, notes)
    return value


@inner
def drive_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    best = DONE
    most = w.step
    for edge in range(s.edges):
        if grazing(s, edge):
            value = step_worth(s, w, seat, edge, notes)
            if value > most:
                most = value
                best = DRIVE + edge
    return best


@inner
def partner_worth(s: Any, w: Any, seat: int, partner: int, cell: int) -> float:
    """What a partner brings on a circle."""
    if partner >= GOLD_DIGGER:
        return expert_worth(s, w, seat, partner - GOLD_DIGGER)
    outlaw = OUTLAW if s.scenario == OUTLAWS else 0.0
    if partner == DESPERADO:
        return outlaw + by_time(s, w.exchange)
    if s.land[seat, cell] < CORN and rustle_choice(s, seat) != DECLINE:
        return float(outlaw + by_time(s, w.theft) + w.grazing * s.area[seat, s.territory[seat, cell]])
    return outlaw


@inner
def cowboy_worth(s: Any, w: Any, seat: int, notes: Ints) -> float:
    drive = drive_choice(s, w, seat, notes)
    return float(w.cowboy + (w.step if drive == DONE else w.first_step * step_worth(s, w, seat, drive - DRIVE, notes)))


@inner
def hire_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    cell = s.circle[0]
    most = cowboy_worth(s, w, seat, notes)
    best = NONE
    for table in range(TABLES):
        if s.saloon[table] == NONE:
            continue
        if best == NONE:
            best = HIRE + table * 2 * CELLS + cell  # as a cowboy
        value = partner_worth(s, w, seat, s.saloon[table], cell)
        if value > most:
            most = value
            best = HIRE + (table * 2 + 1) * CELLS + cell
    return best


@inner
def swap_choice(s: Any, w: Any, seat: int, notes: Ints) -> int:
    """The least valuable own parcel for the most valuable of all others (MR-29)."""
    own = NONE
    most = 1e300
    for field in range(STORAGE):
        if s.stored[seat, field] != NONE:
            value = parcel_worth(s, w, seat, s.stored[seat, field], HELD, notes)
            if value < most:
                most = value
                own = field
    best = DECLINE
    for other in range(s.seats):
        for field in range(STORAGE):
            if other != seat and s.stored[other, field] != NONE:
                value = parcel_worth(s, w, seat, s.stored[other, field], HELD, notes)
                if value > most:
                    most = value
                    best = SWAP + (own * SEATS + other) * STORAGE + field
    return best


@inner
def policy_by(state: Ints, seat: int, moves: Ints, trial: Ints, weights: Floats) -> int:
    """A switchboard over the phase, as in rules.py; nothing is left to a coin."""
    s, w = state.view(STATE)[0], weights.view(WEIGHTS)[0]
    if s.phase == PHASE_BUILD:
        return build_choice(s, w, seat, trial)
    if s.phase == PHASE_DRY:
        return dry_choice(s, seat)
    if s.phase == PHASE_RUSTLE:
        return rustle_choice(s, seat)
    look(s, w, seat, trial)
    if s.phase == PHASE_PICK:
        return pick_choice(s, w, seat, trial)
    if s.phase == PHASE_DISCARD:
        return discard_choice(s, w, seat, trial)
    if s.phase == PHASE_HIRE:
        return hire_choice(s, w, seat, trial)
    if s.phase == PHASE_DRIVE:
        return drive_choice(s, w, seat, trial)
    if s.phase == PHASE_SWAP:
        return swap_choice(s, w, seat, trial)
    return bonus_choice(state, seat, moves, trial)


@compiled(POLICY)
def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    return policy_by(state, seat, moves, trial, STRONG)


@inner
def weigh_dominoes(s: Any, w: Any, seat: int, moves: Ints, count: int, notes: Ints, values: Floats) -> None:
    free = free_cells(s, seat)
    stop = take_notes(s, w, seat, free, notes)
    hole, corner = by_time(s, w.hole), by_time(s, w.corner)
    mask, needed = wanted_cells(s, seat)
    now = cramped(free, hole, corner) - (prospect(s, mask, needed) if s.scenario != NONE else 0.0)
    if s.scenario == OUTLAWS:
        needed = -1  # whoever comes to the circle may be one
    for index in range(count):
        if moves[index] == STOP:
            values[index] = stop
            continue
        fields, edge = DOMINO[(moves[index] - BUILD) // EDGES], (moves[index] - BUILD) % EDGES
        one, other = s.stored[seat, fields[0]], s.stored[seat, fields[1]]
        cell, beside = int(EDGE[edge, 0]), int(EDGE[edge, 1])
        value = now - cramped(free & ~(1 << cell | 1 << beside), hole, corner)
        value += (notes[fields[0] * CELLS + cell] + notes[fields[1] * CELLS + beside]) / PARTS
        value += together(s, seat, one, other, cell, beside, notes)
        if s.scenario != NONE:
            value += prospect(s, mask | marked(s, one) << cell | marked(s, other) << beside, needed)
        values[index] = value


@inner
def weigh_by(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats, weights: Floats) -> None:
    """What each of the moves listed is worth, compared with the others."""
    s, w = state.view(STATE)[0], weights.view(WEIGHTS)[0]
    if s.phase == PHASE_BUILD:
        weigh_dominoes(s, w, seat, moves, count, trial, values)
    elif s.phase == PHASE_PICK:
        look(s, w, seat, trial)
        for index in range(count):
            values[index] = pick_worth(s, w, seat, moves[index] - PICK, trial)
    elif s.phase == PHASE_HIRE:
        look(s, w, seat, trial)
        cowboy = cowboy_worth(s, w, seat, trial)
        for index in range(count):
            side, cell = (moves[index] - HIRE) // CELLS, (moves[index] - HIRE) % CELLS
            values[index] = partner_worth(s, w, seat, s.saloon[side // 2], cell) if side % 2 else cowboy
    else:
        for index in range(count):
            copy_into(trial, state)
            play(trial, seat, moves[index])
            values[index] = plain_worth(trial, seat)


@compiled(WEIGH)
def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    weigh_by(state, seat, moves, count, trial, values, STRONG)


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    """At the end, where playouts lead, it is points."""
    s = state.view(STATE)[0]
    return float(points_of(s, seat)) if s.phase == PHASE_OVER else plain_worth(state, seat)


FATES = PARCELS + TOKENS + 3


@compiled(FATE)
def fate(state: Ints) -> int:
    """The name of what NATURE is asked for: a parcel or a partner, by how many are left; else what comes but once."""
    s = state.view(STATE)[0]
    if s.phase == PHASE_REVEAL:
        return int(s.pile)
    return int(PARCELS + 1 + s.stack) if s.phase == PHASE_PARTNER else PARCELS + TOKENS + 2
