"""Houses for tests: a clock that stands still until it is moved, bots that think in a thread."""

from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from corral.game import SPECTATOR
from corral.store import Store
from corral.table import BotPool, Person, Table, TableRegistry, bots
from tests.contract import gulch, tables  # noqa: F401  (registers the toy game)
from tests.given import given

ANN, BOB, CID = Person("u-ann", "ann"), Person("u-bob", "bob"), Person("u-cid", "cid")
BOT = "random"
GULCH = gulch.NAME
bots.STAND_IN = BOT  # the toy game has nothing that better players could think with


class Hands:
    """A clock that is moved by hand."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.now = now

    def __call__(self) -> float:
        return self.now


@asynccontextmanager
async def registry(
    place: str | Path, clock: Hands | None = None, minimum_open: float = 2.0
) -> AsyncIterator[TableRegistry]:
    store = await Store.open(place, clock or Hands())
    home = TableRegistry(store, BotPool(lambda: ThreadPoolExecutor(1)), minimum_open)
    await home.open()
    try:
        yield home
    finally:
        await home.close()
        await store.close()


async def started(home: TableRegistry, game: str = GULCH, seats: tuple[str, ...] = ("me", "open"), **how) -> Table:
    """A table of Ann's with Bob (and Cid) on its open seats."""
    table = await home.create(ANN, game, seats, how.pop("options", {}), how.pop("pace", {}), **how)
    for person, seat in zip((BOB, CID), [n for n, word in enumerate(seats) if word == "open"], strict=False):
        await table.sit(person, seat)
    await table.start(ANN.id)
    return table


def version(table: Table, seat: int) -> int:
    return len(table.lines(seat))


async def play(table: Table, seat: int, *texts: str, at: int | None = None) -> None:
    """A move of whoever sits there."""
    user = given(table.row.seats[seat].user)
    await table.play(user, seat, version(table, seat) if at is None else at, texts)


async def play_out(home: TableRegistry, table: Table, chance: Random) -> None:
    """People choose at random, bots think, until it is over."""
    while not table.begun.over:
        await home.idle()
        asked = [seat for seat in table.begun.acting() if table.begun.level(seat) is None]
        if asked and not table.begun.over:
            seat = chance.choice(asked)
            await play(table, seat, chance.choice(table.seen(seat).choices))


def viewers(table: Table) -> list[int]:
    return [SPECTATOR, *range(len(table.row.seats))]
