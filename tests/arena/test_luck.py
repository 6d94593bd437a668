"""Luck is 0 in the mean, whoever judges: over listed outcomes exactly, over many matches of the toy game in the end."""

import itertools
import json

import numpy as np
import pytest

from corral import cli
from corral.arena import matches
from corral.arena.luck import BETA, expected, listed, luck_of, number_of
from corral.game import NATURE
from corral.match import Match
from corral.players.judge import judge_of
from corral.players.ledger import Ledger
from tests.contract import gulch, tables  # noqa: F401  (registers the toy game)

GULCH = gulch.NAME
NUGGETS = (1, 1, 1, 2, 2, 3)
DIGS = ((0, 1, 2), (3, 4))  # the rounds in which each seat digs; the last nugget is left
MANY = 1500


def steady(seed):
    """A match whose players look only at the round: then all is luck, and its mean is known."""
    match = Match(GULCH, 2, seed=seed)
    while actors := match.actors:
        number = sum(ply.seat == NATURE for ply in match.history) - 1
        for seat in actors:
            match.play(seat, "dig" if number in DIGS[seat - 1] else "wait")
    return match


def first_moves(game, seed):
    match = Match(game, 3, seed=seed)
    while actors := match.actors:
        match.play(actors[0], match.moves(actors[0])[0])
    return match


def wins_and_lead(dug, other):
    return (dug > other) + (dug == other) / 2, (dug - other) / 2


@pytest.mark.parametrize("match", [steady(1), first_moves("wind_river", 1)], ids=["gulch", "wind_river"])
def test_luck_over_all_outcomes_of_a_draw_is_nothing(match):
    judge, seen = judge_of(match.game, match.seats), 0
    for before, _ in Ledger(match).draws():
        outcomes = listed(match.game, before)
        assert outcomes is not None
        seen += 1
        mean, lead = expected(judge, before)
        assert sum(weight for weight, _ in outcomes) == pytest.approx(1.0, abs=1e-12)
        views = [(weight, judge.view(state)) for weight, state in outcomes]
        assert np.allclose(sum(weight * (view.shares - mean) for weight, view in views), 0, atol=1e-12)
        assert np.allclose(sum(weight * (view.leads - lead) for weight, view in views), 0, atol=1e-12)
    assert seen == (6 if match.game.NAME == GULCH else 1)


def test_a_stretch_of_more_than_one_draw_is_sampled():
    match = first_moves("moon_river", 1)
    before, _ = next(Ledger(match).draws())
    assert listed(match.game, before) is None
    assert expected(judge_of(match.game, 3), before)[0].sum() == pytest.approx(1.0)


def test_adjusted_results_are_right_in_the_mean_and_vary_less():
    orders = itertools.permutations(NUGGETS)
    true = np.mean([wins_and_lead(sum(order[:3]), sum(order[3:5])) for order in orders], axis=0)
    found, less = [], []
    for seed in range(MANY):
        match = steady(seed)
        luck = luck_of(match)
        assert luck.wins.sum() == pytest.approx(0, abs=1e-9)
        assert luck.lead.sum() == pytest.approx(0, abs=1e-9)
        result = np.array(wins_and_lead(*match.points))
        found.append(result)
        less.append(result - BETA * np.array([luck.wins[0], luck.lead[0]]))
    for values in (np.array(found), np.array(less)):
        error = values.std(axis=0, ddof=1) / MANY**0.5
        assert (np.abs(values.mean(axis=0) - true) < 3 * error).all()


def test_the_same_match_has_the_same_luck():
    one, two = luck_of(first_moves("dice_town", 3)), luck_of(first_moves("dice_town", 3))
    assert one.judge == two.judge
    assert one.wins.tolist() == two.wins.tolist()
    assert np.abs(one.wins).max() > 0.01  # the judge sees what was drawn


def test_each_match_has_a_judge_of_its_own():
    one, two = (first_moves("moon_river", seed) for seed in (1, 2))
    assert number_of(one) == number_of(first_moves("moon_river", 1)) != number_of(two)
    mine, other = (Ledger(one, number=number_of(match)).judge for match in (one, two))
    assert mine.kind == other.kind == luck_of(two).judge
    assert mine.name != other.name
    state = one.fold.state_at(40)
    assert mine.shares(state).tolist() != other.shares(state).tolist()
    assert mine.shares(state) == pytest.approx(other.shares(state), abs=0.35)


def test_the_command_counts_without_luck(tmp_path, capsys):
    words = ["arena", "dice_town", "hand", "greenhorn", "--games", "6", "--workers", "1", "--luck"]
    with pytest.raises(SystemExit) as stop:
        cli.main([*words, "--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")])
    assert stop.value.code == 0
    told = json.loads((tmp_path / "a.json").read_text())
    assert (told["beta"], told["judge"].startswith("dice_town-2-")) == (BETA, True)
    rows = {row["player"]: row for row in told["players"]}
    assert rows["hand"]["wins_adjusted"]["mean"] + rows["greenhorn"]["wins_adjusted"]["mean"] == pytest.approx(1.0)
    assert rows["hand"]["lead_adjusted"]["mean"] == pytest.approx(-rows["greenhorn"]["lead_adjusted"]["mean"])
    header, first = ((tmp_path / "a.csv").read_text().splitlines()[line].split(",") for line in (0, 1))
    assert header[-3:] == ["deal", "luck", "luck_lead"]
    result = matches.play(matches.tasks("dice_town", ["hand", "greenhorn"], 1)[0])
    assert (first[3], first[7]) == (str(result.points[0]), "1")
    assert "less 0.5 of the luck" in capsys.readouterr().out
