"""Wind River: why a move is made, in a few words."""

from typing import Any

from corral.game import Ints, Reason

from ..rules import foreign, gathering, hungry, play, standing, step_buffalo
from ..state import DEPTH, DRIVE, FIELDS, GATHER, HERD, LOSE, OUT, PASS, RAISE, STATE, STEP_FROM, STEP_TO, TREK

REASONS = {
    "wr-plains": "it reaches the Open Plains: your {count}. tipi there",
    "wr-gather": "stones: {stones} more",
    "wr-raise": "one tipi more: {count} on the board",
    "wr-place": "{count} buffalo are there",
    "wr-fed": "{count} of your tipis more find buffalo",
    "wr-starve": "{count} tipis of the others more find no buffalo",
    "wr-surplus": "you could gather {count} stones more",
    "wr-nearer": "nearer to the Open Plains, and there is a buffalo for it",
    "wr-behind": "it has the longest way to the Open Plains",
}


def reason(state: Ints, seat: int, move: int) -> Reason | None:
    after = state.copy()
    play(after, seat, move)
    s, then = state.view(STATE)[0], after.view(STATE)[0]
    if move < HERD:
        return Reason("wr-place", {"count": int(s.buffalo[move])}) if s.buffalo[move] else None
    if LOSE <= move < TREK:
        ways = [field % DEPTH for field in range(FIELDS) if s.tipis[seat, field] and hungry(s, seat, field)]
        return Reason("wr-behind") if (move - LOSE) % DEPTH == min(ways) < max(ways) else None
    if move == GATHER:
        return Reason("wr-gather", {"stones": int(then.stones[seat] - s.stones[seat])})
    if RAISE <= move < DRIVE:
        return Reason("wr-raise", {"count": int(standing(then, seat))})
    if TREK <= move < GATHER:
        return _trek(s, then, seat, move - TREK)
    return _buffalo(state, seat, move - (DRIVE if move >= DRIVE else HERD)) if move != PASS else None


def _trek(s: Any, then: Any, seat: int, step: int) -> Reason | None:
    start, end = int(STEP_FROM[step]), int(STEP_TO[step])
    if end == OUT:
        return Reason("wr-plains", {"count": int(then.plains[seat])})
    fed = s.buffalo[end] > foreign(s, seat, end) + s.tipis[seat, end]
    return Reason("wr-nearer") if fed and end % DEPTH > start % DEPTH else None


def _buffalo(state: Ints, seat: int, step: int) -> Reason | None:
    """What changes at once when a buffalo goes on: for the own tipis, for those of others, for gathering."""
    before, s = _tally(state.view(STATE)[0], seat), state.copy().view(STATE)[0]
    step_buffalo(s, step)
    after = _tally(s, seat)
    fed, starving, surplus = before[0] - after[0], after[1] - before[1], after[2] - before[2]
    if fed > 0:
        return Reason("wr-fed", {"count": fed})
    if starving > 0:
        return Reason("wr-starve", {"count": starving})
    return Reason("wr-surplus", {"count": surplus}) if surplus > 0 else None


def _tally(s: Any, seat: int) -> tuple[int, int, int]:
    """Own tipis that find no buffalo, those of others, and what gathering would give."""
    found = [0] * int(s.seats)
    for field in range(FIELDS):
        for one in range(int(s.seats)):
            if s.tipis[one, field]:
                found[one] += int(hungry(s, one, field))
    return found[seat], sum(found) - found[seat], int(gathering(s, seat))
