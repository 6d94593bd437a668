"""The lobby: open tables, and one's own. Who looks at it is told when something in it changes."""

from typing import Protocol

from corral.store import Store, tables
from corral.store.tables import TableRow
from corral.table.seen import SeatSeen

from .accounts import Me
from .messages import Tables, TableSeen

LOBBY_SECONDS = 2.0  # how often it is looked at


class Listener(Protocol):
    @property
    def me(self) -> Me | None: ...
    def owe_lobby(self, message: Tables) -> None: ...


class Lobby:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: set[Listener] = set()

    async def join(self, listener: Listener) -> None:
        self._listeners.add(listener)
        listener.owe_lobby(await self._of(listener, await self._store.read(tables.open_tables)))

    def part(self, listener: Listener) -> None:
        self._listeners.discard(listener)

    async def look(self) -> None:
        if self._listeners:
            rows = await self._store.read(tables.open_tables)
            for listener in list(self._listeners):
                listener.owe_lobby(await self._of(listener, rows))

    async def _of(self, listener: Listener, rows: list[TableRow]) -> Tables:
        me = listener.me
        mine, gone = await self._store.read(tables.list_of, me.id) if me is not None else ([], set())
        return Tables([listed(row, me) for row in rows], [listed(row, me, row.id in gone) for row in mine])


def listed(row: TableRow, me: Me | None, dropped: bool = False) -> TableSeen:
    """A table as a list shows it."""
    seats = [SeatSeen(seat.name, seat.level, False, False, seat.place, seat.points) for seat in row.seats]
    mine = [seat.seat + 1 for seat in row.seats if me is not None and seat.user == me.id]
    asked = [int(seat) for seat in row.asked.split()]
    return TableSeen(
        row.id,
        row.game,
        row.options,
        row.pace,
        row.rated,
        seats,
        asked,
        mine,
        row.started,
        row.ended,
        row.moved,
        dropped,
    )
