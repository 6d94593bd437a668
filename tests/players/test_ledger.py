"""The ledger of a game: it adds up, for every seat, and tells nothing of a game that goes on."""

import pytest

from corral.match import Match, replay
from corral.players import Player
from corral.players.ledger import CHOICE, LOOK, SIGNS, Ledger, NotOver, analyse, better_move, marked


def played(name, seats=3, seed=3, options=None):
    match = Match(name, seats, options, seed=seed)
    player = Player("greenhorn", match.game, seats)
    while match.actors:
        seat = match.actors[0]
        move = player.choose(match.state, seat - 1, len(match.lines))
        match.play(seat, match.game.write(move))
    return match


@pytest.fixture(scope="module")
def moon_river():
    return played("moon_river")


@pytest.fixture(scope="module")
def found(moon_river):
    return analyse(moon_river)


def test_the_books_close(moon_river, found):
    for book in found.seats:
        assert book.start + book.luck + book.own + book.others + book.revision == pytest.approx(book.result, abs=1e-9)
        assert book.result == (1 if book.seat in moon_river.winners else 0)
        mine = [event.change[book.seat - 1] for event in found.events if event.seat == book.seat]
        assert sum(mine) == pytest.approx(book.own, abs=1e-9)
    for event in found.events:
        assert sum(event.change) == pytest.approx(0, abs=1e-9)
    assert sum(book.luck for book in found.seats) == pytest.approx(0, abs=1e-9)
    assert sum(book.own + book.others for book in found.seats) == pytest.approx(0, abs=1e-9)
    assert all(sum(point.shares) == pytest.approx(1, abs=1e-12) for point in found.chart)
    assert found.chart[-1].points == moon_river.points


def test_choices_are_pointed_at_where_that_holds(moon_river, found):
    pointed = [event for event in found.events if event.mark]
    assert any(event.mark != LOOK for event in pointed)
    for event in pointed:
        assert event.kind == CHOICE
        assert event.cost - event.error >= 0.05
        assert event.cost > 2.5 * event.error
        match = replay(moon_river.record(), event.ply - 1)
        assert event.better != event.played
        assert event.better in match.moves(event.seat)
    looks = [event.seat for event in pointed if event.mark == LOOK]
    assert all(looks.count(seat) <= 3 for seat in (1, 2, 3))
    assert not any(event.better or event.cost for event in found.events if not event.mark)


def test_a_mark_is_the_word_of_two_counts(moon_river, found):
    ledger = Ledger(moon_river)
    history = moon_river.fold.history
    for event in found.events:
        if event.mark:
            state, ply = moon_river.fold.state_at(event.ply - 1), history[event.ply - 1]
            one, other = (better_move(ledger.judge, state, ply, turn) for turn in (0, 1))
            assert one.mark
            assert one != other
            assert event.mark == min(one.mark, other.mark or LOOK, key=SIGNS.index)


@pytest.mark.parametrize(
    ("name", "deep", "every"), [("moon_river", False, 1), ("dice_town", False, 1), ("wind_river", True, 3)]
)
def test_what_is_marked_is_found_again_with_other_lots(name, deep, every):
    """In four of five cases; docs/analysis.md has more games."""
    match = played(name)
    sure, found = [], []
    for number in (1, 2, 3):
        ledger = Ledger(match, deep, number)
        plies = [stage.begin for stage in ledger.stages if stage.kind == CHOICE][::every]
        looked = {at: marked(ledger.judge, match.fold.state_at(at), match.fold.history[at]).mark for at in plies}
        sure.append({at for at, mark in looked.items() if mark not in ("", LOOK)})
        found.append({at for at, mark in looked.items() if mark})
    again = [at in other for one in range(3) for at in sure[one] for two, other in enumerate(found) if two != one]
    assert len(again) >= 12
    assert sum(again) >= 0.8 * len(again)


def test_parts_are_counted_anywhere_and_in_any_order(moon_river, found):
    text = moon_river.record()
    ledger = Ledger(text)
    parts = {number: Ledger(text).part(number) for number in reversed(range(ledger.parts))}
    assert ledger.parts > 1
    assert ledger.whole([parts[number] for number in range(ledger.parts)]) == found


def test_a_game_that_goes_on_is_not_analysed():
    with pytest.raises(NotOver, match="not over"):
        analyse(Match("moon_river", 2, seed=1))
