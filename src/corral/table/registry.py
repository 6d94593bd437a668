"""All tables that this process knows, and what happens at them by itself: bots think, clocks run, questions close."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

from corral.game import NONE
from corral.games import NotReady
from corral.record import NotNow
from corral.refusal import Code
from corral.store import Store, tables

from .bots import BotPool
from .busy import BusyBots
from .dealt import DealtTables
from .kept import log
from .live_match import LEASE, MINIMUM_OPEN, LiveMatch
from .table import Limits, Table

Turn = Callable[[Table, int, str], None]  # table, seat, user


class TableRegistry(DealtTables):
    """Each room below adds its own: `kept` finds tables, `made` makes them, `dealt` has the deal of the day."""

    def __init__(
        self, store: Store, bot_pool: BotPool, minimum_open: float = MINIMUM_OPEN, limits: Limits | None = None
    ) -> None:
        super().__init__(store, bot_pool, minimum_open, limits or Limits())
        self.on_turn: Turn = lambda table, seat, user: None
        self.on_warning: Turn = lambda table, seat, user: None
        self.on_move: Callable[[int], None] = lambda lines: None
        self.bots = BusyBots(store, bot_pool, self.begin)
        self._held: set[Table] = set()  # those with answers that came early
        self._anonymous: set[Table] = set()  # those with a question that stays open a while, put by this process
        self._hinting: set[str] = set()  # the users who wait for a hint

    async def open(self) -> None:
        await self.store.news.start(self.heard)

    async def close(self) -> None:
        """What was committed stays. The next process takes up at once what bots of this one were thinking about."""
        busy = dict.fromkeys(self.bots.tables, self.store.now())
        await self.end_tasks()
        self.bot_pool.close()
        if busy:
            await self.store.write(tables.renew, busy)

    def changed(self, table: Table, before: LiveMatch, after: LiveMatch) -> None:
        """After each commit of this process."""
        self.on_move(after.version - before.version)
        for seat, user in table.people(after).items():
            if after.asked[seat] not in (NONE, before.asked[seat]) and after.must_answer(seat):
                self.on_turn(table, seat, user)
        if after.asks_anonymously():
            self._anonymous.add(table)
        self.bots.set_thinking(table)

    @contextlib.asynccontextmanager
    async def hinting(self, user: str) -> AsyncIterator[None]:
        """Somebody waits for a hint, and for no other."""
        if user in self._hinting:
            raise NotNow("one hint at a time; yours is on its way", Code.HINT_COMES)
        self._hinting.add(user)
        try:
            yield
        finally:
            self._hinting.discard(user)

    def hold(self, table: Table) -> None:
        """It has answers that came early, which only this process knows of."""
        self._held.add(table)

    async def close_due(self) -> None:
        """Many times a second: close the questions of this process that may be closed, and give answers that came
        early."""
        now = self.store.now()
        self._held = {table for table in self._held if table.held}
        self._anonymous = {
            table for table in self._anonymous if table.live is not None and table.live.asks_anonymously()
        }
        due = {table for table in self._anonymous if table.live is not None and table.live.may_close_at() <= now}
        self._anonymous -= due
        await self._all(
            *(table.tick() for table in due | {table for table in self._held if table.has_due_answers(now)})
        )

    async def look(self) -> None:
        """Twice a second, in every process: claim whatever is due, and do it. To do it twice is harmless."""
        await self.close_due()
        now = self.store.now()
        found = await self.store.read(tables.due, now)
        await self._all(self.bots.renew(now), *(self._look_at(name, was) for name, was in found))

    async def _all(self, *work: Coroutine[Any, Any, None]) -> None:
        for error in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, NotReady):  # such a table is looked at again
                log.error("look", exc_info=error)

    async def _look_at(self, name: str, was: float) -> None:
        until = self.store.now() + LEASE
        if await self.store.write(tables.claim, name, was, until):
            table = await self.table(name)
            await table.refresh()
            await self._act(table)
            if table.live is not None:
                await self.store.write(tables.claim, name, until, table.live.due(self.store.now()))

    async def _act(self, table: Table) -> None:
        live, now = table.live, self.store.now()
        if live is None or live.over:
            return
        if live.asks_anonymously() and live.may_close_at() <= now:
            await table.tick()
        for seat, user in table.people(live).items():
            if live.clock.late(seat, now) and not live.asks_anonymously():
                await table.time_out(seat)
            elif live.clock.late(seat, now, live.clock.pace.warning) and live.must_answer(seat):
                self.on_warning(table, seat, user)
        self.bots.set_thinking(table)
