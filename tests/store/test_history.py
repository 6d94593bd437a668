"""What somebody has played is found again, and goes with whom it belongs to."""

from typing import Any

import pytest

from corral.store import Enough, Store, analyses, history, people, tables
from corral.store.analyses import Found
from corral.store.history import BoxRow

from .places import awaited
from .test_store import ROW, opened

BOX = BoxRow("u1", "pad-1", "dice_town", 50.0, 0, [{"name": "ann", "place": 1, "points": 40}], "game dice_town\n")


async def over(store: Store, table: str, ended: float, user: str = "u1") -> None:
    """A table that has ended, with bots on its second seat."""
    rows: list[dict[str, Any]] = [
        {"seat": 0, "user": user, "name": "ann", "level": None},
        {"seat": 1, "user": None, "name": None, "level": "hand"},
    ]
    values = {**ROW, "id": table, "ended": ended, "header": "game gulch 1\nseats ann bot:hand\n", "started": 1.0}
    await store.write(tables.create, values, rows)
    placed = {seat: {"place": 1 + seat, "points": 9 - seat} for seat in (0, 1)}
    await store.write(tables.append, table, 0, ["n wash 1.1", "1 dig"], ended, {}, placed)


@awaited
async def test_tables_that_are_over_are_told_the_latest_first_with_what_was_last_found(place):
    store = await opened(place)
    await over(store, "t2", 10.0)
    await over(store, "t3", 20.0)
    await over(store, "t4", 30.0, user="u2")
    assert [row.id for row in await store.read(history.played, "u1")] == ["t3", "t2"]
    await store.write(analyses.keep, "t2", "judge-1", False, 1.0, "{}", [Found(0.1, -0.2, 4), Found(-0.1, 0.2, 0)])
    await store.write(
        analyses.keep, "t2", "judge-2", False, 2.0, "{}", [Found(None, 0.3, None), Found(None, -0.3, None)]
    )
    await store.write(analyses.keep, "t3", "judge-2", True, 2.0, "{}", [Found(0.5, 0.5, 2), Found(0.5, 0.5, 1)])
    last, first = await store.read(history.played, "u1")
    found = [(seat.luck, seat.own, seat.judge) for seat in first.seats]
    assert found == [(None, 0.3, "judge-2"), (None, -0.3, "judge-2")]
    assert [seat.marks for seat in first.seats] == [4, 0]
    assert [(seat.luck, seat.own, seat.marks) for seat in last.seats] == [(None, None, 2), (None, None, 1)]
    assert [(seat.place, seat.points, seat.level) for seat in last.seats] == [(1, 9, None), (2, 8, "hand")]
    assert (await store.read(history.records, ["t2"]))[
        "t2"
    ] == "game gulch 1\nseats ann bot:hand\nseed 00\n\nn wash 1.1\n1 dig\n"
    await store.close()


@awaited
async def test_games_of_the_box_are_kept_replaced_and_dropped(place):
    store = await opened(place)
    await store.write(history.keep_box, "u1", BOX)
    await store.write(history.keep_box, "u1", BoxRow(**{**BOX.__dict__, "ended": 60.0}))
    assert [row.ended for row in await store.read(history.boxes_of, "u1")] == [60.0]
    assert not await store.write(history.drop_box, "u2", "pad-1")
    assert await store.write(history.drop_box, "u1", "pad-1")
    assert await store.read(history.boxes_of, "u1") == []
    await store.close()


@awaited
async def test_nobody_keeps_more_of_them_than_there_is_room_for(place, monkeypatch):
    monkeypatch.setattr(history, "MOST_BOXES", 1)
    store = await opened(place)
    await store.write(history.keep_box, "u1", BOX)
    await store.write(history.keep_box, "u1", BOX)
    with pytest.raises(Enough, match="1 games"):
        await store.write(history.keep_box, "u1", BoxRow(**{**BOX.__dict__, "id": "pad-2"}))
    assert [row.id for row in await store.read(history.boxes_of, "u1")] == ["pad-1"]
    await store.close()


@awaited
async def test_a_guests_games_become_the_accounts_and_go_with_who_is_forgotten(place):
    store = await opened(place)
    await over(store, "t2", 10.0)
    await store.write(people.add, "u1", "ann", 1.0)
    await store.write(people.add, "u9", "anna", 1.0)
    await store.write(history.keep_box, "u1", BOX)
    await store.write(history.keep_box, "u1", BoxRow(**{**BOX.__dict__, "id": "pad-2"}))
    await store.write(history.keep_box, "u9", BoxRow(**{**BOX.__dict__, "user": "u9", "ended": 5.0}))
    await store.write(people.merge, "u1", "u9")
    kept = await store.read(history.boxes_of, "u9")
    assert {(row.id, row.ended) for row in kept} == {("pad-2", 50.0), ("pad-1", 5.0)}
    assert [row.id for row in await store.read(history.played, "u9")] == ["t2"]
    await store.write(people.forget, "u9")
    assert await store.read(history.boxes_of, "u9") == []
    assert await store.read(history.played, "u9") == []
    await store.close()
