"""Levels: they choose what is legal, the same for the same number, and never by what they may not know."""

import itertools
import pickle
import time
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np
import pytest

from corral import players
from corral.kernel import mixed, next_word
from corral.match import Match
from corral.players import Level, Memory, Player
from corral.players.advice import advise
from corral.players.kernels import kernels, strong_of
from corral.players.search import Knobs, Tree
from tests.contract import gulch
from tests.contract.tables import CASES, NAMES, cases, stroll
from tests.given import given

SMALL = [Level("greenhorn", haste=4.0), Level("hand"), Level("search", iterations=48), players.find("random")]


@pytest.mark.parametrize("level", SMALL, ids=lambda level: level.name)
@pytest.mark.parametrize("name", NAMES)
def test_every_level_plays_legal_moves_and_repeats_itself(name, level):
    match = cases(name)[0].match(seed=3)
    stroll(match, Random(3), 9)
    for seat in match.actors:
        one, two = (Player(level, match.game, match.seats).choose(match.state, seat - 1, 77) for _ in range(2))
        assert one == two
        assert match.game.write(one) in match.moves(seat)


@pytest.mark.parametrize("options", [{}, {"mode": "legends", "scenario": "outlaws"}])
def test_a_legend_of_moon_river_races_by_a_stronger_policy(options):
    level = replace(players.find("legend"), seconds=0.0, iterations=96)
    match = Match("moon_river", 4, options, seed=3)
    stroll(match, Random(3), 60)
    seat = match.actors[0]
    one, two = (Player(level, match.game, 4) for _ in range(2))
    choice = one.choose(match.state, seat - 1, 77)
    assert choice == two.choose(match.state, seat - 1, 77)
    assert match.game.write(choice) in match.moves(seat)
    tried = sorted(found.visits for found in one.found.values())
    assert len(match.moves(seat)) > 1
    assert tried[-1] >= tried[-2] > 0  # those still in the race have met the same deals
    assert kernels(given(strong_of(match.game))).policy is given(match.game.thinking().strong).policy


def test_random_takes_every_move_now_and_then():
    match = cases("wind_river")[0].match(seed=3)
    seat = match.actors[0]
    player = Player("random", match.game, match.seats)
    chosen = {match.game.write(player.choose(match.state, seat - 1, number)) for number in range(1000)}
    assert chosen == set(match.moves(seat))


def test_choosing_changes_nothing():
    match = cases("wind_river")[0].match(seed=3)
    before = match.state.tobytes()
    Player(SMALL[2], match.game, match.seats).choose(match.state, match.actors[0] - 1, 5)
    assert match.state.tobytes() == before


@pytest.mark.parametrize("level", SMALL, ids=lambda level: level.name)
def test_nobody_peeks(level):
    """The truth is changed behind a player's back: with the same number its choice does not change."""
    chance = Random(1)
    for seed in range(20):
        match = Match(gulch, 3, seed=seed)
        stroll(match, chance, chance.randrange(1, 12))
        if match.over or 3 not in match.actors:
            continue
        truths = []
        for answer in ("dig", "wait"):
            other = match.clone()
            if 1 in other.actors and len(other.actors) > 1:
                other.play(1, answer)
            truths.append(other.state)
        one, two = (Player(level, gulch, 3).choose(state, 2, seed) for state in truths)
        assert one == two


def test_threads_share_the_work():
    match = cases("wind_river")[0].match(seed=3)
    player = Player(Level("two", iterations=64, threads=2), match.game, match.seats)
    seat = match.actors[0]
    assert match.game.write(player.choose(match.state, seat - 1, 5)) in match.moves(seat)
    assert sum(found.visits for found in player.found.values()) >= 64


def turns(name, seed, level, many):
    """Turns of a player that searches, among hands: for each, its choices, the tries they found and those made anew."""
    match = Match(name, 3, seed=seed)
    found: dict[Any, Any] = {}
    player, hand = Player(level, match.game, 3), Player("hand", match.game, 3)
    while len(found) < many and not match.over:
        seat = match.actors[0]
        turn = players.turn_of(match.history, seat - 1)
        before = player.tries
        move = (player if seat == 1 else hand).choose(match.state, seat - 1, len(match.lines), turn)
        if seat == 1 and player.tries > before:
            known = sum(one.visits for one in player.found.values())
            found.setdefault(turn, []).append((known, player.tries - before))
        match.play(seat, match.game.write(move))
    return list(found.values())


@pytest.mark.parametrize("name", ["moon_river", "wind_river"])
def test_the_choices_of_a_turn_share_one_budget_and_one_tree(name):
    budget = 400
    found = turns(name, 5, Level("search", iterations=budget), 12)
    spent = [sum(fresh for _, fresh in choices) for choices in found]
    assert max(spent) <= budget * 1.2
    assert sorted(spent)[len(spent) // 2] > budget / 4  # the rest could not have changed the choice
    several = [choices for choices in found if len(choices) > 1]
    assert several
    assert any(known > fresh for choices in several for known, fresh in choices[1:])  # the tree goes on


@pytest.mark.parametrize("name", ["moon_river", "wind_river", "dice_town"])
def test_who_is_asked_anew_for_every_choice_chooses_as_one_who_plays_the_whole_game(name):
    """The server makes a player for each choice, in whatever process is free; what it remembers goes along."""
    level, match = Level("search", iterations=200), Match(name, 3, seed=5)
    whole, shared = [Player(level, match.game, 3) for _ in range(3)], 0
    memories: list[players.Memory | None] = [None] * 3
    while not match.over and shared < 12:
        seat = match.actors[0] - 1
        number, turn = len(match.lines), players.turn_of(match.history, seat)
        before = whole[seat].memory
        move = whole[seat].choose(match.state, seat, number, turn)
        sent = pickle.loads(pickle.dumps(memories[seat]))
        again, memories[seat] = players.choose(level, match.game, match.state, seat, number, turn, sent)
        assert again == move
        assert given(memories[seat])[2] == whole[seat].memory[2], "as many tries, of the same budget"
        shared += before.turn == turn
        match.play(seat + 1, match.game.write(move))
    assert shared == 12, "choices of one turn were met"


def test_what_a_turn_has_spent_is_spent(monkeypatch):
    """A clock that goes a millisecond at every look."""
    monkeypatch.setattr(time, "perf_counter", itertools.count(0.0, 0.001).__next__)
    match = Match("wind_river", 3, seed=5)
    seat = match.actors[0] - 1
    tries = []
    for spent in (0.0, 0.08):
        player = Player(Level("search", seconds=0.1), match.game, 3, Memory("turn", spent, 0.0, ()))
        player.choose(match.state, seat, 1, "turn")
        tries.append(player.tries)
    assert tries[1] < tries[0] / 2


def test_nobody_thinks_longer_than_its_time(monkeypatch):
    ticks = itertools.count(0.0, 0.001)
    monkeypatch.setattr(time, "perf_counter", ticks.__next__)
    match = Match("wind_river", 3, seed=5)
    begin = next(ticks)
    Player(Level("search", seconds=0.5), match.game, 3).choose(match.state, match.actors[0] - 1, 1)
    assert next(ticks) - begin < 0.5 * 1.05


def test_a_search_stops_when_the_rest_could_not_change_its_choice():
    budget, tries = 600, []
    for seed in range(6):
        match = Match("wind_river", 3, seed=seed)
        while match.view().phase != "act":  # the last choice of a turn may use all that is left
            stroll(match, Random(seed), len(match.history) + 1)
        seat = match.actors[0] - 1
        player = Player(Level("search", iterations=budget), match.game, 3)
        choice = player.choose(match.state, seat, 1)
        tree = Tree(match.game, 3, Knobs(**match.game.thinking().knobs))
        tree.begin(match.state, seat, next_word(mixed(1)))
        tree.think(budget)
        assert max(tree.found, key=lambda move: tree.found[move].visits) == choice
        tries.append(player.tries)
    assert min(tries) < budget


@pytest.mark.parametrize("name", NAMES)
def test_a_search_needs_little_memory(name):
    match = cases(name)[0].match(seed=3)
    scratch = Tree(match.game, match.seats, Knobs()).scratch
    assert sum(array.nbytes for array in scratch if isinstance(array, np.ndarray)) < 20e6


def test_unknown_players_are_refused():
    with pytest.raises(players.UnknownPlayer, match="no player is called 'boss'; there are greenhorn, hand"):
        Player("boss", gulch, 2)


def test_advice_has_a_move_and_a_reason():
    match = Match("moon_river", 2, seed=5)
    advice = advise(match.game, match.state, match.actors[0] - 1, 2, 1, Level("search", iterations=48))
    assert advice.text in match.moves(match.actors[0])
    assert advice.reason
    assert np.isclose(sum(advice.chances), 1.0)
    assert np.isclose(sum(choice.share for choice in advice.choices), 1.0)


def test_every_case_can_be_searched():
    for case in CASES:
        match = case.match(seed=2)
        stroll(match, Random(2), 4)
        seat = match.actors[0]
        player = Player(Level("search", iterations=32), match.game, match.seats)
        assert match.game.write(player.choose(match.state, seat - 1, 1)) in match.moves(seat)
