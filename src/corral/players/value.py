"""A learned value: a small net over a game's features, trained by self-play, shipped as .npz, compiled.

One hidden layer. All numbers stand in one flat array: inputs, hidden, then mean and scale of the inputs, the weights of
the hidden layer row by row, its biases, the weights of the output and its bias.
"""

from typing import Any

import numpy as np

from corral.game import Floats, Game, Ints
from corral.players.verbs import features

NO_NET: Floats = np.zeros(0)


def judge(net: Floats, state: Ints, seat: int, inputs: Floats) -> float:
    """The reward that a seat may expect of a position, 0 to 1."""
    features(state, seat, inputs)
    many, hidden = int(net[0]), int(net[1])
    mean, scale = 2, 2 + many
    weights = scale + many
    biases = weights + many * hidden
    outputs = biases + hidden
    for index in range(many):
        inputs[index] = (inputs[index] - net[mean + index]) * net[scale + index]
    total = net[outputs + hidden]
    for unit in range(hidden):
        value = net[biases + unit]
        row = weights + unit * many
        for index in range(many):
            value += net[row + index] * inputs[index]
        if value > 0.0:
            total += value * net[outputs + unit]
    return 1.0 / (1.0 + np.exp(-min(30.0, max(-30.0, total))))  # type: ignore[no-any-return]


def flat(parts: dict[str, Any]) -> Floats:
    """The parts of a trained net as one array."""
    hidden, many = parts["weights"].shape
    rows = [[many, hidden], parts["mean"], parts["scale"], parts["weights"].ravel(), parts["biases"]]
    return np.concatenate([np.asarray(row, np.float64) for row in [*rows, parts["outputs"], [parts["bias"]]]])


def net_of(game: Game) -> Floats:
    """The net that is shipped with a game; none if it has none."""
    thinking = game.thinking()
    if thinking.net is None:
        return NO_NET
    with np.load(thinking.net) as parts:
        if len(parts["mean"]) != thinking.inputs:
            raise ValueError(
                f"{thinking.net} was trained on other features: corral train {game.NAME}, and copy it anew"
            )
        return flat(dict(parts))
