"""Moon River: rancheros, dominoes and cows by the river. The rules are in docs/rules/moon-river.md."""

from .pieces import pieces
from .policy import policy
from .rules import actors, legal, play, setup
from .scoring import score
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

NAME = "moon_river"
VERSION = 1
KNOBS = {"explore": 0.15}  # how the search does otherwise here: moves differ by few points of many

__all__ = [
    "ACTIONS", "KNOBS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "SPREAD", "STATE", "VERSION", "WORTH_SPREAD",
    "actors", "legal", "pieces", "play", "policy", "read", "score", "setup", "view", "worth", "write",
]  # fmt: skip
