"""Dice Town: what a judge of positions is told beside a player's features: the dice, and what a round still
brings."""

from typing import Any

import numpy as np
import numpy.typing as npt

from corral.game import NONE, Ints
from corral.kernel import inner

from ...agenda import dice, showing
from ...rules import total_points
from ...state import DICE, PHASE_KEEP, PHASE_NOT_SO_FAST, PHASE_OVER, SEATS, STATE, TOWN_HALL
from ..features import FEATURES, NOW, OTHER_SEATS, features
from ..weights import PLAIN
from ..worth import answered, coming, dice_value, purse, rounds_left

ROLLING = FEATURES  # dice are rolled; else how far the town is
SPOT = ROLLING + 1
DICE_LEFT = SPOT + 1
FACES = DICE_LEFT + 1  # its dice by face; then how many more than the best of the others
BRINGS = FACES + 12  # what this round still brings, and how much more than the others on average
AHEAD = BRINGS + 2  # by all of that of each other seat, the best first; then the same as the end comes near
ROLE = AHEAD + 2 * OTHER_SEATS  # first, second, has acted, bodyguard, Indian die
POINTS = ROLE + 5  # more than the best of the others if the game ended now; the same as the end comes near
SIGHTS = POINTS + 2
GONE = 30.0  # how far ahead one is of a seat that does not exist


@inner
def brings(s: Any, seat: int, rounds: float) -> float:
    """What this round still brings to a seat."""
    if s.spot != NONE:
        return coming(s, seat, rounds, PLAIN)
    if s.phase == PHASE_NOT_SO_FAST:
        return answered(s, seat, rounds, PLAIN)
    if s.phase == PHASE_KEEP or s.pledge[seat, 1] or s.pledge[seat, 2] or s.kept[seat]:
        return dice_value(s, seat, rounds, PLAIN)
    return 0.0


@inner
def sight(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    features(state, seat, inputs)
    for index in range(FEATURES, SIGHTS):
        inputs[index] = 0.0
    seats = int(s.seats)
    rounds = rounds_left(s, PLAIN)
    inputs[ROLLING] = s.spot == NONE
    if s.spot != NONE:
        inputs[SPOT] = TOWN_HALL + 2 - s.spot
    inputs[DICE_LEFT] = DICE - dice(s.kept[seat])
    for face in range(6):
        most = 0
        for other in range(seats):
            if other != seat:
                most = max(most, showing(s.kept[other], face))
        inputs[FACES + face] = showing(s.kept[seat], face)
        inputs[FACES + 6 + face] = inputs[FACES + face] - most
    over = s.phase == PHASE_OVER
    held = np.zeros(SEATS)
    mean = 0.0
    for other in range(seats):
        due = 0.0 if over else brings(s, other, rounds)
        held[other] = purse(s, other, rounds, PLAIN) + due
        mean += due / seats
        if other == seat:
            inputs[BRINGS] = due
    inputs[BRINGS + 1] = inputs[BRINGS] - mean
    points = total_points(s, seat)
    second = -1000
    for other in range(seats):
        if other != seat:
            second = max(second, total_points(s, other))
    inputs[POINTS] = points - second
    inputs[POINTS + 1] = inputs[POINTS] * inputs[NOW]
    own = held[seat]
    held[seat] = -1e300
    for place in range(OTHER_SEATS):
        inputs[AHEAD + place] = GONE
        if place < seats - 1:
            best = np.argmax(held[:seats])
            inputs[AHEAD + place] = own - held[best]
            held[best] = -1e300
        inputs[AHEAD + OTHER_SEATS + place] = inputs[AHEAD + place] * inputs[NOW]
    inputs[ROLE] = s.first == seat
    inputs[ROLE + 1] = s.second == seat
    inputs[ROLE + 2] = s.acted >> seat & 1
    inputs[ROLE + 3] = s.guard == seat
    inputs[ROLE + 4] = s.spirit == seat
