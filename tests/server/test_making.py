"""The server answers while games are still being compiled; whoever wants one is told how far it is."""

import os
import subprocess
import sys
import time

import httpx
import pytest

from corral import games
from corral.client import Client
from corral.making import Making, State
from corral.server import tables
from corral.server.background import warm
from corral.server.running import Running, running
from tests.server.wire import serving
from tests.store.places import awaited

GAME = "wind_river"
NAMES = ("moon_river", "dice_town", GAME)
BODY = {"game": GAME, "seats": ["me", "hand", "hand"], "start": True}


class Pretended(Making):
    """A game in the making that is as far as the test says."""

    def __init__(self) -> None:
        super().__init__([])
        self.names, self.about = (GAME,), {GAME: tables.about(games.load(GAME))}
        self.done, self.stage, self.asked = 0.4, State.BEGUN, 0

    def state(self, name: str) -> State:
        return State.FAILED if name in self._lost else self.stage

    def share(self, name: str) -> float:
        return games.LOST if self.state(name) == State.FAILED else self.done

    def wanted(self, name: str) -> float:
        self.asked += 1
        return self.share(name)


@pytest.fixture
def making(monkeypatch):
    work = Pretended()
    monkeypatch.setitem(games.unready, GAME, lambda: work.wanted(GAME))
    return work


async def unready(browser: httpx.AsyncClient) -> dict[str, float]:
    found = (await browser.get("/api/games")).json()["games"]
    return {game["name"]: game["ready"] for game in found if game["ready"] < 1}


@awaited
async def test_the_lobby_is_there_and_says_how_far_each_game_is(tmp_path, making):
    async with serving(tmp_path, making=making) as server:
        browser = server.browser()
        assert (await browser.get("/ready")).status_code == 200
        assert await unready(browser) == {GAME: 0.4}
        about = next(game for game in (await browser.get("/api/games")).json()["games"] if game["name"] == GAME)
        assert about["seats"] == [2, 3, 4]
        assert [option["name"] for option in about["options"]]
        assert (await browser.get(f"/api/games/{GAME}/ladder")).status_code == 200  # needs no rules
        assert making.asked == 0  # to look is not to want
        making.done = 1.0
        assert (await unready(browser))[GAME] < 1  # it is compiled, and not loaded


@awaited
async def test_a_table_of_it_is_refused_until_it_is_ready(tmp_path, making):
    async with serving(tmp_path, making=making) as server:
        ann = await server.guest("ann")
        answer = await ann.post("/api/tables", json=BODY)
        assert answer.status_code == 503
        assert answer.json()["detail"] == "Wind River is being made ready (40%); try again in a moment"
        assert float(answer.headers["retry-after"]) > 0
        assert making.asked == 1
        assert (await ann.get("/api/tables")).json() == {"open": [], "mine": []}
        del games.unready[GAME]
        assert (await ann.post("/api/tables", json=BODY)).status_code == 200


@awaited
async def test_tables_from_before_wait_without_troubling_anybody(tmp_path, making, capsys):
    del games.unready[GAME]
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        table = (await ann.post("/api/tables", json=BODY)).json()["table"]
        await server.registry.idle()
        cookies = ann.cookies
    games.unready[GAME] = lambda: making.wanted(GAME)
    async with serving(tmp_path, making=making, log="info") as server:
        ann = server.browser()
        ann.cookies = cookies
        server.clock.now += 3600  # whatever is due is due
        await server.registry.look()
        assert [row["table"] for row in (await ann.get("/api/tables")).json()["mine"]] == [table]
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            assert (await ann.get(path)).status_code == 503
        async with server.socket(ann) as socket:
            socket.say(kind="hint", id=3, table=table, seat=1, version=0)
            assert "being made ready" in (await socket.next("refused"))["reason"]
            socket.say(kind="join", id=4, table=table)
            assert await socket.next("making") == {"kind": "making", "table": table, "game": GAME, "share": 0.4}
            making.done = 0.8
            while (await socket.next("making"))["share"] != 0.8:
                pass
            del games.unready[GAME]
            assert (await socket.next("position"))["table"] == table
    assert "error" not in capsys.readouterr().out


@awaited
async def test_who_leaves_while_a_game_is_made_ready_is_forgotten(tmp_path, making):
    del games.unready[GAME]
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        name = (await ann.post("/api/tables", json=BODY)).json()["table"]
        games.unready[GAME] = lambda: making.wanted(GAME)
        server.registry._tables.clear()
        server.registry._kept.clear()
        async with server.socket(ann) as socket:
            socket.say(kind="join", id=1, table=name)
            await socket.next("making")
        del games.unready[GAME]
        await server.registry.idle()
        assert not (await server.registry.table(name)).watchers


@awaited
async def test_a_game_is_open_when_it_was_made_and_loaded(tmp_path, making, monkeypatch):
    monkeypatch.setattr("corral.server.background.LOOK_SECONDS", 0)
    async with serving(tmp_path, making=making) as server:
        making.stage = State.MADE
        await warm(server.registry, making)
        assert games.unready == {}


@awaited
async def test_a_game_that_cannot_be_loaded_is_lost_and_the_rest_goes_on(tmp_path, making, monkeypatch):
    monkeypatch.setattr("corral.server.background.LOOK_SECONDS", 0)
    load = games.load

    def fail(name):
        if name == GAME:
            raise MemoryError
        return load(name)

    async with serving(tmp_path, making=making) as server:
        monkeypatch.setattr(games, "load", fail)
        making.stage = State.MADE
        await warm(server.registry, making)
        assert await unready(server.browser()) == {GAME: games.LOST}
        ann = await server.guest("ann")
        assert "could not be made ready" in (await ann.post("/api/tables", json=BODY)).json()["detail"]


# Real processes. Without the compiler a game is made in a moment, by the same steps.


@pytest.mark.parametrize("workers", [1, 2])
def test_with_an_empty_cache_games_are_made_beside_the_server(tmp_path, monkeypatch, workers):
    monkeypatch.setenv("CORRAL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("NUMBA_DISABLE_JIT", "1")
    with running(tmp_path / "data", workers) as server:
        with Client(server.url, name="ann") as ann:
            table = ann.create(GAME, ["me", "random"], start=True)
            seat = ann.join(table, 1)
            for position in seat:
                if position.choices:
                    seat.play(position.choices[0])
                    break
            seat.close()
        all_ready(server)
        assert server.stop() in (0, -15)
        server.alone()
        assert {path.parent.name.split("-")[0] for path in (tmp_path / "cache").rglob("ready-*")} == {
            f"corral.games.{name}" for name in NAMES
        }
        server.start()
        first = httpx.get(f"{server.url}/api/games").json()["games"]
        assert [game["ready"] for game in first] == [1.0] * len(NAMES)  # loaded before anybody was answered


def all_ready(server: Running) -> None:
    while any(game["ready"] < 1 for game in httpx.get(f"{server.url}/api/games").json()["games"]):
        assert server.process.poll() is None
        time.sleep(0.05)


def test_corral_compile_fills_the_cache_and_says_so(tmp_path):
    environment = {**os.environ, "CORRAL_CACHE": str(tmp_path), "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "corral", "compile", GAME]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    first, second = done.stdout.splitlines()
    assert first.startswith("Wind River is ready, after ")
    assert second == "Wind River: its judge is ready, too"
    assert list(tmp_path.rglob("ready-*"))
    assert list(tmp_path.rglob("judged-*"))
