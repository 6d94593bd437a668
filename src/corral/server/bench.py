"""How fast the server is: many tables, many viewers, people in another process who play over real sockets."""

import asyncio
import itertools
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from socket import socket as Socket
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from corral import games
from corral.store import Store
from corral.table import Brains, House, Table

from .accounts import COOKIE, Accounts

WARM_SECONDS = 3.0
LONG = 500  # lines of a long table
OPENED = 9
AT_ONCE = 50  # tables that are prepared together
TABLES, RATE = 200, 310.0
FEW, MANY, SLOW_RATE = 10, 1000, 100.0
SECRET = "bench"  # signs the cookies of people who exist as long as the benchmark runs

Figures = dict[str, float]


class Place(NamedTuple):
    """A seat, and who has it; seat 0 watches."""

    table: str
    seat: int
    cookie: str


@dataclass
class Load:
    """What the people of the other process are to do."""

    url: str
    group: int  # the server's processes
    sockets: list[list[Place]]  # what each of them is told of
    rate: float  # moves a second, all of them together
    seconds: float


@dataclass
class Heard:
    """What came of it."""

    seconds: float = 0.0
    cpu: float = 0.0  # processor time of the server meanwhile
    acknowledged: list[float] = field(default_factory=list)  # seconds from send to acknowledgement, each
    refused: list[str] = field(default_factory=list)
    positions: int = 0
    idle: int = 0  # moments at which nobody was asked


# The server, as anybody would start it


class Running:
    def __init__(self, place: str | Path, workers: int) -> None:
        with Socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        where = {"CORRAL_DATABASE": str(place)} if isinstance(place, str) else {"CORRAL_DATA": str(place)}
        # people who answer at once would wait for windows to ripen: that is a rule of the table, not its speed
        environment = {**os.environ, **where, "CORRAL_HUSH": "0", "CORRAL_LOG": "error", "CORRAL_SECRET": SECRET}
        words = ["serve", "--port", str(port), "--workers", str(workers)]
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "corral", *words], env=environment, stdout=subprocess.DEVNULL, start_new_session=True
        )
        self.group = self._process.pid
        while not self._answers():
            if self._process.poll() is not None:
                raise ValueError("the server did not start; try `corral serve` to see why")
            time.sleep(0.01)
        self.start_seconds = time.perf_counter() - began

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=30).is_success
        except httpx.TransportError:
            return False

    def stop(self) -> None:
        os.killpg(self.group, signal.SIGTERM)
        self._process.wait()


@contextmanager
def running(place: str | Path, workers: int) -> Iterator[Running]:
    server = Running(place, workers)
    try:
        yield server
    finally:
        server.stop()


def processes(group: int) -> Iterator[Path]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(folder.name)) == group:
                yield folder
        except ProcessLookupError:
            continue


def memory(group: int) -> float:
    """Megabytes of all processes of a group; what they share counts once."""
    rows = [(folder / "smaps_rollup").read_text() for folder in processes(group)]
    return sum(int(row.partition("\nPss:")[2].split()[0]) for row in rows) / 1024


def cpu(group: int) -> float:
    """Seconds of processor time so far."""
    rows = [(folder / "stat").read_text().rpartition(")")[2].split() for folder in processes(group)]
    return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")


# What is there before it starts


async def prepare(place: str | Path, tables: int, lines: int = 0) -> list[list[Place]]:
    """Tables of two people and a spectator each, of all games by turns; with so many lines at least."""
    store = await Store.open(place)
    house = House(store, Brains(lambda: ThreadPoolExecutor(1)), hush=0.0)
    accounts = Accounts(store, SECRET)
    names = itertools.cycle(games.GAMES)
    rows: list[list[Place]] = []
    while len(rows) < tables:
        some = [_prepared(house, accounts, next(names), lines) for _ in range(min(AT_ONCE, tables - len(rows)))]
        rows += [row for row in await asyncio.gather(*some) if row]
    await house.close()
    await store.close()
    return rows


async def _prepared(house: House, accounts: Accounts, game: str, lines: int) -> list[Place]:
    ann, bob = await accounts.guest("ann", "bench"), await accounts.guest("bob", "bench")
    host, guest = await accounts.who(ann, None), await accounts.who(bob, None)
    assert host is not None
    assert guest is not None
    table = await house.create(host.person, game, ["me", "open"], {}, {})
    await table.sit(guest.person, 1)
    await table.start(host.id)
    places = [Place(table.id, 1, ann), Place(table.id, 2, bob), Place(table.id, 0, "")]
    return places if await _played(table, lines) else []


async def _played(table: Table, lines: int) -> bool:
    """Whether a game, played at random, is so long."""
    chance = random.Random(1)
    while table.course is not None and table.course.version < lines:
        if table.course.over:
            return False
        seat = table.course.acting()[0]
        text = chance.choice(table.course.choices(seat))
        await table.play(table.row.seats[seat].user or "", seat, len(table.lines(seat)), [text])
    return True


# The people, in a process of their own


class _Seen(msgspec.Struct):
    choices: list[str] = []
    asked: int | None = None


class _Told(msgspec.Struct):
    """What a person looks at; the rest is passed over."""

    kind: str
    id: int = 0
    table: str = ""
    seat: int = 0
    version: int = 0
    reason: str = ""
    seen: _Seen | None = None


_decode = msgspec.json.Decoder(_Told).decode


class _Crowd:
    """Everybody who is asked waits in a queue; so many a second are let answer, at random."""

    def __init__(self, load: Load) -> None:
        self.load, self.heard = load, Heard()
        self._asked: dict[tuple[str, int], tuple[ClientConnection, _Told]] = {}
        self._answered: dict[tuple[str, int], int | None] = {}  # the question that each answered last
        self._sent: dict[int, float] = {}
        self._numbers = itertools.count(1)
        self._chance = random.Random(1)
        self._joined = 0

    async def run(self) -> Heard:
        listeners = []
        for places in self.load.sockets:
            headers = {"cookie": f"{COOKIE}={places[0].cookie}"} if places[0].cookie else {}
            address = self.load.url.replace("http", "ws", 1) + "/ws"
            line = await connect(address, additional_headers=headers, compression=None, max_size=None)
            for place in places:
                await line.send(json({"kind": "join", "table": place.table, "seat": place.seat}))
            listeners.append(asyncio.create_task(self._listen(line)))
        while self._joined < sum(map(len, self.load.sockets)):
            await asyncio.sleep(0.01)
        await self._play(WARM_SECONDS)
        self.heard = Heard()
        began, spent = time.perf_counter(), cpu(self.load.group)
        await self._play(self.load.seconds)
        self.heard.seconds, self.heard.cpu = time.perf_counter() - began, cpu(self.load.group) - spent
        while self._sent:
            await asyncio.sleep(0.01)
        for listener in listeners:
            listener.cancel()
        return self.heard

    async def _listen(self, line: ClientConnection) -> None:
        async for text in line:
            now, told = time.perf_counter(), _decode(text)
            if told.kind == "position" and told.seen is not None:
                self._joined += 1
                self.heard.positions += 1
                key = told.table, told.seat
                if told.seen.choices and told.seen.asked != self._answered.get(key):
                    self._asked[key] = line, told
                else:
                    self._asked.pop(key, None)
            elif told.kind in ("done", "refused") and told.id:
                self.heard.acknowledged.append(now - self._sent.pop(told.id))
                if told.kind == "refused":
                    self.heard.refused.append(told.reason)

    async def _play(self, seconds: float) -> None:
        began = time.perf_counter()
        for number in range(int(seconds * self.load.rate)):
            await asyncio.sleep(max(0.0, began + number / self.load.rate - time.perf_counter()))
            if not self._asked:
                self.heard.idle += 1
                continue
            key = self._chance.choice(list(self._asked))
            line, told = self._asked.pop(key)
            assert told.seen is not None
            self._answered[key] = told.seen.asked
            number = next(self._numbers)
            move = self._chance.choice(told.seen.choices)
            self._sent[number] = time.perf_counter()
            where = {"id": number, "table": told.table, "seat": told.seat, "version": told.version}
            await line.send(json({"kind": "play", "moves": [move], **where}))


def crowd(load: Load) -> Heard:
    """Runs in the other process."""
    return asyncio.run(_Crowd(load).run())


def json(message: dict[str, Any]) -> str:
    return msgspec.json.encode(message).decode()


# The measures


def measure(url: str = "", workers: int = 1, seconds: float = 20.0, say: Callable[[str], None] = print) -> Figures:
    """All figures. `url`: an empty PostgreSQL database; without it SQLite in a folder that is gone afterwards."""
    context = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1, mp_context=context) as other:
        place = url or Path(folder)
        say("preparing tables")
        rows = asyncio.run(prepare(place, TABLES))
        long = asyncio.run(prepare(place, OPENED, LONG))
        many = asyncio.run(prepare(place, MANY))
        found: Figures = {}
        with running(place, workers) as server:
            found["start_s"] = server.start_seconds
            found["open_ms"] = _opened(server, [row[0].table for row in long])
            say("200 tables")
            found |= _loaded(
                other, Load(server.url, server.group, [[one] for row in rows for one in row], RATE, seconds)
            )
            found["memory_mb"] = memory(server.group)
        for tables in (FEW, MANY):
            say(f"{tables} tables")
            with running(place, workers) as server:
                seats = [one for row in many[:tables] for one in row[:2]]
                load = Load(server.url, server.group, [[one] for one in seats], SLOW_RATE, seconds / 2)
                found[f"cpu_ms_at_{tables}"] = _loaded(other, load)["cpu_ms"]
        return found


def _opened(server: Running, tables: Sequence[str]) -> float:
    """Milliseconds until a table that the server has not in memory is there: the median."""
    found = []
    with httpx.Client(base_url=server.url) as client:
        client.get("/health")
        for table in tables:
            began = time.perf_counter()
            client.get(f"/api/tables/{table}").raise_for_status()
            found.append(time.perf_counter() - began)
    return sorted(found)[len(found) // 2] * 1000


def _loaded(other: ProcessPoolExecutor, load: Load) -> Figures:
    heard = other.submit(crowd, load).result()
    times = sorted(heard.acknowledged)
    if len(heard.refused) > len(times) / 100:  # a few cross with what others do
        raise ValueError(f"{len(heard.refused)} of {len(times)} moves were refused: {heard.refused[0]}")
    return {
        "moves_per_s": len(times) / heard.seconds,
        "p50_ms": times[len(times) // 2] * 1000,
        "p99_ms": times[len(times) * 99 // 100] * 1000,
        "positions_per_s": heard.positions / heard.seconds,
        "cpu_ms": heard.cpu / len(times) * 1000,
        "idle": heard.idle,
    }
