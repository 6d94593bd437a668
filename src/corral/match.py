"""The facade for Python users: one match in memory. Seats count from 1 here, as in texts; NATURE is the chance seat.

>>> import corral
>>> match = corral.Match("moon_river", seats=4, seed=7)
>>> seat = match.actors[0]
>>> match.play(seat, match.moves(seat)[0])
"""

import copy
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Literal, get_type_hints

import numpy as np

from corral import fair, games, options, record
from corral.game import NATURE, SPECTATOR, Game, Ints, SeatView, View, seats_of
from corral.record import NotNow


class Match:
    """One match. Chance is drawn from the seed and forced choices are played by the match, unless they are "asked"."""

    def __init__(
        self,
        game: str | Game,
        seats: int | Sequence[str],
        options: Mapping[str, Any] | None = None,
        seed: int | bytes | None = None,
        *,
        nature: Literal["drawn", "asked"] = "drawn",
        forced: Literal["played", "asked"] = "played",
        table: str = "local",
        salts: Sequence[str] | None = None,
        pieces: str | Path | None = None,
    ) -> None:
        header = _header(games.find(game), seats, options, pieces)
        header.table = table
        header.salts = list(salts or [record.NO_SALT] * len(header.seats))
        _check_words(header)
        if _choice("nature", nature, "drawn", "asked") == "drawn":
            header.seed = _seed(seed)
            header.commit = fair.commit(header.seed)
        elif seed is not None:
            raise ValueError('a seed is of no use with nature="asked"')
        self._begin(record.Fold(header), forced)
        self._advance()

    def _begin(self, fold: record.Fold, forced: str) -> None:
        self._fold = fold
        self._forced = _choice("forced", forced, "played", "asked") == "played"

    def __repr__(self) -> str:
        asked = f"asked {self.actors}" if not self.over else "over"
        return f"<Match {self.game.NAME}, {self.seats} seats, ply {len(self._fold.history)}, {asked}>"

    @property
    def game(self) -> Game:
        return self._fold.game

    @property
    def seats(self) -> int:
        return len(self._fold.names)

    @property
    def names(self) -> list[str]:
        return list(self._fold.names)

    @property
    def options(self) -> Any:
        return self._fold.header.options

    @property
    def state(self) -> Ints:
        """The true position, for players and tools that know the verbs: look, don't touch."""
        return self._fold.state

    @property
    def lines(self) -> list[str]:
        """The record's lines so far."""
        return list(self._fold.lines)

    @property
    def history(self) -> list[record.Ply]:
        """The folded history: what was taken back is not in it. (Seats in it count from 0.)"""
        return self._fold.history

    @property
    def fold(self) -> record.Fold:
        """The record that it keeps, for tools: look, don't touch."""
        return self._fold

    @property
    def actors(self) -> list[int]:
        """The seats that may act now."""
        return [_outside(seat) for seat in seats_of(self.game.actors(self.state))]

    @property
    def over(self) -> bool:
        return not self.game.actors(self.state)

    def moves(self, seat: int) -> list[str]:
        """The texts this seat may play now; none if it is not asked."""
        inside = self._inside(seat)
        if not self.game.actors(self.state) >> inside & 1:
            return []
        return [self.game.write(move) for move in self._fold.legal(inside)]

    def play(self, seat: int, text: str) -> None:
        """Play a move. NotAMove or NotNow says why it cannot be played, and nothing has changed."""
        if not isinstance(text, str):
            raise record.NotAMove(f"a move is a text, not {text!r}")
        inside = self._inside(seat)
        self._fold.play(inside, self._fold.check(inside, text))
        self._advance()

    def back(self, line: int) -> None:
        """Take back: go on from the position after this line (0: the beginning). The record keeps what was."""
        self._fold.back(line)
        self._advance()

    def sit(self, seat: int, name: str) -> None:
        """Somebody else goes on for this seat."""
        if not record.NAME.fullmatch(name):
            raise ValueError(f"a name is one word of at most 40 letters, not {name!r}")
        self._fold.sit(self._inside(seat), name)

    @property
    def points(self) -> list[int]:
        """What each seat would read off its own sheet now."""
        return [self._row(seat).points or 0 for seat in range(self.seats)]

    @property
    def winners(self) -> list[int]:
        """Who has won; several share it; nobody yet while the match goes on."""
        if not self.over:
            return []
        keys = self.keys
        return [seat + 1 for seat, key in enumerate(keys) if key == max(keys)]

    @property
    def keys(self) -> list[int]:
        """What seats are ranked by, ties equal."""
        keys = np.zeros(self.seats, np.int64)
        self.game.score(self.state, keys)
        return keys.tolist()

    def sheet(self, seat: int) -> dict[str, int]:
        """The score sheet of a seat, row by row."""
        inside = self._inside(seat)
        if inside == NATURE:
            raise NotNow("NATURE has no score")
        return {row: points or 0 for row, points in self._row(inside).sheet.items()}

    def _row(self, seat: int) -> SeatView:
        return self.game.view(self.state, seat).seats[seat]

    def view(self, viewer: int = SPECTATOR) -> View:
        """What a seat, or a spectator, may see."""
        return self.game.view(self.state, viewer if viewer == SPECTATOR else self._inside(viewer, nature=False))

    def tell(self, viewer: int = SPECTATOR) -> list[str]:
        """The lines so far as this viewer may read them."""
        inside = viewer if viewer == SPECTATOR else self._inside(viewer, nature=False)
        return record.told(self._fold, inside)

    def clone(self) -> "Match":
        """An independent copy."""
        twin = copy.copy(self)
        twin._fold = self._fold.clone()
        return twin

    def record(self, secret: bool = False) -> str:
        """The match as text. It tells the seed once the match is over; `secret` saves it before (keep that private)."""
        reveal = "seed" if self.over else "secret" if secret else None
        return self._fold.text(reveal)

    def _advance(self) -> None:
        draw = None if self._fold.header.seed is None else self._fold.draw
        for seat, move in record.advance(self.game, self.state, draw, self._forced):
            self._fold.note(seat, move)

    def _inside(self, seat: int, nature: bool = True) -> int:
        if seat == NATURE and nature:
            return NATURE
        if not isinstance(seat, int | np.integer) or not 1 <= seat <= self.seats:
            raise NotNow(f"there is no seat {seat!r}; seats are 1 to {self.seats}")
        return int(seat) - 1


def replay(
    text: str, at: int | None = None, *, forced: Literal["played", "asked"] = "played", pieces: str | Path | None = None
) -> Match:
    """A match from its record, at its end or after ply `at`. Without the seed, chance is asked from there on."""
    match = Match.__new__(Match)
    match._begin(record.parse(text, None if pieces is None else Path(pieces), at), forced)
    return match


def view_of(game: Game) -> type[View]:
    """The struct that its `view` is declared to give."""
    kind: type[View] = get_type_hints(game.view)["return"]
    return kind


def _outside(seat: int) -> int:
    return seat if seat == NATURE else seat + 1


def _choice(name: str, value: str, *choices: str) -> str:
    if value not in choices:
        raise ValueError(f"{name} is {' or '.join(map(repr, choices))}, not {value!r}")
    return value


def _seed(seed: int | bytes | None) -> bytes:
    if seed is None:
        return fair.fresh()
    if isinstance(seed, bytes):
        if not seed:
            raise ValueError("a seed of no bytes")
        return seed
    return fair.seed_of(int(seed))


def _header(game: Game, seats: int | Sequence[str], words: Any, pieces: str | Path | None) -> record.Header:
    names = [f"seat-{seat + 1}" for seat in range(seats)] if isinstance(seats, int) else list(seats)
    chosen = options.parse(game, words, len(names))
    return record.Header(game, names, chosen, game.pieces(None if pieces is None else Path(pieces)))


def _check_words(header: record.Header) -> None:
    for word in (header.table, *header.seats, *header.salts):
        if not record.NAME.fullmatch(word):
            raise ValueError(f"{word!r} is not one word of at most 40 letters")
    if len(header.salts) != len(header.seats):
        raise ValueError("one salt a seat, - for none")
