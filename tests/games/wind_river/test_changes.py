"""What a move has changed: of a whole game it adds up to what everybody has."""

from collections import Counter
from pathlib import Path

import pytest

import corral.games.wind_river as game
from corral import record
from corral.game import SPECTATOR, Change
from corral.games.wind_river.view import View

from .table import Table, acting

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


def holdings(view: View) -> Counter[tuple[int, str, str]]:
    found: Counter[tuple[int, str, str]] = Counter()
    for number, seat in enumerate(view.seats, 1):
        found[number, "stones", ""] = seat.stones
        found[number, "plains", ""] = seat.open_plains
        for field in view.fields:
            found[number, "tipi", field.name] = field.tipis[number - 1]
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_changes_of_a_whole_game_add_up_to_what_everybody_has(path: Path) -> None:
    fold = record.parse(path.read_text())
    telling = record.Telling(fold, SPECTATOR)
    assert len(telling.read(fold)) == len(telling.changes)
    sums: Counter[tuple[int, str, str]] = Counter()
    for change in (change for changes in telling.changes for change in changes):
        sums[change.seat, change.what, change.at if change.what == "tipi" else ""] += change.amount
    gained = holdings(game.view(fold.state, SPECTATOR))
    gained.subtract(holdings(game.view(fold.start(), SPECTATOR)))
    assert +sums == +gained
    assert -sums == -gained


def test_every_kind_of_move_says_what_it_changed() -> None:
    """In all golden games together."""
    kinds: dict[str, set[str]] = {}
    gathered = 0
    for path in RECORDS:
        fold = record.parse(path.read_text())
        telling = record.Telling(fold, SPECTATOR)
        for line, changes in zip(telling.read(fold), telling.changes, strict=True):
            kinds.setdefault(line.split()[1], set()).update(change.what for change in changes)
            stones = [change for change in changes if change.what == "stones"]
            if " gather" in line:
                gathered += 1
                assert any(change.amount > 0 and change.at for change in stones)
        assert game.view(fold.state, SPECTATOR).ended == "tipis"
    assert gathered
    assert "tipi" in kinds["place"] & kinds["lose"] & kinds["trek"]


def told(table: Table, text: str) -> set[Change]:
    before = table.state.copy()
    table.play(text)
    return set(game.changes(before, table.state, SPECTATOR))


def test_wr16_at_a_meeting_each_pays_a_stone_there() -> None:
    tipis = {1: ["C3", "C4"], 2: ["C4", "C4"], 3: ["C4"], 4: ["D1"]}
    table = acting(1, tipis, {"A6": 1}, {1: 2, 2: 2, 3: 5, 4: 5})
    paid = {Change(seat, "stones", -1, at="C4") for seat in (1, 2, 3)}
    assert told(table, "trek C3 C4") == paid | {Change(1, "tipi", -1, at="C3"), Change(1, "tipi", 1, at="C4")}


def test_wr17_stones_are_gathered_where_buffalo_are_left_over_up_to_ten() -> None:
    tipis = {1: ["C3", "C3", "D3"], 2: ["E3"]}
    assert told(acting(1, tipis, {"C3": 5, "D3": 2, "E3": 5}, {1: 1}), "gather") == {
        Change(1, "stones", 3, at="C3"),
        Change(1, "stones", 1, at="D3"),
    }
    assert told(acting(1, tipis, {"C3": 5, "D3": 2, "E3": 5}, {1: 8}), "gather") == {Change(1, "stones", 2, at="C3")}


def test_wr18_a_new_tipi_and_its_price() -> None:
    table = acting(1, {1: ["C3"], 2: ["E3"]}, {"A6": 2}, {1: 4, 2: 5})
    assert told(table, "raise C3") == {Change(1, "stones", -3), Change(1, "tipi", 1, at="C3")}


def test_wr16_a_tipi_that_leaves_for_the_open_plains() -> None:
    table = acting(1, {1: ["C6", "C1"], 2: ["A1"]}, {"C1": 2, "A1": 2})
    assert told(table, "trek C6 out") == {Change(1, "tipi", -1, at="C6"), Change(1, "plains", 1)}
