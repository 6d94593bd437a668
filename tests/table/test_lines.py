"""The table's own lines in records: they read back, and a mistake is answered with a reason."""

import pytest

import corral
from corral import record
from corral.record import BadRecord, Fold, NotNow
from tests.contract import gulch, tables  # noqa: F401  (registers the toy game)


def fold() -> Fold:
    match = corral.Match(gulch, ["ann", "bob", "cid"], seed=3)
    return record.parse(match.record(secret=True))


def test_they_read_back():
    first = fold()
    lines = [
        "* seat 3 bot greedy",
        "1 dig",
        "* pause 1",
        "* resume 2",
        "2 dig",
        "3 dig",
        "* ask 1 back 1",
        "* yes 2",
        "* unrated",
        "* time 2",
        "* resign 3",
    ]
    before = len(first.lines)
    for line in lines[:6]:
        first.add(line)
    assert not first.paused
    drawn = first.legal(15)[0]
    first.play(15, drawn)
    for line in lines[6:]:
        first.add(line)
    assert first.wish == record.Ask(0, 1, frozenset({1}))
    assert first.unrated
    assert first.resigned == {2}
    assert first.names == ["ann", "bob", "bot greedy"]
    again = record.parse(first.text("secret"))
    assert again.lines == first.lines
    assert len(again.lines) == before + len(lines) + 1
    assert (again.wish, again.resigned, again.unrated, again.paused) == (
        first.wish, first.resigned, first.unrated, first.paused,
    )  # fmt: skip


def test_a_game_is_over_when_all_but_one_have_given_up():
    played = fold()
    played.add("* resign 1")
    assert not played.over
    played.add("* resign 3")
    assert played.over
    assert record.parse(played.text("seed")).over


def test_a_move_or_a_no_ends_a_wish():
    played = fold()
    played.add("* ask 1 back 0")
    played.add("* no 2")
    assert played.wish is None
    played.add("* ask 1 back 0")
    played.add("1 dig")
    assert played.wish is None
    with pytest.raises(NotNow, match="nobody has asked"):
        played.add("* yes 2")


@pytest.mark.parametrize("line", ["* resign 4", "* resign", "* ask 1 back 99", "* ask 9 back 1", "* pause", "* rated"])
def test_lines_that_cannot_be(line):
    text = fold().text("secret")
    with pytest.raises(BadRecord):
        record.parse(text + line + "\n")


def test_a_person_may_be_called_back():
    played = fold()
    played.add("* seat 1 back")
    played.add("* seat 2 bot back")
    assert record.told(played, 0)[-2:] == ["* seat 1 back", "* seat 2 bot back"]
