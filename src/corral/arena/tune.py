"""Tuning: the weights of a game's stronger policy, learned from what many playouts make of its moves.

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
from corral.game import NATURE, NONE, Floats, Game, Ints, Tuning, blank
from corral.kernel import below, bind, copy_into, mixed, next_word
from corral.players.kernels import kernels, strong_of
from corral.players.race import AGAIN, draw
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


class TuneScratch(NamedTuple):
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


def dice(scratch: Any, many: int) -> int:
    scratch.words[0] = next_word(scratch.words[0])
    return below(scratch.words[0], many)


def asked(mask: int) -> int:
    seat = 0
    while not mask >> seat & 1:
        seat += 1
    return seat


def choice(scratch: Any, state: Ints, seat: int, plain: int, weights: Floats) -> int:
    """Seats of the mask `plain` choose by the policy, the others by the weights."""
    if plain >> seat & 1:
        return policy(state, seat, scratch.moves, scratch.trial, scratch.words[0])
    return policy_by(state, seat, scratch.moves, scratch.trial, weights)


def shuffle(scratch: Any) -> None:
    for index in range(len(scratch.lots)):
        scratch.words[0] = next_word(scratch.words[0])
        scratch.lots[index] = scratch.words[0]


def play_out(scratch: Any, plain: int, weights: Floats) -> None:
    """scratch.work to the end of the game; what NATURE is asked for by one name is the same after every move."""
    scratch.drawn[:] = 0
    state = scratch.work
    mask = actors(state)
    while mask:
        if mask == 1 << NATURE:
            draw(scratch)
        else:
            seat = asked(mask)
            play(state, seat, choice(scratch, state, seat, plain, weights))
        mask = actors(state)


def lead(state: Ints, seat: int, seats: int, rival: float) -> float:
    best = -1e300
    for other in range(seats):
        if other != seat:
            best = max(best, worth(state, other))
    return worth(state, seat) - rival * best


def line_up(scratch: Any, count: int, moves: Ints) -> int:
    """The moves that weigh most, and one at random; how many."""
    chosen = min(count, len(moves))
    for place in range(chosen):
        index = int(np.argmax(scratch.values[:count]))
        if place == BEST:
            index = dice(scratch, count)
            while scratch.values[index] == -1e300:
                index = dice(scratch, count)
        scratch.values[index] = -1e300
        moves[place] = scratch.options[index]
    return chosen


def try_out(
    scratch: Any, seat: int, seats: int, plain: int, weights: Floats, deals: int, rival: float, tried: Any
) -> None:
    """The moves of one position; tried has its row."""
    moves, brought = tried
    count = legal(scratch.state, seat, scratch.options)
    weigh_by(scratch.state, seat, scratch.options, count, scratch.trial, scratch.values, weights)
    many = line_up(scratch, count, moves)
    for _ in range(deals):
        shuffle(scratch)
        for index in range(many):
            copy_into(scratch.work, scratch.state)
            play(scratch.work, seat, moves[index])
            play_out(scratch, plain, weights)
            brought[index] += lead(scratch.work, seat, seats, rival) / deals


def near_best(scratch: Any, seat: int, weights: Floats) -> int:
    """One of the four moves that weigh most."""
    count = legal(scratch.state, seat, scratch.options)
    weigh_by(scratch.state, seat, scratch.options, count, scratch.trial, scratch.values, weights)
    for _ in range(dice(scratch, min(count, 4))):
        scratch.values[np.argmax(scratch.values[:count])] = -1e300
    return int(scratch.options[np.argmax(scratch.values[:count])])


def gather(scratch: Any, tried: Any, seats: int, weights: Floats, deals: int, rival: float) -> None:
    """Games, until all rows of `tried` are filled."""
    row = 0
    while True:
        plain = 0
        for seat in range(seats):
            if dice(scratch, 100) < PLAIN:
                plain |= 1 << seat
        copy_into(scratch.state, scratch.start)
        mask = actors(scratch.state)
        while mask:
            if mask == 1 << NATURE:
                play(scratch.state, NATURE, scratch.moves[dice(scratch, legal(scratch.state, NATURE, scratch.moves))])
                mask = actors(scratch.state)
                continue
            seat = asked(mask)
            learns = not plain >> seat & 1 and legal(scratch.state, seat, scratch.options) > 1
            if learns and dice(scratch, EVERY) == 0:
                if row == len(tried.states):
                    return
                copy_into(tried.states[row], scratch.state)
                tried.seats[row] = seat
                place = (tried.moves[row], tried.brought[row])
                try_out(scratch, seat, seats, plain, weights, deals, rival, place)
                row += 1
            if learns and dice(scratch, NOISE) == 0:
                play(scratch.state, seat, near_best(scratch, seat, weights))
            else:
                play(scratch.state, seat, choice(scratch, scratch.state, seat, plain, weights))
            mask = actors(scratch.state)


def slopes(scratch: Any, tried: Any, weights: Floats, values: Any, slope: Any) -> None:
    """What the moves weigh, and how that changes with each weight."""
    changed = weights.copy()
    for row in range(len(tried.states)):
        count = 0
        while count < tried.moves.shape[1] and tried.moves[row, count] != NONE:
            scratch.options[count] = tried.moves[row, count]
            count += 1
        seat = tried.seats[row]
        weigh_by(tried.states[row], seat, scratch.options, count, scratch.trial, scratch.values, weights)
        values[row, :count] = scratch.values[:count]
        for index in range(len(weights)):
            step = max(0.2, 0.2 * abs(weights[index]))
            changed[index] = weights[index] + step
            weigh_by(tried.states[row], seat, scratch.options, count, scratch.trial, scratch.values, changed)
            changed[index] = weights[index]
            for place in range(count):
                slope[row, place, index] = (scratch.values[place] - values[row, place]) / step


def match_lead(scratch: Any, seats: int, weights: Floats, many: int) -> float:
    """How often one seat by the weights wins against all others by the policy; a shared win counts as a half."""
    won = 0.0
    for number in range(many):
        if number % seats == 0:
            shuffle(scratch)
        seat = number % seats
        copy_into(scratch.work, scratch.start)
        play_out(scratch, ~(1 << seat), weights)
        ahead = lead(scratch.work, seat, seats, 1.0)
        won += 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    return won / many


class Loops:
    """The loops, compiled for one game and one way to begin it."""

    def __init__(self, game: Game, seats: int, words: dict[str, str]) -> None:
        strong, tuning = strong_of(game), tuning_of(game)
        assert strong is not None
        self.game, self.seats = strong, seats
        thinking = strong.thinking()
        self.rival = (thinking.race or {}).get("rival", 0.0)
        start = blank(game)
        game.setup(start, seats, options.numbers(options.parse(game, words, seats)), game.pieces().table)
        self.scratch = TuneScratch(
            start, start.copy(), start.copy(), start.copy(), np.empty(game.MOVES, np.int32),
            np.empty(game.MOVES, np.int32), np.empty(game.MOVES), np.zeros(thinking.fates * AGAIN, np.uint64),
            np.zeros(thinking.fates, np.int32), np.zeros(1, np.uint64),
        )  # fmt: skip
        names = {**kernels(strong).names, "policy": kernels(game).policy}
        names |= {"policy_by": tuning.policy_by, "weigh_by": tuning.weigh_by}
        for part in (dice, asked, choice, shuffle, draw, play_out, lead, line_up, try_out, near_best):
            names[part.__name__] = bind(part, None, self.game, **names)
        self._gather = bind(gather, None, self.game, **names)
        self._slopes = bind(slopes, None, self.game, **names)
        self._match_lead = bind(match_lead, None, self.game, **names)

    def gather(self, weights: Floats, many: int, deals: int, number: int) -> Tried:
        self.scratch.words[0] = mixed(number)
        tried = Tried(
            np.zeros((many, len(self.scratch.start)), np.int32), np.zeros(many, np.int32),
            np.full((many, BEST + 1), NONE, np.int32), np.zeros((many, BEST + 1)),
        )  # fmt: skip
        self._gather(self.scratch, tried, self.seats, weights, deals, self.rival)
        return tried

    def slopes(self, weights: Floats, tried: Tried) -> tuple[Any, Any]:
        values = np.zeros(tried.moves.shape)
        slope = np.zeros((*values.shape, len(weights)), np.float32)
        self._slopes(self.scratch, tried, weights, values, slope)
        return values, slope

    def strength(self, weights: Floats, many: int = TRIALS) -> float:
        self.scratch.words[0] = mixed(1)
        return float(self._match_lead(self.scratch, self.seats, weights, many))


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


def tuning_of(game: Game) -> Tuning:
    strong = game.thinking().strong
    if strong is None or strong.tuning is None:
        raise ValueError(f"{game.NAME} has no weights to tune")
    return strong.tuning


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
    """So many rounds; folder/strong.npz gets the strongest weights. tell(what, done, of) reports progress."""
    game = games.find(name)
    known = tuning_of(game)
    if rounds < 1 or positions < 10 or deals < 1:
        raise ValueError("tuning takes a round or more, ten positions or more and a deal or more")
    loops = Loops(game, seats, words)
    folder.mkdir(parents=True, exist_ok=True)
    weights = np.zeros_like(known.weights) if fresh else known.weights.copy()
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
            write(after, **_named(found, known.names))
        weights = known.read(after)
        strength = loops.strength(weights)
        if strength > most:
            most, best = strength, weights
        tell(f"round {number} of {rounds}, wins {strength:.1%} against the policy; done", chunks, chunks)
    write(folder / "strong.npz", **_named(best, known.names))
    return folder / "strong.npz"


def _named(weights: Floats, names: Any) -> dict[str, Any]:
    kept = weights.view(names)
    return {name: kept[name][0] for name in names.names}
