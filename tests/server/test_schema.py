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
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

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
        schema = schemathesis.openapi.from_dict(document)
        self.operations = {f"{one.method} {one.path}": one for one in (row.ok() for row in schema.get_all_operations())}
        self.table = self.run(self._table())

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    async def _table(self) -> str:
        ann = await self.server.guest("ann")
        body = {"game": GULCH, "seats": ["me", "random"], "start": True}
        return str((await ann.post("/api/tables", json=body)).json()["table"])

    async def ask(self, case: schemathesis.Case, known: bool) -> httpx.Response:
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
    def answers(case: schemathesis.Case) -> None:
        response = published.run(published.ask(case, chance.random() < 0.5))
        case.validate_response(schemathesis.Response.from_httpx(response, verify=False), checks=CHECKS)

    answers()
