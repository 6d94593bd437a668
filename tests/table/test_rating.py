"""Ratings: who wins gains, doubt shrinks, bots are rated too."""

from random import Random

import pytest

from corral.store import people
from corral.table.rating import Skill, updated
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, house, play_out, started


def test_the_winner_gains_what_the_loser_loses():
    one, two = updated([Skill(), Skill()], [1, 2])
    assert one.skill - 25 == pytest.approx(25 - two.skill)
    assert one.skill > two.skill
    assert one.doubt == pytest.approx(two.doubt)
    assert one.doubt < Skill().doubt


def test_figures_of_the_paper_for_four_players():
    """Weng and Lin's Plackett-Luce update with usual numbers, as other programs compute it."""
    found = updated([Skill()] * 4, [1, 2, 3, 4])
    assert [round(one.skill, 3) for one in found] == [27.795, 26.553, 24.689, 20.963]
    assert [round(one.doubt, 3) for one in found] == [8.263, 8.179, 8.084, 8.084]


def test_a_tie_of_equals_changes_no_skill():
    assert [one.skill for one in updated([Skill()] * 3, [1, 1, 1])] == pytest.approx([25.0] * 3)


def test_the_order_of_seats_does_not_matter():
    skills = [Skill(20, 5), Skill(30, 3), Skill(25, 8)]
    there = updated(skills, [2, 1, 3])
    back = updated(skills[::-1], [3, 1, 2])
    assert [pytest.approx(one) for one in back[::-1]] == there


def test_many_games_find_the_better_player():
    chance, skills = Random(1), [Skill(), Skill(), Skill()]
    for _ in range(200):
        strength = [chance.gauss(mean, 1.0) for mean in (0.0, 1.0, 2.0)]
        skills = updated(skills, [1 + sum(other > own for other in strength) for own in strength])
    assert skills[0].skill < skills[1].skill < skills[2].skill
    assert skills[2].shown > skills[0].shown


@awaited
async def test_only_tables_that_ask_for_it_are_rated_and_bots_are_too(place):
    async with house(place) as home:
        plain = await started(home, GULCH, ("me", "open", BOT))
        await play_out(home, plain, Random(1))
        assert await home.store.read(people.ladder, GULCH) == []
        rated = await started(home, GULCH, ("me", "open", BOT), rated=True)
        await play_out(home, rated, Random(1))
        ladder = await home.store.read(people.ladder, GULCH)
        assert {row.player for row, _ in ladder} == {ANN.id, BOB.id, f"bot {BOT}"}
        assert all(row.games == 1 for row, _ in ladder)
        places = {ANN.id: rated.row.seats[0].place, BOB.id: rated.row.seats[1].place}
        skills = {row.player: row.skill for row, _ in ladder}
        if places[ANN.id] != places[BOB.id]:
            assert (skills[ANN.id] > skills[BOB.id]) == (places[ANN.id] < places[BOB.id])


@awaited
async def test_two_bots_of_a_level_share_a_rating(place):
    async with house(place) as home:
        table = await started(home, GULCH, ("me", BOT, BOT), rated=True)
        await play_out(home, table, Random(2))
        ladder = await home.store.read(people.ladder, GULCH)
        assert len(ladder) == 2
