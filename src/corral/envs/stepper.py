"""One game, stepped from Python: a call plays a move and gives how many moves the next seat has.

>>> game = Stepper("moon_river", seats=4)
>>> count = game.reset(seed=1)
>>> while count:
...     count = game.step(game.moves[0])  # game.moves[:count] are legal; game.seat is asked
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from corral import games, options
from corral.envs.kernels import AT, COUNT, REWARDS, SEAT, loops
from corral.envs.layouts import layout_of
from corral.envs.observation import Singles
from corral.game import Game, Ints, blank
from corral.kernel import mixed


class BadSetting(ValueError):
    """An environment cannot be made like this."""


class Deal:
    """What all games of an environment begin with: the game, seats, options, and the first position."""

    def __init__(
        self, game: str | Game, seats: int, words: Mapping[str, Any], reward: str, pieces: str | Path | None
    ) -> None:
        self.game = games.find(game)
        if reward not in REWARDS:
            raise BadSetting(f"reward is {', '.join(REWARDS)}, not {reward!r}")
        self.kind = REWARDS.index(reward)
        self.options = options.parse(self.game, words, seats)
        self.seats = seats
        self.layout = layout_of(self.game)
        self.loops = loops(self.game)
        self.start = blank(self.game)
        read = self.game.pieces(None if pieces is None else Path(pieces))
        self.game.setup(self.start, seats, options.numbers(self.options), read.table)
        self.size = len(self.start)
        self.wide = -(-(AT + self.size + self.game.MOVES) // 2) * 2  # even: every row's word lies at a whole word
        self.best = {"rank": 1.0, "win": 1.0}.get(reward, np.inf)

    def row(self) -> Ints:
        return np.zeros(self.wide, np.int32)


class Stepper:
    """One game. `step` trusts its caller; `play` does not."""

    step: Callable[[int], int]  # plays a move of the seat asked; how many moves the next one has, 0: the game is over

    def __init__(
        self, game: str | Game, seats: int = 4, *, reward: str = "rank", pieces: str | Path | None = None, **words: Any
    ) -> None:
        self.deal = deal = Deal(game, seats, words, reward, pieces)
        self.game = deal.game
        self.row = deal.row()
        self.state = self.row[AT : AT + deal.size]
        self.moves: Sequence[int] = self.row[AT + deal.size :].data  # the first of them are legal; changed by each step
        self.step = functools.partial(deal.loops.step, self.row)
        self._head = self.row.data
        self._known, self._keys = np.zeros(deal.size, np.int32), np.zeros(seats, np.int64)

    def reset(self, seed: int | None = None) -> int:
        """A new game; without a seed it goes on with the same random source."""
        if seed is not None or not self.row[:SEAT].any():
            self.row[:SEAT].view(np.uint64)[0] = mixed(np.random.SeedSequence().entropy if seed is None else seed)  # type: ignore[arg-type]
        self.state[:] = self.deal.start
        return self.deal.loops.ask(self.row)

    def go_on(self) -> int:
        """After moves that were played on `state` itself: up to the next real choice."""
        return self.deal.loops.ask(self.row)

    @property
    def seat(self) -> int:
        """Who is asked, from 0; -1 when the game is over."""
        return self._head[SEAT]

    @property
    def count(self) -> int:
        """How many moves the seat asked has."""
        return self._head[COUNT]

    @property
    def legal(self) -> list[int]:
        return list(self.moves[: self.count])

    def play(self, move: int) -> int:
        """The same as `step`, for moves that may be wrong: ValueError names the move and the legal ones."""
        if move not in self.moves[: self.count]:
            raise ValueError(refusal(self.game, move, self.legal))
        return self.step(move)

    def observe(self, seat: int, out: Singles | None = None) -> Singles:
        """What a seat knows, in the order of the game's layout."""
        layout = self.deal.layout
        out = np.empty(layout.size, np.float32) if out is None else out
        program, scales, table = layout.program, layout.scales, layout.table
        self.deal.loops.see(self.state, seat, self.deal.seats, self._known, program, scales, table, self._keys, out)
        return out

    def mask(self) -> npt.NDArray[np.int8]:
        """The legal moves of the seat asked, as ones."""
        mask = np.zeros(self.deal.layout.choices, np.int8)
        mask[self.row[AT + self.deal.size : AT + self.deal.size + self.count]] = 1
        return mask

    def rewards(self) -> list[float]:
        """What the game is worth to each seat once it is over; zeros before."""
        rewards = np.zeros(self.deal.seats, np.float32)
        if not self.count:
            self.game.score(self.state, self._keys)
            self.deal.loops.reward(self._keys, self.deal.seats, self.deal.kind, rewards)
        return rewards.tolist()


def refusal(game: Game, move: Any, legal: Sequence[int]) -> str:
    """Why a move is not possible, in one sentence."""
    named = f"{move!r} ({game.write(move)!r})" if _is_move(game, move) else repr(move)
    few = ", ".join(f"{one} ({game.write(one)!r})" for one in legal[:8])
    return f"action {named} is not legal now; {'legal' if len(legal) <= 8 else 'some that are'}: {few or 'none'}"


def _is_move(game: Game, move: Any) -> bool:
    return isinstance(move, int | np.integer) and 0 <= int(move) < game.ACTIONS
