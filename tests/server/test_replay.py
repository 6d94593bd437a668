"""Games that are over, over HTTP: who may see them, what a record must be, what could have been played."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from corral import making, record
from corral.game import NATURE
from corral.refusal import Code
from corral.store import analyses as store_analyses
from corral.table import analysis
from corral.table.replay import Replay
from tests.store.places import awaited
from tests.table.tables import GULCH, play_out

from .wire import Server, serving

GAMES = Path(__file__).parents[1] / "games"
SHORT = {
    "moon_river": "09-3-flat-yes-colors-green,orange,purple.txt",
    "dice_town": "06-2-wild_west-no.txt",
    "wind_river": "05-3-depth-5.txt",
}


def text_of(game: str) -> str:
    return (GAMES / game / "records" / SHORT[game]).read_text()


async def over(server: Server, host: httpx.AsyncClient, **how: Any) -> str:
    """The id of a table that this guest and a bot have played to its end."""
    body = {"game": GULCH, "seats": ["me", "random"], "start": True, **how}
    name = (await host.post("/api/tables", json=body)).json()["table"]
    await play_out(server.registry, await server.registry.table(name), Random(1))
    return str(name)


def put(view: Any, patches: list[dict[str, Any]]) -> Any:
    """What the browser does with patches."""
    for patch in patches:
        if not patch["path"]:
            view = patch["value"]
            continue
        inner = view
        for key in patch["path"][:-1]:
            inner = inner[key]
        inner[patch["path"][-1]] = patch["value"]
    return view


@awaited
async def test_a_game_that_is_over_is_told_step_by_step_from_each_seat(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        name = await over(server, ann)
        table = await server.registry.table(name)
        for seat in (0, 1, 2):
            told = (await ann.get(f"/api/tables/{name}/replay", params={"seat": seat})).json()
            assert (told["seat"], told["views"], told["mine"]) == (seat, [0, 1, 2], [1])
            view = None
            for step in told["steps"]:
                view = put(view, step["patches"])
            final = (await ann.get(f"/api/tables/{name}", params={"seat": min(seat, 1)})).json()
            if seat < 2:
                assert view == final["seen"]["view"]
            assert told["steps"][-1]["told"] == len(told["lines"]) == len(told["changes"])
            assert told["steps"][-1]["ply"] == len(table.live.fold.history)
        assert (await ann.get(f"/api/tables/{name}/replay")).json()["seat"] == 1
        assert (await ann.get(f"/api/tables/{name}/replay", params={"seat": 3})).status_code == 403


@awaited
async def test_strangers_see_public_tables_as_spectators_and_private_ones_not_at_all(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve, nobody = await server.guest("ann"), await server.guest("eve"), server.browser()
        private, public = await over(server, ann), await over(server, ann, public=True)
        for stranger in (eve, nobody):
            refused = await stranger.get(f"/api/tables/{private}/replay")
            assert (refused.status_code, refused.json()["code"]) == (403, Code.PRIVATE)
            body = {"table": private, "ply": 1, "seat": 1}
            assert (await stranger.post("/api/replay/asked", json=body)).json()["code"] == Code.PRIVATE
            told = (await stranger.get(f"/api/tables/{public}/replay")).json()
            assert (told["seat"], told["views"], told["mine"]) == (0, [0], [])
            assert told["proof"]["seed"]
            assert (await stranger.get(f"/api/tables/{public}/replay", params={"seat": 1})).status_code == 403
            assert (await stranger.post("/api/replay/asked", json={**body, "table": public})).status_code == 403


@awaited
async def test_a_game_that_goes_on_is_not_replayed(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "random"], "start": True, "public": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        refused = await ann.get(f"/api/tables/{name}/replay")
        assert (refused.status_code, refused.json()["code"]) == (409, Code.NOT_OVER)
        missing = await ann.get("/api/tables/nowhere/replay")
        assert (missing.status_code, missing.json()["code"]) == (404, Code.NO_TABLE)


@pytest.mark.parametrize("game", SHORT)
def test_a_record_is_told_as_its_own_lines_say(tmp_path, game):
    text = text_of(game)

    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.browser().post("/api/replay", json={"record": text, "seat": 1})
            assert answer.status_code == 200, answer.text
            told, fold = answer.json(), record.parse(text)
            assert told["lines"] == record.told(fold, 0)
            assert told["steps"][-1]["ply"] == len(fold.history)
            assert len(told["proof"]["draws"]) == fold.draws
            assert [step["ply"] for step in told["steps"]] == sorted({step["ply"] for step in told["steps"]})
            places = [seat["place"] for seat in told["seats"]]
            assert sorted(places)[0] == 1

    main()


@pytest.mark.parametrize("game", SHORT)
def test_what_could_have_been_played_is_the_rules_own_list(game):
    replay = Replay(record.parse(text_of(game)))
    history = replay.fold.history
    for number in range(0, len(history), 9):
        ply = history[number]
        if ply.seat == NATURE:
            continue
        early = replay.at(number)
        played = replay.game.write(ply.move)
        choices = replay.choices(number, ply.seat)
        assert choices == [replay.game.write(move) for move in early.legal(ply.seat)]
        assert played in choices
        assert replay.tried(number, ply.seat, [played]).view


BAD = {
    "cut": (lambda text: "\n".join(text.split("\n")[:-20]) + "\n", Code.RECORD_CUT),
    "changed": (lambda text: _changed(text), Code.RECORD),
    "version": (lambda text: text.replace("game wind_river 1", "game wind_river 99"), Code.RECORD_VERSION),
    "pieces": (lambda text: _line(text, "pieces ", "pieces 0123456789ab"), Code.RECORD_PIECES),
    "game": (lambda text: _line(text, "game ", "game chess 1"), Code.RECORD),
    "words": (lambda text: "good evening", Code.RECORD),
    "long": (lambda text: text + "1 pass\n" * 8000, Code.RECORD_LONG),
}


def _line(text: str, begin: str, other: str) -> str:
    return "\n".join(other if line.startswith(begin) else line for line in text.split("\n"))


def _changed(text: str) -> str:
    lines = text.split("\n")
    at = lines.index("") + 12
    lines[at] = "9 herd a1"
    return "\n".join(lines)


@pytest.mark.parametrize("what", BAD)
def test_a_bad_record_is_refused_with_what_is_wrong_and_where(tmp_path, what):
    spoil, code = BAD[what]

    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server:
            answer = await server.browser().post("/api/replay", json={"record": spoil(text_of("wind_river"))})
            assert answer.status_code == 400
            refusal = answer.json()
            assert refusal["code"] == code
            if what == "changed":
                assert refusal["line"] == text_of("wind_river").split("\n").index("") + 13
            elif code != Code.RECORD_LONG:
                assert refusal["line"]

    main()


@awaited
async def test_nobody_asks_for_replays_without_end(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        name = await over(server, ann)
        answers = [(await ann.get(f"/api/tables/{name}/replay")).status_code for _ in range(40)]
        assert set(answers) == {200, 429}
        assert (await eve.get(f"/api/tables/{name}/replay")).status_code == 403  # she is not kept waiting


async def analysed(server: Server, ask: Any) -> dict[str, Any]:
    """Ask until what is being counted is there."""
    while (told := (await ask()).json())["counting"] is not None:
        jobs = server.app.state.analyses._jobs
        await next(iter(jobs.values())).done.wait() if jobs else None
    return dict(told)


@awaited
async def test_a_game_is_analysed_when_somebody_asks_once_and_deep_on_wish(tmp_path, monkeypatch):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        name = await over(server, ann)
        first = (await ann.get(f"/api/tables/{name}/analysis")).json()
        assert (first["quick"], first["deep"], first["counting"]) == (None, None, False)
        told = await analysed(server, lambda: ann.get(f"/api/tables/{name}/analysis"))
        quick = told["quick"]
        assert told["deep"] is None
        assert not quick["deep"]
        for book in quick["seats"]:
            parts = [book[part] for part in ("start", "luck", "own", "others", "revision")]
            assert sum(parts) == pytest.approx(book["result"], abs=1e-9)

        begun = (await ann.post(f"/api/tables/{name}/analysis/deep")).json()
        assert (begun["quick"], begun["counting"]) == (quick, True)
        shares = []
        while (seen := (await ann.post(f"/api/tables/{name}/analysis/deep")).json())["counting"]:
            shares.append(seen["share"])
            await server.app.state.analyses.job(name).done.wait()
        assert shares == sorted(shares)
        assert seen["deep"]["deep"]

        rows = await server.registry.store.read(store_analyses.found, name)
        assert set(rows) == {(quick["judge"], False), (seen["deep"]["judge"], True)}
        server.app.state.analyses._kept.clear()
        monkeypatch.setattr(analysis, "part", None)  # what is stored is not counted again
        again = (await ann.get(f"/api/tables/{name}/analysis")).json()
        assert (again["quick"], again["deep"], again["counting"]) == (quick, seen["deep"], None)
        assert (await eve.get(f"/api/tables/{name}/analysis")).json()["code"] == Code.PRIVATE


@awaited
async def test_while_the_judge_is_made_ready_the_page_is_told_so(tmp_path, monkeypatch):
    """First another process is about it, then it has died: the pool makes it."""
    ready, about = False, True
    looks: asyncio.Queue[float] = asyncio.Queue()

    def made(game):
        nonlocal ready
        assert game == GULCH
        ready = True

    async def look(seconds):
        await looks.put(seconds)
        await looks.join()

    monkeypatch.setattr(making, "judge_ready", lambda game: ready)
    monkeypatch.setattr(making, "judge_in_making", lambda game: about)
    monkeypatch.setattr(making, "make_judge", made)
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        name = await over(server, ann)
        monkeypatch.setattr("corral.table.analysis.asyncio.sleep", look)
        assert (await ann.get(f"/api/tables/{name}/analysis")).json()["counting"] is False
        await looks.get()
        seen = (await ann.get(f"/api/tables/{name}/analysis")).json()
        assert (seen["preparing"], seen["share"], ready) == (True, 0.0, False)
        about = False
        looks.task_done()
        monkeypatch.undo()
        told = await analysed(server, lambda: ann.get(f"/api/tables/{name}/analysis"))
        assert (told["preparing"], told["failed"]) == (False, False)
        assert told["quick"]


@awaited
async def test_the_analysis_of_a_running_game_is_refused(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "random"], "start": True}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        for refused in (
            await ann.get(f"/api/tables/{name}/analysis"),
            await ann.post(f"/api/tables/{name}/analysis/deep"),
        ):
            assert (refused.status_code, refused.json()["code"]) == (409, Code.NOT_OVER)


@awaited
async def test_one_user_has_one_deep_look_at_a_time(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        names = [await over(server, ann, public=True) for _ in range(2)]
        assert (await ann.post(f"/api/tables/{names[0]}/analysis/deep")).status_code == 200
        refused = await ann.post(f"/api/tables/{names[1]}/analysis/deep")
        assert (refused.status_code, refused.json()["code"]) == (429, Code.TOO_OFTEN)
        assert (await eve.post(f"/api/tables/{names[1]}/analysis/deep")).status_code == 200


@awaited
async def test_a_record_is_analysed_too_and_what_fails_is_said(tmp_path, monkeypatch):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        name = await over(server, ann)
        text = (await ann.get(f"/api/tables/{name}/record")).text
        browser = server.browser()
        told = await analysed(server, lambda: browser.post("/api/replay/analysis", json={"record": text}))
        assert told["quick"]["game"] == GULCH

        def broken(*_: object) -> None:
            raise RuntimeError("out of order")

        monkeypatch.setattr(analysis, "part", broken)
        told = await analysed(server, lambda: ann.get(f"/api/tables/{name}/analysis"))
        assert (told["quick"], told["failed"]) == (None, True)


@awaited
async def test_a_game_is_played_on_from_any_move_with_dice_of_its_own(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        name = await over(server, ann)
        before = (await server.registry.table(name)).live
        ply = len(before.fold.history) // 2
        body = {"table": name, "ply": ply, "seat": 2, "level": "random"}
        made = await ann.post("/api/replay/on", json=body)
        assert made.status_code == 201, made.text
        other = await server.registry.table(made.json()["table"])
        await server.registry.idle()
        fold = other.live.fold
        assert [(one.seat, one.move) for one in fold.history[:ply]] == [
            (one.seat, one.move) for one in before.fold.history[:ply]
        ]
        assert (other.live.level(0), other.row.seats[1].name, other.row.rated) == ("random", "ann", False)
        assert other.row.seed != (await server.registry.table(name)).row.seed
        await play_out(server.registry, other, Random(2))
        verdict = record.verify(record.parse((await ann.get(f"/api/tables/{other.id}/record")).text))
        assert verdict.fair, verdict.reason
        told = (await ann.get(f"/api/tables/{other.id}/replay")).json()
        assert told["proof"]["given"] == sum(one.seat == NATURE for one in before.fold.history[:ply])
        over_there = {**body, "ply": len(before.fold.history)}
        assert (await ann.post("/api/replay/on", json=over_there)).json()["code"] == Code.OVER
        assert (await eve.post("/api/replay/on", json=body)).json()["code"] == Code.PRIVATE
