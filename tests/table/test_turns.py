"""Turns: whoever has many tables keeps nobody waiting; the order is told by who is let in."""

import asyncio

import pytest

from corral import players
from corral.table.turns import Turns, Whose
from tests.store.places import awaited

from .tables import ANN, BOT, GULCH, registry, started


class Row:
    """Everybody who waits, under a name; `order` has the names as they were let in."""

    def __init__(self, slow: int = 1) -> None:
        self.turns = Turns(slow)
        self.order: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, name: str, user: str, table: str = "", quick: bool = False, **how: bool) -> None:
        self.ends[name] = asyncio.Event()

        async def think() -> None:
            async with self.turns.turn(Whose(user, table or name, **how), quick):
                self.order.append(name)
                await self.ends[name].wait()

        self.tasks[name] = asyncio.create_task(think())
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        await self.tasks[name]
        await asyncio.sleep(0)

    async def all(self) -> list[str]:
        """Let one after the other finish, in the order in which they were let in."""
        done = 0
        while done < len(self.order):
            await self.end(self.order[done])
            done += 1
        return self.order


@awaited
async def test_users_take_turns_and_so_do_their_tables():
    row = Row()
    await row.come("first", "ann", "one")
    for table in ("one", "one", "two", "three"):
        await row.come(f"ann {table} {len(row.tasks)}", "ann", table)
    await row.come("bob", "bob")
    await row.come("cid", "cid")
    assert row.order == ["first"]
    assert await row.all() == ["first", "ann one 1", "bob", "cid", "ann two 3", "ann three 4", "ann one 2"]


@awaited
async def test_quick_ones_do_not_wait_for_slow_ones():
    row = Row(slow=2)
    for number in range(50):
        await row.come(f"legend {number}", "ann")
    assert row.order == ["legend 0", "legend 1"]
    await row.come("hand", "bob", quick=True)
    assert row.order[2:] == ["hand"], "there is always room for one"
    await row.come("another", "bob", quick=True)
    assert len(row.order) == 3
    await row.end("legend 0")
    assert row.order[3:] == ["another"], "and where room is made, a quick one comes first"
    await row.end("hand")
    assert row.order[4:] == ["legend 2"]
    await row.end("another")
    assert len(row.order) == 5, "two slow ones at once, not three"
    await row.all()


@awaited
async def test_people_come_before_bots_alone():
    row = Row()
    await row.come("first", "ann")
    await row.come("bots", "ann", people=False)
    await row.come("quick bots", "ann", people=False, quick=True)
    await row.come("people", "bob")
    assert row.order == ["first", "quick bots"], "nobody else who is quick waits"
    await row.end("first")
    assert row.order[2:] == ["people"]
    assert (await row.all())[3:] == ["bots"]


@awaited
async def test_what_nobody_waits_for_comes_last():
    row = Row()
    await row.come("first", "ann")
    await row.come("nobody", "", people=False, awaited=False)
    await row.come("bots", "ann", people=False)
    await row.come("people", "bob")
    assert await row.all() == ["first", "people", "bots", "nobody"]


@awaited
async def test_who_does_not_wait_any_more_takes_no_turn():
    row = Row()
    await row.come("first", "ann")
    await row.come("gone", "bob")
    await row.come("last", "cid")
    row.tasks["gone"].cancel()
    with pytest.raises(asyncio.CancelledError):
        await row.tasks["gone"]
    await row.end("first")
    assert row.order == ["first", "last"]
    await row.end("last")
    await row.come("next", "ann")
    assert row.order[-1] == "next"
    row.tasks["next"].cancel()
    with pytest.raises(asyncio.CancelledError):
        await row.tasks["next"]
    await row.come("after", "ann")
    assert row.order[-1] == "after", "who is cancelled while thinking makes room, too"
    await row.end("after")


@awaited
async def test_a_bot_thinks_in_the_turn_of_its_tables_host_and_after_people_where_nobody_plays(tmp_path, monkeypatch):
    async with registry(tmp_path) as home:
        asked, turn = [], home.bot_pool.turn

        def noted(whose, quick):
            asked.append(whose)
            return turn(whose, quick)

        monkeypatch.setattr(home.bot_pool, "turn", noted)
        people = await started(home, seats=("me", BOT))
        await home.idle()
        assert set(asked) == {Whose(ANN.id, people.id, True)}
        alone = await home.create(ANN, GULCH, [BOT, BOT], {}, {})
        asked.clear()
        await alone.start(ANN.id)
        await home.idle()
        assert set(asked) == {Whose(ANN.id, alone.id, False)}
        asked.clear()
        await people.leave(ANN.id, 0)
        await home.idle()
        assert set(asked) == {Whose(ANN.id, people.id, False)}, "who left does not play"
    assert [level for level in players.LEVELS if players.find(level).quick] == ["greenhorn", "hand", "rancher"]
