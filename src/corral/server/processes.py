"""The processes of `corral serve`. Rules are loaded once, then all processes are forked, and share what none of them
changes."""

import contextlib
import functools
import gc
import multiprocessing
import os
import signal
import socket
import threading
import time
from multiprocessing.connection import wait
from multiprocessing.context import ForkProcess
from pathlib import Path

import structlog
import uvicorn
from litestar import Litestar
from litestar.types import ASGIApp
from prometheus_client.multiprocess import mark_process_dead

from corral import games
from corral.making import Making, judge_ready, ready

from . import tables
from .app import create
from .patience import Impatient
from .running import WEB
from .settings import Settings

STOP_SECONDS = 10
AGAIN_SECONDS = 1.0  # before a web process that ended is started again
log = structlog.get_logger()


def listen(settings: Settings) -> socket.socket:
    """Take the address, before anybody is answered."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    line = socket.socket(family)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind((settings.host, settings.port))
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        other = settings.port % 65535 + 1
        raise ValueError(
            f"cannot listen at {where} ({error.strerror}): choose another port, as in `make play PORT={other}` or "
            f"`corral serve --port {other}`"
        ) from None
    return line


def load(settings: Settings) -> tuple[Litestar, Making]:
    """The rules, and the app: everything that a web process needs. Games that are not compiled are in the making."""
    unready, unjudged = ([name for name in games.GAMES if not known(name)] for known in (ready, judge_ready))
    making = Making(unready, tables.about, unjudged)
    for name in games.GAMES:
        if name in making.names:
            games.unready[name] = functools.partial(making.wanted, name)
        else:
            games.load(name).thinking()  # bots' processes share it
    app = create(settings, making=making)
    gc.collect()
    gc.freeze()  # to search it for rubbish would write to it: then it were not shared any more
    return app, making


def run(app: Litestar, settings: Settings, line: socket.socket) -> None:
    """Serve until it is told to stop."""
    if settings.workers == 1:
        _serve(app, settings, line)
        return
    heard, say = multiprocessing.Pipe(duplex=False)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: say.send(None))
    workers = [_worker(app, settings, line) for _ in range(settings.workers)]
    while heard not in (ready := wait([heard, *(worker.sentinel for worker in workers)])):
        for index, worker in enumerate(workers):
            if worker.sentinel in ready:
                log.error("a web process ended; another is started", pid=worker.pid, code=worker.exitcode)
                mark_process_dead(worker.pid)  # type: ignore[no-untyped-call]
                time.sleep(AGAIN_SECONDS)
                workers[index] = _worker(app, settings, line)
    for worker in workers:
        worker.terminate()
    for worker in workers:
        worker.join(2 * STOP_SECONDS)
        worker.kill()


def _worker(app: Litestar, settings: Settings, line: socket.socket) -> ForkProcess:
    worker = multiprocessing.get_context("fork").Process(target=_work, args=(app, settings, line))
    worker.start()
    return worker


def _work(app: Litestar, settings: Settings, line: socket.socket) -> None:
    """One web process. It ends when the process that started it has ended, for whatever reason."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):  # not every system has names for processes
        Path("/proc/self/comm").write_text(WEB)
    threading.Thread(target=_stop_with_parent, daemon=True).start()
    with contextlib.suppress(KeyboardInterrupt):
        _serve(app, settings, line)


def _stop_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def _serve(app: ASGIApp, settings: Settings, line: socket.socket) -> None:
    config = uvicorn.Config(
        app,
        http=Impatient,
        ws_max_size=settings.message_bytes,
        ws_per_message_deflate=False,  # positions are small, and a compressor for every socket is not
        timeout_graceful_shutdown=STOP_SECONDS,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        server_header=False,
        log_level="warning",
    )
    uvicorn.Server(config).run(sockets=[line])
