"""The deal of the day over HTTP: what is told to whom, and when; strange days."""

import asyncio
from pathlib import Path

from corral.table import daily

from .wire import serving


def test_a_deal_is_begun_once_and_told_to_nobody_before_the_end(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser, other = await server.guest("Ada"), await server.guest("Bo")
            told = (await browser.get("/api/daily")).json()
            deal = daily.deal_of(told["day"])
            assert (told["game"], told["seats"], told["level"]) == (deal.game, deal.seats, deal.level)
            assert told["begins"] <= told["now"] < told["ends"] == told["begins"] + 86400
            assert (told["mine"], told["points"], told["best"], told["levels"]) == (None, [], [], [])
            assert len(told["week"]) == 7

            table = (await browser.post("/api/daily")).json()["table"]
            assert (await browser.post("/api/daily")).json()["table"] == table
            mine = (await browser.get("/api/daily")).json()["mine"]
            assert mine == {
                "table": table, "over": False, "points": None, "place": None, "rank": None, "beaten": None,
            }  # fmt: skip
            assert (await other.get("/api/daily")).json()["mine"] is None

            position = (await browser.get(f"/api/tables/{table}")).json()
            assert position["seen"]["daily"] == told["day"]
            assert position["seen"]["commit"] == told["promise"]
            assert position["seen"]["seed"] is None
            refused = await other.put(f"/api/tables/{table}/seats/2", json={})
            assert (refused.status_code, refused.json()["code"]) == (409, "daily")

    asyncio.run(ask())


def test_given_up_it_counts_and_everybody_elses_is_told(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = await server.guest("Ada")
            table = (await browser.post("/api/daily")).json()["table"]
            found = await server.app.state.registry.table(table)
            await found.resign(found.row.seats[0].user, 0)
            if not found.live.over:  # the bots go on; the attempt is over when they have ended
                return
            told = (await browser.get("/api/daily")).json()
            assert told["mine"]["over"]
            assert told["people"] == 1

    asyncio.run(ask())


def test_strange_days_are_answered_and_make_nothing(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            today = (await browser.get("/api/daily")).json()["day"]
            for day in ("tomorrow", "2026-02-30", daily.after(today, 1), "9999-12-31"):
                answer = await browser.get(f"/api/daily/{day}")
                assert (answer.status_code, answer.json()["code"]) == (404, "no-day"), day
            past = (await browser.get(f"/api/daily/{daily.after(today, -1)}")).json()
            assert (past["people"], past["best"], past["mine"]) == (0, [], None)
            assert (await browser.post("/api/daily")).status_code == 401
            assert (await browser.post(f"/api/daily/{daily.after(today, -1)}")).status_code == 401
            ada = await server.guest("Ada")
            for day, status in (("2026-02-30", 404), (daily.after(today, 1), 404), (today, 409)):
                assert (await ada.post(f"/api/daily/{day}")).status_code == status, day
            assert (await ada.get("/api/daily")).json()["mine"] is None

    asyncio.run(ask())
