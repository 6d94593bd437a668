"""What the environments say is true to the rules, and tells nobody what he may not know."""

import random
import re
from typing import Any

import numpy as np
import pytest

import corral.games
from corral import envs, record
from corral.envs.layouts import layout_of
from corral.envs.stepper import Stepper
from corral.game import NATURE, seats_of
from corral.kernel import below, mixed, next_word
from corral.match import Match
from tests.contract.tables import SHIPPED
from tests.given import given

OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("moon_river", 2, {}),
    ("moon_river", 4, {"mode": "legends", "scenario": "outlaws"}),
    ("dice_town", 3, {}),
    ("dice_town", 4, {"indians": True}),
    ("wind_river", 3, {}),
    ("wind_river", 2, {"depth": 3}),
]


class Twin:
    """The facade's match, with the draws of game `index` of a vector."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], word: np.uint64) -> None:
        self.made, self.word = (game, seats, options), word
        self.begin()

    def begin(self) -> None:
        game, seats, options = self.made
        self.match = Match(game, seats, options, nature="asked")
        self.draw()

    def draw(self) -> None:
        while self.match.actors == [NATURE]:
            moves = self.match.moves(NATURE)
            self.word = next_word(self.word)
            self.match.play(NATURE, moves[below(self.word, len(moves))])

    @property
    def seat(self) -> int:
        """The first who has a choice, from 0."""
        return next(seat - 1 for seat in self.match.actors if len(self.match.moves(seat)) > 1)

    def ranks(self) -> list[float]:
        keys = self.match.keys
        beaten = [sum(key > other for other in keys) + (keys.count(key) - 1) / 2 for key in keys]
        return [one / (len(keys) - 1) for one in beaten]


@pytest.mark.parametrize(("game", "seats", "options"), OPTIONS)
def test_a_vector_of_games_and_the_facade_agree_byte_by_byte(game: str, seats: int, options: dict[str, Any]) -> None:
    many, seed = 3, 11
    vector = envs.vector(game, many, seats, threads=2, **options)
    vector.reset(seed)
    twins = [Twin(game, seats, options, mixed((seed << 32) + index)) for index in range(many)]
    ended = 0
    while ended < 2:
        for index, twin in enumerate(twins):
            assert vector.states[index].tobytes() == twin.match.state.tobytes()
            assert vector.seats[index] == twin.seat
            legal = [twin.match.game.read(text) for text in twin.match.moves(twin.seat + 1)]
            assert np.flatnonzero(vector.masks[index]).tolist() == sorted(legal)
            assert vector.moves[index, : vector.counts[index]].tolist() == legal
        actions = vector.sample()
        vector.step(actions)
        for index, twin in enumerate(twins):
            twin.match.play(twin.seat + 1, twin.match.game.write(int(actions[index])))
            twin.draw()
            assert vector.dones[index] == twin.match.over
            expected = twin.ranks() if twin.match.over else [0.0] * seats
            assert vector.rewards[index].tolist() == pytest.approx(expected)
            if twin.match.over:
                ended += 1
                twin.begin()


@pytest.mark.parametrize("game", SHIPPED)
def test_threads_buffers_and_a_second_run_change_nothing(game: str) -> None:
    plain = envs.vector(game, 5, seats=3, features=True, threads=1)
    wide, choices = plain.layout.size, plain.layout.choices
    buffers = {"masks": np.ones((5, choices), np.bool_), "features": np.ones((5, wide), np.float32)}
    other = envs.vector(game, 5, seats=3, features=True, threads=2, buffers=buffers)
    assert other.masks is buffers["masks"]
    assert other.features is buffers["features"]
    for vector in (plain, other):
        vector.reset(3)
    for _ in range(300):
        actions = plain.sample()
        plain.step(actions)
        other.step(actions.astype(np.int32))
        for name in ("states", "masks", "seats", "features", "rewards", "dones"):
            assert np.array_equal(getattr(plain, name), getattr(other, name)), name


@pytest.mark.parametrize("game", SHIPPED)
def test_a_vector_shows_each_game_as_one_alone_does(game: str) -> None:
    vector, alone = envs.vector(game, 2, seats=3, features=True, reward="points"), Stepper(game, 3, reward="points")
    vector.reset(5)
    alone.row[:2] = np.array([mixed((5 << 32) + 1)], np.uint64).view(np.int32)
    count = alone.reset()
    while True:
        assert count == vector.counts[1]
        assert np.array_equal(alone.observe(alone.seat), vector.features[1])
        actions = vector.sample()
        vector.step(actions)
        count = alone.play(int(actions[1]))
        assert vector.dones[1] == (count == 0)
        if not count:
            assert vector.rewards[1].tolist() == alone.rewards()
            keys = np.zeros(3, np.int64)
            alone.game.score(alone.state, keys)
            assert [seat["points"] for seat in _seats(alone)] == vector.rewards[1].tolist()
            return


def _seats(alone: Stepper) -> list[dict[str, Any]]:
    import msgspec

    seen: dict[str, Any] = msgspec.to_builtins(alone.game.view(alone.state, -1))
    return seen["seats"]


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (4, {"indians": True}), (5, {"wild_west": False, "edition": 2009})]
)
def test_what_a_seat_cannot_know_changes_nothing_it_observes(seats: int, options: dict[str, Any]) -> None:
    """Hidden cards, dice and pledges are dealt anew in every position of some games: observations stay as they were."""
    game, chance = Stepper("dice_town", seats, **options), random.Random(seats)
    differed = 0
    for seed in range(6):
        count = game.reset(seed)
        while count:
            seat = chance.randrange(seats)
            seen, true = game.observe(seat), game.state.copy()
            given(game.game.SECRETS).redeal(game.state, seat, mixed(chance.getrandbits(60)))
            differed += bool((game.state != true).any())
            assert np.array_equal(seen, game.observe(seat))
            game.state[:] = true
            count = game.step(chance.choice(game.legal))
    assert differed > 500


def test_pending_answers_of_others_are_unseen_until_all_are_given() -> None:
    env = envs.aec("dice_town", 4)
    env.reset(seed=2)
    chance, met = random.Random(2), 0
    while env.agents and not any(env.terminations.values()):
        state = env.desk.stepper.state
        asked = [seat for seat in seats_of(env.desk.game.actors(state)) if seat != env.desk.stepper.seat]
        before = {seat: env.desk.stepper.observe(seat) for seat in asked}
        sealed = record.open_pledges(env.desk.game, state)
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(chance.choice(np.flatnonzero(mask).tolist()))
        if record.open_pledges(env.desk.game, state) == sealed + 1:
            met += 1
            for seat in asked:
                assert np.array_equal(before[seat], env.desk.stepper.observe(seat))
    assert met > 20


def test_in_the_parallel_api_all_who_are_asked_answer_at_once() -> None:
    env = envs.parallel("dice_town", 4)
    observations, _ = env.reset(seed=1)
    chance, most = random.Random(1), 0
    while env.agents:
        masks = {agent: seen["action_mask"] for agent, seen in observations.items()}
        acting = [agent for agent, mask in masks.items() if not mask[env.wait]]
        assert acting
        most = max(most, len(acting))
        observations, rewards, *_ = env.step({a: chance.choice(np.flatnonzero(m).tolist()) for a, m in masks.items()})
    assert most == 4
    assert sum(rewards.values()) == pytest.approx(2.0)  # rank shares of four seats


@pytest.mark.parametrize("game", SHIPPED)
def test_a_layout_names_every_number_once(game: str) -> None:
    layout = layout_of(corral.games.find(game))
    at = 0
    for part in layout.parts:
        assert part.start == at
        at += int(np.prod(part.shape))
    assert at == layout.size
    assert len({part.name for part in layout.parts}) == len(layout.parts)


def test_single_plays_against_levels_and_functions() -> None:
    first = lambda seen: int(seen["action_mask"].argmax())  # noqa: E731
    env = envs.single("wind_river", seats=3, seat=2, opponents=["greenhorn", first], reward="win")
    observation, _ = env.reset(seed=4)
    over = False
    while not over:
        assert env.action_masks().any()
        observation, reward, over, *_ = env.step(first(observation))
    assert reward in (0.0, 1.0, 1 / 2, 1 / 3)
    with pytest.raises(ValueError, match="reset first"):
        env.step(0)


def test_an_illegal_action_is_named_with_the_legal_ones_and_changes_nothing() -> None:
    env = envs.aec("moon_river")
    env.reset(seed=1)
    before = env.state()
    with pytest.raises(ValueError, match=re.escape("action 60 ('build") + r".*legal: 0 \('pick 1'\)"):
        env.step(60)
    assert np.array_equal(before, env.state())
    vector = envs.vector("moon_river", 3)
    vector.reset(1)
    rows = vector.rows.copy()
    with pytest.raises(ValueError, match="game 1: action 99999 is not legal now; legal: 0"):
        vector.step([0, 99999, 0])
    assert np.array_equal(rows, vector.rows)


def test_an_illegal_action_can_end_the_game() -> None:
    env = envs.aec("moon_river", illegal="ends", illegal_reward=-2.0)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(60)
    assert env.rewards[agent] == -2.0
    assert all(env.terminations.values())


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ({"reward": "fame"}, "reward is rank, points, win, not 'fame'"),
        ({"colour": "red"}, "moon_river has no option 'colour'"),
        ({"seats": 9}, "takes 2 to 4 players, not 9"),
        ({"buffers": {"masks": np.zeros((2, 3), np.bool_)}}, r"the buffer 'masks' is a numpy array bool \(2, "),
        ({"buffers": {"dones": [1, 2]}}, r"the buffer 'dones' is a numpy array bool \(2,\), not list"),
        ({"buffers": {"mask": np.zeros(2)}}, "there is no buffer 'mask'; there are masks, seats"),
    ],
)
def test_wrong_settings_say_what_was_wanted(wrong: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        envs.vector("moon_river", 2, **wrong)


@pytest.mark.parametrize(
    ("actions", "got"), [([0, 1, 2], r"int64 \(3,\)"), ([0.5, 1.0], r"float64 \(2,\)"), (3, r"int64 \(\)")]
)
def test_wrong_shapes_and_kinds_of_actions_say_what_was_wanted(actions: Any, got: str) -> None:
    vector = envs.vector("wind_river", 2)
    vector.reset(1)
    with pytest.raises(ValueError, match=r"actions are 2 whole numbers, one a game, shape \(2,\), not " + got):
        vector.step(actions)


def test_a_missing_extra_says_which_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(ImportError, match=re.escape("pip install 'corral[envs]'")):
        envs.aec("moon_river")
