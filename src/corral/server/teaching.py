"""What teaches the games, over HTTP: the rules for people, and notes that explain questions and things."""

from litestar import Response
from litestar.params import FromPath, FromQuery

from corral import games
from corral.learn import ENGLISH, Language, rules
from corral.learn.notes import Notes, notes
from corral.store import Missing

FRESH = "public, max-age=300"  # seconds; it changes with the version only


async def rules_page(game: FromPath[str], language: FromQuery[Language] = ENGLISH) -> Response[rules.Page]:
    """The rules of a game for people, with figures to be drawn; the exact ones are text, by id. What is not told in a
    language yet is told in English."""
    page = rules.find(games.known(game), language) or rules.find(game, ENGLISH)
    if page is None:
        raise Missing(f"the rules of {game} are not told for people yet")
    return Response(page, headers={"cache-control": FRESH})


async def notes_of(game: FromPath[str], language: FromQuery[Language] = ENGLISH) -> Response[Notes]:
    """All notes of a game, by section and key; none if nobody wrote any."""
    return Response(notes(game, language), headers={"cache-control": FRESH})
