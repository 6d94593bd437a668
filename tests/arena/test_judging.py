"""The nets of a judge: the same command again goes on to the same nets, and learning foretells better."""

import numpy as np
import pytest

from corral import games
from corral.arena import judging
from tests.contract import gulch, tables


def test_a_stopped_run_goes_on_to_the_same_nets(tmp_path, monkeypatch):
    monkeypatch.setattr(judging, "CHUNK", 6)

    def trained(folder, stop_at=None):
        reports = []

        def tell(what, done, of):
            reports.append(what)
            if len(reports) == stop_at:
                raise KeyboardInterrupt

        path, found = judging.train("wind_river", folder, 12, 2, tell)
        with np.load(path) as nets:
            return dict(nets), found, reports

    whole, found, _ = trained(tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        trained(tmp_path / "cut", 7)
    again, _, reports = trained(tmp_path / "cut")
    assert sorted(whole) == sorted(again) == ["2", "3", "4"]
    assert all(np.array_equal(whole[seats], again[seats]) for seats in whole)
    assert not any("2 seats, fit" in what for what in reports)  # that net was kept
    assert sorted(found) == [2, 3, 4]


def test_learning_foretells_better_than_nothing():
    game = games.find("wind_river")
    data, fresh = judging.sample(game, 3, 1, 150), judging.sample(game, 3, 2, 100)
    net = judging.Net(data, game.thinking().spread)
    before = judging.figures(fresh, *judging.outputs(net.saved().astype(np.float64), fresh.inputs))
    for epoch in range(8):
        order = np.random.default_rng(epoch).permutation(len(data.stages))
        for place in range(0, len(order), judging.BATCH):
            batch = order[place : place + judging.BATCH]
            net.learn(data.inputs[batch], data.shares[batch], data.leads[batch], judging.RATE)
    after = judging.figures(fresh, *judging.outputs(net.saved().astype(np.float64), fresh.inputs))
    assert after.won > max(0.05, before.won)
    assert after.lead > max(0.05, before.lead)


def test_a_net_says_no_more_than_comes_true():
    chance = np.random.default_rng(1)
    true = chance.dirichlet(np.ones(3), 4000).astype(np.float32)
    won = np.eye(3, dtype=np.float32)[[chance.choice(3, p=share) for share in true]]
    data = judging.Sampled(won[..., None], won, won, won[:, 0])
    boastful = true**1.6 / (true**1.6).sum(axis=1, keepdims=True)
    found = {shares: judging.sureness(data, said) for shares, said in (("true", true), ("boastful", boastful))}
    assert found["true"][0] == pytest.approx(1, abs=0.08)
    assert found["boastful"][0] == pytest.approx(1 / 1.6, abs=0.05)
    assert found["boastful"][1] == pytest.approx(found["true"][1], abs=0.001)
    game = games.find("wind_river")
    fresh = judging.sample(game, 3, 2, 3)
    net = judging.Net(fresh, game.thinking().spread)
    sure, half = (judging.outputs(net.saved(by).astype(np.float64), fresh.inputs)[0] for by in (1.0, 0.5))
    assert half == pytest.approx(sure**0.5 / (sure**0.5).sum(axis=1, keepdims=True), abs=1e-3)


def test_a_game_without_features_is_refused(tmp_path):
    assert gulch.NAME in tables.NAMES
    with pytest.raises(ValueError, match="nothing that a judge could learn from"):
        judging.train(gulch.NAME, tmp_path, 1, 1, lambda *_: None)
