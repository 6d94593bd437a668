"""Dice Town with Wild West: poker dice decide who is best at each house of the street."""

from .pieces import pieces
from .rules import actors, legal, play, score, setup
from .secrets import redeal
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import hushed, sealed, tell, view
from .words import read, write
from .worth import worth

NAME = "dice_town"
VERSION = 1

__all__ = [
    "ACTIONS", "LINES", "MOVES", "NAME", "OPTIONS", "STATE", "VERSION", "actors", "hushed", "legal", "pieces", "play",
    "read", "redeal", "score", "sealed", "setup", "tell", "view", "worth", "write",
]  # fmt: skip
