"""Training the nets of a judge (players/judge) by self-play, one for each number of seats: who won, and by how much.

Seats go on by the policy or by the stronger one, by lot; how often somebody slips differs from game to game; every
second chunk is played with other options. Positions are of every kind but those amid a stretch of chance. What is
finished is kept in a folder: the same command again goes on where it was.
"""

import enum
import math
import typing
from collections.abc import Callable, Mapping
from functools import partial
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from corral import games, options
from corral.arena.train import write
from corral.game import Floats, Game, blank
from corral.kernel import mixed
from corral.players.judge import desk, sampling
from corral.players.judge.kernels import CLIP, KEEN, SLIP
from corral.players.judge.net import NO_NET, flat, seen, unfolded

Batch = npt.NDArray[np.float32]
CHUNK = 250  # games
KEPT = 12  # positions of a game, about
SLIPS = (0, 100, 250)  # in a thousand choices
KEENER = 500  # in a thousand seats
HIDDEN = (64, 24)
BATCH = 128  # positions
RATE = 2e-3
LEAD = 0.2  # how much points count beside who won
STAGES = (0.0, 0.25, 0.5, 0.75, 0.9, 1.0)  # of a game's lines
SURENESS = np.linspace(0.5, 1.5, 41)  # what the logits of a net may be multiplied with
BINS = (0.0, 0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95, 1.0)


class Sampled(NamedTuple):
    """Positions of games, and what became of them."""

    inputs: Batch  # position x seat x input
    shares: Batch  # position x seat
    leads: Batch
    stages: Batch  # how far the game was, 0 to 1


class Figures(NamedTuple):
    """How well a net foretells games it never saw. R2: how much of the constant's squared error it removes."""

    positions: int
    won: float
    stages: list[float]
    lead: float
    said: list[float]  # calibration: by bins what it said on average
    came: list[float]  # and how often that won


def sample(game: Game, seats: int, number: int, many: int = CHUNK, vary: bool = False) -> Sampled:
    """Positions of so many games."""
    g, play = desk(game, NO_NET), sampling(game)
    chosen = variation(game, seats, number) if vary else options.parse(game, {}, seats)
    start = blank(game)
    game.setup(start, seats, options.numbers(chosen), game.pieces().table)
    room, inputs = many * KEPT * 3, len(g.inputs)
    rows, ends = np.zeros((room, seats, inputs), np.float32), np.zeros((room, 2 * seats + 1))
    g.root[:], g.knobs[KEEN], g.words[:] = start, KEENER, [mixed(4 * number + word) for word in range(4)]
    count = 0
    for slips in SLIPS:
        g.knobs[SLIP] = slips
        count = play(g, seats, -(-many // len(SLIPS)), KEPT, count, rows, ends)
    parts = ends[:count].astype(np.float32)
    return Sampled(rows[:count], parts[:, :seats], parts[:, seats : 2 * seats], parts[:, 2 * seats])


def variation(game: Game, seats: int, number: int) -> Any:
    """Options by lot, as far as they go together."""
    lot = Random(number)
    for _ in range(20):
        words: dict[str, object] = {}
        for name, kind in typing.get_type_hints(game.OPTIONS).items():
            if isinstance(kind, type) and issubclass(kind, bool | enum.Enum) and lot.random() < 0.7:
                words[name] = lot.choice([True, False] if kind is bool else list(kind))
        try:
            return options.parse(game, words, seats)
        except ValueError:
            continue
    return options.parse(game, {}, seats)


class Net:
    """The net while it learns: Adam on the cross entropy of who wins, and the squared error of the lead."""

    def __init__(self, data: Sampled, spread: float, seed: int = 1) -> None:
        chance = np.random.default_rng(seed)
        flat_rows = data.inputs.reshape(-1, data.inputs.shape[2])
        many, (one, two) = flat_rows.shape[1], HIDDEN
        self.spread = spread
        self.mean = flat_rows.mean(axis=0)
        self.scale = 1.0 / (flat_rows.std(axis=0) + 1e-2)
        sizes = {"1": (one, many), "2": (two, one), "3": (2, two)}
        self.parts: dict[str, Any] = {}
        for layer, (to, of) in sizes.items():
            self.parts[f"weights_{layer}"] = chance.normal(0, (2 / of) ** 0.5, (to, of)).astype(np.float32)
            self.parts[f"biases_{layer}"] = np.zeros(to, np.float32)
        self.first = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.second = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def learn(self, inputs: Batch, shares: Batch, leads: Batch, rate: float) -> None:
        many, seats, width = inputs.shape
        rows = np.clip((inputs.reshape(-1, width) - self.mean) * self.scale, -CLIP, CLIP)
        parts = self.parts
        one = np.maximum(rows @ parts["weights_1"].T + parts["biases_1"], 0)
        two = np.maximum(one @ parts["weights_2"].T + parts["biases_2"], 0)
        out = (two @ parts["weights_3"].T + parts["biases_3"]).reshape(many, seats, 2)
        said = np.exp(out[..., 0] - out[..., 0].max(axis=1, keepdims=True))
        said /= said.sum(axis=1, keepdims=True)
        ahead = out[..., 1] - out[..., 1].mean(axis=1, keepdims=True)
        error = np.empty_like(out)
        error[..., 0] = said - shares
        error[..., 1] = LEAD * (ahead - leads / self.spread)
        back_3 = (error / many).reshape(-1, 2).astype(np.float32)
        back_2 = (back_3 @ parts["weights_3"]) * (two > 0)
        back_1 = (back_2 @ parts["weights_2"]) * (one > 0)
        slopes = {
            "weights_1": back_1.T @ rows, "biases_1": back_1.sum(0), "weights_2": back_2.T @ one,
            "biases_2": back_2.sum(0), "weights_3": back_3.T @ two, "biases_3": back_3.sum(0),
        }  # fmt: skip
        self.steps += 1
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, slope in slopes.items():
            self.first[name] += 0.1 * (slope - self.first[name])
            self.second[name] += 0.001 * (slope**2 - self.second[name])
            self.parts[name] -= pace * self.first[name] / (np.sqrt(self.second[name]) + 1e-8)

    def saved(self, sureness: float = 1.0) -> npt.NDArray[np.float16]:
        """What is shipped: as sure as it may be, leads in points again."""
        points = np.array([sureness, self.spread])
        parts = dict(self.parts)
        parts["weights_3"] = parts["weights_3"] * points[:, None]
        parts["biases_3"] = parts["biases_3"] * points
        return flat({**parts, "mean": self.mean, "scale": self.scale}).astype(np.float16)


def outputs(net: Floats, inputs: Batch) -> tuple[Batch, Batch]:
    """Shares and leads that a net, as it is shipped, foretells: what compiled code makes of the same inputs."""
    parts = unfolded(net)
    rows = np.clip((inputs - parts["mean"]) * parts["scale"], -CLIP, CLIP)
    one = np.maximum(rows @ parts["weights_1"].T + parts["biases_1"], 0)
    two = np.maximum(one @ parts["weights_2"].T + parts["biases_2"], 0)
    out = two @ parts["weights_3"].T + parts["biases_3"]
    shares = np.exp(out[..., 0] - out[..., 0].max(axis=1, keepdims=True))
    leads = out[..., 1]
    return shares / shares.sum(axis=1, keepdims=True), leads - leads.mean(axis=1, keepdims=True)


def sureness(data: Sampled, shares: Batch) -> tuple[float, float]:
    """With what the logits behind these shares are best multiplied, so that who is said to win so often does; and the
    cross entropy that is left then."""
    logits, left = np.log(np.maximum(shares, 1e-12)), []
    for sure in SURENESS:
        said = np.exp(logits * sure)
        said /= said.sum(axis=1, keepdims=True)
        left.append(float(-(data.shares * np.log(np.maximum(said, 1e-12))).sum(axis=1).mean()))
    best = int(np.argmin(left))
    return float(SURENESS[best]), left[best]


def figures(data: Sampled, shares: Batch, leads: Batch) -> Figures:
    """How well shares and leads were foretold."""
    constant = 1.0 / shares.shape[1]
    wrong = ((shares - data.shares) ** 2).sum(axis=1)
    base = ((constant - data.shares) ** 2).sum(axis=1)
    stages = []
    for low, high in pairwise(STAGES):
        those = (data.stages >= low) & (data.stages <= high)
        stages.append(float(1 - wrong[those].sum() / max(1e-9, base[those].sum())))
    said, came = [], []
    for low, high in pairwise(BINS):
        cells = (shares >= low) & (shares < high + (high == 1.0))
        said.append(float(shares[cells].mean()) if cells.any() else float("nan"))
        came.append(float(data.shares[cells].mean()) if cells.any() else float("nan"))
    lead = 1 - ((leads - data.leads) ** 2).sum() / (data.leads**2).sum()
    return Figures(len(shares), float(1 - wrong.sum() / base.sum()), stages, float(lead), said, came)


def train(
    name: str,
    folder: Path,
    many: int,
    epochs: int,
    tell: Callable[[str, int, int], None],
) -> tuple[Path, Mapping[int, Figures]]:
    """Gather what is missing, fit, and write folder/judge.npz; tell(what, done, of) reports progress."""
    game = games.find(name)
    if seen(game) is None:
        raise ValueError(f"{name} has nothing that a judge could learn from")
    folder.mkdir(parents=True, exist_ok=True)
    nets, found = {}, {}

    def tell_of(seats: int, what: str, done: int, of: int) -> None:
        tell(f"{seats} seats, {what}", done, of)

    for seats in game.OPTIONS().seats:
        data = _gathered(game, folder, seats, many, partial(tell_of, seats))
        path = folder / f"net-{seats}.npz"
        if not path.exists():
            write(path, net=_fit(data, game.thinking().spread, epochs, partial(tell_of, seats)))
        with np.load(path) as kept:
            nets[str(seats)] = kept["net"]
        _, unseen, _ = _parted(data)
        found[seats] = figures(unseen, *outputs(nets[str(seats)].astype(np.float64), unseen.inputs))
    write(folder / "judge.npz", **nets)
    return folder / "judge.npz", found


def _gathered(game: Game, folder: Path, seats: int, many: int, tell: Callable[[str, int, int], None]) -> Sampled:
    chunks = [folder / f"chunk-{seats}-{number:04}.npz" for number in range(-(-many // CHUNK))]
    parts = []
    for number, path in enumerate(chunks):
        tell("self-play", number, len(chunks))
        if not path.exists():
            write(path, **sample(game, seats, seats * 100_000 + number + 1, vary=number % 2 == 1)._asdict())
        with np.load(path) as kept:
            parts.append(Sampled(**kept))
    if any(part.inputs.shape[2] != desk(game, NO_NET).inputs.size for part in parts):
        raise ValueError(f"{folder} has games with other features; give another folder")
    return Sampled(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))


def _parted(data: Sampled) -> tuple[Sampled, Sampled, Sampled]:
    """The first tenth says when to stop, the second how good the net is; the rest is learned from."""
    tenth = len(data.stages) // 10
    cuts = slice(0, tenth), slice(tenth, 2 * tenth), slice(2 * tenth, None)
    one, two, rest = (Sampled(*(column[cut] for column in data)) for cut in cuts)
    return one, two, rest


def _fit(data: Sampled, spread: float, epochs: int, tell: Callable[[str, int, int], None]) -> npt.NDArray[np.float16]:
    """The net of the epoch after which it foretold games that it did not learn from best, no surer than it may be:
    where outcomes are mostly chance, a net that goes on learns games by heart and says more than it knows."""
    choosing, _, learned = _parted(data)
    net = Net(learned, spread)
    least, best = math.inf, net.saved()
    for epoch in range(epochs):
        order = np.random.default_rng(epoch).permutation(len(learned.stages))
        rate = RATE * (1 - epoch / epochs)
        for place in range(0, len(order), BATCH):
            batch = order[place : place + BATCH]
            net.learn(learned.inputs[batch], learned.shares[batch], learned.leads[batch], rate)
        shares, leads = outputs(net.saved().astype(np.float64), choosing.inputs)
        sure, left = sureness(choosing, shares)
        if left < least:
            least, best = left, net.saved(sure)
        right = figures(choosing, shares, leads)
        tell(f"fit, R2 {right.won:.4f}, of the lead {right.lead:.4f}", epoch + 1, epochs)
    return best
