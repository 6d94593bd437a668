"""The store keeps what it acknowledged, and the key (table, line) is the only lock."""

import asyncio
import json
import sqlite3
import stat
import zipfile
from typing import Any

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from corral.store import Missing, Store, Taken, backup, people, restore, tables
from corral.store.news import ALL, MOST_BYTES, Word
from corral.store.schema import metadata
from tests.given import given

from .places import awaited

ROW = {
    "id": "t1",
    "game": "gulch",
    "options": {"spill": "yes"},
    "pace": {},
    "rated": False,
    "public": True,
    "host": "u1",
    "seed": "00",
    "made": 1.0,
    "moved": 1.0,
}
SEATS: list[dict[str, Any]] = [{"seat": 0, "user": "u1", "name": "ann"}, {"seat": 1, "user": None, "name": None}]


async def opened(place) -> Store:
    store = await Store.open(place, lambda: 100.0)
    await store.write(tables.create, ROW, SEATS)
    return store


@awaited
async def test_the_migrations_give_the_schema(place):
    store = await Store.open(place)

    def difference(connection: sa.Connection) -> Any:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    assert await store.read(difference) == []
    await store.close()


@awaited
async def test_a_database_opens_again_with_everything_in_it(place):
    store = await opened(place)
    await store.write(
        tables.append, "t1", 0, ["n wash 1.1", "1 dig"], 5.0, {"due": 9.0, "moved": 5.0}, {1: {"level": "random"}}
    )
    await store.close()
    store = await Store.open(place)
    row = await store.read(tables.load, "t1")
    assert (row.version, row.moved, row.due, row.options) == (2, 5.0, 9.0, {"spill": "yes"})
    assert [seat.level for seat in row.seats] == [None, "random"]
    assert await store.read(tables.lines_after, "t1", 0) == [("n wash 1.1", 5.0), ("1 dig", 5.0)]
    assert await store.read(tables.lines_after, "t1", 1) == [("1 dig", 5.0)]
    with pytest.raises(Missing, match="no table 't2'"):
        await store.read(tables.load, "t2")
    await store.close()


@awaited
async def test_of_many_writers_of_one_line_exactly_one_wins(place):
    one, two = await opened(place), await Store.open(place)
    tries = [
        (one, two)[index % 2].write(tables.append, "t1", 0, [f"line {index}", "and more"], 1.0, {}, {})
        for index in range(12)
    ]
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [type(result) for result in results if result is not None] == [Taken] * 11
    winner = results.index(None)
    assert [text for text, _ in await two.read(tables.lines_after, "t1", 0)] == [f"line {winner}", "and more"]
    await one.close()
    await two.close()


@awaited
async def test_work_that_fails_leaves_nothing_and_does_not_touch_its_neighbours(place):
    store = await opened(place)

    def broken(connection: sa.Connection) -> None:
        tables.append(connection, "t1", 5, ["half"], 1.0, {}, {})
        raise ValueError("broken")

    results = await asyncio.gather(
        store.write(tables.append, "t1", 0, ["a"], 1.0, {}, {}),
        store.write(broken),
        store.write(tables.append, "t1", 1, ["b"], 1.0, {}, {}),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [type(None), ValueError, type(None)]
    assert [text for text, _ in await store.read(tables.lines_after, "t1", 0)] == ["a", "b"]
    await store.close()


@awaited
async def test_who_writes_while_nothing_can_be_written_is_told_and_the_next_one_is_served(place, monkeypatch):
    store = await opened(place)

    async def broken(works):
        raise RuntimeError("no thread can be started")

    with monkeypatch.context() as now:
        now.setattr(store._engine, "_commit", broken)
        with pytest.raises(RuntimeError, match="no thread"):
            await store.write(people.setting, "a", "1")
    assert await store.write(people.setting, "a", "2") == "2"
    await store.close()


@awaited
async def test_what_is_waiting_is_committed_together(place, monkeypatch):
    store = await opened(place)
    commits: list[int] = []
    commit = store._engine._commit

    def counted(works):
        commits.append(len(works))
        return commit(works)

    monkeypatch.setattr(store._engine, "_commit", counted)
    await asyncio.gather(*(store.write(tables.append, "t1", n, [str(n)], 1.0, {}, {}) for n in range(50)))
    assert sum(commits) == 50
    assert len(commits) == 1
    await store.close()


@awaited
async def test_sqlite_is_durable_and_has_a_write_ahead_log(tmp_path):
    store = await opened(tmp_path)
    assert await store.write(lambda c: c.exec_driver_sql("PRAGMA synchronous").scalar()) == 2
    assert await store.write(lambda c: c.exec_driver_sql("PRAGMA journal_mode").scalar()) == "wal"
    await store.close()


@awaited
async def test_seats_change_only_from_the_revision_that_was_read(place):
    store = await opened(place)
    bob, cid = {1: {"user": "u2", "name": "bob"}}, {1: {"user": "u3", "name": "cid"}}
    results = await asyncio.gather(
        store.write(tables.seat_changes, "t1", 0, bob),
        store.write(tables.seat_changes, "t1", 0, cid),
        return_exceptions=True,
    )
    assert [type(result) for result in results].count(Taken) == 1
    await store.write(tables.seat_changes, "t1", 1, {}, started=3.0)
    with pytest.raises(Taken):
        await store.write(tables.seat_changes, "t1", 2, bob)
    await store.close()


@awaited
async def test_what_is_due_is_claimed_once(place):
    store = await opened(place)
    await store.write(tables.append, "t1", 0, ["a"], 1.0, {"due": 7.0}, {})
    assert await store.read(tables.due, 6.9) == []
    assert await store.read(tables.due, 7.0) == [("t1", 7.0)]
    claims = await asyncio.gather(*(store.write(tables.claim, "t1", 7.0, 37.0) for _ in range(4)))
    assert sorted(claims) == [False, False, False, True]
    await store.close()


@awaited
async def test_chat_is_numbered_and_kept(place):
    store = await opened(place)
    await asyncio.gather(*(store.write(tables.say, "t1", "u1", "ann", f"word {n}", 2.0) for n in range(5)))
    told = await store.read(tables.chats_after, "t1", 2)
    assert [row.number for row in told] == [3, 4, 5]
    assert (await store.read(tables.load, "t1")).chats == 5
    await store.close()


@awaited
async def test_the_first_rematch_is_the_rematch(place):
    store = await opened(place)
    one = await store.read(tables.load, "t1")
    values = {
        name: getattr(one, name) for name in ("game", "options", "pace", "rated", "public", "host", "seed", "made")
    }
    rows = [{"seat": 0, "user": None, "name": None, "salt": "-", "level": None}]
    claims = [
        store.write(tables.rematch, "t1", {**values, "id": name, "moved": 1.0}, rows, 50) for name in ("t2", "t3", "t4")
    ]
    found = set(await asyncio.gather(*claims))
    assert len(found) == 1
    for name in {"t2", "t3", "t4"} - found:
        with pytest.raises(Missing):
            await store.read(tables.load, name)
    await store.close()


@awaited
async def test_an_account_name_belongs_to_one(place):
    store = await Store.open(place)
    await store.write(people.add, "u1", "Ann", 1.0)
    await store.write(people.add, "u2", "Ann", 1.0)
    await store.write(people.change, "u1", key="ann", password="x")
    with pytest.raises(Taken):
        await store.write(people.change, "u2", key="ann", password="x")
    found = await store.read(people.by_name, "ann")
    assert found is not None
    assert found.id == "u1"
    await store.close()


@awaited
async def test_who_is_forgotten_leaves_records_without_a_name(place):
    store = await opened(place)
    await store.write(people.add, "u1", "ann", 1.0)
    header = "game gulch 1\ntable t1\nseats ann bob\noptions\n"
    await store.write(tables.append, "t1", 0, ["* seat 1 ann", "1 dig"], 1.0, {"header": header}, {})
    await store.write(tables.say, "t1", "u1", "ann", "I am Ann", 2.0)
    await store.write(people.forget, "u1")
    row = await store.read(tables.load, "t1")
    texts = [text for text, _ in await store.read(tables.lines_after, "t1", 0)]
    told = await store.read(tables.chats_after, "t1", 0)
    assert "ann" not in json.dumps([row.header, texts, [seat.name for seat in row.seats], [c.name for c in told]])
    assert "Ann" not in told[0].text
    assert given(row.header).split("\n")[2] == "seats someone bob"
    assert row.seats[0].user is None
    with pytest.raises(Missing):
        await store.read(people.find, "u1")
    await store.close()


@awaited
async def test_a_setting_is_made_once(place):
    store = await Store.open(place)
    assert await store.write(people.setting, "secret", "a") == "a"
    assert await store.write(people.setting, "secret", "b") == "a"
    await store.close()


@awaited
async def test_news_reach_the_other_process_and_not_oneself(place):
    one, two = await Store.open(place), await Store.open(place)
    heard: asyncio.Queue[tuple[str, Word]] = asyncio.Queue()
    await one.news.start(lambda word: heard.put_nowait(("one", word)))
    await two.news.start(lambda word: heard.put_nowait(("two", word)))
    one.news.say(Word("t1"))
    assert await heard.get() == ("two", Word("t1"))
    two.news.say(Word("t2"))
    assert await heard.get() == ("one", Word("t2"))
    assert heard.empty()
    await one.close()
    two.news.say(Word("t3"))
    await two.close()


@awaited
async def test_news_begin_again_when_the_connection_breaks(postgres_url, monkeypatch):
    monkeypatch.setattr("corral.store.news.RETRY_SECONDS", 0)
    store = await Store.open(postgres_url + "postgres")
    heard: asyncio.Queue[Word] = asyncio.Queue()
    await store.news.start(heard.put_nowait)
    others = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'"
    await store.write(lambda connection: connection.exec_driver_sql(others).all())
    assert await heard.get() == ALL
    await store.close()


@awaited
async def test_news_bring_the_lines_where_they_fit(place):
    one, two = await Store.open(place), await Store.open(place)
    heard: asyncio.Queue[Word] = asyncio.Queue()
    await two.news.start(heard.put_nowait)
    await one.news.start(lambda _: None)
    word = Word("t1", 41, 1e9 + 1 / 3, ("1 dig", "n wash 1.1", "* seat 2 zoë"))
    one.news.say(word)
    assert await heard.get() == word
    one.news.say(Word("t2", 0, 1.0, ("é" * MOST_BYTES,)))
    assert await heard.get() == Word("t2")
    await one.close()
    await two.close()


@awaited
async def test_who_is_told_too_much_at_once_is_told_all_or_that_something_was_missed(place, monkeypatch):
    monkeypatch.setattr("corral.store.news.RETRY_SECONDS", 0)
    one, two = await Store.open(place), await Store.open(place)
    heard: asyncio.Queue[Word] = asyncio.Queue()
    await two.news.start(heard.put_nowait)
    await one.news.start(lambda _: None)
    names = {f"t{number}" for number in range(1000)}
    for name in names:
        one.news.say(Word(name, 0, 1.0, ("1 " + "dig" * 100,)))
    told: set[str] = set()
    while told < names and ALL.table not in told:
        told.add((await heard.get()).table)
    await one.close()
    await two.close()


@awaited
async def test_of_a_table_that_changes_again_before_it_is_told_only_that_is_told(postgres_url):
    one, two = await Store.open(postgres_url + "postgres"), await Store.open(postgres_url + "postgres")
    heard: asyncio.Queue[Word] = asyncio.Queue()
    await two.news.start(heard.put_nowait)
    await one.news.start(lambda _: None)
    one.news.say(Word("t1", 0, 1.0, ("1 dig",)))
    one.news.say(Word("t1", 1, 1.0, ("2 dig",)))
    assert await heard.get() == Word("t1")
    await one.close()
    await two.close()


@awaited
async def test_two_processes_that_change_the_same_tables_do_not_wait_for_each_other(place):
    one, two = await Store.open(place), await Store.open(place)
    names = [f"t{number}" for number in range(8)]
    for name in names:
        await one.write(tables.create, {**ROW, "id": name}, SEATS)

    def say(store: Store, name: str) -> asyncio.Future[None]:
        return asyncio.ensure_future(store.write(tables.say, name, "u1", "ann", "hm", 1.0))

    for _ in range(10):
        await asyncio.gather(*(say(one, name) for name in names), *(say(two, name) for name in names[::-1]))
    for name in names:
        assert (await two.read(tables.load, name)).chats == 20
    await one.close()
    await two.close()


@awaited
async def test_work_that_finds_its_connection_broken_is_done_on_another(postgres_url):
    store = await Store.open(postgres_url + "postgres")
    other = await Store.open(postgres_url + "postgres")
    await store.write(people.setting, "a", "1")
    others = (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
    )
    await other.write(lambda connection: connection.exec_driver_sql(others).all())
    assert await store.write(people.setting, "b", "2") == "2"
    assert await store.read(people.setting, "b", "3") == "2"
    await store.close()
    await other.close()


@awaited
async def test_a_damaged_backup_names_the_row_and_shows_nothing_of_it(place, tmp_path):
    good = {"id": "u1", "name": "ann", "made": 1.0, "settings": {}, "operator": False, "banned": False}
    secret = "$argon2id$v=19$very-secret"
    for row, reason in (
        ({**good, "id": "u2", "password": secret, "made": None}, "row 2 of users is refused by the database"),
        ({**good, "id": "u1", "password": secret}, "row 2 of users is refused by the database"),
        ({**good, "hat": secret}, "row 2 of users cannot be read"),
    ):
        with zipfile.ZipFile(tmp_path / "bad.zip", "w") as archive:
            archive.writestr("format", "corral backup 1\n")
            archive.writestr("users.jsonl", json.dumps(good) + "\n" + json.dumps(row) + "\n")
        store = await Store.open(place)
        with pytest.raises(ValueError, match=reason) as told:
            await restore(store, tmp_path / "bad.zip")
        assert "secret" not in str(told.value)
        assert await store.read(people.users_like, "ann") == [], "all or nothing"
        await store.close()


@awaited
async def test_a_backup_is_restored_into_an_empty_database(place, tmp_path):
    store = await opened(place)
    await store.write(tables.append, "t1", 0, ["a", "b"], 1.5, {"due": 7.0}, {})
    await store.write(tables.say, "t1", "u1", "ann", "hé", 2.0)
    rows = await backup(store, tmp_path / "kept.zip")
    assert rows == 6
    other = await Store.open(tmp_path / "other")
    assert await restore(other, tmp_path / "kept.zip") == rows
    assert await other.read(tables.load, "t1") == await store.read(tables.load, "t1")
    assert await other.read(tables.lines_after, "t1", 0) == [("a", 1.5), ("b", 1.5)]
    with pytest.raises(ValueError, match="not empty"):
        await restore(other, tmp_path / "kept.zip")
    (tmp_path / "no.zip").write_text("no")
    with pytest.raises(ValueError, match="not a backup"):
        await restore(other, tmp_path / "no.zip")
    await store.close()
    await other.close()


@awaited
async def test_a_table_that_is_dropped_is_marked_for_that_user_until_it_is_regained(place):
    store = await opened(place)
    for _ in range(2):  # twice is as good as once
        await store.write(tables.drop, "u1", "t1")
    rows, gone = await store.read(tables.list_of, "u1")
    assert ([row.id for row in rows], gone) == (["t1"], {"t1"})
    assert (await store.read(tables.list_of, "u2"))[1] == set()
    await store.write(tables.regain, "u1", "t1")
    assert (await store.read(tables.list_of, "u1"))[1] == set()
    await store.write(tables.drop, "u1", "t1")
    await store.write(people.forget, "u1")
    assert (await store.read(tables.list_of, "u1"))[1] == set()
    await store.close()


@awaited
async def test_a_backup_of_an_older_version_lacks_what_came_later(place, tmp_path):
    store = await opened(place)
    await store.write(tables.drop, "u1", "t1")
    await backup(store, tmp_path / "new.zip")
    with zipfile.ZipFile(tmp_path / "new.zip") as new, zipfile.ZipFile(tmp_path / "old.zip", "w") as old:
        for name in new.namelist():
            if name != "dropped.jsonl":
                old.writestr(name, new.read(name))
    for name, gone in (("old", set()), ("new", {"t1"})):
        other = await Store.open(tmp_path / name)
        await restore(other, tmp_path / f"{name}.zip")
        rows, found = await other.read(tables.list_of, "u1")
        assert ([row.id for row in rows], found) == (["t1"], gone)
        await other.close()
    await store.close()


def test_the_file_is_a_plain_sqlite_database_in_the_stated_folder(tmp_path):
    @awaited
    async def make() -> None:
        await (await opened(tmp_path)).close()

    make()
    with sqlite3.connect(tmp_path / "corral.db") as connection:
        assert connection.execute("SELECT id FROM tables").fetchall() == [("t1",)]


def test_a_backup_is_an_archive_of_rows_for_its_owner_alone(tmp_path):
    @awaited
    async def make() -> None:
        store = await opened(tmp_path)
        await backup(store, tmp_path / "kept.zip")
        await store.close()

    make()
    assert stat.S_IMODE((tmp_path / "kept.zip").stat().st_mode) == 0o600, "it holds everybody's secrets"
    with zipfile.ZipFile(tmp_path / "kept.zip") as archive:
        assert json.loads(archive.read("tables.jsonl"))["game"] == "gulch"
