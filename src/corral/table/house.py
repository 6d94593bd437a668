"""All tables that this process knows: loaded once, kept at their newest version; bots, clocks and news."""

import asyncio
import hashlib
import secrets
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any
from weakref import WeakValueDictionary

import structlog

from corral import fair, games, options, players, record
from corral.game import NONE
from corral.record import NotNow
from corral.store import Store, tables
from corral.store.news import ALL, Word

from . import bots
from .bots import Brains
from .clock import Pace
from .course import HUSH, LEASE, Course
from .table import Person, Stale, Table

KEPT = 2000  # tables in memory, though nobody looks at them
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that look alike
OPEN = "open"
ME = "me"

Turn = Callable[[Table, int, str], None]  # table, seat, user
log = structlog.get_logger()


class House:
    def __init__(self, store: Store, brains: Brains, hush: float = HUSH) -> None:
        self.store = store
        self.brains = brains
        self.hush = hush
        self.on_turn: Turn = lambda table, seat, user: None
        self.on_warning: Turn = lambda table, seat, user: None
        self.on_move: Callable[[int], None] = lambda lines: None
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()  # one object while anybody has it
        self._kept: OrderedDict[str, Table] = OrderedDict()  # the latest, so that they need not be loaded again
        self._loading: dict[str, asyncio.Future[Table]] = {}
        self._missed: set[str] = set()  # tables that were changed while they were being loaded
        self._held: set[Table] = set()  # those with answers that came early
        self._busy: set[Table] = set()  # those with a bot that thinks
        self._renewed = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self.store.news.start(self.heard)

    async def close(self) -> None:
        """What is committed is committed; what was being thought about is taken up by whoever comes next, at once."""
        busy = {table.id: self.store.now() for table in self._busy}
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.brains.close()
        if busy:
            await self.store.write(tables.renew, busy)

    def begin(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        """Do something by the way; a failure is logged, and `due` brings it up again."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("by the way", exc_info=error)

    async def idle(self) -> None:
        """Until nothing is under way any more; for tests and for stopping."""
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
        daily: bool = False,
        salt: str = record.NO_SALT,
    ) -> Table:
        """Seats are "me", "open" or the level of a bot."""
        rules = games.find(game)
        chosen = options.words(options.parse(rules, dict(words), len(seats)))
        Pace.of(pace)
        for word in seats:
            if word not in (OPEN, ME):
                players.find(word)
        if rated and (daily or list(seats).count(ME) > 1):
            raise ValueError("a rated table has its own dice, and one person a seat")
        today = datetime.fromtimestamp(self.store.now(), UTC).strftime("%Y-%m-%d") if daily else None
        seed = hashlib.sha256(f"corral {game} {today}".encode()).digest() if daily else fair.fresh()
        table = "".join(secrets.choice(LETTERS) for _ in range(10))
        values = {
            "id": table, "game": rules.NAME, "options": chosen, "pace": dict(pace), "rated": rated, "public": public,
            "host": host.id, "seed": seed.hex(), "daily": today, "made": self.store.now(), "moved": self.store.now(),
        }  # fmt: skip
        own = {"user": host.id, "name": host.name, "salt": record.NO_SALT if daily else salt, "level": None}
        rows = [
            {"seat": index, **(own if word == ME else _empty(None if word == OPEN else word))}
            for index, word in enumerate(seats)
        ]
        await self.store.write(tables.create, values, rows)
        return await self.table(table)

    async def rematch(self, user: str, table: Table) -> Table:
        """The same again: whoever asks first makes it, the others find it; seats move on by one."""
        if user not in {seat.user for seat in table.row.seats}:
            raise NotNow("only who sat there asks for a rematch")
        if table.course is None or not table.course.over:
            raise NotNow("the game is not over")
        if table.row.again is None:
            row, order = table.row, [*table.row.seats[1:], table.row.seats[0]]
            host = next(seat for seat in row.seats if seat.user == user)
            words = [seat.level or OPEN for seat in order]
            other = await self.create(
                Person(user, host.name or ""),
                row.game,
                words,
                row.options,
                row.pace,
                rated=row.rated,
                public=row.public,
            )
            sitting = {
                index: {"user": seat.user, "name": seat.name, "level": None}
                for index, seat in enumerate(order)
                if seat.user is not None
            }
            await self.store.write(tables.seat_changes, other.id, 0, sitting)
            await other.refresh()
            await self.store.write(tables.again, table.id, other.id)
            await table.refresh()
            self.store.news.say(Word(table.id))
        assert table.row.again is not None
        return await self.table(table.row.again)

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
        """Another process has changed a table."""
        self._missed.update(self._loading if word == ALL else {word.table} & self._loading.keys())
        for table in list(self._tables.values()) if word == ALL else [self._tables.get(word.table)]:
            if table is not None and table.watchers:
                self.begin(table.hear(word))
            elif table is not None:
                table.missed = True

    # What tables do themselves

    def changed(self, table: Table, before: Course, after: Course) -> None:
        """After each commit of this process."""
        self.on_move(after.version - before.version)
        for seat, user in table.people(after).items():
            if after.asked[seat] not in (NONE, before.asked[seat]) and after.must_answer(seat):
                self.on_turn(table, seat, user)
        self._set_bots_thinking(table)

    def _set_bots_thinking(self, table: Table) -> None:
        course = table.course
        if course is None or course.over or course.fold.paused or self.store.now() < course.ripe():
            return
        for seat in course.acting():
            level = course.level(seat)
            if level is None and course.hushed() and self._late(course, seat):
                level = bots.STAND_IN  # `* time` would tell who could have answered
            if level is not None and course.must_answer(seat):
                self._think(table, course, seat, level)

    def _think(self, table: Table, course: Course, seat: int, level: str) -> None:
        key = (seat, course.asked[seat])
        if key not in table.thinking:
            table.thinking.add(key)
            self._busy.add(table)
            self.begin(self._thought(table, course, seat, level))

    async def _thought(self, table: Table, course: Course, seat: int, level: str) -> None:
        asked = course.asked[seat]
        try:
            word = course.word(seat, table.telling(seat).at(asked))
            spent = table.spent(course, seat)
            chosen = await self.brains.choose(level, course.game.NAME, course.state(), seat, word, spent)
            table.spend(course, seat, chosen.seconds)
            await table.answer(seat, asked, chosen.text)
        except (Stale, NotNow):
            pass  # taken back, or answered elsewhere
        finally:
            table.thinking.discard((seat, asked))
            if not table.thinking:
                self._busy.discard(table)

    def _late(self, course: Course, seat: int, before: float = 0.0) -> bool:
        deadline = course.clock.deadline(seat)
        return deadline is not None and deadline - before <= self.store.now()

    def hold(self, table: Table) -> None:
        """It has answers that came early, which only this process knows of."""
        self._held.add(table)

    async def look(self) -> None:
        """Twice a second, in every process: whatever is due is claimed, and done. Twice is harmless."""
        now = self.store.now()
        self._held = {table for table in self._held if table.held}
        work = [table.tick() for table in self._held if table.ripe(now)]
        work += [self._look_at(name, was) for name, was in await self.store.read(tables.due, now)]
        for error in await asyncio.gather(self._renew(now), *work, return_exceptions=True):
            if isinstance(error, Exception):
                log.error("look", exc_info=error)

    async def _renew(self, now: float) -> None:
        """Bots of this process still think: no other process need begin anew."""
        if self._busy and not self._renewed <= now < self._renewed + LEASE / 3:
            self._renewed = now
            due = {table.id: table.course.due(now) for table in self._busy if table.course is not None}
            await self.store.write(tables.renew, due)

    async def _look_at(self, name: str, was: float) -> None:
        until = self.store.now() + LEASE
        if await self.store.write(tables.claim, name, was, until):
            table = await self.table(name)
            await table.refresh()
            await self._act(table)
            if table.course is not None:
                await self.store.write(tables.claim, name, until, table.course.due(self.store.now()))

    async def _act(self, table: Table) -> None:
        course = table.course
        if course is None or course.over:
            return
        if course.hushed() and course.ripe() <= self.store.now():
            await table.tick()
        for seat, user in table.people(course).items():
            if self._late(course, seat) and not course.hushed():
                await table.time_out(seat)
            elif self._late(course, seat, course.clock.pace.warning) and course.must_answer(seat):
                self.on_warning(table, seat, user)
        self._set_bots_thinking(table)


def _empty(level: str | None) -> dict[str, Any]:
    return {"user": None, "name": None, "salt": record.NO_SALT, "level": level}
