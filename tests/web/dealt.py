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
from corral.table.live_match import LiveMatch

from .asks import call

Wanted = Callable[[LiveMatch], bool]
GAMES = 500  # that are played until the wanted position comes up
numbers = count(1)


def start(_: LiveMatch) -> bool:
    """The beginning of the game is wanted."""
    return True


def end(live: LiveMatch) -> bool:
    """The end of the game is wanted."""
    return live.over


def deal(
    folder: Path,
    game: str,
    seats: Sequence[Page | str],
    wanted: Wanted = start,
    pace: Mapping[str, float] | None = None,
    seed: int = 1,
    level: str | None = None,
    public: bool = False,
    **words: str,
) -> str:
    """The id of a table in the first `wanted` position of games with random moves, or a level's, from seed `seed` on.

    Seats are pages, whose visitors sit there, or the levels of bots; a page that stands twice has people at one screen.
    """
    engine = sa.create_engine(f"sqlite:///{folder / FILE}")
    with engine.begin() as connection:
        sitting = [_sitting(connection, index, seat) for index, seat in enumerate(seats)]
        live = _course(game, sitting, words, Pace.of(pace or {}), wanted, seed, level)
        table, at = f"dealt{next(numbers)}", live.times[0]
        header, view = live.fold.header, live.view(SPECTATOR)
        assert header.seed is not None
        values = {
            "id": table, "game": game, "options": options.words(header.options), "pace": dict(pace or {}),
            "rated": False, "public": public, "host": sitting[0]["user"], "seed": header.seed.hex(), "daily": None,
            "made": at, "moved": at, "started": at, "header": header.text(None),
        }  # fmt: skip
        tables.create(connection, values, sitting)
        shown: dict[str, Any] = {"due": live.due(at), "asked": " ".join(map(str, view.asked))}
        results: dict[int, dict[str, Any]] = {}
        if live.over:
            shown["ended"] = at
            places = zip(live.places(), live.points(), strict=True)
            results = {seat: {"place": place, "points": points} for seat, (place, points) in enumerate(places)}
        tables.append(connection, table, 0, live.fold.lines, at, shown, results)
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
) -> LiveMatch:
    names = [row["name"] or f"{row['level']}-{row['seat'] + 1}" for row in sitting]
    bots = [(row["seat"], row["level"]) for row in sitting if row["level"]]
    for number in range(begin, begin + GAMES):
        for live in wander(game, names, words, number, pace, bots, level):
            if wanted(live):
                return live
    raise AssertionError(f"no such position in {GAMES} games of {game}")


def wander(
    game: str,
    names: list[str],
    words: Mapping[str, str],
    number: int,
    pace: Pace | None = None,
    bots: Sequence[tuple[int, str]] = (),
    level: str | None = None,
) -> Iterator[LiveMatch]:
    """A game with random moves, or a level's: the match at each position with a choice, and at the end."""
    rules, at, seed, coins = games.find(game), time.time(), fair.seed_of(number), random.Random(number)
    parsed, salts = options.parse(rules, dict(words), len(names)), [record.NO_SALT] * len(names)
    header = record.Header(rules, names, parsed, rules.pieces(), "dealt", fair.commit(seed), salts, seed)
    live = LiveMatch(header, pace or Pace(), at, minimum_open=0.0)
    live.begin(bots, at)
    player = players.Player(level or "random", rules, len(names))
    while not live.over:
        yield live
        seat = coins.choice(live.acting())
        if level is None:
            text = coins.choice(live.choices(seat))
        else:
            text = rules.write(player.choose(live.state(), seat, number))
        live.play(seat, [text], at)
    yield live
