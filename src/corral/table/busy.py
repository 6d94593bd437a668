"""Bots at the tables of this process: which must think, and that other processes hear that they still do."""

from collections.abc import Callable, Coroutine
from typing import Any

from corral import players
from corral.game import NONE
from corral.record import NotNow
from corral.store import Store, tables

from . import bots
from .bots import BotPool
from .live_match import LEASE, LiveMatch
from .played import Stale
from .table import Table
from .turns import Whose


class BusyBots:
    def __init__(self, store: Store, bot_pool: BotPool, begin: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self._begin = begin  # does work in the background
        self._busy: set[Table] = set()  # the tables with a bot that thinks
        self._renewed = 0.0

    def set_thinking(self, table: Table) -> None:
        """Let the bots think that are asked, and do not yet."""
        live = table.live
        if live is None or live.over or live.fold.paused:
            return
        for seat in live.acting():
            level = live.level(seat)
            if level is None and live.asks_anonymously() and live.clock.late(seat, self.store.now()):
                level = bots.STAND_IN  # `* time` would tell who could have answered
            if level is not None and live.must_answer(seat):
                self._think(table, live, seat, level)

    def _think(self, table: Table, live: LiveMatch, seat: int, level: str) -> None:
        key = (seat, live.asked[seat])
        if key not in table.thinking:
            table.thinking.add(key)
            self._busy.add(table)
            self._begin(self._thought(table, live, seat, level))

    async def _thought(self, table: Table, live: LiveMatch, seat: int, level: str) -> None:
        asked, given = live.asked[seat], True
        whose = Whose(table.row.host or table.id, table.id, bool(table.people(live)))
        try:
            async with self.bot_pool.turn(whose, players.find(level).quick):
                if table.live is None or table.live.asked[seat] != asked:
                    raise Stale("it is not asked any more")
                word, memory = live.word(seat, table.telling(seat).at(asked)), table.memories.pop(seat, None)
                turn = players.turn_of(live.fold.history, seat)
                chosen = await self.bot_pool.choose(level, live.game.NAME, live.state(), seat, word, turn, memory)
            table.memories[seat] = chosen.memory
            given = await table.answer(seat, asked, chosen.text)
        except (Stale, NotNow):
            pass  # taken back, or answered elsewhere
        finally:
            if table.live is None or table.live.asked[seat] == NONE:
                table.memories.pop(seat, None)  # its turn is over
            if given:
                table.thinking.discard((seat, asked))

    async def renew(self, now: float) -> None:
        """Say that bots of this process still think: no other process need begin anew."""
        self._busy = {table for table in self._busy if table.thinking}
        if self._busy and not self._renewed <= now < self._renewed + LEASE / 3:
            self._renewed = now
            due = {table.id: table.live.due(now) for table in self._busy if table.live is not None}
            await self.store.write(tables.renew, due)

    @property
    def tables(self) -> list[str]:
        return [table.id for table in self._busy if table.thinking]
