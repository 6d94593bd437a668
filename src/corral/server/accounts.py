"""Who is there: guests by a signed cookie, accounts with a password, programs with a token. Sessions can be ended."""

import asyncio
import functools
import hashlib
import secrets
import unicodedata
from dataclasses import dataclass
from typing import Any

import argon2
from itsdangerous import BadSignature, Signer

from corral import record
from corral.store import Store, Taken, people
from corral.store.people import SessionRow, UserRow
from corral.table import Forbidden, Person

COOKIE = "corral"
COOKIE_SECONDS = 365 * 86400
SEEN_SECONDS = 600.0  # how exactly it is kept when a session was last used
RESERVED = ("bot", "someone", "nature")


class NotKnown(Exception):
    """Say first who you are."""


@dataclass(frozen=True)
class Me:
    user: UserRow
    session: SessionRow

    @property
    def id(self) -> str:
        return self.user.id

    @property
    def person(self) -> Person:
        return Person(self.user.id, self.user.name)

    @property
    def guest(self) -> bool:
        return self.user.key is None


def name_of(word: str) -> str:
    """A name as it is kept; ValueError says what is wrong with it."""
    name = unicodedata.normalize("NFC", word.strip())
    if not record.NAME.fullmatch(name) or len(name) > 20:
        raise ValueError("a name is one word of at most 20 letters")
    if any(unicodedata.category(letter)[0] in "CZ" for letter in name):
        raise ValueError("a name is made of letters, digits and signs that can be seen")
    if name.casefold() in RESERVED:
        raise ValueError(f"nobody can be called {name}")
    return name


class Accounts:
    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._signer = Signer(secret, "corral")
        self._hasher = argon2.PasswordHasher()

    async def who(self, cookie: str | None, token: str | None) -> Me | None:
        """Whose cookie or token this is; None if it is nobody's, was ended, or is forged."""
        if cookie is not None and token is None:
            try:
                token = self._signer.unsign(cookie).decode()
            except BadSignature:
                return None
        if token is None:
            return None
        found = await self._store.read(people.session, _key(token))
        if found is None or found[0].banned:
            return None
        user, session = found
        if self._store.now() - session.seen > SEEN_SECONDS:
            await self._store.write(people.seen, session.id, self._store.now())
        return Me(user, session)

    async def guest(self, name: str, note: str) -> str:
        """A new guest; gives the cookie."""
        user = secrets.token_hex(10)
        await self._store.write(people.add, user, name_of(name), self._store.now())
        return await self.open_session(user, note)

    async def open_session(self, user: str, note: str) -> str:
        return self._signer.sign(await self._session(user, "cookie", note)).decode()

    async def token(self, me: Me, note: str) -> str:
        """For a program; shown once."""
        return await self._session(me.id, "token", note)

    async def _session(self, user: str, kind: str, note: str) -> str:
        token, now = secrets.token_urlsafe(32), self._store.now()
        row = SessionRow(_key(token), user, kind, note[:200], now, now)
        await self._store.write(people.open_session, row)
        return token

    async def register(self, me: Me, name: str, password: str) -> None:
        """A guest becomes an account and keeps the games."""
        if not me.guest:
            raise ValueError("you have an account")
        name = name_of(name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._store.write(people.change, me.id, name=name, key=name.casefold(), password=hashed)
        except Taken:
            raise ValueError(f"the name {name} is taken") from None

    async def login(self, me: Me | None, name: str, password: str, note: str) -> str:
        """The cookie of an account; what a guest has played goes with it."""
        user = await self._store.read(people.by_name, name.strip().casefold())
        if not await self._matches(user, password) or user is None or user.banned:
            raise Forbidden("name or password is wrong")
        if me is not None and me.guest:
            await self._store.write(people.merge, me.id, user.id)
        return await self.open_session(user.id, note)

    async def _matches(self, user: UserRow | None, password: str) -> bool:
        """It takes as long whether there is such a user or not."""
        hashed = user.password if user is not None and user.password else _nobody()
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def new_password(self, me: Me, old: str, fresh: str) -> None:
        """Ends all other sessions."""
        if me.guest or not await self._matches(me.user, old):
            raise Forbidden("the old password is wrong")
        hashed = await asyncio.to_thread(self._hasher.hash, fresh)
        await self._store.write(people.change, me.id, password=hashed)
        for session in await self._store.read(people.sessions_of, me.id):
            if session.id != me.session.id:
                await self._store.write(people.end_session, me.id, session.id)

    async def like(self, me: Me, settings: dict[str, Any]) -> None:
        await self._store.write(people.change, me.id, settings=settings)


def _key(token: str) -> str:
    """What is kept of a token: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@functools.cache
def _nobody() -> str:
    return argon2.PasswordHasher().hash("nobody")
