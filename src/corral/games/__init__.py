"""The register: one line per game."""

import importlib
from collections.abc import Callable
from pathlib import Path
from typing import cast

from corral.game import Game
from corral.refusal import Code, CodedError

GAMES: tuple[str, ...] = (
    "moon_river",
    "dice_town",
    "wind_river",
)


LOST = -1.0  # the share of a game that could not be compiled
# Games whose rules other processes are still compiling: how much of that is done; whoever asks wants to play.
unready: dict[str, Callable[[], float]] = {}


class UnknownGame(ValueError):
    """No game of that name."""


class NotReady(CodedError):
    """Its rules are still being compiled: ask again."""

    def __init__(self, game: str, share: float) -> None:
        said = f"is being made ready ({share:.0%}); try again in a moment"
        failed = "could not be made ready; what the server has printed says why"
        lost = share == LOST
        super().__init__(f"{title(game)} {failed if lost else said}", Code.MAKING_FAILED if lost else Code.MAKING)
        self.game, self.share = game, share


def find(name: str | Game) -> Game:
    """The game of this name (a game itself is given back). Its rules are loaded, or compiled, here; NotReady if others
    are about to do so."""
    if not isinstance(name, str):
        return name
    if name in unready:
        raise NotReady(name, unready[name]())
    return load(name)


def load(name: str) -> Game:
    """The same, whether others compile it or not."""
    return cast(Game, importlib.import_module(f"corral.games.{known(name)}"))


def known(name: str) -> str:
    """The name, if there is such a game."""
    if name not in GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(GAMES)}")
    return name


def folder(name: str) -> Path:
    return Path(__file__).parent / name


def title(name: str) -> str:
    """As people write it."""
    return name.replace("_", " ").title()
