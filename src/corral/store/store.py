"""The store: runs pieces of work on the database, tells the time, and passes news between processes."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

from .engines import Engine, Postgres, Sqlite
from .news import Datagrams, News, Notify

T = TypeVar("T")
P = ParamSpec("P")
FILE = "corral.db"


class Taken(Exception):
    """Somebody else was first: what was read is not the newest any more."""


class Missing(LookupError):
    """There is no such thing."""


class Store:
    """`await store.write(tables.append, ...)`: a function of a connection, run as one transaction."""

    def __init__(self, engine: Engine, news: News, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock
        self._ahead = 0.0  # how far the database's clock is ahead of ours
        self.news = news

    @classmethod
    async def open(cls, place: str | Path, clock: Callable[[], float] = time.time) -> "Store":
        """A folder (SQLite in it) or the URL of a PostgreSQL database; migrated to the newest schema."""
        if is_url(place):
            store = cls(Postgres(str(place)), Notify(str(place)), clock)
        else:
            store = cls(Sqlite(Path(place) / FILE), Datagrams(Path(place) / "news"), clock)
        await store.write(migrate)
        await store.set_clock()
        return store

    async def set_clock(self) -> None:
        """Many machines, one time: the database's. On one machine there is nothing to set."""
        if not isinstance(self._engine, Postgres) or self._clock is not time.time:
            return
        asked = self._clock()
        told = await self.read(
            lambda connection: connection.scalar(sa.text("SELECT extract(epoch FROM clock_timestamp())"))
        )
        self._ahead = float(told) - (asked + self._clock()) / 2

    def now(self) -> float:
        """The time that lines carry."""
        return self._clock() + self._ahead

    async def read(self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """When this returns it is on disk."""
        return await self._engine.write(lambda connection: work(connection, *args, **kwargs))

    async def close(self) -> None:
        await self.news.close()
        await self._engine.close()


def is_url(place: str | Path) -> bool:
    return str(place).startswith(("postgres://", "postgresql://"))


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the newest schema; nothing happens where it is."""
    if connection.dialect.name == "postgresql":  # processes start together: one of them does it
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7306)"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
