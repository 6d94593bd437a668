"""Two houses on one store, as two processes have it: whatever order things happen in, nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from corral.store import tables
from corral.table import House
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, Hands, house, play, started, version
from .test_secrets import dealt


@asynccontextmanager
async def two(place) -> AsyncIterator[tuple[House, House, Hands]]:
    clock = Hands()
    async with house(place, clock) as one, house(place, clock) as other:
        yield one, other, clock


@awaited
async def test_what_changes_while_a_table_is_loaded_is_not_missed(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, _):
        table = await started(one)
        read, gate, begun = other.store.read, asyncio.Event(), asyncio.Event()

        async def slow(work, *args):
            found = await read(work, *args)
            begun.set()
            await gate.wait()
            return found

        monkeypatch.setattr(other.store, "read", slow)
        loading = asyncio.create_task(other.table(table.id))
        await begun.wait()
        await play(table, 0, "dig")
        await play(table, 1, "dig")
        other.heard(table.id)
        gate.set()
        assert (await loading).course.version == table.course.version


@awaited
async def test_a_table_that_somebody_works_with_stays_the_same_object(tmp_path):
    """A late word of another process must not make a second one: a bot's answer would be told to nobody."""
    async with two(tmp_path) as (one, _, _):
        table = await started(one, seats=("me", BOT))
        one.heard(table.id)
        again = await one.table(table.id)
        assert again is table
        told = []
        again.watchers.add(lambda: told.append(again.course.version))
        await play(table, 0, "dig")
        await one.idle()
        assert told[-1] == table.course.version


@awaited
async def test_who_starts_a_table_sees_seats_that_were_taken_elsewhere(tmp_path):
    async with two(tmp_path) as (one, other, _):
        table = await one.create(ANN, GULCH, ["me", "open"], {}, {})
        await (await other.table(table.id)).sit(BOB, 1)
        await table.start(ANN.id)
        assert table.course is not None


@awaited
async def test_an_early_answer_is_given_though_another_process_looks_after_the_window(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, clock):
        table = await dealt(one, monkeypatch, "+--")
        answer = asyncio.create_task(play(table, 0, "shoot"))
        await asyncio.sleep(0)
        clock.now += 2.1
        await other.look()
        assert not answer.done()
        await one.look()
        await answer
        assert table.lines(0)[-3:] == ["1 shoot", "2 pass", "3 pass"]


@awaited
async def test_a_bot_of_a_process_that_was_killed_is_set_thinking_by_another(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, clock):
        table = await started(one, seats=("me", BOT))
        await one.idle()
        monkeypatch.setattr(one, "_think", lambda *_: None)  # killed right after the commit
        await play(table, 0, "dig")
        before = table.course.version
        clock.now += 60
        await other.look()
        await other.idle()
        assert len(await one.store.read(tables.lines_after, table.id, before)) > 0


@awaited
async def test_a_bot_that_thinks_long_is_not_asked_by_another_process(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, clock):
        gate = asyncio.Event()
        choose = one.brains.choose

        async def slow(*args):
            await gate.wait()
            return await choose(*args)

        async def never(*_):
            pytest.fail("asked twice")

        monkeypatch.setattr(one.brains, "choose", slow)
        monkeypatch.setattr(other.brains, "choose", never)
        table = await started(one, seats=("me", BOT))
        for _ in range(30):
            clock.now += 0.5
            await one.look()
            await other.look()
        gate.set()
        await one.idle()
        await play(table, 0, "dig")
        assert version(table, 0) > 2


@awaited
async def test_a_house_that_closes_leaves_its_bots_to_the_next_one_at_once(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, _):

        async def never(*_):
            await asyncio.Event().wait()

        monkeypatch.setattr(one.brains, "choose", never)
        table = await started(one, seats=("me", BOT))
        before = table.course.version
        await one.close()
        await other.look()
        await other.idle()
        assert len(await one.store.read(tables.lines_after, table.id, before)) > 0
