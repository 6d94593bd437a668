"""Who sits where: people and bots take seats, leave them and come back; and who may do what."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from corral import record
from corral.game import SPECTATOR
from corral.record import NotNow
from corral.refusal import Code, CodedError
from corral.store import Taken, tables
from corral.store.news import Word

from . import bots
from .live_match import BOT, LiveMatch
from .shown import ShownTable

SALT = record.HEX


class Forbidden(CodedError):
    """Not for you."""

    code = Code.NOT_YOURS


class Person(NamedTuple):
    id: str
    name: str


class Own(NamedTuple):
    """The seats of one user, from 1."""

    mine: list[int]
    to_answer: list[int]


class SeatedTable(ShownTable):
    def seats_of(self, user: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if user is not None and seat.user == user]

    def own(self, user: str | None) -> Own:
        """The seats of a user, and which of them must answer now."""
        seats = self.seats_of(user)
        asked = [] if self.live is None else [seat for seat in seats if self.live.must_answer(seat)]
        return Own([seat + 1 for seat in seats], [seat + 1 for seat in asked])

    def viewer(self, user: str | None, seat: int | None) -> int:
        """The seat (from 1) that a user asks to look from, or the first of the own seats, or none."""
        own = self.seats_of(user)
        if seat is None:
            return own[0] if own else SPECTATOR
        if seat == 0:
            return SPECTATOR
        return self.own_seat(user, seat - 1)

    def hears(self, viewer: int) -> bool:
        """May this viewer read the chat? When a private game is over, it is for those who played."""
        return viewer != SPECTATOR or self.row.public or self.row.ended is None

    def check_host(self, user: str) -> None:
        """Forbidden if somebody else is the host. Where the host is gone, everybody who sits here counts as one."""
        gone = self.row.host is None or not self.seats_of(self.row.host)
        if user != self.row.host and not (gone and self.seats_of(user)):
            reason = "only the host does that; if the host stays away for half an hour, you can"
            raise Forbidden(reason, Code.HOST_ONLY)

    def own_seat(self, user: str | None, seat: int) -> int:
        if seat not in self.seats_of(user):
            raise Forbidden(f"seat {seat + 1} is not yours")
        return seat

    def _seat(self, seat: int) -> int:
        if not 0 <= seat < len(self.row.seats):
            raise NotNow(f"there is no seat {seat + 1}; seats are 1 to {len(self.row.seats)}")
        return seat

    def people(self, live: LiveMatch) -> dict[int, str]:
        """The seats that people play, with their users: without bots and those who gave up."""
        return {
            seat.seat: seat.user
            for seat in self.row.seats
            if seat.user is not None and live.level(seat.seat) is None and seat.seat not in live.fold.resigned
        }

    async def _seats(
        self, change: Callable[[], Mapping[int, Mapping[str, Any]]], values: Callable[[], Mapping[str, Any]] = dict
    ) -> None:
        """Change seats (and the table's row) before the start; done again if somebody else was first."""
        async with self._lock:
            while True:
                if self.live is not None:
                    raise NotNow("the game has started", Code.STARTED)
                try:
                    await self.store.write(tables.seat_changes, self.id, self.row.revision, change(), **values())
                    break
                except Taken:
                    await self._refresh()
            await self._refresh()
        self.store.news.say(Word(self.id))
        self._told()

    async def sit(self, person: Person, seat: int, salt: str = record.NO_SALT) -> None:
        """Take a free seat; after the start, a seat where a bot plays and nobody sits."""
        self._seat(seat)
        if self.live is not None:
            await self._sit_late(person, seat)
            return
        if salt != record.NO_SALT and not (SALT.fullmatch(salt) and len(salt) <= 40):
            raise NotNow("a salt is at most 40 digits 0-9 a-f, two a byte")

        def change() -> Mapping[int, Mapping[str, Any]]:
            if self.row.seats[seat].user is not None or self.row.seats[seat].level is not None:
                raise NotNow(f"seat {seat + 1} is taken", Code.SEAT_TAKEN)
            if self.seats_of(person.id) and person.id != self.row.host:
                reason = "you sit here already; only the host may take several seats, for people at one screen"
                raise NotNow(reason, Code.SITS_ALREADY)
            return {seat: {"user": person.id, "name": person.name, "salt": salt}}

        await self._seats(change)

    async def _sit_late(self, person: Person, seat: int) -> None:
        def step(live: LiveMatch, at: float) -> None:
            if self.row.seats[seat].user is not None:
                raise NotNow(f"seat {seat + 1} is taken", Code.SEAT_TAKEN)
            if self.row.daily is not None:
                raise NotNow("a deal of the day is played alone", Code.DAILY)
            if self.row.rated and not live.fold.unrated:
                raise NotNow("nobody joins a rated game that has started", Code.STARTED)
            if self.seats_of(person.id):
                raise NotNow("you sit here already", Code.SITS_ALREADY)
            live.sit(seat, person.name, at)

        await self.change(step, {seat: {"user": person.id, "name": person.name, "level": None}})

    async def bot(self, user: str, seat: int, level: str | None) -> None:
        """The host seats a bot, or with None empties a seat."""
        self._seat(seat)
        self.check_host(user)

        def change() -> Mapping[int, Mapping[str, Any]]:
            if self.row.seats[seat].user not in (None, user):
                raise NotNow(f"{self.row.seats[seat].name} sits there", Code.SEAT_TAKEN)
            return {seat: {"user": None, "name": None, "salt": record.NO_SALT, "level": level}}

        await self._seats(change)

    async def leave(self, user: str, seat: int) -> None:
        """Stand up before the start; afterwards a bot plays for you until you return."""
        self.own_seat(user, seat)
        if self.live is None:
            await self._seats(lambda: {self.own_seat(user, seat): {"user": None, "name": None, "salt": record.NO_SALT}})
            return

        def step(live: LiveMatch, at: float) -> None:
            if not live.over and self.row.daily is not None:
                raise NotNow("the deal of the day waits for you; no bot plays it for you", Code.DAILY)
            if not live.over and live.level(seat) is None:
                live.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)

    async def come_back(self, user: str, seat: int) -> None:
        """The bot gives the seat back."""
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            if seat in live.fold.resigned:
                raise NotNow("you have given up", Code.GIVEN_UP)
            if live.over or live.level(seat) is None:
                raise NotNow("no bot plays for you")
            live.sit(seat, self.row.seats[seat].name or "someone", at)

        await self.change(step)

    async def drop(self, user: str) -> None:
        """Somebody does not want to see the table in the list any more, and leaves it. Before the start the next one is
        host."""
        if not self.seats_of(user) and user != self.row.host:
            raise Forbidden("you do not sit at this table")
        if self.live is None:
            free = {"user": None, "name": None, "salt": record.NO_SALT}
            await self._seats(lambda: dict.fromkeys(self.seats_of(user), free), lambda: self._next_host(user))
        else:
            for seat in self.seats_of(user) if self.row.daily is None else ():
                await self.leave(user, seat)
        await self.store.write(tables.drop, user, self.id)

    def _next_host(self, user: str) -> Mapping[str, Any]:
        """The host when this user has gone. Where nobody else sits, nobody is invited any more."""
        if user != self.row.host:
            return {}
        host = next((seat.user for seat in self.row.seats if seat.user not in (None, user)), None)
        return {"host": host} if host else {"host": None, "public": False}
