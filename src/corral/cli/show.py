"""corral show, replay, verify: what a record tells."""

import importlib
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from corral import record
from corral.game import NATURE, SPECTATOR
from corral.match import Match
from corral.match import replay as replayed

At = Annotated[int | None, Parameter(help="Stop after this many plies (moves of the folded history).")]
Pieces = Annotated[Path | None, Parameter(help="The folder of piece files that the match was played with.")]


def read(file: Path, at: int | None = None, pieces: Path | None = None) -> Match:
    """The match that a record file tells."""
    return replayed(file.read_text(encoding="utf-8"), at, pieces=pieces)


def screen(match: Match) -> Any:
    """The submodule of a game that draws in the terminal."""
    return importlib.import_module(f"{match.game.__name__}.screen")  # type: ignore[attr-defined]


def show(
    file: Path, /, *, at: At = None, viewer: int = SPECTATOR, svg: Path | None = None, pieces: Pieces = None
) -> None:
    """Draw the position that a record leads to.

    Parameters
    ----------
    file
        A record, as `corral play` saves it.
    viewer
        The seat whose view is drawn; without it, what a spectator sees.
    svg
        Write the drawing to this file too, as a picture.
    """
    match = read(file, at, pieces)
    console = Console(record=svg is not None)
    console.print(screen(match).draw(match.view(viewer), viewer))
    console.print(status(match))
    if svg:
        picture = console.export_svg(title=f"corral show {file.name}")
        svg.write_text(re.sub(r"@font-face \{.*?\}", "", picture, flags=re.DOTALL), encoding="utf-8")  # no web fonts


def replay(
    file: Path, /, *, at: At = None, as_json: Annotated[bool, Parameter("--json")] = False, pieces: Pieces = None
) -> None:
    """Play a record through and print its score sheet.

    Parameters
    ----------
    as_json
        Print everything as JSON: points, winners, sheets, the lines and the view.
    """
    match = read(file, at, pieces)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(_told(match)), indent=1).decode())
        return
    console = Console()
    console.print(sheets(match))
    console.print(status(match))


def verify(file: Path, /, *, pieces: Pieces = None) -> int:
    """Recompute every draw of a record from its revealed seed. Exit code 1: the dice are not proved fair."""
    verdict = record.verify(record.parse(file.read_text(encoding="utf-8"), pieces))
    print(f"{'fair' if verdict.fair else 'NOT PROVED FAIR'}: {verdict.reason}")
    return 0 if verdict.fair else 1


def sheets(match: Match, viewer: int | None = None) -> Table:
    """The score sheets side by side; with a viewer, only what that seat may know of them."""
    table = Table(title=f"{match.game.NAME.replace('_', ' ').title()}, {len(match.lines)} lines")
    table.add_column("")
    if viewer is None:
        columns: list[Mapping[str, int | None]] = [match.sheet(seat + 1) for seat in range(match.seats)]
    else:
        columns = [seat.sheet for seat in match.view(viewer).seats]
    for seat, name in enumerate(match.names):
        table.add_column(f"{name} *" if seat + 1 in match.winners else name, justify="right")
    for row in columns[0]:
        style = "bold" if row == "total" else ""
        title = row.replace("_", " ")
        table.add_row(title, *("?" if column[row] is None else str(column[row]) for column in columns), style=style)
    return table


def status(match: Match) -> str:
    """Who has won, or who is asked."""
    if match.over:
        names = " and ".join(match.names[seat - 1] for seat in match.winners)
        return f"{names} {'wins' if len(match.winners) == 1 else 'share the win'}."
    asked = " and ".join("chance" if seat == NATURE else match.names[seat - 1] for seat in match.actors)
    return f"Not finished: {asked} to move."


def _told(match: Match) -> dict[str, Any]:
    return {
        "game": match.game.NAME,
        "version": match.game.VERSION,
        "seats": match.names,
        "plies": len(match.history),
        "over": match.over,
        "actors": match.actors,
        "points": match.points,
        "winners": match.winners,
        "sheets": [match.sheet(seat + 1) for seat in range(match.seats)],
        "lines": match.lines,
        "view": match.view(),
    }
