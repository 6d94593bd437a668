"""The board file: what is wrong with it is said with file and row."""

from __future__ import annotations

from pathlib import Path

import pytest

import corral.games.wind_river as game
from corral.pieces import BadPieces

from .table import PIECES, Table

SHIPPED = (Path(game.__file__).parent / "board.csv").read_text().splitlines()


def board(folder: Path, *rows: str) -> Path:
    (folder / "board.csv").write_text("\n".join(rows) + "\n")
    return folder


def changed(folder: Path, old: str, new: str) -> Path:
    """The shipped board with one row changed, or left out."""
    assert sum(row.startswith(old) for row in SHIPPED) == 1
    rows = [new if row.startswith(old) else row for row in SHIPPED]
    return board(folder, *filter(None, rows))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("depth", "depth,,2,ruling", "board.csv row 3: value is a whole number from 3 to 9, not '2'"),
        ("depth", "depth,,10,ruling", "board.csv row 3: value is a whole number from 3 to 9, not '10'"),
        ("depth", "depth,,six,ruling", "board.csv row 3: value is a whole number from 3 to 9, not 'six'"),
        ("depth", "depth,C2,6,ruling", "board.csv row 3: depth holds for the whole board and has no field, not 'C2'"),
        ("depth", "", "board.csv: the row depth is missing"),
        ("lanes", "lanes,,7,ruling", "board.csv row 2: value is a whole number from 3 to 6, not '7'"),
        ("closed", "closed_lane,,6,ruling", "board.csv row 5: value is a whole number from 0 to 5, not '6'"),
        ("closed", "closed_lane,,2,ruling", "board.csv row 5: the closed lane lies at an edge: 0 or 5"),
        ("offset", "offset_lanes,,1 3 6,ruling", "board.csv row 4: a lane is a whole number from 0 to 5, not '6'"),
        ("offset", "offset_lanes,,1 3,ruling", "board.csv row 4: offset lanes alternate with the others"),
        ("offset", "offset_lanes,,,ruling", "board.csv row 4: offset lanes alternate with the others"),
        ("start_buffalo,C2", "start_buffalo,C2,6,ruling", "row 14: value is a whole number from 0 to 5, not '6'"),
        ("start_buffalo,C2", "start_buffalo,C2,3,ruling", "row 24: the buffalo are 37 by now, but with four players"),
        ("start_buffalo,C2", "start_buffalo,G2,2,ruling", "board.csv row 14: unknown field 'G2'; known are A1, A2"),
        ("start_buffalo,C2", "start_buffalo,C4,2,ruling", "board.csv row 14: unknown field 'C4'"),
        (
            "start_buffalo,C2",
            "start_buffalo,C1,2,ruling",
            "row 14: start_buffalo C1 stands already in board.csv row 13",
        ),
        ("start_buffalo,C2", "", "board.csv: the row start_buffalo C2 is missing"),
        ("start_pos", "lanes,,6,ruling", "board.csv row 6: lanes stands already in board.csv row 2"),
        ("start_pos", "start_positions,,4,ruling", "board.csv row 6: value is a whole number from 1 to 3, not '4'"),
        ("start_pos", "rivers,,1,ruling", "board.csv row 6: unknown fact 'rivers'; known are lanes, depth"),
        ("start_pos", "start_positions,,3,hearsay", "board.csv row 6: unknown source 'hearsay'"),
        ("start_pos", "start_positions,,3", "board.csv row 6: 3 cells, but there are 4 columns"),
        ("fact", "fact,value", "board.csv row 1: the columns are fact,field,value,source, not fact,value"),
    ],
)
def test_a_mistake_is_answered_with_file_and_row(tmp_path: Path, old: str, new: str, message: str) -> None:
    with pytest.raises(BadPieces) as refusal:
        game.pieces(changed(tmp_path, old, new))
    assert message in str(refusal.value)


def test_an_own_board_is_played(tmp_path: Path) -> None:
    own = game.pieces(changed(tmp_path, "closed", "closed_lane,,5,ruling"))
    assert own.digest != PIECES.digest
    view = Table(3, 0, own).view()
    assert (view.lanes, view.closed_lane, view.herd) == (6, 5, 30)
    assert [field.name for field in view.fields if not field.open] == ["F1", "F2", "F3", "F4", "F5", "F6"]


def test_the_option_goes_before_the_file(tmp_path: Path) -> None:
    own = game.pieces(changed(tmp_path, "depth", "depth,,8,ruling"))
    assert Table(4, 0, own).view().depth == 8
    assert Table(4, 5, own).view().depth == 5


def test_even_lanes_may_be_the_offset_ones(tmp_path: Path) -> None:
    own = game.pieces(changed(tmp_path, "offset", "offset_lanes,,0 2 4,ruling"))
    assert Table(4, 0, own).view().offset_lanes == [0, 2, 4]


def test_the_note_says_what_is_reconstructed(tmp_path: Path) -> None:
    assert PIECES.note == ("board: reconstructed are lanes, depth, offset lanes, closed lane, start buffalo")
    rows = [row.replace("reconstructed", "rulebook") for row in SHIPPED]
    assert game.pieces(board(tmp_path, *rows)).note == "own board: nothing is reconstructed"
