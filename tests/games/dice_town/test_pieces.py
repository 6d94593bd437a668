"""Piece files of Dice Town: a user's own are read, and every mistake is answered with file and row."""

import shutil
from pathlib import Path
from random import Random

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
        ("deeds.csv", "value,count", "worth,count", "deeds.csv row 1: the columns are value,count,count_2009,source"),
        ("deeds.csv", "1,4,5", "6,4,5", "deeds.csv row 2: value is a whole number from 1 to 5"),
        ("deeds.csv", "2,4,5", "1,4,5", "deeds.csv row 3: value 1 stands twice"),
        ("deeds.csv", "1,4,5", "1,6,5", "deeds.csv row 2: count is a whole number from 0 to 5"),
        ("deeds.csv", "1,4,5", "1,4,", "deeds.csv row 2: count_2009 is a whole number from 0 to 5"),
        ("spirits.csv", "shaman,2", "totem,2", "spirits.csv row 2: unknown spirit 'totem'"),
        ("spirits.csv", "shaman,2", "shaman,0", "spirits.csv row 2: faces is a whole number from 1 to 3"),
        ("spirits.csv", "ambush,2", "shaman,2", "spirits.csv row 3: shaman stands twice"),
        ("spirits.csv", "shaman,2", "shaman,3", "spirits.csv: the Indian die has 6 faces, not 7"),
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


def test_too_few_deeds_are_refused(tmp_path):
    (tmp_path / "deeds.csv").write_text("value,count,count_2009,source\n3,3,2,x\n")
    with pytest.raises(BadPieces, match=r"deeds.csv: count_2009 makes fewer than 3 deeds"):
        dice_town.pieces(tmp_path)


def test_own_deeds_and_an_own_indian_die_are_played_with(tmp_path):
    (tmp_path / "deeds.csv").write_text("value,count,count_2009,source\n2,5,0,x\n5,1,5,x\n")
    (tmp_path / "spirits.csv").write_text("spirit,faces,source\nshaman,1,x\nambush,1,x\nbodyguard,3,x\nwar-path,1,x\n")
    deeds = [f"draw deed-2.{copy}" for copy in range(1, 6)] + ["draw deed-5.1"]
    match = corral.Match("dice_town", 3, {"wild_west": False}, pieces=tmp_path, nature="asked")
    assert match.moves(corral.NATURE) == deeds
    for seed in range(10):
        match = corral.Match("dice_town", 4, {"indians": True}, seed=seed, pieces=tmp_path)
        random = Random(seed)
        while not match.over:
            seat = random.choice(match.actors)
            match.play(seat, random.choice(match.moves(seat)))
        again = corral.replay(match.record(), pieces=tmp_path)
        assert again.points == match.points
        spirits = {line.split()[-1] for line in match.record().splitlines() if line.startswith("n spirit")}
        assert spirits <= {"shaman.1", "ambush.1", "bodyguard.1", "bodyguard.2", "bodyguard.3", "war-path.1"}


def test_records_from_before_deeds_and_the_indian_die_were_files_can_be_replayed(tmp_path):
    """The golden ones have the digest of the four first files; so have those with own files of the four."""
    golden = Path(__file__).parent / "records"
    kept = {line for path in golden.glob("*.txt") for line in path.read_text().splitlines() if "pieces " in line}
    assert kept == {f"pieces {dice_town.pieces().former[0]}"}
    match = corral.Match("dice_town", 3, seed=1)
    old = match.record().replace(dice_town.pieces().digest, dice_town.pieces().former[0])
    assert corral.replay(old).state.tobytes() == match.state.tobytes()
    own = changed(tmp_path, "store.csv", "spurs,base,1", "spurs,base,2")
    assert dice_town.pieces(own).former not in ((), dice_town.pieces().former)
    (own / "deeds.csv").write_text((SHIPPED / "deeds.csv").read_text().replace("1,4,5", "1,3,5"))
    assert dice_town.pieces(own).former == ()
