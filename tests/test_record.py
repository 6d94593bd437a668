"""Records: they read back, and every mistake is answered with its line."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral import record
from tests.contract import gulch
from tests.contract.tables import stroll


def made() -> str:
    match = corral.Match(gulch, ["ann", "bob"], seed=4)
    stroll(match, Random(4))
    return match.record()


TEXT = made()
LINES = TEXT.splitlines()
FIRST = LINES.index("") + 1  # index of the first line below the header


def changed(index: int, line: str | None) -> str:
    lines = [*LINES]
    lines[index : index + 1] = [] if line is None else [line]
    return "\n".join(lines) + "\n"


def test_a_record_reads_back():
    assert corral.replay(TEXT).record() == TEXT


def test_the_header_says_what_was_played():
    assert LINES[0] == "game gulch 1"
    assert "seats ann bob" in LINES
    assert LINES[4].startswith("pieces ")
    assert LINES[5].startswith("commit ")
    assert LINES[6] == "salt - -"


def test_replay_stops_at_a_ply():
    match = corral.replay(TEXT, at=3)
    assert match.lines == LINES[FIRST : FIRST + 3]
    assert not match.over
    assert corral.replay(TEXT, at=0).lines == []
    with pytest.raises(corral.NotNow, match="there is no ply 999"):
        corral.replay(TEXT, at=999)


def test_a_saved_match_goes_on_with_the_same_draws():
    whole = corral.Match(gulch, 2, seed=6)
    saved = corral.replay(whole.record(secret=True))
    stroll(whole, Random(1))
    stroll(saved, Random(1))
    assert saved.record() == whole.record()


def test_without_the_seed_chance_is_asked():
    match = corral.replay(corral.Match(gulch, 2, seed=6).record())
    match.play(1, "dig")
    match.play(2, "dig")
    assert match.actors == [corral.NATURE]


def test_taking_back_is_a_line_and_versions_are_never_reused():
    match = corral.Match(gulch, 2, seed=6)
    match.play(1, "dig")
    match.play(2, "dig")
    before = len(match.lines)
    match.back(1)
    match.play(1, "wait")
    match.back(before)
    assert [ply.line for ply in match.history] == [1, 2, 3, 4]
    again = corral.replay(match.record())
    assert again.lines == match.lines
    assert again.state.tobytes() == match.state.tobytes()
    with pytest.raises(corral.NotNow, match="no line 99"):
        match.back(99)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "no line 'game'"),
        ("game gulch 1\n", 1, "no line 'seats'"),
        (changed(0, "game chess 1"), 1, "no game is called 'chess'"),
        (changed(0, "game gulch 2"), 1, "version '2'"),
        (changed(0, "game gulch"), 1, "version ''"),
        (changed(1, "tables k3f"), 2, "'tables' is not a line"),
        (changed(1, "game gulch 1"), 2, "a second line 'game'"),
        (changed(2, "seats ann"), 4, "takes 2 to 4 players, not 1"),
        (changed(2, "seats ann  bob"), 3, "words of at most 40 letters"),
        (changed(3, "options spill"), 4, "name=word"),
        (changed(3, "options spill=no depth=3"), 4, "no option 'depth'"),
        (changed(3, "options spill=maybe"), 4, "spill is yes or no"),
        (changed(4, "pieces 123456"), 5, "piece set 123456"),
        (changed(5, "commit xyz"), 6, "64 digits"),
        (changed(6, "salt -"), 7, "one salt a seat"),
        (changed(7, "seed 12x"), 8, "two a byte"),
        (changed(5, None), 7, "without the commit"),
        (changed(FIRST, "n wash 9.9"), FIRST + 1, "'wash 9.9' is not a move"),
        (changed(FIRST, "n dig"), FIRST + 1, "'dig' is not possible now"),
        (changed(FIRST, "1 dig"), FIRST + 1, "seat 1 is not asked now; NATURE is"),
        (changed(FIRST + 1, "3 dig"), FIRST + 2, "'3' is not a seat"),
        (changed(FIRST + 1, "01 dig"), FIRST + 2, "'01' is not a seat"),
        (changed(FIRST + 1, ""), FIRST + 2, "is not a seat"),
        (changed(FIRST + 1, "* dance"), FIRST + 2, "not a line of the table"),
        (changed(FIRST + 1, "* back 77"), FIRST + 2, "no line 77"),
        (changed(FIRST + 1, "* seat 4 bob"), FIRST + 2, "no seat 4"),
        ("\n".join(LINES[:-1]) + "\n", len(LINES) - 1, "ends before the game does"),
        (TEXT[: len(TEXT) - 3], len(LINES), "is not a move"),
        (TEXT + "1 dig\n", len(LINES) + 1, "the game is over"),
    ],
)
def test_a_mistake_is_answered_with_its_line(text, line, reason):
    with pytest.raises(corral.BadRecord, match=reason) as caught:
        corral.replay(text)
    assert caught.value.line == line
    assert f"line {line}: " in str(caught.value)


@given(st.text(max_size=200))
def test_any_text_is_a_record_or_a_bad_record(text):
    with pytest.raises(corral.BadRecord):
        corral.replay(text)


@given(index=st.integers(0, len(LINES) - 1), text=st.text(st.characters(codec="utf-8"), max_size=20))
def test_any_changed_line_is_replayed_or_refused(index, text):
    record = changed(index, text)
    try:
        match = corral.replay(record)
    except corral.BadRecord:
        return
    assert corral.replay(match.record()).state.tobytes() == match.state.tobytes()


def test_positions_that_were_gone_back_to_are_what_replaying_makes_them():
    match, chance = corral.Match("wind_river", 3, seed=2), Random(2)
    twin = match.clone()
    begun = list(twin.lines)
    for _ in range(60):
        stroll(match, chance, len(match.history) + chance.randrange(1, 60))
        if match.over:
            break
        line = chance.choice(match.history).line
        match.back(line)
    assert twin.lines == begun
    assert sum(line.startswith("* back") for line in match.lines) > 10
    assert corral.replay(match.record()).state.tobytes() == match.state.tobytes()
    plain = record.Fold(match._fold.header)
    for ply in match.history:
        plain.play(ply.seat, ply.move)
    assert plain.state.tobytes() == match.state.tobytes()
    assert match._fold.undone == sum(not line.startswith("*") for line in match.lines) - len(match.history)
