"""People at tables, over real sockets, whatever befalls the server: what was acknowledged, what they were told."""

import asyncio
import contextlib
import itertools
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from corral import games, record

from ..accounts import COOKIE

PHONES = (1, 1, 2, 2, 0)  # two sockets for each seat, which race for its answers, and a spectator
SEATS = ["me", "me", "random"]
AGAIN_SECONDS = 0.05  # before somebody who was cut off, or refused, tries again
HERE_SECONDS = 2.0  # without a word; then the server is told what is known
THINK_SECONDS = 0.04  # at most, before an answer
OPEN_SECONDS = 60.0
AWAY = (OSError, WebSocketException, TimeoutError)  # the server is; one tries again
FAILED = 500  # answers from here on are the server's fault


class _Seen(msgspec.Struct):
    choices: list[str] = []
    asked: int | None = None
    over: bool = False


class _Told(msgspec.Struct):
    """What somebody looks at; the rest is passed over."""

    kind: str
    id: int = 0
    first: int = 0
    lines: list[str] = []
    seen: _Seen | None = None


_decode = msgspec.json.Decoder(_Told).decode


def said(**message: Any) -> str:
    return msgspec.json.encode(message).decode()


class Match:
    """A table that goes on, as its people know it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.kept: dict[tuple[int, int], str] = {}  # by seat and question: the answer that was acknowledged
        self.stored: list[str] = []  # what was in the database when somebody last looked
        self.version = 0
        self.over = False
        self.faults: Counter[str] = Counter()
        self._news = asyncio.Event()

    def told(self, version: int, over: bool) -> None:
        if version > self.version or over:
            self.version, self.over = max(version, self.version), over or self.over
            self._news.set()

    def keep(self, seat: int, asked: int, text: str) -> None:
        """The server said that it has happened."""
        if (seat, asked) in self.kept:
            self.faults["doubled"] += 1  # two answers to one question
        self.kept[seat, asked] = text

    async def goes_on(self, seconds: float) -> bool:
        """Whether anything more happens at this table."""
        before = self.version
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                while self.version == before and not self.over:
                    self._news.clear()
                    await self._news.wait()
        return self.version != before or self.over

    def compare(self, stored: list[str]) -> None:
        """What is in the database now with what was acknowledged, and with what was there before."""
        if stored[: len(self.stored)] != self.stored:
            self.faults["forks"] += 1
        self.stored = stored
        self.faults["lost"] = sum(self._missing(seat) for seat in {seat for seat, _ in self.kept})

    def _missing(self, seat: int) -> int:
        """How many of a seat's answers are not there, in their order."""
        missing = at = 0
        for _, text in sorted((asked, text) for (one, asked), text in self.kept.items() if one == seat):
            try:
                at = self.stored.index(f"{seat} {text}", at) + 1
            except ValueError:
                missing += 1
        return missing


class Phone:
    """One socket at a table. It connects again and again, until the game is over."""

    def __init__(self, url: str, cookie: str, match: Match, seat: int, chance: Random) -> None:
        self._address = url.replace("http", "ws", 1) + "/ws"
        self._headers = {"cookie": f"{COOKIE}={cookie}"} if seat else {}
        self._match, self._seat, self._chance = match, seat, chance
        self._lines: list[str] = []
        self._numbers = itertools.count(1)
        self._sent: tuple[int, int, str] | None = None  # number, question and answer that is on its way
        self._over = False

    async def run(self) -> None:
        while not self._over:
            try:
                async with connect(
                    self._address, additional_headers=self._headers, compression=None, max_size=None,
                    open_timeout=OPEN_SECONDS, close_timeout=1,
                ) as line:  # fmt: skip
                    await self._listen(line)
            except AWAY:
                await asyncio.sleep(AGAIN_SECONDS)

    async def _listen(self, line: ClientConnection) -> None:
        self._sent = None
        await self._join(line)
        while not self._over:
            try:
                told = _decode(await asyncio.wait_for(line.recv(), HERE_SECONDS))
            except TimeoutError:
                await line.send(said(kind="here", versions={self._match.name: len(self._lines)}))
                continue
            if told.kind == "position" and told.seen is not None:
                await self._look(line, told, told.seen)
            elif told.kind in ("done", "refused") and self._sent is not None and told.id == self._sent[0]:
                _, asked, text = self._sent
                if told.kind == "done":
                    self._match.keep(self._seat, asked, text)
                else:
                    self._sent = None
                    await asyncio.sleep(AGAIN_SECONDS)
                    await self._join(line)

    async def _join(self, line: ClientConnection) -> None:
        await line.send(said(kind="join", table=self._match.name, seat=self._seat, version=len(self._lines)))

    async def _look(self, line: ClientConnection, told: _Told, seen: _Seen) -> None:
        """What was told before never changes."""
        again = self._lines[told.first : told.first + len(told.lines)]
        if told.first > len(self._lines) or told.lines[: len(again)] != again:
            self._match.faults["forks"] += 1
        self._lines[told.first :] = told.lines
        self._over = seen.over
        self._match.told(len(self._lines), seen.over)
        if seen.choices and seen.asked is not None and (self._sent is None or self._sent[1] != seen.asked):
            await asyncio.sleep(self._chance.random() * THINK_SECONDS)
            text, number = self._chance.choice(seen.choices), next(self._numbers)
            self._sent = number, seen.asked, text
            where = {"table": self._match.name, "seat": self._seat, "version": len(self._lines)}
            await line.send(said(kind="play", id=number, moves=[text], **where))


class Guest:
    """Somebody over HTTP, who asks until the server is there."""

    def __init__(self, url: str) -> None:
        self._http = httpx.AsyncClient(base_url=url, timeout=OPEN_SECONDS)
        self.cookie = ""

    async def come(self, name: str) -> None:
        await self.ask("POST", "/api/guest", {"name": name})
        self.cookie = self._http.cookies[COOKIE]

    async def ask(self, method: str, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        while True:
            with contextlib.suppress(httpx.TransportError):
                answer = await self._http.request(method, path, json=body)
                if answer.status_code < FAILED:
                    return answer.raise_for_status()
            await asyncio.sleep(AGAIN_SECONDS)

    async def create(self, game: str, seats: Sequence[str] = SEATS) -> str:
        """A table that has started."""
        answer = await self.ask("POST", "/api/tables", {"game": game, "seats": seats, "start": True})
        return str(answer.json()["table"])

    async def close(self) -> None:
        await self._http.aclose()


class Host:
    """Somebody who plays one game after the other, on and on."""

    def __init__(self, url: str, number: int) -> None:
        self._url, self._number = url, number
        self.matches: list[Match] = []
        self.fair = self.unfair = 0
        self._playing: asyncio.Task[None] | None = None

    @property
    def match(self) -> Match:
        """The table where it plays now."""
        return self.matches[-1]

    @contextlib.asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        guest = Guest(self._url)
        await guest.come(f"host{self._number}")
        await self._begin(guest)
        task = asyncio.create_task(self._play_on(guest))
        try:
            yield
        finally:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task  # what went wrong in it is told
            await guest.close()

    def give_up(self) -> None:
        """Nothing happens at this table any more: on to another."""
        if self._playing is not None:
            self._playing.cancel()

    async def _begin(self, guest: Guest) -> None:
        game = games.GAMES[(self._number + len(self.matches)) % len(games.GAMES)]
        self.matches.append(Match(await guest.create(game)))

    async def _play_on(self, guest: Guest) -> None:
        while True:
            self._playing = asyncio.create_task(self._play(guest.cookie))
            try:
                await asyncio.wait([self._playing])
            finally:
                self._playing.cancel()
            if not self._playing.cancelled() and (error := self._playing.exception()) is not None:
                raise error
            if self.match.over:
                self._prove((await guest.ask("GET", f"/api/tables/{self.match.name}/record")).text)
            await self._begin(guest)

    async def _play(self, cookie: str) -> None:
        async with asyncio.TaskGroup() as together:
            for number, seat in enumerate(PHONES):
                chance = Random(f"{self._number} {len(self.matches)} {number}")
                together.create_task(Phone(self._url, cookie, self.match, seat, chance).run())

    def _prove(self, text: str) -> None:
        if record.verify(record.parse(text)).fair:
            self.fair += 1
        else:
            self.unfair += 1
