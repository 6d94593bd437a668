"""Dice Town: a stronger policy for `legend`'s playouts, and what it makes of all moves at once.

The same as `policy` and `worth` by other weights: those who have more are held back (others count nearly as much as
oneself), and what is owned early counts for less, since who is ahead is robbed and loses ties.
"""

import numpy as np

from corral.game import Ints
from corral.kernel import POLICY, WEIGH, WORTH, compiled

from .policy import best_by, rolling, weigh_by
from .reroll import Floats
from .weights import STRONG
from .worth import worth_by

WIN_SHARE = 1.0  # its learned value foretells who wins, by however little
DOUBT = 0.025  # of what moves weigh counts where no dice are rolled: there few deals say more


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    return worth_by(state, seat, STRONG)


@compiled(WEIGH)
def weigh(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats) -> None:
    weigh_by(state, seat, moves, count, trial, values, STRONG)
    if not rolling(state):
        for index in range(count):
            values[index] *= DOUBT


@compiled(POLICY)
def policy(state: Ints, seat: int, moves: Ints, trial: Ints, word: np.uint64) -> int:
    return best_by(state, seat, moves, trial, STRONG)
