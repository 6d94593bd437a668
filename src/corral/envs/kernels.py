"""The loops of the environments, written once and bound to each game.

A game that is being played is one row of integers: a random word, the seat that is asked, how many moves it has, then
the position, then these moves. One call plays a move and everything up to the next real choice: NATURE draws by the
word, single choices are played.
"""

import functools
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.envs.layouts import layout_of
from corral.envs.observation import PROGRAM, SINGLES, Singles, see
from corral.game import NATURE, NONE, Game, Ints, Keys
from corral.kernel import INTS, KEYS, below, bind, copy_into, next_word
from corral.players.verbs import actors, legal, play, score

SEAT, COUNT, AT = 2, 3, 4  # where things stand in a row; the word comes first
SIZE = 0  # numbers of a position; bound to each game
POINT_OF = 1.0  # of score's key
RANK, POINTS, WIN = range(3)
REWARDS = ("rank", "points", "win")

ROWS = nb.Array(nb.int32, 2, "C")
MASKS = nb.Array(nb.boolean, 2, "C")
MANY_SINGLES = nb.Array(nb.float32, 2, "C")
FLAGS = nb.Array(nb.boolean, 1, "C")


def ask(row: Ints) -> int:
    """Go on until a seat has a real choice; gives how many moves it has, 0 when the game is over."""
    state = row[AT : AT + SIZE]
    moves = row[AT + SIZE :]
    while True:
        mask = actors(state)
        if mask == 1 << NATURE:
            count = legal(state, NATURE, moves)
            drawn = 0
            if count > 1:
                words = row[:SEAT].view(np.uint64)
                words[0] = next_word(words[0])
                drawn = below(words[0], count)
            play(state, NATURE, moves[drawn])
            continue
        if mask == 0:
            row[SEAT] = NONE
            row[COUNT] = 0
            return 0
        seat = 0
        left = mask
        while left:
            while not left >> seat & 1:
                seat += 1
            count = legal(state, seat, moves)
            if count > 1:
                row[SEAT] = seat
                row[COUNT] = count
                return int(count)
            left &= ~(1 << seat)
        if mask == 1 << seat:
            play(state, seat, moves[0])
            continue
        while mask:  # nobody has a choice: answers change nothing of what the others are asked
            legal(state, seat, moves)
            play(state, seat, moves[0])
            mask &= ~(1 << seat)
            while mask and not mask >> seat & 1:
                seat -= 1


def step(row: Ints, move: int) -> int:
    """Play a move of the seat that is asked, and go on; gives how many moves the next one has."""
    play(row[AT : AT + SIZE], row[SEAT], move)
    return ask(row)


def reward(keys: Keys, seats: int, kind: int, rewards: Singles) -> None:
    """What a game that is over is worth to each seat."""
    for seat in range(seats):
        if kind == POINTS:
            rewards[seat] = np.floor(keys[seat] / POINT_OF)
            continue
        beaten = equal = 0
        for other in range(seats):
            beaten += keys[other] < keys[seat]
            equal += keys[other] == keys[seat]
        if kind == RANK:
            rewards[seat] = (beaten + (equal - 1) / 2) / (seats - 1)
        else:
            rewards[seat] = 1.0 / equal if beaten + equal == seats else 0.0


def show(row: Ints, mask: npt.NDArray[np.bool_], shown: bool) -> None:
    """Mark the moves of a row, or take the marks away."""
    for index in range(AT + SIZE, AT + SIZE + row[COUNT]):
        mask[row[index]] = shown


def begin_games(rows: Ints, first: int, last: int, start: Ints, masks: npt.NDArray[np.bool_], seats: Ints) -> None:
    """New games in these rows, from the words that stand there."""
    for index in range(first, last):
        row = rows[index]
        copy_into(row[AT : AT + SIZE], start)
        ask(row)
        masks[index, :] = False
        show(row, masks[index], True)
        seats[index] = row[SEAT]


def step_games(
    rows: Ints,
    actions: Keys,
    first: int,
    last: int,
    start: Ints,
    kind: int,
    masks: npt.NDArray[np.bool_],
    seats: Ints,
    rewards: Singles,
    dones: npt.NDArray[np.bool_],
    keys: Keys,
) -> None:
    """One move in each of these games; where it was the last, a new game begins at once."""
    players = rewards.shape[1]
    for index in range(first, last):
        row = rows[index]
        mask = masks[index]
        show(row, mask, False)
        if dones[index]:
            dones[index] = False
            rewards[index, :] = 0.0
        if step(row, actions[index]) == 0:
            dones[index] = True
            score(row[AT : AT + SIZE], keys)
            reward(keys, players, kind, rewards[index])
            copy_into(row[AT : AT + SIZE], start)
            ask(row)
        show(row, mask, True)
        seats[index] = row[SEAT]


def see_games(
    rows: Ints,
    first: int,
    last: int,
    players: int,
    known: Ints,
    program: Ints,
    scales: Singles,
    table: Singles,
    keys: Keys,
    features: Singles,
) -> None:
    """What the seats asked know, a row each."""
    for index in range(first, last):
        row = rows[index]
        see(row[AT : AT + SIZE], row[SEAT], players, known, program, scales, table, keys, features[index])


def draw_games(rows: Ints, first: int, last: int, words: npt.NDArray[np.uint64], actions: Keys) -> None:
    """A move by lot for each of these games."""
    word = words[0]
    for index in range(first, last):
        row = rows[index]
        word = next_word(word)
        actions[index] = row[AT + SIZE + below(word, row[COUNT])]
    words[0] = word


def first_illegal(actions: Keys, masks: npt.NDArray[np.bool_]) -> int:
    """The first game whose action is not legal; NONE if all are."""
    choices = masks.shape[1]
    for index in range(len(actions)):
        action = actions[index]
        if not 0 <= action < choices or not masks[index, action]:
            return index
    return NONE


class Loops:
    """The loops of one game, each compiled, or taken from the cache, when first used."""

    def __init__(self, game: Game) -> None:
        self.game = game
        own = layout_of(game)
        self._names: dict[str, Any] = {
            "SIZE": game.STATE.itemsize // 4,
            "POINT_OF": game.thinking().point,
            "PER_POINT": game.thinking().point,
            "MOST_SEATS": own.seats,
            "HIDDEN": game.SECRETS is not None,
        }

    def _bound(self, function: Any, signature: Any, **names: Any) -> Any:
        return bind(function, signature, self.game, **self._names, **names)

    @functools.cached_property
    def _ask(self) -> Any:
        return self._bound(ask, nb.int64(INTS))

    @functools.cached_property
    def step(self) -> Callable[[Ints, int], int]:
        return self._bound(step, nb.int64(INTS, nb.int64), ask=self._ask)  # type: ignore[no-any-return]

    @property
    def ask(self) -> Callable[[Ints], int]:
        return self._ask  # type: ignore[no-any-return]

    @functools.cached_property
    def see(self) -> Callable[..., None]:
        signature = nb.void(INTS, nb.int64, nb.int64, INTS, PROGRAM, SINGLES, SINGLES, KEYS, SINGLES)
        return self._bound(see, signature)  # type: ignore[no-any-return]

    @functools.cached_property
    def reward(self) -> Callable[[Keys, int, int, Singles], None]:
        return self._bound(reward, nb.void(KEYS, nb.int64, nb.int64, SINGLES))  # type: ignore[no-any-return]

    @functools.cached_property
    def _show(self) -> Any:
        return self._bound(show, nb.void(INTS, FLAGS, nb.boolean))

    @functools.cached_property
    def begin_games(self) -> Callable[..., None]:
        signature = nb.void(ROWS, nb.int64, nb.int64, INTS, MASKS, INTS)
        return self._bound(begin_games, signature, ask=self._ask, show=self._show)  # type: ignore[no-any-return]

    @functools.cached_property
    def step_games(self) -> Callable[..., None]:
        signature = nb.void(
            ROWS, KEYS, nb.int64, nb.int64, INTS, nb.int64, MASKS, INTS, MANY_SINGLES, FLAGS, KEYS
        )  # fmt: skip
        parts = {"ask": self._ask, "step": self.step, "show": self._show, "reward": self.reward}
        return self._bound(step_games, signature, **parts)  # type: ignore[no-any-return]

    @functools.cached_property
    def see_games(self) -> Callable[..., None]:
        signature = nb.void(
            ROWS, nb.int64, nb.int64, nb.int64, INTS, PROGRAM, SINGLES, SINGLES, KEYS, MANY_SINGLES
        )  # fmt: skip
        return self._bound(see_games, signature, see=self.see)  # type: ignore[no-any-return]

    @functools.cached_property
    def draw_games(self) -> Callable[..., None]:
        signature = nb.void(ROWS, nb.int64, nb.int64, nb.Array(nb.uint64, 1, "C"), KEYS)
        return self._bound(draw_games, signature)  # type: ignore[no-any-return]

    @functools.cached_property
    def first_illegal(self) -> Callable[[Keys, npt.NDArray[np.bool_]], int]:
        return self._bound(first_illegal, nb.int64(KEYS, MASKS))  # type: ignore[no-any-return]


_loops: dict[str, Loops] = {}


def loops(game: Game) -> Loops:
    return _loops.setdefault(game.NAME, Loops(game))
