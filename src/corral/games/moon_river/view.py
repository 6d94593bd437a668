"""Moon River: what one viewer may see. Only the order of pile and stack is hidden, so everybody sees the same."""

from typing import Any

import numpy as np

from corral.game import NONE, Ints

from .material import (
    BLOCKED,
    BOARDS,
    BRIDGE,
    CELL_NAMES,
    COLORS,
    KIND_BEAVER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_EARS,
    KIND_GOLD,
    KIND_LANDSCAPE,
    KIND_NAMES,
    KIND_SKULL,
    LANDSCAPES,
    PARTNERS,
    PLACES,
    ROUNDS,
    SCENARIOS,
    SEATS,
    SHORT,
    TABLES,
    WIDTH,
)
from .pieces import NOTES
from .scoring import SHEET, sheets
from .state import NEWER, OLDER, PHASE_BUILD, PHASE_DISCARD, PHASE_OVER, PHASES, STATE
from .turns import forced, last_turn


def view(state: Ints, viewer: int) -> dict[str, Any]:
    s = state.view(STATE)[0]
    rows = np.zeros(SEATS * len(SHEET), np.int64)
    sheets(state, rows)
    actor = int(s.actor)
    return {
        "phase": PHASES[s.phase],
        "asked": [] if actor == NONE else [actor + 1],
        "over": bool(s.phase == PHASE_OVER),
        "mode": "legends" if s.legends else "camp",
        "scenario": None if s.scenario == NONE else SCENARIOS[s.scenario],
        "flat": bool(s.flat_board),
        "pieces": NOTES[s.own],
        "round": int(s.round_number),  # 0: set-up
        "rounds": ROUNDS,
        "rows": int(s.cells) // WIDTH,
        "turn": turn(s),
        "columns": {"older": column(s, OLDER), "newer": column(s, NEWER)},
        "order": [int(seat) + 1 for seat in s.ranchero[OLDER] if seat != NONE],  # who acts after this turn
        "next": [int(seat) + 1 for seat in s.ranchero[NEWER] if seat != NONE],  # who acts next round, as far as known
        "lots": [seat + 1 for seat in range(s.seats) if s.lots >> seat & 1],
        "saloon": [name(PARTNERS, s.saloon[table]) for table in range(TABLES)],
        "pile": int(s.pile),
        "stack": int(s.stack),
        "supply": int(s.supply),
        "bonus": [[LANDSCAPES[land] for land in sides] if sides[0] != NONE else None for sides in s.bonus],
        "seats": [ranch(s, seat, rows) for seat in range(s.seats)],
    }


def turn(s: Any) -> dict[str, Any] | None:
    """The turn that is being played, and what of it is being resolved."""
    if s.actor == NONE:
        return None
    extending = s.phase in (PHASE_BUILD, PHASE_DISCARD)
    return {
        "seat": int(s.actor) + 1,
        "dominoes": int(s.limit),  # how many may still be built
        "forced": bool(extending and forced(s)),
        "last": bool(s.round_number == ROUNDS and last_turn(s)),
        "skulls": cells(s.skull),
        "circles": cells(s.circle),
        "token": name(CELL_NAMES, s.token),
        "steps": int(s.steps),
        "bonus": bool(s.bonus_due),
    }


def column(s: Any, which: int) -> list[dict[str, Any] | None]:
    """From the box; None where no parcel lies."""
    return [
        None
        if s.column[which, place] == NONE
        else {
            **parcel(int(s.column[which, place])),
            "back": int(s.backs[which, place]),
            "ranchero": None if s.ranchero[which, place] == NONE else int(s.ranchero[which, place]) + 1,
        }
        for place in range(PLACES)
    ]


def parcel(kind: int) -> dict[str, Any]:
    """What is printed on a parcel."""
    return {
        "kind": KIND_NAMES[kind],
        "landscape": LANDSCAPES[KIND_LANDSCAPE[kind]],
        "cow symbols": int(KIND_COWS[kind]),
        "gold": int(KIND_GOLD[kind]),
        "beaver": int(KIND_BEAVER[kind]),
        "corn": int(KIND_EARS[kind]),
        "skull": bool(KIND_SKULL[kind]),
        "circle": bool(KIND_CIRCLE[kind]),
    }


def ranch(s: Any, seat: int, rows: Any) -> dict[str, Any]:
    sheet = {word: int(rows[seat * len(SHEET) + row]) for row, word in enumerate(SHEET)}
    start = range(WIDTH * SHORT)
    return {
        "color": COLORS[s.color[seat]],
        "board": BOARDS[1 + s.color[seat]] if s.legends else BOARDS[0],
        "fields": int(s.storage[seat]),
        "storage": [name(KIND_NAMES, kind) for kind in s.stored[seat, : s.storage[seat] + 1]],  # the last: beside
        "bridges": [CELL_NAMES[cell] for cell in start if s.touch[seat, cell] & BRIDGE],
        "blocked": [CELL_NAMES[cell] for cell in start if s.land[seat, cell] == BLOCKED],
        "cells": {
            CELL_NAMES[cell]: {
                **parcel(int(s.parcel[seat, cell])),
                "cows": int(s.cows[seat, cell]),
                "partner": name(PARTNERS, s.partner[seat, cell]),
            }
            for cell in range(s.cells)
            if s.parcel[seat, cell] != NONE
        },
        "cows": int(s.cows[seat].sum()),
        "bonus claimed": bool(s.claimed >> seat & 1),
        "points": sheet["total"],
        "sheet": sheet,
    }


def name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def cells(numbers: Any) -> list[str]:
    return [CELL_NAMES[cell] for cell in numbers if cell != NONE]
