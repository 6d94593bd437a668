"""One match on the server, with its people: started, played, taken back, given up, paused and talked about."""

import hashlib
from collections.abc import Sequence
from contextlib import AbstractAsyncContextManager
from typing import NamedTuple, Protocol

import msgspec

from corral.game import View
from corral.players.advice import Advice
from corral.record import NotNow
from corral.refusal import Code
from corral.store import Store, Taken, tables
from corral.store.news import Word
from corral.store.tables import TableRow

from . import bots
from .bots import BotPool
from .clock import Pace
from .commit import begin, new_header
from .live_match import BOT, LiveMatch
from .played import PlayedTable
from .seated import Person
from .turns import Whose
from .undo import How, way_back


class Limits(NamedTuple):
    """What one user may have that has not ended."""

    tables: int = 50
    bots_only: int = 5  # of these, where bots alone go on


class Keeper(Protocol):
    """What a table asks of whoever keeps it: the registry."""

    store: Store
    bot_pool: BotPool
    minimum_open: float
    limits: Limits

    def changed(self, table: "Table", before: LiveMatch, after: LiveMatch) -> None:
        """A step was committed in this process."""

    def hold(self, table: "Table") -> None:
        """It has answers that came early, which only this process knows of."""

    def hinting(self, user: str) -> AbstractAsyncContextManager[None]:
        """Somebody waits for a hint, and for no other."""


class Table(PlayedTable):
    """Each room below adds its own: `newest` the one way to change it, `shown` what viewers see, `seated` who sits
    where, `played` moves."""

    def __init__(self, keeper: Keeper, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        super().__init__(keeper.store, keeper.minimum_open, row, lines)
        self.keeper = keeper

    def committed(self, before: LiveMatch, after: LiveMatch) -> None:
        self.keeper.changed(self, before, after)

    def waits(self) -> None:
        self.keeper.hold(self)

    async def start(self, user: str | None, given: Sequence[str] = ()) -> None:
        """The host begins, or the server itself (None). `given`: lines that are taken over from another game."""
        async with self._lock:
            if any(seat.user is None and seat.level is None for seat in self.row.seats):
                await self._refresh()  # they may have been taken elsewhere, and we have not heard of it yet
            if user is not None:
                self.check_host(user)
            if self.live is not None:
                raise NotNow("the game has started", Code.STARTED)
            for seat in self.row.seats:
                if seat.user is None and seat.level is None:
                    raise NotNow(f"seat {seat.seat + 1} is empty; seat a bot there, or wait", Code.SEAT_EMPTY)
            at = self.store.now()
            header = new_header(self.row)
            live = LiveMatch(header, Pace.of(self.row.pace), at, self.minimum_open)
            empty = live.clone()
            bots = [(seat.seat, seat.level) for seat in self.row.seats if seat.level is not None]
            live.begin(bots, at, given)
            try:
                most = self.keeper.limits.bots_only
                await self.store.write(begin, self.id, self.row, header.text(None), empty, live, at, most)
            except Taken:
                await self._refresh()
                raise NotNow("the seats have just changed; look again") from None
            self.live = live
            await self._refresh()
        self._spoken(empty, live, Word(self.id))

    async def hint(self, user: str, seat: int, version: int, texts: Sequence[str] = ()) -> Advice:
        """What a good player would do, after these moves and from what this seat knows. The same position has the same
        hint: it depends on nothing else."""
        self.own_seat(user, seat)
        live = self.asked(seat, version)
        if self.row.daily is not None:
            raise NotNow("there are no hints in the deal of the day", Code.DAILY)
        if self.row.rated and not live.fold.unrated:
            raise NotNow("there are no hints at a rated table", Code.RATED_HINT)
        number = _number(live.view(seat), seat)
        trial = live.trial(seat, texts, number)
        if not trial.legal(seat):
            raise NotNow("nothing is asked after these moves", Code.NOT_ASKED)
        if texts:
            number = _number(trial.view(seat), seat)
        async with self.keeper.hinting(user), self.keeper.bot_pool.turn(Whose(user, self.id), quick=False):
            return await self.keeper.bot_pool.advise(live.game.NAME, trial.state(), seat, len(live.seats), number)

    # Taking back, giving up, pausing

    async def undo(self, user: str, seat: int, steps: int = 1) -> None:
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            if live.over:
                raise NotNow("the game is over", Code.OVER)
            rated = self.row.rated and not live.fold.unrated
            line, how = way_back(live, seat, self.people(live), rated, steps)
            if self.row.daily is not None and how is not How.ALONE:
                raise NotNow("in the deal of the day nobody takes back what others or chance have answered", Code.DAILY)
            if how is How.CONSENT:
                live.ask(seat, line, at)
            else:
                live.back(line, at)

        await self.change(step)

    async def agree(self, user: str, seat: int, yes: bool) -> None:
        """The answer to a wish to take back; when everybody has agreed it happens."""
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            wish = live.fold.wish
            if wish is None or self.row.seats[wish.seat].user == user:
                raise NotNow("nobody else has asked to take back")
            live.mark("yes" if yes else "no", seat, at)
            wish = live.fold.wish
            if wish is not None:
                agreed = {self.row.seats[one].user for one in (*wish.agreed, wish.seat)}
                if set(self.people(live).values()) <= agreed:
                    live.back(wish.line, at)

        await self.change(step)

    async def resign(self, user: str, seat: int) -> None:
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            if live.over or seat in live.fold.resigned:
                raise NotNow("it is over for you", Code.OVER)
            live.mark("resign", seat, at)
            if not live.over and live.level(seat) is None:
                live.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)

    async def pause(self, user: str, seat: int, on: bool) -> None:
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            if self.row.rated and not live.fold.unrated and on:
                raise NotNow("a rated game is not paused", Code.RATED_PAUSE)
            if live.over or live.fold.paused == on:
                raise NotNow("the game is over", Code.OVER) if live.over else NotNow("it is so already")
            live.mark("pause" if on else "resume", seat, at)
            live.advance(at)

        await self.change(step)

    async def say(self, person: Person, text: str) -> None:
        await self.store.write(tables.say, self.id, person.id, person.name, text, self.store.now())
        await self.refresh()
        self.store.news.say(Word(self.id))


def _number(view: View, seat: int) -> int:
    """A number made from what a seat sees."""
    return int.from_bytes(hashlib.sha256(msgspec.json.encode((seat, view))).digest()[:8], "big")
