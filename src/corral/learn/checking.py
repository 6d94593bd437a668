"""Are lessons and their words sound? For those who write them, and for the tests: each function gives what is wrong.

Of a lesson: its record gives itself back; every accepted move is legal, on some way at least, and the one to show is
accepted; every legal move that is not accepted gets a sentence, and no sentence is idle; after every accepted move, on
every way, what the others do is legal and the last question is reached. Of words: nothing is missing, placeholders,
cells and figures are those of the English sentence, and sentences are short."""

import fnmatch
import re
from collections import Counter
from collections.abc import Iterator

from corral import record
from corral.game import View, seats_of
from corral.record import Fold

from . import ENGLISH, Language
from .courses import Course, Lesson, course
from .notes import Notes, notes
from .playing import fits

WAYS = 5000  # most ways through one lesson
STEPS = 5  # most questions of one lesson
ENGLISH_WORDS = {"title": 5, "say": 20, "good": 16, "wrong": 16, "note": 30}  # most words of a sentence
OTHER_WORDS = {"title": 6, "idea": 24, "say": 24, "goal": 24, "good": 24, "wrong": 24, "note": 30}
LONGEST = {"en": 20, "de": 26, "nl": 26, "fr": 26}  # most words from one full stop to the next, in lessons,
NOTE_WORDS = 26  # and in notes
KEPT = {"placeholders": r"\{\d\}", "cells": r"\b[A-Fa-f]\d{1,2}\b", "numbers": r"\d+"}
ONES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50}


class _Fault(Exception):
    """What is wrong, in a sentence."""


# Lessons


def lesson_faults(game: str, lesson: Lesson) -> list[str]:
    try:
        fold = record.parse(lesson.record)
        if game != fold.game.NAME:
            return [f"a record of {fold.game.NAME}"]
        if fold.text() != lesson.record:
            return ["the record does not give itself back; its pieces may be others now"]
        ways = _Ways(lesson)
        ways.walk(fold, 0)
    except (ValueError, _Fault) as error:
        return [str(error)]
    idle = [
        f"step {number}: {text!r} is never right"
        for number, (step, right) in enumerate(zip(lesson.steps, ways.right, strict=True), 1)
        for text in (step.accept.moves or []) + (step.accept.like or [])
        if not fnmatch.filter(right, text)
    ]
    known = {str(seat) for seat in range(1, len(fold.names) + 1)}
    named = [seat for text in _sentences(lesson) for seat in re.findall(r"{(.*?)}", text) if seat not in known]
    return idle + [f"there is no seat {seat}" for seat in named]


class _Ways:
    """All ways through a lesson, along every accepted move."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson, self.seat = lesson, lesson.seat - 1
        self.right: list[set[str]] = [set() for _ in lesson.steps]
        self.ended = 0

    def walk(self, fold: Fold, number: int) -> None:
        if number == len(self.lesson.steps):
            self.ended += 1
            if self.ended > WAYS:
                raise _Fault(f"more than {WAYS} ways")
            return
        step, where = self.lesson.steps[number], f"step {number + 1}"
        if self.seat not in seats_of(fold.game.actors(fold.state)):
            raise _Fault(f"{where}: the learner is not asked")
        before = fold.game.view(fold.state, self.seat)
        found = {text: self._after(fold, text) for text in map(fold.game.write, fold.legal(self.seat))}
        right = [text for text, (_, after) in found.items() if fits(step.accept, text, self.seat, before, after)]
        if not right:
            raise _Fault(f"{where}: no legal move is accepted; legal are {list(found)[:12]}")
        self.right[number] |= set(right)
        if self.ended == 0:  # the first way follows the moves shown: everything is checked on it
            self._check(number, before, {text: after for text, (_, after) in found.items()}, right)
        for text in sorted(right, key=lambda text: text != step.show):
            twin = found[text][0].clone()
            try:
                for line in step.answer:
                    twin.add(line)
            except ValueError as error:
                raise _Fault(f"{where}, after {text!r}: {error}") from None
            self.walk(twin, number + 1)

    def _after(self, fold: Fold, text: str) -> tuple[Fold, View]:
        twin = fold.clone()
        twin.add(f"{self.lesson.seat} {text}")
        return twin, twin.game.view(twin.state, self.seat)

    def _check(self, number: int, before: View, found: dict[str, View], right: list[str]) -> None:
        step, where = self.lesson.steps[number], f"step {number + 1}"
        if step.show not in right:
            raise _Fault(f"{where}: {step.show!r} is shown but not accepted")
        left = [text for text in found if text not in right]
        for wrong in step.wrong:
            like = [text for text in left if fits(wrong, text, self.seat, before, found[text])]
            if not like:
                raise _Fault(f"{where}: no move for the sentence {wrong.say!r}")
            left = [text for text in left if text not in like]
        if left:
            raise _Fault(f"{where}: no sentence for {left[:5]}")


# Words


def words_faults(game: str, language: Language = ENGLISH) -> list[str]:
    """Of a course and the notes of a game, in one language."""
    english, mine = dict(_said(course(game), notes(game))), dict(_said(course(game, language), notes(game, language)))
    found = [f"{where}: missing" for where in english if where not in mine]
    found += [f"{where}: unknown" for where in mine if where not in english]
    for where, (kind, text) in mine.items():
        if where in english:
            source = None if language == ENGLISH else english[where][1]
            found += [f"{where}: {fault}" for fault in _faults(kind, text, source, language)]
    for lesson in course(game, language).lessons:
        if not 1 <= len(lesson.steps) <= STEPS:
            found.append(f"{lesson.id}: a lesson has one to {STEPS} steps")
        if not lesson.rules:
            found.append(f"{lesson.id}: teaches no rule")
    return found


def _said(course: Course, notes: Notes) -> Iterator[tuple[str, tuple[str, str]]]:
    """Every sentence: where it stands, of which kind it is, and itself."""
    yield "first game", ("say", course.first_game.say)
    for lesson in course.lessons:
        yield f"{lesson.id} title", ("title", lesson.title)
        yield f"{lesson.id} idea", ("idea", lesson.idea)
        for number, step in enumerate(lesson.steps, 1):
            for kind, text in (("say", step.say), ("goal", step.goal), ("good", step.good)):
                yield f"{lesson.id} step {number} {kind}", (kind, text)
            for place, wrong in enumerate(step.wrong, 1):
                yield f"{lesson.id} step {number} wrong {place}", ("wrong", wrong.say)
    for section, said in notes.items():
        for key, text in said.items():
            yield f"notes {section} {key}", ("note", text)


def _sentences(lesson: Lesson) -> Iterator[str]:
    for step in lesson.steps:
        yield from (step.say, step.goal, step.good, *(wrong.say for wrong in step.wrong))


def _words(text: str) -> int:
    return len(re.findall(r"\S*\w\S*", text))  # a mark that stands alone, as in French, is none


def _faults(kind: str, text: str, english: str | None, language: Language) -> Iterator[str]:
    """What is wrong with one sentence, each in a few words."""
    if not text.strip():
        yield "is empty"
        return
    if text != text.strip() or "  " in text or "\n" in text:
        yield "has needless spaces"
    most = (ENGLISH_WORDS if language == ENGLISH else OTHER_WORDS).get(kind)
    if most is not None and _words(text) > most:
        yield f"has {_words(text)} words, {most} are allowed"
    longest = max(map(_words, re.split(r"(?<=[.!?])\s", text)))
    limit = NOTE_WORDS if kind == "note" else LONGEST[language]
    if longest > limit:
        yield f"has a sentence of {longest} words, {limit} are allowed"
    if kind != "title" and text[-1] not in ".!?":
        yield "does not end as a sentence"
    if english is None:
        return
    if text == english and _words(text) > 2:
        yield "is still English"
    for what, pattern in KEPT.items():
        ours, theirs = (Counter(re.findall(pattern, each)) for each in (text, english))
        more = Counter(_spelled(english)) if what == "numbers" else Counter()
        if theirs - ours or ours - theirs - more:
            yield f"{what}: {sorted(ours.elements())} instead of {sorted(theirs.elements())}"


def _spelled(text: str) -> Iterator[str]:
    """The numbers that an English sentence spells out, as figures: nine and nines, twenty-eight."""
    for word in re.findall(r"[a-z-]+", text.lower()):
        ten, _, one = word.partition("-")
        if ten in TENS:
            yield str(TENS[ten] + (ONES.index(one) if one in ONES else 0))
        elif word.removesuffix("s") in ONES:
            yield str(ONES.index(word.removesuffix("s")))
