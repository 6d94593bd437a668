"""A program at a live table, in a few lines. It gets exactly what a person would.

>>> from corral.client import Client
>>> with Client("http://localhost:8000", token="...") as client:       # or name="robby" for a guest
...     seat = client.sit("k3fw8x2m4q", 2)
...     for position in seat:                                           # each time something changes
...         if position.choices:
...             seat.play(position.choices[0])
"""

import itertools
import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import connect

from corral.refusal import Code

TIMEOUT = 30.0
RETRIES = 60
RETRY_SECONDS = 1.0
NOT_YET = 503


class Refused(Exception):
    """The server said no; the message is its reason, `code` the same in one word (corral.refusal.Code)."""

    def __init__(self, reason: str, code: str = "failed") -> None:
        super().__init__(reason)
        self.code = code


@dataclass(frozen=True)
class Position:
    """What a seat may see. `version` says which question a move answers."""

    version: int
    view: dict[str, Any] | None  # as the game's view.py declares it; None before the start
    choices: list[str]  # the texts that may be played now; empty if the seat is not asked
    lines: list[str]  # all lines so far, as this seat may read them
    over: bool
    seen: dict[str, Any]  # everything: seats, clocks, options, commit ...


@dataclass(frozen=True)
class Hint:
    """What a good player would do. `choices` are what was considered, the move first: text, share of the tries, chance
    to win (or None)."""

    move: str
    code: str  # why, see corral.players.advice and a game's reason.py
    args: dict[str, Any]
    choices: list[dict[str, Any]]


class Client:
    """Somebody at a server: with a token, or as a guest with a name."""

    def __init__(self, url: str, *, token: str | None = None, name: str | None = None) -> None:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.Client(base_url=url, headers=headers, timeout=TIMEOUT)
        if token is None:
            self._ask("POST", "/api/guest", {"name": name or "program"})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._http.close()

    def _ask(self, method: str, path: str, body: Mapping[str, Any] | None = None) -> Any:
        for _ in range(RETRIES):
            answer = self._http.request(method, path, json=body)
            if answer.status_code != NOT_YET or "retry-after" not in answer.headers:
                break
            time.sleep(float(answer.headers["retry-after"]))  # the game is being made ready
        if answer.is_error:
            raise _refused(answer)
        return answer.json()

    def create(self, game: str, seats: Sequence[str], *, start: bool = False, **how: Any) -> str:
        """A new table; seats are "me", "open" or the level of a bot. Gives its name."""
        made = self._ask("POST", "/api/tables", {"game": game, "seats": list(seats), "start": start, **how})
        return str(made["table"])

    def start(self, table: str) -> None:
        self._ask("POST", f"/api/tables/{table}/start")

    def sit(self, table: str, seat: int) -> "Seat":
        """Take a seat (from 1)."""
        self._ask("PUT", f"/api/tables/{table}/seats/{seat}", {})
        return self.join(table, seat)

    def join(self, table: str, seat: int) -> "Seat":
        """Go on at a seat of one's own; seat 0 watches."""
        return Seat(self, table, seat)

    def record(self, table: str) -> str:
        return self._http.get(f"/api/tables/{table}/record").raise_for_status().text

    def _socket(self) -> Any:
        headers = {key: self._http.headers[key] for key in ("authorization",) if key in self._http.headers}
        if self._http.cookies:
            headers["cookie"] = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        address = str(self._http.base_url.join("/ws")).replace("http", "ws", 1)
        return connect(address, additional_headers=headers, open_timeout=TIMEOUT, max_size=None)


def _refused(answer: httpx.Response) -> Refused:
    """Why not; a proxy between us says it in its own way."""
    try:
        told = answer.json()
        return Refused(str(told["detail"]), str(told["code"]))
    except (ValueError, TypeError, KeyError):
        return Refused(f"the server answered {answer.status_code} {answer.reason_phrase}")


class Seat:
    """One seat at one table: iterate for positions, `play` to move. It connects again by itself."""

    def __init__(self, client: Client, table: str, seat: int) -> None:
        self._client, self.table, self.seat = client, table, seat
        self._numbers = itertools.count(1)
        self._lines: list[str] = []
        self._waiting: list[Position] = []
        self._line = ExitStack()
        self._every = TIMEOUT  # seconds between two words that we are here; the server says how often
        self._join()

    def _join(self) -> None:
        """Connect, and be told what is new since; again and again while the server is away."""
        for attempt in range(RETRIES):
            try:
                self.close()
                self._socket = self._line.enter_context(self._client._socket())
                self._do("join", version=len(self._lines))
                while not self._waiting:
                    self._hear()
                return
            except (OSError, WebSocketException) as error:
                if isinstance(error, InvalidStatus) and error.response.status_code < 500:
                    raise Refused(f"the server answered {error.response.status_code}") from None
                if attempt == RETRIES - 1:
                    raise
                time.sleep(RETRY_SECONDS)

    def __iter__(self) -> Iterator[Position]:
        """Positions as they come, to the end of the game. If several came meanwhile: the newest."""
        while True:
            while not self._waiting:
                try:
                    self._hear()
                except ConnectionClosed:
                    self._join()
            position, self._waiting = self._waiting[-1], []
            yield position
            if position.over:
                self.close()
                return

    def play(self, *texts: str) -> None:
        """One or several moves, all or none. Refused says why not."""
        version = len(self._lines)
        while True:
            try:
                self._do("play", version=version, moves=list(texts))
                # who connected again meanwhile was told the old question once more
                self._waiting = [position for position in self._waiting if position.version > version]
                return
            except ConnectionClosed:
                self._join()
                if f"{self.seat} {texts[0]}" in self._lines[version:]:  # it had been kept before the line broke
                    return

    def hint(self, *texts: str) -> Hint:
        """What a good player would do, after these moves of the same turn. Not at rated tables."""
        told = self._do("hint", version=len(self._lines), moves=list(texts))
        return Hint(told["move"], told["reason"]["code"], told["reason"]["args"], told["choices"])

    def undo(self) -> None:
        self._do("undo")

    def resign(self) -> None:
        self._do("resign")

    def say(self, text: str) -> None:
        self._send({"kind": "say", "text": text})

    def _do(self, kind: str, **how: Any) -> dict[str, Any]:
        return self._send({"kind": kind, "seat": self.seat, **how})

    def _send(self, message: dict[str, Any]) -> dict[str, Any]:
        """The answer. A program is quicker than people: where the server says that it says too much, it waits."""
        for attempt in range(RETRIES):
            number = next(self._numbers)
            self._socket.send(json.dumps({**message, "id": number, "table": self.table}))
            while (answer := self._hear()) is None or answer["id"] != number:
                pass
            if answer["kind"] != "refused":
                return answer
            if answer["code"] != Code.TOO_OFTEN or attempt == RETRIES - 1:
                raise Refused(answer["reason"], answer["code"])
            time.sleep(RETRY_SECONDS)
        raise AssertionError("the last try returns or raises")

    def _hear(self) -> dict[str, Any] | None:
        """Take in one message; answers are given back. Where none comes the server is told what we know: it makes up
        for what was lost."""
        try:
            message = json.loads(self._socket.recv(timeout=self._every))
        except TimeoutError:
            self._socket.send(json.dumps({"kind": "here", "versions": {self.table: len(self._lines)}}))
            return None
        if message["kind"] == "hello":
            self._every = message["every"]
        if message["kind"] == "position":
            self._lines[message["first"] :] = message["lines"]
            seen = message["seen"]
            position = Position(
                message["version"], seen["view"], seen["choices"], list(self._lines), seen["over"], seen
            )
            self._waiting.append(position)
        return message if message["kind"] in ("done", "refused", "tried", "hinted") else None

    def close(self) -> None:
        self._line.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
