"""Where draws go by the name of what is drawn, other moves meet the same dice and the same pile."""

from random import Random

import pytest

from corral import fair, games, options, record
from corral.game import NATURE
from corral.record import BadRecord, Fold, Header, advance

SEED = fair.seed_of(20261119)


def opened(game: str, seats: int = 3) -> Fold:
    rules = games.find(game)
    chosen = options.parse(rules, {}, seats)
    names = [f"seat-{number}" for number in range(seats)]
    header = Header(rules, names, chosen, rules.pieces(), "2026-11-19", fair.commit(SEED), ["-"] * seats, SEED, True)
    return Fold(header)


def played(game: str, chance: Random, most: int = 100_000) -> tuple[Fold, dict[int | str, tuple[int, int]]]:
    """A game by lot, and what each name has brought: how many outcomes there were, and which was drawn."""
    fold, met = opened(game), {}

    def draw(outcomes: int) -> int:
        index = fold.draw(outcomes)
        name = fold.lot()
        assert name not in met
        met[name] = outcomes, index
        return index

    while True:
        for seat, move in advance(fold.game, fold.state, draw):
            fold.note(seat, move)
        asked = [seat for seat in range(len(fold.names)) if fold.game.actors(fold.state) >> seat & 1]
        if not asked or len(fold.lines) > most:
            return fold, met
        seat = chance.choice(asked)
        fold.play(seat, chance.choice(fold.legal(seat)))


@pytest.mark.parametrize("game", ["moon_river", "dice_town", "wind_river"])
def test_other_moves_meet_the_same_luck(game):
    (one, met), (two, met_too) = played(game, Random(1), 600), played(game, Random(2), 600)
    assert one.lines != two.lines
    alike = [name for name in met if name in met_too and met[name][0] == met_too[name][0]]
    assert all(met[name] == met_too[name] for name in alike)
    assert len(alike) >= len(met) // 2 or len(met) == 1


def test_the_pile_of_moon_river_is_the_same_whatever_is_played():
    def pile(fold: Fold) -> list[str]:
        return [line for line in fold.lines if line.startswith("n reveal")]

    (one, _), (two, _) = played("moon_river", Random(1)), played("moon_river", Random(2))
    assert len(pile(one)) > 60
    assert pile(one) == pile(two)


def test_first_rolls_of_dice_town_are_the_same_in_every_round():
    (_, met), (_, met_too) = played("dice_town", Random(3), 1500), played("dice_town", Random(4), 1500)
    names = [name for name in met if isinstance(name, str)]
    first = [name for name in names if name.endswith(".1") and met[name][0] == 6 and name in met_too]
    assert len({name.split(".")[0] for name in first}) > 3  # of several rounds
    assert all(met[name] == met_too[name] for name in first)


@pytest.mark.parametrize("game", ["moon_river", "wind_river"])
def test_a_record_is_proved_draw_by_draw_and_a_changed_one_is_not(game):
    fold, _ = played(game, Random(1))
    text = fold.text("seed")
    assert "\nlots named\n" in text
    again = record.parse(text)
    assert again.text("seed") == text
    assert record.verify(again).fair
    assert not record.verify(record.parse(text.replace("lots named\n", ""))).fair or again.draws == 1
    with pytest.raises(BadRecord, match="lots are named"):
        record.parse(text.replace("lots named", "lots other"))


def test_what_was_taken_back_is_drawn_again_the_same():
    fold, _ = played("moon_river", Random(1), 60)
    draws = [ply.line for ply in fold.history if ply.seat == NATURE]
    lines = fold.lines[draws[8] - 1 : draws[11]]
    fold.back(draws[8] - 1)
    for line in lines:
        if line.startswith("n "):
            moves = fold.legal(NATURE)
            assert fold.game.write(moves[fold.draw(len(moves))]) == line[2:]
        fold.add(line)
