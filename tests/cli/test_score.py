"""`corral score`: a game of the box, counted in the terminal."""

import json

from .test_cli import here, run

TEXT = """game dice town
seat Ada
nuggets 4
badge
seat Bram
nuggets 9
deeds 4 4 4 4 4
dollars 2
cards not-so-fast
"""


def test_score_prints_rows_the_winner_and_what_is_strange(capsys, tmp_path):
    file = tmp_path / "pad.txt"
    file.write_text(TEXT)
    code, out, _ = here(capsys, "score", str(file))
    assert code == 0
    assert "Dice Town" in out
    assert "Bram wins with 30." in out
    assert "Look again: deeds: the box has 4 deeds of value 4, the players have 5." in out


def test_score_says_what_decides_a_tie(capsys, tmp_path):
    file = tmp_path / "pad.txt"
    file.write_text("game dice_town\nseat Ada\nnuggets 4\nbadge\nseat Bram\nnuggets 9\n")
    assert "Ada wins with 9. Equal points; badge decides: Ada 1, Bram 0." in here(capsys, "score", str(file))[1]


def test_score_names_the_line_of_a_mistake(capsys, tmp_path):
    file = tmp_path / "pad.txt"
    file.write_text(TEXT.replace("deeds 4 4", "deeds 4 7"))
    code, _, err = here(capsys, "score", str(file))
    assert code == 2
    assert err == "corral: line 7: a deed is worth 1 to 5, not '7'\n"


def test_score_reads_standard_input():
    told = run("score", "-", "--json", answers=TEXT)
    assert told.returncode == 0, told.stderr
    assert json.loads(told.stdout)["places"] == [2, 1]
