"""Everything that chooses. A player gets a redealt position, never the true one."""

from collections.abc import Callable

import numpy as np

from corral.game import Game, Ints
from corral.kernel import mixed
from corral.players.kernels import kernels

# choose(game, state, seat, word) -> move; the state may be changed
Chooser = Callable[[Game, Ints, int, np.uint64], int]


class UnknownPlayer(ValueError):
    """No player of that name."""


def _random(game: Game, state: Ints, seat: int, word: np.uint64) -> int:
    return kernels(game).random_move(state, seat, np.empty(game.MOVES, np.int32), word)


def _greedy(game: Game, state: Ints, seat: int, word: np.uint64) -> int:
    return kernels(game).greedy_move(state, seat, np.empty(game.MOVES, np.int32), np.empty_like(state), word)


PLAYERS: dict[str, Chooser] = {"random": _random, "greedy": _greedy}


def find(name: str) -> Chooser:
    if name not in PLAYERS:
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(PLAYERS)}")
    return PLAYERS[name]


def choose(name: str, game: Game, state: Ints, seat: int, number: int) -> int:
    """The move of a player for a seat that is asked; `number` decides what it would otherwise toss a coin for."""
    word = mixed(number)
    known = state.copy()
    if hasattr(game, "redeal"):
        game.redeal(known, seat, word)
    return int(find(name)(game, known, seat, word))
