"""'Table T has changed': said after the commit, heard by every other process. A word may be lost: it is only a hint."""

import asyncio
import contextlib
import os
import secrets
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

import asyncpg  # type: ignore[import-untyped]

CHANNEL = "corral"
ALL = "*"  # something may have been missed: look at everything
MOST = 300  # tables named in one notification: its payload is limited to 8000 bytes
RETRY_SECONDS = 1.0

Heard = Callable[[str], None]


class News(Protocol):
    async def start(self, heard: Heard) -> None: ...
    def say(self, table: str) -> None: ...
    async def close(self) -> None: ...


class Datagrams:
    """Between the processes of one machine: each has a socket in the data folder and writes to those of the others."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}"
        self._socket: socket.socket | None = None

    async def start(self, heard: Heard) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._read, heard)

    def _read(self, heard: Heard) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                heard(self._socket.recv(100).decode())

    def say(self, table: str) -> None:
        if self._socket is None:
            return
        for name in os.listdir(self._folder):  # each time: a process that has just come must not miss a word
            if name != self._own.name:
                try:
                    self._socket.sendto(table.encode(), f"{self._folder}/{name}")
                except (ConnectionRefusedError, FileNotFoundError):  # that process has ended
                    (self._folder / name).unlink(missing_ok=True)
                except OSError:  # it is slow; its clients make up for what it misses
                    pass

    async def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            self._own.unlink(missing_ok=True)


class Notify:
    """LISTEN and NOTIFY on a connection of their own, batched: in a move's transaction they would serialise commits."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._own = secrets.token_hex(4)
        self._waiting: set[str] = set()
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        connection = await self._connect(heard)
        self._task = asyncio.create_task(self._run(connection, heard))

    async def _connect(self, heard: Heard) -> Any:
        def listen(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, *tables = payload.split()
            for table in tables if sender != self._own else ():
                heard(table)

        connection = await asyncpg.connect(self._url)
        await connection.add_listener(CHANNEL, listen)
        connection.add_termination_listener(lambda _: self._woken.set())
        return connection

    async def _run(self, connection: Any, heard: Heard) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            try:
                if connection.is_closed():
                    connection = await self._connect(heard)
                    heard(ALL)
                while self._waiting:
                    some = [self._waiting.pop() for _ in range(min(MOST, len(self._waiting)))]
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, " ".join([self._own, *some]))
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY_SECONDS)
                self._woken.set()
            except asyncio.CancelledError:
                await connection.close()
                raise

    def say(self, table: str) -> None:
        self._waiting.add(table)
        self._woken.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
