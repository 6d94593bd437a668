"""Wind River: what has become of a position. Nothing is hidden, so all may know it.

`tipi` on the plain (at its field), `plains` tipis on the Open Plains, `stones`: gathered at a field, paid at the field
of a meeting, or paid for hungry tipis and for raising one (at no field).
"""

from typing import Any

import numpy as np

from corral.game import Change, Fields, Ints, Named

from .rules import surplus
from .state import FIELD_NAMES, FIELDS, STATE

WATCHED = Fields(STATE)


def changes(before: Ints, after: Ints, viewer: int) -> list[Change]:
    fields = WATCHED.changed(before, after)
    old, new = Named(before, STATE), Named(after, STATE)
    found = []
    if "tipis" in fields:
        moved = new.tipis - old.tipis
        for seat, field in np.argwhere(moved).tolist():
            found.append(Change(seat + 1, "tipi", int(moved[seat, field]), at=FIELD_NAMES[field]))
    if "plains" in fields:
        for seat in np.flatnonzero(new.plains - old.plains).tolist():
            found.append(Change(seat + 1, "plains", int(new.plains[seat] - old.plains[seat])))
    if "stones" in fields:
        for seat in np.flatnonzero(new.stones - old.stones).tolist():
            found += _stones(old, new, seat, int(new.stones[seat] - old.stones[seat]))
    return found


def _stones(old: Any, new: Any, seat: int, change: int) -> list[Change]:
    """Gathered where buffalo were left over (WR-17), or paid: one where a tipi met those of others (WR-16), or else."""
    if change > 0:
        found = []
        for field in range(FIELDS):
            stones = min(change, int(surplus(old.record, seat, field)))
            if stones:
                found.append(Change(seat + 1, "stones", stones, at=FIELD_NAMES[field]))
                change -= stones
        return found
    meeting = _meeting(old, new)
    met = [Change(seat + 1, "stones", -1, at=FIELD_NAMES[field]) for field in meeting if new.tipis[seat, field]]
    paid = change + len(met)
    return [*met, *([Change(seat + 1, "stones", paid)] if paid else [])]


def _meeting(old: Any, new: Any) -> list[int]:
    """The field that a tipi has trekked to, if those of others stand there."""
    moved = new.tipis - old.tipis
    if not (moved < 0).any():
        return []
    return [
        field for seat, field in np.argwhere(moved > 0).tolist() if new.tipis[:, field].sum() > new.tipis[seat, field]
    ]
