"""A table for the tests: positions set by hand, moves played as text, every one of them checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import numpy as np

import corral.games.wind_river as game
from corral.game import NATURE, Pieces, blank
from corral.games.wind_river.state import FIELD_NAMES, PASS, PHASE_ACT, TIPIS
from corral.games.wind_river.view import Field, Seat, View

PIECES = game.pieces()


class Table:
    """Seats count from 1, as in texts."""

    def __init__(self, seats: int = 4, depth: int = 0, pieces: Pieces = PIECES) -> None:
        self.state = blank(game)
        game.setup(self.state, seats, np.array([depth], np.int32), pieces.table)
        self.s = self.state.view(game.STATE)[0]

    @property
    def actor(self) -> int:
        """The seat that is asked; 0 when the game is over."""
        mask = game.actors(self.state)
        assert mask & (mask - 1) == 0, "never more than one"
        return NATURE if mask == 1 << NATURE else mask.bit_length()

    def moves(self, verb: str = "") -> list[str]:
        """The texts of the seat that is asked, sorted; those of one verb if it is named."""
        room = np.zeros(game.MOVES, np.int32)
        seat = self.actor if self.actor == NATURE else self.actor - 1
        texts = [game.write(int(move)) for move in room[: game.legal(self.state, seat, room)]]
        assert len(set(texts)) == len(texts)
        return sorted(text for text in texts if text.startswith(verb))

    def play(self, *texts: str) -> Table:
        for text in texts:
            assert text in self.moves(), f"{text} is not among {self.moves()}"
            seat = self.actor if self.actor == NATURE else self.actor - 1
            game.play(self.state, seat, game.read(text))
        return self

    def view(self) -> View:
        return game.view(self.state, 0)

    def field(self, name: str) -> Field:
        return next(field for field in self.view().fields if field.name == name)

    def seat(self, seat: int) -> Seat:
        return self.view().seats[seat - 1]

    def stones(self) -> list[int]:
        return [seat.stones for seat in self.view().seats]

    def buffalo(self) -> dict[str, int]:
        return {field.name: field.buffalo for field in self.view().fields if field.buffalo}

    def tipis(self, seat: int) -> dict[str, int]:
        return {field.name: field.tipis[seat - 1] for field in self.view().fields if field.tipis[seat - 1]}

    def keys(self) -> list[int]:
        keys = np.zeros(int(self.s.seats), np.int64)
        game.score(self.state, keys)
        return keys.tolist()


def acting(
    seat: int,
    tipis: Mapping[int, Iterable[str]],
    buffalo: Mapping[str, int] | None = None,
    stones: Mapping[int, int] | None = None,
    plains: Mapping[int, int] | None = None,
    seats: int = 4,
    depth: int = 0,
) -> Table:
    """A position in which the seat is to act. Tipis are listed by seat, one name each; what is not named is empty."""
    table = Table(seats, depth)
    s = table.s
    s.phase, s.start, s.turn = PHASE_ACT, 0, seat - 1
    s.buffalo[:] = 0
    for name, count in (buffalo or {}).items():
        s.buffalo[FIELD_NAMES.index(name)] = count
    s.herd = int(s.buffalo.sum())
    for owner in range(1, seats + 1):
        s.stones[owner - 1] = (stones or {}).get(owner, 0)
        s.plains[owner - 1] = (plains or {}).get(owner, 0)
        for name in tipis.get(owner, ()):
            s.tipis[owner - 1, FIELD_NAMES.index(name)] += 1
        s.reserve[owner - 1] = TIPIS - s.plains[owner - 1] - s.tipis[owner - 1].sum()
    return table


def turning(
    seat: int,
    tipis: Mapping[int, Iterable[str]],
    buffalo: Mapping[str, int] | None = None,
    stones: Mapping[int, int] | None = None,
    plains: Mapping[int, int] | None = None,
    seats: int = 4,
    depth: int = 0,
) -> Table:
    """The same at the beginning of the seat's turn."""
    before = (seat - 2) % seats + 1
    table = acting(before, tipis, buffalo, stones, plains, seats, depth)
    game.play(table.state, before - 1, PASS)
    return table
