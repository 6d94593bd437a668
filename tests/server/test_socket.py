"""Sockets: who sends nonsense is told so, who does not read hurts nobody, who comes back misses nothing."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from corral import games
from corral.match import view_of
from corral.server import messages
from corral.server.socket import ANSWERS, IN_FLIGHT
from tests.store.places import awaited
from tests.table.tables import GULCH

from .wire import Server, Socket, serving


async def two_at_a_table(server: Server, **how):
    ann, bob = await server.guest("ann"), await server.guest("bob")
    body = {"game": GULCH, "seats": ["me", "open"], **how}
    name = (await ann.post("/api/tables", json=body)).json()["table"]
    await bob.put(f"/api/tables/{name}/seats/2", json={})
    assert (await ann.post(f"/api/tables/{name}/start")).status_code == 200
    return ann, bob, name


async def joined(socket: Socket, name: str, **how) -> dict[str, Any]:
    socket.say(kind="join", table=name, **how)
    return await socket.next("position")


@awaited
async def test_an_answer_carries_the_id_of_what_was_asked(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server)
        async with server.socket(ann) as socket:
            assert (await socket.next())["name"] == "ann"
            position = await joined(socket, name)
            socket.say(kind="play", id=7, table=name, seat=1, version=position["version"], moves=["dig"])
            assert (await socket.next("done"))["id"] == 7
            socket.say(kind="play", id=8, table=name, seat=1, version=position["version"], moves=["dig"])
            refused = await socket.next("refused")
            assert refused["id"] == 8
            assert "not asked now" in refused["reason"]


@awaited
async def test_a_move_of_somebody_who_hangs_up_at_once_is_told_to_the_others(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, name = await two_at_a_table(server)
        async with server.socket() as watcher:
            before = (await joined(watcher, name))["version"]
            for seat, browser in ((1, ann), (2, bob)):
                async with server.socket(browser) as socket:
                    now = (await joined(socket, name))["version"]
                    socket.say(kind="play", table=name, seat=seat, version=now, moves=["dig"])
            while (await watcher.next("position"))["version"] <= before:
                pass


@awaited
async def test_people_at_one_screen_are_told_which_of_their_seats_must_answer(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "me"], "start": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        async with server.socket(ann) as socket, server.socket() as watcher:
            first = await joined(socket, name, seat=1)
            assert (first["mine"], first["to_answer"]) == ([1, 2], [1, 2])
            socket.say(kind="play", table=name, seat=2, version=first["version"], moves=["dig"])
            then = await socket.next("position")
            assert (then["mine"], then["to_answer"]) == ([1, 2], [1])
            stranger = await joined(watcher, name)
            assert (stranger["mine"], stranger["to_answer"]) == ([], [])


@awaited
async def test_a_stale_move_is_answered_with_the_whole_position(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, name = await two_at_a_table(server)
        async with server.socket(ann) as socket, server.socket(bob) as other:
            old = (await joined(socket, name))["version"]
            new = (await joined(other, name))["version"]
            socket.say(kind="play", table=name, seat=1, version=old, moves=["dig"])
            other.say(kind="play", table=name, seat=2, version=new, moves=["dig"])
            while (position := await socket.next("position"))["version"] < old + 3:
                pass
            socket.say(kind="play", id=9, table=name, seat=1, version=old, moves=["dig"])
            refused = await socket.next("refused")
            assert (refused["stale"], refused["code"]) == (True, "stale")
            again = await socket.next("position")
            assert again["version"] == position["version"]


@awaited
async def test_who_comes_back_is_sent_what_is_missing(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, name = await two_at_a_table(server)
        async with server.socket(ann) as socket:
            first = await joined(socket, name)
        async with server.socket(bob) as other, server.socket(ann) as socket:
            position = await joined(other, name)
            other.say(kind="play", table=name, seat=2, version=position["version"], moves=["dig"])
            await joined(socket, name)
            socket.say(kind="play", table=name, seat=1, version=first["version"], moves=["wait"])
            while (newest := await other.next("position"))["version"] < first["version"] + 3:
                pass
        async with server.socket(ann) as socket:
            position = await joined(socket, name, version=first["version"])
            assert position["first"] == first["version"]
            assert first["lines"] + position["lines"] == server.registry._tables[name].lines(0)
            assert position["version"] == newest["version"]
            whole = await joined(socket, name, version=9999)
            assert whole["first"] == 0


@awaited
async def test_here_makes_up_for_what_was_lost(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, clock=one.clock) as two:
        ann, bob, name = await two_at_a_table(one)
        await two.registry.store.news.close()  # deaf: news are only a hint
        async with two.socket(ann) as socket, one.socket(bob) as other:
            position = await joined(socket, name)
            theirs = await joined(other, name)
            other.say(kind="play", table=name, seat=2, version=theirs["version"], moves=["dig"])
            while (await other.next("position"))["version"] == theirs["version"]:
                pass
            socket.say(kind="here", versions={name: position["version"]})
            again = await socket.next("position")
            assert again["seen"]["view"]["asked"] == [1]
            socket.say(kind="here", versions={name: 0})
            assert (await socket.next("position"))["first"] == 0


@pytest.mark.parametrize(
    "frame",
    [
        "", "{", "null", "[]", "7", '"join"', "{}", '{"kind":"dance"}', '{"kind":"join"}', '{"kind":"join","table":7}',
        '{"kind":"play","table":"x","seat":1,"version":1,"moves":"dig"}', '{"kind":"play","table":"x","seat":-1}',
        '{"kind":"play","table":"x","seat":1,"version":1e99,"moves":[]}', '{"kind":"here","versions":{"a":[]}}',
        '{"kind":"join","table":"x","more":1}', b"\xff\x00\xfe", "\x00" * 50, "[" * 5000, '{"kind":' * 800,
    ],
)  # fmt: skip
def test_garbage_is_refused_and_the_socket_goes_on(tmp_path, frame):
    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server, server.socket() as socket:
            socket.raw(frame)
            refused = await socket.next("refused")
            assert ("not a message" in refused["reason"], refused["code"]) == (True, "malformed")
            socket.say(kind="join", id=3, table="nowhere")
            assert (await socket.next("refused"))["reason"] == "there is no table 'nowhere'"

    main()


@awaited
async def test_too_big_a_frame_closes_the_socket(tmp_path):
    async with serving(tmp_path, message_bytes=1000) as server, server.socket() as socket:
        socket.raw("x" * 1001)
        assert (await socket.next("closed"))["code"] == 1009


@awaited
async def test_too_many_messages_are_refused_and_then_the_socket_is_closed(tmp_path):
    async with serving(tmp_path, messages_per_second=2) as server, server.socket() as socket:
        for _ in range(6):
            socket.say(kind="here")
        socket.say(kind="here", id=9)
        assert (await socket.next("refused"))["reason"] == "too many messages; wait a moment"
        server.clock.now += 1
        socket.say(kind="join", id=10, table="nowhere")
        assert (await socket.next("refused"))["id"] == 10
        for _ in range(100):
            socket.say(kind="here")
        assert (await socket.next("closed"))["code"] == 1008


@awaited
async def test_foreign_seats_and_people_without_a_name(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server)
        async with server.socket(ann) as socket, server.socket() as nobody:
            position = await joined(socket, name)
            play = {"kind": "play", "table": name, "version": position["version"], "moves": ["dig"]}
            socket.say(**play, seat=2)
            assert (await socket.next("refused"))["reason"] == "seat 2 is not yours"
            socket.say(kind="join", table=name, seat=2)
            assert (await socket.next("refused"))["reason"] == "seat 2 is not yours"
            await joined(nobody, name)
            nobody.say(**play, seat=1)
            assert (await nobody.next("refused"))["reason"] == "say first who you are"
            nobody.say(kind="say", table=name, text="hello")
            assert (await nobody.next("refused"))["reason"] == "say first who you are"
            for kind in ("undo", "resign", "leave", "return"):
                socket.say(kind=kind, table=name, seat=2)
                assert (await socket.next("refused"))["reason"] == "seat 2 is not yours"
        assert server.registry._tables[name].live.version == position["version"]


@awaited
async def test_a_forged_cookie_is_nobody(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        value = ann.cookies["corral"]
        changed = value[:-5] + ("A" if value[-5] != "A" else "B") + value[-4:]  # the last one has bits without meaning
        for forged in (changed, value.split(".")[0], "x.y", ""):
            async with server.socket(None, cookie=f"corral={forged}") as socket:
                assert (await socket.next("hello"))["name"] is None
        async with server.socket(None, cookie=f"corral={value}") as socket:
            assert (await socket.next("hello"))["name"] == "ann"


@awaited
async def test_a_socket_from_another_site_is_refused(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        async with server.socket(ann, origin="http://evil.test") as socket:
            assert (await socket.next())["kind"] == "closed"
        async with server.socket(ann, origin="http://corral.test") as socket:
            assert (await socket.next())["kind"] == "hello"


@awaited
async def test_who_comes_while_the_server_stops_is_told_to_connect_again(tmp_path):
    async with serving(tmp_path) as server:
        server.app.state.stopping = True
        async with server.socket() as socket:
            assert (await socket.next()) == {"kind": "closed", "code": 1012}


@awaited
async def test_a_client_that_never_reads_hurts_nobody_and_gets_the_newest_later(tmp_path):
    async with serving(tmp_path, messages_per_second=1e6) as server:
        ann, bob, name = await two_at_a_table(server)
        async with server.socket(ann) as one, server.socket(bob) as two, server.socket(deaf=True) as deaf:
            deaf.say(kind="join", table=name)
            for _ in range(500):
                deaf.say(kind="join", table=name)
            versions = {one: (await joined(one, name))["version"], two: (await joined(two, name))["version"]}
            moves = 0
            while moves < 8:
                for seat, socket in ((1, one), (2, two)):
                    socket.say(kind="play", table=name, seat=seat, version=versions[socket], moves=["wait"])
                moves += 2
                for socket in (one, two):
                    while (position := await socket.next("position"))["seen"]["view"]["sack"] != 5 - moves // 2:
                        pass
                    versions[socket] = position["version"]
            assert deaf.waiting() <= 1, "only that the socket was accepted"
            deaf.listen()
            position = await deaf.next("position")
            assert position["seen"]["view"] == msgspec.to_builtins(server.registry._tables[name].seen(-1).view)
            assert position["version"] == len(server.registry._tables[name].lines(-1))
            assert not [text for text in deaf.taken if '"kind":"position"' in text][1:], "one whole position"


@awaited
async def test_a_client_that_asks_and_never_reads_is_not_read_any_more(tmp_path):
    async with serving(tmp_path, messages_per_second=1e6) as server, server.socket(deaf=True) as deaf:
        for number in range(1000):
            deaf.say(kind="join", id=number, table="nowhere")
        while deaf._in.qsize() > 1000 - ANSWERS:
            await asyncio.sleep(0)
        for _ in range(1000):
            await asyncio.sleep(0)
        assert deaf._in.qsize() >= 1000 - ANSWERS - IN_FLIGHT - 1


@awaited
async def test_trying_taking_back_agreeing_and_pausing(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob, name = await two_at_a_table(server)
        async with server.socket(ann) as one, server.socket(bob) as two:
            version = (await joined(one, name))["version"]
            await joined(two, name)
            one.say(kind="try", id=5, table=name, seat=1, version=version, moves=["dig"])
            tried = await one.next("tried")
            assert (tried["id"], tried["open"], tried["choices"]) == (5, False, [])
            assert tried["view"]["seats"][0]["pledge"] == "dig"
            one.say(kind="play", table=name, seat=1, version=version, moves=["dig"])
            two.say(kind="play", table=name, seat=2, version=version, moves=["dig"])
            while (position := await one.next("position"))["version"] < version + 3:
                pass
            one.say(kind="undo", table=name, seat=1)
            while (position := await two.next("position"))["seen"]["wish"] is None:
                pass
            assert position["seen"]["wish"] == {"seat": 1, "line": version, "agreed": []}
            two.say(kind="agree", table=name, seat=2, yes=True)
            while (position := await one.next("position"))["lines"][-1:] != [f"* back {version}"]:
                pass
            two.say(kind="pause", table=name, seat=2, on=True)
            while not (position := await one.next("position"))["seen"]["paused"]:
                pass
            one.say(kind="pause", table=name, seat=1, on=False)
            while (position := await one.next("position"))["seen"]["paused"]:
                pass
            two.say(kind="leave", table=name, seat=2)
            while not (position := await one.next("position"))["seen"]["seats"][1]["away"]:
                pass
            two.say(kind="return", table=name, seat=2)
            two.say(kind="resign", table=name, seat=2)
            while not (position := await one.next("position"))["seen"]["over"]:
                pass
            assert [seat["place"] for seat in position["seen"]["seats"]] == [1, 2]
            assert position["seen"]["seed"]


@awaited
async def test_chat_reaches_everybody_once_and_is_limited(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server)
        async with server.socket(ann) as one, server.socket() as two:
            await joined(one, name)
            await joined(two, name)
            one.say(kind="say", table=name, text="hello <b>all</b>")
            assert [chat["text"] for chat in (await two.next("talk"))["chats"]] == ["hello <b>all</b>"]
            one.say(kind="say", table=name, text="x" * 501)
            assert "at most 500" in (await one.next("refused"))["reason"]
            for _ in range(5):
                one.say(kind="say", table=name, text="again")
            assert "too fast" in (await one.next("refused"))["reason"]
            numbers = [1]
            while len(numbers) < 5:
                numbers += [chat["number"] for chat in (await two.next("talk"))["chats"]]
            assert numbers == [1, 2, 3, 4, 5]
        async with server.socket() as late:
            late.say(kind="join", table=name, chats=3)
            assert [chat["number"] for chat in (await late.next("talk"))["chats"]] == [4, 5]


@awaited
async def test_nobody_has_too_many_sockets(tmp_path):
    async with serving(tmp_path, sockets_per_user=2) as server:
        ann = await server.guest("ann")
        async with server.socket(ann) as one, server.socket(ann) as two:
            await one.next("hello")
            await two.next("hello")
            async with server.socket(ann) as three:
                assert (await three.next())["kind"] == "closed"


@awaited
async def test_everything_sent_is_one_of_the_messages_that_exist(tmp_path):
    async with serving(tmp_path) as server:
        ann, _, name = await two_at_a_table(server, pace={"move": 30, "bank": 60})
        async with server.socket(ann) as socket:
            version = (await joined(socket, name))["version"]
            socket.say(kind="try", table=name, seat=1, version=version, moves=["dig"])
            socket.say(kind="say", table=name, text="hello")
            socket.say(kind="play", table=name, seat=1, version=0, moves=["dig"])
            kinds: set[str] = set()
            while not kinds >= {"talk", "refused", "tried", "done"}:
                kinds.add((await socket.next())["kind"])
            for text in socket.taken:
                decoded, told = msgspec.json.decode(text, type=messages.TELLS), json.loads(text)
                known = json.loads(msgspec.json.encode(decoded))
                if holder := {"position": told.get("seen"), "tried": told}.get(told["kind"]):
                    view = msgspec.convert(holder["view"], type=view_of(games.find(GULCH)))  # the game's own
                    assert msgspec.to_builtins(view) == holder.pop("view")
                    del {"position": known.get("seen"), "tried": known}[told["kind"]]["view"]
                assert known == told
