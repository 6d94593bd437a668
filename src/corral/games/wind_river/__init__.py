"""Wind River: the buffalo move on, tipis follow them, and only the Open Plains count (docs/rules/wind-river.md)."""

from .features import FEATURES, features
from .pieces import pieces
from .policy import policy
from .rules import actors, legal, play, score, setup
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import view
from .words import read, write
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

NAME = "wind_river"
VERSION = 1
# How its players search (players/search.py): most of some forty moves are much alike, so few are opened, best first.
KNOBS = {"horizon": 60, "explore": 0.1, "width": 1.0, "grow": 0.35, "learned_horizon": 8}
# Little search goes a long way here, and more of it not much further: steps between the levels (docs/players.md).
LEVELS = {"rancher": {"iterations": 24}, "marshal": {"iterations": 800}}

__all__ = [
    "ACTIONS", "FEATURES", "KNOBS", "LEVELS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "SPREAD", "STATE",
    "VERSION", "WORTH_SPREAD", "actors", "features", "legal", "pieces", "play", "policy", "read", "score", "setup",
    "view", "worth", "write",
]  # fmt: skip
