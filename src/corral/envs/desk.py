"""What the environments of PettingZoo and Gymnasium have in common: spaces, observations, drawing, wrong actions."""

from typing import Any

import gymnasium
import msgspec
import numpy as np
import numpy.typing as npt

from corral.envs import picture
from corral.envs.kernels import AT
from corral.envs.stepper import BadSetting, Stepper, refusal

MODES = ("human", "ansi", "rgb_array")
ILLEGAL = ("raise", "ends", "lot")
Observation = dict[str, Any]


class Desk:
    """One game, and how an environment shows it.

    illegal: "raise" a ValueError that names the action and the legal ones; "ends": the game ends, and whoever tried it
    gets `illegal_reward`; "lot": a legal action drawn by lot is played in its place.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: dict[str, Any],
        *,
        reward: str = "rank",
        illegal: str = "raise",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
        max_cycles: int | None = None,
        view: bool = False,
        spare: int = 0,
    ) -> None:
        if render_mode not in (None, *MODES):
            raise BadSetting(f"render_mode is {', '.join(MODES)} or None, not {render_mode!r}")
        if illegal not in ILLEGAL:
            raise BadSetting(f"illegal is {', '.join(ILLEGAL)}, not {illegal!r}")
        self.stepper = Stepper(game, seats, reward=reward, **options)
        self.game, self.seats, self.render_mode, self.max_cycles = self.stepper.game, seats, render_mode, max_cycles
        self.illegal, self.illegal_reward, self.view = illegal, illegal_reward, view
        self.layout = self.stepper.deal.layout
        self.choices = self.layout.choices + spare
        self.lots = np.random.default_rng(0)
        self.cycles = 0

    def observation_space(self) -> gymnasium.Space[Any]:
        return gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(-1e6, 1e6, (self.layout.size,), np.float32),
                "action_mask": gymnasium.spaces.Box(0, 1, (self.choices,), np.int8),
            }
        )

    def action_space(self) -> gymnasium.Space[Any]:
        return gymnasium.spaces.Discrete(self.choices)

    def reset(self, seed: int | None) -> int:
        if seed is not None:
            self.lots = np.random.default_rng(seed)
        self.cycles = 0
        return self.stepper.reset(seed)

    def observe(self, seat: int, mask: npt.NDArray[np.int8]) -> Observation:
        return {"observation": self.stepper.observe(seat), "action_mask": mask}

    def mask(self) -> npt.NDArray[np.int8]:
        """Of the seat that is asked."""
        mask = np.zeros(self.choices, np.int8)
        begin = AT + self.stepper.deal.size
        mask[self.stepper.row[begin : begin + self.stepper.count]] = 1
        return mask

    def checked(self, action: Any, mask: npt.NDArray[np.int8]) -> int | None:
        """The action, or what is played in its place; None: the game ends."""
        try:
            move = int(action)
            if move == action and 0 <= move < self.choices and mask[move]:
                return move
        except (TypeError, ValueError):
            pass
        legal = np.flatnonzero(mask).tolist()
        if self.illegal == "lot":
            return int(self.lots.choice(legal))
        if self.illegal == "ends":
            return None
        raise ValueError(refusal(self.game, action, legal))

    def infos(self, seat: int) -> dict[str, Any]:
        """With `view`, what the seat sees in words."""
        return {"view": msgspec.to_builtins(self.game.view(self.stepper.state, seat))} if self.view else {}

    def render(self, viewer: int) -> Any:
        """The terminal's screen as this viewer sees it."""
        if self.render_mode == "rgb_array":
            return picture.rgb_array(self.game, self.stepper.state, viewer)
        text = picture.ansi(self.game, self.stepper.state, viewer)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None
