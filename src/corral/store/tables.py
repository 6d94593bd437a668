"""Work on tables, their seats, lines and chat. Each function is one transaction, or part of one."""

import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from corral.refusal import Code

from .schema import chat, dropped, lines, seats, tables
from .store import Enough, Missing, Taken

LISTED = 100  # rows of a list
LISTED_OF_A_HOST = 3  # open tables of one host in the lobby
_INSERT = lines.insert()  # made once: they are what every move needs
_MOVED = tables.update().where(tables.c.id == sa.bindparam("this"))
_AT_ONCE = """
WITH added AS (
    INSERT INTO lines ("table", line, text, at)
    SELECT $1, $2 + number, text, $4 FROM unnest($3::text[]) WITH ORDINALITY AS new (text, number)
)
UPDATE tables SET """


@dataclass(frozen=True)
class SeatRow:
    seat: int
    user: str | None
    name: str | None
    level: str | None
    salt: str | None
    place: int | None
    points: int | None
    luck: float | None
    own: float | None
    judge: str | None
    marks: int | None
    gain: int | None


@dataclass(frozen=True)
class TableRow:
    id: str
    game: str
    options: dict[str, str]
    pace: dict[str, Any]
    rated: bool
    public: bool
    host: str | None
    seed: str
    daily: str | None
    made: float
    revision: int
    header: str | None
    started: float | None
    ended: float | None
    version: int
    moved: float
    asked: str
    due: float | None
    chats: int
    again: str | None
    seats: tuple[SeatRow, ...]


@dataclass(frozen=True)
class ChatRow:
    number: int
    name: str
    text: str
    at: float


def create(
    connection: sa.Connection, values: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], most: int = 0
) -> None:
    """A new table; Enough if its host has `most` tables already."""
    if most and count_open(connection, values["host"]) >= most:
        raise Enough(f"you have {most} tables that have not ended; finish or leave some", Code.TOO_MANY_TABLES)
    connection.execute(tables.insert().values(**values))
    connection.execute(seats.insert(), [{"table": values["id"], **row} for row in rows])


def load(connection: sa.Connection, table: str) -> TableRow:
    found = _rows(connection, sa.select(tables).where(tables.c.id == table))
    if not found:
        raise Missing(f"there is no table {table!r}", Code.NO_TABLE)
    return found[0]


def _rows(connection: sa.Connection, query: "sa.Select[Any]") -> list[TableRow]:
    found = [row._asdict() for row in connection.execute(query)]
    ids = [row["id"] for row in found]
    sitting: dict[str, list[SeatRow]] = {table: [] for table in ids}
    for row in connection.execute(sa.select(seats).where(seats.c.table.in_(ids)).order_by(seats.c.seat)):
        values = row._asdict()
        sitting[values.pop("table")].append(SeatRow(**values))
    return [TableRow(**row, seats=tuple(sitting[row["id"]])) for row in found]


def newest(connection: sa.Connection, table: str) -> tuple[int, int, int]:
    """What tells whether anything has changed: how many lines and chats, and which revision of the seats."""
    query = sa.select(tables.c.version, tables.c.chats, tables.c.revision).where(tables.c.id == table)
    version, chats, revision = connection.execute(query).one()
    return version, chats, revision


def lines_after(connection: sa.Connection, table: str, after: int) -> list[tuple[str, float]]:
    """The lines of a table from number `after` + 1 on, with their times."""
    query = sa.select(lines.c.text, lines.c.at).where(lines.c.table == table, lines.c.line > after)
    return [(text, at) for text, at in connection.execute(query.order_by(lines.c.line))]


def load_after(connection: sa.Connection, table: str, after: int) -> tuple[TableRow, list[tuple[str, float]]]:
    """A table with its lines from number `after` + 1 on."""
    return load(connection, table), lines_after(connection, table, after)


def _execute(connection: sa.Connection, statement: Any, rows: Sequence[dict[str, Any]]) -> None:
    """The same statement for every move: its text is made once, which spares most of the time that it takes."""
    text, names = _text(statement, connection.dialect, tuple(rows[0]))
    connection.exec_driver_sql(text, [tuple(row[name] for name in names) for row in rows])


@functools.lru_cache(64)
def _text(statement: Any, dialect: sa.Dialect, names: tuple[str, ...]) -> tuple[str, list[str]]:
    compiled = statement.compile(dialect=dialect, column_keys=[name for name in names if name != "this"])
    return compiled.string, compiled.positiontup


def _append_at_once(
    connection: sa.Connection, table: str, after: int, texts: Sequence[str], at: float, values: Mapping[str, Any]
) -> None:
    """Both in one statement: each would be a journey to the database and back."""
    changes = ", ".join(f"{name} = ${number}" for number, name in enumerate(values, 5))
    connection.exec_driver_sql(_AT_ONCE + changes + " WHERE id = $1", (table, after, list(texts), at, *values.values()))


def append(
    connection: sa.Connection,
    table: str,
    after: int,
    texts: Sequence[str],
    at: float,
    values: Mapping[str, Any],
    sitting: Mapping[int, Mapping[str, Any]],
) -> None:
    """Add lines behind line `after`; Taken if somebody else has. `values` and `sitting` go with them."""
    values = {"version": after + len(texts), **values}
    try:
        if connection.dialect.name == "postgresql":
            _append_at_once(connection, table, after, texts, at, values)
        else:
            numbered = enumerate(texts, after + 1)
            _execute(connection, _INSERT, [{"table": table, "line": n, "text": text, "at": at} for n, text in numbered])
            _execute(connection, _MOVED, [{"this": table, **values}])
    except IntegrityError:
        raise Taken(table) from None
    for seat, row in sitting.items():
        connection.execute(seats.update().where(seats.c.table == table, seats.c.seat == seat).values(**row))


def seat_changes(
    connection: sa.Connection, /, table: str, revision: int, sitting: Mapping[int, Mapping[str, Any]], **values: Any
) -> None:
    """Change seats (and the table's row) before the start; Taken if it has changed since it was read."""
    change = tables.update().where(tables.c.id == table, tables.c.revision == revision, tables.c.started.is_(None))
    if connection.execute(change.values(revision=revision + 1, **values)).rowcount != 1:
        raise Taken(table)
    for seat, row in sitting.items():
        connection.execute(seats.update().where(seats.c.table == table, seats.c.seat == seat).values(**row))


def due(connection: sa.Connection, now: float) -> list[tuple[str, float]]:
    """Tables that must act themselves, the longest waiting first."""
    query = sa.select(tables.c.id, tables.c.due).where(tables.c.due <= now).order_by(tables.c.due).limit(LISTED)
    return [(table, at) for table, at in connection.execute(query)]


def claim(connection: sa.Connection, table: str, was: float, until: float | None) -> bool:
    """Compare and set: True for the one process that acts."""
    change = tables.update().where(tables.c.id == table, tables.c.due == was)
    return connection.execute(change.values(due=until)).rowcount == 1


def renew(connection: sa.Connection, due: Mapping[str, float | None]) -> None:
    """Tables whose bots still think: when to look again whether they do."""
    change = tables.update().where(tables.c.id == sa.bindparam("table"), tables.c.ended.is_(None))
    rows = [{"table": table, "until": until} for table, until in sorted(due.items())]
    connection.execute(change.values(due=sa.bindparam("until")), rows)


def say(connection: sa.Connection, table: str, user: str, name: str, text: str, at: float) -> None:
    """Add to the chat; the table's row is the lock on its numbers."""
    connection.execute(tables.update().where(tables.c.id == table).values(chats=tables.c.chats + 1))
    number = connection.scalar(sa.select(tables.c.chats).where(tables.c.id == table))
    row = {"table": table, "number": number, "user": user, "name": name, "text": text, "at": at}
    connection.execute(chat.insert().values(**row))


def chats_after(connection: sa.Connection, table: str, after: int) -> list[ChatRow]:
    query = sa.select(chat.c.number, chat.c.name, chat.c.text, chat.c.at)
    query = query.where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(LISTED)
    return [ChatRow(*row) for row in connection.execute(query)][::-1]


def rematch(
    connection: sa.Connection, table: str, values: Mapping[str, Any], rows: Sequence[Mapping[str, Any]], most: int
) -> str:
    """The rematch of a table: a new one, or the one that somebody else was first to offer; see `create`."""
    claim = tables.update().where(tables.c.id == table, tables.c.again.is_(None)).values(again=values["id"])
    if connection.execute(claim).rowcount == 1:
        create(connection, values, rows, most)
    return str(connection.scalar(sa.select(tables.c.again).where(tables.c.id == table)))


def open_tables(connection: sa.Connection) -> list[TableRow]:
    """Public tables that have not ended, those that wait for players first; of each host the newest few, so that
    nobody fills the list alone."""
    number = sa.func.row_number().over(partition_by=tables.c.host, order_by=tables.c.made.desc()).label("number")
    newest = sa.select(tables.c.id, number).where(tables.c.public, tables.c.ended.is_(None)).subquery()
    query = sa.select(tables).join(newest, newest.c.id == tables.c.id).where(newest.c.number <= LISTED_OF_A_HOST)
    return _rows(connection, query.order_by(tables.c.started.isnot(None), tables.c.made.desc()).limit(LISTED))


def latest(connection: sa.Connection) -> list[TableRow]:
    """Those at which something happened last."""
    return _rows(connection, sa.select(tables).order_by(tables.c.moved.desc()).limit(LISTED))


def tables_of(connection: sa.Connection, user: str, limit: int = LISTED) -> list[TableRow]:
    """The tables where a user sits or is host, those going on first."""
    mine = sa.select(seats.c.table).where(seats.c.user == user)
    query = sa.select(tables).where(tables.c.id.in_(mine) | (tables.c.host == user))
    return _rows(connection, query.order_by(tables.c.ended.isnot(None), tables.c.moved.desc()).limit(limit))


def played(connection: sa.Connection, user: str) -> list[str]:
    """The games of which a user has begun one at least."""
    sat = tables.join(seats, seats.c.table == tables.c.id)
    query = sa.select(tables.c.game).select_from(sat).where(seats.c.user == user, tables.c.started.is_not(None))
    return sorted(connection.scalars(query.distinct()))


def list_of(connection: sa.Connection, user: str) -> tuple[list[TableRow], set[str]]:
    """A user's tables, and which of them he has dropped from his list."""
    gone = connection.scalars(sa.select(dropped.c.table).where(dropped.c.user == user))
    return tables_of(connection, user), set(gone)


def drop(connection: sa.Connection, user: str, table: str) -> None:
    """The user wants to see this table no more in his list."""
    once = sa.text('INSERT INTO dropped ("user", "table") VALUES (:user, :table) ON CONFLICT DO NOTHING')
    connection.execute(once, {"user": user, "table": table})


def regain(connection: sa.Connection, user: str, table: str) -> None:
    """It is in his list again."""
    connection.execute(dropped.delete().where(dropped.c.user == user, dropped.c.table == table))


def count_open(connection: sa.Connection, user: str) -> int:
    """How many tables of this host have not ended."""
    query = sa.select(sa.func.count()).where(tables.c.host == user, tables.c.ended.is_(None))
    return int(connection.scalar(query) or 0)


def delete(connection: sa.Connection, table: str) -> bool:
    """Remove a table that has not started; False if it has, or is not there."""
    own = tables.delete().where(tables.c.id == table, tables.c.started.is_(None))
    if connection.execute(own).rowcount != 1:
        return False
    _delete_rows(connection, [table])
    return True


def _delete_rows(connection: sa.Connection, ids: Sequence[str]) -> None:
    for part in (lines, seats, chat, dropped):
        connection.execute(part.delete().where(part.c.table.in_(ids)))


def room_for_bots(connection: sa.Connection, user: str | None, most: int) -> None:
    """Enough if at `most` tables of this host bots alone go on."""
    person = sa.exists().where(seats.c.table == tables.c.id, seats.c.user.isnot(None))
    query = sa.select(sa.func.count()).where(tables.c.host == user, tables.c.ended.is_(None))
    if (connection.scalar(query.where(tables.c.started.isnot(None), ~person)) or 0) >= most:
        reason = f"you have {most} tables of bots alone that have not ended; wait until one is over"
        raise Enough(reason, Code.TOO_MANY_BOTS)


def written(row: TableRow, lines: Sequence[tuple[str, float]]) -> str:
    """The whole record of a table that is over."""
    return f"{row.header}seed {row.seed}\n\n" + "".join(f"{line}\n" for line, _ in lines)


def finished(connection: sa.Connection, after: str = "") -> list[str]:
    """The ids of tables with a record, a page at a time."""
    query = sa.select(tables.c.id).where(tables.c.header.isnot(None), tables.c.id > after)
    return list(connection.scalars(query.order_by(tables.c.id).limit(LISTED)))
