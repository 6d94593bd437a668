"""Ratings: who wins gains, doubt shrinks, bots are rated too."""

from random import Random

import pytest

from corral.store import Store, history, people
from corral.table.rating import Skill, settle, updated
from tests.given import given
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, play_out, registry, started


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
    async with registry(place) as home:
        plain = await started(home, GULCH, ("me", "open", BOT))
        await play_out(home, plain, Random(1))
        assert await home.store.read(people.ladder, GULCH) == []
        rated = await started(home, GULCH, ("me", "open", BOT), rated=True)
        await play_out(home, rated, Random(1))
        ladder = await home.store.read(people.ladder, GULCH)
        assert {row.player for row, _ in ladder} == {ANN.id, BOB.id, f"bot {BOT}"}
        assert all(row.games == 1 for row, _ in ladder)
        told = {row.rated: row.seats for row in await home.store.read(history.played, ANN.id)}
        shown = {row.player: Skill(row.skill, row.doubt).shown for row, _ in ladder}
        players = (ANN.id, BOB.id, f"bot {BOT}")
        assert [seat.gain for seat in told[True]] == [shown[player] - Skill().shown for player in players]
        assert [seat.gain for seat in told[False]] == [None] * 3
        places = {ANN.id: rated.row.seats[0].place, BOB.id: rated.row.seats[1].place}
        skills = {row.player: row.skill for row, _ in ladder}
        if places[ANN.id] != places[BOB.id]:
            assert (skills[ANN.id] > skills[BOB.id]) == (given(places[ANN.id]) < given(places[BOB.id]))


@awaited
async def test_a_game_of_much_chance_moves_ratings_less(place):
    store = await Store.open(place)
    for game in ("moon_river", "wind_river"):
        await store.write(settle, game, ["bot hand", "bot rancher"], [1, 2])
    chance, skill = [await store.read(people.ladder, game) for game in ("moon_river", "wind_river")]
    (won, _), (lost, _) = sorted(chance, key=lambda row: -row[0].skill)
    (surely, _), (beaten, _) = sorted(skill, key=lambda row: -row[0].skill)
    assert (won.player, surely.player) == ("bot hand", "bot hand")
    assert 25 < won.skill < surely.skill
    assert beaten.skill < lost.skill < 25
    assert won.doubt > surely.doubt
    await store.close()


@awaited
async def test_two_bots_of_a_level_share_a_rating(place):
    async with registry(place) as home:
        table = await started(home, GULCH, ("me", BOT, BOT), rated=True)
        await play_out(home, table, Random(2))
        ladder = await home.store.read(people.ladder, GULCH)
        assert len(ladder) == 2
