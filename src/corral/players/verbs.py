"""The names that compiled loops are written over; a game's own are put in their place (`kernel.bind`, `Kernels`)."""

import numpy as np

from corral.game import Floats, Ints, Keys

HIDDEN = False  # has the game secrets?
RESTS = False  # has it quiet positions?
LEARNED = False  # has it features?
POINT = SPREAD = WORTH_SPREAD = WIN_SHARE = 1.0  # see game.Thinking


def actors(state: Ints) -> int:
    raise NotImplementedError


def legal(state: Ints, seat: int, moves: Ints) -> int:
    raise NotImplementedError


def play(state: Ints, seat: int, move: int) -> None:
    raise NotImplementedError


def score(state: Ints, points: Keys) -> None:
    raise NotImplementedError


def worth(state: Ints, seat: int) -> float:
    raise NotImplementedError


def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    raise NotImplementedError


def quiet(state: Ints) -> bool:
    raise NotImplementedError


def fate(state: Ints) -> int:
    raise NotImplementedError


def redeal(state: Ints, seat: int, word: np.uint64) -> None:
    raise NotImplementedError


def features(state: Ints, seat: int, inputs: Floats) -> None:
    raise NotImplementedError


def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    raise NotImplementedError
