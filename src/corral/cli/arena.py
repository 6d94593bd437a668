"""corral arena, ladder: players against each other, many times."""

import csv
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from corral import games as register
from corral import options, players
from corral.arena import duel
from corral.arena import ladder as ladders
from corral.cli.play import pairs

Words = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="", help="A table option, name=word.")]
Json = Annotated[Path | None, Parameter("--json", help="Write what is found to this file.")]
Csv = Annotated[Path | None, Parameter("--csv", help="Write every match, a row a seat, to this file.")]
Cluster = Annotated[str | None, Parameter(help="The address of a dask scheduler, to play on many machines.")]
Workers = Annotated[int | None, Parameter(help="How many processes; without it, one a core.")]


def arena(
    game: str,
    /,
    *names: Annotated[
        str, Parameter(help="One player for each seat: greenhorn, hand, rancher, marshal, legend, random.")
    ],
    games: int = 100,
    option: Words = None,
    seed: int = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    json_file: Json = None,
    csv_file: Csv = None,
) -> None:
    """Let players meet, seats rotated and deals paired, and count wins with their 95 % intervals.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    games
        How many matches.
    seed
        The seed of the first deal; the same seed plays the same deals.
    """
    results = _played(duel.tasks(game, names, games, pairs(option), seed), " ".join([game, *names]), workers, cluster)
    standings = duel.standings(results)
    table = Table("player", "games", "wins", "95 %", "points", "s a turn")
    for told in standings:
        span = f"{told['low']:.1%} to {told['high']:.1%}"
        wins, points, seconds = f"{told['wins']:.1%}", f"{told['points']:.1f}", f"{told['seconds_per_turn']:.3f}"
        table.add_row(told["player"], str(told["games"]), wins, span, points, seconds)
    _tell(table, {"players": standings}, results, json_file, csv_file)


def ladder(
    game: str,
    /,
    *names: Annotated[str, Parameter(help="Who takes part; without names, all levels.")],
    games: int = 200,
    seats: int = 4,
    option: Words = None,
    seed: int = 1,
    workers: Workers = None,
    cluster: Cluster = None,
    json_file: Json = None,
    csv_file: Csv = None,
) -> None:
    """Let players meet in mixed tables and rate them: Elo with 95 % intervals.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    games
        How many matches.
    seats
        How many sit at a table.
    seed
        The seed of the first deal and of the mixing.
    """
    who = list(dict.fromkeys(names)) or list(players.LEVELS)
    for name in who:
        players.find(name)
    if len(who) < 2:
        raise ValueError("a ladder needs two players or more")
    options.parse(register.find(game), pairs(option), seats)
    results = _played(ladders.tasks(game, who, seats, games, pairs(option), seed), f"{game} ladder", workers, cluster)
    rows = ladders.ladder(results, who)
    table = Table("player", "games", "Elo", "95 %")
    for row in rows:
        table.add_row(row["player"], str(row["games"]), f"{row['elo']:.0f}", f"{row['low']:.0f} to {row['high']:.0f}")
    _tell(table, {"players": rows}, results, json_file, csv_file)


def _played(work: list[duel.Task], words: str, workers: int | None, cluster: str | None) -> list[duel.Result]:
    """Play everything, with progress."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    with Progress(*columns) as progress:
        task = progress.add_task(words, total=len(work))
        for result in duel.run(work, workers, cluster):
            results.append(result)
            progress.advance(task)
    return results


def _tell(
    table: Table, told: dict[str, Any], results: Sequence[duel.Result], json_file: Path | None, csv_file: Path | None
) -> None:
    Console().print(table)
    if json_file:
        json_file.write_text(json.dumps(told, indent=1) + "\n")
    if csv_file:
        with csv_file.open("w", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["match", "seat", "player", "points", "win", "turns", "seconds"])
            for one in sorted(results, key=lambda result: result.number):
                for seat, by_seat in enumerate(
                    zip(one.players, one.points, one.wins, one.turns, one.seconds, strict=True)
                ):
                    rows.writerow([one.number, seat + 1, *by_seat])
