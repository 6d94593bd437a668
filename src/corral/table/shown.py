"""A table as its viewers see it: made once for all who see the same, and kept while nothing changes for them."""

from collections.abc import Sequence

import msgspec

from corral.game import SPECTATOR, Change
from corral.record import Header, Telling
from corral.store import Store
from corral.store.tables import TableRow

from .newest import NewestTable
from .seen import Seen, seen


class ShownTable(NewestTable):
    def __init__(self, store: Store, minimum_open: float, row: TableRow, lines: Sequence[tuple[str, float]]) -> None:
        super().__init__(store, minimum_open, row, lines)
        self._tellings: dict[int, Telling] = {}
        self._told_of: Header | None = None  # the game of these tellings
        self._seen: dict[int, Seen] = {}
        self._seen_at: dict[int, int] = {}  # the moment at which each was looked at
        self._bodies: dict[int, tuple[Seen, bytes]] = {}

    def telling(self, viewer: int) -> Telling:
        fold, viewer = self.begun.fold, self.begun.seen_as(viewer)
        if self._told_of is not fold.header:  # somebody asked to be forgotten: the names are others now
            self._told_of = fold.header
            self._tellings.clear()
        if viewer not in self._tellings:
            self._tellings[viewer] = Telling(fold, viewer)
        self._tellings[viewer].read(fold)
        return self._tellings[viewer]

    def lines(self, viewer: int) -> list[str]:
        return [] if self.live is None else self.telling(viewer).lines

    def changes(self, viewer: int) -> list[list[Change]]:
        """What each of the lines changed."""
        return [] if self.live is None else self.telling(viewer).changes

    def seen(self, viewer: int) -> Seen:
        """The same object as long as nothing has changed that this viewer may know."""
        if self._seen_at.get(viewer) != self.moment:
            fresh = seen(self.row, self.live, None if self.live is None else self.telling(viewer), viewer)
            if self._seen.get(viewer) != fresh:
                self._seen[viewer] = fresh
            self._seen_at[viewer] = self.moment
        return self._seen[viewer]

    def body(self, viewer: int) -> bytes:
        """What this viewer sees, encoded once for all who see the same."""
        newest = self.seen(viewer)
        if viewer not in self._bodies or self._bodies[viewer][0] is not newest:
            self._bodies[viewer] = newest, msgspec.json.encode(newest)
        return self._bodies[viewer][1]

    def written(self, viewer: int = SPECTATOR) -> str:
        """The record as this viewer may read it; the whole truth when it is over."""
        fold = self.begun.fold
        if self.begun.over:
            return fold.text("seed")
        return fold.header.text(None) + "\n" + "".join(f"{line}\n" for line in self.lines(viewer))
