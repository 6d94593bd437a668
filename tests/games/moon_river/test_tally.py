"""Ranches of the box as positions: the worked example, overpopulation, the scenarios, ties, what cannot be."""

from typing import Any

import pytest

from corral import games, scoring
from corral.game import blank
from corral.games.moon_river import tally
from corral.games.moon_river.material import CELL_NUMBERS
from corral.options import numbers, parse
from corral.scoring import BadPad, Counted, Holder, Pad

LETTERS = {"C": "canyon", "M": "meadow", "D": "desert", "F": "farm", "T": "forest"}
# rows 5 to 1, as MR-46 has them
EXAMPLE = ["C C C M M", "C C C O M", "D C F O O", "D D F F O", "D D - F T"]


def example() -> dict[str, str]:
    cells = {}
    for row, line in zip(range(5, 0, -1), EXAMPLE, strict=True):
        for column, letter in zip("abcde", line.split(), strict=True):
            if letter in LETTERS:
                cells[f"{column}{row}"] = LETTERS[letter]
    cells |= {"d4": "corn 4", "d3": "corn 4", "e3": "corn 5", "e2": "corn 5"}
    for cell in ["a2", "b4", "c4", "b3", "e5", "e4", "c3", "c2", "d2", "d1"]:
        cells[cell] += " cow"
    for cell in ["a1", "b1", "a5", "d5"]:
        cells[cell] += " gold"
    cells["e1"] += " beaver"
    cells["c3"] += " farmer"
    return cells


def count(*ranches: dict[str, str], colors: str = "", **options: str) -> Counted:
    worn = colors.split() or [""] * len(ranches)
    held = [Holder(f"p{seat}", color, cells) for seat, (color, cells) in enumerate(zip(worn, ranches, strict=True), 1)]
    return scoring.count(Pad("moon_river", options, held))


def row(lands: str, height: int = 1) -> dict[str, str]:
    """Columns a, b, ... of one row; commas between the cells, nothing for an empty one."""
    return {f"{column}{height}": land.strip() for column, land in zip("abcde", lands.split(","), strict=False) if land}


def test_mr46_the_worked_example_scores_89_on_the_pad() -> None:
    told = count(example(), {}, {})
    want = [5, 21, 6, 0, 16, 4, 1, 18, 0, 0, 18, 0, 89]
    assert list(told.sheets[0].values()) == want
    assert told.places == [1, 2, 2]
    assert told.remarks == []


def test_mr36_of_two_cows_on_a_parcel_one_is_counted_and_it_is_said() -> None:
    told = count(row("farm cow cow, farm"), {}, {})
    assert told.sheets[0]["farm"] == 2
    assert told.remarks == ["p1: a1: 2 cows on one parcel: one stays, the others go back (overpopulation)"]


def test_mr40_timber_needs_the_river_and_the_boards_middle_leads_it_further_up() -> None:
    high = dict.fromkeys(("a3", "b3", "c3", "a4"), "forest")
    legends = {"mode": "legends", "scenario": "timber"}
    assert count(high, {}, {}, **legends).sheets[0]["scenario"] == 0
    low = {**high, "c2": "forest", "d3": "forest"}  # c2 borders the cell c1, which the board takes
    assert count(low, {}, {}, **legends).sheets[0]["scenario"] == 40
    assert count(low, {}, {}, **legends, flat="yes").sheets[0]["scenario"] == 0


def test_mr41_a_cowboy_belongs_to_the_group_but_is_no_outlaw() -> None:
    legends = {"mode": "legends", "scenario": "outlaws"}
    told = count(row("farm cowboy, farm desperado,, farm cowboy"), row("farm cowboy, farm cowboy"), {}, **legends)
    assert [sheet["scenario"] for sheet in told.sheets] == [0, 0, 0]
    more = {**row("farm cowboy, farm desperado"), "a2": "farm cowboy", "b2": "farm cowboy"}
    assert count(more, {}, {}, **legends).sheets[0]["scenario"] == 20


def test_mr44_points_then_the_largest_territory_then_cows() -> None:
    long = {**row("farm cow, farm cow"), **row("meadow, meadow, meadow", 2)}  # 4 points, territory 3, 2 cows
    short = {**row("farm cow, farm cow"), **row("meadow, meadow,, canyon", 2)}
    told = count(short, long, {})
    assert told.places == [2, 1, 3]
    assert told.ties[:2] == [{"territory": 2, "cows": 2}, {"territory": 3, "cows": 2}]
    assert count(long, long, {}).places == [1, 1, 3]


def test_mr37_a_bonus_parcel_counts_and_only_two_players_have_one() -> None:
    claimed = {"a10": "meadow", "b10": "bonus meadow trapper", "c10": "meadow cow"}
    told = count(claimed, {})
    assert told.sheets[0]["meadow"] == 3
    assert told.remarks == []
    with pytest.raises(BadPad, match="bonus parcels are for two players"):
        count({"a1": "bonus meadow"}, {}, {})


def test_mr1_more_parcels_of_a_kind_than_the_box_has_are_remarked() -> None:
    golden = {f"{column}{height}": "canyon gold" for column in "abd" for height in (1, 2, 3)}
    told = count(golden, {}, {})
    assert told.sheets[0]["gold"] == 9
    assert told.remarks == [
        "p1: an odd number of parcels (9), but dominoes have two",
        "canyon with gold: the box has 6, the ranches together have 9",
    ]


def test_mr2_a_third_farmer_and_a_partner_on_a_parcel_without_circle_are_remarked() -> None:
    told = count(row("farm farmer, farm farmer"), row("farm farmer, desert gold trapper"), {})
    assert told.remarks == [
        "desert with gold and circle: the box has none, the ranches together have 1",
        "farmer: the box has 2, the ranches together have 3",
    ]


def test_mr3_more_cows_than_32_are_remarked() -> None:
    herd = {f"{column}{height}": "meadow cow cow cow" for column in "ab" for height in range(1, 7)}
    assert "cow: the box has 32, the ranches together have 36" in count(herd, {}).remarks


@pytest.mark.parametrize(
    ("cell", "things", "reason"),
    [
        ("c1", "farm", "c1 is taken by the board (unless the option flat is yes)"),
        ("a6", "farm", "'a6' is no cell; cells are a1 to e5"),
        ("a1", "corn 4 cow", "no cow stands on corn"),
        ("a1", "corn", "corn has a number of ears, 1 to 9: corn 4"),
        ("a1", "corn 4 farmer", "a cornfield has no partner"),
        ("a1", "farm gold beaver", "a parcel has one gold or one beaver"),
        ("a1", "farm trapper cowboy", "a parcel has one partner at most"),
        ("a1", "cow", "a landscape comes first (desert, canyon, meadow, forest, farm, corn), not 'cow'"),
    ],
)
def test_mr45_what_cannot_lie_there_is_refused_with_its_cell(cell: str, things: str, reason: str) -> None:
    with pytest.raises(BadPad) as refused:
        count({cell: things}, {}, {})
    assert str(refused.value).endswith(reason)
    assert str(refused.value).startswith(f"p1: {cell}: ")


def test_mr15_legends_needs_the_scenario_that_was_played() -> None:
    with pytest.raises(ValueError, match="say which scenario was played"):
        count({}, {}, {}, mode="legends")


def test_mr38_the_position_is_one_of_the_games_own() -> None:
    """It is over, can be seen, and what lies there are parcels of the box, each once."""
    game: Any = games.find("moon_river")
    state, pieces = blank(game), game.pieces().table
    game.setup(state, 3, numbers(parse(game, {}, 3)), pieces)
    tally.put(state, [example(), row("farm farmer, farm"), {}], pieces)
    view = game.view(state, 0)
    assert view.over
    assert game.actors(state) == 0
    s = state.view(game.STATE)[0]
    assert int(s.supply) == 32 - 10
    kinds = [cell.kind for seat in view.seats for cell in seat.cells.values()]
    assert kinds.count("farm-cow-circle") == 2, "two farms need a circle, and the box has four others"
    assert int(s.territory[0, CELL_NUMBERS["a5"]]) == CELL_NUMBERS["b3"], "its lowest cell names a territory"
