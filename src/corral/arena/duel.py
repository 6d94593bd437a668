"""Matches between players: seats rotated, seeds paired, every match one task that can be run anywhere, once."""

import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

from corral import games, options
from corral.match import Match
from corral.players import Player, find, turn_of


@dataclass(frozen=True)
class Task:
    """One match to play."""

    number: int
    game: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]  # by seat
    seed: int


@dataclass(frozen=True)
class Result:
    """What came of it, by seat."""

    number: int
    players: tuple[str, ...]
    points: tuple[int, ...]
    keys: tuple[int, ...]  # for ranking
    wins: tuple[float, ...]  # a shared win counts as its share
    turns: tuple[int, ...]
    seconds: tuple[float, ...]


def tasks(
    game: str, players: Sequence[str], many: int, words: dict[str, str] | None = None, seed: int = 1
) -> list[Task]:
    """So many matches. Every deal is played once from each seat before the next deal comes."""
    for name in players:
        find(name)
    options.parse(games.find(game), words, len(players))
    found = []
    for number in range(many):
        turn = number % len(players)
        seated = tuple(players[turn:]) + tuple(players[:turn])
        found.append(Task(number, game, tuple((words or {}).items()), seated, seed + number // len(players)))
    return found


def play(task: Task) -> Result:
    """Play one match to its end."""
    match = Match(task.game, len(task.players), dict(task.options), seed=task.seed)
    seats = match.seats
    players = [Player(name, match.game, seats) for name in task.players]
    turns: list[set[int]] = [set() for _ in range(seats)]
    seconds = [0.0] * seats
    while actors := match.actors:
        seat = actors[0] - 1
        turn = turn_of(match.history, seat)
        begin = time.perf_counter()
        move = players[seat].choose(match.state, seat, task.seed * 100_003 + len(match.lines) * 7 + seat, turn)
        seconds[seat] += time.perf_counter() - begin
        turns[seat].add(turn)
        match.play(seat + 1, match.game.write(move))
    wins = [1 / len(match.winners) if seat + 1 in match.winners else 0.0 for seat in range(seats)]
    return Result(
        task.number,
        task.players,
        tuple(match.points),
        tuple(match.keys),
        tuple(wins),
        tuple(map(len, turns)),
        tuple(seconds),
    )


def run(work: Sequence[Task], workers: int | None = None, cluster: str | None = None) -> Iterator[Result]:
    """The results as they come, each task exactly once: on this machine's cores, or on a dask cluster."""
    if cluster:
        yield from _on_cluster(work, cluster)
        return
    workers = workers or os.cpu_count() or 1
    if workers == 1 or len(work) == 1:
        yield from map(play, work)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from _bounded(pool, work, 2 * workers)


def _bounded(pool: ProcessPoolExecutor, work: Iterable[Task], ahead: int) -> Iterator[Result]:
    """Keep a few tasks ahead, so that stopping early leaves little to wait for."""
    waiting: set[Any] = set()
    left = iter(work)
    try:
        while True:
            while len(waiting) < ahead and (task := next(left, None)) is not None:
                waiting.add(pool.submit(play, task))
            if not waiting:
                return
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        for future in waiting:
            future.cancel()


def _on_cluster(work: Sequence[Task], address: str) -> Iterator[Result]:
    """Tasks of a worker that dies are given to another; a result that comes twice counts once."""
    try:
        from distributed import Client, as_completed
    except ImportError:
        raise ValueError("--cluster needs the extra `cluster`: pip install 'corral[cluster]'") from None
    try:
        client = Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise ValueError(f"no dask scheduler answers at {address}: {error}") from None
    with client:
        futures = client.map(play, work, pure=False, retries=3)
        seen: set[int] = set()
        for future in as_completed(futures):
            result: Result = future.result()
            if result.number not in seen:
                seen.add(result.number)
                yield result


@dataclass
class Standing:
    """What one player did over many matches."""

    player: str
    games: int = 0
    wins: float = 0.0
    points: float = 0.0
    turns: int = 0
    seconds: float = 0.0

    def told(self) -> dict[str, Any]:
        low, high = interval(self.wins, self.games)
        return {
            "player": self.player,
            "games": self.games,
            "wins": self.wins / self.games,
            "low": low,
            "high": high,
            "points": self.points / self.games,
            "seconds_per_turn": self.seconds / max(1, self.turns),
        }


def standings(results: Iterable[Result]) -> list[dict[str, Any]]:
    """By player, best first: share of wins with its 95 % interval, points, time a turn."""
    found: dict[str, Standing] = {}
    for result in results:
        for seat, name in enumerate(result.players):
            standing = found.setdefault(name, Standing(name))
            standing.games += 1
            standing.wins += result.wins[seat]
            standing.points += result.points[seat]
            standing.turns += result.turns[seat]
            standing.seconds += result.seconds[seat]
    return sorted((standing.told() for standing in found.values()), key=lambda told: -told["wins"])


def interval(wins: float, many: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if not many:
        return 0.0, 1.0
    share = wins / many
    middle = share + z * z / (2 * many)
    reach = z * ((share * (1 - share) + z * z / (4 * many)) / many) ** 0.5
    return max(0.0, (middle - reach) / (1 + z * z / many)), min(1.0, (middle + reach) / (1 + z * z / many))
