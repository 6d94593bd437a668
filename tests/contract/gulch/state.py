"""Gulch: one position, and the numbers of its moves."""

from dataclasses import dataclass

import numpy as np

SEATS = 4
WEIGHTS = 3  # weights 1, 2, 3
COPIES = 9  # most nuggets of one weight
PHASE_WASH, PHASE_DIG, PHASE_OVER = 0, 1, 2

# moves: what a seat may choose, then what NATURE may draw
DIG, WAIT, WASH = 0, 1, 2  # WASH + weight * COPIES + copy
ACTIONS = WASH + WEIGHTS * COPIES
MOVES = WEIGHTS * COPIES
LINES = WEIGHTS * COPIES * (1 + SEATS)

STATE = np.dtype(
    (
        np.record,
        [
            ("phase", np.int32),
            ("seats", np.int32),
            ("spill", np.int32),  # option: spilled nuggets go back into the sack once
            ("sack", np.int32, WEIGHTS),  # bit mask of the copies left, by weight
            ("nugget", np.int32),  # weight in the gulch
            ("copy_drawn", np.int32),
            ("pledge", np.int32, SEATS),  # DIG, WAIT or NONE
            ("weight", np.int32, SEATS),  # what each seat has dug
        ],
    )
)


@dataclass(frozen=True)
class OPTIONS:
    spill: bool = False  # the first nugget spilled goes back into the sack

    @property
    def seats(self) -> range:
        return range(2, SEATS + 1)
