"""What the open page needs besides the table: the lobby, hints, the end, and what operators see."""

import zipfile
from io import BytesIO
from typing import Any

from corral.store import people
from corral.table import bots
from tests.store.places import awaited
from tests.table.tables import BOT, GULCH

from .test_socket import joined, two_at_a_table
from .wire import serving


@awaited
async def test_the_lobby_is_told_when_it_changes_and_only_then(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        async with server.socket(bob) as socket:
            socket.say(kind="lobby", id=1)
            assert (await socket.next("tables"))["open"] == []
            body = {"game": GULCH, "seats": ["me", "open"], "public": True}
            name = (await ann.post("/api/tables", json=body)).json()["table"]
            lobby = server.app.state.lobby
            await lobby.look()
            await lobby.look()
            told = await socket.next("tables")
            assert [row["table"] for row in told["open"]] == [name]
            assert told["mine"] == []
            await bob.put(f"/api/tables/{name}/seats/2", json={})
            await ann.post(f"/api/tables/{name}/start")
            await lobby.look()
            mine = (await socket.next("tables"))["mine"][0]
            assert (mine["mine"], mine["asked"]) == ([2], [1, 2])
            assert len([text for text in socket.taken if '"kind":"tables"' in text]) == 3
            socket.say(kind="lobby", id=2, on=False)
            await socket.next("done")
            assert not lobby._listeners


@awaited
async def test_a_table_is_dropped_from_ones_own_list_and_a_bot_plays_on(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, name = await two_at_a_table(server)

        async def mine(guest):
            return {row["table"]: row["dropped"] for row in (await guest.get("/api/tables")).json()["mine"]}

        assert (await (await server.guest("eve")).delete(f"/api/tables/{name}")).status_code == 403
        assert (await ann.delete(f"/api/tables/{name}")).status_code == 200
        assert (await mine(ann), await mine(bob)) == ({name: True}, {name: False})
        seats = (await bob.get(f"/api/tables/{name}")).json()["seen"]["seats"]
        assert [seat["away"] for seat in seats] == [True, False]
        async with server.socket(ann) as socket:
            await joined(socket, name)
            socket.say(kind="return", id=5, table=name, seat=1)
            await socket.next("done")
        assert await mine(ann) == {name: False}


@awaited
async def test_who_drops_a_table_before_the_start_hands_it_on_or_closes_it(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        body = {"game": GULCH, "seats": ["me", "open"], "public": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        await ann.delete(f"/api/tables/{name}")
        seen = (await bob.get(f"/api/tables/{name}")).json()["seen"]
        assert (seen["host"], [seat["name"] for seat in seen["seats"]]) == ([2], [None, "bob"])
        assert [row["table"] for row in (await ann.get("/api/tables")).json()["open"]] == [name]
        await bob.delete(f"/api/tables/{name}")
        assert (await ann.get("/api/tables")).json()["open"] == []
        lists = [(await guest.get("/api/tables")).json()["mine"] for guest in (ann, bob)]
        assert lists == [[], []]
        await bob.put(f"/api/tables/{name}/seats/1", json={})
        assert [row["dropped"] for row in (await bob.get("/api/tables")).json()["mine"]] == [False]


@awaited
async def test_a_hint_has_a_reason_and_is_for_unrated_tables(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "ADVISER", BOT)
    async with serving(tmp_path) as server:
        for rated in (False, True):
            ann, _, name = await two_at_a_table(server, rated=rated)
            async with server.socket(ann) as socket:
                version = (await joined(socket, name))["version"]
                ask = {"kind": "hint", "table": name, "version": version}
                socket.say(**ask, id=1, seat=2)
                assert (await socket.next("refused"))["reason"] == "seat 2 is not yours"
                socket.say(**ask, id=2, seat=1)
                if rated:
                    assert (await socket.next("refused"))["reason"] == "there are no hints at a rated table"
                    continue
                hint = await socket.next("hinted")
                assert hint["move"] in ("dig", "wait")
                assert hint["reason"]["code"] == "only", "it was searched for nothing else"


@awaited
async def test_a_hint_goes_on_from_what_is_staged_and_one_comes_at_a_time(tmp_path, monkeypatch):
    monkeypatch.setattr(bots, "ADVISER", "hand")
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        body = {"game": "wind_river", "seats": ["me", "me"], "start": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        table = await server.registry.table(name)
        for number in range(4):  # two tipis each
            seat = table.live.acting()[0]
            move = {"seat": seat + 1, "version": len(table.lines(seat)), "moves": [table.seen(seat).choices[number]]}
            assert (await ann.post(f"/api/tables/{name}/play", json=move)).status_code == 200
        seat, version = table.live.acting()[0] + 1, table.live.version
        async with server.socket(ann) as socket:
            ask = {"kind": "hint", "table": name, "seat": seat, "version": version}
            staged: list[str] = []
            hints: list[dict[str, Any]] = []
            while len(staged) < 3:  # two buffalo, and the act
                socket.say(**ask, id=9, moves=staged)
                hints.append(await socket.next("hinted"))
                staged.append(hints[-1]["move"])
            assert [text.split()[0] for text in staged[:2]] == ["herd", "herd"]
            assert staged[2] not in table.seen(seat - 1).choices
            socket.say(**ask, id=10, moves=staged)
            assert "nothing is asked after these moves" in (await socket.next("refused"))["reason"]
            socket.say(**ask, id=11, moves=["herd nowhere"])
            assert (await socket.next("refused"))["id"] == 11
            socket.say(**ask, id=12)
            socket.say(**ask, id=13)
            assert (await socket.next("refused"))["reason"] == "one hint at a time; yours is on its way"
            assert (await socket.next("hinted"))["move"] == staged[0], "the same position has the same hint"
            socket.say(kind="play", id=14, table=name, seat=seat, version=version, moves=staged)
            assert (await socket.next("done"))["id"] == 14, "nothing had been kept"


@awaited
async def test_the_last_position_tells_places_points_sheets_and_the_seed(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server)
        async with server.socket(ann) as socket:
            await joined(socket, name)
            socket.say(kind="resign", table=name, seat=1)
            while not (position := await socket.next("position"))["seen"]["over"]:
                pass
            seen = position["seen"]
            assert [seat["place"] for seat in seen["seats"]] == [2, 1]
            assert all(seat["points"] is not None for seat in seen["seats"])
            assert all(seat["sheet"] for seat in seen["view"]["seats"])
            assert seen["seed"]
            other = (await ann.post(f"/api/tables/{name}/rematch")).json()["table"]
            assert (await socket.next("position"))["seen"]["rematch"] == other


@awaited
async def test_operators_see_everything_and_nobody_else_does(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server)
        for path in ("tables", "users", "backup"):
            assert (await ann.get(f"/api/operator/{path}")).status_code == 403
            assert (await server.browser().get(f"/api/operator/{path}")).status_code == 401
        await ann.post("/api/account", json={"name": "ann", "password": "long enough"})
        user = await server.registry.store.read(people.by_name, "ann")
        await server.registry.store.write(people.change, user.id, operator=True)
        assert [row["table"] for row in (await ann.get("/api/operator/tables")).json()] == [name]
        found = (await ann.get("/api/operator/users?find=b")).json()
        assert [(row["name"], row["guest"], row["banned"]) for row in found] == [("bob", True, False)]
        kept = await ann.get("/api/operator/backup")
        assert "lines.jsonl" in zipfile.ZipFile(BytesIO(kept.content)).namelist()


@awaited
async def test_who_is_banned_is_thrown_out(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        for browser, name in ((ann, "ann"), (bob, "bob")):
            await browser.post("/api/account", json={"name": name, "password": "long enough"})
        user = await server.registry.store.read(people.by_name, "ann")
        await server.registry.store.write(people.change, user.id, operator=True)
        async with server.socket(bob) as socket:
            await socket.next("hello")
            (row,) = (await ann.get("/api/operator/users?find=bob")).json()
            answer = await ann.put(f"/api/operator/users/{row['id']}/ban", json={"banned": True})
            assert answer.status_code == 200
            assert (await socket.next())["kind"] == "closed"
        assert (await bob.get("/api/me")).status_code == 401
