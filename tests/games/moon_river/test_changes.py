"""What a move has changed: of a whole game it adds up to what everybody has."""

from collections import Counter
from pathlib import Path

import pytest

import corral.games.moon_river as game
from corral import record
from corral.game import SPECTATOR
from corral.games.moon_river.view import View

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def holdings(view: View) -> Counter[tuple[int, str, str, str]]:
    found: Counter[tuple[int, str, str, str]] = Counter()
    for number, seat in enumerate(view.seats, 1):
        for at, cell in seat.cells.items():
            found[number, "cows", "", at] += cell.cows
            found[number, "land", cell.kind, at] += 1
            if cell.partner:
                found[number, "partner", cell.partner, at] += 1
        found.update((number, "parcel", kind, "") for kind in seat.storage if kind)
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_changes_of_a_whole_game_add_up_to_what_everybody_has(path: Path) -> None:
    fold = record.parse(path.read_text())
    telling = record.Telling(fold, SPECTATOR)
    assert len(telling.read(fold)) == len(telling.changes)
    sums: Counter[tuple[int, str, str, str]] = Counter()
    told = [change for changes in telling.changes for change in changes]
    picks = [ply for ply in fold.history if game.write(ply.move).startswith("pick ")]
    assert len(picks) - 1 <= sum(change.what == "chosen" for change in told) <= len(picks)
    for change in (change for change in told if change.what != "chosen"):
        sums[change.seat, change.what, change.name, change.at] += change.amount
    expected = holdings(game.view(fold.state, SPECTATOR))
    assert {key: count for key, count in sums.items() if count} == +expected


def test_every_kind_of_move_says_what_it_changed() -> None:
    """In all golden games together."""
    kinds: dict[str, set[str]] = {}
    for path in RECORDS:
        fold = record.parse(path.read_text())
        telling = record.Telling(fold, SPECTATOR)
        for line, changes in zip(telling.read(fold), telling.changes, strict=True):
            kinds.setdefault(line.split()[1], set()).update(change.what for change in changes)
        assert game.view(fold.state, SPECTATOR).ended == "rounds"
    assert {"land", "parcel"} <= kinds["build"]
    assert "cows" in kinds["build"] & kinds["dry"] & kinds["drive"] & kinds["rustle"]
    assert "partner" in kinds["hire"]
    assert "parcel" in kinds["swap"]
    assert "chosen" in kinds["pick"]
    assert "land" in kinds["bonus"]
