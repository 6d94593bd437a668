"""Leaks through the whole server: two worlds that differ only in what a viewer may not know look alike to it."""

import asyncio

import pytest

from corral.games import dice_town
from corral.server.torture.blindfold import compare

FRAMES = 250


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_viewer_cannot_know_changes_nothing_that_it_is_sent(seed):
    """At many moments of a random game the position is exchanged for one that the viewer cannot tell from it."""
    found = asyncio.run(compare(FRAMES, seed))
    assert found.frames >= FRAMES
    assert found.moments >= 25
    assert found.differences == []


def test_a_view_that_tells_a_secret_is_found(monkeypatch):
    view = dice_town.view
    monkeypatch.setattr(dice_town, "view", lambda state, viewer: view(state, 0))
    assert asyncio.run(compare(FRAMES)).differences
