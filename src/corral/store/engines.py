"""Two ways to run a piece of work on a database: SQLite on this machine, PostgreSQL by URL.

A piece of work is a plain function of a connection. It is one transaction: all of it happens, or nothing.
"""

import asyncio
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
Work = Callable[[sa.Connection], Any]
BATCH = 64  # pieces of work that are committed together at most
READERS = 2
CHECKPOINT = 500  # pieces of work between two checkpoints
LONG_LOG = 64 << 20
BUSY_MS = 10_000


class Engine(Protocol):
    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...
    async def write(self, work: Callable[[sa.Connection], T]) -> T: ...
    async def close(self) -> None: ...


class Sqlite:
    """Write-ahead log, durable commits. One writer commits together what is waiting: one sync to disk for all."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._log = path.with_name(path.name + "-wal")
        self._read = _sqlite(path, "BEGIN")
        self._write = _sqlite(path, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._writer = ThreadPoolExecutor(1, "write")
        self._waiting: list[tuple[Work, asyncio.Future[Any]]] = []
        self._commits: asyncio.Task[None] | None = None
        self._checkpoint: asyncio.Future[None] | None = None
        self._since = 0  # pieces of work since the last checkpoint

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._read.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((work, answer))
        if self._commits is None:
            self._commits = asyncio.create_task(self._commit_waiting())
        return await answer

    async def _commit_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            works = [work for work, _ in batch]
            results = await asyncio.get_running_loop().run_in_executor(self._writer, self._commit, works)
            for (_, answer), result in zip(batch, results, strict=True):
                if answer.done():  # nobody waits any more; it has happened all the same
                    continue
                if isinstance(result, BaseException):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)
            self._since += len(batch)
            if self._since >= CHECKPOINT and (self._checkpoint is None or self._checkpoint.done()):
                self._since = 0
                self._checkpoint = asyncio.get_running_loop().run_in_executor(self._readers, self._check_point)
        self._commits = None

    def _check_point(self) -> None:
        """Move what is in the log into the database, beside the commits: they wait for it only if it grows too long."""
        way = "RESTART" if self._log.stat().st_size > LONG_LOG else "PASSIVE"
        with self._read.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({way})")

    def _commit(self, works: list[Work]) -> list[Any]:
        """All in one transaction; where one of them fails, again, each behind a savepoint: only that one is undone."""
        try:
            with self._write.begin() as connection:
                return [work(connection) for work in works]
        except Exception:
            return self._commit_apart(works)

    def _commit_apart(self, works: list[Work]) -> list[Any]:
        results: list[Any] = []
        try:
            with self._write.begin() as connection:
                for work in works:
                    try:
                        with connection.begin_nested():
                            results.append(work(connection))
                    except Exception as error:
                        results.append(error)
        except Exception as error:  # the commit itself: nothing of this batch has happened
            return [error] * len(works)
        return results

    async def close(self) -> None:
        if self._commits is not None:
            await self._commits
        self._readers.shutdown()
        self._writer.shutdown()
        self._read.dispose()
        self._write.dispose()


def _sqlite(path: Path, begin: str) -> sa.Engine:
    engine = sa.create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @sa.event.listens_for(engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are begun below, not guessed by the driver
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "wal_autocheckpoint=0"):
            connection.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(engine, "begin")
    def start(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


class Postgres:
    """PostgreSQL commits what is waiting together by itself."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(re.sub(r"^postgres(ql)?:", "postgresql+asyncpg:", url), pool_size=10)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Where the connection was lost meanwhile, once more on a new one."""
        try:
            return await self._once(work)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
            return await self._once(work)

    async def _once(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()
