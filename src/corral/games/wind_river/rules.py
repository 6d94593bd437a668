"""Wind River: the rules in the order of the rulebook. Each question is a pair side by side: what may be answered, what
the answer does. The verbs, switchboards over the phase, stand at the end, below what they call."""

from typing import Any

from corral.game import NATURE, NONE, Ints, Keys
from corral.kernel import ACTORS, LEGAL, PLAY, SCORE, SETUP, compiled

from .pieces import AT_BUFFALO, AT_CLOSED, AT_DEPTH, AT_EVEN_AHEAD, AT_LANES
from .state import (
    CROWD,
    DEPTH,
    DRIVE,
    FIELDS,
    GATHER,
    HERD,
    LOSE,
    OUT,
    PASS,
    PHASE_ACT,
    PHASE_HERD,
    PHASE_LOT,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_SUPPLY,
    PLACE,
    RAISE,
    RAISE_COST,
    SEATS,
    SLOT_AHEAD,
    SLOT_BACK,
    SLOT_LEFT,
    SLOT_OUT,
    SLOT_RIGHT,
    START,
    START_STONES,
    START_TIPIS,
    STATE,
    STEP,
    STEP_FROM,
    STEP_TO,
    STONES,
    TIPIS,
    TREK,
)

# Material and board


@compiled(SETUP)
def setup(state: Ints, seats: int, options: Ints, pieces: Ints) -> None:
    s = state.view(STATE)[0]
    state[:] = 0
    s.seats = seats
    s.turn = NONE
    s.start = NONE
    s.depth = options[0] if options[0] else pieces[AT_DEPTH]
    s.even_ahead = pieces[AT_EVEN_AHEAD]
    s.last = pieces[AT_LANES] - 1
    if seats < SEATS:  # WR-4
        if pieces[AT_CLOSED] == 0:
            s.first = 1
        else:
            s.last -= 1
    for field in range(s.first * DEPTH, (s.last + 1) * DEPTH):
        s.buffalo[field] = pieces[AT_BUFFALO + field]
        s.herd += s.buffalo[field]
    for seat in range(seats):
        s.reserve[seat] = TIPIS
        s.stones[seat] = START_STONES


@compiled(None)
def standing(s: Any, seat: int) -> int:
    """How many tipis the seat has on the board."""
    return int(TIPIS - s.reserve[seat] - s.plains[seat])


@compiled(None)
def foreign(s: Any, seat: int, field: int) -> int:
    """How many tipis of others stand on the field."""
    count = 0
    for other in range(s.seats):
        if other != seat:
            count += s.tipis[other, field]
    return count


@compiled(None)
def forward_steps(s: Any, base: int, moves: Ints, count: int) -> int:
    """Adds to the moves, numbered from base, the forward steps buffalo can make (WR-2, WR-3, WR-11)."""
    first, last, end = s.first, s.last, s.depth - 1
    for lane in range(first, last + 1):
        half = (lane + s.even_ahead) & 1
        for position in range(end + 1):
            field = lane * DEPTH + position
            if s.buffalo[field] <= s.moved[field]:  # WR-10; outside of the herd step none has moved
                continue
            if position == end:
                moves[count] = base + STEP[field, SLOT_OUT]
                count += 1
            elif s.buffalo[field + 1] < CROWD:
                moves[count] = base + STEP[field, SLOT_AHEAD]
                count += 1
            if position + half > end:
                continue
            if lane > first and s.buffalo[field - DEPTH + half] < CROWD:
                moves[count] = base + STEP[field, SLOT_LEFT + half]
                count += 1
            if lane < last and s.buffalo[field + DEPTH + half] < CROWD:
                moves[count] = base + STEP[field, SLOT_RIGHT + half]
                count += 1
    return count


# Set-up: the start player is drawn by lot, then everybody places two tipis (WR-8)


@compiled(None)
def lot_legal(s: Any, moves: Ints) -> int:
    for seat in range(s.seats):
        moves[seat] = START + seat
    return int(s.seats)


@compiled(None)
def lot_play(s: Any, move: int) -> None:
    s.start = move - START
    s.turn = s.start
    s.phase = PHASE_PLACE


@compiled(None)
def place_legal(s: Any, moves: Ints) -> int:
    count = 0
    for lane in range(s.first, s.last + 1):
        for field in range(lane * DEPTH, lane * DEPTH + s.depth):
            if foreign(s, NONE, field) == 0:
                moves[count] = PLACE + field
                count += 1
    return count


@compiled(None)
def place_play(s: Any, seat: int, move: int) -> None:
    s.tipis[seat, move - PLACE] = 1
    s.reserve[seat] -= 1
    s.turn = (seat + 1) % s.seats
    if s.reserve[s.turn] == TIPIS - START_TIPIS:  # once round, and round again
        begin_turn(s)


# Herd: as many different buffalo as own tipis, one step each (WR-9 to WR-12)


@compiled(None)
def begin_turn(s: Any) -> None:
    s.herd_left = min(standing(s, s.turn), s.herd)
    if s.herd_left:
        s.phase = PHASE_HERD
    else:
        supply(s)


@compiled(None)
def herd_legal(s: Any, moves: Ints) -> int:
    return forward_steps(s, HERD, moves, 0)


@compiled(None)
def herd_play(s: Any, move: int) -> None:
    end = step_buffalo(s, move - HERD)
    if end != OUT:
        s.moved[end] += 1
    s.herd_left -= 1
    if s.herd_left == 0:
        s.moved[:] = 0
        supply(s)


@compiled(None)
def step_buffalo(s: Any, step: int) -> int:
    """Moves a buffalo and says where it went; on the Open Plains it leaves the game (WR-12)."""
    end = STEP_TO[step]
    s.buffalo[STEP_FROM[step]] -= 1
    if end == OUT:
        s.herd -= 1
    else:
        s.buffalo[end] += 1
    return int(end)


# Supply: a buffalo, or else a stone, for every own tipi; those that get neither are lost (WR-13, WR-14)


@compiled(None)
def hungry(s: Any, seat: int, field: int) -> int:
    """How many of the seat's tipis on the field find no buffalo: tipis of others eat first (WR-13).

    Losing a hungry tipi leaves the fed ones fed, so the count of WR-14 need not be kept: it goes down by itself.
    """
    own = s.tipis[seat, field]
    return int(own - min(max(s.buffalo[field] - foreign(s, seat, field), 0), own))


@compiled(None)
def supply(s: Any) -> None:
    """Pays for the hungry tipis; asks when stones are short (WR-14)."""
    cost = 0
    if standing(s, s.turn):
        for field in range(FIELDS):
            if s.tipis[s.turn, field]:
                cost += hungry(s, s.turn, field)
    paid = min(cost, s.stones[s.turn])
    s.stones[s.turn] -= paid
    s.lose_left = cost - paid
    s.phase = PHASE_SUPPLY if s.lose_left else PHASE_ACT


@compiled(None)
def lose_legal(s: Any, seat: int, moves: Ints) -> int:
    count = 0
    for field in range(FIELDS):
        if s.tipis[seat, field] and hungry(s, seat, field):
            moves[count] = LOSE + field
            count += 1
    return count


@compiled(None)
def lose_play(s: Any, seat: int, move: int) -> None:
    s.tipis[seat, move - LOSE] -= 1
    s.reserve[seat] += 1
    s.lose_left -= 1
    if nobody_stands(s):  # WR-23: no act follows
        s.phase = PHASE_OVER
    elif s.lose_left == 0:
        s.phase = PHASE_ACT


@compiled(None)
def nobody_stands(s: Any) -> bool:
    count = 0
    for seat in range(s.seats):
        count += standing(s, seat)
    return count == 0


# Act: exactly one of trek, gather, raise, drive; pass only when there is none (WR-15 to WR-20)


@compiled(None)
def act_legal(s: Any, seat: int, moves: Ints) -> int:
    count = 0
    if standing(s, seat):
        raising = s.stones[seat] >= RAISE_COST and s.reserve[seat] > 0  # WR-18
        spare = 0
        for lane in range(s.first, s.last + 1):
            for position in range(s.depth):
                field = lane * DEPTH + position
                own = s.tipis[seat, field]
                if own:
                    count = trek_steps(s, seat, lane, position, moves, count)
                    if foreign(s, seat, field) == 0:
                        spare += max(0, s.buffalo[field] - own)
                        if raising:
                            moves[count] = RAISE + field
                            count += 1
        if spare and s.stones[seat] < STONES:  # WR-17
            moves[count] = GATHER
            count += 1
    count = forward_steps(s, DRIVE, moves, count)  # WR-19: also of a buffalo moved in this turn
    if count == 0:  # WR-20
        moves[0] = PASS
        count = 1
    return count


@compiled(None)
def act_play(s: Any, seat: int, move: int) -> None:
    if move >= DRIVE:
        if move != PASS:
            step_buffalo(s, move - DRIVE)
    elif move >= RAISE:
        s.stones[seat] -= RAISE_COST
        s.reserve[seat] -= 1
        s.tipis[seat, move - RAISE] += 1
    elif move == GATHER:
        s.stones[seat] += gathering(s, seat)
    else:
        trek(s, seat, move - TREK)
        if nobody_stands(s):  # WR-23
            s.phase = PHASE_OVER
            return
    s.turn = (seat + 1) % s.seats
    begin_turn(s)


@compiled(None)
def trek_steps(s: Any, seat: int, lane: int, position: int, moves: Ints, count: int) -> int:
    """Adds the treks of a tipi of this field, to any of the six neighbours (WR-16)."""
    field = lane * DEPTH + position
    half = (lane + s.even_ahead) & 1
    if position == s.depth - 1:
        moves[count] = TREK + STEP[field, SLOT_OUT]
        count += 1
    for slot in (
        SLOT_AHEAD,
        SLOT_LEFT + half,
        SLOT_RIGHT + half,
        SLOT_BACK,
        SLOT_LEFT + half - 1,
        SLOT_RIGHT + half - 1,
    ):
        side, ahead = slot // 3 - 1, slot % 3 - 1
        inside = s.first <= lane + side <= s.last and 0 <= position + ahead < s.depth
        if inside and (s.stones[seat] or foreign(s, seat, field + side * DEPTH + ahead) == 0):
            moves[count] = TREK + STEP[field, slot]
            count += 1
    return count


@compiled(None)
def trek(s: Any, seat: int, step: int) -> None:
    """Moves a tipi; meeting tipis of others costs everybody there a stone (WR-16)."""
    end = STEP_TO[step]
    s.tipis[seat, STEP_FROM[step]] -= 1
    if end == OUT:
        s.plains[seat] += 1
        return
    meeting = foreign(s, seat, end) > 0
    s.tipis[seat, end] += 1
    if meeting:
        for other in range(s.seats):
            if s.tipis[other, end] and s.stones[other]:
                s.stones[other] -= 1


@compiled(None)
def surplus(s: Any, seat: int, field: int) -> int:
    """How many buffalo the seat's tipis leave over on a field that they have for themselves (WR-17)."""
    own = s.tipis[seat, field]
    if own and s.buffalo[field] > own and foreign(s, seat, field) == 0:
        return int(s.buffalo[field] - own)
    return 0


@compiled(None)
def gathering(s: Any, seat: int) -> int:
    """What gathering gives: the surplus of all fields, up to ten stones held (WR-17)."""
    count = 0
    for field in range(FIELDS):
        count += surplus(s, seat, field)
    return int(min(count, STONES - s.stones[seat]))


# The verbs


@compiled(ACTORS)
def actors(state: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_LOT:
        return 1 << NATURE
    if s.phase == PHASE_OVER:
        return 0
    return int(1 << s.turn)


@compiled(LEGAL)
def legal(state: Ints, seat: int, moves: Ints) -> int:
    s = state.view(STATE)[0]
    if s.phase == PHASE_LOT:
        return lot_legal(s, moves)
    if s.phase == PHASE_PLACE:
        return place_legal(s, moves)
    if s.phase == PHASE_HERD:
        return herd_legal(s, moves)
    if s.phase == PHASE_SUPPLY:
        return lose_legal(s, seat, moves)
    return act_legal(s, seat, moves)


@compiled(PLAY)
def play(state: Ints, seat: int, move: int) -> None:
    s = state.view(STATE)[0]
    if s.phase == PHASE_LOT:
        lot_play(s, move)
    elif s.phase == PHASE_PLACE:
        place_play(s, seat, move)
    elif s.phase == PHASE_HERD:
        herd_play(s, move)
    elif s.phase == PHASE_SUPPLY:
        lose_play(s, seat, move)
    else:
        act_play(s, seat, move)


@compiled(SCORE)
def score(state: Ints, points: Keys) -> None:
    """Tipis on the Open Plains, then stones (WR-24)."""
    s = state.view(STATE)[0]
    for seat in range(s.seats):
        points[seat] = s.plains[seat] * (STONES + 1) + s.stones[seat]
