"""Wind River: what a judge of positions is told beside a player's features: whose step it is, and who is ahead."""

import numpy as np
import numpy.typing as npt

from corral.game import Ints
from corral.kernel import inner

from ...state import PHASE_ACT, PHASE_HERD, PHASE_PLACE, PHASE_SUPPLY, STATE, STONES
from ..features import FEATURES, features

STEP = FEATURES  # placing, herding, paying or acting, if it is its turn; then the same of somebody else
LEFT = STEP + 8  # buffalo and tipis that are still to move or be lost
AHEAD = LEFT + 2  # of the best of the others, by tipis on the Open Plains and stones
FIRST = AHEAD + 1  # how many are as good, or better
SIGHTS = FIRST + 1


@inner
def sight(state: Ints, seat: int, inputs: npt.NDArray[np.float64]) -> None:
    s = state.view(STATE)[0]
    features(state, seat, inputs)
    for index in range(FEATURES, SIGHTS):
        inputs[index] = 0.0
    at = STEP if s.turn == seat else STEP + 4
    inputs[at] = s.phase == PHASE_PLACE
    inputs[at + 1] = s.phase == PHASE_HERD
    inputs[at + 2] = s.phase == PHASE_SUPPLY
    inputs[at + 3] = s.phase == PHASE_ACT
    if s.turn == seat:
        inputs[LEFT] = s.herd_left
        inputs[LEFT + 1] = s.lose_left
    own = s.plains[seat] + s.stones[seat] / (STONES + 1.0)
    most = -1.0
    for other in range(s.seats):
        if other != seat:
            held = s.plains[other] + s.stones[other] / (STONES + 1.0)
            most = max(most, held)
            inputs[FIRST] += held >= own
    inputs[AHEAD] = own - most
