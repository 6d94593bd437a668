"""Every message that exists, over HTTP and over the socket. The browser's `wire.ts` is made from this file.

Seats count from 1. `version` is how many lines the viewer has been told: each viewer has its own count, so that it
tells nothing of others' secrets. Times are the server's, in seconds since 1970.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from corral.table.seen import ClockSeen, SeatSeen, Seen, WishSeen

Name = Annotated[str, Meta(min_length=1, max_length=20)]
Id = Annotated[str, Meta(max_length=20)]
Text = Annotated[str, Meta(max_length=200)]
Seat = Annotated[int, Meta(ge=1, le=9)]
Moves = Annotated[list[Text], Meta(max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Salt = Annotated[str, Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """From outside: nothing that is not known."""


# From the client, over the socket. `id` comes back in the answer.


class Ask(Strict, tag_field="kind", tag=str.lower, kw_only=True):
    id: int = 0


class Join(Ask):
    """Be told of a table from now on: from one's own seat, or as spectator (seat 0); `version`: what is known."""

    table: Id
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    version: Annotated[int, Meta(ge=0)] = 0
    chats: Annotated[int, Meta(ge=0)] = 0


class Part(Ask):
    """Not be told any more."""

    table: Id


class Play(Ask):
    """One or several moves of a seat, all or none."""

    table: Id
    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class Try(Ask):
    """What would come of these moves? Nothing is kept."""

    table: Id
    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class Hint(Ask):
    """What would a good player do here, and why? Not at rated tables."""

    table: Id
    seat: Seat
    version: Annotated[int, Meta(ge=0)]


class Undo(Ask):
    """Take back the own last choice, or the one `steps` choices ago; where others must agree they are asked."""

    table: Id
    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Agree(Ask):
    """Answer to somebody's wish to take back."""

    table: Id
    seat: Seat
    yes: bool


class Resign(Ask):
    table: Id
    seat: Seat


class Pause(Ask):
    """Stop the clocks, or with on=false let them go on."""

    table: Id
    seat: Seat
    on: bool


class Leave(Ask):
    """Stand up before the start; afterwards a bot plays for you until you `return`."""

    table: Id
    seat: Seat


class Return(Ask):
    """The bot gives the seat back."""

    table: Id
    seat: Seat


class Say(Ask):
    table: Id
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Here(Ask):
    """Every 20 s: which version of which table the client has. What is missing is sent."""

    versions: dict[Id, int] = {}


class Lobby(Ask):
    """Be told of open tables and one's own as `tables`, now and when something changes; with on=false no more."""

    on: bool = True


ASKS = Join | Part | Play | Try | Hint | Undo | Agree | Resign | Pause | Leave | Return | Say | Here | Lobby


# To the client, over the socket


class Tell(msgspec.Struct, tag_field="kind", tag=str.lower):
    pass


class Hello(Tell):
    """The first message."""

    now: float
    name: str | None  # who you are; None: a spectator without a name
    every: float = 20.0  # seconds between `here`


class Position(Tell):
    """A table as the viewer may see it; `lines` are those from number `first` + 1 on."""

    table: str
    seat: int  # 0: spectator
    version: int
    first: int
    lines: list[str]
    seen: Seen


class Talk(Tell):
    table: str
    chats: list["ChatSeen"]


class Done(Tell):
    id: int


class Refused(Tell):
    """Nothing has changed. `stale`: the question is not put any more; a `position` follows."""

    id: int
    reason: str
    stale: bool = False


class Tried(Tell):
    id: int
    view: dict[str, Any]
    choices: list[str]
    open: bool


class Hinted(Tell):
    """The move, one short sentence why, how likely each seat is to win (empty: nobody can say), what was considered."""

    id: int
    move: str
    reason: str
    chances: list[float]
    choices: list["ChoiceSeen"]


class Tables(Tell):
    """The lobby."""

    open: list["TableSeen"]
    mine: list["TableSeen"]


class Going(Tell):
    """The server stops. What was acknowledged is kept: connect again after so many seconds, at whatever is there."""

    seconds: float = 1.0


TELLS = Hello | Position | Talk | Done | Refused | Tried | Hinted | Tables | Going


class ChoiceSeen(msgspec.Struct):
    text: str
    share: float  # of all tries
    reward: float  # what it brought the seat on average, 0 to 1


class ChatSeen(msgspec.Struct):
    number: int
    name: str
    text: str
    at: float


# Over HTTP: what is sent


class GuestBody(Strict):
    name: Name


class AccountBody(Strict):
    name: Name
    password: Password


class LoginBody(Strict):
    name: Name
    password: Annotated[str, Meta(max_length=200)]


class PasswordBody(Strict):
    password: Annotated[str, Meta(max_length=200)]
    fresh: Password


class MeBody(Strict):
    """What one likes: language, colours, sound, motion. Whatever the browser keeps there."""

    settings: Annotated[dict[Annotated[str, Meta(max_length=40)], str | int | bool], Meta(max_length=50)]


class TokenBody(Strict):
    note: Annotated[str, Meta(min_length=1, max_length=80)]


class TableBody(Strict):
    """A new table. Seats: "me", "open" or the level of a bot."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=9)]
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=80)]] = {}
    pace: dict[Annotated[str, Meta(max_length=10)], float] = {}
    rated: bool = False
    public: bool = False
    daily: bool = False
    salt: Salt = "-"
    start: bool = False  # at once, if nobody is waited for


class SitBody(Strict):
    salt: Salt = "-"


class BotBody(Strict):
    level: Annotated[str, Meta(max_length=40)] | None


class PlayBody(Strict):
    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class NoticeBody(Strict):
    """push: the browser's subscription as JSON text; email: an address; webhook: a URL."""

    kind: Annotated[str, Meta(pattern="^(push|email|webhook)$")]
    address: Annotated[str, Meta(min_length=3, max_length=2000)]


class NoticeChange(Strict):
    enabled: bool | None = None
    code: Annotated[str, Meta(max_length=20)] | None = None


class BanBody(Strict):
    banned: bool


# Over HTTP: what comes back


class Refusal(msgspec.Struct):
    """Any answer that is not a success: `detail` says in one sentence what was wrong."""

    status_code: int
    detail: str


class OptionSeen(msgspec.Struct):
    name: str
    usual: str
    choices: list[str]  # empty: a number, or several of a kind


class GameSeen(msgspec.Struct):
    name: str
    version: int
    seats: list[int]
    options: list[OptionSeen]


class GamesSeen(msgspec.Struct):
    games: list[GameSeen]
    levels: list[str]


class MeSeen(msgspec.Struct):
    name: str
    guest: bool
    operator: bool
    settings: dict[str, Any]
    ratings: list["RatingSeen"]


class RatingSeen(msgspec.Struct):
    game: str
    player: str
    rating: int
    skill: float
    doubt: float
    games: int


class ProfileSeen(msgspec.Struct):
    name: str
    since: float
    ratings: list[RatingSeen]
    tables: list["TableSeen"]


class TableSeen(msgspec.Struct):
    """A table in a list."""

    table: str
    game: str
    options: dict[str, str]
    pace: dict[str, float]
    rated: bool
    seats: list[SeatSeen]
    asked: list[int]
    mine: list[int]  # the seats of who asks
    started: float | None
    ended: float | None
    moved: float


class TablesSeen(msgspec.Struct):
    open: list[TableSeen]
    mine: list[TableSeen]


class UserSeen(msgspec.Struct):
    """For operators."""

    name: str
    made: float
    guest: bool
    operator: bool
    banned: bool


class TableMade(msgspec.Struct):
    table: str
    link: str


class SessionSeen(msgspec.Struct):
    id: str
    kind: str
    note: str
    made: float
    seen: float
    this: bool


class TokenMade(msgspec.Struct):
    token: str  # shown once


class NoticeSeen(msgspec.Struct):
    id: str
    kind: str
    address: str
    confirmed: bool
    enabled: bool


class NoticesSeen(msgspec.Struct):
    notices: list[NoticeSeen]
    key: str  # the public key that the browser subscribes to push with
    kinds: list[str]  # which the operator offers


class Health(msgspec.Struct):
    ok: bool
    reason: str = ""


__all__ = ["ASKS", "TELLS", "ClockSeen", "SeatSeen", "Seen", "WishSeen"]
