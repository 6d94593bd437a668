"""corral text: a game as lines of JSON, for programs that put prompts; corral mcp: the games as tools."""

import sys
from typing import Annotated

from cyclopts import Parameter

from corral.cli.play import pairs

Words = Annotated[list[str] | None, Parameter(name=["--option", "-o"], negative="", help="A table option, name=word.")]


def text(
    game: str,
    /,
    *,
    seats: int = 4,
    seat: int = 1,
    against: str = "hand",
    option: Words = None,
    seed: int | None = None,
    errors: int = 0,
) -> None:
    """Play a game over standard input and output, a line of JSON each: prompts, answers, errors, the score.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    seats
        How many play.
    seat
        Which seat is yours, from 1.
    against
        The level of the others.
    seed
        The seed of the deal.
    errors
        So many answers in a row that are no legal moves lose the game; 0: any number is forgiven.
    """
    from corral.talk import Session, converse

    session = Session(game, seats, seat, against, pairs(option), seed, errors)
    for line in converse(session, sys.stdin):
        print(line, flush=True)


def mcp(*, url: str = "", token: str = "", name: str = "model") -> None:
    """Offer the games to a language model, as tools of the Model Context Protocol over standard input and output.

    Parameters
    ----------
    url
        A running server, such as http://127.0.0.1:8000: its tables can be opened and joined too.
    token
        Who comes to that server; without it a guest.
    name
        The guest's name.
    """
    from corral.mcp import server

    server(url, token, name).run("stdio")
