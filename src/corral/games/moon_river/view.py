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
    ROUNDS,
    SCENARIOS,
    SHORT,
    WIDTH,
)
from .pieces import NOTES
from .scoring import SHEET, sheets
from .state import NEWER, OLDER, PHASE_OVER, PHASES, STATE

PRINTED = tuple(  # what is printed on a parcel, by kind
    {
        "kind": KIND_NAMES[kind],
        "landscape": LANDSCAPES[KIND_LANDSCAPE[kind]],
        "cow symbols": int(KIND_COWS[kind]),
        "gold": int(KIND_GOLD[kind]),
        "beaver": int(KIND_BEAVER[kind]),
        "corn": int(KIND_EARS[kind]),
        "skull": bool(KIND_SKULL[kind]),
        "circle": bool(KIND_CIRCLE[kind]),
    }
    for kind in range(len(KIND_NAMES))
)


def view(state: Ints, viewer: int) -> dict[str, Any]:
    s = state.view(STATE)[0]
    rows = np.zeros((int(s.seats), len(SHEET)), np.int64)
    sheets(state, rows.reshape(-1))
    actor = int(s.actor)
    older, newer = s.ranchero.tolist()
    return {
        "phase": PHASES[s.phase],
        "asked": [] if actor == NONE else [actor + 1],
        "over": bool(s.phase == PHASE_OVER),
        "mode": "legends" if s.legends else "camp",
        "scenario": name(SCENARIOS, int(s.scenario)),
        "flat": bool(s.flat_board),
        "pieces": NOTES[s.own],
        "round": int(s.round_number),  # 0: set-up
        "rounds": ROUNDS,
        "rows": int(s.cells) // WIDTH,
        "turn": None if actor == NONE else turn(s, actor),
        "columns": {"older": column(s, OLDER), "newer": column(s, NEWER)},
        "order": [seat + 1 for seat in older if seat != NONE],  # who acts after this turn
        "next": [seat + 1 for seat in newer if seat != NONE],  # who acts next round, as far as known
        "lots": [seat + 1 for seat in range(s.seats) if s.lots >> seat & 1],
        "saloon": [name(PARTNERS, partner) for partner in s.saloon.tolist()],
        "pile": int(s.pile),
        "stack": int(s.stack),
        "supply": int(s.supply),
        "bonus": [None if sides[0] == NONE else [LANDSCAPES[side] for side in sides] for sides in s.bonus.tolist()],
        "seats": [ranch(s, seat, sheet) for seat, sheet in enumerate(rows.tolist())],
    }


def turn(s: Any, actor: int) -> dict[str, Any]:
    """The turn that is being played, and what of it is being resolved."""
    return {
        "seat": actor + 1,
        "dominoes": int(s.limit),  # how many may still be built
        "forced": bool(s.stored[actor, s.storage[actor]] != NONE),
        "last": bool(s.round_number == ROUNDS and actor not in s.ranchero[OLDER]),
        "skulls": cells(s.skull),
        "circles": cells(s.circle),
        "token": name(CELL_NAMES, int(s.token)),
        "steps": int(s.steps),
        "bonus": bool(s.bonus_due),
    }


def column(s: Any, which: int) -> list[dict[str, Any] | None]:
    """From the box; None where no parcel lies."""
    places = zip(s.column[which].tolist(), s.backs[which].tolist(), s.ranchero[which].tolist(), strict=True)
    return [
        None if kind == NONE else {**PRINTED[kind], "back": back, "ranchero": None if seat == NONE else seat + 1}
        for kind, back, seat in places
    ]


def ranch(s: Any, seat: int, sheet: list[int]) -> dict[str, Any]:
    color = int(s.color[seat])
    fields = int(s.storage[seat])
    start = slice(WIDTH * SHORT)
    parcels, cows, partners = s.parcel[seat].tolist(), s.cows[seat].tolist(), s.partner[seat].tolist()
    return {
        "color": COLORS[color],
        "board": BOARDS[1 + color] if s.legends else BOARDS[0],
        "fields": fields,
        "storage": [name(KIND_NAMES, kind) for kind in s.stored[seat].tolist()[: fields + 1]],  # the last: beside it
        "bridges": [CELL_NAMES[cell] for cell, bits in enumerate(s.touch[seat, start].tolist()) if bits & BRIDGE],
        "blocked": [CELL_NAMES[cell] for cell, land in enumerate(s.land[seat, start].tolist()) if land == BLOCKED],
        "cells": {
            CELL_NAMES[cell]: {**PRINTED[kind], "cows": cows[cell], "partner": name(PARTNERS, partners[cell])}
            for cell, kind in enumerate(parcels)
            if kind != NONE
        },
        "cows": sum(cows),
        "bonus claimed": bool(s.claimed >> seat & 1),
        "points": sheet[-1],
        "sheet": dict(zip(SHEET, sheet, strict=True)),
    }


def name(names: tuple[str, ...], number: int) -> str | None:
    return None if number == NONE else names[number]


def cells(numbers: Any) -> list[str]:
    return [CELL_NAMES[cell] for cell in numbers if cell != NONE]
