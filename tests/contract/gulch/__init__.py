"""Gulch: the smallest game that uses the whole contract. Copy this folder to begin a new one (CONTRIBUTING.md).

Each round NATURE washes a nugget into the gulch. Everybody decides in secret, at once, to dig or to wait. A player who
digs alone takes the nugget; two or more diggers spill it. Over when the sack of six nuggets is empty; most weight wins.
"""

from corral.game import Secrets, Thinking

from .pieces import pieces
from .rules import actors, legal, play, redeal, score, setup, worth
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import changes, open_pledges, tell, view
from .words import read, write

NAME = "gulch"
VERSION = 1
SECRETS: Secrets | None = Secrets(redeal, tell, open_pledges)


def thinking() -> Thinking:
    """How its players think; where it is more than `worth`, it has a folder `bot` of its own."""
    return Thinking(worth)


__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "SECRETS", "STATE", "VERSION", "actors", "changes", "legal",
    "pieces", "play", "read", "score", "setup", "thinking", "view", "write",
]  # fmt: skip
