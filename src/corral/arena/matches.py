"""Matches between players: seats rotated, seeds paired, every match one task that can be run anywhere, once."""

import math
import os
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, NamedTuple

from corral import games, options
from corral.arena.luck import BETA, luck_of
from corral.match import Match
from corral.players import Player, find, turn_of

SURE = 2.0  # standard errors from which a difference is compared


@dataclass(frozen=True)
class Task:
    """One match to play."""

    number: int
    game: str
    options: tuple[tuple[str, str], ...]
    players: tuple[str, ...]  # by seat
    seed: int
    record: bool = False  # its text is wanted
    luck: bool = False  # and what its draws did


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
    record: str = ""  # the match as text, if it was wanted
    deal: int = 0  # its seed: matches of one deal are not independent
    luck: tuple[float, ...] = ()  # what the draws did to the win, if that was wanted
    luck_lead: tuple[float, ...] = ()  # and to the points lead
    judge: str = ""  # who says so

    @property
    def lead(self) -> list[float]:
        """Points above the table's mean."""
        mean = sum(self.points) / len(self.points)
        return [points - mean for points in self.points]


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
    match = Match(task.game, task.players, dict(task.options), seed=task.seed)
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
    luck = luck_of(match) if task.luck else None
    return Result(
        task.number,
        task.players,
        tuple(match.points),
        tuple(match.keys),
        tuple(wins),
        tuple(map(len, turns)),
        tuple(seconds),
        match.record() if task.record else "",
        task.seed,
        *((tuple(luck.wins.tolist()), tuple(luck.lead.tolist()), luck.judge) if luck else ()),
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


class Measure(NamedTuple):
    """A mean with its 95 % interval, and how many times as many games wins alone would have needed to tell the player
    from an average one as surely; None: the difference is too small to say."""

    mean: float
    low: float | None  # None: a single deal says nothing of how sure it is
    high: float | None
    fewer: float | None


def standings(results: Iterable[Result]) -> list[dict[str, Any]]:
    """By player, best first: share of wins and points lead with their intervals, points, time a turn. Where the luck of
    every match is known, also both without it."""
    by_player: dict[str, list[tuple[Result, int]]] = {}
    for result in results:
        for seat, name in enumerate(result.players):
            by_player.setdefault(name, []).append((result, seat))
    return sorted((_told(name, seated) for name, seated in by_player.items()), key=lambda told: -told["wins"])


def _told(player: str, seated: Sequence[tuple[Result, int]]) -> dict[str, Any]:
    """What one player did over many matches."""
    deals = [result.deal for result, _ in seated]
    wins = [result.wins[seat] for result, seat in seated]
    leads = [result.lead[seat] for result, seat in seated]
    fair = sum(1 / len(result.players) for result, _ in seated) / len(seated)
    plain, lead = blocks(deals, wins), blocks(deals, leads)
    low, high = interval(plain.mean * plain.worth, plain.worth)
    sure = abs(plain.mean - fair) > SURE * plain.error > 0 and lead.error > 0
    fewer = (lead.mean / lead.error * plain.error / (plain.mean - fair)) ** 2 if sure else None
    told = {
        "player": player,
        "games": len(seated),
        "wins": plain.mean,
        "low": low,
        "high": high,
        "lead": _measure(lead, fewer),
        "points": sum(result.points[seat] for result, seat in seated) / len(seated),
        "seconds_per_turn": sum(result.seconds[seat] for result, seat in seated)
        / max(1, sum(result.turns[seat] for result, seat in seated)),
    }
    if all(result.luck for result, _ in seated):
        less = blocks(deals, [win - BETA * one.luck[seat] for win, (one, seat) in zip(wins, seated, strict=True)])
        told["wins_adjusted"] = _measure(less, _ratio(plain, less))
        less = blocks(deals, [own - BETA * one.luck_lead[seat] for own, (one, seat) in zip(leads, seated, strict=True)])
        told["lead_adjusted"] = _measure(less, None if fewer is None else fewer * _ratio(lead, less))
    return told


def _ratio(plain: "Blocks", less: "Blocks") -> float:
    """Both mean the same: only how much they vary counts."""
    return (plain.error / less.error) ** 2 if less.error not in (0.0, math.inf) else 1.0


def _measure(found: "Blocks", fewer: float | None) -> dict[str, Any]:
    if found.blocks < 2:
        return Measure(found.mean, None, None, fewer)._asdict()
    reach = student(found.blocks - 1) * found.error
    return Measure(found.mean, found.mean - reach, found.mean + reach, fewer)._asdict()


class Blocks(NamedTuple):
    """The mean of values that belong together by deals."""

    mean: float
    error: float  # its standard error
    blocks: int
    worth: float  # as many independent wins or losses would be as sure


def blocks(deals: Sequence[int], values: Sequence[float]) -> Blocks:
    """All values of a deal are one block: only what differs from deal to deal says how sure the mean is."""
    many, mean = len(values), sum(values) / len(values)
    sums: dict[int, float] = {}
    for deal, value in zip(deals, values, strict=True):
        sums[deal] = sums.get(deal, 0.0) + value - mean
    if len(sums) == 1:
        return Blocks(mean, math.inf, 1, many)
    variance = len(sums) / (len(sums) - 1) * sum(one * one for one in sums.values()) / many**2
    alone = mean * (1 - mean)
    return Blocks(mean, variance**0.5, len(sums), alone / variance if variance and alone > 0 else many)


EARLY = {1: 12.706, 2: 4.303}


def student(freedom: int, z: float = 1.96) -> float:
    """How many standard errors a 95 % interval reaches where these are measured themselves (Cornish and Fisher)."""
    if freedom in EARLY:
        return EARLY[freedom]
    one = (z**3 + z) / 4
    two = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    three = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + one / freedom + two / freedom**2 + three / freedom**3


def interval(wins: float, many: float, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share."""
    if not many:
        return 0.0, 1.0
    share = wins / many
    middle = share + z * z / (2 * many)
    reach = z * ((share * (1 - share) + z * z / (4 * many)) / many) ** 0.5
    return max(0.0, (middle - reach) / (1 + z * z / many)), min(1.0, (middle + reach) / (1 + z * z / many))
