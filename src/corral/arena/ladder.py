"""Elo over many pairings: every match counts as all its pairs, the better ranked beating the other."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt

from corral.arena.matches import Result, Task, standings

ANCHOR = 1000.0  # the average of the ladder
SCALE = 400.0 / np.log(10.0)
SAMPLES = 200  # of the bootstrap

Floats = npt.NDArray[np.float64]


def tasks(
    game: str, players: Sequence[str], seats: int, many: int, words: dict[str, str] | None = None, seed: int = 1
) -> list[Task]:
    """So many matches, every table a mix of the players; everybody plays about equally often."""
    chance = Random(seed)
    pool: list[str] = []
    found = []
    for number in range(many):
        table: list[str] = []
        while len(table) < seats:
            if not pool:
                pool = list(players)
                chance.shuffle(pool)
            table.append(pool.pop())
        if len(set(table)) == 1:
            table[0] = chance.choice([name for name in players if name != table[0]])
        found.append(Task(number, game, tuple((words or {}).items()), tuple(table), seed + number))
    return found


def pairs(results: Sequence[Result], players: Sequence[str]) -> Floats:
    """points[i, j]: how often player i was ranked above player j, a tie counting half to each."""
    index = {name: number for number, name in enumerate(players)}
    points = np.zeros((len(players), len(players)))
    for result in results:
        for one in range(len(result.players)):
            for two in range(len(result.players)):
                mine, other = index[result.players[one]], index[result.players[two]]
                if mine != other:
                    points[mine, other] += 0.5 * (1 + np.sign(result.keys[one] - result.keys[two]))
    return points


def elo(points: Floats) -> Floats:
    """Bradley and Terry's strengths by Hunter's iteration, on Elo's scale; half a point of doubt in each pair."""
    points = points + np.where((points + points.T) > 0, 0.5, 0.0)
    np.fill_diagonal(points, 0.0)
    met, strength = points + points.T, np.ones(len(points))
    for _ in range(500):
        strength = points.sum(axis=1) / (met / (strength[:, None] + strength[None, :])).sum(axis=1)
        strength /= np.exp(np.log(strength).mean())
    return np.asarray(ANCHOR + SCALE * np.log(strength))


def ladder(results: Sequence[Result], players: Sequence[str], seed: int = 1) -> list[dict[str, Any]]:
    """Best first: Elo with the 95 % interval of a bootstrap over deals, and what `standings` says of each."""
    ratings = elo(pairs(results, players))
    chance = Random(seed)
    deals: dict[int, list[Result]] = {}
    for result in results:
        deals.setdefault(result.deal, []).append(result)
    blocks = list(deals.values())
    samples = np.array([elo(pairs(_drawn(blocks, chance), players)) for _ in range(SAMPLES)])
    low, high = np.quantile(samples, [0.025, 0.975], axis=0)
    games = [sum(result.players.count(name) for result in results) for name in players]
    counted = {told.pop("player"): told for told in standings(results)}
    rows = [
        {"player": name, "games": games[i], "elo": ratings[i], "low": low[i], "high": high[i]}
        | {"counted": counted.get(name)}
        for i, name in enumerate(players)
    ]
    return sorted(rows, key=lambda row: -row["elo"])


def _drawn(blocks: Sequence[Sequence[Result]], chance: Random) -> list[Result]:
    return [result for block in chance.choices(blocks, k=len(blocks)) for result in block]
