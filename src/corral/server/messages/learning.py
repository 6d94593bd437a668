"""Over HTTP: what comes back of lessons and puzzles."""

import msgspec

from corral.game import View
from corral.learn.courses import Marks
from corral.learn.playing import LessonPosition

from .tells import ReasonSeen


class CoursesSeen(msgspec.Struct):
    courses: list["CourseSeen"]
    learned: list[str]  # lessons that the user has played to their end


class CourseSeen(msgspec.Struct):
    """The lessons of a game, in their order."""

    game: str
    lessons: list["LessonLine"]
    first_game: "FirstGameSeen"


class LessonLine(msgspec.Struct):
    id: str
    level: str  # basic or advanced
    title: str
    idea: str  # in one sentence
    steps: int
    rules: list[str]  # those it teaches, by id


class FirstGameSeen(msgspec.Struct):
    """What a course ends with."""

    say: str
    seats: int
    bots: str
    options: dict[str, str]


class LessonSeen(msgspec.Struct):
    """A lesson, at its first question."""

    game: str
    id: str
    title: str
    idea: str
    rules: list[str]
    seat: int  # the learner's
    names: list[str]  # by seat - 1
    goals: list[str]  # of its questions
    question: "QuestionSeen"


class QuestionSeen(msgspec.Struct):
    number: int  # from 0
    say: str
    marks: Marks  # what is lit on the board
    show: str  # the move to show on request
    position: LessonPosition


class AnswerSeen(msgspec.Struct):
    """`right`: what has come of it, and the next question unless it was the last. Else nothing has changed."""

    right: bool
    say: str  # why
    position: LessonPosition | None = None
    next: QuestionSeen | None = None


class LookSeen(msgspec.Struct):
    """What would come of a move, as far as the learner can know."""

    view: View


class PuzzlesSeen(msgspec.Struct):
    """All puzzles, and where the user stands."""

    puzzles: list["PuzzleLine"]
    today: str  # GAME/ID
    rating: int
    row: int  # solved in a row
    longest: int


class PuzzleLine(msgspec.Struct):
    game: str
    id: str
    theme: str  # a phase of the game's views
    rating: int
    right: bool | None  # the user's first answer; null: there is none


class PuzzleSeen(msgspec.Struct):
    """A puzzle at its question."""

    game: str
    id: str
    theme: str
    seat: int
    levels: list[str]  # of the players who sat there, by seat - 1
    position: LessonPosition
    today: bool  # it is the puzzle of the day
    next: str  # GAME/ID: the next one that the user has not answered
    stand: "PuzzleStand"


class PuzzleStand(msgspec.Struct):
    """Where a puzzle stands, and where the user does."""

    rating: int
    row: int
    hard: int  # the puzzle's rating
    tries: int
    solved: int  # of these, so many were right
    answered: bool  # the user has answered it: another answer does not count


class PuzzleAnswered(msgspec.Struct):
    """The verdict on an answer."""

    right: bool
    alike: bool  # right: just as good as the best
    counted: bool  # it was a first answer of somebody
    gained: int  # what it did to the rating
    moves: list["MoveJudged"]  # the best ones, best first
    good: int  # so many of them are as good as each other
    error: float  # standard error of a difference between two
    lead: float  # of the best over the best of the others
    playouts: int  # of each move, in each of the two searches
    played: str  # in the game
    reason: ReasonSeen  # why the best move is good
    view: View  # what comes of it
    stand: PuzzleStand


class PuzzleGame(msgspec.Struct):
    """The whole game that a puzzle is from."""

    record: str
    ply: int  # where the puzzle is
    seat: int


class MoveJudged(msgspec.Struct):
    move: str
    chance: float  # of winning: the mean of the two searches
