"""Gulch: the smallest game that uses the whole contract. Copy this folder to begin a new one (CONTRIBUTING.md).

Each round NATURE washes a nugget into the gulch. Everybody decides in secret, at once, to dig or to wait. A player who
digs alone takes the nugget; two or more diggers spill it. Over when the sack of six nuggets is empty; most weight wins.
"""

from .pieces import pieces
from .rules import actors, legal, play, redeal, score, setup, worth
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import sealed, tell, view
from .words import read, write

NAME = "gulch"
VERSION = 1

__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "STATE", "VERSION", "actors", "legal", "pieces", "play", "read",
    "redeal", "score", "sealed", "setup", "tell", "view", "worth", "write",
]  # fmt: skip
