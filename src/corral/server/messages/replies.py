"""Over HTTP: what comes back of people, games and tables."""

from typing import Any

import msgspec

from corral.game import View
from corral.refusal import Code
from corral.table.seen import SeatSeen


class Refusal(msgspec.Struct):
    """Any answer that is not a success: `detail` says in one English sentence what was wrong."""

    status_code: int
    code: Code
    detail: str
    line: int | None = None  # of a record: where it is wrong


class OptionSeen(msgspec.Struct):
    name: str
    usual: str
    choices: list[str]  # empty: a number, or several of a kind


class GameSeen(msgspec.Struct):
    name: str
    version: int
    seats: list[int]
    options: list[OptionSeen]
    ready: float = 1.0  # less: so much of it is made ready; it cannot be played yet


class GamesSeen(msgspec.Struct):
    games: list[GameSeen]
    levels: list[str]
    address: str | None  # what friends type to get here; None: only the machine on which the server runs can


class MeSeen(msgspec.Struct):
    name: str
    guest: bool
    operator: bool
    settings: dict[str, Any]
    ratings: list["RatingSeen"]
    played: list[str]  # games of which one was begun at least


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
    mine: list[int]  # the user's own seats
    started: float | None
    ended: float | None
    moved: float
    dropped: bool  # the user does not want to see it any more among the own


class TablesSeen(msgspec.Struct):
    open: list[TableSeen]
    mine: list[TableSeen]


class ScoreSeen(msgspec.Struct):
    """A game that was played with the box, counted by its rules: by seat."""

    sheets: list[dict[str, int]]  # the rows in order, the last one is the total
    ties: list[dict[str, int]]  # what decides between equal totals, the first first
    places: list[int]
    remarks: list[str]  # what the box cannot have; it is counted all the same
    view: View  # the position that was counted, as a board draws it


class UserSeen(msgspec.Struct):
    """For operators."""

    id: str
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
    reason: str | None = None  # why it was switched off, if not by its owner


class NoticesSeen(msgspec.Struct):
    notices: list[NoticeSeen]
    key: str  # the public key that the browser subscribes to push with
    kinds: list[str]  # which the operator offers


class Health(msgspec.Struct):
    ok: bool
    reason: str = ""
