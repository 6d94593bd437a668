"""Many games at once: one compiled call steps all of them, on all cores, and writes into the caller's arrays.

>>> games = Vector("moon_river", 1024)
>>> games.reset(seed=1)
>>> while True:
...     games.step(policy(games.masks, games.seats))  # one action a game, for the seat asked
...     learn(games.rewards[games.dones])
"""

import itertools
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any

import numpy as np
import numpy.typing as npt

from corral.envs.kernels import AT, COUNT, SEAT
from corral.envs.observation import Singles
from corral.envs.stepper import BadSetting, Deal, refusal
from corral.game import Ints
from corral.kernel import mixed

KINDS: dict[str, tuple[Any, str]] = {  # the buffers, and what is in a row of them
    "masks": (np.bool_, "choices"),
    "seats": (np.int32, ""),
    "features": (np.float32, "features"),
    "rewards": (np.float32, "players"),
    "dones": (np.bool_, ""),
}
PART = 256  # games that one call steps: few enough that a thread which wakes late still finds some to do


class Team:
    """Threads that do the parts of a work together with whoever asks. Each takes the next part when it has done one, so
    nobody waits for a thread that is slow to wake: the others have done its parts by then."""

    def __init__(self, helpers: int) -> None:
        self._jobs: list[SimpleQueue[Callable[[], None] | None]] = [SimpleQueue() for _ in range(helpers)]
        for jobs in self._jobs:
            Thread(target=_help, args=(jobs,), name="corral.envs", daemon=True).start()

    def do(self, work: Callable[[int], None], parts: int) -> None:
        """Returns when all parts are done; raises what went wrong in one."""
        order, ended = itertools.count(), SimpleQueue[int]()
        done: list[BaseException | None] = []

        def take() -> None:
            before = part = next(order)
            while part < parts:
                try:
                    work(part)
                except BaseException as error:
                    done.append(error)
                else:
                    done.append(None)
                part = next(order)
            if before < parts:
                ended.put(part)

        for jobs in self._jobs[: parts - 1]:
            jobs.put(take)
        take()
        while len(done) < parts:
            ended.get()
        for error in filter(None, done):
            raise error

    def close(self) -> None:
        for jobs in self._jobs:
            jobs.put(None)


def _help(jobs: "SimpleQueue[Callable[[], None] | None]") -> None:
    while (job := jobs.get()) is not None:
        job()


class Vector:
    """n games. A game that is over begins anew in the same step: its reward stands there with `dones`."""

    masks: npt.NDArray[np.bool_]  # (n, choices): what the seat asked may do
    seats: Ints  # (n,): who is asked, from 0
    features: Singles  # (n, layout.size): what the seat asked knows; (n, 0) unless they were asked for
    rewards: Singles  # (n, players): by seat, zeros but for games that have just ended
    dones: npt.NDArray[np.bool_]  # (n,): it has just ended; everything else is of the next game already

    def __init__(
        self,
        game: str,
        n: int,
        seats: int = 4,
        *,
        reward: str = "rank",
        features: bool = False,
        threads: int | None = None,
        pieces: str | Path | None = None,
        buffers: Mapping[str, npt.NDArray[Any]] | None = None,
        **words: Any,
    ) -> None:
        if not isinstance(n, int) or n < 1:
            raise BadSetting(f"n is a whole number from 1, not {n!r}")
        self.deal = deal = Deal(game, seats, words, reward, pieces)
        self.game, self.layout, self.n, self.players = deal.game, deal.layout, n, seats
        self.rows = np.zeros((n, deal.wide), np.int32)
        self.states = self.rows[:, AT : AT + deal.size]
        self.counts = self.rows[:, COUNT]  # how many moves the seat asked has
        self.moves = self.rows[:, AT + deal.size :]  # which; the first of them are legal
        self._told = features
        own = self._buffers(dict(buffers or {}))
        self.masks, self.seats, self.features = own["masks"], own["seats"], own["features"]
        self.rewards, self.dones = own["rewards"], own["dones"]
        self._parts = [(first, min(first + PART, n)) for first in range(0, n, PART)]
        helpers = min(len(self._parts), threads or os.cpu_count() or 1) - 1
        self._team = Team(helpers) if helpers > 0 else None
        self._scratch = [(np.zeros(deal.size, np.int32), np.zeros(seats, np.int64)) for _ in self._parts]
        self._word = np.array([mixed(0)], np.uint64)
        self._seeded = False

    def _buffers(self, given: dict[str, npt.NDArray[Any]]) -> dict[str, npt.NDArray[Any]]:
        """The caller's arrays, looked at, and new ones for the rest."""
        wide = {"choices": self.layout.choices, "features": self.layout.size * self._told, "players": self.players}
        made = {}
        for name, (kind, row) in KINDS.items():
            shape = (self.n, wide[row]) if row else (self.n,)
            array = given.pop(name, None)
            if array is None:
                array = np.zeros(shape, kind)
            elif not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
                got = f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else type(array).__name__
                raise BadSetting(f"the buffer {name!r} is a numpy array {np.dtype(kind)} {shape}, not {got}")
            elif not array.flags.c_contiguous or not array.flags.writeable:
                raise BadSetting(f"the buffer {name!r} must be contiguous and writeable")
            made[name] = array
        if given:
            raise BadSetting(f"there is no buffer {next(iter(given))!r}; there are {', '.join(KINDS)}")
        return made

    def reset(self, seed: int | None = None) -> None:
        """All games begin anew; game i of a seed is the same however many there are."""
        if seed is not None or not self._seeded:
            root = np.random.SeedSequence().entropy if seed is None else seed
            words = np.array([mixed((int(root) << 32) + index) for index in range(self.n)], np.uint64)  # type: ignore[arg-type]
            self.rows[:, :SEAT] = words.view(np.int32).reshape(self.n, 2)
            self._word[0] = mixed(-1 - int(root))  # type: ignore[arg-type]
            self._seeded = True
        self.rewards[:] = 0.0
        self.dones[:] = False
        self._everywhere(self._begin)

    def step(self, actions: npt.ArrayLike) -> None:
        """One action for the seat asked in each game. An illegal one raises ValueError, and nothing has changed."""
        checked = self._actions(actions)
        wrong = self.deal.loops.first_illegal(checked, self.masks)
        if wrong >= 0:
            legal = self.moves[wrong, : self.counts[wrong]].tolist()
            raise ValueError(f"game {wrong}: {refusal(self.game, int(checked[wrong]), legal)}")
        self._everywhere(self._step, checked)

    def sample(self, out: npt.NDArray[np.int64] | None = None) -> npt.NDArray[np.int64]:
        """A legal action by lot for each game."""
        actions = np.empty(self.n, np.int64) if out is None else out
        self.deal.loops.draw_games(self.rows, 0, self.n, self._word, actions)
        return actions

    def close(self) -> None:
        """The threads end."""
        if self._team is not None:
            self._team.close()
            self._team = None

    def _actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        if not self._seeded:
            raise BadSetting("reset first")
        array = np.asarray(actions)
        if array.shape != (self.n,) or array.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.n} whole numbers, one a game, shape ({self.n},), not {array.dtype} {array.shape}"
            )
        return np.ascontiguousarray(array, np.int64)

    def _begin(self, part: int, first: int, last: int) -> None:
        self.deal.loops.begin_games(self.rows, first, last, self.deal.start, self.masks, self.seats)
        self._see(part, first, last)

    def _step(self, part: int, first: int, last: int, actions: npt.NDArray[np.int64]) -> None:
        deal, keys = self.deal, self._scratch[part][1]
        told = (self.masks, self.seats, self.rewards, self.dones, keys)
        deal.loops.step_games(self.rows, actions, first, last, deal.start, deal.kind, *told)
        self._see(part, first, last)

    def _see(self, part: int, first: int, last: int) -> None:
        if self._told:
            lay, (known, keys) = self.layout, self._scratch[part]
            self.deal.loops.see_games(
                self.rows, first, last, self.players, known, lay.program, lay.scales, lay.table, keys, self.features
            )  # fmt: skip

    def _everywhere(self, work: Any, *more: Any) -> None:
        """The same for all games; compiled code lets go of the interpreter's lock."""

        def part(number: int) -> None:
            work(number, *self._parts[number], *more)

        if self._team is not None:
            self._team.do(part, len(self._parts))
        else:
            for number in range(len(self._parts)):
                part(number)
