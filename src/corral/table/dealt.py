"""The deal of the day, at tables of its own: everybody has one attempt that counts, and so has a bot of each level."""

import asyncio
import contextlib
from typing import Any

from corral import fair, games, options, players, record
from corral.record import NotNow
from corral.refusal import Code
from corral.store import Taken, deals, people, tables

from . import daily
from .made import ME, MadeTables, sitting
from .seated import Person
from .table import Table


class DealtTables(MadeTables):
    def today(self) -> str:
        return daily.day_of(self.store.now())

    async def secret(self) -> str:
        """What seeds of the day are made from; nobody outside may know it."""
        return await self.store.write(people.setting, "daily", fair.fresh().hex())

    async def deal(self, person: Person) -> Table:
        """The user's one attempt at the deal of today that counts, as it stands; it is begun if there is none."""
        return await self._attempt(self.today(), person.id, person)

    async def practise(self, person: Person, day: str) -> Table:
        """The deal of a day that is over, once more: it counts nowhere."""
        if daily.check(day, self.today()) == self.today():
            raise NotNow("the deal of today is not over yet; it counts", Code.DAILY)
        values, rows = await self._dealt(daily.deal_of(day), person, ME)
        await self.store.write(tables.create, values, rows, self.limits.tables)
        table = await self.table(values["id"])
        await asyncio.to_thread(fair.ready, games.find(values["game"]))
        await table.start(person.id)
        return table

    async def measure(self, day: str) -> None:
        """Let bots of every level play a deal. A process that comes later finds that they do."""
        for level in players.LEVELS:
            await self._attempt(day, deals.BOT + level, None, level)

    async def _attempt(self, day: str, user: str, person: Person | None, level: str = ME) -> Table:
        deal = daily.deal_of(day)
        found = await self.store.read(deals.attempt, day, user)
        if found is None:
            values, rows = await self._dealt(deal, person, level)
            with contextlib.suppress(Taken):  # begun in another window, a moment ago
                most = self.limits.tables if person else 0
                await self.store.write(deals.begin, day, user, values, rows, most)
            found = await self.store.read(deals.attempt, day, user)
        assert found is not None
        table = await self.table(found.table)
        if table.live is None:
            await asyncio.to_thread(fair.ready, games.find(deal.game))
            with contextlib.suppress(NotNow):  # the same
                await table.start(person.id if person else None)
        return table

    async def _dealt(
        self, deal: daily.Deal, person: Person | None, level: str
    ) -> tuple[dict[str, Any], list[dict[str, Any]]]:
        """A table with the dice of a day, where somebody, or a level, sits against its bots."""
        host = person or Person("", "")
        words = options.words(options.parse(games.find(deal.game), deal.options, deal.seats))
        values = self._fresh(host, deal.game, words, {}, False, False)
        values |= {"host": person.id if person else None, "daily": deal.day}
        values["seed"] = daily.seed(await self.secret(), deal)
        own = {"user": host.id, "name": host.name, "salt": record.NO_SALT, "level": None}
        return values, sitting([level, *[deal.level] * (deal.seats - 1)], own)
