"""Every rule has a test that names it."""

import re

import pytest

from .tables import TESTS

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
