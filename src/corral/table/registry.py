"""All tables that this process knows. Each is loaded once and kept at its newest version; bots think and clocks run
here."""

import asyncio
import contextlib
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from typing import Any
from weakref import WeakValueDictionary

import structlog

from corral import fair, games, options, players, record
from corral.game import NONE
from corral.games import NotReady
from corral.record import Fold, NotNow
from corral.refusal import Code, NotValid
from corral.store import Missing, Store, Taken, deals, people, tables
from corral.store.news import ALL, ENDED, Word

from . import bots, daily
from .bots import BotPool
from .clock import Pace
from .live_match import LEASE, MINIMUM_OPEN, LiveMatch
from .played import Stale
from .seated import Person
from .table import Limits, Table
from .turns import Whose

KEPT = 2000  # tables in memory, though nobody looks at them
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
OPEN = "open"
ME = "me"

Turn = Callable[[Table, int, str], None]  # table, seat, user
log = structlog.get_logger()


class TableRegistry:
    def __init__(
        self, store: Store, bot_pool: BotPool, minimum_open: float = MINIMUM_OPEN, limits: Limits | None = None
    ) -> None:
        self.store = store
        self.bot_pool = bot_pool
        self.minimum_open = minimum_open
        self.limits = limits or Limits()
        self.on_turn: Turn = lambda table, seat, user: None
        self.on_warning: Turn = lambda table, seat, user: None
        self.on_move: Callable[[int], None] = lambda lines: None
        self.on_ended: Callable[[str], None] = lambda session: None
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object while anybody has it
        self._kept: OrderedDict[str, Table] = OrderedDict()  # the latest, so that they need not be loaded again
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._missed: set[str] = set()  # tables that were changed while they were being loaded
        self._held: set[Table] = set()  # those with answers that came early
        self._anonymous: set[Table] = set()  # those with a question that stays open a while, put by this process
        self._busy: set[Table] = set()  # those with a bot that thinks
        self._renewed = 0.0
        self._hinting: set[str] = set()  # the users who wait for a hint
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.news.start(self.heard)

    async def close(self) -> None:
        """What was committed stays. The next process takes up at once what bots of this one were thinking about."""
        busy = {table.id: self.store.now() for table in self._busy if table.thinking}
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.bot_pool.close()
        if busy:
            await self.store.write(tables.renew, busy)

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

    async def idle(self) -> None:
        """Wait until nothing is under way any more: for tests, and for stopping."""
        while waiting := [task for task in self._tasks if task is not asyncio.current_task()]:
            await asyncio.wait(waiting)

    # Tables

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
        await self.store.write(tables.create, values, _sitting(seats, own), self.limits.tables)
        return await self.table(values["id"])

    # The deal of the day

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
        return values, _sitting([level, *[deal.level] * (deal.seats - 1)], own)

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
        self._kept.pop(table.id, None)
        await table.refresh()
        self._tables.pop(table.id, None)
        self.store.news.say(Word(table.id))

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
            self._kept.pop(name, None)
            self._tables.pop(name, None)
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

    # What tables do themselves

    def changed(self, table: Table, before: LiveMatch, after: LiveMatch) -> None:
        """After each commit of this process."""
        self.on_move(after.version - before.version)
        for seat, user in table.people(after).items():
            if after.asked[seat] not in (NONE, before.asked[seat]) and after.must_answer(seat):
                self.on_turn(table, seat, user)
        if after.asks_anonymously():
            self._anonymous.add(table)
        self._set_bots_thinking(table)

    def _set_bots_thinking(self, table: Table) -> None:
        live = table.live
        if live is None or live.over or live.fold.paused:
            return
        for seat in live.acting():
            level = live.level(seat)
            if level is None and live.asks_anonymously() and self._late(live, seat):
                level = bots.STAND_IN  # `* time` would tell who could have answered
            if level is not None and live.must_answer(seat):
                self._think(table, live, seat, level)

    def _think(self, table: Table, live: LiveMatch, seat: int, level: str) -> None:
        key = (seat, live.asked[seat])
        if key not in table.thinking:
            table.thinking.add(key)
            self._busy.add(table)
            self.begin(self._thought(table, live, seat, level))

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

    def _late(self, live: LiveMatch, seat: int, before: float = 0.0) -> bool:
        deadline = live.clock.deadline(seat)
        return deadline is not None and deadline - before <= self.store.now()

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
        await self._all(self._renew(now), *(self._look_at(name, was) for name, was in found))

    async def _all(self, *work: Coroutine[Any, Any, None]) -> None:
        for error in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, NotReady):  # such a table is looked at again
                log.error("look", exc_info=error)

    async def _renew(self, now: float) -> None:
        """Say that bots of this process still think: no other process need begin anew."""
        self._busy = {table for table in self._busy if table.thinking}
        if self._busy and not self._renewed <= now < self._renewed + LEASE / 3:
            self._renewed = now
            due = {table.id: table.live.due(now) for table in self._busy if table.live is not None}
            await self.store.write(tables.renew, due)

    async def _look_at(self, name: str, was: float) -> None:
        until = self.store.now() + LEASE
        if await self.store.write(tables.claim, name, was, until):
            table = await self.table(name)
            await table.refresh()
            await self._act(table)
            if table.live is not None:
                await self.store.write(tables.claim, name, until, table.live.due(self.store.now()))

    async def _act(self, table: Table) -> None:
        live = table.live
        if live is None or live.over:
            return
        if live.asks_anonymously() and live.may_close_at() <= self.store.now():
            await table.tick()
        for seat, user in table.people(live).items():
            if self._late(live, seat) and not live.asks_anonymously():
                await table.time_out(seat)
            elif self._late(live, seat, live.clock.pace.warning) and live.must_answer(seat):
                self.on_warning(table, seat, user)
        self._set_bots_thinking(table)


def _sitting(seats: Sequence[str], own: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The rows of seats that are "me", "open" or the level of a bot."""
    return [
        {"seat": index, **(own if word == ME else _empty(None if word == OPEN else word))}
        for index, word in enumerate(seats)
    ]


def _empty(level: str | None) -> dict[str, Any]:
    return {"user": None, "name": None, "salt": record.NO_SALT, "level": level}
