"""Everything that can be asked over HTTP, room by room. What happens at a table goes over the socket."""

from litestar.handlers import HTTPRouteHandler

from . import daily, history, learn, operators, people, puzzles, replays, tables

ROUTES: list[HTTPRouteHandler] = [
    *people.ROUTES,
    *tables.ROUTES,
    *operators.ROUTES,
    *replays.ROUTES,
    *learn.ROUTES,
    *history.ROUTES,
    *daily.ROUTES,
    *puzzles.ROUTES,
]
