"""corral arena, ladder: players against each other, many times."""

import csv
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from corral import games as register
from corral import options, players
from corral.arena import ladder as ladders
from corral.arena import matches
from corral.arena.luck import BETA
from corral.cli.play import pairs

Words = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="", help="A table option, name=word.")]
Json = Annotated[Path | None, Parameter("--json", help="Write what is found to this file.")]
Csv = Annotated[Path | None, Parameter("--csv", help="Write every match, a row a seat, to this file.")]
Cluster = Annotated[str | None, Parameter(help="The address of a dask scheduler, to play on many machines.")]
Luck = Annotated[bool, Parameter(negative="", help="Also judge what luck did, and count without it; takes its time.")]
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
    luck: Luck = False,
    records: Annotated[Path | None, Parameter(help="Write every match's record into this folder.")] = None,
) -> None:
    """Let players meet, seats rotated and deals paired, and count wins and points with their 95 % intervals.

    The lead is in points above the table's mean. All games of a deal are one block. `fewer`: wins alone would have
    needed so many times as many games to be as sure.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    games
        How many matches.
    seed
        The seed of the first deal; the same seed plays the same deals.
    """
    work = [
        replace(task, record=records is not None, luck=luck)
        for task in matches.tasks(game, names, games, pairs(option), seed)
    ]
    results = _played(work, " ".join([game, *names]), workers, cluster)
    if records:
        records.mkdir(parents=True, exist_ok=True)
        for result in results:
            (records / f"{game}-{seed}-{result.number + 1:06}.txt").write_text(result.record)
    standings = matches.standings(results)
    table = Table("player", "games", "wins", "95 %", "lead", "95 %", "fewer", "points", "s a turn")
    for told in standings:
        span, lead = f"{told['low']:.1%} to {told['high']:.1%}", told["lead"]
        table.add_row(
            told["player"], str(told["games"]), f"{told['wins']:.1%}", span, f"{lead['mean']:+.2f}", _span(lead),
            _times(lead), f"{told['points']:.1f}", f"{told['seconds_per_turn']:.3f}",
        )  # fmt: skip
    _tell([table, *_without_luck(standings)], {"players": standings}, results, json_file, csv_file)


def _without_luck(standings: Sequence[dict[str, Any]]) -> list[Table]:
    """Wins and lead once more, less what the draws did, where that is known."""
    if not all("wins_adjusted" in told for told in standings):
        return []
    table = Table("player", "wins", "95 %", "fewer", "lead", "95 %", "fewer", title=f"less {BETA} of the luck")
    for told in standings:
        wins, lead = told["wins_adjusted"], told["lead_adjusted"]
        table.add_row(
            told["player"], f"{wins['mean']:.1%}", _span(wins, ".1%"), _times(wins),
            f"{lead['mean']:+.2f}", _span(lead), _times(lead),
        )  # fmt: skip
    return [table]


def _span(measure: dict[str, Any], form: str = "+.2f") -> str:
    return "–" if measure["low"] is None else f"{measure['low']:{form}} to {measure['high']:{form}}"


def _times(measure: dict[str, Any]) -> str:
    return "–" if measure["fewer"] is None else f"x {measure['fewer']:.1f}"


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
    luck: Luck = False,
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
    work = [replace(task, luck=luck) for task in ladders.tasks(game, who, seats, games, pairs(option), seed)]
    results = _played(work, f"{game} ladder", workers, cluster)
    rows = ladders.ladder(results, who)
    table = Table("player", "games", "Elo", "95 %", "wins", "lead", "95 %")
    for row in rows:
        told = row["counted"]
        span = f"{row['low']:.0f} to {row['high']:.0f}"
        wins, lead = f"{told['wins']:.1%}", f"{told['lead']['mean']:+.2f}"
        table.add_row(row["player"], str(row["games"]), f"{row['elo']:.0f}", span, wins, lead, _span(told["lead"]))
    standings = [{"player": row["player"], **row["counted"]} for row in rows]
    _tell([table, *_without_luck(standings)], {"players": rows}, results, json_file, csv_file)


def _played(work: list[matches.Task], words: str, workers: int | None, cluster: str | None) -> list[matches.Result]:
    """Play everything, with progress."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    results = []
    with Progress(*columns) as progress:
        task = progress.add_task(words, total=len(work))
        for result in matches.run(work, workers, cluster):
            results.append(result)
            progress.advance(task)
    return results


def _tell(
    tables: Sequence[Table],
    told: dict[str, Any],
    results: Sequence[matches.Result],
    json_file: Path | None,
    csv_file: Path | None,
) -> None:
    Console().print(*tables, sep="\n")
    if json_file:
        if judges := sorted({result.judge for result in results} - {""}):
            told = {**told, "judge": judges[0], "beta": BETA}
        json_file.write_text(json.dumps(told, indent=1) + "\n")
    if csv_file:
        with csv_file.open("w", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(["match", "seat", "player", "points", "win", "turns", "seconds", "deal", "luck", "luck_lead"])
            for one in sorted(results, key=lambda result: result.number):
                rest = zip(one.luck, one.luck_lead, strict=True) if one.luck else [("", "")] * len(one.players)
                by_seat = zip(one.players, one.points, one.wins, one.turns, one.seconds, rest, strict=True)
                for seat, (*values, lucks) in enumerate(by_seat, 1):
                    rows.writerow([one.number, seat, *values, one.deal, *lucks])
