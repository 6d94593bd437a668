"""Wind River: the buffalo move on, tipis follow them, and only the Open Plains count (docs/rules/wind-river.md)."""

from .pieces import pieces
from .policy import policy
from .rules import actors, legal, play, score, setup
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

NAME = "wind_river"
VERSION = 1
KNOBS = {"horizon": 60}  # how its players search (players/search.py)

__all__ = [
    "ACTIONS", "KNOBS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "SPREAD", "STATE", "VERSION", "WORTH_SPREAD",
    "actors", "legal", "pieces", "play", "policy", "read", "score", "setup", "view", "worth", "write",
]  # fmt: skip
