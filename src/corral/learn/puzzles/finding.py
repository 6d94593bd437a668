"""Choosing puzzles: positions of real games in which one move is clearly best.

A quick look at all moves finds candidates. What it found is measured anew, by two judges that go on by different
players and draw different lots; a position is kept only if both find the same move and both say that it is better than
all others by LEAST, and by SURE standard errors. What a hand would play at first sight is no puzzle, nor is a game that
is won or lost already.
"""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

import numpy as np

from corral import record
from corral.arena import matches
from corral.game import NATURE, Floats, Game, Ints
from corral.players import Player
from corral.players.judge import Judge, Manner
from corral.players.judge import Look as Judging
from corral.players.judge.kernels import RIVALS
from corral.players.value import NO_NET
from corral.record import Fold, open_pledges

from . import LEAST, PLAYOUTS, Judged, Puzzle

SURE = 2.5  # standard errors of the difference
ALIKE = 0.015  # moves closer to the best than that are as good: the same land from another place
MOST_ALIKE = 3
OPEN = 0.06, 0.94  # chances of a game that is neither lost nor won
FEWEST_MOVES, MOST_MOVES = 4, 120  # moves
EYES = 3  # lots of a hand, which chooses by eye
OF_ONE_GAME = 2  # puzzles, at most
GAP = 0.1  # of the game between two of them
SLIPS, FEW_SLIPS = 250, 50  # in a thousand choices of a playout


class Look(NamedTuple):
    """Measure so many moves, each by so many playouts; go on only where the best leads by this part of LEAST."""

    moves: int
    playouts: int
    lead: float


QUICK = (Look(MOST_MOVES, 16, 0.0), Look(10, 64, 1 / 3), Look(6, 192, 2 / 3))
BATCHES = 12  # of the playouts by which the last moves are measured; in each all moves meet the same deals
EARLY = 0.3  # of a game, in which everything is open
HORIZON = 40  # lines of a playout, where a learned value judges what comes after

MISSED = 240  # playouts of every other move: none may look better than the best

PLAYED_BY = {  # tables of the arena, by game
    "moon_river": (("rancher", "hand", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher", "rancher")),
    "dice_town": (("rancher", "rancher", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher",) * 5),
    "wind_river": (("rancher", "rancher", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher", "rancher")),
}


class Search(NamedTuple):
    """One way to look at moves: a judge, and how many in a thousand seats go on by the game's stronger policy."""

    judge: Judge
    keen: int

    def chances(self, state: Ints, seat: int, moves: Sequence[int], deals: int, number: int) -> list[float]:
        """How likely the seat wins with each of the moves; all meet the same deals, other ones under another number."""
        first = moves[0]
        found: list[float] = []
        for begin in range(1, max(2, len(moves)), RIVALS - 1):
            rivals = [first, *moves[begin : begin + RIVALS - 1]]
            compared = self.judge.compare(state, seat, rivals, deals, number, self.keen)
            found += [compared.share + float(gain) for gain in compared.gains[1 if found else 0 :]]
        return found

    def measure(self, state: Ints, seat: int, moves: Sequence[int]) -> "Measured":
        """The same batch by batch, by playouts that chose none of them."""
        lots = range(len(QUICK), len(QUICK) + BATCHES)
        batches = np.array([self.chances(state, seat, moves, PLAYOUTS // BATCHES, lot) for lot in lots])
        return Measured(batches.mean(axis=0).tolist(), batches)


def searches(game: Game, seats: int) -> tuple[Search, Search]:
    """Two that look at the same position in different ways and with different lots."""

    def search(lines: int, slips: int, keen: int, net: Floats | None, number: int) -> Search:
        return Search(Judge(game, seats, Manner(), Judging(lines, slips), net, number), keen)

    if game.NAME == "moon_river":  # without slips players judge too differently there; on for a while, or to the end
        return search(HORIZON, SLIPS, 0, None, 1), search(0, SLIPS, 1000, NO_NET, 2)
    if game.thinking().quiet is not None:  # rounds full of dice: to the end of this one, or on through the next
        return search(1, FEW_SLIPS, 0, None, 1), search(HORIZON, FEW_SLIPS, 1000, None, 2)
    return search(0, FEW_SLIPS, 0, NO_NET, 1), search(0, SLIPS, 0, NO_NET, 2)  # to the end, with few slips or many


class Measured(NamedTuple):
    """What was measured of some moves."""

    chances: list[float]
    batches: Floats  # the same, batch x move

    def error(self, one: int, other: int) -> float:
        """Standard error of the difference between two moves."""
        apart = self.batches[:, one] - self.batches[:, other]
        return float(apart.std(ddof=1) / np.sqrt(len(apart)))


class Finder:
    """What is looked at in the games of one kind of table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.searches, self.least = searches(game, seats), LEAST[game.NAME]
        self._hand = Player("hand", game, seats)
        self._moves = np.empty(game.MOVES, np.int32)

    def best(self, state: Ints, seat: int) -> list[int]:
        """The moves that a quick look finds best, in that order; none where it sees nothing clear."""
        moves = [int(move) for move in self._moves[: self.game.legal(state, seat, self._moves)]]
        if not FEWEST_MOVES <= len(moves) <= MOST_MOVES:
            return []
        by_eye = {self._hand.choose(state, seat, number) for number in range(EYES)}
        for lots, look in enumerate(QUICK):
            chances = self.searches[0].chances(state, seat, moves, look.playouts, lots)
            order = np.argsort(chances)[::-1]
            first, seen = chances[order[0]], [chances[index] for index, move in enumerate(moves) if move in by_eye]
            others = [chances[index] for index in order if chances[index] < first - ALIKE]
            if not OPEN[0] / 2 < first < OPEN[1] or not others or (seen and max(seen) > first - self.least / 2):
                return []
            if first - others[0] < look.lead * self.least:
                return []
            keep = QUICK[lots + 1].moves if lots + 1 < len(QUICK) else len(moves)
            moves = [moves[index] for index in order[:keep]]
        return moves

    def puzzle(self, fold: Fold, ply: record.Ply, state: Ints, plies: int, at: int) -> Puzzle | None:
        """The position before this ply as a puzzle, if it is one."""
        seat = ply.seat
        moves = self.best(state, seat)
        if not moves:
            return None
        one = self.searches[0].measure(state, seat, moves)
        first = max(one.chances)
        close = [chance for chance in one.chances if chance > first - self.least]
        if len(close) > MOST_ALIKE or min(close) < first - ALIKE:
            return None
        other = self.searches[1].measure(state, seat, moves)
        order = sorted(range(len(moves)), key=lambda index: -(one.chances[index] + other.chances[index]))
        top = order[0]
        alike = [
            index
            for index in order
            if all(found.chances[top] - found.chances[index] <= ALIKE for found in (one, other))
        ]
        rest = [index for index in order if index not in alike]
        if len(alike) > MOST_ALIKE or not rest:
            return None
        for found in (one, other):
            if not OPEN[0] < found.chances[top] < OPEN[1]:
                return None
            second = max(rest, key=lambda index: found.chances[index])
            for index in alike:
                lead = found.chances[index] - found.chances[second]
                if lead < max(self.least - (index != top) * ALIKE, SURE * found.error(index, second)):
                    return None
        by_eye = {self._hand.choose(state, seat, number) for number in range(EYES)}
        if by_eye & {moves[index] for index in alike} or self._missed(state, seat, moves, one.chances[top]):
            return None
        lines = fold.lines[: ply.line - 1]
        text = fold.header.text(None)
        kept = [line for line in text.splitlines() if line.split(" ")[0] not in ("commit", "salt", "table")]
        text = "\n".join([*kept, "", *lines]) + "\n"
        found_moves = [
            Judged(self.game.write(moves[index]), round(one.chances[index], 3), round(other.chances[index], 3))
            for index in [*alike, *rest]
        ]
        return Puzzle(
            id=hashlib.sha256(text.encode()).hexdigest()[:6],
            seat=seat + 1,
            theme=self.game.view(state, seat).phase,
            stage=round(at / plies, 2),
            choices=self.game.legal(state, seat, self._moves),
            good=len(alike),
            moves=found_moves,
            error=round(max(found.error(top, index) for found in (one, other) for index in rest), 3),
            played=self.game.write(ply.move),
            record=text,
        )

    def _missed(self, state: Ints, seat: int, moves: Sequence[int], best: float) -> bool:
        """The quick look may have dropped a move that is better."""
        every = [int(move) for move in self._moves[: self.game.legal(state, seat, self._moves)]]
        others = [moves[0], *(move for move in every if move not in moves)]
        lots = len(QUICK) + BATCHES
        return max(self.searches[0].chances(state, seat, others, MISSED, lots)[1:], default=0.0) > best

    def of_game(self, text: str) -> Iterator[Puzzle]:
        """Those of one game that is over."""
        fold = record.parse(text)
        plies, state, found, last = fold.history, fold.state_at(0), 0, -GAP
        for at, ply in enumerate(plies):
            if found == OF_ONE_GAME:
                return
            far = at / len(plies) > max(EARLY, last + GAP)
            if ply.seat != NATURE and far and not open_pledges(self.game, state):
                puzzle = self.puzzle(fold, ply, state, len(plies), at)
                if puzzle is not None:
                    found, last = found + 1, at / len(plies)
                    yield puzzle
            self.game.play(state, ply.seat, ply.move)


def played(game: str, seed: int) -> str:
    """The record of one game of the arena."""
    tables = PLAYED_BY[game]
    task = matches.Task(0, game, (), tables[seed % len(tables)], seed, record=True)
    return matches.play(task).record


def find(records: Iterable[str]) -> Iterator[Puzzle | None]:
    """The puzzles of these games, as they are found; None after each game, so that one may stop there."""
    finders: dict[tuple[str, int], Finder] = {}
    for text in records:
        header = record.parse(text).header
        kind = header.game.NAME, len(header.seats)
        if kind not in finders:
            finders[kind] = Finder(header.game, len(header.seats))
        yield from finders[kind].of_game(text)
        yield None
