"""Every word that a board puts together from what the rules say ("mr-row-" and a row of the sheet) is in the catalogues
of all four languages."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from corral.games.dice_town import state as dice
from corral.games.dice_town.bot.reason import REASONS as DICE_REASONS
from corral.games.dice_town.view import PHASES as DICE_PHASES
from corral.games.moon_river import material as moon
from corral.games.moon_river import scoring as moon_scoring
from corral.games.moon_river import state as moon_state
from corral.games.moon_river.bot.reason import REASONS as MOON_REASONS
from corral.games.wind_river.bot.reason import REASONS as WIND_REASONS
from corral.match import Match
from corral.players.levels import LEVELS

from .tables import SHIPPED

WEB = Path(__file__).parents[2] / "web" / "src"
LANGUAGES = ["en", "de", "nl", "fr"]
SAYS = re.compile(r"\b(?:words|say)\([^`\n),]*`")


@dataclass(frozen=True)
class Saying:
    """`mr-row-${row.replace('_', '-')}` in a source: its frame is "mr-row-*"."""

    frame: str
    held: tuple[str, ...]  # what stands for each star
    where: str

    def say(self, value: str) -> str:
        """The id that the browser asks for, the source's own spelling of the value included."""
        (how,) = self.held
        if ".replace('_', '-')" in how:
            value = value.replace("_", "-", 1)
        if ".replaceAll(' ', '-')" in how:
            value = value.replace(" ", "-")
        return self.frame.replace("*", value)


def sayings() -> Iterator[Saying]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte") and ".test." not in path.name:
            source = path.read_text()
            for found in SAYS.finditer(source):
                for frame, held in templates(source, found.end() - 1):
                    yield Saying(frame, tuple(held), f"{path.relative_to(WEB)}: {frame}")


def templates(source: str, start: int) -> Iterator[tuple[str, list[str]]]:
    """The template at `start`, and those that stand beside it in the same choice: a ? `x-${y}` : `z-${y}`."""
    end = start
    while True:
        frame, held, at = "", [], end + 1
        while source[at] != "`":
            if source.startswith("${", at):
                close = at + 2
                while source[at + 2 : close].count("{") >= source[at + 2 : close + 1].count("}"):
                    close += 1
                held.append(source[at + 2 : close])
                frame, at = frame + "*", close + 1
            else:
                frame, at = frame + source[at], at + 1
        yield frame, held
        beside = re.compile(r"\s*:\s*`").match(source, at + 1)
        if not beside:
            return
        end = beside.end() - 1


def between(names: list[str], first: str, last: str) -> set[str]:
    return set(names[names.index(first) : names.index(last) + 1])


LANDS = set(moon.LANDSCAPES)
PARTNERS = set(moon.PARTNERS)
SCENARIOS = set(moon.SCENARIOS)
DICE_ASKED = between(DICE_PHASES, "before", "tribe") - {"window", "favour"}
HOUSES, REMEDIES, SPIRITS = set(dice.PLACES), set(dice.REMEDIES), set(dice.SPIRITS)
CARDS, RIVER, ELIXIRS = set(dice.CARDS), set(dice.RIVER), set(dice.ELIXIRS)
ACTS = {"mine", "pan", "rob", "coach", "shop", "doc", "recruit", "badge", "hunt", "deeds", "deck"}
WINDOWS = {"not-so-fast", "accomplice", "election-fraud", "insurance", "hypochondria", "smoke-signal"}

# What the rules may put in place of the star
FROM_THE_RULES: dict[str, set[str]] = {
    "mr-row-*": set(moon_scoring.SHEET),
    "mr-land-*": LANDS,
    "mr-partner-*": PARTNERS,
    "mr-scenario-*": SCENARIOS,
    "mr-board-*": set(moon.BOARDS),
    "mr-ended-*": {"rounds"},
    "mr-lacks-*": {"walk", "theirs", "storage", "corn", "cows"},
    "mr-unit-*": {"cowboy", "desperado", "cattle-thief"},
    "mr-reach-*": {"cowboy", "desperado", "cattle-thief"},
    "mr-each-*": {"gold", "beaver", "corn"},
    "mr-have-*": {"gold", "beaver", "corn"},
    "mr-ask-*": between(list(moon_state.PHASES), "pick", "bonus") - {"build", "hire", "drive"},
    "mr-confirm-*": between(list(moon_state.PHASES), "pick", "bonus") - {"drive"},
    "mr-decline-*": {"swap", "rustle"},
    "mr-advice-*": {"stop", "done", "decline"},
    "dt-ask-*": DICE_ASKED - {"target", "give"},
    "dt-ask-window-*": WINDOWS,
    "dt-house-*": HOUSES,
    "dt-sign-*": HOUSES,
    "dt-card-*": CARDS,
    "dt-text-*": CARDS,
    "dt-river-*": RIVER,
    "dt-river-*-text": RIVER,
    "dt-elixir-*": ELIXIRS,
    "dt-elixir-*-text": ELIXIRS,
    "dt-remedy-*": REMEDIES,
    "dt-remedy-*-text": REMEDIES,
    "dt-spirit-*": SPIRITS,
    "dt-sheet-*": {"nuggets", "cash", "badge", "store", "deeds", "ranches", "total"},
    "dt-ended-*": {"gold", "property", "rounds"},
    "dt-did-*": ACTS | {"steal", "elixir", "remedy"},
    "dt-do-*": ACTS | {"top"},
    "dt-do-*-text": ACTS | {"top"},
    "wr-row-*": {"open_plains", "stones"},
    "wr-ended-*": {"tipis"},
    "game-*": set(SHIPPED),
    "meta-*": set(SHIPPED),
    "about-*": set(SHIPPED),
    "level-*": set(LEVELS),
    "level-about-*": set(LEVELS),
    "hint-*": {*MOON_REASONS, *DICE_REASONS, *WIND_REASONS},
}

# What the browser itself puts there: a type names it, or a list that stands beside it.
OF_THE_BROWSER = {
    "rules-dice-*",
    "*-*",
    "dt-*",
    "dt-advise-*",
    "dt-effect-*",
    "dt-goods-*",
    "dt-hand-*",
    "dt-phrase-*",
    "dt-wait-*",
    "dt-when-*",
    "mr-now-*",
    "wr-*",
    "wr-*-about",
    "wr-ask-*",
    "wr-ask-*-to",
    "wr-cannot-*",
    "wr-do-*",
    "wr-step-*",
    "wr-log-*",
    "wr-log-*-out",
    "wr-advise-*",
    "wr-advise-*-out",
}


def catalogue(language: str) -> set[str]:
    files = (WEB / "words" / language).glob("*.ftl")
    return {found for file in files for found in re.findall(r"^([a-z][\w-]*) =", file.read_text(), re.MULTILINE)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_rules_name_has_words(language: str) -> None:
    known = catalogue(language)
    missing = {
        f"{saying.where}: {saying.say(value)}"
        for saying in sayings()
        for value in FROM_THE_RULES.get(saying.frame, ())
        if saying.say(value) not in known
    }
    assert missing == set()


def test_every_frame_of_a_board_is_known() -> None:
    """A new one gets a line above: what may the rules put there?"""
    of_boards = {saying.frame for saying in sayings() if saying.where.startswith("games/")}
    assert of_boards - FROM_THE_RULES.keys() - OF_THE_BROWSER == set()
    every = {saying.frame for saying in sayings()}
    assert FROM_THE_RULES.keys() | OF_THE_BROWSER <= every, "nobody says this any more"


SHEETS = {"moon_river": "mr-row-*", "dice_town": "dt-sheet-*", "wind_river": "wr-row-*"}


@pytest.mark.parametrize("name", SHEETS)
def test_what_the_sheet_of_a_view_names_is_what_was_looked_up(name: str) -> None:
    rows = set(Match(name, 3, seed=1).view(1).seats[0].sheet)
    assert rows - {"total"} == FROM_THE_RULES[SHEETS[name]] - {"total"}
