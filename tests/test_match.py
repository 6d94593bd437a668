"""The facade: what Python users rely on."""

from random import Random
from typing import Any

import pytest

import corral
from tests.contract import gulch
from tests.contract.gulch.view import View
from tests.contract.tables import stroll
from tests.given import seen_as


def test_seats_count_from_one_and_nature_is_played():
    match = corral.Match(gulch, seats=3, seed=1)
    assert match.actors == [1, 2, 3]
    assert match.moves(1) == ["dig", "wait"]
    assert match.lines[0].startswith("n wash")


def test_nature_can_be_asked():
    match = corral.Match(gulch, 2, nature="asked")
    assert match.actors == [corral.NATURE]
    assert match.moves(corral.NATURE) == ["wash 1.1", "wash 1.2", "wash 1.3", "wash 2.1", "wash 2.2", "wash 3.1"]
    match.play(corral.NATURE, "wash 3.1")
    assert match.actors == [1, 2]
    assert seen_as(View, match.view()).nugget == 3


def to_the_last_nugget(**how: Any) -> corral.Match:
    match = corral.Match(gulch, 2, nature="asked", **how)
    for nugget in ("1.1", "1.2", "1.3", "2.1", "2.2"):
        match.play(corral.NATURE, f"wash {nugget}")
        match.play(1, "dig")
        match.play(2, "wait")
    return match


def test_a_single_forced_choice_is_played_and_recorded():
    match = to_the_last_nugget()
    assert match.actors == [1, 2]
    assert match.lines[-1] == "n wash 3.1"


def test_with_forced_asked_every_single_question_is_put():
    match = to_the_last_nugget(forced="asked")
    assert match.actors == [corral.NATURE]
    assert match.moves(corral.NATURE) == ["wash 3.1"]


def test_points_winners_and_sheet():
    match = to_the_last_nugget()
    assert not match.over
    assert match.winners == []
    assert match.points == [7, 0]
    match.play(2, "dig")
    match.play(1, "wait")
    assert match.over
    assert match.actors == []
    assert match.points == [7, 3]
    assert match.winners == [1]
    assert match.sheet(2) == {"weight": 3, "total": 3}


def test_a_tie_is_shared():
    match = corral.Match(gulch, 2, seed=1)
    while not match.over:
        match.play(match.actors[0], "wait")
    assert match.winners == [1, 2]


def test_views_hide_the_pledges_of_others():
    match = corral.Match(gulch, 2, seed=1)
    match.play(1, "dig")
    assert seen_as(View, match.view(1)).seats[0].pledge == "dig"
    assert seen_as(View, match.view(2)).seats[0].pledge is None
    assert seen_as(View, match.view(corral.SPECTATOR)).seats[0].pledge is None


def test_lines_tell_a_pledge_only_when_its_question_is_closed():
    match = corral.Match(gulch, 2, seed=1)
    match.play(1, "dig")
    assert match.tell(1)[-1] == "1 dig"
    assert match.tell(2)[-1] == match.lines[0]
    match.play(2, "wait")
    assert match.tell(2)[1:3] == ["1 dig", "2 wait"]


@pytest.mark.parametrize(
    ("seat", "text", "error", "reason"),
    [
        (1, "dug", corral.NotAMove, "'dug' is not a move"),
        (1, "", corral.NotAMove, "is not a move"),
        (1, None, corral.NotAMove, "a move is a text"),
        (1, "wash 1.1", corral.NotNow, "not possible now; possible: dig, wait"),
        (corral.NATURE, "wash 1.1", corral.NotNow, "NATURE is not asked now; seat 1 and seat 2 are"),
        (0, "dig", corral.NotNow, "there is no seat 0"),
        (3, "dig", corral.NotNow, "there is no seat 3; seats are 1 to 2"),
        ("1", "dig", corral.NotNow, "there is no seat '1'"),
    ],
)
def test_a_wrong_move_has_a_reason_and_changes_nothing(seat, text, error, reason):
    match = corral.Match(gulch, 2, seed=1)
    before = match.state.tobytes(), match.lines
    with pytest.raises(error, match=reason):
        match.play(seat, text)
    assert (match.state.tobytes(), match.lines) == before


@pytest.mark.parametrize(
    ("arguments", "error", "reason"),
    [
        ({"game": "chess", "seats": 2}, corral.UnknownGame, "no game is called 'chess'; there are moon_river"),
        ({"game": gulch, "seats": 5}, corral.BadOption, "takes 2 to 4 players, not 5"),
        ({"game": gulch, "seats": 2, "options": {"mode": "x"}}, corral.BadOption, "no option 'mode'; it has spill"),
        ({"game": gulch, "seats": 2, "options": {"spill": "perhaps"}}, corral.BadOption, "spill is yes or no"),
        ({"game": gulch, "seats": 2, "nature": "played"}, ValueError, "nature is 'drawn' or 'asked'"),
        ({"game": gulch, "seats": 2, "nature": "asked", "seed": 1}, ValueError, "of no use"),
        ({"game": gulch, "seats": ["a b", "c"]}, ValueError, "'a b' is not one word"),
        ({"game": gulch, "seats": 2, "salts": ["x"]}, ValueError, "one salt a seat"),
        ({"game": gulch, "seats": 2, "pieces": "/nowhere"}, corral.BadPieces, "not a folder"),
    ],
)
def test_a_wrong_match_is_refused_with_a_reason(arguments, error, reason):
    with pytest.raises(error, match=reason):
        corral.Match(**arguments)


def test_the_same_seed_gives_the_same_match():
    one, two = corral.Match(gulch, 4, seed=9), corral.Match(gulch, 4, seed=9)
    stroll(one, Random(1))
    stroll(two, Random(1))
    assert one.record() == two.record()


def test_somebody_else_goes_on():
    match = corral.Match(gulch, ["ann", "bob"], seed=1)
    match.sit(2, "marshal")
    assert match.names == ["ann", "marshal"]
    assert corral.replay(match.record()).names == ["ann", "marshal"]
    with pytest.raises(ValueError, match="one word"):
        match.sit(1, "two words")
