"""What a test knows, and a type does not say; and what it waits for, no longer than a minute."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest

T = TypeVar("T")
LONG = 60.0  # seconds: on any machine it has happened by then, or never will


def given(value: T | None) -> T:
    """It is there."""
    assert value is not None
    return value


def seen_as(kind: type[T], view: object) -> T:
    """It is the view of this game, or whatever else of this kind."""
    assert isinstance(view, kind)
    return view


async def soon(work: Awaitable[T], what: str) -> T:
    """The test fails, and says what did not happen."""
    try:
        return await asyncio.wait_for(work, LONG)
    except TimeoutError:
        pytest.fail(f"it never happened: {what}")


def until(happened: Callable[[], object], what: str) -> None:
    """The same for what other processes do."""
    end = time.monotonic() + LONG
    while not happened():
        if time.monotonic() > end:
            pytest.fail(f"it never happened: {what}")
        time.sleep(0)
