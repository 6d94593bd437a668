"""Puzzles over HTTP: what is told before and after an answer, and that an answer counts once."""

import asyncio
from pathlib import Path

from corral.learn.puzzles import posed, puzzles
from corral.store import puzzled

from .wire import serving

GAME = posed()[0]
ONE, OTHER = list(puzzles(GAME).values())[:2]
WAY = f"/api/puzzles/{GAME}/{ONE.id}"


def test_a_puzzle_is_put_without_its_answer_and_judged_once(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = await server.guest("Ada")
            seen = (await browser.get(WAY)).json()
            assert seen["seat"] == ONE.seat
            assert ONE.answers[0] in seen["position"]["choices"]
            assert not {"moves", "lead", "good", "played", "reason"} & seen.keys()
            assert seen["stand"] == {
                "rating": 1200, "row": 0, "hard": seen["stand"]["hard"], "tries": 0, "solved": 0, "answered": False,
            }  # fmt: skip

            look = await browser.post(f"{WAY}/look", json={"move": ONE.answers[0]})
            assert look.json()["view"]["phase"]
            told = (await browser.post(WAY, json={"move": ONE.answers[0]})).json()
            assert told["right"]
            assert told["counted"]
            assert told["gained"] > 0
            assert told["moves"][0]["move"] == ONE.answers[0]
            assert told["stand"]["row"] == told["stand"]["tries"] == told["stand"]["solved"] == 1

            again = (await browser.post(WAY, json={"move": ONE.answers[0]})).json()
            assert (again["counted"], again["gained"]) == (False, 0)
            assert again["stand"] == told["stand"]
            gone = (await browser.post(WAY, json={"move": None})).json()
            assert not gone["right"]
            assert gone["stand"] == told["stand"]

    asyncio.run(ask())


def test_a_wrong_answer_ends_the_row_and_giving_up_is_one(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = await server.guest("Ada")
            await browser.post(WAY, json={"move": ONE.answers[0]})
            told = (await browser.post(f"/api/puzzles/{GAME}/{OTHER.id}", json={"move": None})).json()
            assert (told["right"], told["stand"]["row"]) == (False, 0)
            assert told["gained"] < 0
            listed = (await browser.get("/api/puzzles")).json()
            right = {line["id"]: line["right"] for line in listed["puzzles"]}
            assert (right[ONE.id], right[OTHER.id]) == (True, False)
            assert (listed["row"], listed["longest"]) == (0, 1)
            assert listed["today"].split("/")[0] in posed()

    asyncio.run(ask())


def test_two_windows_at_once_count_one_answer(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = await server.guest("Ada")
            body = {"move": ONE.answers[0]}
            told = await asyncio.gather(*(browser.post(WAY, json=body) for _ in range(5)))
            assert sum(answer.json()["counted"] for answer in told) == 1
            assert (await browser.get(WAY)).json()["stand"]["tries"] == 1

    asyncio.run(ask())


def test_bad_answers_change_nothing_and_strangers_may_look(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            nobody = server.browser()
            for way in (f"/api/puzzles/{GAME}/zzzzzz", "/api/puzzles/chess/1", "/api/puzzles/../x"):
                assert (await nobody.get(way)).status_code == 404, way
            assert (await nobody.post(WAY, json={"move": "nonsense"})).status_code == 400
            assert (await nobody.post(WAY, json={"move": ONE.answers[0], "more": 1})).status_code == 400
            assert (await nobody.post(f"{WAY}/look", json={"move": ""})).status_code == 400
            told = (await nobody.post(WAY, json={"move": ONE.answers[0]})).json()
            assert (told["right"], told["counted"], told["stand"]["tries"]) == (True, False, 0)

    asyncio.run(ask())


def test_what_a_guest_solved_the_account_has(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            store, now = server.registry.store, server.registry.store.now()
            for user, name, right in (("g", "x/1", True), ("g", "x/2", True), ("u", "x/1", False)):
                assert await store.write(puzzled.answer, user, name, right, 1300.0, now)
            await store.write(puzzled.hand_over, "g", "u")
            answers = await store.read(puzzled.answers_of, "u")
            assert [(each.puzzle, each.number, each.right) for each in answers] == [("x/1", 1, False), ("x/2", 2, True)]
            assert await store.read(puzzled.answers_of, "g") == []
            assert puzzled.told(answers).row == 1

    asyncio.run(ask())


def test_the_whole_game_is_told_for_the_replay(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            nobody = server.browser()
            whole = (await nobody.get(f"{WAY}/game")).json()
            assert (whole["ply"], whole["seat"]) == (ONE.line, ONE.seat)
            told = await nobody.post("/api/replay", json={"record": whole["record"], "seat": whole["seat"]})
            assert told.status_code == 200
            assert told.json()["steps"][-1]["ply"] > ONE.line
            assert (await nobody.get(f"/api/puzzles/{GAME}/zzzzzz/game")).status_code == 404

    asyncio.run(ask())
