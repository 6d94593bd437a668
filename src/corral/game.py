"""The contract: what a game offers. A game is a module (a package under `games/`); no base class, no flags.

Five verbs are compiled: integers in, integers out; no clock, no dice, no input or output. They take a position as a
flat int32 array and begin with `s = state.view(STATE)[0]`. The words are plain Python at the edge.

What a game keeps from somebody is described by its `Secrets`, how its players judge positions by its `Thinking`.
Nothing else is looked up in a game, but for two submodules: `screen` draws a view in a terminal (draw, question,
describe); `tally` lays what players of the box have in front of them at the end into a fresh position (put, TIES: see
corral/scoring.py).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, NamedTuple, Protocol, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

NATURE = 15  # the seat that rolls dice and turns cards
SPECTATOR = -1  # a viewer without a seat
NONE = -1  # the only empty

Ints: TypeAlias = npt.NDArray[np.int32]
Keys: TypeAlias = npt.NDArray[np.int64]
Floats: TypeAlias = npt.NDArray[np.float64]


class NotAMove(ValueError):
    """The text is not a move of this game."""


Facts: TypeAlias = Mapping[str, str]  # what a player of the box has: "nuggets": "9", "a1": "farm cow"


class BadFact(ValueError):
    """Something that cannot be so; `seat` counts from 0."""

    def __init__(self, seat: int, fact: str, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.fact = seat, fact


class Remark(NamedTuple):
    """Something that should be looked at again; it is counted all the same."""

    seat: int  # NONE: all together
    fact: str
    text: str


class Pieces(NamedTuple):
    """A set of piece files, read and checked."""

    table: Ints  # all numbers of all files; `setup` copies what play needs into the state
    digest: str  # stands in every record
    note: str  # one sentence for players, such as "parcel set: reconstruction 1"
    former: tuple[str, ...] = ()  # digests of the same set in older records


@dataclass(frozen=True, slots=True)
class Change:
    """One thing that a move has changed, in the words of its game's `changes.py`."""

    seat: int  # from 1; 0: nobody's
    what: str  # "nuggets", "cows", "stones", "card" ...
    amount: int = 0  # gained, or below 0 lost
    name: str = ""  # which one; "?" where the viewer may not know it
    at: str = ""  # the cell or house


class Reason(NamedTuple):
    """Why a move is good: which sentence, and what it takes. Seats in it count from 1."""

    code: str
    args: dict[str, int | str] = {}  # noqa: RUF012 - nobody changes it


def _never(state: Ints) -> bool:
    return False


@dataclass(frozen=True)
class Secrets:
    """What a game hides, and what nothing may tell of it. Where a game has none, everybody sees the same."""

    redeal: Callable[[Ints, int, np.uint64], None]
    """(state, seat, word), compiled, in place: the position as `seat` knows it; the rest is dealt anew from `word`."""
    tell: Callable[[Ints, int, int, int], str]
    """(state, seat, move, viewer): the move's text as that viewer may read it once its question is closed; `state` is
    the position just before the move."""
    open_pledges: Callable[[Ints], int]
    """How many of the latest moves are secret answers to a question that is still open."""
    asks_anonymously: Callable[[Ints], bool] = _never
    """Nothing may tell whom the present question asks."""
    shows_who_answered: Callable[[Ints], bool] = _never
    """All see who has answered the present question: at a table even who has no choice answers for himself."""


@dataclass(frozen=True)
class Tuning:
    """Weights that `corral tune` learns, and the policy that takes them from outside."""

    policy_by: Callable[[Ints, int, Ints, Ints, Floats], int]
    weigh_by: Callable[[Ints, int, Ints, int, Ints, Floats, Floats], None]
    weights: Floats  # those that are shipped, in a row
    names: "np.dtype[Any]"  # their names
    read: Callable[[Path], Floats]


@dataclass(frozen=True)
class Thinking:
    """How players judge positions and moves of a game. All functions are compiled, but for `reason`."""

    worth: Callable[[Ints, int], float]
    """(state, seat): what a greedy player makes as large as it can."""
    worth_spread: float = 1.0  # a lead, in units of worth, that is worth a lot
    point: float = 1.0  # how much of score's key one point is
    spread: float = 1.0  # a lead, in points, that is worth a lot
    win_share: float = 0.4  # of a reward at the end is for winning, the rest for the lead

    policy: Callable[[Ints, int, Ints, Ints, np.uint64], int] | None = None
    """(state, seat, moves, trial, word): a quick sensible choice; without it, the greedy one by worth."""
    weigh: Callable[[Ints, int, Ints, int, Ints, Floats], None] | None = None
    """(state, seat, moves, count, trial, values): what each of the moves listed is worth; without it, by worth."""
    quiet: Callable[[Ints], bool] | None = None
    """Nothing is under way: what the seats have can be judged. Without it, any position can."""
    fate: Callable[[Ints], int] | None = None
    """The name, in range(fates), of what NATURE is asked for: under one name a race draws the same after every move."""
    fates: int = 0
    features: Callable[[Ints, int, Floats], None] | None = None
    """(state, seat, inputs): what a learned value is told of a position: so many `inputs`."""
    inputs: int = 0
    net: Path | None = None  # the learned value that is shipped

    reason: Callable[[Ints, int, int], Reason | None] | None = None
    """(state, seat, move): why that very move, as far as the seat knows; None where nothing stands out."""
    reasons: Mapping[str, str] = field(default_factory=dict)
    """All its codes, each with an English sentence; browsers say hint-CODE."""

    knobs: Mapping[str, float] = field(default_factory=dict)  # how a tree is searched: players.search.Knobs
    race: Mapping[str, float] | None = None  # its players race moves (players.race.Rules) instead of growing a tree
    levels: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)  # what a players.Level does otherwise here
    strong: "Thinking | None" = None  # judges better and takes longer: for the strongest level
    tuning: Tuning | None = None


# What a viewer may see. Each game extends View and SeatView in its `view.py`, and nests parts of its own in them; the
# browser's types are made from that one declaration. Keys have no blanks: words come from catalogues.


def doc(text: str) -> msgspec.Meta:
    """What a field of a view says, in one line: `herd: Annotated[int, doc("buffalo on the board")]`."""
    return msgspec.Meta(description=text)


class Shown(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A part of a view. None refers back to another, so nothing has to look for rubbish in them."""


class SeatView(Shown, frozen=True, kw_only=True):
    """What a viewer may see of one seat."""

    points: Annotated[int | None, doc("what the seat would have if the game ended now; null: the viewer may not know")]
    sheet: Annotated[Mapping[str, int | None], doc("the score sheet, row by row; the last row is `total`")]


class View(Shown, frozen=True, kw_only=True):
    """What a viewer may see of a position. Seats count from 1."""

    phase: Annotated[str, doc("what is being asked, or done")]
    asked: Annotated[Sequence[int], doc("the seats that are asked, as far as all may know")]
    over: Annotated[bool, doc("the game is over")]
    ended: Annotated[str | None, doc("why it is over; null while it is not")]
    seats: Annotated[Sequence[SeatView], doc("the seats, in order")]


class Options(Protocol):
    """A frozen dataclass of bool, int, IntEnum and tuples of IntEnum; ValueError(reason) on bad combinations."""

    @property
    def seats(self) -> range: ...  # how many may play with these options


class Game(Protocol):
    NAME: str  # "moon_river": folder, URL and record use this word
    VERSION: int  # +1 whenever an old record would replay differently
    OPTIONS: type[Any]  # see Options
    STATE: np.dtype[Any]  # one position: np.record of int32 fields
    ACTIONS: int  # every move is in range(ACTIONS)
    MOVES: int  # the longest list of moves
    LINES: int  # no game is longer
    SECRETS: Secrets | None  # None: all see everything

    # five verbs
    def setup(self, state: Ints, seats: int, options: Ints, pieces: Ints) -> None: ...
    def actors(self, state: Ints) -> int: ...  # bit mask of seats that may act now; 0 = the game is over
    def legal(
        self, state: Ints, seat: int, moves: Ints
    ) -> int: ...  # fills moves, returns how many; chance: equal odds
    def play(self, state: Ints, seat: int, move: int) -> None: ...  # trusts its caller
    def score(self, state: Ints, points: Keys) -> None: ...  # a key for ranking, ties equal

    # five words
    def write(self, move: int) -> str: ...  # a move's number holds all that its text says
    def read(self, text: str) -> int: ...  # NotAMove if it is not one
    def view(self, state: Ints, viewer: int) -> View: ...  # the only door for secrets
    def changes(self, before: Ints, after: Ints, viewer: int) -> list[Change]: ...  # no more than the two views tell
    def pieces(self, folder: Path | None = None) -> Pieces: ...  # the shipped files, those in `folder` in their place

    def thinking(self) -> Thinking: ...  # it is loaded, or compiled, when somebody asks


def blank(game: Game) -> Ints:
    """Room for one position."""
    return np.zeros(game.STATE.itemsize // 4, np.int32)


def seats_of(mask: int) -> Sequence[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(NATURE + 1) if mask >> seat & 1]


class Named:
    """A position for plain Python: whole numbers and arrays by name, ten times as quick to read as numpy's record."""

    def __init__(self, state: Ints, kind: "np.dtype[Any]") -> None:
        self.record = state.view(kind)[0]  # for compiled code
        self.__dict__.update(zip(kind.names or (), self.record.item(), strict=True))

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)

    def __getitem__(self, name: str) -> Any:
        return self.__dict__[name]


class Fields:
    """Which fields differ between two positions of a game."""

    def __init__(self, state: "np.dtype[Any]") -> None:
        names = state.names or ()
        self._names = [name for name in names for _ in range(state[name].itemsize // 4)]

    def changed(self, before: Ints, after: Ints) -> set[str]:
        return {self._names[index] for index in np.flatnonzero(before != after).tolist()}
