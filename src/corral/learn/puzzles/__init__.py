"""Puzzles: positions of real games in which one move is clearly better than all others.

`GAME.jsonl` holds those of a game, one a line; `finding` has chosen them (`corral puzzles`), `playing` puts them."""

from functools import cache
from pathlib import Path

import msgspec

from corral import games, record
from corral.record import Fold
from corral.refusal import Code, CodedError

FOLDER = Path(__file__).parent
LEAST = {"moon_river": 0.05, "dice_town": 0.03, "wind_river": 0.05}  # of the win: so much better the best is, in both
TOLD = ("game", "seats", "options", "pieces")  # what the header of a record says of the rules and who played
PLAYOUTS = 600  # of each of the best moves, in each of the two searches


class UnknownPuzzle(CodedError, ValueError):
    """No puzzle of that name."""

    code = Code.MISSING


class Judged(msgspec.Struct, frozen=True):
    """A move, and how likely the seat wins with it: by the one search and by the other."""

    move: str
    chance: float
    again: float

    @property
    def mean(self) -> float:
        return (self.chance + self.again) / 2


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A position, who is to move, and what was found of the best moves."""

    id: str
    seat: int
    theme: str  # what is being asked: a phase of the game's views
    stage: float  # how much of the game was played, from 0 to 1
    choices: int  # how many moves there were
    good: int = 1  # so many of the first moves are as good as each other
    moves: list[Judged]  # the best ones, best first
    error: float  # standard error of a difference between two of them
    played: str  # in the game
    line: int  # how many lines of the record lead to the position
    record: str  # of the whole game

    @property
    def lead(self) -> float:
        """By how much the best is better than the best of those that are not as good."""
        return self.moves[0].mean - max(each.mean for each in self.moves[self.good :])

    @property
    def answers(self) -> list[str]:
        return [each.move for each in self.moves[: self.good]]

    def fold(self) -> Fold:
        """The game up to the position."""
        return record.parse(beginning(self.record, self.line))


def beginning(text: str, line: int) -> str:
    """A record up to one of its lines; of what comes after nothing is told, nor from which seed it would come."""
    header, _, lines = text.partition("\n\n")
    kept = [each for each in header.splitlines() if each.split(" ")[0] in TOLD]
    return "\n".join([*kept, "", *lines.splitlines()[:line]]) + "\n"


def read(text: bytes) -> list[Puzzle]:
    """Puzzles, one a line."""
    return [msgspec.json.decode(line, type=Puzzle) for line in text.splitlines() if line]


def written(puzzle: Puzzle) -> bytes:
    return msgspec.json.encode(puzzle) + b"\n"


def posed() -> list[str]:
    """The games that have puzzles."""
    return [name for name in games.GAMES if (FOLDER / f"{name}.jsonl").is_file()]


@cache
def puzzles(game: str) -> dict[str, Puzzle]:
    """Those of a game, by id, in their order; UnknownPuzzle if it has none."""
    if game not in posed():
        raise UnknownPuzzle(f"there are no puzzles of {game!r}; there are some of {', '.join(posed())}")
    return {puzzle.id: puzzle for puzzle in read((FOLDER / f"{game}.jsonl").read_bytes())}


def puzzle(game: str, name: str) -> Puzzle:
    """One of them, or UnknownPuzzle."""
    if name not in (found := puzzles(game)):
        raise UnknownPuzzle(f"{games.title(game)} has no puzzle {name!r}; what there is: /puzzles")
    return found[name]
