"""What one viewer is shown of a table. These are also the shapes on the wire."""

import functools
from typing import Any

import msgspec

from corral import fair
from corral.game import NONE, SPECTATOR, View
from corral.record import Telling
from corral.store.tables import TableRow

from .live_match import LiveMatch


class SeatSeen(msgspec.Struct, frozen=True):
    name: str | None  # of the person; None: nobody has sat down
    bot: str | None  # the level of the bot that plays it
    away: bool  # a bot plays for the person
    resigned: bool
    place: int | None
    points: int | None


class ClockSeen(msgspec.Struct, frozen=True):
    bank: float
    deadline: float | None  # the server's time; None: it stands still, or nobody may know


class WishSeen(msgspec.Struct, frozen=True):
    """A seat would like to take back."""

    seat: int
    line: int
    agreed: list[int]


class Seen(msgspec.Struct, frozen=True):
    table: str
    game: str
    options: dict[str, str]
    pace: dict[str, float]
    rated: bool
    public: bool
    daily: str | None
    commit: str
    salts: list[str]
    seed: str | None  # once it is over
    seats: list[SeatSeen]
    host: list[int]  # the host's seats; where the host is gone, the seats of everybody who sits there
    started: bool
    over: bool
    paused: bool
    rematch: str | None
    asked: int | None = None  # the version at which my question was put
    choices: list[str] = []
    view: View | None = None  # its game's own: see `view.py` there
    ready: list[int] = []  # where all may know it: which of the seats that are asked together have answered
    clocks: list[ClockSeen] = []
    wish: WishSeen | None = None


def seen(row: TableRow, live: LiveMatch | None, telling: Telling | None, viewer: int) -> Seen:
    """Everything but the lines. It changes only when the viewer may know of the change: equal knowledge gives equal
    objects."""
    common: dict[str, Any] = {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "pace": row.pace,
        "public": row.public,
        "daily": row.daily,
        "commit": _commit(row.seed),
        "rematch": row.again,
        "host": _host(row),
    }
    if live is None or telling is None:
        seats = [SeatSeen(seat.name, seat.level, False, False, None, None) for seat in row.seats]
        salts = [seat.salt or "-" for seat in row.seats]
        return Seen(
            **common, rated=row.rated, salts=salts, seed=None, seats=seats, started=False, over=False, paused=False
        )
    view = live.view(viewer)
    choices = live.choices(viewer) if viewer != SPECTATOR and live.must_answer(viewer) else []
    running = {seat - 1 for seat in view.asked} | ({viewer} if choices else set())
    return Seen(
        **common,
        rated=row.rated and not live.fold.unrated,
        salts=live.fold.header.salts,
        seed=row.seed if live.over else None,
        seats=_seats(row, live),
        started=True,
        over=live.over,
        paused=live.fold.paused,
        asked=telling.at(live.asked[viewer]) if choices and live.asked[viewer] != NONE else None,
        choices=choices,
        view=view,
        ready=[seat for seat in view.asked if seat - 1 not in live.acting()] if live.shows_who_answered() else [],
        clocks=_clocks(live, running),
        wish=_wish(live, telling),
    )


def _host(row: TableRow) -> list[int]:
    sitting = [seat for seat in row.seats if seat.user is not None]
    return [seat.seat + 1 for seat in [one for one in sitting if one.user == row.host] or sitting]


@functools.lru_cache(10_000)
def _commit(seed: str) -> str:
    return fair.commit(bytes.fromhex(seed))


def _seats(row: TableRow, live: LiveMatch) -> list[SeatSeen]:
    places = live.places() if live.over else [None] * len(row.seats)
    points = live.points() if live.over else [None] * len(row.seats)
    found = []
    for seat in row.seats:
        level, resigned = live.level(seat.seat), seat.seat in live.fold.resigned
        away = level is not None and seat.user is not None
        found.append(SeatSeen(seat.name, level, away, resigned, places[seat.seat], points[seat.seat]))
    return found


def _clocks(live: LiveMatch, running: set[int]) -> list[ClockSeen]:
    """Where several seats are asked together all have the same time, whether they have answered or not: so it tells
    nothing."""
    clock = live.clock
    if not clock.pace.timed:
        return []
    together = next((clock.deadline(seat) for seat in live.acting() if clock.together[seat]), None)
    return [
        ClockSeen(
            clock.bank[seat],
            (together or clock.deadline(seat)) if seat in running and live.level(seat) is None else None,
        )
        for seat in live.seats
    ]


def _wish(live: LiveMatch, telling: Telling) -> WishSeen | None:
    wish = live.fold.wish
    if wish is None:
        return None
    return WishSeen(wish.seat + 1, telling.at(wish.line), sorted(seat + 1 for seat in wish.agreed))
