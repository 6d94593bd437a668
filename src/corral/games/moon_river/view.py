"""Moon River: what one viewer may see. Only the order of pile and stack is hidden, so everybody sees the same."""

from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Annotated, Any, Literal

import numpy as np

from corral import game
from corral.game import NONE, Ints, Keys, Named, doc

from .material import (
    BLOCKED,
    BOARDS,
    BRIDGE,
    CATTLE_THIEF,
    CELL_NAMES,
    CELL_NUMBERS,
    CITY,
    COLORS,
    CORN,
    COWBOY,
    DESPERADO,
    FARM,
    FOREST,
    GOLD_RUSH,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_NAMES,
    KIND_SKULL,
    LANDSCAPES,
    NOT_A,
    NOT_E,
    OUTLAWS,
    PARTNERS,
    RIVER,
    ROUNDS,
    SCENARIOS,
    SHORT,
    TIMBER,
    WIDTH,
)
from .pieces import NOTES
from .rules import legal, play
from .scoring import SHEET, group_around, reward, sheets
from .state import MOVES, NEWER, OLDER, PHASE_DRIVE, PHASE_HIRE, PHASE_OVER, PHASE_RUSTLE, PHASE_SWAP, PHASES, STATE
from .turns import held
from .words import write

EFFECTS = (PHASE_DRIVE, PHASE_SWAP, PHASE_RUSTLE)


class Printed(game.Shown, frozen=True, kw_only=True):
    """What is printed on a parcel."""

    kind: Annotated[str, doc("its name, which says all of it: canyon-cow-gold")]
    landscape: Annotated[str, doc("desert, canyon, meadow, forest, farm or corn")]
    cow_symbols: Annotated[int, doc("cows that come with it")]
    gold: Annotated[int, doc("gold on it")]
    beaver: Annotated[int, doc("beavers on it")]
    corn: Annotated[int, doc("ears on it")]
    skull: Annotated[bool, doc("it brings a drought")]
    circle: Annotated[bool, doc("a partner may be hired for it")]


class Place(Printed, frozen=True, kw_only=True):
    """A parcel of a column."""

    back: Annotated[int, doc("the number on its back")]
    ranchero: Annotated[int | None, doc("the seat whose ranchero stands there; null: nobody's")]


class Cell(Printed, frozen=True, kw_only=True):
    """A cell of a ranch that is built on."""

    cows: Annotated[int, doc("cows that stand there")]
    partner: Annotated[str | None, doc("the partner hired there, the side that is up; null: none")]


class Grown(game.Shown, frozen=True, kw_only=True):
    """Points of a territory if one thing more came to it."""

    parcel: Annotated[int, doc("a parcel without a cow")]
    cow: Annotated[int, doc("a cow, on a parcel that has none")]
    both: Annotated[int, doc("a parcel with a cow")]
    skull: Annotated[int, doc("a parcel with a skull, whose drought takes the cow that costs least (MR-25)")]


class Territory(game.Shown, frozen=True, kw_only=True):
    """Neighbouring cells of one landscape."""

    landscape: Annotated[str, doc("of all its cells")]
    cells: Annotated[list[str], doc("their names")]
    cows: Annotated[int, doc("cows on them")]
    points: Annotated[int, doc("what it scores, one cow a parcel (MR-38)")]
    grown: Annotated[Grown | None, doc("what it would score with one thing more; null: corn, where no cow goes")]


class Seat(game.SeatView, frozen=True, kw_only=True):
    """A seat and its ranch."""

    points: Annotated[int, doc("what it would have if the game ended now (MR-45)")]
    sheet: Annotated[dict[str, int], doc("the score sheet, row by row")]
    color: Annotated[str, doc("of its ranchero: purple, white, orange or green")]
    board: Annotated[str, doc("camp, or the legend: mary, wesley, calamity, big-jo")]
    fields: Annotated[int, doc("how many storage fields the board has")]
    storage: Annotated[list[str | None], doc("the parcel on each of them, last the one beside the board; null: none")]
    bridges: Annotated[list[str], doc("cells that a bridge leads to")]
    blocked: Annotated[list[str], doc("cells that the middle of the board takes")]
    cells: Annotated[dict[str, Cell], doc("what is built, by the name of the cell")]
    territories: Annotated[list[Territory], doc("neighbouring cells of one landscape, together")]
    closed: Annotated[list[str], doc("free cells without a free neighbour: no domino reaches them any more")]
    cows: Annotated[int, doc("cows on the ranch")]
    bonus_claimed: Annotated[bool, doc("it has taken a bonus parcel (MR-37)")]
    scenario_group: Annotated[int, doc("parcels of the largest group that its scenario counts from three on (MR-40)")]
    scenario_more: Annotated[int, doc("points that one parcel more in this group would bring")]


class Turn(game.Shown, frozen=True, kw_only=True):
    """The turn that is being played, and what of it is being resolved."""

    seat: Annotated[int, doc("whose it is")]
    dominoes: Annotated[int, doc("how many may still be built (MR-18)")]
    forced: Annotated[bool, doc("a parcel lies beside the board, so one must be built (MR-20)")]
    last: Annotated[bool, doc("the seat's last turn (MR-35)")]
    skulls: Annotated[list[str], doc("cells whose skulls are still to be resolved")]
    circles: Annotated[list[str], doc("cells for whose circles somebody may be hired")]
    token: Annotated[str | None, doc("the cell of the partner who has just been hired; null: none")]
    steps: Annotated[int, doc("steps that the cowboy has left (MR-28)")]
    bonus: Annotated[bool, doc("a bonus parcel is due")]


class Offer(game.Shown, frozen=True, kw_only=True):
    """What a hire would do here and now."""

    move: Annotated[str, doc("its text")]
    partner: Annotated[str, doc("who it would be")]
    gain: Annotated[int, doc("points, at the end as it looks now")]
    reach: Annotated[int, doc("cows that can walk, parcels to swap for, or cows to take")]
    lacks: Annotated[str | None, doc("why the effect does nothing: walk, theirs, storage, corn, cows; null: it does")]


class Columns(game.Shown, frozen=True, kw_only=True):
    """The two columns, from the box; null where no parcel lies."""

    older: Annotated[list[Place | None], doc("whose rancheros act this round")]
    newer: Annotated[list[Place | None], doc("to choose from for the next")]


class View(game.View, frozen=True, kw_only=True):
    """What everybody sees."""

    ended: Annotated[Literal["rounds"] | None, doc("why it is over (MR-34); null while it is not")]
    mode: Annotated[Literal["camp", "legends"], doc("which side of the boards is played")]
    scenario: Annotated[str | None, doc("timber, gold-rush, outlaws or city; null: none, or not drawn yet")]
    flat: Annotated[bool, doc("ranches are five rows high")]
    pieces: Annotated[str, doc("the set of parcels that is played with")]
    round: Annotated[int, doc("from 1; 0: set-up")]
    rounds: Annotated[int, doc("how many there are")]
    rows: Annotated[int, doc("how high a ranch can grow")]
    turn: Annotated[Turn | None, doc("the turn that is being played; null: chance has its own")]
    offers: Annotated[list[Offer], doc("every hire that may be chosen now")]
    columns: Annotated[Columns, doc("the parcels that are on offer")]
    order: Annotated[list[int], doc("who acts after this turn")]
    next: Annotated[list[int], doc("who acts next round, as far as known")]
    lots: Annotated[list[int], doc("whose rancheros are still to be drawn in set-up")]
    saloon: Annotated[list[str | None], doc("the partner on each table; null: none")]
    pile: Annotated[int, doc("parcels in the pile")]
    stack: Annotated[int, doc("partner tokens in the stack")]
    supply: Annotated[int, doc("cows in the supply")]
    bonus: Annotated[list[tuple[str, str] | None], doc("the two sides of each bonus parcel; null: it is taken")]
    seats: Annotated[list[Seat], doc("the seats, in order")]


def view(state: Ints, viewer: int) -> View:
    s = Named(state, STATE)
    rows = counted(state)
    actor = int(s.actor)
    older, newer = s.ranchero.tolist()
    return View(
        phase=PHASES[s.phase],
        asked=[] if actor == NONE else [actor + 1],
        over=bool(s.phase == PHASE_OVER),
        ended="rounds" if s.phase == PHASE_OVER else None,
        mode="legends" if s.legends else "camp",
        scenario=name(SCENARIOS, int(s.scenario)),
        flat=bool(s.flat_board),
        pieces=NOTES[s.own],
        round=int(s.round_number),
        rounds=ROUNDS,
        rows=int(s.cells) // WIDTH,
        turn=None if actor == NONE else turn(s, actor),
        offers=offers(state, actor) if s.phase == PHASE_HIRE else [],
        columns=Columns(older=column(s, OLDER), newer=column(s, NEWER)),
        order=[seat + 1 for seat in older if seat != NONE],
        next=[seat + 1 for seat in newer if seat != NONE],
        lots=[seat + 1 for seat in range(s.seats) if s.lots >> seat & 1],
        saloon=[name(PARTNERS, partner) for partner in s.saloon.tolist()],
        pile=int(s.pile),
        stack=int(s.stack),
        supply=int(s.supply),
        bonus=[None if one == NONE else (LANDSCAPES[one], LANDSCAPES[other]) for one, other in s.bonus.tolist()],
        seats=[ranch(s, seat, sheet) for seat, sheet in enumerate(rows.tolist())],
    )


def turn(s: Any, actor: int) -> Turn:
    return Turn(
        seat=actor + 1,
        dominoes=int(s.limit),
        forced=bool(s.stored[actor, s.storage[actor]] != NONE),
        last=bool(s.round_number == ROUNDS and actor not in s.ranchero[OLDER]),
        skulls=cells(s.skull),
        circles=cells(s.circle),
        token=name(CELL_NAMES, int(s.token)),
        steps=int(s.steps),
        bonus=bool(s.bonus_due),
    )


def offers(state: Ints, actor: int) -> list[Offer]:
    """What each hire that may be chosen would do here and now, found out by playing it on a copy."""
    return [offer(state, actor, move) for move in listed(state, actor)]


def offer(state: Ints, actor: int, move: int) -> Offer:
    after = state.copy()
    play(after, actor, move)
    text = write(move)
    _, table, side, circle = text.split()
    partner = COWBOY if side == "cowboy" else int(Named(state, STATE).saloon[int(table) - 1])
    reach = reached(after, actor)
    return Offer(
        move=text,
        partner=PARTNERS[partner],
        gain=int(counted(after)[actor, -1] - counted(state)[actor, -1]),
        reach=reach,
        lacks=None if reach else lack(state, actor, partner, CELL_NUMBERS[circle]),
    )


def listed(state: Ints, actor: int) -> list[int]:
    moves = np.zeros(MOVES, np.int32)
    return [int(move) for move in moves[: legal(state, actor, moves)]]


def reached(after: Ints, actor: int) -> int:
    """How much the effect of the partner who has just been hired can choose from."""
    s = Named(after, STATE)
    found = {tuple(write(move).split()) for move in listed(after, actor)} if s.phase in EFFECTS else set()
    if s.phase == PHASE_DRIVE:
        return sum(int(s.cows[actor, CELL_NUMBERS[cell]]) for cell in {move[1] for move in found if move[1:]})
    if s.phase == PHASE_RUSTLE:
        return sum(int(s.cows[int(move[1]) - 1, CELL_NUMBERS[move[2]]]) for move in found if move[1:])
    return len({move[2:] for move in found if move[1:]})


def lack(state: Ints, actor: int, partner: int, circle: int) -> str | None:
    """What an effect would need (MR-28, MR-29, MR-30); specialists who count at the end need nothing (MR-31)."""
    s = Named(state, STATE)
    if partner == COWBOY:
        return "walk"
    if partner == DESPERADO:
        return "theirs" if held(s.record, actor) else "storage"
    if partner == CATTLE_THIEF:
        return "corn" if s.land[actor, circle] == CORN else "cows"
    return None


def counted(state: Ints) -> Keys:
    """The score sheets of all seats, a row each."""
    rows = np.zeros((int(Named(state, STATE).seats), len(SHEET)), np.int64)
    sheets(state, rows.reshape(-1))
    return rows


@cache
def printed(kind: int) -> dict[str, Any]:
    return {
        "kind": KIND_NAMES[kind],
        "landscape": LANDSCAPES[KIND_LANDSCAPE[kind]],
        "cow_symbols": int(KIND_COWS[kind]),
        "gold": int(KIND_GOLD[kind]),
        "beaver": int(KIND_BEAVER[kind]),
        "corn": int(KIND_EARS[kind]),
        "skull": bool(KIND_SKULL[kind]),
        "circle": bool(KIND_CIRCLE[kind]),
    }


@cache  # there are not many different ones
def place(kind: int, back: int, seat: int) -> Place | None:
    return None if kind == NONE else Place(**printed(kind), back=back, ranchero=None if seat == NONE else seat + 1)


@cache
def built(kind: int, cows: int, partner: int) -> Cell:
    return Cell(**printed(kind), cows=cows, partner=name(PARTNERS, partner))


def column(s: Any, which: int) -> list[Place | None]:
    """From the box."""
    return list(map(place, s.column[which].tolist(), s.backs[which].tolist(), s.ranchero[which].tolist()))


def ranch(s: Any, seat: int, sheet: list[int]) -> Seat:
    color = int(s.color[seat])
    fields = int(s.storage[seat])
    group = largest_group(s, seat)
    start = slice(WIDTH * SHORT)
    lands, parcels, cows, partners = (part[seat].tolist() for part in (s.land, s.parcel, s.cows, s.partner))
    return Seat(
        points=sheet[-1],
        sheet=dict(zip(SHEET, sheet, strict=True)),
        color=COLORS[color],
        board=BOARDS[1 + color] if s.legends else BOARDS[0],
        fields=fields,
        storage=[name(KIND_NAMES, kind) for kind in s.stored[seat].tolist()[: fields + 1]],
        bridges=[CELL_NAMES[cell] for cell, bits in enumerate(s.touch[seat, start].tolist()) if bits & BRIDGE],
        blocked=[CELL_NAMES[cell] for cell, land in enumerate(lands) if land == BLOCKED],
        cells={
            CELL_NAMES[cell]: built(kind, cows[cell], partners[cell])
            for cell, kind in enumerate(parcels)
            if kind != NONE
        },
        territories=territories(tuple(s.territory[seat].tolist()), tuple(lands), tuple(cows)),
        scenario_group=group,
        scenario_more=reward(group + 1) - reward(group) if s.scenario != NONE else 0,
        closed=closed(lands[: int(s.cells)]),
        cows=sum(cows),
        bonus_claimed=bool(s.claimed >> seat & 1),
    )


@lru_cache(4096)  # with a move most ranches stay as they are
def territories(named: tuple[int, ...], lands: tuple[int, ...], cows: tuple[int, ...]) -> list[Territory]:
    """`named`: each cell's territory, which bears the number of its lowest cell."""
    found: dict[int, list[int]] = {}
    for cell, territory in enumerate(named):
        if territory != NONE:
            found.setdefault(territory, []).append(cell)
    return [
        Territory(
            landscape=LANDSCAPES[lands[first]],
            cells=[CELL_NAMES[cell] for cell in group],
            **counting(LANDSCAPES[lands[first]], [cows[cell] for cell in group]),
        )
        for first, group in found.items()
    ]


def counting(landscape: str, cows: list[int]) -> dict[str, Any]:
    """What stands on these parcels, and what it scores: of the cows of a parcel one counts."""
    parcels = len(cows)
    herd = sum(count > 0 for count in cows)
    spare = any(count > 1 for count in cows)
    return {
        "cows": sum(cows),
        "points": parcels * herd,
        "grown": None
        if landscape == "corn"
        else Grown(
            parcel=(parcels + 1) * herd,
            cow=parcels * min(herd + 1, parcels),
            both=(parcels + 1) * (herd + 1),
            skull=(parcels + 1) * (herd if spare else max(herd - 1, 0)),
        ),
    }


def largest_group(s: Any, seat: int) -> int:
    """Of the groups that the scenario counts (MR-40 to MR-42), however small."""
    if s.scenario in (TIMBER, CITY):
        landscape, wet = (FOREST, RIVER) if s.scenario == TIMBER else (FARM, 0)
        found = s.territory[seat][(s.land[seat] == landscape) & (s.touch[seat] & wet == wet)]
        return max((int(s.area[seat, territory]) for territory in found), default=0)
    if s.scenario == GOLD_RUSH:
        mask = needed = bits(kind != NONE and KIND_GOLD[kind] for kind in s.parcel[seat].tolist())
    elif s.scenario == OUTLAWS:
        partners = s.partner[seat].tolist()
        mask = bits(partner != NONE for partner in partners)
        needed = bits(partner in (DESPERADO, CATTLE_THIEF) for partner in partners)
    else:
        return 0
    around = (int(group_around(cell, mask)) for cell in range(mask.bit_length()) if needed >> cell & 1)
    return max((group.bit_count() for group in around), default=0)


def bits(of: Iterable[Any]) -> int:
    """One for each that holds."""
    return sum(1 << place for place, holds in enumerate(of) if holds)


def closed(lands: list[int]) -> list[str]:
    """Free cells whose neighbours are all taken."""
    free = sum(1 << cell for cell, land in enumerate(lands) if land == NONE)
    beside = free << WIDTH | free >> WIDTH | (free & NOT_E) << 1 | (free & NOT_A) >> 1
    alone = free & ~beside
    return [CELL_NAMES[cell] for cell in range(len(lands)) if alone >> cell & 1] if alone else []


def name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def cells(numbers: Any) -> list[str]:
    return [CELL_NAMES[cell] for cell in numbers if cell != NONE]
