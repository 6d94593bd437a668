"""Wind River: what a greedy player makes as large as it can.

The unit is a hundredth of a tipi on the Open Plains. The numbers were found by trying: games of one greedy player
against others with other numbers, with two, three and four seats.
"""

from typing import Any

from corral.game import Ints
from corral.kernel import WORTH, compiled

from .rules import foreign, hungry, standing
from .state import DEPTH, PHASE_OVER, RAISE_COST, STATE, STONES

ARRIVED = 100.0  # a tipi on the Open Plains
IN_TIME = 58.0  # a tipi that can still get there
ON_BOARD = 2.5  # any tipi, and more for every part of the way it has gone
WAY = 40.0
STONE_FIRST = 32.0  # a stone that is one of three: they save tipis, or raise one
STONE = 5.5  # any stone
SURPLUS = 5.0  # a stone that could be gathered now
HUNGRY = 7.5  # a tipi that a stone would have to feed
STARVING = 72.0  # a tipi that would be lost
IN_REACH = 2.0  # a buffalo that could be herded to a hungry tipi
RIVAL_ARRIVED = 6.0
RIVAL_STONE = 0.7
VICTORY = 500.0
ROUNDS = 0.28  # rounds the herd still takes, by half hexagons before it and tipis that move it


@compiled(None)
def final(s: Any, seat: int) -> float:
    best = -1
    for other in range(s.seats):
        if other != seat:
            best = max(best, s.plains[other] * (STONES + 1) + s.stones[other])
    mine = s.plains[seat] * (STONES + 1) + s.stones[seat]
    return float(ARRIVED * s.plains[seat] + mine - best + (VICTORY if mine > best else -VICTORY))


@compiled(None)
def camps(s: Any, seat: int) -> float:
    """The seat's tipis on the board, where they stand and what they eat."""
    value = 0.0
    surplus = 0
    need = 0
    for lane in range(s.first, s.last + 1):
        half = (lane + s.even_ahead) & 1
        for position in range(s.depth):
            field = lane * DEPTH + position
            own = s.tipis[seat, field]
            if own:
                value += own * (ON_BOARD + WAY * (2 * position + half) / (2 * s.depth))
                missing = hungry(s, seat, field)
                if missing:
                    need += missing
                    value += IN_REACH * min(missing, behind(s, lane, position))
                elif foreign(s, seat, field) == 0:
                    surplus += s.buffalo[field] - own
    starving = max(0, need - s.stones[seat])
    surplus = min(surplus, STONES - s.stones[seat])
    return float(value + SURPLUS * surplus - HUNGRY * (need - starving) - STARVING * starving)


@compiled(None)
def behind(s: Any, lane: int, position: int) -> int:
    """Buffalo that one step would bring to this field."""
    field = lane * DEPTH + position
    half = (lane + s.even_ahead) & 1
    count = 0
    if position:
        count += s.buffalo[field - 1]
    if position - 1 + half >= 0:
        if lane > s.first:
            count += s.buffalo[field - DEPTH - 1 + half]
        if lane < s.last:
            count += s.buffalo[field + DEPTH - 1 + half]
    return count


@compiled(None)
def in_time(s: Any, seat: int, rounds: float) -> float:
    """How many tipis can trek to the Open Plains, one step a round and the foremost first, while there is a herd."""
    count = 0.0
    treks = 0
    left = standing(s, seat)
    for away in range(1, s.depth + 1):
        for lane in range(s.first, s.last + 1):
            for _ in range(s.tipis[seat, lane * DEPTH + s.depth - away]):
                treks += away
                spare = 5.0 * (rounds - treks)
                count += 0.5 + 0.5 * spare / (1.0 + abs(spare))  # nearly 0 or 1, but never level
                left -= 1
        if left == 0:
            break
    return count


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    if s.phase == PHASE_OVER:
        return final(s, seat)
    stones = s.stones[seat]
    value = ARRIVED * s.plains[seat] + STONE_FIRST * min(stones, RAISE_COST) + STONE * stones
    movers = 1
    for other in range(s.seats):
        movers += standing(s, other)
        if other != seat:
            value -= RIVAL_ARRIVED * s.plains[other] + RIVAL_STONE * s.stones[other]
    before_herd = 0  # half hexagons
    for lane in range(s.first, s.last + 1):
        half = (lane + s.even_ahead) & 1
        for position in range(s.depth):
            before_herd += s.buffalo[lane * DEPTH + position] * (2 * (s.depth - position) - half)
    return float(value + camps(s, seat) + IN_TIME * in_time(s, seat, ROUNDS * before_herd / movers))
