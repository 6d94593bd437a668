"""'Table T has changed': said after the commit, heard by every other process. A word may be lost: it is only a hint."""

import asyncio
import contextlib
import hashlib
import os
import secrets
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import asyncpg  # type: ignore[import-untyped]

CHANNEL = "corral"
MOST_BYTES = 7900  # bytes: PostgreSQL sends a little less than 8000 at once
BETWEEN = "\x1e"  # two words; in no line
RETRY_SECONDS = 1.0
LONGEST = 80  # letters of a folder that sockets are in


class Word(NamedTuple):
    """A table has changed. If nothing but lines were added, here they are: nobody need ask the database for them."""

    table: str
    after: int = 0  # the number of lines before them
    at: float = 0.0
    lines: tuple[str, ...] = ()

    def text(self) -> str:
        """Where it would be too long, only that something has changed."""
        whole = "\n".join((self.table, f"{self.after} {self.at!r}", *self.lines)) if self.lines else self.table
        return whole if len(whole.encode()) < MOST_BYTES // 2 else self.table

    @classmethod
    def read(cls, text: str) -> "Word":
        table, *rest = text.split("\n")
        if not rest:
            return cls(table)
        after, _, at = rest[0].partition(" ")
        return cls(table, int(after), float(at), tuple(rest[1:]))


ALL = Word("*")  # something may have been missed: look at everything
ENDED = "!"  # stands before a session's id


def ended(session: str) -> Word:
    """A session is over; so are its sockets, wherever they are."""
    return Word(ENDED + session)


Heard = Callable[[Word], None]


class News(Protocol):
    async def start(self, heard: Heard) -> None: ...
    def say(self, word: Word) -> None: ...
    async def close(self) -> None: ...


class Datagrams:
    """Between the processes of one machine: each has a socket in the data folder and writes to those of the others."""

    def __init__(self, folder: Path) -> None:
        if len(str(folder)) > LONGEST:  # the system takes no longer names for sockets
            folder = (
                Path(tempfile.gettempdir()) / f"corral-{os.getuid()}-{hashlib.sha256(bytes(folder)).hexdigest()[:16]}"
            )
        self._folder = folder
        self._own = folder / f"{os.getpid()}-{secrets.token_hex(4)}"
        self._socket: socket.socket | None = None
        self._behind: set[str] = set()  # those who could not take all that was said

    async def start(self, heard: Heard) -> None:
        self._folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        if self._folder.stat().st_uid != os.getuid():
            raise OSError(f"{self._folder} belongs to somebody else")
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.setblocking(False)
        self._socket.bind(str(self._own))
        asyncio.get_running_loop().add_reader(self._socket, self._read, heard)

    def _read(self, heard: Heard) -> None:
        assert self._socket is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                heard(Word.read(self._socket.recv(MOST_BYTES).decode()))

    def say(self, word: Word) -> None:
        if self._socket is not None:
            for name in os.listdir(self._folder):  # each time: a process that has just come must not miss a word
                if name != self._own.name:
                    self._send(name, word)

    def _send(self, name: str, word: Word) -> None:
        if self._socket is None:
            return
        try:
            self._socket.sendto(word.text().encode(), f"{self._folder}/{name}")
        except (ConnectionRefusedError, FileNotFoundError):  # that process has ended
            (self._folder / name).unlink(missing_ok=True)
        except OSError:  # it is slow: when it has read some, it is told that it has missed something
            if name not in self._behind:
                self._behind.add(name)
                asyncio.get_running_loop().call_later(RETRY_SECONDS, self._send_again, name)

    def _send_again(self, name: str) -> None:
        self._behind.discard(name)
        self._send(name, ALL)

    async def close(self) -> None:
        if self._socket is not None:
            asyncio.get_running_loop().remove_reader(self._socket)
            self._socket.close()
            self._socket = None
            self._own.unlink(missing_ok=True)


class Notify:
    """LISTEN and NOTIFY on a connection of their own, batched: in a move's transaction they would serialise commits.
    Nor need they wait for the disk."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._own = secrets.token_hex(4)
        self._waiting: dict[str, Word] = {}
        self._woken = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        connection = await self._connect(heard)
        self._task = asyncio.create_task(self._run(connection, heard))

    async def _connect(self, heard: Heard) -> Any:
        def listen(_connection: Any, _pid: int, _channel: str, payload: str) -> None:
            sender, *words = payload.split(BETWEEN)
            for word in words if sender != self._own else ():
                heard(Word.read(word))

        connection = await asyncpg.connect(self._url, server_settings={"synchronous_commit": "off"})
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
                    await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, self._payload())
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(RETRY_SECONDS)
                self._woken.set()
            except asyncio.CancelledError:
                await connection.close()
                raise

    def _payload(self) -> str:
        """As many of the waiting words as fit."""
        some, size = [self._own], len(self._own)
        for table, word in list(self._waiting.items()):
            text = word.text()
            size += 1 + len(text.encode())
            if size > MOST_BYTES:
                break
            some.append(text)
            del self._waiting[table]
        return BETWEEN.join(some)

    def say(self, word: Word) -> None:
        """Of a table that has changed twice meanwhile, only that it has changed."""
        self._waiting[word.table] = Word(word.table) if word.table in self._waiting else word
        self._woken.set()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
