"""Moon River: one position, the options, and the numbers of the moves."""

from dataclasses import dataclass
from enum import IntEnum

import numba
import numpy as np

from .material import (
    CELLS,
    COLORS,
    COPIES,
    DOMINOES,
    EDGES,
    FIELDS,
    LANDSCAPES,
    PARCELS,
    PILED,
    PLACES,
    SCENARIOS,
    SEATS,
    SPECIALISTS,
    STORAGE,
    TABLES,
    TOKENS,
)

# What is asked. NATURE first, then the questions of a turn in the rulebook's order.
PHASES = (
    "scenario", "partner", "reveal", "lot", "pick", "build", "discard", "dry", "hire", "drive", "swap", "rustle",
    "bonus", "over",
)  # fmt: skip
(
    PHASE_SCENARIO, PHASE_PARTNER, PHASE_REVEAL, PHASE_LOT, PHASE_PICK, PHASE_BUILD, PHASE_DISCARD, PHASE_DRY,
    PHASE_HIRE, PHASE_DRIVE, PHASE_SWAP, PHASE_RUSTLE, PHASE_BONUS, PHASE_OVER,
) = range(len(PHASES))  # fmt: skip

# Moves of players
PICK = 0  # + place
BUILD = PICK + PLACES  # + domino * EDGES + edge
STOP = BUILD + len(DOMINOES) * EDGES
DISCARD = STOP + 1  # + domino
DRY = DISCARD + len(DOMINOES)  # + cell
HIRE = DRY + CELLS  # + (table * 2 + specialist side up) * CELLS + cell
DRIVE = HIRE + TABLES * 2 * CELLS  # + edge
DONE = DRIVE + EDGES
SWAP = DONE + 1  # + (own field * SEATS + seat) * STORAGE + field
RUSTLE = SWAP + STORAGE * SEATS * STORAGE  # + seat * CELLS + cell
DECLINE = RUSTLE + SEATS * CELLS
BONUS = DECLINE + 1  # + (bonus parcel * LANDSCAPES + landscape) * CELLS + cell
OUT = BONUS + 2 * len(LANDSCAPES) * CELLS  # + bonus parcel

# Moves of NATURE
SCENARIO = OUT + 2  # + scenario
PARTNER = SCENARIO + len(SCENARIOS)  # + specialist * TOKENS + copy
LOT = PARTNER + len(SPECIALISTS) * TOKENS  # + seat
REVEAL = LOT + SEATS  # + kind, as PILED has it, * COPIES + copy

ACTIONS = REVEAL + len(PILED) * COPIES
MOVES = len(DOMINOES) * EDGES
# draws; picks; dominoes built or discarded; stops; droughts; tokens, each with three steps at most; bonus parcels
LINES = (1 + TOKENS + PARCELS + SEATS) + PARCELS + PARCELS // 2 + PARCELS + PARCELS + 4 * TOKENS + 2

ROWS = 48  # most rows of parcels.csv
OLDER, NEWER = 0, 1  # columns

# The piece files as numbers
BOX = np.dtype(
    (
        np.record,
        [
            ("own", np.int32),  # 1: not the shipped files
            ("rows", np.int32),  # of parcels.csv
            ("kind", np.int32, ROWS),
            ("count", np.int32, ROWS),
            ("back", np.int32, ROWS),
            ("partners", np.int32, len(SPECIALISTS)),
            ("storage", np.int32, 1 + len(COLORS)),  # by board: camp, then by colour
            ("bridges", np.int32, 1 + len(COLORS)),  # bit mask of cells
            ("blocked", np.int32, 1 + len(COLORS)),  # bit mask of cells
            ("bonus", np.int32, (2, 2)),  # landscapes of the two sides
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("phase", np.int32),
            ("actor", np.int32),  # the seat that is asked; NONE: NATURE or nobody
            ("round_number", np.int32),  # 1 to 24; 0: set-up
            # the table
            ("seats", np.int32),
            ("legends", np.int32),
            ("scenario", np.int32),  # NONE: camp, or not drawn yet
            ("flat_board", np.int32),  # the option `flat`
            ("own", np.int32),  # the pieces are not the shipped ones
            ("cells", np.int32),  # 25, or 50 with two players
            ("edges", np.int32),  # those of the grid are EDGE[:edges]
            # supplies
            ("rows", np.int32),  # of parcels in the box, kinds with a back number; by row:
            ("kind", np.int32, ROWS),
            ("back", np.int32, ROWS),
            ("left", np.int32, ROWS),  # bit mask of the copies still in the pile; rows of one kind count on
            ("pile", np.int32),
            ("tokens", np.int32, len(SPECIALISTS)),  # bit mask of the copies still in the stack
            ("stack", np.int32),
            ("saloon", np.int32, TABLES),  # the specialist on each table, or NONE
            ("supply", np.int32),  # cows
            ("lots", np.int32),  # bit mask of the seats whose ranchero is still to be drawn
            ("column", np.int32, (2, PLACES)),  # kinds, from the box; OLDER, NEWER
            ("backs", np.int32, (2, PLACES)),
            ("ranchero", np.int32, (2, PLACES)),  # the seat on each parcel, or NONE
            ("bonus", np.int32, (2, 2)),  # landscapes of the sides, NONE: gone, or not in play
            ("claimed", np.int32),  # bit mask of the seats that have claimed a bonus parcel
            # the turn
            ("limit", np.int32),  # dominoes this turn may still build (MR-18)
            ("skull", np.int32, 2),  # cells of skulls to be resolved, in order
            ("circle", np.int32, 2),  # cells of circles to be resolved
            ("token", np.int32),  # the cell of the partner whose effect is being used
            ("steps", np.int32),  # a cowboy's steps left
            ("bonus_due", np.int32),
            # by seat
            ("color", np.int32, SEATS),
            ("storage", np.int32, SEATS),  # storage fields of the board
            ("stored", np.int32, (SEATS, FIELDS)),  # kinds; [storage] lies beside the board
            ("yields", np.int32, (SEATS, 3)),  # symbols in the ranch: gold, beaver, ears
            ("experts", np.int32, (SEATS, 3)),  # gold diggers, trappers, farmers
            # by seat and cell
            ("land", np.int32, (SEATS, CELLS)),  # landscape, BLOCKED or NONE
            ("parcel", np.int32, (SEATS, CELLS)),  # kind or NONE
            ("cows", np.int32, (SEATS, CELLS)),
            ("partner", np.int32, (SEATS, CELLS)),  # the side that is up, or NONE
            ("touch", np.int32, (SEATS, CELLS)),  # bit mask: landscapes of the neighbours, BRIDGE, RIVER
            ("territory", np.int32, (SEATS, CELLS)),  # named by the lowest of its cells
            # by seat and territory
            ("area", np.int32, (SEATS, CELLS)),  # parcels
            ("herd", np.int32, (SEATS, CELLS)),  # parcels with a cow
            ("guards", np.int32, (SEATS, CELLS)),  # partners
        ],
    )
)

# Inner functions that callers give int32 and int64 have a signature: else they are compiled for each
RECORD = numba.from_dtype(STATE)


class Mode(IntEnum):
    CAMP = 0
    LEGENDS = 1


class Scenario(IntEnum):
    TIMBER = 0
    GOLD_RUSH = 1
    OUTLAWS = 2
    CITY = 3
    RANDOM = 4


class Color(IntEnum):
    PURPLE = 0
    WHITE = 1
    ORANGE = 2
    GREEN = 3


@dataclass(frozen=True)
class OPTIONS:
    mode: Mode = Mode.CAMP
    scenario: Scenario = Scenario.RANDOM  # Legends only
    flat: bool = False  # the middle of the board takes no cell (MR-7)
    colors: tuple[Color, ...] = ()  # by seat; empty: purple, white, orange, green

    def __post_init__(self) -> None:
        if self.mode == Mode.CAMP and self.scenario != Scenario.RANDOM:
            raise ValueError("a scenario is played in Legends mode only")
        if len(set(self.colors)) < len(self.colors):
            raise ValueError("every seat has a colour of its own")
        if self.colors and not 2 <= len(self.colors) <= SEATS:
            raise ValueError("colors names one colour per seat: 2 to 4 colours")

    @property
    def seats(self) -> range:
        if self.colors:
            return range(len(self.colors), len(self.colors) + 1)
        return range(2, SEATS + 1)
