"""The tables that this process has in memory: each is loaded once, kept at its newest version, and hears of changes."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any
from weakref import WeakValueDictionary

import structlog

from corral.refusal import Code
from corral.store import Missing, Store, tables
from corral.store.news import ALL, ENDED, Word

from .bots import BotPool
from .table import Keeper, Limits, Table

KEPT = 2000  # tables in memory, though nobody looks at them
log = structlog.get_logger()


class KeptTables(Keeper):
    def __init__(self, store: Store, bot_pool: BotPool, minimum_open: float, limits: Limits) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.minimum_open = minimum_open
        self.limits = limits
        self.on_ended: Callable[[str], None] = lambda session: None
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object while anybody has it
        self._kept: OrderedDict[str, Table] = OrderedDict()  # the latest, so that they need not be loaded again
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._missed: set[str] = set()  # tables that were changed while they were being loaded
        self._tasks: set[asyncio.Task[None]] = set()

    async def table(self, name: str) -> Table:
        """A table at its newest version as far as this process has heard; Missing if there is none."""
        table = self._tables.get(name)
        if table is None:
            if name not in self._loading:
                self._loading[name] = asyncio.ensure_future(self._load(name))
                self._loading[name].add_done_callback(lambda _: self._loading.pop(name, None))
            table = await asyncio.shield(self._loading[name])
        self._kept[name] = table
        self._kept.move_to_end(name)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        if table.missed:
            await table.refresh()
        if table.gone:
            self.forget(table)
            raise Missing(f"there is no table {name!r}", Code.NO_TABLE)
        return table

    async def _load(self, name: str) -> Table:
        self._missed.discard(name)
        table = Table(self, *await self.store.read(tables.load_after, name, 0))
        table.missed = name in self._missed
        self._tables[name] = table
        return table

    @property
    def size(self) -> int:
        return len(self._tables)

    def heard(self, word: Word) -> None:
        """Another process has changed a table, or ended a session."""
        if word.table.startswith(ENDED):
            self.on_ended(word.table.removeprefix(ENDED))
            return
        self._missed.update(self._loading if word == ALL else {word.table} & self._loading.keys())
        for table in list(self._tables.values()) if word == ALL else [self._tables.get(word.table)]:
            if table is not None and table.watchers:
                self.begin(table.hear(word))
            elif table is not None:
                table.missed = True

    def forget(self, table: Table) -> None:
        """It is gone: nobody finds it here any more."""
        self._kept.pop(table.id, None)
        self._tables.pop(table.id, None)

    # Work in the background

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do some work in the background. A failure is logged, and `due` brings the work up again."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("by the way", exc_info=error)

    async def end_tasks(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until nothing is under way any more: for tests, and for stopping."""
        while waiting := [task for task in self._tasks if task is not asyncio.current_task()]:
            await asyncio.wait(waiting)
