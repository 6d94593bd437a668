"""The application: settings in, a Litestar app out. Everything it needs is opened when it starts."""

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
import sys
import time
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from typing import Any

import structlog
from litestar import Litestar, Request, Response, WebSocket, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.di import Provide
from litestar.exceptions import HTTPException, MethodNotAllowedException, NotFoundException, WebSocketDisconnect
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
from .lobby import LOBBY_SECONDS, Lobby
from .notices import EVERY, Notices, fresh_key
from .pages import page
from .settings import Settings
from .socket import CLOSE_FAILED, CLOSE_GOING, CLOSE_POLICY, FAILED, Closed, Connection

LOOK_SECONDS = 0.5  # how often what is due is looked for
CLOCK_SECONDS = 60.0
STOP_SECONDS = 10
GOING_SECONDS = 0.5
NOBODY = ""  # who has not said who they are
SWITCH_SECONDS = 0.0002  # compiled rules let go of the interpreter; to wait 5 ms for it each time would be long
RUBBISH = (20_000, 20, 500)  # tables and views are no rubbish: search among the old ones seldom
BODY_BYTES = 65536
TOO_BIG = 413
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
    sys.setswitchinterval(SWITCH_SECONDS)
    _logging(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = brains or _brains(settings)  # first: while there is nothing yet that forked processes should not get
        store = await Store.open(settings.place, clock)
        secret = settings.secret or await store.write(people.setting, "secret", secrets.token_hex(32))
        key = await store.write(people.setting, "vapid", fresh_key())
        house = House(store, thinkers, settings.hush)
        sockets, lobby = Sockets(), Lobby(store)
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
            lobby=lobby,
            stopping=False,
        )
        await house.open()
        tasks = (
            [asyncio.create_task(work) for work in (_warm(house), *_background(house, notices, lobby))]
            if background
            else []
        )
        try:
            with _farewell(app, sockets) if background else contextlib.nullcontext():
                yield
        finally:
            app.state.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await house.close()
            await store.close()

    provided = ("house", "accounts", "notices", "settings", "lobby")
    return Litestar(
        [*routes.ROUTES, socket, page],
        lifespan=[lifespan],
        dependencies={
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in provided},
            "maybe": Provide(routes.who),
            "me": Provide(routes.me),
            "operator": Provide(routes.operator),
        },
        middleware=[_guard],
        before_send=[_headers],
        exception_handlers={
            **{kind: _refusal(status) for kind, status in STATUS.items()},
            HTTPException: _http_refusal,
            Exception: _failure,
        },
        openapi_config=OpenAPIConfig("Corral", "1", path="/schema", render_plugins=[JsonRenderPlugin()]),
        compression_config=CompressionConfig("gzip", minimum_size=2000, exclude=["^/(api|ws|health|ready|metrics)"]),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        state=State({"stopping": False}),
    )


def _brains(settings: Settings) -> Brains:
    return Brains.cluster(settings.cluster) if settings.cluster else Brains.processes(settings.bots)


async def _warm(house: House) -> None:
    """Rules are compiled, or taken from the cache, before they are needed, and bots get ready."""
    for name in games.GAMES:
        await asyncio.to_thread(games.find, name)
    gc.freeze()  # what is there now stays: no need to search it for rubbish, which takes a third of a second
    gc.set_threshold(*RUBBISH)
    await house.brains.warm()


def _from_state(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide


def _refusal(status: int) -> Callable[[Request[Any, Any, Any], Exception], Response[messages.Refusal]]:
    def answer(_: Request[Any, Any, Any], error: Exception) -> Response[messages.Refusal]:
        return Response(messages.Refusal(status, str(error)), status_code=status)

    return answer


def _http_refusal(request: Request[Any, Any, Any], error: HTTPException) -> Response[messages.Refusal]:
    """What the framework refuses, in words that say what to do."""
    detail = error.detail
    if isinstance(error.extra, list) and error.extra:  # what is wrong with what was sent, field by field
        detail = "; ".join(f"{row['key']}: {row['message']}" if "key" in row else row["message"] for row in error.extra)
    elif isinstance(error, NotFoundException):
        detail = f"there is nothing at {request.url.path}; what there is: /schema/openapi.json"
    elif isinstance(error, MethodNotAllowedException):
        detail = f"{request.method} is nothing that {request.url.path} can do; what it can: /schema/openapi.json"
    elif error.status_code == TOO_BIG:
        detail = f"too much at once: at most {BODY_BYTES} bytes"
    return Response(messages.Refusal(error.status_code, detail), status_code=error.status_code)


def _failure(request: Request[Any, Any, Any], error: Exception) -> Response[messages.Refusal]:
    """Nothing that anybody foresaw, such as a full disk."""
    log.error("request", method=request.method, path=request.url.path, exc_info=error)
    return Response(messages.Refusal(500, FAILED), status_code=500)


def _background(house: House, notices: Notices, lobby: Lobby) -> list[Coroutine[Any, Any, None]]:
    async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        failed = ""
        while True:
            try:
                await work()
                failed = ""
            except Exception as error:
                if failed != (failed := repr(error)):  # once, however long the database is away
                    log.exception("background")
            await asyncio.sleep(seconds)

    async def look() -> None:
        metrics.TABLES.set(house.size)
        await house.look()

    return [
        every(LOOK_SECONDS, look),
        every(LOBBY_SECONDS, lobby.look),
        every(EVERY, notices.flush),
        every(CLOCK_SECONDS, house.store.set_clock),
    ]


@contextlib.contextmanager
def _farewell(app: Litestar, sockets: "Sockets") -> Iterator[None]:
    """When it is told to stop, clients hear so first: they know that it is no failure, and connect again."""
    loop = asyncio.get_running_loop()
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}

    async def stop(number: int) -> None:
        app.state.stopping = True
        sockets.tell(messages.Going())
        await asyncio.sleep(GOING_SECONDS)
        if callable(way := before[signal.Signals(number)]):
            way(number, None)

    for number in before:
        signal.signal(number, lambda number, _: asyncio.run_coroutine_threadsafe(stop(number), loop))
    try:
        yield
    finally:
        for number, way in before.items():
            signal.signal(number, way)


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

    def add(self, me: Me | None, connection: Connection) -> Callable[[], None]:
        task = asyncio.current_task()
        assert task is not None
        user, entry = me.id if me else NOBODY, (me.session.id if me else NOBODY, connection, task)
        self._open[user].add(entry)

        def remove() -> None:
            self._open[user].discard(entry)
            if not self._open[user]:
                del self._open[user]

        return remove

    def tell(self, message: messages.Tell) -> None:
        """To all."""
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
    house: Given[House],
    lobby: Given[Lobby],
    settings: Given[Settings],
) -> None:
    """Everything at tables that happens as it happens; see messages.py."""
    maybe = await routes.identity(socket, accounts)
    sockets: Sockets = socket.app.state.sockets
    if not same_origin(socket.scope):
        await socket.close(CLOSE_POLICY, "not from another site")
        return
    if socket.app.state.stopping:
        await socket.accept()
        await socket.close(CLOSE_GOING, "the server stops; connect again")
        return
    if maybe is not None and sockets.count(maybe.id) >= settings.sockets_per_user:
        await socket.close(CLOSE_POLICY, "too many sockets")
        return
    await socket.accept()

    async def send(data: bytes) -> None:
        await socket.send_data(data, "text")

    connection = Connection(house, lobby, maybe, send, settings)
    remove = sockets.add(maybe, connection)
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


def _logging(settings: Settings) -> None:
    """One JSON object a line."""
    level = logging.getLevelNamesMapping()[settings.log.upper()]
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
