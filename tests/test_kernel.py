"""Compiled code is cached by the sources that it is made of."""

from pathlib import Path

from corral import games, kernel
from corral.arena import train
from corral.players.search import rewards_of


def test_a_loop_is_cached_by_all_packages_whose_code_is_in_it() -> None:
    game = games.find("wind_river")
    kernel.bind(train.gather, None, game, rewards=rewards_of(game))
    folder = Path(kernel.settings.CACHE_DIR).name
    assert folder.startswith("corral.games.wind_river-corral.players-corral.arena-")
