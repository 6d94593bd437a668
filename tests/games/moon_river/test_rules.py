"""One or more tests for every rule of docs/rules/moon-river.md, which is normative."""

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import corral.games.moon_river as game
from corral.game import NATURE, NotAMove
from corral.games.moon_river.material import KIND_NUMBERS
from corral.games.moon_river.state import BOX, Color, Mode, Scenario
from corral.games.moon_river.view import Seat
from corral.options import BadOption

from .table import Table, late, opened


def second(table: Table, *stored: str | None) -> Table:
    """On to the turn of seat 2, which takes the desert it chose beside what it had stored."""
    assert table.seat == 1
    return table.store(2, *stored).play("pick 1")


def builds(table: Table, fields: str = "") -> set[str]:
    return {text for text in table.moves() if text.startswith(f"build {fields}".strip())}


def seat_view(table: Table, seat: int) -> Seat:
    return table.view().seats[seat - 1]


# Material


def box() -> np.record:
    return game.pieces().table.view(BOX)[0]


def test_mr1_the_box_has_96_parcels_of_25_kinds_in_six_landscapes() -> None:
    texts = [text for text in opened_pile() if text.startswith("reveal")]
    kinds = Counter(text.removeprefix("reveal ").split(".")[0] for text in texts)
    assert len(texts) == 96
    assert len(kinds) == 25
    assert {kind.split("-")[0] for kind in kinds} == {"desert", "canyon", "meadow", "forest", "farm", "corn"}
    assert kinds["desert"] == 7
    assert kinds["farm-cow-circle"] == 9
    assert set(box().back[: box().rows]) == {1, 2, 3, 4, 5, 6}


def opened_pile() -> list[str]:
    table = Table(4)
    for kind in ["desperado", "cattle-thief", "gold-digger", "trapper", "farmer"]:
        table.draw(f"partner {kind}")
    return table.moves()


def test_mr2_the_20_partner_tokens_have_five_specialists() -> None:
    kinds = Counter(text.removeprefix("partner ").split(".")[0] for text in Table(4).moves())
    assert kinds == {"desperado": 5, "cattle-thief": 5, "gold-digger": 3, "trapper": 5, "farmer": 2}


def test_mr3_there_are_32_cows_and_two_rancheros_of_a_colour() -> None:
    assert Table(4).view().supply == 32
    two, four = Table(2), Table(4)
    for table in (two, four):
        while table.view().round == 0:
            table.play(table.moves()[0])
    assert Counter(place.ranchero for place in two.column("older")) == {1: 2, 2: 2}
    assert Counter(place.ranchero for place in four.column("older")) == {1: 1, 2: 1, 3: 1, 4: 1}


def test_mr4_the_boards_differ_in_bridges_and_storage() -> None:
    camp = [seat_view(Table(4), seat) for seat in (1, 2, 3, 4)]
    assert [(ranch.board, ranch.fields, ranch.bridges) for ranch in camp] == [("camp", 3, ["a1", "e1", "c2"])] * 4
    legends = [seat_view(Table(4, mode="legends"), seat) for seat in (1, 2, 3, 4)]
    assert [(ranch.board, ranch.color, ranch.fields, len(ranch.bridges)) for ranch in legends] == [
        ("mary", "purple", 4, 1),
        ("wesley", "white", 3, 2),
        ("calamity", "orange", 3, 2),
        ("big-jo", "green", 2, 3),
    ]


def test_mr5_bonus_parcels_are_for_two_players_only() -> None:
    assert Table(2).view().bonus == [("desert", "canyon"), ("meadow", "forest")]
    assert Table(3).view().bonus == [None, None]


# Ranch


def test_mr6_the_grid_has_five_rows_or_ten_with_two_players() -> None:
    table = second(opened(), "canyon").lay(2, a5="desert")
    assert {"build 1 2 b4 b5", "build 1 2 c5 b5"} <= builds(table)
    assert not any("6" in text for text in builds(table))
    tall = second(opened(2), "canyon").lay(2, a5="desert")
    assert "build 1 2 b6 a6" in builds(tall)
    tall.lay(2, e10="desert")
    assert "build 1 2 d9 d10" in builds(tall)
    assert not any("11" in text for text in builds(tall))


def test_mr7_the_middle_of_the_board_takes_c1() -> None:
    table = second(opened(), "desert")
    assert not any("c1" in text for text in builds(table))
    assert "build 1 2 c2 c3" in builds(table)
    assert seat_view(table, 2).blocked == ["c1"]


def test_mr7_flat_frees_c1_and_leads_the_bridge_there() -> None:
    table = second(opened(flat=True), "desert")
    assert "build 1 2 c1 c2" in builds(table)
    assert "build 1 2 c2 c3" not in builds(table)
    assert seat_view(table, 2).bridges == ["a1", "c1", "e1"]
    assert seat_view(table, 2).blocked == []


def test_mr8_a_territory_is_a_connected_group_of_one_landscape() -> None:
    table = opened().lay(1, a1="desert", a2="desert", b2="canyon", b3="desert", c2="desert").graze(1, "a1", "c2")
    assert table.sheet()["desert"] == 2 * 1 + 1 * 1  # a1-a2 with a cow, c2 with a cow; b3 alone; corners do not connect
    table.lay(1, b1="desert").lay(1, a3="desert")
    assert table.sheet()["desert"] == 5 * 1 + 1 * 1  # a1 b1 a2 a3 b3
    table.lay(1, c3="desert")
    assert table.sheet()["desert"] == 7 * 2


def test_mr9_a_cell_touches_the_river_in_row_1_or_beside_a_blocked_cell() -> None:
    for flat, points in ((False, 10), (True, 0)):
        table = opened(mode="legends", scenario="timber", flat=flat)
        table.lay(1, c2="forest", c3="forest", c4="forest")
        assert table.sheet()["scenario"] == points
    assert opened(mode="legends", scenario="timber").lay(1, b2="forest", b3="forest", b4="forest").sheet()["total"] == 0
    assert (
        opened(mode="legends", scenario="timber").lay(1, e1="forest", e2="forest", e3="forest").sheet()["total"] == 10
    )


# Set-up


def test_mr10_colours_are_by_seat_or_chosen_and_fix_the_legend() -> None:
    assert [seat.color for seat in Table(3).view().seats] == ["purple", "white", "orange"]
    view = Table(2, mode="legends", colors="green,white").view()
    assert [(seat.color, seat.board) for seat in view.seats] == [("green", "big-jo"), ("white", "wesley")]
    assert {seat.board for seat in Table(2, colors="green,white").view().seats} == {"camp"}


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (3, {"colors": "green,white"}),
        (2, {"colors": "green,green"}),
        (1, {}),
        (5, {}),
        (4, {"scenario": "timber"}),
        (4, {"mode": "saga"}),
        (4, {"mode": "legends", "scenario": "rail"}),
        (2, {"colors": "green,pink"}),
        (4, {"flat": "perhaps"}),
        (4, {"river": "wild"}),
    ],
)
def test_mr10_other_options_are_errors(seats: int, options: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Table(seats, **options)


def test_mr10_options_know_their_seats() -> None:
    assert game.OPTIONS().seats == range(2, 5)
    assert game.OPTIONS(colors=(Color.GREEN, Color.WHITE, Color.PURPLE)).seats == range(3, 4)
    with pytest.raises(ValueError, match="2 to 4"):
        game.OPTIONS(colors=(Color.GREEN,))
    assert game.OPTIONS(Mode.LEGENDS, Scenario.CITY).mode == 1


def test_mr11_five_tokens_lie_in_the_saloon_specialist_side_up() -> None:
    view = opened().view()
    assert view.saloon == ["desperado", "cattle-thief", "gold-digger", "trapper", "farmer"]
    assert view.stack == 15


def test_mr12_a_column_is_ordered_by_back_number_and_of_equal_ones_the_first_drawn_lies_nearer() -> None:
    table = Table(4)
    for kind in ("desperado", "desperado", "trapper", "trapper", "farmer"):
        table.draw(f"partner {kind}")
    for kind in ("farm-cow", "canyon", "meadow-cow", "desert-gold"):
        table.draw(f"reveal {kind}")
    column = table.column("newer")
    assert [(place.kind, place.back) for place in column] == [
        ("canyon", 2),
        ("desert-gold", 2),
        ("meadow-cow", 5),
        ("farm-cow", 6),
    ]
    assert table.view().pile == 92


def test_mr13_rancheros_are_drawn_one_at_a_time() -> None:
    table = Table(4)
    for _ in range(9):
        table.play(table.moves()[0])
    assert table.moves() == ["lot 1", "lot 2", "lot 3", "lot 4"]
    table.play("lot 3")
    assert table.seat == 3
    assert table.moves() == ["pick 1", "pick 2", "pick 3", "pick 4"]
    table.play("pick 2")
    assert table.moves() == ["lot 1", "lot 2", "lot 4"]
    table.play("lot 1", "pick 4", "lot 4", "pick 1")
    assert table.moves() == ["lot 2"]
    assert table.play("lot 2").moves() == ["pick 3"]


def test_mr13_with_three_players_the_parcel_nobody_chose_leaves_the_game() -> None:
    table = Table(3)
    for _ in range(9):
        table.play(table.moves()[0])
    table.play("lot 1", "pick 4", "lot 2", "pick 1", "lot 3", "pick 3")
    assert [place and place.ranchero for place in table.view().columns.older] == [2, None, 3, 1]
    assert table.view().columns.older[1] is None
    assert table.view().pile == 92


def test_mr13_with_two_players_one_places_one_the_other_both_the_first_the_last() -> None:
    table = Table(2)
    for _ in range(9):
        table.play(table.moves()[0])
    assert table.moves() == ["lot 1", "lot 2"]
    askings = []
    table.play("lot 2")
    while table.seat != NATURE:
        askings.append(table.seat)
        table.play(table.moves()[-1])
    assert askings == [2, 1, 1, 2]
    assert [place.ranchero for place in table.column("older")] == [2, 1, 1, 2]


def test_mr14_then_the_second_column_is_laid() -> None:
    table = Table(4)
    for _ in range(17):
        table.play(table.moves()[0])
    assert table.view().phase == "reveal"
    assert table.view().columns.newer == [None] * 4
    for _ in range(4):
        table.play(table.moves()[0])
    assert None not in table.view().columns.newer
    assert table.view().round == 1


def test_mr15_a_scenario_is_chosen_or_drawn_with_equal_chance() -> None:
    drawn = Table(4, mode="legends")
    assert drawn.seat == NATURE
    assert drawn.moves() == ["scenario timber", "scenario gold-rush", "scenario outlaws", "scenario city"]
    assert drawn.view().scenario is None
    assert drawn.play("scenario outlaws").view().scenario == "outlaws"
    assert Table(4, mode="legends", scenario="city").view().scenario == "city"
    assert Table(4, mode="legends", scenario="city").view().phase == "partner"
    assert Table(4).view().scenario is None


# A round


def test_mr16_rancheros_act_from_the_box_and_complete_their_turns() -> None:
    table = opened()
    askings = []
    for place in (4, 2, 1, 3):
        askings.append(table.seat)
        table.play(f"pick {place}")
    assert askings == [1, 2, 3, 4]
    for _ in range(4):
        table.play(table.moves()[0])
    askings = []
    while table.view().round == 2 and table.seat != NATURE:
        if "stop" in table.moves():
            table.play("stop")
        askings.append(table.seat)
        table.play(table.moves()[0])
    assert askings == [3, 2, 4, 1]


def test_mr16_with_two_players_two_turns_may_follow_each_other() -> None:
    table = opened(2)  # rancheros: 1 2 2 1
    askings = []
    for _ in range(4):
        if "stop" in table.moves():
            table.play("stop")
        askings.append(table.seat)
        table.play(table.moves()[0])
    assert askings == [1, 2, 2, 1]


def test_mr17_a_parcel_goes_to_the_lowest_free_field_and_nothing_slides() -> None:
    table = second(opened(first="desert desert-gold desert-gold desert-gold"), None, "corn-4", None)
    assert seat_view(table, 2).storage == ["desert-gold", "corn-4", None, None]
    table.play("build 1 2 a1 b1")
    assert seat_view(table, 2).storage == [None, None, None, None]
    other = second(opened(), "farm-cow", None, "corn-4").lay(2, a1="forest").play("build 1 2 c2 c3")
    assert seat_view(other, 2).storage == [None, None, "corn-4", None]


@pytest.mark.parametrize(("color", "fields"), [("purple", 4), ("white", 3), ("orange", 3), ("green", 2)])
def test_mr17_without_a_free_field_it_lies_beside_the_board(color: str, fields: int) -> None:
    others = [word for word in ("purple", "white", "orange", "green") if word != color]
    table = opened(mode="legends", scenario="city", colors=[others[0], color, *others[1:]])
    second(table, *["corn-4"] * fields)
    assert seat_view(table, 2).storage == ["corn-4"] * fields + ["desert"]
    assert any(text.startswith(f"build 1 {fields + 1} ") for text in table.moves())
    assert table.turn().forced


def test_mr18_one_domino_with_two_or_three_parcels() -> None:
    table = second(opened(), "desert", "desert")
    assert "stop" in table.moves()
    table.play("build 1 2 a1 a2")
    assert table.view().phase == "pick"


def test_mr18_two_dominoes_with_four_parcels_the_second_voluntary() -> None:
    table = second(opened(), "desert", "desert", "desert")
    assert "stop" not in table.moves()  # forced
    table.play("build 1 2 a1 a2")
    assert table.view().phase == "build"
    assert "stop" in table.moves()
    assert table.play("stop").view().phase == "pick"
    more = second(opened(), "desert", "desert", "desert").play("build 1 2 a1 a2", "build 1 3 a3 a4")
    assert more.view().phase == "pick"
    assert len(seat_view(more, 2).cells) == 4


def test_mr18_four_of_marys_parcels_are_not_forced_and_make_two_dominoes() -> None:
    table = opened(mode="legends", scenario="city", colors="white,purple,orange,green")
    second(table, "desert", "desert", "desert")
    assert "stop" in table.moves()
    table.play("build 1 2 c2 c3")
    assert {"stop", "build 3 4 c4 c5"} <= set(table.moves())


def test_mr18_with_one_parcel_nothing_is_asked() -> None:
    table = opened()
    assert table.seat == 1
    assert table.view().phase == "pick"


def fenced(table: Table, seat: int) -> Table:
    """Corn on every cell that a bridge leads to."""
    return table.lay(seat, a1="corn-4", e1="corn-4", c2="corn-4")


def test_mr19_a_domino_that_fits_nowhere_is_never_asked_for() -> None:
    table = fenced(opened(), 2)
    second(table, "canyon")
    assert table.view().phase == "pick"
    assert seat_view(table, 2).storage[:2] == ["canyon", "desert"]


def test_mr20_with_one_parcel_too_many_a_domino_must_be_built() -> None:
    table = second(opened(), "canyon", "meadow", "corn-4")
    assert table.turn().forced
    assert all(text.startswith("build") for text in table.moves())
    assert builds(table, "3 4")  # the one beside the board included


def test_mr20_a_parcel_left_beside_the_board_moves_in_before_the_effects() -> None:
    table = opened().store(1, "meadow")
    second(table, "canyon-circle", "canyon", "corn-4")
    table.play("build 1 2 a1 a2")
    assert table.view().phase == "hire"
    assert seat_view(table, 2).storage == ["desert", None, "corn-4", None]
    table.play("hire 1 specialist a1")
    assert set(table.moves()) == {"swap 1 1 1", "swap 3 1 1", "decline"}
    beside = second(opened(), "canyon", "meadow", "corn-4").play("build 2 4 a1 a2")
    assert seat_view(beside, 2).storage == ["canyon", None, "corn-4", None]


def test_mr21_forced_and_nothing_fits_two_parcels_leave_the_game() -> None:
    table = fenced(opened(), 2)
    second(table, "canyon", "meadow", "canyon")
    assert table.moves() == [f"discard {pair}" for pair in ("1 2", "1 3", "1 4", "2 3", "2 4", "3 4")]
    table.play("discard 1 3")
    assert seat_view(table, 2).storage == ["desert", "meadow", None, None]
    assert table.view().phase == "pick"
    new = second(fenced(opened(), 2), "canyon", "meadow", "canyon").play("discard 2 4")
    assert seat_view(new, 2).storage == ["canyon", None, "canyon", None]


def test_mr22_a_first_domino_lies_on_a_bridge_any_landscape_any_way_round() -> None:
    table = second(opened(), "corn-4")
    bridges = {"a1", "e1", "c2"}
    neighbours = {"a1": ["a2", "b1"], "e1": ["e2", "d1"], "c2": ["b2", "d2", "c3"]}
    wanted = {f"build 1 2 {one} {two}" for one in bridges for two in neighbours[one]}
    wanted |= {f"build 1 2 {two} {one}" for one in bridges for two in neighbours[one]}
    assert builds(table) == wanted


def test_mr22_a_later_domino_borders_its_own_landscape_or_lies_on_a_bridge() -> None:
    table = second(opened().lay(2, a1="desert", a2="canyon", e1="farm-cow", c2="farm-cow"), "canyon")
    assert "build 1 2 a3 a4" in builds(table)  # the canyon at the canyon
    assert "build 1 2 a4 a3" not in builds(table)  # the desert beside the canyon, the canyon beside nothing
    assert "build 1 2 b2 b1" in builds(table)
    assert "build 1 2 b3 b1" not in builds(table)
    assert "build 1 2 c4 b4" not in builds(table)
    free = second(opened().lay(2, a1="desert"), "canyon")
    assert "build 1 2 e1 d1" in builds(free)  # bridges stay open at any time
    assert not any("a1" in text.split()[3:] for text in builds(free))


def test_mr22_a_parcel_of_the_same_domino_is_no_neighbour() -> None:
    table = second(fenced(opened(), 2), "desert")
    assert table.view().phase == "pick"


def test_mr23_cows_come_before_skulls_and_skulls_before_circles() -> None:
    table = second(opened(first="desert desert-skull desert desert"), "desert-cow")
    table.play("build 1 2 a1 a2")
    assert table.moves() == ["dry a1"]  # the cow of this very domino
    both = second(opened(first="desert desert-skull desert desert"), "canyon-circle").lay(2, a3="desert").graze(2, "a3")
    both.play("build 1 2 a1 a2")
    assert both.view().phase == "dry"
    assert both.play("dry a3").view().phase == "hire"


def test_mr24_each_cow_symbol_brings_a_cow_while_the_supply_lasts() -> None:
    table = second(opened(), "meadow-2cow").play("build 1 2 a1 a2")
    assert seat_view(table, 2).cells["a1"].cows == 2
    assert table.view().supply == 30
    short = second(opened(first="desert desert-cow farm-cow farm-cow"), "meadow-2cow")
    short.s.supply = 1
    short.play("build 1 2 a1 a2")
    cells = seat_view(short, 2).cells
    assert (cells["a1"].cows, cells["a2"].cows, short.view().supply) == (1, 0, 0)


def test_mr25_a_skull_takes_a_cow_of_the_merged_territory() -> None:
    table = opened(first="desert desert-skull desert desert")
    table.lay(2, a1="desert", a3="desert", c2="desert").graze(2, "a1", "a3", "a3", "c2")
    second(table, "canyon").play("build 1 2 b2 a2")
    assert table.moves() == ["dry a1", "dry a3"]
    table.play("dry a3")
    assert seat_view(table, 2).cells["a3"].cows == 1
    assert table.view().supply == 32 - 4 + 1
    assert table.view().phase == "pick"


def test_mr25_without_a_cow_a_skull_does_nothing() -> None:
    table = opened(first="desert desert-skull desert desert").lay(2, a1="desert", e1="canyon").graze(2, "e1")
    second(table, "canyon").play("build 1 2 b2 a2")
    assert table.view().phase == "pick"
    assert seat_view(table, 2).cows == 1


def test_mr25_two_skulls_are_resolved_in_the_order_of_build() -> None:
    table = opened(first="desert canyon-skull canyon canyon", second="canyon canyon canyon desert")
    table.lay(2, a1="desert", b1="canyon").graze(2, "a1", "b1")
    second(table, "desert-skull").play("build 1 2 a2 b2")
    assert table.turn().skulls == ["a2", "b2"]
    assert table.moves() == ["dry a1"]
    assert table.play("dry a1").moves() == ["dry b1"]
    assert table.play("dry b1").turn().skulls == []


def test_mr25_the_first_skull_may_leave_nothing_for_the_second() -> None:
    table = opened(first="desert desert-skull desert desert").lay(2, a1="desert").graze(2, "a1")
    second(table, "desert-skull").play("build 1 2 a2 a3", "dry a1")
    assert table.view().phase == "pick"


def test_mr26_a_circle_takes_any_token_either_side_up() -> None:
    table = second(opened(), "canyon-circle").play("build 1 2 a1 a2")
    assert set(table.moves()) == {f"hire {n} {side} a1" for n in range(1, 6) for side in ("cowboy", "specialist")}
    table.play("hire 4 specialist a1")
    assert seat_view(table, 2).cells["a1"].partner == "trapper"
    assert table.view().saloon == ["desperado", "cattle-thief", "gold-digger", None, "farmer"]
    assert table.view().stack == 15  # refilled at the end of the round


def test_mr26_two_circles_in_an_order_of_choice_the_first_used_wholly() -> None:
    table = second(opened(first="desert desert-circle desert-cow desert-cow"), "canyon-circle")
    table.lay(2, e1="farm-cow").graze(2, "e1").play("build 1 2 a1 a2")
    assert {text.split()[-1] for text in table.moves()} == {"a1", "a2"}
    table.lay(2, e2="desert").play("hire 1 cowboy a2")
    assert table.view().phase == "drive"
    table.play("done")
    assert {text.split()[-1] for text in table.moves()} == {"a1"}
    assert {text.split()[1] for text in table.moves()} == {"2", "3", "4", "5"}


def test_mr26_with_one_token_left_the_player_chooses_the_circle_and_the_other_stays_empty() -> None:
    table = second(opened(first="desert desert-circle desert-cow desert-cow"), "canyon-circle")
    table.s.saloon[:4] = -1
    table.play("build 1 2 a1 a2")
    assert set(table.moves()) == {f"hire 5 {side} {cell}" for side in ("cowboy", "specialist") for cell in ("a1", "a2")}
    table.play("hire 5 specialist a2")
    assert table.view().phase == "pick"
    assert seat_view(table, 2).cells["a1"].partner is None
    assert table.turn().circles == []


def test_mr26_an_empty_saloon_asks_nothing() -> None:
    table = second(opened(), "canyon-circle")
    table.s.saloon[:] = -1
    assert table.play("build 1 2 a1 a2").view().phase == "pick"


def thief_at(table: Table) -> Table:
    """Seat 2 lays a circle on a1 and hires the cattle thief."""
    return second(table, "canyon-circle").play("build 1 2 a1 a2", "hire 2 specialist a1")


@pytest.mark.parametrize("partner", ["cowboy", "farmer", "desperado"])
def test_mr27_every_partner_protects_its_territory_from_thieves(partner: str) -> None:
    table = opened().lay(1, a1="farm-cow-circle", a2="farm-cow", e1="farm-cow").graze(1, "a1", "a2", "e1")
    thief_at(table.employ(1, a1=partner))
    assert table.moves() == ["rustle 1 e1", "decline"]


def test_mr27_partners_do_not_protect_from_drought_and_are_judged_after_merging() -> None:
    dry = opened(first="desert desert-skull desert desert").lay(2, a1="desert-circle").graze(2, "a1")
    second(dry.employ(2, a1="cowboy"), "canyon").play("build 1 2 b2 a2")
    assert dry.moves() == ["dry a1"]
    merged = opened().lay(1, a1="farm-cow-circle", a3="farm-cow").graze(1, "a3").employ(1, a1="cowboy")
    merged.lay(1, a2="farm-cow")
    assert thief_at(merged).view().phase == "pick"


def test_mr28_a_cowboy_moves_cows_up_to_three_steps() -> None:
    table = opened().lay(2, a1="desert", b1="farm-cow", b2="corn-4").graze(2, "a1", "a1")
    second(table, "canyon-circle").play("build 1 2 e1 e2", "hire 1 cowboy e1")
    assert set(table.moves()) == {"drive a1 b1", "done"}
    table.play("drive a1 b1")
    assert set(table.moves()) == {"drive a1 b1", "drive b1 a1", "done"}
    table.play("drive a1 b1")
    assert seat_view(table, 2).cells["b1"].cows == 2
    assert table.moves() == ["drive b1 a1", "done"]  # never on corn, never on free ground
    table.play("drive b1 a1")
    assert table.view().phase == "pick"
    assert table.turn().steps == 0


def test_mr28_done_ends_it_at_any_time_and_without_a_step_nothing_is_asked() -> None:
    table = opened().lay(2, a1="desert", b1="farm-cow").graze(2, "a1")
    second(table, "canyon-circle").play("build 1 2 e1 e2", "hire 1 cowboy e1", "done")
    assert table.view().phase == "pick"
    alone = second(opened().lay(2, a1="desert").graze(2, "a1"), "canyon-circle")
    assert alone.play("build 1 2 e1 e2", "hire 1 cowboy e1").view().phase == "pick"


def test_mr29_a_desperado_swaps_stored_parcels_field_for_field() -> None:
    table = opened().store(1, None, "meadow").store(3, "farm-cow", "farm-cow")
    second(table, "canyon-circle", "corn-4").play("build 1 3 a1 a2", "hire 1 specialist a1")
    assert table.moves() == ["swap 2 1 2", "swap 2 3 1", "swap 2 3 2", "decline"]
    table.play("swap 2 1 2")
    assert seat_view(table, 1).storage == [None, "corn-4", None, None]
    assert seat_view(table, 2).storage == [None, "meadow", None, None]


def test_mr29_both_need_a_parcel_and_the_limit_stays() -> None:
    table = second(opened().store(1), "canyon-circle", "corn-4")
    assert table.play("build 1 3 a1 a2", "hire 1 specialist a1").view().phase == "pick"
    own = second(opened().store(1, "meadow"), "canyon-circle")
    assert own.play("build 1 2 a1 a2", "hire 1 specialist a1").view().phase == "pick"
    full = second(opened().store(1, "meadow"), "canyon-circle", "desert", "desert")
    full.play("build 1 2 a1 a2", "hire 1 specialist a1", "swap 1 1 1")
    assert full.turn().dominoes == 1
    assert "stop" in full.moves()
    assert full.play("build 1 3 b2 c2").view().phase == "pick"


def test_mr30_a_cattle_thief_brings_a_cow_to_its_own_parcel() -> None:
    table = opened().lay(1, a1="farm-cow").graze(1, "a1", "a1").lay(4, e1="forest").graze(4, "e1")
    thief_at(table.lay(2, e1="farm-cow").graze(2, "e1"))
    assert table.moves() == ["rustle 1 a1", "rustle 4 e1", "decline"]
    table.play("rustle 1 a1")
    assert seat_view(table, 2).cells["a1"].cows == 1
    assert seat_view(table, 1).cells["a1"].cows == 1
    assert table.view().supply == 32 - 4
    assert table.view().phase == "pick"


def test_mr30_a_thief_may_decline_and_steals_nothing_onto_corn() -> None:
    table = thief_at(opened().lay(1, a1="farm-cow").graze(1, "a1")).play("decline")
    assert seat_view(table, 2).cows == 0
    corn = opened(2).lay(1, a1="farm-cow").graze(1, "a1").lay(2, a9="desert", e10="corn-4")
    corn.s.bonus[0] = 5, 1  # a corn side
    second(corn, "canyon").play("build 1 2 b10 a10", "bonus 1 corn d10", "hire 2 specialist d10")
    assert corn.view().phase == "pick"


def offered(table: Table) -> dict[str, tuple[int, int, str | None]]:
    """What each hire would do: points, things to choose from, what it lacks."""
    return {offer.move: (offer.gain, offer.reach, offer.lacks) for offer in table.view().offers}


def test_mr26_the_view_says_what_each_hire_would_do_here_and_now() -> None:
    table = opened().lay(2, a3="forest-beaver", a4="forest-beaver", e1="farm-cow", d1="farm-cow")
    second(table.graze(2, "e1", "d1"), "canyon-circle").play("build 1 2 a1 a2")
    before = table.state.tobytes()
    assert offered(table) == {
        "hire 1 cowboy a1": (0, 2, None),
        "hire 1 specialist a1": (0, 0, "storage"),
        "hire 2 cowboy a1": (0, 2, None),
        "hire 2 specialist a1": (0, 0, "cows"),
        "hire 3 cowboy a1": (0, 2, None),
        "hire 3 specialist a1": (0, 0, None),
        "hire 4 cowboy a1": (0, 2, None),
        "hire 4 specialist a1": (2, 0, None),
        "hire 5 cowboy a1": (0, 2, None),
        "hire 5 specialist a1": (0, 0, None),
    }
    assert table.state.tobytes() == before
    assert not table.play("hire 1 specialist a1").view().offers


def test_mr29_mr30_the_view_says_what_a_hire_could_choose_from_or_what_it_lacks() -> None:
    table = opened().lay(1, a1="farm-cow", a2="farm-cow").graze(1, "a1", "a1", "a2")
    second(table.store(1).store(3, "meadow", "farm-cow"), "canyon-circle", "desert").play("build 1 2 a1 a2")
    assert offered(table)["hire 1 specialist a1"] == (0, 2, None)
    assert offered(table)["hire 2 specialist a1"] == (0, 3, None)
    assert offered(table)["hire 3 cowboy a1"] == (0, 0, "walk")
    table.store(3)
    assert offered(table)["hire 1 specialist a1"] == (0, 0, "theirs")
    corn = opened(2).lay(1, a1="farm-cow").graze(1, "a1").lay(2, a9="desert", e10="corn-4")
    corn.s.bonus[0] = 5, 1  # a corn side
    second(corn, "canyon").play("build 1 2 b10 a10", "bonus 1 corn d10")
    assert offered(corn)["hire 2 specialist d10"] == (0, 0, "corn")


def test_mr31_gold_digger_trapper_and_farmer_do_nothing_now() -> None:
    for number, name in ((3, "gold-digger"), (4, "trapper"), (5, "farmer")):
        table = opened().lay(1, a1="farm-cow").graze(1, "a1").store(1, "meadow")
        second(table, "canyon-circle").play("build 1 2 a1 a2", f"hire {number} specialist a1")
        assert table.view().phase == "pick"
        assert seat_view(table, 2).cells["a1"].partner == name


def test_mr32_a_ranchero_must_choose_a_free_parcel_of_the_newer_column() -> None:
    table = opened().play("pick 2", "pick 4")
    assert table.moves() == ["pick 1", "pick 3"]
    assert table.play("pick 3").moves() == ["pick 1"]


def test_mr33_at_the_end_of_a_round_a_new_column_comes_before_the_saloon() -> None:
    table = second(opened(), "desert-circle", "canyon-circle", "corn-4")
    table.play("build 1 2 a1 a2", "hire 2 specialist a1", "hire 4 specialist a2", "stop", "pick 2", "pick 3", "pick 4")
    lines = []
    while table.seat == NATURE:
        lines.append(table.view().phase)
        table.play(table.moves()[0])
    assert lines == ["reveal"] * 4 + ["partner"] * 2
    assert None not in table.view().saloon
    assert table.view().stack == 13
    assert table.view().round == 2


def test_mr33_empty_tables_are_filled_lowest_first_while_the_stack_lasts() -> None:
    table = opened()
    table.s.saloon[1] = table.s.saloon[3] = -1
    table.s.tokens[:] = [1, 0, 0, 0, 0]
    table.s.stack = 1
    table.play("pick 1", "pick 2", "pick 3", "pick 4")
    for _ in range(4):
        table.play(table.moves()[0])
    assert table.moves() == ["partner desperado.1"]
    table.play("partner desperado.1")
    assert table.view().saloon == ["desperado", "desperado", "gold-digger", None, "farmer"]
    assert table.seat == 1


def test_mr33_with_three_players_the_unchosen_parcel_of_the_newer_column_leaves() -> None:
    table = opened(3, second="canyon canyon-gold meadow-cow farm-cow").play("pick 1", "pick 4", "pick 2")
    assert [place and place.kind for place in table.view().columns.older] == [
        "canyon",
        "canyon-gold",
        None,
        "farm-cow",
    ]


def counted(seats: int) -> tuple[Counter[str], Table]:
    """The lines of a random game, by verb."""
    dice, table = random.Random(seats), Table(seats)
    lines: Counter[str] = Counter()
    while table.seat:
        text = dice.choice(table.moves())
        lines[text.split()[0]] += 1
        lines[f"{text.split()[0]} in round {table.view().round}"] += 1
        table.play(text)
    return lines, table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mr34_there_are_24_columns_and_24_rounds_without_choose_in_the_last(seats: int) -> None:
    lines, table = counted(seats)
    assert lines["reveal"] == 96
    assert lines["pick"] == 24 * (4 if seats == 2 else seats)
    assert lines["pick in round 24"] == 0
    assert lines["pick in round 23"] == (4 if seats == 2 else seats)
    assert table.view().round == 24
    assert table.view().over


def test_mr34_the_saloon_is_still_refilled_before_the_last_round() -> None:
    table = late(second(opened(), "desert-circle")).play("build 1 2 a1 a2", "hire 5 specialist a1")
    table.play("pick 2", "pick 3", "pick 4")
    assert table.view().phase == "partner"
    table.store(1).store(2, "corn-4").store(3).store(4)
    table.draw("partner desperado")
    assert table.view().round == 24


def last_round(seats: int = 4) -> Table:
    """Round 24 is about to begin: the last token is being drawn; seat 2 holds what a test likes."""
    table = late(opened(seats))
    table.s.saloon[4] = -1
    places = "1234"[: 4 if seats == 2 else seats]
    for place in places:
        if "stop" in table.moves():
            table.play("stop")
        table.play(f"pick {place}")
    assert table.moves()[0].startswith("partner")
    for seat in range(1, seats + 1):
        table.store(seat)
    return table


def test_mr35_in_its_last_turn_a_player_builds_while_any_pair_fits() -> None:
    table = last_round().store(2, "canyon", "canyon")
    table.s.storage[1] = 4
    table.store(2, "canyon", "canyon", "canyon", "canyon").draw("partner farmer")
    assert table.seat == 2  # seat 1 has one parcel and no choice
    for text in ("build 1 2 a1 a2", "build 1 3 a3 a4"):
        assert "stop" not in table.moves()
        table.play(text)
    assert table.view().over
    assert seat_view(table, 2).storage == [None] * 5  # the parcel left is discarded


def test_mr35_nothing_fits_all_parcels_are_discarded_and_mr21_is_not_asked() -> None:
    table = fenced(last_round(), 2).store(2, "desert", "desert", "desert").draw("partner farmer")
    assert table.view().over
    assert seat_view(table, 2).storage == [None] * 4


def test_mr35_a_finished_player_has_nothing_to_swap() -> None:
    table = last_round().store(2, "desert", "canyon-circle").store(1, "canyon", "meadow").store(3, "meadow")
    table.s.storage[0] = 4
    fenced(table, 1).draw("partner farmer")  # seat 1 cannot build and discards
    table.play("build 2 3 a1 a2", "hire 1 specialist a1")
    assert table.moves() == ["swap 1 3 1", "decline"]


def test_mr35_with_two_players_the_earlier_turn_is_normal_without_choose() -> None:
    table = last_round(2).store(2, "canyon", "canyon")  # rancheros: 1 2 2 1
    table.draw("partner farmer")
    assert table.seat == 2
    assert "stop" in table.moves()
    table.play("stop")
    assert table.seat == 2
    assert "stop" not in table.moves()
    assert table.turn().last
    table.play("build 1 2 a1 a2", "build 1 3 a3 a4")
    assert table.seat == 1  # the later of its turns: it holds two parcels
    assert all(text.startswith("build") for text in table.moves())


def test_mr35_a_parcel_beside_the_board_moves_in_before_effects_in_the_last_turn_too() -> None:
    table = last_round().store(2, "desert-circle", "desert", "corn-4").store(3, "meadow").draw("partner farmer")
    table.play("build 1 2 a1 a2", "hire 1 specialist a1")
    assert table.moves() == ["swap 1 3 1", "swap 3 3 1", "decline"]


def test_mr36_at_the_end_each_parcel_keeps_one_cow() -> None:
    table = last_round().lay(1, a1="desert", a2="desert").graze(1, "a1", "a1", "a1")
    before = table.sheet()
    assert before["desert"] == 2  # as if it were done now
    table.draw("partner farmer")
    assert table.view().over
    assert seat_view(table, 1).cells["a1"].cows == 1
    assert table.view().supply == 31
    assert table.sheet() == before


def tower(*kinds: str) -> Table:
    """Two players; seat 2 stands in row 9 and takes its turn."""
    return second(opened(2).lay(2, a9="desert", c9="meadow"), *kinds)


def test_mr37_the_first_parcel_in_row_10_claims_a_bonus_parcel_after_all_effects() -> None:
    table = tower("canyon-circle").play("build 1 2 b10 a10")
    assert table.view().phase == "hire"
    table.play("hire 5 specialist b10")
    assert table.view().phase == "bonus"
    wanted = {f"bonus {n} {land} {cell}" for n, land in ((1, "desert"), (1, "canyon"), (2, "meadow"), (2, "forest"))
              for cell in ("a1", "e1", "c2")}  # fmt: skip
    wanted |= {f"bonus 1 desert {cell}" for cell in ("a8", "b9")}
    wanted |= {f"bonus 1 canyon {cell}" for cell in ("c10", "b9")}
    wanted |= {f"bonus 2 meadow {cell}" for cell in ("c10", "b9", "d9", "c8")}
    assert set(table.moves()) == wanted


def test_mr37_the_bonus_parcel_has_a_circle_and_counts_as_a_parcel() -> None:
    table = tower("canyon").play("build 1 2 b10 a10", "bonus 2 meadow c10")
    assert {text.split()[-1] for text in table.moves()} == {"c10"}
    table.play("hire 3 specialist c10").graze(2, "c10")
    assert table.view().bonus == [("desert", "canyon"), None]
    assert seat_view(table, 2).cells["c10"].partner == "gold-digger"
    assert table.sheet(2)["meadow"] == 2
    assert seat_view(table, 2).bonus_claimed


def test_mr37_comes_before_a_further_domino_and_once_per_player() -> None:
    table = tower("canyon", "desert", "desert")
    table.play("build 1 2 b10 a10", "bonus 2 meadow c10", "hire 5 specialist c10")
    assert table.view().phase == "build"
    table.lay(2, d9="desert").play("build 1 3 d10 e10")
    assert table.view().phase == "pick"
    assert table.view().bonus[0] is not None


def test_mr37_without_a_place_a_bonus_parcel_is_removed() -> None:
    table = second(fenced(opened(2), 2).lay(2, a9="farm-cow"), "farm-cow")
    table.store(2, "farm-cow", "corn-4").play("build 1 2 a10 b10")
    assert table.moves() == ["bonus 1 out", "bonus 2 out"]
    table.play("bonus 1 out")
    assert table.view().bonus == [None, ("meadow", "forest")]
    assert table.view().phase == "pick"


def test_mr37_the_other_player_gets_the_other_parcel() -> None:
    table = tower("canyon")
    table.s.bonus[0] = -1
    table.play("build 1 2 b10 a10")
    assert {text.split()[1] for text in table.moves()} == {"2"}


# Scoring


def test_mr38_a_territory_scores_parcels_times_cows() -> None:
    table = opened().lay(1, a1="meadow-2cow", a2="meadow", a3="meadow", e1="meadow-cow", d5="corn-4")
    assert table.sheet()["meadow"] == 0  # printed symbols do not count
    table.graze(1, "a1", "a2", "e1")
    assert table.sheet()["meadow"] == 3 * 2 + 1 * 1
    table.graze(1, "a1")
    assert table.sheet()["meadow"] == 3 * 2 + 1 * 1  # one cow a parcel


def test_mr39_each_resource_symbol_scores_one() -> None:
    table = opened().lay(1, a1="desert-gold", a2="canyon-cow-gold", a3="forest-beaver", a4="corn-4", a5="corn-5")
    assert {row: table.sheet()[row] for row in ("gold", "beaver", "corn", "total")} == {
        "gold": 2,
        "beaver": 1,
        "corn": 9,
        "total": 12,
    }


def legends(scenario: str) -> Table:
    return opened(mode="legends", scenario=scenario)


def test_mr40_timber_rewards_forests_of_three_that_touch_the_river() -> None:
    table = legends("timber").lay(1, a1="forest", a2="forest")
    assert table.sheet()["scenario"] == 0
    assert table.lay(1, a3="forest").sheet()["scenario"] == 10
    assert table.lay(1, a4="forest", b4="forest").sheet()["scenario"] == 30
    assert table.lay(1, d3="forest", d4="forest", d5="forest").sheet()["scenario"] == 30
    assert table.lay(1, d2="forest", d1="forest").sheet()["scenario"] == 60


def test_mr41_gold_rush_rewards_connected_gold_of_any_landscape() -> None:
    table = legends("gold-rush").lay(1, a1="desert-gold", b1="canyon-gold", b2="desert", d1="meadow-gold")
    assert table.sheet()["scenario"] == 0
    assert table.lay(1, a2="meadow-gold").sheet()["scenario"] == 10
    assert table.lay(1, a3="desert-gold").sheet()["scenario"] == 20
    assert table.lay(1, e1="desert-gold", e2="desert-gold").sheet()["scenario"] == 30


def test_mr41_outlaws_rewards_connected_partners_with_an_outlaw_among_them() -> None:
    table = legends("outlaws").lay(1, a1="desert-circle", a2="canyon-circle", a3="farm-cow-circle", a4="desert-circle")
    table.employ(1, a1="cowboy", a2="farmer", a3="trapper")
    assert table.sheet()["scenario"] == 0
    assert table.employ(1, a4="desperado").sheet()["scenario"] == 20
    table.lay(1, e1="desert-circle", e2="desert-circle", e3="desert-circle").employ(1, e1="cattle-thief", e2="cowboy")
    assert table.sheet()["scenario"] == 20
    assert table.employ(1, e3="cowboy").sheet()["scenario"] == 30


def test_mr41_the_bonus_parcels_token_counts_for_outlaws() -> None:
    table = opened(2, mode="legends", scenario="outlaws").lay(1, a8="desert-circle", a9="canyon-circle")
    table.lay(1, a10="bonus-desert").employ(1, a8="cowboy", a9="cowboy", a10="cattle-thief")
    assert table.sheet()["scenario"] == 10


def test_mr42_city_rewards_groups_of_three_farms() -> None:
    table = legends("city").lay(1, b3="farm-cow", b4="farm-cow", c5="farm-cow")
    assert table.sheet()["scenario"] == 0
    assert table.lay(1, b5="farm-cow").sheet()["scenario"] == 20


def test_mr43_specialists_score_their_symbols_once_more() -> None:
    table = opened().lay(1, a1="desert-gold", a2="canyon-gold", b1="forest-beaver-circle", b2="corn-5", d2="corn-4")
    table.lay(1, e1="desert-circle", e2="desert-circle", e3="desert-circle", e4="desert-circle", e5="desert-circle")
    table.employ(1, b1="trapper", e1="gold-digger", e2="gold-digger", e3="farmer", e4="cowboy", e5="desperado")
    sheet = table.sheet()
    assert (sheet["gold_digger"], sheet["trapper"], sheet["farmer"]) == (4, 1, 9)
    assert sheet["total"] == 2 + 1 + 9 + 4 + 1 + 9


def test_mr44_ties_go_to_the_largest_territory_then_to_cows_then_are_shared() -> None:
    table = opened()
    for seat in (1, 2):
        table.lay(seat, a1="corn-4", a2="desert")
    assert table.keys()[0] == table.keys()[1] > table.keys()[2] == table.keys()[3]
    table.lay(1, a3="desert")
    assert table.keys()[0] > table.keys()[1]
    table.lay(2, b1="corn-4")
    assert table.keys()[1] > table.keys()[0]  # points come first
    corn = opened().lay(1, a1="corn-4", a2="corn-4").lay(2, a1="corn-4", e1="corn-4")
    assert corn.keys()[0] > corn.keys()[1]  # corn counts as a territory
    cows = opened().lay(1, a1="desert", a2="desert", e1="farm-cow", e2="farm-cow", c3="corn-2").graze(1, "a1")
    cows.lay(2, a1="desert", a2="desert", e1="farm-cow", e3="farm-cow").graze(2, "a1", "e1", "e3")
    assert cows.sheet(1)["total"] == cows.sheet(2)["total"] == 4
    assert cows.keys()[1] > cows.keys()[0]


def test_mr45_the_sheet_has_exactly_these_rows() -> None:
    assert list(opened().sheet()) == [
        "desert",
        "canyon",
        "meadow",
        "forest",
        "farm",
        "gold",
        "beaver",
        "corn",
        "gold_digger",
        "trapper",
        "farmer",
        "scenario",
        "total",
    ]
    camp = opened().lay(1, a1="farm-cow", a2="farm-cow", a3="farm-cow")
    assert camp.sheet()["scenario"] == 0


def test_mr46_the_worked_example_scores_89() -> None:
    rows = ["CCCMM", "CCCOM", "DCFOO", "DDFFO", "DD-FT"]
    names = {"C": "canyon", "M": "meadow", "D": "desert", "F": "farm", "T": "forest"}
    kinds = {"d4": "corn-4", "d3": "corn-4", "e3": "corn-5", "e2": "corn-5", "e1": "forest-beaver"}
    kinds |= {"a1": "desert-gold", "b1": "desert-gold", "a5": "canyon-gold", "d5": "meadow-gold"}
    table = opened()
    for row, letters in zip("54321", rows, strict=True):
        for column, letter in zip("abcde", letters, strict=True):
            if letter != "-":
                table.lay(1, **{column + row: kinds.get(column + row) or names[letter]})
    table.graze(1, *["a2", "b4", "c4", "b3", "e5", "e4", "c3", "c2", "d2", "d1"]).employ(1, c3="farmer")
    assert table.sheet() == {
        "desert": 5,
        "canyon": 21,
        "meadow": 6,
        "forest": 0,
        "farm": 16,
        "gold": 4,
        "beaver": 1,
        "corn": 18,
        "gold_digger": 0,
        "trapper": 0,
        "farmer": 18,
        "scenario": 0,
        "total": 89,
    }


# Chance and texts


def test_mr47_each_copy_left_is_one_entry() -> None:
    table = Table(4).play("partner trapper.2")
    assert len(table.moves()) == 19
    assert "partner trapper.2" not in table.moves()
    assert {"partner trapper.1", "partner trapper.5"} <= set(table.moves())
    for kind in ("farmer", "farmer", "desperado", "desperado"):
        table.draw(f"partner {kind}")
    table.play("reveal desert-gold.3")
    assert "reveal desert-gold.3" not in table.moves()
    assert sum(text.startswith("reveal desert-gold.") for text in table.moves()) == 5
    assert len(table.moves()) == 95


def test_mr47_the_order_of_set_up() -> None:
    table = Table(3, mode="legends")
    phases = []
    while table.view().round < 1 or table.seat == NATURE:
        phases.append(table.view().phase)
        table.play(table.moves()[0])
    assert phases == ["scenario"] + ["partner"] * 5 + ["reveal"] * 4 + ["lot", "pick"] * 3 + ["reveal"] * 4


def test_equal_parcels_are_listed_with_their_lowest_numbers_and_both_orders() -> None:
    table = second(opened(), "desert", "canyon", "desert")  # desert canyon desert desert
    assert {text[6:9] for text in builds(table)} == {"1 2", "1 3"}
    assert {"build 1 3 a1 a2", "build 1 3 a2 a1"} <= builds(table)
    mixed = second(opened(), "canyon", "desert", "canyon")
    assert {text[6:9] for text in builds(mixed)} == {"1 2", "1 3", "2 4"}


def test_every_move_has_one_text_and_reads_back() -> None:
    texts = [game.write(move) for move in range(game.ACTIONS)]
    assert len(set(texts)) == game.ACTIONS
    assert [game.read(text) for text in texts] == list(range(game.ACTIONS))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "moves begin with"),
        ("dance 3", "moves begin with"),
        ("pick", "after 'pick' comes place"),
        ("pick 5", "unknown place"),
        ("pick  1", "after 'pick' comes place"),
        ("Pick 1", "moves begin with"),
        ("pick ١", "unknown place"),
        ("stop now", "nothing comes after"),
        ("build 3 1 a1 a2", "lower number first"),
        ("build 1 1 a1 a2", "lower number first"),
        ("build 1 2 a1 b2", "no neighbours"),
        ("build 1 2 a1 f1", "unknown cell"),
        ("drive a1 a1", "no neighbours"),
        ("discard 2 1", "lower number first"),
        ("dry a11", "unknown cell"),
        ("hire 1 thief a1", "unknown side"),
        ("swap 1 5 1", "unknown seat"),
        ("bonus 3 out", "unknown bonus parcel"),
        ("bonus 1 swamp a1", "unknown landscape"),
        ("bonus 1", "after 'bonus' comes"),
        ("reveal desert", "a dot and a copy"),
        ("reveal desert.25", "a dot and a copy"),
        ("reveal sand.1", "unknown kind"),
        ("reveal bonus-desert.1", "unknown kind"),
        ("partner cowboy.1", "unknown specialist"),
        ("scenario rail", "unknown scenario"),
        ("x" * 10_000, "no move begins like this"),
        ("build 1 2 a1 a2\n", "unknown cell"),
        ("🐄", "moves begin with"),
    ],
)
def test_what_is_not_a_move_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotAMove, match=reason) as refusal:
        game.read(text)
    assert len(str(refusal.value)) < 250


def test_kinds_are_unique_names() -> None:
    assert len(KIND_NUMBERS) == 195
    assert KIND_NUMBERS["bonus-desert"] == 144  # as in every record: what came later stands behind
