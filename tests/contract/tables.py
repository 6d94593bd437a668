"""The tables that every general test plays: each registered game's own `cases.txt`; the toy game comes along."""

import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import corral.games
from corral.game import Game
from corral.match import Match

from . import gulch

TESTS = Path(__file__).parent.parent


@dataclass(frozen=True)
class Case:
    name: str
    seats: int
    options: tuple[tuple[str, str], ...]

    @property
    def game(self) -> Game:
        return gulch if self.name == gulch.NAME else corral.games.find(self.name)

    def match(self, seed: int = 1, **how: Any) -> Match:
        return Match(self.game, self.seats, dict(self.options), seed=seed, **how)

    def __str__(self) -> str:
        return " ".join([self.name, str(self.seats), *(f"{name}={word}" for name, word in self.options)])


def folder(name: str) -> Path:
    return TESTS / "contract" / "gulch" if name == gulch.NAME else TESTS / "games" / name


def read_case(name: str, line: str) -> Case:
    seats, *words = line.split()
    return Case(name, int(seats), tuple((word.split("=")[0], word.split("=")[1]) for word in words))


def cases(name: str) -> list[Case]:
    lines = (folder(name) / "cases.txt").read_text().splitlines()
    return [read_case(name, line) for line in lines if line and not line.startswith("#")]


SHIPPED = corral.games.GAMES  # without the toy
NAMES = (*SHIPPED, gulch.NAME)
CASES = [case for name in NAMES for case in cases(name)]

# records name games; the toy is found too while tests run
sys.modules["corral.games.gulch"] = gulch
corral.games.GAMES = NAMES


def stroll(match: Match, chance: Random, plies: int | None = None) -> None:
    """Random choices, for so many plies or to the end."""
    while (actors := match.actors) and (plies is None or len(match.history) < plies):
        seat = chance.choice(actors)
        match.play(seat, chance.choice(match.moves(seat)))
