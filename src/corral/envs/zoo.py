"""PettingZoo's two kinds of environment. Agents are seat_1, seat_2 ...; observations hold what the seat may know."""

from typing import Any

import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv

from corral.envs.desk import MODES, Desk, Observation
from corral.game import SPECTATOR, seats_of


class Turns(AECEnv):  # type: ignore[misc]
    """One agent is asked at a time. Where the rules ask several at once they answer in turn, and nobody's observation
    tells of the answers of others before all are given."""

    def __init__(self, game: str, seats: int = 4, **options: Any) -> None:
        super().__init__()
        self.desk = _desk(game, seats, options)
        self.render_mode = self.desk.render_mode
        self.metadata = _metadata(self.desk, parallel=False)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.observation_spaces = {agent: self.desk.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._mask: npt.NDArray[np.int8] | None = None
        self._none = np.zeros(self.desk.choices, np.int8)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._turn_to()

    def _turn_to(self) -> None:
        """To whoever is asked now; at the end to the first."""
        self._mask = None
        desk = self.desk
        if desk.stepper.count:
            self.agent_selection = self.possible_agents[desk.stepper.seat]
            if desk.view:
                self.infos[self.agent_selection] = desk.infos(desk.stepper.seat)
        else:
            self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        stepper = self.desk.stepper
        if seat != stepper.seat or not stepper.count:
            return self.desk.observe(seat, self._none.copy())
        return self.desk.observe(seat, self._asked().copy())

    def _asked(self) -> npt.NDArray[np.int8]:
        if self._mask is None:
            self._mask = self.desk.mask()
        return self._mask

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        desk = self.desk
        move = desk.checked(action, self._asked())
        self._cumulative_rewards[agent] = 0.0
        desk.cycles += 1
        if move is None:
            self._end({agent: desk.illegal_reward})
        elif not desk.stepper.step(move):
            self._end(dict(zip(self.possible_agents, desk.stepper.rewards(), strict=True)))
        elif desk.cycles == desk.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        self._turn_to()

    def _end(self, rewards: dict[str, float]) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards.update(rewards)
        self._accumulate_rewards()

    def state(self) -> npt.NDArray[np.int32]:
        """The true position, for training that may look at everything."""
        return self.desk.stepper.state.copy()

    def render(self) -> Any:
        return self.desk.render(self.desk.stepper.seat)

    def close(self) -> None:
        """Nothing is kept open."""


class Parallel(ParallelEnv):  # type: ignore[misc]
    """All who are asked answer at once. An agent that is not asked has one action, to wait: the last number."""

    def __init__(self, game: str, seats: int = 4, **options: Any) -> None:
        self.desk = _desk(game, seats, options, spare=1)
        self.render_mode = self.desk.render_mode
        self.metadata = _metadata(self.desk, parallel=True)
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(seats)]
        self.observation_spaces = {agent: self.desk.observation_space() for agent in self.possible_agents}
        self.action_spaces = {agent: self.desk.action_space() for agent in self.possible_agents}
        self.wait = self.desk.choices - 1
        self._moves = np.zeros(self.desk.game.MOVES, np.int32)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, Any]]:
        self.desk.reset(seed)
        self.agents = list(self.possible_agents)
        self._masks = self._all_masks()
        return self._observations(), self._infos()

    def _all_masks(self) -> list[npt.NDArray[np.int8]]:
        """By seat; the rules are asked for each, since several may be asked at once."""
        desk = self.desk
        asked = desk.game.actors(desk.stepper.state)
        masks = []
        for seat in range(desk.seats):
            mask = np.zeros(desk.choices, np.int8)
            if asked >> seat & 1:
                mask[self._moves[: desk.game.legal(desk.stepper.state, seat, self._moves)]] = 1
            else:
                mask[self.wait] = 1
            masks.append(mask)
        return masks

    def _observations(self) -> dict[str, Observation]:
        pairs = zip(self.possible_agents, self._masks, strict=True)
        return {agent: self.desk.observe(seat, mask.copy()) for seat, (agent, mask) in enumerate(pairs)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self.desk.infos(seat) for seat, agent in enumerate(self.possible_agents)}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[
        dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
    ]:  # fmt: skip
        desk, state = self.desk, self.desk.stepper.state
        asked = [seat for seat in seats_of(desk.game.actors(state)) if seat < desk.seats]
        moves = {}
        for seat in asked:  # all are looked at before any is played
            moves[seat] = desk.checked(actions.get(self.possible_agents[seat]), self._masks[seat])
        desk.cycles += 1
        rewards = dict.fromkeys(self.agents, 0.0)
        wrong = [seat for seat, move in moves.items() if move is None]
        over = bool(wrong)
        if wrong:
            rewards.update({self.possible_agents[seat]: desk.illegal_reward for seat in wrong})
        else:
            for seat, move in moves.items():
                desk.game.play(state, seat, move)  # type: ignore[arg-type]
            over = not desk.stepper.go_on()
            if over:
                rewards = dict(zip(self.possible_agents, desk.stepper.rewards(), strict=True))
        cut = not over and desk.cycles == desk.max_cycles
        self._masks = self._all_masks()
        ended, shortened = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, cut)
        if over or cut:
            self.agents = []
        return self._observations(), rewards, ended, shortened, self._infos()

    def state(self) -> npt.NDArray[np.int32]:
        """The true position, for training that may look at everything."""
        return self.desk.stepper.state.copy()

    def render(self) -> Any:
        return self.desk.render(SPECTATOR)

    def close(self) -> None:
        """Nothing is kept open."""


def _desk(game: str, seats: int, options: dict[str, Any], spare: int = 0) -> Desk:
    known = ("reward", "illegal", "illegal_reward", "render_mode", "max_cycles", "view")
    how = {name: options.pop(name) for name in known if name in options}
    return Desk(game, seats, options, spare=spare, **how)


def _metadata(desk: Desk, parallel: bool) -> dict[str, Any]:
    return {
        "name": f"{desk.game.NAME}_v1",
        "render_modes": list(MODES),
        "is_parallelizable": parallel,
        "render_fps": 2,
    }
