"""What a process does by itself: it gets ready, looks for what is due, tidies up, says farewell."""

import asyncio
import contextlib
import gc
import signal
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from typing import Any

import structlog
from litestar import Litestar

from corral import games
from corral.making import Making
from corral.making import State as Stage
from corral.store import sweep
from corral.store.news import Word
from corral.table import TableRegistry
from corral.table.analysis import Analyses

from . import messages, metrics
from .history import look_back
from .lobby import LOBBY_SECONDS, Lobby
from .notices import EVERY, Notices
from .sockets import Sockets

LOOK_SECONDS = 0.5  # how often what is due is looked for
CLOSE_DUE_SECONDS = 0.05  # and questions that need only stay open a moment
LOOK_BACK_SECONDS = 30.0  # how often it is asked whether there is time for games that are over
CLOCK_SECONDS = 60.0
SWEEP_SECONDS = 600.0
GOING_SECONDS = 0.5
GARBAGE_THRESHOLDS = (20_000, 20, 500)  # tables and views are no rubbish: search among the old ones seldom
log = structlog.get_logger()


async def warm(registry: TableRegistry, making: Making) -> None:
    """Rules are taken from the cache before they are needed, those in the making as soon as they are there: then the
    game is open. Bots get ready."""
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    now = [name for name in games.GAMES if name not in games.unready]
    await _load(registry, now)
    while any(making.state(name) != Stage.FAILED for name in games.unready):
        await asyncio.sleep(LOOK_SECONDS)
        for name in [name for name in games.unready if making.state(name) == Stage.MADE]:
            try:
                await _load(registry, [name])
            except Exception:
                log.exception("load", game=name)
                making.lose(name)
            else:
                del games.unready[name]


async def _load(registry: TableRegistry, names: list[str]) -> None:
    """One after the other: the compiler's cache is at one place at a time."""
    for name in names:
        await asyncio.to_thread(games.load, name)
    gc.freeze()  # what is there now stays: no need to search it for rubbish, which takes a third of a second
    try:
        await registry.bot_pool.warm(names)
    except Exception:  # bots get ready when they are asked, then
        log.exception("warm")


def chores(
    registry: TableRegistry, notices: Notices, lobby: Lobby, analyses: Analyses | None
) -> list[Coroutine[Any, Any, None]]:
    """`analyses`: with them the server looks back at games that are over."""

    async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        failed = ""
        while True:
            try:
                await work()
                failed = ""
            except Exception as error:
                if failed != (failed := repr(error)):  # once, however long the database is away
                    log.exception("background")
            await asyncio.sleep(seconds)

    async def look() -> None:
        metrics.TABLES.set(registry.size)
        await registry.look()

    async def tidy() -> None:
        swept = await registry.store.write(sweep, registry.store.now())
        for table in swept.hosts:
            registry.heard(Word(table))
            registry.store.news.say(Word(table))
        if any(swept):
            log.info("swept", **swept._asdict())

    return [
        every(CLOSE_DUE_SECONDS, registry.close_due),
        every(LOOK_SECONDS, look),
        every(LOBBY_SECONDS, lobby.look),
        every(EVERY, notices.flush),
        *([every(LOOK_BACK_SECONDS, lambda: look_back(registry, analyses))] if analyses else []),
        every(CLOCK_SECONDS, registry.store.set_clock),
        every(SWEEP_SECONDS, tidy),
    ]


@contextlib.contextmanager
def farewell(app: Litestar, sockets: Sockets) -> Iterator[None]:
    """When it is told to stop, clients hear so first: they know that it is no failure, and connect again."""
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    async def stop(number: int) -> None:
        app.state.stopping = True
        sockets.tell(messages.Going())
        await asyncio.sleep(GOING_SECONDS)
        if callable(way := before[signal.Signals(number)]):
            way(number, None)

    for number in before:
        signal.signal(number, lambda number, _: asyncio.run_coroutine_threadsafe(stop(number), loop))
    try:
        yield
    finally:
        for number, way in before.items():
            signal.signal(number, way)
