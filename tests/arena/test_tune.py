"""Tuning: a stopped run goes on to the same weights, and weights come nearer to what moves bring."""

import numpy as np
import pytest

from corral import games
from corral.arena import tune
from corral.game import NONE
from corral.kernel import JIT
from tests.given import given

pytestmark = pytest.mark.skipif(not JIT, reason="many games: only with the compiler")
game = games.find("moon_river")
strong = given(game.thinking().strong)
tuning = given(strong.tuning)
WEIGHTS = tuning.weights


class Stopped(Exception):
    pass


@pytest.fixture(autouse=True)
def small_rounds(monkeypatch):
    monkeypatch.setattr(tune, "CHUNK", 4)
    monkeypatch.setattr(tune, "TRIALS", 8)


@pytest.fixture(scope="module")
def loops():
    return tune.Loops(game, 4, {})


def tuned(folder, stop_at=None, fresh=False):
    reports = []

    def tell(what, done, of):
        reports.append(what)
        if len(reports) == stop_at:
            raise Stopped

    tune.tune("moon_river", folder, 2, 10, 2, 4, {}, fresh, tell)
    return [tuning.read(folder / name) for name in ("round-01.npz", "round-02.npz", "strong.npz")], reports


def test_a_stopped_run_goes_on_to_the_same_weights(tmp_path):
    whole, _ = tuned(tmp_path / "whole")
    for stop_at in (2, 6):  # in the first round, and in the second
        with pytest.raises(Stopped):
            tuned(tmp_path / "cut", stop_at)
    resumed, _ = tuned(tmp_path / "cut")
    assert np.array_equal(resumed, whole)
    assert not np.array_equal(whole[0], WEIGHTS)
    assert not np.array_equal(whole[0], whole[1])
    assert sorted(path.name for path in (tmp_path / "cut").iterdir()) == [
        "round-01-00.npz", "round-01-01.npz", "round-01-02.npz", "round-01.npz",
        "round-02-00.npz", "round-02-01.npz", "round-02-02.npz", "round-02.npz", "strong.npz",
    ]  # fmt: skip


def test_moves_are_tried_in_positions_of_those_who_learn(loops):
    tried = loops.gather(WEIGHTS, 12, 2, 1)
    moves, trial, values = (np.empty(game.MOVES, np.int32), tried.states[0].copy(), np.empty(game.MOVES))
    for state, seat, chosen, brought in zip(*tried, strict=True):
        count = game.legal(state, seat, moves)
        there = chosen[chosen != NONE]
        assert len(there) == len(set(there.tolist())) == min(count, tune.BEST + 1) > 1
        assert set(there.tolist()) <= set(moves[:count].tolist())
        given(strong.weigh)(state, seat, moves, count, trial, values)
        weighed = dict(zip(moves[:count].tolist(), values[:count].tolist(), strict=True))
        best = sorted(weighed.values(), reverse=True)[: tune.BEST]
        assert [weighed[move] for move in there[: tune.BEST].tolist()] == best
        assert (brought[: len(there)] != 0).any()
        assert (brought[len(there) :] == 0).all()


def test_slopes_say_how_weights_change_what_moves_weigh(loops):
    tried = loops.gather(WEIGHTS, 12, 1, 2)
    values, slope = loops.slopes(WEIGHTS, tried)
    trial, out = tried.states[0].copy(), np.empty(tune.BEST + 1)
    for row, (state, seat, chosen, _) in enumerate(zip(*tried, strict=True)):
        count = int((chosen != NONE).sum())
        given(strong.weigh)(state, seat, chosen, count, trial, out)
        assert values[row, :count].tolist() == out[:count].tolist()
    other = WEIGHTS.copy()
    other[:] += np.random.default_rng(1).normal(0, 0.05, len(WEIGHTS))
    changed, _ = loops.slopes(other, tried)
    foretold = slope @ (other - WEIGHTS)
    assert np.abs(changed - values).max() > 1
    assert np.abs(foretold - (changed - values)).max() < 0.3 * np.abs(changed - values).max()


def test_the_fit_finds_what_moves_bring(loops, monkeypatch):
    monkeypatch.setattr(tune, "HOLD", 1.0)  # there is no luck in it
    tried = loops.gather(WEIGHTS, 120, 1, 3)
    brought, _ = loops.slopes(WEIGHTS, tried)  # as if playouts said just that
    begin = WEIGHTS + np.random.default_rng(2).normal(0, 0.2, len(WEIGHTS))
    found, before, after = tune.fit(loops, begin, tried._replace(brought=brought))
    assert after < 0.3 * before
    assert np.abs(found - WEIGHTS).sum() < np.abs(begin - WEIGHTS).sum()


def test_the_weights_that_are_shipped_win_and_none_lose(loops):
    assert loops.strength(WEIGHTS, 400) > 0.4
    assert loops.strength(np.zeros_like(WEIGHTS), 400) < 0.1


def test_a_fresh_run_begins_with_nothing(tmp_path):
    (first, *_), reports = tuned(tmp_path, fresh=True)
    assert "wins 0.0%" in reports[0]
    assert 0 < np.abs(first).max() < np.abs(WEIGHTS).max()


def test_the_strongest_round_is_kept(tmp_path, loops, monkeypatch):
    strengths = iter([0.3, 0.5, 0.4])
    monkeypatch.setattr(tune.Loops, "strength", lambda *_: next(strengths))
    (first, second, kept), _ = tuned(tmp_path)
    assert np.array_equal(kept, first)
    assert not np.array_equal(kept, second)


@pytest.mark.parametrize("name", ["wind_river", "dice_town"])
def test_a_game_without_weights_is_refused(name, tmp_path):
    with pytest.raises(ValueError, match=f"{name} has no weights to tune"):
        tune.tune(name, tmp_path, 1, 4, 1, 4, {}, False, lambda *_: None)


@pytest.mark.parametrize("numbers", [(0, 10, 1), (1, 9, 1), (1, 10, 0)])
def test_too_little_to_learn_from_is_refused(numbers, tmp_path):
    rounds, positions, deals = numbers
    with pytest.raises(ValueError, match="takes a round or more, ten positions or more and a deal or more"):
        tune.tune("moon_river", tmp_path, rounds, positions, deals, 4, {}, False, lambda *_: None)


def test_a_weight_that_a_file_does_not_have_is_0(tmp_path):
    np.savez(tmp_path / "some.npz", circle=[1.0, 2.0])
    found = tuning.read(tmp_path / "some.npz").view(tuning.names)
    assert found["circle"].tolist() == [[1.0, 2.0]]
    assert found.view(np.float64).sum() == 3.0
