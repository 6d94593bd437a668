"""Moves at a table: moves of people and of bots, answers that came early and wait, and what time alone brings."""

import asyncio
from abc import abstractmethod
from collections.abc import Sequence

from corral.game import NATURE, NONE
from corral.players import Memory
from corral.record import NotNow
from corral.refusal import Code, CodedError
from corral.store import Store
from corral.store.tables import TableRow

from . import bots
from .live_match import BOT, LiveMatch, TooEarly, Tried
from .newest import Step
from .seated import SeatedTable


class Stale(CodedError):
    """The move answers a question that is not put any more."""

    code = Code.STALE


class PlayedTable(SeatedTable):
    def __init__(self, store: Store, minimum_open: float, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        super().__init__(store, minimum_open, row, lines)
        self.thinking: set[tuple[int, int]] = set()  # seat and question that a bot is busy with, or waits to answer
        self.memories: dict[int, Memory] = {}  # by seat of a bot whose turn goes on
        self._early: list[tuple[float, Step, asyncio.Future[None]]] = []

    @abstractmethod
    def waits(self) -> None:
        """An answer came early: `tick` gives it, when it `has_due_answers`."""

    async def play(self, user: str, seat: int, version: int, texts: Sequence[str]) -> None:
        """Moves of a person. `version`: the number of lines the seat had been told of."""
        self.own_seat(user, seat)

        def step(live: LiveMatch, at: float) -> None:
            if live.level(seat) is not None:
                raise NotNow("a bot plays for you; take your seat back first", Code.BOT_PLAYS)
            if not texts:
                raise NotNow("no move was sent")
            known = self.telling(seat)
            if version > len(known.lines) or (live.asked[seat] != NONE and version < known.at(live.asked[seat])):
                raise Stale(f"version {version} is not the question that you are asked now")
            live.play(seat, texts, at)

        try:
            await self.change(step)
        except TooEarly as early:
            await self._wait(early, step)

    async def answer(self, seat: int, asked: int, text: str) -> bool:
        """A move of a bot, for the question that was put after line `asked`. False: the move came early, and waits."""

        def step(live: LiveMatch, at: float) -> None:
            if live.asked[seat] != asked:
                raise Stale("the bot was asked something else")
            live.play(seat, [text], at)

        def given(answer: "asyncio.Future[None]") -> None:
            self.thinking.discard((seat, asked))
            if not answer.cancelled():
                answer.exception()  # then it was asked something else

        try:
            await self.change(step)
        except TooEarly as early:
            self._wait(early, step).add_done_callback(given)
            return False
        return True

    def _wait(self, early: TooEarly, step: Step) -> "asyncio.Future[None]":
        given: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._early.append((early.until, step, given))
        self.waits()
        return given

    @property
    def held(self) -> bool:
        """Answers wait here that came early."""
        return bool(self._early)

    def has_due_answers(self, now: float) -> bool:
        """Some of these answers need not wait any more."""
        return any(until <= now for until, _, _ in self._early)

    def tried(self, user: str, seat: int, version: int, texts: Sequence[str]) -> Tried:
        self.own_seat(user, seat)
        live = self.asked(seat, version)
        return live.tried(seat, texts, self.telling(seat).at(live.asked[seat]) * NATURE + seat)

    def asked(self, seat: int, version: int) -> LiveMatch:
        """The newest position, if its question is the one that the seat knows of."""
        if self.live is None or self.live.asked[seat] == NONE:
            raise NotNow("you are not asked now", Code.NOT_ASKED)
        if version < self.telling(seat).at(self.live.asked[seat]):
            raise Stale(f"version {version} is not the question that you are asked now")
        return self.live

    async def tick(self) -> None:
        """What time alone brings: answers that had to wait are given together, and a question may be closed."""
        now = self.store.now()
        due = [entry for entry in self._early if entry[0] <= now and not entry[2].done()]
        self._early = [entry for entry in self._early if entry[0] > now]
        refused: dict[int, Exception] = {}

        def step(live: LiveMatch, at: float) -> None:
            refused.clear()
            for index, (_, inner, _) in enumerate(due):
                try:
                    inner(live, at)
                except (ValueError, Stale, TooEarly) as error:
                    refused[index] = error
            live.advance(at)

        try:
            await self.change(step)
        except Exception as error:  # of the database: none was given
            refused.update(dict.fromkeys(range(len(due)), error))
        for index, (_, _, given) in enumerate(due):
            if given.done():
                continue
            if index in refused:
                given.set_exception(refused[index])
            else:
                given.set_result(None)

    async def time_out(self, seat: int) -> None:
        """The stated rule: a bot plays for somebody who is too slow, until they return."""

        def step(live: LiveMatch, at: float) -> None:
            if live.clock.late(seat, at) and live.level(seat) is None:
                live.mark("time", seat, at)
                live.sit(seat, BOT + bots.STAND_IN, at)

        await self.change(step)
