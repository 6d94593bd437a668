"""Wind River, rule by rule: docs/rules/wind-river.md. Every test names the rule it checks."""

from __future__ import annotations

import random

import numpy as np
import pytest

import corral.games.wind_river as game
from corral.game import NATURE
from corral.games.wind_river.state import lines
from corral.games.wind_river.view import Supply

from .table import PIECES, Table, acting, turning


def random_game(seats: int, depth: int, seed: int, favourite: str = "") -> tuple[Table, list[str]]:
    """The last position, and all lines as text."""
    source = random.Random(seed)
    table = Table(seats, depth)
    told = []
    while table.actor:
        texts = table.moves()
        liked = [text for text in texts if favourite and text.startswith(favourite)]
        told.append(source.choice(liked or texts))
        table.play(told[-1])
    return table, told


def neighbours(depth: int, field: str, seats: int = 4) -> set[str]:
    """Where a lone tipi can trek to."""
    return {text.split()[2] for text in acting(1, {1: [field]}, depth=depth, seats=seats).moves("trek")}


def ahead(depth: int, field: str, seats: int = 4) -> set[str]:
    """Where a lone buffalo can go."""
    lone = acting(1, {2: ["C1"]}, {field: 1}, depth=depth, seats=seats)
    return {text.split()[2] for text in lone.moves("drive")}


# Material and board


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wr1_two_to_four_players_with_seven_tipis_each(seats: int) -> None:
    assert seats in game.OPTIONS().seats
    assert [seat.reserve for seat in Table(seats).view().seats] == [7] * seats


def test_wr1_one_and_five_players_are_not_seated() -> None:
    assert list(game.OPTIONS().seats) == [2, 3, 4]


def test_wr1_the_game_for_two_is_the_house_variant_on_the_board_for_three() -> None:
    two, three = Table(2).view(), Table(3).view()
    assert (two.house_variant, three.house_variant, Table(4).view().house_variant) == (True, False, False)
    assert two.closed_lane == three.closed_lane == 0
    assert [field.buffalo for field in two.fields] == [field.buffalo for field in three.fields]


def test_wr2_six_lanes_of_six_positions_the_odd_ones_half_a_hexagon_ahead() -> None:
    view = Table().view()
    assert (view.lanes, view.depth, view.offset_lanes) == (6, 6, [1, 3, 5])
    assert len(view.fields) == 36


def test_wr2_the_six_neighbours_of_a_field() -> None:
    assert neighbours(6, "C3") == {"C4", "B3", "D3", "C2", "B2", "D2"}  # an even lane
    assert neighbours(6, "D3") == {"D4", "C4", "E4", "D2", "C3", "E3"}  # an offset lane


def test_wr2_the_forward_steps_of_a_field() -> None:
    assert ahead(6, "C3") == {"C4", "B3", "D3"}
    assert ahead(6, "D3") == {"D4", "C4", "E4"}


@pytest.mark.parametrize("depth", range(3, 10))
def test_wr2_neighbours_are_neighbours_of_each_other(depth: int) -> None:
    names = [f"{lane}{at}" for lane in "ABCDEF" for at in range(1, depth + 1)]
    around = {name: neighbours(depth, name) for name in names}
    forward = {name: ahead(depth, name) for name in names}
    for name in names:
        for other in around[name] - {"out"}:
            assert name in around[other]
            assert (other in forward[name]) != (name in forward[other])  # one of them is ahead


@pytest.mark.parametrize("depth", [0, 3, 6, 9])
def test_wr2_the_depth_is_an_option(depth: int) -> None:
    assert game.OPTIONS(depth=depth).depth == depth
    assert Table(4, depth).view().depth == (depth or 6)


@pytest.mark.parametrize("depth", [-1, 1, 2, 10])
def test_wr2_a_depth_below_3_or_above_9_is_refused(depth: int) -> None:
    with pytest.raises(ValueError, match="depth is 3 to 9"):
        game.OPTIONS(depth=depth)


def test_wr3_past_the_last_position_lie_the_open_plains() -> None:
    assert "out" in ahead(6, "C6")
    assert "out" not in ahead(6, "C5") | ahead(6, "D5")
    assert "out" in neighbours(6, "D6")


def test_wr3_nothing_leaves_by_the_sides_or_the_back() -> None:
    assert neighbours(6, "A1") == {"A2", "B1"}
    assert neighbours(6, "F1") == {"F2", "E2", "E1"}
    assert neighbours(6, "C1") == {"C2", "B1", "D1"}


def test_wr3_the_ways_out_of_an_offset_lane_are_one_move() -> None:
    assert acting(1, {2: ["C1"]}, {"B6": 1}).moves("drive") == ["drive B6 out"]
    assert acting(1, {1: ["B6"]}).moves("trek") == ["trek B6 A6", "trek B6 B5", "trek B6 C6", "trek B6 out"]


@pytest.mark.parametrize("seats", [2, 3])
def test_wr4_lane_a_is_closed_with_three_and_two_players(seats: int) -> None:
    table = Table(seats).play("start 1")
    assert not any(field.open for field in table.view().fields if field.lane == 0)
    assert not any(name.startswith("A") for name in table.buffalo())  # no buffalo
    assert table.moves("place A") == []  # no placing
    assert ahead(6, "B2", seats) == {"B3", "C3"}  # no step of a buffalo
    assert neighbours(6, "B2", seats) == {"B3", "C3", "B1", "C2"}  # nor of a tipi


def test_wr4_four_players_use_the_whole_board() -> None:
    view = Table(4).view()
    assert view.closed_lane is None
    assert all(field.open for field in view.fields)


@pytest.mark.parametrize(("seats", "total"), [(4, 36), (3, 30), (2, 30)])
def test_wr5_two_buffalo_on_every_open_field_of_the_first_three_positions(seats: int, total: int) -> None:
    view = Table(seats).view()
    assert view.herd == total
    for field in view.fields:
        assert field.buffalo == (2 if field.open and field.position < 3 else 0)


def test_wr6_everybody_starts_with_one_stone() -> None:
    assert Table(4).stones() == [1, 1, 1, 1]


def test_wr6_nobody_ever_holds_more_than_ten() -> None:
    table = acting(1, {1: ["C3", "D4"], 2: ["A1"]}, {"C3": 5, "D4": 5}, {1: 9})
    assert table.play("gather").stones()[0] == 10


def test_wr6_stones_are_public() -> None:
    table = acting(1, {1: ["C3"], 2: ["A1"]}, stones={1: 3, 2: 4})
    assert game.view(table.state, 1) == game.view(table.state, -1) == game.view(table.state, 0)
    assert table.stones() == [3, 4, 0, 0]


def test_wr7_fields_are_named_by_lane_and_position() -> None:
    field = Table().field("C2")
    assert (field.lane, field.position) == (2, 1)
    assert (Table().field("A1").lane, Table().field("A1").position) == (0, 0)


def test_wr7_after_the_last_seat_comes_the_first() -> None:
    table = turning(4, {1: ["C5"], 4: ["D1"]}, {"A1": 1, "D1": 3})
    table.play("herd A1 A2", "gather")
    assert table.actor == 1


# Set-up


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wr8_the_start_player_is_drawn_by_lot(seats: int) -> None:
    table = Table(seats)
    assert table.actor == NATURE
    assert table.moves() == [f"start {seat}" for seat in range(1, seats + 1)]
    assert table.play("start 2").view().start == 2


def test_wr8_clockwise_everybody_places_a_tipi_and_then_a_second() -> None:
    table = Table(3).play("start 2")
    order = []
    for name in ("B1", "C1", "D1", "E1", "F1", "B2"):
        order.append(table.actor)
        assert table.view().phase == "place"
        table.play(f"place {name}")
    assert order == [2, 3, 1, 2, 3, 1]
    assert table.tipis(2) == {"B1": 1, "E1": 1}
    assert (table.actor, table.view().phase) == (2, "herd")  # turns begin with the start player
    assert [seat.on_plain for seat in table.view().seats] == [2, 2, 2]


def test_wr8_on_any_open_field_without_a_tipi_with_or_without_buffalo() -> None:
    table = Table(4).play("start 1")
    assert len(table.moves("place")) == 36
    table.play("place C2", "place F6")
    assert set(table.moves("place")) == {f"place {lane}{at}" for lane in "ABCDEF" for at in range(1, 7)} - {
        "place C2", "place F6",
    }  # fmt: skip


# Herd


@pytest.mark.parametrize("tipis", range(1, 8))
def test_wr9_as_many_buffalo_as_own_tipis_when_the_turn_begins(tipis: int) -> None:
    table = turning(1, {1: ["F1"] * tipis, 2: ["A1"]}, {"A1": 5, "A2": 3}, {1: 10})
    assert (table.view().phase, table.view().herd_left) == ("herd", tipis)
    for left in range(tipis, 0, -1):
        assert table.view().herd_left == left
        table.play(table.moves("herd")[0])
    assert table.view().phase == "act"


def test_wr9_no_more_than_the_buffalo_on_the_board_when_the_step_begins() -> None:
    table = turning(1, {1: ["C3"] * 4, 2: ["A1"]}, {"C6": 1, "A1": 1}, {1: 10})
    assert table.view().herd_left == 2
    assert table.play("herd C6 out", "herd A1 A2").view().phase == "act"


def test_wr9_each_is_chosen_after_seeing_the_last_and_none_may_be_left_out() -> None:
    table = turning(1, {1: ["C3", "C4"], 2: ["A1"]}, {"C1": 1, "C2": 5}, {1: 10})
    assert "herd C1 C2" not in table.moves()
    table.play("herd C2 C3")
    assert "herd C1 C2" in table.moves()
    assert table.moves() == table.moves("herd")


def test_wr9_without_tipis_the_step_is_skipped() -> None:
    table = turning(1, {2: ["A1"]}, {"C1": 1})
    assert (table.actor, table.view().phase) == (1, "act")


@pytest.mark.parametrize("seed", range(30))
def test_wr9_the_step_is_never_blocked_however_the_herd_stands(seed: int) -> None:
    source = random.Random(seed)
    names = [f"{lane}{at}" for lane in "CDEF" for at in range(3)]
    crowded = {name.replace("0", "4"): 5 for name in source.sample(names, 7)}
    table = turning(1, {1: ["B1"] * 7, 2: ["B2"]}, crowded, {1: 10}, seats=3)
    for _ in range(7):
        texts = table.moves("herd")
        blocking = [text for text in texts if table.field(text.split()[2]).buffalo > 2] if source.random() < 0.8 else []
        table.play(source.choice(blocking or texts))
    assert table.view().herd_left == 0


def test_wr10_a_buffalo_moved_in_this_step_does_not_move_again() -> None:
    table = turning(1, {1: ["F1", "F1"], 2: ["A1"]}, {"C1": 1, "A1": 1}, {1: 9})
    table.play("herd C1 C2")
    assert table.field("C2").moved == 1
    assert table.moves("herd C2") == []
    assert table.moves("herd A1") != []


def test_wr10_in_the_next_step_it_may() -> None:
    table = turning(1, {1: ["C2"], 2: ["A1"]}, {"C1": 1, "A1": 1}, {2: 9})
    table.play("herd C1 C2", "trek C2 C3")
    assert table.field("C2").moved == 0
    assert "herd C2 C3" in table.moves()


def test_wr11_never_more_than_five_buffalo_on_a_field() -> None:
    table = turning(1, {1: ["F1"] * 3, 2: ["A1"]}, {"C1": 3, "C2": 4}, {1: 9})
    table.play("herd C1 C2")
    assert table.field("C2").buffalo == 5
    assert "herd C1 C2" not in table.moves()
    assert "drive C1 C2" not in table.play("herd C1 B1", "herd C1 D1").moves()  # also in the act


def test_wr12_a_buffalo_on_the_open_plains_leaves_the_game() -> None:
    table = turning(1, {1: ["F1"], 2: ["A1"]}, {"C6": 2}, {1: 9})
    table.play("herd C6 out")
    assert table.view().herd == 1
    assert table.buffalo() == {"C6": 1}
    assert table.play("drive C6 out").view().herd == 0


# Supply


@pytest.mark.parametrize(
    ("buffalo", "own", "others", "covered"),
    [(0, 1, 0, 0), (1, 1, 0, 1), (3, 2, 0, 2), (2, 3, 0, 2), (3, 2, 2, 1), (2, 2, 3, 0), (5, 2, 3, 2)],
)
def test_wr13_tipis_of_others_eat_first(buffalo: int, own: int, others: int, covered: int) -> None:
    where = {1: ["C3"] * own, 2: ["C3"] * others, 3: ["A1"]}
    table = turning(1, where, {"C3": buffalo, "A6": 5, "B6": 5}, {1: 9})
    field = table.field("C3")
    assert field.hungry[0] == own - covered
    for _ in range(own):
        table.play(table.moves("herd A6")[-1])
    assert table.stones()[0] == 9 - (own - covered)


def test_wr13_others_are_not_supplied_now() -> None:
    table = turning(1, {1: ["C3"], 2: ["A1", "A1"]}, {"C3": 1, "A6": 1}, {1: 2, 2: 2})
    table.play("herd A6 out")
    assert table.stones() == [2, 2, 0, 0]
    assert table.tipis(2) == {"A1": 2}
    assert table.field("A1").hungry == [0, 2, 0, 0]  # but everybody may see that they would be hungry
    assert [(seat.hungry, seat.lost) for seat in table.view().seats] == [(0, 0), (2, 0), (0, 0), (0, 0)]


def test_wr14_everybody_sees_whose_tipis_no_stone_would_save() -> None:
    table = turning(1, {1: ["C3", "C3", "C4"], 2: ["A1", "A1"]}, {"A6": 3}, {1: 1, 2: 1})
    assert [(seat.hungry, seat.lost) for seat in table.view().seats[:2]] == [(3, 2), (2, 1)]
    table.play(*["herd A6 out"] * 3)
    assert table.view().phase == "supply"
    assert [(seat.hungry, seat.lost) for seat in table.view().seats[:2]] == [
        (3, 2),
        (2, 1),
    ]  # one stone is paid


def test_wr14_enough_stones_are_paid_without_a_question() -> None:
    table = turning(1, {1: ["C3", "C4"], 2: ["A1"]}, {"A5": 1, "A6": 1}, {1: 2})
    table.play("herd A6 out", "herd A5 A6")
    assert (table.view().phase, table.stones()[0], table.tipis(1)) == ("act", 0, {"C3": 1, "C4": 1})


def test_wr14_stones_are_paid_first_then_the_player_chooses_hungry_tipis() -> None:
    table = turning(1, {1: ["C3", "C3", "C4", "D1"], 2: ["A1"]}, {"D1": 1, "A6": 4}, {1: 1})
    assert table.view().supply == Supply(seat=1, hungry=3, stones=1, paid=1, lost=2)  # as things stand
    table.play(*["herd A6 out"] * 4)
    assert table.view().supply == Supply(seat=1, hungry=3, stones=0, paid=0, lost=2)
    assert (table.view().phase, table.view().lose_left, table.stones()[0]) == ("supply", 2, 0)
    assert table.moves() == ["lose C3", "lose C4"]  # the fed tipi on D1 is not given up
    table.play("lose C4")
    assert table.moves() == ["lose C3"]
    table.play("lose C3")
    assert table.view().phase == "act"
    assert table.tipis(1) == {"C3": 1, "D1": 1}  # the stone paid for one of C3
    assert table.seat(1).reserve == 5  # lost tipis return


def test_wr14_a_field_is_offered_only_as_often_as_it_has_hungry_tipis() -> None:
    table = turning(1, {1: ["C3", "C3", "C4", "C4"], 2: ["A1"]}, {"C3": 1, "A6": 4}, {})
    table.play(*["herd A6 out"] * 4, "lose C3")
    assert table.moves() == ["lose C4"]
    assert table.play("lose C4", "lose C4").tipis(1) == {"C3": 1}


# Act


def test_wr15_exactly_one_act_and_no_passing() -> None:
    table = acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 3}, {1: 3})
    assert {text.split()[0] for text in table.moves()} == {"trek", "gather", "raise", "drive"}
    table.play("gather")
    assert table.actor == 2


def test_wr16_a_tipi_treks_one_step_in_any_direction() -> None:
    table = acting(1, {1: ["C3", "C3", "F1"], 2: ["A6"]})
    assert table.moves("trek C3") == [f"trek C3 {name}" for name in ("B2", "B3", "C2", "C4", "D2", "D3")]
    table.play("trek C3 C2")
    assert table.tipis(1) == {"C2": 1, "C3": 1, "F1": 1}


def test_wr16_joining_own_tipis_and_leaving_are_free() -> None:
    table = acting(1, {1: ["C3", "C4"], 2: ["C3"]}, {"A6": 1}, {1: 2, 2: 2})
    assert table.play("trek C3 C4").stones() == [2, 2, 0, 0]
    assert table.tipis(1) == {"C4": 2}


def test_wr16_meeting_others_costs_each_player_there_one_stone() -> None:
    tipis = {1: ["C3", "C4"], 2: ["C4", "C4"], 3: ["C4"], 4: ["D1"]}
    table = acting(1, tipis, {"A6": 1}, {1: 2, 2: 2, 3: 5, 4: 5})
    assert table.play("trek C3 C4").stones() == [1, 1, 4, 5]


def test_wr16_a_field_tells_who_would_pay() -> None:
    tipis = {1: ["C3", "C4"], 2: ["C4", "C4"], 3: ["C4"], 4: ["D1"]}
    table = acting(1, tipis, {"A6": 1}, {1: 2, 2: 2, 4: 5})
    assert table.field("C4").paying == [[1, 2], [1, 2], [1, 2, 3], [1, 2, 4]]  # 3 has no stone: only as the mover
    assert table.field("D1").paying == [[1, 4], [2, 4], [3, 4], []]
    assert table.field("E1").paying == [[], [], [], []]


def test_wr16_the_mover_must_be_able_to_pay() -> None:
    table = acting(1, {1: ["C3", "C4"], 2: ["C4", "D3"]}, stones={2: 2})
    assert "trek C3 C4" not in table.moves()  # own tipis there do not help
    assert "trek C3 D3" not in table.moves()
    assert "trek C3 B3" in table.moves()


def test_wr16_tipis_on_a_field_are_not_limited() -> None:
    table = acting(1, {1: ["C3", *["C4"] * 6], 2: ["C4"] * 7, 3: ["C4"] * 7}, stones={1: 1})
    assert table.play("trek C3 C4").field("C4").tipis == [7, 7, 7, 0]


def test_wr16_into_the_open_plains_without_cost() -> None:
    table = acting(1, {1: ["C6"], 2: ["A1"]}, stones={1: 2}, plains={2: 3})
    table.play("trek C6 out")
    assert (table.seat(1).open_plains, table.stones()[0], table.tipis(1)) == (1, 2, {})


def test_wr17_gathering_counts_spare_buffalo_of_fields_with_only_own_tipis() -> None:
    tipis = {1: ["C3", "C3", "D3", "E3", "F3"], 2: ["E3"]}
    table = acting(1, tipis, {"C3": 5, "D3": 2, "E3": 5, "F3": 0, "A1": 4}, {1: 1})
    assert table.seat(1).gather == 4
    assert [table.field(name).gather for name in ("C3", "D3", "E3")] == [[3, 0, 0, 0], [1, 0, 0, 0], [0, 0, 0, 0]]
    before = table.buffalo()
    table.play("gather")
    assert table.stones()[0] == 5
    assert table.buffalo() == before  # the buffalo stay


def test_wr17_hungry_fields_take_nothing_away_from_others() -> None:
    table = acting(1, {1: ["C3", "D3", "D3", "D3"], 2: ["A1"]}, {"C3": 3})
    assert table.play("gather").stones()[0] == 2


def test_wr17_not_offered_when_it_would_give_nothing() -> None:
    assert acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1}).moves("gather") == []
    assert acting(1, {1: ["C3"], 2: ["C3"]}, {"C3": 5}).moves("gather") == []
    assert acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 5}, {1: 10}).moves("gather") == []
    assert acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 5}, {1: 9}).moves("gather") == ["gather"]


def test_wr18_raising_costs_three_stones() -> None:
    table = acting(1, {1: ["C3", "D3"], 2: ["D3", "E3"]}, {"C3": 1}, {1: 4})
    assert table.moves("raise") == ["raise C3"]  # D3: not alone, E3: not there
    table.play("raise C3")
    assert (table.stones()[0], table.tipis(1)["C3"], table.seat(1).reserve) == (1, 2, 4)


def test_wr18_not_with_two_stones() -> None:
    assert acting(1, {1: ["C3"], 2: ["A1"]}, stones={1: 2}).moves("raise") == []


def test_wr18_tipis_on_the_open_plains_are_not_reserve() -> None:
    assert acting(1, {1: ["C3"], 2: ["A1"]}, stones={1: 9}, plains={1: 5}).moves("raise") == ["raise C3"]
    assert acting(1, {1: ["C3"], 2: ["A1"]}, stones={1: 9}, plains={1: 6}).moves("raise") == []


def test_wr19_driving_moves_one_more_buffalo_also_one_moved_before() -> None:
    table = turning(1, {1: ["C1"], 2: ["A1"]}, {"C1": 1}, {1: 1})
    table.play("herd C1 C2", "drive C2 C3")
    assert table.buffalo() == {"C3": 1}


def test_wr19_supply_is_not_checked_again() -> None:
    table = turning(1, {1: ["C2"], 2: ["A1"]}, {"C1": 1})
    table.play("herd C1 C2", "drive C2 C3")
    assert table.tipis(1) == {"C2": 1}


def test_wr19_a_player_without_tipis_drives_too() -> None:
    table = turning(1, {2: ["A1"]}, {"C1": 1, "C2": 5})
    assert table.moves() == ["drive C1 B1", "drive C1 D1", "drive C2 B2", "drive C2 C3", "drive C2 D2"]


def test_wr20_pass_is_the_only_move_when_nothing_else_is_possible() -> None:
    table = turning(1, {2: ["A1"]})
    assert table.moves() == ["pass"]
    assert table.play("pass").actor == 2


def test_wr20_also_with_tipis_when_all_neighbours_are_foreign() -> None:
    table = acting(1, {1: ["A1"], 2: ["A2"], 3: ["B1"]}, stones={2: 5, 3: 5})
    assert table.moves() == ["pass"]


@pytest.mark.parametrize("seed", range(20))
def test_wr20_with_a_buffalo_on_the_board_a_drive_is_always_possible(seed: int) -> None:
    table, told = random_game(2 + seed % 3, 3 + seed % 7, seed)
    again = Table(2 + seed % 3, 3 + seed % 7)
    for text in told:
        if again.view().phase == "act":
            assert bool(again.moves("drive")) == bool(again.view().herd)
            assert ("pass" in again.moves()) == (again.moves() == ["pass"])
        again.play(text)
    assert again.state.tobytes() == table.state.tobytes()


def test_wr21_a_player_without_tipis_keeps_taking_turns_and_never_returns() -> None:
    table = turning(1, {2: ["A1"]}, {"A1": 4, "C1": 5, "C2": 5}, {1: 9, 2: 9})
    for _ in range(3):
        assert table.actor == 1
        assert table.moves() == table.moves("drive")  # nine stones raise no tipi
        for verb in ("drive", "herd", "drive", "drive", "drive"):  # of seats 1, 2, 2, 3, 4
            table.play(table.moves(verb)[-1])


def test_wr22_a_tipi_on_the_open_plains_stays_there() -> None:
    table = acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 1}, {1: 9}, plains={1: 2})
    assert all(not text.startswith("trek out") for text in table.moves())
    total = 0
    for seed in range(5):
        again, told = random_game(4, 3, seed)
        outs = sum(text.startswith("trek") and text.endswith("out") for text in told)
        assert outs == sum(seat.open_plains for seat in again.view().seats)
        total += outs
    assert total > 0


# The end


def test_wr23_the_game_ends_at_once_when_no_tipi_stands_on_the_board() -> None:
    table = acting(1, {1: ["C6"]}, {"A1": 5}, {1: 4})
    table.play("trek C6 out")
    assert (table.actor, table.view().over, table.view().asked) == (0, True, [])


def test_wr23_not_while_somebody_still_stands() -> None:
    table = acting(1, {1: ["C6"], 2: ["A1"]}, {"A1": 5})
    assert table.play("trek C6 out").actor == 2


def test_wr23_not_before_or_during_the_set_up() -> None:
    table = Table(2)
    assert not table.view().over
    assert not table.play("start 1").view().over


def test_wr24_most_tipis_on_the_open_plains_then_stones_then_shared() -> None:
    keys = acting(1, {}, stones={1: 10, 2: 3, 3: 5, 4: 5}, plains={1: 1, 2: 2, 3: 2, 4: 2}).keys()
    assert keys[2] == keys[3] > keys[1] > keys[0]
    none = acting(1, {}, stones={1: 2, 2: 3}).keys()
    assert none[1] > none[0] > none[2] == none[3]


def test_wr24_the_sheet() -> None:
    seat = acting(1, {1: ["A1"]}, stones={1: 4}, plains={1: 3}).seat(1)
    assert seat.points == 3
    assert seat.sheet == {"open_plains": 3, "stones": 4, "total": 3}


def test_wr25_stones_cannot_be_given_away() -> None:
    verbs = {game.write(move).split()[0] for move in range(game.ACTIONS)}
    assert verbs == {"place", "herd", "lose", "trek", "gather", "raise", "drive", "pass", "start"}
    for seed in range(10):  # of the other seats, nobody's stones ever rise
        _, told = random_game(4, 4, seed, "gather")
        table = Table(4, 4)
        for text in told:
            actor, before = table.actor, table.stones()
            after = table.play(text).stones()
            risen = [seat for seat in range(4) if after[seat] > before[seat]]
            assert risen == ([actor - 1] if text == "gather" else [])


# Worked examples


def test_wr26_two_buffalo_one_own_tipi_and_three_of_others() -> None:
    table = turning(1, {1: ["C3"], 2: ["C3", "C3"], 3: ["C3"]}, {"C3": 2, "A6": 1}, {1: 1, 2: 1, 3: 1})
    table.play("herd A6 out")
    assert table.stones() == [0, 1, 1, 0]
    assert table.field("C3").tipis == [1, 2, 1, 0]


def test_wr27_one_fed_and_two_hungry_tipis_with_one_stone() -> None:
    table = turning(1, {1: ["C3", "D3", "E3"], 2: ["A1"]}, {"C3": 1, "A6": 3}, {1: 1})
    table.play(*["herd A6 out"] * 3)
    assert table.stones()[0] == 0
    assert table.moves() == ["lose D3", "lose E3"]
    table.play("lose E3")
    assert (table.view().phase, table.tipis(1)) == ("act", {"C3": 1, "D3": 1})


def test_wr28_a_meets_two_tipis_of_b_and_one_of_c_who_has_no_stone() -> None:
    table = acting(1, {1: ["C3"], 2: ["C4", "C4"], 3: ["C4"]}, {"A6": 1}, {1: 1, 2: 1})
    assert table.play("trek C3 C4").stones() == [0, 0, 0, 0]


def test_wr29_seven_stones_five_buffalo_and_one_own_tipi_give_three() -> None:
    table = acting(1, {1: ["C3"], 2: ["A1"]}, {"C3": 5}, {1: 7})
    assert table.seat(1).gather == 3
    assert table.play("gather").stones()[0] == 10


def test_wr30_from_a_full_field_one_leaves_then_one_may_enter() -> None:
    table = turning(1, {1: ["F1", "F1"], 2: ["A1"]}, {"C2": 5, "C1": 1}, {1: 9})
    assert "herd C1 C2" not in table.moves()
    assert "herd C1 C2" in table.play("herd C2 C3").moves()
    assert table.play("herd C1 C2").field("C2").buffalo == 5


def test_wr31_of_two_buffalo_and_one_that_arrives_only_two_leave() -> None:
    table = turning(1, {1: ["F1"] * 4, 2: ["A1"]}, {"C2": 2, "C1": 1, "A1": 1}, {1: 9})
    table.play("herd C1 C2", "herd C2 C3", "herd C2 D2")
    assert table.field("C2").buffalo == 1
    assert table.moves("herd C2") == []


def test_wr32_the_forward_steps_of_the_last_fields() -> None:
    assert ahead(6, "B6") == {"out"}
    assert ahead(6, "C6") == {"B6", "D6", "out"}
    assert ahead(6, "A6") == {"B6", "out"}


def test_wr33_the_last_tipi_on_the_board_starves() -> None:
    table = turning(1, {1: ["C3"]}, {"A1": 2}, plains={2: 1})
    table.play("herd A1 A2")
    assert table.moves() == ["lose C3"]
    table.play("lose C3")
    assert (table.actor, table.view().phase, table.buffalo()) == (0, "over", {"A1": 1, "A2": 1})


def test_wr34_the_bound_on_the_lines_of_a_game() -> None:
    assert lines(6) <= 1200
    assert max(lines(depth) for depth in range(3, 10)) == game.LINES


@pytest.mark.parametrize("favourite", ["", "trek", "gather", "raise", "drive"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wr34_every_game_ends_within_it_and_the_steps_of_its_proof_hold(seats: int, favourite: str) -> None:
    for seed in range(4):
        depth = (6, 3, 9, 6)[seed]
        _, told = random_game(seats, depth, seed, favourite)
        assert len(told) <= lines(depth)
        table = Table(seats, depth)
        ledger = Ledger(table)
        for text in told:
            ledger.note(text)
        assert ledger.steps <= 72 * depth
        assert ledger.herding <= 2 * ledger.steps + 20
        assert ledger.bare <= 44


class Ledger:
    """Counts what the proof in `lines` counts, and checks each of its claims on the way."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.steps = self.herding = self.bare = 0
        self.begins_bare = False
        self.raised = [False] * 5
        self.turn = 0

    def note(self, text: str) -> None:
        view, actor = self.table.view(), self.table.actor
        verb = text.split()[0]
        if verb not in ("start", "place") and actor != self.turn:
            self.turn = actor
            self.begins_bare = view.herd == 0
            if self.raised[actor]:
                assert view.seats[actor - 1].on_plain >= 2
                assert view.herd < 2 or view.herd_left >= 2
        halves = self.halves()
        before = self.table.stones()
        self.table.play(text)
        if verb in ("herd", "drive"):
            self.steps += 1
            assert self.halves() < halves
        if verb == "gather":
            assert view.herd >= 2
        if verb not in ("start", "place"):
            if verb == "lose" or not self.begins_bare:
                self.herding += 1
            else:
                self.bare += 1
        if verb in ("trek", "gather", "raise", "drive", "pass"):
            self.raised[actor] = verb == "raise"
        assert verb == "gather" or sum(self.table.stones()) <= sum(before)

    def halves(self) -> int:
        """How many half hexagons the buffalo on the board still have before them."""
        view = self.table.view()
        return sum(
            field.buffalo * 2 * (view.depth - field.position) - field.buffalo * (field.lane in view.offset_lanes)
            for field in view.fields
        )


def test_no_list_is_longer_than_moves() -> None:
    """One buffalo on every field of the middle, seven tipis apart: the longest lists."""
    buffalo = {f"{lane}{at}": 1 for lane in "ABCDEF" for at in range(2, 8)}
    table = acting(1, {1: ["B2", "B4", "B6", "D2", "D4", "D6", "F8"], 2: ["A9"]}, buffalo, {1: 9}, depth=9)
    assert 130 < len(table.moves()) <= game.MOVES


def test_a_position_is_canonical_after_the_herd_step() -> None:
    """Two orders of the same herd moves lead to the same bytes."""
    first = turning(1, {1: ["C3", "C3"], 2: ["A1"]}, {"C2": 2, "D1": 1}, {1: 9})
    second = turning(1, {1: ["C3", "C3"], 2: ["A1"]}, {"C2": 2, "D1": 1}, {1: 9})
    first.play("herd C2 C3", "herd D1 D2")
    second.play("herd D1 D2", "herd C2 C3")
    assert first.state.tobytes() == second.state.tobytes()


def test_the_board_file_and_its_note() -> None:
    assert "depth" in PIECES.note
    assert "closed lane" in PIECES.note
    assert PIECES.table.dtype == np.int32
