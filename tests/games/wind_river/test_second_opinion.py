"""Random games in step with the plain implementation: the same seats, moves, tipis and stones."""

from __future__ import annotations

import random

import numpy as np
import pytest

import corral.games.wind_river as game
from corral.game import NATURE, blank, seats_of

from .reference import Plain

PIECES = game.pieces()
MOVES = np.zeros(game.MOVES, np.int32)


def texts(state: np.ndarray, seat: int) -> list[str]:
    return [game.write(int(move)) for move in MOVES[: game.legal(state, seat, MOVES)]]


def agree(state: np.ndarray, plain: Plain) -> None:
    s = state.view(game.STATE)[0]
    seats = list(plain.seats)
    assert [seat if seat == NATURE else seat + 1 for seat in seats_of(game.actors(state))] == plain.actors()
    assert [int(s.plains[seat - 1]) for seat in seats] == plain.points
    assert [int(s.stones[seat - 1]) for seat in seats] == [plain.stones[seat] for seat in seats]
    assert [int(s.reserve[seat - 1]) for seat in seats] == [plain.reserve[seat] for seat in seats]
    view = game.view(state, 0)
    assert [one.points for one in view.seats] == plain.points
    assert view.over == plain.over
    for field in view.fields:
        if field.open:
            assert field.buffalo == plain.buffalo[field.name]
            assert field.tipis == [plain.own(field.name, seat) for seat in seats]


def winners(state: np.ndarray, seats: int) -> list[int]:
    keys = np.zeros(seats, np.int64)
    game.score(state, keys)
    return [seat + 1 for seat in range(seats) if keys[seat] == keys.max()]


def compare(seats: int, depth: int, seed: int) -> int:
    """Play one random game in both; treks and gathers are preferred in some so that games also go deep."""
    source = random.Random(f"{seats} {depth} {seed}")
    favourite = source.choice(["", "trek", "gather", "raise", "herd"])
    state = blank(game)
    game.setup(state, seats, np.array([depth], np.int32), PIECES.table)
    plain = Plain(seats, {"depth": depth} if depth else {})
    for line in range(game.LINES + 1):
        if line % 8 == 0 or plain.over:
            agree(state, plain)
        if plain.over:
            assert winners(state, seats) == plain.winners
            return line
        (actor,) = plain.actors()
        seat = NATURE if actor == NATURE else actor - 1
        assert game.actors(state) == 1 << seat
        known = plain.moves(actor)
        assert sorted(texts(state, seat)) == sorted(known)
        liked = [text for text in known if favourite and text.startswith(favourite)]
        text = source.choice(liked if liked and source.random() < 0.7 else known)
        plain.play(actor, text)
        game.play(state, seat, game.read(text))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("depth", [0, 3, 4, 5, 7, 8, 9])
def test_the_plain_implementation_agrees_at_every_step(seats: int, depth: int) -> None:
    for seed in range(12):
        compare(seats, depth, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_both_agree_on_a_replaced_board(seats: int, tmp_path) -> None:
    rows = ["lanes,,5,ruling", "depth,,5,ruling", "offset_lanes,,0 2 4,ruling", "closed_lane,,4,ruling"]
    rows += ["start_positions,,2,ruling", *(f"start_buffalo,{lane}{at},3,ruling" for lane in "ABCDE" for at in (1, 2))]
    (tmp_path / "board.csv").write_text("\n".join(["fact,field,value,source", *rows]))
    board = {"lanes": 5, "depth": 5, "offset_lanes": [0, 2, 4], "closed_lane": 4}
    board |= {"start_buffalo": 3, "start_positions": 2}
    state = blank(game)
    game.setup(state, seats, np.zeros(1, np.int32), game.pieces(tmp_path).table)
    plain = Plain(seats, {}, board)
    source = random.Random(seats)
    while not plain.over:
        (actor,) = plain.actors()
        seat = NATURE if actor == NATURE else actor - 1
        assert sorted(texts(state, seat)) == sorted(plain.moves(actor))
        text = source.choice(plain.moves(actor))
        plain.play(actor, text)
        game.play(state, seat, game.read(text))
    assert game.actors(state) == 0
    assert winners(state, seats) == plain.winners
