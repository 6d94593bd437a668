"""The arena: rotated seats, paired deals, honest counting."""

import json

import pytest

from corral import cli
from corral.arena import duel
from corral.players import UnknownPlayer


def test_every_deal_is_played_from_every_seat():
    work = duel.tasks("wind_river", ["hand", "random", "greenhorn"], 6)
    assert [task.seed for task in work] == [1, 1, 1, 2, 2, 2]
    assert [task.players.index("hand") for task in work] == [0, 2, 1, 0, 2, 1]
    assert [task.number for task in work] == list(range(6))


def test_an_unknown_player_is_refused_before_anything_is_played():
    with pytest.raises(UnknownPlayer, match="no player is called 'alphazero'"):
        duel.tasks("wind_river", ["hand", "alphazero", "hand"], 6)


def test_the_same_task_gives_the_same_result():
    task = duel.tasks("wind_river", ["hand", "random", "random"], 1)[0]
    one, two = duel.play(task), duel.play(task)
    assert one.points == two.points
    assert one.keys == two.keys
    assert sum(one.wins) == pytest.approx(1.0)


def result(number, players, wins):
    return duel.Result(number, players, (3, 1), (3, 1), wins, (2, 2), (0.5, 0.25))


def test_a_shared_win_counts_as_its_share():
    told = duel.standings([result(0, ("a", "b"), (1.0, 0.0)), result(1, ("b", "a"), (0.5, 0.5))])
    assert [(row["player"], row["games"], row["wins"]) for row in told] == [("a", 2, 0.75), ("b", 2, 0.25)]
    assert told[0]["points"] == 2.0
    assert told[0]["seconds_per_turn"] == pytest.approx((0.5 + 0.25) / 4)


def test_the_interval_is_wilsons():
    low, high = duel.interval(80, 100)
    assert low == pytest.approx(0.7112, abs=1e-4)
    assert high == pytest.approx(0.8666, abs=1e-4)
    assert duel.interval(0, 0) == (0.0, 1.0)


def test_hand_beats_random_players():
    """Over fixed deals; the fair share would be a third."""
    results = duel.run(duel.tasks("wind_river", ["hand", "random", "random"], 24), workers=1)
    assert duel.standings(results)[0]["player"] == "hand"


def test_processes_play_what_one_process_plays():
    work = duel.tasks("wind_river", ["random", "random"], 6, {"depth": "3"})
    assert sorted(duel.run(work, workers=2), key=lambda one: one.number) != []
    alone = {one.number: one.keys for one in duel.run(work, workers=1)}
    assert {one.number: one.keys for one in duel.run(work, workers=2)} == alone


def test_the_command_writes_json_and_csv(tmp_path, capsys):
    words = ["arena", "wind_river", "hand", "random", "random", "--games", "3", "--workers", "1"]
    with pytest.raises(SystemExit) as stop:
        cli.main([*words, "--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")])
    assert stop.value.code == 0
    told = json.loads((tmp_path / "a.json").read_text())["players"]
    assert {row["player"] for row in told} == {"hand", "random"}
    assert {"player", "games", "wins", "low", "high", "points", "seconds_per_turn"} == set(told[0])
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 1 + 9
    assert "hand" in capsys.readouterr().out
