"""A real PostgreSQL from Debian's packages, started for the tests; as nobody, because it refuses root."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BIN = next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)
SOMEBODY = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if os.geteuid() == 0 else []


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def server() -> Iterator[str]:
    """The URL of a fresh server; it is gone afterwards."""
    assert BIN is not None
    folder = Path(tempfile.mkdtemp(prefix="corral-pg-"))
    if SOMEBODY:
        shutil.chown(folder, "nobody", "nogroup")
    try:
        run(BIN / "initdb", "-D", folder / "data", "-U", "corral", "-A", "trust", "--no-sync")
        port = free_port()
        how = f"-p {port} -k {folder} -c listen_addresses=127.0.0.1 -c max_connections=200"
        run(BIN / "pg_ctl", "-D", folder / "data", "-w", "-l", folder / "log", "-o", how, "start")
        try:
            yield f"postgresql://corral@127.0.0.1:{port}/"
        finally:
            run(BIN / "pg_ctl", "-D", folder / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def run(*words: str | Path) -> None:
    subprocess.run([*SOMEBODY, *map(str, words)], check=True, stdout=subprocess.DEVNULL, cwd="/")


def database(url: str, name: str) -> str:
    """An empty database of that server."""
    assert BIN is not None
    subprocess.run([str(BIN / "psql"), "-q", url + "postgres", "-c", f"CREATE DATABASE {name}"], check=True)
    return url + name
