"""Records become a table from which every choice can be found again."""

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import pytest

import corral
from corral.arena import bench, dataset
from corral.cli import main
from corral.envs.stepper import Stepper
from corral.players.ledger import analyse


@pytest.mark.parametrize("game", ["wind_river", "dice_town"])
def test_records_of_the_arena_go_into_a_table_and_back(game: str, tmp_path: Path) -> None:
    folder, target = tmp_path / "records", tmp_path / "table.parquet"
    with pytest.raises(SystemExit) as left:
        main(["arena", game, "random", "random", "--games", "2", "--workers", "1", "--records", str(folder)])
    assert left.value.code == 0
    told = dataset.write(folder.glob("*.txt"), target)
    file = parquet.ParquetFile(target)
    rows = file.read().to_pylist()
    layout = json.loads(file.schema_arrow.metadata[b"layout"])
    assert told == {"game": game, "records": 2, "rows": len(rows)}
    assert sum(int(np.prod(part["shape"])) for part in layout) == len(rows[0]["features"])
    card = target.with_suffix(".md").read_text()
    assert f"# {len(rows)} choices of 2 games of {game}" in card
    for path in sorted(folder.iterdir()):
        mine = [row for row in rows if row["record"] == path.name]
        match = corral.replay(path.read_text())
        stepper = Stepper(game, 2)
        state, row = stepper.deal.start.copy(), iter(mine)
        for ply in match.history:
            moves = np.zeros(match.game.MOVES, np.int32)
            count = match.game.legal(state, ply.seat, moves)
            if ply.seat < 2 and count > 1:
                told_row = next(row)
                stepper.state[:] = state
                assert told_row["features"] == stepper.observe(ply.seat).tolist()
                assert (told_row["legal"], told_row["choice"]) == (moves[:count].tolist(), ply.move)
                assert match.lines[told_row["line"] - 1] == f"{told_row['seat']} {told_row['text']}"
                assert told_row["points"] == match.points[ply.seat]
                assert (told_row["win"] > 0) == (ply.seat + 1 in match.winners)
            match.game.play(state, ply.seat, ply.move)
        assert next(row, None) is None


def test_the_luck_of_each_seat_is_what_the_ledger_says(tmp_path: Path) -> None:
    folder, target = tmp_path / "records", tmp_path / "table.parquet"
    folder.mkdir()
    (folder / "one.txt").write_text(bench.random_match("wind_river", 2, seed=5, chosen={"depth": "3"}).record())
    analysis = analyse((folder / "one.txt").read_text())
    with pytest.raises(SystemExit) as left:
        main(["dataset", str(folder), str(target), "--luck"])
    assert left.value.code == 0
    rows = parquet.read_table(target).to_pylist()
    assert {row["seat"] for row in rows} == {1, 2}
    for row in rows:
        assert row["luck"] == pytest.approx(analysis.seats[row["seat"] - 1].luck)
    assert any(row["luck"] for row in rows)
    assert f"Luck is what the judge {analysis.judge} says." in target.with_suffix(".md").read_text()
    dataset.write(folder.glob("*.txt"), target)
    assert {row["luck"] for row in parquet.read_table(target).to_pylist()} == {None}
    assert "Luck was not judged." in target.with_suffix(".md").read_text()


def test_records_of_two_games_are_refused(tmp_path: Path) -> None:
    for name in ("wind_river", "moon_river"):
        (tmp_path / f"{name}.txt").write_text(corral.Match(name, 2, seed=1).record())
    with pytest.raises(ValueError, match="records of one game at a time, not of moon_river, wind_river"):
        dataset.write(tmp_path.glob("*.txt"), tmp_path / "x.parquet")
