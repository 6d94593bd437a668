"""Notes explain everything that a game has, and nothing that it has not; their numbers are those of the pieces."""

from typing import Any

import msgspec
import pytest

import corral
from corral.games.dice_town import state as town
from corral.games.dice_town.view import PHASES as TOWN_PHASES
from corral.games.moon_river import material as river
from corral.games.moon_river.scoring import SHEET
from corral.games.moon_river.state import PHASES as RIVER_PHASES
from corral.games.wind_river.view import PHASES as WIND_PHASES
from corral.learn.courses import course, taught
from corral.learn.notes import notes

# What a game's notes must speak of: section -> names. Questions of chance and of players alike.
MATERIAL: dict[str, dict[str, set[str]]] = {
    "moon_river": {
        "phase": set(RIVER_PHASES),
        "landscape": set(river.LANDSCAPES),
        "symbol": {"cow", "2cow", "skull", "circle", "gold", "beaver", "corn", "back", "bridge", "river"},
        "partner": set(river.PARTNERS),
        "board": set(river.BOARDS),
        "scenario": set(river.SCENARIOS),
        "row": set(SHEET),
        "option": {"mode", "scenario", "flat", "colors"},
    },
    "wind_river": {
        "phase": set(WIND_PHASES),
        "act": {"trek", "gather", "raise", "drive", "pass"},
        "symbol": {"tipi", "buffalo", "stone", "open_plains", "closed", "moved", "hungry", "fed"},
        "row": {"open_plains", "stones", "total"},
    },
    "dice_town": {
        "phase": set(TOWN_PHASES[: town.PHASE_OVER + 1]),
        "house": set(town.PLACES),
        "face": set(town.FACES),
        "card": set(town.CARDS),
        "river": set(town.RIVER),
        "elixir": set(town.ELIXIRS),
        "remedy": set(town.REMEDIES),
        "outlaw": {str(number) for number in range(1, town.OUTLAWS + 1)},
        "spirit": {name.split(".")[0] for name in town.SPIRITS},
        "property": {"deed-1", "deed-2", "deed-3", "deed-4", "deed-5", "ranch"},
        "window": {"not-so-fast", "accomplice", "election-fraud", "insurance", "hypochondria", "smoke-signal"},
        "action": {"mine", "pan", "rob", "coach", "shop", "doc", "steal", "recruit", "badge", "hunt", "deeds", "deck"},
        "poker": {"five", "four", "full", "straight", "three", "pairs", "pair", "high"},
        "row": {"nuggets", "cash", "badge", "store", "deeds", "ranches", "total"},
        "option": {"wild_west", "indians", "edition", "second_action"},
    },
}
NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
DICE = {"9": "nine", "10": "ten", "J": "Jack", "Q": "Queen", "K": "King", "A": "Ace"}


@pytest.mark.parametrize("game", taught())
def test_everything_of_a_game_has_its_note_and_no_note_is_of_nothing(game: str) -> None:
    said = notes(game)
    assert {section: set(said[section]) for section in MATERIAL[game]} == MATERIAL[game]
    assert set(said["good"]) < MATERIAL[game]["phase"]


def names(tree: Any) -> set[str]:
    """Every name in a view, however deep."""
    if isinstance(tree, dict):
        return set(tree).union(*map(names, tree.values()))
    return set().union(*map(names, tree)) if isinstance(tree, list) else set()


@pytest.mark.parametrize("game", taught())
def test_figures_that_are_explained_are_in_the_view(game: str) -> None:
    lessons = course(game).lessons
    views = [corral.replay(lesson.record).view(lesson.seat) for lesson in lessons]
    assert set(notes(game)["number"]) <= set().union(*(names(msgspec.to_builtins(view)) for view in views))


def test_dice_towns_cards_and_outlaws_are_told_with_their_numbers() -> None:
    said = notes("dice_town")
    view = msgspec.to_builtins(corral.Match("dice_town", seats=3, seed=1).view(1))
    for card, points in view["card_points"].items():
        assert f"{NUMBERS[points]} point" in said["card"][card]
    for number, outlaw in enumerate(view["outlaws"]["cards"], 1):
        assert f"two {DICE[outlaw['pair']]}s" in said["outlaw"][str(number)]
        assert f"{DICE[outlaw['wanted']]} for ${outlaw['reward']}." in said["outlaw"][str(number)]
