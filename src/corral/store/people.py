"""Work on users, sessions, ratings, notices and the server's own settings."""

from dataclasses import dataclass
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from corral.refusal import Code

from . import deals as deals_work
from . import history
from . import learned as learned_work
from . import puzzled as puzzled_work
from .history import GONE
from .schema import (
    boxes,
    chat,
    deals,
    dropped,
    learned,
    lines,
    notices,
    puzzled,
    ratings,
    seats,
    sessions,
    settings,
    shut_out,
    tables,
    users,
)
from .store import Missing, Taken


@dataclass(frozen=True)
class UserRow:
    id: str
    name: str
    key: str | None
    password: str | None
    made: float
    settings: dict[str, Any]
    operator: bool
    banned: bool


@dataclass(frozen=True)
class SessionRow:
    id: str
    user: str
    kind: str
    note: str
    made: float
    seen: float
    address: str | None


@dataclass(frozen=True)
class RatingRow:
    game: str
    player: str
    skill: float
    doubt: float
    games: int


@dataclass(frozen=True)
class NoticeRow:
    id: str
    user: str
    kind: str
    address: str
    code: str | None
    enabled: bool
    reason: str | None  # why it was switched off, if not by its owner


def add(connection: sa.Connection, user: str, name: str, at: float) -> None:
    """A guest."""
    connection.execute(users.insert().values(id=user, name=name, made=at, settings={}))


def find(connection: sa.Connection, user: str) -> UserRow:
    row = connection.execute(sa.select(users).where(users.c.id == user)).one_or_none()
    if row is None:
        raise Missing("there is no such user", Code.NO_USER)
    return UserRow(**row._asdict())


def by_name(connection: sa.Connection, key: str) -> UserRow | None:
    row = connection.execute(sa.select(users).where(users.c.key == key)).one_or_none()
    return None if row is None else UserRow(**row._asdict())


def users_like(connection: sa.Connection, begins: str, limit: int = 100) -> list[UserRow]:
    """Those whose name begins so, the newest first."""
    query = sa.select(users).where(users.c.name.startswith(begins, autoescape=True))
    return [UserRow(**row._asdict()) for row in connection.execute(query.order_by(users.c.made.desc()).limit(limit))]


def change(connection: sa.Connection, /, user: str, **values: Any) -> None:
    """Taken if the name of an account is somebody else's."""
    try:
        connection.execute(users.update().where(users.c.id == user).values(**values))
    except IntegrityError:
        raise Taken(user) from None


class Left(NamedTuple):
    """What people leave behind when they are gone: tables that have changed, and sessions that are over."""

    tables: list[str]
    sessions: list[str]


def merge(connection: sa.Connection, guest: str, account: str) -> Left:
    """What a guest has played becomes the account's; the guest is gone."""
    left = _left(connection, guest)
    for table, column in ((seats, seats.c.user), (tables, tables.c.host), (chat, chat.c.user)):
        connection.execute(table.update().where(column == guest).values({column.name: account}))
    for part in (learned_work, history, deals_work, puzzled_work):
        part.hand_over(connection, guest, account)
    _remove(connection, guest)
    return left


def _left(connection: sa.Connection, user: str) -> Left:
    """Their tables get a new revision: a process that misses the word notices by that."""
    sat = sa.select(seats.c.table).where(seats.c.user == user)
    where = tables.c.id.in_(sat) | (tables.c.host == user)
    names = list(connection.scalars(sa.select(tables.c.id).where(where)))
    connection.execute(tables.update().where(where).values(revision=tables.c.revision + 1))
    return Left(names, list(connection.scalars(sa.select(sessions.c.id).where(sessions.c.user == user))))


def forget(connection: sa.Connection, user: str) -> Left:
    """Delete a user. Records stay, without the name."""
    left = _left(connection, user)
    for table, seat, name in connection.execute(
        sa.select(seats.c.table, seats.c.seat, seats.c.name).where(seats.c.user == user)
    ).all():
        own = lines.update().where(lines.c.table == table, lines.c.text == f"* seat {seat + 1} {name}")
        connection.execute(own.values(text=f"* seat {seat + 1} {GONE}"))
        header = connection.scalar(sa.select(tables.c.header).where(tables.c.id == table))
        if header is not None:
            changed = tables.update().where(tables.c.id == table)
            connection.execute(changed.values(header=_without_name(header, seat)))
    connection.execute(seats.update().where(seats.c.user == user).values(user=None, name=GONE))
    connection.execute(tables.update().where(tables.c.host == user).values(host=None))
    connection.execute(chat.update().where(chat.c.user == user).values(user=None, name=GONE, text=""))
    _remove(connection, user)
    return left


def _without_name(header: str, seat: int) -> str:
    rows = header.split("\n")
    index = next(index for index, row in enumerate(rows) if row.startswith("seats "))
    names = rows[index].split(" ")
    names[1 + seat] = GONE
    rows[index] = " ".join(names)
    return "\n".join(rows)


def _remove(connection: sa.Connection, user: str) -> None:
    for table, column in (
        (sessions, sessions.c.user),
        (notices, notices.c.user),
        (dropped, dropped.c.user),
        (learned, learned.c.user),
        (boxes, boxes.c.user),
        (deals, deals.c.user),
        (puzzled, puzzled.c.user),
        (ratings, ratings.c.player),
        (users, users.c.id),
    ):
        connection.execute(table.delete().where(column == user))


# Sessions


def open_session(connection: sa.Connection, row: SessionRow) -> None:
    connection.execute(sessions.insert().values(**row.__dict__))


def session(connection: sa.Connection, key: str) -> tuple[UserRow, SessionRow] | None:
    row = connection.execute(sa.select(sessions).where(sessions.c.id == key)).one_or_none()
    if row is None:
        return None
    found = SessionRow(**row._asdict())
    return find(connection, found.user), found


def sessions_of(connection: sa.Connection, user: str) -> list[SessionRow]:
    query = sa.select(sessions).where(sessions.c.user == user).order_by(sessions.c.seen.desc())
    return [SessionRow(**row._asdict()) for row in connection.execute(query)]


def end_session(connection: sa.Connection, user: str, key: str) -> bool:
    """Only a user's own: False if it is not."""
    change = sessions.delete().where(sessions.c.id == key, sessions.c.user == user)
    return connection.execute(change).rowcount == 1


def seen(connection: sa.Connection, key: str, at: float) -> None:
    connection.execute(sessions.update().where(sessions.c.id == key).values(seen=at))


def other_sessions(connection: sa.Connection, user: str, but: str = "") -> list[str]:
    """End all sessions of a user but one; gives those that were ended."""
    where = (sessions.c.user == user) & (sessions.c.id != but)
    found = list(connection.scalars(sa.select(sessions.c.id).where(where)))
    connection.execute(sessions.delete().where(where))
    return found


# People who are shut out


def ban(connection: sa.Connection, user: str, until: float | None) -> list[str]:
    """Shut a user out, and with `until` also newcomers from where they came; gives the sessions that are over."""
    connection.execute(users.update().where(users.c.id == user).values(banned=True))
    if until is not None:
        query = sa.select(sessions.c.address).where(sessions.c.user == user, sessions.c.address.isnot(None))
        for address in set(connection.scalars(query)):
            connection.execute(shut_out.delete().where(shut_out.c.address == address))
            connection.execute(shut_out.insert().values(address=address, until=until))
    return list(connection.scalars(sa.select(sessions.c.id).where(sessions.c.user == user)))


def pardon(connection: sa.Connection, user: str) -> None:
    """Let a user in again, and newcomers from where they came."""
    connection.execute(users.update().where(users.c.id == user).values(banned=False))
    own = sa.select(sessions.c.address).where(sessions.c.user == user, sessions.c.address.isnot(None))
    connection.execute(shut_out.delete().where(shut_out.c.address.in_(own)))


def is_shut_out(connection: sa.Connection, address: str, now: float) -> bool:
    query = sa.select(shut_out.c.address).where(shut_out.c.address == address, shut_out.c.until > now)
    return connection.scalar(query) is not None


# Ratings


def ratings_of(connection: sa.Connection, game: str, players: list[str]) -> dict[str, RatingRow]:
    """The ratings of these players, locked until they are written where several may write."""
    query = sa.select(ratings).where(ratings.c.game == game, ratings.c.player.in_(players))
    rows = connection.execute(query.order_by(ratings.c.player).with_for_update())
    return {row.player: RatingRow(**row._asdict()) for row in rows}


def rate(connection: sa.Connection, row: RatingRow) -> None:
    own = (ratings.c.game == row.game) & (ratings.c.player == row.player)
    if connection.execute(ratings.update().where(own).values(**row.__dict__)).rowcount == 0:
        connection.execute(ratings.insert().values(**row.__dict__))


def profile(connection: sa.Connection, player: str) -> list[RatingRow]:
    rows = connection.execute(sa.select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
    return [RatingRow(**row._asdict()) for row in rows]


def ladder(connection: sa.Connection, game: str, limit: int = 100) -> list[tuple[RatingRow, str]]:
    """The best of a game, surest first: ratings with the name of their player."""
    query = sa.select(ratings, users.c.name).outerjoin(users, users.c.id == ratings.c.player)
    query = query.where(ratings.c.game == game).order_by((ratings.c.skill - 3 * ratings.c.doubt).desc()).limit(limit)
    found = []
    for row in connection.execute(query):
        *values, name = row
        found.append((RatingRow(*values), name or values[1]))
    return found


# Notices


def notices_of(connection: sa.Connection, user: str) -> list[NoticeRow]:
    rows = connection.execute(sa.select(notices).where(notices.c.user == user).order_by(notices.c.id))
    return [NoticeRow(**row._asdict()) for row in rows]


def add_notice(connection: sa.Connection, row: NoticeRow) -> None:
    connection.execute(notices.insert().values(**row.__dict__))


def change_notice(connection: sa.Connection, /, user: str, notice: str, **values: Any) -> bool:
    own = notices.update().where(notices.c.user == user, notices.c.id == notice)
    return connection.execute(own.values(**values)).rowcount == 1


def drop_notice(connection: sa.Connection, user: str, notice: str) -> bool:
    own = notices.delete().where(notices.c.user == user, notices.c.id == notice)
    return connection.execute(own).rowcount == 1


# The server's own settings


def setting(connection: sa.Connection, key: str, fresh: str) -> str:
    """A value that is made once and kept, such as the key that signs cookies."""
    found = connection.scalar(sa.select(settings.c.value).where(settings.c.key == key))
    if found is None:
        connection.execute(settings.insert().values(key=key, value=fresh))
        return fresh
    return str(found)


def try_writing(connection: sa.Connection, now: float) -> None:
    """Something small is written, so that a disk that is full and a database that is locked are noticed."""
    changed = connection.execute(settings.update().where(settings.c.key == "ready").values(value=str(now)))
    if changed.rowcount == 0:
        connection.execute(settings.insert().values(key="ready", value=str(now)))
