"""What teaches the games, over HTTP."""

import pytest

from tests.store.places import awaited

from .wire import serving


@awaited
async def test_rules_for_people_come_in_the_language_that_is_asked_for(tmp_path):
    async with serving(tmp_path) as server:
        english = await server.browser().get("/api/games/wind_river/rules")
        assert english.json()["goal"].startswith("Follow the herd")


@awaited
async def test_notes_come_in_the_language_that_is_asked_for_and_none_where_nobody_wrote_any(tmp_path):
    async with serving(tmp_path) as server:
        browser = server.browser()
        german = await browser.get("/api/games/wind_river/notes", params={"language": "de"})
        assert "Tipi" in german.json()["phase"]["place"]
        assert (await browser.get("/api/games/gulch/notes")).json() == {}


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/api/games/chess/rules", 400),
        ("/api/games/gulch/rules", 404),
        ("/api/games/wind_river/rules?language=tlh", 400),
        ("/api/games/chess/notes", 400),
    ],
)
@awaited
async def test_rules_that_nobody_wrote_are_refused_in_a_sentence(tmp_path, path, status):
    async with serving(tmp_path) as server:
        answer = await server.browser().get(path)
        assert answer.status_code == status
        assert answer.json()["detail"]
