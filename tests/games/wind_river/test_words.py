"""Moves as text: one spelling each, and a reason for everything else."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral.games.wind_river as game
from corral.game import NotAMove


def test_every_move_has_one_text_and_is_read_back() -> None:
    texts = [game.write(move) for move in range(game.ACTIONS)]
    assert len(set(texts)) == game.ACTIONS
    assert [game.read(text) for text in texts] == list(range(game.ACTIONS))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "moves begin with place, herd"),
        ("wait", "moves begin with"),
        ("place", "it would be: place FIELD"),
        ("place C2 C3", "it would be: place FIELD"),
        ("place G2", "there is no field 'G2'"),
        ("place C0", "there is no field 'C0'"),
        ("place out", "there is no field 'out'"),
        ("place c2", "there is no field 'c2'"),
        ("herd C3", "it would be: herd FROM TO"),
        ("herd C3 C9", "no step leads from C3 to C9"),
        ("herd C3 C2", "buffalo only go forward"),
        ("herd C3 Z1", "there is no field 'Z1'; fields are A1 to F9, or out"),
        ("trek A1 out", "no step leads from A1 to out"),
        ("trek C3 C3", "no step leads from C3 to C3"),
        ("gather 3", "it would be: gather"),
        ("start 5", "seats are 1 to 4"),
        (" pass", "moves begin with"),
        ("pass ", "it would be: pass"),
        ("trek  C3 C4", "it would be: trek FROM TO"),
        ("place Ⅽ2", "there is no field"),
        ("x" * 100_000, "is not a move of Wind River"),
    ],
)
def test_other_texts_are_refused_with_a_reason(text: str, reason: str) -> None:
    with pytest.raises(NotAMove) as refusal:
        game.read(text)
    assert reason in str(refusal.value)
    assert len(str(refusal.value)) < 300


@given(
    st.text() | st.from_regex(r"(place|herd|lose|trek|gather|raise|drive|pass|start)( [A-Ga-g]?[0-9]{1,2}| out){0,3}")
)
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    try:
        move = game.read(text)
    except NotAMove:
        return
    assert game.write(move) == text
