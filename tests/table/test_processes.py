"""Two houses on one store, as two processes have it: whatever order things happen in, nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from corral.store import tables
from corral.store.news import Word
from corral.table import TableRegistry
from tests.given import soon
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, Hands, play, registry, started, version
from .test_secrets import dealt


@asynccontextmanager
async def two(place) -> AsyncIterator[tuple[TableRegistry, TableRegistry, Hands]]:
    clock = Hands()
    async with registry(place, clock) as one, registry(place, clock) as other:
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
        await soon(begun.wait(), "the table is read")
        await play(table, 0, "dig")
        await play(table, 1, "dig")
        other.heard(Word(table.id))
        gate.set()
        assert (await loading).begun.version == table.begun.version


@awaited
async def test_who_watches_elsewhere_needs_no_database_to_see_a_move(place, monkeypatch):
    async with two(place) as (one, other, _):
        table = await started(one)
        there = await other.table(table.id)
        told = asyncio.Event()
        there.watchers.add(told.set)

        async def never(*_):
            pytest.fail("asked the database")

        monkeypatch.setattr(other.store, "read", never)
        for seat in (0, 1):
            await play(table, seat, "dig")
            await soon(told.wait(), "a watcher is told of the move")
            told.clear()
            assert there.begun.fold.lines == table.begun.fold.lines
            assert there.begun.times == table.begun.times
            assert there.seen(1 - seat) == table.seen(1 - seat)


@awaited
async def test_words_that_come_twice_or_with_a_gap_are_made_up_for(tmp_path):
    async with two(tmp_path) as (one, other, _):
        table = await started(one)
        there = await other.table(table.id)
        there.watchers.add(lambda: None)
        before = table.begun.version
        await play(table, 0, "dig")
        first = Word(table.id, before, one.store.now(), tuple(table.begun.fold.lines[before:]))
        middle = table.begun.version
        await play(table, 1, "dig")
        second = Word(table.id, middle, one.store.now(), tuple(table.begun.fold.lines[middle:]))
        for word in (second, first, second, first):
            await there.hear(word)
            assert there.begun.fold.lines == table.begun.fold.lines


@awaited
async def test_the_small_choices_of_a_turn_share_its_time(tmp_path, monkeypatch):
    async with registry(tmp_path) as home:
        asked: list[tuple[int, int, bool]] = []
        choose = home.bot_pool.choose

        async def noted(level, game, state, seat, number, turn, memory):
            asked.append((seat, turn, memory is not None))
            return await choose("random", game, state, seat, number, turn, memory)

        monkeypatch.setattr(home.bot_pool, "choose", noted)
        table = await home.create(ANN, "moon_river", ["hand", "hand"], {}, {})
        await table.start(ANN.id)
        await home.idle()
        assert table.begun.over
        known: set[tuple[int, int]] = set()
        further = 0
        for seat, turn, remembers in asked:
            further += (seat, turn) in known
            assert remembers or (seat, turn) not in known, "what was thought and spent in this turn is handed on"
            known.add((seat, turn))
        assert further > 1


@awaited
async def test_a_table_that_somebody_works_with_stays_the_same_object(tmp_path):
    """A late word of another process must not make a second one: a bot's answer would be told to nobody."""
    async with two(tmp_path) as (one, _, _):
        table = await started(one, seats=("me", BOT))
        one.heard(Word(table.id))
        again = await one.table(table.id)
        assert again is table
        told = []
        again.watchers.add(lambda: told.append(again.begun.version))
        await play(table, 0, "dig")
        await one.idle()
        assert told[-1] == table.begun.version


@awaited
async def test_who_starts_a_table_sees_seats_that_were_taken_elsewhere(tmp_path):
    async with two(tmp_path) as (one, other, _):
        table = await one.create(ANN, GULCH, ["me", "open"], {}, {})
        await (await other.table(table.id)).sit(BOB, 1)
        await table.start(ANN.id)
        assert table.live is not None


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
        monkeypatch.setattr(one.bots, "set_thinking", lambda _: None)  # killed right after the commit
        await play(table, 0, "dig")
        before = table.begun.version
        clock.now += 60
        await other.look()
        await other.idle()
        assert len(await one.store.read(tables.lines_after, table.id, before)) > 0


@awaited
async def test_a_bot_that_thinks_long_is_not_asked_by_another_process(tmp_path, monkeypatch):
    async with two(tmp_path) as (one, other, clock):
        gate = asyncio.Event()
        choose = one.bot_pool.choose

        async def slow(*args):
            await gate.wait()
            return await choose(*args)

        async def never(*_):
            pytest.fail("asked twice")

        monkeypatch.setattr(one.bot_pool, "choose", slow)
        monkeypatch.setattr(other.bot_pool, "choose", never)
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

        monkeypatch.setattr(one.bot_pool, "choose", never)
        table = await started(one, seats=("me", BOT))
        before = table.begun.version
        await one.close()
        await other.look()
        await other.idle()
        assert len(await one.store.read(tables.lines_after, table.id, before)) > 0
