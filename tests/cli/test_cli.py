"""The command: what it prints, and that bad input gets one line and exit code 2."""

import json
import os
import subprocess
import sys
from random import Random

import pytest

import corral
from corral import cli
from tests.contract.tables import stroll


def run(*words: str, answers: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "corral", *words],
        input=answers,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "110", **environment},
        check=False,
    )


def here(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """The same, in this process."""
    with pytest.raises(SystemExit) as stop:
        cli.main(list(words))
    told = capsys.readouterr()
    return int(stop.value.code or 0), told.out, told.err


@pytest.fixture(scope="module")
def finished(tmp_path_factory):
    match = corral.Match("wind_river", ["ann", "bob", "cat"], seed=12)
    stroll(match, Random(12))
    path = tmp_path_factory.mktemp("records") / "wind.txt"
    path.write_text(match.record())
    return path


def test_replay_prints_the_sheet(capsys, finished):
    code, out, _ = here(capsys, "replay", str(finished))
    assert code == 0
    assert "ann" in out
    assert "open plains" in out


def test_replay_tells_everything_as_json(capsys, finished):
    code, out, _ = here(capsys, "replay", str(finished), "--json")
    told, match = json.loads(out), corral.replay(finished.read_text())
    assert code == 0
    assert told["points"] == match.points
    assert told["winners"] == match.winners
    assert told["lines"] == match.lines


def test_replay_at_a_ply(capsys, finished):
    _, out, _ = here(capsys, "replay", str(finished), "--at", "5", "--json")
    told = json.loads(out)
    assert told["plies"] == 5
    assert not told["over"]


def test_show_draws_the_position(finished):
    shown = run("show", str(finished))
    assert shown.returncode == 0
    assert "win" in shown.stdout


def test_verify_says_fair_or_what_differs(capsys, finished, tmp_path):
    code, out, _ = here(capsys, "verify", str(finished))
    assert code == 0
    assert out.startswith("fair: all 1 draws")
    forged = tmp_path / "forged.txt"
    lines = [line if not line.startswith("salt") else "salt - x -" for line in finished.read_text().splitlines()]
    forged.write_text("\n".join(lines) + "\n")
    for number in range(20):  # another salt may give the same start player by chance, but not for twenty
        forged.write_text("\n".join(lines).replace("salt - x -", f"salt - x{number} -") + "\n")
        code, out, _ = here(capsys, "verify", str(forged))
        if code:
            break
    assert code == 1
    assert out.startswith("NOT PROVED FAIR: draw 1")


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (["play", "chess"], "no game is called 'chess'"),
        (["play", "wind_river", "--against", "deep-blue"], "no player is called 'deep-blue'; there are"),
        (["play", "wind_river", "--seats", "5"], "takes 2 to 4 players, not 5"),
        (["play", "wind_river", "-o", "depth=99"], "depth"),
        (["play", "wind_river", "-o", "depth"], "name=word"),
        (["play", "wind_river", "--people", "9"], "9 people cannot sit there"),
        (["play", "wind_river", "--pieces", "/nowhere"], "/nowhere is not a folder"),
        (["show", "/nowhere/at/all"], "No such file or directory"),
        (["replay", "FILE", "--at", "9999"], "there is no ply 9999"),
        (["replay", "FILE", "--at", "x"], "--at"),
        (["bench", "chess"], "no game is called 'chess'"),
        (["dance"], "dance"),
    ],
)
def test_bad_input_gets_one_line_and_exit_code_2(capsys, finished, words, reason):
    code, out, err = here(capsys, *(str(finished) if word == "FILE" else word for word in words))
    assert code == 2
    assert reason in err
    assert err.startswith("corral: ")
    assert err.count("\n") == 1
    assert not out


@pytest.mark.parametrize("command", ["show", "replay", "verify", "resume"])
@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "line 1: the header has no line 'game'"),
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"game wind_river 99\nseats a b\n", "line 1: version '99'"),
        (b"game wind_river 1\nseats a b\noptions depth=77\n", "line 3: "),
        (b"game wind_river 1\nseats a b\n\nn start 7\n", "line 4: "),
        (b"game wind_river 1\nseats a b\n\nn start 1\n1 pla", "line 5: "),
    ],
)
def test_a_broken_record_is_refused(capsys, tmp_path, command, content, reason):
    path = tmp_path / "broken.txt"
    path.write_bytes(content)
    code, out, err = here(capsys, command, str(path))
    assert (code, out) == (2, "")
    assert reason in err
    assert path.read_bytes() == content


def test_a_whole_game_at_the_keyboard(tmp_path):
    """The first entry of every list, to the end; undo, hint and help on the way."""
    answers = "help\nhint\nsheet\nlog\nboard\nnonsense\n1\n1\nundo\n" + "1\n" * 3000
    played = run("play", "wind_river", "--seats", "3", "--seed", "5", answers=answers, XDG_DATA_HOME=str(tmp_path))
    assert played.returncode == 0, played.stderr
    assert "A good player would: " in played.stdout
    assert "Taken back." in played.stdout
    assert "The record: " in played.stdout
    kept = tmp_path / "corral" / "games" / "wind_river-1.txt"
    match = corral.replay(kept.read_text())
    assert match.over
    assert any(line.startswith("* back") for line in match.lines)


def test_leaving_keeps_the_game_and_resume_goes_on(tmp_path):
    left = run("play", "wind_river", "--seats", "3", "--seed", "5", answers="1\nquit\n", XDG_DATA_HOME=str(tmp_path))
    kept = tmp_path / "corral" / "games" / "wind_river-1.txt"
    assert f"corral resume {kept}" in left.stdout.replace("\n", "")
    before = corral.replay(kept.read_text()).lines
    copy = tmp_path / "copy.txt"
    run("resume", str(kept), answers=f"save {copy}\n1\n", XDG_DATA_HOME=str(tmp_path))
    after = corral.replay(kept.read_text()).lines
    assert after[: len(before)] == before
    assert len(after) > len(before)
    assert corral.replay(copy.read_text()).lines == before


def test_at_one_keyboard_nobody_sees_anothers_hand(tmp_path):
    """Two people and a bot at Dice Town: the keyboard is handed over, and a sheet tells nothing of hidden hands."""
    words = ("play", "dice_town", "--people", "2", "--seats", "3", "--seed", "5", "-o", "wild_west=no")
    played = run(*words, answers="sheet\n1\n1\n" * 3000, XDG_DATA_HOME=str(tmp_path))
    assert played.returncode == 0, played.stderr
    assert played.stdout.count("Press Enter when only you look") > 10
    totals = [line for line in played.stdout.splitlines() if line.startswith("│ total")]
    assert any("?" in line for line in totals[:-1])
    assert "?" not in totals[-1]  # at the end everything is shown
    assert corral.replay((tmp_path / "corral" / "games" / "dice_town-1.txt").read_text()).over


def test_bots_can_play_alone(tmp_path):
    words = ("play", "wind_river", "--people", "0", "--against", "random", "--seats", "2", "-o", "depth=3")
    played = run(*words, XDG_DATA_HOME=str(tmp_path))
    assert played.returncode == 0
    assert corral.replay((tmp_path / "corral" / "games" / "wind_river-1.txt").read_text()).over
