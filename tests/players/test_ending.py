"""Exact endings agree with a plain search written again here."""

from random import Random
from typing import Any

import numpy as np

from corral.game import seats_of
from corral.match import Match, replay
from corral.players.ending import best_move
from tests.contract.tables import stroll
from tests.given import given


def plain(game, state, seats):
    """(ranking keys, best move) of a position by looking at everything; None if chance comes."""
    asked = seats_of(game.actors(state))
    if not asked:
        keys = np.zeros(seats, np.int64)
        game.score(state, keys)
        return keys, None
    seat, moves = asked[0], np.empty(game.MOVES, np.int32)
    best: tuple[Any, Any, int] | None = None
    for move in moves[: game.legal(state, seat, moves)].tolist():
        after = state.copy()
        game.play(after, seat, move)
        keys, _ = plain(game, after, seats)
        lead = keys[seat] - max(key for other, key in enumerate(keys) if other != seat)
        if best is None or lead > best[0]:
            best = (lead, keys, move)
    _, keys, move = given(best)
    return keys, move


def endings(seed):
    """The positions of a random game from its end on backwards, while they are small enough to be solved."""
    whole = Match("wind_river", 2, {"depth": 3}, seed=seed)
    stroll(whole, Random(seed))
    for plies in range(len(whole.history) - 1, 0, -1):
        state = replay(whole.record(), at=plies).state
        move = best_move(whole.game, state, 2, budget=3000)
        if move is None:
            return
        yield whole.game, state, move


def test_small_endings_are_played_exactly():
    solved = 0
    for game, state, move in (ending for seed in range(12) for ending in endings(seed)):
        seat = seats_of(game.actors(state))[0]
        after = state.copy()
        game.play(after, seat, move)
        due, reached = plain(game, state, 2)[0], plain(game, after, 2)[0]
        assert reached[seat] - reached[1 - seat] == due[seat] - due[1 - seat]
        solved += 1
    assert solved > 20


def test_chance_to_come_is_not_solved():
    match = Match("moon_river", 2, seed=1)
    assert best_move(match.game, match.state, 2) is None
