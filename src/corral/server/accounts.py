"""Who is there: guests by a signed cookie, accounts with a password, programs with a token. Sessions can be ended."""

import asyncio
import functools
import hashlib
import re
import secrets
import unicodedata
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import argon2
from itsdangerous import BadSignature, Signer

from corral import record
from corral.refusal import Code, CodedError, NotValid
from corral.store import Store, Taken, people
from corral.store.people import Left, SessionRow, UserRow
from corral.table import Forbidden, Person

from .limits import Buckets

COOKIE = "corral"
COOKIE_SECONDS = 365 * 86400
SEEN_SECONDS = 600.0  # how exactly it is kept when a session was last used
RESERVED = ("bot", "someone", "nature")
SETTING = re.compile(r"[A-Za-z0-9_-]{1,40}")
KEY_LETTERS = 40  # of a name as it is compared: capitals may take more letters when they are folded
GUESSES, GUESS_SECONDS = 10, 60.0  # wrong passwords for one account at once, and how soon one more may be tried
COMMON = frozenset((Path(__file__).parent / "common_passwords.txt").read_text().split())


class TooManyGuesses(Forbidden):
    """Somebody has tried too many passwords for this account, from wherever."""

    code = Code.TOO_OFTEN


class NotKnown(CodedError):
    """Say first who you are."""

    code = Code.UNKNOWN


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
        raise NotValid("a name is one word of at most 20 letters", Code.NAME)
    if any(unicodedata.category(letter)[0] in "CZ" for letter in name):
        raise NotValid("a name is made of letters, digits and signs that can be seen", Code.NAME)
    if len(name.casefold()) > KEY_LETTERS:
        raise NotValid("this name is too long", Code.NAME)
    if name.casefold() in RESERVED:
        raise NotValid(f"nobody can be called {name}", Code.NAME)
    return name


def check_password(password: str, name: str) -> None:
    """ValueError if it is among the first that anybody would try."""
    plain = password.casefold()
    if plain in COMMON or len(set(plain)) < 4 or plain.strip("0123456789!") == name.casefold():
        reason = "this password is easily guessed; take another, three or four words for example"
        raise NotValid(reason, Code.PASSWORD_EASY)


class Accounts:
    def __init__(self, store: Store, secret: str) -> None:
        self._store = store
        self._guesses = Buckets(1 / GUESS_SECONDS, GUESSES)
        self._signer = Signer(secret, "corral")
        self._hasher = argon2.PasswordHasher()

    async def who(self, cookie: str | None, token: str | None) -> Me | None:
        """Whose cookie or token this is; None if it is nobody's, was ended, or is forged."""
        kind = "token"
        if cookie is not None and token is None:
            kind = "cookie"
            try:
                token = self._signer.unsign(cookie).decode()
            except (BadSignature, UnicodeDecodeError):
                return None
        if token is None:
            return None
        found = await self._store.read(people.session, _key(token))
        if found is None or found[0].banned or found[1].kind != kind:
            return None
        user, session = found
        await self.touch(session)
        return Me(user, session)

    async def touch(self, session: SessionRow) -> None:
        """It is in use."""
        if self._store.now() - session.seen > SEEN_SECONDS:
            await self._store.write(people.seen, session.id, self._store.now())

    async def guest(self, name: str, note: str, address: str) -> str:
        """A new guest; gives the cookie."""
        user, name = secrets.token_hex(10), name_of(name)
        if await self._store.read(people.is_shut_out, address, self._store.now()):
            raise Forbidden("newcomers from this address are shut out for a while", Code.SHUT_OUT)
        if await self._store.read(people.by_name, name.casefold()) is not None:
            raise NotValid(f"the name {name} belongs to an account; log in, or take another", Code.NAME_TAKEN)
        await self._store.write(people.add, user, name, self._store.now())
        return await self.open_session(user, note, address)

    async def open_session(self, user: str, note: str, address: str) -> str:
        return self._signer.sign(await self._session(user, "cookie", note, address)).decode()

    async def token(self, me: Me, note: str) -> str:
        """For a program; shown once."""
        return await self._session(me.id, "token", note, None)

    async def _session(self, user: str, kind: str, note: str, address: str | None) -> str:
        token, now = secrets.token_urlsafe(32), self._store.now()
        row = SessionRow(_key(token), user, kind, note[:200], now, now, address)
        await self._store.write(people.open_session, row)
        return token

    async def register(self, me: Me, name: str, password: str) -> None:
        """A guest becomes an account and keeps the games."""
        if not me.guest:
            raise ValueError("you have an account")
        name = name_of(name)
        check_password(password, name)
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        try:
            await self._store.write(people.change, me.id, name=name, key=name.casefold(), password=hashed)
        except Taken:
            raise NotValid(f"the name {name} is taken", Code.NAME_TAKEN) from None

    async def login(self, me: Me | None, name: str, password: str, note: str, address: str) -> tuple[str, Left]:
        """The cookie of an account, and what has changed: what a guest has played goes with it."""
        key = unicodedata.normalize("NFC", name.strip()).casefold()
        if not self._guesses.left(key, self._store.now()):
            raise TooManyGuesses("too many wrong passwords for this name; wait a minute")
        user = await self._store.read(people.by_name, key)
        if not await self._matches(user, password) or user is None or user.banned:
            self._guesses.take(key, self._store.now())
            raise Forbidden("name or password is wrong", Code.PASSWORD_WRONG)
        left = Left([], [])
        if me is not None and me.guest:
            left = await self._store.write(people.merge, me.id, user.id)
        return await self.open_session(user.id, note, address), left

    async def _matches(self, user: UserRow | None, password: str) -> bool:
        """It takes as long whether there is such a user or not."""
        hashed = user.password if user is not None and user.password else _nobody()
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def new_password(self, me: Me, old: str, fresh: str) -> list[str]:
        """Ends all other sessions, and says which."""
        if me.guest or not await self._matches(me.user, old):
            raise Forbidden("the old password is wrong", Code.PASSWORD_WRONG)
        check_password(fresh, me.user.name)
        hashed = await asyncio.to_thread(self._hasher.hash, fresh)
        await self._store.write(people.change, me.id, password=hashed)
        return await self._store.write(people.other_sessions, me.id, me.session.id)

    async def like(self, me: Me, settings: dict[str, Any]) -> None:
        if not all(SETTING.fullmatch(name) for name in settings):
            raise ValueError("a setting's name has at most 40 letters, digits, - and _")
        await self._store.write(people.change, me.id, settings=settings)


def _key(token: str) -> str:
    """What is kept of a token: somebody who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


@functools.cache
def _nobody() -> str:
    return argon2.PasswordHasher().hash("nobody")
