"""Piece files: CSV tables that users may replace. Every mistake is answered with the file and the row."""

import csv
import hashlib
import io
from collections.abc import Mapping, Sequence
from pathlib import Path


class BadPieces(ValueError):
    """A piece file with a mistake; the message names file and row."""


class Row(dict[str, str]):
    """One row; `row.number("cows", 0, 2)` checks what it reads."""

    place: str  # "parcels.csv row 3"

    def wrong(self, reason: str) -> BadPieces:
        return BadPieces(f"{self.place}: {reason}")

    def number(self, column: str, low: int, high: int) -> int:
        text = self[column]
        if not text.isascii() or not text.isdigit() or not low <= int(text) <= high:
            raise self.wrong(f"{column} is a whole number from {low} to {high}, not {text!r}")
        return int(text)

    def one_of(self, column: str, names: Sequence[str]) -> int:
        """The index of the name in this column."""
        if self[column] not in names:
            raise self.wrong(f"unknown {column} {self[column]!r}; known are {', '.join(names)}")
        return names.index(self[column])


class Folder:
    """The piece files of a game, those of a user in the place of the shipped ones."""

    def __init__(self, shipped: Path, names: Sequence[str], own: Path | None = None) -> None:
        if own is not None and not own.is_dir():
            raise BadPieces(f"{own} is not a folder of piece files")
        if own is not None and not any((own / name).exists() for name in names):
            raise BadPieces(f"{own} holds none of {', '.join(names)}")
        self.files: dict[str, bytes] = {}
        self.replaced: set[str] = set()  # names of the files that are the user's
        for name in names:
            path = shipped / name
            if own is not None and (own / name).exists():
                path = own / name
                self.replaced.add(name)
            try:
                self.files[name] = path.read_bytes().replace(b"\r\n", b"\n")
            except OSError as error:
                raise BadPieces(f"{path}: {error.strerror}") from None
        self.own = own is not None

    @property
    def digest(self) -> str:
        """The same for the same content; the column `source` counts too."""
        return _digest(self.files)

    def former(self, changes: Mapping[str, tuple[str, str] | None]) -> tuple[str, ...]:
        """The digest of the same pieces in older records, before these changes that no rule sees.

        A change is the text of a shipped file now and before, or None: what the file says was part of the rules.
        """
        before = dict(self.files)
        for name, change in changes.items():
            if change is None and name in self.replaced:
                return ()  # other pieces than the rules had then
            if change is None:
                del before[name]
            elif name not in self.replaced:
                before[name] = before[name].replace(change[0].encode(), change[1].encode())
        return (_digest(before),)

    def rows(self, name: str, columns: Sequence[str]) -> list[Row]:
        """The rows of a file, which has exactly these columns."""
        try:
            text = self.files[name].decode("utf-8-sig")
        except UnicodeDecodeError:
            raise BadPieces(f"{name}: not a text file in UTF-8") from None
        lines = list(csv.reader(io.StringIO(text)))
        if not lines or lines[0] != list(columns):
            found = ",".join(lines[0]) if lines else "nothing"
            raise BadPieces(f"{name} row 1: the columns are {','.join(columns)}, not {found}")
        rows = []
        for number, cells in enumerate(lines[1:], 2):
            if not cells:
                continue
            if len(cells) != len(columns):
                raise BadPieces(f"{name} row {number}: {len(cells)} cells, but there are {len(columns)} columns")
            row = Row(zip(columns, (cell.strip() for cell in cells), strict=True))
            row.place = f"{name} row {number}"
            rows.append(row)
        return rows


def _digest(files: Mapping[str, bytes]) -> str:
    total = hashlib.sha256()
    for name, content in files.items():
        total.update(f"{name} {len(content)}\n".encode() + content)
    return total.hexdigest()[:12]
