"""Tables that stand where a test wants them: played here with fixed dice, then put into the running server's store."""

import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from playwright.sync_api import Page

from corral import fair, games, options, players, record
from corral.game import SPECTATOR
from corral.store import tables
from corral.store.schema import users
from corral.store.store import FILE
from corral.table.clock import Pace
from corral.table.course import Course

from .asks import call

Wanted = Callable[[Course], bool]
GAMES = 500  # that are played until the wanted position comes up
numbers = count(1)


def start(_: Course) -> bool:
    """The beginning of the game is wanted."""
    return True


def deal(
    folder: Path,
    game: str,
    seats: Sequence[Page | str],
    wanted: Wanted = start,
    pace: Mapping[str, float] | None = None,
    seed: int = 1,
    level: str | None = None,
    **words: str,
) -> str:
    """The id of a table in the first `wanted` position of games with random moves, or a level's, from seed `seed` on.

    Seats are pages, whose visitors sit there, or the levels of bots; a page that stands twice has people at one screen.
    """
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        sitting = [_sitting(connection, index, seat) for index, seat in enumerate(seats)]
        course = _course(game, sitting, words, Pace.of(pace or {}), wanted, seed, level)
        table, at = f"dealt{next(numbers)}", course.times[0]
        header, view = course.fold.header, course.view(SPECTATOR)
        assert header.seed is not None
        values = {
            "id": table, "game": game, "options": options.words(header.options), "pace": dict(pace or {}),
            "rated": False, "public": False, "host": sitting[0]["user"], "seed": header.seed.hex(), "daily": None,
            "made": at, "moved": at, "started": at, "header": header.text(None),
        }  # fmt: skip
        tables.create(connection, values, sitting)
        shown = {"due": course.due(at), "asked": " ".join(map(str, view["asked"]))}
        tables.append(connection, table, 0, course.fold.lines, at, shown, {})
    engine.dispose()
    return table


def _sitting(connection: sa.Connection, index: int, seat: Page | str) -> dict[str, Any]:
    if isinstance(seat, str):
        return {"seat": index, "user": None, "name": None, "salt": record.NO_SALT, "level": seat}
    name = call(seat, "GET", "/api/me")["name"]
    newest = sa.select(users.c.id).where(users.c.name == name).order_by(users.c.made.desc()).limit(1)
    user = connection.scalar(newest)  # guests may share a name
    return {"seat": index, "user": user, "name": name, "salt": record.NO_SALT, "level": None}


def _course(
    game: str,
    sitting: Sequence[dict[str, Any]],
    words: Mapping[str, str],
    pace: Pace,
    wanted: Wanted,
    begin: int,
    level: str | None,
) -> Course:
    names = [row["name"] or f"{row['level']}-{row['seat'] + 1}" for row in sitting]
    bots = [(row["seat"], row["level"]) for row in sitting if row["level"]]
    for number in range(begin, begin + GAMES):
        for course in wander(game, names, words, number, pace, bots, level):
            if wanted(course):
                return course
    raise AssertionError(f"no such position in {GAMES} games of {game}")


def wander(
    game: str,
    names: list[str],
    words: Mapping[str, str],
    number: int,
    pace: Pace | None = None,
    bots: Sequence[tuple[int, str]] = (),
    level: str | None = None,
) -> Iterator[Course]:
    """A game with random moves, or a level's: the course at each position with a choice, and at the end."""
    rules, at, seed, coins = games.find(game), time.time(), fair.seed_of(number), random.Random(number)
    parsed, salts = options.parse(rules, dict(words), len(names)), [record.NO_SALT] * len(names)
    header = record.Header(rules, names, parsed, rules.pieces(), "dealt", fair.commit(seed), salts, seed)
    course = Course(header, pace or Pace(), at, hush=0.0)
    course.begin(bots, at)
    player = players.Player(level or "random", rules, len(names))
    while not course.over:
        yield course
        seat = coins.choice(course.acting())
        if level is None:
            text = coins.choice(course.choices(seat))
        else:
            text = rules.write(player.choose(course.state(), seat, number))
        course.play(seat, [text], at)
    yield course
