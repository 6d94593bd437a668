"""Work on what was found of games that are over, by the judge who found it: another judge's word is kept beside it."""

from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from .schema import analyses, seats


class Found(NamedTuple):
    """What a seat's history says of a game."""

    luck: float | None  # None: chance decides nothing but the order of seats
    own: float
    marks: int | None  # None: it was not looked at choices


def keep(
    connection: sa.Connection,
    table: str,
    judge: str,
    deep: bool,
    made: float,
    body: str,
    by_seat: Sequence[Found] = (),
) -> None:
    """The same judge says the same again: whoever is second changes nothing. `by_seat` is what histories show: luck and
    own play of the quick one, marks of who looked deepest."""
    once = sa.text(
        'INSERT INTO analyses ("table", judge, deep, made, body) VALUES (:table, :judge, :deep, :made, :body) '
        "ON CONFLICT DO NOTHING"
    )
    connection.execute(once, {"table": table, "judge": judge, "deep": deep, "made": made, "body": body})
    for seat, found in enumerate(by_seat):
        own = seats.update().where(seats.c.table == table, seats.c.seat == seat)
        if not deep:
            connection.execute(own.values(luck=found.luck, own=found.own, judge=judge))
        if found.marks is not None:
            connection.execute(own.values(marks=found.marks))


def found(connection: sa.Connection, table: str) -> dict[tuple[str, bool], str]:
    """What each judge found, by whether it looked deep, as JSON."""
    query = sa.select(analyses.c.judge, analyses.c.deep, analyses.c.body).where(analyses.c.table == table)
    return {(judge, deep): body for judge, deep, body in connection.execute(query)}
