"""The same measures for other frameworks, in the same run; those that are not installed are left out."""

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
        decisions, played, spent = driver(seconds)
        figures[name] = {"python_decisions_per_s": decisions / spent, "random_games_per_s": played / spent}
    return figures


def _installed() -> Iterator[tuple[str, Driver]]:
    if importlib.util.find_spec("pyspiel"):
        for game in ("backgammon", "chinese_checkers", "yacht"):
            yield f"open_spiel/{game}", lambda seconds, game=game: _open_spiel(game, seconds)  # type: ignore[misc]
    if importlib.util.find_spec("catanatron"):
        yield "catanatron/catan", _catanatron
    if importlib.util.find_spec("pettingzoo") and importlib.util.find_spec("pygame"):
        yield "pettingzoo/connect_four", _pettingzoo
    if importlib.util.find_spec("pgx"):
        yield "pgx/backgammon", _pgx


def _run(play: Callable[[], int], seconds: float) -> tuple[int, int, float]:
    """Whole games until the time is over; a first one is not counted."""
    play()
    decisions = played = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        decisions += play()
        played += 1
    return decisions, played, spent


def _open_spiel(name: str, seconds: float) -> tuple[int, int, float]:
    import pyspiel

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


def _pettingzoo(seconds: float) -> tuple[int, int, float]:
    from pettingzoo.classic import connect_four_v3

    environment, chance = connect_four_v3.env(), Random(1)

    def play() -> int:
        environment.reset(seed=chance.randrange(2**31))
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, ended, cut, _ = environment.last()
            if ended or cut:
                environment.step(None)
                continue
            environment.step(chance.choice([int(move) for move in observation["action_mask"].nonzero()[0]]))
            decisions += 1
        return decisions

    return _run(play, seconds)


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

    decisions, _, spent = _run(play, seconds)
    return decisions, 0, spent


Figures = dict[str, dict[str, float]]


def ratios(ours: Figures, theirs: Figures) -> dict[str, Figures]:
    """How many times a peer's figures each game makes. Peers are driven from Python, which is all they offer there."""
    return {
        game: {
            peer: {
                "decisions": figures["decisions_per_s"] / other["python_decisions_per_s"],
                "python_decisions": figures["python_decisions_per_s"] / other["python_decisions_per_s"],
                **({"games": figures["random_games_per_s"] / games} if (games := other["random_games_per_s"]) else {}),
            }
            for peer, other in theirs.items()
        }
        for game, figures in ours.items()
    }
