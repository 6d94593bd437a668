"""corral serve, backup, restore, export: the home of tables, and what its operator needs."""

import asyncio
import contextlib
import dataclasses
import os
import tarfile
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any

from corral.cli.compile import shown
from corral.server import addresses
from corral.server.settings import Settings
from corral.store import Store, people, tables
from corral.store import backup as backed_up
from corral.store import restore as restored
from corral.table import bots


def serve(
    *, host: str | None = None, port: int | None = None, workers: int | None = None, cluster: str | None = None
) -> None:
    """Serve tables to browsers and programs. Settings are variables CORRAL_...; these flags go before them.

    Parameters
    ----------
    host
        The address to listen at; 0.0.0.0 for everybody in your network.
    port
        The port to listen at.
    workers
        How many web processes; on several machines, start one `corral serve` each with the same CORRAL_DATABASE.
    cluster
        The address of a dask scheduler: bots think on its workers, not here.
    """
    settings = Settings.from_environment()
    flags: dict[str, Any] = {"host": host, "port": port, "workers": workers, "cluster": cluster}
    settings = dataclasses.replace(settings, **{name: word for name, word in flags.items() if word is not None})
    asyncio.run(_prepare(settings))
    with _counts() if settings.workers > 1 else contextlib.nullcontext():
        from corral.server import processes  # it looks where the counts are

        line = processes.listen(settings)
        print(f"Settings\n{settings.summary()}\n  data                        {_shown(settings)}", flush=True)
        app, making = processes.load(settings)
        print("\n".join(_where(settings)), flush=True)
        if making.names:
            print("The games are compiled now, once; each can be played as soon as it is ready:", flush=True)
        making.start(shown)
        try:
            processes.run(app, settings, line)
        finally:
            making.stop()


def backup(file: Path, /) -> None:
    """Write everything into one file, while the server runs.

    Parameters
    ----------
    file
        A new file; `corral restore` reads it into an empty database of either kind.
    """

    async def run() -> int:
        store = await Store.open(Settings.from_environment().place)
        try:
            return await backed_up(store, file)
        finally:
            await store.close()

    print(f"{asyncio.run(run())} rows are in {file}")


def restore(file: Path, /) -> None:
    """Read a backup into an empty database (CORRAL_DATA or CORRAL_DATABASE say where)."""

    async def run() -> int:
        store = await Store.open(Settings.from_environment().place)
        try:
            return await restored(store, file)
        finally:
            await store.close()

    print(f"{asyncio.run(run())} rows were read from {file}")


def operator(name: str, /, *, no: bool = False) -> None:
    """Make an account an operator: it sees all tables and users, shuts users out and takes backups.

    Parameters
    ----------
    name
        The name of an account.
    no
        It is none any more.
    """

    async def run() -> None:
        store = await Store.open(Settings.from_environment().place)
        try:
            user = await store.read(people.by_name, name.casefold())
            if user is None:
                raise ValueError(f"no account is called {name!r}; make one in the browser first")
            await store.write(people.change, user.id, operator=not no)
        finally:
            await store.close()

    asyncio.run(run())
    print(f"{name} is {'no operator any more' if no else 'an operator'}")


def export(file: Path, /) -> None:
    """Write the records of all games that are over as files into one archive.

    Parameters
    ----------
    file
        A new file ending in .tar.gz; each record in it can be read by `corral replay` and `corral verify`.
    """
    print(f"{asyncio.run(_export(file))} records are in {file}")


async def _prepare(settings: Settings) -> None:
    """The database is there and of the newest schema before any process starts; so is who the bots think at."""
    if settings.cluster:
        bots.answers(settings.cluster)
    store = await Store.open(settings.place)
    await store.check()
    await store.close()


async def _export(file: Path) -> int:
    store = await Store.open(Settings.from_environment().place)
    count, last = 0, ""
    try:
        with tarfile.open(file, "w:gz") as archive:
            while names := await store.read(tables.finished, last):
                last = names[-1]
                for name in names:
                    count += await _export_one(store, archive, name)
    finally:
        await store.close()
    return count


async def _export_one(store: Store, archive: tarfile.TarFile, name: str) -> bool:
    row = await store.read(tables.load, name)
    if row.ended is None:
        return False
    text = tables.written(row, await store.read(tables.lines_after, name, 0))
    entry = tarfile.TarInfo(f"{row.game}/{name}.txt")
    entry.size, entry.mtime = len(text.encode()), int(row.ended)
    archive.addfile(entry, BytesIO(text.encode()))
    return True


@contextlib.contextmanager
def _counts() -> Iterator[None]:
    """Where web processes leave their counts for each other."""
    with tempfile.TemporaryDirectory(prefix="corral-counts-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        yield


def _where(settings: Settings) -> list[str]:
    """How the one at this machine gets in, and how friends do."""
    friends = addresses.friends(settings)
    if friends is None and not addresses.everywhere(settings.host):
        how = "Friends in your network get in after `make play HOST=0.0.0.0` (or `corral serve --host 0.0.0.0`)"
    elif friends is None:
        how = f"Friends get in at the address of this machine in your network, port {settings.port}"
    else:
        how = f"Friends get in at {friends}"
    return [f"Corral is at {addresses.here(settings)}", how]


def _shown(settings: Settings) -> str:
    return "PostgreSQL" if settings.database else str(settings.place)
