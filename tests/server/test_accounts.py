"""People: guests at once, accounts that keep what the guest played, sessions that can be ended, and being forgotten."""

import pytest

from corral.server.accounts import GUESS_SECONDS, GUESSES
from corral.server.limits import Buckets
from corral.store import people
from tests.store.places import awaited
from tests.table.tables import GULCH

from .wire import serving

PASSWORD = {"name": "Ann", "password": "correct horse"}


@awaited
async def test_a_guest_needs_a_name_that_is_a_name(tmp_path):
    async with serving(tmp_path) as server:
        for name in ("", " ", "two words", "x" * 21, "bot", "\u200b", "a\nb"):
            server.clock.now += 60
            answer = await server.browser().post("/api/guest", json={"name": name})
            assert answer.status_code == 400, name
        assert (await server.browser().get("/api/me")).status_code == 401
        ann = await server.guest("Änn")
        assert (await ann.get("/api/me")).json()["name"] == "Änn"


@awaited
async def test_the_cookie_is_for_the_server_alone(tmp_path):
    async with serving(tmp_path, url="https://corral.example") as server:
        answer = await server.browser().post("/api/guest", json={"name": "ann"})
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert "secure" in cookie


@awaited
async def test_an_account_keeps_the_games_of_the_guest(place):
    async with serving(place) as server:
        ann = await server.guest("ann")
        name = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})).json()["table"]
        assert (await ann.post("/api/account", json=PASSWORD)).status_code == 200
        assert (await ann.get("/api/me")).json() == {
            "name": "Ann", "guest": False, "operator": False, "settings": {}, "ratings": [], "played": [],
        }  # fmt: skip
        other = server.browser()
        assert (await other.post("/api/login", json={**PASSWORD, "password": "wrong"})).status_code == 403
        assert (await other.post("/api/login", json={**PASSWORD, "name": "nobody"})).status_code == 403
        assert (await other.post("/api/login", json={**PASSWORD, "name": "ANN"})).status_code == 200
        assert [row["table"] for row in (await other.get("/api/tables")).json()["mine"]] == [name]
        bob = await server.guest("bob")
        answer = await bob.post("/api/account", json=PASSWORD)
        assert (answer.status_code, answer.json()["detail"]) == (400, "the name Ann is taken")


@awaited
async def test_a_guest_who_logs_in_brings_the_games_along(place):
    async with serving(place) as server:
        ann = await server.guest("ann")
        await ann.post("/api/account", json=PASSWORD)
        guest = await server.guest("someone-else")
        name = (await guest.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})).json()["table"]
        assert (await guest.post("/api/login", json=PASSWORD)).status_code == 200
        assert [row["table"] for row in (await ann.get("/api/tables")).json()["mine"]] == [name]
        assert (await ann.get("/api/tables")).json()["mine"][0]["mine"] == [1]


@awaited
async def test_sessions_can_be_ended_and_their_sockets_close(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/account", json=PASSWORD)
        other = server.browser()
        await other.post("/api/login", json=PASSWORD)
        sessions = (await ann.get("/api/me/sessions")).json()
        assert [session["this"] for session in sessions].count(True) == 1
        theirs = next(session["id"] for session in sessions if not session["this"])
        bob = await server.guest("bob")
        assert (await bob.delete(f"/api/me/sessions/{theirs}")).status_code == 404
        async with server.socket(other) as socket:
            await socket.next("hello")
            assert (await ann.delete(f"/api/me/sessions/{theirs}")).status_code == 200
            assert (await socket.next())["kind"] == "closed"
        assert (await other.get("/api/me")).status_code == 401
        assert (await ann.get("/api/me")).status_code == 200
        await ann.post("/api/logout")
        assert (await ann.get("/api/me")).status_code == 401


@awaited
async def test_a_new_password_ends_the_other_sessions(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/account", json=PASSWORD)
        other = server.browser()
        await other.post("/api/login", json=PASSWORD)
        fresh = {"password": "wrong", "fresh": "battery staple"}
        assert (await ann.put("/api/me/password", json=fresh)).status_code == 403
        fresh["password"] = PASSWORD["password"]
        assert (await ann.put("/api/me/password", json=fresh)).status_code == 200
        assert (await other.get("/api/me")).status_code == 401
        assert (await ann.get("/api/me")).status_code == 200
        server.clock.now += 60
        assert (await other.post("/api/login", json=PASSWORD)).status_code == 403


@awaited
async def test_a_token_is_as_good_as_a_cookie_and_can_be_ended(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        token = (await ann.post("/api/me/tokens", json={"note": "my bot"})).json()["token"]
        program = server.browser(authorization=f"Bearer {token}")
        assert (await program.get("/api/me")).json()["name"] == "ann"
        async with server.socket(None, authorization=f"Bearer {token}") as socket:
            assert (await socket.next("hello"))["name"] == "ann"
        foreign = server.browser(authorization=f"Bearer {token}x")
        assert (await foreign.get("/api/me")).status_code == 401
        listed = [row for row in (await ann.get("/api/me/sessions")).json() if row["kind"] == "token"]
        assert listed[0]["note"] == "my bot"
        await ann.delete(f"/api/me/sessions/{listed[0]['id']}")
        assert (await program.get("/api/me")).status_code == 401


@awaited
async def test_what_one_likes_is_kept(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        assert (await ann.patch("/api/me", json={"settings": {"language": "de", "sound": False}})).status_code == 200
        assert (await ann.get("/api/me")).json()["settings"] == {"language": "de", "sound": False}
        assert (await ann.patch("/api/me", json={"settings": {"x": {}}})).status_code == 400


@awaited
async def test_who_is_deleted_is_nowhere_and_the_games_go_on(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("annabel"), await server.guest("bob")
        name = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})).json()["table"]
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        await ann.post(f"/api/tables/{name}/start")
        assert (await ann.delete("/api/me")).status_code == 200
        assert (await ann.get("/api/me")).status_code == 401
        await server.registry.idle()
        position = (await bob.get(f"/api/tables/{name}")).json()
        assert position["seen"]["seats"][0]["bot"]
        assert "annabel" not in (await bob.get(f"/api/tables/{name}")).text
        assert "annabel" not in (await bob.get(f"/api/tables/{name}/record")).text
        assert position["seen"]["view"]["asked"] == [2], "the bot has pledged"


@awaited
async def test_who_is_banned_is_out(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        await ann.post("/api/account", json=PASSWORD)
        await bob.post("/api/account", json={"name": "bob", "password": "bobs own word"})
        ann_id = (await server.registry.store.read(people.by_name, "ann")).id
        assert (await bob.put(f"/api/operator/users/{ann_id}/ban", json={"banned": True})).status_code == 403
        user = await server.registry.store.read(people.by_name, "bob")
        await server.registry.store.write(people.change, user.id, operator=True)
        assert (await bob.put(f"/api/operator/users/{ann_id}/ban", json={"banned": True})).status_code == 200
        assert (await bob.put("/api/operator/users/nobody/ban", json={"banned": True})).status_code == 404
        assert (await ann.get("/api/me")).status_code == 401
        server.clock.now += 60
        assert (await ann.post("/api/login", json=PASSWORD)).status_code == 403


@awaited
async def test_passwords_are_not_guessed_quickly(tmp_path):
    async with serving(tmp_path) as server:
        browser = server.browser()
        statuses = [
            (await browser.post("/api/login", json={"name": "ann", "password": str(n)})).status_code for n in range(14)
        ]
        assert statuses[0] == 403
        assert statuses[-1] == 429
        server.clock.now += 60
        assert (await browser.post("/api/login", json={"name": "ann", "password": "x"})).status_code == 403


@awaited
async def test_one_account_is_not_guessed_from_many_addresses(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/account", json=PASSWORD)
        server.app.state.few = Buckets(1000.0, 1000.0)  # as if every guess came from an address of its own
        browser, wrong = server.browser(), {**PASSWORD, "password": "wrong"}
        for _ in range(GUESSES):
            assert (await browser.post("/api/login", json=wrong)).status_code == 403
        refused = await browser.post("/api/login", json=PASSWORD)
        assert (refused.status_code, "too many wrong passwords" in refused.json()["detail"]) == (429, True)
        assert (await ann.get("/api/me")).status_code == 200, "who is in stays in"
        server.clock.now += GUESS_SECONDS
        assert (await browser.post("/api/login", json=PASSWORD)).status_code == 200


@awaited
async def test_passwords_that_everybody_tries_first_are_refused(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        for password in ("12345678", "Password1", "aaaaaaaaaa", "ababababab", "annabel1234"):
            server.clock.now += 60
            answer = await ann.post("/api/account", json={"name": "annabel", "password": password})
            assert (answer.status_code, "easily guessed" in answer.json()["detail"]) == (400, True), password
        server.clock.now += 60
        assert (await ann.post("/api/account", json={"name": "annabel", "password": "tin roof rusted"})).is_success
        change = {"password": "tin roof rusted", "fresh": "qwertyuiop"}
        assert (await ann.put("/api/me/password", json=change)).status_code == 400


@awaited
async def test_a_guest_does_not_take_the_name_of_an_account(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        await ann.post("/api/account", json=PASSWORD)
        for name in ("Ann", "ANN", "ann"):
            answer = await server.browser().post("/api/guest", json={"name": name})
            assert (answer.status_code, "belongs to an account" in answer.json()["detail"]) == (400, True)


@awaited
async def test_a_whole_club_comes_at_once_from_one_address(tmp_path):
    async with serving(tmp_path) as server:
        statuses = [
            (await server.browser().post("/api/guest", json={"name": f"member{number}"})).status_code
            for number in range(102)
        ]
        assert statuses == [200] * 100 + [429] * 2


@awaited
async def test_what_a_cookie_holds_is_no_token(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        inner = ann.cookies["corral"].rpartition(".")[0]
        assert (await server.browser(authorization=f"Bearer {inner}").get("/api/me")).status_code == 401
        token = (await ann.post("/api/me/tokens", json={"note": "my bot"})).json()["token"]
        forged = server.browser(cookie=f"corral={token}.x")
        assert (await forged.get("/api/me")).status_code == 401


@awaited
async def test_what_a_database_cannot_hold_is_refused_alike(place):
    """By both databases, with a clear answer; and nothing has changed."""
    async with serving(place) as server:
        ann = await server.guest("ann")
        name = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})).json()["table"]
        for method, path, body in (
            ("POST", "/api/guest", {"name": "a\0b"}),
            ("POST", "/api/guest", {"name": "\u0390" * 20}),  # three letters each when it is compared
            ("POST", "/api/login", {"name": "a\0b", "password": "x"}),
            ("POST", "/api/me/tokens", {"note": "a\0b"}),
            ("PATCH", "/api/me", {"settings": {"a": "a\0b"}}),
            ("PATCH", "/api/me", {"settings": {"a\0b": 1}}),
            ("POST", "/api/me/notices", {"kind": "webhook", "address": "http://a\0b"}),
            ("GET", "/api/users/a%00b", None),
            ("GET", "/api/tables/a%00b", None),
            ("DELETE", "/api/me/notices/a%00b", None),
        ):
            server.clock.now += 60
            answer = await ann.request(method, path, json=body)
            assert (answer.status_code, path) == (400, path), answer.text
        async with server.socket(ann) as socket:
            await socket.next("hello")
            for message in (
                {"kind": "say", "table": name, "text": "a\0b"},
                {"kind": "join", "table": "a\0b"},
                {"kind": "here", "versions": {name: -1}},
            ):
                socket.say(**message)
                assert (await socket.next("refused"))["reason"].startswith("not a message")
            socket.raw('{"kind": "say", "table": ' + "[" * 8000 + "]" * 8000 + "}")
            assert (await socket.next("refused"))["reason"].startswith("not a message")
        deep = "[" * 30_000 + "]" * 30_000
        answer = await ann.post("/api/tables", content=deep, headers={"content-type": "application/json"})
        assert answer.status_code == 400
        assert (await ann.get("/api/me")).json()["settings"] == {}


@awaited
async def test_profile_and_ladder(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        await ann.post("/api/account", json=PASSWORD)
        body = {"game": GULCH, "seats": ["me", "open"], "rated": True, "public": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        await bob.put(f"/api/tables/{name}/seats/2", json={})
        await ann.post(f"/api/tables/{name}/start")
        async with server.socket(bob) as socket:
            socket.say(kind="resign", table=name, seat=2)
            await socket.next("done")
        profile = (await bob.get("/api/users/ANN")).json()
        assert profile["name"] == "Ann"
        assert profile["ratings"][0]["games"] == 1
        assert profile["tables"][0]["seats"][0]["place"] == 1
        ladder = (await bob.get(f"/api/games/{GULCH}/ladder")).json()
        assert [row["player"] for row in ladder] == ["Ann", "bob"]
        assert (await bob.get("/api/users/nobody")).status_code == 404
        assert (await bob.get("/api/games/chess/ladder")).status_code == 400


@pytest.mark.parametrize("path", ["/api/me", "/api/me/sessions", "/api/me/notices"])
def test_what_is_mine_is_not_shown_to_nobody(tmp_path, path):
    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.browser().get(path)
            assert answer.status_code == 401
            assert answer.json()["detail"].startswith("say first who you are")

    main()


@awaited
async def test_a_session_that_was_ended_at_another_process_is_over_at_the_next_here(tmp_path):
    async with serving(tmp_path) as one, serving(tmp_path, clock=one.clock) as two:
        ann = await one.guest("ann")
        name = (await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})).json()["table"]
        async with two.socket(ann) as socket:
            socket.say(kind="join", table=name, seat=1)
            await socket.next("position")
            two.registry.on_ended = lambda session: None  # the word of it is lost
            await ann.post("/api/logout")
            socket.say(kind="here", versions={name: 0})
            assert (await socket.next("refused"))["reason"] == "the session was ended"
            socket.say(kind="join", table=name, seat=1)
            assert (await socket.next("refused"))["reason"] == "seat 1 is not yours"


@awaited
async def test_who_has_begun_a_game_is_no_newcomer_to_it(place):
    async with serving(place) as server:
        ann = await server.guest("ann")
        await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "open"]})
        assert (await ann.get("/api/me")).json()["played"] == []
        body = {"game": GULCH, "seats": ["me", "greenhorn"], "start": True}
        assert (await ann.post("/api/tables", json=body)).status_code == 200
        assert (await ann.get("/api/me")).json()["played"] == [GULCH]
