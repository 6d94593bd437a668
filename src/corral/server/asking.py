"""Who asks over HTTP, how often they may, and what every answer may be instead of what was asked for."""

from collections.abc import Iterable
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import NamedDependency as Given
from litestar.openapi import ResponseSpec

from corral.refusal import Code, CodedError
from corral.store.news import Word, ended
from corral.store.people import Left
from corral.table import Forbidden, TableRegistry

from . import messages
from .accounts import COOKIE, Accounts, Me, NotKnown

Req = Request[Any, Any, State]


class TooMany(CodedError):
    """More than a few times a minute."""

    code = Code.TOO_OFTEN


async def identity(asked: ASGIConnection[Any, Any, Any, Any], accounts: Accounts) -> Me | None:
    """Whose cookie or token came with a request, or a socket."""
    _, _, token = asked.headers.get("authorization", "").partition("Bearer ")
    return await accounts.who(asked.cookies.get(COOKIE), token or None)


async def who(request: Req, accounts: Given[Accounts]) -> Me | None:
    return await identity(request, accounts)


async def me(maybe: Given[Me | None]) -> Me:
    if maybe is None:
        raise NotKnown("say first who you are: POST /api/guest")
    return maybe


def slowly(request: Req, what: str) -> None:
    """Things that are done a few times a minute."""
    state = request.app.state
    if not state.few.take(f"{what} {address(request)}", state.registry.store.now()):
        raise TooMany("too often; wait a minute")


def address(request: Req) -> str:
    return request.client.host if request.client else ""


async def operator(me: Given[Me]) -> Me:
    if not me.user.operator:
        raise Forbidden("for operators; `corral operator NAME` makes one")
    return me


def end_sessions(request: Req, registry: TableRegistry, sessions: Iterable[str]) -> None:
    """These sessions are over: so are their sockets, in every process."""
    for session in sessions:
        request.app.state.end_sockets(session)
        registry.store.news.say(ended(session))


def look_anew(request: Req, registry: TableRegistry, left: Left) -> None:
    """Somebody is another, or nobody, at these tables: all processes look at them anew."""
    end_sessions(request, registry, left.sessions)
    for table in left.tables:
        registry.heard(Word(table))
        registry.store.news.say(Word(table))


REFUSALS = {
    status: ResponseSpec(messages.Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "it cannot be read",
        401: "say first who you are",
        403: "not for you",
        404: "there is no such thing",
        409: "not now",
        429: "too often",
        503: "not yet: the game is being made ready",
    }.items()
}
