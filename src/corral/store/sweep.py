"""What nobody needs any more goes by itself, by a rule that is stated in docs/server.md."""

from typing import NamedTuple

import sqlalchemy as sa

from .schema import boxes, learned, puzzled, seats, sessions, shut_out, tables, users
from .tables import LISTED, _delete_rows

DAY = 86400.0
UNSTARTED_DAYS = 1  # a table that waits for players
ABANDONED_DAYS = 180  # a game that nobody goes on with
SESSION_DAYS = 180  # a browser or program that has not been seen
HOST_AWAY_SECONDS = 1800.0  # then everybody who sits at a table that waits counts as its host


class Swept(NamedTuple):
    tables: int
    sessions: int
    guests: int
    hosts: list[str]  # tables without a host from now on


def sweep(connection: sa.Connection, now: float) -> Swept:
    """One transaction of bounded size; called again and again. Games that are over are kept for ever."""
    unstarted = tables.c.started.is_(None) & (tables.c.moved < now - UNSTARTED_DAYS * DAY)
    abandoned = tables.c.ended.is_(None) & (tables.c.moved < now - ABANDONED_DAYS * DAY)
    old = list(connection.scalars(sa.select(tables.c.id).where(unstarted | abandoned).limit(LISTED)))
    connection.execute(tables.delete().where(tables.c.id.in_(old)))
    _delete_rows(connection, old)

    unseen = sessions.c.seen < now - SESSION_DAYS * DAY
    over = connection.execute(sessions.delete().where(unseen)).rowcount
    connection.execute(shut_out.delete().where(shut_out.c.until < now))

    sits = sa.exists().where(seats.c.user == users.c.id)
    hosts = sa.exists().where(tables.c.host == users.c.id)
    comes = sa.exists().where(sessions.c.user == users.c.id)
    nobody = users.c.key.is_(None) & ~users.c.banned & ~sits & ~hosts & ~comes
    gone = list(connection.scalars(sa.select(users.c.id).where(nobody).limit(LISTED)))
    connection.execute(users.delete().where(users.c.id.in_(gone)))
    for table in (learned, boxes, puzzled):
        connection.execute(table.delete().where(table.c.user.in_(gone)))

    here = sa.exists().where(sessions.c.user == tables.c.host, sessions.c.seen > now - HOST_AWAY_SECONDS)
    alone = tables.c.started.is_(None) & tables.c.host.isnot(None) & ~here & (tables.c.made < now - HOST_AWAY_SECONDS)
    left = list(connection.scalars(sa.select(tables.c.id).where(alone).limit(LISTED)))
    without = tables.update().where(tables.c.id.in_(left))
    connection.execute(without.values(host=None, revision=tables.c.revision + 1))
    return Swept(len(old), over, len(gone), left)
