"""Training a learned value by self-play: positions of games played by the policy, and how they ended.

A game with quiet positions is judged in those alone, and its dice bring variety enough; else some moves are random.
Where there are secrets, who chooses gets a position redealt from what the seat knows.

Everything is kept in a folder, chunk by chunk and epoch by epoch: the same command again goes on where it was.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from numba import types as nb

from corral import games, options
from corral.game import NATURE, Floats, Game, Ints, Keys, blank
from corral.kernel import INTS, KEYS, WORDS, below, bind, copy_into, mixed, next_word
from corral.players.kernels import kernels, strong_of
from corral.players.search import FLOATS, SEATS, SUMS, rewards, rewards_of
from corral.players.verbs import HIDDEN, RESTS, actors, features, legal, play, policy, quiet, redeal

Batch = npt.NDArray[np.float32]
CHUNK = 500  # games
EVERY = 12  # about one position in so many lines is kept, in games without quiet positions
NOISE = 10  # one choice in so many is random, in games without quiet positions
BATCH = 256
RATE = 1e-3


def gather(
    start: Ints,
    state: Ints,
    moves: Ints,
    known: Ints,
    trial: Ints,
    seats: int,
    many: int,
    words: Any,
    keys: Keys,
    out: Floats,
    inputs: Floats,
    rows: Any,
    ends: Any,
) -> int:
    """Play so many games; rows gets features, ends the rewards they led to; how many rows there are."""
    count = 0
    for _ in range(many):
        first = count
        copy_into(state, start)
        mask = actors(state)
        while mask:
            words[0] = next_word(words[0])
            drawn = mask == 1 << NATURE
            keep = not drawn and below(words[0], EVERY) == 0
            if RESTS:
                keep = quiet(state)
            if keep and count + seats <= len(rows):
                for seat in range(seats):
                    features(state, seat, inputs)
                    for index in range(len(inputs)):
                        rows[count, index] = inputs[index]
                    ends[count, 0] = seat
                    count += 1
            if drawn:
                play(state, NATURE, moves[below(words[0], legal(state, NATURE, moves))])
                mask = actors(state)
                continue
            seat = 0
            while not mask >> seat & 1:
                seat += 1
            words[0] = next_word(words[0])
            if not RESTS and below(words[0], NOISE) == 0:
                words[0] = next_word(words[0])
                play(state, seat, moves[below(words[0], legal(state, seat, moves))])
            else:
                copy_into(known, state)
                if HIDDEN:
                    redeal(known, seat, words[0])
                    words[0] = next_word(words[0])
                play(state, seat, policy(known, seat, moves, trial, words[0]))
            mask = actors(state)
        rewards(state, seats, keys, out)
        for row in range(first, count):
            ends[row, 0] = out[int(ends[row, 0])]
    return count


GATHER = nb.int64(
    INTS, INTS, INTS, INTS, INTS, nb.int64, nb.int64, WORDS, KEYS, FLOATS, FLOATS, nb.Array(nb.float32, 2, "C"), SUMS
)


def self_play(game: Game, seats: int, words: dict[str, str], number: int, many: int = CHUNK) -> tuple[Batch, Batch]:
    """One chunk: features and rewards."""
    start = blank(game)
    game.setup(start, seats, options.numbers(options.parse(game, words, seats)), game.pieces().table)
    loop = bind(gather, GATHER, game, **kernels(game).names, rewards=rewards_of(game))
    room, inputs = many * seats * (4 + game.LINES // EVERY), game.thinking().inputs
    rows, ends = np.zeros((room, inputs), np.float32), np.zeros((room, 1))
    count = loop(
        start, start.copy(), np.empty(game.MOVES, np.int32), start.copy(), start.copy(), seats, many,
        np.array([mixed(number)], np.uint64), np.zeros(SEATS, np.int64), np.zeros(SEATS),
        np.zeros(inputs), rows, ends,
    )  # fmt: skip
    return rows[:count], ends[:count, 0].astype(np.float32)


class Net:
    """The net while it learns: Adam on the cross entropy of rewards."""

    NAMES = ("weights", "biases", "outputs", "bias")

    def __init__(self, rows: Batch, hidden: int, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        many = rows.shape[1]
        self.mean, self.scale = rows.mean(axis=0), 1.0 / (rows.std(axis=0) + 1e-3)
        self.parts: dict[str, Any] = {
            "weights": chance.normal(0, (2 / many) ** 0.5, (hidden, many)),
            "biases": np.zeros(hidden),
            "outputs": chance.normal(0, (1 / hidden) ** 0.5, hidden),
            "bias": np.zeros(1),
        }
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def value(self, rows: Batch) -> tuple[Any, Any, Any]:
        inputs = (rows - self.mean) * self.scale
        hidden = np.maximum(inputs @ self.parts["weights"].T + self.parts["biases"], 0.0)
        return inputs, hidden, 1 / (1 + np.exp(-np.clip(hidden @ self.parts["outputs"] + self.parts["bias"], -30, 30)))

    def loss(self, rows: Batch, ends: Batch) -> float:
        guess = self.value(rows)[2]
        return float(np.mean((guess - ends) ** 2))

    def learn(self, rows: Batch, ends: Batch, rate: float) -> None:
        inputs, hidden, guess = self.value(rows)
        error = (guess - ends) / len(ends)
        back = np.outer(error, self.parts["outputs"]) * (hidden > 0)
        slopes = {"weights": back.T @ inputs, "biases": back.sum(0), "outputs": hidden.T @ error, "bias": error.sum()}
        self.steps += 1
        for name, slope in slopes.items():
            self.first[name] = 0.9 * self.first[name] + 0.1 * slope
            self.second[name] = 0.999 * self.second[name] + 0.001 * slope**2
            pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
            self.parts[name] = self.parts[name] - pace * self.first[name] / (self.second[name] ** 0.5 + 1e-8)

    def saved(self) -> dict[str, Any]:
        """What is shipped."""
        parts = {name: part.astype(np.float32) for name, part in self.parts.items()}
        return {"mean": self.mean, "scale": self.scale, **parts, "bias": np.float32(self.parts["bias"][0])}


def train(
    name: str,
    folder: Path,
    many: int,
    seats: int,
    words: dict[str, str],
    hidden: int,
    epochs: int,
    tell: Callable[[str, int, int], None],
    strong: bool = False,
) -> Path:
    """Gather what is missing, fit, and write folder/value.npz; tell(what, done, of) reports progress."""
    game = games.find(name)
    player = strong_of(game) if strong else game
    if player is None:
        raise ValueError(f"{name} has no stronger policy")
    if player.thinking().features is None:
        raise ValueError(f"{name} has no features to learn from")
    folder.mkdir(parents=True, exist_ok=True)
    chunks = [folder / f"chunk-{number:04}.npz" for number in range(-(-many // CHUNK))]
    for number, path in enumerate(chunks):
        tell("self-play", number, len(chunks))
        if not path.exists():
            rows, ends = self_play(player, seats, words, number + 1)
            write(path, rows=rows, ends=ends)
    data = [np.load(path) for path in chunks]
    if any(part["rows"].shape[1] != player.thinking().inputs for part in data):
        raise ValueError(f"{folder} has games with other features; give another folder")
    rows, ends = (np.concatenate([part[key] for part in data]) for key in ("rows", "ends"))
    return _fit(folder, rows, ends, hidden, epochs, tell)


def _fit(
    folder: Path, rows: Batch, ends: Batch, hidden: int, epochs: int, tell: Callable[[str, int, int], None]
) -> Path:
    held = len(rows) // 10  # the first tenth is never learned from
    net, begin = Net(rows, hidden), 0
    checkpoint = folder / "checkpoint.npz"
    if checkpoint.exists():
        begin = _resume(net, checkpoint)
    for epoch in range(begin, epochs):
        order = held + np.random.default_rng(epoch).permutation(len(rows) - held)
        rate = RATE * (1 - epoch / epochs) ** 0.5
        for place in range(0, len(order), BATCH):
            batch = order[place : place + BATCH]
            net.learn(rows[batch], ends[batch], rate)
        tell(f"fit, held-out error {net.loss(rows[:held], ends[:held]):.5f}", epoch + 1, epochs)
        kinds = {"first": net.first, "second": net.second}
        moments = {f"{kind}-{key}": part for kind, parts in kinds.items() for key, part in parts.items()}
        write(checkpoint, epoch=epoch + 1, steps=net.steps, mean=net.mean, scale=net.scale, **net.parts, **moments)
    write(folder / "value.npz", **net.saved())
    return folder / "value.npz"


def _resume(net: Net, checkpoint: Path) -> int:
    with np.load(checkpoint) as kept:
        if kept["weights"].shape != net.parts["weights"].shape:
            raise ValueError(f"{checkpoint} is of a net of another size; give another folder")
        net.mean, net.scale, net.steps = kept["mean"], kept["scale"], int(kept["steps"])
        for key in Net.NAMES:
            net.parts[key], net.first[key], net.second[key] = kept[key], kept[f"first-{key}"], kept[f"second-{key}"]
        return int(kept["epoch"])


def write(path: Path, **parts: Any) -> None:
    """A file is there whole or not at all."""
    fresh = path.with_suffix(".new.npz")
    np.savez_compressed(fresh, **parts)
    fresh.replace(path)
