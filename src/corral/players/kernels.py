"""Compiled loops over the verbs, written once and bound to each game (kernel.bind)."""

import functools
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NATURE, Floats, Game, Ints, Keys
from corral.kernel import INTS, KEYS, WEIGH, WORDS, below, bind, copy_into, next_word
from corral.players.verbs import actors, legal, play, policy, worth


def random_move(state: Ints, seat: int, moves: Ints, word: np.uint64) -> int:
    return int(moves[below(next_word(word), legal(state, seat, moves))])


def weigh_by_worth(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    """What each of the moves listed is worth to the seat: the worth of the position after it."""
    for index in range(count):
        copy_into(trial, state)
        play(trial, seat, moves[index])
        values[index] = worth(trial, seat)


def greedy_move(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    """The move after which the seat's worth is largest; of equals, one by lot."""
    count = legal(state, seat, moves)
    best = moves[0]
    most = -1e300
    equals = 0
    for index in range(count):
        move = moves[index]
        copy_into(trial, state)
        play(trial, seat, move)
        value = worth(trial, seat)
        if value > most:
            most = value
            best = move
            equals = 1
        elif value == most:
            equals += 1
            word = next_word(word)
            if below(word, equals) == 0:
                best = move
    return int(best)


def chance(state: Ints, moves: Ints, words: npt.NDArray[np.uint64]) -> int:
    """Draw for NATURE, from the word that is kept in words[0], until a seat is asked; gives the mask of those asked."""
    mask = actors(state)
    while mask == 1 << NATURE:
        words[0] = next_word(words[0])
        play(state, NATURE, moves[below(words[0], legal(state, NATURE, moves))])
        mask = actors(state)
    return mask


def random_games(start: Ints, state: Ints, moves: Ints, games: int, word: np.uint64, counts: Keys) -> np.uint64:
    """Play random games to their end; counts[0] gets the lines, counts[1] those that seats chose."""
    for _ in range(games):
        copy_into(state, start)
        mask = actors(state)
        while mask:
            seat = NATURE
            if mask != 1 << NATURE:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
                counts[1] += 1
            word = next_word(word)
            play(state, seat, moves[below(word, legal(state, seat, moves))])
            counts[0] += 1
            mask = actors(state)
    return word


def greedy_games(
    start: Ints, state: Ints, moves: Ints, trial: Ints, games: int, word: np.uint64, counts: Keys
) -> np.uint64:
    """The same with everybody playing by the policy."""
    for _ in range(games):
        copy_into(state, start)
        mask = actors(state)
        while mask:
            word = next_word(word)
            if mask == 1 << NATURE:
                play(state, NATURE, moves[below(word, legal(state, NATURE, moves))])
            else:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
                play(state, seat, policy(state, seat, moves, trial, word))
                counts[1] += 1
            counts[0] += 1
            mask = actors(state)
    return word


class Kernels:
    """The loops for one game, each compiled (or taken from the cache) when first used."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @functools.cached_property
    def random_move(self) -> Callable[[Ints, int, Ints, np.uint64], int]:
        return bind(random_move, nb.int64(INTS, nb.int64, INTS, nb.uint64), self.game)

    @functools.cached_property
    def greedy_move(self) -> Callable[[Ints, int, Ints, Ints, np.uint64], int]:
        signature = nb.int64(INTS, nb.int64, INTS, INTS, nb.uint64)
        return bind(greedy_move, signature, self.game, worth=self.game.thinking().worth)

    @functools.cached_property
    def weigh(self) -> Callable[[Ints, int, Ints, int, Ints, Floats], None]:
        """A game's own view of all moves at once; without one, by the worth of what each leads to."""
        thinking = self.game.thinking()
        return thinking.weigh or bind(weigh_by_worth, WEIGH, self.game, worth=thinking.worth)

    @functools.cached_property
    def policy(self) -> Callable[[Ints, int, Ints, Ints, np.uint64], int]:
        """A game's own quick greedy choice; without one, the greedy move by worth."""
        return self.game.thinking().policy or self.greedy_move

    @functools.cached_property
    def names(self) -> dict[str, Any]:
        """What loops that think may name, beside the verbs (verbs.py)."""
        thinking = self.game.thinking()
        own = {"quiet": thinking.quiet, "fate": thinking.fate, "features": thinking.features}
        return {
            "policy": self.policy,
            "weigh": self.weigh,
            "worth": thinking.worth,
            "POINT": thinking.point,
            "SPREAD": thinking.spread,
            "WORTH_SPREAD": thinking.worth_spread,
            "WIN_SHARE": thinking.win_share,
            "HIDDEN": self.game.SECRETS is not None,
            "RESTS": thinking.quiet is not None,
            "LEARNED": thinking.features is not None,
            **{name: verb for name, verb in own.items() if verb is not None},
        }

    @functools.cached_property
    def greedy_games(self) -> Callable[[Ints, Ints, Ints, Ints, int, np.uint64, Keys], np.uint64]:
        signature = nb.uint64(INTS, INTS, INTS, INTS, nb.int64, nb.uint64, KEYS)
        return bind(greedy_games, signature, self.game, policy=self.policy)

    @functools.cached_property
    def chance(self) -> Callable[[Ints, Ints, npt.NDArray[np.uint64]], int]:
        return bind(chance, nb.int64(INTS, INTS, WORDS), self.game)

    @functools.cached_property
    def random_games(self) -> Callable[[Ints, Ints, Ints, int, np.uint64, Keys], np.uint64]:
        return bind(random_games, nb.uint64(INTS, INTS, INTS, nb.int64, nb.uint64, KEYS), self.game)


def strong_of(game: Game) -> Game | None:
    """The game whose players think by the `strong` of its thinking, if it has one; its name is another, since compiled
    loops go by names."""
    strong = game.thinking().strong
    if strong is None:
        return None
    return cast(Game, SimpleNamespace(**{**vars(game), "thinking": lambda: strong, "NAME": f"{game.NAME}_strong"}))


_kernels: dict[str, Kernels] = {}


def kernels(game: Game) -> Kernels:
    return _kernels.setdefault(game.NAME, Kernels(game))
