"""Notes: one for each question of a game, one for each thing that may need explaining, in four languages.

A game's notes have sections; keys are the words of its code and view. `phase` has one note for each value of
`view.phase`: what is asked and what it means; `good` says of some what is usually good there. In Dice Town `window`
says more by `view.window.card`. The others explain symbols, partners, cards, houses, rows of the sheet, options ...,
and `number` figures on screen by their name in the view."""

from functools import cache
from pathlib import Path

import msgspec

from corral import games

from . import ENGLISH, Language

FOLDER = Path(__file__).parent / "notes"
Notes = dict[str, dict[str, str]]  # section -> key -> one or two sentences


@cache
def notes(game: str, language: Language = ENGLISH) -> Notes:
    """All notes of a game, none if nobody wrote any; UnknownGame if there is no such game. They are shared: do not
    change them."""
    file = (FOLDER if language == ENGLISH else FOLDER / language) / f"{games.known(game)}.toml"
    return msgspec.toml.decode(file.read_bytes(), type=Notes) if file.is_file() else {}
