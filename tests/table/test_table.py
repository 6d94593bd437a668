"""One match on the server: what may be played, by whom, and what is kept."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import pytest

import corral
from corral import record
from corral.game import SPECTATOR
from corral.record import NotAMove, NotNow
from corral.store import Enough, Missing, Store, tables
from corral.table import BotPool, Forbidden, Limits, Stale, TableRegistry
from tests.contract.gulch.view import View
from tests.given import given, seen_as, soon
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, CID, GULCH, Hands, play, play_out, registry, started, version


@pytest.mark.parametrize("game", [GULCH, "moon_river", "wind_river"])
def test_two_people_and_a_bot_play_a_whole_game_and_its_record_proves_fair(tmp_path, game):
    @awaited
    async def main() -> None:
        async with registry(tmp_path) as home:
            table = await started(home, game, ("me", "open", BOT))
            await play_out(home, table, Random(1))
            text = table.written()
            fold = record.parse(text)
            assert record.verify(fold).fair
            assert fold.over
            assert [seat.place for seat in table.row.seats] == table.begun.places()
            assert table.row.ended == home.store.now()
            assert corral.replay(text).record() == text
            assert table.seen(SPECTATOR).seed == table.row.seed

    main()


@awaited
async def test_a_table_is_the_same_when_it_is_loaded_again(tmp_path):
    clock = Hands()
    async with registry(tmp_path, clock) as home:
        table = await started(home, GULCH, ("me", "open", "open"), pace={"move": 30, "bank": 100})
        chance = Random(2)
        for _ in range(7):
            clock.now += 40
            seat = chance.choice(table.begun.acting())
            await play(table, seat, chance.choice(["dig", "wait"]))
        await table.undo(ANN.id, 0) if table.begun.acting() == [0] else None
        other = TableRegistry(home.store, home.bot_pool)
        again = await other.table(table.id)
        assert again.begun.fold.state.tobytes() == table.begun.fold.state.tobytes()
        assert again.begun.fold.lines == table.begun.fold.lines
        assert again.begun.times == table.begun.times
        assert again.begun.asked == table.begun.asked
        assert again.begun.clock.__dict__ == table.begun.clock.__dict__
        assert again.seen(1) == table.seen(1)
        assert again.lines(1) == table.lines(1)


@awaited
async def test_a_stale_move_and_a_doubled_move_are_refused(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        first = version(table, 0)
        await play(table, 0, "dig")
        with pytest.raises(NotNow, match="not asked now"):
            await play(table, 0, "dig", at=first)
        await play(table, 1, "wait")
        with pytest.raises(Stale):
            await play(table, 0, "dig", at=first)
        with pytest.raises(Stale):
            await play(table, 0, "dig", at=version(table, 0) + 1)
        assert [line for line in table.begun.fold.lines if line == "1 dig"] == ["1 dig"]


@awaited
async def test_a_version_that_is_older_but_saw_the_question_is_good_enough(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        seen = version(table, 0)
        await play(table, 1, "wait")
        await table.pause(BOB.id, 1, True)
        await table.pause(BOB.id, 1, False)
        await play(table, 0, "dig", at=seen)


@awaited
async def test_foreign_forged_and_garbage_moves_change_nothing(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        before = list(table.begun.fold.lines)
        with pytest.raises(Forbidden, match="seat 2 is not yours"):
            await table.play(ANN.id, 1, 1, ["dig"])
        with pytest.raises(Forbidden):
            await table.play(CID.id, 0, 1, ["dig"])
        with pytest.raises(Forbidden):
            await table.play(ANN.id, 99, 1, ["dig"])
        with pytest.raises(NotAMove):
            await play(table, 0, "abracadabra")
        with pytest.raises(NotNow, match="not possible now"):
            await play(table, 0, "wash 1.1")
        with pytest.raises(NotNow, match="no move"):
            await play(table, 0)
        assert table.begun.fold.lines == before
        assert len(await home.store.read(tables.lines_after, table.id, 0)) == len(before)


@awaited
async def test_several_moves_are_all_played_or_none(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, "wind_river", ("me", "open"))
        before = list(table.begun.fold.lines)
        seat = table.begun.acting()[0]
        first = table.begun.choices(seat)[0]
        with pytest.raises((NotNow, NotAMove)):
            await play(table, seat, first, "nonsense")
        assert table.begun.fold.lines == before
        tried = table.tried(given(table.row.seats[seat].user), seat, version(table, seat), [first])
        texts = [first, tried.choices[0]] if tried.open else [first]
        await play(table, seat, *texts)
        assert len(table.begun.fold.lines) >= len(before) + len(texts)


@awaited
async def test_trying_keeps_nothing_and_knows_nothing(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        open_first = table.tried(ANN.id, 0, version(table, 0), ["dig"])
        await play(table, 1, "wait")
        after = table.tried(ANN.id, 0, version(table, 0), ["dig"])
        assert after == open_first, "what Bob pledged changes nothing for Ann"
        assert not after.open
        assert seen_as(View, after.view).seats[0].pledge == "dig"
        assert table.begun.choices(0) == ["dig", "wait"]
        with pytest.raises(NotNow):
            table.tried(ANN.id, 0, version(table, 0), ["dig", "dig"])
        with pytest.raises(NotNow, match="not asked"):
            table.tried(BOB.id, 1, version(table, 1), ["dig"])
        with pytest.raises(Forbidden):
            table.tried(CID.id, 0, 1, ["dig"])


@awaited
async def test_two_processes_racing_on_one_line_both_move_in_the_end(place):
    async with registry(place) as one, registry(place) as two:
        mine = await started(one)
        yours = await two.table(mine.id)
        await asyncio.gather(play(mine, 0, "dig"), play(yours, 1, "wait"))
        lines = [text for text, _ in await one.store.read(tables.lines_after, mine.id, 0)]
        assert {"1 dig", "2 wait"} <= set(lines)
        await mine.refresh()
        await yours.refresh()
        assert mine.begun.fold.lines == yours.begun.fold.lines == lines


@awaited
async def test_of_two_processes_with_the_same_move_one_is_refused(place):
    async with registry(place) as one, registry(place) as two:
        mine = await started(one)
        yours = await two.table(mine.id)
        results = await asyncio.gather(play(mine, 0, "dig"), play(yours, 0, "dig"), return_exceptions=True)
        assert [type(result) for result in results].count(NotNow) == 1
        lines = [text for text, _ in await one.store.read(tables.lines_after, mine.id, 0)]
        assert lines.count("1 dig") == 1


@awaited
async def test_another_process_hears_of_a_move(place):
    async with registry(place) as one, registry(place) as two:
        mine = await started(one)
        yours = await two.table(mine.id)
        heard = asyncio.Event()
        yours.watchers.add(heard.set)
        await play(mine, 0, "dig")
        await soon(heard.wait(), "the other process hears of the move")
        assert yours.begun.fold.lines == mine.begun.fold.lines


@awaited
async def test_whatever_a_bot_does_it_is_checked_like_any_move(tmp_path, monkeypatch):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT))
        await home.idle()
        assert table.begun.acting() == [0], "the bot has pledged"
        with pytest.raises(Stale):
            await table.answer(1, 1, "dig")
        with pytest.raises(NotNow):
            await table.answer(0, table.begun.asked[0], "wash 1.1")


@awaited
async def test_a_bot_is_set_thinking_again_by_another_process(tmp_path, monkeypatch):
    clock = Hands()
    async with registry(tmp_path, clock) as home:

        async def dead(*_: object) -> str:
            raise RuntimeError("killed while thinking")

        monkeypatch.setattr(home.bot_pool, "choose", dead)
        table = await started(home, GULCH, ("me", BOT))
        await home.idle()
        assert table.begun.acting() == [0, 1]
        monkeypatch.undo()
        await home.look()
        await home.idle()
        assert table.begun.acting() == [0, 1], "its lease is not over"
        clock.now += 31
        await home.look()
        await home.idle()
        assert table.begun.acting() == [0]


@awaited
async def test_seats_are_taken_once_and_only_the_host_arranges(tmp_path):
    async with registry(tmp_path) as home:
        table = await home.create(ANN, GULCH, ["me", "open", "open"], {}, {})
        await table.sit(BOB, 1, "9f03")
        with pytest.raises(NotNow, match="seat 2 is taken"):
            await table.sit(CID, 1)
        with pytest.raises(NotNow, match="you sit here already"):
            await table.sit(BOB, 2)
        with pytest.raises(NotNow, match="a salt is"):
            await table.sit(CID, 2, "xyz")
        with pytest.raises(NotNow, match="no seat 9"):
            await table.sit(CID, 8)
        with pytest.raises(Forbidden, match="only the host"):
            await table.bot(BOB.id, 2, BOT)
        with pytest.raises(Forbidden, match="only the host"):
            await table.start(BOB.id)
        with pytest.raises(NotNow, match="seat 3 is empty"):
            await table.start(ANN.id)
        with pytest.raises(NotNow, match="has not started"):
            await play(table, 0, "dig")
        await table.bot(ANN.id, 2, BOT)
        await table.start(ANN.id)
        with pytest.raises(NotNow, match="has started"):
            await table.start(ANN.id)
        assert table.begun.fold.header.salts == ["-", "9f03", "-"]
        assert table.begun.fold.lines[0] == f"* seat 3 bot {BOT}"
        assert table.seen(SPECTATOR).commit == table.begun.fold.header.commit
        assert table.seen(SPECTATOR).seed is None
        assert table.row.seed not in table.written(0)


@awaited
async def test_the_start_sees_who_sat_down_at_the_last_moment(place):
    async with registry(place) as one, registry(place) as two:
        mine = await one.create(ANN, GULCH, ["me", "open", "open"], {}, {})
        await mine.sit(BOB, 1)
        await mine.bot(ANN.id, 2, BOT)
        yours = await two.table(mine.id)
        await two.store.write(
            tables.seat_changes, mine.id, yours.row.revision, {2: {"user": CID.id, "name": "cid", "level": None}}
        )
        with pytest.raises(NotNow, match="just changed"):
            await mine.start(ANN.id)
        await mine.start(ANN.id)
        assert mine.begun.fold.names == ["ann", "bob", "cid"]


@awaited
async def test_a_bot_takes_over_and_gives_the_seat_back(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        await table.leave(BOB.id, 1)
        await home.idle()
        assert table.begun.acting() == [0]
        assert table.seen(0).seats[1].away
        with pytest.raises(NotNow, match="a bot plays for you"):
            await play(table, 1, "dig")
        with pytest.raises(Forbidden):
            await table.come_back(CID.id, 1)
        await table.come_back(BOB.id, 1)
        await play(table, 0, "wait")
        assert not table.seen(0).seats[1].away
        assert table.begun.acting() == [0, 1]
        await play(table, 1, "wait")


@awaited
async def test_somebody_takes_the_seat_of_a_bot_in_an_unrated_game(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT))
        await home.idle()
        await table.sit(BOB, 1)
        await play(table, 0, "dig")
        await play(table, 1, "dig")
        with pytest.raises(NotNow, match="seat 2 is taken"):
            await table.sit(CID, 1)
        rated = await started(home, GULCH, ("me", BOT), rated=True)
        with pytest.raises(NotNow, match="rated"):
            await rated.sit(BOB, 1)


@awaited
async def test_resigning_ends_a_game_of_two_and_hands_a_seat_of_three_to_a_bot(tmp_path):
    async with registry(tmp_path) as home:
        two = await started(home)
        await two.resign(ANN.id, 0)
        assert two.begun.over
        assert two.begun.places() == [2, 1]
        assert record.verify(record.parse(two.written())).fair
        with pytest.raises(NotNow):
            await play(two, 1, "dig")
        three = await started(home, GULCH, ("me", "open", "open"))
        await three.resign(BOB.id, 1)
        assert not three.begun.over
        with pytest.raises(NotNow, match="given up"):
            await three.come_back(BOB.id, 1)
        await play_out(home, three, Random(3))
        assert three.begun.places()[1] == 3


@awaited
async def test_a_rematch_is_made_once_and_found_by_all(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", "open", BOT), options={"spill": "yes"})
        with pytest.raises(NotNow, match="not over"):
            await home.rematch(ANN.id, table)
        await table.resign(ANN.id, 0)
        await table.resign(BOB.id, 1)
        with pytest.raises(NotNow, match="only who sat there"):
            await home.rematch(CID.id, table)
        one, two = await home.rematch(BOB.id, table), await home.rematch(ANN.id, table)
        assert one is two
        assert table.seen(SPECTATOR).rematch == one.id
        assert [seat.name or seat.level for seat in one.row.seats] == ["bob", BOT, "ann"]
        assert one.row.options == {"spill": "yes"}
        await one.start(BOB.id)


@awaited
async def test_two_rematches_at_once_are_one_and_leave_no_other_table(tmp_path):
    async with registry(tmp_path) as home:
        table = await home.create(ANN, GULCH, ["me", "open"], {}, {}, salt="aa")
        await table.sit(BOB, 1, "bb")
        await table.start(ANN.id)
        await table.resign(ANN.id, 0)
        two = TableRegistry(home.store, home.bot_pool)
        twin = await two.table(table.id)
        one, other = await asyncio.gather(home.rematch(ANN.id, table), two.rematch(BOB.id, twin))
        assert one.id == other.id
        assert {row.id for row in await home.store.read(tables.tables_of, ANN.id)} == {table.id, one.id}
        assert [(seat.name, seat.salt) for seat in one.row.seats] == [("bob", "bb"), ("ann", "aa")]
        assert one.live is None, "the others are waited for"


@awaited
async def test_who_played_with_bots_plays_again_in_the_same_seat_at_once(tmp_path):
    async with registry(tmp_path) as home:
        table = await home.create(ANN, GULCH, [BOT, "me", BOT], {"spill": "yes"}, {}, salt="aa")
        await table.start(ANN.id)
        await home.idle()
        await play_out(home, table, Random(1))
        one, two = await asyncio.gather(home.rematch(ANN.id, table), home.rematch(ANN.id, table))
        assert one is two
        assert [(seat.name or seat.level, seat.salt) for seat in one.row.seats] == [
            (BOT, "-"),
            ("ann", "aa"),
            (BOT, "-"),
        ]
        assert one.live is not None
        assert one.live.fold.header.salts == ["-", "aa", "-"]
        assert one.row.seed != table.row.seed
        assert await home.rematch(ANN.id, table) is one


@awaited
async def test_a_rematch_counts_as_a_table(tmp_path):
    async with registry(tmp_path) as home:
        home.limits = Limits(tables=1)
        table = await home.create(ANN, GULCH, ["me", BOT], {}, {})
        await table.start(ANN.id)
        with pytest.raises(Enough, match="you have 1 tables"):
            await home.create(ANN, GULCH, ["me", BOT], {}, {})
        await table.resign(ANN.id, 0)
        other = await home.create(ANN, GULCH, ["me", BOT], {}, {})
        with pytest.raises(Enough):
            await home.rematch(ANN.id, table)
        assert (await home.store.read(tables.load, table.id)).again is None, "nothing was claimed"
        await other.start(ANN.id)
        await other.resign(ANN.id, 0)
        assert await home.rematch(ANN.id, table)


@awaited
async def test_bots_alone_have_few_tables(tmp_path):
    async with registry(tmp_path) as home:
        home.limits = Limits(bots_only=1)
        await (await home.create(ANN, GULCH, [BOT, BOT], {}, {})).start(ANN.id)
        table = await home.create(ANN, GULCH, ["me", BOT], {}, {})
        await table.bot(ANN.id, 0, BOT)
        bobs = await home.create(BOB, GULCH, [BOT, BOT], {}, {})
        for attempt in (home.create(ANN, GULCH, [BOT, BOT], {}, {}), table.start(ANN.id)):
            with pytest.raises(Enough, match="you have 1 tables of bots alone"):
                await attempt
        await bobs.start(BOB.id)
        await home.idle()
        assert bobs.begun.over
        await table.start(ANN.id)
        assert table.live is not None, "the first is over"


@awaited
async def test_hotseat_one_person_holds_several_seats(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", "me"))
        await play(table, 0, "dig")
        assert seen_as(View, table.seen(1).view).seats[0].pledge is None
        await play(table, 1, "wait")
        assert table.viewer(ANN.id, 2) == 1
        assert table.viewer(ANN.id, None) == 0
        assert table.viewer(ANN.id, 0) == SPECTATOR
        assert table.viewer(BOB.id, None) == SPECTATOR
        with pytest.raises(Forbidden):
            table.viewer(BOB.id, 1)


@awaited
async def test_a_table_that_cannot_be_is_refused(tmp_path):
    async with registry(tmp_path) as home:
        wrong: list[tuple[list[str], dict[str, str], dict[str, Any], str]] = [
            (["me"], {}, {}, "takes 2 to 4 players"),
            (["me", "deep-blue"], {}, {}, "no player is called"),
            (["me", "open"], {"depth": "3"}, {}, "no option 'depth'"),
            (["me", "open"], {}, {"days": 99}, "days is a number"),
            (["me", "open"], {}, {"bank": 9}, "a bank needs"),
            (["me", "open"], {}, {"move": True}, "move is a number"),
        ]
        for seats, words, pace, reason in wrong:
            with pytest.raises(ValueError, match=reason):
                await home.create(ANN, GULCH, seats, words, pace)
        with pytest.raises(ValueError, match="no game is called"):
            await home.create(ANN, "chess", ["me", "open"], {}, {})
        with pytest.raises(Missing):
            await home.table("nowhere")


@awaited
async def test_chat_is_stored_and_heard(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        woken: list[int] = []
        table.watchers.add(lambda: woken.append(1))
        await table.say(BOB, "hello")
        assert woken
        assert table.row.chats == 1
        assert [row.text for row in await home.store.read(tables.chats_after, table.id, 0)] == ["hello"]


@awaited
async def test_what_was_committed_before_a_crash_is_there_without_a_word_having_been_spoken(tmp_path, monkeypatch):
    async with registry(tmp_path) as home:
        table = await started(home)

        def killed(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(table, "_spoken", killed)
        with pytest.raises(KeyboardInterrupt):
            await play(table, 0, "dig")
    store = await Store.open(tmp_path)
    home = TableRegistry(store, BotPool(lambda: ThreadPoolExecutor(1)))
    again = await home.table(table.id)
    assert again.begun.fold.lines[-1] == "1 dig"
    assert again.begun.acting() == [1]
    await store.close()
