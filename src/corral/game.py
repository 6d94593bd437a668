"""The contract: what a game offers. A game is a module (a package under `games/`); no base class, no flags.

Five verbs are compiled: integers in, integers out; no clock, no dice, no input or output. They take a position as a
flat int32 array and begin with `s = state.view(STATE)[0]`. The words are plain Python at the edge.

Found by name, where a game needs them:
    tell(state, seat, move, viewer) -> str   the move's text as that viewer may read it once its question is closed;
                                             state is the position just before the move
    sealed(state) -> int                     how many of the latest moves are pledges of a question still open
    hushed(state) -> bool                    nothing may tell whom the present question asks
    awaited(state) -> bool                   who has answered the present question may be known: at a table everybody
                                             asked gives the answer himself, forced or not
    redeal(state, seat, word)                compiled; in place: the position as `seat` knows it, what it cannot know
                                             dealt anew from `word`; compulsory where anything is hidden
    worth(state, seat) -> float              compiled; what a greedy player makes as large as it can
    screen                                   the submodule that draws a view in a terminal: draw, question, describe
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

NATURE = 15  # the seat that rolls dice and turns cards
SPECTATOR = -1  # a viewer without a seat
NONE = -1  # the only empty

Ints: TypeAlias = npt.NDArray[np.int32]
Keys: TypeAlias = npt.NDArray[np.int64]


class NotAMove(ValueError):
    """The text is not a move of this game."""


class Pieces(NamedTuple):
    """A set of piece files, read and checked."""

    table: Ints  # all numbers of all files; `setup` copies what play needs into the state
    digest: str  # stands in every record
    note: str  # one sentence for players, such as "parcel set: reconstruction 1"


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

    # five verbs
    def setup(self, state: Ints, seats: int, options: Ints, pieces: Ints) -> None: ...
    def actors(self, state: Ints) -> int: ...  # bit mask of seats that may act now; 0 = the game is over
    def legal(
        self, state: Ints, seat: int, moves: Ints
    ) -> int: ...  # fills moves, returns how many; chance: equal odds
    def play(self, state: Ints, seat: int, move: int) -> None: ...  # trusts its caller
    def score(self, state: Ints, points: Keys) -> None: ...  # a key for ranking, ties equal

    # four words
    def write(self, move: int) -> str: ...  # a move's number holds all that its text says
    def read(self, text: str) -> int: ...  # NotAMove if it is not one
    def view(self, state: Ints, viewer: int) -> dict[str, Any]: ...  # the only door for secrets
    def pieces(self, folder: Path | None = None) -> Pieces: ...  # the shipped files, those in `folder` in their place


def blank(game: Game) -> Ints:
    """Room for one position."""
    return np.zeros(game.STATE.itemsize // 4, np.int32)


def seats_of(mask: int) -> Sequence[int]:
    """The seats whose bits are set."""
    return [seat for seat in range(NATURE + 1) if mask >> seat & 1]
