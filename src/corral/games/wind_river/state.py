"""Wind River: one position, the board's geometry, and the numbers of its moves."""

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

SEATS = 4
TIPIS = 7  # of each player
BUFFALO = 36
CROWD = 5  # most buffalo on a field (WR-11)
STONES = 10  # most stones held (WR-6)
START_STONES = 1
START_TIPIS = 2  # placed in the set-up (WR-8)
RAISE_COST = 3  # stones for a new tipi (WR-18)

PHASE_LOT, PHASE_PLACE, PHASE_HERD, PHASE_SUPPLY, PHASE_ACT, PHASE_OVER = range(6)

# The largest board: LANES x DEPTH fields. A field's number is lane * DEPTH + position on every board.
LANES = 6
DEPTH = 9
DEPTH_LEAST = 3
FIELDS = LANES * DEPTH
OUT = FIELDS  # the Open Plains, as the end of a step
FIELD_NAMES = [f"{'ABCDEF'[field // DEPTH]}{field % DEPTH + 1}" for field in range(FIELDS)]

# Steps: every pair of fields that are neighbours on some board, so that a step's number does not depend on the board
# file. STEP[field, slot] is the number of a step, slot = 4 + 3 * (lanes to the right) + (positions ahead); staying has
# no number, so the middle slot is the step to the Open Plains. Steps that buffalo can make come first.
SLOT_OUT = 4
SLOT_AHEAD, SLOT_BACK = SLOT_OUT + 1, SLOT_OUT - 1
SLOT_LEFT, SLOT_RIGHT = SLOT_OUT - 3, SLOT_OUT + 3  # of the same position; + 1 ahead, - 1 back


def _steps() -> tuple[npt.NDArray[np.int32], list[tuple[int, int]], int]:
    numbers = np.full((FIELDS, 9), -1, np.int32)
    ends: list[tuple[int, int]] = []
    forward = 0
    for back in (False, True):
        for field in range(FIELDS):
            for slot in range(9):
                lane, position = field // DEPTH + slot // 3 - 1, field % DEPTH + slot % 3 - 1
                inside = 0 <= lane < LANES and 0 <= position < DEPTH
                if slot == SLOT_OUT:
                    inside = field % DEPTH >= DEPTH_LEAST - 1  # the last position of some board
                if inside and (slot % 3 == 0) == back:
                    numbers[field, slot] = len(ends)
                    ends.append((field, OUT if slot == SLOT_OUT else lane * DEPTH + position))
        forward = forward or len(ends)
    return numbers, ends, forward


STEP, _ends, FORWARD_STEPS = _steps()
STEPS = len(_ends)
STEP_FROM = np.array([start for start, _ in _ends], np.int32)
STEP_TO = np.array([end for _, end in _ends], np.int32)

# Moves: what a seat may choose, then what NATURE may draw.
PLACE = 0  # + field
HERD = PLACE + FIELDS  # + step, forward
LOSE = HERD + FORWARD_STEPS  # + field
TREK = LOSE + FIELDS  # + step
GATHER = TREK + STEPS
RAISE = GATHER + 1  # + field
DRIVE = RAISE + FIELDS  # + step, forward
PASS = DRIVE + FORWARD_STEPS
START = PASS + 1  # + seat: NATURE draws the start player
ACTIONS = START + SEATS

# The longest list is an act: six treks of each of seven tipis, a gather, and three drives of each buffalo. (A raise
# needs a tipi in reserve, so it comes instead of treks.)
MOVES = TIPIS * 6 + 1 + BUFFALO * 3


def lines(depth: int) -> int:
    """No game on a board of this depth is longer, whatever the board file says.

    Proof. Let M be the steps buffalo make in a game. A step takes a buffalo at least half a hexagon forward, and there
    are 2 * depth half hexagons: M <= 36 * 2 * depth.

    Turns that begin with buffalo. A turn with n > 0 tipis makes h = min(n, buffalo) > 0 herd lines and at most one act;
    call the number of these turns T and the sum of their herd lines H. In a turn without tipis the only line is a
    drive, itself a step (WR-20); of these there are D. So H + D <= M, and without the lines `lose` these turns have at
    most H + T + D lines.

    Lines `lose`. Every tipi lost was placed or raised: there are at most 8 + R, with R raises. After a raise the player
    has two tipis or more, so its next turn has h >= 2 if it begins with two buffalo or more: let R1 raises be followed
    by such a turn, then H >= T + R1. The other R2 raises are followed by no own turn, or by one that begins with fewer
    than two buffalo. From then on gathering gives nothing (a tipi eats the only buffalo), and ten stones pay for three
    raises, the one just before included: R2 <= 3 a seat, 12 in all.

    Together: H + T + D + 8 + R1 + R2 <= H + (H - R1) + D + 8 + R1 + 12 <= 2 * M + 20.

    Turns that begin without buffalo. No stone comes in. A seat with tipis pays a stone for each of them, ten times at
    most; once it cannot pay for all it has no stones left, and the next such turn takes all its tipis: eleven turns at
    most. The owner of the last tipi to leave the board has had tipis all the time (WR-21), so there are at most 11
    rounds of these turns: 44 acts.

    With the lot and 8 lines `place`: 2 * M + 20 + 44 + 9.
    """
    return 2 * (BUFFALO * 2 * depth) + 73


LINES = lines(DEPTH)

STATE = np.dtype(
    (
        np.record,
        [
            ("phase", np.int32),
            ("seats", np.int32),
            ("first", np.int32),  # the open lanes are first ... last (WR-4)
            ("last", np.int32),
            ("depth", np.int32),
            ("even_ahead", np.int32),  # 1: lanes 0, 2, 4 are the offset ones, 0: lanes 1, 3, 5 (WR-2)
            ("start", np.int32),  # the start player
            ("turn", np.int32),  # whose turn it is; NONE before the lot
            ("herd_left", np.int32),  # buffalo still to move in this herd step
            ("lose_left", np.int32),  # tipis still to lose in this supply step
            ("herd", np.int32),  # buffalo on the board
            ("buffalo", np.int32, FIELDS),
            ("moved", np.int32, FIELDS),  # of these: arrived in this herd step (WR-10); 0 outside of it
            ("tipis", np.int32, (SEATS, FIELDS)),
            ("reserve", np.int32, SEATS),
            ("plains", np.int32, SEATS),  # tipis on the Open Plains
            ("stones", np.int32, SEATS),
        ],
    )
)


@dataclass(frozen=True)
class OPTIONS:
    depth: int = 0  # positions of a lane, 3-9; 0: as the board file says

    def __post_init__(self) -> None:
        if self.depth and not DEPTH_LEAST <= self.depth <= DEPTH:
            raise ValueError(f"depth is {DEPTH_LEAST} to {DEPTH}, or 0 for the board file's, not {self.depth}")

    @property
    def seats(self) -> range:
        return range(2, SEATS + 1)  # two play the house variant (WR-1)
