"""The table in a terminal, and the greedy player's view of it."""

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import corral.games.moon_river as game
from corral.game import NATURE, SPECTATOR
from corral.games.moon_river import screen

from .table import Table, opened


def drawn(table: Table, viewer: int = SPECTATOR) -> str:
    console = Console(file=StringIO(), width=110, color_system=None)
    console.print(screen.draw(table.view(), viewer))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def greedy(table: Table, dice: random.Random) -> str:
    seat, texts = table.seat, table.moves()
    if seat == NATURE:
        return dice.choice(texts)

    def worth(text: str) -> float:
        state = table.state.copy()
        game.play(state, seat - 1, game.read(text))
        return float(game.thinking().worth(state, seat - 1))

    return max(texts, key=worth)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"flat": True}), (4, {"mode": "legends"})])
def test_every_position_can_be_drawn_and_every_move_described(seats: int, options: dict[str, Any]) -> None:
    dice, table = random.Random(seats), Table(seats, **options)
    step = 0
    while table.seat:
        view, seat = table.view(), table.seat
        texts = table.moves()
        described = [screen.describe(view, seat, text) for text in texts]
        assert all(described)
        assert screen.question(view, seat if seat <= seats else 1)
        if step % 10 == 0:
            text = drawn(table, dice.randint(1, seats))
            assert max(len(line) for line in text.splitlines()) <= 110
        table.play(dice.choice(texts))
        step += 1
    assert screen.question(table.view(), 1) == "The game is over."


def test_the_drawing_shows_parcels_cows_and_partners() -> None:
    table = opened().lay(1, a1="desert-gold", a2="corn-4", b1="farm-cow-circle").graze(1, "b1")
    table.employ(1, b1="cattle-thief")
    text = drawn(table, 1)
    assert "De  ◆" in text
    assert "Co 4ψ" in text
    assert "● (T)" in text
    assert "round 1 of 24" in text


def test_questions_and_moves_in_words() -> None:
    table = opened().store(2, "canyon-circle", "corn-4").play("pick 1")
    view = table.view()
    assert screen.question(view, 1) == "Seat 2 is to act."
    assert "domino" in screen.question(view, 2)
    assert (
        screen.describe(view, 2, "build 1 2 a1 a2") == "Build canyon with a circle on a1, cornfield with 4 ears on a2"
    )
    table.play("build 1 2 a1 a2")
    assert "circle on a1" in screen.question(table.view(), 2)
    assert (
        screen.describe(table.view(), 2, "hire 2 specialist a1")
        == "Hire the cattle thief from table 2 for the circle on a1"
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_a_greedy_seat_beats_random_players(seats: int) -> None:
    wins = 0
    for seed in range(6):
        dice, table = random.Random(seed), Table(seats)
        hero = seed % seats + 1
        while table.seat:
            table.play(greedy(table, dice) if table.seat == hero else dice.choice(table.moves()))
        wins += table.keys()[hero - 1] == max(table.keys())
    assert wins >= 5
