"""Games that are over, over HTTP: gone through, asked about, gone on with."""

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from corral import options, record
from corral.game import SPECTATOR
from corral.record import BadRecord, NotNow
from corral.refusal import Code, NotValid
from corral.table import Forbidden, Table, TableRegistry
from corral.table.analysis import Analyses
from corral.table.replay import Replay
from corral.table.seen import SeatSeen

from . import messages
from .accounts import Me
from .asking import REFUSALS, TooMany, address
from .limits import Buckets
from .settings import Settings
from .tables import made

KEPT = 32  # games that somebody is just going through
RECORD_LETTERS = 50_000  # the longest of our own has 21,000


class Shown(NamedTuple):
    """A game that is over, and from which seats this user may look at it."""

    key: str  # its table, or its record's digest
    replay: Replay
    table: Table | None
    mine: list[int]  # seats from 1
    views: list[int]

    @property
    def seats(self) -> list[SeatSeen]:
        return self.replay.seats() if self.table is None else self.table.seen(SPECTATOR).seats

    def viewer(self, seat: int | None) -> int:
        """The seat (from 1) that is wished for, or the first of the own ones; inside it counts from 0."""
        if seat is None:
            seat = self.mine[0] if self.mine else 0
        if seat not in self.views:
            raise Forbidden("who has not played sees it as spectators do", Code.NOT_YOURS)
        return SPECTATOR if seat == 0 else seat - 1

    def seat(self, seat: int) -> int:
        """One that is asked about; it counts from 1."""
        return self.viewer(seat)


class Replays:
    """The games that were asked for last; making one takes a moment, which nobody else waits for."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Replay] = OrderedDict()
        self._one = asyncio.Lock()
        self.reads = Buckets(0.5, 30)
        self.asks = Buckets(10.0, 200)  # a board looks ahead of every choice

    async def shown(self, registry: TableRegistry, me: Me | None, body: messages.GameBody) -> Shown:
        if bool(body.table) == bool(body.record):
            raise NotValid("say which game: a table, or a record")
        return await self.of_table(registry, me, body.table) if body.table else await self.of_text(body.record)

    async def of_table(self, registry: TableRegistry, me: Me | None, name: str) -> Shown:
        table = await registry.table(name)
        await table.check()
        mine = table.own(me.id if me is not None else None).mine
        past = table.row.daily is not None and table.row.daily < registry.today()  # a deal that nobody plays any more
        if not (past or table.row.public or mine or (me is not None and me.id == table.row.host)):
            raise Forbidden("this table was private: only who played there sees it again", Code.PRIVATE)
        live = table.live
        if live is None or not live.over:
            raise NotNow("the game is not over; a replay would tell secrets", Code.NOT_OVER)
        replay = await self._get(f"table {name} {live.fold.header.seats}", lambda: Replay(live.fold))
        everyone = list(range(len(table.row.seats) + 1))
        return Shown(name, replay, table, mine, everyone if mine else [0])

    async def of_text(self, text: str) -> Shown:
        if len(text) > RECORD_LETTERS:
            raise NotValid(f"a record has at most {RECORD_LETTERS} letters", Code.RECORD_LONG)
        text = text.replace("\r\n", "\n").strip("\n") + "\n"
        digest = hashlib.sha256(text.encode()).hexdigest()
        replay = await self._get(digest, lambda: read(text))
        return Shown(digest, replay, None, [], list(range(len(replay.fold.names) + 1)))

    async def _get(self, key: str, make: Callable[[], Replay]) -> Replay:
        if key not in self._kept:
            async with self._one:
                self._kept[key] = await asyncio.to_thread(make)
        self._kept.move_to_end(key)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return self._kept[key]


def read(text: str) -> Replay:
    """A record from outside; BadRecord says which line is wrong."""
    fold = record.parse(text)
    if not fold.over:
        raise BadRecord(text.count("\n"), "the record ends before the game does; is the file cut off?", Code.RECORD_CUT)
    return Replay(fold)


def _slowly(request: "Request[object, object, State]", buckets: Buckets, me: Me | None) -> None:
    key = me.id if me is not None else address(request)
    if not buckets.take(key, request.app.state.registry.store.now()):
        raise TooMany("too often; wait a moment")


async def _seen(shown: Shown, seat: int | None) -> messages.ReplaySeen:
    replay, viewer = shown.replay, shown.viewer(seat)
    steps = await asyncio.to_thread(replay.steps, viewer)
    lines, changes = replay.told(viewer)
    header = replay.fold.header
    return messages.ReplaySeen(
        header.table if shown.table is None else shown.table.id,
        replay.game.NAME,
        options.words(header.options),
        shown.seats,
        viewer + 1,
        shown.views,
        shown.mine,
        None if shown.table is None else shown.table.row.ended,
        lines,
        changes,
        steps,
        messages.ProofSeen(
            header.table,
            header.salts,
            header.commit,
            header.seed.hex() if header.seed else None,
            replay.draws,
            replay.given,
        ),
    )


async def of_table(
    request: "Request[object, object, State]",
    name: FromPath[str],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
    replays: Given[Replays],
    seat: FromQuery[int | None] = None,
) -> messages.ReplaySeen:
    """A game that is over, for those who played, and for everybody if its table was public."""
    _slowly(request, replays.reads, maybe)
    return await _seen(await replays.of_table(registry, maybe, name), seat)


async def of_record(
    request: "Request[object, object, State]",
    data: JSONBody[messages.ReplayBody],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
    replays: Given[Replays],
) -> messages.ReplaySeen:
    """The same of a record that was pasted, or opened from a file. Nothing of it is kept."""
    _slowly(request, replays.reads, maybe)
    return await _seen(await replays.shown(registry, maybe, data), data.seat)


async def asked(
    request: "Request[object, object, State]",
    data: JSONBody[messages.AskedBody],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
    replays: Given[Replays],
) -> messages.AskedSeen:
    """What a seat could have played, and what it would have led to as far as the seat could know."""
    _slowly(request, replays.asks, maybe)
    shown = await replays.shown(registry, maybe, data)
    return messages.AskedSeen(*shown.replay.tried(data.ply, shown.seat(data.seat), data.moves))


async def go_on(
    request: "Request[object, object, State]",
    data: JSONBody[messages.GoOnBody],
    me: Given[Me],
    registry: Given[TableRegistry],
    settings: Given[Settings],
    replays: Given[Replays],
) -> messages.TableMade:
    """Play on from here: a table of one's own, unrated and with dice of its own."""
    _slowly(request, replays.reads, me)
    shown = await replays.shown(registry, me, data)
    if data.seat > len(shown.seats):
        raise NotValid("there is no such seat")
    fold = await asyncio.to_thread(shown.replay.at, data.ply)
    table = await registry.go_on(me.person, fold, data.seat - 1, data.level)
    return made(table.id, request, settings)


async def analysis(
    request: "Request[object, object, State]",
    name: FromPath[str],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
    replays: Given[Replays],
    analyses: Given[Analyses],
) -> messages.AnalysisSeen:
    """What decided a game that is over. The quick one begins when somebody first asks; ask again until it is there."""
    _slowly(request, replays.asks, maybe)
    return await _analysed(request, await replays.of_table(registry, maybe, name), maybe, analyses, False)


async def deep_analysis(
    request: "Request[object, object, State]",
    name: FromPath[str],
    me: Given[Me],
    registry: Given[TableRegistry],
    replays: Given[Replays],
    analyses: Given[Analyses],
) -> messages.AnalysisSeen:
    """Look deeper: it takes its time, after those who wait for a move. One game at a time for each user."""
    _slowly(request, replays.asks, me)
    return await _analysed(request, await replays.of_table(registry, me, name), me, analyses, True)


async def record_analysis(
    request: "Request[object, object, State]",
    data: JSONBody[messages.AnalysisBody],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
    replays: Given[Replays],
    analyses: Given[Analyses],
) -> messages.AnalysisSeen:
    """The same of a record; what is found of it is kept for a while only."""
    _slowly(request, replays.asks, maybe)
    return await _analysed(request, await replays.shown(registry, maybe, data), maybe, analyses, data.deep)


async def _analysed(
    request: "Request[object, object, State]", shown: Shown, maybe: Me | None, analyses: Analyses, deep: bool
) -> messages.AnalysisSeen:
    fold, stored = shown.replay.fold, shown.table is not None
    found = await analyses.found(shown.key, fold, stored)
    if deep not in found and not analyses.failed(shown.key, deep):
        analyses.begin(shown.key, fold, stored, maybe.id if maybe is not None else address(request), deep)
    job = analyses.job(shown.key)
    return messages.AnalysisSeen(
        found.get(False),
        found.get(True),
        None if job is None else job.deep,
        0.0 if job is None else job.share,
        job is not None and job.preparing,
        analyses.failed(shown.key, deep),
    )


ROUTES: list[HTTPRouteHandler] = [
    get("/api/tables/{name:str}/replay", responses=REFUSALS)(of_table),
    post("/api/replay", status_code=200, responses=REFUSALS)(of_record),
    get("/api/tables/{name:str}/analysis", responses=REFUSALS)(analysis),
    post("/api/tables/{name:str}/analysis/deep", status_code=200, responses=REFUSALS)(deep_analysis),
    post("/api/replay/analysis", status_code=200, responses=REFUSALS)(record_analysis),
    post("/api/replay/asked", status_code=200, responses=REFUSALS)(asked),
    post("/api/replay/on", responses=REFUSALS)(go_on),
]
