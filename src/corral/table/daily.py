"""The deal of the day: which game it is, against whom, and its seed.

A day is the server's, in UTC. The games take turns; everybody has the first seat, the same bots and the same luck: each
draw goes by the name of what is drawn (see corral/fair.py)."""

import hashlib
import hmac
import re
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from typing import NamedTuple

from corral import games
from corral.refusal import Code
from corral.store import Missing

SEATS = {"dice_town": 3}  # other games: four
LEVEL = "rancher"  # of the bots; the same moves get the same answers from it, on any machine


class Deal(NamedTuple):
    day: str
    game: str
    seats: int
    level: str
    options: dict[str, str]


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m-%d")


def begins(day: str) -> float:
    """The moment at which a day begins; Missing if this is no day."""
    if not re.fullmatch(r"\d{4}-\d{2}-\d{2}", day):
        raise Missing(f"{day!r} is not a day; write 2026-11-19", Code.NO_DAY)
    try:
        return datetime.strptime(day, "%Y-%m-%d").replace(tzinfo=UTC).timestamp()
    except ValueError:
        raise Missing(f"there is no day {day!r}", Code.NO_DAY) from None


def after(day: str, days: int) -> str:
    """So many days later."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def weekday(day: str) -> int:
    """Monday is 0."""
    return date.fromisoformat(day).weekday()


def deal_of(day: str) -> Deal:
    begins(day)
    game = list(games.GAMES)[date.fromisoformat(day).toordinal() % len(games.GAMES)]
    return Deal(day, game, SEATS.get(game, 4), LEVEL, {})


def seed(secret: str, deal: Deal) -> str:
    return hmac.digest(secret.encode(), f"{deal.game} {deal.day}".encode(), hashlib.sha256).hex()


def check(day: str, today: str) -> str:
    """The day, if it has come; Missing if not."""
    begins(day)
    if day > today:
        raise Missing(f"{day} has not come yet; the server's day is {today}, in UTC", Code.NO_DAY)
    return day


class Streak(NamedTuple):
    now: int  # days in a row that were played, up to today or yesterday
    longest: int


def streak(days: Iterable[str], today: str) -> Streak:
    now = longest = 0
    last = ""
    for day in sorted(days):
        now = now + 1 if last and day == after(last, 1) else 1
        longest, last = max(longest, now), day
    return Streak(now if last and last >= after(today, -1) else 0, longest)
