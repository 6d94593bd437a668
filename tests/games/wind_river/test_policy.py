"""The quick choice for playouts: it must be legal, leave the position alone, and be nearly what worth would choose."""

from __future__ import annotations

import numpy as np
import pytest
from numba import types as nb

import corral.games.wind_river as game
from corral.game import NATURE
from corral.kernel import INTS, JIT, below, bind, mixed, next_word
from corral.players.kernels import kernels
from tests.given import given

from .table import Table, acting, turning

actors, legal, play, policy = game.actors, game.legal, game.play, given(game.thinking().policy)
greedy_move = policy  # bound to the greedy choice by worth


def whole_game(state, trial, moves, quick, word):
    """Plays to the end; the seats whose bit is set choose by the policy, the others greedily by worth."""
    while actors(state):
        mask = actors(state)
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        word = next_word(word)
        if seat == NATURE:
            choice = moves[below(word, legal(state, seat, moves))]
        elif quick >> seat & 1:
            choice = policy(state, seat, moves, trial, word)
        else:
            choice = greedy_move(state, seat, moves, trial, word)
        play(state, seat, choice)


run = bind(whole_game, nb.void(INTS, INTS, INTS, nb.int64, nb.uint64), game, greedy_move=kernels(game).greedy_move)


def choice(table: Table, number: int = 1) -> str:
    room, trial = np.zeros(game.MOVES, np.int32), np.zeros_like(table.state)
    return game.write(int(policy(table.state, table.actor - 1, room, trial, mixed(number))))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("depth", [3, 6, 9])
def test_every_choice_is_legal_and_changes_nothing(seats: int, depth: int) -> None:
    table = Table(seats, depth)
    chance = np.random.default_rng(seats * 10 + depth)
    for number in range(400 if JIT else 60):
        if table.actor == 0:
            table = Table(seats, depth)
        if table.actor == NATURE:
            table.play(str(chance.choice(table.moves())))
            continue
        before = table.state.tobytes()
        text = choice(table, number)
        assert table.state.tobytes() == before
        assert text in table.moves()
        table.play(text if chance.random() < 0.7 else str(chance.choice(table.moves())))


@pytest.mark.skipif(not JIT, reason="many games: only with the compiler")
def test_it_is_nearly_as_strong_as_the_greedy_choice() -> None:
    games, wins = 400, 0.0
    for seed in range(games):
        table, seat = Table(), seed % 4
        run(table.state, table.state.copy(), np.zeros(game.MOVES, np.int32), 1 << seat, mixed(seed))
        keys = table.keys()
        wins += (keys[seat] == max(keys)) / keys.count(max(keys))
    assert wins > 0.17 * games  # a quarter would be equal


def test_herding_feeds_the_starving() -> None:
    table = turning(1, {1: ["C3"], 2: ["A1"]}, {"C2": 1, "F1": 3, "A1": 2})
    assert choice(table) == "herd C2 C3"


def test_herding_takes_from_others_what_one_does_not_need() -> None:
    table = turning(1, {1: ["C3"], 2: ["A2"]}, {"C3": 2, "F1": 1, "A2": 1})
    assert choice(table).startswith("herd A2 ")


def test_the_last_tipi_leaves_when_that_wins_and_waits_when_it_would_lose() -> None:
    assert choice(acting(1, {1: ["C6"]}, {"A1": 1}, {1: 10}, plains={1: 3, 2: 4})) == "trek C6 out"
    assert choice(acting(1, {1: ["C6"]}, {"A1": 1, "C6": 3}, plains={1: 3, 2: 4}, stones={2: 1})) == "gather"


def test_of_hungry_tipis_the_hindmost_is_lost() -> None:
    table = turning(1, {1: ["C5", "D2", "E1"], 2: ["A1"]}, {"A1": 1}, {1: 1})
    table.play("herd A1 A2")
    assert table.moves() == ["lose C5", "lose D2", "lose E1"]
    assert choice(table) == "lose E1"
