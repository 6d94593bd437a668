"""The games that there are, and tables: in lists, made, taken, left, started, played at, and counted for the box."""

import dataclasses
import enum
import typing
from typing import Any

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from corral import games, options, players, scoring
from corral.game import Game
from corral.making import Making
from corral.store import tables
from corral.table import TableRegistry

from . import addresses, messages
from .accounts import Me
from .asking import REFUSALS, Req, TooMany, address
from .lobby import listed
from .settings import Settings
from .teaching import notes_of, rules_page

LOADING = 0.99  # compiled, but this process has not loaded it yet


def game_list(settings: Given[Settings], making: Given[Making]) -> messages.GamesSeen:
    """The games, their options, the levels of bots, and the address for friends."""
    found = [
        msgspec.structs.replace(making.about[name], ready=min(making.share(name), LOADING))
        if name in games.unready
        else about(games.find(name))
        for name in games.GAMES
    ]
    return messages.GamesSeen(found, list(players.LEVELS), addresses.friends(settings))


def about(game: Game) -> messages.GameSeen:
    """What people are told of a game before they choose one."""
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


async def table_list(maybe: Given[Me | None], registry: Given[TableRegistry]) -> messages.TablesSeen:
    """Open tables that are public, and mine."""
    mine, gone = await registry.store.read(tables.list_of, maybe.id) if maybe is not None else ([], set())
    rows = await registry.store.read(tables.open_tables)
    return messages.TablesSeen(
        [listed(row, maybe) for row in rows], [listed(row, maybe, row.id in gone) for row in mine]
    )


async def make_table(
    request: Req,
    data: JSONBody[messages.TableBody],
    me: Given[Me],
    registry: Given[TableRegistry],
    settings: Given[Settings],
) -> messages.TableMade:
    """A new table; send its link to friends."""
    how = {"rated": data.rated, "public": data.public}
    table = await registry.create(me.person, data.game, data.seats, data.options, data.pace, salt=data.salt, **how)
    if data.start:
        await table.start(me.id)
    return made(table.id, request, settings)


def made(table: str, request: Req, settings: Settings) -> messages.TableMade:
    return messages.TableMade(table, f"{addresses.linked(settings, str(request.base_url))}/table/{table}")


async def table(
    name: FromPath[str], maybe: Given[Me | None], registry: Given[TableRegistry], seat: FromQuery[int | None] = None
) -> messages.Position:
    """A table as a seat of mine, or a spectator, may see it, with all lines."""
    found = await registry.table(name)
    await found.check()
    viewer = found.viewer(maybe.id if maybe else None, seat)
    own, lines, changes = found.own(maybe.id if maybe else None), found.lines(viewer), found.changes(viewer)
    return messages.Position(name, viewer + 1, *own, len(lines), 0, lines, changes, found.seen(viewer))


async def written(name: FromPath[str], maybe: Given[Me | None], registry: Given[TableRegistry]) -> Response[str]:
    """The record as I may read it; with the seed once it is over."""
    found = await registry.table(name)
    await found.check()
    text = found.written(found.viewer(maybe.id if maybe else None, None))
    return Response(text, media_type=MediaType.TEXT)


async def drop(name: FromPath[str], me: Given[Me], registry: Given[TableRegistry]) -> messages.Health:
    """Out of my list. Where the game goes on, a bot plays for me; if I return, it is there again."""
    await (await registry.table(name)).drop(me.id)
    return messages.Health(True)


async def sit(
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.SitBody],
    me: Given[Me],
    registry: Given[TableRegistry],
) -> messages.Health:
    await (await registry.table(name)).sit(me.person, seat - 1, data.salt)
    await registry.store.write(tables.regain, me.id, name)
    return messages.Health(True)


async def stand(
    name: FromPath[str], seat: FromPath[int], me: Given[Me], registry: Given[TableRegistry]
) -> messages.Health:
    """Leave a seat; once the game goes on, a bot plays until you return."""
    await (await registry.table(name)).leave(me.id, seat - 1)
    return messages.Health(True)


async def seat_bot(
    name: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[messages.BotBody],
    me: Given[Me],
    registry: Given[TableRegistry],
) -> messages.Health:
    """The host seats a bot, or empties the seat."""
    if data.level is not None:
        players.find(data.level)
    await (await registry.table(name)).bot(me.id, seat - 1, data.level)
    return messages.Health(True)


async def close(name: FromPath[str], me: Given[Me], registry: Given[TableRegistry]) -> messages.Health:
    """The host removes a table that has not started."""
    await registry.remove(me.id, await registry.table(name))
    return messages.Health(True)


async def start(name: FromPath[str], me: Given[Me], registry: Given[TableRegistry]) -> messages.Health:
    await (await registry.table(name)).start(me.id)
    return messages.Health(True)


async def play(
    name: FromPath[str], data: JSONBody[messages.PlayBody], me: Given[Me], registry: Given[TableRegistry]
) -> messages.Health:
    """The same as `play` over the socket."""
    await (await registry.table(name)).play(me.id, data.seat - 1, data.version, data.moves)
    return messages.Health(True)


async def rematch(
    name: FromPath[str], me: Given[Me], registry: Given[TableRegistry], settings: Given[Settings], request: Req
) -> messages.TableMade:
    """The same again. Where one person plays with bots, in the same seats and at once."""
    other = await registry.rematch(me.id, await registry.table(name))
    return made(other.id, request, settings)


def score(request: Req, data: JSONBody[messages.ScoreBody]) -> messages.ScoreSeen:
    """Count a game that was played with the box, for anybody."""
    state = request.app.state
    if not state.scores.take(address(request), state.registry.store.now()):
        raise TooMany("too often; wait a moment")
    seats = [scoring.Holder(seat.name, seat.color, seat.facts) for seat in data.seats]
    return messages.ScoreSeen(*scoring.count(scoring.Pad(data.game, data.options, seats)))


ROUTES: list[HTTPRouteHandler] = [
    get("/api/games", sync_to_thread=False, responses=REFUSALS)(game_list),
    get("/api/games/{game:str}/rules", responses=REFUSALS)(rules_page),
    get("/api/games/{game:str}/notes", responses=REFUSALS)(notes_of),
    post("/api/score", status_code=200, sync_to_thread=True, responses=REFUSALS)(score),
    get("/api/tables", responses=REFUSALS)(table_list),
    post("/api/tables", status_code=200, responses=REFUSALS)(make_table),
    get("/api/tables/{name:str}", responses=REFUSALS)(table),
    delete("/api/tables/{name:str}", status_code=200, responses=REFUSALS)(drop),
    post("/api/tables/{name:str}/close", status_code=200, responses=REFUSALS)(close),
    get("/api/tables/{name:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)(written),
    put("/api/tables/{name:str}/seats/{seat:int}", responses=REFUSALS)(sit),
    delete("/api/tables/{name:str}/seats/{seat:int}", status_code=200, responses=REFUSALS)(stand),
    put("/api/tables/{name:str}/seats/{seat:int}/bot", responses=REFUSALS)(seat_bot),
    post("/api/tables/{name:str}/start", status_code=200, responses=REFUSALS)(start),
    post("/api/tables/{name:str}/play", status_code=200, responses=REFUSALS)(play),
    post("/api/tables/{name:str}/rematch", status_code=200, responses=REFUSALS)(rematch),
]
