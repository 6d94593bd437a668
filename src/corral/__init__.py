"""Corral: Moon River, Dice Town and Wind River, for players, box owners and researchers."""

from corral.game import NATURE, SPECTATOR, NotAMove
from corral.games import GAMES, UnknownGame
from corral.match import Match, replay
from corral.options import BadOption
from corral.pieces import BadPieces
from corral.record import BadRecord, NotNow

__all__ = [
    "GAMES",
    "NATURE",
    "SPECTATOR",
    "BadOption",
    "BadPieces",
    "BadRecord",
    "Match",
    "NotAMove",
    "NotNow",
    "UnknownGame",
    "replay",
]
