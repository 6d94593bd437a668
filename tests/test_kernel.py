"""Compiled code is cached by the sources that it is made of."""

from pathlib import Path

from corral import games, kernel
from corral.arena import train
from corral.players.kernels import kernels
from corral.players.search import rewards_of


def test_a_loop_is_cached_by_all_packages_whose_code_is_in_it() -> None:
    game = games.find("wind_river")
    kernel.bind(train.gather, None, game, **kernels(game).names, rewards=rewards_of(game))
    folder = Path(kernel.settings.CACHE_DIR).name
    rules = "corral.games.wind_river"
    assert folder.startswith(f"{rules}-{rules}.bot-corral.players-corral.arena-")


def test_a_changed_weight_leaves_the_compiled_rules_as_they_are(tmp_path: Path) -> None:
    game, other = tmp_path / "game", tmp_path / "other"
    for folder in (game, other):
        (folder / "bot").mkdir(parents=True)
        (folder / "rules.py").write_text("the same")
        (folder / "bot" / "strong.npz").write_text(folder.name)
    assert kernel.digest(game) == kernel.digest(other)
    assert kernel.digest(game / "bot") != kernel.digest(other / "bot")
    kernel.digest.cache_clear()
    (other / "bot" / "strong.npz").write_text("game")
    assert kernel.digest(game / "bot") == kernel.digest(other / "bot")
    kernel.digest.cache_clear()
    (other / "rules.py").write_text("other rules")
    assert kernel.digest(game) != kernel.digest(other)
    assert kernel.digest(game / "bot") != kernel.digest(other / "bot"), "it is compiled with the rules"
