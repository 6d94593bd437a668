"""A PostgreSQL of Debian's packages in a folder of its own, to be tortured; as nobody, because it refuses root."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ..running import free_port

BIN = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
SOMEBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


class Cluster:
    """One that runs; `url` has no database yet."""

    def __init__(self, folder: Path, sync: bool) -> None:
        port = free_port()
        self.folder, self.url = folder, f"postgresql://corral@127.0.0.1:{port}/"
        fsync = "" if sync else " -c fsync=off"
        self._how = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200{fsync}"
        _run("initdb", "-D", folder / "data", "-U", "corral", "-A", "trust", "--no-sync")

    def start(self) -> None:
        _run("pg_ctl", "-D", self.folder / "data", "-w", "-l", self.folder / "log", "-o", self._how, "start")

    def stop(self) -> None:
        """At once, as in a power cut: what it kept it finds again in its log."""
        _run("pg_ctl", "-D", self.folder / "data", "-m", "immediate", "stop")


@contextmanager
def cluster(sync: bool = False) -> Iterator[Cluster]:
    """A fresh one; it is gone afterwards. Without `sync` it does not wait for the disk, which tests need not."""
    if BIN is None:
        raise ValueError("PostgreSQL is not here: install Debian's package postgresql")
    folder = Path(tempfile.mkdtemp(prefix="corral-pg-"))
    if SOMEBODY:
        shutil.chown(folder, "nobody", "nogroup")
    try:
        found = Cluster(folder, sync)
        found.start()
        try:
            yield found
        finally:
            found.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def database(url: str, name: str) -> str:
    """The URL of an empty database of that server."""
    _run("psql", "-q", url + "postgres", "-c", f"CREATE DATABASE {name}")
    return url + name


def _run(program: str, *words: str | Path) -> None:
    assert BIN is not None
    command = [*SOMEBODY, str(BIN / program), *map(str, words)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd="/")
