"""The store: runs pieces of work on the database, tells the time, and passes news between processes."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Concatenate, ParamSpec, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from corral.refusal import Code, CodedError

from .engines import Engine, Postgres, Sqlite
from .news import Datagrams, News, Notify
from .schema import tables

T = TypeVar("T")
P = ParamSpec("P")
FILE = "corral.db"
MIGRATIONS = Path(__file__).parent / "migrations"


class Taken(Exception):
    """Somebody else was first: what was read is not the newest any more."""


class Enough(CodedError):
    """Somebody has as many of something as one may have."""


class Missing(CodedError, LookupError):
    """There is no such thing."""

    code = Code.MISSING


class Trouble(CodedError):
    """The database does not take anything now."""


class Unusable(ValueError):
    """There is no database, or it is none of ours."""


class Store:
    """`await store.write(tables.append, ...)`: a function of a connection, run as one transaction."""

    def __init__(self, engine: Engine, news: News, clock: Callable[[], float]) -> None:
        self._engine = engine
        self._clock = clock
        self._ahead = 0.0  # how far the database's clock is ahead of ours
        self._latest = 0.0  # the last time that was told
        self.news = news

    @classmethod
    async def open(cls, place: str | Path, clock: Callable[[], float] = time.time) -> "Store":
        """A folder (SQLite in it) or the URL of a PostgreSQL database; migrated to the newest schema."""
        if is_url(place):
            store = cls(Postgres(str(place)), Notify(str(place)), clock)
        else:
            store = cls(Sqlite(Path(place) / FILE), Datagrams(Path(place) / "news"), clock)
        try:
            await store.write(migrate)
            await store.set_clock()
            store._latest = await store.read(latest)
        except (OSError, DBAPIError) as error:
            await store.close()
            reason = error.orig if isinstance(error, DBAPIError) else error
            raise Unusable(f"the database at {shown(place)} cannot be used: {reason}") from error
        return store

    async def check(self) -> None:
        """Unusable if the file is damaged, with what to do about it."""
        if not isinstance(self._engine, Sqlite):
            return
        try:
            found = await self.read(lambda connection: connection.scalar(sa.text("PRAGMA quick_check(1)")))
        except DBAPIError as error:
            found = error.orig
        if found != "ok":
            await self.close()
            raise Unusable(
                f"the database {self._engine.path} is damaged ({found}). Put it aside and read your last backup into a "
                "new one: corral restore FILE"
            )

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
        """The time that lines carry. It never goes back: where the clock does, it goes on from where it was."""
        now = self._clock() + self._ahead
        if now < self._latest:
            self._ahead += self._latest - now
            now = self._latest
        self._latest = now
        return now

    async def read(self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._engine.read(lambda connection: work(connection, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """When this returns it is on disk."""
        order = args[0] if args and isinstance(args[0], str) else ""  # the table or the user that it is about
        return await self._engine.write(lambda connection: work(connection, *args, **kwargs), order)

    async def close(self) -> None:
        await self.news.close()
        await self._engine.close()


def is_url(place: str | Path) -> bool:
    return str(place).startswith(("postgres://", "postgresql://"))


def shown(place: str | Path) -> str:
    """Where it is, without the password."""
    way, mark, rest = str(place).partition("://")
    return f"{way}{mark}{rest.rpartition('@')[2]}" if mark else way


def latest(connection: sa.Connection) -> float:
    """The time of the newest line; no other may carry an earlier one."""
    return float(connection.scalar(sa.select(sa.func.max(tables.c.moved))) or 0.0)


def trouble(error: BaseException) -> Trouble | None:
    """What people and operators are told of a database that does not take anything now; None: it is something else."""
    kept = "what was acknowledged is kept. Try again"
    said = str(error).lower()
    if "disk is full" in said or "no space left" in said or "disk full" in said:
        return Trouble(f"the disk of the server is full; {kept} later", Code.DISK_FULL)
    if "locked" in said or "busy" in said:
        return Trouble(f"another program holds the server's database; {kept} in a moment", Code.DATABASE)
    if isinstance(error, ConnectionError) or (isinstance(error, DBAPIError) and error.connection_invalidated):
        return Trouble(f"the server's database is away; {kept} in a moment", Code.DATABASE)
    return None


def migrate(connection: sa.Connection) -> None:
    """Bring the database to the newest schema; nothing happens where it is."""
    if connection.dialect.name == "postgresql":  # processes start together: one of them does it
        connection.execute(sa.text("SELECT pg_advisory_xact_lock(7306)"))
    newest = max(path.stem for path in (MIGRATIONS / "versions").glob("0*.py")).partition("_")[0]
    old = sa.inspect(connection).has_table("alembic_version")
    if old and connection.scalar(sa.text("SELECT version_num FROM alembic_version")) == newest:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
