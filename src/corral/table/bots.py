"""Bots think elsewhere, so that the event loop never waits for them: in processes of this machine, or on a cluster."""

import asyncio
import functools
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import numpy as np

from corral import games, players
from corral.game import Ints
from corral.kernel import mixed
from corral.players.advice import Advice, advise

T = TypeVar("T")
STAND_IN = "rancher"  # who plays for somebody who left
ADVISER = "marshal"  # who gives hints
CONNECT_SECONDS = 10


class Answer(NamedTuple):
    text: str
    seconds: float  # that it took


def answer(level: str, name: str, position: bytes, seat: int, number: int, spent: float) -> Answer:
    """A bot's move. The player redeals the position: it knows what its seat knows; `spent` of its turn's time is."""
    game, began = games.find(name), time.perf_counter()
    move = players.choose(level, game, _state(position), seat, number, spent)
    return Answer(game.write(move), time.perf_counter() - began)


def advice(level: str, name: str, position: bytes, seat: int, seats: int, number: int) -> Advice:
    """A hint; its reason, too, comes from a position as the seat knows it."""
    game, state = games.find(name), _state(position)
    if hasattr(game, "redeal"):
        game.redeal(state, seat, mixed(number))
    return advise(level, game, state, seat, seats, number)


def _state(position: bytes) -> Ints:
    return np.frombuffer(position, np.int32).copy()


def _ready() -> None:
    """Loading rules and players takes a moment: before the first bot is asked."""
    for name in games.GAMES:
        players.load(games.find(name))


def _pool(number: int, how: str) -> Executor:
    pool = ProcessPoolExecutor(number, mp_context=multiprocessing.get_context(how), initializer=_begin)
    pool.submit(_ready)  # from now on they are there
    return pool


def _begin() -> None:
    """In the new process: signals are for the one that started it, and when that one has ended it ends, too."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(0)


class Brains:
    """The pool; a new one takes the place of one that broke."""

    def __init__(self, make: Callable[[], Executor], first: Executor | None = None) -> None:
        self._make = make
        self._pool = first
        self._making = asyncio.Lock()

    @classmethod
    def processes(cls, number: int) -> "Brains":
        """Forked at once: they share the rules with this process. Later ones, in their place, are begun from nothing:
        by then there are threads and sockets here which they must not have."""
        return cls(lambda: _pool(number, "spawn"), _pool(number, "fork"))

    @classmethod
    def cluster(cls, address: str) -> "Brains":
        """A dask cluster, by the address of its scheduler. Its workers need Corral of the same version."""
        return cls(lambda: _cluster(address))

    async def choose(self, level: str, game: str, state: Ints, seat: int, number: int, spent: float = 0.0) -> Answer:
        return await self._run(functools.partial(answer, level, game, state.tobytes(), seat, number, spent))

    async def advise(self, level: str, game: str, state: Ints, seat: int, seats: int, number: int) -> Advice:
        """What a player would do here, and why."""
        return await self._run(functools.partial(advice, level, game, state.tobytes(), seat, seats, number))

    async def warm(self) -> None:
        await self._run(_ready)

    async def _run(self, work: Callable[[], T]) -> T:
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


def _cluster(address: str) -> Executor:
    try:
        from distributed import Client
    except ImportError:
        raise ValueError("--cluster needs the extra `cluster`: pip install 'corral[cluster]'") from None
    answers(address)
    pool: Executor = Client(address, timeout=CONNECT_SECONDS).get_executor(retries=3)
    return pool
