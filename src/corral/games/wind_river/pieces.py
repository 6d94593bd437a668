"""Wind River: reads the board file; no logic of the game."""

from pathlib import Path

import numpy as np

from corral.game import Pieces
from corral.pieces import BadPieces, Folder, Row

from .state import BUFFALO, CROWD, DEPTH, DEPTH_LEAST, FIELD_NAMES, FIELDS, LANES

FILE = "board.csv"
COLUMNS = ["fact", "field", "value", "source"]
SOURCES = ["rulebook", "reconstructed", "ruling"]
FACTS = ["lanes", "depth", "offset_lanes", "closed_lane", "start_positions", "start_buffalo"]

# the table `setup` takes: five numbers, then the buffalo of every field
AT_LANES, AT_DEPTH, AT_EVEN_AHEAD, AT_CLOSED, AT_START_POSITIONS, AT_BUFFALO = range(6)


def pieces(folder: Path | None = None) -> Pieces:
    files = Folder(Path(__file__).parent, [FILE], folder)
    facts, fields = _sorted(files.rows(FILE, COLUMNS))
    table = np.zeros(AT_BUFFALO + FIELDS, np.int32)
    lanes = facts["lanes"].number("value", 3, LANES)
    table[AT_LANES] = lanes
    table[AT_DEPTH] = facts["depth"].number("value", DEPTH_LEAST, DEPTH)
    table[AT_EVEN_AHEAD] = _even_ahead(facts["offset_lanes"], lanes)
    table[AT_CLOSED] = facts["closed_lane"].number("value", 0, lanes - 1)
    if table[AT_CLOSED] not in (0, lanes - 1):
        raise facts["closed_lane"].wrong(f"the closed lane lies at an edge: 0 or {lanes - 1}")
    table[AT_START_POSITIONS] = facts["start_positions"].number("value", 1, DEPTH_LEAST)
    table[AT_BUFFALO:] = _start_buffalo(fields, lanes, int(table[AT_START_POSITIONS]))
    return Pieces(table, files.digest, _note([*facts.values(), *fields.values()], files.own))


def _sorted(rows: list[Row]) -> tuple[dict[str, Row], dict[str, Row]]:
    """The rows that hold for the whole board, by fact, and those of fields, by field."""
    facts: dict[str, Row] = {}
    fields: dict[str, Row] = {}
    for row in rows:
        row.one_of("fact", FACTS)
        row.one_of("source", SOURCES)
        of_field = row["fact"] == "start_buffalo"
        found, key = (fields, row["field"]) if of_field else (facts, row["fact"])
        if key in found:
            raise row.wrong(f"{row['fact']} {row['field']}".rstrip() + f" stands already in {found[key].place}")
        if not of_field and row["field"]:
            raise row.wrong(f"{row['fact']} holds for the whole board and has no field, not {row['field']!r}")
        found[key] = row
    for fact in FACTS[:-1]:
        if fact not in facts:
            raise BadPieces(f"{FILE}: the row {fact} is missing")
    return facts, fields


def _even_ahead(row: Row, lanes: int) -> int:
    """Lanes lie alternately ahead and behind, or neighbours would not be neighbours of each other (WR-2)."""
    named = set()
    for word in row["value"].split():
        if word not in map(str, range(lanes)):
            raise row.wrong(f"a lane is a whole number from 0 to {lanes - 1}, not {word!r}")
        named.add(int(word))
    for even_ahead in (0, 1):
        if named == set(range(1 - even_ahead, lanes, 2)):
            return even_ahead
    raise row.wrong(f"offset lanes alternate with the others, which {row['value']!r} do not")


def _start_buffalo(fields: dict[str, Row], lanes: int, positions: int) -> list[int]:
    known = [FIELD_NAMES[lane * DEPTH + position] for lane in range(lanes) for position in range(positions)]
    counts = [0] * FIELDS
    for name, row in fields.items():
        row.one_of("field", known)
        counts[FIELD_NAMES.index(name)] = row.number("value", 0, CROWD)
        if sum(counts) > BUFFALO:
            raise row.wrong(f"the buffalo are {sum(counts)} by now, but with four players there are only {BUFFALO}")
    for name in known:
        if name not in fields:
            raise BadPieces(f"{FILE}: the row start_buffalo {name} is missing")
    return counts


def _note(rows: list[Row], own: bool) -> str:
    facts = [fact for fact in FACTS if any(row["fact"] == fact and row["source"] == "reconstructed" for row in rows)]
    board = "own board" if own else "board"
    if not facts:
        return f"{board}: nothing is reconstructed"
    return f"{board}: reconstructed are {', '.join(facts).replace('_', ' ')}"
