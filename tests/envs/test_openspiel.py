"""The games in OpenSpiel: its own checks, and that a state says what the rules say."""

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import mcts

import corral.openspiel
from corral import record
from corral.game import NATURE

NAMES = [
    "corral_moon_river(players=2)",
    "corral_moon_river(players=3,mode=legends,scenario=gold-rush)",
    "corral_dice_town(players=3)",
    "corral_dice_town(players=2,wild_west=False,reward=win)",
    "corral_wind_river(players=2,depth=3)",
    "corral_wind_river(players=4)",
]
every_game = pytest.mark.parametrize("name", NAMES)


@every_game
def test_openspiels_own_simulation_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def stroll(name: str, seed: int) -> Any:
    """A game of random choices to its end, with what it told on the way checked."""
    chance, state = random.Random(seed), pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            drawn, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(chance.choice(drawn))
        else:
            assert len(state.legal_actions()) > 1
            state.apply_action(chance.choice(state.legal_actions()))
    return state


@every_game
def test_a_finished_state_is_a_record_with_the_same_winners(name: str) -> None:
    state = stroll(name, 3)
    fold = record.parse(str(state))
    assert fold.over
    assert fold.state.tobytes() == state.position.tobytes()
    match = corral.replay(str(state))
    shares = state.returns()
    assert sum(shares) == pytest.approx(state.get_game().utility_sum())
    assert [seat + 1 for seat, share in enumerate(shares) if share == max(shares)] == match.winners


def test_draws_are_chance_nodes_and_an_information_state_tells_only_what_the_player_was_told() -> None:
    game = pyspiel.load_game("corral_dice_town(players=3)")
    state, chance, pledged = game.new_initial_state(), random.Random(5), 0
    for _ in range(400):
        if state.is_terminal():
            break
        if state.is_chance_node():
            assert {seat for seat, _ in state.plies[-1:]} <= {NATURE, 0, 1, 2}
            state.apply_action(chance.choice([move for move, _ in state.chance_outcomes()]))
            continue
        player = state.current_player()
        others = [other for other in range(3) if other != player]
        before = {other: (state.information_state_string(other), state.observation_tensor(other)) for other in others}
        sealed = record.open_pledges(game.rules, state.position)
        state.apply_action(chance.choice(state.legal_actions()))
        if record.open_pledges(game.rules, state.position) == sealed + 1:
            pledged += 1
            for other, told in before.items():
                assert (state.information_state_string(other), state.observation_tensor(other)) == told
    assert pledged > 5


def test_a_clone_goes_its_own_way() -> None:
    state = pyspiel.load_game("corral_wind_river(players=2,depth=3)").new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.chance_outcomes()[0][0])
    assert state.is_chance_node()
    assert len(twin.plies) == len(state.plies) + 1


def test_openspiels_mcts_and_rl_environment_run() -> None:
    game = pyspiel.load_game("corral_wind_river(players=2,depth=3)")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = mcts.MCTSBot(game, 2.0, 3, evaluator)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    assert bot.step(state) in state.legal_actions()
    environment = rl_environment.Environment(game)
    step = environment.reset()
    for _ in range(5):
        player = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert len(step.observations["info_state"][0]) == game.layout.size


def test_wrong_parameters_say_what_was_wanted() -> None:
    with pytest.raises(Exception, match="reward is rank or win"):
        corral.openspiel.CorralGame.__subclasses__()[0]({"reward": "fame"})
