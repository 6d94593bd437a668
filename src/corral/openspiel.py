"""The games in OpenSpiel: importing this registers corral_moon_river, corral_dice_town and corral_wind_river.

>>> import pyspiel, corral.openspiel
>>> game = pyspiel.load_game("corral_moon_river(players=3,mode=legends)")

Chance is explicit: each draw of NATURE is a chance node with its odds. Where the rules ask several players at once they
answer in turn, and nothing tells of the answers of others before all are given. Single choices are played by the state.
OpenSpiel's algorithms in Python run on these games; its MCTSBot in C++ crashes on any game written in Python.
"""

import dataclasses
from collections.abc import Mapping
from typing import Any

import msgspec
import numpy as np

try:
    import pyspiel
except ImportError:
    raise ImportError("corral.openspiel needs OpenSpiel: pip install 'corral[openspiel]'") from None

from corral import games, options, record
from corral.envs.kernels import REWARDS, loops
from corral.envs.layouts import layout_of
from corral.game import NATURE, Game, Ints, blank, seats_of

GAME_REWARDS = ("rank", "win")
POINTS_ARE_NONE = "reward is rank or win, whose sum is always the same"


def _parameters(game: Game) -> dict[str, Any]:
    usual = game.OPTIONS()
    words = {}
    for field in dataclasses.fields(usual):
        value = getattr(usual, field.name)
        words[field.name] = value if type(value) in (bool, int) else options.word(value)
    return {"players": max(2, min(4, max(usual.seats))), "reward": "rank", **words}


def _kind(game: Game) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    kinds = pyspiel.GameType
    hidden = game.SECRETS is not None
    return kinds(
        short_name=f"corral_{game.NAME}",
        long_name=f"Corral: {games.title(game.NAME)}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.CONSTANT_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(game.OPTIONS().seats),
        min_num_players=min(game.OPTIONS().seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


class CorralGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games with its options."""

    rules: Game
    kind: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        usual = _parameters(self.rules)
        given = {**usual, **(params or {})}
        self.seats, reward = int(given["players"]), str(given["reward"])
        if reward not in GAME_REWARDS:
            raise ValueError(f"{POINTS_ARE_NONE}, not {reward!r}")
        self.reward = REWARDS.index(reward)
        words = {name: str(given[name]) for name in usual if name not in ("players", "reward")}
        chosen = options.parse(self.rules, {name: word for name, word in words.items() if word}, self.seats)
        names = [f"seat-{seat + 1}" for seat in range(self.seats)]
        self.header = record.Header(self.rules, names, chosen, self.rules.pieces())
        self.history = History(self.header)
        self.layout, self.loops = layout_of(self.rules), loops(self.rules)
        self.start = blank(self.rules)
        self.rules.setup(self.start, self.seats, options.numbers(chosen), self.header.pieces.table)
        self.moves = np.zeros(self.rules.MOVES, np.int32)
        self.known, self.keys = np.zeros(len(self.start), np.int32), np.zeros(self.seats, np.int64)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.layout.choices,
            max_chance_outcomes=max(1, self.rules.ACTIONS - self.layout.choices) if self.listed else self.rules.ACTIONS,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=self.seats / 2 if reward == "rank" else 1.0,
            max_game_length=self.rules.LINES,
        )
        super().__init__(self.kind, info, dict(params or {}))

    @property
    def listed(self) -> bool:
        """NATURE's moves stand behind those of seats."""
        return self.layout.choices < self.rules.ACTIONS

    @property
    def first_draw(self) -> int:
        """The move that is chance outcome 0."""
        return self.layout.choices if self.listed else 0

    def new_initial_state(self) -> "CorralState":
        return CorralState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None) -> "CorralObserver":
        return CorralObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def legal(self, state: Ints, seat: int) -> list[int]:
        count = self.rules.legal(state, seat, self.moves)
        listed: list[int] = self.moves[:count].tolist()
        return listed


class CorralState(pyspiel.State):  # type: ignore[misc]
    """One position and the moves that led to it, which OpenSpiel copies with the state."""

    def __init__(self, game: CorralGame) -> None:
        super().__init__(game)
        self.position = game.start.copy()
        self.plies: list[tuple[int, int]] = []
        self._settle(game)

    def _settle(self, game: CorralGame) -> None:
        """Play single choices, where nobody has a real one."""
        while mask := game.rules.actors(self.position):
            answers = []
            for seat in seats_of(mask):
                if seat == NATURE or game.rules.legal(self.position, seat, game.moves) > 1:
                    return
                answers.append((seat, int(game.moves[0])))
            for seat, move in answers:
                self._make(game, seat, move)

    def _make(self, game: CorralGame, seat: int, move: int) -> None:
        game.rules.play(self.position, seat, move)
        self.plies.append((seat, move))

    def current_player(self) -> int:
        game: CorralGame = self.get_game()
        mask = game.rules.actors(self.position)
        if not mask:
            return int(pyspiel.PlayerId.TERMINAL)
        if mask == 1 << NATURE:
            return int(pyspiel.PlayerId.CHANCE)
        for seat in seats_of(mask):  # the first who has a choice
            if game.rules.legal(self.position, seat, game.moves) > 1:
                return seat
        raise AssertionError("single choices are played at once")

    def is_terminal(self) -> bool:
        game: CorralGame = self.get_game()
        return not game.rules.actors(self.position)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.get_game().legal(self.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        game: CorralGame = self.get_game()
        drawn = sorted(game.legal(self.position, NATURE))
        return [(move - game.first_draw, 1.0 / len(drawn)) for move in drawn]

    def _apply_action(self, action: int) -> None:
        game: CorralGame = self.get_game()
        player = self.current_player()
        if player == pyspiel.PlayerId.CHANCE:
            self._make(game, NATURE, action + game.first_draw)
        else:
            self._make(game, player, action)
        self._settle(game)

    def _action_to_string(self, player: int, action: int) -> str:
        game: CorralGame = self.get_game()
        return game.rules.write(action + game.first_draw if player == pyspiel.PlayerId.CHANCE else action)

    def returns(self) -> list[float]:
        game: CorralGame = self.get_game()
        rewards = np.zeros(game.seats, np.float32)
        if self.is_terminal():
            game.rules.score(self.position, game.keys)
            game.loops.reward(game.keys, game.seats, game.reward, rewards)
        return [float(reward) for reward in rewards]

    def __str__(self) -> str:
        """The record so far."""
        return self.fold().text()

    def fold(self) -> record.Fold:
        """The record of these moves: look, don't touch."""
        return self.get_game().history.after(self.plies).fold  # type: ignore[no-any-return]


class History:
    """The record of the state that was asked for last: the next one mostly goes on from there."""

    def __init__(self, header: record.Header) -> None:
        self._header = header
        self._begin()

    def _begin(self) -> None:
        self.fold = record.Fold(self._header)
        self._plies: list[tuple[int, int]] = []
        self._told: dict[int, record.Telling] = {}

    def after(self, plies: list[tuple[int, int]]) -> "History":
        if plies[: len(self._plies)] != self._plies:
            self._begin()
        for seat, move in plies[len(self._plies) :]:
            self.fold.play(seat, move)
        self._plies = list(plies)
        return self

    def told(self, player: int) -> list[str]:
        """The lines as a player may read them."""
        if player not in self._told:
            self._told[player] = record.Telling(self.fold, player)
        return self._told[player].read(self.fold)


class CorralObserver:
    """What one player knows: numbers as the environments have them; in words the view, or all that was told so far."""

    def __init__(self, game: CorralGame, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations; given were {dict(params)}")
        self.perfect_recall = bool(kind.perfect_recall)
        self.tensor = np.zeros(game.layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[part.start : part.start + int(np.prod(part.shape))].reshape(part.shape)
            for part in game.layout.parts
        }

    def set_from(self, state: CorralState, player: int) -> None:
        game: CorralGame = state.get_game()
        lay = game.layout
        game.loops.see(
            state.position, player, game.seats, game.known, lay.program, lay.scales, lay.table, game.keys, self.tensor
        )

    def string_from(self, state: CorralState, player: int) -> str:
        if self.perfect_recall:
            return "\n".join([f"seat {player + 1}", *state.get_game().history.after(state.plies).told(player)])
        view = state.get_game().rules.view(state.position, player)
        return f"seat {player + 1} {msgspec.json.encode(view).decode()}"


def register() -> None:
    """All our games."""
    for name in games.GAMES:
        rules = games.find(name)
        kind = _kind(rules)
        made = type(f"Corral{games.title(name).replace(' ', '')}", (CorralGame,), {"rules": rules, "kind": kind})
        pyspiel.register_game(kind, made)


register()
