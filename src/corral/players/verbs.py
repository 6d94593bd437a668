"""The names that compiled loops are written over; `kernel.bind` puts a game's own in their place."""

import numpy as np
import numpy.typing as npt

from corral.game import Ints, Keys

HIDDEN = False  # does the game redeal?
RESTS = False  # has it quiet positions?
LEARNED = False  # has it features?
FEATURES = 0
POINT = 1.0  # how much of score's key one point is
SPREAD = 1.0  # a lead, in points, that is worth a lot
WORTH_SPREAD = 1.0  # the same in units of worth


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


def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: npt.NDArray[np.float64]) -> None:
    raise NotImplementedError


def quiet(state: Ints) -> bool:
    raise NotImplementedError


def fate(state: Ints) -> int:
    raise NotImplementedError


def redeal(state: Ints, seat: int, word: np.uint64) -> None:
    raise NotImplementedError


def features(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    raise NotImplementedError


def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    raise NotImplementedError
