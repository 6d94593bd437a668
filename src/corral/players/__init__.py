"""Everything that chooses. A player gets a redealt position, never the true one."""

from corral.game import SPECTATOR, Game, Ints
from corral.players import ending, race, search
from corral.players.kernels import kernels, strong_of
from corral.players.levels import LEVELS, Level, Memory, Player, UnknownPlayer, find, turn_of

__all__ = ["LEVELS", "Level", "Memory", "Player", "UnknownPlayer", "choose", "find", "load", "turn_of"]


def choose(
    level: str | Level,
    game: Game,
    state: Ints,
    seat: int,
    number: int,
    turn: object = None,
    memory: Memory | None = None,
) -> tuple[int, Memory]:
    """One choice of a player who may have made the one before elsewhere, and what the next one needs to know."""
    player = Player(level, game, len(game.view(state, SPECTATOR).seats), memory)
    return player.choose(state, seat, number, turn), player.memory


def load(game: Game) -> None:
    """The compiled code that players of a game need, from the cache or into it: then nobody waits for it later."""
    loops = kernels(game)
    assert all((loops.random_move, loops.greedy_move, loops.policy, loops.chance, loops.random_games))
    for judged in (game, strong_of(game)):
        if judged is not None:
            search.loop(judged) if judged.thinking().race is None else race.loop(judged)
    if game.SECRETS is None:
        ending.solver(game)
