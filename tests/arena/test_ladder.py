"""The ladder: known strengths are found again."""

import json
from random import Random

import numpy as np
import pytest

from corral import cli
from corral.arena import ladder
from corral.arena.matches import Result


def test_known_strengths_are_found_again():
    """Three players whose odds are 1 : 3 : 9, so 191 Elo apart."""
    odds, chance, results = {"a": 9.0, "b": 3.0, "c": 1.0}, Random(1), []
    for number in range(3000):
        one, two = chance.sample(list(odds), 2)
        won = chance.random() < odds[one] / (odds[one] + odds[two])
        keys = (int(won), int(not won))
        results.append(Result(number, (one, two), (0, 0), keys, (0.0, 0.0), (1, 1), (0.0, 0.0), deal=number))
    rows = ladder.ladder(results, list(odds))
    assert [row["player"] for row in rows] == ["a", "b", "c"]
    step = 400 * np.log10(3)
    for row, true in zip(rows, (1000 + step, 1000, 1000 - step), strict=True):
        assert row["low"] < true < row["high"]


def test_ties_are_half_a_win_each():
    results = [Result(0, ("a", "b"), (1, 1), (5, 5), (0.5, 0.5), (1, 1), (0.0, 0.0))]
    assert ladder.pairs(results, ["a", "b"]).tolist() == [[0.0, 0.5], [0.5, 0.0]]
    assert ladder.elo(ladder.pairs(results, ["a", "b"])).tolist() == pytest.approx([1000.0, 1000.0])


def test_everybody_plays_about_equally_often():
    work = ladder.tasks("wind_river", ["hand", "random", "greenhorn"], 3, 30)
    counts = [sum(task.players.count(name) for task in work) for name in ("hand", "random", "greenhorn")]
    assert max(counts) - min(counts) <= 6
    assert all(len(set(task.players)) > 1 for task in work)


def test_the_command_prints_elo(tmp_path, capsys):
    words = ["ladder", "wind_river", "hand", "random", "--seats", "2", "--games", "6", "--workers", "1"]
    with pytest.raises(SystemExit) as stop:
        cli.main([*words, "-o", "depth=3", "--json", str(tmp_path / "ladder.json")])
    assert stop.value.code == 0
    first = json.loads((tmp_path / "ladder.json").read_text())["players"][0]
    assert first["player"] == "hand"
    assert first["counted"]["games"] == 6
    assert first["counted"]["lead"]["mean"] > 0
    assert "Elo" in capsys.readouterr().out
