"""POST /api/score: games of the box, for anybody, counted by the rules."""

import asyncio
from pathlib import Path

from corral.server.box import text

from .wire import serving

ROOT = Path(__file__).parents[2]

BODY = {
    "game": "wind_river",
    "seats": [{"name": "Ada", "facts": {"plains": "4", "stones": "2"}}, {"facts": {"plains": "4", "stones": "5"}}],
}


def test_a_game_of_the_box_is_counted_for_anybody(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            answer = await server.browser().post("/api/score", json=BODY)
            assert answer.status_code == 200
            told = answer.json()
            assert told["places"] == [2, 1]
            assert told["sheets"][0] == {"open_plains": 4, "stones": 2, "total": 4}
            assert told["ties"] == [{"stones": 2}, {"stones": 5}]
            assert told["remarks"] == []
            assert told["view"]["over"]
            assert [seat["points"] for seat in told["view"]["seats"]] == [4, 4]

    asyncio.run(ask())


def test_what_cannot_be_counted_is_refused_in_one_sentence(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            for change, reason in (
                ({"seats": [{"name": "Ada", "facts": {"plains": "9"}}, {}]}, "Ada: plains: plains is a whole number"),
                ({"seats": [{}]}, "takes 2 to 4 players, not 1"),
                ({"game": "poker"}, "no game is called 'poker'"),
                ({"options": {"sails": "3"}}, "has no option 'sails'"),
            ):
                answer = await browser.post("/api/score", json={**BODY, **change})
                assert answer.status_code == 400
                assert reason in answer.json()["detail"]

    asyncio.run(ask())


def test_whoever_asks_very_often_waits(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            codes = [(await browser.post("/api/score", json=BODY)).status_code for _ in range(61)]
            assert codes.count(429) == 1

    asyncio.run(ask())


def test_the_browser_knows_what_the_boxes_have() -> None:
    kept = ROOT / "web" / "src" / "score" / "box.json"
    assert kept.read_text() == text(), "box.json is stale: run `make wire`"
