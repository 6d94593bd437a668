"""One match on the server. Every change is a step on a copy of the newest position; committed, it has happened."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
import sqlalchemy as sa

from corral import fair, games, options, players, record
from corral.game import NATURE, NONE, SPECTATOR
from corral.players.advice import Advice
from corral.record import Header, NotNow, Telling
from corral.store import Store, Taken, tables
from corral.store.news import Word
from corral.store.tables import TableRow

from . import bots
from .clock import Pace
from .course import BOT, Course, Early, Tried
from .rating import settle
from .seen import Seen, seen
from .undo import How, way_back

if TYPE_CHECKING:
    from .house import House

Step = Callable[[Course, float], None]
SALT = record.HEX


class Stale(Exception):
    """The move answers a question that is not put any more."""


class Forbidden(Exception):
    """Not for you."""


class Person(NamedTuple):
    id: str
    name: str


class Table:
    def __init__(self, house: "House", row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        self.id = row.id
        self.house = house
        self.row = row
        self.course: Course | None = None
        self.watchers: set[Callable[[], None]] = set()
        self.missed = False  # another process has changed it, and nobody here was looking
        self.thinking: set[tuple[int, int]] = set()  # seat and question that a bot is busy with
        self._spent: dict[int, tuple[int, float]] = {}  # by seat of a bot: its turn, and seconds of it that are spent
        self._lock = asyncio.Lock()  # spares pointless races within the process; the key (table, line) is what counts
        self._tellings: dict[int, Telling] = {}
        self._seen: dict[int, Seen] = {}
        self._bodies: dict[int, tuple[Seen, bytes]] = {}
        self._looked: set[int] = set()  # viewers whose `seen` is of the newest position
        self._early: list[tuple[float, Step, asyncio.Future[None]]] = []
        self._apply(row, lines)

    @property
    def store(self) -> Store:
        return self.house.store

    # The newest position

    def _apply(self, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        self.row = row
        if self.course is None and row.header is not None and row.started is not None:
            self.course = Course(header_of(row), Pace.of(row.pace), row.started, self.house.hush)
        if self.course is not None:
            for text, at in lines:
                self.course.add(text, at)
        self._looked.clear()

    async def _refresh(self) -> None:
        self.missed = False
        after = self.course.version if self.course is not None else 0
        row, lines = await self.store.read(tables.load_after, self.id, after)
        if self.course is not None and row.header != self.row.header:  # somebody asked to be forgotten
            self.course = None
            self._tellings.clear()
            row, lines = await self.store.read(tables.load_after, self.id, 0)
        self._apply(row, lines)

    async def check(self) -> None:
        """News may be lost: look whether something was missed."""
        known = (self.course.version if self.course is not None else 0, self.row.chats, self.row.revision)
        if await self.store.read(tables.newest, self.id) != known:
            await self.refresh()

    async def refresh(self) -> None:
        """Somebody else has changed it."""
        async with self._lock:
            await self._refresh()
        self._told()

    async def hear(self, word: Word) -> None:
        """Somebody else has changed it, and perhaps said how."""
        async with self._lock:
            version = self.course.version if self.course is not None else NONE
            if word.lines and word.after + len(word.lines) <= version:
                return
            if word.lines and word.after == version:
                self._apply(self.row, [(text, word.at) for text in word.lines])
            else:
                await self._refresh()
        self._told()

    def _told(self) -> None:
        for wake in list(self.watchers):
            wake()

    async def change(self, step: Step, sitting: Mapping[int, Mapping[str, Any]] | None = None) -> None:
        """Do one step on the newest position, commit, then speak. If somebody else was first: again."""
        async with self._lock:
            while True:
                if self.course is None:
                    raise NotNow("the game has not started")
                at, before, trial = self.store.now(), self.course, self.course.clone()
                step(trial, at)
                texts = trial.fold.lines[before.version :]
                if not texts:
                    return
                try:
                    await self.store.write(
                        _commit, self.id, self.row, before, trial, texts, at, *_shown(trial, at), sitting or {}
                    )
                except Taken:
                    await self._refresh()
                    self._told()
                    continue
                self.course = trial
                self._looked.clear()
                break
            if sitting or trial.over:
                await self._refresh()
        self._spoken(
            before, trial, Word(self.id) if sitting or trial.over else Word(self.id, before.version, at, tuple(texts))
        )

    def _spoken(self, before: Course, after: Course, word: Word) -> None:
        self.store.news.say(word)
        self._told()
        self.house.changed(self, before, after)

    # What viewers see

    def telling(self, viewer: int) -> Telling:
        assert self.course is not None
        viewer = self.course.seen_as(viewer)
        if viewer not in self._tellings:
            self._tellings[viewer] = Telling(self.course.fold, viewer)
        self._tellings[viewer].read(self.course.fold)
        return self._tellings[viewer]

    def lines(self, viewer: int) -> list[str]:
        return [] if self.course is None else self.telling(viewer).lines

    def seen(self, viewer: int) -> Seen:
        """The same object as long as nothing has changed that this viewer may know."""
        if viewer not in self._looked:
            fresh = seen(self.row, self.course, None if self.course is None else self.telling(viewer), viewer)
            if self._seen.get(viewer) != fresh:
                self._seen[viewer] = fresh
            self._looked.add(viewer)
        return self._seen[viewer]

    def body(self, viewer: int) -> bytes:
        """What this viewer sees, encoded once for all who see the same."""
        newest = self.seen(viewer)
        if viewer not in self._bodies or self._bodies[viewer][0] is not newest:
            self._bodies[viewer] = newest, msgspec.json.encode(newest)
        return self._bodies[viewer][1]

    def written(self, viewer: int = SPECTATOR) -> str:
        """The record as this viewer may read it; the whole truth when it is over."""
        if self.course is None:
            raise NotNow("the game has not started")
        if self.course.over:
            return self.course.fold.text("seed")
        return self.course.fold.header.text(None) + "\n" + "".join(f"{line}\n" for line in self.lines(viewer))

    # Who sits where

    def seats_of(self, user: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if user is not None and seat.user == user]

    def viewer(self, user: str | None, seat: int | None) -> int:
        """The seat (from 1) that a user asks to look from, or the first of the own seats, or none."""
        own = self.seats_of(user)
        if seat is None:
            return own[0] if own else SPECTATOR
        if seat == 0:
            return SPECTATOR
        return self._own(user, seat - 1)

    def _own(self, user: str | None, seat: int) -> int:
        if seat not in self.seats_of(user):
            raise Forbidden(f"seat {seat + 1} is not yours")
        return seat

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.row.seats):
            raise NotNow(f"there is no seat {seat + 1}; seats are 1 to {len(self.row.seats)}")
        return seat

    def people(self, course: Course) -> dict[int, str]:
        """Who plays: seats with their users, without bots and those who gave up."""
        return {
            seat.seat: seat.user
            for seat in self.row.seats
            if seat.user is not None and course.level(seat.seat) is None and seat.seat not in course.fold.resigned
        }

    async def _seats(self, change: Callable[[], Mapping[int, Mapping[str, Any]]]) -> None:
        """Change seats before the start; done again if somebody else was first."""
        async with self._lock:
            while True:
                if self.course is not None:
                    raise NotNow("the game has started")
                try:
                    await self.store.write(tables.seat_changes, self.id, self.row.revision, change())
                    break
                except Taken:
                    await self._refresh()
            await self._refresh()
        self.store.news.say(Word(self.id))
        self._told()

    async def sit(self, person: Person, seat: int, salt: str = record.NO_SALT) -> None:
        """Take a free seat; after the start, one that a bot plays for nobody."""
        self._seat(seat)
        if self.course is not None:
            await self._sit_late(person, seat)
            return
        if salt != record.NO_SALT and not (SALT.fullmatch(salt) and len(salt) <= 40):
            raise NotNow("a salt is at most 40 digits 0-9 a-f, two a byte")

        def change() -> Mapping[int, Mapping[str, Any]]:
            if self.row.seats[seat].user is not None or self.row.seats[seat].level is not None:
                raise NotNow(f"seat {seat + 1} is taken")
            if self.seats_of(person.id) and person.id != self.row.host:
                raise NotNow("you sit here already; only the host may take several seats, for people at one screen")
            no_salt = self.row.daily is not None
            return {seat: {"user": person.id, "name": person.name, "salt": record.NO_SALT if no_salt else salt}}

        await self._seats(change)

    async def _sit_late(self, person: Person, seat: int) -> None:
        def step(course: Course, at: float) -> None:
            if self.row.seats[seat].user is not None:
                raise NotNow(f"seat {seat + 1} is taken")
            if self.row.rated and not course.fold.unrated:
                raise NotNow("nobody joins a rated game that has started")
            if self.seats_of(person.id):
                raise NotNow("you sit here already")
            course.sit(seat, person.name, at)

        await self.change(step, {seat: {"user": person.id, "name": person.name, "level": None}})

    async def bot(self, user: str, seat: int, level: str | None) -> None:
        """The host seats a bot, or with None empties a seat."""
        self._seat(seat)

        def change() -> Mapping[int, Mapping[str, Any]]:
            if user != self.row.host:
                raise Forbidden("only the host seats bots")
            if self.row.seats[seat].user not in (None, user):
                raise NotNow(f"{self.row.seats[seat].name} sits there")
            return {seat: {"user": None, "name": None, "salt": record.NO_SALT, "level": level}}

        await self._seats(change)

    async def leave(self, user: str, seat: int) -> None:
        """Stand up before the start; afterwards a bot plays for you until you return."""
        self._own(user, seat)
        if self.course is None:
            await self._seats(lambda: {self._own(user, seat): {"user": None, "name": None, "salt": record.NO_SALT}})
            return

        def step(course: Course, at: float) -> None:
            if not course.over and course.level(seat) is None:
                course.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)

    async def come_back(self, user: str, seat: int) -> None:
        """The bot gives the seat back."""
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            if seat in course.fold.resigned:
                raise NotNow("you have given up")
            if course.over or course.level(seat) is None:
                raise NotNow("no bot plays for you")
            course.sit(seat, self.row.seats[seat].name or "someone", at)

        await self.change(step)

    # The start

    async def start(self, user: str) -> None:
        async with self._lock:
            if any(seat.user is None and seat.level is None for seat in self.row.seats):
                await self._refresh()  # they may have been taken elsewhere, and we have not heard of it yet
            if user != self.row.host:
                raise Forbidden("only the host starts the game")
            if self.course is not None:
                raise NotNow("the game has started")
            for seat in self.row.seats:
                if seat.user is None and seat.level is None:
                    raise NotNow(f"seat {seat.seat + 1} is empty; seat a bot there, or wait")
            at = self.store.now()
            header = _header(self.row)
            course = Course(header, Pace.of(self.row.pace), at, self.house.hush)
            empty = course.clone()
            course.begin([(seat.seat, seat.level) for seat in self.row.seats if seat.level is not None], at)
            try:
                await self.store.write(_begin, self.id, self.row, header.text(None), empty, course, at)
            except Taken:
                await self._refresh()
                raise NotNow("the seats have just changed; look again") from None
            self.course = course
            await self._refresh()
        self._spoken(empty, course, Word(self.id))

    # Playing

    async def play(self, user: str, seat: int, version: int, texts: Sequence[str]) -> None:
        """Moves of a person. `version`: the number of lines the seat had been told of."""
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            if course.level(seat) is not None:
                raise NotNow("a bot plays for you; take your seat back first")
            if not texts:
                raise NotNow("no move was sent")
            known = self.telling(seat)
            if version > len(known.lines) or (course.asked[seat] != NONE and version < known.at(course.asked[seat])):
                raise Stale(f"version {version} is not the question that you are asked now")
            course.play(seat, texts, at)

        await self._answer(step)

    async def answer(self, seat: int, asked: int, text: str) -> None:
        """A move of a bot, for the question that was put after line `asked`."""

        def step(course: Course, at: float) -> None:
            if course.asked[seat] != asked:
                raise Stale("the bot was asked something else")
            course.play(seat, [text], at)

        await self._answer(step)

    def spent(self, course: Course, seat: int) -> float:
        """How long a bot has thought in its present turn: all the small choices of a turn share its time."""
        turn, seconds = self._spent.get(seat, (NONE, 0.0))
        return seconds if turn == players.turn_of(course.fold.history, seat) else 0.0

    def spend(self, course: Course, seat: int, seconds: float) -> None:
        turn = players.turn_of(course.fold.history, seat)
        self._spent[seat] = turn, self.spent(course, seat) + seconds

    async def _answer(self, step: Step) -> None:
        try:
            await self.change(step)
        except Early as early:
            given = asyncio.get_running_loop().create_future()
            self._early.append((early.until, step, given))
            self.house.hold(self)
            await given

    @property
    def held(self) -> bool:
        """Answers wait here that came early."""
        return bool(self._early)

    def ripe(self, now: float) -> bool:
        """Some of them need not wait any more."""
        return any(until <= now for until, _, _ in self._early)

    def tried(self, user: str, seat: int, version: int, texts: Sequence[str]) -> Tried:
        self._own(user, seat)
        if self.course is None or self.course.asked[seat] == NONE:
            raise NotNow("you are not asked now")
        asked = self.telling(seat).at(self.course.asked[seat])
        if version < asked:
            raise Stale(f"version {version} is not the question that you are asked now")
        return self.course.tried(seat, texts, asked * NATURE + seat)

    async def hint(self, user: str, seat: int, version: int) -> Advice:
        """What a good player would do, from what this seat knows."""
        self._own(user, seat)
        course = self.course
        if course is None or course.asked[seat] == NONE:
            raise NotNow("you are not asked now")
        if self.row.rated and not course.fold.unrated:
            raise NotNow("there are no hints at a rated table")
        asked = self.telling(seat).at(course.asked[seat])
        if version < asked:
            raise Stale(f"version {version} is not the question that you are asked now")
        word = course.word(seat, asked)
        return await self.house.brains.advise(
            bots.ADVISER, course.game.NAME, course.state(), seat, len(course.seats), word
        )

    async def tick(self) -> None:
        """What the time alone brings: answers that had to wait are given, all in one; a question may be closed."""
        now = self.store.now()
        ripe = [entry for entry in self._early if entry[0] <= now and not entry[2].done()]
        self._early = [entry for entry in self._early if entry[0] > now]
        refused: dict[int, Exception] = {}

        def step(course: Course, at: float) -> None:
            refused.clear()
            for index, (_, inner, _) in enumerate(ripe):
                try:
                    inner(course, at)
                except (ValueError, Stale, Early) as error:
                    refused[index] = error
            course.advance(at)

        try:
            await self.change(step)
        except Exception as error:  # of the database: none was given
            refused.update(dict.fromkeys(range(len(ripe)), error))
        for index, (_, _, given) in enumerate(ripe):
            if given.done():
                continue
            if index in refused:
                given.set_exception(refused[index])
            else:
                given.set_result(None)

    async def time_out(self, seat: int) -> None:
        """The stated rule: a bot plays for who is too slow, until they return."""

        def step(course: Course, at: float) -> None:
            deadline = course.clock.deadline(seat)
            if deadline is not None and deadline <= at and course.level(seat) is None:
                course.mark("time", seat, at)
                course.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)

    # Taking back, giving up, pausing

    async def undo(self, user: str, seat: int, steps: int = 1) -> None:
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            if course.over:
                raise NotNow("the game is over")
            line, how = way_back(course, seat, self.people(course), steps)
            if how is How.CONSENT:
                course.ask(seat, line, at)
                return
            if how is How.FREE and self.row.rated and not course.fold.unrated:
                course.unrate(at)
            course.back(line, at)

        await self.change(step)

    async def agree(self, user: str, seat: int, yes: bool) -> None:
        """The answer to a wish to take back; when everybody has agreed it happens."""
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            wish = course.fold.wish
            if wish is None or self.row.seats[wish.seat].user == user:
                raise NotNow("nobody else has asked to take back")
            course.mark("yes" if yes else "no", seat, at)
            wish = course.fold.wish
            if wish is not None:
                agreed = {self.row.seats[one].user for one in (*wish.agreed, wish.seat)}
                if set(self.people(course).values()) <= agreed:
                    course.back(wish.line, at)

        await self.change(step)

    async def resign(self, user: str, seat: int) -> None:
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            if course.over or seat in course.fold.resigned:
                raise NotNow("it is over for you")
            course.mark("resign", seat, at)
            if not course.over and course.level(seat) is None:
                course.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)

    async def pause(self, user: str, seat: int, on: bool) -> None:
        self._own(user, seat)

        def step(course: Course, at: float) -> None:
            if self.row.rated and not course.fold.unrated and on:
                raise NotNow("a rated game is not paused")
            if course.over or course.fold.paused == on:
                raise NotNow("the game is over" if course.over else "it is so already")
            course.mark("pause" if on else "resume", seat, at)
            course.advance(at)

        await self.change(step)

    async def say(self, person: Person, text: str) -> None:
        await self.store.write(tables.say, self.id, person.id, person.name, text, self.store.now())
        await self.refresh()
        self.store.news.say(Word(self.id))


def header_of(row: TableRow) -> Header:
    """The frozen header of a table that has started, with its secret."""
    return record.parse(f"{row.header}secret {row.seed}\n").header


def _header(row: TableRow) -> Header:
    game = games.find(row.game)
    names = [seat.name if seat.user is not None else f"{seat.level}-{seat.seat + 1}" for seat in row.seats]
    seed = bytes.fromhex(row.seed)
    return Header(
        game,
        [name or "someone" for name in names],
        options.parse(game, row.options, len(row.seats)),
        game.pieces(),
        row.daily or row.id,
        fair.commit(seed),
        [seat.salt or record.NO_SALT for seat in row.seats],
        seed,
    )


def _shown(course: Course, at: float) -> tuple[float | None, str]:
    """What lists show of a position: when the table itself must act, and whom it asks for all to see."""
    return course.due(at), "" if course.over else " ".join(map(str, course.view(SPECTATOR)["asked"]))


def _commit(
    connection: sa.Connection,
    table: str,
    row: TableRow,
    before: Course,
    after: Course,
    texts: Sequence[str],
    at: float,
    due: float | None,
    asked: str,
    sitting: Mapping[int, Mapping[str, Any]],
) -> None:
    """Lines, and what lists show of them; at the end also places and ratings: all of it, or nothing."""
    values: dict[str, Any] = {"due": due, "asked": asked}
    rows = {seat: dict(values) for seat, values in sitting.items()}
    ended = after.over and not before.over
    if ended:
        values["ended"] = at
        for seat, place, points in zip(after.seats, after.places(), after.points(), strict=True):
            rows.setdefault(seat, {}).update(place=place, points=points)
    tables.append(connection, table, before.version, texts, at, values, rows)
    if ended and row.rated and not after.fold.unrated:
        all_seats = [seat.user or (seat.level and BOT + seat.level) for seat in row.seats]
        known = [player for player in all_seats if player]
        people = [seat.user for seat in row.seats if seat.user]
        if len(known) == len(all_seats) and len(set(people)) == len(people):
            settle(connection, row.game, known, after.places())


def _begin(
    connection: sa.Connection, table: str, row: TableRow, header: str, empty: Course, course: Course, at: float
) -> None:
    tables.seat_changes(connection, table, row.revision, {}, started=at, header=header)
    if course.fold.lines:
        _commit(connection, table, row, empty, course, course.fold.lines, at, *_shown(course, at), {})
