"""Dice Town: what has become of a position, as far as one viewer may know it (DT-35).

Of holdings: `dollars`, `nuggets`, `badge`, `spirit` (the Indian die), `ranch`, `recruited` and `captured` (an outlaw's
number), `card` and `deed` in the hand, `wired`, each gained or lost by a seat. What a thief only looks at still belongs
to its owner. Of the town: `dice` kept or rolled (`name`: their faces), `tied`, `best` and `second` at a house (`name`:
their dice there; seat 0: nobody is).
"""

from collections import Counter
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from corral.game import NONE, Change, Fields, Ints, Named

from .cup import poker
from .state import (
    CARDS,
    COPIES,
    DEED_COPIES,
    DEEDS,
    FACES,
    PHASE_BRIBE,
    PHASE_FAVOUR,
    PHASE_OVER,
    PHASE_TAKE_THEFT,
    PHASE_THEFT,
    PLACE_DECK,
    PLACE_DRAWN,
    PLACES,
    STATE,
    TOWN_HALL,
)
from .words import DEED_NAMES

WATCHED = Fields(STATE)
DEED_FIELDS = {"deeds", "wired", "row", "drawn_deeds", "box_deeds", "box_secret", "deck_deeds"}
UNKNOWN = -1
HAND, WIRED, BOX, DECK, DRAWN, OPEN = "hand", "wired", "box", "deck", "drawn", "open"
Moved = dict[Hashable, "Counter[int]"]  # by place: what it gained, below 0 lost


def changes(before: Ints, after: Ints, viewer: int) -> list[Change]:
    fields = WATCHED.changed(before, after)
    old, new = Named(before, STATE), Named(after, STATE)
    found = _houses(old, new, fields) + _dice(old, new, fields)
    for what, field in (("dollars", "cash"), ("nuggets", "nuggets")):
        if field in fields:
            found += _amounts(what, (new[field] - old[field]).tolist())
    for what, field in (("badge", "sheriff"), ("spirit", "spirit")):
        if field in fields:
            held = [(int(old[field]), -1), (int(new[field]), 1)]
            found += [Change(seat + 1, what, count) for seat, count in held if seat != NONE]
    if "ranches" in fields:
        pairs = zip(old.ranches.tolist(), new.ranches.tolist(), strict=True)
        found += _amounts("ranch", [now.bit_count() - then.bit_count() for then, now in pairs])
    for what in ("recruited", "captured"):
        if what in fields:
            for seat, (then, now) in enumerate(zip(old[what].tolist(), new[what].tolist(), strict=True)):
                moved = _bits(then, now).items()
                found += [Change(seat + 1, what, count, str(outlaw + 1)) for outlaw, count in moved]
    if "store" in fields:
        found += _named("card", _cards(old, new), viewer, _sees_drawn(old, new, viewer), lambda card: CARDS[card])
    if fields & DEED_FIELDS:
        found += _named("deed", _deeds(old, new), viewer, _sees_drawn(old, new, viewer), lambda deed: DEED_NAMES[deed])
    return found


def _amounts(what: str, counts: list[int]) -> list[Change]:
    return [Change(seat + 1, what, count) for seat, count in enumerate(counts) if count]


# Cards


def _bits(old: int, new: int, size: int = 1) -> "Counter[int]":
    """The bits gained and lost, as kinds of `size` bits each."""
    moved: Counter[int] = Counter()
    for bit in range((old ^ new).bit_length()):
        if (old ^ new) >> bit & 1:
            moved[bit // size] += 1 if new >> bit & 1 else -1
    return moved


def _owner(s: Any) -> int:
    """Whose the cards just drawn are: a thief looks at them, and they still belong to his victim; else nobody's."""
    return int(s.b) if s.phase in (PHASE_THEFT, PHASE_TAKE_THEFT) else NONE


def _store(s: Any) -> Any:
    owner, store = _owner(s), s.store
    if owner != NONE:
        store = store.copy()
        store[owner] |= store[PLACE_DRAWN]
        store[PLACE_DRAWN] = 0
    return store


def _cards(old: Any, new: Any) -> Moved:
    moved: Moved = {}
    then, now = _store(old), _store(new)
    for place in (then != now).any(axis=1).nonzero()[0].tolist():
        kinds: Counter[int] = Counter()
        for copy in range(COPIES):
            kinds.update(_bits(int(then[place, copy]), int(now[place, copy])))
        if place == PLACE_DRAWN:
            moved[DRAWN] = kinds
        elif place == PLACE_DECK:
            moved[DECK] = kinds
        else:
            moved[(HAND, place) if place < PLACE_DECK else (OPEN, place)] = kinds
    return moved


def _deeds(old: Any, new: Any) -> Moved:
    moved: Moved = {}
    for seat in range(int(new.seats)):
        for place, field in ((HAND, "deeds"), (WIRED, "wired"), (BOX, "box_secret")):
            then, now = int(old[field][seat]), int(new[field][seat])
            if place == HAND:
                then |= int(old.drawn_deeds) if _owner(old) == seat else 0
                now |= int(new.drawn_deeds) if _owner(new) == seat else 0
            moved[place, seat] = _bits(then, now, DEED_COPIES)
    for place, field in ((DECK, "deck_deeds"), (OPEN, "box_deeds")):
        moved[place] = _bits(int(old[field]), int(new[field]), DEED_COPIES)
    row = Counter(card // DEED_COPIES for card in new.row.tolist() if 0 <= card < DEEDS)
    row.subtract(card // DEED_COPIES for card in old.row.tolist() if 0 <= card < DEEDS)
    moved["row"] = row
    return moved


def _sees_drawn(old: Any, new: Any, viewer: int) -> bool:
    """Whether the viewer may know the cards that a shopper has drawn, before and after."""
    return all(viewer == s.a or not s.store[PLACE_DRAWN].any() for s in (old, new) if _owner(s) == NONE)


def _named(what: str, moved: Moved, viewer: int, sees_drawn: bool, name: Callable[[int], str]) -> list[Change]:
    """Of hidden cards the viewer knows how many there are; of which kind, only where all others are accounted for."""
    hidden = {place: kinds for place, kinds in moved.items() if _hidden(place, viewer, sees_drawn)}
    counts = {place: total for place, kinds in hidden.items() if (total := sum(kinds.values()))}
    missing: Counter[int] = Counter()  # what the hidden places must have gained together
    for place, kinds in moved.items():
        if place not in hidden:
            missing.subtract(kinds)
    told: dict[Hashable, Mapping[int, int]] = {**moved}
    for place in hidden:
        told[place] = missing if len(counts) == 1 and place in counts else {UNKNOWN: counts.get(place, 0)}
    return [
        Change(place[1] + 1, what if place[0] == HAND else place[0], count, "?" if kind == UNKNOWN else name(kind))
        for place, kinds in told.items()
        if isinstance(place, tuple) and place[0] in (HAND, WIRED)
        for kind, count in sorted(kinds.items())
        if count
    ]


def _hidden(place: Hashable, viewer: int, sees_drawn: bool) -> bool:
    if isinstance(place, tuple):
        return place[0] in (HAND, BOX) and place[1] != viewer
    return place == DECK or (place == DRAWN and not sees_drawn)


# Dice and houses


def _faces(hand: int, face: int = NONE) -> str:
    """The dice of a hand in words; with a face, only those that show it."""
    faces = range(len(FACES)) if face == NONE else (face,)
    return " ".join(FACES[one] for one in faces for _ in range(hand >> 4 * one & 15))


def _dice(old: Any, new: Any, fields: set[str]) -> list[Change]:
    """Dice kept, rolled, turned over or taken away; all are taken up again when a round begins."""
    if "kept" not in fields or "round_no" in fields:
        return []
    found = []
    for seat, (then, now) in enumerate(zip(old.kept.tolist(), new.kept.tolist(), strict=True)):
        for sign, one, other in ((-1, then, now), (1, now, then)):
            more = sum(max(0, (one >> 4 * face & 15) - (other >> 4 * face & 15)) << 4 * face for face in range(6))
            if more:
                dice = _faces(more)
                found.append(Change(seat + 1, "dice", sign * len(dice.split()), dice))
    return found


def _houses(old: Any, new: Any, fields: set[str]) -> list[Change]:
    """Who is best at the houses that were reached, also where nobody was asked."""
    found = []
    tied, was_tied = (int(s.b) if s.phase in (PHASE_BRIBE, PHASE_FAVOUR) else 0 for s in (new, old))
    over = "round_no" in fields or new.phase == PHASE_OVER
    hands = (old if "round_no" in fields else new).kept.tolist()
    if over and old.spot != NONE:
        for house in range(int(old.spot) + 1, TOWN_HALL + 1):
            found += _passed(new, house, hands)
    elif "spot" in fields:
        for house in range(int(old.spot) + 1, min(int(new.spot), TOWN_HALL + 1)):
            found += _passed(new, house, hands)
    if not over and new.spot in range(TOWN_HALL + 1):
        house = int(new.spot)
        fresh = "spot" in fields
        if tied and (fresh or tied != was_tied):
            found += [_at("tied", seat, house, hands) for seat in range(int(new.seats)) if tied >> seat & 1]
        for what in ("first", "second"):
            seat = int(new[what])
            if seat != NONE and (fresh or what in fields):
                found.append(_at("best" if what == "first" else what, seat, house, hands))
    return found


def _passed(s: Any, house: int, hands: list[int]) -> list[Change]:
    """A house where nobody was asked: nobody came, it was closed, or the best could do nothing."""
    ranks = [poker(hand) + 1 if house == TOWN_HALL else hand >> 4 * house & 15 for hand in hands[: int(s.seats)]]
    best = [seat for seat, rank in enumerate(ranks) if rank and rank == max(ranks)]
    if s.closed == house or len(best) != 1:
        return [Change(0, "best", at=PLACES[house])]
    return [_at("best", best[0], house, hands)]


def _at(what: str, seat: int, house: int, hands: list[int]) -> Change:
    dice = _faces(hands[seat], NONE if house == TOWN_HALL else house)
    return Change(seat + 1, what, len(dice.split()), dice, PLACES[house])
