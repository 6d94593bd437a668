"""The levels: how strong a player is, by one name across the product."""

import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from corral.game import NATURE, Game, Ints
from corral.kernel import mixed, next_word
from corral.players import ending
from corral.players.kernels import kernels
from corral.players.search import Knobs, Tree

SLICE = 16  # iterations between two looks at the clock
SHARE = 0.5  # of what is left of a turn's time, for one choice of it


@dataclass(frozen=True)
class Level:
    """What a player may use. A budget is for a whole turn: all the small choices of it share it."""

    name: str
    haste: float = 0.0  # how often, in ten choices, it takes the second or third thing that comes to mind
    seconds: float = 0.0
    iterations: int = 0
    knobs: tuple[tuple[str, float], ...] = ()  # what this level does otherwise


LEVELS = {
    level.name: level
    for level in (
        Level("greenhorn", haste=4.0),
        Level("hand"),
        Level("rancher", iterations=120),
        Level("marshal", seconds=1.0),
        Level("legend", seconds=3.0),
    )
}
RANDOM = Level("random")


class UnknownPlayer(ValueError):
    """No player of that name."""


def find(name: str) -> Level:
    if name == RANDOM.name:
        return RANDOM
    if name not in LEVELS:
        raise UnknownPlayer(f"no player is called {name!r}; there are {', '.join(LEVELS)} and random")
    return LEVELS[name]


class Player:
    """Who fills one seat. It gets a position redealt from what the seat knows, never the true one."""

    def __init__(self, level: str | Level, game: Game, seats: int) -> None:
        self.level = find(level) if isinstance(level, str) else level
        self.game, self.seats = game, seats
        self._moves, self._trial = np.empty(game.MOVES, np.int32), np.empty(game.STATE.itemsize // 4, np.int32)
        self._knobs = Knobs(**{**getattr(game, "KNOBS", {}), **dict(self.level.knobs)})
        self._tree: Tree | None = None
        self._turn: Any = None
        self._spent = 0.0  # of this turn's budget: seconds or iterations

    def choose(self, state: Ints, seat: int, number: int, turn: object = None) -> int:
        """A move for a seat that is asked.

        `number` decides what would otherwise be left to a coin; choices with the same `turn` share one budget.
        """
        word = mixed(number)
        known = state.copy()
        if hasattr(self.game, "redeal"):
            self.game.redeal(known, seat, word)
        count = self.game.legal(known, seat, self._moves)
        if count == 1:
            return int(self._moves[0])
        if turn is None or turn != self._turn:
            self._turn, self._spent = turn, 0.0
        if self.level is RANDOM:
            return int(kernels(self.game).random_move(known, seat, self._moves, word))
        if self.level.seconds or self.level.iterations:
            return self._search(known, seat, word)
        if self.level.haste:
            return self._hasty(known, seat, count, word)
        return int(kernels(self.game).greedy_move(known, seat, self._moves, self._trial, word))

    def _hasty(self, known: Ints, seat: int, count: int, word: np.uint64) -> int:
        """Mostly the best by eye, now and then the second or third best: sensible, and beatable."""
        values = np.empty(count)
        for index in range(count):
            self._trial[:] = known
            self.game.play(self._trial, seat, int(self._moves[index]))
            values[index] = self.game.worth(self._trial, seat)  # type: ignore[attr-defined]
        chance = np.random.default_rng(int(word))
        place = 0
        while place < min(count - 1, 4) and chance.random() * 10 < self.level.haste:
            place += 1
        order = np.argsort(-values + chance.random(count) * 1e-9, kind="stable")
        return int(self._moves[order[place]])

    def _search(self, known: Ints, seat: int, word: np.uint64) -> int:
        tree = self._tree = self._tree or Tree(self.game, self.seats)
        tree.begin(known, seat, next_word(word))
        tree.think(SLICE, self._knobs)
        if tree.lines_left <= ending.FEW and not hasattr(self.game, "redeal"):
            exact = ending.best_move(self.game, known, self.seats)
            if exact is not None:
                return exact
        if self.level.iterations:
            left = self.level.iterations - self._spent
            rounds = max(SLICE, int(left * SHARE))
            tree.think(rounds, self._knobs)
            self._spent += rounds
        else:
            begin = time.perf_counter()
            until = begin + (self.level.seconds - self._spent) * SHARE
            while time.perf_counter() < until:
                tree.think(SLICE, self._knobs)
            self._spent += time.perf_counter() - begin
        move = tree.best
        tree.chosen(move)
        return move


def turn_of(history: Any, seat: int) -> int:
    """A number that stays the same while nobody but this seat and NATURE acts."""
    for ply in reversed(history):
        if ply.seat not in (seat, NATURE):
            return int(ply.line)
    return 0


__all__ = ["LEVELS", "Level", "Player", "UnknownPlayer", "find", "turn_of"]
