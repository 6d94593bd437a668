"""The server as it is in the wild: people play over real sockets while its processes are killed at any moment, its
database restarts, its disk is full or stands still; then it is sent garbage; and what viewers are sent is compared
where they cannot know a difference."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from corral.store import Store, tables

from ..running import Running, running
from . import blindfold
from .faults import Fault, Faults, disk
from .garbage import Garbage
from .people import Host, Match
from .postgres import cluster

PATIENCE_SECONDS = 60.0  # nothing happens at a table for so long: it is stuck
CALM = 10  # kills after which all tables must go on; after each, half of them
WITHOUT_LIMITS = {
    "CORRAL_MINIMUM_OPEN": "0", "CORRAL_LOG": "critical", "CORRAL_MESSAGES_PER_SECOND": "1e9",
    "CORRAL_TABLES_PER_USER": "1000000", "CORRAL_SOCKETS_PER_USER": "1000", "CORRAL_SOCKETS_PER_ADDRESS": "1000",
}  # fmt: skip
OWN = "own"  # in place of a URL: a PostgreSQL that is ours to restart

Say = Callable[[str], None]


@dataclass
class Plan:
    kills: int = 200
    url: str = ""  # of a PostgreSQL database; empty: SQLite
    workers: int = 1
    garbage: int = 10_000  # frames
    frames: int = 1_000  # to be compared
    hosts: int = 6  # tables at a time
    seed: int = 1


@dataclass
class Report:
    faults: Counter[str] = field(default_factory=Counter)  # what befell the server, by name
    impossible: str = ""  # what could not be done here
    acknowledged: int = 0
    lost: int = 0  # of these moves
    doubled: int = 0  # questions with two acknowledged answers
    forks: int = 0  # tables where what was told or kept has changed later
    stuck: int = 0
    games: int = 0
    fair: int = 0  # finished games whose record proves that
    unfair: int = 0
    garbage: int = 0
    crashes: int = 0
    effects: int = 0  # what garbage changed
    frames: int = 0
    leaks: int = 0

    @property
    def wrong(self) -> int:
        return (
            self.lost + self.doubled + self.forks + self.stuck + self.unfair + self.crashes + self.effects + self.leaks
        )


def torture(plan: Plan, say: Say = print) -> Report:
    """All of it. ValueError where the database cannot be used."""
    report = Report()
    with ExitStack() as open_:
        own = open_.enter_context(cluster(sync=True)) if plan.url == OWN else None
        frozen = open_.enter_context(disk()) if not plan.url else None
        place: str | Path = own.url + "postgres" if own else plan.url
        if not place:
            place = frozen or Path(open_.enter_context(tempfile.TemporaryDirectory(prefix="corral-torture-")))
            report.impossible = "" if frozen else "no disk was frozen: that needs root, and leave to mount"
        asyncio.run(_check_empty(place))
        server = open_.enter_context(running(place, plan.workers, **WITHOUT_LIMITS))
        faults = Faults(server, place, Random(plan.seed), own, frozen)
        asyncio.run(_Trial(plan, place, server, faults, report, say).run())
    say(f"comparing {plan.frames:,} frames")
    compared = asyncio.run(blindfold.compare(plan.frames, plan.seed))
    report.frames, report.leaks = compared.frames, len(compared.differences)
    return report


async def _check_empty(place: str | Path) -> None:
    """Nobody tortures a database that others use by mistake."""
    store = await Store.open(place)
    try:
        if await store.read(tables.latest):
            raise ValueError("the database is not empty: take one that nobody uses")
    finally:
        await store.close()


class _Trial:
    """The part with a server."""

    def __init__(
        self, plan: Plan, place: str | Path, server: Running, faults: Faults, report: Report, say: Say
    ) -> None:
        self._plan, self._place, self._server = plan, place, server
        self._faults, self._report, self._say = faults, report, say
        self._chance = Random(plan.seed)
        self._hosts = [Host(server.url, number) for number in range(plan.hosts)]

    async def run(self) -> None:
        async with AsyncExitStack() as playing:
            for host in self._hosts:
                await playing.enter_async_context(host.playing())
            await self._go_on(len(self._hosts))
            for number in range(1, self._plan.kills + 1):
                await self._strike(self._faults.kills)
                await self._go_on(len(self._hosts) // 2)
                await self._look([host.match for host in self._hosts])
                if number % CALM == 0 or number == self._plan.kills:
                    await self._strike(self._faults.troubles)
                    await self._go_on(len(self._hosts))
                    self._say(f"{number} of {self._plan.kills} kills: {self._summary()}")
            await self._litter()
            await self._go_on(len(self._hosts))
        await self._look([match for host in self._hosts for match in host.matches])
        self._sum_up()

    async def _strike(self, faults: dict[str, Fault]) -> None:
        """At any moment, one of these."""
        await asyncio.sleep(self._chance.random())
        name = self._chance.choice(list(faults))
        self._report.faults[name.removesuffix(" again")] += 1
        await faults[name]()

    async def _go_on(self, wanted: int) -> None:
        """Until so many tables go on; one that does not, though nothing hinders it, is stuck."""
        waiting = {asyncio.create_task(host.match.goes_on(PATIENCE_SECONDS)): host for host in self._hosts}
        left = set(waiting)
        while left and len(waiting) - len(left) < wanted:
            done, left = await asyncio.wait(left, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if not task.result():
                    self._report.stuck += 1
                    self._say(f"table {waiting[task].match.name} is stuck")
                    waiting[task].give_up()
        for task in left:
            task.cancel()

    async def _look(self, matches: list[Match]) -> None:
        """What the database holds."""
        store = await Store.open(self._place)
        for match in matches:
            match.compare([text for text, _ in await store.read(tables.lines_after, match.name, 0)])
        await store.close()
        self._sum_up()

    async def _litter(self) -> None:
        if self._plan.garbage:
            garbage, processes = Garbage(self._server.url, self._chance), self._server.web()
            telling = asyncio.create_task(self._tell(garbage))
            self._report.effects += not await garbage.send(self._plan.garbage)
            telling.cancel()
            self._report.garbage = garbage.sent
            self._report.crashes = garbage.crashes + (self._server.web() != processes)

    async def _tell(self, garbage: Garbage) -> None:
        while True:
            self._say(f"{garbage.sent:,} of {self._plan.garbage:,} frames of garbage: {self._summary()}")
            await asyncio.sleep(10)

    def _sum_up(self) -> None:
        matches, report = [match for host in self._hosts for match in host.matches], self._report
        found = sum((match.faults for match in matches), Counter[str]())
        report.lost, report.forks, report.doubled = found["lost"], found["forks"], found["doubled"]
        report.acknowledged = sum(len(match.kept) for match in matches)
        report.games = len(matches)
        report.fair, report.unfair = sum(host.fair for host in self._hosts), sum(host.unfair for host in self._hosts)

    def _summary(self) -> str:
        report = self._report
        wrong = f"{report.lost} lost, {report.stuck} stuck, {report.forks} forks"
        return f"{report.acknowledged:,} moves acknowledged, {wrong}"


__all__ = ["OWN", "Plan", "Report", "torture"]
