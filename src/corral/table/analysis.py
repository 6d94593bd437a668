"""What decided a game that is over, counted by the bots' pool: a part at a time, each after those who wait for a move.

The quick analysis is made when somebody first asks, the deep one when somebody wishes for it; both also while there is
nothing else to do (server/history.py). What was found is kept under the judge's name."""

import asyncio
import functools
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeVar

import msgspec
import structlog

from corral import making, record
from corral.players.ledger import LOOK, Analysis, Finding, Ledger
from corral.record import Fold
from corral.refusal import Code
from corral.store import Enough, Store, analyses

from .bots import BotPool
from .turns import Whose

T = TypeVar("T")
LOOK_SECONDS = 1.0  # between two looks whether a judge is there that is being made
KEPT = 64  # of records that are nobody's table
JOBS_PER_USER = {False: 4, True: 1}  # that are counted for one user at a time
log = structlog.get_logger()


class Plan(NamedTuple):
    judge: str
    parts: int


@functools.lru_cache(2)
def _ledger(text: str, deep: bool) -> Ledger:
    return Ledger(record.parse(text), deep)


def plan(text: str, deep: bool) -> Plan:
    """In the pool: which judge it is, and how many parts its work has."""
    ledger = _ledger(text, deep)
    return Plan(ledger.judge.name, ledger.parts)


def part(text: str, deep: bool, number: int) -> list[Finding]:
    """In the pool: one of these parts."""
    return _ledger(text, deep).part(number)


def whole(text: str, deep: bool, parts: Sequence[Sequence[Finding]]) -> Analysis:
    """In the pool: all parts put together."""
    return _ledger(text, deep).whole(parts)


def _by_seat(analysis: Analysis) -> list[analyses.Found]:
    signs = [event.seat for event in analysis.events if event.mark not in ("", LOOK)]
    return [
        analyses.Found(
            book.luck if analysis.chance == "luck" else None,
            book.own,
            signs.count(book.seat) if analysis.looked else None,
        )
        for book in analysis.seats
    ]


class Job:
    """An analysis that is being made."""

    def __init__(self, user: str, deep: bool, awaited: bool) -> None:
        self.user, self.deep, self.awaited = user, deep, awaited
        self.share = 0.0
        self.preparing = False  # its judge is being compiled
        self.done = asyncio.Event()


class Analyses:
    """All analyses of this process."""

    def __init__(self, store: Store, bot_pool: BotPool) -> None:
        self._store, self._bot_pool = store, bot_pool
        self._jobs: dict[tuple[str, bool], Job] = {}
        self._failed: set[tuple[str, bool]] = set()
        self._judges: dict[tuple[str, int, bool], str] = {}
        self._kept: OrderedDict[tuple[str, bool], Analysis] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def found(self, key: str, fold: Fold, stored: bool) -> dict[bool, Analysis]:
        """What the present judges have found, by whether they looked deep. `key`: a table, or a digest."""
        kept = {deep: self._kept[key, deep] for deep in (False, True) if (key, deep) in self._kept}
        if stored and len(kept) < len(JOBS_PER_USER):
            bodies = await self._store.read(analyses.found, key)
            for deep in {False, True} - kept.keys() if bodies else ():
                body = bodies.get((await self._judge(fold, deep), deep))
                if body is not None:
                    kept[deep] = self._keep(key, deep, msgspec.json.decode(body, type=Analysis))
        return kept

    def _keep(self, key: str, deep: bool, analysis: Analysis) -> Analysis:
        self._kept[key, deep] = analysis
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return analysis

    async def _judge(self, fold: Fold, deep: bool) -> str:
        kind = (fold.game.NAME, len(fold.names), deep)
        if kind not in self._judges:
            planned = await self._bot_pool.run(functools.partial(plan, fold.text("seed"), deep))
            self._judges[kind] = planned.judge
        return self._judges[kind]

    def begin(self, key: str, fold: Fold, stored: bool, user: str, deep: bool, awaited: bool = True) -> Job:
        """Count it, or go on with what is being counted; Enough if as much is counted for this user already.
        `awaited`: somebody looks at this very game; what nobody waits for comes last."""
        job = self._jobs.get((key, deep))
        if job is None:
            mine = [one for one in self._jobs.values() if (one.user, one.deep, one.awaited) == (user, deep, awaited)]
            if len(mine) >= JOBS_PER_USER[deep]:
                raise Enough("another game is being looked at for you; wait until that is done", Code.TOO_OFTEN)
            self._failed.discard((key, deep))
            job = self._jobs[key, deep] = Job(user, deep, awaited)
            task = asyncio.create_task(self._count(key, fold.game.NAME, fold.text("seed"), stored, job))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        job.awaited |= awaited
        return job

    def beside(self, user: str) -> int:
        """How many analyses are being made for this user while nobody waits for them."""
        return sum(job.user == user and not job.awaited for job in self._jobs.values())

    @property
    def busy(self) -> bool:
        """Something is being counted."""
        return bool(self._jobs)

    def give_up(self, key: str) -> None:
        """Its analyses cannot be made."""
        self._failed.update((key, deep) for deep in JOBS_PER_USER)

    def job(self, key: str) -> Job | None:
        """What is being counted of a game, the deep one first."""
        return self._jobs.get((key, True)) or self._jobs.get((key, False))

    def failed(self, key: str, deep: bool) -> bool:
        """The analysis was tried, and failed."""
        return (key, deep) in self._failed

    @property
    def failures(self) -> set[str]:
        """The games of which an analysis failed."""
        return {key for key, _ in self._failed}

    async def _prepare(self, key: str, game: str, job: Job) -> None:
        """The judge is made beside the server (making.py); where it is not, by the pool."""
        job.preparing = not making.judge_ready(game)
        while not making.judge_ready(game) and making.judge_in_making(game):
            await asyncio.sleep(LOOK_SECONDS)
        if not making.judge_ready(game):
            await self._turn(key, job, functools.partial(making.make_judge, game))
        job.preparing = False

    async def _count(self, key: str, game: str, text: str, stored: bool, job: Job) -> None:
        try:
            await self._prepare(key, game, job)
            planned = await self._turn(key, job, functools.partial(plan, text, job.deep))
            found = []
            for number in range(planned.parts):
                found.append(await self._turn(key, job, functools.partial(part, text, job.deep, number)))
                job.share = (number + 1) / planned.parts
            analysis = await self._turn(key, job, functools.partial(whole, text, job.deep, found))
            if stored:
                body = msgspec.json.encode(analysis).decode()
                found_by = (key, planned.judge, job.deep, self._store.now(), body, _by_seat(analysis))
                await self._store.write(analyses.keep, *found_by)
            self._keep(key, job.deep, analysis)
        except Exception:
            self._failed.add((key, job.deep))
            log.exception("analysis", game=key)
        finally:
            del self._jobs[key, job.deep]
            job.done.set()

    async def _turn(self, key: str, job: Job, work: Callable[[], T]) -> T:
        whose = Whose(job.user, key, people=job.awaited and not job.deep, awaited=job.awaited)
        async with self._bot_pool.turn(whose, quick=False):
            return await self._bot_pool.run(work)

    async def close(self) -> None:
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
