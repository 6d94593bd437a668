"""The register: one line per game."""

import importlib
from typing import cast

from corral.game import Game

GAMES: tuple[str, ...] = (
    "moon_river",
    "dice_town",
    "wind_river",
)


class UnknownGame(ValueError):
    """No game of that name."""


def find(name: str | Game) -> Game:
    """The game of this name (a game itself is given back). Its rules are loaded, or compiled, here."""
    if not isinstance(name, str):
        return name
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return cast(Game, importlib.import_module(f"corral.games.{name}"))
