"""What is published is true: requests made from the OpenAPI document are answered as it says, whatever is in them."""

import asyncio
from collections.abc import Coroutine, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import seed as seeded
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from corral import games
from tests.given import seen_as
from tests.table.tables import GULCH

from .wire import HOST, Server, serving

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
CASES = 25  # of each operation
T = TypeVar("T")


class Published:
    """A server with somebody at a table, and the document that it publishes."""

    def __init__(self, loop: asyncio.AbstractEventLoop, server: Server) -> None:
        self.loop, self.server = loop, server
        document = self.run(server.browser().get("/schema/openapi.json")).json()
        self.document = document
        schema = schemathesis.openapi.from_dict(document)
        rows = (seen_as(Ok, row).ok() for row in schema.get_all_operations())
        self.operations = {f"{one.method} {one.path}": one for one in rows}
        self.table = self.run(self._table())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def _table(self) -> str:
        ann = await self.server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "random"], "start": True}
        return str((await ann.post("/api/tables", json=body)).json()["table"])

    async def ask(self, case: schemathesis.Case[Any], known: bool) -> httpx.Response:
        """As a guest of today: some of what is asked deletes who asks."""
        browser = await self.server.guest("ann")
        if known and "name" in case.path_parameters and "/tables/" in case.operation.path:
            case.path_parameters["name"] = self.table
        how = case.as_transport_kwargs(base_url=f"http://{HOST}")
        how.pop("cookies", None)
        if not isinstance(how.get("data", ""), dict):
            how["content"] = how.pop("data", None)
        return await browser.request(**how)


@pytest.fixture
def published(tmp_path: Path) -> Iterator[Published]:
    """In a thread: hypothesis is not made for coroutines."""
    ready: Future[Published] = Future()
    stop: list[asyncio.Event] = []

    async def serve() -> None:
        async with serving(tmp_path) as server:
            stop.append(asyncio.Event())
            loop = asyncio.get_running_loop()
            ready.set_result(await asyncio.to_thread(Published, loop, server))
            await stop[0].wait()

    with ThreadPoolExecutor(1) as pool:
        served = pool.submit(asyncio.run, serve())
        there = ready.result()
        try:
            yield there
        finally:
            there.loop.call_soon_threadsafe(stop[0].set)
            served.result()


def test_every_operation_answers_as_the_document_says(published):
    assert len(published.operations) > 30
    for name, operation in published.operations.items():
        check(published, Random(name), operation)


def test_the_document_has_the_view_of_every_game(published):
    document = published.document["components"]["schemas"]
    views = [one["$ref"] for one in document["Seen"]["properties"]["view"]["anyOf"] if "$ref" in one]
    assert views == [f"#/components/schemas/{name}" for name in ("View", *(f"{game}.View" for game in games.GAMES))]
    field = document["wind_river.View"]["properties"]["herd"]
    assert field == {"type": "integer", "description": "buffalo on the board"}
    assert document["wind_river.View"]["properties"]["supply"]["$ref"] == "#/components/schemas/wind_river.Supply"


def check(published: Published, chance: Random, operation: Any) -> None:
    @seeded(1)
    @settings(
        max_examples=CASES,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy())
    def answers(case: schemathesis.Case[Any]) -> None:
        response = published.run(published.ask(case, chance.random() < 0.5))
        case.validate_response(schemathesis.Response.from_httpx(response, verify=False), checks=CHECKS)

    answers()
