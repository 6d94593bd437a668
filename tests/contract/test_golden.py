"""Golden records: whole games, kept. A record that replays otherwise is a rule that changed: read the difference, write
its reason in the commit, raise VERSION where old records would replay differently, and make them anew with
`python -m tests.contract.golden`."""

import json

import pytest

import corral

from . import shown
from .golden import told
from .tables import NAMES, folder

RECORDS = [path for name in NAMES for path in sorted((folder(name) / "records").glob("*.txt"))]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.parent.name}/{path.stem}")
def test_golden_record(path):
    match = corral.replay(path.read_text())
    assert match.over
    assert told(match) == json.loads(path.with_suffix(".json").read_text())


def test_what_the_browser_pictures_by_itself_is_held_against_the_rules_of_today():
    for path, text in shown.files().items():
        assert path.read_text() == text, "stale: run `python -m tests.contract.shown`, then vitest"


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_golden_records(name):
    assert [path for path in RECORDS if path.parent.parent == folder(name)]
