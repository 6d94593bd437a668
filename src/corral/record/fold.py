"""The position that a table's lines lead to."""

import copy
import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

import numpy as np

from corral import fair, options
from corral.game import NATURE, Game, Ints, Pieces, blank, seats_of
from corral.refusal import Code, CodedError

NATURE_WORD = "n"
NAMED = "named"
TABLE_WORD = "*"
MARK_EVERY, MARKS_KEPT = 24, 64  # plies between two known positions; how many of them
MARKS = ("resign", "time", "pause", "resume", "yes", "no")  # table lines that are a word and a seat


class NotNow(CodedError, ValueError):
    """A move, but not one that this seat may play now."""

    code = Code.NOT_NOW


class Ply(NamedTuple):
    """One move of the folded history."""

    line: int
    seat: int
    move: int
    before: "Ply | None"


class Ask(NamedTuple):
    """A wish to take back that the others are asked about."""

    seat: int
    line: int
    agreed: frozenset[int]


@dataclass
class Header:
    """What stands above the blank line."""

    game: Game
    seats: list[str]
    options: object
    pieces: Pieces
    table: str = "local"
    commit: str | None = None
    salts: list[str] = field(default_factory=list)
    seed: bytes | None = None
    named: bool = False  # draws go by name

    def text(self, reveal: str | None) -> str:
        """The header's lines; `reveal` is the key under which the seed is told, if it is."""
        words = options.words(self.options)
        lines = [
            f"game {self.game.NAME} {self.game.VERSION}",
            f"table {self.table}",
            f"seats {' '.join(self.seats)}",
            " ".join(["options", *(f"{name}={word}" for name, word in words.items())]),
            f"pieces {self.pieces.digest}",
        ]
        if self.commit:
            lines += [f"commit {self.commit}", f"salt {' '.join(self.salts)}"]
        if self.named:
            lines.append(f"lots {NAMED}")
        if self.seed and reveal:
            lines.append(f"{reveal} {self.seed.hex()}")
        return "\n".join(lines) + "\n"


class Fold:
    """The position that lines lead to. The only reader of lines."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.game = header.game
        self.names = list(header.seats)
        self.lines: list[str] = []
        self.last: Ply | None = None
        self.resigned: frozenset[int] = frozenset()
        self.paused = False
        self.unrated = False
        self.given = 0  # the line up to which draws were taken over from another game
        self.wish: Ask | None = None
        self._lots: Counter[str] = Counter()  # where draws go by name: how often each name has come
        self._lot = ""  # the name of the next one
        self._after: list[Ply | None] = [None]  # the folded history after each line
        self._marks: dict[int, Ints] = {}  # positions after some lines, once something was taken back
        self._moves = np.zeros(self.game.MOVES, np.int32)
        self.state = self.start()

    def start(self) -> Ints:
        """The position before the first line."""
        state = blank(self.game)
        self.game.setup(state, len(self.names), options.numbers(self.header.options), self.header.pieces.table)
        return state

    @property
    def history(self) -> list[Ply]:
        """The folded history: what was taken back is not in it."""
        return self.history_at(len(self.lines))

    def history_at(self, line: int) -> list[Ply]:
        """The folded history as it was after this line."""
        plies = []
        ply = self._after[line]
        while ply is not None:
            plies.append(ply)
            ply = ply.before
        return plies[::-1]

    def state_at(self, line: int) -> Ints:
        """The position after this line, from the nearest one before it that is known."""
        plies = []
        ply = self._after[line]
        while ply is not None and ply.line not in self._marks:
            plies.append(ply)
            ply = ply.before
        state = self.start() if ply is None else self._marks[ply.line].copy()
        for number, ply in enumerate(reversed(plies), 1):
            self.game.play(state, ply.seat, ply.move)
            if number % MARK_EVERY == 0:
                self._marks[ply.line] = state.copy()
        while len(self._marks) > MARKS_KEPT:
            del self._marks[next(iter(self._marks))]
        return state

    @property
    def undone(self) -> int:
        """How many moves were taken back."""
        moves = sum(ply is not None and ply.line == line for line, ply in enumerate(self._after))
        return moves - len(self.history)

    def ply(self, line: int) -> Ply | None:
        """The last move of the folded history as it was after this line; 0 is the beginning."""
        return self._after[line]

    @property
    def over(self) -> bool:
        """The rules say so, or at most one has not given up."""
        return not self.game.actors(self.state) or 0 < len(self.resigned) >= len(self.names) - 1

    @property
    def draws(self) -> int:
        return sum(ply.seat == NATURE for ply in self.history)

    def lot(self) -> int | str:
        """What NATURE's next draw goes by."""
        if not self.header.named:
            return self.draws + 1
        self._lot = fair.event(self.game, self.state)
        return f"{self._lot}.{self._lots[self._lot] + 1}"

    def draw(self, outcomes: int) -> int:
        """The index that the promised seed gives for NATURE's next draw."""
        header = self.header
        assert header.seed is not None
        return fair.draw(header.seed, header.table, header.salts, self.lot(), outcomes)

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat that is asked."""
        count = self.game.legal(self.state, seat, self._moves)
        return [int(move) for move in self._moves[:count]]

    def check(self, seat: int, text: str) -> int:
        """The number of a move that this seat may play now; NotAMove or NotNow says why not."""
        move = self.game.read(text)
        asked = seats_of(self.game.actors(self.state))
        if seat not in asked:
            raise NotNow(f"{name_of(seat)} is not asked now; {_asked(asked)}", Code.NOT_ASKED)
        moves = self.legal(seat)
        if move not in moves:
            few = "possible" if len(moves) <= 8 else "for example"
            texts = ", ".join(map(self.game.write, moves[:8]))
            raise NotNow(f"{text!r} is not possible now; {few}: {texts}", Code.NOT_POSSIBLE)
        return move

    def play(self, seat: int, move: int) -> None:
        """A move that was checked."""
        if seat == NATURE and self.header.named:
            self.lot()
        self.game.play(self.state, seat, move)
        self.note(seat, move)

    def note(self, seat: int, move: int) -> None:
        """Write down a move that the state has already made; of NATURE's draws `lot` was asked before."""
        if seat == NATURE and self.header.named:
            self._lots[self._lot] += 1
        self.lines.append(f"{NATURE_WORD if seat == NATURE else seat + 1} {self.game.write(move)}")
        self.last = Ply(len(self.lines), seat, move, self.last)
        self.wish = None
        self._after.append(self.last)

    def back(self, line: int) -> None:
        """Go on from the position after this line; 0 is the beginning."""
        if not 0 <= line <= len(self.lines):
            raise NotNow(f"there is no line {line} to go back to")
        self.last = self._after[line]
        self.state = self.state_at(line)
        self.wish = None
        self._table_line(f"{TABLE_WORD} back {line}")
        self._recount()

    def _recount(self) -> None:
        """How often each name has come, in the folded history."""
        self._lots.clear()
        state = self.start()
        for ply in self.history if self.header.named else ():
            if ply.seat == NATURE:
                self._lots[fair.event(self.game, state)] += 1
            self.game.play(state, ply.seat, ply.move)

    def sit(self, seat: int, name: str) -> None:
        """Somebody else goes on for this seat."""
        self.names[seat] = name
        self._table_line(f"{TABLE_WORD} seat {seat + 1} {name}")

    def ask(self, seat: int, line: int) -> None:
        """This seat would like to go on from the position after this line."""
        if not 0 <= line <= len(self.lines):
            raise NotNow(f"there is no line {line} to go back to")
        self.wish = Ask(seat, line, frozenset())
        self._table_line(f"{TABLE_WORD} ask {seat + 1} back {line}")

    def mark(self, word: str, seat: int) -> None:
        """One of MARKS."""
        if word == "resign":
            self.resigned |= {seat}
        elif word in ("pause", "resume"):
            self.paused = word == "pause"
        elif word in ("yes", "no"):
            if self.wish is None:
                raise NotNow("nobody has asked to take back")
            self.wish = self.wish._replace(agreed=self.wish.agreed | {seat}) if word == "yes" else None
        self._table_line(f"{TABLE_WORD} {word} {seat + 1}")

    def unrate(self) -> None:
        """It does not count any more."""
        self.unrated = True
        self._table_line(f"{TABLE_WORD} unrated")

    def give(self) -> None:
        """All so far was taken over from another game: its draws are not this seed's."""
        self._table_line(f"{TABLE_WORD} given")
        self.given = len(self.lines)

    def clone(self) -> "Fold":
        """An independent copy."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.names, twin.lines, twin._after = list(self.names), list(self.lines), list(self._after)
        twin._marks, twin._lots = dict(self._marks), self._lots.copy()
        return twin

    def text(self, reveal: str | None = None) -> str:
        """The whole record; `reveal` is the key under which the seed is told: seed, secret or none."""
        return self.header.text(reveal) + "\n" + "".join(line + "\n" for line in self.lines)

    def _table_line(self, line: str) -> None:
        self.lines.append(line)
        self._after.append(self.last)

    def add(self, line: str) -> None:
        """A line as it stands in a record; ValueError says what is wrong, and nothing has changed."""
        word, _, text = line.partition(" ")
        if word == TABLE_WORD:
            self._add_table_line(text)
        elif word == NATURE_WORD:
            self.play(NATURE, self.check(NATURE, text))
        elif word.isascii() and word.isdigit() and 1 <= int(word) <= len(self.names) and word == str(int(word)):
            self.play(int(word) - 1, self.check(int(word) - 1, text))
        else:
            raise ValueError(f"{word!r} is not a seat; a line begins with n, * or 1 to {len(self.names)}")

    def _add_table_line(self, text: str) -> None:
        if match := re.fullmatch(r"back (\d{1,6})", text):
            self.back(int(match[1]))
        elif match := re.fullmatch(r"seat ([1-9]) (\S{1,40}|bot \S{1,40})", text):
            self.sit(self._seat(match[1]), match[2])
        elif match := re.fullmatch(r"ask ([1-9]) back (\d{1,6})", text):
            self.ask(self._seat(match[1]), int(match[2]))
        elif match := re.fullmatch(rf"({'|'.join(MARKS)}) ([1-9])", text):
            self.mark(match[1], self._seat(match[2]))
        elif text == "unrated":
            self.unrate()
        elif text == "given":
            self.give()
        else:
            known = "back N, seat N NAME, seat N bot LEVEL, ask N back N, unrated, given, and with a seat "
            raise ValueError(f"{text!r} is not a line of the table; known are {known}{', '.join(MARKS)}")

    def _seat(self, word: str) -> int:
        if int(word) > len(self.names):
            raise ValueError(f"there is no seat {word}")
        return int(word) - 1


def name_of(seat: int) -> str:
    return "NATURE" if seat == NATURE else f"seat {seat + 1}"


def _asked(seats: Sequence[int]) -> str:
    names = [name_of(seat) for seat in seats]
    if not names:
        return "the game is over"
    return f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'}"
