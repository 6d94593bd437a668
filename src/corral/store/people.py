"""Work on users, sessions, ratings, notices and the server's own settings."""

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from .schema import chat, lines, notices, ratings, seats, sessions, settings, tables, users
from .store import Missing, Taken

GONE = "someone"  # who asked to be forgotten


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


def add(connection: sa.Connection, user: str, name: str, at: float) -> None:
    """A guest."""
    connection.execute(users.insert().values(id=user, name=name, made=at, settings={}))


def find(connection: sa.Connection, user: str) -> UserRow:
    row = connection.execute(sa.select(users).where(users.c.id == user)).one_or_none()
    if row is None:
        raise Missing("there is no such user")
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


def merge(connection: sa.Connection, guest: str, account: str) -> None:
    """What a guest has played becomes the account's; the guest is gone."""
    for table, column in ((seats, seats.c.user), (tables, tables.c.host), (chat, chat.c.user)):
        connection.execute(table.update().where(column == guest).values({column.name: account}))
    _remove(connection, guest)


def forget(connection: sa.Connection, user: str) -> None:
    """Delete a user. Records stay, without the name."""
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
