"""Bots think elsewhere, so that the event loop never waits for them: in processes of this machine, or on a cluster."""

import asyncio
import functools
import multiprocessing
import signal
import socket
from collections.abc import Callable, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import numpy as np

from corral import games, players
from corral.game import Ints
from corral.making import end_with_parent
from corral.players import Memory
from corral.players.advice import ADVISER, Advice, advise

from .turns import Turns, Whose

T = TypeVar("T")
STAND_IN = "rancher"  # the level that plays for somebody who left
CONNECT_SECONDS = 10


class Answer(NamedTuple):
    text: str
    memory: Memory  # for its next choice


def answer(level: str, name: str, position: bytes, seat: int, number: int, turn: int, memory: Memory | None) -> Answer:
    """A bot's move. The player redeals the position: it knows what its seat knows."""
    game = games.find(name)
    move, memory = players.choose(level, game, _state(position), seat, number, turn, memory)
    return Answer(game.write(move), memory)


def advice(name: str, position: bytes, seat: int, seats: int, number: int) -> Advice:
    """A hint."""
    return advise(games.find(name), _state(position), seat, seats, number, ADVISER)


def _state(position: bytes) -> Ints:
    return np.frombuffer(position, np.int32).copy()


def _ready(names: Sequence[str]) -> None:
    """Load rules and players before the first bot is asked: that takes a moment."""
    for name in names:
        players.load(games.load(name))


def _pool(number: int, how: str) -> Executor:
    pool = ProcessPoolExecutor(number, mp_context=multiprocessing.get_context(how), initializer=_begin)
    pool.submit(_ready, [name for name in games.GAMES if name not in games.unready])  # from now on they are there
    return pool


def _begin() -> None:
    """In the new process: it leaves signals to the process that started it, and ends when that one has ended."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    games.unready.clear()  # it is asked only for games that are
    end_with_parent()


class BotPool:
    """The pool, and the turns in which it is used; a new one takes the place of one that broke."""

    def __init__(self, make: Callable[[], Executor], first: Executor | None = None, slow: int = 1) -> None:
        self._turns = Turns(slow)
        self._make = make
        self._pool = first
        self._making = asyncio.Lock()

    @classmethod
    def processes(cls, number: int) -> "BotPool":
        """So many processes, and one more for quick levels. Forked at once: they share the rules with this
        process. Later ones, in their place, are begun from nothing: by then there are threads and sockets here which
        they must not have."""
        return cls(lambda: _pool(number + 1, "spawn"), _pool(number + 1, "fork"), number)

    @classmethod
    def cluster(cls, address: str) -> "BotPool":
        """A dask cluster, by the address of its scheduler. Its workers need Corral of the same version; one of their
        threads is left to quick levels."""

        def make() -> Executor:
            pool, threads = _cluster(address)
            bot_pool._turns.slow = max(1, threads - 1)
            return pool

        bot_pool = cls(make)
        return bot_pool

    def turn(self, whose: Whose, quick: bool) -> AbstractAsyncContextManager[None]:
        """Wait for a turn to use the pool; within it, `choose` or `advise`."""
        return self._turns.turn(whose, quick)

    async def choose(
        self, level: str, game: str, state: Ints, seat: int, number: int, turn: int = 0, memory: Memory | None = None
    ) -> Answer:
        return await self.run(functools.partial(answer, level, game, state.tobytes(), seat, number, turn, memory))

    async def advise(self, game: str, state: Ints, seat: int, seats: int, number: int) -> Advice:
        """What a good player would do here, and why."""
        return await self.run(functools.partial(advice, game, state.tobytes(), seat, seats, number))

    async def warm(self, names: Sequence[str] = games.GAMES) -> None:
        await self.run(functools.partial(_ready, names))

    async def run(self, work: Callable[[], T]) -> T:
        """Do work of another kind within a turn. It must be a function of a module: the processes load it by name."""
        loop, pool = asyncio.get_running_loop(), await self._ready_pool()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenExecutor:
            if self._pool is pool:
                self._pool = None
            return await loop.run_in_executor(await self._ready_pool(), work)

    async def _ready_pool(self) -> Executor:
        async with self._making:
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._make)
            return self._pool

    def close(self) -> None:
        if self._pool is not None:
            how = {"cancel_futures": True} if isinstance(self._pool, ProcessPoolExecutor) else {}
            self._pool.shutdown(wait=False, **how)


def answers(address: str) -> None:
    """ValueError if nobody listens at the address of a scheduler."""
    parts = urlsplit(address)
    try:
        socket.create_connection((parts.hostname, parts.port or 0), CONNECT_SECONDS).close()
    except (OSError, ValueError) as error:
        raise ValueError(f"no dask scheduler answers at {address}: {error}") from None


def _cluster(address: str) -> tuple[Executor, int]:
    """The cluster, and how many threads it has."""
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("--cluster needs the extra `cluster`: pip install 'corral[cluster]'") from None
    answers(address)
    client = Client(address, timeout=CONNECT_SECONDS)
    return client.get_executor(retries=3), sum(client.nthreads().values())
