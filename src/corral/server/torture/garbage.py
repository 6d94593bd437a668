"""Frames that make no sense, or almost make sense, over real sockets."""

import asyncio
import itertools
import json
from collections.abc import Iterator
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from ..accounts import COOKIE
from ..socket import CLOSE_FAILED, FAILED
from .people import AWAY, Guest, said

AT_ONCE = 25  # frames between two questions that show that the server goes on
BATCHES = 2  # on one socket: after 50 senseless frames it may be closed
CROWD = 4  # sockets at the same time
ODD: list[Any] = [
    None, True, [], {}, "", "\x00", "\ud800", "x" * 3000, -1, 0, 2**31, 2**63, 2**200, 1.5, -0.0, 1e308,
    "NaN", "moon_river", ["pick 1"] * 300, [[[]]], {"a": {"b": []}}, "'; DROP TABLE lines; --", "../../etc/passwd",
]  # fmt: skip
KINDS = [
    "join", "part", "play", "try", "hint", "undo", "agree", "resign", "pause", "leave", "return", "here", "lobby",
    "position", "hello", "", "JOIN", "say", "\u202e",
]  # fmt: skip
LITERALS = ["nan", "NaN", "Infinity", "-", "1e999", "01", "null", '"', "{", "[" * 2000, '{"a":' * 500, "\ufeff{}"]


def frames(chance: Random, table: str) -> Iterator[str | bytes]:
    """On and on; `table` is one where who sends them has no seat."""
    while True:
        ask = {
            "kind": chance.choice(KINDS), "id": chance.randrange(9), "table": table, "seat": chance.randrange(1, 3),
            "version": chance.randrange(60), "moves": ["pass"], "steps": 1, "yes": True, "on": chance.random() < 0.5,
            "versions": {table: chance.randrange(99)}, "text": "hello",
        }  # fmt: skip
        for name in chance.sample(list(ask), chance.randrange(len(ask))):
            ask.pop(name)
        if ask and chance.random() < 0.7:
            ask[chance.choice(list(ask))] = chance.choice(ODD)
        text = json.dumps(ask, ensure_ascii=chance.random() < 0.5).encode(errors="replace").decode()
        match chance.randrange(6):
            case 0:
                yield chance.randbytes(chance.randrange(200))
            case 1:
                yield chance.choice(LITERALS)
            case 2:
                yield text[: chance.randrange(len(text))]
            case 3:
                at = chance.randrange(len(text))
                yield text[:at] + chr(chance.randrange(1, 0x3000)) + text[at + 1 :]
            case 4:
                yield text.encode()
            case _:
                yield text


class Garbage:
    """Somebody without a seat, and nobody, who send all that."""

    def __init__(self, url: str, chance: Random) -> None:
        self._url, self._chance = url, chance
        self.sent = 0  # of these it is known that the server has read them
        self.crashes = 0  # answers that say so, and sockets that were lost

    async def send(self, frames: int) -> bool:
        """So many; True if the table, where nobody else does anything, is what it was."""
        host, stranger = Guest(self._url), Guest(self._url)
        await host.come("victim")
        await stranger.come("stranger")
        table = await host.create("moon_river", ["me", "me"])  # no bot does anything there
        before = (await host.ask("GET", f"/api/tables/{table}?seat=1")).json()
        async with asyncio.TaskGroup() as together:
            for number in range(CROWD):
                cookie = stranger.cookie if number % 2 else ""
                together.create_task(self._send(frames, cookie, table))
        after = (await host.ask("GET", f"/api/tables/{table}?seat=1")).json()
        await host.close()
        await stranger.close()
        return bool(before == after)

    async def _send(self, wanted: int, cookie: str, table: str) -> None:
        source = frames(Random(self._chance.random()), table)
        headers = {"cookie": f"{COOKIE}={cookie}"} if cookie else {}
        while self.sent < wanted:
            try:
                async with connect(
                    self._url.replace("http", "ws", 1) + "/ws", additional_headers=headers, compression=None,
                    max_size=None, close_timeout=1,
                ) as line:  # fmt: skip
                    await self._on(line, source)
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code == CLOSE_FAILED:
                    self.crashes += 1
            except AWAY:
                self.crashes += 1

    async def _on(self, line: ClientConnection, source: Iterator[str | bytes]) -> None:
        for number in range(1, BATCHES + 1):
            batch = list(itertools.islice(source, AT_ONCE))
            for frame in batch:
                await line.send(frame)
            mark = 1_000_000 + number
            await line.send(said(kind="part", id=mark, table=""))
            while (answer := json.loads(await line.recv())).get("id") != mark:
                if answer.get("code") == FAILED.code:
                    self.crashes += 1
            self.sent += len(batch)
