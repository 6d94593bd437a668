"""A game that is over, step by step: where one can stop, what a viewer saw there, and what could have been played.

Only the folded history counts: what was taken back is left out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
import numpy as np

from corral import fair, record
from corral.game import NATURE, Change
from corral.record import Fold, NotNow, Telling
from corral.refusal import Code

from .live_match import BOT, LiveMatch, Tried
from .seen import SeatSeen

KEPT = ("seat", "resign", "time", "given")  # lines of the table itself that still mean something


class Patch(msgspec.Struct, frozen=True):
    """A part of a view that has changed: where it is, and what stands there now. An empty path means the whole view."""

    path: list[str | int]
    value: Any


class Step(msgspec.Struct, frozen=True):
    """A place to stop: after a move, or after all that chance brings before the next one."""

    ply: int  # so many moves of the history are made
    seat: int  # who moved; 0: chance
    told: int  # so many lines the viewer could read
    patches: list[Patch]  # from the view of the step before; of the first one: from nothing


class Draw(msgspec.Struct, frozen=True):
    """One of NATURE's draws: how many outcomes there were, and which of them (from 0) stand in the record."""

    ply: int
    outcomes: int
    drawn: list[int]
    lot: str  # what it goes by: its number, or in a deal of the day the name of what is drawn


class Stop(NamedTuple):
    ply: int
    line: int  # the last line of the record before the next move
    seat: int


class Replay:
    """One game that is over. It takes a moment to make: so it is kept, and made in a thread, where nobody waits for
    it."""

    def __init__(self, fold: Fold) -> None:
        if not fold.over:
            raise NotNow("the game is not over; a replay would tell secrets", Code.NOT_OVER)
        self.fold = held(fold)
        self.game = fold.game
        self.draws: list[Draw] = []
        self.stops = list(self._stops())

    @property
    def given(self) -> int:
        """How many of the draws were taken over from another game."""
        return sum(ply.seat == NATURE and ply.line < self.fold.given for ply in self.fold.history)

    @property
    def plies(self) -> int:
        return self.stops[-1].ply

    def _stops(self) -> Iterator[Stop]:
        fold, state = self.fold, self.fold.state_at(0)
        history, moves = fold.history, np.zeros(self.game.MOVES, np.int32)
        lots: Counter[str] = Counter()
        last = Stop(0, (history[0].line if history else len(fold.lines) + 1) - 1, 0)
        for number, ply in enumerate(history, 1):
            found = moves[: self.game.legal(state, ply.seat, moves)]
            chance = ply.seat == NATURE
            if chance:
                drawn = [int(index) for index in np.flatnonzero(found == ply.move)]
                name = fair.event(self.game, state) if fold.header.named else ""
                lots[name] += 1
                lot = f"{name}.{lots[name]}" if name else f"{lots[name]}"
                self.draws.append(Draw(number, len(found), drawn, lot))
            seat = 0 if chance else ply.seat + 1
            goes_on = last.ply > 0 and seat == last.seat and (chance or len(found) == 1)
            if not goes_on:
                yield last
            self.game.play(state, ply.seat, ply.move)
            after = history[number].line if number < len(history) else len(fold.lines) + 1
            last = Stop(number, after - 1, seat)
        yield last

    def steps(self, viewer: int) -> list[Step]:
        """All steps, as this viewer may see them."""
        telling = self.telling(viewer)
        state, history = self.fold.state_at(0), self.fold.history
        found, ply, before = [], 0, None
        for stop in self.stops:
            for one in history[ply : stop.ply]:
                self.game.play(state, one.seat, one.move)
            ply = stop.ply
            after = msgspec.to_builtins(self.game.view(state, viewer), str_keys=True)
            patches = [Patch([], after)] if before is None else list(differences(before, after))
            found.append(Step(ply, stop.seat, telling.at(stop.line), patches))
            before = after
        return found

    def telling(self, viewer: int) -> Telling:
        telling = Telling(self.fold, viewer)
        telling.read(self.fold)
        return telling

    def told(self, viewer: int) -> tuple[list[str], list[list[Change]]]:
        """The lines as this viewer may read them, and what each changed."""
        telling = self.telling(viewer)
        return telling.lines, telling.changes

    def seats(self) -> list[SeatSeen]:
        """The seats with their people and bots, as the record says it."""
        keys = np.zeros(len(self.fold.names), np.int64)
        self.game.score(self.fold.state, keys)
        order = [(seat not in self.fold.resigned, int(key)) for seat, key in enumerate(keys)]
        found = []
        for seat, name in enumerate(self.fold.names):
            level = name.removeprefix(BOT) if name.startswith(BOT) else None
            place = 1 + sum(other > order[seat] for other in order)
            points = self.game.view(self.fold.state, seat).seats[seat].points or 0
            person = None if level is not None else name
            found.append(SeatSeen(person, level, False, seat in self.fold.resigned, place, points))
        return found

    def at(self, ply: int) -> Fold:
        """The game as it stood after so many moves."""
        if not 0 <= ply <= self.plies:
            raise NotNow(f"there is no move {ply}; the game has 0 to {self.plies}")
        early = Fold(self.fold.header)
        for one in self.fold.history[:ply]:
            early.play(one.seat, one.move)
        return early

    def live(self, ply: int) -> LiveMatch:
        """The same as a live match, which says what could be answered."""
        return LiveMatch.of(self.at(ply))

    def choices(self, ply: int, seat: int) -> list[str]:
        """What a seat could have played."""
        return self.live(ply).choices(seat)

    def tried(self, ply: int, seat: int, texts: Sequence[str]) -> Tried:
        """What other moves would have led to, as far as the seat could know."""
        return self.live(ply).tried(seat, texts, ply * NATURE + seat)


def held(fold: Fold) -> Fold:
    """The same game without what was taken back."""
    kept, plies = Fold(fold.header), {ply.line: ply for ply in fold.history}
    for number, line in enumerate(fold.lines, 1):
        if number in plies:
            kept.play(plies[number].seat, plies[number].move)
        elif line.startswith(record.TABLE_WORD) and line.split(" ")[1] in KEPT:
            kept.add(line)
    return kept


def differences(before: Any, after: Any, path: tuple[str | int, ...] = ()) -> Iterator[Patch]:
    """What has changed, place by place."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if value != before[key]:
                yield from differences(before[key], value, (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            if value != before[index]:
                yield from differences(before[index], value, (*path, index))
    elif before != after:
        yield Patch(list(path), after)
