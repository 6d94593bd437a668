"""Moon River: rancheros, dominoes and cows by the river. The rules are in docs/rules/moon-river.md."""

from . import keen, weights
from .features import FEATURES, features
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
# How its players search (players/search.py): moves differ by few points of many, and a new column is unknown.
KNOBS = {"explore": 0.15, "beyond": 0}
LEVELS = {"legend": {"keen": True, "learned": False}}

__all__ = [
    "ACTIONS", "FEATURES", "KNOBS", "LEVELS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "SPREAD", "STATE",
    "VERSION", "WORTH_SPREAD", "actors", "features", "keen", "legal", "pieces", "play", "policy", "read", "score",
    "setup", "view", "weights", "worth", "write",
]  # fmt: skip
