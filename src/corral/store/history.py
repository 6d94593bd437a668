"""Work on what somebody has played: tables that are over, and games of the box that were kept from the score pad."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from .schema import analyses, boxes, seats, tables
from .store import Enough
from .tables import LISTED, SeatRow, lines_after, load, written

GONE = "someone"  # the name of everybody who asked to be forgotten
MOST_GAMES = 5000  # games that a history holds, the latest
MOST_BOXES = 1000  # of one user
_SHOWN = (tables.c.id, tables.c.game, tables.c.options, tables.c.rated, tables.c.public, tables.c.ended)


@dataclass(frozen=True)
class Played:
    """A table that is over, as the history of one of its seats has it."""

    id: str
    game: str
    options: dict[str, str]
    rated: bool
    public: bool
    ended: float
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class BoxRow:
    """A game of the box."""

    user: str
    id: str
    game: str
    ended: float
    seat: int
    seats: list[dict[str, Any]]
    pad: str


def played(connection: sa.Connection, user: str) -> list[Played]:
    """The tables where a user sat to the end, the latest first."""
    mine = sa.select(seats.c.table).where(seats.c.user == user)
    over = tables.c.id.in_(mine) & tables.c.ended.isnot(None)
    latest = sa.select(*_SHOWN).where(over).order_by(tables.c.ended.desc(), tables.c.id).limit(MOST_GAMES)
    rows = [row._asdict() for row in connection.execute(latest)]
    sitting: dict[str, list[SeatRow]] = {row["id"]: [] for row in rows}
    for seat in connection.execute(sa.select(seats).where(seats.c.table.in_(mine)).order_by(seats.c.seat)):
        values = seat._asdict()
        if (table := values.pop("table")) in sitting:
            sitting[table].append(SeatRow(**values))
    return [Played(**row, seats=tuple(sitting[row["id"]])) for row in rows]


def unmarked(
    connection: sa.Connection, latest: int, known: Collection[str], but: Collection[str]
) -> tuple[str, bool] | None:
    """A game of somebody's so many latest in which nobody has looked for mistakes, any but these; and whether its luck
    and own play are known, so that the deep look is what is left."""
    lately = sa.func.row_number().over(partition_by=seats.c.user, order_by=tables.c.ended.desc())
    mine = (
        sa.select(tables.c.id, tables.c.game, seats.c.own, seats.c.marks, lately.label("lately"))
        .join_from(tables, seats, seats.c.table == tables.c.id)
        .where(tables.c.ended.isnot(None), seats.c.user.isnot(None))
        .subquery()
    )
    deep = sa.select(analyses.c.table).where(analyses.c.table == mine.c.id, analyses.c.deep).exists()
    wanted = mine.c.game.in_(known), mine.c.lately <= latest, mine.c.marks.is_(None), mine.c.id.not_in(but), ~deep
    found = connection.execute(sa.select(mine.c.id, mine.c.own).where(*wanted).order_by(sa.func.random())).first()
    return None if found is None else (found.id, found.own is not None)


def records(connection: sa.Connection, ids: Sequence[str]) -> dict[str, str]:
    """The whole records of tables that are over."""
    return {table: written(load(connection, table), lines_after(connection, table, 0)) for table in ids[:LISTED]}


def boxes_of(connection: sa.Connection, user: str) -> list[BoxRow]:
    query = sa.select(boxes).where(boxes.c.user == user).order_by(boxes.c.ended.desc(), boxes.c.id)
    return [BoxRow(**row._asdict()) for row in connection.execute(query)]


def keep_box(connection: sa.Connection, user: str, row: BoxRow) -> None:
    """A pad that is kept already is replaced; Enough if somebody keeps very many."""
    connection.execute(boxes.delete().where(boxes.c.user == user, boxes.c.id == row.id))
    kept = connection.scalar(sa.select(sa.func.count()).where(boxes.c.user == user)) or 0
    if kept >= MOST_BOXES:
        raise Enough(f"you keep {MOST_BOXES} games of the box already; drop some")
    connection.execute(boxes.insert().values(**row.__dict__))


def drop_box(connection: sa.Connection, user: str, box: str) -> bool:
    """False if it is not there."""
    return connection.execute(boxes.delete().where(boxes.c.user == user, boxes.c.id == box)).rowcount == 1


def hand_over(connection: sa.Connection, guest: str, account: str) -> None:
    """The games of the box that a guest has kept are the account's."""
    kept = sa.select(boxes.c.id).where(boxes.c.user == account)
    theirs = boxes.c.user == guest
    connection.execute(boxes.update().where(theirs, boxes.c.id.not_in(kept)).values(user=account))
    connection.execute(boxes.delete().where(theirs))
