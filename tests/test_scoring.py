"""The score pad as text, and the pads that the browser's own counting is tested against."""

import json

import pytest

from corral import scoring
from corral.scoring import BadPad

from .score_pads import FOLDER, MAKERS, packed, unpacked

TEXT = """
game wind river   # two words are one game
seat Ada Lovelace, purple
plains 4
stones 2
seat Bram
plains 4
"""


def test_a_pad_is_read_from_its_text() -> None:
    pad = scoring.read(TEXT)
    assert pad.game == "wind_river"
    assert [(seat.name, seat.color) for seat in pad.seats] == [("Ada Lovelace", "purple"), ("Bram", "")]
    assert pad.seats[0].facts == {"plains": "4", "stones": "2"}


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("stones eleven", "line 8: stones is a whole number from 0 to 10, not 'eleven'"),
        ("buffalo 3", "line 8: 'buffalo' is unknown; known are plains, stones"),
        ("plains 3", "line 8: plains stands already in line 7"),
    ],
)
def test_a_mistake_is_answered_with_its_line(line: str, reason: str) -> None:
    with pytest.raises(BadPad) as refused:
        scoring.read(f"{TEXT}{line}\n")
    assert str(refused.value) == reason


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("seat Ada\n", "the game comes first"),
        ("game wind_river\n", "no player"),
        ("game poker\nseat Ada\nseat Bram\n", "no game is called 'poker'"),
        ("game wind_river\nseat Ada\n", "takes 2 to 4 players, not 1"),
        ("game wind_river\nsails 3\nseat Ada\nseat Bram\n", "has no option 'sails'"),
        ("game wind_river\nseat Ada, pink\nseat Bram\n", "no player has the colour 'pink'"),
    ],
)
def test_what_cannot_be_counted_is_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        scoring.count(scoring.read(text))


def test_the_players_colours_are_the_games_option() -> None:
    """In Legends mode the colour is the board: big-jo's bridges differ, but the middle is the same."""
    text = "game moon_river\nmode legends\nscenario city\nseat Ada, green\nseat Bram\nseat Cy, purple\n"
    assert scoring.count(scoring.read(text)).places == [1, 1, 1]
    with pytest.raises(ValueError, match="every seat has a colour of its own"):
        scoring.count(scoring.read(text.replace("purple", "green")))


@pytest.mark.parametrize("game", MAKERS)
def test_the_golden_pads_are_what_the_rules_say(game: str) -> None:
    """Else run `python -m tests.score_pads`."""
    data = json.loads((FOLDER / f"{game}.json").read_text())
    pads = [pad for pad, _ in unpacked(data)]
    again = packed(game, pads, [scoring.count(pad) for pad in pads])
    assert len(pads) == 1000
    assert again["rows"] == data["rows"]
    assert again["ties"] == data["ties"]
    assert [row[2:] for row in again["pads"]] == [row[2:] for row in data["pads"]]
    totals = [[sheet[-1] for sheet in row[2]] for row in data["pads"]]
    assert sum(len(set(points)) < len(points) for points in totals) > 50, "ties come up"
    assert any(row[4].count(1) > 1 for row in data["pads"]), "and now and then a win is shared"
