"""Two ways to run a piece of work on a database: SQLite on this machine, PostgreSQL by URL.

A piece of work is a plain function of a connection. It is one transaction: all of it happens, or nothing.
"""

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

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


class Engine(ABC):
    """One writer commits together what is waiting: one sync to disk for all."""

    def __init__(self) -> None:
        self._waiting: list[tuple[str, Work, asyncio.Future[Any]]] = []
        self._writing: asyncio.Task[None] | None = None

    @abstractmethod
    async def read(self, work: Callable[[sa.Connection], T]) -> T: ...

    async def write(self, work: Callable[[sa.Connection], T], order: str = "") -> T:
        """`order`: what it changes. All keep to this order, so that no two processes wait for each other."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._waiting.append((order, work, answer))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return await answer

    async def _write_waiting(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            batch.sort(key=lambda entry: entry[0])
            try:
                results = await self._commit([work for _, work, _ in batch])
            except Exception as error:  # nobody waits for ever for an answer
                results = [error] * len(batch)
            for (_, _, answer), result in zip(batch, results, strict=True):
                if answer.done():  # nobody waits any more; it has happened all the same
                    continue
                if isinstance(result, BaseException):
                    answer.set_exception(result)
                else:
                    answer.set_result(result)
        self._writing = None

    @abstractmethod
    async def _commit(self, works: Sequence[Work]) -> list[Any]:
        """All in one transaction; where one of them fails only that one is undone. Results, or what went wrong."""

    async def close(self) -> None:
        if self._writing is not None:
            await self._writing


class Sqlite(Engine):
    """Write-ahead log, durable commits, checkpoints beside them."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        path.parent.mkdir(parents=True, exist_ok=True)
        self.path = path
        path.touch(0o600)
        path.chmod(0o600)  # it holds everybody's secrets
        self._log = path.with_name(path.name + "-wal")
        self._read = _sqlite(path, "BEGIN")
        self._write = _sqlite(path, "BEGIN IMMEDIATE")
        self._readers = ThreadPoolExecutor(READERS, "read")
        self._writer = ThreadPoolExecutor(1, "write")
        self._checkpoint: asyncio.Future[None] | None = None
        self._since = 0  # pieces of work since the last checkpoint

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._read.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def _commit(self, works: Sequence[Work]) -> list[Any]:
        loop = asyncio.get_running_loop()
        results = await loop.run_in_executor(self._writer, self._together, works)
        self._since += len(works)
        if self._since >= CHECKPOINT and (self._checkpoint is None or self._checkpoint.done()):
            self._since = 0
            self._checkpoint = loop.run_in_executor(self._readers, self._check_point)
        return results

    def _check_point(self) -> None:
        """Move what is in the log into the database, beside the commits: they wait for it only if it grows too long."""
        way = "RESTART" if self._log.stat().st_size > LONG_LOG else "PASSIVE"
        with self._read.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            connection.exec_driver_sql(f"PRAGMA wal_checkpoint({way})")

    def _together(self, works: Sequence[Work]) -> list[Any]:
        try:
            with self._write.begin() as connection:
                return [work(connection) for work in works]
        except Exception:
            return self._apart(works)

    def _apart(self, works: Sequence[Work]) -> list[Any]:
        """Again, each behind a savepoint."""
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
        await super().close()
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


class Postgres(Engine):
    """By URL, for many machines."""

    def __init__(self, url: str) -> None:
        super().__init__()
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

    async def _commit(self, works: Sequence[Work]) -> list[Any]:
        try:
            async with self._engine.connect() as connection:
                results = await connection.run_sync(lambda inner: [work(inner) for work in works])
                try:
                    await connection.commit()
                except Exception as error:  # it has happened or not: whoever asked looks again
                    return [error] * len(works)
                return results
        except Exception:  # nothing has happened
            return [await self._alone(work) for work in works]

    async def _alone(self, work: Work) -> Any:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            return error

    async def close(self) -> None:
        await super().close()
        await self._engine.dispose()
