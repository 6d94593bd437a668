"""Choosing puzzles: positions of real games in which one move is clearly best.

A quick look at all moves finds candidates; most positions fall there, after a few playouts. What it found is measured
anew, by two judges that go on by different players and draw different lots; a position is given up as soon as either of
them leaves no hope, and kept only if both find the same move and both say that it is better than all others by LEAST,
and by SURE standard errors. What a hand would play at first sight is no puzzle, nor is a game that is won or lost
already.
"""

import hashlib
from collections.abc import Container, Iterable, Iterator, Sequence
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
from corral.record import open_pledges

from . import LEAST, PLAYOUTS, Judged, Puzzle, beginning

SURE = 2.5  # standard errors of the difference
ALIKE = 0.015  # moves closer to the best than that are as good: the same land from another place
MOST_ALIKE = 3
OPEN = 0.06, 0.94  # chances of a game that is neither lost nor won
FEWEST_MOVES, MOST_MOVES = 3, 120  # moves: between two a guess is right too often
EYES = 3  # lots of a hand, which chooses by eye
IN_PARTS = ("bribe",)  # questions whose answer has several parts, of which the first alone says too little
OF_ONE_GAME = 2  # puzzles, at most
GAP = 0.1  # of the game between two of them
SLIPS, FEW_SLIPS = 250, 50  # in a thousand choices of a playout


class Look(NamedTuple):
    """Measure so many moves, each by so many playouts; go on only where the best leads by this part of LEAST. Moves
    that are no more than `blur` apart may still be as good as each other."""

    moves: int
    playouts: int
    lead: float
    blur: float


QUICK = (Look(MOST_MOVES, 16, 0.5, 0.1), Look(10, 64, 0.75, 0.04), Look(6, 192, 0.9, 0.025))
BATCHES = 12  # of the playouts by which the last moves are measured; in each all moves meet the same deals
HOPE = 1.0  # standard errors by which a lead may still grow, from so many batches on:
FIRST_LOOK = 3
EARLY = 0.2  # of a game, in which everything is open
HORIZON = 40  # lines of a playout, where a learned value judges what comes after

MISSED = 48, 240  # playouts of every other move, and of those that may be as good: none may look better than the best

PLAYED_BY = {  # tables of the arena, by game
    "moon_river": (("rancher", "hand", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher", "rancher")),
    "dice_town": (("rancher", "rancher", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher",) * 5),
    "wind_river": (("rancher", "rancher", "rancher", "hand"), ("rancher", "hand", "rancher"), ("rancher", "rancher")),
}


class Search(NamedTuple):
    """One way to look at moves: a judge, and how many in a thousand seats go on by the game's stronger policy."""

    judge: Judge
    keen: int

    def look(self, state: Ints, seat: int, moves: Sequence[int], deals: int, number: int) -> tuple[Floats, Floats]:
        """How likely the seat wins with each of the moves, and how sure the difference from the first is; all meet the
        same deals, other ones under another number."""
        first = moves[0]
        chances, errors = [0.0], [0.0]
        for begin in range(1, max(2, len(moves)), RIVALS - 1):
            rivals = [first, *moves[begin : begin + RIVALS - 1]]
            compared = self.judge.compare(state, seat, rivals, deals, number, self.keen)
            chances[0] = compared.share
            chances += (compared.share + compared.gains[1:]).tolist()
            errors += compared.errors[1:].tolist()
        return np.array(chances), np.array(errors)


def searches(game: Game, seats: int) -> tuple[Search, Search]:
    """Two that look at the same position in different ways and with different lots."""

    def search(lines: int, slips: int, keen: int, net: Floats | None, number: int) -> Search:
        return Search(Judge(game, seats, Manner(), Judging(lines, slips), net, number), keen)

    if game.NAME == "moon_river":  # without slips players judge too differently there; on for a while, or to the end
        return search(HORIZON, SLIPS, 0, None, 1), search(0, SLIPS, 1000, NO_NET, 2)
    if game.thinking().quiet is not None:  # rounds full of dice: to the end of this one, or on through the next
        return search(1, FEW_SLIPS, 0, None, 1), search(HORIZON, FEW_SLIPS, 1000, None, 2)
    return search(0, FEW_SLIPS, 0, NO_NET, 1), search(0, SLIPS, 0, NO_NET, 2)  # to the end, with few slips or many


def ahead(chances: Sequence[float] | Floats, blur: float) -> float:
    """How far the best, and those that may be as good, are ahead of all others."""
    order = sorted(chances, reverse=True)
    good = sum(order[0] - each <= blur for each in order[:MOST_ALIKE])
    return float(order[0] - order[good]) if good < len(order) else 0.0


class Measured:
    """What one search has measured of some moves, batch by batch, by playouts that chose none of them."""

    def __init__(self, search: Search) -> None:
        self.search = search
        self._batches: list[Floats] = []

    def more(self, state: Ints, seat: int, moves: Sequence[int]) -> None:
        lots = len(QUICK) + len(self._batches)
        self._batches.append(self.search.look(state, seat, moves, PLAYOUTS // BATCHES, lots)[0])

    @property
    def chances(self) -> list[float]:
        return np.mean(self._batches, axis=0).tolist()  # type: ignore[no-any-return]

    def error(self, one: int, other: int) -> float:
        """Standard error of the difference between two moves."""
        apart = np.array(self._batches)[:, one] - np.array(self._batches)[:, other]
        return float(apart.std(ddof=1) / np.sqrt(len(apart)))

    def hopeless(self, least: float) -> bool:
        """Even with luck the best will not be ahead by so much."""
        if len(self._batches) < FIRST_LOOK:
            return False
        order = np.argsort(self.chances)[::-1][: MOST_ALIKE + 1]
        error = max(self.error(order[0], index) for index in order[1:])
        return ahead(self.chances, ALIKE + HOPE * error) + HOPE * error < least


class Finder:
    """What is looked at in the games of one kind of table."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game, self.seats = game, seats
        self.searches, self.least = searches(game, seats), LEAST[game.NAME]
        self._hand = Player("hand", game, seats)
        self._moves = np.empty(game.MOVES, np.int32)

    def best(self, state: Ints, seat: int) -> list[int]:
        """The moves that a quick look finds best, in that order; none where it sees nothing clear."""
        moves = self._legal(state, seat)
        if not FEWEST_MOVES <= len(moves) <= MOST_MOVES:
            return []
        by_eye = self._by_eye(state, seat)
        for lots, look in enumerate(QUICK):
            moves = moves[: look.moves]
            chances = self.searches[0].look(state, seat, moves, look.playouts, lots)[0]
            order = np.argsort(chances)[::-1]
            first, seen = chances[order[0]], [chances[index] for index, move in enumerate(moves) if move in by_eye]
            if not OPEN[0] / 2 < first < OPEN[1] or (seen and max(seen) > first - self.least / 2):
                return []
            if ahead(chances, look.blur) < look.lead * self.least:
                return []
            moves = [moves[index] for index in order]
        return moves

    def puzzle(self, text: str, state: Ints, seat: int, line: int, played: int, stage: float) -> Puzzle | None:
        """The position after so many lines of this record as a puzzle, if it is one."""
        moves = self.best(state, seat)
        if not moves:
            return None
        one, other = found = [Measured(search) for search in self.searches]
        for _ in range(BATCHES):
            for each in found:
                each.more(state, seat, moves)
                if each.hopeless(self.least):
                    return None
        order = sorted(range(len(moves)), key=lambda index: -(one.chances[index] + other.chances[index]))
        top = order[0]
        alike = [
            index for index in order if all(each.chances[top] - each.chances[index] <= ALIKE for each in found)
        ]  # fmt: skip
        rest = [index for index in order if index not in alike]
        if len(alike) > MOST_ALIKE or not rest or not all(self._clear(each, top, alike, rest) for each in found):
            return None
        if self._by_eye(state, seat) & {moves[index] for index in alike}:
            return None
        if self._missed(state, seat, [moves[top], *moves[:top], *moves[top + 1 :]]):
            return None
        return Puzzle(
            id=hashlib.sha256(beginning(text, line).encode()).hexdigest()[:6],
            seat=seat + 1,
            theme=self.game.view(state, seat).phase,
            stage=round(stage, 2),
            choices=len(self._legal(state, seat)),
            good=len(alike),
            moves=[
                Judged(self.game.write(moves[index]), round(one.chances[index], 3), round(other.chances[index], 3))
                for index in [*alike, *rest]
            ],
            error=round(max(each.error(top, index) for each in found for index in rest), 3),
            played=self.game.write(played),
            line=line,
            record=text,
        )

    def _legal(self, state: Ints, seat: int) -> list[int]:
        return [int(move) for move in self._moves[: self.game.legal(state, seat, self._moves)]]

    def _by_eye(self, state: Ints, seat: int) -> set[int]:
        """What a hand plays at first sight."""
        return {self._hand.choose(state, seat, number) for number in range(EYES)}

    def _clear(self, found: Measured, top: int, alike: Sequence[int], rest: Sequence[int]) -> bool:
        """The game is open, and each of the best moves is far enough ahead of all others."""
        second = max(rest, key=lambda index: found.chances[index])
        leads = {index: found.chances[index] - found.chances[second] for index in alike}
        return OPEN[0] < found.chances[top] < OPEN[1] and all(
            lead >= max(self.least - (index != top) * ALIKE, SURE * found.error(index, second))
            for index, lead in leads.items()
        )

    def _missed(self, state: Ints, seat: int, moves: Sequence[int]) -> bool:
        """The quick look may have dropped a move that is better than the first of these, the best."""
        others = [moves[0], *(move for move in self._legal(state, seat) if move not in moves)]
        few, many = MISSED
        lots = len(QUICK) + BATCHES
        chances, errors = self.searches[0].look(state, seat, others, few, lots)
        near = [move for move, chance, error in zip(others, chances, errors, strict=True)
                if chance + 2 * error + ALIKE > chances[0]]  # fmt: skip
        chances, _ = self.searches[0].look(state, seat, near, many, lots + 1)
        return bool(len(near) > 1 and max(chances[1:]) > chances[0] - ALIKE)

    def of_game(self, text: str, enough: Container[str] = ()) -> Iterator[Puzzle]:
        """Those of one game that is over; of themes of which there are enough none."""
        fold = record.parse(text)
        plies, state, found, last = fold.history, fold.state_at(0), 0, -GAP
        for at, ply in enumerate(plies):
            if found == OF_ONE_GAME:
                return
            stage = at / len(plies)
            asked = ply.seat != NATURE and stage > max(EARLY, last + GAP) and not open_pledges(self.game, state)
            theme = self.game.view(state, ply.seat).phase if asked else IN_PARTS[0]
            if theme not in IN_PARTS and theme not in enough:
                puzzle = self.puzzle(text, state, ply.seat, ply.line - 1, ply.move, stage)
                if puzzle is not None:
                    found, last = found + 1, stage
                    yield puzzle
            self.game.play(state, ply.seat, ply.move)

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """The same position, looked at anew: what is found today, if it still is a puzzle."""
        fold = puzzle.fold()
        played = self.game.read(puzzle.played)
        return self.puzzle(puzzle.record, fold.state, puzzle.seat - 1, puzzle.line, played, puzzle.stage)


def played(game: str, seed: int) -> str:
    """The record of one game of the arena."""
    tables = PLAYED_BY[game]
    task = matches.Task(0, game, (), tables[seed % len(tables)], seed, record=True)
    return matches.play(task).record


class Finders:
    """Those of every kind of table that has come."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, int], Finder] = {}

    def of(self, text: str) -> Finder:
        """The one for the table of a record."""
        header = record.parse(text).header
        kind = header.game.NAME, len(header.seats)
        if kind not in self._known:
            self._known[kind] = Finder(header.game, len(header.seats))
        return self._known[kind]


def find(records: Iterable[str], enough: Container[str] = ()) -> Iterator[Puzzle | None]:
    """The puzzles of these games, as they are found; None after each game, so that one may stop there. `enough` may
    grow meanwhile."""
    finders = Finders()
    for text in records:
        yield from finders.of(text).of_game(text, enough)
        yield None


def stable(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    """Those that are found again, with what is found of them today."""
    finders = Finders()
    for puzzle in puzzles:
        found = finders.of(puzzle.record).again(puzzle)
        if found is not None:
            yield found
