"""Two houses on one store, as two processes have it: whatever order things happen in, nobody waits for ever."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from corral import players
from corral.store import tables
from corral.store.news import Word
from corral.table import House
from corral.table.bots import Answer
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
        other.heard(Word(table.id))
        gate.set()
        assert (await loading).course.version == table.course.version


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
            await told.wait()
            told.clear()
            assert there.course.fold.lines == table.course.fold.lines
            assert there.course.times == table.course.times
            assert there.seen(1 - seat) == table.seen(1 - seat)


@awaited
async def test_words_that_come_twice_or_with_a_gap_are_made_up_for(tmp_path):
    async with two(tmp_path) as (one, other, _):
        table = await started(one)
        there = await other.table(table.id)
        there.watchers.add(lambda: None)
        before = table.course.version
        await play(table, 0, "dig")
        first = Word(table.id, before, one.store.now(), tuple(table.course.fold.lines[before:]))
        middle = table.course.version
        await play(table, 1, "dig")
        second = Word(table.id, middle, one.store.now(), tuple(table.course.fold.lines[middle:]))
        for word in (second, first, second, first):
            await there.hear(word)
            assert there.course.fold.lines == table.course.fold.lines


@awaited
async def test_the_small_choices_of_a_turn_share_its_time(tmp_path, monkeypatch):
    async with house(tmp_path) as home:
        asked: list[tuple[int, int, float]] = []
        choose = home.brains.choose

        async def slow(level, game, state, seat, number, spent):
            turn = players.turn_of(table.course.fold.history, seat)
            asked.append((seat, turn, spent))
            chosen = await choose("random", game, state, seat, number, spent)
            return Answer(chosen.text, 0.25)

        monkeypatch.setattr(home.brains, "choose", slow)
        table = await home.create(ANN, "moon_river", ["hand", "hand"], {}, {})
        await table.start(ANN.id)
        await home.idle()
        assert table.course.over
        counts: dict[tuple[int, int], int] = {}
        for seat, turn, spent in asked:
            assert spent == 0.25 * counts.get((seat, turn), 0)
            counts[seat, turn] = counts.get((seat, turn), 0) + 1
        assert max(counts.values()) > 1


@awaited
async def test_a_table_that_somebody_works_with_stays_the_same_object(tmp_path):
    """A late word of another process must not make a second one: a bot's answer would be told to nobody."""
    async with two(tmp_path) as (one, _, _):
        table = await started(one, seats=("me", BOT))
        one.heard(Word(table.id))
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
