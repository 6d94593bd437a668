"""What a seat may know of a position, as numbers: a layout says which fields stand where, and one loop writes them.

A layout is read from left to right. Seats are relative: the one who looks comes first, then the others in turn order;
seats that nobody has are zeros, so a game's layout is the same for every number of players. Where a game has secrets
the position is first dealt anew from what the seat knows, always from the same word: nothing hidden can reach a number.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import Game, Ints, Keys
from corral.kernel import INTS, compiled, copy_into
from corral.players.verbs import HIDDEN, actors, redeal, score

Singles: TypeAlias = npt.NDArray[np.float32]
How: TypeAlias = Literal["number", "given", "one of", "bits", "count", "sums", "groups", "seat", "seats", "row"]
Whose: TypeAlias = Literal["table", "own", "others", "all"]

HOW: tuple[How, ...] = ("number", "given", "one of", "bits", "count", "sums", "groups", "seat", "seats", "row")
NUMBER, GIVEN, ONE_OF, BITS, COUNT, SUMS, GROUPS, SEAT, SEATS, ROW = range(len(HOW))
WHOSE: tuple[Whose, ...] = ("table", "own", "others", "all")
TABLE, OWN, OTHERS, ALL = range(len(WHOSE))
KIND, OFFSET, ENTRIES, SIZE, PLAYERS, JUMP, EXTRA, KNOWER, WIDE = range(9)  # the columns of a program
WORD = np.uint64(0x9E3779B97F4A7C15)  # what is hidden is always dealt anew from this one

PROGRAM = nb.Array(nb.int32, 2, "C")
SINGLES = nb.Array(nb.float32, 1, "C")


class Seen(NamedTuple):
    """One field of a position, and how it is written.

    number: as it is, times `scale`; given: 1 unless NONE; one of: a 1 at its place of `size`; bits: `size` bits;
    count: how many bits are set; sums: `size` bits, added over the entries; groups: `size` times the number of bits set
    among the next `width`, or with `digits` the number they make; seat, seats: a 1 for each seat meant; row: the row of
    `table`.
    """

    field: str
    how: How = "number"
    size: int = 1
    whose: Whose = "table"
    scale: float = 1.0
    width: int = 0
    digits: bool = False
    first: int = 0  # entries of the field that are left out at its beginning
    entries: int = 0  # how many are taken; 0: all
    table: npt.NDArray[np.float32] | None = None
    knower: str = ""  # a field that names the only seat that is told
    name: str = ""
    what: str = ""


class Part(NamedTuple):
    """Where a field stands in an observation, for documentation."""

    name: str
    start: int
    shape: tuple[int, ...]
    what: str


@dataclass(frozen=True)
class Layout:
    """A game's layout, ready for the loop."""

    seats: int  # most
    choices: int  # moves of seats are in range(choices)
    program: Ints
    scales: Singles
    table: Singles
    parts: tuple[Part, ...]
    size: int


def layout(game: Game, seen: Sequence[Seen] | None, seats: int, choices: int) -> Layout:
    """A game's layout from what is seen; without a list, every field of the position as it is."""
    fields = seen if seen is not None else [Seen(name) for name in game.STATE.names or ()]
    parts = [
        Part("seat", 0, (seats,), "who looks"),
        Part("players", seats, (seats,), "how many play; the last of these is the most"),
        Part("asked", 2 * seats, (1,), "whether the seat is asked now"),
    ]
    at = 2 * seats + 1
    if game.SECRETS is None:
        parts.append(Part("points", at, (seats,), "what seats are ranked by, in points"))
        at += seats
    rows: list[list[int]] = []
    scales: list[float] = []
    tables: list[Singles] = [np.zeros(0, np.float32)]
    for one in fields:
        row, shape = _row(game, one, sum(map(len, tables)))
        if one.table is not None:
            tables.append(np.ascontiguousarray(one.table, np.float32).ravel())
        players = {"table": 1, "own": 1, "others": seats - 1, "all": seats}[one.whose]
        shape = ((players,) if one.whose in ("others", "all") else ()) + shape
        rows.append(row)
        scales.append(one.scale)
        parts.append(Part(one.name or one.field, at, shape, one.what))
        at += int(np.prod(shape))
    program = np.array(rows, np.int32).reshape(len(rows), WIDE + 1)
    return Layout(seats, choices, program, np.array(scales, np.float32), np.concatenate(tables), tuple(parts), at)


def _row(game: Game, one: Seen, tabled: int) -> tuple[list[int], tuple[int, ...]]:
    fields: Any = game.STATE.fields
    kind, offset = fields[one.field][:2]
    shape = tuple(kind.shape)
    jump = int(np.prod(shape[1:])) if one.whose != "table" else 0
    entries = one.entries or (jump if one.whose != "table" else int(np.prod(shape)) - one.first)
    extra = -one.width if one.digits else one.width
    size = one.size
    if one.table is not None:
        extra, size = tabled, one.table.shape[1]
    knower = fields[one.knower][1] // 4 if one.knower else -1
    row = [
        HOW.index(one.how), offset // 4 + one.first, entries, size, WHOSE.index(one.whose), jump, extra, knower, 0
    ]  # fmt: skip
    single = one.how in ("number", "given")
    wide = 1 if one.how == "count" else size if one.how == "sums" else entries * (1 if single else size)
    if one.how in ("seat", "seats"):
        size = row[SIZE] = _most(game)
        wide = entries * size
    row[WIDE] = wide
    return row, (entries, size) if wide == entries * size and entries > 1 and size > 1 else (wide,)


def _most(game: Game) -> int:
    return int(max(game.OPTIONS().seats))


@compiled(nb.int64(nb.int64))
def ones(mask: int) -> int:
    """How many bits are set."""
    count = 0
    while mask:
        mask &= mask - 1
        count += 1
    return count


@compiled(nb.void(INTS, nb.int64, nb.int64, nb.int64, nb.float32, SINGLES, INTS, nb.int64, SINGLES))
def write(
    state: Ints, base: int, seat: int, seats: int, scale: float, table: Singles, asks: Ints, at: int, out: Singles
) -> None:
    """One field of one player, whose numbers begin at `base`."""
    kind, size, extra = asks[KIND], asks[SIZE], asks[EXTRA]
    for entry in range(asks[ENTRIES]):
        value = state[base + entry]
        if kind == NUMBER:
            out[at + entry] = value * scale
        elif kind == GIVEN:
            out[at + entry] = value != -1
        elif kind == ONE_OF:
            if 0 <= value < size:
                out[at + entry * size + value] = 1.0
        elif kind == BITS:
            for bit in range(size):
                out[at + entry * size + bit] = value >> bit & 1
        elif kind == COUNT:
            out[at] += ones(value) * scale
        elif kind == SUMS:
            for bit in range(size):
                out[at + bit] += value >> bit & 1
        elif kind == GROUPS:
            width = abs(extra)
            for group in range(size):
                part = value >> group * width & (1 << width) - 1
                out[at + entry * size + group] = (part if extra < 0 else ones(part)) * scale
        elif kind == SEAT:
            if 0 <= value < seats:
                out[at + entry * size + (value - seat + seats) % seats] = 1.0
        elif kind == SEATS:
            for other in range(seats):
                if value >> other & 1:
                    out[at + entry * size + (other - seat + seats) % seats] = 1.0
        elif value >= 0:
            for column in range(size):
                out[at + entry * size + column] = table[extra + value * size + column]


def see(
    state: Ints,
    seat: int,
    seats: int,
    known: Ints,
    program: Ints,
    scales: Singles,
    table: Singles,
    keys: Keys,
    out: Singles,
) -> None:
    """Write what a seat knows; `known` is room for a position, `keys` for a key a seat."""
    out[:] = 0.0
    copy_into(known, state)
    if HIDDEN:
        redeal(known, seat, WORD)
    out[seat] = 1.0
    out[MOST_SEATS + seats - 1] = 1.0
    out[2 * MOST_SEATS] = actors(known) >> seat & 1
    at = 2 * MOST_SEATS + 1
    if not HIDDEN:
        score(known, keys)
        for other in range(seats):
            out[at + (other - seat + seats) % seats] = keys[other] / PER_POINT
        at += MOST_SEATS
    for line in range(len(program)):
        players, jump = program[line, PLAYERS], program[line, JUMP]
        wide, knower = program[line, WIDE], program[line, KNOWER]
        begin = 1 if players == OTHERS else 0
        end = MOST_SEATS if players >= OTHERS else 1
        for place in range(begin, end):
            if place < seats and (knower < 0 or known[knower] == seat):
                base = program[line, OFFSET] + (0 if players == TABLE else (seat + place) % seats * jump)
                write(known, base, seat, seats, scales[line], table, program[line], at, out)
            at += wide


MOST_SEATS = 0  # seats of the layout; bound to each game
PER_POINT = 1.0  # of score's key
