"""'Your turn', for people who are not looking: by web push, e-mail or webhook. Batched; each can be switched off."""

import asyncio
import base64
import ipaddress
import json
import secrets
import socket
from collections.abc import Callable
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

import aiosmtplib
import httpx
import structlog
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from corral.store import Store, people
from corral.store.people import NoticeRow
from corral.table import Table

from . import metrics
from .settings import Settings

EVERY = 15.0  # seconds between batches
TIMEOUT = 10.0
MOST = 5  # ways to be told, for each user
log = structlog.get_logger()


class Gone(Exception):
    """The address is not there any more: forget it."""


class Notices:
    def __init__(self, store: Store, settings: Settings, key: str, present: Callable[[str, str], bool]) -> None:
        self._store, self._settings, self._present = store, settings, present
        self._vapid = Vapid02.from_pem(key.encode())
        self._waiting: dict[str, dict[str, str]] = {}  # user: table: what is said of it

    @property
    def kinds(self) -> list[str]:
        """What the operator offers."""
        offered = {"push": self._settings.push, "email": bool(self._settings.smtp), "webhook": self._settings.webhooks}
        return [kind for kind, on in offered.items() if on]

    @property
    def public_key(self) -> str:
        """What the browser subscribes to push with."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    def turn(self, table: Table, seat: int, user: str) -> None:
        self._waiting.setdefault(user, {})[table.id] = f"It is your turn at {_title(table)}."

    def warning(self, table: Table, seat: int, user: str) -> None:
        self._waiting.setdefault(user, {})[table.id] = f"Your time is running out at {_title(table)}."

    async def flush(self) -> None:
        """Send what has gathered: one message for each way and user, whatever number of tables."""
        waiting, self._waiting = self._waiting, {}
        for user, said in waiting.items():
            told = {table: text for table, text in said.items() if not self._present(user, table)}
            rows = await self._store.read(people.notices_of, user) if told else []
            for row in rows:
                if row.enabled and row.code is None and row.kind in self.kinds:
                    await self._send(row, told)

    async def _send(self, row: NoticeRow, said: dict[str, str]) -> None:
        links = {table: self._link(table) for table in said}
        try:
            if row.kind == "push":
                tables = [{"table": table, "text": text, "link": links[table]} for table, text in said.items()]
                await self._push(row.address, json.dumps(tables))
            elif row.kind == "webhook":
                tables = [{"table": table, "text": text, "link": links[table]} for table, text in said.items()]
                await self._post(row.address, {"tables": tables})
            else:
                body = "\n\n".join(f"{text}\n{links[table]}" for table, text in said.items())
                await self._mail(row.address, next(iter(said.values())), body)
            metrics.NOTICES.labels(row.kind, "sent").inc()
        except Gone:
            await self._store.write(people.drop_notice, row.user, row.id)
            metrics.NOTICES.labels(row.kind, "gone").inc()
        except (OSError, ValueError, httpx.HTTPError, aiosmtplib.SMTPException) as error:
            metrics.NOTICES.labels(row.kind, "failed").inc()
            log.warning("notice failed", kind=row.kind, reason=str(error))

    def _link(self, table: str) -> str:
        return f"{self._settings.url.rstrip('/') or f'http://localhost:{self._settings.port}'}/table/{table}"

    async def _push(self, address: str, data: str) -> None:
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # slow to import

        subscription = json.loads(address)
        await self._check(subscription["endpoint"])

        def send() -> None:
            claims = {"sub": f"mailto:{self._settings.mail_from}"}
            webpush(subscription, data, vapid_private_key=self._vapid, vapid_claims=claims, timeout=TIMEOUT, ttl=86400)

        try:
            await asyncio.to_thread(send)
        except WebPushException as error:
            if error.response is not None and error.response.status_code in (404, 410):
                raise Gone from None
            raise ValueError(str(error)) from None

    async def _post(self, url: str, body: object) -> None:
        await self._check(url)
        async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False) as client:
            answer = await client.post(url, json=body)
        if answer.status_code == 410:
            raise Gone
        answer.raise_for_status()

    async def _mail(self, address: str, subject: str, body: str) -> None:
        place = urlsplit(self._settings.smtp)
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = self._settings.mail_from, address, subject
        message.set_content(f"{body}\n\n--\nSwitch these notices off on your profile page.\n")
        await aiosmtplib.send(
            message,
            hostname=place.hostname or "localhost",
            port=place.port or 25,
            username=unquote(place.username) if place.username else None,
            password=unquote(place.password) if place.password else None,
            use_tls=place.scheme == "smtps",
            timeout=TIMEOUT,
        )

    async def _check(self, url: str) -> None:
        """What users name must not lead into the operator's own network."""
        parts = urlsplit(url)
        if parts.scheme not in ("https", "http") or not parts.hostname:
            raise ValueError("an address begins with https://")
        if self._settings.private_targets:
            return
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        for *_, address in found:
            if not ipaddress.ip_address(address[0]).is_global:
                raise ValueError("this address cannot be reached from here")

    # What users choose

    async def add(self, user: str, kind: str, address: str) -> NoticeRow:
        """An e-mail address counts once its code has been given back."""
        if kind not in self.kinds:
            raise ValueError(f"this server does not send notices by {kind}")
        if len(await self._store.read(people.notices_of, user)) >= MOST:
            raise ValueError(f"at most {MOST} ways to be told")
        code = None
        if kind == "email":
            if "@" not in address or any(letter.isspace() for letter in address) or len(address) > 200:
                raise ValueError("that is not an e-mail address")
            code = f"{secrets.randbelow(10**6):06}"
        elif kind == "push":
            _check_subscription(address)
        else:
            await self._check(address)
        row = NoticeRow(secrets.token_hex(10), user, kind, address, code, True)
        await self._store.write(people.add_notice, row)
        if code is not None:
            await self._mail(address, "Your code for Corral", f"The code is {code}.")
        return row

    async def change(self, user: str, notice: str, enabled: bool | None, code: str | None) -> None:
        rows = [row for row in await self._store.read(people.notices_of, user) if row.id == notice]
        if not rows:
            raise ValueError("there is no such notice")
        if code is not None and rows[0].code is not None:
            if not secrets.compare_digest(code.encode(), rows[0].code.encode()):
                await self._store.write(people.drop_notice, user, notice)  # one try: six digits are soon guessed
                raise ValueError("the code is wrong; begin again")
            await self._store.write(people.change_notice, user, notice, code=None)
        if enabled is not None:
            await self._store.write(people.change_notice, user, notice, enabled=enabled)


def fresh_key() -> str:
    """A key pair for web push."""
    key = ec.generate_private_key(ec.SECP256R1())
    return key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    ).decode()


def _check_subscription(address: str) -> None:
    try:
        found = json.loads(address)
        good = isinstance(found["endpoint"], str) and {"p256dh", "auth"} <= set(found["keys"])
    except (ValueError, KeyError, TypeError):
        good = False
    if not good:
        raise ValueError("that is not a push subscription")


def _title(table: Table) -> str:
    return table.row.game.replace("_", " ").title()
