"""Dice Town with Wild West: poker dice decide who is best at each house of the street."""

from corral.game import Secrets, Thinking

from .changes import changes
from .pieces import pieces
from .rules import actors, legal, play, score, setup
from .secrets import redeal
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import asks_anonymously, open_pledges, shows_who_answered, tell, view
from .words import read, write

NAME = "dice_town"
VERSION = 1
SECRETS: Secrets | None = Secrets(redeal, tell, open_pledges, asks_anonymously, shows_who_answered)


def thinking() -> Thinking:
    """How its players think (bot/)."""
    from .bot import THINKING

    return THINKING


__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "SECRETS", "STATE", "VERSION", "actors", "changes", "legal",
    "pieces", "play", "read", "score", "setup", "thinking", "view", "write",
]  # fmt: skip
