"""Attempts at deals of the day: one a day counts, and it is the first."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from . import tables as work
from .schema import deals, seats, tables
from .store import Taken

BOT = "bot "  # before the level, where a level is measured


class Attempt(NamedTuple):
    """Somebody's attempt; points and place stand there when it is over."""

    day: str
    user: str
    table: str
    name: str | None
    over: bool
    points: int | None
    place: int | None


_ATTEMPT = (
    sa.select(
        deals.c.day,
        deals.c.user,
        deals.c.table,
        seats.c.name,
        tables.c.ended.isnot(None).label("over"),
        seats.c.points,
        seats.c.place,
    )
    .join(tables, tables.c.id == deals.c.table)
    .join(seats, (seats.c.table == deals.c.table) & (seats.c.seat == 0))
)


def attempt(connection: sa.Connection, day: str, user: str) -> Attempt | None:
    row = connection.execute(_ATTEMPT.where(deals.c.day == day, deals.c.user == user)).one_or_none()
    return None if row is None else Attempt(*row)


def attempts(connection: sa.Connection, day: str) -> list[Attempt]:
    """Everybody's, the levels' too; the best first, of those that are over."""
    order = (tables.c.ended.is_(None), seats.c.points.desc(), seats.c.place, tables.c.ended)
    return [Attempt(*row) for row in connection.execute(_ATTEMPT.where(deals.c.day == day).order_by(*order))]


def attempts_of(connection: sa.Connection, user: str) -> list[Attempt]:
    """Somebody's, by day."""
    return [Attempt(*row) for row in connection.execute(_ATTEMPT.where(deals.c.user == user).order_by(deals.c.day))]


def people_of(connection: sa.Connection, day: str) -> int:
    """How many people have played it to its end."""
    ended = sa.select(sa.func.count()).select_from(deals.join(tables, tables.c.id == deals.c.table))
    where = (deals.c.day == day) & tables.c.ended.isnot(None) & ~deals.c.user.startswith(BOT)
    return int(connection.scalar(ended.where(where)) or 0)


def begin(
    connection: sa.Connection,
    day: str,
    user: str,
    values: Mapping[str, Any],
    rows: Sequence[Mapping[str, Any]],
    most: int = 0,
) -> None:
    """A new table that counts; Taken if there is one already."""
    gone = ~sa.exists().where(tables.c.id == deals.c.table)
    connection.execute(deals.delete().where(deals.c.day == day, deals.c.user == user, gone))
    try:
        with connection.begin_nested():
            connection.execute(deals.insert().values(day=day, user=user, table=values["id"]))
    except IntegrityError:
        raise Taken(day) from None
    work.create(connection, values, rows, most)


def hand_over(connection: sa.Connection, guest: str, account: str) -> None:
    """What a guest has played is the account's, but for days of which the account has an attempt."""
    known = sa.select(deals.c.day).where(deals.c.user == account)
    theirs = deals.c.user == guest
    connection.execute(deals.update().where(theirs, deals.c.day.not_in(known)).values(user=account))
    connection.execute(deals.delete().where(theirs))
