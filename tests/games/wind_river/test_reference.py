"""The reference implementation: the worked examples of the rules page by hand, and whole games that must add up."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from .reference import NATURE, OUT, Plain

Policy = Callable[[Plain, int, random.Random], str]


def position(
    seats: int,
    turn: int,
    buffalo: dict[str, int],
    tipis: dict[str, dict[int, int]],
    stones: dict[int, int] | None = None,
    plains: dict[int, int] | None = None,
    depth: int = 6,
) -> Plain:
    """A position set by hand at the beginning of the turn of one seat; whatever is not named is empty."""
    game = Plain(seats, {"depth": depth})
    for field in game.fields:
        game.buffalo[field] = buffalo.get(field, 0)
        game.tipis[field] = {seat: tipis.get(field, {}).get(seat, 0) for seat in game.seats}
    for seat in game.seats:
        game.stones[seat] = (stones or {}).get(seat, 0)
        game.plains[seat] = (plains or {}).get(seat, 0)
        game.reserve[seat] = 7 - game.plains[seat] - game.on_board(seat)
    assert set(buffalo) | set(tipis) <= set(game.fields)
    game.start = 1
    game.begin_turn(turn)
    return game


def play(game: Plain, *texts: str) -> None:
    """Several moves of the seat whose turn it is now."""
    for text in texts:
        game.play(game.turn, text)


def kinds(game: Plain) -> set[str]:
    return {text.split()[0] for text in game.moves(game.turn)}


def targets(game: Plain, start: str) -> set[str]:
    """Where "herd B6" or "trek C2" may lead."""
    return {text.split()[2] for text in game.moves(game.turn) if text.startswith(start + " ")}


# --- set-up and board ---


def test_wr1_wr2_seats_and_depth() -> None:
    for seats in (1, 5):
        with pytest.raises(ValueError, match="seats"):
            Plain(seats)
    for depth in (2, 10, "6", True):
        with pytest.raises(ValueError, match="depth"):
            Plain(4, {"depth": depth})
    assert (Plain(4).depth, Plain(4, {"depth": 9}).depth) == (6, 9)


@pytest.mark.parametrize(("seats", "fields", "buffalo"), [(2, 30, 30), (3, 30, 30), (4, 36, 36)])
def test_wr4_wr5_wr6_start(seats: int, fields: int, buffalo: int) -> None:
    game = Plain(seats)
    assert (len(game.fields), sum(game.buffalo.values())) == (fields, buffalo)
    assert ("A1" in game.fields) == (seats == 4)
    assert set(game.stones.values()) == {1}
    assert set(game.reserve.values()) == {7}


def test_wr2_steps_are_mutual() -> None:
    for seats in (3, 4):
        game = Plain(seats)
        for field in game.fields:
            for step in game.forward[field]:
                assert step == OUT or field in game.backward[step]
            for step in game.backward[field]:
                assert field in game.forward[step]
            assert OUT in game.forward[field] or len(game.forward[field]) >= 2  # WR-9
    four = Plain(4)
    assert set(four.forward["C2"] + four.backward["C2"]) == {"C3", "B2", "D2", "C1", "B1", "D1"}
    assert set(four.forward["D2"] + four.backward["D2"]) == {"D3", "C3", "E3", "D1", "C2", "E2"}


def test_wr2_replaced_board() -> None:
    game = Plain(3, None, {"lanes": 5, "offset_lanes": [0, 2, 4], "closed_lane": 4, "start_buffalo": 1})
    assert {field[0] for field in game.fields} == set("ABCD")
    assert sum(game.buffalo.values()) == 12
    assert game.forward["A1"] == ["A2", "B2"]
    assert game.forward["D6"] == [OUT, "C6"]


def test_wr7_wr8_set_up_order() -> None:
    game = Plain(3)
    assert game.actors() == [NATURE]
    assert set(game.moves(NATURE)) == {"start 1", "start 2", "start 3"}
    assert game.moves(1) == []
    game.play(NATURE, "start 2")
    order = []
    for field in ["B1", "B2", "B3", "C6", "D6", "E6"]:
        order += game.actors()
        assert f"place {field}" in game.moves(game.turn)
        game.play(game.turn, f"place {field}")
        with pytest.raises(ValueError, match="place"):
            game.play(game.turn, f"place {field}")
    assert order == [2, 3, 1, 2, 3, 1]
    assert (game.actors(), kinds(game), game.over) == ([2], {"herd"}, False)
    assert (game.own("B1", 2), game.own("C6", 2), game.reserve[2]) == (1, 1, 5)


# --- the turn ---


def test_wr9_wr21_who_has_no_tipi_only_drives() -> None:
    game = position(3, 1, {"C1": 2}, {"E1": {2: 1}}, {1: 9, 2: 3})
    assert kinds(game) == {"drive"}


def test_wr9_fewer_buffalo_than_tipis() -> None:
    game = position(3, 1, {"C1": 2}, {"C1": {1: 5}}, {1: 5})
    play(game, "herd C1 C2")
    assert kinds(game) == {"herd"}
    play(game, "herd C1 C2")
    assert (game.phase, game.stones[1]) == ("act", 0)


def test_wr13_wr14_supply_is_counted_once() -> None:
    # the tipi that goes does not feed the ones that stay: two hungry on C3, no stone, both go
    game = position(3, 1, {"C3": 1, "F1": 3}, {"C3": {1: 2, 2: 1}, "E1": {1: 1}}, {1: 1, 2: 1})
    play(game, "herd F1 F2", "herd F1 F2", "herd F1 F2")
    assert set(game.moves(1)) == {"lose C3", "lose E1"}
    play(game, "lose C3")
    assert set(game.moves(1)) == {"lose C3", "lose E1"}
    play(game, "lose C3")
    assert (game.phase, game.own("C3", 1), game.own("E1", 1), game.reserve[1], game.stones[1]) == ("act", 0, 1, 6, 0)
    assert game.stones[2] == 1


def test_wr16_trek_needs_a_stone_only_among_foreign_tipis() -> None:
    tipis = {"C3": {1: 1}, "C4": {2: 1}, "B3": {1: 1}}
    broke = position(3, 1, {"C3": 1, "B3": 1, "F1": 2}, tipis)
    play(broke, "herd F1 F2", "herd F1 F2")
    assert targets(broke, "trek C3") == {"B3", "D3", "C2", "B2", "D2"}
    rich = position(3, 1, {"C3": 1, "B3": 1, "F1": 2}, tipis, {1: 1})
    play(rich, "herd F1 F2", "herd F1 F2")
    assert targets(rich, "trek C3") == {"C4", "B3", "D3", "C2", "B2", "D2"}
    play(rich, "trek C3 B3")
    assert (rich.stones[1], rich.own("B3", 1)) == (1, 2)


def test_wr16_wr22_trek_to_the_open_plains() -> None:
    game = position(3, 1, {"B6": 1, "F1": 1}, {"B6": {1: 1}, "E1": {2: 1}})
    play(game, "herd F1 F2")
    assert targets(game, "trek B6") == {OUT, "B5", "C6"}
    play(game, "trek B6 out")
    assert (game.points, game.over, game.actors(), game.reserve[1]) == ([1, 0, 0], False, [2], 6)


def test_wr17_gather_without_gain_is_not_offered() -> None:
    tipis = {"C3": {1: 1}, "E3": {1: 1, 2: 1}}
    nothing = position(3, 1, {"C3": 1, "E3": 5, "F1": 2}, tipis, {1: 4})
    play(nothing, "herd F1 F2", "herd F1 F2")
    assert "gather" not in nothing.moves(1)
    full = position(3, 1, {"C3": 3, "E3": 5, "F1": 2}, tipis, {1: 10})
    play(full, "herd F1 F2", "herd F1 F2")
    assert "gather" not in full.moves(1)


def test_wr18_raise() -> None:
    tipis = {"C3": {1: 1}, "E3": {1: 1, 2: 1}}
    game = position(3, 1, {"C3": 1, "E3": 5, "F1": 2}, tipis, {1: 3})
    play(game, "herd F1 F2", "herd F1 F2")
    assert {text for text in game.moves(1) if text.startswith("raise")} == {"raise C3"}
    play(game, "raise C3")
    assert (game.stones[1], game.reserve[1], game.own("C3", 1)) == (0, 4, 2)
    empty = position(3, 1, {"C3": 1, "E3": 5, "F1": 2}, tipis, {1: 3}, {1: 5})
    play(empty, "herd F1 F2", "herd F1 F2")
    assert "raise" not in kinds(empty)


def test_wr19_drive_moves_a_moved_buffalo_again() -> None:
    game = position(3, 1, {"C3": 1}, {"D5": {1: 1}}, {1: 1})
    play(game, "herd C3 D3")
    assert targets(game, "drive D3") == {"D4", "C4", "E4"}
    play(game, "drive D3 D4")
    assert (game.buffalo["D4"], game.turn) == (1, 2)


def test_wr20_pass() -> None:
    around_d2: dict[str, dict[int, int]] = {field: {2: 1} for field in ("D3", "C3", "E3", "D1", "C2", "E2")}
    game = position(3, 1, {}, around_d2 | {"D2": {1: 1}}, {1: 1, 2: 10})
    assert (game.stones[1], game.moves(1)) == (0, ["pass"])
    play(game, "pass")
    assert game.turn == 2
    without = position(3, 1, {}, {"D1": {2: 1}}, {1: 5, 2: 5})
    assert without.moves(1) == ["pass"]


def test_wr24_winners() -> None:
    for plains, stones, winners in [
        ({1: 2, 2: 1}, {2: 9}, [1]),
        ({1: 2, 2: 2}, {1: 1, 2: 3, 3: 9}, [2]),
        ({1: 2, 3: 2}, {1: 3, 2: 9, 3: 3}, [1, 3]),
        ({}, {2: 4, 3: 4}, [2, 3]),
    ]:
        # the last tipi on the board belongs to seat 1, without a stone, and starves
        game = position(3, 1, {"F1": 1}, {"B1": {1: 1}}, {}, plains)
        play(game, "herd F1 F2")
        assert game.winners == []
        play(game, "lose B1")
        game.stones = {seat: stones.get(seat, 0) for seat in game.seats}
        assert game.winners == winners


# --- the worked examples ---


def test_wr26_foreign_tipis_eat_first() -> None:
    game = position(3, 1, {"C3": 2, "F1": 1}, {"C3": {1: 1, 2: 2, 3: 1}}, {1: 2, 2: 1, 3: 1})
    play(game, "herd F1 F2")
    assert game.stones == {1: 1, 2: 1, 3: 1}
    assert game.phase == "act"


def test_wr27_pay_and_choose() -> None:
    game = position(3, 1, {"C3": 1, "F1": 3}, {"C3": {1: 1}, "E3": {1: 1}, "E5": {1: 1}}, {1: 1})
    play(game, "herd F1 F2", "herd F1 F2", "herd F1 F2")
    assert game.stones[1] == 0
    assert set(game.moves(1)) == {"lose E3", "lose E5"}
    play(game, "lose E3")
    assert (game.phase, game.on_board(1), game.reserve[1]) == ("act", 2, 5)


def test_wr28_toll() -> None:
    game = position(3, 1, {"C3": 1, "F1": 1}, {"C3": {1: 1}, "C4": {2: 2, 3: 1}}, {1: 2, 2: 4, 3: 0})
    play(game, "herd F1 F2", "trek C3 C4")
    assert game.stones == {1: 1, 2: 3, 3: 0}
    assert game.tipis["C4"] == {1: 1, 2: 2, 3: 1}


def test_wr29_gather_up_to_ten() -> None:
    game = position(3, 1, {"C3": 5, "F1": 1}, {"C3": {1: 1}, "E1": {2: 1}}, {1: 7, 2: 1})
    play(game, "herd F1 F2", "gather")
    assert (game.stones[1], game.buffalo["C3"]) == (10, 5)


def test_wr30_room_is_checked_for_each_move() -> None:
    game = position(3, 1, {"C3": 5, "C2": 1}, {"E1": {1: 2}}, {1: 2})
    assert targets(game, "herd C2") == {"B2", "D2"}
    play(game, "herd C3 C4")
    assert targets(game, "herd C2") == {"C3", "B2", "D2"}
    play(game, "herd C2 C3")
    assert game.buffalo["C3"] == 5


def test_wr31_arrived_buffalo_stay() -> None:
    game = position(3, 1, {"C3": 2, "C2": 1, "F1": 1}, {"E1": {1: 4}}, {1: 4})
    play(game, "herd C2 C3", "herd C3 C4", "herd C3 C4")
    assert game.buffalo["C3"] == 1
    assert set(game.moves(1)) == {"herd F1 F2", "herd F1 E2"}


def test_wr32_the_last_position() -> None:
    four = position(4, 1, {"A6": 1, "B6": 1, "C6": 1}, {"E1": {1: 1}}, {1: 1})
    assert targets(four, "herd B6") == {OUT}
    assert targets(four, "herd C6") == {"B6", "D6", OUT}
    assert targets(four, "herd A6") == {"B6", OUT}


def test_wr33_the_last_tipi_starves() -> None:
    game = position(3, 1, {"F1": 1}, {"C3": {1: 1}}, {1: 0, 2: 2, 3: 1})
    play(game, "herd F1 F2")
    assert game.moves(1) == ["lose C3"]
    play(game, "lose C3")
    assert game.over
    assert (game.actors(), game.points, game.winners) == ([], [0, 0, 0], [2])
    assert all(game.moves(seat) == [] for seat in game.seats)


# --- whole games ---


def height(game: Plain, step: str) -> int:
    """Grows by 1 or 2 with every forward step; the Open Plains are 2 * depth."""
    if step == OUT:
        return 2 * game.depth
    lane, place = "ABCDEF".index(step[0]), int(step[1:]) - 1
    return 2 * place + (1 if lane in game.offset_lanes else 0)


def buffalo_steps(game: Plain) -> int:
    """The most buffalo steps a game can still have."""
    return sum(count * (2 * game.depth - height(game, field)) for field, count in game.buffalo.items())


def most_lines(seats: int, depth: int) -> int:
    """WR-34: no game has more lines: 2M + 2 depth + 17 seats - 2, with M the most buffalo steps (WR-5).

    lines = lot + placings + herds H + drives D + other acts N + losses L, with H + D <= M; every tipi lost was placed
    or raised, so L <= 2 seats + R raises. For N + R take w = (act is no drive) + (act is a raise) of each turn.
    While buffalo are on the board, w exceeds the herds of its turn only
    (a) for a raise from a single tipi, by 1: the turn that brought this seat down to one tipi was no raise and had two
        herds or more, so it has one to spare and pays;
    (b) when the mover has more tipis than there are buffalo, by at most 1, such a debt included: then every buffalo
        moves, which happens at most 2 depth times.
    So N + R <= H + 2 depth there. Without buffalo no stone comes in, and each turn a seat keeps tipis costs it one:
    at most 10 acts for the seat that stays longest, at most 11 and 2 raises for every other: 13 seats - 3.
    """
    return 2 * buffalo_steps(Plain(seats, {"depth": depth})) + 2 * depth + 17 * seats - 2


def any_move(game: Plain, seat: int, rng: random.Random) -> str:
    return rng.choice(game.moves(seat))


def thrifty_move(game: Plain, seat: int, rng: random.Random) -> str:
    """A kind of move first, raise and gather before the others: longer games with more tipis."""
    moves = game.moves(seat)
    for kind in ("raise", "gather"):
        wanted = [text for text in moves if text.startswith(kind)]
        if wanted and rng.random() < 0.5:
            return rng.choice(wanted)
    kind = rng.choice(sorted({text.split()[0] for text in moves}))
    return rng.choice([text for text in moves if text.startswith(kind)])


def slow_move(game: Plain, seat: int, rng: random.Random) -> str:
    """Small buffalo steps, fed tipis, no way out: games as long as it gets."""

    def cost(text: str) -> float:
        kind, *rest = text.split()
        if kind in ("herd", "drive"):
            tipis = sum(game.tipis[rest[0]].values())
            hunger = 30 if 0 < tipis >= game.buffalo[rest[0]] else 0
            zigzag = 50 * (height(game, rest[1]) - height(game, rest[0]) - 1)
            return (100 if kind == "drive" else 0) + zigzag + hunger + height(game, rest[0]) / 2
        if kind == "trek" and rest[1] == OUT:
            return 1000 if game.on_board(seat) < 2 else 3
        if kind == "trek":
            spare = game.buffalo[rest[1]] - sum(game.tipis[rest[1]].values())
            return (10 if spare > 0 else 60) - min(spare, 3) + (40 if game.foreign(rest[1], seat) else 0)
        return {"gather": 5, "raise": 20}.get(kind, 0)

    return min(game.moves(seat), key=lambda text: (cost(text), rng.random()))


def whole_game(seats: int, depth: int, policy: Policy, rng: random.Random) -> Counter[str]:
    """Plays one game to its end, checks it after every line and counts the kinds of moves."""
    game = Plain(seats, {"depth": depth})
    all_buffalo, most_steps, bound = sum(game.buffalo.values()), buffalo_steps(game), most_lines(seats, depth)
    steps_left = most_steps
    seen: Counter[str] = Counter()
    gone = 0
    while not game.over:
        (seat,) = game.actors()
        moves = game.moves(seat)
        assert moves
        assert len(moves) == len(set(moves))
        assert game.winners == []
        before, phase, stones = steps_left, game.phase, dict(game.stones)
        text = policy(game, seat, rng)
        game.play(seat, text)
        kind = text.split()[0]
        seen[kind] += 1
        seen["lines"] += 1
        seen["trek out"] += text.startswith("trek") and text.endswith(OUT)
        gone += kind in ("herd", "drive") and text.endswith(OUT)
        steps_left = buffalo_steps(game)
        assert (steps_left < before) == (kind in ("herd", "drive"))
        assert sum(game.buffalo.values()) + gone == all_buffalo  # WR-12
        assert all(0 <= count <= 5 for count in game.buffalo.values())  # WR-11
        assert all(0 <= count <= 10 for count in game.stones.values())  # WR-6
        assert phase != "herd" or game.phase == "herd" or game.herd_left == 0  # WR-9: never blocked
        for player in game.seats:
            assert game.on_board(player) + game.reserve[player] + game.plains[player] == 7  # WR-1
            assert all(game.own(field, player) >= 0 for field in game.fields)
            supplied = player == game.turn and not game.over
            if player != seat and not supplied:
                assert stones[player] - game.stones[player] in ((0, 1) if kind == "trek" else (0,))  # WR-16
        assert game.over == (game.placed == 2 * seats and game.board_is_empty())  # WR-23
        assert seen["lines"] <= bound  # WR-34
    assert game.actors() == []
    assert game.points == [game.plains[player] for player in game.seats]
    assert game.winners
    # the sums the proof of most_lines stands on
    assert seen["herd"] + seen["drive"] <= most_steps
    assert seen["lose"] + seen["trek out"] == 2 * seats + seen["raise"]
    others = seen["trek"] + seen["gather"] + seen["raise"] + seen["pass"]
    assert others + seen["raise"] <= seen["herd"] + 2 * depth + 13 * seats - 3
    return seen


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wr23_random_games_end_and_add_up(seats: int) -> None:
    total: Counter[str] = Counter()
    for depth in range(3, 10):
        for number in range(7):
            for policy in (any_move, thrifty_move):
                total += whole_game(seats, depth, policy, random.Random(f"{seats} {depth} {number}"))
    for kind in ("start", "place", "herd", "lose", "trek", "trek out", "gather", "raise", "drive", "pass"):
        assert total[kind] > 0, kind


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_wr34_slow_games_stay_below_the_bound(seats: int) -> None:
    for depth in range(3, 10):
        lines = whole_game(seats, depth, slow_move, random.Random(f"{seats} {depth}"))["lines"]
        assert most_lines(seats, depth) / 2 < lines  # the bound is not idle


def test_wr34_bound() -> None:
    assert [most_lines(seats, 6) for seats in (2, 3, 4)] == [608, 625, 762]
    for depth in range(3, 10):
        assert most_lines(2, depth) == 122 * depth - 124
        assert most_lines(3, depth) == 122 * depth - 107
        assert most_lines(4, depth) == 146 * depth - 114 <= 1200


def test_play_refuses_what_is_not_offered() -> None:
    game = Plain(3)
    for seat, text in [(NATURE, "start 4"), (NATURE, "n start 1"), (1, "start 1"), (1, "place C1")]:
        with pytest.raises(ValueError, match="may not"):
            game.play(seat, text)
    game.play(NATURE, "start 1")
    with pytest.raises(ValueError, match="may not"):
        game.play(1, "place A1")  # WR-4
