"""What one viewer is shown of a table. These are also the shapes on the wire."""

import functools
from typing import Any

import msgspec

from corral import fair
from corral.game import NONE, SPECTATOR
from corral.record import Telling
from corral.store.tables import TableRow

from .course import Course


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
    host: list[int]  # the seats of who made the table
    started: bool
    over: bool
    paused: bool
    again: str | None  # the rematch
    asked: int | None = None  # the version at which my question was put
    choices: list[str] = []
    view: dict[str, Any] | None = None
    ready: list[int] = []  # of those asked together, who has answered, where all may know it
    clocks: list[ClockSeen] = []
    wish: WishSeen | None = None


def seen(row: TableRow, course: Course | None, telling: Telling | None, viewer: int) -> Seen:
    """Everything but the lines. Equal for equal knowledge: it changes only when the viewer may know of the change."""
    common: dict[str, Any] = {
        "table": row.id,
        "game": row.game,
        "options": row.options,
        "pace": row.pace,
        "public": row.public,
        "daily": row.daily,
        "commit": _commit(row.seed),
        "again": row.again,
        "host": [seat.seat + 1 for seat in row.seats if seat.user is not None and seat.user == row.host],
    }
    if course is None or telling is None:
        seats = [SeatSeen(seat.name, seat.level, False, False, None, None) for seat in row.seats]
        salts = [seat.salt or "-" for seat in row.seats]
        return Seen(
            **common, rated=row.rated, salts=salts, seed=None, seats=seats, started=False, over=False, paused=False
        )
    view = course.view(viewer)
    choices = course.choices(viewer) if viewer != SPECTATOR and course.must_answer(viewer) else []
    running = {seat - 1 for seat in view["asked"]} | ({viewer} if choices else set())
    return Seen(
        **common,
        rated=row.rated and not course.fold.unrated,
        salts=course.fold.header.salts,
        seed=row.seed if course.over else None,
        seats=_seats(row, course),
        started=True,
        over=course.over,
        paused=course.fold.paused,
        asked=telling.at(course.asked[viewer]) if choices and course.asked[viewer] != NONE else None,
        choices=choices,
        view=view,
        ready=[seat for seat in view["asked"] if seat - 1 not in course.acting()] if course.awaited() else [],
        clocks=_clocks(course, running),
        wish=_wish(course, telling),
    )


@functools.lru_cache(10_000)
def _commit(seed: str) -> str:
    return fair.commit(bytes.fromhex(seed))


def _seats(row: TableRow, course: Course) -> list[SeatSeen]:
    places = course.places() if course.over else [None] * len(row.seats)
    points = course.points() if course.over else [None] * len(row.seats)
    found = []
    for seat in row.seats:
        level, resigned = course.level(seat.seat), seat.seat in course.fold.resigned
        away = level is not None and seat.user is not None
        found.append(SeatSeen(seat.name, level, away, resigned, places[seat.seat], points[seat.seat]))
    return found


def _clocks(course: Course, running: set[int]) -> list[ClockSeen]:
    """Where several are asked together all have the same time, whether they have answered or not: it does not tell."""
    clock = course.clock
    if not clock.pace.timed:
        return []
    together = next((clock.deadline(seat) for seat in course.acting() if clock.together[seat]), None)
    return [
        ClockSeen(
            clock.bank[seat],
            (together or clock.deadline(seat)) if seat in running and course.level(seat) is None else None,
        )
        for seat in course.seats
    ]


def _wish(course: Course, telling: Telling) -> WishSeen | None:
    wish = course.fold.wish
    if wish is None:
        return None
    return WishSeen(wish.seat + 1, telling.at(wish.line), sorted(seat + 1 for seat in wish.agreed))
