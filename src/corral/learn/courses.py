"""Courses: the lessons of each game as they are written, in four languages.

`lessons/GAME.toml` holds the lessons and their English sentences, `lessons/de/GAME.toml` only sentences, by lesson and
step. How they are laid out is said by the classes of this module; `corral.learn.lesson` plays them."""

from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from corral import games
from corral.refusal import Code, CodedError

from . import ENGLISH, Language

FOLDER = Path(__file__).parent / "lessons"
Marks = dict[str, list[str | int] | str | bool]  # what is lit, by what kind of thing it is


class UnknownLesson(CodedError, ValueError):
    """No lesson of that name."""

    code = Code.MISSING


class Part(msgspec.Struct, forbid_unknown_fields=True):
    """Of a file: a word that nobody knows is a mistake."""


class Test(Part, kw_only=True):
    """Which legal moves are meant: all that is given must hold. Points are those of the sheet right after the move."""

    __test__ = False  # pytest would take it for one of its own

    moves: list[str] | None = None  # it is one of these
    like: list[str] | None = None  # it fits one of these patterns (`*` any letters, `?` one)
    unlike: list[str] = []  # and none of these
    gain: int | None = None  # the total rises by so much at least (0: it does not fall)
    rows: dict[str, int] = {}  # these rows of the sheet rise by so much at least
    then: str | None = None  # the phase after it
    not_then: str | None = None


class Wrong(Test, kw_only=True):
    """A sentence for moves that are not accepted; the first that fits is said."""

    say: str


class Step(Part, kw_only=True):
    """One question, which the learner answers."""

    say: str  # the sentence
    goal: str  # what to do
    accept: Test  # which moves are right
    show: str  # the move to show on request
    good: str  # why it was right
    wrong: list[Wrong] = []
    marks: Marks = {}  # what is lit on the board
    answer: list[str] = []  # lines played after it: other seats, `n` for chance, forced ones of the learner


class Lesson(Part, kw_only=True):
    id: str
    level: Literal["basic", "advanced"]
    title: str
    idea: str  # in one sentence
    rules: list[str]  # those it teaches, by id
    seat: int  # the learner's
    record: str  # the position: nothing is set up by hand
    steps: list[Step] = msgspec.field(name="step")


class FirstGame(Part, kw_only=True):
    """What every course ends with."""

    say: str
    seats: int
    bots: str  # their level
    options: dict[str, str]
    notes: bool


class Course(Part, kw_only=True):
    game: str
    lessons: list[Lesson] = msgspec.field(name="lesson")
    first_game: FirstGame

    def lesson(self, name: str) -> Lesson:
        """The lesson of this name, or UnknownLesson."""
        for lesson in self.lessons:
            if lesson.id == name:
                return lesson
        raise UnknownLesson(f"{games.title(self.game)} has no lesson {name!r}; what there is: /learn")


def taught() -> list[str]:
    """The games that have a course."""
    return [game for game in games.GAMES if (FOLDER / f"{game}.toml").is_file()]


@cache
def course(game: str, language: Language = ENGLISH) -> Course:
    """The course of a game in a language; UnknownLesson if it has none."""
    if game not in taught():
        raise UnknownLesson(f"there are no lessons of {game!r}; there are some of {', '.join(taught())}")
    english = msgspec.toml.decode((FOLDER / f"{game}.toml").read_bytes(), type=Course)
    if language == ENGLISH:
        return english
    words = msgspec.toml.decode((FOLDER / language / f"{game}.toml").read_bytes())
    return msgspec.structs.replace(
        english,
        lessons=[_translated(lesson, words[lesson.id]) for lesson in english.lessons],
        first_game=msgspec.structs.replace(english.first_game, **words["first_game"]),
    )


def _translated(lesson: Lesson, words: dict[str, Any]) -> Lesson:
    steps = [_said(step, said) for step, said in zip(lesson.steps, words["step"], strict=True)]
    return msgspec.structs.replace(lesson, title=words["title"], idea=words["idea"], steps=steps)


def _said(step: Step, words: dict[str, Any]) -> Step:
    said = zip(step.wrong, words.get("wrong", []), strict=True)
    wrong = [msgspec.structs.replace(one, say=say) for one, say in said]
    return msgspec.structs.replace(step, say=words["say"], goal=words["goal"], good=words["good"], wrong=wrong)
