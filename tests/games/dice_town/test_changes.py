"""What a viewer is told of changes: all of it, all true, and nothing that it may not know."""

from collections import Counter
from pathlib import Path

import pytest

import corral.games.dice_town as game
from corral import record
from corral.game import SPECTATOR, Change, Ints
from corral.games.dice_town.state import PHASE_WIRE
from corral.games.dice_town.view import View
from tests.given import given

from .table import Table

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))
SEAT_AMOUNTS = {"dollars": "cash", "nuggets": "nuggets", "card": "cards", "deed": "deeds", "ranch": "ranches"}


def holdings(view: View) -> Counter[tuple[int, str, str]]:
    """By seat and what, and by name where it has one: what all may count."""
    found: Counter[tuple[int, str, str]] = Counter()
    for number, seat in enumerate(view.seats, 1):
        for what, field in SEAT_AMOUNTS.items():
            found[number, what, ""] = getattr(seat, field)
        for what in ("recruited", "captured"):
            found.update((number, what, str(outlaw)) for outlaw in getattr(seat, what))
        found.update((number, "wired", name) for name in seat.wired)
        found[number, "badge", ""] = int(seat.sheriff)
        found[number, "spirit", ""] = int(view.spirit.holder == number)
    return found


def summed(changes: list[Change], named: set[str]) -> Counter[tuple[int, str, str]]:
    found: Counter[tuple[int, str, str]] = Counter()
    for change in changes:
        found[change.seat, change.what, change.name if change.what in named else ""] += change.amount
    return found


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_changes_of_a_whole_game_add_up_to_what_everybody_has(path: Path) -> None:
    fold = record.parse(path.read_text())
    start = fold.start()
    for viewer in range(SPECTATOR, len(fold.names)):
        telling = record.Telling(fold, viewer)
        lines = telling.read(fold)
        assert len(telling.changes) == len(lines) == len(fold.lines)
        told = [change for changes in telling.changes for change in changes]
        kinds = {"recruited", "captured", "wired"}
        sums = summed(
            [change for change in told if change.what in kinds | {"badge", "spirit"} | {*SEAT_AMOUNTS}], kinds
        )
        gained = holdings(game.view(fold.state, viewer))
        gained.subtract(holdings(game.view(start, viewer)))
        assert +sums == +gained
        assert -sums == -gained
        if viewer != SPECTATOR:
            own = summed([change for change in told if change.seat == viewer + 1], {"card", "deed"})
            hand = Counter(game.view(fold.state, viewer).seats[viewer].hand)
            assert Counter({name: count for (_, what, name), count in own.items() if what in ("card", "deed")}) == hand


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_a_card_that_is_named_is_the_card(path: Path) -> None:
    """Compared with what its holder sees; and all that was taken or given openly is named."""
    fold = record.parse(path.read_text())
    state, named = fold.start(), 0
    for ply in fold.history:
        before = state.copy()
        game.play(state, ply.seat, ply.move)
        for viewer in range(SPECTATOR, len(fold.names)):
            for change in game.changes(before, state, viewer):
                if change.what in ("card", "deed") and change.name != "?":
                    assert true_gain(before, state, change.seat - 1)[change.name] == change.amount
                    named += change.seat != viewer + 1
    assert named > 20


def true_gain(before: Ints, after: Ints, seat: int) -> Counter[str]:
    gained = Counter(true_hand(after, seat))
    gained.subtract(true_hand(before, seat))
    return gained


def true_hand(state: Ints, seat: int) -> list[str]:
    """With what a thief is looking at."""
    view = game.view(state, seat)
    robbed = view.phase in ("theft", "take stolen") and state.view(game.STATE)[0].b == seat
    return [*given(view.seats[seat].hand), *(view.drawn if robbed else [])]


def told(table: Table, viewer: int, *lines: str) -> list[Change]:
    """What the viewer (from 1; 0: a spectator) is told of these lines."""
    before = table.state.copy()
    table.play(*lines)
    return game.changes(before, table.state, viewer - 1)


def test_dt18_dt19_nuggets_and_dollars_and_who_is_best_at_the_houses_reached() -> None:
    table = Table(2).begin().hands("9 9 9 J J", "10 10 A A A")
    found = told(table, 0, "1 mine")
    assert found == [Change(2, "best", 2, "10 10", "bank"), Change(1, "nuggets", 3)]
    assert Change(2, "dollars", 3) in told(table, 0, "2 rob")


def test_dt13_houses_where_nobody_is_asked_are_told_too() -> None:
    table = Table(2, wild_west=False).begin()
    table.s.phase, table.s.bank = table.s.phase, 0
    before = table.state.copy()
    table.hands("10 10 10 K K", "Q Q Q Q A")
    found = [change for change in game.changes(before, table.state, SPECTATOR) if change.what == "best"]
    assert found[:3] == [
        Change(0, "best", at="mine"),
        Change(1, "best", 3, "10 10 10", "bank"),
        Change(0, "best", at="store"),
    ]


def test_dt16_a_tie_names_all_who_are_in_it() -> None:
    table = Table(3).begin()
    before = table.state.copy()
    table.hands("9 9 A A A", "9 9 K K K", "Q Q Q Q Q")
    found = game.changes(before, table.state, SPECTATOR)
    assert [change for change in found if change.what == "tied"] == [
        Change(1, "tied", 2, "9 9", "mine"),
        Change(2, "tied", 2, "9 9", "mine"),
    ]
    while table.view().phase == "bribe":
        table.play(f"{table.actors[0]} {table.moves(table.actors[0])[0]}")
    assert Change(1, "best", 2, "9 9", "mine") in told(table, 0, "1 favour 1")


def test_dt17_a_bribe_goes_to_the_sheriff_and_its_card_is_known_to_both() -> None:
    table = Table(3).begin(sheriff=3).hold(1, "hat").hands("9 9 A A A", "9 9 K K K", "Q Q Q Q Q")
    table.play("1 offer 2", "1 nuggets 0", "1 card hat", "2 offer 0", "2 nuggets 0", "2 seal")
    before = table.state.copy()
    table.play("3 favour 1")
    paid = [Change(1, "dollars", -2), Change(3, "dollars", 2)]
    for viewer, name in ((1, "hat"), (3, "hat"), (2, "?"), (0, "?")):
        found = game.changes(before, table.state, viewer - 1)
        assert [change for change in found if change.what == "dollars"] == paid
        cards = [change for change in found if change.what == "card"]
        assert cards == [Change(1, "card", -1, name), Change(3, "card", 1, name)]


def test_dt21_what_a_thief_looks_at_is_still_its_owners_and_both_know_what_is_taken() -> None:
    table = Table(3).begin().hold(2, "hat", "loaded-die", "deed-4")
    table.hands("Q Q A A A", "A A A A K", "A A A A J").play("3 doc").until("act", "saloon").play("1 steal 2")
    assert told(table, 2, "n draw deed-4", "n draw hat") == []
    before = table.state.copy()
    table.play("1 take deed-4")
    for viewer, name in ((1, "deed-4"), (2, "deed-4"), (3, "?"), (0, "?")):
        found = [change for change in game.changes(before, table.state, viewer - 1) if change.what == "deed"]
        assert found == [Change(1, "deed", 1, name), Change(2, "deed", -1, name)]


def test_dt20_a_card_from_the_store_is_unseen_by_the_others() -> None:
    table = Table(3).begin().hands("J J A A A", "A A A A K", "A A A A Q").play("1 shop", "n draw hat", "n draw spurs")
    before = table.state.copy()
    table.play("1 take hat")
    for viewer, name in ((1, "hat"), (2, "?"), (0, "?")):
        cards = [change for change in game.changes(before, table.state, viewer - 1) if change.what == "card"]
        assert cards == [Change(1, "card", 1, name)]


def test_dt28_a_card_that_is_played_is_seen_by_all() -> None:
    table = Table(3).begin().hold(1, "dynamite").hold(2, "hat").hands("9 A A A A", "A A A A K", "A A A A Q")
    assert told(table, 3, "1 mine dynamite") == [Change(1, "card", -1, "dynamite")]
    assert Change(1, "nuggets", 2) in told(table, 3, "2 pass", "3 pass")


def test_dt22_badge_and_outlaws() -> None:
    table = Table(3).begin(sheriff=2).hands("K K A A A", "K A A A A", "A A A A A")
    assert {Change(2, "badge", -1), Change(1, "badge", 1)} <= set(told(table, 0, "1 badge"))
    table = Table(3).begin().want(3, 11, 8).hands("K K A A A", "A A A A A", "A A A A J").play("3 doc")
    table.until("act", "sheriff").play("1 hunt", "n die K")
    assert told(table, 0, "n die 10") == [Change(1, "captured", 1, "8")]
    assert Change(1, "captured", 1, "11") in told(table, 0, "1 catch 11")
    table = Table(3).begin().hold(2, "hat").hands("Q A A A A", "A A A A K", "A A A A A")
    assert told(table, 0, "1 recruit") == [Change(1, "recruited", 1, "3")]


def test_dt27_a_deed_that_is_fenced_in_is_seen_by_all() -> None:
    table = Table(2).begin().hold(1, "deed-3")
    table.s.phase, table.s.a, table.s.b = PHASE_WIRE, 0, 2
    before = table.state.copy()
    table.play("1 wire deed-3")
    assert set(game.changes(before, table.state, SPECTATOR)) == {
        Change(1, "deed", -1, "deed-3"),
        Change(1, "wired", 1, "deed-3"),
    }


def test_dt9_dice_kept_and_paid_for_are_told_when_all_have_chosen() -> None:
    table = Table(2).begin().dice("9 9 K K A", "J J J Q Q")
    assert told(table, 0, "1 keep 9 9") == []
    assert told(table, 0, "2 keep J") == [
        Change(1, "dice", 2, "9 9"),
        Change(2, "dice", 1, "J"),
        Change(1, "dollars", -1),
    ]


def test_dt31_the_view_says_why_it_is_over() -> None:
    fold = record.parse(RECORDS[0].read_text())
    last = game.view(fold.state, SPECTATOR)
    assert last.ended == ("gold" if last.mine == 0 else "property")
    assert game.view(fold.start(), SPECTATOR).ended is None
