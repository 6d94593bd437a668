"""What befalls the server: its processes are killed, its database restarts, its disk is full or stands still."""

import asyncio
import contextlib
import os
import resource
import signal
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from corral.store import Store
from corral.store.store import FILE

from ..running import Running
from .postgres import Cluster

MOMENT = 1.0  # seconds that something lasts, at most
DISK_MB = 512
FREE = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)

Fault = Callable[[], Awaitable[None]]


class Faults:
    """`kills` and `troubles` by name; after each of them the server is there again, or on its way."""

    def __init__(
        self, server: Running, place: str | Path, chance: Random, cluster: Cluster | None, disk: Path | None
    ) -> None:
        self._server, self._place, self._chance = server, place, chance
        self._cluster, self._disk = cluster, disk
        self.kills: dict[str, Fault] = {"all": self.kill_all, "first": self.kill_first, "twice": self.kill_twice}
        if server.workers > 1:
            self.kills |= {"web": self.kill_web, "web again": self.kill_web}  # as often as all others
        self.troubles: dict[str, Fault] = {}
        if isinstance(place, Path):
            self.troubles["disk full"] = self.fill
        else:
            self.troubles["database restarted" if cluster else "database cut off"] = (
                self.restart if cluster else self.cut
            )
        if disk is not None:
            self.troubles["disk frozen"] = self.freeze

    async def _moment(self) -> None:
        await asyncio.sleep(self._chance.random() * MOMENT)

    async def kill_all(self) -> None:
        """Every process at once, as in a power cut."""
        await asyncio.to_thread(self._server.kill)
        await asyncio.to_thread(self._server.start)

    async def kill_first(self) -> None:
        """The first process: the others must end by themselves."""
        await asyncio.to_thread(self._server.kill_first)
        await asyncio.to_thread(self._server.start)

    async def kill_twice(self) -> None:
        """And once more while it starts."""
        await asyncio.to_thread(self._server.kill)
        self._server.begin()
        await self._moment()
        await self.kill_all()

    async def kill_web(self) -> None:
        """One web process: the first one starts another, and meanwhile the others go on."""
        processes = self._server.web()
        gone = self._chance.choice(processes)
        os.kill(gone, signal.SIGKILL)
        while gone in (now := self._server.web()) or len(now) < len(processes):
            await asyncio.sleep(0.02)

    async def restart(self) -> None:
        assert self._cluster is not None
        await asyncio.to_thread(self._cluster.stop)
        await self._moment()
        await asyncio.to_thread(self._cluster.start)

    async def cut(self) -> None:
        """All connections of a database that is not ours to restart are ended."""
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        store = await Store.open(self._place)
        with contextlib.suppress(DBAPIError):  # our own, too
            await store.write(lambda connection: connection.execute(sa.text(end)).all())
        await store.close()

    async def fill(self) -> None:
        """No file may grow any more, for a moment."""
        assert isinstance(self._place, Path)
        log = self._place / (FILE + "-wal")
        size = log.stat().st_size if log.exists() else 0
        for process in self._server.web():
            resource.prlimit(process, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
        await self._moment()
        for process in self._server.web():
            resource.prlimit(process, resource.RLIMIT_FSIZE, FREE)

    async def freeze(self) -> None:
        """Nothing that is written arrives, for a moment; now and then it is killed meanwhile."""
        assert self._disk is not None
        killed = self._chance.random() < 0.5
        await asyncio.to_thread(_run, "fsfreeze", "--freeze", self._disk)
        try:
            await self._moment()
            if killed:
                os.killpg(self._server.group, signal.SIGKILL)
        finally:
            await asyncio.to_thread(_run, "fsfreeze", "--unfreeze", self._disk)
        if killed:
            await self.kill_all()


@contextmanager
def disk() -> Iterator[Path | None]:
    """A file system of our own, which may be frozen; None where that is not allowed."""
    with tempfile.TemporaryDirectory(prefix="corral-disk-") as folder:
        image, at = Path(folder) / "image", Path(folder) / "disk"
        at.mkdir()
        try:
            with image.open("wb") as file:
                file.truncate(DISK_MB << 20)
            _run("mkfs.ext4", "-q", image)
            _run("mount", "-o", "loop", image, at)
        except (OSError, subprocess.CalledProcessError):
            yield None
            return
        try:
            yield at
        finally:
            _run("umount", "--lazy", at)


def _run(*words: str | Path) -> None:
    subprocess.run([*map(str, words)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
