"""Wind River: what a greedy player makes as large as it can: its own holding, less a share of what the others hold.

The unit is a hundredth of a tipi on the Open Plains. The numbers were found by trying: games of one greedy player
against three with other numbers. The share matters most: players who only mind their own tipis all bring seven to the
Open Plains with ten stones in hand, and share the win.
"""

from typing import Any

from corral.game import Ints
from corral.kernel import WORTH, compiled

from ..rules import foreign, standing
from ..state import DEPTH, PHASE_OVER, RAISE_COST, START_STONES, START_TIPIS, STATE, STONES, TIPIS

ARRIVED = 100.0  # a tipi on the Open Plains
IN_TIME = 47.0  # a tipi that can still get there
ON_BOARD = 7.5  # any tipi, and more for every part of the way it has gone
WAY = 20.0
STONE_FIRST = 32.0  # a stone that is one of three, while tipis stand: they save one, or raise one
STONE_KEPT = 32.0  # the same when none is left to raise
STONE = 6.1  # any stone
SURPLUS = 4.4  # a stone that could be gathered now
HUNGRY = 8.5  # a tipi that a stone would have to feed
STARVING = 77.0  # a tipi that would be lost
HUNGRY_AT_START = 50.0  # a tipi placed where it finds nothing (WR-8): the others will not leave it much
SAFE = 4.4  # a field of tipis that has a buffalo more than they eat
IN_REACH = 2.0  # a buffalo that could be herded to a hungry tipi
ROUNDS = 0.07  # rounds the herd still takes, by half hexagons before it and tipis that move it
EARLY = 0.87  # how sharply a round more or less decides whether a tipi can still get there
RIVAL = 0.1  # what another player holds counts against one's own
LEADER = 0.09  # what the other who holds most has counts so much more
VICTORY = 500.0  # when the game is over

# For search: a win is often one stone, so a lead of half a tipi is worth a lot.
POINT = float(STONES + 1)
SPREAD = 0.5
WORTH_SPREAD = 100.0


@compiled(None)
def final(s: Any, seat: int) -> float:
    """Winning is all; a shared win is its share of one (WR-24)."""
    mine = s.plains[seat] * (STONES + 1) + s.stones[seat]
    best = -1
    winners = 1
    for other in range(s.seats):
        if other != seat:
            key = s.plains[other] * (STONES + 1) + s.stones[other]
            best = max(best, key)
            winners += key == mine
    return float(ARRIVED * s.plains[seat] + mine - best + (VICTORY / winners if mine >= best else -VICTORY))


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
def rounds_left(s: Any) -> float:
    """How many rounds the herd still takes to leave the board, roughly."""
    movers = 1
    for seat in range(s.seats):
        movers += standing(s, seat)
    before = 0  # half hexagons before the herd
    for lane in range(s.first, s.last + 1):
        half = (lane + s.even_ahead) & 1
        for position in range(s.depth):
            before += s.buffalo[lane * DEPTH + position] * (2 * (s.depth - position) - half)
    return float(ROUNDS * before / movers)


@compiled(None)
def settling(s: Any) -> bool:
    """Are these the first tipis, and nobody has yet gathered, raised or paid (WR-6, WR-8)?"""
    count = 0
    for seat in range(s.seats):
        count += s.stones[seat] == START_STONES and s.reserve[seat] >= TIPIS - START_TIPIS and s.plains[seat] == 0
    return bool(count == s.seats)


@compiled(None)
def stones_worth(s: Any, seat: int, stones: int) -> float:
    """Of a player with tipis on the board."""
    first = STONE_FIRST if s.reserve[seat] else STONE_KEPT
    return float(first * min(stones, RAISE_COST) + STONE * stones)


@compiled(None)
def holding(s: Any, seat: int, rounds: float) -> float:
    """What a seat has: its tipis, where they stand and what they eat, and its stones."""
    stones = s.stones[seat]
    value = ARRIVED * s.plains[seat]
    left = standing(s, seat)
    if left == 0:  # WR-21
        return float(value + STONE * stones)
    value += stones_worth(s, seat, stones)
    surplus = 0
    need = 0
    treks = 0  # one step a round and the foremost tipi first: until this one is on the Open Plains
    for away in range(1, s.depth + 1):
        position = s.depth - away
        for lane in range(s.first, s.last + 1):
            field = lane * DEPTH + position
            own = s.tipis[seat, field]
            if own == 0:
                continue
            half = (lane + s.even_ahead) & 1
            value += own * (ON_BOARD + WAY * (2 * position + half) / (2 * s.depth))
            others = foreign(s, seat, field)
            spare = s.buffalo[field] - others - own
            if spare < 0:  # WR-13
                missing = min(own, -spare)
                need += missing
                value += IN_REACH * min(missing, behind(s, lane, position))
            else:
                if others == 0:  # WR-17
                    surplus += spare
                if spare > 0:
                    value += SAFE
            for _ in range(own):
                treks += away
                early = EARLY * (rounds - treks)
                value += IN_TIME * (0.5 + 0.5 * early / (1.0 + abs(early)))
            left -= own
        if left == 0:
            break
    if need and settling(s):
        value -= HUNGRY_AT_START * need
    starving = max(0, need - stones)  # WR-14
    surplus = min(surplus, STONES - stones)
    return float(value + SURPLUS * surplus - HUNGRY * (need - starving) - STARVING * starving)


@compiled(WORTH)
def worth(state: Ints, seat: int) -> float:
    s = state.view(STATE)[0]
    if s.phase == PHASE_OVER:
        return final(s, seat)
    rounds = rounds_left(s)
    value = holding(s, seat, rounds)
    most = 0.0
    for other in range(s.seats):
        if other != seat:
            held = holding(s, other, rounds)
            value -= RIVAL * held
            most = max(most, held)
    return float(value - LEADER * most)
