"""Everything that chooses. A player gets a redealt position, never the true one."""

from corral.game import SPECTATOR, Game, Ints
from corral.players import ending, race, search
from corral.players.kernels import keen_of, kernels
from corral.players.levels import LEVELS, Level, Player, UnknownPlayer, find, turn_of

__all__ = ["LEVELS", "Level", "Player", "UnknownPlayer", "choose", "find", "load", "turn_of"]


def choose(name: str, game: Game, state: Ints, seat: int, number: int, spent: float = 0.0) -> int:
    """One choice of a player who remembers nothing but how many seconds of its turn are spent; see Player.choose."""
    seats = len(game.view(state, SPECTATOR)["seats"])
    return Player(name, game, seats).choose(state, seat, number, spent=spent)


def load(game: Game) -> None:
    """The compiled code that players of a game need, from the cache or into it: then nobody waits for it later."""
    loops = kernels(game)
    assert all((loops.random_move, loops.greedy_move, loops.policy, loops.chance, loops.random_games))
    for judged in (game, keen_of(game)) if hasattr(game, "keen") else (game,):
        if hasattr(judged, "RACE"):
            race.loop(judged)
        else:
            search.loop(judged)
    if not hasattr(game, "redeal"):
        ending.solver(game)
