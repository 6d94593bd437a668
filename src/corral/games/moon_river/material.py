"""Moon River: what is in the box, as fixed numbers and names: landscapes, kinds of parcels, partners, the grid.

A kind's name says what is on the parcel, so every kind that a piece file can have is one of KINDS, and move numbers
do not depend on the file.
"""

import numpy as np

from corral.game import NONE, Ints

SEATS = 4
COWS = 32
PARCELS = 96
TOKENS = 20
TABLES = 5
PLACES = 4  # parcels of a column
ROUNDS = PARCELS // PLACES  # MR-34
COLORS = ("purple", "white", "orange", "green")
BOARDS = ("camp", "mary", "wesley", "calamity", "big-jo")  # camp, then the Legends in the order of COLORS
STORAGE = 4  # most storage fields of a board
FIELDS = STORAGE + 1  # and the place beside it
SCENARIOS = ("timber", "gold-rush", "outlaws", "city")
TIMBER, GOLD_RUSH, OUTLAWS, CITY = range(4)

LANDSCAPES = ("desert", "canyon", "meadow", "forest", "farm", "corn")
DESERT, CANYON, MEADOW, FOREST, FARM, CORN = range(6)
BLOCKED = 6  # a cell taken by the middle of the board
BRIDGE = 1 << 6  # beside the bits of landscapes: a bridge leads to the cell
RIVER = 1 << 7  # the cell touches the river

PARTNERS = ("cowboy", "desperado", "cattle-thief", "gold-digger", "trapper", "farmer")
COWBOY, DESPERADO, CATTLE_THIEF, GOLD_DIGGER, TRAPPER, FARMER = range(6)
SPECIALISTS = PARTNERS[1:]

# Kinds of parcels: landscape x cows x resource x mark; corn with 1 to 9 ears; the bonus parcels, by landscape;
# last those with two beavers, so that the others keep their numbers
COW_WORDS = ("", "-cow", "-2cow")
RESOURCE_WORDS = ("", "-gold", "-beaver")
MARK_WORDS = ("", "-skull", "-circle")
EARS = 9
COPIES = 24  # most parcels of one kind
BACKS = PARCELS  # highest number on a back
GOLD, BEAVER, EAR = range(3)  # resources
_FACES = [
    (landscape, cows, resource, mark)
    for landscape in range(CORN)
    for cows in range(3)
    for resource in range(3)
    for mark in range(3)
]
_TWO_BEAVERS = [(landscape, cows, mark) for landscape in range(CORN) for cows in range(3) for mark in range(3)]
BONUS_KIND = len(_FACES) + EARS  # + landscape
KIND_NAMES = (
    *(LANDSCAPES[land] + COW_WORDS[cows] + RESOURCE_WORDS[res] + MARK_WORDS[mark] for land, cows, res, mark in _FACES),
    *(f"corn-{ears}" for ears in range(1, EARS + 1)),
    *("bonus-" + landscape for landscape in LANDSCAPES),
    *(LANDSCAPES[land] + COW_WORDS[cows] + "-2beaver" + MARK_WORDS[mark] for land, cows, mark in _TWO_BEAVERS),
)  # fmt: skip
KIND_NUMBERS = {name: kind for kind, name in enumerate(KIND_NAMES)}
# Those that can be in the pile: all but the bonus parcels
PILED = np.array([kind for kind, name in enumerate(KIND_NAMES) if not name.startswith("bonus-")], np.int32)
PILED_NAMES = tuple(KIND_NAMES[kind] for kind in PILED)
PILED_AT = np.searchsorted(PILED, np.arange(len(KIND_NAMES))).astype(np.int32)  # where a kind stands among them


def _of_kinds(faces: list[int], corn: list[int], bonus: list[int], two_beavers: list[int]) -> Ints:
    return np.array(faces + corn + bonus + two_beavers, np.int32)


_NO_TWO = [0] * len(_TWO_BEAVERS)
KIND_LANDSCAPE = _of_kinds(
    [face[0] for face in _FACES], [CORN] * EARS, list(range(6)), [land for land, _, _ in _TWO_BEAVERS]
)
KIND_COWS = _of_kinds([face[1] for face in _FACES], [0] * EARS, [0] * 6, [cows for _, cows, _ in _TWO_BEAVERS])
KIND_GOLD = _of_kinds([int(face[2] == 1) for face in _FACES], [0] * EARS, [0] * 6, _NO_TWO)
KIND_BEAVER = _of_kinds([int(face[2] == 2) for face in _FACES], [0] * EARS, [0] * 6, [2] * len(_TWO_BEAVERS))
KIND_EARS = _of_kinds([0] * len(_FACES), list(range(1, EARS + 1)), [0] * 6, _NO_TWO)
KIND_SKULL = _of_kinds(
    [int(face[3] == 1) for face in _FACES], [0] * EARS, [0] * 6, [int(mark == 1) for *_, mark in _TWO_BEAVERS]
)
KIND_CIRCLE = _of_kinds(
    [int(face[3] == 2) for face in _FACES], [0] * EARS, [1] * 6, [int(mark == 2) for *_, mark in _TWO_BEAVERS]
)

# The grid (MR-6): cell = row * WIDTH + column, a1 = 0
WIDTH = 5
SHORT, TALL = 5, 10  # rows; TALL with two players
CELLS = WIDTH * TALL
CELL_NAMES = tuple(f"{'abcde'[cell % WIDTH]}{cell // WIDTH + 1}" for cell in range(CELLS))
CELL_NUMBERS = {name: cell for cell, name in enumerate(CELL_NAMES)}
LAST_ROW = CELLS - WIDTH  # the first cell of row 10
C1, C2 = CELL_NUMBERS["c1"], CELL_NUMBERS["c2"]
NOT_A = sum(1 << cell for cell in range(CELLS) if cell % WIDTH)  # as bit masks: all columns but a, but e
NOT_E = NOT_A >> 1


def _near(cell: int) -> list[int]:
    row, column = divmod(cell, WIDTH)
    around = [(row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column)]
    return [r * WIDTH + c if 0 <= r < TALL and 0 <= c < WIDTH else NONE for r, c in around]


NEAR = np.array([_near(cell) for cell in range(CELLS)], np.int32)

# Edges: two neighbouring cells in an order; number 2e and 2e + 1 are the two orders of one pair of cells. They are
# sorted by their upper cell's row, so those of a grid of 5 rows come first.
_PAIRS = [
    (low, high)
    for row in range(TALL)
    for low, high in (
        [(row * WIDTH + column, row * WIDTH + column + 1) for column in range(WIDTH - 1)]
        + [((row - 1) * WIDTH + column, row * WIDTH + column) for column in range(WIDTH) if row]
    )
]
EDGES = 2 * len(_PAIRS)
EDGE = np.array([cells for low, high in _PAIRS for cells in ((low, high), (high, low))], np.int32)
SHORT_EDGES = 2 * sum(high < WIDTH * SHORT for _, high in _PAIRS)

# Two of the stored parcels, the lower field first
DOMINOES = [(first, second) for first in range(FIELDS) for second in range(first + 1, FIELDS)]
DOMINO = np.array(DOMINOES, np.int32)
