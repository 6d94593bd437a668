"""Dice Town with Wild West: poker dice decide who is best at each house of the street."""

from . import keen
from .features import FEATURES, features
from .pieces import pieces
from .policy import FATES, fate, policy, quiet, weigh
from .reason import reason
from .rules import actors, legal, play, score, setup
from .secrets import redeal
from .state import ACTIONS, LINES, MOVES, OPTIONS, STATE
from .view import awaited, hushed, sealed, tell, view
from .words import read, write
from .worth import POINT, SPREAD, WORTH_SPREAD, worth

NAME = "dice_town"
VERSION = 1
# How its players think: moves race over deals to the end of the round (players/race.py); a rancher goes by the policy.
RACE = {"width": 6, "gap": 3.0, "trust": 30}
# Marshal's budget is a step above rancher and leaves room for another. Legend plays out by the keener policy and judges
# the end of a round by who may win, learned from games of that policy; what dice weigh beforehand it trusts longer.
LEVELS = {
    "rancher": {"policy": True},
    "marshal": {"iterations": 200},
    "legend": {"iterations": 2000, "keen": True, "knobs": (("trust", 40),)},
}

__all__ = [
    "ACTIONS", "FATES", "FEATURES", "LEVELS", "LINES", "MOVES", "NAME", "OPTIONS", "POINT", "RACE", "SPREAD", "STATE",
    "VERSION", "WORTH_SPREAD", "actors", "awaited", "fate", "features", "hushed", "keen", "legal", "pieces", "play",
    "policy", "quiet", "read", "reason", "redeal", "score", "sealed", "setup", "tell", "view", "weigh", "worth",
    "write",
]  # fmt: skip
