"""Every game offers the whole contract, and nothing of a game is looked up by name."""

import ast
import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import corral
from corral.game import Game, Pieces, Secrets, Thinking, blank
from corral.kernel import JIT

from .tables import NAMES, cases

SOURCES = Path(corral.__file__).parent
# Fields of settings, of options and of reports, other frameworks' objects, and what this machine can do.
BY_NAME = {
    "server/settings.py",
    "server/tables.py",
    "options.py",
    "arena/peers.py",
    "cli/torture.py",
    "making.py",
    "mcp.py",
    "openspiel.py",
}


def arguments(function: Any) -> list[str]:
    return list(inspect.signature(getattr(function, "py_func", function)).parameters)


def test_nothing_is_looked_up_by_name() -> None:
    found = set()
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Name) and node.id in ("getattr", "hasattr", "setattr"):
                found.add(path.relative_to(SOURCES).as_posix())
    assert found <= BY_NAME


@pytest.mark.parametrize("name", NAMES)
def test_a_game_offers_verbs_and_words(name: str) -> None:
    game = cases(name)[0].game
    for member, kind in Game.__annotations__.items():
        assert member in vars(game), f"{member}: {kind}"
    for member, function in vars(Game).items():
        if inspect.isfunction(function) and not member.startswith("_"):
            wanted = arguments(function)[1:]  # without self
            assert arguments(vars(game)[member]) == wanted, member
    assert isinstance(game.NAME, str)
    assert isinstance(game.pieces(), Pieces)
    assert isinstance(game.SECRETS, Secrets | None)


@pytest.mark.parametrize("name", NAMES)
def test_secrets_and_thinking_are_functions_of_positions(name: str) -> None:
    case = cases(name)[0]
    state, game, thinking = case.match(seed=1).state, case.game, case.game.thinking()
    assert isinstance(thinking, Thinking)
    for judged in filter(None, (thinking, thinking.strong)):
        assert np.isfinite(judged.worth(state, 0))
        assert (judged.features is None) == (judged.inputs == 0)
        assert (judged.fate is None) == (judged.fates == 0)
        assert judged.race is None or judged.fate is not None, "a race draws by names"
        assert judged.net is None or (judged.net.exists() and judged.features is not None)
        if judged.features is not None:
            inputs = np.zeros(judged.inputs)
            judged.features(state, 0, inputs)
            assert np.isfinite(inputs).all()
    if game.SECRETS is not None:
        assert game.SECRETS.open_pledges(state) == 0
        assert not game.SECRETS.asks_anonymously(state)
        known = state.copy()
        game.SECRETS.redeal(known, 0, np.uint64(5))
        assert len(known) == len(blank(game))


@pytest.mark.skipif(not JIT, reason="only with the compiler")
@pytest.mark.parametrize("name", NAMES)
def test_what_loops_call_is_compiled(name: str) -> None:
    game = cases(name)[0].game
    thinking = game.thinking()
    verbs: list[Any] = [
        game.setup,
        game.actors,
        game.legal,
        game.play,
        game.score,
        game.SECRETS and game.SECRETS.redeal,
    ]
    for judged in filter(None, (thinking, thinking.strong)):
        verbs += [judged.worth, judged.policy, judged.weigh, judged.quiet, judged.fate, judged.features]
    assert [verb for verb in verbs if verb is not None and not hasattr(verb, "py_func")] == []
