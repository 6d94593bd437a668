"""One or more tests for every rule of docs/rules/dice-town.md; the id is in the name."""

import random
from typing import Any

import numpy as np
import pytest

import corral.games.dice_town as game
from corral.game import NATURE, NotAMove, seats_of
from corral.games.dice_town.cup import poker
from corral.games.dice_town.state import CARDS, COPIES, FACES, PLACE_ALL, PLACE_DRAWN
from corral.games.dice_town.view import Offer, Spirit, Window
from corral.options import BadOption, parse
from tests.given import given

from .table import Table

SECRETS = given(game.SECRETS)


def hand(text: str) -> int:
    return sum(1 << 4 * FACES.index(face) for face in text.split())


def draws(table: Table) -> list[str]:
    return [text.removeprefix("draw ").partition(".")[0] for text in table.moves("n")]


# Material


def test_dt1_two_to_five_play_and_six_with_wild_west() -> None:
    assert parse(game, {}, 6).seats == range(2, 7)
    assert parse(game, {"wild_west": False}, 5).seats == range(2, 6)
    with pytest.raises(BadOption):
        parse(game, {"wild_west": False}, 6)
    with pytest.raises(BadOption, match="needs wild_west"):
        parse(game, {"wild_west": False, "indians": True}, 4)
    with pytest.raises(BadOption, match="2018 or 2009"):
        parse(game, {"edition": 2010}, 4)


def test_dt1_five_dice_each_and_the_ace_is_highest() -> None:
    table = Table(2).begin().dice("9 9 9 9 9", "A A A A A")
    assert table.view().phase == "keep"
    assert poker(hand("A A A A A")) > poker(hand("K K K K K"))


def test_dt2_the_store_has_nineteen_base_cards_ten_of_wild_west_and_smoke_signal() -> None:
    def cards(**options: Any) -> int:
        return int(Table(4, **options).view().decks.store)

    assert (cards(wild_west=False), cards(), cards(indians=True)) == (19, 29, 30)
    table = Table(4).begin().hands("J J J J J", "A A A A A", "A A A A A", "A A A A A").play("1 shop")
    assert [draws(table).count(name) for name in ("not-so-fast", "hold-up", "loaded-die", "mule")] == [2, 2, 2, 1]
    assert "smoke-signal" not in draws(table)


def test_dt3_twenty_deeds_and_ten_ranches_twenty_five_deeds_in_2009() -> None:
    assert sorted(set(Table(4).moves())) == sorted(
        [f"draw deed-{value}.{copy}" for value in range(1, 6) for copy in range(1, 5)]
        + [f"draw ranch.{copy}" for copy in range(1, 11)]
    )
    assert len(Table(4, wild_west=False).moves()) == 20
    assert len(Table(4, wild_west=False, edition=2009).moves()) == 25


def test_dt4_nuggets_and_bills() -> None:
    assert [Table(seats).view().mine for seats in (2, 3, 6)] == [30, 40, 40]
    assert Table(4, wild_west=False).view().mine == 30
    tables: list[tuple[int, dict[str, Any], int]] = [(4, {}, 37), (3, {"wild_west": False}, 27)]
    for seats, options, bills in tables:
        view = Table(seats, **options).view()
        assert view.bank + view.coach + sum(seat.cash for seat in view.seats) == bills


def test_dt5_river_outlaws_elixirs_and_the_top_outlaw_is_public() -> None:
    view = Table(4).begin().view()
    assert view.decks.river == 12
    assert view.outlaws.top == 3
    assert len(view.outlaws.wanted) + view.decks.outlaws == 12
    assert any(card.pair == "J" for card in view.outlaws.cards)
    assert len(view.elixirs.open) + view.decks.elixirs == 7


# Set-up


def test_dt6_chance_at_set_up_comes_in_this_order() -> None:
    table = Table(4)
    verbs = []
    while table.view().round == 0:
        verbs.append(table.moves()[0].split(".")[0])
        table.play("n " + table.moves()[0])
    assert verbs == [
        *["draw deed-1"] * 3, "draw outlaw-1", "draw outlaw-2", "draw outlaw-3", "draw barbed-wire", "draw barbed-wire",
        "sheriff 1",
    ]  # fmt: skip
    view = table.view()
    assert (view.bank, view.coach, view.row) == (3, 2, ["deed-1"] * 3)
    assert [seat.cash for seat in view.seats] == [8] * 4
    assert Table(4, wild_west=False).view().coach == 0


def test_dt7_with_two_players_ten_property_cards_stay_hidden_and_nobody_is_second() -> None:
    table = Table(2).begin()
    assert table.view().decks.property == 30 - 3 - 10
    table.hands("9 9 9 A K", "9 9 A A K").play("1 mine")
    assert table.view().place != "mine"
    while table.view().decks.property > 0:
        table.s.deck_deeds &= int(table.s.deck_deeds) - 1
    table.until("act", "town-hall")
    assert "deck" not in table.moves()


# Phase 1: the hand


def test_dt8_faces_not_kept_are_never_shown_and_the_last_roll_is_open() -> None:
    table = Table(2).begin()
    assert table.seat(1).kept == []
    assert SECRETS.tell(table.state, NATURE, game.read("die K"), 1) == "die ?"
    assert SECRETS.tell(table.state, NATURE, game.read("die K"), 0) == "die K"
    table.dice("9 9 9 9 9", "10 J Q K A")
    assert table.actors == ["1", "2"]
    assert table.seat(2, 1).cup == ["?"] * 5
    assert table.seat(2, 2).cup == ["10", "J", "Q", "K", "A"]
    table.play("1 keep 9 9 9 9 9")
    assert table.view(2).seats[0].kept == []  # not yet revealed
    table.play("2 keep K")
    assert table.seat(1).kept == ["9"] * 5
    assert SECRETS.tell(table.state, NATURE, game.read("die Q"), 0) == "die Q"
    assert table.dice("Q Q Q Q").view().place is not None


@pytest.mark.parametrize(("kept", "price"), [("", 1), (" 9", 0), (" 9 10", 1), (" 9 10 J", 2), (" 9 10 J Q", 3)])
def test_dt9_one_die_is_free_each_further_one_costs_a_dollar_none_costs_one(kept: str, price: int) -> None:
    table = Table(2).begin().dice("9 10 J Q K", "A A A A A").play(f"1 keep{kept}")
    assert table.seat(1).cash == 8  # paid on revealing
    table.play("2 keep A")
    assert table.seat(1).cash == 8 - price
    assert table.view().coach == 2 + price


def test_dt9_nobody_may_choose_what_he_cannot_pay() -> None:
    table = Table(2).begin().dice("9 9 J Q K", "A A A A A")
    table.s.cash[0] = 0
    assert table.moves(1) == ["keep K", "keep Q", "keep J", "keep 9"]
    table.s.cash[0] = 1
    assert "keep" in table.moves(1)
    assert "keep 9 9" in table.moves(1)
    assert "keep 9 9 J" not in table.moves(1)


def test_dt10_the_roll_after_a_hand_is_complete_is_the_last_and_free() -> None:
    table = Table(3).begin().dice("9 9 9 9 9", "9 10 J Q K", "A A A A A")
    table.play("1 keep 9 9 9 9 9", "2 keep", "3 keep A")
    table.dice("Q Q Q Q Q")
    assert table.seat(2).kept == ["Q"] * 5
    cash = table.seat(2).cash
    table.dice("K K K K")
    assert table.view().place is not None
    assert table.seat(2).cash == cash == 7


def test_dt10_a_hand_completed_by_an_outlaw_before_roll_t_lets_the_others_play_roll_t() -> None:
    table = Table(2).begin().dice("9 9 9 Q K", "A A A A A").hold(1, "outlaw-5").play("1 keep 9 9 9", "2 keep A")
    table.play("1 outlaw 5 J J", "1 roll")
    assert table.seat(1).kept == ["9", "9", "9", "J", "J"]
    table.dice("K K K K")
    assert table.view().phase == "keep"  # roll t is played normally
    table.play("2 keep K").dice("Q Q Q")
    assert table.view().place is not None  # roll t + 1 was the last
    assert table.seat(2).kept == ["Q", "Q", "Q", "K", "A"]


def test_dt10_all_hands_complete_means_no_further_roll() -> None:
    table = Table(2).begin().dice("9 9 9 9 9", "A A A A A").play("1 keep 9 9 9 9 9", "2 keep A A A A A")
    assert table.view().place == "mine"


def test_dt10_the_view_says_when_the_next_roll_is_the_last_and_to_whom() -> None:
    table = Table(3).begin().dice("9 9 9 9 9", "9 10 J Q K", "A A A A A")
    assert table.view(1).last_roll is None
    table.play("1 keep 9 9 9 9 9")
    assert [table.view(viewer).last_roll for viewer in (1, 2, 0)] == ["next", None, None]  # still a secret
    table.hold(3, "hat").play("2 keep", "3 keep A")
    assert [table.view(viewer).last_roll for viewer in (1, 2, 0)] == ["now"] * 3
    table = Table(2).begin().dice("9 9 9 Q K", "A A A A A").hold(1, "outlaw-5").play("1 keep 9 9 9", "2 keep A")
    table.play("1 outlaw 5 J J")
    assert [table.view(viewer).last_roll for viewer in (1, 2)] == ["next", None]
    table.play("1 roll").dice("K K K K")
    assert table.view(2).last_roll == "next"
    table.play("2 keep K K K K")
    assert table.view(2).last_roll is None  # all hands are complete


def test_dt11_one_or_two_dice_are_laid_on_an_outlaw_who_is_then_wanted() -> None:
    table = Table(2).begin().until("keep").hold(1, "outlaw-5", "outlaw-12").until("before")
    assert table.actors == ["1"]
    assert table.moves(1) == [
        "roll", "outlaw 5 J", "outlaw 5 J J", "outlaw 12 A", "outlaw 12 A A"
    ]  # fmt: skip
    kept, cash = table.seat(1).kept, table.seat(1).cash
    table.play("1 outlaw 5 J J", "1 outlaw 12 A")
    assert table.moves(1) == ["roll"]
    assert table.seat(1, 2).recruited == [5, 12]  # secret until revealed
    table.play("1 roll")
    assert sorted(table.seat(1).kept) == sorted([*kept, "J", "J", "A"])
    assert {5, 12} <= set(table.view().outlaws.wanted)
    assert table.seat(1).cash == cash


def test_dt12_a_loaded_die_is_set_to_any_face_and_kept() -> None:
    table = Table(3).begin().until("keep").hold(1, "loaded-die").hold(2, "hat").until("before")
    assert table.actors == ["1", "2"]  # 3 owns neither outlaw nor store card
    assert table.moves(2) == ["roll"]
    table.play("1 load A", "1 roll")
    assert table.hand(1) == ["loaded-die"]
    table.play("2 roll")
    window = Window(card="not-so-fast", answers="loaded-die", by=1, chain=0, first="loaded-die", target=None)
    assert table.view().window == window
    assert table.hand(1) == []
    assert table.actors == ["2", "3"]
    table.play("2 pass", "3 pass")
    assert "A" in table.seat(1).kept
    assert table.view().discard == ["loaded-die"]


def test_dt12_windows_go_clockwise_from_the_sheriff_and_a_cancelled_loaded_die_is_rolled() -> None:
    table = Table(3).begin(sheriff=2).until("keep").hold(1, "loaded-die").hold(2, "hat")
    table.hold(3, "loaded-die", "not-so-fast").until("before")
    table.play("1 load A", "1 roll", "2 roll", "3 load K", "3 roll")
    assert given(table.view().window).by == 3
    assert table.view().table == ["loaded-die", "loaded-die"]  # all leave the hands together
    table.play("1 pass", "2 pass")
    before = table.seat(1).kept
    assert given(table.view().window).by == 1
    table.play("2 pass", "3 play not-so-fast", "1 pass", "2 pass")
    assert table.seat(1).kept == before
    assert "K" in table.seat(3).kept
    assert sorted(table.view().discard) == ["loaded-die", "loaded-die", "not-so-fast"]


def test_dt12_the_answer_ends_with_roll_also_when_all_dice_are_laid() -> None:
    table = Table(2).begin().hold(1, "outlaw-5", "outlaw-6", "outlaw-12").until("keep")
    table.until("before")
    while table.moves(1) != ["roll"]:
        table.play("1 " + table.moves(1)[-1])
    assert table.actors == ["1"]
    table.play("1 roll")
    assert len(table.seat(1).kept) == 5


# Phase 2: the town


def test_dt13_most_dice_are_best_and_the_town_goes_in_order() -> None:
    table = Table(3).begin().hands("9 9 10 J Q", "9 A A A A", "A A A A A")
    view = table.view()
    assert (view.place, view.first, view.second) == ("mine", 1, 2)
    assert [house.order for house in view.street][:2] == [[[1], [2]], [[1]]]
    table.play("1 mine", "2 pan", "n draw nothing")
    assert table.view().place == "bank"
    assert table.play("1 rob").view().place == "store"


def test_dt13_nobody_has_the_face_nothing_happens() -> None:
    table = Table(3).begin().hands("A A A A A", "K A A A A", "K K A A A")
    assert table.view().place == "sheriff"


def test_dt14_the_best_chooses_and_the_second_carries_out_the_other() -> None:
    table = Table(3).begin().hands("9 9 A A A", "9 A A A K", "A A A A A")
    assert table.moves(1) == ["mine", "pan"]
    table.play("1 pan", "n draw gold-4.1")
    assert table.moves(2) == ["mine"]
    assert table.seat(1).nuggets == 4


def test_dt14_a_single_player_with_the_face_has_no_second() -> None:
    table = Table(3).begin().hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine")
    assert table.view().place == "sheriff"


def test_dt14_what_cannot_be_carried_out_is_not_offered_and_the_location_may_be_over() -> None:
    table = Table(3).begin()
    table.s.bank = 0
    table.s.cash[0] += 3
    assert table.hands("10 10 A A A", "10 A A A A", "A A A A A").moves() == ["coach"]
    table.play("1 coach")
    assert table.view().place == "town-hall"  # the second cannot rob an empty Bank; the coach had $2

    table = Table(3).begin()
    table.s.outlaw_deck, table.s.outlaw_top = 0, -1
    table.hands("Q Q A A A", "Q A A A A", "A A A A A")
    assert table.view().place == "town-hall"  # nothing to steal, nobody to recruit
    assert not table.seat(1).acted


def test_dt14_only_whiskey_makes_it_possible_he_is_asked_or_passes() -> None:
    def saloon(*cards: str) -> Table:
        table = Table(3).begin().hold(1, *cards).hold(2, "ranch")
        table.s.outlaw_deck, table.s.outlaw_top = 0, -1
        return table.hands("Q Q A A A", "Q A A A A", "A A A A A")

    assert saloon("whiskey", "cancan").moves() == ["steal 2 whiskey", "pass"]
    assert saloon("hat").moves() == ["pass"]
    assert saloon().view().place == "town-hall"
    table = saloon("hat").play("1 pass")
    assert table.view().place == "town-hall"  # the second does nothing either
    assert not table.seat(1).acted
    table = Table(3).begin().hold(1, "hat").hold(2, "ranch").throw_away("whiskey")
    table.s.outlaw_deck, table.s.outlaw_top = 0, -1
    assert table.hands("Q Q A A A", "Q A A A A", "A A A A A").view().place == "town-hall"
    table = saloon("whiskey").play("1 steal 2 whiskey").all_pass()
    assert (table.seat(1).ranches, table.seat(2).ranches) == (1, 0)


def test_dt14_with_the_option_the_second_may_pass_and_has_not_acted() -> None:
    table = Table(3, second_action="may").begin().hands("9 9 A A A", "9 A A A K", "A A A A A")
    assert table.view().options.second_action == "may"
    assert table.moves(1) == ["mine", "pan"]  # the best may not
    assert table.play("1 mine").moves(2) == ["pan", "pass"]
    table.play("2 pass")
    assert table.view().place == "sheriff"
    assert (table.seat(1).acted, table.seat(2).acted) == (True, False)
    table = Table(3, second_action="may").begin()
    table.s.bank = 0
    table.hands("10 10 A A A", "10 A A A A", "A A A A A").play("1 coach")
    assert table.view().place == "town-hall"  # the second is not asked for what cannot be done


def test_dt14_without_the_option_the_second_must() -> None:
    table = Table(3).begin().hands("9 9 A A A", "9 A A A K", "A A A A A").play("1 mine")
    assert table.view().options.second_action == "must"
    assert table.moves(2) == ["pan"]
    with pytest.raises(BadOption, match="second_action needs wild_west"):
        Table(3, wild_west=False, second_action="may")


def test_dt15_without_wild_west_only_the_best_does_the_base_action() -> None:
    table = Table(3, wild_west=False).begin().hands("9 9 A A A", "9 A A A A", "A A A A A")
    assert table.moves() == ["mine"]
    assert table.play("1 mine").view().place == "town-hall"


def test_dt16_the_sheriff_names_first_and_second_before_the_first_action() -> None:
    table = Table(4).begin(sheriff=2).hands("9 A A A A", "9 A A A K", "9 A A A Q", "A A A A A")
    assert table.actors == ["1", "3"]  # the tied except the Sheriff bribe
    table.play("1 offer 0", "1 nuggets 0", "1 seal", "3 offer 0", "3 nuggets 0", "3 seal")
    assert table.moves(2) == ["favour 1", "favour 2", "favour 3"]
    table.play("2 favour 3")
    assert table.actors == ["1"]
    table.play("1 offer 0", "1 nuggets 0", "1 seal")
    assert table.moves(2) == ["favour 1", "favour 2"]
    table.play("2 favour 2")
    assert table.actors == ["3"]
    assert table.view().second == 2


def test_dt16_a_single_other_tied_player_is_second_without_paying_and_those_below_get_nothing() -> None:
    table = Table(4).begin(sheriff=4).hands("9 9 A A A", "9 9 A A K", "9 A A A A", "A A A A A")
    for seat in (1, 2):
        table.play(f"{seat} offer 3", f"{seat} nuggets 0", f"{seat} seal")
    table.play("4 favour 2", "2 mine")
    assert table.actors == ["1"]
    assert (table.seat(1).cash, table.seat(2).cash, table.seat(4).cash) == (8, 5, 11)
    table.play("1 pan", "n draw nothing")
    assert table.view().place != "mine"


def test_dt16_a_tie_for_second_is_decided_after_the_first_action_by_the_sheriff_then() -> None:
    table = Table(3).begin(sheriff=3).hands("9 9 A A A", "9 A A A A", "9 A A A K").play("1 pan")
    assert table.play("n draw star").view().sheriff == 1
    assert table.actors == ["2", "3"]  # the old Sheriff now bribes too
    for seat in (2, 3):
        table.play(f"{seat} offer 0", f"{seat} nuggets 0", f"{seat} seal")
    assert table.moves(1) == ["favour 2", "favour 3"]
    assert table.play("1 favour 3").moves(3) == ["mine"]


def test_dt17_offers_are_sealed_the_sheriff_sees_all_and_only_the_one_named_pays() -> None:
    table = Table(3).begin(sheriff=3).hold(1, "saddle", "deed-2").hold(2, "hat")
    table.hands("9 A A A A", "9 A A A K", "A A A A Q")
    assert table.moves(1) == [f"offer {dollars}" for dollars in range(9)]
    table.play("1 offer 2")
    assert table.moves(1) == ["nuggets 0"]
    table.play("1 nuggets 0")
    assert sorted(table.moves(1)) == ["card deed-2", "card saddle", "seal"]
    table.play("1 card saddle", "2 offer 5", "2 nuggets 0", "2 seal")
    assert [offer.seat for offer in table.view(3).bribes] == [1, 2]
    assert table.view(3).bribes[0] == Offer(seat=1, dollars=2, nuggets=0, card="saddle")
    assert [offer.seat for offer in table.view(2).bribes] == [2]
    assert table.view().bribes == []
    table.play("3 favour 1")
    assert (table.seat(1).cash, table.seat(2).cash, table.seat(3).cash) == (6, 8, 10)
    assert table.hand(3) == ["saddle"]


def test_dt17_naming_himself_costs_nothing_and_brings_nothing() -> None:
    table = Table(3).begin(sheriff=1).hands("9 A A A A", "9 A A A K", "A A A A Q")
    table.play("2 offer 5", "2 nuggets 0", "2 seal", "1 favour 1", "1 mine")
    assert (table.seat(1).cash, table.seat(2).cash) == (8, 8)
    assert table.actors == ["2"]


def test_dt18_one_nugget_per_nine_as_far_as_there_are_any() -> None:
    table = Table(3).begin().hands("9 9 9 A A", "A A A A K", "A A A A Q").play("1 mine")
    assert (table.seat(1).nuggets, table.view().mine) == (3, 37)
    table = Table(3).begin()
    table.s.gold, table.s.nuggets[1] = 2, 38
    assert table.hands("9 9 9 A A", "A A A A K", "A A A A Q").play("1 mine").seat(1).nuggets == 2


@pytest.mark.parametrize(("card", "nuggets", "cash"), [("gold-5", 5, 8), ("purse-2", 0, 10), ("purse-3", 0, 11)])
def test_dt18_river_cards_are_carried_out_and_leave_the_game(card: str, nuggets: int, cash: int) -> None:
    table = Table(3).begin().hands("9 9 9 A A", "A A A A K", "A A A A Q").play("1 pan", f"n draw {card}")
    assert (table.seat(1).nuggets, table.seat(1).cash) == (nuggets, cash)
    assert card not in table.view().river.left
    assert table.seat(1).acted


def test_dt18_discovery_takes_one_and_puts_the_others_back_in_order() -> None:
    table = Table(3).begin().hands("9 9 9 A A", "9 A A A K", "A A A A Q").play("1 pan", "n draw discovery")
    table.play("n draw gold-2.1", "n draw nothing", "n draw star")
    assert table.moves(1) == ["take gold-2", "take star", "take nothing"]
    table.play("1 take gold-2", "1 top star", "1 top nothing")
    assert table.seat(1).nuggets == 2
    assert table.view(1).river.top == ["star", "nothing"]
    assert table.view(2).river.top == ["?", "?"]
    table.play("2 mine").until("act", "mine")
    if "pan" in table.moves():
        sheriff = table.actors[0]
        table.play(f"{sheriff} pan")
        assert table.view().sheriff == int(sheriff)  # drawn without a question


def test_dt18_discovery_looks_at_as_many_as_are_left_and_coupon_takes_from_the_pile() -> None:
    table = Table(3).begin().throw_away("horse", "hold-up")
    table.s.river = int(table.s.river) & (0b111 << 21 | 0b111 << 24)  # discovery and coupon only
    table.hands("9 9 9 A A", "A A A A K", "A A A A Q").play(
        "1 pan", "n draw discovery", "n draw coupon", "1 take coupon"
    )
    assert table.moves(1) == ["take horse", "take hold-up"]
    assert table.play("1 take horse").hand(1) == ["horse"]


def test_dt18_coupon_with_an_empty_pile_gives_nothing_but_counts() -> None:
    table = Table(3).begin().hands("9 9 9 A A", "A A A A K", "A A A A Q").play("1 pan", "n draw coupon")
    assert table.view().place == "sheriff" or table.view().place == "saloon"
    assert table.seat(1).acted


def test_dt19_the_bank_is_robbed_and_then_receives_the_stagecoach() -> None:
    table = Table(3).begin().hands("10 10 10 A A", "10 10 A A K", "A A A A Q").play("1 rob", "2 coach")
    assert (table.seat(1).cash, table.seat(2).cash, table.view().bank) == (11, 10, 0)
    table = Table(3).begin().hands("A A A A A", "A A A A K", "A A A A Q")
    assert (table.view().bank, table.view().coach) == (5, 0)


def test_dt20_one_card_per_jack_keep_one_twice_in_round_one() -> None:
    table = Table(3).begin().hands("J J A A A", "A A A A K", "A A A A Q").play("1 shop", "n draw hat", "n draw horse")
    assert table.moves(1) == ["take hat", "take horse"]
    assert table.view(2).drawn == ["store card", "store card"]
    table.play("1 take horse", "n draw hat", "n draw boots", "1 take boots")
    assert table.hand(1) == ["boots", "horse"]
    assert table.view().place != "store"


def test_dt20_from_round_two_on_it_is_done_once_and_shopping_list_adds_one() -> None:
    table = Table(3).begin()
    table.s.round_no = 2
    table.hold(1, "shopping-list").hands("J A A A A", "J A A A K", "A A A A Q")
    table.until("act", "store")
    (name,) = table.actors
    assert name == "1" or table.moves() == ["shop", "doc"]
    table = Table(3).begin()
    table.s.round_no = 2
    table.hold(1, "shopping-list").hands("J J A A A", "J A A A K", "A A A A Q").play("1 shop shopping-list")
    table.all_pass().play("n draw hat", "n draw boots", "1 take hat")
    assert table.view().table == ["shopping-list"]
    table.play("n draw colt", "n draw boots", "1 take boots", "2 doc")
    assert table.hand(1) == ["hat", "boots"]
    assert table.view().discard == ["shopping-list"]


def test_dt20_an_empty_deck_is_refilled_from_the_discard_pile() -> None:
    table = Table(3).begin().throw_away("hat", "boots").only_in_deck("colt")
    table.s.round_no = 2
    table.hands("J J J J A", "A A A A K", "A A A A Q").play("1 shop", "n draw colt")
    assert sorted(draws(table)) == ["boots", "hat"]
    table.play("n draw hat", "n draw boots")
    assert sorted(table.moves(1)) == ["take boots", "take colt", "take hat"]  # too few: as many as there are


def test_dt21_one_card_per_queen_is_drawn_from_the_whole_hand_and_one_kept() -> None:
    table = Table(3).begin().hold(2, "hat", "loaded-die", "loaded-die", "deed-4")
    table.hands("Q Q A A A", "A A A A K", "A A A A J").play("3 doc").until("act", "saloon").play("1 steal 2")
    assert sorted(table.moves("n")) == ["draw deed-4.1", "draw hat.1", "draw loaded-die.1", "draw loaded-die.2"]
    table.play("n draw deed-4", "n draw loaded-die.2")
    assert table.view(3).drawn == ["store card", "deed"]
    assert table.view(2).drawn == ["loaded-die", "deed-4"]
    table.play("1 take deed-4").all_pass()
    assert table.hand(1) == ["deed-4"]
    assert table.hand(2) == ["hat", "loaded-die", "loaded-die"]


def test_dt21_cancan_and_whiskey_and_a_stolen_whiskey_cannot_boost_the_same_action() -> None:
    table = Table(3).begin().hold(1, "cancan").hold(2, "whiskey", "ranch").hold(3, "deed-5")
    table.hands("Q A A A A", "A A A A K", "A A A A A").play("1 steal 2 cancan").all_pass()
    table.play("n draw whiskey", "1 take whiskey").all_pass()
    assert table.moves(1) == ["steal 3"]
    assert table.seat(1, 1).barred == ["whiskey"]
    table.play("1 steal 3", "n draw deed-5", "1 take deed-5").all_pass()
    assert table.hand(1) == ["whiskey", "deed-5"]
    assert table.view().discard == ["cancan"]


def test_dt21_windows_come_for_cancan_then_whiskey_and_whiskey_takes_a_ranch() -> None:
    table = Table(3).begin().hold(1, "cancan", "whiskey").hold(2, "ranch").hold(3, "hat", "deed-5")
    table.hands("Q A A A A", "A A A A K", "A A A A A")
    assert "steal 2" not in table.moves(1)
    table.play("1 steal 2 cancan whiskey")
    assert given(table.view().window).answers == "cancan"
    assert given(table.view().window).target == 2
    table.play("2 pass", "3 pass")
    assert given(table.view().window).answers == "whiskey"
    table.play("2 pass", "3 pass")
    assert table.seat(1).ranches == 1
    assert table.moves(1) == ["steal 3"]


def test_dt21_a_cancelled_whiskey_steals_from_the_hand_or_nothing() -> None:
    table = Table(3).begin().hold(1, "whiskey").hold(2, "ranch").hold(3, "not-so-fast")
    table.hands("Q A A A A", "A A A A K", "A A A A A").play(
        "1 steal 2 whiskey", "2 pass", "3 play not-so-fast"
    ).all_pass()
    assert (table.seat(1).ranches, table.seat(2).ranches) == (0, 1)
    assert table.seat(1).acted


def test_dt21_recruiting_takes_the_top_outlaw_who_lies_open() -> None:
    table = Table(3).begin().hold(2, "hat").hands("Q A A A A", "A A A A K", "A A A A A").play("1 recruit")
    assert table.seat(1).recruited == [3]
    assert table.moves("n")[0].startswith("draw outlaw-")  # the next top one, right after recruiting
    table = Table(3).begin().hold(1, "desperado").hands("Q A A A A", "A A A A K", "A A A A A")
    table.play("1 recruit desperado").all_pass()
    assert table.moves(1) == [f"take outlaw-{outlaw}" for outlaw in range(3, 13)]
    table.play("1 take outlaw-12")
    assert table.seat(1).recruited == [12]
    assert "draw outlaw-3.1" in table.moves("n")  # reshuffled


def test_dt22_the_badge_is_taken_or_kept() -> None:
    table = Table(3).begin(sheriff=2).hands("K K A A A", "K A A A A", "A A A A A").play("1 badge")
    assert table.view().sheriff == 1
    assert table.moves(2) == ["hunt"]
    assert Table(3).begin().hands("K K A A A", "K A A A A", "A A A A A").play("1 badge").view().sheriff == 1


def test_dt22_each_die_must_catch_an_outlaw_of_its_face_and_the_hand_stays() -> None:
    table = Table(3).begin().want(3, 11, 8)  # K, K, 10
    table.hands("K K A A A", "A A A A A", "A A A A J").play("3 doc").until("act", "sheriff")
    table.play("1 hunt", "n die K", "n die 10")
    assert table.moves(1) == ["catch 3", "catch 11"]  # the 10 is caught unasked, faces rising
    assert table.seat(1).captured == [8]
    table.play("1 catch 11")
    assert table.seat(1).captured == [8, 11]
    assert table.view().outlaws.wanted == [3]
    assert table.seat(1).kept == ["K", "K", "A", "A", "A"]


def test_dt22_two_revolvers_roll_one_die_again() -> None:
    table = Table(3).begin().want(3, 8).hold(1, "two-revolvers", "hat")
    table.hands("K K A A A", "A A A A A", "A A A A A").play("1 hunt", "n die A", "n die 10")
    assert table.moves(1) == ["pass", "again 10", "again A"]
    table.play("1 again A").all_pass().play("n die K")
    assert table.seat(1).captured == [3, 8]
    table = Table(3).begin().want(3).hold(1, "hat")
    table.hands("K K A A A", "A A A A A", "A A A A A").play("1 hunt", "n die A", "n die 10")
    assert table.moves(1) == ["pass"]  # asked although he has it not
    table = Table(3).begin().want(3).hold(1, "hat").throw_away("two-revolvers")
    table.hands("K K A A A", "A A A A A", "A A A A A").play("1 hunt", "n die A", "n die 10")
    assert table.view().place == "town-hall"


def test_dt23_slot_one_and_one_more_per_ace_then_the_row_refills() -> None:
    table = Table(3)
    table.play("n draw deed-1", "n draw ranch", "n draw deed-5").begin()
    table.hands("K K K K A", "K K K A Q", "Q Q J J 10").until("act", "town-hall")
    assert table.moves(1) == ["deeds", "deck"]
    table.play("1 deeds")
    assert table.seat(1).ranches == 1
    assert table.seat(1).deeds == 1
    assert table.view().row == ["deed-5", None, None]
    table.play("n draw deed-2", "n draw deed-3")
    assert table.view().row == ["deed-5", "deed-2", "deed-3"]
    assert table.moves(2) == ["deck"]


def test_dt23_surveyor_also_takes_the_top_card_after_the_refill() -> None:
    table = Table(3).begin().hold(1, "surveyor").hands("9 9 9 9 10", "9 9 10 10 J", "9 10 J K A")
    table.until("act", "town-hall").play("1 deeds surveyor").all_pass().play("n draw deed-4", "n draw deed-5")
    assert table.hand(1) == ["deed-1", "deed-5"]
    assert table.view().row[2] == "deed-4"


def test_dt24_poker_ranks() -> None:
    rising = [
        "9 10 J Q A", "9 10 J K A", "9 9 10 J Q", "A A 9 10 J", "9 9 10 10 J", "9 9 A A K", "9 9 9 10 J", "A A A 9 10",
        "9 10 J Q K", "10 J Q K A", "9 9 9 10 10", "A A A 9 9", "9 9 9 9 10", "A A A A 9", "9 9 9 9 9", "A A A A A",
    ]  # fmt: skip
    values = [poker(hand(text)) for text in rising]
    assert values == sorted(values)
    assert len(set(values)) == len(values)
    assert poker(hand("K K 9 10 A")) > poker(hand("K K 9 10 Q"))  # kickers


def test_dt25_who_did_not_act_visits_doc_from_the_left_of_the_sheriff_who_is_last() -> None:
    table = Table(4).begin(sheriff=2)
    table.s.deck_deeds, table.s.deck_ranches, table.s.row[:] = 0, 0, -1
    table.hands("A A A A A", "A A A A A", "A A A A A", "A A A A A")
    for seat in (1, 3, 4):
        table.play(f"{seat} offer 0", f"{seat} nuggets 0", f"{seat} seal")
    table.play("2 favour 1")
    for seat in (3, 4):
        table.play(f"{seat} offer 0", f"{seat} nuggets 0", f"{seat} seal")
    table.play("2 favour 2")
    order = []
    while not table.view().over:
        if table.view().phase == "visit":
            order.append(table.actors[0])
        table.play(f"{table.actors[0]} {table.moves(table.actors[0])[0]}")
    assert order == ["3", "4", "1", "2"]


def test_dt25_drawing_nothing_counts_as_an_action_and_hypochondria_visits_too() -> None:
    table = Table(3).begin(sheriff=3).hold(1, "hypochondria").hands("9 9 A A A", "A A A A A", "A A A A K")
    table.play("1 pan", "n draw nothing").until("window", "doc")
    assert given(table.view().window).card == "hypochondria"
    acted = [str(seat) for seat in (1, 2, 3) if table.seat(seat).acted]
    assert table.actors == acted
    for seat in acted:
        table.play(f"{seat} play hypochondria" if seat == "1" else f"{seat} pass")
    table.all_pass()
    assert table.view().phase == "visit"
    assert table.actors == ["1"]


def test_dt26_an_elixir_is_used_at_once_discarded_and_refilled() -> None:
    table = Table(3).begin().hands("J J A A A", "J A A A A", "A A A A K").play("1 doc")
    assert table.moves(1) == ["elixir barbed-wire", "elixir top"]
    table.play("1 elixir top", "n draw gold-fever")
    assert table.view().elixirs.discard == ["gold-fever"]
    table = Table(3).begin().hands("J J A A A", "J A A A A", "A A A A K").play("1 doc", "1 elixir barbed-wire")
    assert table.moves(1) == ["enough"]  # asked also without a deed
    table.play("1 enough")
    assert len(table.moves("n")) == 5  # refill to two


def test_dt26_elixirs_take_from_every_other_player_what_he_has() -> None:
    table = Table(3).begin().hands("J J A A A", "A A A A A", "A A A A K")
    table.s.cash[1], table.s.coach = 1, 9
    table.play("1 doc", "1 elixir top", "n draw hat-round")
    assert [table.seat(seat).cash for seat in (1, 2, 3)] == [11, 0, 6]
    table = Table(3).begin().hands("J J A A A", "A A A A A", "A A A A K")
    table.s.nuggets[1], table.s.gold = 3, 37
    table.play("1 doc", "1 elixir top", "n draw gold-fever")
    assert [table.seat(seat).nuggets for seat in (1, 2, 3)] == [1, 2, 0]
    table = Table(3).begin().hands("J J A A A", "A A A A A", "A A A A K")
    assert table.play("1 doc", "1 elixir top", "n draw land-lottery", "n draw ranch").seat(1).ranches == 1
    table = Table(3).begin().hands("J J A A A", "A A A A A", "A A A A K")
    assert table.play("1 doc", "1 elixir top", "n draw sample-case", "n draw hat").hand(1) == ["hat"]


def test_dt26_in_2009_a_remedy_matches_one_of_the_own_dice() -> None:
    table = Table(3, edition=2009).begin().hands("J J A A A", "A A A A A", "A A A A K").play("1 doc")
    assert table.moves(1) == ["remedy card", "remedy gold"]
    table = (
        Table(3, edition=2009).begin().hands("J J K 9 9", "9 A A A A", "A A A A A").until("act", "store").play("1 doc")
    )
    assert table.moves(1) == ["remedy wire", "remedy card", "remedy cash"]
    before = [table.seat(seat).cash for seat in (1, 2, 3)]
    table.play("1 remedy cash")
    assert [table.seat(seat).cash for seat in (1, 2, 3)] == [before[0] + 4, before[1] - 2, before[2] - 2]


def test_dt27_wired_deeds_lie_open_cannot_be_stolen_and_score() -> None:
    table = Table(3).begin().hold(1, "deed-5", "deed-3", "deed-3")
    table.hands("J J A A A", "Q A A A A", "A A A A A").play("1 doc", "1 elixir barbed-wire", "1 wire deed-3")
    assert sorted(table.moves(1)) == ["enough", "wire deed-3", "wire deed-5"]
    table.play("1 wire deed-5")
    assert table.seat(1, 2).wired == ["deed-3", "deed-5"]
    table.until("act", "saloon").play("2 steal 1")
    assert draws(table) == ["deed-3"]
    assert table.seat(1, 1).sheet["deeds"] == 11


def test_dt28_a_cancelled_card_is_discarded_without_effect_and_the_last_uncancelled_holds() -> None:
    table = Table(3).begin().hold(1, "dynamite", "not-so-fast").hold(2, "not-so-fast")
    table.hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine dynamite")
    assert table.actors == ["2", "3"]
    table.play("2 play not-so-fast", "3 pass")
    assert table.actors == ["1", "3"]
    table.play("1 pass", "3 pass")
    assert table.seat(1).nuggets == 2
    assert sorted(table.view().discard) == ["dynamite", "not-so-fast"]
    table = Table(3).begin().hold(1, "dynamite", "not-so-fast").hold(2, "not-so-fast", "hat")
    table.hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine dynamite", "2 play not-so-fast", "3 pass")
    table.play("1 play not-so-fast", "3 pass", "2 pass", "3 pass")
    assert table.seat(1).nuggets == 4


def test_dt28_at_once_cards_are_played_when_acquired() -> None:
    table = Table(3).begin()
    table.s.round_no = 2
    table.s.cash[1], table.s.coach = 0, 10
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop", "n draw hold-up", "1 take hold-up")
    assert table.moves(1) == ["target 3"]  # with at least $1
    table.hold(2, "hat").play("1 target 3")
    assert given(table.view().window).target == 3
    table.all_pass()
    assert (table.seat(1).cash, table.seat(3).cash) == (12, 4)
    table = Table(3).begin()
    table.s.round_no = 2
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop", "n draw gift", "1 take gift")
    assert table.view().discard == ["gift"]  # nobody has a store card
    table = Table(3).begin().hold(2, "hat", "colt")
    table.s.round_no = 2
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop", "n draw gift", "1 take gift", "1 target 2")
    table.all_pass()
    assert SECRETS.tell(table.state, 1, game.read("give hat"), 2) == "give ?"
    assert table.moves(2) == ["give hat", "give colt"]
    assert table.view().giving_to == 1
    assert table.play("2 give colt").hand(1) == ["colt"]


def test_dt28_swindler_takes_two_dollars_from_each() -> None:
    table = Table(3).begin()
    table.s.round_no = 2
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop", "n draw swindler", "1 take swindler")
    assert [table.seat(seat).cash for seat in (1, 2, 3)] == [12, 6, 6]


def test_dt28_a_gift_of_nothing_left_gives_nothing() -> None:
    table = Table(3).begin().hold(2, "not-so-fast").hold(3, "not-so-fast")
    table.s.round_no = 2
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop", "n draw gift", "1 take gift", "1 target 2")
    table.play("2 play not-so-fast", "3 pass", "1 pass", "3 play not-so-fast").all_pass()
    assert table.hand(1) == []
    assert sorted(table.view().discard) == ["gift", "not-so-fast", "not-so-fast"]


def spirit(face: str) -> Table:
    table = Table(3, indians=True).begin().until("keep")
    table.s.spirit = 2
    return table.hands("9 9 A A A", "9 A A A A", "J J A A K").play(f"n spirit {face}.1")


def test_dt29_the_indian_die() -> None:
    table = Table(3, indians=True).begin()
    table.s.spirit = 0
    table.hands("9 9 A A A", "A A A A A", "A A A A K")
    assert table.moves("n") == [
        "spirit shaman.1", "spirit shaman.2", "spirit ambush.1", "spirit ambush.2", "spirit bodyguard.1",
        "spirit war-path.1",
    ]  # fmt: skip
    table = spirit("shaman")
    assert len(table.moves(3)) == 18
    assert table.play("3 bless J A").seat(3).kept == ["J", "K", "A", "A", "A"]
    table = spirit("ambush")
    assert "ambush 1 9" in table.moves(3)
    assert "ambush 3 K" in table.moves(3)
    table.play("3 ambush 1 9", "n die K")
    assert table.seat(1).kept == ["9", "K", "A", "A", "A"]
    table = spirit("war-path")
    assert table.moves(3) == [
        f"close {place}" for place in ("mine", "bank", "store", "saloon", "sheriff", "town-hall", "doc")
    ]
    assert table.play("3 close mine").view().place == "store"
    assert spirit("war-path").play("3 close doc").until("act", "store").moves(3) == ["shop"]


def test_dt29_the_bodyguard_protects_from_thefts_and_takings() -> None:
    table = Table(3, indians=True).begin().hold(3, "hat", "deed-4").hold(2, "colt")
    table.s.spirit = 2
    table.hands("Q Q J J A", "A A A A A", "A A A A 9").play("n spirit bodyguard.1", "3 mine").until("act", "store")
    table.play("1 doc", "1 elixir top", "n draw hat-round")
    assert table.seat(3).cash == 8
    table.until("act", "saloon")
    assert table.moves(1)[0] == "steal 2"
    assert not any(text.startswith("steal 3") for text in table.moves(1))


def test_dt29_the_tribe_is_offered_a_card_won_at_the_town_hall() -> None:
    table = Table(3, indians=True)
    table.play("n draw deed-1", "n draw deed-2", "n draw ranch").begin()
    table.hands("A A K K K", "Q Q Q A J", "J J 10 10 Q").until("act", "town-hall").play("1 deeds")
    table.play("n draw deed-3", "n draw deed-3", "n draw deed-3", "2 deck", "n draw deed-5")
    assert table.moves(1) == ["pass", "tribe deed-1", "tribe deed-2", "tribe ranch"]
    assert SECRETS.tell(table.state, 0, game.read("tribe deed-1"), 2) == "tribe deed-1"
    table.play("1 pass")
    assert table.moves(2) == ["pass", "tribe deed-5"]
    assert SECRETS.tell(table.state, 1, game.read("tribe deed-5"), 2) == "tribe ?"
    table.play("2 tribe deed-5")
    assert table.view().spirit == Spirit(holder=2, bought=True, guard=None)
    assert (table.view(2).box, table.view(1).box) == (["deed-5"], ["?"])
    table.until("before") if table.view().round > 1 else table.until("roll")
    assert table.view().spirit.holder == 2


def test_dt29_a_die_not_bought_returns_to_the_village_and_smoke_signal_takes_it() -> None:
    table = Table(3, indians=True).begin().hold(2, "smoke-signal")
    table.s.spirit = 0
    table.hands("A A A A K", "A A A A Q", "A A A A J").play("n spirit bodyguard.1")
    while not (table.view().window and given(table.view().window).card == "smoke-signal"):
        name = table.actors[0]
        table.play(f"{name} {'pass' if 'pass' in table.moves(name) else table.moves(name)[0]}")
    assert table.view().spirit.holder is None
    table.play("1 pass", "2 play smoke-signal", "3 pass").all_pass()
    assert table.view().spirit.holder == 2
    assert table.view().discard == ["smoke-signal"]


def test_dt30_each_location_shows_who_acted_and_a_closed_one_counts_as_no_action() -> None:
    table = Table(3, indians=True).begin()
    table.s.spirit = 0
    table.hands("9 9 9 J Q", "A A A A Q", "A A A A J").play("n spirit war-path.1", "1 close mine")
    assert not table.seat(1).acted
    table = Table(3).begin().hands("9 9 9 J Q", "A A A A Q", "A A A A J").play("1 mine")
    assert [table.seat(seat).acted for seat in (1, 2, 3)] == [True, False, False]


# The end


def test_dt31_the_game_ends_after_the_round_in_which_the_mine_is_empty() -> None:
    table = Table(3).begin()
    table.s.gold, table.s.nuggets[0] = 1, 39
    table.hands("9 9 9 J Q", "A A A A Q", "A A A A J").play("1 mine")
    assert not table.view().over
    assert table.until("over").view().round == 1
    assert table.actors == []


def test_dt31_or_when_the_property_deck_and_row_are_empty_or_after_round_60() -> None:
    table = Table(3).begin()
    table.s.deck_deeds, table.s.deck_ranches, table.s.row[1:] = 0, 0, -1
    table.hands("A A A A J", "A A A Q Q", "J J K Q K").until("act", "town-hall").play("1 deeds")
    assert table.until("over").view().round == 1
    table = Table(3).begin()
    table.s.round_no = 60
    assert table.hands("A A A A J", "A A A Q Q", "J J K Q K").until("over").view().round == 60


def test_dt32_points() -> None:
    table = Table(3).begin(sheriff=1).hold(1, "mule", "dog", "horse", "deed-4", "ranch", "ranch", "ranch")
    table.s.nuggets[0], table.s.gold = 7, 33
    table.s.cash[0], table.s.coach = 6, 4
    table.s.captured[0] = 1 << 11 | 1 << 0  # rewards 7 and 4
    table.s.wired[0] = 1 << 24
    table.s.deck_deeds &= ~(1 << 24)
    assert table.seat(1, 1).sheet == {
        "nuggets": 7, "cash": 8, "badge": 5, "store": 3 + 4 + 8, "deeds": 9, "ranches": 6, "total": 50
    }  # fmt: skip
    assert table.keys()[0] // 128 == 50
    assert table.seat(1, 2).points is None
    assert table.seat(1, 2).sheet["ranches"] == 6
    assert table.seat(2, 1).points == 4  # no hidden cards: known


def test_dt33_among_equals_the_sheriff_wins_then_most_nuggets() -> None:
    table = Table(3).begin(sheriff=2)
    table.s.cash[0], table.s.nuggets[2] = 18, 4
    table.s.cash[2] = 10
    one, two, three = table.keys()
    assert one // 128 == two // 128 == three // 128 == 9
    assert two > three > one


# Reactions, secrets, chance


def test_dt34_a_window_opens_only_if_the_card_may_be_there() -> None:
    table = Table(3).begin().hold(1, "dynamite").hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine dynamite")
    assert table.view().phase != "window"  # nobody asked holds a store card
    table = Table(3).begin().hold(1, "dynamite").hold(2, "hat").throw_away("not-so-fast", "not-so-fast")
    table.hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine dynamite")
    assert table.view().phase != "window"  # every copy lies in the discard pile
    table = Table(3).begin().hold(1, "dynamite").hold(2, "hat")
    table.hands("9 9 A A A", "A A A A A", "A A A A K").play("1 mine dynamite")
    assert table.view().phase == "window"
    assert table.actors == ["2", "3"]  # also those who can only pass
    assert table.view().asked == []


def test_dt34_the_first_clockwise_counts_and_the_others_keep_theirs_unseen() -> None:
    table = Table(4).begin().hold(2, "dynamite").hold(1, "not-so-fast").hold(4, "not-so-fast")
    table.hands("A A A A A", "9 9 A A A", "A A A A K", "A A A A Q").play("2 mine dynamite")
    assert SECRETS.tell(table.state, 0, game.read("play not-so-fast"), 2) == "..."
    assert SECRETS.tell(table.state, 0, game.read("pass"), 2) == "..."
    assert SECRETS.tell(table.state, 3, game.read("play not-so-fast"), 2) == "play not-so-fast"  # surely the first
    before = table.view(3)
    table.play("1 play not-so-fast")
    assert table.view(3) == before
    assert SECRETS.open_pledges(table.state) == 1
    table.play("3 pass", "4 play not-so-fast").all_pass()
    assert table.hand(1) == ["not-so-fast"]
    assert table.hand(4) == []
    assert table.seat(2).nuggets == 2


def test_dt34_accomplice_gets_half_of_the_loot() -> None:
    table = Table(3).begin().hold(3, "accomplice").hands("10 10 A A A", "A A A A A", "A A A A K").play("1 rob")
    assert table.seat(1).cash == 11  # all bills before the window
    table.play("2 pass", "3 play accomplice").all_pass()
    assert (table.seat(1).cash, table.seat(3).cash) == (10, 9)
    table = Table(3).begin().hold(3, "accomplice")
    table.s.bank, table.s.coach = 1, 4
    assert table.hands("10 10 A A A", "A A A A A", "A A A A K").play("1 rob").view().phase != "window"


def test_dt34_election_fraud_keeps_the_badge() -> None:
    table = (
        Table(3).begin(sheriff=3).hold(3, "election-fraud").hands("K K A A A", "A A A A A", "A A A A A").play("1 badge")
    )
    assert table.actors == ["3"]
    table.play("3 play election-fraud")
    assert table.view().sheriff == 3
    assert table.seat(1).acted


def test_dt34_insurance_draws_from_the_deck_of_the_stolen_card() -> None:
    table = Table(3).begin().hold(2, "insurance", "deed-3").hands("Q A A A A", "A A A A K", "A A A A A")
    table.play("1 steal 2", "n draw deed-3", "1 take deed-3")
    assert table.actors == ["2"]
    table.play("2 play insurance").all_pass().play("n draw ranch")
    assert table.seat(2).ranches == 1
    table = Table(3).begin().hold(2, "insurance", "hat").hands("Q A A A A", "A A A A K", "A A A A A")
    table.play("1 steal 2", "n draw insurance", "1 take insurance")
    assert table.actors == ["2"]  # the window opens also if it was Insurance
    assert table.moves(2) == ["pass"]


def test_dt35_what_is_public_and_what_only_its_owner_knows() -> None:
    table = Table(3).begin().hold(2, "hat", "deed-4", "deed-1")
    seat = table.seat(2, 1)
    assert (seat.cards, seat.deeds, seat.hand) == (1, 2, None)
    assert table.hand(2) == ["hat", "deed-1", "deed-4"]
    assert table.seat(2, 0).hand is None
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop")
    assert SECRETS.tell(table.state, NATURE, game.read("draw horse.1"), 0) == "draw horse.1"
    assert SECRETS.tell(table.state, NATURE, game.read("draw horse.1"), 1) == "draw ?"
    table.play("n draw horse")
    assert SECRETS.tell(table.state, 0, game.read("take horse"), 1) == "take ?"
    table.until("over")
    assert table.seat(2, 0).hand is not None
    assert table.seat(2, 0).points is not None


def test_dt36_every_physical_copy_is_one_entry() -> None:
    table = Table(3).begin()
    assert table.moves("n") == [f"die {face}" for face in FACES]
    table.hands("J A A A A", "A A A A A", "A A A A K").play("1 shop")
    assert {"draw spurs.1", "draw loaded-die.1", "draw loaded-die.2"} <= set(table.moves("n"))
    table.play("n draw loaded-die.2", "1 take loaded-die")
    assert "draw loaded-die.1" in table.moves("n")
    assert "draw loaded-die.2" not in table.moves("n")


def test_dt36_of_equal_copies_the_lowest_moves_and_a_player_has_one_entry() -> None:
    table = Table(3).begin().hold(2, "loaded-die", "loaded-die").hands("Q Q A A A", "A A A A A", "A A A A K")
    table.play("1 steal 2", "n draw loaded-die.2", "n draw loaded-die.1")
    assert table.moves(1) == ["take loaded-die"]
    table.play("1 take loaded-die").all_pass()
    assert int(table.s.store[0, 0]) >> CARDS.index("loaded-die") & 1


# Words and laws


@pytest.mark.parametrize(
    "text", ["", "keep K 9", "keep 9 9 9 9 9 9", "dance", "steal", "steal 7", "draw hat", "kéep", "x" * 999]
)
def test_garbage_is_not_a_move(text: str) -> None:
    with pytest.raises(NotAMove):
        game.read(text)


def test_texts_and_numbers_are_one_to_one() -> None:
    assert [game.read(game.write(move)) for move in range(game.ACTIONS)] == list(range(game.ACTIONS))


def check_laws(table: Table) -> None:
    """Bills, nuggets, dice and cards: each is in exactly one place."""
    s, seats = table.s, table.seats
    assert int(s.cash.sum() + s.bank + s.coach) == 8 * seats + 3 + (2 if s.wild_west else 0)
    assert int(s.nuggets.sum() + s.gold) == (40 if s.wild_west and seats > 2 else 30)
    assert (s.cash >= 0).all()
    for copy in range(COPIES):
        assert int(s.store[:PLACE_ALL, copy].sum()) == int(s.store[PLACE_ALL, copy])  # disjoint masks add up
    assert not (s.store[:seats] & (1 << CARDS.index("hold-up"))).any()
    masks = [*s.deeds, *s.wired, *s.box_secret, s.deck_deeds, s.drawn_deeds, s.box_deeds]
    masks += [1 << int(card) for card in s.row if 0 <= card < 25]
    every = 31 if s.edition == 2009 else 15
    assert sum(int(mask) for mask in masks) == sum(every << 5 * value for value in range(5))
    ranches = [*s.ranches, s.deck_ranches, s.box_ranches, *(1 << int(card) - 25 for card in s.row if card >= 25)]
    assert sum(int(mask) for mask in ranches) == (1023 if s.wild_west else 0)
    outlaws = [*s.recruited, *s.captured, s.wanted, s.outlaw_deck, 1 << int(s.outlaw_top) if s.outlaw_top >= 0 else 0]
    assert sum(int(mask) for mask in outlaws) == (4095 if s.wild_west else 0)
    for seat in range(seats):
        assert sum(int(s.kept[seat] + s.cup[seat]) >> 4 * face & 15 for face in range(6)) <= 5


@pytest.mark.parametrize("options", [{}, {"wild_west": False}, {"indians": True}, {"edition": 2009}])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_games_obey_the_laws(seats: int, options: dict[str, Any]) -> None:
    dice = random.Random(seats)
    table = Table(seats, **options)
    lines = 0
    while mask := int(game.actors(table.state)):
        seat = dice.choice(list(seats_of(mask)))
        bytes_before = table.state.tobytes()
        count = int(game.legal(table.state, seat, table.room))
        assert 0 < count <= game.MOVES
        assert len(set(table.room[:count].tolist())) == count
        assert table.state.tobytes() == bytes_before
        game.play(table.state, seat, int(table.room[dice.randrange(count)]))
        check_laws(table)
        lines += 1
        assert lines < game.LINES
    s = table.s
    assert not s.store[PLACE_DRAWN].any()
    assert not s.pledge.any()
    assert not s.stack.any()
    assert (s.hunt, s.held, s.fresh, s.elixir_used, s.waiting) == (0, 0, 0, 0, 0)


def test_a_greedy_seat_beats_three_random_ones() -> None:
    wins = 0
    for seed in range(20):
        dice = random.Random(seed)
        table = Table(4)
        trial = table.state.copy()
        while mask := int(game.actors(table.state)):
            seat = seats_of(mask)[0]
            count = int(game.legal(table.state, seat, table.room))
            listed = table.room[:count].tolist()
            move = dice.choice(listed)
            if seat == seed % 4:
                values = []
                for each in listed:
                    trial[:] = table.state
                    game.play(trial, seat, each)
                    values.append(game.thinking().worth(trial, seat))
                move = listed[int(np.argmax(values))]
            game.play(table.state, seat, move)
        keys = table.keys()
        wins += keys[seed % 4] == max(keys)
    assert wins >= 14
