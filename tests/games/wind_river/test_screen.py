"""The table in a terminal: every position of random games can be drawn, asked about and described."""

from __future__ import annotations

import random

import pytest
from rich.cells import cell_len
from rich.console import Console

from corral.game import NATURE, SPECTATOR
from corral.games.wind_river import screen

from .table import Table, acting, turning


def drawn(table: Table, viewer: int = 1) -> str:
    console = Console(width=110, force_terminal=False, color_system=None)
    with console.capture() as capture:
        console.print(screen.draw(table.view(), viewer))
    return capture.get()


@pytest.mark.parametrize(("seats", "depth"), [(2, 3), (3, 6), (4, 9)])
def test_every_position_is_drawn_within_110_columns(seats: int, depth: int) -> None:
    source = random.Random(seats)
    table = Table(seats, depth)
    while table.actor:
        if source.random() < 0.2:
            text = drawn(table, source.choice([SPECTATOR, 1]))
            assert all(cell_len(line) <= 110 for line in text.splitlines())
            assert "PLAINS" in text
        texts = table.moves()
        view, actor = table.view(), table.actor
        assert all(screen.question(view, seat) for seat in range(1, seats + 1))
        assert actor == NATURE or all(screen.describe(view, actor, text) for text in texts)
        table.play(source.choice(texts))
    assert "The game is over" in drawn(table)


def test_the_drawing_shows_herds_moved_buffalo_and_hungry_tipis() -> None:
    table = turning(1, {1: ["C3", "C3", "C3"], 2: ["D4"]}, {"C3": 1, "B1": 2, "E2": 1}, {1: 1}, plains={2: 3})
    table.play("herd B1 B2")
    text = drawn(table)
    assert "C3 ●" in text
    assert "B2 ○" in text
    assert "▲3!2" in text
    assert "◆◆◆" in text
    assert "hungry in the supply of seat 1: 2, with 1 stone to pay" in text


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("trek C3 C4", "a tipi treks from C3 to C4, with 0 buffalo; a stone from you and seat 2"),
        ("trek C3 C2", "a tipi treks from C3 to C2, with 0 buffalo"),
        ("trek D6 out", "a tipi treks from D6 to the Open Plains, for good"),
        ("gather", "take 1 stone"),
        ("raise C3", "pay 3 stones for a new tipi on C3"),
        ("drive C3 D3", "a buffalo moves from C3 (leaving 1) to D3 (then 1)"),
        ("drive A6 out", "a buffalo leaves A6 for the Open Plains and the game"),
    ],
)
def test_moves_are_described(text: str, words: str) -> None:
    table = acting(1, {1: ["C3", "D6"], 2: ["C4"], 3: ["C4"]}, {"C3": 2, "A6": 1}, {1: 3, 2: 1})
    assert text in table.moves()
    assert screen.describe(table.view(), 1, text) == words


def test_questions() -> None:
    assert screen.question(Table(2).play("start 2").view(), 2) == "Where do you place your first tipi?"
    assert screen.question(Table(2).play("start 2").view(), 1) == "Set-up: seat 2 places a tipi."
    starving = turning(1, {1: ["C3", "C4"], 2: ["A1"]}, {"A6": 2})
    assert "2 tipis of yours would be hungry" in screen.question(starving.view(), 1)
    starving.play("herd A6 out", "herd A6 out")
    assert "2 to lose" in screen.question(starving.view(), 1)
