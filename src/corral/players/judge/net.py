"""A judge's net: two hidden layers, run once a seat; of its two outputs the first, by a softmax over the seats, is who
wins, the second, less the table's mean, points.

All numbers stand in one flat array: inputs, first and second hidden layer, then mean and scale of the inputs, then
weights row by row and biases of the three layers. A game ships one for each number of seats (arena/judging.py).
"""

import importlib
from collections.abc import Callable, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from corral.game import Floats, Game, Ints
from corral.kernel import BOT

NO_NET: Floats = np.zeros(0)
PARTS = ("weights_1", "biases_1", "weights_2", "biases_2", "weights_3", "biases_3")


def flat(parts: Mapping[str, Any]) -> Floats:
    """The parts of a trained net as one array."""
    one, many = parts["weights_1"].shape
    rows = [[many, one, len(parts["weights_2"])], parts["mean"], parts["scale"], *(parts[name] for name in PARTS)]
    return np.concatenate([np.asarray(row, np.float64).ravel() for row in rows])


def unfolded(net: Floats) -> dict[str, Any]:
    """The parts again."""
    many, one, two = (int(number) for number in net[:3])
    shapes: dict[str, tuple[int, ...]] = {"mean": (many,), "scale": (many,), "weights_1": (one, many)}
    shapes |= {"biases_1": (one,), "weights_2": (two, one), "biases_2": (two,), "weights_3": (2, two), "biases_3": (2,)}
    parts, at = {}, 3
    for name, shape in shapes.items():
        size = int(np.prod(shape))
        parts[name] = net[at : at + size].reshape(shape)
        at += size
    return parts


class Seen(NamedTuple):
    """What a judge is told of a game's positions: the folder `bot/judge` of the game, where it has one. It is found by
    its name, so that it may change without compiling players anew."""

    sight: Callable[[Ints, int, Floats], None]  # (state, seat, inputs), compiled as a part of others
    sights: int  # how many inputs
    nets: Path  # what was learned of it, a net for each number of seats


def seen(game: Game) -> Seen | None:
    bot = f"{game.__name__}.{BOT}"  # type: ignore[attr-defined]
    if find_spec(bot) is None or find_spec(f"{bot}.judge") is None:
        return None
    found = importlib.import_module(f"{bot}.judge.sight")
    return Seen(found.sight, found.SIGHTS, Path(str(found.__file__)).with_name("judge.npz"))


def net_of(game: Game, seats: int) -> Floats:
    """The net that a game ships for so many seats; none if it has none."""
    found = seen(game)
    if found is None:
        return NO_NET
    with np.load(found.nets) as nets:
        net: Floats = nets[str(seats)].astype(np.float64)
    if int(net[0]) != found.sights:
        raise ValueError(f"{found.nets} was trained on other features: corral train {game.NAME} --judge")
    return net
