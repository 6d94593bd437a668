"""The deal of the day: one attempt that counts, the same luck for all, and what the levels make of it."""

from random import Random

import pytest

from corral import games, record
from corral.players import LEVELS
from corral.record import NotNow
from corral.store import Missing, Store, deals
from corral.table import Person, TableRegistry, daily
from corral.table.daily import Deal
from tests.given import given
from tests.store.places import awaited, place, postgres_url

from .tables import ANN, BOB, BOT, GULCH, Hands, play, play_out, registry

__all__ = ["place", "postgres_url"]
DAY = "2026-11-19"
NOON = daily.begins(DAY) + 12 * 3600


@pytest.fixture(autouse=True)
def _of_the_toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily, "deal_of", lambda day: Deal(day, GULCH, 2, BOT, {}))


@awaited
async def test_there_is_one_attempt_a_day_and_it_goes_on_where_it_stands(place):
    clock = Hands(NOON)
    async with registry(place, clock) as home:
        table = await home.deal(ANN)
        await home.idle()
        if table.begun.acting() == [0]:
            await play(table, 0, "wait")
            await home.idle()
        lines = list(table.begun.fold.lines)
        assert (await home.deal(ANN)).id == table.id
        assert (await TableRegistry(home.store, home.bot_pool).deal(ANN)).begun.fold.lines == lines
        clock.now += 86400  # what was begun yesterday is yesterday's
        other = await home.deal(ANN)
        assert other.id != table.id
        days = [one.day for one in await home.store.read(deals.attempts_of, ANN.id)]
        assert days == [DAY, daily.after(DAY, 1)]


@awaited
async def test_the_deal_of_a_day_that_is_over_is_practised_with_the_same_dice_and_counts_nowhere(place):
    clock = Hands(NOON)
    async with registry(place, clock) as home:
        counted = await home.deal(ANN)
        with pytest.raises(NotNow):
            await home.practise(ANN, DAY)
        clock.now += 86400
        first, second = await home.practise(ANN, DAY), await home.practise(ANN, DAY)
        assert len({counted.id, first.id, second.id}) == 3
        assert first.live
        assert counted.live
        assert first.live.fold.header.commit == counted.live.fold.header.commit
        assert first.row.daily == DAY
        attempts = await home.store.read(deals.attempts_of, ANN.id)
        assert [(one.day, one.table) for one in attempts] == [(DAY, counted.id)]


@awaited
async def test_two_windows_at_once_begin_one_attempt(place):
    async with registry(place, Hands(NOON)) as home:
        values = home._fresh(ANN, GULCH, {}, {}, False, False)
        rows = [{"seat": 0, "user": ANN.id, "name": "ann", "salt": "-", "level": None}]
        await home.store.write(deals.begin, DAY, ANN.id, values, rows)
        second = {**values, "id": "another"}
        with pytest.raises(Exception, match=DAY):
            await home.store.write(deals.begin, DAY, ANN.id, second, rows)
        assert given(await home.store.read(deals.attempt, DAY, ANN.id)).table == values["id"]
        with pytest.raises(Missing):
            await home.table("another")


@awaited
async def test_everybody_meets_the_same_luck_and_a_record_proves_it(tmp_path):
    async with registry(tmp_path, Hands(NOON)) as home:
        one, two = await home.deal(ANN), await home.deal(BOB)
        for table in (one, two):
            await play_out(home, table, Random(5))
        assert one.begun.fold.lines == two.begun.fold.lines
        assert one.row.seed == two.row.seed
        fold = record.parse(one.written())
        assert fold.header.named
        assert record.verify(fold).fair
        other = await home.deal(Person("u-dee", "dee"))
        await play_out(home, other, Random(6))
        assert record.verify(record.parse(other.written())).fair


@awaited
async def test_nobody_else_plays_it_and_nothing_is_taken_back(tmp_path):
    async with registry(tmp_path, Hands(NOON)) as home:
        table = await home.deal(ANN)
        with pytest.raises(NotNow, match="alone"):
            await table.sit(BOB, 1)
        with pytest.raises(NotNow, match="waits for you"):
            await table.leave(ANN.id, 0)
        await home.idle()
        if 0 in table.begun.acting():
            with pytest.raises(NotNow, match="no hints"):
                await table.hint(ANN.id, 0, len(table.lines(0)))
        await table.drop(ANN.id)
        assert table.begun.level(0) is None
        assert (await home.deal(ANN)).id == table.id


@awaited
async def test_levels_play_it_once_and_the_best_comes_first(tmp_path, monkeypatch):
    monkeypatch.setattr("corral.players.LEVELS", {BOT: None})
    async with registry(tmp_path, Hands(NOON)) as home:
        for person, seed in ((ANN, 1), (BOB, 2)):
            await play_out(home, await home.deal(person), Random(seed))
        await home.measure(DAY)
        await home.measure(DAY)
        await home.idle()
        found = await home.store.read(deals.attempts, DAY)
        assert {one.user for one in found} == {ANN.id, BOB.id, deals.BOT + BOT}
        assert all(one.over for one in found)
        points = [given(one.points) for one in found]
        assert points == sorted(points, reverse=True)
        assert await home.store.read(deals.people_of, DAY) == 2


@awaited
async def test_what_a_guest_played_is_the_accounts_but_no_day_counts_twice(place):
    store = await Store.open(place)
    try:
        for user, day, table in (("g", "2026-11-18", "a"), ("g", DAY, "b"), ("u", DAY, "c")):
            values = {
                "id": table, "game": GULCH, "options": {}, "pace": {}, "rated": False, "public": False, "host": user,
                "seed": "00", "daily": day, "made": 0.0, "moved": 0.0,
            }  # fmt: skip
            row = {"seat": 0, "user": user, "name": user, "salt": "-", "level": None}
            await store.write(deals.begin, day, user, values, [row])
        await store.write(deals.hand_over, "g", "u")
        assert [(one.day, one.table) for one in await store.read(deals.attempts_of, "u")] == [
            ("2026-11-18", "a"), (DAY, "c"),
        ]  # fmt: skip
        assert await store.read(deals.attempts_of, "g") == []
    finally:
        await store.close()


def test_games_take_turns_and_days_are_read_strictly(monkeypatch):
    monkeypatch.undo()
    names = [daily.deal_of(daily.after(DAY, number)).game for number in range(len(games.GAMES))]
    assert sorted(names) == sorted(games.GAMES)
    for word in ("today", "2026-13-01", "2026-1-1", "", "2026-11-31", "२०२६-११-१९"):
        with pytest.raises(Missing):
            daily.begins(word)
    with pytest.raises(Missing, match="not come yet"):
        daily.check("2026-11-20", DAY)
    assert daily.check(DAY, DAY) == DAY
    assert daily.day_of(daily.begins(DAY) - 1) == "2026-11-18"
    one, two = (daily.seed("a secret", daily.deal_of(day)) for day in (DAY, "2026-11-20"))
    assert one != two
    assert daily.seed("another", daily.deal_of(DAY)) != one


def test_a_streak_lives_until_a_day_was_missed():
    days = [daily.after(DAY, -number) for number in (1, 2, 3, 7, 8, 9, 10)]
    assert daily.streak(days, DAY) == (3, 4)
    assert daily.streak([*days, DAY], DAY) == (4, 4)
    assert daily.streak(days, daily.after(DAY, 1)) == (0, 4)
    assert daily.streak([], DAY) == (0, 0)


def test_all_levels_are_known():
    assert daily.LEVEL in LEVELS
    assert LEVELS[daily.LEVEL].seconds == 0  # by a clock nobody would meet the same bots
