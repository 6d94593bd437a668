"""Gymnasium's environments: one seat against opponents, and many games behind its VectorEnv."""

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv

from corral.envs.batch import Vector
from corral.envs.desk import MODES, Desk, Observation
from corral.envs.stepper import BadSetting
from corral.players import Player

Opponent: TypeAlias = str | Callable[[Observation], int]  # one of our levels, or what chooses from an observation


class Single(gymnasium.Env[Observation, int]):
    """One seat (from 1) acts; the others are played by levels, or functions from an observation to an action.

    One opponent plays all other seats; a list names them in turn order, beginning with the seat after ours.
    """

    def __init__(
        self,
        game: str,
        seats: int = 4,
        seat: int = 1,
        opponents: Opponent | Sequence[Opponent] = "hand",
        *,
        reward: str = "rank",
        illegal: str = "raise",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        view: bool = False,
        **options: Any,
    ) -> None:
        if not 1 <= seat <= seats:
            raise BadSetting(f"seat is 1 to {seats}, not {seat!r}")
        self.desk = Desk(
            game, seats, options, reward=reward, illegal=illegal, illegal_reward=illegal_reward,
            render_mode=render_mode, max_cycles=max_cycles, view=view,
        )  # fmt: skip
        self.seat, self.render_mode = seat - 1, render_mode
        self.metadata = {"render_modes": list(MODES), "render_fps": 2}
        self.observation_space, self.action_space = self.desk.observation_space(), self.desk.action_space()
        listed = [opponents] * (seats - 1) if isinstance(opponents, str) or callable(opponents) else list(opponents)
        if len(listed) != seats - 1:
            raise BadSetting(f"opponents are one for all, or {seats - 1}, not {len(listed)}")
        self._choose = {
            (self.seat + 1 + place) % seats: self._chooser(opponent) for place, opponent in enumerate(listed)
        }
        self._turn, self._last = 0, -1

    def _chooser(self, opponent: Opponent) -> Callable[[int], int]:
        desk = self.desk
        if not isinstance(opponent, str):
            return lambda seat: int(opponent(desk.observe(seat, desk.mask())))
        player = Player(opponent, desk.game, desk.seats)
        return lambda seat: player.choose(desk.stepper.state, seat, int(desk.lots.integers(2**60)), self._turn)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.desk.reset(seed)
        self._others()
        return self._observation(), self.desk.infos(self.seat)

    def _others(self) -> None:
        """Until our seat is asked, or the game is over."""
        stepper = self.desk.stepper
        while stepper.count and stepper.seat != self.seat:
            seat = stepper.seat
            if seat != self._last:
                self._turn, self._last = self._turn + 1, seat
            stepper.play(self._choose[seat](seat))
        self._last = self.seat

    def _observation(self) -> Observation:
        desk = self.desk
        mask = desk.mask() if desk.stepper.seat == self.seat else np.zeros(desk.choices, np.int8)
        return desk.observe(self.seat, mask)

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        desk, stepper = self.desk, self.desk.stepper
        if not stepper.count:
            raise ValueError("the game is over: reset first")
        move = desk.checked(action, desk.mask())
        desk.cycles += 1
        if move is None:
            return self._observation(), desk.illegal_reward, True, False, desk.infos(self.seat)
        stepper.step(move)
        self._others()
        over = not stepper.count
        reward = stepper.rewards()[self.seat] if over else 0.0
        cut = not over and desk.cycles == desk.max_cycles
        return self._observation(), reward, over, cut, desk.infos(self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """As sb3-contrib's MaskablePPO asks for them."""
        return self.desk.mask().astype(bool)

    def render(self) -> Any:
        return self.desk.render(self.seat)


class SingleVector(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Gymnasium's VectorEnv over `Vector`: whoever is asked acts, and the reward is that of who acted last.

    info: `seats` who is asked now, `rewards` of all seats. A game that is over has begun anew (same-step autoreset).
    """

    def __init__(self, game: str, n: int, seats: int = 4, **options: Any) -> None:
        options.pop("render_mode", None)
        self.games = Vector(game, n, seats, features=options.pop("features", True), **options)
        self.num_envs = n
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        layout = self.games.layout
        self.single_observation_space = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1e6, 1e6, (self.games.features.shape[1],), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (layout.choices,), np.int8),
            }
        )
        self.single_action_space = gymnasium.spaces.Discrete(layout.choices)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, n)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, n)

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        if seed is not None and not isinstance(seed, int | np.integer):
            raise BadSetting("seed is one whole number for all games")
        self.games.reset(None if seed is None else int(seed))
        return self._observation(), {"seats": self.games.seats.copy()}

    def _observation(self) -> Observation:
        return {"observation": self.games.features.copy(), "action_mask": self.games.masks.astype(np.int8)}

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, dict[str, Any]]:
        acting = self.games.seats.copy()
        self.games.step(actions)
        rewards = self.games.rewards[np.arange(self.num_envs), acting].astype(np.float64)
        info = {"seats": self.games.seats.copy(), "rewards": self.games.rewards.copy()}
        return self._observation(), rewards, self.games.dones.copy(), np.zeros(self.num_envs, np.bool_), info

    def close_extras(self, **kwargs: Any) -> None:
        self.games.close()
