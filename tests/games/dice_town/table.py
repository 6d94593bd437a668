"""One table of Dice Town for the tests: texts in, texts out; seats count from 1, `n` is NATURE."""

from pathlib import Path
from typing import Any

import numpy as np

import corral.games.dice_town as game
from corral.game import NATURE, blank, seats_of
from corral.games.dice_town.state import (
    CARDS,
    COPIES,
    DEED_COPIES,
    FACES,
    PHASE_DIE,
    PLACE_ALL,
    PLACE_DECK,
    PLACE_PILE,
    SEATS,
)
from corral.games.dice_town.view import Seat, View
from corral.options import numbers, parse
from tests.given import given


class Table:
    def __init__(self, seats: int = 4, folder: Path | None = None, **options: Any) -> None:
        self.state = blank(game)
        self.room = np.zeros(game.MOVES, np.int32)
        self.seats = seats
        game.setup(self.state, seats, numbers(parse(game, options, seats)), game.pieces(folder).table)

    @property
    def s(self) -> Any:
        """The position by its named fields."""
        return self.state.view(game.STATE)[0]

    @property
    def actors(self) -> list[str]:
        return ["n" if seat == NATURE else str(seat + 1) for seat in seats_of(int(game.actors(self.state)))]

    def moves(self, name: str | int = "") -> list[str]:
        """Of the only one who is asked, or of the one named."""
        if name == "":
            (name,) = self.actors
        seat = NATURE if name == "n" else int(name) - 1
        count = int(game.legal(self.state, seat, self.room))
        return [game.write(int(move)) for move in self.room[:count]]

    def play(self, *lines: str) -> "Table":
        """Lines as in a record: `2 keep 9 K`, `n die A`. `n draw hat` stands for its lowest copy."""
        for line in lines:
            name, _, text = line.partition(" ")
            assert name in self.actors, (
                f"{line!r}: {self.actors} are asked {[self.moves(each) for each in self.actors]}"
            )
            listed = self.moves(name)
            if name == "n" and text not in listed:
                text = next((each for each in listed if each.startswith(text + ".")), text)
            assert text in listed, f"{line!r} is not among {listed}"
            game.play(self.state, NATURE if name == "n" else int(name) - 1, game.read(text))
        return self

    def begin(self, sheriff: int = 1) -> "Table":
        """NATURE deals in its order: the first entry each time, then the Sheriff."""
        while self.actors == ["n"] and self.moves()[0].split()[0] == "draw":
            self.play("n " + self.moves()[0])
        return self.play(f"n sheriff {sheriff}")

    def view(self, viewer: int = 0) -> View:
        return game.view(self.state, viewer - 1)

    def seat(self, seat: int, viewer: int = 0) -> Seat:
        return self.view(viewer).seats[seat - 1]

    def keys(self) -> list[int]:
        points = np.zeros(self.seats, np.int64)
        game.score(self.state, points)
        return [int(key) for key in points]

    # building positions

    def hold(self, seat: int, *names: str) -> "Table":
        """Cards of the decks come into a hand; ranches and outlaws lie before the player."""
        s, place = self.s, seat - 1
        for name in names:
            if name.startswith("deed-"):
                deeds = int(s.deck_deeds) >> (int(name[-1]) - 1) * DEED_COPIES & 31
                deed = (deeds & -deeds) << (int(name[-1]) - 1) * DEED_COPIES
                assert deed
                s.deck_deeds &= ~deed
                s.deeds[place] |= deed
            elif name == "ranch":
                ranch = int(s.deck_ranches) & -int(s.deck_ranches)
                s.deck_ranches &= ~ranch
                s.ranches[place] |= ranch
            elif name.startswith("outlaw-"):
                self._outlaw(int(name[7:]) - 1)
                s.recruited[place] |= 1 << int(name[7:]) - 1
            else:
                self._store(CARDS.index(name), place)
        return self

    def _store(self, card: int, place: int) -> None:
        s = self.s
        copy = next(copy for copy in range(COPIES) if int(s.store[PLACE_DECK, copy]) >> card & 1)
        s.store[PLACE_DECK, copy] &= ~(1 << card)
        s.store[place, copy] |= 1 << card

    def _outlaw(self, outlaw: int) -> None:
        s = self.s
        s.wanted &= ~(1 << outlaw)
        s.outlaw_deck &= ~(1 << outlaw)
        if s.outlaw_top == outlaw:
            s.outlaw_top = int(s.outlaw_deck).bit_length() - 1
            s.outlaw_deck &= ~(1 << s.outlaw_top)

    def want(self, *outlaws: int) -> "Table":
        """Exactly these are wanted; the others of the two from set-up are out of the way."""
        for outlaw in outlaws:
            self._outlaw(outlaw - 1)
        self.s.wanted = sum(1 << outlaw - 1 for outlaw in outlaws)
        return self

    def throw_away(self, *names: str) -> "Table":
        for name in names:
            self._store(CARDS.index(name), PLACE_PILE)
        return self

    def only_in_deck(self, *names: str) -> "Table":
        """All other store cards of the deck leave the game."""
        s = self.s
        kept = sum(1 << CARDS.index(name) for name in names)
        for copy in range(COPIES):
            s.store[PLACE_ALL, copy] &= ~(s.store[PLACE_DECK, copy] & ~kept)
            s.store[PLACE_DECK, copy] &= kept
        return self

    def hands(self, *hands: str) -> "Table":
        """All dice are on the table; phase 2 begins."""
        s = self.s
        packed = [sum(1 << 4 * FACES.index(face) for face in hand.split()) for hand in hands]
        last = FACES.index(hands[-1].split()[0])
        packed[-1] -= 1 << 4 * last
        s.kept[:] = packed + [0] * (SEATS - len(packed))
        s.cup[:] = 0
        s.waiting = 0
        s.pledge[:] = 0
        s.stack[:] = 0
        s.top = 0
        s.phase, s.a, s.b, s.c = PHASE_DIE, len(hands) - 1, 1, 1
        return self.play(f"n die {FACES[last]}")

    def dice(self, *hands: str) -> "Table":
        """NATURE rolls these dice, in the order of the seats."""
        for hand in hands:
            self.play(*(f"n die {face}" for face in hand.split()))
        return self

    def until(self, phase: str, place: str | None = None) -> "Table":
        """Plays the first entry of every list until a phase is reached."""
        for _ in range(2000):
            view = self.view()
            if view.phase == phase and place in (None, view.place):
                return self
            name = self.actors[0]
            self.play(f"{name} {self.moves(name)[0]}")
        raise AssertionError(f"{phase} was not reached")

    def all_pass(self) -> "Table":
        """Everybody passes while a window is open."""
        while self.view().phase == "window":
            self.play(f"{self.actors[0]} pass")
        return self

    def hand(self, seat: int) -> list[str]:
        return given(self.seat(seat, seat).hand)
