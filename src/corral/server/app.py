"""The application: settings in, a Litestar app out. Everything it needs is opened when it starts."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.exceptions import HTTPException, WebSocketDisconnect
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from corral import games
from corral.record import NotNow
from corral.store import Missing, Store, people
from corral.table import Brains, Forbidden, House, Stale

from . import messages, metrics, routes
from .accounts import Accounts, Me, NotKnown
from .limits import Buckets
from .notices import EVERY, Notices, fresh_key
from .pages import page
from .settings import Settings
from .socket import CLOSE_POLICY, Closed, Connection

LOOK_SECONDS = 0.5  # how often what is due is looked for
CLOCK_SECONDS = 60.0
STOP_SECONDS = 10
BODY_BYTES = 65536
HEADERS = {
    "content-security-policy": "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
STATUS = {NotKnown: 401, Forbidden: 403, Missing: 404, NotNow: 409, Stale: 409, ValueError: 400}
SAFE = ("GET", "HEAD", "OPTIONS")
log = structlog.get_logger()


def create(
    settings: Settings | None = None,
    *,
    clock: Callable[[], float] = time.time,
    brains: Brains | None = None,
    background: bool = True,
) -> Litestar:
    """The app. Tests pass a clock and bots of their own, and look after what is due themselves."""
    settings = settings or Settings.from_environment()
    _logging(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.place, clock)
        secret = settings.secret or await store.write(people.setting, "secret", secrets.token_hex(32))
        key = await store.write(people.setting, "vapid", fresh_key())
        house = House(store, brains or Brains.processes(settings.bots), settings.hush)
        sockets = Sockets()
        notices = Notices(store, settings, key, sockets.present)
        house.on_turn, house.on_warning, house.on_move = notices.turn, notices.warning, metrics.LINES.inc
        app.state.update(
            house=house,
            accounts=Accounts(store, secret),
            notices=notices,
            settings=settings,
            sockets=sockets,
            end_sockets=sockets.end,
            few=Buckets(0.2, 12),
            stopping=False,
        )
        if background:
            await asyncio.to_thread(_load_games)
        await house.open()
        tasks = [asyncio.create_task(work) for work in _background(house, notices)] if background else []
        try:
            yield
        finally:
            app.state.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await store.close()

    provided = ("house", "accounts", "notices", "settings")
    return Litestar(
        [*routes.ROUTES, socket, page],
        lifespan=[lifespan],
        dependencies={
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in provided},
            "maybe": Provide(routes.who),
            "me": Provide(routes.me),
        },
        middleware=[_guard],
        before_send=[_headers],
        exception_handlers={
            **{kind: _refusal(status) for kind, status in STATUS.items()},
            HTTPException: _http_refusal,
        },
        openapi_config=OpenAPIConfig("Corral", "1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        state=State({"stopping": False}),
    )


def _load_games() -> None:
    """Before the first request: rules are compiled, or taken from the cache; one after the other."""
    for name in games.GAMES:
        games.find(name)


def _from_state(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide


def _refusal(status: int) -> Callable[[Request[Any, Any, Any], Exception], Response[messages.Refusal]]:
    def answer(_: Request[Any, Any, Any], error: Exception) -> Response[messages.Refusal]:
        return Response(messages.Refusal(status, str(error)), status_code=status)

    return answer


def _http_refusal(_: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Refusal]:
    return Response(messages.Refusal(error.status_code, error.detail), status_code=error.status_code)


def _background(house: House, notices: Notices) -> list[Coroutine[Any, Any, None]]:
    async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("background")
            await asyncio.sleep(seconds)

    async def look() -> None:
        metrics.TABLES.set(house.size)
        await house.look()

    return [
        every(LOOK_SECONDS, look),
        every(EVERY, notices.flush),
        every(CLOCK_SECONDS, house.store.set_clock),
    ]


# Guards


def _guard(app: ASGIApp) -> ASGIApp:
    """Requests that other sites made a browser send are refused."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if str(scope["type"]) == "http" and scope.get("method") not in SAFE and not same_origin(scope):
            answer: Response[Any] = Response(messages.Refusal(403, "not from another site"), status_code=403)
            await answer.to_asgi_response(None, Request(scope))(scope, receive, send)
            return
        await app(scope, receive, send)

    return guarded


async def _headers(message: Message, scope: Scope) -> None:
    """On every answer, whatever it is."""
    if message["type"] == "http.response.start":
        metrics.REQUESTS.labels(scope.get("method", ""), str(message["status"])).inc()
        extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        message["headers"] = [*message["headers"], *extra]


def same_origin(scope: Any) -> bool:
    """A browser says where a request comes from; programs do not."""
    headers = {name.decode().lower(): value.decode("latin-1") for name, value in scope["headers"]}
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return str(origin).partition("://")[2] == headers.get("host")


# Sockets


class Sockets:
    """Those that are open in this process."""

    def __init__(self) -> None:
        self._open: dict[str, set[tuple[str, Connection, asyncio.Task[Any]]]] = defaultdict(set)  # by user

    def add(self, me: Me, connection: Connection) -> Callable[[], None]:
        task = asyncio.current_task()
        assert task is not None
        entry = (me.session.id, connection, task)
        self._open[me.id].add(entry)

        def remove() -> None:
            self._open[me.id].discard(entry)
            if not self._open[me.id]:
                del self._open[me.id]

        return remove

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
    socket: WebSocket[Any, Any, State], accounts: Given[Accounts], house: Given[House], settings: Given[Settings]
) -> None:
    """Everything at tables that happens as it happens; see messages.py."""
    maybe = await routes.identity(socket, accounts)
    sockets: Sockets = socket.app.state.sockets
    if not same_origin(socket.scope) or socket.app.state.stopping:
        await socket.close(CLOSE_POLICY, "not from another site")
        return
    if maybe is not None and sockets.count(maybe.id) >= settings.sockets_per_user:
        await socket.close(CLOSE_POLICY, "too many sockets")
        return
    await socket.accept()

    async def send(data: bytes) -> None:
        await socket.send_data(data, "text")

    connection = Connection(house, maybe, send, settings)
    remove = sockets.add(maybe, connection) if maybe is not None else lambda: None
    metrics.SOCKETS.inc()
    writer = asyncio.create_task(connection.write())
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


async def _close(socket: WebSocket[Any, Any, State], code: int, reason: str) -> None:
    with contextlib.suppress(Exception):
        await asyncio.wait_for(socket.close(code, reason), STOP_SECONDS)


def _logging(settings: Settings) -> None:
    """One JSON object a line."""
    level = logging.getLevelNamesMapping().get(settings.log.upper(), logging.INFO)
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.PrintLoggerFactory(),
    )


__all__ = ["create"]
