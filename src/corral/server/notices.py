"""'Your turn', for people who are not looking: by web push, e-mail or webhook. Batched; each can be switched off."""

import asyncio
import base64
import json
import re
import secrets
from collections import Counter
from collections.abc import Callable
from email.message import EmailMessage
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from corral import games
from corral.refusal import Code, NotValid
from corral.store import Store, people
from corral.store.people import NoticeRow
from corral.table import Table

from . import addresses, metrics
from .limits import Buckets
from .outgoing import Outgoing
from .settings import Settings

EVERY = 15.0  # seconds between batches
MAIL_SECONDS = 10.0
WAYS = 5  # to be told, for each user
AT_ONCE = 100  # notices that are being sent
AT_ONCE_TO_A_HOST = 4  # a slow receiver delays nobody but itself
BACK_OFF = (60.0, 300.0, 1800.0, 7200.0, 21600.0)  # seconds before each further try; then the way is switched off
CODES_A_DAY = 3  # mails with a code to one address, whoever asks for them
DAY = 86400.0
EMAIL = re.compile(r"[^\s@,;:<>()\[\]\\\"]{1,64}@[^\s@,;:<>()\[\]\\\"]+\.[^\s@,;:<>()\[\]\\\".]{2,}")
log = structlog.get_logger()


class Gone(Exception):
    """The address is not there any more: forget it."""


class NotOurs(Exception):
    """It failed, and the user's address is not to blame: the operator's mail server is away."""


class Delivery(NamedTuple):
    """What is owed to one way of telling somebody."""

    row: NoticeRow
    said: dict[str, str]  # table: what is said of it
    due: float
    tries: int = 0  # that have failed


class Notices:
    def __init__(self, store: Store, settings: Settings, key: str, present: Callable[[str, str], bool]) -> None:
        self._store, self._settings, self._present = store, settings, present
        self._vapid = Vapid02.from_pem(key.encode())
        self._outgoing = Outgoing(settings.private_targets)
        self._waiting: dict[str, dict[str, str]] = {}  # user: table: what is said of it
        self._deliveries: dict[str, Delivery] = {}  # that wait, by the id of the way
        self._under_way: list[Delivery] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._codes = Buckets(CODES_A_DAY / DAY, CODES_A_DAY)

    @property
    def kinds(self) -> list[str]:
        """What the operator offers."""
        offered = {"push": self._settings.push, "email": bool(self._settings.smtp), "webhook": self._settings.webhooks}
        return [kind for kind, on in offered.items() if on]

    @property
    def public_key(self) -> str:
        """The key with which the browser subscribes to push."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def turn(self, table: Table, seat: int, user: str) -> None:
        self._waiting.setdefault(user, {})[table.id] = f"It is your turn at {_title(table)}."

    def warning(self, table: Table, seat: int, user: str) -> None:
        self._waiting.setdefault(user, {})[table.id] = f"Your time is running out at {_title(table)}."

    async def flush(self) -> None:
        """Begin to send what has gathered: one message for each way and user, whatever number of tables. Nobody waits
        for a receiver here; what failed before is tried again when its time has come."""
        waiting, self._waiting = self._waiting, {}
        for user, said in waiting.items():
            told = {table: text for table, text in said.items() if not self._present(user, table)}
            if told:
                await self._owe(user, told)
        self._start()

    def _start(self) -> None:
        """Send what is due, as much at once as there is room for."""
        busy = Counter(_host(one.row) for one in self._under_way)
        for delivery in list(self._deliveries.values()):
            host = _host(delivery.row)
            if len(self._under_way) >= AT_ONCE or busy[host] >= AT_ONCE_TO_A_HOST:
                continue
            if delivery.due <= self._store.now():
                del self._deliveries[delivery.row.id]
                busy[host] += 1
                self._under_way.append(delivery)
                task = asyncio.create_task(self._deliver(delivery))
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)

    async def _owe(self, user: str, said: dict[str, str]) -> None:
        for row in await self._store.read(people.notices_of, user):
            if row.enabled and row.code is None and row.kind in self.kinds:
                self._queue(Delivery(row, dict(said), self._store.now()))

    def _queue(self, delivery: Delivery) -> None:
        """What waits for the same way already goes with it, and keeps its time."""
        known = self._deliveries.get(delivery.row.id)
        if known is not None:
            delivery = max(known, delivery, key=lambda one: one.tries)._replace(said={**known.said, **delivery.said})
        self._deliveries[delivery.row.id] = delivery

    async def idle(self) -> None:
        """Until nothing is under way; for tests."""
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _deliver(self, delivery: Delivery) -> None:
        """One notice on its own: whatever becomes of it, no other is touched."""
        row, result = delivery.row, "sent"
        try:
            await self._send(row, delivery.said)
        except Gone:
            result = "gone"
            await self._store.write(people.drop_notice, row.user, row.id)
        except Exception as error:
            result = "failed"
            log.warning("notice failed", kind=row.kind, tries=delivery.tries + 1, reason=str(error))
            await self._failed(delivery, error)
        finally:
            self._under_way.remove(delivery)
        metrics.NOTICES.labels(row.kind, result).inc()
        self._start()

    async def _failed(self, delivery: Delivery, error: Exception) -> None:
        """Try it again later. A way that has failed too often is switched off, and its owner is told."""
        row = delivery.row
        if delivery.tries < len(BACK_OFF):
            due = self._store.now() + BACK_OFF[delivery.tries]
            self._queue(delivery._replace(due=due, tries=delivery.tries + 1))
            return
        self._deliveries.pop(row.id, None)
        if not isinstance(error, NotOurs):
            await self._store.write(people.change_notice, row.user, row.id, enabled=False, reason=str(error)[:200])
            await self._owe(row.user, {"": f"Notices by {row.kind} to {_host(row)} failed often and are switched off."})

    async def _send(self, row: NoticeRow, said: dict[str, str]) -> None:
        tables = [{"table": table, "text": text, "link": self._link(table)} for table, text in said.items()]
        if row.kind == "push":
            await self._push(row.address, json.dumps(tables).encode())
        elif row.kind == "webhook":
            body = json.dumps({"tables": tables}).encode()
            await self._post(row.address, {"content-type": "application/json"}, body)
        else:
            text = "\n\n".join(f"{text}\n{self._link(table)}" for table, text in said.items())
            await self._mail(row.address, next(iter(said.values())), text)

    def _link(self, table: str) -> str:
        base = addresses.linked(self._settings)
        return f"{base}/table/{table}" if table else f"{base}/me"

    async def _push(self, address: str, data: bytes) -> None:
        from pywebpush import WebPusher  # type: ignore[import-untyped]  # slow to import

        endpoint = _endpoint(address)
        place = urlsplit(endpoint)
        body = WebPusher(json.loads(address)).encode(data)["body"]
        claims = {"sub": f"mailto:{self._settings.mail_from}", "aud": f"{place.scheme}://{place.netloc}"}
        headers = {"content-encoding": "aes128gcm", "ttl": str(int(DAY)), **self._vapid.sign(claims)}
        await self._post(endpoint, headers, body)

    async def _post(self, url: str, headers: dict[str, str], body: bytes) -> None:
        status = await self._outgoing.post(url, headers, body)
        if status in (404, 410):
            raise Gone
        if not 200 <= status < 300:
            raise OSError(f"it was answered with {status}")

    async def _mail(self, address: str, subject: str, body: str) -> None:
        place = urlsplit(self._settings.smtp)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, address, subject
        message.set_content(f"{body}\n\n--\nSwitch these notices off on your profile page.\n")
        try:
            await aiosmtplib.send(
                message,
                recipients=[address],
                hostname=place.hostname or "localhost",
                port=place.port or 25,
                username=unquote(place.username) if place.username else None,
                password=unquote(place.password) if place.password else None,
                use_tls=place.scheme == "smtps",
                timeout=MAIL_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            raise OSError(str(error)) from None
        except (OSError, aiosmtplib.SMTPException) as error:
            raise NotOurs(str(error)) from None

    # What users choose

    async def add(self, user: str, kind: str, address: str) -> NoticeRow:
        """An e-mail address counts once its code has been given back."""
        if kind not in self.kinds:
            raise ValueError(f"this server does not send notices by {kind}")
        known = await self._store.read(people.notices_of, user)
        if len(known) >= WAYS:
            raise ValueError(f"at most {WAYS} ways to be told")
        code = None
        if kind == "email":
            address = _email(address)
            if any((row.kind, row.address) == (kind, address) for row in known):
                raise NotValid("you are told there already", Code.ADDRESS_KNOWN)
            if not self._codes.take(address, self._store.now()):
                reason = "this address has got several codes today; try again tomorrow"
                raise NotValid(reason, Code.MAIL_ENOUGH)
            code = f"{secrets.randbelow(10**6):06}"
        elif kind == "push":
            await self._outgoing.check(_endpoint(address))
        else:
            await self._outgoing.check(address)
        row = NoticeRow(secrets.token_hex(10), user, kind, address, code, True, None)
        if code is not None:
            try:
                await self._mail(address, "Your code for Corral", f"The code is {code}.")
            except NotOurs as error:
                log.error("mail", reason=str(error))
                raise NotValid("mail cannot be sent now; try again later", Code.MAIL_FAILED) from None
            except OSError:
                raise NotValid("mail to this address is refused", Code.MAIL_REFUSED) from None
        await self._store.write(people.add_notice, row)
        return row

    async def change(self, user: str, notice: str, enabled: bool | None, code: str | None) -> None:
        rows = [row for row in await self._store.read(people.notices_of, user) if row.id == notice]
        if not rows:
            raise ValueError("there is no such notice")
        if code is not None and rows[0].code is not None:
            if not secrets.compare_digest(code.encode(), rows[0].code.encode()):
                await self._store.write(people.drop_notice, user, notice)  # one try: six digits are soon guessed
                raise NotValid("the code is wrong; begin again", Code.ADDRESS_CODE)
            await self._store.write(people.change_notice, user, notice, code=None)
        if enabled is not None:
            await self._store.write(people.change_notice, user, notice, enabled=enabled, reason=None)


def fresh_key() -> str:
    """A key pair for web push."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def _endpoint(subscription: str) -> str:
    """The address to which a push subscription is told."""
    try:
        found = json.loads(subscription)
        good = isinstance(found["endpoint"], str) and {"p256dh", "auth"} <= set(found["keys"])
    except (ValueError, KeyError, TypeError):
        good = False
    if not good:
        raise NotValid("that is not a push subscription", Code.ADDRESS)
    return str(found["endpoint"])


def _email(address: str) -> str:
    """One address, written one way: what stands behind the @ knows no capitals."""
    local, _, host = address.rpartition("@")
    address = f"{local}@{host.casefold()}"
    if len(address) > 200 or not EMAIL.fullmatch(address):
        raise NotValid("that is not an e-mail address", Code.ADDRESS)
    return address


def _host(row: NoticeRow) -> str:
    """The host that receives what is sent to an address."""
    if row.kind == "email":
        return row.address.rpartition("@")[2]
    return urlsplit(_endpoint(row.address) if row.kind == "push" else row.address).hostname or ""


def _title(table: Table) -> str:
    return games.title(table.row.game)
