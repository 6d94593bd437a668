"""Who may think next. Bots think in few processes: whoever has many tables must not keep the others waiting."""

import asyncio
import itertools
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple


class Whose(NamedTuple):
    """For whom it is."""

    user: str  # users take turns: the host of a table, or the user who asked for a hint
    table: str
    people: bool = True  # somebody plays at the table, not bots alone
    awaited: bool = True  # somebody waits for it


class Lane:
    """What waits: users by turns, of each the tables by turns, of each table what came first."""

    def __init__(self) -> None:
        self._users: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    def put(self, whose: Whose, waiting: "asyncio.Future[None]") -> None:
        self._users.setdefault(whose.user, OrderedDict()).setdefault(whose.table, deque()).append(waiting)

    def take(self) -> "asyncio.Future[None] | None":
        while self._users:
            user, tables = self._users.popitem(last=False)
            table, queue = tables.popitem(last=False)
            waiting = queue.popleft()
            if queue:
                tables[table] = queue
            if tables:
                self._users[user] = tables
            if not waiting.done():  # else nobody waits for it any more
                return waiting
        return None


class Turns:
    """So many bots may think slowly at once. Beside them there is always room for a quick one.

    People's tables come before those of bots alone, quick levels before slow ones; after all of them comes what nobody
    waits for.
    """

    def __init__(self, slow: int = 1) -> None:
        self.slow = slow
        self._busy, self._slow = 0, 0  # of those: slow ones
        order = itertools.product((True, False), repeat=3)
        self._lanes = {(awaited, people, quick): Lane() for awaited, people, quick in order}

    @asynccontextmanager
    async def turn(self, whose: Whose, quick: bool) -> AsyncIterator[None]:
        """Wait until it is your turn, and have it."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lanes[whose.awaited, whose.people, quick].put(whose, waiting)
        self._go_on()
        try:
            await waiting
            yield
        finally:
            if not waiting.cancelled():  # else it never came
                self._count(-1, quick)
                self._go_on()

    def _count(self, change: int, quick: bool) -> None:
        self._busy += change
        self._slow += 0 if quick else change

    def _go_on(self) -> None:
        while self._busy <= self.slow:
            for (_, _, quick), lane in self._lanes.items():
                waiting = lane.take() if quick or self._slow < self.slow else None
                if waiting is not None:
                    waiting.set_result(None)
                    self._count(1, quick)
                    break
            else:
                return
