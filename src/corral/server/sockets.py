"""The sockets of this process: opened, counted, told that the server stops, ended with their session."""

import asyncio
import contextlib
from collections import defaultdict
from collections.abc import Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.exceptions import WebSocketDisconnect

from corral.table import TableRegistry

from . import messages, metrics
from .accounts import Accounts, Me
from .asking import identity
from .guards import same_origin
from .lobby import Lobby
from .settings import Settings
from .socket import CLOSE_FAILED, CLOSE_GOING, CLOSE_POLICY, Closed, Connection

STOP_SECONDS = 10
NOBODY = " "  # stands for somebody who has not said a name; the address follows


class Sockets:
    """Those that are open in this process."""

    def __init__(self) -> None:
        self._open: dict[str, set[tuple[str, Connection, asyncio.Task[Any]]]] = defaultdict(set)  # by user

    def add(self, user: str, me: Me | None, connection: Connection) -> Callable[[], None]:
        task = asyncio.current_task()
        assert task is not None
        entry = (me.session.id if me else NOBODY, connection, task)
        self._open[user].add(entry)

        def remove() -> None:
            self._open[user].discard(entry)
            if not self._open[user]:
                del self._open[user]

        return remove

    def tell(self, message: messages.Tell) -> None:
        """Tell all of them."""
        for entries in self._open.values():
            for _, connection, _ in entries:
                connection.tell(message)

    def count(self, user: str) -> int:
        return len(self._open.get(user, ()))

    def present(self, user: str, table: str) -> bool:
        """Is somebody looking at this table in an open page?"""
        return any(connection.watches(table) for _, connection, _ in self._open.get(user, ()))

    def end(self, session: str) -> None:
        """The session is over: so are its sockets."""
        for entries in list(self._open.values()):
            for key, _, task in list(entries):
                if key == session:
                    task.cancel()


@websocket("/ws")
async def socket(
    socket: WebSocket[Any, Any, State],
    accounts: Given[Accounts],
    registry: Given[TableRegistry],
    lobby: Given[Lobby],
    settings: Given[Settings],
) -> None:
    """What happens at tables is told as it happens; see messages."""
    maybe = await identity(socket, accounts)
    sockets: Sockets = socket.app.state.sockets
    if not same_origin(socket.scope):
        await socket.close(CLOSE_POLICY, "not from another site")
        return
    if socket.app.state.stopping:
        await socket.accept()
        await socket.close(CLOSE_GOING, "the server stops; connect again")
        return
    address = socket.client.host if socket.client else ""
    who, most = (maybe.id, settings.sockets_per_user) if maybe else (NOBODY + address, settings.sockets_per_address)
    if sockets.count(who) >= most:
        await socket.close(CLOSE_POLICY, "too many sockets")
        return
    await socket.accept()

    async def send(data: bytes) -> None:
        await socket.send_data(data, "text")

    connection = Connection(registry, lobby, maybe, send, settings, accounts.touch)
    remove = sockets.add(who, maybe, connection)
    metrics.SOCKETS.inc()
    writer = asyncio.create_task(_written(socket, connection))
    try:
        while True:
            event: Any = await socket.receive()
            await connection.hear(event.get("text") or event.get("bytes") or "")
    except (WebSocketDisconnect, RuntimeError):
        pass
    except Closed as closed:
        await _close(socket, closed.code, str(closed))
    except asyncio.CancelledError:
        await _close(socket, CLOSE_POLICY, "the session was ended")
    finally:
        writer.cancel()
        await asyncio.gather(writer, return_exceptions=True)
        remove()
        metrics.SOCKETS.dec()
        await connection.close()


async def _written(socket: WebSocket[Any, Any, State], connection: Connection) -> None:
    """A client that cannot be told any more is not left waiting: it connects again."""
    try:
        await connection.write()
    except Exception:
        await _close(socket, CLOSE_FAILED, "the server failed; connect again")


async def _close(socket: WebSocket[Any, Any, State], code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code, reason), STOP_SECONDS)
