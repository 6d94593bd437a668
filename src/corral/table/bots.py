"""Bots think in processes of their own, so that the event loop never waits for them."""

import asyncio
import functools
import multiprocessing
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import numpy as np

from corral import games, players
from corral.game import Ints

STAND_INS = ("rancher", "greedy", "random")  # who plays for somebody who left: the first that there is


def answer(level: str, name: str, position: bytes, seat: int, number: int) -> str:
    """A bot's move, in words. The player redeals the position: it knows what its seat knows."""
    game = games.find(name)
    state = np.frombuffer(position, np.int32).copy()
    return game.write(players.choose(level, game, state, seat, number))


def stand_in() -> str:
    for level in STAND_INS:
        try:
            players.find(level)
        except players.UnknownPlayer:
            continue
        return level
    raise players.UnknownPlayer("there is no player at all")


class Brains:
    """The pool; a new one takes the place of one that broke."""

    def __init__(self, make: Callable[[], Executor]) -> None:
        self._make = make
        self._pool: Executor | None = None

    @classmethod
    def processes(cls, number: int) -> "Brains":
        context = multiprocessing.get_context("spawn")
        return cls(lambda: ProcessPoolExecutor(number, mp_context=context))

    async def choose(self, level: str, game: str, state: Ints, seat: int, number: int) -> str:
        loop = asyncio.get_running_loop()
        work = functools.partial(answer, level, game, state.tobytes(), seat, number)
        self._pool = self._pool or self._make()
        try:
            return await loop.run_in_executor(self._pool, work)
        except BrokenProcessPool:
            self._pool = self._make()
            return await loop.run_in_executor(self._pool, work)

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
