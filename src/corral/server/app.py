"""The application: settings in, a Litestar app out. Everything it needs is opened when it starts."""

import asyncio
import contextlib
import logging
import secrets
import sys
import time
from collections.abc import AsyncIterator, Callable
from typing import Any

import structlog
from litestar import Litestar
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from corral.games import NotReady
from corral.making import Making
from corral.store import Store, people
from corral.table import BotPool, Limits, TableRegistry
from corral.table.analysis import Analyses

from . import metrics
from .accounts import Accounts
from .asking import me, operator, who
from .background import chores, farewell, warm
from .guards import guard, with_headers
from .limits import Buckets
from .lobby import Lobby
from .notices import Notices, fresh_key
from .pages import docs, page
from .published import Published
from .refusals import BODY_BYTES, STATUS, failure, http_refusal, refusal
from .replays import Replays
from .routes import ROUTES
from .settings import Settings
from .sockets import Sockets, socket

SWITCH_SECONDS = 0.0002  # compiled rules let go of the interpreter; to wait 5 ms for it each time would be long


def create(
    settings: Settings | None = None,
    *,
    clock: Callable[[], float] = time.time,
    bot_pool: BotPool | None = None,
    background: bool = True,
    making: Making | None = None,
) -> Litestar:
    """The app, while some games may still be in the `making`. Tests pass a clock and bots of their own, and look after
    what is due themselves."""
    settings = settings or Settings.from_environment()
    sys.setswitchinterval(SWITCH_SECONDS)
    _logging(settings)

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        thinkers = bot_pool or _bot_pool(settings)  # first: forked processes get nothing that there is not yet
        store = await Store.open(settings.place, clock)
        secret = settings.secret or await store.write(people.setting, "secret", secrets.token_hex(32))
        key = await store.write(people.setting, "vapid", fresh_key())
        limits = Limits(settings.tables_per_user, settings.bots_only_per_user)
        registry = TableRegistry(store, thinkers, settings.minimum_open, limits)
        sockets, lobby = Sockets(), Lobby(store)
        notices = Notices(store, settings, key, sockets.present)
        registry.on_turn, registry.on_warning, registry.on_move = notices.turn, notices.warning, metrics.LINES.inc
        registry.on_ended = sockets.end
        app.state.update(
            registry=registry,
            accounts=Accounts(store, secret),
            notices=notices,
            settings=settings,
            sockets=sockets,
            end_sockets=sockets.end,
            few=Buckets(0.2, 12),
            newcomers=Buckets(1.0, 100),  # a whole club may come at once, from one address
            scores=Buckets(2.0, 60),  # a pad is counted after each change
            lessons=Buckets(10.0, 200),  # what a pointer passes over is looked at
            histories=Buckets(2.0, 60),  # asked again while something is counted
            lobby=lobby,
            replays=Replays(),
            analyses=Analyses(store, thinkers),
            making=making or Making([]),
            stopping=False,
        )
        await registry.open()
        analyses = app.state.analyses if settings.look_back else None
        works = (warm(registry, app.state.making), *chores(registry, notices, lobby, analyses)) if background else ()
        tasks = [asyncio.create_task(work) for work in works]
        try:
            with farewell(app, sockets) if background else contextlib.nullcontext():
                yield
        finally:
            app.state.stopping = True
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.analyses.close()
            await notices.close()
            await registry.close()
            await store.close()

    provided = ("registry", "accounts", "notices", "settings", "lobby", "making", "replays", "analyses")
    return Litestar(
        [
            *ROUTES,
            socket,
            docs,
            page,
        ],
        lifespan=[lifespan],
        dependencies={
            **{name: Provide(_from_state(name), sync_to_thread=False) for name in provided},
            "maybe": Provide(who),
            "me": Provide(me),
            "operator": Provide(operator),
        },
        middleware=[guard],
        before_send=[with_headers],
        exception_handlers={
            **{kind: refusal(status) for kind, status in STATUS.items()},
            NotReady: refusal(503, {"retry-after": "1"}),
            HTTPException: http_refusal,
            Exception: failure,
        },
        openapi_config=OpenAPIConfig("Corral", "1", path="/schema", render_plugins=[Published()]),
        compression_config=CompressionConfig(
            "gzip", minimum_size=2000, exclude=[r"^/(api(?!/games/\w+/rules)|ws|health|ready|metrics)"]
        ),
        request_max_body_size=BODY_BYTES,
        logging_config=None,
        state=State({"stopping": False}),
    )


def _bot_pool(settings: Settings) -> BotPool:
    return BotPool.cluster(settings.cluster) if settings.cluster else BotPool.processes(settings.bots)


def _from_state(name: str) -> Callable[[State], Any]:
    def provide(state: State) -> Any:
        return state[name]

    return provide


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
