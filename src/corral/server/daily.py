"""The deal of the day over HTTP: what it is, the one attempt, and what all have made of it."""

from collections.abc import Sequence

from litestar import get, post
from litestar.di import NamedDependency as Given
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from corral import fair, players
from corral.store import deals
from corral.store.deals import Attempt
from corral.table import TableRegistry, daily

from . import messages
from .accounts import Me
from .asking import REFUSALS, Req
from .settings import Settings
from .tables import made

BEST = 10  # of those who have played it are named
HUNDRED = 100
MONTH = 30
WEEK = 7


async def today(maybe: Given[Me | None], registry: Given[TableRegistry]) -> messages.DailySeen:
    """The deal of the server's day, in UTC."""
    return await _seen(registry.today(), maybe, registry)


async def of_day(day: FromPath[str], maybe: Given[Me | None], registry: Given[TableRegistry]) -> messages.DailySeen:
    """That of another day."""
    return await _seen(daily.check(day, registry.today()), maybe, registry)


async def begin(
    request: Req, me: Given[Me], registry: Given[TableRegistry], settings: Given[Settings]
) -> messages.TableMade:
    """The one attempt at today's that counts: begun, or where it stands."""
    return made((await registry.deal(me.person)).id, request, settings)


async def practise(
    request: Req, day: FromPath[str], me: Given[Me], registry: Given[TableRegistry], settings: Given[Settings]
) -> messages.TableMade:
    """The deal of a day that is over, once more, as often as one likes: it counts nowhere."""
    return made((await registry.practise(me.person, day)).id, request, settings)


async def _seen(day: str, maybe: Me | None, registry: TableRegistry) -> messages.DailySeen:
    now, deal = registry.today(), daily.deal_of(day)
    me = maybe.id if maybe else ""
    attempts = await registry.store.read(deals.attempts, day)
    own = await registry.store.read(deals.attempts_of, me)
    own_by_day = {attempt.day: attempt for attempt in own}
    mine = own_by_day.get(day)
    open_to_all = day < now or (mine is not None and mine.over)
    if open_to_all or mine is not None:
        registry.begin(registry.measure(day))
    ended = [attempt for attempt in attempts if attempt.over]
    people = [attempt for attempt in ended if not attempt.user.startswith(deals.BOT)]
    bots = {attempt.user.removeprefix(deals.BOT): attempt for attempt in ended if attempt not in people}
    monday = daily.after(day, -daily.weekday(day))
    before = daily.after(day, -1)
    earlier = await registry.store.read(deals.attempts, before)
    before_people = [one for one in earlier if one.over and not one.user.startswith(deals.BOT)]
    streak = daily.streak([attempt.day for attempt in own if attempt.over], now)
    lately = [one for one in own if one.over and one.day > daily.after(now, -MONTH)]
    return messages.DailySeen(
        day=day,
        game=deal.game,
        seats=deal.seats,
        level=deal.level,
        begins=daily.begins(day),
        ends=daily.begins(daily.after(day, 1)),
        now=registry.store.now(),
        promise=fair.commit(bytes.fromhex(daily.seed(await registry.secret(), deal))),
        mine=None if mine is None else _mine(mine, people),
        people=len(people),
        points=[one.points or 0 for one in people] if open_to_all else [],
        best=_lines(people, me, told=day < now) if open_to_all else [],
        levels=[_line(bots[level], [bots[level]], me, open_to_all, level) for level in players.LEVELS if level in bots]
        if open_to_all
        else [],
        streak=streak.now,
        longest=streak.longest,
        week=[await _day(registry, daily.after(monday, number), own_by_day, now) for number in range(WEEK)],
        before=await _day(registry, before, own_by_day, now),
        before_best=_line(before_people[0], before_people, me, True) if before_people else None,
        month=[len(lately), sum(one.place == 1 for one in lately)],
    )


async def _day(registry: TableRegistry, day: str, own: dict[str, Attempt], now: str) -> messages.DaySeen:
    mine = own.get(day)
    people = await registry.store.read(deals.people_of, day) if day < now else 0
    over = mine is not None and mine.over
    return messages.DaySeen(
        day,
        daily.deal_of(day).game,
        people,
        mine.points if mine and over else None,
        mine.place if mine and over else None,
        mine is not None,
    )


def _mine(mine: Attempt, people: Sequence[Attempt]) -> messages.DealSeen:
    if not mine.over:
        return messages.DealSeen(mine.table, False, None, None, None, None)
    others = [one for one in people if one.user != mine.user]
    worse = sum(_key(one) < _key(mine) for one in others)
    beaten = worse * HUNDRED // len(others) if others else None
    return messages.DealSeen(mine.table, True, mine.points, mine.place, _rank(mine, people), beaten)


def _key(attempt: Attempt) -> tuple[int, int]:
    """More is better: points, then the place."""
    return attempt.points or 0, -(attempt.place or 0)


def _rank(attempt: Attempt, people: Sequence[Attempt]) -> int:
    return 1 + sum(_key(one) > _key(attempt) for one in people)


def _lines(people: Sequence[Attempt], me: str, told: bool) -> list[messages.DealLine]:
    """The best lines, and the user's own."""
    return [_line(one, people, me, told) for index, one in enumerate(people) if index < BEST or one.user == me]


def _line(one: Attempt, all_of_them: Sequence[Attempt], me: str, told: bool, name: str = "") -> messages.DealLine:
    mine = one.user == me
    table = one.table if told or mine else ""
    return messages.DealLine(
        name or one.name or "", _rank(one, all_of_them), one.points or 0, one.place or 0, table, mine
    )


ROUTES: list[HTTPRouteHandler] = [
    get("/api/daily", responses=REFUSALS)(today),
    post("/api/daily", status_code=200, responses=REFUSALS)(begin),
    get("/api/daily/{day:str}", responses=REFUSALS)(of_day),
    post("/api/daily/{day:str}", responses=REFUSALS)(practise),
]
