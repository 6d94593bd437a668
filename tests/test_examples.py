"""The examples run, in short."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"example_{name}", EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def test_reinforce_learns_from_whole_games_and_draws_its_curve(tmp_path: Path) -> None:
    reinforce = example("reinforce")
    policy = reinforce.Policy(seed=1)
    vars(reinforce)["GAMES"] = 2
    curve: list[tuple[float, float]] = []
    while not curve:
        curve = reinforce.learn(policy, seconds=1.0)
    assert policy.weights.any()
    assert 0.0 <= reinforce.against(policy, "random", games=1) <= 1.0
    reinforce.draw(tmp_path / "curve.svg", [(0.0, 1.0), (1.0, 2.0)])
    assert "polyline" in (tmp_path / "curve.svg").read_text()


def test_a_tournament_of_own_bots(capsys: pytest.CaptureFixture[str]) -> None:
    example("tournament").main(1)
    assert capsys.readouterr().out.count("%") == 3


def test_openspiels_search_meets_our_hand(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_mcts").main(1, 2)
    assert "of 1 games against a hand" in capsys.readouterr().out


def test_a_language_models_loop() -> None:
    score = example("language_model").main("wind_river")
    assert score["errors"] > 0
    assert score["answers"] > 0
