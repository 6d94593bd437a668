"""corral arena: players against each other, many times."""

import csv
import json
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from corral.arena import duel
from corral.cli.play import pairs


def arena(
    game: str,
    /,
    *players: str,
    games: int = 100,
    option: Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="")] = None,
    seed: int = 1,
    workers: int | None = None,
    cluster: str | None = None,
    json_file: Annotated[Path | None, Parameter("--json")] = None,
    csv_file: Annotated[Path | None, Parameter("--csv")] = None,
) -> None:
    """Let players meet, seats rotated and deals paired, and count wins with their 95 % intervals.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    players
        One for each seat: greenhorn, hand, rancher, marshal, legend or random.
    games
        How many matches.
    option
        A table option as name=word; give it once for each option.
    seed
        The seed of the first deal; the same seed plays the same deals.
    workers
        How many processes; without it, one a core.
    cluster
        The address of a dask scheduler, to play on many machines.
    json_file
        Write the standings to this file.
    csv_file
        Write every match, a row a seat, to this file.
    """
    work = duel.tasks(game, players, games, pairs(option), seed)
    results = []
    console = Console()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console) as progress:
        task = progress.add_task(" ".join([game, *players]), total=len(work))
        for result in duel.run(work, workers, cluster):
            results.append(result)
            progress.advance(task)
    standings = duel.standings(results)
    console.print(_table(standings))
    if json_file:
        json_file.write_text(json.dumps({"players": standings}, indent=1) + "\n")
    if csv_file:
        _rows(csv_file, results)


def _table(standings: list[dict[str, Any]]) -> Table:
    table = Table("player", "games", "wins", "95 %", "points", "s a turn")
    for told in standings:
        span = f"{told['low']:.1%} to {told['high']:.1%}"
        table.add_row(
            told["player"], str(told["games"]), f"{told['wins']:.1%}", span, f"{told['points']:.1f}",
            f"{told['seconds_per_turn']:.3f}",
        )  # fmt: skip
    return table


def _rows(path: Path, results: list[duel.Result]) -> None:
    with path.open("w", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(["match", "seat", "player", "points", "win", "turns", "seconds"])
        for result in sorted(results, key=lambda result: result.number):
            for seat, name in enumerate(result.players):
                rows.writerow([
                    result.number, seat + 1, name, result.points[seat], result.wins[seat], result.turns[seat],
                    round(result.seconds[seat], 4),
                ])  # fmt: skip
