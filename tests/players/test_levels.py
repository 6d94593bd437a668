"""Levels: they choose what is legal, the same for the same number, and never by what they may not know."""

from random import Random

import numpy as np
import pytest

from corral import players
from corral.match import Match
from corral.players import Level, Player
from corral.players.advice import advise
from tests.contract import gulch
from tests.contract.tables import CASES, NAMES, cases, stroll

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


def test_a_turn_shares_one_budget_and_one_tree():
    match = Match("wind_river", 3, seed=5)
    player = Player(Level("search", iterations=200), match.game, 3)
    tries = []
    while len(tries) < 3:
        seat = match.actors[0]
        if len(match.moves(seat)) > 1 and match.view()["phase"] == "herd":
            move = player.choose(match.state, seat - 1, len(match.lines), turn="one")
            tries.append(sum(found.visits for found in player.found.values()))
            match.play(seat, match.game.write(move))
            if match.actors[0] != seat:
                break
        else:
            match.play(seat, match.moves(seat)[0])
    assert len(tries) >= 2
    assert player._spent <= 200
    assert tries[1] > 50  # what is left of the budget is halved, but the tree of the first choice goes on


def test_unknown_players_are_refused():
    with pytest.raises(players.UnknownPlayer, match="no player is called 'boss'; there are greenhorn, hand"):
        Player("boss", gulch, 2)


def test_advice_has_a_move_and_a_reason():
    match = Match("moon_river", 2, seed=5)
    advice = advise(Level("search", iterations=48), match.game, match.state, match.actors[0] - 1, 2, 1)
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
