"""What is written of a table when it starts and with every step: all of it in one transaction, or nothing."""

from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from corral import fair, games, options, record
from corral.record import Header
from corral.store import tables
from corral.store.tables import TableRow

from .live_match import BOT, LiveMatch
from .rating import settle


def header_of(row: TableRow) -> Header:
    """The frozen header of a table that has started, with its secret."""
    return record.parse(f"{row.header}secret {row.seed}\n").header


def new_header(row: TableRow) -> Header:
    """The header that a table starts with: its people, and the promise of its dice."""
    game = games.find(row.game)
    names = [seat.name if seat.user is not None else f"{seat.level}-{seat.seat + 1}" for seat in row.seats]
    seed = bytes.fromhex(row.seed)
    return Header(
        game,
        [name or "someone" for name in names],
        options.parse(game, row.options, len(row.seats)),
        game.pieces(),
        row.daily or row.id,
        fair.commit(seed),
        [seat.salt or record.NO_SALT for seat in row.seats],
        seed,
        named=row.daily is not None,
    )


def listed(live: LiveMatch, at: float) -> tuple[float | None, str]:
    """What lists show of a position: when the table itself must act, and which seats are asked as far as all may know:
    the first seat's view has it, which is made anyway."""
    return live.due(at), "" if live.over else " ".join(map(str, live.view(0).asked))


def commit(
    connection: sa.Connection,
    table: str,
    row: TableRow,
    before: LiveMatch,
    after: LiveMatch,
    texts: Sequence[str],
    at: float,
    due: float | None,
    asked: str,
    sitting: Mapping[int, Mapping[str, Any]],
) -> None:
    """Lines, and what lists show of them; at the end also places and ratings: all of it, or nothing."""
    values: dict[str, Any] = {"due": due, "asked": asked}
    if not after.keeps_secrets():
        values["moved"] = at
    rows = {seat: dict(values) for seat, values in sitting.items()}
    ended = after.over and not before.over
    if ended:
        values["ended"] = at
        for seat, place, points in zip(after.seats, after.places(), after.points(), strict=True):
            rows.setdefault(seat, {}).update(place=place, points=points)
        for seat, gain in enumerate(_rated(connection, row, after)):
            rows[seat]["gain"] = gain
    tables.append(connection, table, before.version, texts, at, values, rows)


def _rated(connection: sa.Connection, row: TableRow, after: LiveMatch) -> list[int]:
    """What each seat's rating gains by it; nothing where it does not count."""
    all_seats = [seat.user or (seat.level and BOT + seat.level) for seat in row.seats]
    known = [player for player in all_seats if player]
    people = [seat.user for seat in row.seats if seat.user]
    if not row.rated or after.fold.unrated or len(known) < len(all_seats) or len(set(people)) < len(people):
        return []
    return settle(connection, row.game, known, after.places())


def begin(
    connection: sa.Connection,
    table: str,
    row: TableRow,
    header: str,
    empty: LiveMatch,
    live: LiveMatch,
    at: float,
    most: int,
) -> None:
    """The start, with the lines that follow from it. At most so many tables of one host (`most`) have bots alone."""
    if row.daily is None and all(seat.user is None for seat in row.seats):
        tables.room_for_bots(connection, row.host, most)
    tables.seat_changes(connection, table, row.revision, {}, started=at, header=header)
    if live.fold.lines:
        commit(connection, table, row, empty, live, live.fold.lines, at, *listed(live, at), {})
