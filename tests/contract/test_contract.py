"""Laws that every game keeps, at every table of its cases."""

import json
import re
from itertools import pairwise
from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import corral
from corral.game import NATURE, SPECTATOR, NotAMove, Shown, View, blank, seats_of
from corral.match import view_of
from corral.options import numbers, parse
from corral.server.wire import about, parts_of
from tests.given import seen_as

from .tables import CASES, NAMES, Case, cases, stroll

WORD = re.compile(r"[a-z][a-z0-9_-]*")  # a field's name, a cell's, a card's
every_case = pytest.mark.parametrize("case", CASES, ids=str)


def start(case: Case) -> np.ndarray:
    state = blank(case.game)
    chosen = parse(case.game, dict(case.options), case.seats)
    case.game.setup(state, case.seats, numbers(chosen), case.game.pieces().table)
    return state


def walk(case: Case, seed: int):
    """Every position of a raw random game: (state, mask, lists of moves by seat); nothing is played by itself."""
    game, chance, state = case.game, Random(seed), start(case)
    moves = np.empty(game.MOVES, np.int32)
    while mask := game.actors(state):
        lists = {}
        for seat in seats_of(mask):
            count = game.legal(state, seat, moves)
            lists[seat] = [int(move) for move in moves[:count]]
        yield state, mask, lists
        seat = chance.choice(list(lists))
        game.play(state, seat, chance.choice(lists[seat]))
    yield state, 0, {}


@every_case
def test_an_actor_always_has_a_move_and_the_game_ends(case):
    game = case.game
    for seed in range(3):
        for lines, (_, mask, lists) in enumerate(walk(case, seed)):
            assert lines <= game.LINES
            assert mask == 1 << NATURE or not mask >> case.seats, "NATURE is never asked together with a seat"
            for moves in lists.values():
                assert 0 < len(moves) <= game.MOVES
                assert len(set(moves)) == len(moves)
                assert all(0 <= move < game.ACTIONS for move in moves)
        assert mask == 0


@every_case
def test_texts_are_unique_and_read_back(case):
    for _, _, lists in walk(case, 7):
        for moves in lists.values():
            texts = [case.game.write(move) for move in moves]
            assert len(set(texts)) == len(texts)
            assert [case.game.read(text) for text in texts] == moves


@every_case
def test_asking_changes_no_byte_and_a_view_is_what_it_is_declared_to_be(case):
    game, points = case.game, np.zeros(case.seats, np.int64)
    kind = view_of(game)
    moves = np.empty(game.MOVES, np.int32)
    for step, (state, mask, _) in enumerate(walk(case, 11)):
        if step % 5:
            continue
        before = state.tobytes()
        for seat in seats_of(mask):
            game.legal(state, seat, moves)
        game.score(state, points)
        for viewer in (SPECTATOR, *range(case.seats)):
            view = game.view(state, viewer)
            text = msgspec.json.encode(view)
            assert type(view) is kind
            assert view.asked == game.view(state, SPECTATOR).asked, "all know the same of who is asked"
            assert msgspec.json.decode(text, type=kind, strict=True) == view
            assert not blanks(json.loads(text))
            assert view.over == (mask == 0) == (view.ended is not None)
            assert len(view.seats) == case.seats
            assert all(list(seat.sheet)[-1] == "total" for seat in view.seats)
        assert state.tobytes() == before


def blanks(told: object) -> list[str]:
    """Keys that are not one word."""
    if isinstance(told, list):
        return [key for part in told for key in blanks(part)]
    if isinstance(told, dict):
        return [key for key in told if not WORD.fullmatch(key)] + blanks(list(told.values()))
    return []


@pytest.mark.parametrize("name", NAMES)
def test_every_field_of_a_view_is_documented_in_one_line(name):
    kind = view_of(cases(name)[0].game)
    assert issubclass(kind, View)
    for part in parts_of(kind):
        assert issubclass(part, Shown)
        assert part.__doc__
        info = seen_as(msgspec.inspect.StructType, msgspec.inspect.type_info(part))
        for field in info.fields:
            assert about(field), f"{part.__name__}.{field.name} says nothing"
            assert "\n" not in about(field)


@every_case
def test_the_same_record_gives_the_same_bytes(case):
    match = case.match(seed=3)
    stroll(match, Random(3))
    again = corral.replay(match.record())
    assert again.state.tobytes() == match.state.tobytes()
    assert again.record() == match.record()
    assert again.points == match.points
    assert again.winners == match.winners
    assert match.winners


@every_case
def test_copies_are_independent(case):
    match = case.match(seed=4)
    stroll(match, Random(4), 8)
    before, twin = match.record(secret=True), match.clone()
    stroll(twin, Random(5))
    assert match.record(secret=True) == before
    assert twin.record() != before


def unasked(view: View) -> View:
    return msgspec.structs.replace(view, asked=[])


@every_case
def test_pledges_commute_and_tell_the_others_nothing(case):
    game, chance = case.game, Random(6)
    for state, _, lists in walk(case, 13):
        if len(lists) < 2:
            continue
        one, two = chance.sample(list(lists), 2)
        first, second = chance.choice(lists[one]), chance.choice(lists[two])
        after = state.copy()
        game.play(after, one, first)
        if len(lists) > 2 or game.actors(after) >> one & 1:
            moves = np.empty(game.MOVES, np.int32)
            count = game.legal(after, two, moves)
            assert [int(move) for move in moves[:count]] == lists[two]
            assert unasked(game.view(after, two)) == unasked(game.view(state, two))
        other = state.copy()
        game.play(other, two, second)
        game.play(after, two, second)
        game.play(other, one, first)
        assert after.tobytes() == other.tobytes()


@pytest.mark.parametrize("name", NAMES)
@given(text=st.text(max_size=30))
def test_garbage_is_not_a_move(name, text):
    case = cases(name)[0]
    try:
        move = case.game.read(text)
    except NotAMove:
        return
    assert case.game.write(move) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_refused_move_changes_nothing(name):
    match = cases(name)[0].match(seed=8)
    stroll(match, Random(8), 5)
    before = match.record(secret=True)
    asked = match.actors[0]
    other = next(seat for seat in [*range(1, match.seats + 1), corral.NATURE] if seat not in match.actors)
    with pytest.raises(corral.NotAMove):
        match.play(asked, "abracadabra")
    with pytest.raises(corral.NotNow, match="not asked now"):
        match.play(other, match.moves(asked)[0])
    with pytest.raises(corral.NotNow, match="no seat"):
        match.play(99, match.moves(asked)[0])
    assert match.record(secret=True) == before


@every_case
def test_changes_tell_no_more_than_the_two_views(case):
    """Whatever a viewer cannot know is dealt anew before and after: what it is told of the move stays the same."""
    game, told = case.game, 0
    states = [state.copy() for state, *_ in walk(case, 19)]
    for step, (before, after) in enumerate(pairwise(states)):
        for viewer in range(SPECTATOR, case.seats):
            changes = game.changes(before, after, viewer)
            told += len(changes)
            if game.SECRETS is None:
                assert changes == game.changes(before, after, SPECTATOR)
                continue
            known = [before.copy(), after.copy()]
            for number, state in enumerate(known):
                game.SECRETS.redeal(state, viewer, np.uint64(step * 991 + number))
            assert game.changes(*known, viewer) == changes
    assert told


@every_case
def test_a_redealt_position_looks_the_same_to_its_seat(case):
    """Where a game has no secrets: everybody sees the same."""
    game = case.game
    moves = np.empty(game.MOVES, np.int32)
    for step, (state, mask, lists) in enumerate(walk(case, 17)):
        if step % 7:
            continue
        for viewer in range(case.seats):
            if game.SECRETS is None:
                assert game.view(state, viewer) == game.view(state, SPECTATOR)
                continue
            known = state.copy()
            game.SECRETS.redeal(known, viewer, np.uint64(step * 977 + 5))
            assert unasked(game.view(known, viewer)) == unasked(game.view(state, viewer))
            if viewer in lists and mask == game.actors(known):
                count = game.legal(known, viewer, moves)
                assert [int(move) for move in moves[:count]] == lists[viewer]
