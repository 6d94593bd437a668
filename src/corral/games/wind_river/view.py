"""Wind River: what one viewer may see, which is everything: nothing is hidden."""

from typing import Any

from corral.game import NONE, Ints

from .rules import gathering, hungry, standing, surplus
from .state import (
    DEPTH,
    FIELD_NAMES,
    PHASE_ACT,
    PHASE_HERD,
    PHASE_LOT,
    PHASE_OVER,
    PHASE_PLACE,
    PHASE_SUPPLY,
    RAISE_COST,
    SEATS,
    STATE,
)

PHASES = ["lot", "place", "herd", "supply", "act", "over"]


def view(state: Ints, viewer: int) -> dict[str, Any]:
    s = state.view(STATE)[0]
    phase, seats, turn, first, last = (int(s[name]) for name in ("phase", "seats", "turn", "first", "last"))
    closed = None if seats == SEATS else 0 if first else last + 1  # WR-4
    lanes = max(last, closed or 0) + 1
    eater = _eater(s)
    fields = _fields(s, range(lanes), range(first, last + 1))
    return {
        "phase": PHASES[phase],  # also the step of a turn: herd, supply, act
        "asked": [] if phase in (PHASE_LOT, PHASE_OVER) else [turn + 1],
        "over": phase == PHASE_OVER,
        "house_variant": seats == 2,  # WR-1
        "lanes": lanes,
        "depth": int(s.depth),
        "closed_lane": closed,
        "offset_lanes": [lane for lane in range(lanes) if (lane + int(s.even_ahead)) & 1],
        "fields": fields,
        "herd": int(s.herd),  # buffalo on the board
        "start": None if phase == PHASE_LOT else int(s.start) + 1,  # the start player
        "turn": None if phase == PHASE_LOT else turn + 1,
        "herd_left": int(s.herd_left),  # buffalo still to be moved in this step
        "lose_left": int(s.lose_left),  # tipis still to be lost in this step
        "raise_cost": RAISE_COST,
        "supply": _supply(s, eater, fields),
        "seats": [_seat(s, seat) for seat in range(seats)],
    }


def _eater(s: Any) -> int:
    """Whose supply step is being resolved or comes next."""
    if s.phase == PHASE_PLACE:
        return int(s.start)
    if s.phase in (PHASE_HERD, PHASE_SUPPLY):
        return int(s.turn)
    if s.phase == PHASE_ACT:
        return int(s.turn + 1) % int(s.seats)
    return NONE


def _supply(s: Any, eater: int, fields: list[dict[str, Any]]) -> dict[str, int | None]:
    """The supply step that is being resolved or comes next, as things stand (WR-14)."""
    if eater == NONE:
        return {"seat": None, "hungry": 0, "stones": 0, "paid": 0, "lost": 0}
    starving, stones = sum(field["hungry"][eater] for field in fields), int(s.stones[eater])
    lost = int(s.lose_left) if s.phase == PHASE_SUPPLY else max(0, starving - stones)
    return {"seat": eater + 1, "hungry": starving, "stones": stones, "paid": min(starving, stones), "lost": lost}


def _fields(s: Any, lanes: range, opened: range) -> list[dict[str, Any]]:
    buffalo, moved = s.buffalo.tolist(), s.moved.tolist()
    seats, depth, stones = range(int(s.seats)), int(s.depth), s.stones.tolist()
    tipis = s.tipis[: len(seats)].T.tolist()  # by field, then by seat
    found = []
    for lane in lanes:
        for position in range(depth):
            field = lane * DEPTH + position
            own = tipis[field]
            found.append(
                {
                    "name": FIELD_NAMES[field],
                    "lane": lane,
                    "position": position,
                    "open": lane in opened,
                    "buffalo": buffalo[field],
                    "moved": moved[field],  # of these: arrived in this herd step (WR-10)
                    "tipis": own,
                    # by seat, as things stand: tipis that would find no buffalo (WR-13), stones that gathering would
                    # take here (WR-17), and who pays a stone when the seat treks here (WR-16)
                    "hungry": [int(hungry(s, seat, field)) if own[seat] else 0 for seat in seats],
                    "gather": [int(surplus(s, seat, field)) if own[seat] else 0 for seat in seats],
                    "paying": [_paying(own, stones, seat) for seat in seats],
                }
            )
    return found


def _paying(tipis: list[int], stones: list[int], mover: int) -> list[int]:
    """The seats that pay a stone when the mover's tipi enters; the mover always, others if they have one (WR-16)."""
    if sum(tipis) == tipis[mover]:
        return []
    return [seat + 1 for seat, stands in enumerate(tipis) if seat == mover or (stands and stones[seat])]


def _seat(s: Any, seat: int) -> dict[str, Any]:
    plains, stones = int(s.plains[seat]), int(s.stones[seat])
    return {
        "points": plains,
        "sheet": {"open plains": plains, "stones": stones, "total": plains},
        "on_plain": int(standing(s, seat)),  # tipis on the board
        "reserve": int(s.reserve[seat]),
        "stones": stones,
        "open_plains": plains,
        "gather": int(gathering(s, seat)),  # what gathering would give as things stand
    }
