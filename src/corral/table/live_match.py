"""One match as it goes on: the record's fold, when each line was written, and since when each seat is asked."""

import copy
import hashlib
import hmac
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from corral import record
from corral.game import NATURE, NONE, SPECTATOR, Ints, View, seats_of
from corral.kernel import mixed
from corral.record import Fold, Header, NotNow
from corral.refusal import Code

from .clock import Clock, Pace

MINIMUM_OPEN = 2.0  # seconds that a question stays open at least if nothing may tell whom it asks
MINIMUM_OPEN_ALONE = 0.3  # the same where one person plays with bots: nobody else can tell by haste, and bots are quick
LEASE = 6.0  # seconds until another process may think that the one which set a bot thinking is dead
BOT = "bot "


class TooEarly(Exception):
    """The answer counts, but only from a moment on: before, its haste would tell that there was something to answer."""

    def __init__(self, until: float) -> None:
        super().__init__(f"not before {until}")
        self.until = until


class Tried(NamedTuple):
    """What a few moves would lead to, as far as the seat that plays them can know."""

    view: View
    choices: list[str]
    open: bool  # the same seat would go on


class LiveMatch:
    """A match on the server. Each question goes one way, and only the commit of its lines makes a step real:

        open ------ an answer ------> answered ---- the others' answers ----> closed: the next question is open
          |                               |                                     ^
          |  nothing may tell whom it     |  a forced answer that would tell    |
          |  asks (`asks_anonymously`)    |  something waits for the others     |
          +---> held until `may_close_at` +-------------------------------------+

    `play` refuses an answer that came before `may_close_at` with TooEarly: it counts, and is given then. `advance`
    plays what chance and force bring, and stops at a question that must stay open. `due` says when the table must act
    by itself: a question may be closed, a bot has not answered, a clock runs out.
    """

    def __init__(self, header: Header, pace: Pace, began: float, minimum_open: float = MINIMUM_OPEN) -> None:
        self.fold = Fold(header)
        self.game = header.game
        self.times: list[float] = [began]  # when each line was written; the first is the start
        self.asked = [NONE] * len(header.seats)  # the line after which the present question was put
        self.clock = Clock(pace, len(header.seats))
        self.minimum_open = minimum_open
        self._mask = 0  # who is asked, and what follows from it, as of the newest line
        self._over = False
        self._anonymous: bool | None = None
        self._legal: dict[int, list[int]] = {}
        self._views: dict[int, View] = {}
        self._stamp(began)

    @classmethod
    def of(cls, fold: Fold) -> "LiveMatch":
        """A match without clocks that stands where this history does; nothing is kept of it."""
        live = cls(fold.header, Pace.of({}), 0.0)
        live.fold, live.times = fold, [0.0] * len(fold.lines)
        live._stamp(0.0)
        return live

    def clone(self) -> "LiveMatch":
        twin = copy.copy(self)
        twin.fold, twin.clock = self.fold.clone(), self.clock.copy()
        twin.times, twin.asked = list(self.times), list(self.asked)
        return twin

    @property
    def seats(self) -> range:
        return range(len(self.fold.names))

    @property
    def version(self) -> int:
        return len(self.fold.lines)

    @property
    def over(self) -> bool:
        return self._over

    def level(self, seat: int) -> str | None:
        """The bot that plays a seat."""
        name = self.fold.names[seat]
        return name.removeprefix(BOT) if name.startswith(BOT) else None

    def seen_as(self, viewer: int) -> int:
        """Where the game tells nobody anything in secret, all see the same: what is made for one is made for all."""
        return viewer if self.game.SECRETS is not None else SPECTATOR

    def acting(self) -> list[int]:
        """The seats that are asked now."""
        return [seat for seat in seats_of(self._mask) if seat != NATURE]

    def legal(self, seat: int) -> list[int]:
        """The moves that a seat may play; none if it is not asked."""
        if seat not in self._legal:
            self._legal[seat] = self.fold.legal(seat) if self._mask >> seat & 1 else []
        return self._legal[seat]

    def choices(self, seat: int) -> list[str]:
        """The texts of these moves."""
        return [self.game.write(move) for move in self.legal(seat)]

    def view(self, viewer: int) -> View:
        """What a viewer may see of the position; it is made once."""
        viewer = self.seen_as(viewer)
        if viewer not in self._views:
            self._views[viewer] = self.game.view(self.fold.state, viewer)
        return self._views[viewer]

    # What may happen. Each adds lines, or raises and has changed nothing that is kept (a clone is worked on).

    def add(self, line: str, at: float) -> None:
        """A line from the store."""
        word, _, rest = line.partition(" ")
        before = self.fold.last
        if word.isdigit():
            self.clock.answered(int(word) - 1, at)
        self.fold.add(line)
        moved = self.fold.last
        if word == record.TABLE_WORD:
            self._table_line(rest.split(" ")[0], at)
        elif moved is not None and moved is not before:
            self._stamp(at, moved.seat)

    def begin(self, bots: Sequence[tuple[int, str]], at: float, given: Sequence[str] = ()) -> None:
        """The first lines: which seats are bots, which moves were taken over from another game, and what chance and
        force bring."""
        for seat, level in bots:
            self.sit(seat, BOT + level, at)
        for line in given:
            self.add(line, at)
        if given:
            self.fold.give()
            self._table_line("given", at)
        self.advance(at)

    def play(self, seat: int, texts: Sequence[str], at: float) -> None:
        """One or several moves of a seat, all or none. NotAMove, NotNow and TooEarly say why not."""
        if self.over or self.fold.paused:
            if self.over:
                raise NotNow("the game is over", Code.OVER)
            raise NotNow("the table is paused; resume it first", Code.PAUSED)
        if seat in self.acting() and self.asks_anonymously():
            if len(texts) > 1:
                raise NotNow("this question takes one answer at a time")
            if at < self.may_close_at():
                self.fold.check(seat, texts[0])
                raise TooEarly(self.may_close_at())
        self._string(seat, texts, at)
        self.advance(at)

    def advance(self, at: float) -> None:
        """Play what chance brings (from the promised seed) and forced answers. Stop at a question that must stay open a
        while."""
        before = NONE
        while before != self.version and not self.over and not self.fold.paused:
            before = self.version
            for seat in self.acting():
                self._own_forced(seat, at)
            hold = lambda _: (  # noqa: E731
                at < self.may_close_at()
                or self.shows_who_answered()
                or any(self._step(seat) != NONE for seat in self.acting())
            )
            for seat, move in record.advance(self.game, self.fold.state, self.fold.draw, True, hold):
                self.fold.note(seat, move)
                self._stamp(at, seat)

    def back(self, line: int, at: float) -> None:
        self.fold.back(line)
        self._table_line("back", at)
        self.advance(at)

    def sit(self, seat: int, name: str, at: float) -> None:
        self.fold.sit(seat, name)
        self._table_line("seat", at)

    def mark(self, word: str, seat: int, at: float) -> None:
        self.fold.mark(word, seat)
        self._table_line(word, at)

    def ask(self, seat: int, line: int, at: float) -> None:
        self.fold.ask(seat, line)
        self._table_line("ask", at)

    def tried(self, seat: int, texts: Sequence[str], number: int) -> Tried:
        """Play on a copy as `seat` knows it; nothing is kept. `number` decides how the unknown is dealt."""
        trial = self.trial(seat, texts, number)
        choices = trial.choices(seat)
        return Tried(trial.view(seat), choices, bool(choices))

    def trial(self, seat: int, texts: Sequence[str], number: int) -> "LiveMatch":
        """The copy on which `tried` plays."""
        trial = self.clone()
        if self.game.SECRETS is not None:
            self.game.SECRETS.redeal(trial.fold.state, seat, mixed(number))
            trial._forget()
        trial._string(seat, texts, self.times[-1])
        trial._own_forced(seat, self.times[-1])
        return trial

    def _string(self, seat: int, texts: Sequence[str], at: float) -> None:
        for index, text in enumerate(texts):
            if index:
                self._own_forced(seat, at)
            self._move(seat, self.fold.check(seat, text), at)

    def _own_forced(self, seat: int, at: float) -> None:
        """Play the forced steps of one seat, up to a real choice. Between moves that are sent together nothing else is
        played: chance would tell news."""
        while (move := self._step(seat)) != NONE:
            self._move(seat, move, at)

    def _step(self, seat: int) -> int:
        """The forced step of a seat, or NONE. Where others are asked too, the one that ends its answer is none: it
        waits for theirs, and so does the one that closes a question that all watch, even if the next one asks the same
        seat. The others do not wait for anybody: their moment would tell that somebody has answered."""
        moves = self.legal(seat)
        if len(moves) != 1 or self.asks_anonymously():  # such a question is closed when its time has come
            return NONE
        if self._mask != 1 << seat or self._open():
            after = self.fold.state.copy()
            self.game.play(after, seat, moves[0])
            closes = self.shows_who_answered() and self._pledges(after) <= self._pledges(self.fold.state)
            if closes or not self.game.actors(after) >> seat & 1:
                return NONE
        return moves[0]

    def _move(self, seat: int, move: int, at: float) -> None:
        self.clock.answered(seat, at)
        self.fold.play(seat, move)
        self._stamp(at, seat)

    # Who is asked, and since when

    def _table_line(self, word: str, at: float) -> None:
        if word == "back":
            self._mask = 0  # whoever is asked is asked anew
        elif word == "pause":
            self.clock.pause(at)
        elif word == "resume":
            self.clock.resume(at)
        self._stamp(at)

    def _stamp(self, at: float, mover: int = NONE) -> None:
        if len(self.times) <= self.version:
            self.times.append(at)
        self._forget()
        before, self._mask = self._mask, 0 if self._over else int(self.game.actors(self.fold.state))
        together = self._mask & (self._mask - 1) != 0 or (self.clock.pace.timed and self.asks_anonymously())
        for seat in self.seats:
            if not self._mask >> seat & 1:
                self.asked[seat] = NONE
                self.clock.rest(seat)
            elif seat == mover or not before >> seat & 1:
                self.asked[seat] = self.version
                if seat != mover or not self.clock.together[seat] or not self._open():
                    self.clock.ask(seat, at, together)  # several steps of one secret answer share its time

    def _forget(self) -> None:
        """The position has changed: what was found out about the old one does not hold any more."""
        self._over, self._anonymous, self._legal, self._views = self.fold.over, None, {}, {}

    def _open(self) -> bool:
        """A secret question has answers already."""
        return self._pledges(self.fold.state) > 0

    def keeps_secrets(self) -> bool:
        """Somebody has answered a secret question that is still open: nobody may know even when."""
        return self._open()

    def _pledges(self, state: Ints) -> int:
        return record.open_pledges(self.game, state)

    def asks_anonymously(self) -> bool:
        """Nothing may tell whom the present question asks."""
        if self._anonymous is None:
            self._anonymous = self._mask != 0 and record.asks_anonymously(self.game, self.fold.state)
        return self._anonymous

    def shows_who_answered(self) -> bool:
        """Every seat that is asked answers for itself, and all see which have answered: if the table played a forced
        answer, that would tell."""
        several = self._mask & (self._mask - 1) != 0 or self._open()
        return several and record.shows_who_answered(self.game, self.fold.state)

    def must_answer(self, seat: int) -> bool:
        """The table does not answer for the seat."""
        return len(self.legal(seat)) > 1 or (self._mask >> seat & 1 == 1 and self.shows_who_answered())

    def may_close_at(self) -> float:
        """The moment from which on the present question may be closed."""
        if not self.asks_anonymously():
            return self.times[0]
        people = sum(self.level(seat) is None for seat in self.seats)
        minimum_open = (
            self.minimum_open if people > 1 else min(self.minimum_open, MINIMUM_OPEN_ALONE)
        )  # whoever could answer
        return min(self.times[self.asked[seat]] for seat in self.acting()) + minimum_open

    def due(self, at: float) -> float | None:
        """The moment at which the table itself must act; None if it need not."""
        if self.over or self.fold.paused:
            return None
        if at < (moment := self.may_close_at()):
            return moment
        moments = []
        for seat in self.acting():
            deadline = self.clock.deadline(seat)
            if self.level(seat) is not None:
                moments.append(at + LEASE)
            elif deadline is not None:
                warning = deadline - self.clock.pace.warning
                moments.append(warning if at < warning else deadline)
        return min(moments, default=None)

    # The end

    def places(self) -> list[int]:
        """1 is the best. Ties share a place. Seats that gave up come after all others."""
        keys = np.zeros(len(self.seats), np.int64)
        self.game.score(self.fold.state, keys)
        order = [(seat not in self.fold.resigned, int(keys[seat])) for seat in self.seats]
        return [1 + sum(other > own for other in order) for own in order]

    def points(self) -> list[int]:
        return [self.view(seat).seats[seat].points or 0 for seat in self.seats]

    def word(self, seat: int, version: int) -> int:
        """The number from which a bot tosses its coins. Seed, seat and question fix it, and nobody can foresee it."""
        seed = self.fold.header.seed or b""
        message = f"{self.fold.header.table} bot {seat} {version}".encode()
        return int.from_bytes(hmac.digest(seed, message, hashlib.sha256)[:8], "big")

    def state(self) -> Ints:
        return self.fold.state.copy()
