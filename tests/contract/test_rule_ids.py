"""Every rule has a test that names it, and its sentence in every language."""

import re

import pytest

from .tables import TESTS

LANGUAGES = ["de", "nl", "fr"]
READINGS = {"de": "unsere Lesart", "nl": "onze lezing", "fr": "notre lecture"}
PAGES = sorted((TESTS.parent / "docs" / "rules").glob("*.md"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_rule_id_is_named_by_a_test(page):
    rules = re.findall(r"^- ([A-Z]{2})-(\d+)", page.read_text(), re.MULTILINE)
    files = (TESTS / "games" / page.stem.replace("-", "_")).glob("test_*.py")
    names = " ".join(re.findall(r"def (test_\w+)", "\n".join(path.read_text() for path in files)))
    assert len(rules) > 30
    assert [
        f"{letters}-{number}" for letters, number in rules if not re.search(rf"_{letters.lower()}{number}_", names)
    ] == []


def said(page):
    """The rules of a page by id, in its order."""
    found = re.findall(r"^- ([A-Z]{2}-\d+) (.*(?:\n  .*)*)", page.read_text(), re.MULTILINE)
    assert len(found) == len(dict(found))
    return dict(found)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_language_has_the_same_rules_in_the_same_order_and_calls_the_same_ones_readings(page, language):
    exact, short = said(page), said(page.parent / language / page.name)
    assert list(short) == list(exact)
    readings = {rule for rule, text in exact.items() if "(reading" in text}
    assert {rule for rule, text in short.items() if READINGS[language] in text} == readings
