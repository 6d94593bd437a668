"""The server among strangers: seats, sessions, lists and chats stay whose they are."""

import asyncio
import contextlib
import os
import socket
import sqlite3
import stat
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import connect

from corral.server import processes
from corral.server.patience import Impatient
from corral.server.settings import Settings
from corral.store import Store, people, sweep, tables
from corral.store.news import Word
from corral.store.store import FILE, Unusable, trouble
from corral.store.sweep import ABANDONED_DAYS, DAY, HOST_AWAY_SECONDS, SESSION_DAYS, UNSTARTED_DAYS
from corral.store.tables import LISTED_OF_A_HOST
from tests.store.places import awaited
from tests.table.tables import GULCH, Hands

from .wire import Server, serving

ACCOUNT = {"name": "Ann", "password": "correct horse"}


async def table_of(host, *seats: str, **how) -> str:
    body = {"game": GULCH, "seats": list(seats) or ["me", "open"], **how}
    answer = await host.post("/api/tables", json=body)
    assert answer.status_code == 200, answer.text
    return answer.json()["table"]


async def watching(server: Server, browser, name: str, seat: int | None = None):
    """A socket that has been told of a table."""
    opened = server.socket(browser)
    found = await opened.__aenter__()
    found.say(kind="join", table=name, seat=seat)
    await found.next("position")
    return found, opened


async def operator(server: Server):
    boss = await server.guest("boss")
    assert (await boss.post("/api/account", json={"name": "boss", "password": "tin roof rusted"})).is_success
    user = await server.registry.store.read(people.by_name, "boss")
    await server.registry.store.write(people.change, user.id, operator=True)
    return boss


async def guest_id(boss, name: str) -> str:
    return next(row["id"] for row in (await boss.get(f"/api/operator/users?find={name}")).json() if row["name"] == name)


@awaited
async def test_a_guest_who_signs_in_goes_on_in_the_running_game_in_every_process(place):
    async with serving(place) as one, serving(place, clock=None) as two:
        two.clock.now = one.clock.now
        ann = await one.guest("ann")
        await ann.post("/api/account", json=ACCOUNT)
        guest, bob = await one.guest("guest"), await one.guest("bob")
        name = await table_of(guest)
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        await guest.post(f"/api/tables/{name}/start")
        _, closing = await watching(two, bob, name)  # the other process has the table in memory, with the guest
        assert (await guest.post("/api/login", json=ACCOUNT)).status_code == 200
        for server in (one, two):
            async with server.socket(guest) as mine:
                mine.say(kind="join", table=name, seat=1)
                position = await mine.next()
                while position["kind"] not in ("position", "refused"):
                    position = await mine.next()
                if position["kind"] == "refused":  # the word has not come yet: a look at the table is as good
                    await guest.get(f"/api/tables/{name}")
                    mine.say(kind="join", table=name, seat=1)
                    position = await mine.next("position")
                assert position["seat"] == 1
        async with one.socket(guest) as mine:
            mine.say(kind="join", table=name, seat=1)
            version = (await mine.next("position"))["version"]
            mine.say(kind="play", id=5, table=name, seat=1, version=version, moves=["dig"])
            assert (await mine.next("done"))["id"] in (0, 5)
        await closing.__aexit__(None, None, None)


@pytest.mark.parametrize("how", ["password", "ban", "delete", "logout", "sign in"])
@awaited
async def test_the_sockets_of_an_ended_session_end_in_every_process(tmp_path, how):
    async with serving(tmp_path) as one, serving(tmp_path, clock=None) as two:
        two.clock.now = one.clock.now
        boss, ann = await operator(one), await one.guest("ann")
        if how != "sign in":
            await ann.post("/api/account", json=ACCOUNT)
        else:
            other = await one.guest("other")
            await other.post("/api/account", json=ACCOUNT)
        phone = one.browser()
        if how == "password":
            assert (await phone.post("/api/login", json=ACCOUNT)).status_code == 200
        ends = phone if how == "password" else ann
        async with one.socket(ends) as here, two.socket(ends) as there:
            await here.next("hello")
            await there.next("hello")
            if how == "password":
                change = {"password": ACCOUNT["password"], "fresh": "battery staple"}
                assert (await ann.put("/api/me/password", json=change)).is_success
            elif how == "ban":
                user = await guest_id(boss, "Ann")
                assert (await boss.put(f"/api/operator/users/{user}/ban", json={"banned": True})).is_success
            elif how == "delete":
                assert (await ann.delete("/api/me")).is_success
            elif how == "logout":
                assert (await ann.post("/api/logout")).is_success
            else:
                assert (await ann.post("/api/login", json=ACCOUNT)).is_success
            assert (await here.next())["kind"] == "closed"
            assert (await there.next())["kind"] == "closed"


@awaited
async def test_guests_can_be_shut_out_and_newcomers_from_their_address_for_a_time(place):
    async with serving(place) as server:
        boss, eve = await operator(server), await server.guest("eve")
        user = await guest_id(boss, "eve")
        assert (await boss.put(f"/api/operator/users/{user}/ban", json={"banned": True, "hours": 2})).is_success
        assert (await eve.get("/api/me")).status_code == 401
        again = await server.browser().post("/api/guest", json={"name": "eve2"})
        assert (again.status_code, "shut out" in again.json()["detail"]) == (403, True)
        assert (await boss.get("/api/me")).status_code == 200, "who is in stays in"
        server.clock.now += 2 * 3600
        assert (await server.browser().post("/api/guest", json={"name": "eve3"})).status_code == 200
        assert (await boss.put(f"/api/operator/users/{user}/ban", json={"banned": False})).is_success
        assert (await eve.get("/api/me")).status_code == 200


@awaited
async def test_a_host_closes_a_table_that_has_not_started(place):
    async with serving(place) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        name = await table_of(ann)
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        seen, closing = await watching(server, bob, name)
        assert (await bob.post(f"/api/tables/{name}/close")).status_code == 403
        assert (await ann.post(f"/api/tables/{name}/close")).status_code == 200
        assert (await seen.next("gone"))["table"] == name
        await closing.__aexit__(None, None, None)
        assert (await ann.get(f"/api/tables/{name}")).status_code == 404
        assert (await ann.get("/api/tables")).json()["mine"] == []
        started = await table_of(ann, "me", "random", start=True)
        refused = await ann.post(f"/api/tables/{started}/close")
        assert (refused.status_code, "has started" in refused.json()["detail"]) == (409, True)
        assert (await ann.get(f"/api/tables/{started}")).status_code == 200


@awaited
async def test_others_start_when_the_host_is_gone(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, cid = [await server.guest(name) for name in ("ann", "bob", "cid")]
        names = [await table_of(ann, "me", "open", "open") for _ in range(3)]
        for name in names:
            await bob.put(f"/api/tables/{name}/seats/2", json={})
        left, away, deleted = names
        assert (await bob.put(f"/api/tables/{left}/seats/3/bot", json={"level": "random"})).status_code == 403
        await ann.delete(f"/api/tables/{left}/seats/1")
        for seat in (1, 3):
            assert (await bob.put(f"/api/tables/{left}/seats/{seat}/bot", json={"level": "random"})).is_success
        assert (await cid.post(f"/api/tables/{left}/start")).status_code == 403, "who does not sit there"
        assert (await bob.post(f"/api/tables/{left}/start")).status_code == 200
        server.clock.now += HOST_AWAY_SECONDS + 1
        assert (await bob.post(f"/api/tables/{away}/start")).status_code == 403
        await server.registry.store.write(sweep, server.clock.now)
        assert (await bob.get(f"/api/tables/{away}")).json()["seen"]["host"] == [1, 2]
        assert (await bob.put(f"/api/tables/{away}/seats/3/bot", json={"level": "random"})).is_success
        assert (await bob.post(f"/api/tables/{away}/start")).status_code == 200
        await ann.delete("/api/me")
        for seat in (1, 3):
            await bob.put(f"/api/tables/{deleted}/seats/{seat}/bot", json={"level": "random"})
        assert (await bob.post(f"/api/tables/{deleted}/start")).status_code == 200


@awaited
async def test_nobody_fills_the_lobby_alone(place):
    async with serving(place) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        theirs = await table_of(bob, public=True)
        mine = [await table_of(ann, public=True) for _ in range(LISTED_OF_A_HOST + 3)]
        shown = [row["table"] for row in (await bob.get("/api/tables")).json()["open"]]
        assert theirs in shown
        assert len([name for name in mine if name in shown]) == LISTED_OF_A_HOST


@awaited
async def test_lists_do_not_tell_of_secret_answers(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        name = await table_of(ann)
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        await ann.post(f"/api/tables/{name}/start")

        async def moved() -> float:
            return (await bob.get("/api/tables")).json()["mine"][0]["moved"]

        before = await moved()
        server.clock.now += 100
        version = (await ann.get(f"/api/tables/{name}")).json()["version"]
        body = {"seat": 1, "version": version, "moves": ["dig"]}
        assert (await ann.post(f"/api/tables/{name}/play", json=body)).is_success
        assert await moved() == before, "Ann has pledged, and nobody can tell"
        server.clock.now += 100
        version = (await bob.get(f"/api/tables/{name}")).json()["version"]
        await bob.post(f"/api/tables/{name}/play", json={"seat": 2, "version": version, "moves": ["dig"]})
        assert await moved() == server.clock.now


@awaited
async def test_the_chat_of_a_private_game_stays_with_those_who_played(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        await ann.post("/api/account", json=ACCOUNT)
        for public in (False, True):
            name = await table_of(ann, "me", "random", public=public, start=True)
            async with server.socket(ann) as mine:
                mine.say(kind="join", table=name, seat=1)
                mine.say(kind="say", table=name, text="my secret plan")
                await mine.next("talk")
                mine.say(kind="resign", table=name, seat=1)
                position = await mine.next("position")
                while not position["seen"]["over"]:
                    position = await mine.next("position")
            async with server.socket(eve) as theirs:
                theirs.say(kind="join", table=name)
                await theirs.next("done")
                theirs.say(kind="try", id=9, table="none", seat=1, version=0, moves=[])
                await theirs.next("refused")
                assert any("my secret plan" in text for text in theirs.taken) is public
            async with server.socket(ann) as mine:
                mine.say(kind="join", table=name, seat=1)
                assert (await mine.next("talk"))["chats"][0]["text"] == "my secret plan"
        shown = [row["table"] for row in (await eve.get("/api/users/ann")).json()["tables"]]
        assert shown == [name], "a private table is nobody else's business"
        assert len((await ann.get("/api/users/ann")).json()["tables"]) == 2


@awaited
async def test_who_does_not_sit_there_says_little(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        name = await table_of(ann)
        async with server.socket(eve) as calls:
            await calls.next("hello")
            for _ in range(3):
                calls.say(kind="say", table=name, text="hello")
            assert sorted([(await calls.next())["kind"] for _ in range(3)]) == ["done", "done", "refused"]


@awaited
async def test_anonymous_sockets_of_one_address_are_counted(tmp_path):
    async with serving(tmp_path, sockets_per_address=2) as server, server.socket() as one, server.socket() as two:
        await one.next("hello")
        await two.next("hello")
        async with server.socket() as three:
            assert (await three.next())["kind"] == "closed"
        ann = await server.guest("ann")
        async with server.socket(ann) as known:
            assert (await known.next())["name"] == "ann"


@awaited
async def test_what_nobody_needs_goes_by_itself(place):
    clock = Hands()
    async with serving(place, clock=clock) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        await ann.post("/api/account", json=ACCOUNT)
        waits = await table_of(bob)
        runs = await table_of(bob, "me", "random", start=True)
        store = server.registry.store
        await server.registry.idle()
        assert await store.write(sweep, clock.now) == (0, 0, 0, [])
        clock.now += UNSTARTED_DAYS * DAY + 1
        assert await store.write(sweep, clock.now) == (1, 0, 0, [])
        assert (await bob.get(f"/api/tables/{runs}")).status_code == 200
        server.registry.heard(Word(waits))
        assert (await bob.get(f"/api/tables/{waits}")).status_code == 404
        clock.now += max(ABANDONED_DAYS, SESSION_DAYS) * DAY + 1
        assert await store.write(sweep, clock.now) == (1, 2, 1, []), "the game, both sessions, the guest"
        assert await store.read(tables.finished) == []
        assert (await store.read(people.by_name, "ann")).name == "Ann", "an account stays"


@awaited
async def test_ready_says_what_is_wrong_with_the_database(tmp_path):
    async with serving(tmp_path) as server:
        browser = server.browser()
        assert (await browser.get("/ready")).status_code == 200

        async def full(*_args, **_how):
            raise OSError(28, "No space left on device")

        server.registry.store.write = full
        answer = await browser.get("/ready")
        assert (answer.status_code, "disk of the server is full" in answer.json()["reason"]) == (503, True)
        ann = await browser.post("/api/guest", json={"name": "ann"})
        assert (ann.status_code, "disk of the server is full" in ann.json()["detail"]) == (500, True)
        del server.registry.store.write
    assert "holds the server's database" in str(trouble(sqlite3.OperationalError("database is locked")))
    assert trouble(ValueError("something else")) is None


@awaited
async def test_a_clock_that_jumps_back_stops_nothing(place):
    clock = Hands()
    async with serving(place, clock=clock) as server:
        ann = await server.guest("ann")
        name = await table_of(ann, "me", "random", start=True)
        await server.registry.idle()
        clock.now -= 3600
        for _ in range(3):
            position = (await ann.get(f"/api/tables/{name}")).json()
            body = {"seat": 1, "version": position["version"], "moves": position["seen"]["choices"][:1]}
            assert (await ann.post(f"/api/tables/{name}/play", json=body)).is_success
            await server.registry.idle()
        row = await server.registry.store.read(tables.load, name)
        times = [at for _, at in await server.registry.store.read(tables.lines_after, name, 0)]
        assert times == sorted(times)
        before = server.registry.store.now()
        clock.now += 5
        assert server.registry.store.now() == before + 5, "it goes on from where it was"
    again = await Store.open(place, clock)  # the machine's clock is still wrong
    assert again.now() >= row.moved
    await again.close()


@awaited
async def test_the_database_is_for_its_owner_alone_and_folders_may_be_long(tmp_path):
    folder = tmp_path / ("long" * 20) / ("longer" * 10)
    os.umask(0)
    try:
        async with serving(folder) as one, serving(folder, clock=None) as two:
            assert stat.S_IMODE((folder / FILE).stat().st_mode) == 0o600
            two.clock.now = one.clock.now
            ann = await one.guest("ann")
            name = await table_of(ann)
            seen, closing = await watching(two, ann, name)
            await ann.put(f"/api/tables/{name}/seats/2/bot", json={"level": "random"})
            assert (await seen.next("position"))["seen"]["seats"][1]["bot"] == "random", "the word came through"
            await closing.__aexit__(None, None, None)
    finally:
        os.umask(0o022)


@awaited
async def test_a_damaged_database_is_noticed_and_says_what_to_do(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        for _ in range(20):
            await table_of(ann)
    file = tmp_path / FILE
    data = bytearray(file.read_bytes())
    for page in range(4096, len(data), 4096):
        data[page : page + 16] = b"\xff" * 16
    file.write_bytes(data)

    async def opened() -> None:
        await (await Store.open(tmp_path)).check()

    with pytest.raises(Unusable, match=r"corral restore FILE|cannot be used"):
        await opened()


@pytest.mark.parametrize(
    ("proxies", "comes_from", "counts_as"),
    [
        ("127.0.0.1,::1", "127.0.0.1", "9.9.9.9"),
        ("127.0.0.1,::1", "10.0.0.5", "10.0.0.5"),
        ("10.0.0.0/24", "10.0.0.5", "9.9.9.9"),
        ("10.0.0.0/24", "10.0.1.5", "10.0.1.5"),
    ],
)
def test_only_the_word_of_named_proxies_counts(monkeypatch, proxies, comes_from, counts_as):
    clients = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        clients.append(scope["client"][0])

    class Server:
        def __init__(self, config):
            config.load()
            headers = [(b"x-forwarded-for", b"9.9.9.9")]
            scope = {"type": "http", "client": (comes_from, 1), "headers": headers, "scheme": "http"}
            asyncio.run(config.loaded_app(scope, None, None))

        def run(self, sockets):
            pass

    monkeypatch.setattr(uvicorn, "Server", Server)
    with socket.socket() as line:
        processes._serve(app, Settings(proxies=proxies), line)
    assert clients == [counts_as]


class Soon(Impatient):
    seconds = 0.2


@contextlib.asynccontextmanager
async def impatient(app):
    """A server that waits for requests only so long; its port."""
    line = socket.socket()
    line.bind(("127.0.0.1", 0))
    line.listen()
    server = uvicorn.Server(uvicorn.Config(app, http=Soon, log_level="critical", lifespan="off"))
    running = asyncio.create_task(server.serve([line]))
    yield line.getsockname()[1]
    server.should_exit = True
    await running


async def given_up(port, begun):
    """Returns when the other side has closed."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(begun)
    while await asyncio.wait_for(reader.read(1000), 10):
        pass
    writer.close()


@awaited
async def test_a_request_that_never_comes_to_its_end_is_given_up(monkeypatch):
    async def app(scope, receive, send):
        if scope["type"] == "http":
            await receive()
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
            await send({"type": "http.response.body", "body": b"ok"})

    async with impatient(app) as port:
        for begun in (
            b"",
            b"GET / HTTP/1.1\r\nHost: x\r\n",
            b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab",
        ):
            await given_up(port, begun)
        monkeypatch.setattr(Soon, "seconds", Impatient.seconds)
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        writer.close()


@awaited
async def test_a_socket_is_not_given_up_however_long_it_is_quiet():
    async def app(scope, receive, send):
        await receive()
        await send({"type": "websocket.accept"})
        await send({"type": "websocket.send", "text": (await receive())["text"] if scope["path"] == "/" else ""})

    async with impatient(app) as port, connect(f"ws://127.0.0.1:{port}/") as line:
        await given_up(port, b"")  # who came later and said nothing
        await line.send("still here")
        assert await line.recv() == "still here"
