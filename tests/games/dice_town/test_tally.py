"""What players of the box hold, as a position: points, ties, and what cannot be."""

from typing import Any

import pytest

from corral import games, scoring
from corral.game import blank
from corral.games.dice_town import tally
from corral.options import numbers, parse
from corral.scoring import BadPad, Counted, Holder, Pad


def count(*seats: dict[str, str], **options: str) -> Counted:
    held = [Holder(f"p{seat}", "", facts) for seat, facts in enumerate(seats, 1)]
    return scoring.count(Pad("dice_town", options, held))


BADGE = {"badge": "yes"}


def test_dt32_every_row_of_the_sheet() -> None:
    hanne = {
        "nuggets": "9", "dollars": "8", "outlaws": "1", "rewards": "5", "badge": "yes", "ranches": "2",
        "deeds": "2 3 5", "cards": "hat colt mule", "hand": "4",
    }  # fmt: skip
    told = count(hanne, {})
    rows = {"nuggets": 9, "cash": 6, "badge": 5, "store": 11, "deeds": 10, "ranches": 3, "total": 44}
    assert told.sheets[0] == rows
    assert told.remarks == []


def test_dt32_half_a_dollar_is_lost_only_once() -> None:
    assert count({**BADGE, "dollars": "7", "rewards": "4"}, {"dollars": "7"}).sheets[0]["cash"] == 5


def test_dt32_the_dog_counts_caught_outlaws_and_the_mule_cards_in_hand() -> None:
    told = count({**BADGE, "cards": "dog", "outlaws": "3", "rewards": "12"}, {"cards": "mule insurance", "hand": "6"})
    assert [sheet["store"] for sheet in told.sheets] == [6, 6]


def test_dt33_the_sheriff_wins_a_tie_then_nuggets() -> None:
    told = count({"nuggets": "6"}, {"nuggets": "1", **BADGE}, {"nuggets": "4", "dollars": "4"})
    assert [sheet["total"] for sheet in told.sheets] == [6, 6, 6]
    assert told.places == [2, 1, 3]
    assert told.ties[1] == {"badge": 1, "nuggets": 1}


@pytest.mark.parametrize(
    ("facts", "reason"),
    [
        ({"nuggets": "41"}, "nuggets is a whole number from 0 to 40, not '41'"),
        ({"deeds": "6"}, "a deed is worth 1 to 5, not '6'"),
        ({"cards": "hat hat"}, "the box has 1 of hat, no more"),
        ({"cards": "gift"}, "gift is played at once and never in a hand"),
        ({"cards": "smoke-signal"}, "smoke-signal is a card of the Indians"),
        ({"cards": "hat mule", "hand": "1"}, "1 store cards in hand, but 2 are named"),
        ({"outlaws": "0", "rewards": "4"}, "rewards without a caught outlaw"),
        ({"gold": "4"}, "'gold' is unknown; known are"),
    ],
)
def test_dt2_what_the_box_has_not_is_refused(facts: dict[str, str], reason: str) -> None:
    with pytest.raises(BadPad) as refused:
        count({**BADGE, **facts}, {})
    assert reason in str(refused.value)


def test_dt1_without_wild_west_there_is_none_of_its_things() -> None:
    with pytest.raises(BadPad, match="there are no ranches without Wild West"):
        count({"ranches": "1"}, BADGE, wild_west="no")
    with pytest.raises(BadPad, match="cattle is a card of Wild West"):
        count({"cards": "cattle"}, BADGE, wild_west="no")


def test_dt4_more_than_there_is_of_a_supply_is_remarked() -> None:
    told = count({**BADGE, "nuggets": "20", "dollars": "20"}, {"nuggets": "20", "dollars": "9", "deeds": "4 4 4 4 4"})
    assert told.remarks == [
        "nuggets: the box has 30 nuggets, the players have 40",
        "dollars: there are $21 in the game, the players have $29",
        "deeds: the box has 4 deeds of value 4, the players have 5",
    ]


def test_dt14_one_badge_is_refused_twice_and_remarked_when_nobody_has_it() -> None:
    with pytest.raises(BadPad, match="p2: badge: there is one badge, and another player has it"):
        count(BADGE, BADGE)
    assert count({}, {}).remarks == ["badge: nobody has the badge, but somebody always is Sheriff"]


def test_dt22_the_outlaws_are_such_as_have_these_rewards() -> None:
    game: Any = games.find("dice_town")
    state, pieces = blank(game), game.pieces().table
    game.setup(state, 2, numbers(parse(game, {}, 2)), pieces)
    assert tally.put(state, [{**BADGE, "outlaws": "2", "rewards": "7"}, {"rewards": "13"}], pieces) == []
    caught = game.view(state, 0).seats
    assert sorted(map(len, (caught[0].captured, caught[1].captured))) == [2, 2], "7 = 3 + 4, 13 = 6 + 7"
    s = state.view(game.STATE)[0]
    assert s.captured[0] & s.captured[1] == 0
    assert game.actors(state) == 0


def test_dt22_rewards_that_no_outlaws_have_are_counted_and_remarked() -> None:
    told = count({**BADGE, "outlaws": "1", "rewards": "9"}, {})
    assert told.sheets[0]["cash"] == 4
    assert told.remarks == ["rewards: no outlaws of this box have these rewards together"]
