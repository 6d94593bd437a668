"""corral analyse: what decided a game that is over: its draws, its choices, and which of them cost most."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table

from corral import record
from corral.cli import show
from corral.players.ledger import CHOICE, DRAW, LOOK, Analysis, Book, Event
from corral.players.ledger import analyse as analysed

LISTED = 5  # of each list
EVEN = 0.03  # less is even
SAYING = "if all went on like the house's quick players. About; other judges would say other figures."


def analyse(
    file: Path,
    /,
    *,
    as_json: Annotated[bool, Parameter("--json", negative="")] = False,
    deep: Annotated[bool, Parameter(negative="")] = False,
    pieces: show.Pieces = None,
) -> None:
    """Say what luck and play did to each player's chance to win a game that is over.

    Parameters
    ----------
    file
        A record, as `corral play` saves it.
    as_json
        Print everything as JSON: the judge, the seats' accounts, every draw and every choice.
    deep
        Look longer, up to a minute.
    """
    fold = record.parse(file.read_text(encoding="utf-8"), pieces)
    console = Console(highlight=False)
    with Progress(
        TextColumn("counting"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn(),
        console=Console(stderr=True), transient=True, disable=not deep,
    ) as progress:  # fmt: skip
        bar = progress.add_task("", total=1.0)
        found = analysed(fold, deep, lambda share: progress.update(bar, completed=share))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
        return
    console.print(_books(found, fold.names))
    for title, lines in _lists(found, fold.names):
        if lines:
            console.print(f"[bold]{title}[/]")
            for line in lines:
                console.print(line, markup=False)
    console.print(f"Judge {found.judge}{', looked deep' if deep else ''}: {SAYING}", style="dim")


def _books(found: Analysis, names: Sequence[str]) -> Table:
    """Each seat's account, in whole points of chance that add up."""
    table = Table(title=f"{found.game.replace('_', ' ').title()}: chances to win, in points of a hundred")
    chance = "seat" if found.chance == "seat" else "luck"
    for column in ("", "start", chance, "own play", "others' play", "second look", "result"):
        table.add_column(column, justify="right" if column else "left")
    for book in sorted(found.seats, key=lambda book: -book.result):
        start, *changes, result = whole(book)
        row = [
            names[book.seat - 1],
            str(start),
            *(f"{change:+d}" if change else "0" for change in changes),
            str(result),
        ]
        table.add_row(*row)
    return table


def whole(book: Book) -> list[int]:
    """start, luck, own, others, revision, result in points of a hundred, rounded so that they still add up."""
    parts = [100 * part for part in (book.start, book.luck, book.own, book.others, book.revision)]
    result = round(100 * book.result)
    floors = [int(part // 1) for part in parts]
    missing = result - sum(floors)
    nearest = sorted(range(len(parts)), key=lambda index: floors[index] - parts[index])
    for index in nearest[:missing]:
        floors[index] += 1
    return [*floors, result]


def _lists(found: Analysis, names: Sequence[str]) -> list[tuple[str, list[str]]]:
    marked = sorted((event for event in found.events if event.mark), key=lambda event: -event.cost)
    draws = [event for event in found.events if event.kind == DRAW and found.chance == "luck"]
    choices = [event for event in found.events if event.kind == CHOICE]
    return [
        ("Costly choices", [_marked(event, names) for event in marked if event.mark != LOOK][: 2 * LISTED]),
        ("Worth another look", [_marked(event, names) for event in marked if event.mark == LOOK][:LISTED]),
        ("Largest draws", [_moved(event, names) for event in _largest(draws)]),
        ("What moved most by choice", [_moved(event, names) for event in _largest(choices)]),
    ]


def _largest(events: Sequence[Event]) -> list[Event]:
    return sorted(events, key=lambda event: -max(map(abs, event.change)))[:LISTED]


def _marked(event: Event, names: Sequence[str]) -> str:
    cost = f"{100 * event.cost:.0f} ± {100 * event.error:.0f}"
    sign = "" if event.mark == LOOK else f" {event.mark}"
    return f"  ply {event.ply:4} {names[event.seat - 1]}{sign}: {event.played}; better {event.better} (+{cost})"


def _moved(event: Event, names: Sequence[str]) -> str:
    changes = ", ".join(
        f"{name} {round(100 * change):+d}"
        for name, change in zip(names, event.change, strict=True)
        if abs(change) >= EVEN
    )
    who = f" {names[event.seat - 1]}" if event.seat else ""
    played = event.played if len(event.played) <= 60 else event.played[:57] + "..."
    return f"  ply {event.ply:4}{who}: {played} ({changes or 'even'})"
