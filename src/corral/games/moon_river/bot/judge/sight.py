"""Moon River: what a judge of positions is told beside a player's features: the order of turns, what lies open and who
will have it."""

import numpy as np
import numpy.typing as npt

from corral.game import NONE, Ints
from corral.kernel import inner

from ...material import GOLD_DIGGER, PLACES, ROUNDS, SEATS, TABLES
from ...scoring import points_of
from ...state import NEWER, OLDER, PHASE_BUILD, PHASE_HIRE, PHASE_OVER, PHASE_PICK, STATE
from ..features import FEATURES, POINTS, WORTH, features
from ..worth import NEARER, YIELD, parcel_worth, survey, time_left, worth

AHEAD = FEATURES  # of each other seat, the strongest first: by worth, then by points
OTHERS = SEATS - 1
ACTING = AHEAD + 2 * OTHERS  # then whether it builds, picks or hires
NEXT = ACTING + 4  # how many act before it; how many rancheros it has to act with; the same of the next round
OPEN = NEXT + 4  # by place: what the parcel is worth to it, and how much more than to the others
DRAFT = OPEN + 2 * PLACES  # what it gets when everybody picks what is worth most; more than the others; the best one's
SALOON = DRAFT + 3  # what the best specialist there would yield, and the others' best
SIGHTS = SALOON + 2


@inner
def sight(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    features(state, seat, inputs)
    for index in range(FEATURES, SIGHTS):
        inputs[index] = 0.0
    seats = int(s.seats)
    worths = np.empty(SEATS)
    for other in range(seats):
        worths[other] = inputs[WORTH] if other == seat else worth(state, other)
    own, points = worths[seat], inputs[POINTS]
    worths[seat] = -1e300
    for place in range(seats - 1):
        best = int(np.argmax(worths[:seats]))
        inputs[AHEAD + place] = own - worths[best]
        inputs[AHEAD + OTHERS + place] = points - points_of(s, best)
        worths[best] = -1e300
    if s.phase == PHASE_OVER:
        return
    if s.actor == seat:
        inputs[ACTING] = 1.0
        inputs[ACTING + 1] = s.phase == PHASE_BUILD
        inputs[ACTING + 2] = s.phase == PHASE_PICK
        inputs[ACTING + 3] = s.phase == PHASE_HIRE
    for column in range(2):
        before = 0
        for place in range(PLACES):
            if s.ranchero[column, place] == seat:
                if inputs[NEXT + 2 * column + 1] == 0.0:
                    inputs[NEXT + 2 * column] = before
                inputs[NEXT + 2 * column + 1] += 1.0
            before += s.ranchero[column, place] != NONE
    # what lies open, as everybody sees it
    values = np.zeros((SEATS, PLACES))
    for other in range(seats):
        areas, herds, beside = survey(s, other)
        for place in range(PLACES):
            if s.column[NEWER, place] != NONE and s.ranchero[NEWER, place] == NONE:
                values[other, place] = parcel_worth(s, other, s.column[NEWER, place], areas, herds, beside)
    for place in range(PLACES):
        mean = 0.0
        for other in range(seats):
            mean += values[other, place] / seats
        inputs[OPEN + place] = values[seat, place]
        inputs[OPEN + PLACES + place] = values[seat, place] - mean
    if s.round_number < ROUNDS:  # MR-32
        gone = 0
        for turn in range(-1, PLACES):
            picker = s.actor if turn < 0 else s.ranchero[OLDER, turn]
            if picker == NONE:
                continue
            wish, most = NONE, -1e300
            for place in range(PLACES):
                free = s.column[NEWER, place] != NONE and s.ranchero[NEWER, place] == NONE
                if free and not gone >> place & 1 and values[picker, place] - NEARER * place > most:
                    most = values[picker, place] - NEARER * place
                    wish = place
            if wish == NONE:
                break
            gone |= 1 << wish
            value = values[picker, wish]
            if picker == seat:
                inputs[DRAFT] += value
            inputs[DRAFT + 1] += (value if picker == seat else 0.0) - value / seats
            inputs[DRAFT + 2] = max(inputs[DRAFT + 2], value)
    for table in range(TABLES):
        partner = s.saloon[table]
        if partner != NONE and partner >= GOLD_DIGGER:
            for other in range(seats):
                value = s.yields[other, partner - GOLD_DIGGER] + time_left(s) * YIELD[partner - GOLD_DIGGER]
                at = SALOON if other == seat else SALOON + 1
                inputs[at] = max(inputs[at], value)
