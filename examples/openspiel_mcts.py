"""OpenSpiel's Monte Carlo tree search against our hand: python examples/openspiel_mcts.py [GAMES SIMULATIONS]

OpenSpiel's MCTSBot in Python plays any game; the one in C++ crashes on games that are written in Python, such as ours.
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import corral.openspiel  # noqa: F401 - it registers the games
from corral.players import Player


def play(game: pyspiel.Game, simulations: int, seed: int) -> float:
    """One game, the search in seat 1; gives its share of the win."""
    chance = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.0, simulations, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    hand, state = Player("hand", game.rules, 2), game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(chance.choice([move for move, _ in state.chance_outcomes()])))
        elif state.current_player() == 0:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(hand.choose(state.position, 1, int(chance.randint(2**31))))
    return state.returns()[0]


def main(games: int = 4, simulations: int = 20) -> None:
    game = pyspiel.load_game("corral_wind_river(players=2,depth=3,reward=win)")
    shares = [play(game, simulations, seed) for seed in range(games)]
    print(f"OpenSpiel's MCTS with {simulations} simulations: {np.mean(shares):.0%} of {games} games against a hand")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
