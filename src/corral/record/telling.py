"""A table's lines as somebody may read them."""

import numpy as np

from corral.game import NATURE, Change, seats_of

from .advance import asks_anonymously, open_pledges, shows_who_answered
from .fold import NATURE_WORD, Fold, Ply


class Telling:
    """The lines as one viewer may read them: a list of its own that only grows, whatever others have in secret.

    Others' pledges are left out until their question is closed (the own ones, too, where it is hushed); then they
    follow by seat, so that neither the number of lines nor their order tells who has answered, or who could. The N of
    `back N` counts these lines. `changes` has for each line what has changed since the line before; pledges change
    nothing until their question is closed, and the last of their lines says what has become of all of them.
    """

    def __init__(self, fold: Fold, viewer: int) -> None:
        self.viewer = viewer
        self.lines: list[str] = []
        self.changes: list[list[Change]] = []
        self._shown = [0]  # how many of them there were after each line of the record
        self._state = fold.start()
        self._known = self._state.copy()  # the position up to which changes were told
        self._waiting: list[tuple[int, int, str]] = []  # seat, line, text
        self._moves = np.zeros(fold.game.MOVES, np.int32)

    def at(self, line: int) -> int:
        """How many lines this viewer could read after this line of the record."""
        return self._shown[line]

    def read(self, fold: Fold) -> list[str]:
        """All lines so far; `fold` has grown since the last time."""
        for number in range(len(self._shown), len(fold.lines) + 1):
            ply = fold.ply(number)
            if ply is not None and ply.line == number:
                self._move(fold, ply)
            else:
                self._table(fold, number)
            self._shown.append(len(self.lines))
        return self.lines

    def _move(self, fold: Fold, ply: Ply) -> None:
        game = fold.game
        text = game.write(ply.move)
        if game.SECRETS is not None:
            text = game.SECRETS.tell(self._state, ply.seat, ply.move, self.viewer)
        line = f"{NATURE_WORD if ply.seat == NATURE else ply.seat + 1} {text}"
        before = self._state.copy()
        game.play(self._state, ply.seat, ply.move)
        if pledges := open_pledges(game, self._state):
            at_once = ply.seat == self.viewer and not asks_anonymously(game, before)
            at_once = at_once and (shows_who_answered(game, before) or not self._closing(fold))
        else:
            at_once = not self._waiting
        if at_once:
            self._add(line)
        else:
            self._waiting.append((ply.seat, ply.line, line))
        if not pledges:
            for *_, line in sorted(self._waiting):
                self._add(line)
            self._waiting = []
            self.changes[-1] = game.changes(self._known, self._state, self.viewer)
            self._known[:] = self._state

    def _add(self, line: str) -> None:
        self.lines.append(line)
        self.changes.append([])

    def _closing(self, fold: Fold) -> bool:
        """Only forced answers are missing: the viewer's own line comes with them, or its place would tell of them."""
        asked = seats_of(fold.game.actors(self._state))
        return all(fold.game.legal(self._state, seat, self._moves) == 1 for seat in asked)

    def _table(self, fold: Fold, number: int) -> None:
        words = fold.lines[number - 1].split(" ")
        if words[1] in ("back", "ask"):
            words[-1] = str(self._shown[int(words[-1])])
        if words[1] == "back":
            self._state = fold.state_at(number)
            if self._waiting:
                kept = {ply.line for ply in fold.history_at(number)}
                self._waiting = [entry for entry in self._waiting if entry[1] in kept]
            self._known = self._state.copy()
        self._add(" ".join(words))


def told(fold: Fold, viewer: int) -> list[str]:
    """The lines as a viewer may read them."""
    return Telling(fold, viewer).read(fold)
