"""Dice Town: numbers for learned players: what a seat owns when a round begins, and how far the others are behind."""

from typing import Any

import numpy as np
import numpy.typing as npt

from corral.game import NONE, Ints
from corral.kernel import FEATURES as SIGNATURE
from corral.kernel import compiled, inner

from ..agenda import bits
from ..rules import deed_points, ranch_points, rewards, store_points
from ..state import OUTLAWS, STATE
from .weights import PLAIN
from .worth import properties, purse, rounds_left, soon, use_of_cards

ROUNDS, SOON, NOW, GOLD, PROPERTY, BANK, COACH, WANTED = range(8)
OWN = 8  # what `owned` counts
LEADER = OWN + 13  # the same of the best other
BEHIND = LEADER + 13  # by how much the others are, the best first; then the same as the end comes near
OTHER_SEATS = 5
FEATURES = BEHIND + 2 * OTHER_SEATS
FAR = 30.0  # how far behind a seat is that does not exist


@inner
def owned(s: Any, seat: int, at: int, inputs: npt.NDArray[np.float64]) -> None:
    inputs[at] = s.nuggets[seat]
    inputs[at + 1] = s.cash[seat]
    inputs[at + 2] = min(3, s.cash[seat])
    inputs[at + 3] = rewards(s, seat)
    inputs[at + 4] = s.sheriff == seat
    inputs[at + 5] = store_points(s, seat)
    inputs[at + 6] = use_of_cards(s, seat, PLAIN)
    inputs[at + 7] = deed_points(s.wired[seat])
    inputs[at + 8] = deed_points(s.deeds[seat])
    inputs[at + 9] = bits(s.deeds[seat])
    inputs[at + 10] = ranch_points(bits(s.ranches[seat]))
    inputs[at + 11] = bits(s.ranches[seat])
    inputs[at + 12] = bits(s.recruited[seat])


@compiled(SIGNATURE)
def features(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    for index in range(FEATURES):
        inputs[index] = 0.0
    rounds = rounds_left(s, PLAIN)
    inputs[ROUNDS] = rounds
    inputs[SOON] = soon(rounds, PLAIN)
    inputs[NOW] = 1.0 / (1.0 + rounds)
    inputs[GOLD] = s.gold
    inputs[PROPERTY] = properties(s)
    inputs[BANK] = s.bank
    inputs[COACH] = s.coach
    for outlaw in range(OUTLAWS):
        if s.wanted >> outlaw & 1:
            inputs[WANTED] += s.reward[outlaw]
    owned(s, seat, OWN, inputs)
    own = purse(s, seat, rounds, PLAIN)
    last, last_seat = 1e300, NONE
    for place in range(OTHER_SEATS):  # the others by what they own, the most first
        best, most = NONE, -1e300
        for other in range(s.seats):
            if other == seat:
                continue
            value = purse(s, other, rounds, PLAIN)
            if (value < last or (value == last and other > last_seat)) and value > most:
                most = value
                best = other
        inputs[BEHIND + place] = own - most if best != NONE else FAR
        inputs[BEHIND + OTHER_SEATS + place] = inputs[BEHIND + place] * inputs[NOW]
        if place == 0:
            owned(s, best, LEADER, inputs)
        last, last_seat = most, best
