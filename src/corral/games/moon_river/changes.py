"""Moon River: what has become of a position. Nothing of it is hidden, so all may know it.

`cows` at a cell, `land` the parcel laid on a cell, `partner` the token laid on a cell, `parcel` one in the storage,
`chosen` the parcel that a ranchero was put on.
"""

from collections import Counter
from typing import Any

import numpy as np

from corral.game import NONE, Change, Fields, Ints, Named

from .material import CELL_NAMES, KIND_NAMES, PARTNERS
from .state import NEWER, OLDER, PHASE_PICK, STATE

WATCHED = Fields(STATE)


def changes(before: Ints, after: Ints, viewer: int) -> list[Change]:
    fields = WATCHED.changed(before, after)
    old, new = Named(before, STATE), Named(after, STATE)
    found = []
    if "parcel" in fields:
        for seat, cell in np.argwhere(new.parcel != old.parcel).tolist():
            found.append(Change(seat + 1, "land", 1, KIND_NAMES[new.parcel[seat, cell]], CELL_NAMES[cell]))
    if "partner" in fields:
        for seat, cell in np.argwhere(new.partner != old.partner).tolist():
            found.append(Change(seat + 1, "partner", 1, PARTNERS[new.partner[seat, cell]], CELL_NAMES[cell]))
    if "cows" in fields:
        for seat, cell in np.argwhere(new.cows != old.cows).tolist():
            count = int(new.cows[seat, cell] - old.cows[seat, cell])
            found.append(Change(seat + 1, "cows", count, at=CELL_NAMES[cell]))
    if "stored" in fields:
        for seat in np.flatnonzero((new.stored != old.stored).any(axis=1)).tolist():
            kinds = Counter(new.stored[seat].tolist())
            kinds.subtract(old.stored[seat].tolist())
            del kinds[NONE]
            found += [Change(seat + 1, "parcel", count, KIND_NAMES[kind]) for kind, count in kinds.items() if count]
    if old.phase == PHASE_PICK:
        found += _chosen(old, new)
    return found


def _chosen(old: Any, new: Any) -> list[Change]:
    """The last ranchero of a round may have been taken off its parcel at once: then nothing is told here."""
    seat, column = int(old.actor), NEWER if new.round_number == old.round_number else OLDER
    before, after, kinds = old.ranchero[NEWER].tolist(), new.ranchero[column].tolist(), old.column[NEWER].tolist()
    return [
        Change(seat + 1, "chosen", 1, KIND_NAMES[kind])
        for was, now, kind in zip(before, after, kinds, strict=True)
        if was == NONE and now == seat
    ]
