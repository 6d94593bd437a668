"""Greedy choices: `worth`, which tries every move on a copy; `policy` and `strong`, which read the ranch instead."""

import random
from typing import Any

import numpy as np
import pytest
from numba import types as nb

import corral.games.moon_river as game
from corral.game import NATURE, NONE
from corral.games.moon_river.bot.policy import joined
from corral.games.moon_river.bot.worth import (
    CORNER,
    HOLE,
    OTHERS,
    cramped,
    free_cells,
    other_pastures,
    prospect,
    wanted_cells,
)
from corral.games.moon_river.material import (
    CELL_NUMBERS,
    DOMINO,
    EDGE,
    EDGES,
    FARMER,
    KIND_CIRCLE,
    KIND_COWS,
    KIND_LANDSCAPE,
    KIND_NUMBERS,
    KIND_SKULL,
    SCENARIOS,
    TRAPPER,
)
from corral.games.moon_river.scoring import points_of, scenario_points
from corral.games.moon_river.state import BUILD, NEWER, PHASE_BUILD, PHASE_PICK, STATE, STOP
from corral.kernel import INTS, JIT, KEYS, below, bind, copy_into, mixed, next_word
from tests.given import given

from .table import Table, opened

thinking = game.thinking()
strong = given(thinking.strong)
actors, legal, play, score = game.actors, game.legal, game.play, game.score
worth, policy, strong_policy = thinking.worth, given(thinking.policy), given(strong.policy)

compiled_only = pytest.mark.skipif(not JIT, reason="many games: only with the compiler")
TABLES = [(seats, "camp", "") for seats in (2, 3, 4)] + [
    (seats, "legends", scenario) for seats in (2, 4) for scenario in SCENARIOS
]
POINTS, WORTH, QUICK, KEEN, DICE = range(5)  # ways to choose


def table_of(seats: int, mode: str, scenario: str) -> Table:
    return Table(seats, mode=mode, scenario=scenario) if scenario else Table(seats, mode=mode)


def value_of(state: Any, seat: int, way: int) -> float:
    return float(points_of(state.view(STATE)[0], seat)) if way == POINTS else worth(state, seat)


def chosen(state: Any, seat: int, moves: Any, trial: Any, way: int, word: Any) -> int:
    if way == QUICK:
        return policy(state, seat, moves, trial, word)
    if way == KEEN:
        return strong_policy(state, seat, moves, trial, word)
    count = legal(state, seat, moves)
    first = below(word, count)
    best = moves[first]
    most = -1e300
    for index in range(count if way != DICE else 0):
        move = moves[(first + index) % count]
        copy_into(trial, state)
        play(trial, seat, move)
        value = value_of(trial, seat, way)
        if value > most:
            most = value
            best = move
    return best


def match(start: Any, state: Any, moves: Any, trial: Any, ways: Any, seed: int, keys: Any) -> int:
    """One game to its end, each seat in its way; how many lines."""
    word = np.uint64(seed)
    copy_into(state, start)
    lines = 0
    while actors(state):
        mask = actors(state)
        seat = 0
        while not mask >> seat & 1:
            seat += 1
        word = next_word(word)
        if seat == NATURE:
            play(state, seat, moves[below(word, legal(state, seat, moves))])
        else:
            play(state, seat, chosen(state, seat, moves, trial, ways[seat], word))
        lines += 1
    score(state, keys)
    return lines


value_of = bind(value_of, nb.float64(INTS, nb.int64, nb.int64), game, worth=worth)
chosen = bind(
    chosen,
    nb.int64(INTS, nb.int64, INTS, INTS, nb.int64, nb.uint64),
    game,
    value_of=value_of,
    policy=policy,
    strong_policy=strong_policy,
)
match = bind(match, nb.int64(INTS, INTS, INTS, INTS, INTS, nb.int64, KEYS), game, chosen=chosen)


def wins(one: int, others: int, games: int, seats: int = 4, mode: str = "camp") -> float:
    """How often one seat in one way beats all others in another; every deal is played from each seat."""
    start = Table(seats, mode=mode).state
    state, trial, moves, keys = start.copy(), start.copy(), np.zeros(game.MOVES, np.int32), np.zeros(4, np.int64)
    total = 0.0
    for number in range(games):
        ways = np.full(4, others, np.int32)
        ways[number % seats] = one
        match(start, state, moves, trial, ways, int(mixed(number // seats)) >> 2, keys)
        best = keys[:seats].max()
        total += (keys[number % seats] == best) / (keys[:seats] == best).sum()
    return total / games


@compiled_only
@pytest.mark.parametrize("way", [WORTH, QUICK, KEEN])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_greedy_seat_beats_seats_that_look_at_points_only(way: int, seats: int) -> None:
    assert wins(way, POINTS, 120, seats) > 0.9


@compiled_only
@pytest.mark.parametrize("way", [WORTH, QUICK, KEEN])
def test_the_scenarios_are_seen_too(way: int) -> None:
    assert wins(way, POINTS, 120, 4, "legends") > 0.8


@compiled_only
def test_one_greedy_seat_beats_dice() -> None:
    assert wins(WORTH, DICE, 120) > 0.95


@compiled_only
def test_the_quick_choice_is_as_strong_as_the_one_by_worth() -> None:
    assert 0.15 < wins(QUICK, WORTH, 600) < 0.35  # a fair share is 0.25


@compiled_only
@pytest.mark.parametrize(("seats", "share"), [(2, 0.5), (3, 0.33), (4, 0.25)])
@pytest.mark.parametrize("mode", ["camp", "legends"])
def test_the_strong_choice_beats_the_quick_one(seats: int, share: float, mode: str) -> None:
    assert wins(KEEN, QUICK, 1200, seats, mode) > share + 0.05


# The quick choices


@pytest.mark.parametrize("choice", [policy, strong_policy], ids=["policy", "strong"])
@pytest.mark.parametrize(("seats", "mode", "scenario"), TABLES)
def test_the_quick_choice_is_a_legal_move_and_leaves_the_position_alone(
    seats: int, mode: str, scenario: str, choice: Any
) -> None:
    chance = random.Random(f"{seats} {mode} {scenario}")
    moves, trial = np.zeros(game.MOVES, np.int32), np.zeros(game.STATE.itemsize // 4, np.int32)
    asked = set()
    for number in range(12 if JIT else 1):
        table = table_of(seats, mode, scenario)
        while mask := game.actors(table.state):
            seat = int(mask).bit_length() - 1
            count = game.legal(table.state, seat, moves)
            offered = moves[:count].tolist()
            move = chance.choice(offered)
            if seat != NATURE:
                asked.add(int(table.s.phase))
                before = table.state.tobytes()
                quick = choice(table.state, seat, moves, trial, mixed(number))
                assert quick in offered, game.write(int(quick))
                assert table.state.tobytes() == before
                if chance.random() < 0.5:
                    move = quick
            game.play(table.state, seat, move)
    if JIT:
        assert len(asked) >= 7  # pick, build, discard, dry, hire, drive, swap, rustle; bonus with two


@pytest.mark.parametrize(("seats", "mode", "scenario"), TABLES)
def test_the_strong_choice_is_what_weighs_most(seats: int, mode: str, scenario: str) -> None:
    table, chance = table_of(seats, mode, scenario), random.Random(5)
    moves, trial, values = np.zeros(game.MOVES, np.int32), table.state.copy(), np.zeros(game.MOVES)
    while mask := game.actors(table.state):
        seat = int(mask).bit_length() - 1
        count = game.legal(table.state, seat, moves)
        move = chance.choice(moves[:count].tolist())
        if seat != NATURE:
            weighed = {}
            if table.s.phase in (PHASE_BUILD, PHASE_PICK):
                given(strong.weigh)(table.state, seat, moves, count, trial, values)
                weighed = dict(zip(moves[:count].tolist(), values[:count].tolist(), strict=True))
            move = int(strong_policy(table.state, seat, moves, trial, mixed(1)))
            assert not weighed or weighed[move] == pytest.approx(max(weighed.values()), abs=0.05)  # notes are rounded
        game.play(table.state, seat, move)


def test_a_circle_weighs_more_for_the_strong_where_a_farmer_waits() -> None:
    table, moves, values = Table(4), np.zeros(game.MOVES, np.int32), np.zeros(game.MOVES)
    trial, chance, weights = table.state.copy(), random.Random(3), {}
    while True:
        seat = int(game.actors(table.state)).bit_length() - 1
        count = game.legal(table.state, seat, moves)
        if table.s.phase == PHASE_PICK:
            circles = KIND_CIRCLE[table.s.column[NEWER, moves[:count]]]
            if len(set(circles.tolist())) == 2:
                break
        game.play(table.state, seat, chance.choice(moves[:count].tolist()))
    for partner in (TRAPPER, FARMER):
        table.s.saloon[:] = partner
        given(strong.weigh)(table.state, seat, moves, count, trial, values)
        weights[partner] = [values[:count][circles == circle].copy() for circle in (0, 1)]
    assert weights[FARMER][0].tolist() == weights[TRAPPER][0].tolist()
    assert (weights[FARMER][1] > weights[TRAPPER][1] + 1).all()


def domino_of(table: Table, move: int) -> tuple[list[int], list[int]]:
    """Kinds and cells."""
    domino, edge = divmod(move - BUILD, EDGES)
    kinds = [int(table.s.stored[table.seat - 1, field]) for field in DOMINO[domino]]
    return kinds, EDGE[edge].tolist()


def pasture_points(table: Table, seat: int) -> int:
    return int((table.s.area[seat] * table.s.herd[seat]).sum())


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_domino_joins_is_what_playing_it_brings(seats: int) -> None:
    chance = random.Random(seats)
    moves, compared = np.zeros(game.MOVES, np.int32), 0
    for _ in range(4 if JIT else 1):
        table = Table(seats)
        while mask := game.actors(table.state):
            seat = int(mask).bit_length() - 1
            count = game.legal(table.state, seat, moves)
            move = int(moves[chance.randrange(count)])
            if table.s.phase != PHASE_BUILD or move == STOP:
                game.play(table.state, seat, move)
                continue
            (one, other), (cell, beside) = domino_of(table, move)
            herd, calf = min(1, KIND_COWS[one]), min(1, KIND_COWS[other])
            land, second = KIND_LANDSCAPE[one], KIND_LANDSCAPE[other]
            if land == second:
                gain = joined(table.s, seat, land, herd + calf, 0, cell, beside)
            else:
                gain = joined(table.s, seat, land, herd, 0, cell, NONE) + joined(
                    table.s, seat, second, calf, 0, beside, NONE
                )
            before = pasture_points(table, seat)
            game.play(table.state, seat, move)
            if table.s.supply and not KIND_SKULL[one] and not KIND_SKULL[other]:
                compared += 1
                assert pasture_points(table, seat) - before == gain
    assert compared > 10


def test_a_skull_takes_a_cow_of_the_territory_it_joins() -> None:
    table = opened().lay(1, a1="desert", a2="desert").graze(1, "a1")
    skull = KIND_NUMBERS["desert-skull"]
    land, cell = int(KIND_LANDSCAPE[skull]), CELL_NUMBERS["b1"]
    assert joined(table.s, 0, land, 0, 0, cell, NONE) == 3 - 2
    assert joined(table.s, 0, land, 0, 1, cell, NONE) == 0 - 2


# Worth


@pytest.mark.parametrize(("seats", "mode", "scenario"), TABLES)
def test_at_the_end_worth_is_points_less_holes_and_what_others_have(seats: int, mode: str, scenario: str) -> None:
    table = table_of(seats, mode, scenario)
    state, trial, moves, keys = table.state, table.state.copy(), np.zeros(game.MOVES, np.int32), np.zeros(4, np.int64)
    for number in range(3 if JIT else 1):
        match(table_of(seats, mode, scenario).state, state, moves, trial, np.full(4, DICE, np.int32), number + 5, keys)
        for seat in range(seats):
            rest = cramped(free_cells(table.s, seat), HOLE, CORNER) + OTHERS * other_pastures(table.s, seat)
            assert thinking.worth(state, seat) == pytest.approx(points_of(table.s, seat) - rest)
            assert strong.worth(state, seat) == points_of(table.s, seat)
            if scenario:
                assert prospect(table.s, *wanted_cells(table.s, seat)) == scenario_points(table.s, seat)


def test_a_free_cell_without_free_neighbours_costs_more_than_a_corner() -> None:
    row = [CELL_NUMBERS[cell] for cell in ("a1", "b1", "c1", "d1", "e1")]
    cells: tuple[list[int], ...] = ([], [0, 1, 3, 4], [0], [0, 2])
    costs = [cramped(sum(1 << row[cell] for cell in free), HOLE, CORNER) for free in cells]
    assert costs == sorted(costs)
    assert costs[0] == 0


def picked(table: Table) -> str:
    moves, trial = np.zeros(game.MOVES, np.int32), table.state.copy()
    quick = game.write(int(policy(table.state, table.seat - 1, moves, trial, mixed(1))))
    values = {}
    for text in table.moves():
        copy = table.state.copy()
        game.play(copy, table.seat - 1, game.read(text))
        values[text] = thinking.worth(copy, table.seat - 1)
    assert max(values, key=lambda text: values[text]) == quick
    return quick


def test_both_choose_the_landscape_in_which_the_cows_are() -> None:
    table = opened(second="desert canyon meadow forest").lay(1, a1="canyon", a2="canyon", b1="meadow")
    assert picked(table.graze(1, "a1", "a2")) == "pick 2"


def test_the_last_of_three_to_choose_still_knows_what_it_chose() -> None:
    table = opened(3, second="desert canyon meadow forest").lay(3, a1="forest", a2="forest").graze(3, "a1", "a2")
    assert picked(table.play("pick 1", "pick 2")) == "pick 4"  # and the column is the older one now (MR-33)


def test_both_like_ears_more_with_a_farmer() -> None:
    table = opened(second="corn-4 farm-cow-circle farm-cow desert", saloon="farmer farmer trapper trapper trapper")
    assert picked(table) == "pick 3"  # sorted by backs: desert, corn-4, then the farms
    assert picked(table.lay(1, b3="corn-4").employ(1, b3="farmer")) == "pick 2"


def test_a_cow_is_stolen_where_it_hurts_most() -> None:
    table = opened().lay(2, a1="desert", a2="desert", e1="canyon").graze(2, "a1", "e1").lay(1, a1="meadow-circle")
    table.s.circle[0] = CELL_NUMBERS["a1"]
    table.s.phase = 8  # hire
    table.play("hire 2 specialist a1")
    moves, trial = np.zeros(game.MOVES, np.int32), table.state.copy()
    assert game.write(int(policy(table.state, 0, moves, trial, mixed(1)))) == "rustle 2 a1"


def test_whatever_partners_came_the_next_parcel_has_the_same_name() -> None:
    """Draws of one name meet the same lot (players/race.py)."""
    table, names = Table(4), []
    moves = np.zeros(game.MOVES, np.int32)
    while mask := game.actors(table.state):
        seat = int(mask).bit_length() - 1
        if seat == NATURE:
            names.append(int(given(strong.fate)(table.state)))
        game.legal(table.state, seat, moves)
        game.play(table.state, seat, int(moves[0]))
    lots = [name for name in names if names.count(name) > 1]
    assert set(lots) == {names[9]}  # whose ranchero comes: four draws in turn
    assert max(names) < strong.fates
