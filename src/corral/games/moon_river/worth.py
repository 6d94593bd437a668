"""Moon River: what a greedy player makes as large as it can."""

from corral.game import Ints
from corral.kernel import WORTH, compiled

from .scoring import points_of
from .state import STATE


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    return float(points_of(s, seat))
