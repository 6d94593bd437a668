"""Clocks: the time is passed in."""

import pytest

from corral.record import NotNow
from corral.table import Pace
from corral.table.clock import DAY, TOGETHER, Clock
from tests.store.places import awaited

from .tables import ANN, BOB, GULCH, Hands, play, registry, started


def test_seconds_beyond_the_move_come_out_of_the_bank():
    clock = Clock(Pace(20, 60), 2)
    clock.ask(0, 100.0, False)
    assert clock.deadline(0) == 180.0
    clock.answered(0, 115.0)
    assert clock.bank == [60, 60]
    clock.ask(0, 200.0, False)
    clock.answered(0, 230.0)
    assert clock.bank == [50, 60]
    assert clock.deadline(1) is None


def test_where_several_are_asked_no_bank_is_touched():
    clock = Clock(Pace(20, 60), 2)
    clock.ask(0, 100.0, True)
    assert clock.deadline(0) == 120.0 + TOGETHER
    clock.answered(0, 150.0)
    assert clock.bank == [60, 60]


def test_a_pause_stops_the_clocks():
    clock = Clock(Pace(20, 0), 1)
    clock.ask(0, 100.0, False)
    clock.pause(110.0)
    assert clock.deadline(0) is None
    clock.resume(510.0)
    assert clock.deadline(0) == 520.0


def test_days_for_a_move():
    pace = Pace.of({"days": 3})
    assert (pace.move, pace.slow) == (3 * DAY, True)
    assert not Pace.of({}).timed


@awaited
async def test_who_is_too_slow_is_played_by_a_bot_until_they_return(tmp_path):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        warned: list[str] = []
        home.on_warning = lambda table, seat, user: warned.append(user)
        table = await started(home, "wind_river", ("me", "open"), pace={"move": 30, "bank": 10})
        seat = table.begun.acting()[0]
        user = (ANN, BOB)[seat].id
        clock.now += 29
        await home.look()
        assert not warned
        clock.now += 2
        await home.look()
        assert warned == [user]
        clock.now += 8
        await home.look()
        assert table.begun.level(seat) is None
        clock.now += 1
        await home.look()
        await home.idle()
        assert f"* time {seat + 1}" in table.begun.fold.lines
        assert table.begun.level(seat) is not None
        assert table.begun.acting() == [1 - seat], "the bot has played"
        await table.come_back(user, seat)
        assert table.begun.level(seat) is None


@awaited
async def test_the_other_process_sees_that_time_is_over(place):
    clock = Hands()
    async with registry(place, clock) as one, registry(place, clock) as two:
        table = await started(one, GULCH, ("me", "open"), pace={"days": 1})
        await play(table, 0, "dig")
        clock.now += DAY
        await two.look()
        await two.idle()
        await one.look()
        await one.idle()
        await table.refresh()
        assert table.begun.fold.lines.count("* time 2") == 1
        assert table.begun.version == (await two.table(table.id)).begun.version


@awaited
async def test_a_paused_table_takes_no_moves_and_no_time(tmp_path):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await started(home, pace={"move": 10, "bank": 0})
        await table.pause(ANN.id, 0, True)
        with pytest.raises(NotNow, match="paused"):
            await play(table, 0, "dig")
        clock.now += 10_000
        await home.look()
        assert table.begun.level(0) is None
        await table.pause(BOB.id, 1, False)
        await home.look()
        await play(table, 0, "dig")
        assert table.seen(0).clocks[1].deadline == clock.now + 10 + TOGETHER
        rated = await started(home, rated=True)
        with pytest.raises(NotNow, match="rated"):
            await rated.pause(ANN.id, 0, True)
