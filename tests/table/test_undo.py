"""Taking back: alone within the own turn; beyond that by consent; against bots freely, and it does not count."""

import pytest

from corral.record import NotNow
from corral.table import Table
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, house, play, started


async def herding(table: Table) -> int:
    """Play on to a turn that has several choices of one seat in a row; gives the seat."""
    while True:
        seat = table.course.acting()[0]
        before = table.course.version
        await play(table, seat, table.seen(seat).choices[0])
        if table.course.acting() == [seat] and table.course.version == before + 1:
            return seat


@awaited
async def test_alone_within_the_own_turn(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home, "wind_river", ("me", "open"))
        seat = await herding(table)
        user, bytes_now = (ANN, BOB)[seat].id, table.course.fold.state.tobytes()
        await play(table, seat, table.seen(seat).choices[0])
        if table.course.acting() == [seat]:
            await table.undo(user, seat)
            assert table.course.fold.state.tobytes() == bytes_now
            assert table.course.fold.lines[-1].startswith("* back")
            assert table.seen(seat).rated is False


@awaited
async def test_beyond_the_turn_everybody_is_asked(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home, GULCH, ("me", "open", "open"))
        for seat in (0, 1, 2):
            await play(table, seat, "dig")
        position = table.course.fold.lines[0]
        with pytest.raises(NotNow, match="nobody else has asked"):
            await table.agree(BOB.id, 1, True)
        await table.undo(ANN.id, 0)
        assert table.seen(1).wish.seat == 1
        with pytest.raises(NotNow):
            await table.agree(ANN.id, 0, True)
        await table.agree(BOB.id, 1, True)
        assert table.seen(2).wish.agreed == [2]
        await table.agree("u-cid", 2, True)
        assert table.seen(0).wish is None
        assert table.course.fold.lines[-1] == "* back 1"
        assert table.course.acting() == [0, 1, 2], "all pledge anew"
        assert position == table.course.fold.lines[0]


@awaited
async def test_one_who_minds_is_enough(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home)
        await play(table, 0, "dig")
        with pytest.raises(NotNow, match="secret question is open"):
            await table.undo(ANN.id, 0)
        await play(table, 1, "dig")
        await table.undo(ANN.id, 0)
        await table.agree(BOB.id, 1, False)
        assert table.seen(0).wish is None
        assert not [line for line in table.course.fold.lines if line.startswith("* back")]


@awaited
async def test_a_move_answers_the_wish_too(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home)
        await play(table, 0, "dig")
        await play(table, 1, "dig")
        await table.undo(ANN.id, 0)
        await play(table, 1, "wait")
        assert table.seen(0).wish is None


@awaited
async def test_against_bots_freely_the_same_draws_come_again_and_it_does_not_count(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT), rated=True)
        for _ in range(3):
            await home.idle()
            await play(table, 0, "wait")
        await home.idle()
        draws = [line for line in table.course.fold.lines if line.startswith("n")]
        assert table.course.game.sealed(table.course.fold.state), "the bot has pledged: it pledges anew"
        await table.undo(ANN.id, 0, 2)
        await home.idle()
        assert "* unrated" in table.course.fold.lines
        assert not table.seen(0).rated
        history = [table.course.game.write(ply.move) for ply in table.course.fold.history if ply.seat == 15]
        assert [f"n {text}" for text in history] == draws[: len(history)]


@awaited
async def test_there_must_be_something_to_take_back(tmp_path):
    async with house(tmp_path) as home:
        table = await started(home)
        with pytest.raises(NotNow, match="nothing of yours"):
            await table.undo(ANN.id, 0)
