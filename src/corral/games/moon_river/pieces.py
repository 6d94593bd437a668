"""Moon River: reads the piece files; no logic."""

from collections import Counter
from pathlib import Path

import numpy as np

from corral.game import Pieces
from corral.pieces import BadPieces, Folder, Row

from .material import (
    BACKS,
    BOARDS,
    CELL_NUMBERS,
    COLORS,
    COPIES,
    COW_WORDS,
    EARS,
    KIND_NUMBERS,
    LANDSCAPES,
    PARCELS,
    SHORT,
    SPECIALISTS,
    STORAGE,
    TOKENS,
    WIDTH,
)
from .state import BOX, ROWS

SHIPPED = Path(__file__).parent
FILES = ["parcels.csv", "partners.csv", "boards.csv", "bonus.csv"]
# since the first records: the numbers of the camp are not in the rulebooks' text
CHANGES = {
    "boards.csv": (
        "camp,any,3,a1 c2 e1,c1,reconstructed",
        "camp,any,3,a1 c2 e1,c1,numbers rulebook; places reconstructed",
    )
}
NOTES = ("parcel set: reconstruction 1", "parcel set: the table's own")


def pieces(folder: Path | None = None) -> Pieces:
    files = Folder(SHIPPED, FILES, folder)
    table = np.zeros(BOX.itemsize // 4, np.int32)
    box = table.view(BOX)[0]
    shipped = Folder(SHIPPED, FILES)
    box.own = files.digest not in (shipped.digest, *shipped.former(CHANGES))
    parcels(files, box)
    partners(files, box)
    boards(files, box)
    bonus(files, box)
    return Pieces(table, files.digest, NOTES[box.own], files.former(CHANGES))


def parcels(files: Folder, box: np.record) -> None:
    columns = ["kind", "landscape", "cows", "skull", "circle", "gold", "beaver", "corn", "count", "back", "source"]
    rows = files.rows("parcels.csv", columns)
    if len(rows) > ROWS:
        raise BadPieces(f"parcels.csv: {len(rows)} rows, but at most {ROWS} are possible")
    seen: set[tuple[str, int]] = set()
    counts: Counter[str] = Counter()
    for number, row in enumerate(rows):
        name = kind_name(row)
        if row["kind"] != name:
            raise row.wrong(f"a parcel with these symbols is called {name!r}, not {row['kind']!r}")
        box.kind[number] = KIND_NUMBERS[name]
        box.count[number] = row.number("count", 1, COPIES)
        box.back[number] = row.number("back", 1, BACKS)
        if (name, int(row["back"])) in seen:
            raise row.wrong(f"kind {name} with back {row['back']} for the second time")
        seen.add((name, int(row["back"])))
        counts[name] += int(row["count"])
        if counts[name] > COPIES:
            raise row.wrong(f"{counts[name]} parcels of kind {name} by now, but at most {COPIES} are possible")
    box.rows = len(rows)
    if box.count.sum() != PARCELS:
        raise BadPieces(f"parcels.csv: the counts make {box.count.sum()} parcels, not {PARCELS}")


def kind_name(row: Row) -> str:
    """The name that says what the row has."""
    landscape = LANDSCAPES[row.one_of("landscape", LANDSCAPES)]
    cows = row.number("cows", 0, 2)
    symbols = {
        word: row.number(word, 0, 2 if word == "beaver" else 1) for word in ("gold", "beaver", "skull", "circle")
    }
    ears = row.number("corn", 0, EARS)
    if landscape == "corn":
        if not ears or cows or any(symbols.values()):
            raise row.wrong(f"a cornfield has 1 to {EARS} ears and nothing else")
        return f"corn-{ears}"
    if ears:
        raise row.wrong(f"only a cornfield has ears, not a {landscape}")
    for one, other in (("gold", "beaver"), ("skull", "circle")):
        if symbols[one] and symbols[other]:
            raise row.wrong(f"a parcel cannot have both {one} and {other}")
    return landscape + COW_WORDS[cows] + "".join(f"-{'2' * (many > 1)}{word}" for word, many in symbols.items() if many)


def partners(files: Folder, box: np.record) -> None:
    seen: set[str] = set()
    for row in files.rows("partners.csv", ["kind", "count", "source"]):
        kind = row.one_of("kind", SPECIALISTS)
        once(row, "kind", seen)
        box.partners[kind] = row.number("count", 0, TOKENS)
    if box.partners.sum() != TOKENS:
        raise BadPieces(f"partners.csv: the counts make {box.partners.sum()} tokens, not {TOKENS}")


def boards(files: Folder, box: np.record) -> None:
    seen: set[str] = set()
    for row in files.rows("boards.csv", ["board", "color", "storage", "bridges", "blocked", "source"]):
        board = row.one_of("board", BOARDS)
        once(row, "board", seen)
        color = ("any", *COLORS)[board]
        if row["color"] != color:
            raise row.wrong(f"the color of {row['board']} is {color}, not {row['color']!r}")
        box.storage[board] = row.number("storage", 1, STORAGE)
        box.bridges[board] = bridges = cells(row, "bridges")
        box.blocked[board] = blocked = cells(row, "blocked")
        if not bridges:
            raise row.wrong("a board has at least one bridge")
        if bridges & blocked:
            raise row.wrong("a bridge leads to a blocked cell")
    all_there("boards.csv", BOARDS, seen)


def cells(row: Row, column: str) -> int:
    """The bit mask of a list of cells."""
    mask = 0
    for name in row[column].split():
        cell = CELL_NUMBERS.get(name, WIDTH * SHORT)
        if cell >= WIDTH * SHORT:
            raise row.wrong(f"{column} are cells from a1 to e5, not {name!r}")
        if mask >> cell & 1:
            raise row.wrong(f"{column} has {name} twice")
        mask |= 1 << cell
    return mask


def bonus(files: Folder, box: np.record) -> None:
    seen: set[str] = set()
    for row in files.rows("bonus.csv", ["bonus", "side", "other", "source"]):
        parcel = row.one_of("bonus", ("1", "2"))
        once(row, "bonus", seen)
        box.bonus[parcel] = row.one_of("side", LANDSCAPES), row.one_of("other", LANDSCAPES)
        if row["side"] == row["other"]:
            raise row.wrong("the two sides of a bonus parcel are different")
    all_there("bonus.csv", ("1", "2"), seen)


def once(row: Row, column: str, seen: set[str]) -> None:
    if row[column] in seen:
        raise row.wrong(f"{column} {row[column]} for the second time")
    seen.add(row[column])


def all_there(name: str, wanted: tuple[str, ...], seen: set[str]) -> None:
    if missing := [word for word in wanted if word not in seen]:
        raise BadPieces(f"{name}: no row for {', '.join(missing)}")
