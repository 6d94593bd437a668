"""Ambush: a toy game with windows. Chance deals everybody a card or none, in secret. Three times all are asked at once,
in secret, whether they play it; who has none can only pass, and nothing may tell who could have played (as in DT-34).
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import corral.games
import tests.contract.tables  # noqa: F401  (its list of games is made first)
from corral.game import NATURE, NONE, SPECTATOR, NotAMove, Pieces
from corral.kernel import ACTORS, LEGAL, PLAY, REDEAL, SCORE, SETUP, compiled, next_word

NAME, VERSION = "ambush", 1
SEATS, WINDOWS = 4, 3
PASS, SHOOT, DEAL = 0, 1, 2  # DEAL + seat * 2 + card
ACTIONS, MOVES, LINES = DEAL + SEATS * 2, 2, 40
STATE = np.dtype(
    (
        np.record,
        [
            ("seats", np.int32),
            ("dealt", np.int32),
            ("window", np.int32),
            ("card", np.int32, SEATS),
            ("pledge", np.int32, SEATS),
            ("shots", np.int32, SEATS),
        ],
    )
)


@dataclass(frozen=True)
class OPTIONS:
    @property
    def seats(self) -> range:
        return range(2, SEATS + 1)


@compiled(SETUP)
def setup(state, seats, options, pieces):
    s = state.view(STATE)[0]
    state[:] = 0
    s.seats = seats
    s.pledge[:] = NONE


@compiled(ACTORS)
def actors(state):
    s = state.view(STATE)[0]
    if s.dealt < s.seats:
        return 1 << NATURE
    mask = 0
    if s.window < WINDOWS:
        for seat in range(s.seats):
            if s.pledge[seat] == NONE:
                mask |= 1 << seat
    return mask


@compiled(LEGAL)
def legal(state, seat, moves):
    s = state.view(STATE)[0]
    if seat == NATURE:
        moves[0] = DEAL + s.dealt * 2
        moves[1] = DEAL + s.dealt * 2 + 1
        return 2
    moves[0] = PASS
    moves[1] = SHOOT
    return 1 + s.card[seat]


@compiled(PLAY)
def play(state, seat, move):
    s = state.view(STATE)[0]
    if seat == NATURE:
        s.card[s.dealt] = (move - DEAL) % 2
        s.dealt += 1
        return
    s.pledge[seat] = move
    for other in range(s.seats):
        if s.pledge[other] == NONE:
            return
    for other in range(s.seats):
        if s.pledge[other] == SHOOT:
            s.shots[other] += 1
            s.card[other] = 0
        s.pledge[other] = NONE
    s.window += 1


@compiled(SCORE)
def score(state, points):
    s = state.view(STATE)[0]
    for seat in range(s.seats):
        points[seat] = s.shots[seat]


@compiled(REDEAL)
def redeal(state, seat, word):
    s = state.view(STATE)[0]
    for other in range(s.seats):
        if other != seat:
            word = next_word(word)
            s.card[other] = np.int32(word & np.uint64(1))
            s.pledge[other] = NONE


def write(move: int) -> str:
    return ("pass", "shoot")[move] if move < DEAL else f"deal {(move - DEAL) // 2 + 1} {'-+'[(move - DEAL) % 2]}"


def read(text: str) -> int:
    for move in range(ACTIONS):
        if write(move) == text:
            return move
    raise NotAMove(f"{text!r} is not a move of Ambush")


def view(state: Any, viewer: int) -> dict[str, Any]:
    s = state.view(STATE)[0]
    return {
        "phase": "window",
        "asked": [],  # nothing may tell
        "over": bool(s.window == WINDOWS),
        "window": int(s.window),
        "mine": None if viewer == SPECTATOR else [int(s.card[viewer]), int(s.pledge[viewer])],
        "seats": [{"points": int(s.shots[seat]), "sheet": {"total": int(s.shots[seat])}} for seat in range(s.seats)],
    }


def tell(state: Any, seat: int, move: int, viewer: int) -> str:
    if seat == NATURE and (move - DEAL) // 2 != viewer:
        return f"deal {(move - DEAL) // 2 + 1}"
    return write(move)


def sealed(state: Any) -> int:
    s = state.view(STATE)[0]
    return int((s.pledge[: s.seats] != NONE).sum())


def pieces(folder: Path | None = None) -> Pieces:
    return Pieces(np.zeros(1, np.int32), "ambush", "none")


sys.modules["corral.games.ambush"] = sys.modules[__name__]
corral.games.GAMES = (*corral.games.GAMES, NAME)
