"""The ledger of a game: what its draws and its choices did to each seat's chance to win.

result = start + luck + own play + the others' play + revision, for every seat, exactly. Luck is booked for a whole
stretch of chance (all that NATURE draws until somebody has a choice), against the mean of other draws of the stretch;
play against the judge's own, so it may be positive. What the judge corrects of itself is the revision.

    Ledger(match)          one game and its judge
      .parts               it can be counted in so many parts, in any order, in any process
      .part(number)        what one of them found
      .whole(parts)        the Analysis
    analysing(match)       the same one after the other: yields how much is done, returns the Analysis
    analyse(match)         the same at once
"""

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from corral import record
from corral.game import NATURE, Floats, Game, Ints, seats_of
from corral.kernel import mixed
from corral.match import Match
from corral.players.judge import Judge, judge_of
from corral.players.kernels import kernels

DRAW, CHOICE = "draw", "choice"
LOOK = "look"  # instead of a mark, where only one of two counts says so: it is worth another look
MOST_LOOKS = 3  # of a seat
STAGES = 24  # of a part, in a quick ledger
STAGES_DEEP = 4
MARKS = ((0.05, "?!"), (0.1, "?"), (0.2, "??"))  # from a cost, by a standard error more
SIGNS = [LOOK, *(sign for _, sign in MARKS)]
ROUNDS = 4  # of playouts in a count
SURE = 2.5  # standard errors
OPEN = 0.02  # who has less has lost, who lacks less has won
MOST_LINES = 20_000  # of a record


class Book(msgspec.Struct, frozen=True):
    """One seat's account, in shares of the win from 0 to 1: start + luck + own + others + revision = result."""

    seat: int  # from 1
    start: float
    luck: float  # where `chance` is "seat", no more than who began
    own: float
    others: float
    revision: float
    result: float


class Event(msgspec.Struct, frozen=True):
    """A stretch of chance, or a choice."""

    ply: int  # from 1: its first move; the position before it is that after ply - 1 plies
    until: int  # its last move: the position after it is that after so many plies
    kind: str  # "draw" or "choice"
    seat: int  # from 1; 0: nobody's
    change: list[float]  # of each seat's share: a draw's luck, a choice's play
    played: str  # the move, as the record has it; of a draw all of them, with commas between
    better: str = ""  # a move that the judge prefers, where one is marked
    cost: float = 0.0  # what that would have brought the seat
    error: float = 0.0  # its standard error
    mark: str = ""  # "?!", "?", "??" where two counts agree, "look" where one alone says so: worth another look


class Point(msgspec.Struct, frozen=True):
    """A position of the chart."""

    ply: int  # it is the position after so many plies
    shares: list[float]  # each seat's chance to win, which sum to 1
    points: list[int]  # what each seat would have if the game ended now
    leads: list[float]  # how many points above the table's mean it will have, says the judge


class Analysis(msgspec.Struct, frozen=True):
    """What was found of a game."""

    judge: str  # the name of the judge; without it no number means anything
    game: str
    deep: bool
    chance: str  # "luck", or "seat" where chance decides no more than who begins
    looked: bool  # choices were looked at; else none is marked
    seats: list[Book]
    events: list[Event]
    chart: list[Point]


class NotOver(ValueError):
    """A game that is going on is not analysed: that would tell secrets."""


class Stage(NamedTuple):
    """A stretch of chance, or one choice: the plies from `begin` up to `end`."""

    kind: str
    begin: int
    end: int
    seat: int


class Finding(NamedTuple):
    """What was found of one stage."""

    base: list[float]  # shares: before a choice is nothing said
    after: list[float]
    points: list[int]
    leads: list[float]
    better: str
    cost: float
    error: float
    mark: str


class Better(NamedTuple):
    """A move that would have brought more."""

    better: str
    cost: float
    error: float
    mark: str


NONE_BETTER = Better("", 0.0, 0.0, "")


class Ledger:
    """One game that is over, and its judge."""

    def __init__(self, match: "Match | record.Fold | str", deep: bool = False, number: int = 1) -> None:
        fold = _fold(match)
        if not fold.over:
            raise NotOver("the game is not over: until it is, an analysis would tell secrets")
        if len(fold.lines) > MOST_LINES:
            raise ValueError(f"the record has {len(fold.lines)} lines; more than {MOST_LINES} are not analysed")
        self.game, self.seats, self.deep = fold.game, len(fold.names), deep
        self.judge = judge_of(fold.game, self.seats, deep, number)
        self._plies = fold.history
        self._states = _states(fold)
        self._resigned = fold.resigned if fold.game.actors(fold.state) else frozenset()
        self.stages = list(_stages(self.game, self._states, self._plies))
        self._size = STAGES_DEEP if deep else STAGES

    def draws(self) -> Iterator[tuple[Ints, Ints]]:
        """Every stretch of chance: the position before it, and the one after it."""
        for stage in self.stages:
            if stage.kind == DRAW:
                yield self._states[stage.begin], _settled(self.game, self._states[stage.end])

    @property
    def parts(self) -> int:
        return max(1, -(-len(self.stages) // self._size))

    def part(self, number: int) -> list[Finding]:
        """What was found of the stages of one part."""
        return [self._find(stage) for stage in self.stages[number * self._size : (number + 1) * self._size]]

    def _find(self, stage: Stage) -> Finding:
        state = self._states[stage.end]
        drawn = stage.kind == DRAW
        view = self.judge.view(_settled(self.game, state), drawn)
        base = self.judge.expected(self._states[stage.begin]).shares.tolist() if drawn else []
        better = NONE_BETTER if drawn else marked(self.judge, self._states[stage.begin], self._plies[stage.begin])
        return Finding(base, view.shares.tolist(), self._points(state), view.leads.tolist(), *better)

    def _fewer(self, findings: Sequence[Finding]) -> list[Finding]:
        """Of what is only worth another look each seat's costliest; all that is marked."""
        shown: set[int] = set()
        for seat in range(self.seats):
            looks = [at for at, stage in enumerate(self.stages) if stage.seat == seat and findings[at].mark == LOOK]
            shown.update(sorted(looks, key=lambda at: -findings[at].cost)[:MOST_LOOKS])
        return [
            found if at in shown or found.mark != LOOK else found._replace(**NONE_BETTER._asdict())
            for at, found in enumerate(findings)
        ]

    def _points(self, state: Ints) -> list[int]:
        keys = np.zeros(self.seats, np.int64)
        self.game.score(state, keys)
        return [int(points) for points in np.floor(keys / self.game.thinking().point)]

    def whole(self, parts: Sequence[Sequence[Finding]]) -> Analysis:
        """The books, from what the parts found, in their order."""
        findings = [finding for part in parts for finding in part]
        first = self.judge.view(self._states[0])
        drawn = bool(self.stages) and self.stages[0].kind == DRAW
        before = start = np.array(findings[0].base) if drawn else first.shares
        findings = self._fewer(findings)
        luck, revision = np.zeros(self.seats), np.zeros(self.seats)
        play = np.zeros((self.seats, self.seats))  # by who chose: what it did to each
        events = []
        chart = [Point(0, start.tolist(), self._points(self._states[0]), first.leads.tolist())]
        for stage, found in zip(self.stages, findings, strict=True):
            after = np.array(found.after)
            if stage.kind == DRAW:
                change = after - found.base
                luck += change
                revision += found.base - before
            else:
                change = after - before
                play[stage.seat] += change
            before = after
            events.append(self._event(stage, found, change))
            chart.append(Point(stage.end, found.after, found.points, found.leads))
        if self._resigned:
            before = self._given_up(before, play, events)
        books = []
        for seat in range(self.seats):
            own, all_play = play[seat, seat], play[:, seat].sum()
            amounts = (start[seat], luck[seat], own, all_play - own, revision[seat], before[seat])
            books.append(Book(seat + 1, *map(float, amounts)))
        chance = "luck" if sum(event.kind == DRAW for event in events) > 1 else "seat"
        return Analysis(
            self.judge.name,
            self.game.NAME,
            self.deep,
            chance,
            bool(self.judge.look.deals),
            books,
            events,
            chart,
        )

    def _event(self, stage: Stage, found: Finding, change: Floats) -> Event:
        texts = [self.game.write(ply.move) for ply in self._plies[stage.begin : stage.end]]
        seat = 0 if stage.kind == DRAW else stage.seat + 1
        return Event(
            stage.begin + 1, stage.end, stage.kind, seat, change.tolist(), ", ".join(texts),
            found.better, found.cost, found.error, found.mark,
        )  # fmt: skip

    def _given_up(self, before: Floats, play: Floats, events: list[Event]) -> Floats:
        """Those who have not given up share the win; that is booked as what those who did have done, in equal parts."""
        left = [seat for seat in range(self.seats) if seat not in self._resigned]
        result = np.zeros(self.seats)
        result[left] = 1.0 / len(left)
        for seat in sorted(self._resigned):
            change = (result - before) / len(self._resigned)
            play[seat] += change
            end = len(self._plies)
            events.append(Event(end + 1, end, CHOICE, seat + 1, change.tolist(), "resign"))
        return result


def _fold(match: "Match | record.Fold | str") -> record.Fold:
    if isinstance(match, str):
        return record.parse(match)
    return match.fold if isinstance(match, Match) else match


def _states(fold: record.Fold) -> list[Ints]:
    """The position after so many plies."""
    state = fold.state_at(0)
    states = [state.copy()]
    for ply in fold.history:
        fold.game.play(state, ply.seat, ply.move)
        states.append(state.copy())
    return states


def _stages(game: Game, states: Sequence[Ints], plies: Sequence[record.Ply]) -> Generator[Stage, None, None]:
    moves = np.empty(game.MOVES, np.int32)

    def asked(state: Ints) -> bool:
        """Somebody has a choice."""
        seats = seats_of(game.actors(state))
        return any(seat != NATURE and game.legal(state, seat, moves) > 1 for seat in seats)

    at = 0
    while at < len(plies):
        if asked(states[at]):
            yield Stage(CHOICE, at, at + 1, plies[at].seat)
            at += 1
            continue
        begin = at
        while at < len(plies) and not asked(states[at]):
            at += 1
        drawn = any(ply.seat == NATURE for ply in plies[begin:at])
        yield Stage(DRAW if drawn else CHOICE, begin, at, NATURE if drawn else plies[begin].seat)


def marked(judge: Judge, state: Ints, ply: record.Ply) -> Better:
    """What the seat should rather have played. The choice is marked where a second count, which draws other lots, finds
    the same, with the smaller of both signs; where it does not, it is worth another look."""
    one = better_move(judge, state, ply)
    if not one.mark:
        return one
    other = better_move(judge, state, ply, 1)
    mark = min(one.mark, other.mark or LOOK, key=SIGNS.index)
    if one.better != other.better:
        return one._replace(mark=mark)
    return Better(one.better, (one.cost + other.cost) / 2, float(np.hypot(one.error, other.error)) / 2, mark)


def better_move(judge: Judge, state: Ints, ply: record.Ply, turn: int = 0) -> Better:
    """What one count, each `turn` one with other lots, says that the seat should rather have played, as far as it could
    know; nothing unless that is sure.

    Rivals are found in two rounds of paired playouts and measured in a third, of other deals, by two judges: everybody
    goes on by the policy, or by the stronger one (where there is none, a search says what each move brings). Their mean
    must be more than 2.5 standard errors, each must say at least half of it, and the game must have been open.
    """
    game, seat, look = judge.game, ply.seat, judge.look
    known, moves = state.copy(), np.empty(game.MOVES, np.int32)
    if game.SECRETS is not None:
        game.SECRETS.redeal(known, seat, mixed(seat))
    count = game.legal(known, seat, moves)
    if count == 1 or not look.deals:
        return NONE_BETTER
    values = np.empty(game.MOVES)
    kernels(game).weigh(known, seat, moves, count, known.copy(), values)
    order = [int(moves[at]) for at in np.argsort(-values[:count], kind="stable")]
    rivals = [move for move in order if move != ply.move][: look.width - 1]
    for number, (deals, left) in enumerate(zip(look.deals, (2, 1), strict=False), ROUNDS * turn):
        found = judge.compare(known, seat, [ply.move, *rivals], deals, number, judge.manner.keen)
        likely = sorted(range(1, len(rivals) + 1), key=lambda at: -found.gains[at])[:left]
        rivals = [rivals[at - 1] for at in likely if found.gains[at] + found.errors[at] > MARKS[0][0]]
        if not rivals:
            return NONE_BETTER
    pair = [ply.move, *rivals]
    one = judge.compare(known, seat, pair, look.deals[-1], ROUNDS * turn + 2, 0)
    if look.search:
        other = judge.searched(known, seat, pair, ROUNDS * turn + 3)
    else:
        other = judge.compare(known, seat, pair, look.deals[-1], ROUNDS * turn + 3, 1000)
    gains = (float(one.gains[1]), float(other.gains[1]))
    cost, error = sum(gains) / 2, float(np.hypot(one.errors[1], other.errors[1])) / 2
    share = (one.share + other.share) / 2
    sure = cost > SURE * error and min(gains) >= cost / 2 and share + cost > OPEN and share < 1 - OPEN
    mark = next((sign for least, sign in reversed(MARKS) if cost - error >= least), "")
    return Better(game.write(rivals[0]), cost, error, mark) if sure and mark else NONE_BETTER


def _settled(game: Game, state: Ints) -> Ints:
    """With secret answers to an open question the others give theirs by the house's quick choice."""
    if not record.open_pledges(game, state):
        return state
    state, moves, trial = state.copy(), np.empty(game.MOVES, np.int32), np.empty_like(state)
    policy = kernels(game).policy
    while record.open_pledges(game, state):
        seat = seats_of(game.actors(state))[0]
        game.play(state, seat, policy(state, seat, moves, trial, mixed(seat)))
    return state


def analysing(
    match: "Match | record.Fold | str", deep: bool = False, number: int = 1
) -> Generator[float, None, Analysis]:
    """Yields how much is done, from 0 to 1, and returns the Analysis."""
    ledger = Ledger(match, deep, number)
    found = []
    for part in range(ledger.parts):
        yield part / ledger.parts
        found.append(ledger.part(part))
    return ledger.whole(found)


def analyse(
    match: "Match | record.Fold | str",
    deep: bool = False,
    progress: Callable[[float], object] | None = None,
    number: int = 1,
) -> Analysis:
    """The ledger of a game; `progress` is told how much is done. `number` draws the judge's lots anew."""
    work = analysing(match, deep, number)
    while True:
        try:
            done = next(work)
        except StopIteration as end:
            analysis: Analysis = end.value
            return analysis
        if progress is not None:
            progress(done)
