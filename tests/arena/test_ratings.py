"""The width of ratings is found by a crowd whose strengths are known."""

import json
from random import Random

import numpy as np
import pytest

from corral import cli
from corral.arena import ratings
from corral.arena.ratings import Crowded
from corral.table.rating import USUAL, Skill, updated


def crowd(luck, many=600):
    """Games of ten whose strengths are 0 to 9, four at a table, each result with so much luck."""
    chance, found = Random(1), []
    for _ in range(many):
        who = chance.sample(range(10), 4)
        results = [one + chance.gauss(0, luck) for one in who]
        found.append(Crowded(tuple(who), tuple(1 + sum(other > own for other in results) for own in results)))
    return found


def test_strengths_are_the_share_of_the_others_that_were_behind():
    found = [Crowded((0, 1, 2), (1, 2, 3)), Crowded((0, 1, 2), (2, 2, 1))]
    assert ratings.strengths(found, 3).tolist() == [pytest.approx(2.5 / 4), pytest.approx(1.5 / 4), 0.5]


@pytest.mark.parametrize(("luck", "wider"), [(0.5, False), (20.0, True)])
def test_the_more_luck_a_game_has_the_wider_it_must_be_taken(luck, wider):
    found, true = crowd(luck), np.arange(10.0)
    narrow, wide = (ratings.width(found, true, USUAL * times, updated, Skill()) for times in (1.0, 8.0))
    assert (wide.loss < narrow.loss) == wider
    assert (wide.correlations[-1] > narrow.correlations[-1]) == wider


def test_the_command_tells_of_every_width(tmp_path, capsys):
    file = tmp_path / "found.json"
    with pytest.raises(SystemExit) as stop:
        cli.main(["ratings", "wind_river", "--games", "6", "--seats", "3", "--json", str(file)])
    assert stop.value.code == 0
    told = json.loads(file.read_text())
    assert len(told["strengths"]) == ratings.CROWD
    assert [len(row["correlations"]) for row in told["widths"]] == [len(ratings.AFTER)] * 6
    assert "log loss" in capsys.readouterr().out
    crowd = ratings.crowd_of(4.0)
    assert ratings.played("wind_river", 3, 1, crowd) == ratings.played("wind_river", 3, 1, crowd)
