"""Change only what a viewer cannot know: everything he is sent stays the same."""

import random
from typing import Any

import msgspec
import numpy as np
import pytest

import corral.games.dice_town as game
from corral.game import NATURE, SPECTATOR, Ints, seats_of
from corral.kernel import mixed
from tests.given import given

from .table import Table

SECRETS = given(game.SECRETS)

CASES = [
    (2, {}),
    (4, {}),
    (5, {"wild_west": False}),
    (3, {"edition": 2009}),
    (6, {"indians": True}),
    (4, {"indians": True}),
]


def look(state: Ints, viewer: int) -> bytes:
    return msgspec.json.encode(game.view(state, viewer))


def listed(state: Ints, seat: int) -> list[int]:
    room = np.zeros(game.MOVES, np.int32)
    return [int(move) for move in room[: game.legal(state, seat, room)]]


def redealt(state: Ints, viewer: int, word: np.uint64) -> Ints:
    other = state.copy()
    SECRETS.redeal(other, viewer, word)
    return other


def check_viewer(state: Ints, viewer: int, dice: random.Random) -> bool:
    """Was there anything that the viewer could not know?"""
    one, two = mixed(dice.getrandbits(60)), mixed(dice.getrandbits(60))
    other = redealt(state, viewer, one)
    assert look(other, viewer) == look(state, viewer)
    assert redealt(other, viewer, two).tobytes() == redealt(state, viewer, two).tobytes()
    if viewer != SPECTATOR:
        assert listed(other, viewer) == listed(state, viewer)
    asked, asked_other = int(game.actors(state)), int(game.actors(other))
    assert (asked_other >> NATURE, asked_other >> viewer & 1 if viewer >= 0 else 0) == (
        asked >> NATURE,
        asked >> viewer & 1 if viewer >= 0 else 0,
    )
    for seat in seats_of(asked & asked_other):
        both = set(listed(state, seat)) & set(listed(other, seat))
        for move in list(both)[:3]:
            assert SECRETS.tell(state, seat, move, viewer) == SECRETS.tell(other, seat, move, viewer)
    follow(state, other, viewer, dice)
    return other.tobytes() != state.tobytes()


def follow(state: Ints, other: Ints, viewer: int, dice: random.Random) -> None:
    """The same move in both positions, where both allow it and its text tells all: they look alike again."""
    asked = int(game.actors(state)) & int(game.actors(other))
    for seat in seats_of(asked)[:2]:
        moves = sorted(set(listed(state, seat)) & set(listed(other, seat)))
        if not moves:
            continue
        move = dice.choice(moves)
        if SECRETS.tell(state, seat, move, viewer) != game.write(move) or SECRETS.open_pledges(state):
            continue
        one, two = state.copy(), other.copy()
        game.play(one, seat, move)
        game.play(two, seat, move)
        if not SECRETS.open_pledges(one):
            continue
        assert look(one, viewer) == look(two, viewer)


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_dt35_what_a_viewer_cannot_know_changes_nothing_he_is_sent(seats: int, options: dict[str, Any]) -> None:
    """One game looked at closely, then hundreds here and there: 3,000 in all."""
    compared = blindfold(seats, options, 0, 9) + sum(blindfold(seats, options, seed, 400) for seed in range(1, 501))
    assert compared > 1000 * seats  # by viewer: what it cannot know was really dealt anew


def test_dt29_a_deed_of_the_row_is_offered_before_its_like_from_the_deck() -> None:
    """Whichever copies they are: what others read does not depend on a hidden card (found in game 11,649)."""
    assert blindfold(6, {"indians": True}, 11649, 150) > 0


def blindfold(seats: int, options: dict[str, Any], seed: int, every: int) -> int:
    """A random game; about one position in `every` is checked for every viewer and a spectator. How many of these were
    compared with another that holds other secrets."""
    dice = random.Random(seed)
    table, compared = Table(seats, **options), 0
    while mask := int(game.actors(table.state)):
        if dice.randrange(every) == 0:
            for viewer in range(SPECTATOR, seats):
                compared += check_viewer(table.state, viewer, dice)
        seat = dice.choice(list(seats_of(mask)))
        before = table.state.copy()
        game.play(table.state, seat, dice.choice(listed(table.state, seat)))
        if dice.randrange(every) == 0:
            for viewer in range(SPECTATOR, seats):
                check_changes(before, table.state, viewer, dice)
    return compared


def check_changes(before: Ints, after: Ints, viewer: int, dice: random.Random) -> None:
    """What has changed depends on nothing but what the viewer sees before and after."""
    told = game.changes(before, after, viewer)
    one, two = (redealt(state, viewer, mixed(dice.getrandbits(60))) for state in (before, after))
    assert game.changes(one, two, viewer) == told


@pytest.mark.parametrize(("seats", "options"), CASES)
def test_dt34_a_pledge_changes_no_other_view_and_pledges_commute(seats: int, options: dict[str, Any]) -> None:
    dice = random.Random(seats)
    table = Table(seats, **options)
    met = 0
    while mask := int(game.actors(table.state)):
        asked = list(seats_of(mask))
        if len(asked) > 1:
            met += 1
            one, two = dice.sample(asked, 2)
            first, second = dice.choice(listed(table.state, one)), dice.choice(listed(table.state, two))
            state = table.state.copy()
            game.play(state, one, first)
            for viewer in range(SPECTATOR, seats):
                if viewer != one:
                    assert look(state, viewer) == look(table.state, viewer)
            assert listed(state, two) == listed(table.state, two)
            game.play(state, two, second)
            swapped = table.state.copy()
            game.play(swapped, two, second)
            game.play(swapped, one, first)
            assert swapped.tobytes() == state.tobytes()
        seat = dice.choice(asked)
        pledges = SECRETS.open_pledges(table.state)
        game.play(table.state, seat, dice.choice(listed(table.state, seat)))
        assert SECRETS.open_pledges(table.state) in (0, pledges + 1)
    assert met > 50


def test_dt35_a_redeal_gives_every_consistent_hand() -> None:
    table = Table(3).begin().hold(2, "hat", "deed-3").hold(1, "saddle")
    seen = set()
    for number in range(300):
        other = redealt(table.state, 0, mixed(number))
        (card, deed) = given(game.view(other, 1).seats[1].hand)
        seen |= {card, deed}
    assert "saddle" not in seen  # it is in the viewer's own hand
    assert not seen & {"hold-up", "gift", "swindler"}  # never in a hand
    assert {"hat", "horse", "not-so-fast", "mule", "deed-1", "deed-5"} <= seen
