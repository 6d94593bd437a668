"""To the client, over the socket."""

import msgspec

from corral.game import Change, View
from corral.refusal import Code
from corral.table.seen import Seen

from .replies import TableSeen


class Tell(msgspec.Struct, tag_field="kind", tag=str.lower):
    pass


class Hello(Tell):
    """The first message."""

    now: float
    name: str | None  # who you are; None: a spectator without a name
    every: float = 20.0  # seconds between `here`


class Position(Tell):
    """A table as the viewer may see it; `lines` are those from number `first` + 1 on, each with what it changed."""

    table: str
    seat: int  # 0: spectator
    mine: list[int]  # all seats of the user who is told: several, where people share one screen
    to_answer: list[int]  # of these, those that must answer now, secretly or not
    version: int
    first: int
    lines: list[str]
    changes: list[list[Change]]
    seen: Seen


class Making(Tell):
    """The game of a table that was asked for is being made ready, so much of it is done; its position will follow."""

    table: str
    game: str
    share: float


class Talk(Tell):
    table: str
    chats: list["ChatSeen"]


class Done(Tell):
    id: int


class Refused(Tell):
    """Nothing has changed. `reason` is one English sentence, for programs; the browser has its own for every code.
    `stale`: the question is not put any more; a `position` follows."""

    id: int
    code: Code
    reason: str
    stale: bool = False


class Tried(Tell):
    id: int
    view: View
    choices: list[str]
    open: bool


class Hinted(Tell):
    """The move to play next, why, and what was considered: the move first, then the others, best first."""

    id: int
    move: str
    reason: "ReasonSeen"
    chances: list[float]  # how likely each seat is to win, 0 to 1; empty: nobody can say
    choices: list["ChoiceSeen"]


class Tables(Tell):
    """The lobby."""

    open: list["TableSeen"]
    mine: list["TableSeen"]


class Gone(Tell):
    """The table is not there any more: its host has closed it before it began."""

    table: str


class Going(Tell):
    """The server stops. What was acknowledged is kept: connect again after so many seconds, at whatever is there."""

    seconds: float = 1.0


TELLS = Hello | Position | Making | Talk | Done | Refused | Tried | Hinted | Tables | Gone | Going


class ReasonSeen(msgspec.Struct):
    """The words of `hint-CODE`, with what they take. It is about the hinted move."""

    code: str
    args: dict[str, int | str]


class ChoiceSeen(msgspec.Struct):
    text: str
    share: float  # of all tries
    chance: float | None  # how likely the seat is to win with it, 0 to 1; None: nobody can say


class ChatSeen(msgspec.Struct):
    number: int
    name: str
    text: str
    at: float
