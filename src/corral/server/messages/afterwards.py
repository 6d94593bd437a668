"""Over HTTP: what comes back of games that are over: replays, analyses, my history."""

from typing import Literal

import msgspec

from corral.game import Change, View
from corral.players.ledger import Analysis
from corral.table.replay import Draw, Step
from corral.table.seen import SeatSeen


class ReplaySeen(msgspec.Struct):
    """A game that is over, step by step, as one viewer may see it."""

    table: str  # bots are named by it
    game: str
    options: dict[str, str]
    seats: list[SeatSeen]
    seat: int  # from which it is seen; 0: a spectator's
    views: list[int]  # the seats that it may be seen from
    mine: list[int]
    ended: float | None  # when; null: a record does not say
    lines: list[str]
    changes: list[list[Change]]  # what each of the lines changed
    steps: list[Step]
    proof: "ProofSeen"


class ProofSeen(msgspec.Struct):
    """What is needed to check the dice: every draw, in order. See corral/fair.py."""

    table: str
    salts: list[str]
    commit: str | None  # the promise; null: nothing was promised
    seed: str | None
    draws: list[Draw]
    given: int  # so many of the first were taken over from another game


class AnalysisSeen(msgspec.Struct):
    """What was found of a game so far, and what is being counted."""

    quick: Analysis | None
    deep: Analysis | None
    counting: bool | None  # true: the deep one, false: the quick one, null: nothing
    share: float  # of what is being counted, so much is done
    preparing: bool  # before that, once: the judge of the game is being compiled
    failed: bool  # it could not be counted


State = Literal["found", "counting", "failed", "none"]


class HistorySeen(msgspec.Struct):
    """My games, the latest first, a page of them; what is counted is of all that were asked for."""

    games: list["HistoryGame"]
    page: int  # from 1
    pages: int
    total: int  # of what was asked for
    all: int  # whatever was asked for
    since: float | None  # the first of all
    names: list[str]  # people I have met, most often first
    levels: list[str]  # bots I have met
    counting: int  # games of which it is not known yet what decided them
    shares: list["HistoryShare"]
    trail: list["HistoryPoint"]


class HistoryGame(msgspec.Struct):
    """One seat of mine. `luck` and `own` are shares of the win; luck is null where chance decides no more than who
    begins."""

    table: str | None  # null: played with the box
    box: str | None
    game: str
    options: dict[str, str]
    rated: bool
    ended: float
    seat: int
    seats: list[SeatSeen]
    luck: float | None
    own: float | None
    judge: str | None
    marks: int | None  # choices of mine that were marked; null: nobody has looked for such
    gain: int | None  # of my rating; null: it did not count
    state: State  # of luck and own play
    pad: str | None


class HistoryShare(msgspec.Struct):
    """How often I win: of all games, of a game, of a game against people or bots of a level."""

    game: str  # empty: all
    against: str  # people, a level, or bots where they are of several; empty: all
    games: int
    share: float  # of the win; a shared win counts as its share
    low: float  # between these the true share lies, 19 times in 20
    high: float
    fair: float  # what equal players win at these tables
    counted: int  # games of which own play is known
    own: float | None  # its mean


class HistoryPoint(msgspec.Struct):
    """A game of the chart, the oldest first."""

    table: str
    game: str
    ended: float
    own: float
    mean: float  # of the last ten up to this one
    luck: float  # added up from the first of the chart


class AskedSeen(msgspec.Struct):
    """What could be played; after `moves` were tried, what they lead to."""

    view: View
    choices: list[str]
    open: bool
