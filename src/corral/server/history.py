"""My games over HTTP: those that are over, a page at a time, what decided them, how often I win; all of it as files.

What luck and own play did stands in a game's quick analysis. Where there is none yet it is counted beside everything
else, a few games at a time, while somebody looks at the page; and one at a time, with the deep analysis where the quick
one looks for no mistakes, while there is nothing else to do."""

import csv
import io
import zipfile
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

import structlog
from litestar import Response, delete, get, put
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from corral import games, making, players
from corral.arena.matches import interval
from corral.games import NotReady
from corral.refusal import NotValid
from corral.store import Missing, history
from corral.store.history import BoxRow, Played
from corral.store.tables import LISTED, SeatRow
from corral.table import TableRegistry
from corral.table.analysis import Analyses
from corral.table.seen import SeatSeen

from . import messages
from .accounts import Me
from .asking import REFUSALS, Req, TooMany, slowly
from .messages import HistoryGame, State

PAGE = 20  # games
TRAIL = 100  # games of the chart
MEAN = 10  # games that its line is the mean of
MET = 30  # people to choose from
BESIDE = 2  # games that are counted at once
HOUSE = ""  # the user for whom is counted what nobody has asked for
PEOPLE, BOTS = "people", "bots"
FORMULA = ("=", "+", "-", "@")  # a name that a spreadsheet would take for one
COLUMNS = [
    "ended",
    "table",
    "game",
    "options",
    "seat",
    "seats",
    "place",
    "points",
    "rated",
    "others",
    "luck",
    "own_play",
    "mistakes",
    "rating_change",
]
ORDER = ["", PEOPLE, *players.LEVELS]
log = structlog.get_logger()


class Wanted(NamedTuple):
    """Which games; None or empty: any."""

    game: str = ""
    against: str = ""  # people, bots alone, or bots of a level alone
    name: str = ""  # of somebody at the table
    rated: bool | None = None
    won: bool | None = None

    def takes(self, row: HistoryGame) -> bool:
        others = [seat for number, seat in enumerate(row.seats, 1) if number != row.seat]
        met = against(row)
        return (
            self.game in ("", row.game)
            and (self.against in ("", met) or (self.against == BOTS and met != PEOPLE))
            and (not self.name or any(seat.name == self.name for seat in others))
            and self.rated in (None, row.rated)
            and self.won in (None, row.seats[row.seat - 1].place == 1)
        )


def wanted(
    game: FromQuery[str] = "",
    against: FromQuery[str] = "",
    name: FromQuery[str] = "",
    rated: FromQuery[bool | None] = None,
    won: FromQuery[bool | None] = None,
) -> Wanted:
    if game:
        games.known(game)
    if against not in ("", PEOPLE, BOTS):
        players.find(against)
    return Wanted(game, against, name, rated, won)


def against(row: HistoryGame) -> str:
    """Whom it was played against: people, bots of one level, or bots of several."""
    others = [seat for number, seat in enumerate(row.seats, 1) if number != row.seat]
    if any(seat.name is not None for seat in others):
        return PEOPLE
    levels = {seat.bot for seat in others if seat.bot}
    return levels.pop() if len(levels) == 1 else BOTS


def rows_of(user: str, played: Iterable[Played], boxes: Iterable[BoxRow], analyses: Analyses) -> list[HistoryGame]:
    """A row for each seat that was mine, the latest first."""
    found = [_at_table(row, seat, analyses) for row in played for seat in row.seats if seat.user == user] + [
        _of_box(row) for row in boxes
    ]
    return sorted(found, key=lambda row: -row.ended)


def _at_table(row: Played, mine: SeatRow, analyses: Analyses) -> HistoryGame:
    seats = [SeatSeen(seat.name, seat.level, False, False, seat.place, seat.points) for seat in row.seats]
    state: State = "found" if mine.own is not None else "failed" if analyses.failed(row.id, deep=False) else "counting"
    return HistoryGame(
        row.id, None, row.game, row.options, row.rated, row.ended, mine.seat + 1, seats,
        mine.luck, mine.own, mine.judge, mine.marks, mine.gain, state, None,
    )  # fmt: skip


def _of_box(row: BoxRow) -> HistoryGame:
    seats = [SeatSeen(seat["name"], None, False, False, seat["place"], seat["points"]) for seat in row.seats]
    return HistoryGame(
        None, row.id, row.game, {}, False, row.ended, row.seat + 1, seats, None, None, None, None, None, "none", row.pad
    )


def won(row: HistoryGame) -> float:
    """What I have of the win."""
    winners = sum(seat.place == 1 for seat in row.seats)
    return 1.0 / winners if row.seats[row.seat - 1].place == 1 else 0.0


def shares(rows: Sequence[HistoryGame]) -> list[messages.HistoryShare]:
    """Of all, of each game, and of each game against each kind of others."""
    groups: dict[tuple[str, str], list[HistoryGame]] = {}
    for row in rows:
        for key in (("", ""), (row.game, ""), (row.game, against(row))):
            groups.setdefault(key, []).append(row)
    return [_share(*key, groups[key]) for key in sorted(groups, key=_rank)]


def _rank(key: tuple[str, str]) -> tuple[str, int]:
    """People first, then bots from the weakest to the strongest."""
    game, against = key
    return game, ORDER.index(against) if against in ORDER else len(ORDER)


def _share(game: str, against: str, rows: Sequence[HistoryGame]) -> messages.HistoryShare:
    wins = sum(map(won, rows))
    fair = sum(1 / len(row.seats) for row in rows) / len(rows)
    own = [row.own for row in rows if row.own is not None]
    mean = sum(own) / len(own) if own else None
    return messages.HistoryShare(
        game, against, len(rows), wins / len(rows), *interval(wins, len(rows)), fair, len(own), mean
    )


def trail(rows: Iterable[HistoryGame]) -> list[messages.HistoryPoint]:
    """The latest games whose own play is known, the oldest first."""
    known = [row for row in rows if row.own is not None][:TRAIL][::-1]
    points: list[messages.HistoryPoint] = []
    luck = 0.0
    for row in known:
        luck += row.luck or 0.0
        own = row.own or 0.0
        last = [*(point.own for point in points[-(MEAN - 1) :]), own]
        points.append(messages.HistoryPoint(row.table or "", row.game, row.ended, own, sum(last) / len(last), luck))
    return points


async def _rows(request: Req, me: Me, registry: TableRegistry, analyses: Analyses) -> list[HistoryGame]:
    state = request.app.state
    if not state.histories.take(me.id, registry.store.now()):
        raise TooMany("too often; wait a moment")
    played = await registry.store.read(history.played, me.id)
    return rows_of(me.id, played, await registry.store.read(history.boxes_of, me.id), analyses)


async def my_games(
    request: Req,
    me: Given[Me],
    registry: Given[TableRegistry],
    analyses: Given[Analyses],
    wanted: Given[Wanted],
    page: FromQuery[int] = 1,
) -> messages.HistorySeen:
    """My games that are over. Ask again while some are being counted."""
    rows = await _rows(request, me, registry, analyses)
    found = [row for row in rows if wanted.takes(row)]
    pages = max(1, -(-len(found) // PAGE))
    page = min(max(1, page), pages)
    shown = found[(page - 1) * PAGE : page * PAGE]
    await _count(me.id, [*shown, *found], registry, analyses)
    met: dict[str, int] = {}
    for row in rows:
        for number, seat in enumerate(row.seats, 1):
            if number != row.seat and seat.name and seat.name != history.GONE:
                met[seat.name] = met.get(seat.name, 0) + 1
    levels = {against(row) for row in rows}
    return messages.HistorySeen(
        shown,
        page,
        pages,
        len(found),
        len(rows),
        rows[-1].ended if rows else None,
        sorted(met, key=lambda name: (-met[name], name))[:MET],
        [level for level in players.LEVELS if level in levels],
        sum(row.state == "counting" for row in found),
        shares(found),
        trail(found),
    )


async def _count(user: str, rows: Iterable[HistoryGame], registry: TableRegistry, analyses: Analyses) -> None:
    """Begin with a few of those that are not counted yet; the page asks again."""
    for row in rows:
        if analyses.beside(user) >= BESIDE:
            return
        if row.state == "counting" and row.table is not None and analyses.job(row.table) is None:
            await _begin(row.table, user, False, registry, analyses)


async def _begin(table: str, user: str, deep: bool, registry: TableRegistry, analyses: Analyses) -> None:
    try:
        live = (await registry.table(table)).live
    except NotReady:
        return
    except ValueError:  # of rules that are not known any more
        live = None
    if live is None:
        log.warning("history", table=table, reason="its record cannot be read")
        analyses.give_up(table)
    else:
        analyses.begin(table, live.fold, True, user, deep, awaited=False)


async def look_back(registry: TableRegistry, analyses: Analyses) -> None:
    """If nothing is being counted, begin with one of people's latest games of which mistakes are not known yet."""
    if analyses.busy:
        return
    known = [name for name in games.GAMES if name not in games.unready and making.judge_ready(name)]
    if found := await registry.store.read(history.unmarked, PAGE, known, analyses.failures):
        table, counted = found
        await _begin(table, HOUSE, counted, registry, analyses)


async def as_csv(
    request: Req, me: Given[Me], registry: Given[TableRegistry], analyses: Given[Analyses], wanted: Given[Wanted]
) -> Response[str]:
    """The same as a table for spreadsheets, all pages of it."""
    slowly(request, "history")
    rows = [row for row in await _rows(request, me, registry, analyses) if wanted.takes(row)]
    headers = {"content-disposition": "attachment; filename=corral-games.csv"}
    return Response(written(rows), media_type="text/csv; charset=utf-8", headers=headers)


def written(rows: Iterable[HistoryGame]) -> str:
    text = io.StringIO()
    table = csv.writer(text)
    table.writerow([*COLUMNS, "judge"])
    for row in rows:
        mine = row.seats[row.seat - 1]
        others = [_plain(seat) for number, seat in enumerate(row.seats, 1) if number != row.seat]
        chosen = " ".join(f"{name}={word}" for name, word in row.options.items())
        table.writerow(
            [datetime.fromtimestamp(row.ended, UTC).isoformat(timespec="seconds"), row.table or "box", row.game, chosen]
            + [row.seat, len(row.seats), mine.place, mine.points, "yes" if row.rated else "no", ", ".join(others)]
            + ["" if share is None else f"{share:.4f}" for share in (row.luck, row.own)]
            + ["" if number is None else number for number in (row.marks, row.gain)]
            + [row.judge or ""]
        )
    return text.getvalue()


def _plain(seat: SeatSeen) -> str:
    name = seat.name if seat.name is not None else f"bot:{seat.bot}"
    return f"'{name}" if name.startswith(FORMULA) else name


async def as_records(
    request: Req, me: Given[Me], registry: Given[TableRegistry], analyses: Given[Analyses], wanted: Given[Wanted]
) -> Response[bytes]:
    """The records of the same games in one archive; `corral verify` and `corral replay` read them."""
    slowly(request, "history")
    rows = [row for row in await _rows(request, me, registry, analyses) if wanted.takes(row)]
    games_of = {row.table: row.game for row in rows if row.table is not None}
    names, file = list(games_of), io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for begin in range(0, len(names), LISTED):
            found = await registry.store.read(history.records, names[begin : begin + LISTED])
            for name, text in found.items():
                archive.writestr(f"{games_of[name]}/{name}.txt", text)
    headers = {"content-disposition": "attachment; filename=corral-records.zip"}
    return Response(file.getvalue(), media_type="application/zip", headers=headers)


async def keep_box(
    request: Req, box: FromPath[str], data: JSONBody[messages.BoxBody], me: Given[Me], registry: Given[TableRegistry]
) -> messages.Health:
    """Keep a game that was played with the box; the same pad again takes the place of what was kept."""
    slowly(request, "box")
    games.known(data.game)
    if len(box) > 40:
        raise NotValid("the id of a pad has at most 40 letters")
    if data.seat > len(data.seats):
        raise NotValid(f"there is no seat {data.seat}: {len(data.seats)} have played")
    if min(seat.place for seat in data.seats) != 1:
        raise NotValid("nobody has place 1")
    seats = [{"name": seat.name, "place": seat.place, "points": seat.points} for seat in data.seats]
    row = BoxRow(me.id, box, data.game, registry.store.now(), data.seat - 1, seats, data.pad)
    await registry.store.write(history.keep_box, me.id, row)
    return messages.Health(True)


async def drop_box(box: FromPath[str], me: Given[Me], registry: Given[TableRegistry]) -> messages.Health:
    """It is not kept any more."""
    if not await registry.store.write(history.drop_box, me.id, box):
        raise Missing("there is no such game among yours")
    return messages.Health(True)


CHOSEN = {"wanted": Provide(wanted, sync_to_thread=False)}
ROUTES: list[HTTPRouteHandler] = [
    get("/api/history", dependencies=CHOSEN, responses=REFUSALS)(my_games),
    get("/api/history/games.csv", dependencies=CHOSEN, media_type="text/csv", responses=REFUSALS)(as_csv),
    get("/api/history/records.zip", dependencies=CHOSEN, media_type="application/zip", responses=REFUSALS)(as_records),
    put("/api/history/box/{box:str}", responses=REFUSALS)(keep_box),
    delete("/api/history/box/{box:str}", status_code=200, responses=REFUSALS)(drop_box),
]
