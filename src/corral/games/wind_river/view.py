"""Wind River: what one viewer may see, which is everything: nothing is hidden."""

from typing import Annotated, Any, Literal, get_args

from corral import game
from corral.game import NONE, Ints, Named, doc

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

Phase = Literal["lot", "place", "herd", "supply", "act", "over"]
PHASES: tuple[Phase, ...] = get_args(Phase)


class Field(game.Shown, frozen=True, kw_only=True):
    """One field of the board. The lists are by seat."""

    name: Annotated[str, doc("as moves call it: C3")]
    lane: Annotated[int, doc("from 0")]
    position: Annotated[int, doc("in its lane, from 0; the highest lies at the Open Plains")]
    open: Annotated[bool, doc("in play with so many seats (WR-4)")]
    buffalo: Annotated[int, doc("buffalo that stand here")]
    moved: Annotated[int, doc("of these: arrived in this herd step (WR-10)")]
    tipis: Annotated[list[int], doc("tipis that stand here")]
    hungry: Annotated[list[int], doc("tipis that would find no buffalo, as things stand (WR-13)")]
    gather: Annotated[list[int], doc("stones that gathering would take here, as things stand (WR-17)")]
    paying: Annotated[list[list[int]], doc("the seats that pay a stone when this one treks here (WR-16)")]


class Supply(game.Shown, frozen=True, kw_only=True):
    """The supply step that is being resolved or comes next, as things stand (WR-14)."""

    seat: Annotated[int | None, doc("whose it is; null: nobody's yet")]
    hungry: Annotated[int, doc("tipis that find no buffalo")]
    stones: Annotated[int, doc("stones at hand")]
    paid: Annotated[int, doc("stones that save a tipi each")]
    lost: Annotated[int, doc("tipis that no stone saves")]


class Seat(game.SeatView, frozen=True, kw_only=True):
    """One seat."""

    points: Annotated[int, doc("tipis on the Open Plains")]
    sheet: Annotated[dict[str, int], doc("the score sheet, row by row")]
    on_plain: Annotated[int, doc("tipis on the board")]
    reserve: Annotated[int, doc("tipis in the reserve")]
    stones: Annotated[int, doc("stones at hand")]
    open_plains: Annotated[int, doc("tipis on the Open Plains")]
    gather: Annotated[int, doc("stones that gathering would give, as things stand")]
    fed: Annotated[int, doc("tipis that would find a buffalo, as things stand")]
    hungry: Annotated[int, doc("tipis that would find none")]
    lost: Annotated[int, doc("and those of them that no stone would save")]


class View(game.View, frozen=True, kw_only=True):
    """What everybody sees."""

    phase: Annotated[Phase, doc("what is asked, which is also the step of a turn: herd, supply, act")]
    asked: Annotated[list[int], doc("the seat that is asked")]
    ended: Annotated[Literal["tipis"] | None, doc("why it is over (WR-23); null while it is not")]
    house_variant: Annotated[bool, doc("two play, by house rules (WR-1)")]
    lanes: Annotated[int, doc("how many lanes the board has, the closed one counted")]
    depth: Annotated[int, doc("how many fields a lane has")]
    closed_lane: Annotated[int | None, doc("the lane that is out of play (WR-4); null: none")]
    offset_lanes: Annotated[list[int], doc("the lanes that lie half a field ahead")]
    fields: Annotated[list[Field], doc("every field, lane by lane")]
    herd: Annotated[int, doc("buffalo on the board")]
    start: Annotated[int | None, doc("the start player; null before the lot")]
    turn: Annotated[int | None, doc("whose turn it is; null before the lot")]
    herd_left: Annotated[int, doc("buffalo still to be moved in this step")]
    lose_left: Annotated[int, doc("tipis still to be lost in this step")]
    raise_cost: Annotated[int, doc("stones that a new tipi costs (WR-18)")]
    supply: Annotated[Supply, doc("the supply step that is being resolved or comes next")]
    seats: Annotated[list[Seat], doc("the seats, in order")]


def view(state: Ints, viewer: int) -> View:
    s = Named(state, STATE)
    phase, seats, turn, first, last = (int(s[name]) for name in ("phase", "seats", "turn", "first", "last"))
    closed = None if seats == SEATS else 0 if first else last + 1  # WR-4
    lanes = max(last, closed or 0) + 1
    eater = _eater(s)
    fields = _fields(s, range(lanes), range(first, last + 1))
    return View(
        phase=PHASES[phase],
        asked=[] if phase in (PHASE_LOT, PHASE_OVER) else [turn + 1],
        over=phase == PHASE_OVER,
        ended="tipis" if phase == PHASE_OVER else None,
        house_variant=seats == 2,
        lanes=lanes,
        depth=int(s.depth),
        closed_lane=closed,
        offset_lanes=[lane for lane in range(lanes) if (lane + int(s.even_ahead)) & 1],
        fields=fields,
        herd=int(s.herd),
        start=None if phase == PHASE_LOT else int(s.start) + 1,
        turn=None if phase == PHASE_LOT else turn + 1,
        herd_left=int(s.herd_left),
        lose_left=int(s.lose_left),
        raise_cost=RAISE_COST,
        supply=_supply(s, eater, fields),
        seats=[_seat(s, seat, _supply(s, seat, fields)) for seat in range(seats)],
    )


def _eater(s: Any) -> int:
    """Whose supply step is being resolved or comes next."""
    if s.phase == PHASE_PLACE:
        return int(s.start)
    if s.phase in (PHASE_HERD, PHASE_SUPPLY):
        return int(s.turn)
    if s.phase == PHASE_ACT:
        return int(s.turn + 1) % int(s.seats)
    return NONE


def _supply(s: Any, eater: int, fields: list[Field]) -> Supply:
    """The supply step of a seat that is being resolved or comes next."""
    if eater == NONE:
        return Supply(seat=None, hungry=0, stones=0, paid=0, lost=0)
    starving, stones = sum(field.hungry[eater] for field in fields), int(s.stones[eater])
    resolved = s.phase == PHASE_SUPPLY and eater == s.turn
    lost = int(s.lose_left) if resolved else max(0, starving - stones)
    return Supply(seat=eater + 1, hungry=starving, stones=stones, paid=min(starving, stones), lost=lost)


def _fields(s: Any, lanes: range, opened: range) -> list[Field]:
    buffalo, moved = s.buffalo.tolist(), s.moved.tolist()
    seats, depth, stones = range(int(s.seats)), int(s.depth), s.stones.tolist()
    tipis = s.tipis[: len(seats)].T.tolist()  # by field, then by seat
    found = []
    for lane in lanes:
        for position in range(depth):
            field = lane * DEPTH + position
            own = tipis[field]
            found.append(
                Field(
                    name=FIELD_NAMES[field],
                    lane=lane,
                    position=position,
                    open=lane in opened,
                    buffalo=buffalo[field],
                    moved=moved[field],
                    tipis=own,
                    hungry=[int(hungry(s.record, seat, field)) if own[seat] else 0 for seat in seats],
                    gather=[int(surplus(s.record, seat, field)) if own[seat] else 0 for seat in seats],
                    paying=[_paying(own, stones, seat) for seat in seats],
                )
            )
    return found


def _paying(tipis: list[int], stones: list[int], mover: int) -> list[int]:
    """The seats that pay a stone when the mover's tipi enters; the mover always, others if they have one (WR-16)."""
    if sum(tipis) == tipis[mover]:
        return []
    return [seat + 1 for seat, stands in enumerate(tipis) if seat == mover or (stands and stones[seat])]


def _seat(s: Any, seat: int, supply: Supply) -> Seat:
    plains, stones, on_plain = int(s.plains[seat]), int(s.stones[seat]), int(standing(s.record, seat))
    return Seat(
        points=plains,
        sheet={"open_plains": plains, "stones": stones, "total": plains},
        on_plain=on_plain,
        reserve=int(s.reserve[seat]),
        stones=stones,
        open_plains=plains,
        gather=int(gathering(s.record, seat)),
        fed=on_plain - supply.hungry,
        hungry=supply.hungry,
        lost=supply.lost,
    )
