"""The suites of PettingZoo and Gymnasium, for every game and a spread of options."""

import warnings
from types import SimpleNamespace
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.test import (
    api_test,
    max_cycles_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)
from pettingzoo.utils.conversions import parallel_to_aec

from corral import envs
from tests.contract.tables import SHIPPED

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("moon_river", 4, {}),
    ("moon_river", 2, {"mode": "legends", "scenario": "city", "flat": True}),
    ("moon_river", 3, {"mode": "legends", "reward": "points"}),
    ("dice_town", 4, {}),
    ("dice_town", 6, {"indians": True, "reward": "win"}),
    ("dice_town", 2, {"wild_west": False, "edition": 2009}),
    ("wind_river", 4, {}),
    ("wind_river", 2, {"depth": 3}),
    ("wind_river", 3, {"reward": "points", "view": True}),
]
every_table = pytest.mark.parametrize(("game", "seats", "options"), TABLES)
shipped = pytest.mark.parametrize("game", ["moon_river", "dice_town", "wind_river"])  # without the toy
every_game = pytest.mark.parametrize("game", SHIPPED)


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """What the suites advise, such as plain arrays instead of an array with a mask, is meant as it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@every_table
def test_pettingzoo_api(game: str, seats: int, options: dict[str, Any]) -> None:
    api_test(envs.aec(game, seats, **options), num_cycles=1000)


@every_table
def test_pettingzoo_parallel_api(game: str, seats: int, options: dict[str, Any]) -> None:
    parallel_api_test(envs.parallel(game, seats, **options), num_cycles=200)


@every_table
def test_pettingzoo_seeds(game: str, seats: int, options: dict[str, Any]) -> None:
    seed_test(lambda: envs.aec(game, seats, **options), num_cycles=50)
    parallel_seed_test(lambda: envs.parallel(game, seats, illegal="lot", **options), num_cycles=50)


@every_game
def test_pettingzoo_max_cycles(game: str) -> None:
    """The suite plays without masks, so wrong actions are replaced; every agent acts in every cycle."""

    def parallel_env(max_cycles: int) -> Any:
        return envs.parallel(game, 3, illegal="lot", max_cycles=max_cycles)

    module = SimpleNamespace(
        parallel_env=parallel_env, env=lambda max_cycles: parallel_to_aec(parallel_env(max_cycles))
    )
    max_cycles_test(module)


@every_game
def test_pettingzoo_render(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: envs.aec(game, 3, render_mode=render_mode))


@every_table
def test_gymnasium_env(game: str, seats: int, options: dict[str, Any]) -> None:
    check_env(envs.single(game, seats, opponents="random", illegal="lot", **options), skip_render_check=True)


@shipped
def test_gymnasium_env_and_its_pictures(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """What the registry has made can be made again in each of its ways to be shown."""
    made = gymnasium.make(f"corral.envs:corral/{game}-v1", seats=2, opponents="random", illegal="lot")
    check_env(made.unwrapped)


@shipped
def test_gymnasium_make_finds_the_games(game: str) -> None:
    env = gymnasium.make(f"corral.envs:corral/{game}-v1", seats=3, opponents="random")
    observation, _ = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    many = gymnasium.make_vec(f"corral/{game}-v1", num_envs=3, seats=2, vectorization_mode="vector_entry_point")
    observations, info = many.reset(seed=1)
    assert many.observation_space.contains(observations)
    actions = observations["action_mask"].argmax(1)
    observations, rewards, ended, cut, info = many.step(actions)
    assert many.observation_space.contains(observations)
    assert rewards.shape == ended.shape == cut.shape == (3,)
    assert info["rewards"].shape == (3, 2)


@shipped
def test_pettingzoos_registry_finds_the_games(game: str) -> None:
    envs.register()
    aec, parallel = make("aec", f"corral/{game}_v1", seats=3), make("parallel", f"corral/{game}_v1", seats=2)
    aec.reset(seed=1)
    parallel.reset(seed=1)
    assert aec.agents == ["seat_1", "seat_2", "seat_3"]
    assert parallel.agents == ["seat_1", "seat_2"]
