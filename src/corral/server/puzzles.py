"""Puzzles over HTTP: the list, one of them, and the verdict on an answer. Only a first answer counts."""

import asyncio

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from corral import games
from corral.learn.puzzles import PLAYOUTS, posed, puzzle, puzzles
from corral.learn.puzzles.playing import Found, Riddle, hard, of_day
from corral.store import puzzled
from corral.store.puzzled import Answer, Tries
from corral.table import TableRegistry

from . import messages
from .accounts import Me
from .asking import REFUSALS, Req, TooMany
from .settings import Settings
from .tables import made


async def puzzle_list(maybe: Given[Me | None], registry: Given[TableRegistry]) -> messages.PuzzlesSeen:
    """Every puzzle, and which of them the user has answered."""
    answers = await _answers(maybe, registry)
    first = {answer.puzzle: answer.right for answer in answers}
    ratings = await registry.store.read(puzzled.ratings)
    lines = [
        messages.PuzzleLine(
            game, one.id, one.theme, round(ratings.get(f"{game}/{one.id}", hard(one))), first.get(f"{game}/{one.id}")
        )
        for game in posed()
        for one in puzzles(game).values()
    ]
    told = puzzled.told(answers)
    return messages.PuzzlesSeen(lines, "/".join(of_day(registry.today())), round(told.rating), told.row, told.longest)


async def one(
    request: Req, game: FromPath[str], name: FromPath[str], maybe: Given[Me | None], registry: Given[TableRegistry]
) -> messages.PuzzleSeen:
    """A puzzle at its question: nothing of its answer is told."""
    _take(request)
    riddle = await asyncio.to_thread(_riddle, game, name)
    position = await asyncio.to_thread(riddle.position)
    answers = await _answers(maybe, registry)
    key = f"{game}/{name}"
    return messages.PuzzleSeen(
        game=game,
        id=name,
        theme=riddle.puzzle.theme,
        seat=riddle.puzzle.seat,
        levels=riddle.levels,
        position=position,
        today=key == "/".join(of_day(registry.today())),
        next=_next(key, answers),
        stand=_stand(key, answers, await registry.store.read(puzzled.tries, key), hard(riddle.puzzle)),
    )


def _next(key: str, answers: list[Answer]) -> str:
    """The next one of the same game that was not answered; then of the other games; then simply the next."""
    game = key.split("/")[0]
    order = [game, *(other for other in posed() if other != game)]
    keys = [f"{each}/{name}" for each in order for name in puzzles(each)]
    at = keys.index(key) + 1
    rest = [*keys[at:], *keys[:at]]
    answered = {answer.puzzle for answer in answers}
    return next((each for each in rest if each not in answered and each != key), rest[0])


def _stand(key: str, answers: list[Answer], tries: Tries | None, rating: float) -> messages.PuzzleStand:
    told, tried = puzzled.told(answers), tries or Tries(rating, 0, 0)
    answered = any(answer.puzzle == key for answer in answers)
    return messages.PuzzleStand(round(told.rating), told.row, round(tried.rating), tried.tries, tried.right, answered)


async def look(
    request: Req, game: FromPath[str], name: FromPath[str], data: JSONBody[messages.LookBody]
) -> messages.LookSeen:
    """What would come of a move; nothing is kept."""
    _take(request)
    riddle = await asyncio.to_thread(_riddle, game, name)
    return messages.LookSeen(await asyncio.to_thread(riddle.look, data.move))


async def answer(
    request: Req,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[messages.PuzzleBody],
    maybe: Given[Me | None],
    registry: Given[TableRegistry],
) -> messages.PuzzleAnswered:
    """The verdict. Of somebody's answers to a puzzle the first counts, and it counts once."""
    _take(request)
    riddle = await asyncio.to_thread(_riddle, game, name)
    found: Found = await asyncio.to_thread(riddle.answer, data.move)
    key, one, counted = f"{game}/{name}", riddle.puzzle, False
    before = puzzled.told(await _answers(maybe, registry)).rating
    if maybe:
        now = registry.store.now()
        counted = await registry.store.write(puzzled.answer, maybe.id, key, found.right, hard(one), now)
    answers = await _answers(maybe, registry)
    after = puzzled.told(answers).rating
    return messages.PuzzleAnswered(
        right=found.right,
        alike=found.alike,
        counted=counted,
        gained=round(after) - round(before),
        moves=[messages.MoveJudged(each.move, each.mean) for each in found.moves],
        good=one.good,
        error=one.error,
        lead=one.lead,
        playouts=PLAYOUTS,
        played=one.played,
        reason=messages.ReasonSeen(found.reason.code, found.reason.args),
        view=found.best,
        stand=_stand(key, answers, await registry.store.read(puzzled.tries, key), hard(one)),
    )


async def whole_game(request: Req, game: FromPath[str], name: FromPath[str]) -> messages.PuzzleGame:
    """The game it is from, to its end: it tells what the verdict does, and more."""
    _take(request)
    found = puzzle(game, name)
    return messages.PuzzleGame(found.record, found.line, found.seat)


async def go_on(
    request: Req,
    game: FromPath[str],
    name: FromPath[str],
    data: JSONBody[messages.PuzzleOnBody],
    me: Given[Me],
    registry: Given[TableRegistry],
    settings: Given[Settings],
) -> messages.TableMade:
    """Play on from a puzzle: a table of one's own, unrated and with dice of its own."""
    _take(request)
    riddle = await asyncio.to_thread(_riddle, game, name)
    table = await registry.go_on(me.person, riddle.fold, riddle.seat, data.level)
    return made(table.id, request, settings)


async def _answers(maybe: Me | None, registry: TableRegistry) -> list[Answer]:
    return await registry.store.read(puzzled.answers_of, maybe.id) if maybe else []


def _riddle(game: str, name: str) -> Riddle:
    puzzle(game, name)
    games.find(game)  # NotReady while its rules are being compiled
    return Riddle(game, name)


def _take(request: Req) -> None:
    state = request.app.state
    if not state.lessons.take(request.client.host if request.client else "", state.registry.store.now()):
        raise TooMany("too often; wait a moment")


ROUTES: list[HTTPRouteHandler] = [
    get("/api/puzzles", responses=REFUSALS)(puzzle_list),
    get("/api/puzzles/{game:str}/{name:str}", responses=REFUSALS)(one),
    post("/api/puzzles/{game:str}/{name:str}", status_code=200, responses=REFUSALS)(answer),
    post("/api/puzzles/{game:str}/{name:str}/look", status_code=200, responses=REFUSALS)(look),
    get("/api/puzzles/{game:str}/{name:str}/game", responses=REFUSALS)(whole_game),
    post("/api/puzzles/{game:str}/{name:str}/on", responses=REFUSALS)(go_on),
]
