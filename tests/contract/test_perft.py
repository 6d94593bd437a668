"""Perft: how many lines of a length there are from a position. A count that changes is a rule that changed.

A line of perft.txt: seats options | seed | plies | depth | count. The position is the one after so many random plies.
"""

from random import Random

import numpy as np
import pytest

from corral.game import Game, Ints, seats_of

from .tables import NAMES, folder, read_case, stroll


def perft(game: Game, state: Ints, depth: int) -> int:
    moves = np.empty(game.MOVES, np.int32)
    total = 0
    for seat in seats_of(game.actors(state)):
        count = game.legal(state, seat, moves)
        if depth == 1:
            total += count
            continue
        for move in moves[:count].tolist():
            after = state.copy()
            game.play(after, seat, move)
            total += perft(game, after, depth - 1)
    return total


def lines() -> list[tuple[str, str]]:
    found = [(name, line) for name in NAMES for line in (folder(name) / "perft.txt").read_text().splitlines()]
    return [(name, line) for name, line in found if line and not line.startswith("#")]


@pytest.mark.parametrize(("name", "line"), lines())
def test_perft(name, line):
    words, seed, plies, depth, count = (part.strip() for part in line.split("|"))
    match = read_case(name, words).match(seed=int(seed))
    stroll(match, Random(int(seed)), int(plies))
    assert perft(match.game, match.state, int(depth)) == int(count)


def test_every_game_has_perft_lines():
    assert {name for name, _ in lines()} == set(NAMES)
