"""Moon River, chapter A round: what goes on by itself between the questions.

A function that may ask says whether it did.
"""

from typing import Any

from corral.game import NONE
from corral.kernel import compiled

from .material import FIELDS, PLACES, ROUNDS, TABLES
from .ranch import any_domino_fits
from .state import (
    NEWER,
    OLDER,
    PHASE_BONUS,
    PHASE_BUILD,
    PHASE_DISCARD,
    PHASE_DRY,
    PHASE_HIRE,
    PHASE_LOT,
    PHASE_OVER,
    PHASE_PARTNER,
    PHASE_PICK,
    PHASE_REVEAL,
)


@compiled(None)
def draw(s: Any) -> bool:
    """The next draw of NATURE: the saloon comes first in set-up, and last at the end of a round (MR-47)."""
    column_due = s.pile > 0 and s.column[NEWER, PLACES - 1] == NONE
    saloon_due = False
    for table in range(TABLES):
        saloon_due |= s.stack > 0 and s.saloon[table] == NONE
    if saloon_due and (s.round_number == 0 or not column_due):
        s.phase = PHASE_PARTNER
    elif column_due:
        s.phase = PHASE_REVEAL
    elif s.round_number == 0:
        s.phase = PHASE_LOT
    else:
        return False
    s.actor = NONE
    return True


@compiled(None)
def take(s: Any) -> bool:
    """The ranchero nearest the box and its parcel are taken (MR-16, MR-17). False: the older column is used up."""
    for place in range(PLACES):
        seat = s.ranchero[OLDER, place]
        if seat == NONE:
            continue
        s.actor = seat
        for field in range(FIELDS):
            if s.stored[seat, field] == NONE:
                s.stored[seat, field] = s.column[OLDER, place]
                break
        s.column[OLDER, place] = s.ranchero[OLDER, place] = NONE
        s.backs[OLDER, place] = 0
        s.limit = held(s, seat) // 2  # MR-18
        return True
    return False


@compiled(None)
def held(s: Any, seat: int) -> int:
    count = 0
    for field in range(FIELDS):
        count += s.stored[seat, field] != NONE
    return count


@compiled(None)
def last_turn(s: Any) -> bool:
    """The actor's last turn: none of its rancheros is still to act in round 24 (MR-35)."""
    if s.round_number < ROUNDS:
        return False
    waiting = False
    for place in range(PLACES):
        waiting |= s.ranchero[OLDER, place] == s.actor
    return not waiting


@compiled(None)
def forced(s: Any) -> bool:
    """A parcel lies beside the board (MR-20)."""
    return bool(s.stored[s.actor, s.storage[s.actor]] != NONE)


@compiled(None)
def extend(s: Any) -> bool:
    """Ask for a domino, or for a discard, unless *extend* is over."""
    last = last_turn(s)
    if last or s.limit > 0:
        if any_domino_fits(s, s.actor):
            s.phase = PHASE_BUILD
            return True
        if last:
            s.stored[s.actor] = NONE  # MR-35
        elif forced(s):
            s.phase = PHASE_DISCARD  # MR-21
            return True
    s.limit = 0
    return False


@compiled(None)
def choose(s: Any) -> bool:
    """Ask for a parcel of the newer column; not in the last round (MR-32)."""
    s.phase = PHASE_PICK
    return bool(s.round_number < ROUNDS)


@compiled(None)
def next_round(s: Any) -> None:
    """The newer column becomes the older; a parcel nobody chose leaves the game (MR-33)."""
    s.round_number += 1
    for place in range(PLACES):
        chosen = s.ranchero[NEWER, place] != NONE
        s.column[OLDER, place] = s.column[NEWER, place] if chosen else NONE
        s.backs[OLDER, place] = s.backs[NEWER, place] if chosen else 0
        s.ranchero[OLDER, place] = s.ranchero[NEWER, place]
        s.column[NEWER, place] = s.ranchero[NEWER, place] = NONE
        s.backs[NEWER, place] = 0


@compiled(None)
def finish(s: Any) -> None:
    """Overpopulation: each parcel keeps at most one cow (MR-36)."""
    for seat in range(s.seats):
        for cell in range(s.cells):
            if s.cows[seat, cell] > 1:
                s.supply += s.cows[seat, cell] - 1
                s.cows[seat, cell] = 1
    s.actor = NONE
    s.phase = PHASE_OVER


@compiled(None)
def turns(s: Any) -> None:
    """Turns and rounds follow each other until somebody is asked."""
    while True:
        while take(s):
            if extend(s) or choose(s):
                return
        if s.round_number == ROUNDS:
            finish(s)
            return
        next_round(s)
        if draw(s):
            return


@compiled(None)
def drought(s: Any) -> bool:
    """Ask where the next skull takes a cow; without a cow in its territory it does nothing (MR-25)."""
    s.phase = PHASE_DRY
    while s.skull[0] != NONE:
        if s.herd[s.actor, s.territory[s.actor, s.skull[0]]] > 0:
            return True
        s.skull[0] = s.skull[1]
        s.skull[1] = NONE
    return False


@compiled(None)
def partners_wanted(s: Any) -> bool:
    """Ask for a partner on a circle; a circle that finds the saloon empty stays empty (MR-26)."""
    s.phase = PHASE_HIRE
    if s.circle[0] != NONE:
        for table in range(TABLES):
            if s.saloon[table] != NONE:
                return True
    s.circle[:] = NONE
    return False


@compiled(None)
def bonus_parcel(s: Any) -> bool:
    s.phase = PHASE_BONUS
    return bool(s.bonus_due > 0)


@compiled(None)
def go_on(s: Any) -> None:
    """The effects of a domino in their order (MR-23, MR-37), then the rest of the turn, then the next turns."""
    s.token = NONE
    s.steps = 0
    if drought(s) or partners_wanted(s) or bonus_parcel(s) or extend(s) or choose(s):
        return
    turns(s)
