"""Exact endings: where no chance and no secret is left and few lines remain, the rest of the game is searched whole."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import types as nb

from corral.game import NATURE, NONE, Game, Ints, Keys
from corral.kernel import INTS, KEYS, bind
from corral.players.search import FLOATS, LINKS, SEATS, SUMS, rewards, rewards_of
from corral.players.verbs import actors, legal, play

DEPTH = 40  # lines
BUDGET = 60_000  # positions
FEW = 12.0  # tried when playouts say that so few lines are left


def solve(
    root: Ints,
    seats: int,
    budget: int,
    states: Any,
    lists: Any,
    counts: Ints,
    places: Ints,
    seat_at: Ints,
    best: Any,
    keys: Keys,
    out: Any,
) -> int:
    """The best move of the seat that is asked (max^n), or NONE if chance is left or the budget is not enough."""
    states[0] = root
    depth = 0
    choice = NONE
    counts[0] = NONE  # not yet listed
    while depth >= 0:
        if counts[depth] == NONE:
            budget -= 1
            mask = actors(states[depth])
            if budget < 0 or depth == DEPTH - 1 or mask == 1 << NATURE or mask & (mask - 1):
                return NONE
            if mask == 0:
                rewards(states[depth], seats, keys, out)
                best[depth, :] = out
                counts[depth] = 0
            else:
                seat = 0
                while not mask >> seat & 1:
                    seat += 1
                seat_at[depth] = seat
                counts[depth] = legal(states[depth], seat, lists[depth])
                best[depth, seat] = -1.0
            places[depth] = 0
        if places[depth] < counts[depth]:
            states[depth + 1] = states[depth]
            play(states[depth + 1], seat_at[depth], lists[depth, places[depth]])
            places[depth] += 1
            depth += 1
            counts[depth] = NONE
            continue
        depth -= 1  # this position is done: what is it worth to the one before?
        if depth >= 0:
            seat = seat_at[depth]
            if best[depth + 1, seat] > best[depth, seat]:
                best[depth, :] = best[depth + 1, :]
                if depth == 0:
                    choice = lists[0, places[0] - 1]
    return int(choice)


SOLVE = nb.int64(INTS, nb.int64, nb.int64, LINKS, LINKS, INTS, INTS, INTS, SUMS, KEYS, FLOATS)
_solvers: dict[str, Callable[..., int]] = {}


def solver(game: Game) -> Callable[..., int]:
    """`solve`, compiled for a game."""
    if game.NAME not in _solvers:
        _solvers[game.NAME] = bind(solve, SOLVE, game, rewards=rewards_of(game))
    return _solvers[game.NAME]


def best_move(game: Game, state: Ints, seats: int, budget: int = BUDGET) -> int | None:
    """The best move, if the ending is small enough to be sure."""
    states, lists = np.empty((DEPTH, len(state)), np.int32), np.empty((DEPTH, game.MOVES), np.int32)
    counts, places, seat_at = (np.zeros(DEPTH, np.int32) for _ in range(3))
    move = solver(game)(
        state, seats, budget, states, lists, counts, places, seat_at, np.zeros((DEPTH, SEATS)),
        np.zeros(SEATS, np.int64), np.zeros(SEATS),
    )  # fmt: skip
    return None if move == NONE else int(move)
