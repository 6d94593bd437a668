"""The bench: it measures what it says and writes it down. No figure is asserted here; speed is not a test."""

import json

import pytest

from corral import cli
from corral.arena import peers


def test_the_bench_writes_its_figures(tmp_path, capsys):
    with pytest.raises(SystemExit) as stop:
        cli.main(["bench", "wind_river", "--seconds", "0.05", "--json", str(tmp_path / "bench.json")])
    assert stop.value.code == 0
    told = json.loads((tmp_path / "bench.json").read_text())
    figures = told["games"]["wind_river"]
    assert set(figures) >= {
        "random_games_per_s", "decisions_per_s", "python_decisions_per_s", "clone_us", "compile_s", "start_s",
        "state_bytes", "playouts_per_s",
    }  # fmt: skip
    assert all(value > 0 for value in figures.values())
    assert told["peers"] == {}
    assert "decisions/s" in capsys.readouterr().out


def test_ratios_compare_with_each_peer():
    ours = {"g": {"decisions_per_s": 100.0, "python_decisions_per_s": 50.0, "random_games_per_s": 8.0}}
    theirs = {"p": {"python_decisions_per_s": 10.0, "random_games_per_s": 2.0}}
    assert peers.ratios(ours, theirs) == {"g": {"p": {"decisions": 10.0, "python_decisions": 5.0, "games": 4.0}}}
