"""Dice Town: the numbers by which positions are judged.

PLAIN are those of `worth` and `policy`, tuned by hand; STRONG those of `strong.py`, found by an evolution strategy
(README.md). All are points or shares of points, if nothing else is said; what ends on LATER counts for each round left.
"""

import numpy as np
import numpy.typing as npt

from ..state import KINDS

(
    OUTLAW,  # recruited
    BADGE_END, BADGE,  # in the last round, and before: it is soon lost
    CHANGE,  # each of the first three dollars, which pay for dice
    DOLLAR, LAST_DOLLAR,  # one that is paid for dice: how much of what it is worth, and points if it is the last
    HAND_RISK, HAND_RISK_LATER,  # of a deed in the hand
    RANCH_HOPE,  # a ranch more for each round left
    RIVAL, RIVAL_LATER,  # what others have counts so much less for oneself, on average
    LEADER, LEADER_LATER,  # the one who has most, beside that
    FADE_POINTS, FADE_CASH, FADE_BADGE, FADE_STORE, FADE_DEED, FADE_RANCH,  # who is ahead is held back: lost a round
    BRIBE,  # what a rival offers
    OTHERS_CARD,  # what another's gain by a card counts against oneself
    TOP_ELIXIR,
    SAMPLE_CASE,  # in shoppings
    FIRST_SHOPPING,  # the Store in round 1, in shoppings
    FIND,  # a Discovery
    COUPON_CARD,
    STOLEN,  # the best of the cards drawn
    CHOICE,  # of a coupon, an outlaw, a target
    INSURED,
    HARM,  # a card lost
    THEFT_OF_DEEDS,  # where a hand has nothing else, compared with store cards
    SOON,  # rounds in which half of a later use is lost if they are not left
    GOLD_PACE, PROPERTY_PACE,  # a round
) = range(34)  # fmt: skip
HOUSE_A = PROPERTY_PACE + 1  # + location: how much of what its base action seems to bring
HOUSE_B = HOUSE_A + 6
HOUSE_A_LATER = HOUSE_B + 6
HOUSE_B_LATER = HOUSE_A_LATER + 6
SHOPPING = HOUSE_B_LATER + 6  # + cards drawn
STEALING = SHOPPING + 6
USE = STEALING + 6  # + store card: in the hand beside its victory points
WEIGHTS = USE + KINDS

Weights = npt.NDArray[np.float64]


def _weights(single: dict[int, float], rows: dict[int, list[float]]) -> Weights:
    found = np.zeros(WEIGHTS)
    for place, number in single.items():
        found[place] = number
    for place, numbers in rows.items():
        found[place : place + len(numbers)] = numbers
    return found


PLAIN = _weights(
    {
        OUTLAW: 1.2, BADGE_END: 3.0, BADGE: 1.8, CHANGE: 0.15, DOLLAR: 1.0, LAST_DOLLAR: 1.0, HAND_RISK: 0.4,
        RANCH_HOPE: 0.03, RIVAL: 0.25, LEADER: 0.15, BRIBE: 0.7, OTHERS_CARD: 0.12, TOP_ELIXIR: 1.8, SAMPLE_CASE: 1.0,
        FIRST_SHOPPING: 1.8, FIND: 4.0, COUPON_CARD: 3.5, STOLEN: 2.5, CHOICE: 2.0, INSURED: 2.5, HARM: 1.5, SOON: 0.7,
        GOLD_PACE: 2.5, PROPERTY_PACE: 3.4,
    },
    {
        HOUSE_A: [1.0] * 12, SHOPPING: [0.0, 1.9, 2.8, 3.5, 4.1, 4.5], STEALING: [0.0, 3.4, 4.3, 4.9, 5.3, 5.5],
        USE: [0, 0, 0, 0, 0, 0, 0.3, 0.3, 0.6, 0.6, 1.0, 0.7, 0.5, 1.3, 0, 1.1, 0, 0, 0.3, 0.4, 0, 0, 0.2, 0.3, 0.5,
              0.2, 0.8],
    },
)  # fmt: skip
STRONG = _weights(
    {
        OUTLAW: 1.068, BADGE_END: 3.532, BADGE: 1.636, CHANGE: 0.139, DOLLAR: 0.795, LAST_DOLLAR: 1.072,
        HAND_RISK: 0.37, HAND_RISK_LATER: 0.167, RANCH_HOPE: 0.159, RIVAL: 1.424, RIVAL_LATER: 0.034, LEADER: 0.357,
        LEADER_LATER: 0.029, FADE_POINTS: 0.059, FADE_CASH: 0.016, FADE_BADGE: 0.07, FADE_STORE: 0.06,
        FADE_DEED: 0.058, FADE_RANCH: 0.094, BRIBE: 0.816, OTHERS_CARD: 0.118, TOP_ELIXIR: 2.461, SAMPLE_CASE: 0.883,
        FIRST_SHOPPING: 1.709, FIND: 4.08, COUPON_CARD: 3.463, STOLEN: 2.3, CHOICE: 2.293, INSURED: 2.485, HARM: 1.47,
        THEFT_OF_DEEDS: -0.353, SOON: 0.684, GOLD_PACE: 2.507, PROPERTY_PACE: 4.2,
    },
    {
        HOUSE_A: [0.861, 0.802, 0.668, 0.927, 0.982, 1.207, 0.797, 1.101, 0.712, 1.094, 0.974, 1.149, -0.018, 0.009,
        -0.029, -0.039, 0.04, -0.0, 0.002, 0.0, -0.013, 0.008, -0.004, -0.023],
        SHOPPING: [0.0, 1.567, 2.134, 2.712, 3.146, 3.472],
        STEALING: [0.0, 3.094, 3.416, 6.116, 6.605, 6.849],
        USE: [0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.003, 0.189, 0.336, 0.496, 1.272, 0.628, 0.635, 1.091, 0.0, 1.351, 0.0,
        0.0, 0.56, 0.808, 0.0, 0.0, 0.259, 0.25, 0.486, 0.033, 0.8],
    },
)  # fmt: skip
