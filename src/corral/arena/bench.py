"""How fast the rules are: random games in compiled code, decisions driven one by one from Python, copies, compiling."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

from corral import games, options
from corral.game import NATURE, Game, Ints, blank
from corral.kernel import mixed
from corral.match import Match
from corral.players.kernels import kernels

SEATS = 4


def measure(name: str, seconds: float, tell: Callable[[str], None]) -> dict[str, float]:
    """The figures of one game with four players and its usual options."""
    game = games.find(name)
    start = blank(game)
    game.setup(start, SEATS, options.numbers(options.parse(game, {}, SEATS)), game.pieces().table)
    tell(f"{name}: random games in compiled code")
    figures = _compiled(game, start, seconds)
    tell(f"{name}: greedy playouts from the first move")
    figures["playouts_per_s"] = _playouts(game, start, seconds)
    tell(f"{name}: decisions driven from Python")
    figures["python_decisions_per_s"] = _driven(game, start, seconds)
    figures["clone_us"] = _cloning(start)
    tell(f"{name}: compiling from scratch")
    figures["compile_s"] = _compiling(name)
    tell(f"{name}: starting")
    figures["start_s"] = _starting(name)
    figures["state_bytes"] = start.nbytes
    return figures


def _compiled(game: Game, start: Ints, seconds: float) -> dict[str, float]:
    loop = kernels(game).random_games
    state, moves, counts = start.copy(), np.empty(game.MOVES, np.int32), np.zeros(2, np.int64)
    word = loop(start, state, moves, 10, mixed(1), counts)
    counts[:] = 0
    played = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        word = loop(start, state, moves, 100, np.uint64(word), counts)
        played += 100
    lines, decisions = (float(count) / spent for count in counts)
    return {"random_games_per_s": played / spent, "lines_per_s": lines, "decisions_per_s": decisions}


def _playouts(game: Game, start: Ints, seconds: float) -> float:
    """Whole games in which everybody plays by the policy, as a search plays on from the first move."""
    loop = kernels(game).greedy_games
    moves, counts, word = np.empty(game.MOVES, np.int32), np.zeros(2, np.int64), mixed(1)
    played = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds or not played:
        word = loop(start, start.copy(), moves, start.copy(), 10, np.uint64(word), counts)
        played += 10
    return played / spent


def _driven(game: Game, start: Ints, seconds: float) -> float:
    """A program that asks and answers one decision after the other; chance is drawn, but does not count."""
    actors, legal, play, chance = game.actors, game.legal, game.play, kernels(game).chance
    moves, state, words, lot = np.empty(game.MOVES, np.int32), start.copy(), np.array([mixed(1)]), Random(1).random
    entry, nature = moves.data, 1 << NATURE
    chance(state, moves, words)
    decisions = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        state[:] = start
        while mask := actors(state):
            if mask == nature and not (mask := chance(state, moves, words)):
                break
            seat = (mask & -mask).bit_length() - 1
            play(state, seat, entry[int(lot() * legal(state, seat, moves))])
            decisions += 1
    return decisions / spent


def _cloning(start: Ints, copies: int = 100_000) -> float:
    clone = start.copy
    begin = time.perf_counter()
    for _ in range(copies):
        clone()
    return (time.perf_counter() - begin) / copies * 1e6


def _seconds(command: list[str], **environment: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, env={**os.environ, **environment})
    return time.perf_counter() - begin


def _compiling(name: str) -> float:
    """A first start with an empty cache, less a second one."""
    load = ["-c", f"import corral.games; corral.games.find({name!r})"]
    with tempfile.TemporaryDirectory() as folder:
        cold = _seconds(load, CORRAL_CACHE=folder)
        return cold - _seconds(load, CORRAL_CACHE=folder)


def _starting(name: str) -> float:
    """`corral show` of a finished game, when compiled code is cached: the best of three."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "record.txt"
        path.write_text(random_match(name).record())
        return min(_seconds(["-m", "corral", "show", str(path)]) for _ in range(3))


def random_match(name: str, seats: int = SEATS, seed: int = 1, chosen: dict[str, Any] | None = None) -> Match:
    """A match of random players, played to its end."""
    match, chance = Match(name, seats, chosen, seed=seed), Random(seed)
    while actors := match.actors:
        seat = chance.choice(actors)
        match.play(seat, chance.choice(match.moves(seat)))
    return match
