"""A table at its newest version. Every change is a step on a copy of it, and has happened once it is committed."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from corral.game import NONE
from corral.record import NotNow
from corral.refusal import Code
from corral.store import Missing, Store, Taken, tables
from corral.store.news import Word
from corral.store.tables import TableRow

from .clock import Pace
from .commit import commit, header_of, listed
from .live_match import LiveMatch

Step = Callable[[LiveMatch, float], None]


class NewestTable(ABC):
    """Its row, its match once it has started, and the one way to change them."""

    def __init__(self, store: Store, minimum_open: float, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        self.id = row.id
        self.store = store
        self.minimum_open = minimum_open
        self.live: LiveMatch | None = None
        self.watchers: set[Callable[[], None]] = set()
        self.missed = False  # another process has changed it, and nobody here was looking
        self.gone = False  # its host has removed it
        self.moment = 0  # grows with whatever changes
        self._lock = asyncio.Lock()  # spares pointless races within the process; the key (table, line) is what counts
        self._apply(row, lines)

    @property
    def begun(self) -> LiveMatch:
        """The match; NotNow before the start."""
        if self.live is None:
            raise NotNow("the game has not started", Code.NOT_STARTED)
        return self.live

    @abstractmethod
    def committed(self, before: LiveMatch, after: LiveMatch) -> None:
        """A step of this process has happened."""

    def _apply(self, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        self.row = row
        if self.live is None and row.header is not None and row.started is not None:
            self.live = LiveMatch(header_of(row), Pace.of(row.pace), row.started, self.minimum_open)
        if self.live is not None:
            for text, at in lines:
                self.live.add(text, at)
        self.moment += 1

    async def _refresh(self) -> None:
        self.missed = False
        after = self.live.version if self.live is not None else 0
        try:
            row, lines = await self.store.read(tables.load_after, self.id, after)
        except Missing:
            self.gone = True
            return
        if self.live is not None and row.header != self.row.header:  # somebody asked to be forgotten
            self.live = None
            row, lines = await self.store.read(tables.load_after, self.id, 0)
        self._apply(row, lines)

    async def check(self) -> None:
        """News may be lost: look whether something was missed."""
        known = (self.live.version if self.live is not None else 0, self.row.chats, self.row.revision)
        if self.gone or await self.store.read(tables.newest, self.id) != known:
            await self.refresh()

    async def refresh(self) -> None:
        """Somebody else has changed it."""
        async with self._lock:
            await self._refresh()
        self._told()

    async def hear(self, word: Word) -> None:
        """Somebody else has changed it, and perhaps said how."""
        async with self._lock:
            version = self.live.version if self.live is not None else NONE
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
                at, before, trial = self.store.now(), self.begun, self.begun.clone()
                step(trial, at)
                texts = trial.fold.lines[before.version :]
                if not texts:
                    return
                try:
                    await self.store.write(
                        commit, self.id, self.row, before, trial, texts, at, *listed(trial, at), sitting or {}
                    )
                except Taken:
                    await self._refresh()
                    self._told()
                    continue
                self.live = trial
                self.moment += 1
                break
            if sitting or trial.over:
                await self._refresh()
        self._spoken(
            before, trial, Word(self.id) if sitting or trial.over else Word(self.id, before.version, at, tuple(texts))
        )

    def _spoken(self, before: LiveMatch, after: LiveMatch, word: Word) -> None:
        self.store.news.say(word)
        self._told()
        self.committed(before, after)
