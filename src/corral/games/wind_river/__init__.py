"""Wind River: the buffalo move on, tipis follow them, and only the Open Plains count (docs/rules/wind-river.md)."""

from corral.game import Secrets, Thinking

from .changes import changes
from .pieces import pieces
from .rules import actors, legal, play, score, setup
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write

NAME = "wind_river"
VERSION = 1
SECRETS: Secrets | None = None  # all see everything


def thinking() -> Thinking:
    """How its players think (bot/)."""
    from .bot import THINKING

    return THINKING


__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "SECRETS", "STATE", "VERSION", "actors", "changes", "legal",
    "pieces", "play", "read", "score", "setup", "thinking", "view", "write",
]  # fmt: skip
