"""Puzzles that are shipped: every one replays by the real rules, needs nothing secret, and is one."""

import numpy as np
import pytest

from corral import record
from corral.game import seats_of
from corral.kernel import mixed
from corral.learn.puzzles import LEAST, UnknownPuzzle, posed, puzzle, puzzles, read, written
from corral.learn.puzzles.finding import ALIKE, FEWEST_MOVES, MOST_ALIKE, ahead, find, played, stable
from corral.learn.puzzles.playing import Riddle, hard, of_day
from corral.players import Player
from corral.record import NotNow, open_pledges

ALL = [(game, name) for game in posed() for name in puzzles(game)]


@pytest.mark.parametrize("game", posed())
def test_every_puzzle_replays_and_its_answer_may_be_played(game):
    for one in puzzles(game).values():
        fold = one.fold()
        seat = one.seat - 1
        legal = [fold.game.write(move) for move in fold.legal(seat)]
        assert game == fold.game.NAME
        assert not fold.over
        assert FEWEST_MOVES <= len(legal) == one.choices, one.id
        assert {each.move for each in one.moves} | {one.played} <= set(legal), one.id
        assert len({each.move for each in one.moves}) == len(one.moves)
        assert fold.game.view(fold.state, seat).phase == one.theme


@pytest.mark.parametrize("game", posed())
def test_every_puzzle_has_the_whole_game_that_it_is_from(game):
    for one in puzzles(game).values():
        whole, fold = record.parse(one.record), one.fold()
        assert whole.over, one.id
        assert record.verify(whole).fair, one.id
        assert fold.lines == whole.lines[: one.line]
        assert whole.lines[one.line] == f"{one.seat} {one.played}"
        assert fold.header.seed is None, "from the seed one could know what comes"
        assert one.seat - 1 in seats_of(fold.game.actors(fold.state))
        assert not open_pledges(fold.game, fold.state), "what others have chosen in secret would be judged with"


@pytest.mark.parametrize("game", posed())
def test_nothing_secret_is_needed(game):
    """However what the seat cannot know is dealt, it has the same choices, and its view is the same."""
    for one in puzzles(game).values():
        fold, seat = one.fold(), one.seat - 1
        if fold.game.SECRETS is None:
            continue
        view, legal = fold.game.view(fold.state, seat), fold.legal(seat)
        for number in range(4):
            dealt = fold.state.copy()
            fold.game.SECRETS.redeal(dealt, seat, mixed(number))
            moves = np.zeros(fold.game.MOVES, np.int32)
            assert moves[: fold.game.legal(dealt, seat, moves)].tolist() == legal, one.id
            assert fold.game.view(dealt, seat) == view, one.id


@pytest.mark.parametrize("game", posed())
def test_the_best_is_better_in_both_searches_and_not_what_a_hand_plays(game):
    for one in puzzles(game).values():
        good, rest = one.moves[: one.good], one.moves[one.good :]
        assert 1 <= one.good <= MOST_ALIKE
        for search in ("chance", "again"):
            best, second = (max(getattr(each, search) for each in part) for part in (good, rest))
            assert best - second >= LEAST[game] - 0.001, one.id
        assert one.lead > 0
        fold = one.fold()
        hand = Player("hand", fold.game, len(fold.names))
        assert fold.game.write(hand.choose(fold.state, one.seat - 1, 0)) not in one.answers, one.id


@pytest.mark.parametrize("game", posed())
def test_the_search_finds_a_shipped_puzzle_again(game):
    one = next(iter(puzzles(game).values()))
    assert list(stable([one])) == [one]


def test_a_theme_of_which_there_are_enough_is_not_looked_at():
    class Every:
        def __contains__(self, theme: object) -> bool:
            return True

    assert list(find([played("wind_river", 1)], Every())) == [None]


def test_moves_that_are_as_good_as_the_best_are_not_behind_it():
    assert ahead([0.5, 0.3, 0.1], ALIKE) == pytest.approx(0.2)
    assert ahead([0.3, 0.5, 0.49, 0.1], ALIKE) == pytest.approx(0.2), "two answers"
    assert ahead([0.5, 0.5, 0.5, 0.5, 0.1], ALIKE) == 0, "as many answers as that are none"
    assert ahead([0.5, 0.5], ALIKE) == 0


def test_a_riddle_is_put_and_answered_without_telling_more():
    game, name = ALL[0]
    riddle, one = Riddle(game, name), puzzle(game, name)
    position = riddle.position()
    assert len(position.choices) == one.choices
    assert len(position.lines) == len(position.changes)
    assert riddle.answer(one.answers[0]).right
    other = next(text for text in position.choices if text not in one.answers)
    assert not riddle.answer(other).right
    assert not riddle.answer(None).right
    assert riddle.look(other) == riddle.look(other)
    with pytest.raises(ValueError, match="nonsense"):
        riddle.answer("nonsense")
    every = map(riddle.fold.game.write, range(riddle.fold.game.ACTIONS))
    impossible = next(text for text in every if text not in position.choices)
    with pytest.raises(NotNow, match="not possible now"):
        riddle.answer(impossible)


def test_puzzles_are_written_as_they_are_read_and_unknown_ones_refused():
    game, name = ALL[0]
    one = puzzle(game, name)
    assert read(written(one) * 2) == [one, one]
    for strange in (("no_game", name), (game, "zzzzzz"), ("../moon_river", name)):
        with pytest.raises(UnknownPuzzle):
            puzzle(*strange)


def test_there_is_one_a_day_and_the_games_take_turns():
    days = [f"2026-11-{day:02}" for day in range(1, 1 + len(posed()))]
    assert {of_day(day)[0] for day in days} == set(posed())
    assert all(puzzle(*of_day(day)).id == of_day(day)[1] for day in days)
    assert 600 < min(hard(puzzle(*each)) for each in ALL) <= max(hard(puzzle(*each)) for each in ALL) < 2400
