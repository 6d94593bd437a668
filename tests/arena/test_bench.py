"""The bench: it measures what it says and writes it down. No figure is asserted here; speed is not a test."""

import json

import pytest

from corral import cli
from corral.arena import peers, plot


def test_the_bench_writes_its_figures(tmp_path, capsys):
    with pytest.raises(SystemExit) as stop:
        cli.main(["bench", "wind_river", "--seconds", "0.05", "--json", str(tmp_path / "bench.json")])
    assert stop.value.code == 0
    told = json.loads((tmp_path / "bench.json").read_text())
    figures = told["games"]["wind_river"]
    assert set(figures) >= {
        "random_games_per_s", "decisions_per_s", "python_decisions_per_s", "clone_us", "compile_s", "compile_all_s",
        "start_s", "state_bytes", "playouts_per_s",
        "aec_decisions_per_s", "vector_core_per_s", "vector_decisions_per_s", "vector_features_per_s",
    }  # fmt: skip
    assert all(value > 0 for value in figures.values())
    assert told["peers"] == {}
    assert "decisions/s" in capsys.readouterr().out


def test_a_peer_that_is_not_whole_is_left_out(monkeypatch):
    def broken(seconds):
        raise ImportError("it needs something")

    monkeypatch.setattr(peers, "_installed", lambda: iter([("broken", broken), ("whole", lambda _: (6, 2, 3.0))]))
    figures = {"python_decisions_per_s": 2.0, "random_games_per_s": pytest.approx(2 / 3)}
    assert peers.measure(3.0, lambda name: None) == {"whole": figures}


def test_ratios_compare_like_with_like():
    ours = {
        "g": {"python_decisions_per_s": 50.0, "aec_decisions_per_s": 6.0, "vector_decisions_per_s": 90.0,
              "random_games_per_s": 8.0}
    }  # fmt: skip
    theirs = {
        "open_spiel/yacht": {"python_decisions_per_s": 10.0, "random_games_per_s": 2.0},
        "pettingzoo/connect_four_v3": {"python_decisions_per_s": 3.0, "random_games_per_s": 1.0},
        "pgx/backgammon": {"python_decisions_per_s": 9.0, "random_games_per_s": 0.0},
    }
    assert peers.ratios(ours, theirs)["g"] == {
        "open_spiel/yacht": {"like": 5.0, "games": 4.0},
        "pettingzoo/connect_four_v3": {"like": 2.0, "games": 8.0},
        "pgx/backgammon": {"like": 10.0},
    }


def test_the_plot_draws_a_bar_for_each_figure(tmp_path):
    ours = {"wind_river": dict.fromkeys(plot.KINDS, 1000.0)}
    theirs = {"pgx/backgammon": {"python_decisions_per_s": 10.0, "random_games_per_s": 0.0}}
    plot.write(tmp_path / "bench.svg", ours, theirs)
    drawn = (tmp_path / "bench.svg").read_text()
    assert drawn.count('class="bar"') == len(plot.KINDS) + 1
    assert "pgx/backgammon" in drawn
