"""Backup and restore: everything as one archive that either kind of database can read back."""

import itertools
import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Any

import sqlalchemy as sa
from sqlalchemy.exc import StatementError

from .schema import metadata
from .store import Store

FORMAT = "corral backup 1"
CHUNK = 1000


def _dump(connection: sa.Connection, path: Path) -> int:
    rows = 0
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("format", f"{FORMAT}\n{datetime.now(UTC).isoformat()}\n")
        for table in metadata.sorted_tables:
            with archive.open(f"{table.name}.jsonl", "w", force_zip64=True) as file:
                for row in connection.execution_options(yield_per=CHUNK).execute(sa.select(table)):
                    file.write(json.dumps(row._asdict(), ensure_ascii=False).encode() + b"\n")
                    rows += 1
    return rows


def _load(connection: sa.Connection, path: Path) -> int:
    rows = 0
    with zipfile.ZipFile(path) as archive:
        if not archive.read("format").decode().startswith(FORMAT):
            raise ValueError(f"{path} is not a backup that this version can read")
        for table in metadata.sorted_tables:
            if connection.execute(sa.select(table).limit(1)).first() is not None:
                raise ValueError(f"the database is not empty (table {table.name}): restore into a new one")
            if f"{table.name}.jsonl" in archive.namelist():  # an older backup may lack a table that is new
                with archive.open(f"{table.name}.jsonl") as file:
                    rows += _load_table(connection, table, file)
    return rows


def _load_table(connection: sa.Connection, table: sa.Table, file: IO[bytes]) -> int:
    count = 0
    while lines := list(itertools.islice(file, CHUNK)):
        rows = [_row(table, count + number, line) for number, line in enumerate(lines, 1)]
        try:
            with connection.begin_nested():
                connection.execute(table.insert(), rows)
        except StatementError:
            _name_the_bad_one(connection, table, count, rows)
        count += len(rows)
    return count


def _row(table: sa.Table, number: int, line: bytes) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError:
        row = None
    if not isinstance(row, dict) or not set(row) <= set(table.c.keys()):
        raise ValueError(f"row {number} of {table.name} cannot be read; is the backup damaged?")
    return row


def _name_the_bad_one(connection: sa.Connection, table: sa.Table, before: int, rows: list[dict[str, Any]]) -> None:
    """Which row the database does not take, and why; what is in it stays unsaid, for it may be secret."""
    for number, row in enumerate(rows, before + 1):
        try:
            with connection.begin_nested():
                connection.execute(table.insert(), [row])
        except StatementError as error:
            reason = type(error.orig or error).__name__
            raise ValueError(f"row {number} of {table.name} is refused by the database ({reason})") from None


async def backup(store: Store, path: Path) -> int:
    """Everything at one moment, while the server runs; gives the number of rows."""
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    fresh.touch(0o600)  # it holds everybody's secrets
    rows = await store.read(_dump, fresh)
    fresh.replace(path)
    return rows


async def restore(store: Store, path: Path) -> int:
    """Into an empty database; all or nothing."""
    path.stat()  # it fails, and says so, if there is no such file
    if not zipfile.is_zipfile(path):
        raise ValueError(f"{path} is not a backup")
    return await store.write(_load, path)
