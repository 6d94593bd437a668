"""Moon River: rancheros, dominoes and cows by the river. The rules are in docs/rules/moon-river.md."""

from .pieces import pieces
from .rules import actors, legal, play, setup
from .scoring import score
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write
from .worth import worth

NAME = "moon_river"
VERSION = 1

__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "STATE", "VERSION", "actors", "legal", "pieces", "play", "read",
    "score", "setup", "view", "worth", "write",
]  # fmt: skip
