"""Dice Town with Wild West: poker dice decide who is best at each house of the street."""

from .pieces import pieces
from .policy import policy, quiet, weigh
from .rules import actors, legal, play, score, setup
from .secrets import redeal
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import awaited, hushed, sealed, tell, view
from .words import read, write
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

NAME = "dice_town"
VERSION = 1
# How its players search (players/search.py): a playout goes to the end of the round; most ways to keep dice are poor.
KNOBS = {"horizon": 0, "explore": 0.1, "width": 1.0, "grow": 0.4}

__all__ = [
    "ACTIONS", "KNOBS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "SPREAD", "STATE", "VERSION", "WORTH_SPREAD",
    "actors", "awaited", "hushed", "legal", "pieces", "play", "policy", "quiet", "read", "redeal", "score", "sealed",
    "setup", "tell", "view", "weigh", "worth", "write",
]  # fmt: skip
