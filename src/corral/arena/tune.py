"""Tuning: the weights of a game's keener policy, learned from what many playouts make of its moves.

A round plays games in which some seats choose by the weights, the others by the plain policy: who learns against itself
alone learns to use its own mistakes. In some positions the moves that weigh most, and one at random, are played out to
the end under the same luck. Then the weights move so that what moves weigh comes nearest to what they brought: least
squares, step by step (Gauss-Newton), held to where they were, and moves that weigh much count most.

Everything is kept in a folder, chunk by chunk and round by round: the same command again goes on where it was.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from corral import games, options
from corral.arena.train import write
from corral.game import NATURE, NONE, Game, Ints, blank
from corral.kernel import below, bind, copy_into, mixed, next_word
from corral.players.kernels import keen_of, kernels
from corral.players.race import AGAIN, draw
from corral.players.value import Floats
from corral.players.verbs import actors, legal, play, policy, worth

Words = npt.NDArray[np.uint64]

CHUNK = 250  # positions
BEST = 7  # moves of a position that are played out, beside one at random
EVERY = 60  # one choice in so many is played out
NOISE = 20  # one choice in so many is not the best, but one of the first four
PLAIN = 60  # per cent of the seats choose by the plain policy
KEPT = 3  # rounds whose positions are learned from
SCALE = 5.0  # points behind the best: a move counts for a third
HOLD = 30.0  # how firmly weights are held where they were
STEPS, PACE = 5, 0.7
TRIALS = 2000  # games that say how strong the weights have become


def policy_by(state: Ints, seat: int, moves: Ints, trial: Ints, weights: Floats) -> int:
    raise NotImplementedError


def weigh_by(state: Ints, seat: int, moves: Ints, count: int, trial: Ints, values: Floats, weights: Floats) -> None:
    raise NotImplementedError


class Desk(NamedTuple):
    """What the loops work on."""

    start: Ints
    state: Ints
    work: Ints
    trial: Ints
    moves: Ints
    options: Ints  # those of the position that is looked at
    values: Floats
    lots: Words  # by name and how often it was drawn
    drawn: Ints
    words: Words


class Tried(NamedTuple):
    """Positions, the moves that were played out there, and what they brought."""

    states: npt.NDArray[np.int32]
    seats: Ints
    moves: npt.NDArray[np.int32]  # NONE: no more
    brought: npt.NDArray[np.float64]  # own points less a share of the best other's


def dice(desk: Any, many: int) -> int:
    desk.words[0] = next_word(desk.words[0])
    return below(desk.words[0], many)


def asked(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def choice(desk: Any, state: Ints, seat: int, plain: int, weights: Floats) -> int:
    """Seats of the mask `plain` choose by the policy, the others by the weights."""
    if plain >> seat & 1:
        return policy(state, seat, desk.moves, desk.trial, desk.words[0])
    return policy_by(state, seat, desk.moves, desk.trial, weights)


def shuffle(desk: Any) -> None:
    for index in range(len(desk.lots)):
        desk.words[0] = next_word(desk.words[0])
        desk.lots[index] = desk.words[0]


def play_out(desk: Any, plain: int, weights: Floats) -> None:
    """desk.work to the end of the game; what NATURE is asked for by one name is the same after every move."""
    desk.drawn[:] = 0
    state = desk.work
    mask = actors(state)
    while mask:
        if mask == 1 << NATURE:
            draw(desk)
        else:
            seat = asked(mask)
            play(state, seat, choice(desk, state, seat, plain, weights))
        mask = actors(state)


def lead(state: Ints, seat: int, seats: int, rival: float) -> float:
    best = -1e300
    for other in range(seats):
        if other != seat:
            best = max(best, worth(state, other))
    return worth(state, seat) - rival * best


def line_up(desk: Any, count: int, moves: Ints) -> int:
    """The moves that weigh most, and one at random; how many."""
    chosen = min(count, len(moves))
    for place in range(chosen):
        index = int(np.argmax(desk.values[:count]))
        if place == BEST:
            index = dice(desk, count)
            while desk.values[index] == -1e300:
                index = dice(desk, count)
        desk.values[index] = -1e300
        moves[place] = desk.options[index]
    return chosen


def try_out(
    desk: Any, seat: int, seats: int, plain: int, weights: Floats, deals: int, rival: float, tried: Any
) -> None:
    """The moves of one position; tried has its row."""
    moves, brought = tried
    count = legal(desk.state, seat, desk.options)
    weigh_by(desk.state, seat, desk.options, count, desk.trial, desk.values, weights)
    many = line_up(desk, count, moves)
    for _ in range(deals):
        shuffle(desk)
        for index in range(many):
            copy_into(desk.work, desk.state)
            play(desk.work, seat, moves[index])
            play_out(desk, plain, weights)
            brought[index] += lead(desk.work, seat, seats, rival) / deals


def near_best(desk: Any, seat: int, weights: Floats) -> int:
    """One of the four moves that weigh most."""
    count = legal(desk.state, seat, desk.options)
    weigh_by(desk.state, seat, desk.options, count, desk.trial, desk.values, weights)
    for _ in range(dice(desk, min(count, 4))):
        desk.values[np.argmax(desk.values[:count])] = -1e300
    return int(desk.options[np.argmax(desk.values[:count])])


def gather(desk: Any, tried: Any, seats: int, weights: Floats, deals: int, rival: float) -> None:
    """Games, until all rows of `tried` are filled."""
    row = 0
    while True:
        plain = 0
        for seat in range(seats):
            if dice(desk, 100) < PLAIN:
                plain |= 1 << seat
        copy_into(desk.state, desk.start)
        mask = actors(desk.state)
        while mask:
            if mask == 1 << NATURE:
                play(desk.state, NATURE, desk.moves[dice(desk, legal(desk.state, NATURE, desk.moves))])
                mask = actors(desk.state)
                continue
            seat = asked(mask)
            learns = not plain >> seat & 1 and legal(desk.state, seat, desk.options) > 1
            if learns and dice(desk, EVERY) == 0:
                if row == len(tried.states):
                    return
                copy_into(tried.states[row], desk.state)
                tried.seats[row] = seat
                place = (tried.moves[row], tried.brought[row])
                try_out(desk, seat, seats, plain, weights, deals, rival, place)
                row += 1
            if learns and dice(desk, NOISE) == 0:
                play(desk.state, seat, near_best(desk, seat, weights))
            else:
                play(desk.state, seat, choice(desk, desk.state, seat, plain, weights))
            mask = actors(desk.state)


def slopes(desk: Any, tried: Any, weights: Floats, values: Any, slope: Any) -> None:
    """What the moves weigh, and how that changes with each weight."""
    changed = weights.copy()
    for row in range(len(tried.states)):
        count = 0
        while count < tried.moves.shape[1] and tried.moves[row, count] != NONE:
            desk.options[count] = tried.moves[row, count]
            count += 1
        seat = tried.seats[row]
        weigh_by(tried.states[row], seat, desk.options, count, desk.trial, desk.values, weights)
        values[row, :count] = desk.values[:count]
        for index in range(len(weights)):
            step = max(0.2, 0.2 * abs(weights[index]))
            changed[index] = weights[index] + step
            weigh_by(tried.states[row], seat, desk.options, count, desk.trial, desk.values, changed)
            changed[index] = weights[index]
            for place in range(count):
                slope[row, place, index] = (desk.values[place] - values[row, place]) / step


def duel(desk: Any, seats: int, weights: Floats, many: int) -> float:
    """How often one seat by the weights wins against all others by the policy; a shared win counts as a half."""
    won = 0.0
    for number in range(many):
        if number % seats == 0:
            shuffle(desk)
        seat = number % seats
        copy_into(desk.work, desk.start)
        play_out(desk, ~(1 << seat), weights)
        ahead = lead(desk.work, seat, seats, 1.0)
        won += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return won / many


class Loops:
    """The loops, compiled for one game and one way to begin it."""

    def __init__(self, game: Game, seats: int, words: dict[str, str]) -> None:
        self.game, self.seats = keen_of(game), seats
        keen: Any = game.keen  # type: ignore[attr-defined]
        self.rival = keen.RACE["rival"]
        start = blank(game)
        game.setup(start, seats, options.numbers(options.parse(game, words, seats)), game.pieces().table)
        self.desk = Desk(
            start, start.copy(), start.copy(), start.copy(), np.empty(game.MOVES, np.int32),
            np.empty(game.MOVES, np.int32), np.empty(game.MOVES), np.zeros(keen.FATES * AGAIN, np.uint64),
            np.zeros(keen.FATES, np.int32), np.zeros(1, np.uint64),
        )  # fmt: skip
        names: dict[str, Any] = {"policy": kernels(game).policy, "policy_by": keen.policy_by, "weigh_by": keen.weigh_by}
        for part in (dice, asked, choice, shuffle, draw, play_out, lead, line_up, try_out, near_best):
            names[part.__name__] = bind(part, None, self.game, **names)
        self._gather = bind(gather, None, self.game, **names)
        self._slopes = bind(slopes, None, self.game, **names)
        self._duel = bind(duel, None, self.game, **names)

    def gather(self, weights: Floats, many: int, deals: int, number: int) -> Tried:
        self.desk.words[0] = mixed(number)
        tried = Tried(
            np.zeros((many, len(self.desk.start)), np.int32), np.zeros(many, np.int32),
            np.full((many, BEST + 1), NONE, np.int32), np.zeros((many, BEST + 1)),
        )  # fmt: skip
        self._gather(self.desk, tried, self.seats, weights, deals, self.rival)
        return tried

    def slopes(self, weights: Floats, tried: Tried) -> tuple[Any, Any]:
        values = np.zeros(tried.moves.shape)
        slope = np.zeros((*values.shape, len(weights)), np.float32)
        self._slopes(self.desk, tried, weights, values, slope)
        return values, slope

    def strength(self, weights: Floats, many: int = TRIALS) -> float:
        self.desk.words[0] = mixed(1)
        return float(self._duel(self.desk, self.seats, weights, many))


def fit(loops: Loops, weights: Floats, tried: Tried) -> tuple[Floats, float, float]:
    """Better weights, and how far what moves weigh is from what they brought, squared: before and after.

    A tenth of the positions is not learned from; the errors are of these.
    """
    there = tried.moves != NONE
    held = len(there) // 10
    firmly = HOLD / np.maximum(0.4, 0.5 * np.abs(weights)) ** 2
    values, slope = loops.slopes(weights, tried)
    behind = np.where(there, values, -np.inf).max(axis=1, keepdims=True) - values
    counts = np.where(there, np.exp(-np.minimum(20.0, behind) / SCALE) + 1e-3, 0.0)
    counts /= counts.sum(axis=1, keepdims=True)
    root = np.sqrt(counts)[held:]
    found, missing = weights, _about_mean(tried.brought - values, counts)
    before = missing
    for _ in range(STEPS):
        rows = (_about_mean(slope, counts[..., None])[held:] * root[..., None]).reshape(-1, len(weights)).astype(float)
        pull = rows.T @ (missing[held:] * root).ravel() + firmly * (weights - found)
        found = found + PACE * np.linalg.solve(rows.T @ rows + np.diag(firmly), pull)
        values, slope = loops.slopes(found, tried)
        missing = _about_mean(tried.brought - values, counts)
    errors = [float((counts * part**2)[:held].sum() / held) for part in (before, missing)]
    return found, errors[0], errors[1]


def _about_mean(numbers: Any, counts: Any) -> Any:
    """Moves are compared with each other only."""
    return numbers - (counts * numbers).sum(axis=1, keepdims=True)


def tune(
    name: str,
    folder: Path,
    rounds: int,
    positions: int,
    deals: int,
    seats: int,
    words: dict[str, str],
    fresh: bool,
    tell: Callable[[str, int, int], None],
) -> Path:
    """So many rounds; folder/keen.npz gets the strongest weights. tell(what, done, of) reports progress."""
    game = games.find(name)
    if not hasattr(getattr(game, "keen", None), "policy_by"):
        raise ValueError(f"{name} has no weights to tune")
    if rounds < 1 or positions < 10 or deals < 1:
        raise ValueError("tuning takes a round or more, ten positions or more and a deal or more")
    known: Any = game.weights  # type: ignore[attr-defined]
    loops = Loops(game, seats, words)
    folder.mkdir(parents=True, exist_ok=True)
    weights = np.zeros_like(known.KEEN) if fresh else known.KEEN.copy()
    seen: list[Tried] = []
    chunks = -(-positions // CHUNK)
    strength = most = loops.strength(weights)
    best = weights
    for number in range(1, rounds + 1):
        for chunk in range(chunks):
            tell(f"round {number} of {rounds}, wins {strength:.1%} against the policy; playouts", chunk, chunks)
            path = folder / f"round-{number:02}-{chunk:02}.npz"
            if not path.exists():
                many = min(CHUNK, positions - chunk * CHUNK)
                write(path, **loops.gather(weights, many, deals, 1000 * number + chunk)._asdict())
            with np.load(path) as kept:
                seen.append(Tried(**kept))
        seen = seen[-KEPT * chunks :]
        after = folder / f"round-{number:02}.npz"
        if not after.exists():
            tried = Tried(*(np.concatenate(parts) for parts in zip(*seen, strict=True)))
            found = fit(loops, weights, tried)[0].round(3)
            write(after, **_named(found, known.WEIGHTS))
        weights = known.read(after)
        strength = loops.strength(weights)
        if strength > most:
            most, best = strength, weights
        tell(f"round {number} of {rounds}, wins {strength:.1%} against the policy; done", chunks, chunks)
    write(folder / "keen.npz", **_named(best, known.WEIGHTS))
    return folder / "keen.npz"


def _named(weights: Floats, names: Any) -> dict[str, Any]:
    kept = weights.view(names)
    return {name: kept[name][0] for name in names.names}
