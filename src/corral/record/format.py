"""A record's text: read, with every mistake named by its line."""

import re
from pathlib import Path

from corral import games, options
from corral.game import NATURE
from corral.refusal import Code, CodedError

from .fold import NAMED, Fold, Header, NotNow

KEYS = ("game", "table", "seats", "options", "pieces", "commit", "salt", "lots", "seed", "secret")
NAME = re.compile(r"[^\s]{1,40}")
HEX = re.compile(r"([0-9a-f]{2})+")
NO_SALT = "-"


class BadRecord(CodedError, ValueError):
    """A record that cannot be replayed; `line` is the line of the text, from 1."""

    def __init__(self, line: int, reason: str, code: Code = Code.RECORD) -> None:
        super().__init__(f"line {line}: {reason}", code)
        self.line = line


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
        raise BadRecord(len(lines), "the record ends before the game does; is the file cut off?", Code.RECORD_CUT)
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

    def wrong(self, key: str, reason: str, code: Code = Code.RECORD) -> BadRecord:
        return BadRecord(self.found[key][0] if key in self.found else 1, reason, code)

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
        reason = f"version {version!r} of {name}'s rules is not known; this is version {game.VERSION}"
        raise keys.wrong("game", reason, Code.RECORD_VERSION)

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
    if keys.value("pieces") not in (None, header.pieces.digest, *header.pieces.former):
        reason = (
            f"played with piece set {keys.value('pieces')}, not {header.pieces.digest}; give the folder of its files"
        )
        raise keys.wrong("pieces", reason, Code.RECORD_PIECES)
    if keys.value("table") is not None:
        header.table = " ".join(keys.words("table"))
    _promise(header, keys)
    return header


def _promise(header: Header, keys: _Keys) -> None:
    header.salts = keys.words("salt") if keys.value("salt") else [NO_SALT] * len(header.seats)
    if len(header.salts) != len(header.seats):
        raise keys.wrong("salt", "one salt a seat, - for none")
    header.named = keys.value("lots") is not None
    if keys.value("lots") not in (None, NAMED):
        raise keys.wrong("lots", f"lots are {NAMED}, or the line is left out")
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
