"""The rules for people: every exact rule is told, in four languages, and every figure is true."""

import re
from typing import Any

import pytest

from corral.learn import LANGUAGES, Language
from corral.learn.rules import reading
from corral.learn.rules.page import Figure, Page, Rule, Steps, Table, Terms
from tests.given import given

from ..contract.tables import SHIPPED, TESTS
from .claims import CLAIMS, check_cards

PREFIX = {"moon_river": "MR", "dice_town": "DT", "wind_river": "WR"}
EXACT = TESTS.parent / "docs" / "rules"
WORDS = {"moon_river": 940, "dice_town": 1350, "wind_river": 940}
CAPTION = {"en": 12, "de": 14, "nl": 14, "fr": 16}  # so many words at most
SENTENCE = {"en": 26, "de": 30, "nl": 30, "fr": 34}
NO_WORDS = re.compile(
    r"\.csv|\.md|\.py|\bengine\b|NATURE|\bnormative\b|\borthogonal|\bmaximal\b|\bspec\b|\brecord\b|\bseed\b|`|—", re.I
)
pages = pytest.mark.parametrize("game", PREFIX)
languages = pytest.mark.parametrize("language", LANGUAGES)
others = pytest.mark.parametrize("language", LANGUAGES[1:])


def test_every_game_has_its_page():
    assert set(PREFIX) == set(SHIPPED)


def find(game: str, language: Language = "en") -> Page:
    found = reading.find(game, language)
    assert found is not None
    return found


def exact(game: str) -> list[str]:
    text = (EXACT / f"{game.replace('_', '-')}.md").read_text()
    return re.findall(rf"^- ({PREFIX[game]}-\d+) ", text, re.M)


def told(page: Page) -> set[str]:
    """Rules that stand beside a sentence."""
    found = set()
    for chapter in page.chapters:
        for block in chapter.blocks:
            match block:
                case Rule() | Terms():
                    found |= set(block.rules)
                case Steps():
                    found |= {rule for step in block.steps for rule in step.rules}
                case Table():
                    found |= {rule for row in [block.head, *block.rows] for cell in row for rule in cell.rules}
    return found


@pages
@languages
def test_every_exact_rule_is_told_and_no_other(game, language):
    page = find(game, language)
    assert sorted(set(exact(game)) - told(page)) == []
    figures = {rule for figure in reading.parts(page, Figure) for rule in figure.rules}
    searched = {rule for entry in page.search for rule in entry.rules}
    assert sorted((told(page) | figures | searched) - set(exact(game))) == []


FIGURES = [(game, figure["name"]) for game in PREFIX for figure in reading.figures(reading.text(game, "en") or "")]


@pytest.mark.parametrize(("game", "name"), FIGURES)
def test_every_figure_is_true(game, name):
    figures = {figure["name"]: figure for figure in reading.figures(given(reading.text(game, "en")))}
    figure, wrong, count = figures[name], [], 0

    def note(what: str, wanted: Any, seen: Any) -> None:
        nonlocal count
        count += 1
        if str(wanted) != str(seen):
            wrong.append(f"{what}: told {wanted}, found {seen}")

    CLAIMS[game](figure, note)
    assert wrong == []
    assert count > 0 or name in ("turn", "street")


def test_the_tables_of_cards_are_those_of_the_box():
    wrong = []

    def note(what: str, wanted: Any, seen: Any) -> None:
        if str(wanted) != str(seen):
            wrong.append(f"{what}: box {wanted}; page {seen}")

    check_cards(reading.text("dice_town", "en"), note)
    assert wrong == []


@pages
def test_a_page_is_short_and_speaks_to_players(game):
    text = reading.FIGURE.sub("", given(reading.text(game, "en"))).partition("\n## Search\n")[0]
    assert NO_WORDS.findall(text) == []
    plain = re.sub(r"@[\w-]+|\[[A-Z]{2}-[^\]]*\]|\b[A-Z]{2}-\d+,?|[*#|]|:?-{3,}:?", " ", text)
    assert len(plain.split()) <= WORDS[game]


@pages
@languages
def test_sentences_captions_and_labels_are_short(game, language):
    page = find(game, language)
    said = [f"{rule.said} {rule.more}" for rule in reading.parts(page, Rule)]
    sentences = [sentence for text in said for sentence in re.split(r"(?<=[.?!:;])\s+", text)]
    assert [sentence for sentence in sentences if len(sentence.split()) > SENTENCE[language]] == []
    figures = reading.parts(page, Figure)
    short = [text for figure in figures for text in [figure.caption, *(panel.label for panel in figure.panels)]]
    assert [text for text in short if len(text.split()) > CAPTION[language]] == []
    assert 8 <= len(figures) <= 14
    assert len({figure.name for figure in figures}) == len(figures)


@pages
@languages
def test_search_knows_the_players_words(game, language):
    search = find(game, language).search
    words = [word for entry in search for word in entry.words]
    assert len(search) >= 30
    assert sorted({word for word in words if words.count(word) > 1}) == []
    assert [entry.words for entry in search if not entry.rules] == []
    assert {rule for entry in search for rule in entry.rules} == {
        rule for entry in find(game).search for rule in entry.rules
    }


def shape(page: Page) -> list[Any]:
    """All that is the same in every language."""
    found: list[Any] = []
    for chapter in page.chapters:
        found.append(chapter.number)
        for block in chapter.blocks:
            match block:
                case Rule():
                    found.append((bool(block.more), block.rules))
                case Terms():
                    found.append((len(block.terms), block.rules))
                case Steps():
                    found.append([step.rules for step in block.steps])
                case Table():
                    found.append([[(cell.rules, cell.pictures) for cell in row] for row in [block.head, *block.rows]])
                case Figure():
                    found.append((block.name, [(panel.verdict, panel.result) for panel in block.panels]))
    return found


@pages
@others
def test_a_page_is_whole_in_every_language(game, language):
    page, english = find(game, language), find(game)
    assert shape(page) == shape(english)
    for mine, theirs in zip(texts(page), texts(english), strict=True):
        assert sorted(re.findall(r"\d+", mine)) == sorted(re.findall(r"\d+", theirs)), mine
    same = [mine for mine, theirs in zip(texts(page), texts(english), strict=True) if mine == theirs]
    assert [text for text in same if len(re.findall(r"[^\W\d]{2,}", text)) > 3] == []  # names may be the same


def texts(page: Page) -> list[str]:
    """All that is read, in order."""
    found = [page.goal]
    for chapter in page.chapters:
        found.append(chapter.title)
        for block in chapter.blocks:
            match block:
                case Rule():
                    found += [block.said, block.more]
                case Terms():
                    found += [text for term in block.terms for text in (term.name, term.text)]
                case Steps():
                    found += [text for step in block.steps for text in (step.said, step.more)]
                case Table():
                    found += [cell.text for row in [block.head, *block.rows] for cell in row]
                case Figure():
                    found += [block.caption, *(panel.label for panel in block.panels)]
    return found
