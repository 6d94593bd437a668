"""Who somebody is: guests, accounts, sessions, tokens, notices, profiles and ladders."""

from litestar import Response, delete, get, patch, post, put
from litestar.datastructures import Cookie
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from corral import games
from corral.refusal import Code
from corral.store import Missing, people, tables
from corral.store.people import NoticeRow, RatingRow
from corral.store.tables import TableRow
from corral.table import TableRegistry
from corral.table.rating import Skill

from . import messages
from .accounts import COOKIE, COOKIE_SECONDS, Accounts, Me
from .asking import REFUSALS, Req, TooMany, address, end_sessions, look_anew, slowly
from .lobby import listed
from .notices import Notices
from .settings import Settings


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
    state = request.app.state
    if not state.newcomers.take(address(request), state.registry.store.now()):
        raise TooMany("too many newcomers from this address at once; wait a minute")
    value = await accounts.guest(data.name, note(request), address(request))
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
    registry: Given[TableRegistry],
    settings: Given[Settings],
) -> Response[messages.Health]:
    slowly(request, "login")
    value, left = await accounts.login(maybe, data.name, data.password, note(request), address(request))
    look_anew(request, registry, left)
    return Response(messages.Health(True), cookies=[cookie(request, settings, value)])


async def logout(
    request: Req, me: Given[Me], registry: Given[TableRegistry], settings: Given[Settings]
) -> Response[messages.Health]:
    await registry.store.write(people.end_session, me.id, me.session.id)
    end_sessions(request, registry, [me.session.id])
    return Response(messages.Health(True), cookies=[cookie(request, settings, "")])


async def password(
    request: Req,
    data: JSONBody[messages.PasswordBody],
    me: Given[Me],
    accounts: Given[Accounts],
    registry: Given[TableRegistry],
) -> messages.Health:
    slowly(request, "password")
    end_sessions(request, registry, await accounts.new_password(me, data.password, data.fresh))
    return messages.Health(True)


async def my_page(me: Given[Me], registry: Given[TableRegistry]) -> messages.MeSeen:
    rows = await registry.store.read(people.profile, me.id)
    ratings = [_rating(row, me.user.name) for row in rows]
    played = await registry.store.read(tables.played, me.id)
    return messages.MeSeen(me.user.name, me.guest, me.user.operator, me.user.settings, ratings, played)


async def like(data: JSONBody[messages.MeBody], me: Given[Me], accounts: Given[Accounts]) -> messages.Health:
    await accounts.like(me, data.settings)
    return messages.Health(True)


async def forget(
    request: Req, me: Given[Me], registry: Given[TableRegistry], settings: Given[Settings]
) -> Response[messages.Health]:
    """Delete me: bots finish my games, records keep no name."""
    rows = await registry.store.read(tables.tables_of, me.id, 10_000)
    for row in rows:
        table = await registry.table(row.id)
        for seat in table.seats_of(me.id):
            await table.leave(me.id, seat)
    look_anew(request, registry, await registry.store.write(people.forget, me.id))
    return Response(messages.Health(True), cookies=[cookie(request, settings, "")])


async def sessions(me: Given[Me], registry: Given[TableRegistry]) -> list[messages.SessionSeen]:
    rows = await registry.store.read(people.sessions_of, me.id)
    return [
        messages.SessionSeen(row.id[:16], row.kind, row.note, row.made, row.seen, row.id == me.session.id)
        for row in rows
    ]


async def end_session(
    request: Req, session: FromPath[str], me: Given[Me], registry: Given[TableRegistry]
) -> messages.Health:
    """End a session or a token, by the id in the list."""
    for row in await registry.store.read(people.sessions_of, me.id):
        if len(session) == 16 and row.id.startswith(session):
            await registry.store.write(people.end_session, me.id, row.id)
            end_sessions(request, registry, [row.id])
            return messages.Health(True)
    raise Missing("there is no such session")


async def make_token(
    request: Req, data: JSONBody[messages.TokenBody], me: Given[Me], accounts: Given[Accounts]
) -> messages.TokenMade:
    """For a program that plays: send it as `Authorization: Bearer TOKEN`. It is shown once."""
    slowly(request, "token")
    return messages.TokenMade(await accounts.token(me, data.note))


async def profile(name: FromPath[str], maybe: Given[Me | None], registry: Given[TableRegistry]) -> messages.ProfileSeen:
    user = await registry.store.read(people.by_name, name.casefold())
    if user is None and maybe is not None and maybe.user.name == name:
        user = maybe.user  # guests may share a name: each one finds only his own page
    if user is None:
        raise Missing(f"nobody is called {name!r}", Code.NO_USER)
    ratings = [_rating(row, user.name) for row in await registry.store.read(people.profile, user.id)]
    rows = await registry.store.read(tables.tables_of, user.id)
    shown = [listed(row, maybe) for row in rows if row.public or _sits(row, maybe)]
    return messages.ProfileSeen(user.name, user.made, ratings, shown)


def _sits(row: TableRow, maybe: Me | None) -> bool:
    return maybe is not None and any(seat.user == maybe.id for seat in row.seats)


async def ladder(game: FromPath[str], registry: Given[TableRegistry]) -> list[messages.RatingSeen]:
    """The best of a game, bots among them."""
    found = await registry.store.read(people.ladder, games.known(game))
    return [_rating(row, name) for row, name in found]


def _rating(row: RatingRow, name: str) -> messages.RatingSeen:
    shown = Skill(row.skill, row.doubt).shown
    return messages.RatingSeen(row.game, name, shown, row.skill, row.doubt, row.games)


async def notice_list(me: Given[Me], registry: Given[TableRegistry], notices: Given[Notices]) -> messages.NoticesSeen:
    rows = await registry.store.read(people.notices_of, me.id)
    return messages.NoticesSeen([_notice(row) for row in rows], notices.public_key, notices.kinds)


async def add_notice(
    request: Req, data: JSONBody[messages.NoticeBody], me: Given[Me], notices: Given[Notices]
) -> messages.NoticeSeen:
    slowly(request, "notice")
    return _notice(await notices.add(me.id, data.kind, data.address))


def _notice(row: NoticeRow) -> messages.NoticeSeen:
    return messages.NoticeSeen(row.id, row.kind, row.address, row.code is None, row.enabled, row.reason)


async def change_notice(
    request: Req, notice: FromPath[str], data: JSONBody[messages.NoticeChange], me: Given[Me], notices: Given[Notices]
) -> messages.Health:
    """Switch on or off, or confirm an e-mail address by its code."""
    slowly(request, "notice")
    await notices.change(me.id, notice, data.enabled, data.code)
    return messages.Health(True)


async def drop_notice(notice: FromPath[str], me: Given[Me], registry: Given[TableRegistry]) -> messages.Health:
    if not await registry.store.write(people.drop_notice, me.id, notice):
        raise Missing("there is no such notice")
    return messages.Health(True)


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
    get("/api/games/{game:str}/ladder", responses=REFUSALS)(ladder),
]
