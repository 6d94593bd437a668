"""The arena: rotated seats, paired deals, honest counting."""

import json

import pytest

from corral import cli
from corral.arena import matches
from corral.players import UnknownPlayer


def test_every_deal_is_played_from_every_seat():
    work = matches.tasks("wind_river", ["hand", "random", "greenhorn"], 6)
    assert [task.seed for task in work] == [1, 1, 1, 2, 2, 2]
    assert [task.players.index("hand") for task in work] == [0, 2, 1, 0, 2, 1]
    assert [task.number for task in work] == list(range(6))


def test_an_unknown_player_is_refused_before_anything_is_played():
    with pytest.raises(UnknownPlayer, match="no player is called 'alphazero'"):
        matches.tasks("wind_river", ["hand", "alphazero", "hand"], 6)


def test_the_same_task_gives_the_same_result():
    task = matches.tasks("wind_river", ["hand", "random", "random"], 1)[0]
    one, two = matches.play(task), matches.play(task)
    assert one.points == two.points
    assert one.keys == two.keys
    assert sum(one.wins) == pytest.approx(1.0)


def result(number, players, wins):
    return matches.Result(number, players, (3, 1), (3, 1), wins, (2, 2), (0.5, 0.25))


def test_a_shared_win_counts_as_its_share():
    told = matches.standings([result(0, ("a", "b"), (1.0, 0.0)), result(1, ("b", "a"), (0.5, 0.5))])
    assert [(row["player"], row["games"], row["wins"]) for row in told] == [("a", 2, 0.75), ("b", 2, 0.25)]
    assert told[0]["points"] == 2.0
    assert told[0]["seconds_per_turn"] == pytest.approx((0.5 + 0.25) / 4)


def test_the_interval_is_wilsons():
    low, high = matches.interval(80, 100)
    assert low == pytest.approx(0.7112, abs=1e-4)
    assert high == pytest.approx(0.8666, abs=1e-4)
    assert matches.interval(0, 0) == (0.0, 1.0)


def test_all_matches_of_a_deal_are_one_block():
    """By hand: the deals' sums of differences from 0.75 are -0.5 and 0.5, so the variance is 2 * 0.5 / 16."""
    found = matches.blocks([1, 1, 2, 2], [1.0, 0.0, 1.0, 1.0])
    assert tuple(found) == pytest.approx((0.75, 0.25, 2, 3.0))
    assert matches.student(1) == 12.706
    assert matches.student(5) == pytest.approx(2.571, abs=0.01)
    assert matches.student(30) == pytest.approx(2.042, abs=0.001)
    assert matches.student(10_000) == pytest.approx(1.9602, abs=0.0005)


def dealt(deal, ahead):
    """a's win by so many points, or loss."""
    wins = (1.0, 0.0) if ahead > 0 else (0.0, 1.0)
    return matches.Result(deal, ("a", "b"), (9 + ahead, 9), (9 + ahead, 9), wins, (1, 1), (0.0, 0.0), deal=deal)


def test_points_are_measured_beside_wins():
    """a wins 6 of 8 single deals by 2, and loses 2 by 1: 0.25 above the fair share is less than two errors."""
    told = matches.standings([dealt(deal, 2 if deal < 6 else -1) for deal in range(8)])[0]
    lead, error = told["lead"], (8 / 7 * (6 * 0.375**2 + 2 * 1.125**2)) ** 0.5 / 8
    assert (told["player"], told["wins"], lead["mean"]) == ("a", 0.75, pytest.approx((6 * 1.0 - 2 * 0.5) / 8))
    assert lead["high"] - lead["mean"] == pytest.approx(matches.student(7) * error)
    assert lead["fewer"] is None


def test_points_need_fewer_games_where_losses_are_narrow():
    """18 wins by 2 and 6 losses by 1: effects 0.25 and 0.625, and errors from deviations of 0.433 and 0.650."""
    told = matches.standings([dealt(deal, 2 if deal % 4 else -1) for deal in range(24)])[0]
    assert told["lead"]["fewer"] == pytest.approx((0.625 / 0.25 * (0.75 * 0.25) ** 0.5 / (0.5625 * 0.75) ** 0.5) ** 2)
    assert told["low"] < told["wins"] < told["high"]


def test_hand_beats_random_players():
    """Over fixed deals; the fair share would be a third."""
    results = matches.run(matches.tasks("wind_river", ["hand", "random", "random"], 24), workers=1)
    assert matches.standings(results)[0]["player"] == "hand"


def test_processes_play_what_one_process_plays():
    work = matches.tasks("wind_river", ["random", "random"], 6, {"depth": "3"})
    assert sorted(matches.run(work, workers=2), key=lambda one: one.number) != []
    alone = {one.number: one.keys for one in matches.run(work, workers=1)}
    assert {one.number: one.keys for one in matches.run(work, workers=2)} == alone


def test_the_command_writes_json_and_csv(tmp_path, capsys):
    words = ["arena", "wind_river", "hand", "random", "random", "--games", "3", "--workers", "1"]
    with pytest.raises(SystemExit) as stop:
        cli.main([*words, "--json", str(tmp_path / "a.json"), "--csv", str(tmp_path / "a.csv")])
    assert stop.value.code == 0
    told = json.loads((tmp_path / "a.json").read_text())["players"]
    assert {row["player"] for row in told} == {"hand", "random"}
    assert {"player", "games", "wins", "low", "high", "lead", "points", "seconds_per_turn"} == set(told[0])
    assert told[0]["lead"]["low"] is None  # one deal says nothing of how sure it is
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 1 + 9
    assert "hand" in capsys.readouterr().out
