"""corral analyse: the accounts of a game that is over, on one screen and as JSON; anything else gets one sentence."""

import json

import pytest

import corral
from corral.cli.analyse import whole
from corral.players.ledger import Book
from tests.cli.test_cli import here
from tests.players.test_ledger import played


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(played("wind_river", 3).record())
    return path


def test_json_has_the_accounts(capsys, record):
    code, out, err = here(capsys, "analyse", str(record), "--json")
    told = json.loads(out)
    assert (code, err) == (0, "")
    assert told["judge"].startswith("wind_river-3-")
    for number, seat in enumerate(told["seats"], 1):
        assert seat["seat"] == number
        parts = sum(seat[part] for part in ("start", "luck", "own", "others", "revision"))
        assert parts == pytest.approx(seat["result"], abs=1e-9)
    keys = {"ply", "kind", "seat", "change", "played", "better", "cost", "error"}
    assert all(keys <= event.keys() and len(event["change"]) == 3 for event in told["events"])
    assert {event["kind"] for event in told["events"]} == {"draw", "choice"}


def test_one_screen(capsys, record):
    code, out, err = here(capsys, "analyse", str(record))
    match = corral.replay(record.read_text())
    assert (code, err) == (0, "")
    assert len(out.splitlines()) < 40
    assert all(name in out for name in match.names)
    assert "Judge wind_river-3-" in out


@pytest.mark.parametrize(
    "shares", [(0.25, 0.125, -0.334, -0.03, -0.011), (0.333, 0.4, 0.2, 0.06, 0.007), (0.2, -0.3, 0.5, -0.4, 0.0)]
)
def test_whole_points_add_up(shares):
    one, luck, own, others, revision = shares
    start, *changes, result = whole(Book(1, one, luck, own, others, revision, round(sum(shares))))
    assert start + sum(changes) == result
    assert all(abs(shown - 100 * part) < 1.5 for shown, part in zip([start, *changes], shares, strict=True))


def refused(capsys, path, content):
    path.write_text(content)
    code, out, err = here(capsys, "analyse", str(path))
    assert (code, out, err.count("\n")) == (2, "", 1)
    return err


def test_what_cannot_be_analysed_gets_one_sentence(capsys, record, tmp_path):
    path, text = tmp_path / "game.txt", record.read_text()
    running = corral.Match("wind_river", 3, seed=1).record()
    assert "the game is not over" in refused(capsys, path, running)
    assert "cut off" in refused(capsys, path, text[: len(text) // 2].rpartition("\n")[0] + "\n")
    version = next(line for line in text.splitlines() if line.startswith("game "))
    assert "version" in refused(capsys, path, text.replace(version, f"{version.rsplit(' ', 1)[0]} 99"))
    assert "line" in refused(capsys, path, text.replace("gather", "gahter", 1))
    assert "header" in refused(capsys, path, "hello\n")
