"""Where tests keep things: a folder (SQLite) or, where Debian's package is there, a real PostgreSQL."""

import asyncio
import functools
import itertools
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from corral.server.torture import postgres

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres_url() -> Iterator[str]:
    if postgres.BIN is None:
        pytest.skip("PostgreSQL is not installed (apt-get install postgresql)")
    with postgres.cluster() as found:
        yield found.url


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return tmp_path
    return postgres.database(request.getfixturevalue("postgres_url"), f"corral{next(_numbers)}")


def awaited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """A test that is a coroutine."""

    @functools.wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))

    return run
