"""Over HTTP: what is sent."""

from typing import Annotated

from msgspec import Meta

from corral.learn import ENGLISH, Language

from .fields import STORABLE, Id, Moves, Name, Password, Salt, Seat, Strict, Text, Value, Word


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

    settings: Annotated[dict[str, Value], Meta(max_length=50)]


class TokenBody(Strict):
    note: Annotated[str, Meta(min_length=1, max_length=80, pattern=STORABLE)]


class TableBody(Strict):
    """A new table. Seats: "me", "open" or the level of a bot."""

    game: Word
    seats: Annotated[list[Word], Meta(min_length=1, max_length=9)]
    options: dict[str, Text] = {}
    pace: dict[str, float] = {}
    rated: bool = False
    public: bool = False
    salt: Salt = "-"
    start: bool = False  # at once, if nobody is waited for


class SitBody(Strict):
    salt: Salt = "-"


class BotBody(Strict):
    level: Word | None


class PlayBody(Strict):
    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class ScoreSeat(Strict):
    """What a player of the box has at the end: "nuggets": "9", or "a1": "farm cow". docs/server.md lists the facts."""

    name: Annotated[str, Meta(max_length=20, pattern=STORABLE)] = ""
    color: Word = ""
    facts: Annotated[dict[Word, Text], Meta(max_length=60)] = {}


class ScoreBody(Strict):
    """A game that was played with the box, to be counted."""

    game: Word
    seats: Annotated[list[ScoreSeat], Meta(min_length=1, max_length=6)]
    options: dict[Word, Text] = {}


class GameBody(Strict, kw_only=True):
    """A game that is over: a table of this server, or a record's text."""

    table: Id = ""
    record: Annotated[str, Meta(pattern=STORABLE)] = ""


class ReplayBody(GameBody, kw_only=True):
    """Seen from a seat; 0: a spectator's, null: one's own."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None


class AskedBody(GameBody, kw_only=True):
    """What could this seat have played after so many moves, and what would have come of these?"""

    ply: Annotated[int, Meta(ge=0)]
    seat: Seat
    moves: Moves = []


class AnalysisBody(GameBody, kw_only=True):
    deep: bool = False


class GoOnBody(GameBody, kw_only=True):
    """A new table that goes on after so many moves: this seat is mine, bots of this level have the others."""

    ply: Annotated[int, Meta(ge=0)]
    seat: Seat
    level: Word


class BoxSeat(Strict):
    """A player of a game of the box."""

    name: Annotated[str, Meta(max_length=20, pattern=STORABLE)]
    place: Annotated[int, Meta(ge=1, le=9)]
    points: Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]


class BoxBody(Strict):
    """A game of the box, to be kept among my games: what the pad comes to, and the pad itself as text."""

    game: Word
    seat: Seat  # mine
    seats: Annotated[list[BoxSeat], Meta(min_length=2, max_length=6)]
    pad: Annotated[str, Meta(max_length=20_000, pattern=STORABLE)]


class NoticeBody(Strict):
    """push: the browser's subscription as JSON text; email: an address; webhook: a URL."""

    kind: Annotated[str, Meta(pattern="^(push|email|webhook)$")]
    address: Annotated[str, Meta(min_length=3, max_length=2000, pattern=STORABLE)]


class NoticeChange(Strict):
    enabled: bool | None = None
    code: Id | None = None


class AnswerBody(Strict):
    """A try at a lesson's question, or a move that is only looked at; `path`: the right answers before it."""

    move: Text
    path: Annotated[list[Text], Meta(max_length=9)] = []
    language: Language = ENGLISH


class PuzzleBody(Strict):
    """An answer to a puzzle; null gives up."""

    move: Text | None


class PuzzleOnBody(Strict):
    """A new table that goes on from a puzzle; bots of this level have the other seats."""

    level: Word


class LookBody(Strict):
    move: Text


class LearnedBody(Strict):
    """Lessons that were played to their end before anybody said who it was."""

    lessons: Annotated[list[Word], Meta(max_length=100)]


class BanBody(Strict):
    """With `hours`, no newcomer comes from the user's address for so long."""

    banned: bool
    hours: Annotated[int, Meta(ge=0, le=8760)] = 0
