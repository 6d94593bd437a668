"""Everything that chooses. A player gets a redealt position, never the true one."""

from corral.game import SPECTATOR, Game, Ints
from corral.players.levels import LEVELS, Level, Player, UnknownPlayer, find, turn_of

__all__ = ["LEVELS", "Level", "Player", "UnknownPlayer", "choose", "find", "turn_of"]


def choose(name: str, game: Game, state: Ints, seat: int, number: int, spent: float = 0.0) -> int:
    """One choice of a player who remembers nothing but how many seconds of its turn are spent; see Player.choose."""
    seats = len(game.view(state, SPECTATOR)["seats"])
    return Player(name, game, seats).choose(state, seat, number, spent=spent)
