"""How much time a seat has. The time is passed in; it comes from the lines, so every process computes the same."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

DAY = 86400.0
TOGETHER = 60.0  # what everybody has more where several are asked at once


class BadPace(ValueError):
    """A pace that a table cannot have."""


@dataclass(frozen=True)
class Pace:
    """Each choice has `move` seconds; what is used beyond them comes out of the bank. All 0: no clock."""

    move: float = 0.0
    bank: float = 0.0
    slow: bool = False  # days for a move: notices instead of haste

    @classmethod
    def of(cls, words: Mapping[str, Any]) -> "Pace":
        """{"days": 3}, {"move": 20, "bank": 600} or {} for none."""
        known = {"days", "move", "bank"}
        if not set(words) <= known or ("days" in words and len(words) > 1):
            raise BadPace("a pace is {days}, or {move, bank} in seconds, or nothing")
        for name, low, high in (("days", 1, 30), ("move", 1, 3600), ("bank", 0, 36000)):
            value = words.get(name, low)
            if not isinstance(value, int | float) or isinstance(value, bool) or not low <= value <= high:
                raise BadPace(f"{name} is a number from {low} to {high}, not {value!r}")
        if "days" in words:
            return cls(words["days"] * DAY, 0.0, True)
        if words and "move" not in words:
            raise BadPace("a bank needs seconds for a move, too")
        return cls(float(words.get("move", 0)), float(words.get("bank", 0)))

    @property
    def timed(self) -> bool:
        return self.move > 0

    @property
    def warning(self) -> float:
        """How many seconds before the deadline the seat is warned."""
        return self.move / 4 if self.slow else min(10.0, self.move / 2)


class Clock:
    """Every seat has a bank. Where several seats are asked at once no bank is touched: that would tell which could
    answer."""

    def __init__(self, pace: Pace, seats: int) -> None:
        self.pace = pace
        self.bank = [pace.bank] * seats
        self.since: list[float | None] = [None] * seats  # when the present question was put
        self.together = [False] * seats
        self._stopped: float | None = None

    def copy(self) -> "Clock":
        twin = copy.copy(self)
        twin.bank, twin.since, twin.together = list(self.bank), list(self.since), list(self.together)
        return twin

    def ask(self, seat: int, at: float, together: bool) -> None:
        self.since[seat] = at
        self.together[seat] = together

    def answered(self, seat: int, at: float) -> None:
        since = self.since[seat]
        if self.pace.timed and since is not None and not self.together[seat]:
            self.bank[seat] -= min(self.bank[seat], max(0.0, at - since - self.pace.move))

    def rest(self, seat: int) -> None:
        self.since[seat] = None

    def pause(self, at: float) -> None:
        self._stopped = at if self._stopped is None else self._stopped

    def resume(self, at: float) -> None:
        if self._stopped is not None:
            self.since = [None if since is None else since + at - self._stopped for since in self.since]
            self._stopped = None

    def deadline(self, seat: int) -> float | None:
        """The moment at which this seat's time is over; None while it does not run."""
        since = self.since[seat]
        if not self.pace.timed or since is None or self._stopped is not None:
            return None
        if self.together[seat]:
            return since + self.pace.move + (0.0 if self.pace.slow else TOGETHER)
        return since + self.pace.move + self.bank[seat]

    def late(self, seat: int, at: float, before: float = 0.0) -> bool:
        """Is the time of this seat over, or will it be in so many seconds?"""
        deadline = self.deadline(seat)
        return deadline is not None and deadline - before <= at
