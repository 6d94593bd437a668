"""Moon River: move number <-> text."""

from functools import cache

from corral.game import NotAMove

from .material import (
    CELL_NAMES,
    CELL_NUMBERS,
    CELLS,
    COPIES,
    DOMINOES,
    EDGE,
    EDGES,
    FIELDS,
    LANDSCAPES,
    PILED_NAMES,
    PLACES,
    SCENARIOS,
    SEATS,
    SPECIALISTS,
    STORAGE,
    TABLES,
    TOKENS,
)
from .state import (
    ACTIONS,
    BONUS,
    BUILD,
    DECLINE,
    DISCARD,
    DONE,
    DRIVE,
    DRY,
    HIRE,
    LOT,
    OUT,
    PARTNER,
    PICK,
    REVEAL,
    RUSTLE,
    SCENARIO,
    STOP,
    SWAP,
)

EDGE_WORDS = tuple(f"{CELL_NAMES[one]} {CELL_NAMES[other]}" for one, other in EDGE)
DOMINO_WORDS = tuple(f"{first + 1} {second + 1}" for first, second in DOMINOES)
SIDES = ("cowboy", "specialist")


def write(move: int) -> str:
    move = int(move)
    if not 0 <= move < ACTIONS:
        raise NotAMove(f"{move} is not the number of a move")
    if move < BUILD:
        return f"pick {move - PICK + 1}"
    if move < STOP:
        domino, edge = divmod(move - BUILD, EDGES)
        return f"build {DOMINO_WORDS[domino]} {EDGE_WORDS[edge]}"
    if move < DISCARD:
        return "stop"
    if move < DRY:
        return f"discard {DOMINO_WORDS[move - DISCARD]}"
    if move < HIRE:
        return f"dry {CELL_NAMES[move - DRY]}"
    if move < DRIVE:
        token, cell = divmod(move - HIRE, CELLS)
        return f"hire {token // 2 + 1} {SIDES[token % 2]} {CELL_NAMES[cell]}"
    if move < DONE:
        return f"drive {EDGE_WORDS[move - DRIVE]}"
    if move < SWAP:
        return "done"
    if move < RUSTLE:
        own, field = divmod(move - SWAP, STORAGE)
        return f"swap {own // SEATS + 1} {own % SEATS + 1} {field + 1}"
    if move < DECLINE:
        seat, cell = divmod(move - RUSTLE, CELLS)
        return f"rustle {seat + 1} {CELL_NAMES[cell]}"
    if move < BONUS:
        return "decline"
    if move < OUT:
        side, cell = divmod(move - BONUS, CELLS)
        return f"bonus {side // len(LANDSCAPES) + 1} {LANDSCAPES[side % len(LANDSCAPES)]} {CELL_NAMES[cell]}"
    if move < SCENARIO:
        return f"bonus {move - OUT + 1} out"
    if move < PARTNER:
        return f"scenario {SCENARIOS[move - SCENARIO]}"
    if move < LOT:
        kind, copy = divmod(move - PARTNER, TOKENS)
        return f"partner {SPECIALISTS[kind]}.{copy + 1}"
    if move < REVEAL:
        return f"lot {move - LOT + 1}"
    kind, copy = divmod(move - REVEAL, COPIES)
    return f"reveal {PILED_NAMES[kind]}.{copy + 1}"


@cache
def numbers() -> dict[str, int]:
    """Every text."""
    return {write(move): move for move in range(ACTIONS)}


def read(text: str) -> int:
    move = numbers().get(text)
    if move is None:
        raise NotAMove(f"{_short(text)} is not a move of Moon River: {mistake(text)}")
    return move


# What is wrong with a text: each move with the words it takes, and what these may be

WORDS: dict[str, tuple[str, ...]] = {
    "pick": ("place",),
    "build": ("field", "field", "cell", "cell"),
    "stop": (),
    "discard": ("field", "field"),
    "dry": ("cell",),
    "hire": ("table", "side", "cell"),
    "drive": ("cell", "cell"),
    "done": (),
    "swap": ("stored field", "seat", "stored field"),
    "rustle": ("seat", "cell"),
    "decline": (),
    "bonus": ("bonus parcel", "landscape", "cell"),
    "scenario": ("scenario",),
    "partner": ("specialist",),
    "lot": ("seat",),
    "reveal": ("kind",),
}
KNOWN: dict[str, tuple[str, set[str]]] = {
    word: (span, {*names})
    for word, span, names in (
        ("place", f"1 to {PLACES}", map(str, range(1, PLACES + 1))),
        ("field", f"1 to {FIELDS}", map(str, range(1, FIELDS + 1))),
        ("stored field", f"1 to {STORAGE}", map(str, range(1, STORAGE + 1))),
        ("seat", f"1 to {SEATS}", map(str, range(1, SEATS + 1))),
        ("table", f"1 to {TABLES}", map(str, range(1, TABLES + 1))),
        ("cell", "a1 to e10", iter(CELL_NUMBERS)),
        ("side", "cowboy or specialist", iter(SIDES)),
        ("bonus parcel", "1 or 2", iter("12")),
        ("landscape", ", ".join(LANDSCAPES), iter(LANDSCAPES)),
        ("scenario", ", ".join(SCENARIOS), iter(SCENARIOS)),
        ("specialist", ", ".join(SPECIALISTS), iter(SPECIALISTS)),
        ("kind", "such as desert-gold", iter(PILED_NAMES)),
    )
}
MOST = {"specialist": TOKENS, "kind": COPIES}  # copies


def mistake(text: str) -> str:
    """One sentence for the person who typed it."""
    words = text.split(" ")
    if words[0] not in WORDS:
        return f"moves begin with {', '.join(WORDS)}" if len(text) < 40 else "no move begins like this"
    verb, given = words[0], words[1:]
    wanted = WORDS[verb]
    if verb == "bonus" and given[1:] == ["out"]:
        wanted = ("bonus parcel",)
        given = given[:1]
    if len(given) != len(wanted):
        return f"after {verb!r} comes {', '.join(wanted)}" if wanted else f"nothing comes after {verb!r}"
    for word, name in zip(given, wanted, strict=True):
        word, reason = _copy(word, name)
        if reason:
            return reason
        if word not in KNOWN[name][1]:
            return f"unknown {name} {_short(word)} ({KNOWN[name][0]})"
    if wanted[:2] == ("field", "field") and not given[0] < given[1]:
        return "two different fields, the lower number first"
    return f"{given[-2]} and {given[-1]} are no neighbours"


def _copy(word: str, name: str) -> tuple[str, str]:
    """`desert-gold.3` without its copy, and what is wrong with the copy."""
    if name not in MOST:
        return word, ""
    kind, dot, copy = word.partition(".")
    if dot and copy in map(str, range(1, MOST[name] + 1)):
        return kind, ""
    return kind, f"after the {name} comes a dot and a copy, 1 to {MOST[name]}"


def _short(text: str) -> str:
    return repr(text if len(text) <= 40 else text[:40] + "...")
