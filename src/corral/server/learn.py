"""Courses over HTTP: what there is to learn, one lesson, tries at its questions, and who has learned what.

The server keeps nothing of a lesson that goes on: each try says what was right before it."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody

from corral import games
from corral.learn import ENGLISH, Language
from corral.learn.courses import course, taught
from corral.learn.playing import Play
from corral.store import learned
from corral.table import TableRegistry

from . import messages
from .accounts import Me
from .asking import REFUSALS, Req, TooMany


async def courses(
    maybe: Given[Me | None], registry: Given[TableRegistry], language: FromQuery[Language] = ENGLISH
) -> messages.CoursesSeen:
    """Every course, and the lessons that the user has learned."""
    known = await registry.store.read(learned.lessons_of, maybe.id) if maybe else set()
    return messages.CoursesSeen([_course(game, language) for game in taught()], sorted(known))


def _course(game: str, language: Language) -> messages.CourseSeen:
    found = course(game, language)
    lessons = [
        messages.LessonLine(lesson.id, lesson.level, lesson.title, lesson.idea, len(lesson.steps), lesson.rules)
        for lesson in found.lessons
    ]
    first = found.first_game
    return messages.CourseSeen(game, lessons, messages.FirstGameSeen(first.say, first.seats, first.bots, first.options))


async def lesson(
    request: Req, game: FromPath[str], name: FromPath[str], language: FromQuery[Language] = ENGLISH
) -> messages.LessonSeen:
    """A lesson, at its first question."""
    _take(request)
    return await asyncio.to_thread(_lesson, game, name, language)


def _lesson(game: str, name: str, language: Language) -> messages.LessonSeen:
    play = _play(game, name, language, [])
    found = play.lesson
    goals = [play.said(step.goal) for step in found.steps]
    return messages.LessonSeen(
        game, found.id, found.title, found.idea, found.rules, found.seat, play.names, goals, _question(play)
    )


def _play(game: str, name: str, language: Language, path: list[str]) -> Play:
    found = course(game, language).lesson(name)
    games.find(game)  # NotReady while its rules are being compiled
    return Play(game, found).follow(path)


def _question(play: Play) -> messages.QuestionSeen:
    return messages.QuestionSeen(play.number, play.said(play.step.say), play.marks(), play.shown(), play.position())


async def answer(
    request: Req,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[messages.AnswerBody],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
) -> messages.AnswerSeen:
    """A try. With the last right one the lesson is learned."""
    _take(request)
    found = await asyncio.to_thread(_answer, game, name, data)
    if maybe and found.right and found.next is None:
        await registry.store.write(learned.learn, maybe.id, [name], registry.store.now())
    return found


def _answer(game: str, name: str, data: messages.AnswerBody) -> messages.AnswerSeen:
    play = _play(game, name, data.language, data.path)
    right, say = play.answer(data.move)
    if not right:
        return messages.AnswerSeen(False, say)
    position = play.position(asked=False)
    play.go_on()
    return messages.AnswerSeen(True, say, position, None if play.done else _question(play))


async def look(
    request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[messages.AnswerBody]
) -> messages.LookSeen:
    """What would come of a move; nothing is kept."""
    _take(request)
    return await asyncio.to_thread(_look, game, name, data)


def _look(game: str, name: str, data: messages.AnswerBody) -> messages.LookSeen:
    return messages.LookSeen(_play(game, name, data.language, data.path).look(data.move))


async def add_learned(
    data: JSONBody[messages.LearnedBody], me: Given[Me], registry: Given[TableRegistry]
) -> messages.CoursesSeen:
    """Lessons that a browser has kept until somebody said who it was; what is no lesson is left out."""
    known = {lesson.id for game in taught() for lesson in course(game).lessons}
    await registry.store.write(learned.learn, me.id, known & set(data.lessons), registry.store.now())
    return await courses(me, registry)


def _take(request: Req) -> None:
    state = request.app.state
    if not state.lessons.take(request.client.host if request.client else "", state.registry.store.now()):
        raise TooMany("too often; wait a moment")


ROUTES: list[HTTPRouteHandler] = [
    get("/api/learn", responses=REFUSALS)(courses),
    post("/api/learn", status_code=200, responses=REFUSALS)(add_learned),
    get("/api/learn/{game:str}/{name:str}", responses=REFUSALS)(lesson),
    post("/api/learn/{game:str}/{name:str}", status_code=200, responses=REFUSALS)(answer),
    post("/api/learn/{game:str}/{name:str}/look", status_code=200, responses=REFUSALS)(look),
]
