"""The games as tools of the Model Context Protocol: tables in this process, and at a running server.

A table of our own is named t1, t2 ...; a table of the server by its own name. Every tool answers in words; what is no
legal move is counted and answered with the reason.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Protocol

import msgspec

from corral import games as register
from corral import options as words_of
from corral import talk
from corral.client import Client, Position, Refused, Seat
from corral.match import view_of

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
except ImportError:
    raise ImportError("corral mcp needs the protocol's own package: pip install 'corral[mcp]'") from None

ABOUT = """Board games against bots or people. Begin with `games`, `open_table`, then `position`; `play` one move at a
time, written as `moves` lists them. `rules` explains a game, or one rule by its id."""


class Table(Protocol):
    """What a tool needs of a table."""

    def position(self) -> str: ...
    def moves(self) -> list[str]: ...
    def play(self, move: str) -> str: ...  # the reason, if it is no legal move


class Own:
    """A table in this process."""

    def __init__(self, session: talk.Session) -> None:
        self.session = session

    def position(self) -> str:
        if self.session.over:
            return f"The game is over. {_verdict(self.session.score())}"
        return self.session.prompt()

    def moves(self) -> list[str]:
        return self.session.match.moves(self.session.seat)

    def play(self, move: str) -> str:
        return self.session.play(move)


class Served:
    """A table of a server. Each answer waits until we are asked or the game is over."""

    def __init__(self, game: str, seat: Seat) -> None:
        self.game, self.seat = register.find(game), seat
        self._positions = iter(seat)
        self._now = self._wait()

    def _wait(self) -> Position:
        for position in self._positions:
            self._now = position
            if position.choices or position.over or position.view is None:
                break
        return self._now

    def position(self) -> str:
        if self._now.view is None:
            self._wait()
        if self._now.view is None:
            return "The table waits for players."
        view = msgspec.convert(self._now.view, view_of(self.game))
        return f"{talk.words(self.game, view, self.seat.seat)}\n\n{talk.asked(self.game, view, self.seat.seat)}"

    def moves(self) -> list[str]:
        return self._now.choices

    def play(self, move: str) -> str:
        try:
            self.seat.play(move)
        except Refused as error:
            return str(error)
        self._wait()
        return ""


class Tables:
    """The tables of one model, and how many of its answers were no legal moves."""

    def __init__(self, client: Callable[[], Client] | None) -> None:
        self._client = client
        self._made: Client | None = None
        self.at: dict[str, Table] = {}
        self.errors = 0

    def client(self) -> Client:
        if self._client is None:
            raise ValueError("there is no server: corral mcp --url http://127.0.0.1:8000")
        if self._made is None:
            self._made = self._client()
        return self._made

    def of(self, name: str) -> Table:
        if name not in self.at:
            raise ValueError(f"there is no table {name!r}; there are {', '.join(self.at) or 'none yet: open_table'}")
        return self.at[name]

    def own(self, session: talk.Session) -> str:
        name = f"t{len(self.at) + 1}"
        self.at[name] = Own(session)
        return name


def server(url: str = "", token: str = "", name: str = "model") -> "MCPServer":
    """All tools, ready to run; ValueError if `url` is no server's address."""
    if url and not url.startswith(("http://", "https://")):
        raise ValueError(f"--url is the address of a server, such as http://127.0.0.1:8000, not {url!r}")
    made: MCPServer = MCPServer("corral", instructions=ABOUT)
    tables = Tables((lambda: Client(url, token=token or None, name=name)) if url else None)
    for tool in _tools(tables):
        made.tool()(_said(tool))
    return made


def _said(tool: Callable[..., str]) -> Callable[..., str]:
    """Bad input is answered with its reason."""

    @wraps(tool)
    def asked(*args: Any, **how: Any) -> str:
        try:
            return tool(*args, **how)
        except (ValueError, Refused, OSError) as error:
            raise ToolError(str(error)) from None

    return asked


def _tools(tables: Tables) -> list[Callable[..., str]]:
    def games() -> str:
        """List the games: their names, how many play, their options."""
        return "\n".join(map(_about, register.GAMES))

    def open_table(
        game: str, seats: int = 4, seat: int = 1, opponents: str = "hand", options: str = "", seed: int | None = None
    ) -> str:
        """Open a table against bots (greenhorn, hand, rancher, marshal, legend, random), with options name=word.
        Gives the table's name and the first position."""
        name = tables.own(talk.Session(game, seats, seat, opponents, _pairs(options), seed))
        return f"table {name}\n{tables.of(name).position()}"

    def open_served_table(game: str, others: str = "hand hand hand") -> str:
        """Open a table at the server; the other seats are levels of bots, or `open` for people. Gives its name."""
        client, register_name = tables.client(), register.known(game)
        name = client.create(register_name, ["me", *others.split()], start="open" not in others.split())
        tables.at[name] = Served(register_name, client.join(name, 1))
        return f"table {name}\n{tables.of(name).position()}"

    def join_table(game: str, table: str, seat: int) -> str:
        """Take a free seat at a table of the server."""
        tables.at[table] = Served(register.known(game), tables.client().sit(table, seat))
        return f"table {table}\n{tables.of(table).position()}"

    def position(table: str) -> str:
        """See the position in words, what happened since the last time, and what is asked."""
        return tables.of(table).position()

    def moves(table: str) -> str:
        """List the legal moves, one a line."""
        return "\n".join(tables.of(table).moves()) or "you are not asked"

    def play(table: str, move: str) -> str:
        """Play one move, written as `moves` lists it. Gives the next position, or why the move is not possible."""
        reason = tables.of(table).play(move)
        if reason:
            tables.errors += 1
            return f"Not possible ({tables.errors} so far): {reason}"
        return tables.of(table).position()

    def rules(game: str, id: str = "") -> str:
        """Read the rules of a game, or one rule by its id, such as MR-12."""
        return talk.rules(register.known(game), id)

    return [games, open_table, open_served_table, join_table, position, moves, play, rules]


def _about(name: str) -> str:
    game = register.find(name)
    usual = game.OPTIONS()
    listed = ", ".join(f"{key}={words_of.word(getattr(usual, key))}" for key in vars(usual))
    return f"{name}: {min(usual.seats)} to {max(usual.seats)} players; options as usual: {listed}"


def _pairs(text: str) -> dict[str, str]:
    pairs = dict(word.partition("=")[::2] for word in text.split())
    if not all(pairs.values()):
        raise ValueError("options are written name=word name=word")
    return pairs


def _verdict(score: dict[str, Any]) -> str:
    return f"Points by seat: {score['points']}; winners: {score['winners']}; your errors: {score['errors']}."
