"""Courses over HTTP: a lesson from its first question to its end, what is refused, and who has learned what."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from corral.learn.courses import course, taught

from .wire import serving

BRIDGE = "/api/learn/moon_river/mr-bridge"


def test_every_course_is_listed_in_the_language_asked_for(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            told = (await server.browser().get("/api/learn", params={"language": "de"})).json()
            assert [found["game"] for found in told["courses"]] == taught()
            assert told["courses"][0]["lessons"][0] == {
                "id": "mr-bridge", "level": "basic", "title": "An einer Brücke bauen", "steps": 2,
                "idea": "Zwei Parzellen bilden einen Dominostein, und dein erster liegt an einer Brücke.",
                "rules": ["MR-17", "MR-18", "MR-22", "MR-24", "MR-32"],
            }  # fmt: skip
            assert told["courses"][0]["first_game"]["bots"] == "greenhorn"
            assert told["learned"] == []

    asyncio.run(ask())


def test_a_lesson_is_played_try_by_try(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = await server.guest("Ada")
            lesson = (await browser.get(BRIDGE)).json()
            question = lesson["question"]
            assert (lesson["seat"], lesson["names"], len(lesson["goals"])) == (1, ["You", "Ann", "Bo", "Cy"], 2)
            assert question["marks"] == {"stored": [1, 2], "cells": ["a1", "c2", "e1"]}
            assert question["show"] in question["position"]["choices"]

            look = (await browser.post(f"{BRIDGE}/look", json={"move": question["show"]})).json()
            assert look["view"]["seats"][0]["points"] == 3

            wrong = (await browser.post(BRIDGE, json={"move": "stop"})).json()
            assert wrong == {
                "right": False, "say": "You may wait, but only land brings points. Build now.",
                "position": None, "next": None,
            }  # fmt: skip
            right = (await browser.post(BRIDGE, json={"move": question["show"]})).json()
            assert right["right"]
            assert right["position"]["choices"] == []
            assert right["next"]["number"] == 1

            path = {"path": [question["show"]], "move": right["next"]["show"]}
            last = (await browser.post(BRIDGE, json=path)).json()
            assert last["right"]
            assert last["next"] is None
            assert (await browser.get("/api/learn")).json()["learned"] == ["mr-bridge"]

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("path", "body", "status", "code", "reason"),
    [
        ("/api/learn/moon_river/mr-moon", None, 404, "missing", "Moon River has no lesson 'mr-moon'"),
        ("/api/learn/poker/mr-bridge", None, 404, "missing", "there are no lessons of 'poker'"),
        (f"{BRIDGE}?language=it", None, 400, "malformed", "language"),
        (BRIDGE, {"move": "dance"}, 400, "wrong", "not a move of Moon River"),
        (BRIDGE, {"move": "pick 1"}, 409, "not-possible", "'pick 1' is not possible now"),
        (BRIDGE, {"move": "pick 1", "path": ["stop"]}, 409, "not-possible", "not what is asked in step 1"),
        (BRIDGE, {"move": "stop", "path": ["build 1 2 a1 a2", "pick 3"]}, 409, "over", "this lesson is over"),
        (BRIDGE, {"move": "stop", "sum": 1}, 400, "malformed", "sum"),
        (f"{BRIDGE}/look", {"move": "pick 9"}, 400, "wrong", "pick"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    tmp_path: Path, path: str, body: dict[str, Any] | None, status: int, code: str, reason: str
) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            answer = await (browser.get(path) if body is None else browser.post(path, json=body))
            told = answer.json()
            assert (answer.status_code, told["code"]) == (status, code)
            assert reason in told["detail"]

    asyncio.run(ask())


def test_what_was_learned_before_somebody_was_known_is_added_and_goes_with_a_guest_who_logs_in(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            nobody = server.browser()
            assert (await nobody.post("/api/learn", json={"lessons": ["mr-bridge"]})).status_code == 401

            account = await server.guest("Ada")
            body = {"lessons": ["mr-bridge", "wr-place", "no-lesson"]}
            assert (await account.post("/api/learn", json=body)).json()["learned"] == ["mr-bridge", "wr-place"]
            assert (await account.post("/api/learn", json=body)).status_code == 200
            password = {"name": "Ada", "password": "three blue herons"}
            assert (await account.post("/api/account", json=password)).status_code == 200

            guest = await server.guest("Bea")
            await guest.post("/api/learn", json={"lessons": ["wr-place", "dt-keep"]})
            assert (await guest.post("/api/login", json=password)).status_code == 200
            assert (await guest.get("/api/learn")).json()["learned"] == ["dt-keep", "mr-bridge", "wr-place"]

            assert (await guest.delete("/api/me")).status_code == 200
            assert (await server.browser().get("/api/learn")).json()["learned"] == []

    asyncio.run(ask())


def test_whoever_tries_very_often_waits(tmp_path: Path) -> None:
    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            codes = [(await browser.post(BRIDGE, json={"move": "stop"})).status_code for _ in range(201)]
            assert codes.count(429) == 1

    asyncio.run(ask())


def test_no_lesson_tells_what_its_learner_may_not_know(tmp_path: Path) -> None:
    """In Dice Town: what the others hold, and their dice under the cups."""

    async def ask() -> None:
        async with serving(tmp_path) as server:
            browser = server.browser()
            for lesson in course("dice_town").lessons:
                told = (await browser.get(f"/api/learn/dice_town/{lesson.id}")).json()
                for number, seat in enumerate(told["question"]["position"]["view"]["seats"], 1):
                    assert number == lesson.seat or seat["hand"] is None
                    assert number == lesson.seat or set(seat["cup"]) <= {"?"}

    asyncio.run(ask())
