"""Dice Town: reads the piece files; no logic."""

from pathlib import Path

import numpy as np

from corral.game import Ints, Pieces
from corral.pieces import BadPieces, Folder

from .state import (
    CARDS,
    CATTLE,
    COPIES,
    DEED_COPIES,
    DISCOVERY,
    ELIXIR_COPIES,
    ELIXIRS,
    FACES,
    OUTLAWS,
    RIVER,
    RIVER_COPIES,
    SMOKE_SIGNAL,
    SPIRIT_COPIES,
    SPIRIT_FACES,
    SPIRITS,
    TABLE_COUNT,
    TABLE_DEEDS,
    TABLE_DEEDS_2009,
    TABLE_ELIXIR,
    TABLE_PAIR,
    TABLE_REWARD,
    TABLE_RIVER,
    TABLE_SIZE,
    TABLE_SPIRITS,
    TABLE_VP,
    TABLE_WANTED,
    VALUES,
)

FILES = ["store.csv", "river.csv", "outlaws.csv", "elixirs.csv", "deeds.csv", "spirits.csv"]
CHANGES = {"deeds.csv": None, "spirits.csv": None}  # since the first records: these numbers were part of the rules
SETS = ["base", "wild-west", "indians"]
MOST_VP = 20
MOST_REWARD = 20
FACE_COUNT = 6  # of the Indian die
ROW = 3  # property cards that lie open: so many deeds there are at least


def set_of(card: int) -> str:
    """The box a store card comes from."""
    return SETS[(card >= CATTLE) + (card >= SMOKE_SIGNAL)]


def pieces(folder: Path | None = None) -> Pieces:
    files = Folder(Path(__file__).parent, FILES, folder)
    table = np.zeros(TABLE_SIZE, np.int32)
    _store(files, table)
    _named(files, table, "river.csv", "card", RIVER, RIVER_COPIES, TABLE_RIVER)
    if table[TABLE_RIVER + DISCOVERY] > 1:
        raise BadPieces("river.csv: discovery is in the river once at most")
    _outlaws(files, table)
    _named(files, table, "elixirs.csv", "elixir", ELIXIRS, ELIXIR_COPIES, TABLE_ELIXIR)
    if not table[TABLE_ELIXIR : TABLE_ELIXIR + len(ELIXIRS)].any():
        raise BadPieces("elixirs.csv: no elixir at all")
    _deeds(files, table)
    _spirits(files, table)
    shipped = "copies, river, outlaws, elixirs, deeds and the Indian die: reconstruction 1"
    return Pieces(table, files.digest, "cards of the folder given" if files.own else shipped, files.former(CHANGES))


def _store(files: Folder, table: Ints) -> None:
    seen = set()
    for row in files.rows("store.csv", ["card", "set", "count", "when", "vp", "effect", "source"]):
        card = row.one_of("card", CARDS)
        if card in seen:
            raise row.wrong(f"{CARDS[card]} stands twice in the file")
        if row["set"] != set_of(card):
            raise row.wrong(f"the set of {CARDS[card]} is {set_of(card)}, not {row['set']!r}")
        seen.add(card)
        table[TABLE_COUNT + card] = row.number("count", 0, COPIES)
        table[TABLE_VP + card] = row.number("vp", 0, MOST_VP) if row["vp"] else 0


def _named(files: Folder, table: Ints, name: str, column: str, names: list[str], most: int, start: int) -> None:
    """A file of names, each with a number of copies."""
    seen = set()
    for row in files.rows(name, [column, "count", "effect", "source"]):
        index = row.one_of(column, names)
        if index in seen:
            raise row.wrong(f"{names[index]} stands twice in the file")
        seen.add(index)
        table[start + index] = row.number("count", 0, most)


def _outlaws(files: Folder, table: Ints) -> None:
    seen = set()
    for row in files.rows("outlaws.csv", ["outlaw", "pair", "wanted", "reward", "source"]):
        outlaw = row.number("outlaw", 1, OUTLAWS) - 1
        if outlaw in seen:
            raise row.wrong(f"outlaw {outlaw + 1} stands twice in the file")
        seen.add(outlaw)
        table[TABLE_PAIR + outlaw] = row.one_of("pair", FACES)
        table[TABLE_WANTED + outlaw] = row.one_of("wanted", FACES)
        table[TABLE_REWARD + outlaw] = row.number("reward", 0, MOST_REWARD)
    if len(seen) != OUTLAWS:
        raise BadPieces(f"outlaws.csv: outlaws 1 to {OUTLAWS} stand in the file, {len(seen)} were found")


def _deeds(files: Folder, table: Ints) -> None:
    """How many deeds of each value there are, by edition."""
    seen = set()
    for row in files.rows("deeds.csv", ["value", "count", "count_2009", "source"]):
        value = row.number("value", 1, VALUES) - 1
        if value in seen:
            raise row.wrong(f"value {value + 1} stands twice in the file")
        seen.add(value)
        table[TABLE_DEEDS + value] = row.number("count", 0, DEED_COPIES)
        table[TABLE_DEEDS_2009 + value] = row.number("count_2009", 0, DEED_COPIES)
    for column, start in (("count", TABLE_DEEDS), ("count_2009", TABLE_DEEDS_2009)):
        if table[start : start + VALUES].sum() < ROW:
            raise BadPieces(f"deeds.csv: {column} makes fewer than {ROW} deeds")


def _spirits(files: Folder, table: Ints) -> None:
    """The faces of the Indian die: a bit mask of SPIRIT_FACES."""
    seen = set()
    faces = 0
    for row in files.rows("spirits.csv", ["spirit", "faces", "source"]):
        spirit = row.one_of("spirit", SPIRITS)
        if spirit in seen:
            raise row.wrong(f"{SPIRITS[spirit]} stands twice in the file")
        seen.add(spirit)
        for copy in range(1, row.number("faces", 1, SPIRIT_COPIES) + 1):
            faces |= 1 << SPIRIT_FACES.index(f"{SPIRITS[spirit]}.{copy}")
    if faces.bit_count() != FACE_COUNT:
        raise BadPieces(f"spirits.csv: the Indian die has {FACE_COUNT} faces, not {faces.bit_count()}")
    table[TABLE_SPIRITS] = faces
