"""The same measures for other frameworks, in the same run; those that are not installed, or not whole, are left out."""

import importlib
import importlib.util
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

# what is measured: (decisions of players, games) in about this many seconds
Driver = Callable[[float], tuple[int, int, float]]


def measure(seconds: float, tell: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """Decisions and games per second of each peer that is installed, random play driven from Python, one core."""
    figures = {}
    for name, driver in _installed():
        tell(name)
        try:
            decisions, played, spent = driver(seconds)
        except ImportError:  # something that it needs itself is missing
            continue
        figures[name] = {"python_decisions_per_s": decisions / spent, "random_games_per_s": played / spent}
    return figures


def _installed() -> Iterator[tuple[str, Driver]]:
    if importlib.util.find_spec("pyspiel"):
        for game in ("backgammon", "chinese_checkers", "yacht", "python_liars_poker"):
            yield f"open_spiel/{game}", lambda seconds, game=game: _open_spiel(game, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("catanatron"):
        yield "catanatron/catan", _catanatron
    if importlib.util.find_spec("catanatron_gym"):
        yield "catanatron_gym/catanatron-v1", _catanatron_gym
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        for classic in ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4"):
            yield f"pettingzoo/{classic}", lambda seconds, classic=classic: _pettingzoo(classic, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("rlcard"):
        for card in ("leduc-holdem", "uno"):
            yield f"rlcard/{card}", lambda seconds, card=card: _rlcard(card, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("pgx"):
        yield "pgx/backgammon", _pgx
    if importlib.util.find_spec("envpool"):
        yield "envpool/CartPole-v1", lambda seconds: _envpool("CartPole-v1", seconds)


def _run(
    play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time
) -> tuple[int, int, float]:
    """Whole games until the time is over; a first one is not counted. What runs on one core is measured by the time of
    its process, as ours is, what runs on all of them by the clock on the wall."""
    play()
    decisions = played = 0
    begin = clock()
    while (spent := clock() - begin) < seconds:
        decisions += play()
        played += 1
    return decisions, played, spent


def _open_spiel(name: str, seconds: float) -> tuple[int, int, float]:
    import pyspiel

    if name.startswith("python_"):
        importlib.import_module("open_spiel.python.games")  # it registers them

    game, chance = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(actions, weights)[0])
            else:
                state.apply_action(chance.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return _run(play, seconds)


def _catanatron(seconds: float) -> tuple[int, int, float]:
    from catanatron import Color, Game, RandomPlayer

    def play() -> int:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        records = getattr(game.state, "action_records", None) or game.state.actions
        return len(records)

    return _run(play, seconds)


def _catanatron_gym(seconds: float) -> tuple[int, int, float]:
    """Its environment for one player: the others' decisions, which it makes itself, are counted too."""
    import gymnasium

    importlib.import_module("catanatron_gym")  # it registers the environment
    chance, environment = Random(1), gymnasium.make("catanatron_gym:catanatron-v1")
    inner: Any = environment.unwrapped

    def play() -> int:
        _, info = environment.reset(seed=chance.randrange(2**31))
        while True:
            _, _, ended, cut, info = environment.step(chance.choice(info["valid_actions"]))
            if ended or cut:
                state = inner.game.state
                return len(getattr(state, "action_records", None) or state.actions)

    return _run(play, seconds)


def _pettingzoo(name: str, seconds: float) -> tuple[int, int, float]:
    """One of PettingZoo's classics, with the same loop as our own AEC environments have."""
    module, chance = importlib.import_module(f"pettingzoo.classic.{name}"), Random(1)
    environment = module.env()

    def play() -> int:
        environment.reset(seed=chance.randrange(2**31))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, info = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            environment.step(int(chance.choice(mask.nonzero()[0])))
            decisions += 1
        return decisions

    return _run(play, seconds)


def _rlcard(name: str, seconds: float) -> tuple[int, int, float]:
    import rlcard

    environment, chance = rlcard.make(name), Random(1)

    def play() -> int:
        state, _ = environment.reset()
        decisions = 0
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return _run(play, seconds)


def _envpool(name: str, seconds: float, batch: int = 1024) -> tuple[int, int, float]:
    """A vector of games without masks: always the same action, which is the best case."""
    import envpool
    import numpy as np

    environment = envpool.make(name, env_type="gymnasium", num_envs=batch)
    environment.reset()
    actions = np.zeros(batch, np.int32)

    def play() -> int:
        for _ in range(50):
            environment.step(actions)
        return 50 * batch

    decisions, _, spent = _run(play, seconds, time.perf_counter)
    return decisions, 0, spent


def _pgx(seconds: float, batch: int = 1024, steps: int = 50) -> tuple[int, int, float]:
    import jax
    import pgx

    environment: Any = pgx.make("backgammon")
    begin_all = jax.jit(jax.vmap(environment.init))
    step_all = jax.jit(jax.vmap(environment.step))

    @jax.jit  # type: ignore[untyped-decorator]
    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.where(mask, 0.0, -1e9), axis=-1)

    key = jax.random.PRNGKey(1)
    state = begin_all(jax.random.split(key, batch))

    def play() -> int:
        nonlocal key, state
        for _ in range(steps):
            key, one, two = jax.random.split(key, 3)
            state = step_all(state, choose(one, state.legal_action_mask), jax.random.split(two, batch))
        jax.block_until_ready(state.current_player)
        return steps * batch

    decisions, _, spent = _run(play, seconds, time.perf_counter)
    return decisions, 0, spent


Figures = dict[str, dict[str, float]]

# What a peer's figure is compared with: the same way of driving a game. All others are driven one by one from Python.
LIKE = {
    "pettingzoo": "aec_decisions_per_s",
    "catanatron_gym": "aec_decisions_per_s",
    "pgx": "vector_decisions_per_s",
    "envpool": "vector_decisions_per_s",
}


def like(peer: str) -> str:
    """Which of our figures is measured as this peer's is."""
    return LIKE.get(peer.partition("/")[0], "python_decisions_per_s")


def ratios(ours: Figures, theirs: Figures) -> dict[str, Figures]:
    """How many times a peer's figures each game makes, like against like."""
    return {
        game: {
            peer: {
                "like": figures[like(peer)] / other["python_decisions_per_s"],
                **({"games": figures["random_games_per_s"] / games} if (games := other["random_games_per_s"]) else {}),
            }
            for peer, other in theirs.items()
        }
        for game, figures in ours.items()
    }
