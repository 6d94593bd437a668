"""Wind River: the buffalo move on, tipis follow them, and only the Open Plains count (docs/rules/wind-river.md)."""

from .pieces import pieces
from .rules import actors, legal, play, score, setup
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write
from .worth import worth

NAME = "wind_river"
VERSION = 1

__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "STATE", "VERSION", "actors", "legal", "pieces", "play", "read",
    "score", "setup", "view", "worth", "write",
]  # fmt: skip
