"""Piece files of Dice Town: a user's own are read, and every mistake is answered with file and row."""

import shutil
from pathlib import Path

import pytest

import corral
from corral.games import dice_town
from corral.pieces import BadPieces

SHIPPED = Path(dice_town.__file__).parent


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    text = (SHIPPED / name).read_text()
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1))
    return folder


@pytest.mark.parametrize(
    ("name", "old", "new", "reason"),
    [
        ("store.csv", "card,set", "name,set", "store.csv row 1: the columns are card,set"),
        ("store.csv", "spurs,base,1", "spores,base,1", "store.csv row 2: unknown card 'spores'"),
        ("store.csv", "spurs,base,1", "spurs,base,9", "store.csv row 2: count is a whole number from 0 to"),
        ("store.csv", "hat,base,1", "hat,wild-west,1", "store.csv row 3: the set of hat is base"),
        ("store.csv", "hat,base,1,end,2", "spurs,base,1,end,2", "store.csv row 3: spurs stands twice"),
        ("store.csv", "spurs,base,1,end,1", "spurs,base,1,end,many", "store.csv row 2: vp is a whole number"),
        ("store.csv", "spurs,base,1,end,1,,fan code", "spurs,base", "store.csv row 2: 2 cells"),
        ("river.csv", "gold-2,2", "gold-7,2", "river.csv row 2: unknown card 'gold-7'"),
        ("river.csv", "discovery,1", "discovery,2", "river.csv: discovery is in the river once at most"),
        ("outlaws.csv", "1,9,J,4", "1,8,J,4", "outlaws.csv row 2: unknown pair '8'"),
        ("outlaws.csv", "2,9,Q,5", "1,9,Q,5", "outlaws.csv row 3: outlaw 1 stands twice"),
        (
            "outlaws.csv",
            "12,A,J,7,reconstructed\n",
            "",
            "outlaws.csv: outlaws 1 to 12 stand in the file, 11 were found",
        ),
        ("elixirs.csv", "gold-fever,1", "gold-fever,-1", "elixirs.csv row 5: count is a whole number"),
    ],
)
def test_a_mistake_names_file_and_row(tmp_path, name, old, new, reason):
    with pytest.raises(BadPieces, match=reason):
        dice_town.pieces(changed(tmp_path, name, old, new))


def test_own_files_change_the_digest_and_the_deck(tmp_path):
    own = changed(tmp_path, "store.csv", "spurs,base,1", "spurs,base,2")
    assert dice_town.pieces(own).digest != dice_town.pieces().digest
    match = corral.Match("dice_town", 3, seed=1, pieces=own)
    again = corral.replay(match.record(), pieces=own)
    assert again.state.tobytes() == match.state.tobytes()
    with pytest.raises(corral.BadRecord, match="piece set"):
        corral.replay(match.record())


def test_a_copy_of_the_shipped_files_is_the_same_set(tmp_path):
    for path in SHIPPED.glob("*.csv"):
        shutil.copy(path, tmp_path)
    assert dice_town.pieces(tmp_path).digest == dice_town.pieces().digest
