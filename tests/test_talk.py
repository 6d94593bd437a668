"""Games for those who read and write: a scripted model plays, and its mistakes are counted and explained."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from corral import games, talk
from corral.mcp import server
from corral.server.running import running
from tests.contract.tables import SHIPPED
from tests.given import seen_as

Use = Callable[..., Awaitable[tuple[str, bool]]]


class Model:
    """It answers prompts: now and then nonsense, then a legal move that it has asked for."""

    def __init__(self, seed: int) -> None:
        self.chance, self.mistakes = random.Random(seed), 0
        self.heard: list[Any] = []

    def lines(self) -> Iterator[str]:
        while True:
            if self.chance.random() < 0.1:
                self.mistakes += 1
                yield self.chance.choice(["fly to the moon", json.dumps({"answer": "pick 99"})])
            yield json.dumps({"ask": "legal"})
            yield json.dumps({"answer": self.chance.choice(self.heard[-1]["moves"])})

    def play(self, session: talk.Session) -> None:
        for line in talk.converse(session, self.lines()):
            self.heard.append(json.loads(line))


@pytest.mark.parametrize("game", ["moon_river", "dice_town", "wind_river"])
def test_a_model_plays_a_whole_game_over_lines_of_json(game: str) -> None:
    session, model = talk.Session(game, 3, seat=2, opponents="random", seed=4), Model(4)
    model.play(session)
    score = model.heard[-1]
    assert session.match.over
    assert score["kind"] == "score"
    assert (score["points"], score["winners"]) == (session.match.points, session.match.winners)
    assert score["errors"] == model.mistakes == sum(told["kind"] == "error" for told in model.heard)
    assert all(told["reason"] for told in model.heard if told["kind"] == "error")


def test_nothing_is_listed_unless_it_is_asked_for() -> None:
    session = talk.Session("wind_river", 3, opponents="random", seed=1)
    prompt, *rest = map(json.loads, talk.converse(session, ["nowhere"]))
    assert "place B2" not in prompt["text"]
    assert [told["kind"] for told in rest] == ["error", "score"]


def test_too_many_mistakes_in_a_row_lose_the_game() -> None:
    session = talk.Session("wind_river", 3, opponents="random", seed=1, most_errors=2)
    told = list(map(json.loads, talk.converse(session, ["a", "b", "place C2"])))
    assert [one["kind"] for one in told] == ["prompt", "error", "error", "score"]
    assert told[-1]["share"] == 0.0


def test_rules_are_read_by_their_ids() -> None:
    assert talk.rules("wind_river", "wr-3").startswith("- WR-3 ")
    assert len(talk.rules("moon_river")) > 5000
    with pytest.raises(ValueError, match=r"there is no rule 'MR-999'; there are MR-1 to MR-\d+"):
        talk.rules("moon_river", "MR-999")


def test_a_model_plays_by_tools() -> None:
    asyncio.run(play_by_tools())


def test_a_model_plays_at_the_tables_of_a_server(tmp_path: Path) -> None:
    with running(tmp_path) as here:
        asyncio.run(play_at_a_server(here.url))


async def play_at_a_server(url: str) -> None:
    async with tools(url) as use:
        for game in SHIPPED:
            told, wrong = await use("open_served_table", game=game, others="random random")
            assert not wrong, told
            table = told.partition("\n")[0].removeprefix("table ")
            for _ in range(3):
                assert games.title(game).lower() in told.lower()
                listed, _ = await use("moves", table=table)
                told, wrong = await use("play", table=table, move=listed.split("\n")[0])
                assert not wrong, told
                assert not told.startswith("Not possible")


def test_an_address_that_is_none_is_refused_at_once() -> None:
    with pytest.raises(ValueError, match=r"--url is the address of a server, such as .*, not 'corral'"):
        server("corral")


@asynccontextmanager
async def tools(url: str = "") -> AsyncIterator[Use]:
    from mcp import Client
    from mcp.types import TextContent

    async with Client(server(url)) as client:

        async def use(name: str, **how: Any) -> tuple[str, bool]:
            answer = await client.call_tool(name, how)
            return seen_as(TextContent, answer.content[0]).text, bool(answer.is_error)

        yield use


async def play_by_tools() -> None:
    async with tools() as use:
        assert "wind_river: 2 to 4 players; options as usual: depth=0" in (await use("games"))[0]
        opened, _ = await use("open_table", game="wind_river", seats=2, opponents="random", options="depth=3", seed=1)
        assert opened.startswith("table t1\n")
        refused, _ = await use("play", table="t1", move="fly")
        assert refused.startswith("Not possible (1 so far): 'fly' is not a move of Wind River")
        assert await use("position", table="t7") == (
            "Error executing tool position: there is no table 't7'; there are t1", True
        )  # fmt: skip
        assert (await use("rules", game="wind_river", id="WR-3"))[0].startswith("- WR-3 ")
        told = ""
        while not told.startswith("The game is over."):
            listed, _ = await use("moves", table="t1")
            told, wrong = await use("play", table="t1", move=listed.split("\n")[0])
            assert not wrong
        assert "your errors: 1" in told
        assert "there is no server" in (await use("join_table", game="wind_river", table="x", seat=1))[0]
