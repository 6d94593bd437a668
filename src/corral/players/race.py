"""A race of the best moves, for games where dice say more than trees can hold (games with RACE).

Every deal of what the seat cannot know is met by all moves that are still running: each is played, everybody goes on by
the policy to the next quiet position, and worth or a learned value judges that. What NATURE is asked for has a name
(`fate`): under one name the same is drawn after every move, so that moves differ by what they do and less by luck. A
move that is surely behind drops out; the race is over when one is left. A Race has the face of a Tree (search.py).
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral.game import NATURE, NONE, Floats, Game, Ints, Keys
from corral.kernel import INTS, KEYS, WORDS, below, bind, copy_into, next_word
from corral.players.kernels import kernels
from corral.players.search import (
    FIRST_DEAL,
    FLOATS,
    LINES,
    PLAYOUTS,
    SEATS,
    SUMS,
    Found,
    Kept,
    lead_reward,
    outlook,
    playout,
    rewards_of,
)  # fmt: skip
from corral.players.value import NO_NET, judge
from corral.players.verbs import HIDDEN, fate, legal, play, redeal, weigh, worth

DEALT, RUNNING = 3, 4  # numbers of the race beside those of a tree
STRETCH = 80.0  # of worth are one reward that was learned, in the middle of a game
APART = 200  # words between those of a redeal and the lots: it needs fewer
AGAIN = 8  # draws of one name before they repeat themselves
FIRST_LOOK, LOOK = 16, 8  # deals before moves may drop out, and from then on between two looks


class Rules(NamedTuple):
    """How to race; a game's RACE says otherwise."""

    width: float = 6  # most moves
    gap: float = 3.0  # a move that weighs so much less than the best does not start
    doubt: float = 2.5  # standard errors behind the first: out
    trust: float = 10  # deals that the weight of a move counts for
    horizon: float = 0  # lines before a playout may rest
    learned_horizon: float = 0  # the same, where a learned value judges
    rival: float = 0  # how much of what the best other has is taken off


class RaceScratch(NamedTuple):
    """Everything a race works on, made once: compiled code allocates nothing."""

    root: Ints
    numbers: Keys  # LINES, PLAYOUTS, DEALT, RUNNING
    keys: Keys  # of a game that is over
    runners: Ints  # their moves
    running: Ints  # 1: still in the race
    tries: Ints  # deals each has met
    sums: Floats  # what they were worth, all together
    worths: Floats  # the same of the last deal
    apart: npt.NDArray[np.float64]  # runner x runner: sum of squared differences
    weights: Floats  # before the race
    wins: Floats  # of all playouts, by seat; where a learned value judges, what it makes of their chances
    won: Floats  # the same of each runner, for the seat that races
    dealt: Ints
    work: Ints
    trial: Ints
    moves: Ints
    words: npt.NDArray[np.uint64]
    values: Floats  # of moves
    knobs: Rules
    out: Floats  # what a playout brought each seat
    net: Floats  # a learned value, or nothing
    inputs: Floats
    lots: npt.NDArray[np.uint64]  # of this deal: name x AGAIN
    drawn: Ints  # by name, in this playout


def line_up(f: Any, seat: int) -> None:
    """The moves that weigh most start, best first."""
    count = legal(f.root, seat, f.moves)
    weigh(f.root, seat, f.moves, count, f.trial, f.values)
    many = 0
    while many < min(count, len(f.runners)):
        best = 0
        for index in range(1, count):
            if f.values[index] > f.values[best]:
                best = index
        if many and f.values[best] < f.weights[0] - f.knobs.gap:
            break
        f.runners[many] = f.moves[best]
        f.weights[many] = f.values[best]
        f.running[many] = 1
        f.values[best] = -1e300
        many += 1
    f.numbers[RUNNING] = many


def drop_out(f: Any) -> None:
    """Those who are surely behind the first."""
    deals = f.numbers[DEALT]
    first = NONE
    most = -1e300
    for runner in range(len(f.runners)):
        ahead = f.sums[runner] + f.knobs.trust * f.weights[runner]
        if f.running[runner] and ahead > most:
            first = runner
            most = ahead
    for runner in range(len(f.runners)):
        if f.running[runner] and runner != first:
            mean = (f.sums[first] - f.sums[runner]) / deals
            error = np.sqrt(max(1e-12, f.apart[first, runner] / deals - mean * mean) / deals)
            if mean > f.knobs.doubt * error:
                f.running[runner] = 0
                f.numbers[RUNNING] -= 1


def draw(f: Any) -> None:
    """NATURE's move: the next lot of its name."""
    name = fate(f.work)
    word = f.lots[name * AGAIN + f.drawn[name] % AGAIN]
    f.drawn[name] += 1
    play(f.work, NATURE, f.moves[below(word, legal(f.work, NATURE, f.moves))])


def deal(f: Any, seat: int) -> None:
    """What the seat cannot know, and all lots; no word is used twice, else one deal would be much like the next."""
    copy_into(f.dealt, f.root)
    word = f.words[FIRST_DEAL]
    if HIDDEN:
        redeal(f.dealt, seat, word)
    for _ in range(APART):
        word = next_word(word)
    for index in range(len(f.lots)):
        word = next_word(word)
        f.lots[index] = word
    f.words[FIRST_DEAL] = next_word(word)


def meet(f: Any, seats: int, seat: int) -> None:
    """One deal, met by all who are still running."""
    deal(f, seat)
    for runner in range(len(f.runners)):
        if not f.running[runner]:
            continue
        copy_into(f.work, f.dealt)
        f.drawn[:] = 0
        play(f.work, seat, f.runners[runner])
        f.numbers[LINES] += playout(f)
        f.numbers[PLAYOUTS] += 1
        if len(f.net):
            outlook(f, seats)
        else:
            for other in range(seats):
                f.out[other] = worth(f.work, other)
        winner = 0
        best = -1e300
        for other in range(seats):
            if f.out[other] > f.out[winner]:
                winner = other
            if other != seat:
                best = max(best, f.out[other])
        f.worths[runner] = (f.out[seat] - f.knobs.rival * best) * (STRETCH if len(f.net) else 1.0)
        for other in range(seats):
            f.wins[other] += f.out[other] if len(f.net) else (1.0 if winner == other else 0.0)
        f.won[runner] += f.out[seat] if len(f.net) else (1.0 if winner == seat else 0.0)
        f.tries[runner] += 1
        f.sums[runner] += f.worths[runner]
        for other in range(runner):
            if f.running[other]:
                square = (f.worths[runner] - f.worths[other]) ** 2
                f.apart[runner, other] += square
                f.apart[other, runner] += square
    f.numbers[DEALT] += 1


def race(f: Any, seats: int, seat: int, playouts: int) -> None:
    """So many playouts more, or till one move is left."""
    if f.numbers[RUNNING] == 0:
        line_up(f, seat)
    end = f.numbers[PLAYOUTS] + playouts
    while f.numbers[RUNNING] > 1 and f.numbers[PLAYOUTS] < end:
        meet(f, seats, seat)
        if f.numbers[DEALT] >= FIRST_LOOK and f.numbers[DEALT] % LOOK == 0:
            drop_out(f)


RULES: Any = nb.NamedUniTuple(nb.float64, len(Rules._fields), Rules)  # type: ignore[no-untyped-call]
FIELD: Any = nb.NamedTuple(  # type: ignore[no-untyped-call]
    [
        INTS, KEYS, KEYS, *[INTS] * 3, *[FLOATS] * 2, SUMS, *[FLOATS] * 3, *[INTS] * 4, WORDS, FLOATS, RULES,
        *[FLOATS] * 3, WORDS, INTS,
    ],
    RaceScratch,
)  # fmt: skip
_loops: dict[str, Callable[[RaceScratch, int, int, int], None]] = {}


def loop(game: Game) -> Callable[[RaceScratch, int, int, int], None]:
    """`race`, compiled for a game."""
    if game.NAME not in _loops:
        names = {**kernels(game).names, "rewards": rewards_of(game)}
        loops = (judge, outlook, draw, playout, line_up, drop_out, deal, meet)
        for inner in loops[0 if names["LEARNED"] else 1 :]:
            names[inner.__name__] = bind(inner, None, game, **names)
        _loops[game.NAME] = bind(race, nb.void(FIELD, nb.int64, nb.int64, nb.int64), game, **names)
    return _loops[game.NAME]


class Race:
    """One seat's race in one position. Think in slices."""

    def __init__(self, game: Game, seats: int, rules: Rules, net: Floats = NO_NET) -> None:
        self.game, self.seats, self.seat = game, seats, NONE
        self._loop = loop(game)
        thinking = game.thinking()
        size, width = game.STATE.itemsize // 4, int(rules.width)
        self.scratch = RaceScratch(
            root=np.zeros(size, np.int32), numbers=np.zeros(5, np.int64), keys=np.zeros(SEATS, np.int64),
            runners=np.zeros(width, np.int32), running=np.zeros(width, np.int32), tries=np.zeros(width, np.int32),
            sums=np.zeros(width), worths=np.zeros(width), apart=np.zeros((width, width)), weights=np.zeros(width),
            wins=np.zeros(SEATS), won=np.zeros(width),
            dealt=np.empty(size, np.int32), work=np.empty(size, np.int32), trial=np.empty(size, np.int32),
            moves=np.empty(game.MOVES, np.int32), words=np.zeros(3, np.uint64), values=np.empty(game.MOVES),
            knobs=Rules(*map(float, rules)), out=np.zeros(SEATS), net=net, inputs=np.zeros(thinking.inputs),
            lots=np.zeros(thinking.fates * AGAIN, np.uint64), drawn=np.zeros(thinking.fates, np.int32),
        )  # fmt: skip

    def begin(self, state: Ints, seat: int, word: np.uint64) -> None:
        scratch, self.seat = self.scratch, seat
        for numbers in (
            scratch.numbers,
            scratch.running,
            scratch.tries,
            scratch.sums,
            scratch.apart,
            scratch.wins,
            scratch.won,
        ):
            numbers[...] = 0
        scratch.root[:] = state
        for index in range(len(scratch.words)):
            scratch.words[index] = word = next_word(word)

    def think(self, iterations: int) -> None:
        self._loop(self.scratch, self.seats, self.seat, iterations)

    @property
    def found(self) -> dict[int, Found]:
        """By move, how many deals it met and how it did: 0.5 is as well as the move that weighed most."""
        scratch, found = self.scratch, {}
        tries = np.maximum(1, scratch.tries)
        ahead = (scratch.sums + scratch.knobs.trust * (scratch.weights - scratch.weights[0])) / tries
        for runner in np.flatnonzero((scratch.tries > 0) | (scratch.running > 0)).tolist():
            share = float(lead_reward((ahead[runner] - ahead[0]) / self.game.thinking().worth_spread))
            means = [share if seat == self.seat else 1.0 - share for seat in range(self.seats)]
            chance = float(scratch.won[runner] / tries[runner])
            found[int(scratch.runners[runner])] = Found(runner, int(scratch.tries[runner]), means, chance)
        return found

    @property
    def tries(self) -> int:
        return int(self.scratch.numbers[PLAYOUTS])

    @property
    def margin(self) -> float:
        """Nothing can change when one is left."""
        return np.inf if self.scratch.numbers[RUNNING] == 1 else 0.0

    @property
    def chances(self) -> list[float]:
        """How often each seat was ahead at the end of the playouts."""
        wins = self.scratch.wins[: self.seats]
        return [float(won) / max(1.0, float(wins.sum())) for won in wins]

    @property
    def lines_left(self) -> float:
        return float(self.scratch.numbers[LINES] / max(1, self.scratch.numbers[PLAYOUTS]))

    def chosen(self, move: int) -> None:
        """The next choice is a race of its own."""

    def kept(self) -> None:
        """So there is nothing to keep."""

    def recall(self, kept: Kept) -> None:
        """Nor to go on with."""
