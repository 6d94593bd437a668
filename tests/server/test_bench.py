"""The closed loop that measures the server: people in another process who answer as soon as they are asked."""

from corral import games
from corral.server import bench


def test_in_a_closed_loop_people_play_on_at_the_next_table_when_their_game_is_over(monkeypatch):
    monkeypatch.setattr(games, "GAMES", ("wind_river",))
    monkeypatch.setattr(bench, "TABLES", 2)
    monkeypatch.setattr(bench, "CLOSED_SOCKETS", 4)
    monkeypatch.setattr(bench, "ROUNDS", 40)
    found = bench.closed(seconds=1.0, say=lambda words: None)["wind_river"]
    assert found["moves_per_s"] > 0
    assert found["tables"] > 2
    assert found["p50_ms"] <= found["p99_ms"]
