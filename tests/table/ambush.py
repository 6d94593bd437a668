"""Ambush: a toy game with windows. Chance deals everybody a card or none, in secret. Three times all are asked at once,
in secret, whether they play it; who has none can only pass, and nothing may tell who could have played (as in DT-34).
"""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

import numpy as np

import corral.games
import tests.contract.tables  # noqa: F401  (its list of games is made first)
from corral import game
from corral.game import NATURE, NONE, SPECTATOR, Change, NotAMove, Pieces, Secrets, Thinking, doc
from corral.kernel import ACTORS, LEGAL, PLAY, REDEAL, SCORE, SETUP, WORTH, compiled, next_word

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


class View(game.View, frozen=True, kw_only=True):
    window: Annotated[int, doc("how many windows are over")]
    mine: Annotated[list[int] | None, doc("the viewer's own card, and its answer; null: a spectator has none")]


def view(state: Any, viewer: int) -> View:
    s = state.view(STATE)[0]
    over = bool(s.window == WINDOWS)
    shots = s.shots[: s.seats].tolist()
    return View(
        phase="window",
        asked=[],  # nothing may tell
        over=over,
        ended="windows" if over else None,
        window=int(s.window),
        mine=None if viewer == SPECTATOR else [int(s.card[viewer]), int(s.pledge[viewer])],
        seats=[game.SeatView(points=fired, sheet={"total": fired}) for fired in shots],
    )


def tell(state: Any, seat: int, move: int, viewer: int) -> str:
    if seat == NATURE and (move - DEAL) // 2 != viewer:
        return f"deal {(move - DEAL) // 2 + 1}"
    return write(move)


def changes(before: Any, after: Any, viewer: int) -> list[Change]:
    fired = (after.view(STATE)[0].shots - before.view(STATE)[0].shots).tolist()
    return [Change(seat + 1, "shots", shots) for seat, shots in enumerate(fired) if shots]


def open_pledges(state: Any) -> int:
    s = state.view(STATE)[0]
    return int((s.pledge[: s.seats] != NONE).sum())


def asks_anonymously(state: Any) -> bool:
    s = state.view(STATE)[0]
    return bool(s.dealt == s.seats and s.window < WINDOWS)


SECRETS = Secrets(redeal, tell, open_pledges, asks_anonymously)


def pieces(folder: Path | None = None) -> Pieces:
    return Pieces(np.zeros(1, np.int32), "ambush", "none")


@compiled(WORTH)
def worth(state, seat):
    s = state.view(STATE)[0]
    return float(s.shots[seat])


def thinking() -> Thinking:
    return Thinking(worth)


sys.modules["corral.games.ambush"] = sys.modules[__name__]
corral.games.GAMES = (*corral.games.GAMES, NAME)
