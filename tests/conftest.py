"""For all tests."""

from pathlib import Path

import pytest
from hypothesis import settings

settings.load_profile("ci")  # Hypothesis's own: the same cases on every machine, however long they take
SLOW = {"web", "arena", "players", "package"}  # browsers, bots that play whole games, what is built and served
SLOW |= {"test_making", "test_processes", "test_torture", "test_bench", "test_schema"}  # these compile, kill or measure
SLOW |= {"test_two_engines", "test_second_opinion", "test_blindfold", "test_leaks"}  # the long proofs of the rules


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="no browser, no PostgreSQL, no bots that play whole games")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--quick"):
        here = Path(__file__).parent
        left_out = {item for item in items if _is_slow(item, item.path.relative_to(here))}
        config.hook.pytest_deselected(items=[item for item in items if item in left_out])
        items[:] = [item for item in items if item not in left_out]


def _is_slow(item: pytest.Item, file: Path) -> bool:
    with_postgresql = "postgresql" in item.name or "postgres_url" in getattr(item, "fixturenames", ())
    return with_postgresql or not SLOW.isdisjoint({file.parts[0], file.stem})
