"""Piece files can be replaced; every mistake is answered with the file and the row."""

from pathlib import Path

import pytest

import corral.games.moon_river as game
from corral.pieces import BadPieces

from .table import Table

SHIPPED = Path(game.__file__).parent


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    text = (SHIPPED / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1))
    return folder


def test_the_shipped_pieces_are_a_reconstruction_and_say_so(tmp_path: Path) -> None:
    shipped = game.pieces()
    assert shipped.note == "parcel set: reconstruction 1"
    assert Table(4).view().pieces == shipped.note
    same = game.pieces(changed(tmp_path, "parcels.csv", "desert,", "desert,"))
    assert same.digest == shipped.digest
    assert same.note == shipped.note


def test_a_table_may_have_its_own_pieces(tmp_path: Path) -> None:
    folder = changed(tmp_path, "boards.csv", "camp,any,3,a1 c2 e1,c1", "camp,any,4,b5 d2,a1 e1")
    assert game.pieces(folder).note == "parcel set: the table's own"
    assert game.pieces(folder).digest != game.pieces().digest
    table = Table(4, folder)
    ranch = table.view().seats[0]
    assert (ranch.fields, ranch.bridges, ranch.blocked) == (4, ["d2", "b5"], ["a1", "e1"])
    assert table.view().pieces == "parcel set: the table's own"


def test_other_kinds_of_parcels_keep_the_numbers_of_the_moves(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, "parcels.csv", "corn-5,corn,0,0,0,0,0,5,5,5", "farm-2cow-gold-skull,farm,2,1,0,1,0,0,5,5"
    )
    table = Table(4, folder)
    for _ in range(5):
        table.play(table.moves()[0])
    assert "reveal farm-2cow-gold-skull.5" in table.moves()
    assert not any(text.startswith("reveal corn-5") for text in table.moves())
    assert len(table.moves()) == 96


def test_a_kind_may_have_two_back_numbers_and_they_may_be_high(tmp_path: Path) -> None:
    row = "desert,desert,0,0,0,0,0,0,7,1,count rulebook; rest reconstructed"
    folder = changed(tmp_path, "parcels.csv", row, f"{row.replace(',7,1,', ',4,1,')}\n{row.replace(',7,1,', ',3,48,')}")
    table = Table(4, folder)
    for _ in range(5):
        table.play(table.moves()[0])
    deserts = [text for text in table.moves() if text.startswith("reveal desert.")]
    assert deserts == [f"reveal desert.{copy}" for copy in range(1, 8)]
    for text in ("reveal desert.5", "reveal farm-cow.1", "reveal desert.4", "reveal desert.7"):
        table.play(text)
    column = table.column("newer")
    assert [place.back for place in column] == [1, 6, 48, 48]
    assert [place.kind for place in column] == ["desert", "farm-cow", "desert", "desert"]


def test_two_beavers_score_two(tmp_path: Path) -> None:
    folder = changed(
        tmp_path, "parcels.csv", "forest-beaver,forest,0,0,0,0,1,0,4", "forest-2beaver,forest,0,0,0,0,2,0,4"
    )
    table = Table(4, folder)
    table.lay(1, a1="forest-2beaver")
    assert table.sheet(1)["beaver"] == 2


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("parcels.csv", "kind,landscape,", "kind,ground,", "parcels.csv row 1: the columns are"),
        ("parcels.csv", ",7,1,count", ",8,1,count", "parcels.csv: the counts make 97 parcels"),
        ("parcels.csv", ",7,1,count", ",25,1,count", "parcels.csv row 2: count is a whole number from 1 to 24"),
        ("parcels.csv", ",7,1,count", ",7,97,count", "parcels.csv row 2: back is a whole number from 1 to 96"),
        ("parcels.csv", ",7,1,count", ",7,0,count", "parcels.csv row 2: back is a whole number from 1 to 96"),
        ("parcels.csv", ",7,1,count", ",7,1,count,", "parcels.csv row 2: 12 cells"),
        ("parcels.csv", "desert,desert,", "desert,swamp,", "parcels.csv row 2: unknown landscape 'swamp'"),
        ("parcels.csv", "desert-gold,", "desert-ore,", "parcels.csv row 3: .* is called 'desert-gold'"),
        (
            "parcels.csv",
            "desert-gold,desert,0,0,0,1,0,0,6,2",
            "desert,desert,0,0,0,0,0,0,6,1",
            "row 3: kind desert with back 1 for the second time",
        ),
        (
            "parcels.csv",
            "desert-gold,desert,0,0,0,1,0,0,6,2",
            "desert,desert,0,0,0,0,0,0,18,2",
            "row 3: 25 parcels of kind desert by now, but at most 24",
        ),
        (
            "parcels.csv",
            "forest-beaver,forest,0,0,0,0,1",
            "forest-beaver,forest,0,0,0,0,3",
            "row 20: beaver is a whole",
        ),
        ("parcels.csv", "forest-beaver,forest,0,0,0,0,1", "forest-beaver,forest,0,0,0,0,2", "called 'forest-2beaver'"),
        ("parcels.csv", "desert-gold,desert,0,0,0,1,0", "desert-gold-beaver,desert,0,0,0,1,1", "both gold and beaver"),
        ("parcels.csv", "desert-skull,desert,0,1,0", "desert-skull,desert,0,1,1", "row 4: .* both skull and circle"),
        ("parcels.csv", "desert,desert,0", "desert,desert,3", "row 2: cows is a whole number from 0 to 2"),
        ("parcels.csv", "desert,desert,0,0,0,0,0,0", "desert,desert,0,0,0,0,0,2", "row 2: only a cornfield has ears"),
        ("parcels.csv", "corn-4,corn,0", "corn-4,corn,1", "row 25: a cornfield has 1 to 9 ears and nothing else"),
        ("parcels.csv", "corn-4,corn,0,0,0,0,0,4", "corn-0,corn,0,0,0,0,0,0", "row 25: a cornfield has 1 to 9 ears"),
        ("partners.csv", "desperado,5", "desperado,6", "partners.csv: the counts make 21 tokens, not 20"),
        ("partners.csv", "desperado,5", "sheriff,5", "partners.csv row 2: unknown kind 'sheriff'"),
        ("partners.csv", "cattle-thief,5", "desperado,5", "partners.csv row 3: kind desperado for the second time"),
        ("boards.csv", "camp,any,3", "camp,any,5", "boards.csv row 2: storage is a whole number from 1 to 4"),
        ("boards.csv", "a1 c2 e1", "a1 c2 f1", "boards.csv row 2: bridges are cells from a1 to e5, not 'f1'"),
        ("boards.csv", "a1 c2 e1", "a1 c2 e6", "boards.csv row 2: bridges are cells from a1 to e5, not 'e6'"),
        ("boards.csv", "a1 c2 e1", "a1 a1 e1", "boards.csv row 2: bridges has a1 twice"),
        ("boards.csv", "a1 c2 e1", "a1 c1 e1", "boards.csv row 2: a bridge leads to a blocked cell"),
        ("boards.csv", "a1 c2 e1", "", "boards.csv row 2: a board has at least one bridge"),
        ("boards.csv", "mary,purple", "mary,pink", "boards.csv row 3: the color of mary is purple"),
        ("boards.csv", "mary,purple", "ringo,purple", "boards.csv row 3: unknown board 'ringo'"),
        ("boards.csv", "mary,purple", "camp,any", "boards.csv row 3: board camp for the second time"),
        ("bonus.csv", "1,desert", "3,desert", "bonus.csv row 2: unknown bonus '3'"),
        ("bonus.csv", "1,desert", "2,desert", "bonus.csv row 3: bonus 2 for the second time"),
        ("bonus.csv", "1,desert,canyon", "1,desert,desert", "bonus.csv row 2: the two sides .* are different"),
        ("bonus.csv", "1,desert", "1,sea", "bonus.csv row 2: unknown side 'sea'"),
    ],
)
def test_a_mistake_names_file_and_row(tmp_path: Path, name: str, old: str, new: str, reason: str) -> None:
    with pytest.raises(BadPieces, match=reason):
        game.pieces(changed(tmp_path, name, old, new))


@pytest.mark.parametrize(
    ("name", "row", "reason"),
    [
        ("boards.csv", "mary", "boards.csv: no row for mary"),
        ("bonus.csv", "2,", "bonus.csv: no row for 2"),
        ("partners.csv", "farmer", "partners.csv: the counts make 18 tokens"),
    ],
)
def test_a_missing_row_is_named(tmp_path: Path, name: str, row: str, reason: str) -> None:
    lines = (SHIPPED / name).read_text().splitlines(keepends=True)
    (tmp_path / name).write_text("".join(line for line in lines if not line.startswith(row)))
    with pytest.raises(BadPieces, match=reason):
        game.pieces(tmp_path)


def test_too_many_kinds_are_refused(tmp_path: Path) -> None:
    head = (SHIPPED / "parcels.csv").read_text().splitlines()[0]
    (tmp_path / "parcels.csv").write_text(head + "\n" + "desert,desert,0,0,0,0,0,0,2,1,x\n" * 49)
    with pytest.raises(BadPieces, match="49 rows, but at most 48"):
        game.pieces(tmp_path)
