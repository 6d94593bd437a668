"""A puzzle as it is put and answered, by the ordinary rules: what may be seen, what would come of a move, and the
verdict."""

from datetime import date
from functools import lru_cache
from typing import NamedTuple

from corral.game import Reason, View
from corral.kernel import mixed
from corral.learn.playing import LessonPosition
from corral.record import Fold, Telling

from . import Judged, Puzzle, posed, puzzle, puzzles

KEPT = 64  # positions that are kept ready
DEAL = 1  # how the unknown is dealt when a move is only looked at
MIDDLE, LEAD, LEADS, CHOICES, CHOICE = 1500.0, 0.25, 2000.0, 40, 8.0  # how hard a puzzle is that nobody has tried


class Found(NamedTuple):
    """What an answer is worth."""

    right: bool
    alike: bool  # right, but another move is a little better
    reason: Reason  # why the best move is good
    best: View  # what comes of it
    moves: list[Judged]


class Riddle:
    """A puzzle at its question."""

    def __init__(self, game: str, name: str) -> None:
        self.puzzle = puzzle(game, name)
        self.fold = _opened(game, name)
        self.seat = self.puzzle.seat - 1

    @property
    def levels(self) -> list[str]:
        """Who sat there, by seat."""
        return list(self.fold.names)

    def position(self) -> LessonPosition:
        telling = Telling(self.fold, self.seat)
        lines = telling.read(self.fold)
        choices = [self.fold.game.write(move) for move in self.fold.legal(self.seat)]
        view = self.fold.game.view(self.fold.state, self.seat)
        return LessonPosition(view, choices, 0, lines, telling.changes)

    def look(self, text: str) -> View:
        """What would come of a move, as far as the seat can know. NotAMove or NotNow: it cannot be played."""
        trial = self.fold.clone()
        move = trial.check(self.seat, text)
        if trial.game.SECRETS is not None:
            trial.game.SECRETS.redeal(trial.state, self.seat, mixed(DEAL))
        trial.play(self.seat, move)
        return trial.game.view(trial.state, self.seat)

    def answer(self, text: str | None) -> Found:
        """The verdict on a move; None gives up."""
        if text is not None:
            self.fold.check(self.seat, text)
        answers = self.puzzle.answers
        right = text in answers
        return Found(right, right and text != answers[0], self._reason(), self.look(answers[0]), self.puzzle.moves)

    def _reason(self) -> Reason:
        """In the words of hints."""
        game, best = self.fold.game, self.puzzle.answers[0]
        known = self.fold.state.copy()
        if game.SECRETS is not None:
            game.SECRETS.redeal(known, self.seat, mixed(DEAL))
        own = game.thinking().reason
        said = own(known, self.seat, game.read(best)) if own is not None else None
        return said or Reason("better", {"points": round(100 * self.puzzle.lead)})


@lru_cache(KEPT)
def _opened(game: str, name: str) -> Fold:
    return puzzle(game, name).fold()


def hard(one: Puzzle) -> float:
    """The rating of a puzzle that nobody has tried: a small lead and many choices make it hard."""
    return MIDDLE - LEADS * (min(one.lead, LEAD) - 0.1) + CHOICE * (min(one.choices, CHOICES) - 10)


def of_day(day: str) -> tuple[str, str]:
    """The puzzle of a day: its game, which is another than that of the deal, and its id."""
    number, names = date.fromisoformat(day).toordinal(), posed()
    game = names[(number + 1) % len(names)]
    ids = list(puzzles(game))
    return game, ids[number // len(names) % len(ids)]
