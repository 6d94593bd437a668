"""A table's history as text: fold, advance, replay, verify. Nothing else knows the format.

    game moon_river 1
    table k3f
    seats ann bob
    options mode=legends scenario=outlaws
    pieces 3f9a12c07d11
    commit 9c1e...                 hash of the seed
    salt 9f03 -                    what the players added, by seat; - for nothing
    seed 51aa...                   revealed when the game is over (`secret` while it is not: a private save)

    n reveal desert-gold.3         NATURE's line
    1 pick 2                       seat 1
    * back 12                      the table's own: go on from the position after line 12
    * seat 2 bot greedy            who plays a seat from here on
    * resign 1  * time 1           seat 1 gives up; seat 1 was too slow
    * pause 1  * resume 1          its clocks stand still; they go on
    * ask 1 back 12  * yes 2       seat 1 would like to go back; seat 2 agrees (or `* no 2`)
    * unrated                      it does not count any more

Lines are numbered from 1 below the blank line, and only added.
"""

import copy
import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import numpy as np

from corral import fair, games, options
from corral.game import NATURE, SPECTATOR, Game, Ints, NotAMove, Pieces, blank, seats_of

KEYS = ("game", "table", "seats", "options", "pieces", "commit", "salt", "seed", "secret")
NAME = re.compile(r"[^\s]{1,40}")
HEX = re.compile(r"([0-9a-f]{2})+")
NATURE_WORD = "n"
TABLE_WORD = "*"
MARKS = ("resign", "time", "pause", "resume", "yes", "no")  # table lines that are a word and a seat
NO_SALT = "-"


class NotNow(ValueError):
    """A move, but not one that this seat may play now."""


class BadRecord(ValueError):
    """A record that cannot be replayed; `line` is the line of the text, from 1."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line


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
        self.wish: Ask | None = None
        self._after: list[Ply | None] = [None]  # the folded history after each line
        self._moves = np.zeros(self.game.MOVES, np.int32)
        self.state = self._start()

    def _start(self) -> Ints:
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

    def legal(self, seat: int) -> list[int]:
        """The moves of a seat that is asked."""
        count = self.game.legal(self.state, seat, self._moves)
        return [int(move) for move in self._moves[:count]]

    def check(self, seat: int, text: str) -> int:
        """The number of a move that this seat may play now; NotAMove or NotNow says why not."""
        move = self.game.read(text)
        asked = seats_of(self.game.actors(self.state))
        if seat not in asked:
            raise NotNow(f"{name_of(seat)} is not asked now; {_asked(asked)}")
        moves = self.legal(seat)
        if move not in moves:
            few = "possible" if len(moves) <= 8 else "for example"
            raise NotNow(f"{text!r} is not possible now; {few}: {', '.join(map(self.game.write, moves[:8]))}")
        return move

    def play(self, seat: int, move: int) -> None:
        """A move that was checked."""
        self.game.play(self.state, seat, move)
        self.note(seat, move)

    def note(self, seat: int, move: int) -> None:
        """Write down a move that the state has already made."""
        self.lines.append(f"{NATURE_WORD if seat == NATURE else seat + 1} {self.game.write(move)}")
        self.last = Ply(len(self.lines), seat, move, self.last)
        self.wish = None
        self._after.append(self.last)

    def back(self, line: int) -> None:
        """Go on from the position after this line; 0 is the beginning."""
        if not 0 <= line <= len(self.lines):
            raise NotNow(f"there is no line {line} to go back to")
        self.last = self._after[line]
        self.state = self._start()
        for ply in self.history_at(line):
            self.game.play(self.state, ply.seat, ply.move)
        self.wish = None
        self._table_line(f"{TABLE_WORD} back {line}")

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

    def clone(self) -> "Fold":
        """An independent copy."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.names, twin.lines, twin._after = list(self.names), list(self.lines), list(self._after)
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
        else:
            known = f"back N, seat N NAME, seat N bot LEVEL, ask N back N, unrated, and with a seat {', '.join(MARKS)}"
            raise ValueError(f"{text!r} is not a line of the table; known are {known}")

    def _seat(self, word: str) -> int:
        if int(word) > len(self.names):
            raise ValueError(f"there is no seat {word}")
        return int(word) - 1


def advance(
    game: Game,
    state: Ints,
    draw: Callable[[int], int] | None,
    forced: bool = True,
    hold: Callable[[Ints], bool] | None = None,
) -> Iterator[tuple[int, int]]:
    """Play NATURE (if `draw` answers for it) and forced choices until somebody has a real choice; yields the moves.

    Where several seats are asked at once, forced answers wait for the last real one: nobody can tell whose they were.
    Where `hold` says so of the position it stops.
    """
    moves = np.empty(game.MOVES, np.int32)
    while mask := game.actors(state):
        if hold is not None and hold(state):
            return
        answers = []
        for seat in seats_of(mask):
            count = game.legal(state, seat, moves)
            if seat == NATURE and draw is not None:
                answers.append((seat, int(moves[draw(count)])))
            elif forced and count == 1:
                answers.append((seat, int(moves[0])))
            else:
                return
        for seat, move in answers:
            game.play(state, seat, move)
            yield seat, move


def hushed(game: Game, state: Ints) -> bool:
    """Nothing may tell whom the present question asks: the public view does not name them either."""
    asked = {seat + 1 for seat in seats_of(game.actors(state)) if seat != NATURE}
    if not asked or not hasattr(game, "sealed"):
        return False
    if hasattr(game, "hushed"):
        return bool(game.hushed(state))
    return not asked <= set(game.view(state, SPECTATOR)["asked"])


def awaited(game: Game, state: Ints) -> bool:
    """All see who has answered the present question: at a table even who has no choice answers for himself."""
    return hasattr(game, "awaited") and bool(game.awaited(state))


class Telling:
    """The lines as one viewer may read them: a list of its own that only grows, whatever others have in secret.

    Others' pledges are left out until their question is closed (the own ones, too, where it is hushed); then they
    follow by seat, so that neither the number of lines nor their order tells who has answered, or who could. The N of
    `back N` counts these lines.
    """

    def __init__(self, fold: Fold, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[str] = []
        self._shown = [0]  # how many of them there were after each line of the record
        self._state = fold._start()
        self._waiting: list[tuple[int, int, str]] = []  # seat, line, text
        self._moves = np.zeros(fold.game.MOVES, np.int32)
        self._sealed: Callable[[Ints], int] = getattr(fold.game, "sealed", lambda state: 0)

    def at(self, line: int) -> int:
        """How many lines this viewer could read after this line of the record."""
        return self._shown[line]

    def read(self, fold: Fold) -> list[str]:
        """All lines so far; `fold` has grown since the last time."""
        for number in range(len(self._shown), len(fold.lines) + 1):
            ply = fold.ply(number)
            if ply is not None and ply.line == number:
                self._move(fold, ply)
            else:
                self._table(fold, number)
            self._shown.append(len(self.lines))
        return self.lines

    def _move(self, fold: Fold, ply: Ply) -> None:
        text = fold.game.write(ply.move)
        if hasattr(fold.game, "tell"):
            text = fold.game.tell(self._state, ply.seat, ply.move, self.viewer)
        line = f"{NATURE_WORD if ply.seat == NATURE else ply.seat + 1} {text}"
        before = self._state.copy()
        fold.game.play(self._state, ply.seat, ply.move)
        if self._sealed(self._state):
            at_once = ply.seat == self.viewer and not hushed(fold.game, before)
            at_once = at_once and (awaited(fold.game, before) or not self._closing(fold))
        else:
            at_once = not self._waiting
        if at_once:
            self.lines.append(line)
        else:
            self._waiting.append((ply.seat, ply.line, line))
        if not self._sealed(self._state):
            self.lines += [line for *_, line in sorted(self._waiting)]
            self._waiting = []

    def _closing(self, fold: Fold) -> bool:
        """Only forced answers are missing: the viewer's own line comes with them, or its place would tell of them."""
        asked = seats_of(fold.game.actors(self._state))
        return all(fold.game.legal(self._state, seat, self._moves) == 1 for seat in asked)

    def _table(self, fold: Fold, number: int) -> None:
        words = fold.lines[number - 1].split(" ")
        if words[1] in ("back", "ask"):
            words[-1] = str(self._shown[int(words[-1])])
        if words[1] == "back":
            self._state = fold._start()
            kept = fold.history_at(number)
            for ply in kept:
                fold.game.play(self._state, ply.seat, ply.move)
            self._waiting = [entry for entry in self._waiting if entry[1] in {ply.line for ply in kept}]
        self.lines.append(" ".join(words))


def told(fold: Fold, viewer: int) -> list[str]:
    """The lines as a viewer may read them."""
    return Telling(fold, viewer).read(fold)


def name_of(seat: int) -> str:
    return "NATURE" if seat == NATURE else f"seat {seat + 1}"


def _asked(seats: Sequence[int]) -> str:
    names = [name_of(seat) for seat in seats]
    if not names:
        return "the game is over"
    return f"{' and '.join(names)} {'is' if len(names) == 1 else 'are'}"


def parse(text: str, pieces: Path | None = None, at: int | None = None) -> Fold:
    """A record's text, replayed to its end or to ply `at`; BadRecord names the line."""
    lines = text.removesuffix("\n").split("\n")
    end = lines.index("") if "" in lines else len(lines)
    header = _header(lines[:end], pieces)
    revealed = any(line.startswith("seed ") for line in lines[:end])
    fold = Fold(header)
    for number, line in enumerate(lines[end + 1 :], end + 2):
        try:
            fold.add(line)
        except ValueError as error:
            raise BadRecord(number, str(error)) from None
    if revealed and not fold.over:
        raise BadRecord(len(lines), "the record ends before the game does; is the file cut off?")
    return fold if at is None else _until(fold, at)


def _until(fold: Fold, at: int) -> Fold:
    history = fold.history
    if not 0 <= at <= len(history):
        raise NotNow(f"there is no ply {at}; the record has 0 to {len(history)}")
    early = Fold(fold.header)
    for ply in history[:at]:
        early.play(ply.seat, ply.move)
    return early


class _Keys:
    """The lines of a header by their first word; a mistake is answered with its line."""

    def __init__(self, lines: list[str]) -> None:
        self.found: dict[str, tuple[int, str]] = {}
        for number, line in enumerate(lines, 1):
            key, _, value = line.partition(" ")
            if key not in KEYS:
                raise BadRecord(number, f"{key[:40]!r} is not a line of a record's header ({', '.join(KEYS)})")
            if key in self.found:
                raise BadRecord(number, f"a second line {key!r}")
            self.found[key] = (number, value)
        for key in ("game", "seats"):
            if key not in self.found:
                raise BadRecord(max(1, len(lines)), f"the header has no line {key!r}")

    def value(self, key: str) -> str | None:
        return self.found[key][1] if key in self.found else None

    def wrong(self, key: str, reason: str) -> BadRecord:
        return BadRecord(self.found[key][0] if key in self.found else 1, reason)

    def words(self, key: str) -> list[str]:
        words = (self.value(key) or "").split(" ")
        if not all(NAME.fullmatch(word) for word in words):
            raise self.wrong(key, f"{key}: words of at most 40 letters, one blank between them")
        return words


def _header(lines: list[str], folder: Path | None) -> Header:
    keys = _Keys(lines)
    name, _, version = (keys.value("game") or "").partition(" ")
    try:
        game = games.find(name)
    except games.UnknownGame as error:
        raise keys.wrong("game", str(error)) from None
    if version != str(game.VERSION):
        raise keys.wrong("game", f"version {version!r} of {name}'s rules is not known; this is version {game.VERSION}")

    seats = keys.words("seats")
    pairs = [word.partition("=") for word in (keys.value("options") or "").split()]
    if not all(middle for _, middle, _ in pairs):
        raise keys.wrong("options", "options are written name=word")
    if not 1 <= len(seats) < NATURE:
        raise keys.wrong("seats", f"{len(seats)} seats are too many")
    try:
        chosen = options.parse(game, {option: word for option, _, word in pairs}, len(seats))
    except options.BadOption as error:
        raise keys.wrong("options", str(error)) from None

    header = Header(game, seats, chosen, game.pieces(folder))
    if keys.value("pieces") not in (None, header.pieces.digest):
        reason = (
            f"played with piece set {keys.value('pieces')}, not {header.pieces.digest}; give the folder of its files"
        )
        raise keys.wrong("pieces", reason)
    if keys.value("table") is not None:
        header.table = " ".join(keys.words("table"))
    _promise(header, keys)
    return header


def _promise(header: Header, keys: _Keys) -> None:
    header.salts = keys.words("salt") if keys.value("salt") else [NO_SALT] * len(header.seats)
    if len(header.salts) != len(header.seats):
        raise keys.wrong("salt", "one salt a seat, - for none")
    header.commit = keys.value("commit")
    if header.commit is not None and not re.fullmatch(r"[0-9a-f]{64}", header.commit):
        raise keys.wrong("commit", "a commit is 64 digits 0-9 a-f")
    for key in ("seed", "secret"):
        value = keys.value(key)
        if value is not None:
            if not HEX.fullmatch(value):
                raise keys.wrong(key, "a seed is written in digits 0-9 a-f, two a byte")
            if header.commit is None:
                raise keys.wrong(key, "a seed without the commit that promised it")
            header.seed = bytes.fromhex(value)


class Verdict(NamedTuple):
    """What verifying a record found."""

    fair: bool
    draws: int
    reason: str


def verify(fold: Fold) -> Verdict:
    """Recompute every draw of a record whose seed is revealed."""
    header = fold.header
    draws = fold.draws
    if header.commit is None:
        return Verdict(False, draws, "nothing was promised: the record has no commit, its draws were given by hand")
    if header.seed is None:
        return Verdict(False, draws, "the seed is not revealed yet: it is when the game is over")
    if fair.commit(header.seed) != header.commit:
        return Verdict(False, draws, "the seed is not the one that was promised: its hash differs from the commit")
    again = Fold(header)
    number = 0
    for ply in fold.history:
        if ply.seat == NATURE:
            number += 1
            moves = again.legal(NATURE)
            drawn = moves[fair.draw(header.seed, header.table, header.salts, number, len(moves))]
            if drawn != ply.move:
                stands, true = fold.game.write(ply.move), fold.game.write(drawn)
                reason = f"draw {number}, line {ply.line}: {stands!r} stands there, the seed gives {true!r}"
                return Verdict(False, draws, reason)
        again.play(ply.seat, ply.move)
    return Verdict(True, draws, f"all {draws} draws follow from the seed that was promised")


__all__ = ["BadRecord", "Fold", "Header", "NotAMove", "NotNow", "Ply", "Verdict", "advance", "parse", "verify"]
