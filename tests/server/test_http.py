"""HTTP: headers, origins, limits, what is published, and what the operator can watch."""

import dataclasses
import json

import pytest

from corral.server import pages
from corral.server.limits import Bucket
from corral.server.settings import Settings
from corral.server.socket import FAILED
from corral.store import Store
from tests.store.places import awaited
from tests.table.tables import GULCH

from .wire import HOST, serving


@awaited
async def test_every_answer_has_the_headers_that_keep_browsers_safe(tmp_path):
    async with serving(tmp_path) as server:
        for path in ("/", "/api/games", "/api/me", "/nothing.js", "/api/nothing"):
            headers = (await server.browser().get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "unsafe" not in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "http://evil.test"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"sec-fetch-site": "same-site"}, 403),
        ({"origin": f"http://{HOST}"}, 200),
        ({"sec-fetch-site": "same-origin"}, 200),
        ({}, 200),
    ],
)
def test_what_another_site_makes_a_browser_send_is_refused(tmp_path, headers, status):
    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.browser(**headers).post("/api/guest", json={"name": "ann"})
            assert answer.status_code == status
            assert "content-security-policy" in answer.headers

    main()


@awaited
async def test_the_games_are_listed_with_their_options(tmp_path):
    async with serving(tmp_path) as server:
        told = (await server.browser().get("/api/games")).json()
        gulch = next(game for game in told["games"] if game["name"] == GULCH)
        assert gulch["seats"] == [2, 3, 4]
        assert gulch["options"] == [{"name": "spill", "usual": "no", "choices": ["no", "yes"]}]
        assert told["levels"]


@awaited
async def test_a_table_from_lobby_to_record_over_http_alone(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        body = {"game": GULCH, "seats": ["me", "open", "random"], "options": {"spill": "yes"}, "public": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        listed = (await bob.get("/api/tables")).json()
        assert [row["table"] for row in listed["open"]] == [name]
        assert listed["mine"] == []
        assert (await bob.put(f"/api/tables/{name}/seats/9", json={})).status_code == 409
        assert (await bob.put(f"/api/tables/{name}/seats/2", json={})).status_code == 200
        assert (await bob.put(f"/api/tables/{name}/seats/3/bot", json={"level": None})).status_code == 403
        assert (await ann.put(f"/api/tables/{name}/seats/3/bot", json={"level": "deep-blue"})).status_code == 400
        assert (await bob.post(f"/api/tables/{name}/start")).status_code == 403
        assert (await bob.get(f"/api/tables/{name}/record")).status_code == 409
        assert (await ann.post(f"/api/tables/{name}/start")).status_code == 200
        position = (await bob.get(f"/api/tables/{name}")).json()
        assert (position["seat"], position["seen"]["choices"]) == (2, ["dig", "wait"])
        play = {"seat": 2, "version": position["version"], "moves": ["dig"]}
        assert (await ann.post(f"/api/tables/{name}/play", json=play)).status_code == 403
        assert (await bob.post(f"/api/tables/{name}/play", json=play)).status_code == 200
        assert (await bob.post(f"/api/tables/{name}/play", json=play)).status_code == 409
        assert "2 dig" in (await bob.get(f"/api/tables/{name}/record")).text
        assert "2 dig" not in (await ann.get(f"/api/tables/{name}/record")).text
        assert (await ann.get(f"/api/tables/{name}?seat=2")).status_code == 403
        assert (await ann.get(f"/api/tables/{name}?seat=0")).json()["seen"]["choices"] == []
        await bob.delete(f"/api/tables/{name}/seats/2")
        assert (await ann.get(f"/api/tables/{name}")).json()["seen"]["seats"][1]["away"]
        assert (await ann.post(f"/api/tables/{name}/rematch")).status_code == 409
        assert (await ann.get("/api/tables/nowhere")).status_code == 404


@awaited
async def test_nobody_has_too_many_tables(tmp_path):
    async with serving(tmp_path, tables_per_user=3) as server:
        ann = await server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "open"]}
        statuses = [(await ann.post("/api/tables", json=body)).status_code for _ in range(4)]
        assert statuses == [200, 200, 200, 429]


@awaited
async def test_a_body_too_big_or_not_json_is_refused(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        big = {"game": GULCH, "seats": ["me", "open"], "options": {"x": "y" * 100_000}}
        assert (await ann.post("/api/tables", json=big)).status_code == 413
        for body in ("{", "[]", "null", '{"game": 7}', '{"game":"gulch","seats":[]}', "\xff"):
            answer = await ann.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400
            assert answer.json()["detail"]


@awaited
async def test_the_interface_is_published(tmp_path):
    async with serving(tmp_path) as server:
        schema = (await server.browser().get("/schema/openapi.json")).json()
        assert "/api/tables/{name}/play" in schema["paths"]
        assert schema["paths"]["/api/tables"]["post"]["responses"]["429"]


@awaited
async def test_health_readiness_and_metrics(tmp_path):
    async with serving(tmp_path, metrics_token="secret") as server:
        browser = server.browser()
        assert (await browser.get("/health")).json() == {"ok": True, "reason": ""}
        assert (await browser.get("/ready")).status_code == 200
        assert (await browser.get("/metrics")).status_code == 403
        text = (await browser.get("/metrics", headers={"authorization": "Bearer secret"})).text
        assert "corral_lines_total" in text
        assert 'corral_requests_total{method="GET",status="200"}' in text
        server.app.state.stopping = True
        assert (await browser.get("/ready")).status_code == 503
        server.app.state.stopping = False
        await Store.close(server.registry.store)
        assert (await browser.get("/ready")).status_code == 503


@awaited
async def test_metrics_without_a_token_are_for_this_machine(tmp_path):
    async with serving(tmp_path) as server:
        assert (await server.browser().get("/metrics")).status_code == 200
        assert (await server.browser(**{"x-forwarded-for": "9.9.9.9"}).get("/metrics")).status_code == 403


@awaited
async def test_the_browser_part_is_served_if_it_is_built(tmp_path, monkeypatch):
    static = tmp_path / "static"
    async with serving(tmp_path / "data") as server:
        browser = server.browser()
        monkeypatch.setattr(pages, "STATIC", static)
        assert "not built here" in (await browser.get("/")).text
        (static / "assets").mkdir(parents=True)
        (static / "index.html").write_text("<title>the lobby</title>")
        (static / "sw.js").write_text("let it = 2" + " " * 5000)
        (static / "assets" / "app-1234.js").write_text("let it = 1")
        (tmp_path / "secret.txt").write_text("secret")
        for path in ("/", "/table/k3f", "/learn"):
            assert "the lobby" in (await browser.get(path)).text
        script = await browser.get("/assets/app-1234.js")
        assert script.text == "let it = 1"
        assert "immutable" in script.headers["cache-control"]
        assert script.headers["content-type"].startswith(("text/javascript", "application/javascript"))
        worker = await browser.get("/sw.js")
        assert worker.text.startswith("let it = 2")
        assert (worker.headers["cache-control"], worker.headers["content-encoding"]) == ("no-cache", "gzip")
        for path in ("/assets/none.js", "/api/none", "/none.png"):
            assert (await browser.get(path)).status_code == 404
        assert "the lobby" in (await browser.get("/people/j.r", headers={"accept": "text/html"})).text
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "secret" not in (await browser.get(path)).text


@awaited
async def test_what_is_refused_says_why(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        easy = {"name": "ann", "password": "password1"}
        many = {"game": GULCH, "seats": ["me"] * 9}
        for method, path, body, status, code, words in (
            ("POST", "/api/guest", {"nam": "ann"}, 400, "malformed", "nam"),
            ("POST", "/api/account", {"name": "ann", "password": "short"}, 400, "malformed", "password: "),
            ("POST", "/api/account", easy, 400, "password-easy", "easily guessed"),
            ("POST", "/api/login", {"name": "bob", "password": "x"}, 403, "password-wrong", "is wrong"),
            ("POST", "/api/guest", {"name": "a b"}, 400, "name", "one word"),
            ("POST", "/api/tables", {"game": "chess", "seats": ["me"]}, 400, "wrong", "moon_river"),
            ("POST", "/api/tables", many, 400, "options", "players, not 9"),
            ("GET", "/api/tables/nowhere", None, 404, "no-table", "no table 'nowhere'"),
            ("GET", "/api/users/nobody", None, 404, "no-user", "nobody is called"),
            ("GET", "/api/operator/users", None, 403, "not-yours", "for operators"),
            ("GET", "/api/nothing", None, 404, "missing", "nothing at /api/nothing"),
            ("DELETE", "/api/games", None, 405, "malformed", "DELETE is nothing that /api/games can do"),
            ("POST", "/api/guest", {"name": "a" * 70_000}, 413, "malformed", "at most 65536 bytes"),
        ):
            answer = await ann.request(method, path, json=body)
            assert answer.status_code == status
            assert (answer.json()["status_code"], answer.json()["code"]) == (status, code)
            assert words in answer.json()["detail"], answer.text


@awaited
async def test_a_failure_is_told_as_one_and_nothing_of_it_is_shown(tmp_path, monkeypatch):
    async with serving(tmp_path, log="critical") as server:
        ann = await server.guest("ann")

        async def broken(*_):
            raise OSError("/secret/place: no room")

        monkeypatch.setattr(server.registry.store, "write", broken)
        answer = await ann.post("/api/tables", json={"game": GULCH, "seats": ["me", "random"]})
        assert answer.status_code == 500
        assert answer.json() == {"status_code": 500, "code": "failed", "detail": str(FAILED), "line": None}


def test_settings_come_from_the_environment_and_secrets_are_not_printed():
    settings = Settings.from_environment(
        {
            "CORRAL_PORT": "9000",
            "CORRAL_PUSH": "no",
            "CORRAL_SECRET": "hush-hush",
            "CORRAL_DATABASE": "postgresql://corral:pass@db/corral",
            "CORRAL_SMTP": "smtp://me:word@mail:25",
            "UNRELATED": "x",
        }
    )
    assert (settings.port, settings.push, settings.workers) == (9000, False, 1)
    shown = settings.summary()
    assert "9000" in shown
    for secret in ("hush-hush", "pass@", "word@"):
        assert secret not in shown
    wrong = {"CORRAL_PORT": "x", "CORRAL_PUSH": "perhaps", "CORRAL_DATABASE": "mysql://x", "CORRAL_LOG": "loud"}
    wrong |= {"CORRAL_MINIMUM_OPEN": "nan", "CORRAL_MESSAGES_PER_SECOND": "inf", "CORRAL_PROXIES": "10.0.0.1, proxy"}
    for name, word in {**wrong, "CORRAL_WORKERS": "0", "CORRAL_BOTS": "-1"}.items():
        with pytest.raises(ValueError, match=name):
            Settings.from_environment({name: word})
    assert len(json.dumps(dataclasses.asdict(settings))) > 100


def test_a_bucket_fills_with_time():
    bucket = Bucket(2.0, 3.0)
    assert [bucket.take(10.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(10.5), bucket.take(10.5)] == [True, False]
    assert [bucket.take(99.0) for _ in range(4)] == [True, True, True, False]
