"""corral score: what a game that was played with the box comes to."""

import json
import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table

from corral import games, scoring


def score(
    file: Annotated[Path, Parameter(allow_leading_hyphen=True)],
    /,
    *,
    as_json: Annotated[bool, Parameter("--json")] = False,
) -> None:
    """Count a game that was played with the box: rows, places, and what the box cannot have.

    Parameters
    ----------
    file
        A score pad as text, or - to read it from standard input: the game, its options, and for each player a line
        `seat NAME` and the facts, such as `a1 farm cow`, `nuggets 9` or `plains 4`.
    as_json
        Print everything as JSON.
    """
    pad = scoring.read(sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8"))
    counted = scoring.count(pad)
    if as_json:
        told = {name: value for name, value in counted._asdict().items() if name != "view"}
        print(json.dumps(told, indent=1))
        return
    console = Console(highlight=False)
    names = [seat.name or f"seat {number}" for number, seat in enumerate(pad.seats, 1)]
    console.print(sheets(games.title(pad.game), names, counted))
    for line in [result(names, counted), *(f"Look again: {remark}." for remark in counted.remarks)]:
        console.print(line, markup=False)


def sheets(title: str, names: list[str], counted: scoring.Counted) -> Table:
    """The rows side by side, and below them what decides a tie."""
    table = Table(title=title)
    table.add_column("")
    for name in names:
        table.add_column(name, justify="right")
    for row in counted.sheets[0]:
        style = "bold" if row == "total" else ""
        table.add_row(row, *(str(sheet[row]) for sheet in counted.sheets), style=style)
    return table


def result(names: list[str], counted: scoring.Counted) -> str:
    """Who has won, and what decided if points did not."""
    first = [seat for seat, place in enumerate(counted.places) if place == 1]
    most = counted.sheets[first[0]]["total"]
    level = [seat for seat, sheet in enumerate(counted.sheets) if sheet["total"] == most]
    told = (
        f"{' and '.join(names[seat] for seat in first)} {'wins' if len(first) == 1 else 'share the win'} with {most}."
    )
    if len(level) == len(first):
        return told
    decides = next(name for name in counted.ties[0] if len({counted.ties[seat][name] for seat in level}) > 1)
    figures = ", ".join(f"{names[seat]} {counted.ties[seat][decides]}" for seat in level)
    return f"{told} Equal points; {decides} decides: {figures}."
