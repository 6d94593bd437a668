"""My games over HTTP: pages, filters, what is counted in the background, statistics by hand, files."""

import csv
import io
import zipfile
from typing import Any

import httpx
import pytest

from corral import record
from corral.server import history
from corral.server.history import Wanted, shares, trail
from corral.server.messages import HistoryGame
from corral.store import tables
from corral.table.seen import SeatSeen
from tests.store.places import awaited
from tests.table.tables import GULCH

from .test_replay import over
from .wire import Server, serving


def seat(name: str | None, place: int, bot: str | None = None) -> SeatSeen:
    return SeatSeen(name, bot, False, False, place, 10 - place)


def row(place: int, *others: SeatSeen, game: str = "dice_town", own: float | None = None, **how: Any) -> HistoryGame:
    values = {
        "luck": None if own is None else 0.5 - own,
        "rated": False,
        "ended": 1.0,
        "table": "t",
        "box": None,
        "marks": None,
        "gain": None,
        **how,
    }
    return HistoryGame(
        game=game, options={}, seat=1, seats=[seat("ann", place), *others], own=own, judge=None, pad=None,
        state="found", **values,
    )  # fmt: skip


BOTS = (seat(None, 2, "hand"), seat(None, 3, "hand"), seat(None, 4, "hand"))
MIXED = (seat(None, 2, "hand"), seat(None, 3, "rancher"))
BOB = (seat("bob", 1),)


def test_shares_are_counted_as_by_hand() -> None:
    rows = [row(1, *BOTS), row(1, *BOTS), row(2, *BOTS), row(1, *BOB), row(3, *MIXED, game="moon_river")]
    found = {(one.game, one.against): one for one in shares(rows)}
    assert list(found) == [
        ("", ""), ("dice_town", ""), ("dice_town", "people"), ("dice_town", "hand"), ("moon_river", ""),
        ("moon_river", "bots"),
    ]  # fmt: skip
    hand = found["dice_town", "hand"]
    assert (hand.games, hand.fair) == (3, 0.25)
    assert hand.share == pytest.approx(2 / 3)
    assert [hand.low, hand.high] == pytest.approx([0.2077, 0.9385], abs=1e-4)
    assert found["dice_town", "people"].share == 0.5  # both have won
    assert found["", ""].fair == pytest.approx((3 * 0.25 + 0.5 + 1 / 3) / 5)


def test_the_chart_is_the_mean_of_ten_and_the_sum_of_luck() -> None:
    rows = [row(1, *BOTS, own=number / 10, table=str(number)) for number in range(12)]
    points = trail([*rows, row(1, *BOTS)])
    assert [point.table for point in points] == [str(number) for number in range(11, -1, -1)]
    assert points[0].mean == points[0].own == 1.1
    assert points[9].mean == pytest.approx(sum(range(2, 12)) / 100)
    assert points[11].mean == pytest.approx(sum(range(10)) / 100)
    assert points[11].luck == pytest.approx(sum(0.5 - number / 10 for number in range(12)))


@pytest.mark.parametrize(
    ("wanted", "taken"),
    [
        (Wanted(), [0, 1, 2, 3]),
        (Wanted(game="moon_river"), [3]),
        (Wanted(against="people"), [1]),
        (Wanted(against="bots"), [0, 2, 3]),
        (Wanted(against="hand"), [0, 2]),
        (Wanted(name="bob"), [1]),
        (Wanted(name="ann"), []),
        (Wanted(rated=True), [2]),
        (Wanted(won=True), [0, 1]),
        (Wanted(won=False, rated=False), [3]),
    ],
)
def test_filters_take_what_they_say(wanted: Wanted, taken: list[int]) -> None:
    rows = [row(1, *BOTS), row(1, *BOB), row(2, *BOTS, rated=True), row(3, *MIXED, game="moon_river")]
    assert [number for number, one in enumerate(rows) if wanted.takes(one)] == taken


def test_no_spreadsheet_takes_a_name_for_a_formula() -> None:
    text = history.written([row(1, seat("=1+1", 2), own=-0.1234567)])
    found = next(csv.DictReader(io.StringIO(text)))
    assert (found["others"], found["own_play"], found["place"]) == ("'=1+1", "-0.1235", "1")


async def told(browser: httpx.AsyncClient, **wanted: Any) -> dict[str, Any]:
    answer = await browser.get("/api/history", params=wanted)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


async def counted(server: Server, browser: httpx.AsyncClient, tables: list[str]) -> dict[str, Any]:
    """Ask, as the page does, until everything is counted; never more than a few at once."""
    while (found := await told(browser))["counting"]:
        jobs = [job for table in tables if (job := server.app.state.analyses.job(table))]
        assert len(jobs) <= history.BESIDE
        for job in jobs:
            await job.done.wait()
    return found


@awaited
async def test_my_games_are_paged_and_counted_in_the_background(place, monkeypatch):
    monkeypatch.setattr(history, "PAGE", 2)
    async with serving(place) as server:
        ann = await server.guest("ann")
        names = []
        for _ in range(3):
            server.clock.now += 10
            names.append(await over(server, ann))
        found = await told(ann)
        assert [game["table"] for game in found["games"]] == names[:0:-1]
        assert (found["page"], found["pages"], found["total"], found["all"]) == (1, 2, 3, 3)
        assert {game["state"] for game in found["games"]} == {"counting"}
        assert found["counting"] == 3
        done = await counted(server, ann, names)
        assert {game["state"] for game in done["games"]} == {"found"}
        assert all(game["judge"] for game in done["games"])
        assert len(done["trail"]) == done["shares"][0]["counted"] == 3
        assert [game["table"] for game in (await told(ann, page=2))["games"]] == names[:1]
        assert (await told(ann, page=9))["page"] == 2


@awaited
async def test_what_nobody_has_asked_for_is_counted_while_there_is_nothing_else_to_do(place, monkeypatch):
    """Of each of people's latest games: first what luck and play did, then, where that looks for no mistakes, those."""
    monkeypatch.setattr(history, "PAGE", 2)
    async with serving(place) as server:
        registry, analyses = server.registry, server.app.state.analyses

        async def look_back() -> tuple[str, bool] | None:
            """Which game is counted then, and whether deep."""
            await history.look_back(registry, analyses)
            await history.look_back(registry, analyses)  # one at a time
            jobs = [(name, job) for name in names if (job := analyses.job(name))]
            assert len(jobs) == int(analyses.busy)
            for name, job in jobs:
                await job.done.wait()
                assert not analyses.failed(name, job.deep)
                return name, job.deep
            return None

        ann, bob = await server.guest("ann"), await server.guest("bob")
        names = []
        for guest in (ann, ann, ann, bob):
            server.clock.now += 10
            names.append(await over(server, guest))
        await over(server, ann, seats=["random", "random"])
        counted = [await look_back() for _ in range(6)]
        assert sorted(filter(None, counted)) == [(name, deep) for name in sorted(names[1:]) for deep in (False, True)]
        assert await look_back() is None
        found = await told(ann)
        assert [game["state"] for game in found["games"]] == ["found", "found"]
        assert [game["state"] for game in (await told(ann, page=2))["games"]] == ["counting"]


@awaited
async def test_nobody_counts_again_and_again_what_cannot_be_counted(tmp_path, monkeypatch):
    async with serving(tmp_path) as server:
        name = await over(server, await server.guest("ann"))
        analyses = server.app.state.analyses
        monkeypatch.setattr("corral.table.analysis.part", None)
        await history.look_back(server.registry, analyses)
        await analyses.job(name).done.wait()
        assert analyses.failed(name, deep=False)
        await history.look_back(server.registry, analyses)
        assert not analyses.busy


@awaited
async def test_only_my_games_and_only_for_me(tmp_path):
    async with serving(tmp_path) as server:
        ann, eve = await server.guest("ann"), await server.guest("eve")
        name = await over(server, ann)
        assert (await told(ann))["all"] == 1
        assert (await told(eve))["all"] == 0
        assert (await server.browser().get("/api/history")).status_code == 401
        with zipfile.ZipFile(io.BytesIO((await ann.get("/api/history/records.zip")).content)) as archive:
            text = archive.read(f"{GULCH}/{name}.txt").decode()
        assert record.parse(text).over
        assert text == (await ann.get(f"/api/tables/{name}/record")).text
        sheet = list(csv.DictReader(io.StringIO((await ann.get("/api/history/games.csv")).text)))
        assert [(line["table"], line["others"]) for line in sheet] == [(name, "bot:random")]
        with zipfile.ZipFile(io.BytesIO((await eve.get("/api/history/records.zip")).content)) as archive:
            assert archive.namelist() == []


@awaited
async def test_a_game_whose_rules_are_not_known_any_more_is_said_to_be_uncountable(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        values = {
            "id": "old", "game": GULCH, "options": {}, "pace": {}, "rated": False, "public": False, "seed": "00",
            "made": 1.0, "moved": 1.0, "ended": 2.0, "started": 1.0, "header": f"game {GULCH} 0\ntable old\n",
        }  # fmt: skip
        user = await server.registry.store.read(lambda store: store.exec_driver_sql("SELECT id FROM users").scalar())
        seats = [
            {"seat": 0, "user": user, "name": "ann", "level": None},
            {"seat": 1, "user": None, "name": None, "level": "hand"},
        ]
        await server.registry.store.write(tables.create, values, seats)
        await told(ann)
        found = await told(ann)
        assert [game["state"] for game in found["games"]] == ["failed"]
        assert found["counting"] == 0


@awaited
async def test_names_go_with_who_deletes_himself(tmp_path):
    async with serving(tmp_path) as server:
        ann, bob = await server.guest("ann"), await server.guest("bob")
        body = {"game": GULCH, "seats": ["me", "open"]}
        name = (await ann.post("/api/tables", json=body)).json()["table"]
        assert (await bob.put(f"/api/tables/{name}/seats/2", json={})).status_code == 200
        assert (await ann.post(f"/api/tables/{name}/start")).status_code == 200
        table = await server.registry.table(name)
        await table.resign(table.row.seats[1].user, 1)
        found = await told(ann)
        assert found["names"] == ["bob"]
        assert [one["name"] for one in found["games"][0]["seats"]] == ["ann", "bob"]
        assert (await bob.delete("/api/me")).status_code == 200
        found = await told(ann)
        assert found["names"] == []
        assert [one["name"] for one in found["games"][0]["seats"]] == ["ann", "someone"]
        assert (await told(ann, against="people"))["total"] == 1


@awaited
async def test_games_of_the_box_are_kept_among_mine(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        players = [{"name": "Ann", "place": 2, "points": 30}, {"name": "Marieke", "place": 1, "points": 41}]
        body = {"game": "dice_town", "seat": 1, "seats": players, "pad": "game dice_town\nseat Ann, purple\n"}
        assert (await ann.put("/api/history/box/pad-1", json=body)).status_code == 200
        assert (await ann.put("/api/history/box/pad-1", json={**body, "seat": 2})).status_code == 200
        found = await told(ann, won=True)
        assert [(game["box"], game["pad"], game["state"]) for game in found["games"]] == [
            ("pad-1", body["pad"], "none")
        ]
        assert found["names"] == ["Ann"]
        assert found["shares"][-1] == {
            "game": "dice_town", "against": "people", "games": 1, "share": 1.0, "low": pytest.approx(0.2065, abs=1e-4),
            "high": 1.0, "fair": 0.5, "counted": 0, "own": None,
        }  # fmt: skip
        assert (await ann.delete("/api/history/box/pad-1")).status_code == 200
        assert (await ann.delete("/api/history/box/pad-1")).status_code == 404
        assert (await told(ann))["all"] == 0


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "poker"}, 400),
        ({"seat": 3}, 400),
        ({"seats": [{"name": "Ann", "place": 1, "points": 3}]}, 400),
        ({"seats": [{"name": "Ann", "place": 2, "points": 3}] * 2}, 400),
        ({"pad": "x" * 20_001}, 400),
        ({"sum": 1}, 400),
    ],
)
def test_what_cannot_be_kept_is_refused_in_a_sentence(tmp_path, change, status):
    @awaited
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("ann")
            players = [{"name": "Ann", "place": 2, "points": 30}, {"name": "Bo", "place": 1, "points": 41}]
            body = {"game": "dice_town", "seat": 1, "seats": players, "pad": "", **change}
            answer = await ann.put("/api/history/box/pad-1", json=body)
            assert (answer.status_code, bool(answer.json()["detail"])) == (status, True)
            assert (await told(ann))["all"] == 0

    main()


@awaited
async def test_filters_that_are_none_are_refused(tmp_path):
    async with serving(tmp_path) as server:
        ann = await server.guest("ann")
        for wanted in ({"game": "poker"}, {"against": "wizard"}, {"rated": "perhaps"}, {"page": "last"}):
            answer = await ann.get("/api/history", params=wanted)
            assert answer.status_code in (400, 404), wanted
            assert answer.json()["detail"]
