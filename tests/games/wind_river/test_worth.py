"""A greedy seat: it plays every move on a copy and takes the one with the largest worth."""

from __future__ import annotations

import numpy as np
import pytest
from numba import types as nb

import corral.games.wind_river as game
from corral.game import NATURE
from corral.kernel import INTS, JIT, below, bind, mixed, next_word

from .table import Table, acting, turning

actors, legal, play, worth = game.actors, game.legal, game.play, game.thinking().worth


def whole_game(state, copied, moves, greedy, word):
    """Plays to the end; the seats whose bit is set are greedy, the others choose at random. Returns how many lines."""
    told = 0
    while actors(state):
        mask = actors(state)
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        count = legal(state, seat, moves)
        word = next_word(word)
        first = below(word, count)
        choice = moves[first]
        if seat != NATURE and greedy >> seat & 1:
            best = -1e9
            for index in range(count):
                move = moves[(first + index) % count]
                copied[:] = state
                play(copied, seat, move)
                value = worth(copied, seat)
                if value > best:
                    best = value
                    choice = move
        play(state, seat, choice)
        told += 1
    return told


run = bind(whole_game, nb.int64(INTS, INTS, INTS, nb.int64, nb.uint64), game)


def outcome(seats: int, depth: int, greedy: int, seed: int) -> tuple[list[int], list[int], int]:
    """Ranking keys, tipis on the Open Plains, lines."""
    table = Table(seats, depth)
    told = run(table.state, table.state.copy(), np.zeros(game.MOVES, np.int32), greedy, mixed(seed))
    return table.keys(), [seat.open_plains for seat in table.view().seats], told


GAMES = 300
compiled_only = pytest.mark.skipif(not JIT, reason="many games: only with the compiler")


@compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_greedy_seat_beats_random_ones(seats: int) -> None:
    wins = 0
    for seed in range(GAMES):
        keys, _, _ = outcome(seats, 0, 1 << seed % seats, seed)
        wins += keys.index(max(keys)) == seed % seats
    assert wins >= 0.95 * GAMES


@compiled_only
@pytest.mark.parametrize("depth", range(3, 10))
def test_a_greedy_seat_reaches_the_open_plains(depth: int) -> None:
    plains = [outcome(4, depth, 1 << seed % 4, seed)[1][seed % 4] for seed in range(60)]
    assert min(plains) > 0
    assert sum(plains) / len(plains) > 3


@compiled_only
def test_greedy_seats_do_not_all_get_the_same() -> None:
    """Players who mind only their own tipis would all come to seven and ten stones, and share every win."""
    shared = 0
    for seed in range(100):
        keys, _, _ = outcome(4, 0, 0b1111, seed)
        shared += keys.count(max(keys)) > 1
    assert shared < 50


@compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_end_within_the_bound(seats: int) -> None:
    for seed in range(20):
        assert outcome(seats, 9, 0b1111, seed)[2] <= game.LINES


def test_a_starving_tipi_is_worse_than_a_hungry_one_and_that_than_a_fed_one() -> None:
    fed = turning(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1, "F1": 1}, {1: 1})
    hungry = turning(1, {1: ["C3"], 2: ["A1"]}, {"D6": 1, "F1": 1}, {1: 1})
    starving = turning(1, {1: ["C3"], 2: ["A1"]}, {"D6": 1, "F1": 1})
    values = [worth(table.state, 0) for table in (fed, hungry, starving)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_the_open_plains_are_worth_more_than_the_field_before_them() -> None:
    before = acting(2, {1: ["C6"], 2: ["A1"]}, {"C6": 1, "A1": 1})
    there = acting(2, {2: ["A1"]}, {"C6": 1, "A1": 1}, plains={1: 1})
    assert worth(there.state, 0) > worth(before.state, 0)


def test_a_shared_win_is_better_than_waiting_and_a_win_better_still() -> None:
    others = {2: 2, 3: 2, 4: 2}
    for stones, better in ((1, True), (2, True), (0, False)):
        table = acting(1, {1: ["C6"]}, {"A1": 1}, {1: stones, 2: 1}, plains={1: 1, **others})
        now = worth(table.state, 0)
        ended = worth(table.play("trek C6 out").state, 0)
        assert (ended > now) is better
    shared, alone = (
        worth(acting(1, {1: ["C6"]}, {}, {1: stones, 2: 1}, plains={1: 1, **others}).play("trek C6 out").state, 0)
        for stones in (1, 2)
    )
    assert alone > shared


def test_what_others_hold_counts_against_a_seat() -> None:
    fed = turning(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1, "A1": 1})
    hungry = turning(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1, "A2": 1})
    richer = turning(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1, "A1": 1}, {2: 4})
    assert worth(hungry.state, 0) > worth(fed.state, 0) > worth(richer.state, 0)


def test_no_tipi_is_placed_where_it_finds_nothing() -> None:
    table = Table().play("start 1")
    for _ in range(8):
        seat = table.actor - 1
        best = max(table.moves(), key=lambda text: worth_after(table, seat, text))
        assert table.field(best.split()[1]).buffalo
        table.play(best)


def worth_after(table: Table, seat: int, text: str) -> float:
    state = table.state.copy()
    play(state, seat, game.read(text))
    return worth(state, seat)
