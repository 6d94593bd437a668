"""One table of Moon River for the tests: texts in, texts out; seats count from 1."""

from pathlib import Path
from typing import Any

import numpy as np

import corral.games.moon_river as game
from corral.game import NATURE, blank
from corral.games.moon_river.material import CELL_NUMBERS, KIND_NUMBERS, PARTNERS
from corral.games.moon_river.ranch import add_cow, lay
from corral.games.moon_river.view import Place, Turn, View
from corral.options import numbers, parse
from tests.given import given


class Table:
    def __init__(self, seats: int = 4, folder: Path | None = None, **options: Any) -> None:
        self.state = blank(game)
        self.moves_list = np.zeros(game.MOVES, np.int32)
        self.seats = seats
        game.setup(self.state, seats, numbers(parse(game, options, seats)), game.pieces(folder).table)

    @property
    def s(self) -> Any:
        """The position by its named fields."""
        return self.state.view(game.STATE)[0]

    @property
    def seat(self) -> int:
        """Who is asked: a seat from 1, NATURE, or 0 when the game is over."""
        mask = int(game.actors(self.state))
        assert mask & (mask - 1) == 0
        return NATURE if mask >> NATURE else mask.bit_length()

    def moves(self) -> list[str]:
        seat = self.seat
        count = int(game.legal(self.state, seat if seat == NATURE else seat - 1, self.moves_list))
        return [game.write(int(move)) for move in self.moves_list[:count]]

    def play(self, *texts: str) -> "Table":
        for text in texts:
            assert text in self.moves(), f"{text!r} is not among {self.moves()}"
            seat = self.seat
            game.play(self.state, seat if seat == NATURE else seat - 1, game.read(text))
        return self

    def view(self) -> View:
        return game.view(self.state, 0)

    def turn(self) -> Turn:
        """Whose turn it is, and how far."""
        return given(self.view().turn)

    def column(self, name: str) -> list[Place]:
        """The `older` or the `newer` one, which is full."""
        return [given(place) for place in getattr(self.view().columns, name)]

    def sheet(self, seat: int = 1) -> dict[str, int]:
        return self.view().seats[seat - 1].sheet

    def keys(self) -> list[int]:
        points = np.zeros(self.seats, np.int64)
        game.score(self.state, points)
        return [int(key) for key in points]

    # building positions

    def draw(self, kind: str) -> "Table":
        """NATURE's first move of a kind: `draw("reveal desert")` takes the lowest copy left."""
        return self.play(next(text for text in self.moves() if text.startswith(kind + ".") or text == kind))

    def lay(self, seat: int, **parcels: str) -> "Table":
        """Parcels that already lie in a ranch: `lay(1, a1="desert-cow")`; no cows, no partners come with them."""
        for cell, kind in parcels.items():
            lay(self.s, seat - 1, CELL_NUMBERS[cell], KIND_NUMBERS[kind])
        return self

    def graze(self, seat: int, *cells: str) -> "Table":
        """A cow from the supply on each of the cells."""
        for cell in cells:
            add_cow(self.s, seat - 1, CELL_NUMBERS[cell])
            self.s.supply -= 1
        return self

    def employ(self, seat: int, **partners: str) -> "Table":
        """Partners that already lie in a ranch: `employ(1, c3="farmer")`."""
        for cell, partner in partners.items():
            number, at = PARTNERS.index(partner), CELL_NUMBERS[cell]
            self.s.partner[seat - 1, at] = number
            self.s.guards[seat - 1, self.s.territory[seat - 1, at]] += 1
            if number >= 3:
                self.s.experts[seat - 1, number - 3] += 1
        return self

    def store(self, seat: int, *kinds: str | None) -> "Table":
        """The parcels on the fields of a board; None for a free one."""
        self.s.stored[seat - 1] = -1
        for field, kind in enumerate(kinds):
            self.s.stored[seat - 1, field] = -1 if kind is None else KIND_NUMBERS[kind]
        return self


def opened(
    seats: int = 4,
    first: str = "desert desert desert desert",
    second: str = "canyon canyon canyon canyon",
    saloon: str = "desperado cattle-thief gold-digger trapper farmer",
    **options: Any,
) -> Table:
    """A table in round 1: the rancheros stand in the order of seats; seat 1 has taken its parcel."""
    table = Table(seats, **options)
    for kind in saloon.split():
        table.draw(f"partner {kind}")
    for kind in first.split():
        table.draw(f"reveal {kind}")
    if seats == 2:
        table.play("lot 1", "pick 1", "pick 2", "pick 3", "pick 4")
    else:
        for seat in range(1, seats + 1):
            table.play(f"lot {seat}", f"pick {seat}")
    for kind in second.split():
        table.draw(f"reveal {kind}")
    return table


def late(table: Table) -> Table:
    """The same position in round 23: the pile is used up."""
    table.s.round_number = 23
    table.s.pile = 0
    table.s.left[:] = 0
    return table
