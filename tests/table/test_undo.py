"""Taking back: alone within the own turn; beyond that by consent; against bots freely; not so in a rated game."""

from random import Random

import pytest

from corral import fair, games, options, record
from corral.record import Header, NotNow
from corral.table import LiveMatch, Pace, Table, undo
from corral.table.undo import way_back
from tests.given import given
from tests.store.places import awaited

from .tables import ANN, BOB, BOT, GULCH, play, registry, started


async def herding(table: Table) -> int:
    """Play on to a turn that has several choices of one seat in a row; gives the seat."""
    while True:
        seat = table.begun.acting()[0]
        before = table.begun.version
        await play(table, seat, table.seen(seat).choices[0])
        if table.begun.acting() == [seat] and table.begun.version == before + 1:
            return seat


@awaited
async def test_alone_within_the_own_turn(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, "wind_river", ("me", "open"))
        seat = await herding(table)
        user, bytes_now = (ANN, BOB)[seat].id, table.begun.fold.state.tobytes()
        await play(table, seat, table.seen(seat).choices[0])
        if table.begun.acting() == [seat]:
            await table.undo(user, seat)
            assert table.begun.fold.state.tobytes() == bytes_now
            assert table.begun.fold.lines[-1].startswith("* back")
            assert table.seen(seat).rated is False


@awaited
async def test_beyond_the_turn_everybody_is_asked(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", "open", "open"))
        for seat in (0, 1, 2):
            await play(table, seat, "dig")
        position = table.begun.fold.lines[0]
        with pytest.raises(NotNow, match="nobody else has asked"):
            await table.agree(BOB.id, 1, True)
        await table.undo(ANN.id, 0)
        assert given(table.seen(1).wish).seat == 1
        with pytest.raises(NotNow):
            await table.agree(ANN.id, 0, True)
        await table.agree(BOB.id, 1, True)
        assert given(table.seen(2).wish).agreed == [2]
        await table.agree("u-cid", 2, True)
        assert table.seen(0).wish is None
        assert table.begun.fold.lines[-1] == "* back 1"
        assert table.begun.acting() == [0, 1, 2], "all pledge anew"
        assert position == table.begun.fold.lines[0]


@awaited
async def test_one_who_minds_is_enough(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        await play(table, 0, "dig")
        with pytest.raises(NotNow, match="secret question is open"):
            await table.undo(ANN.id, 0)
        await play(table, 1, "dig")
        await table.undo(ANN.id, 0)
        await table.agree(BOB.id, 1, False)
        assert table.seen(0).wish is None
        assert not [line for line in table.begun.fold.lines if line.startswith("* back")]


@awaited
async def test_a_move_answers_the_wish_too(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        await play(table, 0, "dig")
        await play(table, 1, "dig")
        await table.undo(ANN.id, 0)
        await play(table, 1, "wait")
        assert table.seen(0).wish is None


@awaited
async def test_against_bots_freely_and_the_same_draws_come_again(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT))
        for _ in range(3):
            await home.idle()
            await play(table, 0, "wait")
        await home.idle()
        draws = [line for line in table.begun.fold.lines if line.startswith("n")]
        assert record.open_pledges(table.begun.game, table.begun.fold.state), "the bot has pledged: it pledges anew"
        await table.undo(ANN.id, 0, 2)
        await home.idle()
        history = [table.begun.game.write(ply.move) for ply in table.begun.fold.history if ply.seat == 15]
        assert [f"n {text}" for text in history] == draws[: len(history)]


@pytest.mark.parametrize("seats", [("me", BOT), ("me", "open")], ids=["bots", "people"])
def test_a_rated_game_is_not_dodged(tmp_path, seats):
    @awaited
    async def main() -> None:
        async with registry(tmp_path) as home:
            table = await started(home, GULCH, seats, rated=True)
            await home.idle()
            await play(table, 0, "wait")
            if table.begun.level(1) is None:
                await play(table, 1, "wait")
            await home.idle()
            with pytest.raises(NotNow, match="in a rated game nobody takes back"):
                await table.undo(ANN.id, 0)
            assert table.seen(0).rated

    main()


@awaited
async def test_within_the_own_turn_a_rated_game_is_taken_back_too(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home, "wind_river", ("me", "open"), rated=True)
        seat = await herding(table)
        before = table.begun.version
        await table.undo((ANN, BOB)[seat].id, seat)
        assert table.begun.fold.lines[before:] == [f"* back {before - 1}"]
        assert table.seen(seat).rated


@awaited
async def test_at_one_table_only_so_much_is_taken_back(tmp_path, monkeypatch):
    monkeypatch.setattr(undo, "MOST_TAKEN_BACK", 8)
    async with registry(tmp_path) as home:
        table = await started(home, GULCH, ("me", BOT))
        while table.begun.fold.undone < 6:
            await home.idle()
            await play(table, 0, "wait")
            await home.idle()
            await table.undo(ANN.id, 0)
        assert table.begun.fold.undone <= 8
        await home.idle()
        await play(table, 0, "wait")
        await home.idle()
        with pytest.raises(NotNow, match="enough has been taken back"):
            await table.undo(ANN.id, 0)


def live(name: str, seats: int, seed: int, bots: int) -> LiveMatch:
    rules = games.find(name)
    secret = fair.seed_of(seed)
    chosen = options.parse(rules, {}, seats)
    names = [f"seat-{seat}" for seat in range(seats)]
    header = Header(rules, names, chosen, rules.pieces(), "t", fair.commit(secret), ["-"] * seats, secret)
    found = LiveMatch(header, Pace(), 0.0)
    found.begin([(seat, BOT) for seat in range(seats - bots, seats)], 0.0)
    return found


@pytest.mark.parametrize("bots", [2, 0], ids=["one person and bots", "people"])
@pytest.mark.parametrize("name", ["moon_river", "dice_town", "wind_river"])
def test_to_take_back_changes_something(name, bots):
    """The seat has a choice then, or the position is another; and no secret question is gone back into."""
    chance, taken = Random(3), 0
    for seed in range(4):
        table, at = live(name, 3, seed, bots), 0.0
        while not table.over and table.version < 400:
            at += 10.0
            table.advance(at)
            seat = chance.randrange(3 - bots)
            people = {one: f"u{one}" for one in range(3 - bots)}
            if chance.random() < 0.2:
                try:
                    line, _ = way_back(table, seat, people, False, chance.choice((1, 1, 2, 3)))
                except NotNow:
                    continue
                before, taken = table.state().tobytes(), taken + 1
                assert record.open_pledges(table.game, table.fold.state_at(line)) == 0
                table.back(line, at)
                table.advance(at + 10.0)
                assert len(table.legal(seat)) > 1 or table.state().tobytes() != before
            elif asked := table.acting():
                one = chance.choice(asked)
                table.play(one, [chance.choice(table.choices(one))], at)
    assert taken > 40


@awaited
async def test_there_must_be_something_to_take_back(tmp_path):
    async with registry(tmp_path) as home:
        table = await started(home)
        with pytest.raises(NotNow, match="nothing of yours"):
            await table.undo(ANN.id, 0)
