"""Backup and restore: everything as one archive that either kind of database can read back."""

import json
import zipfile
from datetime import UTC, datetime
from pathlib import Path

import sqlalchemy as sa

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
            with archive.open(f"{table.name}.jsonl") as file:
                chunk = []
                for line in file:
                    chunk.append(json.loads(line))
                    if len(chunk) == CHUNK:
                        connection.execute(table.insert(), chunk)
                        rows, chunk = rows + CHUNK, []
                if chunk:
                    connection.execute(table.insert(), chunk)
                    rows += len(chunk)
    return rows


async def backup(store: Store, path: Path) -> int:
    """Everything at one moment, while the server runs; gives the number of rows."""
    fresh = path.with_name(path.name + ".new")
    rows = await store.read(_dump, fresh)
    fresh.replace(path)
    return rows


async def restore(store: Store, path: Path) -> int:
    """Into an empty database; all or nothing."""
    path.stat()  # who names a file that is not there is told so
    if not zipfile.is_zipfile(path):
        raise ValueError(f"{path} is not a backup")
    return await store.write(_load, path)
