"""Training: a stopped run goes on to the same end, and compiled code judges as the net that was trained."""

from dataclasses import replace

import numpy as np
import pytest

from corral import games
from corral.arena import train
from corral.games.dice_town.bot.features import OWN
from corral.kernel import bind
from corral.match import Match
from corral.players.kernels import kernels, strong_of
from corral.players.value import flat, judge, net_of
from tests.given import given

GAMES, EPOCHS = 12, 3


class Stopped(Exception):
    pass


@pytest.fixture(autouse=True)
def small_chunks(monkeypatch):
    monkeypatch.setattr(train, "CHUNK", 4)


def trained(folder, stop_at=None, epochs=EPOCHS):
    """The parts of the net; stop_at: give up when so many reports were made."""
    reports = []

    def tell(what, done, of):
        reports.append(what)
        if len(reports) == stop_at:
            raise Stopped

    path = train.train("moon_river", folder, GAMES, 4, {}, 5, epochs, tell)
    with np.load(path) as parts:
        return dict(parts), reports


def test_a_stopped_run_goes_on_to_the_same_net(tmp_path):
    whole, _ = trained(tmp_path / "whole")
    for stop_at in (2, 5):  # while games are played, and while the net learns
        with pytest.raises(Stopped):
            trained(tmp_path / "cut", stop_at)
    resumed, reports = trained(tmp_path / "cut")
    assert whole.keys() == resumed.keys()
    for name, part in whole.items():
        assert np.array_equal(part, resumed[name]), name
    assert sum("fit" in report for report in reports) == EPOCHS - 1  # the first epoch was kept
    assert sorted(path.name for path in (tmp_path / "cut").iterdir()) == [
        "checkpoint.npz", "chunk-0000.npz", "chunk-0001.npz", "chunk-0002.npz", "value.npz",
    ]  # fmt: skip


def test_learning_lowers_the_error():
    game = games.find("moon_river")
    rows, ends = train.self_play(game, 4, {}, 1, 12)
    net = train.Net(rows, 5)
    before = net.loss(rows, ends)
    for _ in range(30):
        net.learn(rows, ends, 1e-2)
    assert net.loss(rows, ends) < 0.9 * before


def test_a_net_of_another_size_is_refused(tmp_path):
    trained(tmp_path, epochs=1)
    with pytest.raises(ValueError, match="is of a net of another size; give another folder"):
        train.train("moon_river", tmp_path, GAMES, 4, {}, 6, 1, lambda *_: None)


def test_a_game_without_features_is_refused(tmp_path, monkeypatch):
    game = games.find("dice_town")
    thinking = replace(game.thinking(), features=None, inputs=0)
    monkeypatch.setattr(game, "thinking", lambda: thinking)
    with pytest.raises(ValueError, match="dice_town has no features to learn from"):
        train.train("dice_town", tmp_path, GAMES, 4, {}, 6, 1, lambda *_: None)


def test_compiled_code_judges_as_the_net_does():
    game = games.find("moon_river")
    rows, _ = train.self_play(game, 4, {}, 1, 4)
    net = train.Net(rows, 5)
    match = Match("moon_river", 4, seed=2)
    inputs, again = np.zeros(game.thinking().inputs), np.zeros(game.thinking().inputs)
    compiled = bind(judge, None, game, **kernels(game).names)
    for seat in range(4):
        given(game.thinking().features)(match.state, seat, inputs)
        due = net.value(inputs[None, :].astype(np.float32))[2][0]
        assert compiled(flat(net.saved()), match.state, seat, again) == pytest.approx(due, abs=1e-5)


@pytest.mark.parametrize(("name", "share"), [("moon_river", 0.85), ("wind_river", 0.85), ("dice_town", 0.95)])
def test_the_value_that_is_shipped_sees_who_will_win(name, share):
    game = games.find(name)
    played = given(strong_of(game)) if name == "dice_town" else game
    rows, ends = train.self_play(played, 4, {}, 10**6, 60)  # games it has not learned from
    parts = np.load(given(game.thinking().net))
    hidden = np.maximum((rows - parts["mean"]) * parts["scale"] @ parts["weights"].T + parts["biases"], 0.0)
    guess = 1 / (1 + np.exp(-(hidden @ parts["outputs"] + parts["bias"])))
    assert np.mean((guess - ends) ** 2) < share * np.var(ends)


def test_a_game_with_quiet_positions_is_judged_in_those_alone():
    """Dice Town: a row for each seat and round, when it begins."""
    game = games.find("dice_town")
    rows, ends = train.self_play(game, 3, {}, 1, 2)
    assert len(rows) == len(ends)
    rounds = len(rows) // 3
    assert 2 * 5 < rounds < 2 * 30
    assert rows[:3, OWN : OWN + 2].tolist() == [[0, 8]] * 3  # nuggets and dollars at the start
    assert rows[:3, OWN + 4].sum() == 1  # the badge


def test_who_plays_by_a_stronger_policy_has_one(tmp_path):
    with pytest.raises(ValueError, match="wind_river has no stronger policy"):
        train.train("wind_river", tmp_path, GAMES, 4, {}, 6, 1, lambda *_: None, strong=True)
    _, ends = train.self_play(given(strong_of(games.find("dice_town"))), 3, {}, 1, 2)
    assert set(ends.tolist()) <= {0.0, 1.0}  # there only who wins counts


def test_a_value_of_other_features_is_refused(monkeypatch):
    game = games.find("moon_river")
    other = replace(game.thinking(), inputs=game.thinking().inputs + 1)
    monkeypatch.setattr(game, "thinking", lambda: other)
    with pytest.raises(ValueError, match="was trained on other features: corral train moon_river"):
        net_of(game)
