"""How fast the rules are: random games in compiled code, decisions driven one by one from Python, copies, compiling."""

import importlib.util
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
from corral.envs.batch import Vector
from corral.envs.stepper import Stepper
from corral.game import Game, Ints, blank
from corral.kernel import mixed
from corral.match import Match
from corral.players.kernels import kernels

SEATS = 4
clock = time.process_time  # of what runs on one core: what else the machine does counts for nothing


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
    figures["python_decisions_per_s"] = _driven(name, seconds)
    tell(f"{name}: environments")
    figures["aec_decisions_per_s"] = _aec(name, seconds)
    figures["vector_core_per_s"] = _vector(name, seconds, threads=1, clock=clock)
    figures["vector_decisions_per_s"] = _vector(name, seconds)
    figures["vector_features_per_s"] = _vector(name, seconds, features=True)
    figures["clone_us"] = _cloning(start)
    tell(f"{name}: compiling from scratch")
    figures["compile_s"], figures["compile_all_s"] = _compiling(name)
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
    begin = clock()
    while (spent := clock() - begin) < seconds:
        word = loop(start, state, moves, 100, np.uint64(word), counts)
        played += 100
    lines, decisions = (float(count) / spent for count in counts)
    return {"random_games_per_s": played / spent, "lines_per_s": lines, "decisions_per_s": decisions}


def _playouts(game: Game, start: Ints, seconds: float) -> float:
    """Whole games in which everybody plays by the policy, as a search plays on from the first move."""
    loop = kernels(game).greedy_games
    moves, counts, word = np.empty(game.MOVES, np.int32), np.zeros(2, np.int64), mixed(1)
    played = 0
    begin = clock()
    while (spent := clock() - begin) < seconds or not played:
        word = loop(start, start.copy(), moves, start.copy(), 10, np.uint64(word), counts)
        played += 10
    return played / spent


def _driven(name: str, seconds: float) -> float:
    """A program that answers one decision after the other, as `corral.envs.Stepper` puts them: real choices only."""
    stepper, lot = Stepper(name, SEATS), Random(1).random
    step, moves = stepper.step, stepper.moves
    count = stepper.reset(1)
    decisions = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        count = stepper.reset()
        while count:
            count = step(moves[int(lot() * count)])
            decisions += 1
    return decisions / spent


def _vector(
    name: str,
    seconds: float,
    *,
    features: bool = False,
    threads: int | None = None,
    clock: Callable[[], float] = time.perf_counter,
    games_at_once: int = 1024,
) -> float:
    """Random legal actions in many games, with masks written; choosing them counts too."""
    vector = Vector(name, games_at_once, SEATS, features=features, threads=threads)
    vector.reset(1)
    actions = vector.sample()
    vector.step(actions)
    steps = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        vector.step(vector.sample(actions))
        steps += 1
    vector.close()
    return steps * games_at_once / spent


def _aec(name: str, seconds: float) -> float:
    """PettingZoo's loop, as its documentation has it, with observations and masks; 0 where it is not installed."""
    if importlib.util.find_spec("pettingzoo") is None:
        return 0.0
    from corral import envs

    env, chance = envs.aec(name, SEATS), Random(1)
    return aec_speed(env, lambda mask: int(chance.choice(mask.nonzero()[0])), seconds)


def aec_speed(env: Any, choose: Callable[[Any], int], seconds: float) -> float:
    """Decisions a second of any environment of PettingZoo whose observations hold an action mask."""
    decisions = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(choose(observation["action_mask"]))
            decisions += 1
    return decisions / spent


def _cloning(start: Ints, copies: int = 100_000) -> float:
    clone = start.copy
    begin = clock()
    for _ in range(copies):
        clone()
    return (clock() - begin) / copies * 1e6


def _seconds(command: list[str], **environment: str) -> float:
    begin = time.perf_counter()
    subprocess.run([sys.executable, *command], check=True, stdout=subprocess.DEVNULL, env={**os.environ, **environment})
    return time.perf_counter() - begin


def _compiling(name: str) -> tuple[float, float]:
    """A first start with an empty cache, less a second one: of the rules, and with all that players need."""
    rules = ["-c", f"from corral import games; games.find({name!r})"]
    players = ["-c", f"from corral import games, players; players.load(games.find({name!r}))"]
    with tempfile.TemporaryDirectory() as folder:
        alone = _seconds(rules, CORRAL_CACHE=folder) - _seconds(rules, CORRAL_CACHE=folder)
        return alone, alone + _seconds(players, CORRAL_CACHE=folder) - _seconds(players, CORRAL_CACHE=folder)


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
