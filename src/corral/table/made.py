"""How tables come to be, and go before they have started."""

import contextlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

from corral import fair, games, options, players, record
from corral.record import Fold, NotNow
from corral.refusal import Code, NotValid
from corral.store import tables
from corral.store.news import Word

from .clock import Pace
from .kept import KeptTables
from .seated import Person
from .table import Table

LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
OPEN = "open"
ME = "me"


class MadeTables(KeptTables):
    async def create(
        self,
        host: Person,
        game: str,
        seats: Sequence[str],
        words: Mapping[str, str],
        pace: Mapping[str, Any],
        *,
        rated: bool = False,
        public: bool = False,
        salt: str = record.NO_SALT,
    ) -> Table:
        """Seats are "me", "open" or the level of a bot."""
        rules = games.find(game)
        chosen = options.words(options.parse(rules, dict(words), len(seats)))
        Pace.of(pace)
        for word in seats:
            if word not in (OPEN, ME):
                players.find(word)
        if rated and list(seats).count(ME) > 1:
            raise NotValid("at a rated table one person has one seat", Code.RATED_TABLE)
        if not {OPEN, ME} & set(seats):
            await self.store.read(tables.room_for_bots, host.id, self.limits.bots_only)
        values = self._fresh(host, rules.NAME, chosen, pace, rated, public)
        own = {"user": host.id, "name": host.name, "salt": salt, "level": None}
        await self.store.write(tables.create, values, sitting(seats, own), self.limits.tables)
        return await self.table(values["id"])

    def _fresh(
        self, host: Person, game: str, words: Mapping[str, str], pace: Mapping[str, Any], rated: bool, public: bool
    ) -> dict[str, Any]:
        """The row of a table with dice of its own."""
        table, now = "".join(secrets.choice(LETTERS) for _ in range(10)), self.store.now()
        return {
            "id": table, "game": game, "options": dict(words), "pace": dict(pace), "rated": rated, "public": public,
            "host": host.id, "seed": fair.fresh().hex(), "daily": None, "made": now, "moved": now,
        }  # fmt: skip

    async def rematch(self, user: str, table: Table) -> Table:
        """The table where the same people play again. The first who asks makes it, the others find it, and seats move
        on by one. Somebody who played with bots alone keeps the seat, and the game starts at once."""
        row = table.row
        if user not in (people := {seat.user for seat in row.seats if seat.user is not None}):
            raise NotNow("only who sat there asks for a rematch", Code.NOT_YOURS)
        if table.live is None or not table.live.over:
            raise NotNow("the game is not over")
        alone = people == {user}
        if row.again is None:
            order = row.seats if alone else [*row.seats[1:], row.seats[0]]
            values = self._fresh(Person(user, ""), row.game, row.options, row.pace, row.rated, row.public)
            rows = [
                {"seat": index, "user": seat.user, "name": seat.name, "salt": seat.salt}
                | {"level": seat.level if seat.user is None else None}
                for index, seat in enumerate(order)
            ]
            await self.store.write(tables.rematch, table.id, values, rows, self.limits.tables)
            await table.refresh()
            self.store.news.say(Word(table.id))
        assert table.row.again is not None
        other = await self.table(table.row.again)
        if alone and other.live is None:
            with contextlib.suppress(NotNow):  # somebody else has started it, or somebody is missing
                await other.start(user)
        return other

    async def go_on(self, host: Person, fold: Fold, seat: int, level: str) -> Table:
        """Another game goes on from where it stands, at a table with dice of its own. Bots have the other seats."""
        players.find(level)
        if fold.over:
            raise NotNow("the game is over there", Code.OVER)
        header = fold.header
        values = self._fresh(host, header.game.NAME, options.words(header.options), {}, False, False)
        own = {"user": host.id, "name": host.name, "salt": record.NO_SALT, "level": None}
        rows = [{"seat": index, **(own if index == seat else _empty(level))} for index in range(len(header.seats))]
        await self.store.write(tables.create, values, rows, self.limits.tables)
        table = await self.table(values["id"])
        await table.start(host.id, fold.lines)
        return table

    async def remove(self, user: str, table: Table) -> None:
        """The host closes a table that has not started."""
        table.check_host(user)
        if not await self.store.write(tables.delete, table.id):
            raise NotNow("the game has started; leave it, or give it up", Code.STARTED)
        await table.refresh()
        self.forget(table)
        self.store.news.say(Word(table.id))


def sitting(seats: Sequence[str], own: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of seats that are "me", "open" or the level of a bot."""
    return [
        {"seat": index, **(own if word == ME else _empty(None if word == OPEN else word))}
        for index, word in enumerate(seats)
    ]


def _empty(level: str | None) -> dict[str, Any]:
    return {"user": None, "name": None, "salt": record.NO_SALT, "level": level}
