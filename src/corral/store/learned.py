"""Lessons that somebody has played to their end."""

from collections.abc import Iterable
from contextlib import suppress

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .schema import learned


def lessons_of(connection: sa.Connection, user: str) -> set[str]:
    return set(connection.scalars(sa.select(learned.c.lesson).where(learned.c.user == user)))


def learn(connection: sa.Connection, user: str, lessons: Iterable[str], at: float) -> None:
    """What is kept already stays as it is."""
    for lesson in sorted(set(lessons) - lessons_of(connection, user)):
        with suppress(IntegrityError), connection.begin_nested():  # somebody was quicker, in another window
            connection.execute(learned.insert().values(user=user, lesson=lesson, at=at))


def hand_over(connection: sa.Connection, guest: str, account: str) -> None:
    """What a guest has learned, the account has learned, too."""
    known = sa.select(learned.c.lesson).where(learned.c.user == account)
    theirs = learned.c.user == guest
    connection.execute(learned.update().where(theirs, learned.c.lesson.not_in(known)).values(user=account))
    connection.execute(learned.delete().where(theirs))
