"""A lesson as it is played: tries at its questions, each answered by the ordinary list of legal moves.

Nothing is kept between two tries: who plays says what was right so far. An answer of a lesson is one move; what the
others do after it is written in the lesson."""

import fnmatch
import re
from functools import lru_cache
from typing import NamedTuple

import msgspec

from corral import record
from corral.game import Change, View, seats_of
from corral.kernel import mixed
from corral.record import Fold, NotNow, Telling
from corral.refusal import Code

from .courses import Lesson, Marks, Step, Test, course

TOLD = 40  # lines of the log that are told with a position
KEPT = 64  # positions that are kept ready
DEAL = 1  # how the unknown is dealt when a move is only looked at


class LessonPosition(msgspec.Struct):
    """What the learner sees: nothing that the seat may not know."""

    view: View
    choices: list[str]
    first: int  # lines before these
    lines: list[str]
    changes: list[list[Change]]  # what each line has changed


class Verdict(NamedTuple):
    right: bool
    say: str  # why


class Play:
    """A lesson in one language, up to a question, or to its end."""

    def __init__(self, game: str, lesson: Lesson) -> None:
        self.lesson = lesson
        self.number = 0  # how many questions were answered
        self._fold = _opened(game, lesson.id).clone()
        self._seat = lesson.seat - 1
        self._as_shown = True

    def follow(self, path: list[str]) -> "Play":
        """Answer by moves that are known to be right. NotNow if one is not."""
        for text in path:
            if not self.answer(text).right:
                raise NotNow(f"{text!r} is not what is asked in step {self.number + 1}", Code.NOT_POSSIBLE)
            self.go_on()
        return self

    @property
    def step(self) -> Step:
        """The question; NotNow if all are answered."""
        if self.number == len(self.lesson.steps):
            raise NotNow("this lesson is over", Code.OVER)
        return self.lesson.steps[self.number]

    @property
    def done(self) -> bool:
        return self.number == len(self.lesson.steps)

    def answer(self, text: str) -> Verdict:
        """A try. If it is right it is played; else nothing has changed. NotAMove or NotNow: it cannot be played."""
        step, before, after = self.step, self.view(), self._after(text)
        if fits(step.accept, text, self._seat, before, after):
            self._as_shown = self._as_shown and text == step.show
            self._fold.add(f"{self.lesson.seat} {text}")
            return Verdict(True, self.said(step.good))
        return Verdict(False, self.said(wrong_of(step, text, self._seat, before, after)))

    def go_on(self) -> None:
        """After a right answer: what the others do, up to the next question."""
        for line in self.step.answer:
            self._fold.add(line)
        self.number += 1

    def look(self, text: str) -> View:
        """What would come of a move, as far as the learner can know."""
        trial = self._fold.clone()
        if trial.game.SECRETS is not None:
            trial.game.SECRETS.redeal(trial.state, self._seat, mixed(DEAL))
        trial.play(self._seat, trial.check(self._seat, text))
        return trial.game.view(trial.state, self._seat)

    def view(self) -> View:
        return self._fold.game.view(self._fold.state, self._seat)

    @property
    def choices(self) -> list[str]:
        """The ordinary list; none where the learner is not asked."""
        asked = self._seat in seats_of(self._fold.game.actors(self._fold.state))
        return [self._fold.game.write(move) for move in self._fold.legal(self._seat)] if asked else []

    def position(self, asked: bool = True) -> LessonPosition:
        telling = Telling(self._fold, self._seat)
        lines = telling.read(self._fold)
        first = max(0, len(lines) - TOLD)
        choices = self.choices if asked else []
        return LessonPosition(self.view(), choices, first, lines[first:], telling.changes[first:])

    def shown(self) -> str:
        """The move to show on request."""
        right = self.right()
        return self.step.show if self.step.show in right else right[0]

    def marks(self) -> Marks:
        """What is lit: nothing, where the learner went another way and the marks do not fit."""
        return self.step.marks if self._as_shown or self.step.show in self.right() else {}

    def right(self) -> list[str]:
        """All moves that are accepted now; the one that is shown, if it is among them, is enough."""
        before, found = self.view(), []
        for text in sorted(self.choices, key=lambda text: text != self.step.show):
            if fits(self.step.accept, text, self._seat, before, self._after(text)):
                found.append(text)
                if text == self.step.show:
                    break
        return found

    def said(self, sentence: str) -> str:
        """With the names of seats: `{2}` is that of seat 2."""
        return re.sub(r"{(\d)}", lambda found: self._fold.names[int(found[1]) - 1], sentence)

    @property
    def names(self) -> list[str]:
        return list(self._fold.names)

    def _after(self, text: str) -> View:
        """Right after a move that was checked."""
        trial = self._fold.clone()
        trial.play(self._seat, trial.check(self._seat, text))
        return trial.game.view(trial.state, self._seat)


@lru_cache(KEPT)
def _opened(game: str, lesson: str) -> Fold:
    return record.parse(course(game).lesson(lesson).record)


def fits(test: Test, text: str, seat: int, before: View, after: View) -> bool:
    """Whether a move of this seat (from 0) passes a test; the views are those before and right after it."""
    if test.moves is not None and text not in test.moves:
        return False
    if test.like is not None and not _like(text, test.like):
        return False
    if _like(text, test.unlike):
        return False
    old, new = before.seats[seat].sheet, after.seats[seat].sheet
    if test.gain is not None and (new["total"] or 0) - (old["total"] or 0) < test.gain:
        return False
    if any((new[row] or 0) - (old[row] or 0) < least for row, least in test.rows.items()):
        return False
    return test.then in (None, after.phase) and test.not_then != after.phase


def _like(text: str, patterns: list[str]) -> bool:
    return any(fnmatch.fnmatchcase(text, pattern) for pattern in patterns)


def wrong_of(step: Step, text: str, seat: int, before: View, after: View) -> str:
    """The sentence for a move that is not accepted."""
    for wrong in step.wrong:
        if fits(wrong, text, seat, before, after):
            return wrong.say
    return step.goal
