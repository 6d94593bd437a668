"""The whole server in this process: HTTP by httpx, sockets by hand, a clock that is moved by hand."""

import asyncio
import json
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from corral.server.app import create
from corral.server.settings import Settings
from corral.table import BotPool
from tests.given import soon
from tests.table.tables import Hands

HOST = "corral.test"


class Server:
    def __init__(self, app: Any, clock: Hands) -> None:
        self.app, self.clock = app, clock

    @property
    def registry(self) -> Any:
        return self.app.state.registry

    def browser(self, **headers: str) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self.app)
        return httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers)

    async def guest(self, name: str) -> httpx.AsyncClient:
        browser = self.browser()
        self.clock.now += 10  # names are not taken faster than people type
        answer = await browser.post("/api/guest", json={"name": name})
        assert answer.status_code == 200, answer.text
        return browser

    @asynccontextmanager
    async def socket(self, browser: httpx.AsyncClient | None = None, **how: Any) -> AsyncIterator["Socket"]:
        socket = Socket(self.app, browser, **how)
        try:
            yield socket
        finally:
            await socket.close()


class Socket:
    """A client's end. With `deaf` it never takes what is sent."""

    def __init__(self, app: Any, browser: httpx.AsyncClient | None, deaf: bool = False, **headers: str) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.taken: list[str] = []
        self.closed: int | None = None
        self._hear = asyncio.Event()
        if not deaf:
            self._hear.set()
        if browser is not None:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
        headers.setdefault("host", HOST)
        scope = {
            "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "path": "/ws",
            "raw_path": b"/ws", "query_string": b"", "root_path": "", "subprotocols": [], "state": {},
            "headers": [(name.encode(), value.encode()) for name, value in headers.items()],
            "client": ("127.0.0.1", 1), "server": (HOST, 80), "extensions": {},
        }  # fmt: skip
        self._in.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._in.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.send":
            await self._hear.wait()
        if message["type"] == "websocket.close":
            self.closed = message.get("code", 1000)
        self._out.put_nowait(message)

    def say(self, **message: Any) -> None:
        self.raw(json.dumps(message))

    def raw(self, text: str | bytes) -> None:
        kind = "text" if isinstance(text, str) else "bytes"
        self._in.put_nowait({"type": "websocket.receive", kind: text})

    def listen(self) -> None:
        self._hear.set()

    async def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next of a kind; others are passed over."""
        while True:
            event = await soon(self._out.get(), f"{kind or 'anything'} comes after {self.taken[-3:]}")
            if event["type"] == "websocket.close":
                return {"kind": "closed", "code": event["code"]}
            if event["type"] != "websocket.send":
                continue
            self.taken.append(event["text"])
            message: dict[str, Any] = json.loads(event["text"])
            if kind is None or message["kind"] == kind:
                return message

    def waiting(self) -> int:
        return self._out.qsize()

    async def close(self) -> None:
        self.listen()
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


@asynccontextmanager
async def serving(place: str | Path, **settings: Any) -> AsyncIterator[Server]:
    clock, making = settings.pop("clock", None) or Hands(), settings.pop("making", None)
    where: dict[str, Any] = {"database": place} if isinstance(place, str) else {"data": str(place)}
    app = create(
        Settings(**{**where, "private_targets": True, "log": "error", **settings}),
        clock=clock,
        bot_pool=BotPool(lambda: ThreadPoolExecutor(1)),
        background=False,
        making=making,
    )
    async with app.lifespan():
        yield Server(app, clock)
