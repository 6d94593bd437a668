"""How fast the server is: many tables, many viewers, people in another process who play over real sockets."""

import asyncio
import itertools
import multiprocessing
import os
import random
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from corral import games
from corral.client import Client
from corral.store import Store
from corral.table import BotPool, Table, TableRegistry

from .accounts import COOKIE, Accounts
from .running import Running, processes, running

WARM_SECONDS = 3.0
LONG = 500  # lines of a long table
OPENED = 9
AT_ONCE = 50  # tables that are prepared together
TABLES, RATE = 200, 310.0
BUSY, BUSY_SECONDS = 30, 5.0  # tables of legends, and how long they think before anybody else comes
FEW_TABLES, MANY_TABLES, SLOW_RATE = 10, 1000, 100.0
CLOSED_SOCKETS = 80  # in the closed loop: people who sit at the tables, five each
ROUNDS = 8  # games that each pair plays at most, one after the other
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
    rate: float  # moves a second, all of them together; 0: a closed loop, everybody answers as soon as he is asked
    seconds: float
    after: dict[str, str] = field(default_factory=dict)  # where those go on whose game is over


@dataclass
class Heard:
    """What came of it."""

    seconds: float = 0.0
    cpu: float = 0.0  # processor time of the server meanwhile
    acknowledged: list[float] = field(default_factory=list)  # seconds from send to acknowledgement, each
    refused: list[str] = field(default_factory=list)
    positions: int = 0
    idle: int = 0  # moments at which nobody was asked
    tables: set[str] = field(default_factory=set)


# The server


@contextmanager
def benched(place: str | Path, workers: int, **settings: str) -> Iterator[tuple[Running, float]]:
    """A server, and how many seconds it took until all games are ready."""
    # people who answer at once would wait until a question may be closed: that is a rule of the table, not its speed
    ours = {"CORRAL_MINIMUM_OPEN": "0", "CORRAL_LOOK_BACK": "no", "CORRAL_LOG": "error", "CORRAL_SECRET": SECRET}
    settings = {**ours, **settings}
    began = time.perf_counter()
    with running(place, workers, **settings) as server:
        while not all(game["ready"] == 1 for game in httpx.get(f"{server.url}/api/games").json()["games"]):
            time.sleep(0.01)
        yield server, time.perf_counter() - began


def memory(group: int) -> float:
    """Megabytes of all processes of a group; what they share counts once."""
    rows = [(folder / "smaps_rollup").read_text() for folder in processes(group)]
    return sum(int(row.partition("\nPss:")[2].split()[0]) for row in rows) / 1024


def cpu(group: int) -> float:
    """Seconds of processor time so far."""
    rows = [(folder / "stat").read_text().rpartition(")")[2].split() for folder in processes(group)]
    return sum(int(row[11]) + int(row[12]) for row in rows) / os.sysconf("SC_CLK_TCK")


# What is there before it starts


async def prepare(
    place: str | Path, tables: int, lines: int = 0, names: Sequence[str] = (), people: int = 0
) -> list[list[Place]]:
    """Tables of two people and a spectator each, of these games (all) by turns; with so many lines at least. With
    `people`, so many of them sit at all tables, by turns."""
    store = await Store.open(place)
    registry = TableRegistry(store, BotPool(lambda: ThreadPoolExecutor(1)), minimum_open=0.0)
    accounts = Accounts(store, SECRET)
    turns = itertools.cycle(names or games.GAMES)
    known = itertools.cycle([await accounts.guest("ann", "bench", "") for _ in range(people)] or [""])
    rows: list[list[Place]] = []
    while len(rows) < tables:
        some = [
            _prepared(registry, accounts, next(turns), lines, (next(known), next(known)))
            for _ in range(min(AT_ONCE, tables - len(rows)))
        ]
        rows += [row for row in await asyncio.gather(*some) if row]
    await registry.close()
    await store.close()
    return rows


async def _prepared(
    registry: TableRegistry, accounts: Accounts, game: str, lines: int, known: tuple[str, str]
) -> list[Place]:
    ann, bob = [cookie or await accounts.guest("ann", "bench", "") for cookie in known]
    host, guest = await accounts.who(ann, None), await accounts.who(bob, None)
    assert host is not None
    assert guest is not None
    table = await registry.create(host.person, game, ["me", "open"], {}, {})
    await table.sit(guest.person, 1)
    await table.start(host.id)
    places = [Place(table.id, 1, ann), Place(table.id, 2, bob), Place(table.id, 0, "")]
    return places if await _played(table, lines) else []


async def _played(table: Table, lines: int) -> bool:
    """Whether a game, played at random, is so long."""
    chance = random.Random(1)
    while table.live is not None and table.live.version < lines:
        if table.live.over:
            return False
        seat = table.live.acting()[0]
        text = chance.choice(table.live.choices(seat))
        await table.play(table.row.seats[seat].user or "", seat, len(table.lines(seat)), [text])
    return True


# The people, in a process of their own


class _Seen(msgspec.Struct):
    choices: list[str] = []
    asked: int | None = None
    over: bool = False


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
        self.heard = Heard(tables=self.heard.tables)
        began, spent = time.perf_counter(), cpu(self.load.group)
        await self._play(self.load.seconds)
        self.heard.seconds, self.heard.cpu = time.perf_counter() - began, cpu(self.load.group) - spent
        while self._sent and self.load.rate:  # in a closed loop there is always somebody who waits
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
                self.heard.tables.add(told.table)
                key = told.table, told.seat
                if told.seen.choices and told.seen.asked != self._answered.get(key):
                    self._asked[key] = line, told
                    if not self.load.rate:
                        await self._answer(key)
                elif told.seen.over and told.table in self.load.after:
                    await line.send(json({"kind": "part", "table": told.table}))
                    await line.send(json({"kind": "join", "table": self.load.after[told.table], "seat": told.seat}))
                else:
                    self._asked.pop(key, None)
            elif told.kind in ("done", "refused") and told.id:
                self.heard.acknowledged.append(now - self._sent.pop(told.id))
                if told.kind == "refused":
                    self.heard.refused.append(told.reason)

    async def _play(self, seconds: float) -> None:
        began = time.perf_counter()
        if not self.load.rate:  # in `_listen`; who is asked already begins
            for key in list(self._asked):
                await self._answer(key)
            await asyncio.sleep(seconds)
            return
        for number in range(int(seconds * self.load.rate)):
            await asyncio.sleep(max(0.0, began + number / self.load.rate - time.perf_counter()))
            if not self._asked:
                self.heard.idle += 1
                continue
            await self._answer(self._chance.choice(list(self._asked)))

    async def _answer(self, key: tuple[str, int]) -> None:
        if key not in self._asked:
            return
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
        many = asyncio.run(prepare(place, MANY_TABLES))
        found: Figures = {}
        with benched(place, workers) as (server, found["start_s"]):
            found["open_ms"] = _opened(server, [row[0].table for row in long])
            say("200 tables")
            found |= _loaded(
                other, Load(server.url, server.group, [[one] for row in rows for one in row], RATE, seconds)
            )
            found["memory_mb"] = memory(server.group)
        for tables in (FEW_TABLES, MANY_TABLES):
            say(f"{tables} tables")
            with benched(place, workers) as (server, _):
                seats = [one for row in many[:tables] for one in row[:2]]
                load = Load(server.url, server.group, [[one] for one in seats], SLOW_RATE, seconds / 2)
                found[f"cpu_ms_at_{tables}"] = _loaded(other, load)["cpu_ms"]
        return found


def closed(
    url: str = "", workers: int = 1, seconds: float = 20.0, say: Callable[[str], None] = print
) -> dict[str, Figures]:
    """At saturation, by game: 200 tables of two, at which everybody answers as soon as he is asked; and what a table
    takes in memory."""
    context = multiprocessing.get_context("spawn")
    found: dict[str, Figures] = {}
    for name in games.GAMES:
        with tempfile.TemporaryDirectory() as folder, ProcessPoolExecutor(1, mp_context=context) as other:
            place = url or Path(folder)
            say(f"{name}: preparing tables")
            rows = asyncio.run(prepare(place, TABLES * ROUNDS, names=[name], people=CLOSED_SOCKETS))
            first = [one for row in rows[:TABLES] for one in row[:2]]
            cookies = sorted({one.cookie for one in first})
            sockets = [[one for one in first if one.cookie == cookie] for cookie in cookies]
            after = {row[0].table: rows[index + TABLES][0].table for index, row in enumerate(rows[:-TABLES])}
            with benched(place, workers, CORRAL_MESSAGES_PER_SECOND="1e9") as (server, _):
                say(f"{name}: {TABLES} tables at saturation")
                before = memory(server.group)
                found[name] = _loaded(other, Load(server.url, server.group, sockets, 0.0, seconds, after))
                found[name]["table_kb"] = (memory(server.group) - before) * 1024 / found[name]["tables"]
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
        "tables": len(heard.tables),
    }


# Bots: whether one guest's keep another's waiting


def bots(answers: int = 30, say: Callable[[str], None] = print) -> Figures:
    """How long a hand takes to answer: while nobody else plays, and while another guest's legends think."""
    found: Figures = {}
    with (
        tempfile.TemporaryDirectory() as folder,
        benched(Path(folder), 1, CORRAL_BOTS_ONLY_PER_USER=str(BUSY)) as (server, _),
    ):
        for name, tables in (("alone", 0), ("busy", BUSY)):
            say(f"{tables} tables of legends")
            with Client(server.url, name="busy") as busy:
                for _ in range(tables):
                    busy.create("moon_river", ["legend", "legend"], start=True)
            time.sleep(BUSY_SECONDS if tables else 0.0)
            times = sorted(_waited(server.url, answers))
            found[f"hand_{name}_ms"], found[f"hand_{name}_most_ms"] = times[len(times) // 2] * 1000, times[-1] * 1000
    return found


def _waited(url: str, answers: int) -> list[float]:
    """Seconds from a move of mine to the first of the hand's that follow."""
    found: list[float] = []
    chance = random.Random(1)
    with Client(url, name="ann") as client:
        while len(found) < answers:
            seat = client.join(client.create("moon_river", ["me", "hand"], start=True), 1)
            moved, known = 0.0, 0
            for position in seat:
                if moved and any(line.startswith("2 ") for line in position.lines[known:]):
                    found.append(time.perf_counter() - moved)
                    moved = 0.0
                if len(found) == answers:
                    break
                if position.choices:
                    seat.play(chance.choice(position.choices))
                    moved, known = time.perf_counter(), position.version + 1
            seat.close()
    return found
