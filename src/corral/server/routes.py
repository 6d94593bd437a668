"""What can be asked over HTTP: the table of routes is at the end. What happens at a table goes over the socket."""

import dataclasses
import enum
import tempfile
import typing
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.di import NamedDependency as Given
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from corral import games, options, players
from corral.game import Game
from corral.store import Missing, backup, people, tables
from corral.store.news import Word
from corral.store.people import RatingRow
from corral.table import Forbidden, House
from corral.table.rating import Skill

from . import messages, metrics
from .accounts import COOKIE, COOKIE_SECONDS, Accounts, Me, NotKnown
from .lobby import listed
from .messages import Seen
from .notices import Notices
from .settings import Settings

Req = Request[Any, Any, State]


class TooMany(HTTPException):
    status_code = 429


# Who is there


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
    address = request.client.host if request.client else ""
    state = request.app.state
    if not state.few.take(f"{what} {address}", state.house.store.now()):
        raise TooMany("too often; wait a minute")


def cookie(request: Req, settings: Settings, value: str) -> Cookie:
    secure = settings.url.startswith("https:") or request.url.scheme == "https"
    return Cookie(
        COOKIE, value=value, max_age=COOKIE_SECONDS if value else 0, httponly=True, samesite="lax", secure=secure
    )


def note(request: Req) -> str:
    return str(request.headers.get("user-agent", ""))


async def guest(
    request: Req, data: JSONBody[messages.GuestBody], accounts: Given[Accounts], settings: Given[Settings]
) -> Response[messages.Health]:
    """Play at once: a name is enough."""
    slowly(request, "guest")
    value = await accounts.guest(data.name, note(request))
    return Response(messages.Health(True), cookies=[cookie(request, settings, value)])


async def register(
    request: Req, data: JSONBody[messages.AccountBody], me: Given[Me], accounts: Given[Accounts]
) -> messages.Health:
    """A guest becomes an account, and keeps the games."""
    slowly(request, "account")
    await accounts.register(me, data.name, data.password)
    return messages.Health(True)


async def login(
    request: Req,
    data: JSONBody[messages.LoginBody],
    maybe: Given[Me | None],
    accounts: Given[Accounts],
    settings: Given[Settings],
) -> Response[messages.Health]:
    slowly(request, "login")
    slowly(request, f"login {data.name.casefold()}")
    value = await accounts.login(maybe, data.name, data.password, note(request))
    return Response(messages.Health(True), cookies=[cookie(request, settings, value)])


async def logout(
    request: Req, me: Given[Me], house: Given[House], settings: Given[Settings]
) -> Response[messages.Health]:
    await house.store.write(people.end_session, me.id, me.session.id)
    request.app.state.end_sockets(me.session.id)
    return Response(messages.Health(True), cookies=[cookie(request, settings, "")])


async def password(
    request: Req, data: JSONBody[messages.PasswordBody], me: Given[Me], accounts: Given[Accounts]
) -> messages.Health:
    slowly(request, "password")
    await accounts.new_password(me, data.password, data.fresh)
    return messages.Health(True)


async def my_page(me: Given[Me], house: Given[House]) -> messages.MeSeen:
    rows = await house.store.read(people.profile, me.id)
    ratings = [_rating(row, me.user.name) for row in rows]
    return messages.MeSeen(me.user.name, me.guest, me.user.operator, me.user.settings, ratings)


async def like(data: JSONBody[messages.MeBody], me: Given[Me], accounts: Given[Accounts]) -> messages.Health:
    await accounts.like(me, data.settings)
    return messages.Health(True)


async def forget(
    request: Req, me: Given[Me], house: Given[House], settings: Given[Settings]
) -> Response[messages.Health]:
    """Delete me: bots finish my games, records keep no name."""
    rows = await house.store.read(tables.tables_of, me.id, 10_000)
    for row in rows:
        table = await house.table(row.id)
        for seat in table.seats_of(me.id):
            await table.leave(me.id, seat)
    await house.store.write(people.forget, me.id)
    request.app.state.end_sockets(me.session.id)
    for row in rows:
        house.heard(Word(row.id))
        house.store.news.say(Word(row.id))
    return Response(messages.Health(True), cookies=[cookie(request, settings, "")])


async def sessions(me: Given[Me], house: Given[House]) -> list[messages.SessionSeen]:
    rows = await house.store.read(people.sessions_of, me.id)
    return [
        messages.SessionSeen(row.id[:16], row.kind, row.note, row.made, row.seen, row.id == me.session.id)
        for row in rows
    ]


async def end_session(request: Req, session: FromPath[str], me: Given[Me], house: Given[House]) -> messages.Health:
    """End a session or a token, by the id in the list."""
    for row in await house.store.read(people.sessions_of, me.id):
        if len(session) == 16 and row.id.startswith(session):
            await house.store.write(people.end_session, me.id, row.id)
            request.app.state.end_sockets(row.id)
            return messages.Health(True)
    raise Missing("there is no such session")


async def make_token(
    request: Req, data: JSONBody[messages.TokenBody], me: Given[Me], accounts: Given[Accounts]
) -> messages.TokenMade:
    """For a program that plays: send it as `Authorization: Bearer TOKEN`. It is shown once."""
    slowly(request, "token")
    return messages.TokenMade(await accounts.token(me, data.note))


async def profile(name: FromPath[str], maybe: Given[Me | None], house: Given[House]) -> messages.ProfileSeen:
    user = await house.store.read(people.by_name, name.casefold())
    if user is None:
        raise Missing(f"nobody is called {name!r}")
    ratings = [_rating(row, user.name) for row in await house.store.read(people.profile, user.id)]
    rows = await house.store.read(tables.tables_of, user.id)
    shown = [listed(row, maybe) for row in rows if row.public or row.ended is not None]
    return messages.ProfileSeen(user.name, user.made, ratings, shown)


# Games and tables


def game_list() -> messages.GamesSeen:
    """The games, their options, and the levels of bots."""
    found = [_game(games.find(name)) for name in games.GAMES]
    return messages.GamesSeen(found, list(getattr(players, "LEVELS", {})))


def _game(game: Game) -> messages.GameSeen:
    usual = game.OPTIONS()
    kinds = typing.get_type_hints(game.OPTIONS)
    rows = [
        messages.OptionSeen(field.name, options.word(getattr(usual, field.name)), _choices(kinds[field.name]))
        for field in dataclasses.fields(game.OPTIONS)
    ]
    return messages.GameSeen(game.NAME, game.VERSION, list(usual.seats), rows)


def _choices(kind: Any) -> list[str]:
    if typing.get_origin(kind) is tuple:
        return _choices(typing.get_args(kind)[0])
    if kind is bool:
        return ["no", "yes"]
    return [options.word(choice) for choice in kind] if issubclass(kind, enum.Enum) else []


async def table_list(maybe: Given[Me | None], house: Given[House]) -> messages.TablesSeen:
    """Open tables that are public, and mine."""
    mine = await house.store.read(tables.tables_of, maybe.id) if maybe is not None else []
    rows = await house.store.read(tables.open_tables)
    return messages.TablesSeen([listed(row, maybe) for row in rows], [listed(row, maybe) for row in mine])


async def make_table(
    request: Req, data: JSONBody[messages.TableBody], me: Given[Me], house: Given[House], settings: Given[Settings]
) -> messages.TableMade:
    """A new table; send its link to friends."""
    if await house.store.read(tables.count_open, me.id) >= settings.tables_per_user:
        raise TooMany(f"you have {settings.tables_per_user} tables that have not ended; finish or leave some")
    how = {"rated": data.rated, "public": data.public, "daily": data.daily}
    table = await house.create(me.person, data.game, data.seats, data.options, data.pace, salt=data.salt, **how)
    if data.start:
        await table.start(me.id)
    base = settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    return messages.TableMade(table.id, f"{base}/table/{table.id}")


async def table(
    name: FromPath[str], maybe: Given[Me | None], house: Given[House], seat: FromQuery[int | None] = None
) -> messages.Position:
    """A table as a seat of mine, or a spectator, may see it, with all lines."""
    found = await house.table(name)
    await found.check()
    viewer = found.viewer(maybe.id if maybe else None, seat)
    lines = found.lines(viewer)
    return messages.Position(name, viewer + 1, len(lines), 0, lines, found.seen(viewer))


async def written(name: FromPath[str], maybe: Given[Me | None], house: Given[House]) -> Response[str]:
    """The record as I may read it; with the seed once it is over."""
    found = await house.table(name)
    await found.check()
    text = found.written(found.viewer(maybe.id if maybe else None, None))
    return Response(text, media_type=MediaType.TEXT)


async def sit(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[messages.SitBody], me: Given[Me], house: Given[House]
) -> messages.Health:
    await (await house.table(name)).sit(me.person, seat - 1, data.salt)
    return messages.Health(True)


async def stand(name: FromPath[str], seat: FromPath[int], me: Given[Me], house: Given[House]) -> messages.Health:
    """Leave a seat; once the game goes on, a bot plays until you return."""
    await (await house.table(name)).leave(me.id, seat - 1)
    return messages.Health(True)


async def seat_bot(
    name: FromPath[str], seat: FromPath[int], data: JSONBody[messages.BotBody], me: Given[Me], house: Given[House]
) -> messages.Health:
    """The host seats a bot, or empties the seat."""
    if data.level is not None:
        players.find(data.level)
    await (await house.table(name)).bot(me.id, seat - 1, data.level)
    return messages.Health(True)


async def start(name: FromPath[str], me: Given[Me], house: Given[House]) -> messages.Health:
    await (await house.table(name)).start(me.id)
    return messages.Health(True)


async def play(
    name: FromPath[str], data: JSONBody[messages.PlayBody], me: Given[Me], house: Given[House]
) -> messages.Health:
    """The same as `play` over the socket."""
    await (await house.table(name)).play(me.id, data.seat - 1, data.version, data.moves)
    return messages.Health(True)


async def rematch(
    name: FromPath[str], me: Given[Me], house: Given[House], settings: Given[Settings], request: Req
) -> messages.TableMade:
    other = await house.rematch(me.id, await house.table(name))
    base = settings.url.rstrip("/") or str(request.base_url).rstrip("/")
    return messages.TableMade(other.id, f"{base}/table/{other.id}")


async def ladder(game: FromPath[str], house: Given[House]) -> list[messages.RatingSeen]:
    """The best of a game, bots among them."""
    found = await house.store.read(people.ladder, games.find(game).NAME)
    return [_rating(row, name) for row, name in found]


def _rating(row: RatingRow, name: str) -> messages.RatingSeen:
    shown = Skill(row.skill, row.doubt).shown
    return messages.RatingSeen(row.game, name, shown, row.skill, row.doubt, row.games)


# Notices


async def notice_list(me: Given[Me], house: Given[House], notices: Given[Notices]) -> messages.NoticesSeen:
    rows = await house.store.read(people.notices_of, me.id)
    shown = [messages.NoticeSeen(row.id, row.kind, row.address, row.code is None, row.enabled) for row in rows]
    return messages.NoticesSeen(shown, notices.public_key, notices.kinds)


async def add_notice(
    request: Req, data: JSONBody[messages.NoticeBody], me: Given[Me], notices: Given[Notices]
) -> messages.NoticeSeen:
    slowly(request, "notice")
    row = await notices.add(me.id, data.kind, data.address)
    return messages.NoticeSeen(row.id, row.kind, row.address, row.code is None, row.enabled)


async def change_notice(
    request: Req, notice: FromPath[str], data: JSONBody[messages.NoticeChange], me: Given[Me], notices: Given[Notices]
) -> messages.Health:
    """Switch on or off, or confirm an e-mail address by its code."""
    slowly(request, "notice")
    await notices.change(me.id, notice, data.enabled, data.code)
    return messages.Health(True)


async def drop_notice(notice: FromPath[str], me: Given[Me], house: Given[House]) -> messages.Health:
    if not await house.store.write(people.drop_notice, me.id, notice):
        raise Missing("there is no such notice")
    return messages.Health(True)


# Operation


async def health() -> messages.Health:
    """This process is alive."""
    return messages.Health(True)


async def ready(request: Req, house: Given[House]) -> Response[messages.Health]:
    """It can serve: the database answers and it is not stopping."""
    if request.app.state.stopping:
        return Response(messages.Health(False, "stopping"), status_code=503)
    try:
        await house.store.read(tables.due, 0.0)
    except Exception as error:  # whatever it is: not ready
        return Response(messages.Health(False, type(error).__name__), status_code=503)
    return Response(messages.Health(True))


async def metric_text(request: Req, settings: Given[Settings]) -> Response[bytes]:
    """For Prometheus."""
    local = request.client is not None and request.client.host in ("127.0.0.1", "::1", "testclient")
    local = local and "x-forwarded-for" not in request.headers
    token = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (token == settings.metrics_token if settings.metrics_token else local):
        raise Forbidden("metrics are for the operator")
    return Response(metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def operator(me: Given[Me]) -> Me:
    if not me.user.operator:
        raise Forbidden("for operators; `corral operator NAME` makes one")
    return me


async def all_tables(operator: Given[Me], house: Given[House]) -> list[messages.TableSeen]:
    """The tables at which something happened last, private ones too."""
    return [listed(row, operator) for row in await house.store.read(tables.latest)]


async def all_users(operator: Given[Me], house: Given[House], find: FromQuery[str] = "") -> list[messages.UserSeen]:
    """Those whose name begins so, the newest first."""
    rows = await house.store.read(people.users_like, find)
    return [messages.UserSeen(row.name, row.made, row.key is None, row.operator, row.banned) for row in rows]


async def ban(
    request: Req, name: FromPath[str], data: JSONBody[messages.BanBody], operator: Given[Me], house: Given[House]
) -> messages.Health:
    """An operator shuts an account out, at once, or lets it in again."""
    user = await house.store.read(people.by_name, name.casefold())
    if user is None:
        raise Missing(f"nobody is called {name!r}")
    await house.store.write(people.change, user.id, banned=data.banned)
    if data.banned:
        for session in await house.store.read(people.sessions_of, user.id):
            request.app.state.end_sockets(session.id)
    return messages.Health(True)


async def whole_backup(operator: Given[Me], house: Given[House]) -> Response[bytes]:
    """The same file as `corral backup` writes. It holds every secret of the server: keep it well."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "corral.zip"
        await backup(house.store, file)
        data = file.read_bytes()
    headers = {"content-disposition": "attachment; filename=corral.zip"}
    return Response(data, media_type="application/zip", headers=headers)


REFUSALS = {
    status: ResponseSpec(messages.Refusal, description=why, generate_examples=False)
    for status, why in {
        400: "it cannot be read",
        401: "say first who you are",
        403: "not for you",
        404: "there is no such thing",
        409: "not now",
        429: "too often",
    }.items()
}

ROUTES: list[HTTPRouteHandler] = [
    post("/api/guest", status_code=200, responses=REFUSALS)(guest),
    post("/api/account", status_code=200, responses=REFUSALS)(register),
    post("/api/login", status_code=200, responses=REFUSALS)(login),
    post("/api/logout", status_code=200, responses=REFUSALS)(logout),
    get("/api/me", responses=REFUSALS)(my_page),
    patch("/api/me", responses=REFUSALS)(like),
    delete("/api/me", status_code=200, responses=REFUSALS)(forget),
    put("/api/me/password", responses=REFUSALS)(password),
    get("/api/me/sessions", responses=REFUSALS)(sessions),
    delete("/api/me/sessions/{session:str}", status_code=200, responses=REFUSALS)(end_session),
    post("/api/me/tokens", status_code=200, responses=REFUSALS)(make_token),
    get("/api/me/notices", responses=REFUSALS)(notice_list),
    post("/api/me/notices", status_code=200, responses=REFUSALS)(add_notice),
    patch("/api/me/notices/{notice:str}", responses=REFUSALS)(change_notice),
    delete("/api/me/notices/{notice:str}", status_code=200, responses=REFUSALS)(drop_notice),
    get("/api/users/{name:str}", responses=REFUSALS)(profile),
    get("/api/games", sync_to_thread=False, responses=REFUSALS)(game_list),
    get("/api/games/{game:str}/ladder", responses=REFUSALS)(ladder),
    get("/api/tables", responses=REFUSALS)(table_list),
    post("/api/tables", status_code=200, responses=REFUSALS)(make_table),
    get("/api/tables/{name:str}", responses=REFUSALS)(table),
    get("/api/tables/{name:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)(written),
    put("/api/tables/{name:str}/seats/{seat:int}", responses=REFUSALS)(sit),
    delete("/api/tables/{name:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)(stand),
    put("/api/tables/{name:str}/seats/{seat:int}/bot", responses=REFUSALS)(seat_bot),
    post("/api/tables/{name:str}/start", status_code=200, responses=REFUSALS)(start),
    post("/api/tables/{name:str}/play", status_code=200, responses=REFUSALS)(play),
    post("/api/tables/{name:str}/rematch", status_code=200, responses=REFUSALS)(rematch),
    get("/api/operator/tables", responses=REFUSALS)(all_tables),
    get("/api/operator/users", responses=REFUSALS)(all_users),
    put("/api/operator/users/{name:str}/ban", responses=REFUSALS)(ban),
    get("/api/operator/backup", media_type="application/zip", responses=REFUSALS)(whole_backup),
    get("/health", responses=REFUSALS)(health),
    get("/ready", responses=REFUSALS)(ready),
    get("/metrics", include_in_schema=False, responses=REFUSALS)(metric_text),
]

__all__ = ["ROUTES", "Seen", "me", "who"]
