"""One socket: what a client asks, and what it is owed.

An outbox holds what is owed, not what was said: the tables that have changed, and a few answers. So it is bounded by
itself. A client that does not read is sent one newest position later; a client with too many answers waiting is not
read any more.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

import msgspec
import structlog
from litestar.exceptions import WebSocketDisconnect

from corral.games import LOST, NotReady
from corral.record import NotNow
from corral.refusal import Code, CodedError, code_of
from corral.store import Missing, people, tables, trouble
from corral.store.people import SessionRow
from corral.table import Forbidden, Own, Seen, Stale, Table, TableRegistry

from . import messages, metrics
from .accounts import Me
from .limits import Bucket
from .lobby import Lobby
from .settings import Settings

IN_FLIGHT = 16  # asks of one client that are being worked on
ANSWERS = 64  # answers that may wait
WATCHED = 20  # tables that one client is told of
FINISH_SECONDS = 5.0
MAKING_SECONDS = 0.5  # between two words of how far a game is
BURST = 3.0  # seconds' worth of messages at once
PATIENCE = 50  # messages too many before the socket is closed
CLOSE_POLICY, CLOSE_TOO_BIG, CLOSE_FAILED, CLOSE_GOING = 1008, 1009, 1011, 1012
FAILED = CodedError("something went wrong here; it is in the log. Look again, then try again", Code.FAILED)

decode = msgspec.json.Decoder(messages.ASKS).decode
encode = msgspec.json.Encoder().encode
log = structlog.get_logger()

Send = Callable[[bytes], Awaitable[None]]
Touch = Callable[[SessionRow], Awaitable[None]]  # the session is in use


class Closed(Exception):
    """The socket is to be closed, with this code."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Watch:
    """One table that a client is told of."""

    def __init__(
        self, table: Table, user: str | None, viewer: int, version: int, chats: int, wake: Callable[[], None]
    ) -> None:
        self.table, self.user, self.viewer, self.version, self.chats = table, user, viewer, version, chats
        self.seen: Seen | None = None  # what was sent
        self.own: Own | None = None  # likewise
        self._wake = wake
        table.watchers.add(self.wake)

    def wake(self) -> None:
        self._wake()

    def close(self) -> None:
        self.table.watchers.discard(self.wake)

    async def owed(self) -> list[bytes]:
        """What is new since the last time, as far as this viewer may know it."""
        if self.table.gone:
            self.table.watchers.discard(self.wake)
            return [encode(messages.Gone(self.table.id))]
        found = []
        seen, lines = self.table.seen(self.viewer), self.table.lines(self.viewer)
        own = self.table.own(self.user)
        if seen is not self.seen or own != self.own or len(lines) != self.version:
            first = self.version if self.version <= len(lines) else 0
            found.append(_position(self.table, self.viewer, own, first, lines))
            self.seen, self.own, self.version = seen, own, len(lines)
        if self.table.row.chats > self.chats and self.table.hears(self.viewer):
            rows = await self.table.store.read(tables.chats_after, self.table.id, self.chats)
            chats = [messages.ChatSeen(row.number, row.name, row.text, row.at) for row in rows]
            found.append(encode(messages.Talk(self.table.id, chats)))
            self.chats = max([self.chats, *(row.number for row in rows)])
        return found


def _position(table: Table, viewer: int, own: Own, first: int, lines: list[str]) -> bytes:
    """A Position, with the part that many viewers share encoded once."""
    head = {"kind": "position", "table": table.id, "seat": viewer + 1, **own._asdict()}
    head |= {"version": len(lines), "first": first}
    news = {"lines": lines[first:], "changes": table.changes(viewer)[first:]}
    return encode({**head, **news, "seen": msgspec.Raw(table.body(viewer))})


class Connection:
    def __init__(
        self, registry: TableRegistry, lobby: Lobby, me: Me | None, send: Send, settings: Settings, touch: Touch
    ) -> None:
        self.registry, self.lobby, self.me, self.settings = registry, lobby, me, settings
        self._touch = touch
        self._send = send
        self._watches: dict[str, Watch] = {}
        self._answers: deque[bytes] = deque()
        self._lobby_owed = self._lobby_sent = b""
        self._owing = asyncio.Event()
        self._read_on = asyncio.Event()
        self._room = asyncio.Semaphore(IN_FLIGHT)
        self._tasks: set[asyncio.Task[None]] = set()
        rate = settings.messages_per_second
        self._messages, self._chats = Bucket(rate, rate * BURST), Bucket(0.5, 5)
        self._calls = Bucket(0.1, 2)  # what is said by those who do not sit at the table
        self._too_many = 0
        self._closed = False
        self.tell(messages.Hello(registry.store.now(), me.user.name if me else None))

    def watches(self, table: str) -> bool:
        return table in self._watches

    def tell(self, message: messages.Tell) -> None:
        self._answers.append(encode(message))
        self._owing.set()

    def owe_lobby(self, message: messages.Tables) -> None:
        """Only the newest is owed."""
        self._lobby_owed = encode(message)
        if self._lobby_owed != self._lobby_sent:
            self._owing.set()

    async def write(self) -> None:
        """Send what is owed, for ever. Slow clients are slow here and nowhere else."""
        try:
            await self._write()
        except (WebSocketDisconnect, RuntimeError):  # it is gone; whoever reads from it learns the same
            pass
        except Exception:
            log.exception("write")
            raise

    async def _write(self) -> None:
        while True:
            await self._owing.wait()
            self._owing.clear()
            while self._answers:
                await self._send(self._answers.popleft())
            self._read_on.set()
            if self._lobby_owed != self._lobby_sent:
                self._lobby_sent = self._lobby_owed
                await self._send(self._lobby_sent)
            for watch in list(self._watches.values()):
                for message in await watch.owed():
                    await self._send(message)

    async def hear(self, data: str | bytes) -> None:
        """A message of the client; Closed if it goes too far."""
        if len(data) > self.settings.message_bytes:
            raise Closed(CLOSE_TOO_BIG, "message too big")
        try:
            ask = decode(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self._refuse(0, CodedError(f"not a message: {error}", Code.MALFORMED))
            self._count("garbage", "refused")
            self._tire()
            return
        if not self._messages.take(self.registry.store.now()):
            self._refuse(ask.id, CodedError("too many messages; wait a moment", Code.TOO_OFTEN))
            self._tire()
            return
        while len(self._answers) >= ANSWERS:
            self._read_on.clear()
            await self._read_on.wait()
        await self._room.acquire()
        task = self.registry.begin(self._work(ask))
        self._tasks.add(task)
        task.add_done_callback(self._worked)

    def _worked(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        self._room.release()

    def _tire(self) -> None:
        self._too_many += 1
        if self._too_many > PATIENCE:
            raise Closed(CLOSE_POLICY, "too many messages")

    def _refuse(self, number: int, why: Exception, stale: bool = False) -> None:
        if len(self._answers) < ANSWERS:
            self.tell(messages.Refused(number, code_of(why), str(why), stale))

    def _count(self, kind: str, result: str) -> None:
        metrics.ASKS.labels(kind, result).inc()

    async def _work(self, ask: messages.Ask) -> None:
        kind = type(ask).__name__.lower()
        try:
            await self._do(ask)
        except Stale as error:
            self._refuse(ask.id, error, stale=True)
            self._again(ask)
            self._count(kind, "stale")
        except (ValueError, Forbidden, Missing, NotReady) as error:
            self._refuse(ask.id, error)
            self._count(kind, "refused")
        except Exception as error:
            log.exception("ask", kind=kind)
            self._refuse(ask.id, trouble(error) or FAILED, stale=True)
            self._again(ask)
            self._count(kind, "failed")
        else:
            self._count(kind, "done")

    def _again(self, ask: messages.Ask) -> None:
        """Send the position whether it has changed or not."""
        watch = self._watches.get(ask.table) if isinstance(ask, messages.AtTable) else None
        if watch is not None:
            watch.seen = None
            self._owing.set()

    async def _do(self, ask: messages.Ask) -> None:
        match ask:
            case messages.Join():
                await self._join(ask)
            case messages.Part():
                if ask.table in self._watches:
                    self._watches.pop(ask.table).close()
            case messages.Here():
                await self._here(ask)
                return
            case messages.Try():
                table = await self.registry.table(ask.table)
                tried = table.tried(self._me().id, ask.seat - 1, ask.version, ask.moves)
                self.tell(messages.Tried(ask.id, tried.view, tried.choices, tried.open))
                return
            case messages.Hint():
                table = await self.registry.table(ask.table)
                advice = await table.hint(self._me().id, ask.seat - 1, ask.version, ask.moves)
                reason = messages.ReasonSeen(*advice.reason)
                choices = [messages.ChoiceSeen(*choice) for choice in advice.choices]
                self.tell(messages.Hinted(ask.id, advice.text, reason, advice.chances, choices))
                return
            case messages.Lobby():
                if ask.on:
                    await self.lobby.join(self)
                else:
                    self.lobby.part(self)
            case messages.Say():
                await self._say(ask)
            case _:
                await self._at_table(ask)
        self.tell(messages.Done(ask.id))

    async def _at_table(self, ask: messages.Ask) -> None:
        """What a seat does."""
        user = self._me().id
        match ask:
            case messages.Play():
                with metrics.ACK_SECONDS.time():
                    table = await self.registry.table(ask.table)
                    await table.play(user, ask.seat - 1, ask.version, ask.moves)
            case messages.Undo():
                await (await self.registry.table(ask.table)).undo(user, ask.seat - 1, ask.steps)
            case messages.Agree():
                await (await self.registry.table(ask.table)).agree(user, ask.seat - 1, ask.yes)
            case messages.Resign():
                await (await self.registry.table(ask.table)).resign(user, ask.seat - 1)
            case messages.Pause():
                await (await self.registry.table(ask.table)).pause(user, ask.seat - 1, ask.on)
            case messages.Leave():
                await (await self.registry.table(ask.table)).leave(user, ask.seat - 1)
            case messages.Return():
                await (await self.registry.table(ask.table)).come_back(user, ask.seat - 1)
                await self.registry.store.write(tables.regain, user, ask.table)

    def _me(self) -> Me:
        if self.me is None:
            raise Forbidden("say first who you are", Code.UNKNOWN)
        return self.me

    async def _join(self, ask: messages.Join) -> None:
        table = await self._table(ask.table)
        user = self.me.id if self.me else None
        viewer = table.viewer(user, ask.seat)
        old = self._watches.pop(ask.table, None)
        if old is not None:
            old.close()
        elif len(self._watches) >= WATCHED:
            raise NotNow(f"one socket is told of at most {WATCHED} tables")
        self._watches[ask.table] = Watch(table, user, viewer, ask.version, ask.chats, self._owing.set)
        self._owing.set()

    async def _table(self, name: str) -> Table:
        """A table, when its game is ready; meanwhile the client is told how far it is."""
        while True:
            try:
                return await self.registry.table(name)
            except NotReady as reason:
                if reason.share == LOST or self._closed:
                    raise
                self.tell(messages.Making(name, reason.game, reason.share))
                await asyncio.sleep(MAKING_SECONDS)

    async def _here(self, ask: messages.Here) -> None:
        """Make up for whatever this client or this process has missed."""
        if self.me is not None:
            found = await self.registry.store.read(people.session, self.me.session.id)
            if found is None or found[0].banned:  # ended at another process, and the word of it was lost
                self.me = None
                self._watch_nothing()
                raise Forbidden("the session was ended", Code.SESSION_ENDED)
            await self._touch(found[1])
        for name, version in ask.versions.items():
            watch = self._watches.get(name)
            if watch is not None:
                await watch.table.check()
                if version != watch.version:
                    watch.version, watch.seen = version, None
        self._owing.set()

    async def _say(self, ask: messages.Say) -> None:
        me = self._me()
        if len(ask.text) > self.settings.chat_length:
            raise NotNow(f"at most {self.settings.chat_length} letters", Code.MALFORMED)
        table = await self.registry.table(ask.table)
        bucket = self._chats if table.seats_of(me.id) else self._calls
        if not bucket.take(self.registry.store.now()):
            raise NotNow("you talk too fast; wait a moment", Code.TOO_OFTEN)
        await table.say(me.person, ask.text)

    def _watch_nothing(self) -> None:
        for watch in self._watches.values():
            watch.close()
        self._watches.clear()

    async def close(self) -> None:
        """Finish what was asked, though nobody waits for the answer: others must be told what is committed."""
        self._closed = True
        self._watch_nothing()
        self.lobby.part(self)
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=FINISH_SECONDS)
