"""`corral serve` as anybody would start it, in processes of its own: to be measured, tortured and tested."""

import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

WEB = "corral web"  # what the system calls a web process
READY = "Corral is at"  # it prints so when it listens
ANSWER_SECONDS = 30
CACHE = "CORRAL_CACHE"


def free_port() -> int:
    """A port outside the range from which programs get one when they connect to others: such a program might take it
    before the server does, or while the server is started again, and one that knocks at a closed port of that range
    can even be connected with itself."""
    while True:
        port = secrets.choice(range(10_000, 30_000))
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


def environment(place: str | Path, **settings: str) -> dict[str, str]:
    """For a server at this place, and no other: what the caller has set for a server of his own does not count."""
    outer = {name: word for name, word in os.environ.items() if name == CACHE or not name.startswith("CORRAL_")}
    where = {"CORRAL_DATABASE": place} if isinstance(place, str) else {"CORRAL_DATA": str(place)}
    return {**outer, **where, "CORRAL_PUSH": "no", **settings}


class Running:
    """The server; `printed` is what it says until it listens. ValueError if it does not start."""

    def __init__(self, place: str | Path, workers: int = 1, **settings: str) -> None:
        """`place`: the URL of a database, or a folder."""
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.workers = workers
        self.environment = environment(place, **settings)
        self.printed: list[str] = []
        self.begin()
        self.wait_until_ready()

    def begin(self) -> None:
        """Start it, and do not wait."""
        words = ["serve", "--port", str(self.port), "--workers", str(self.workers)]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "corral", *words],
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        self.group = self.process.pid

    def wait_until_ready(self) -> None:
        """Wait until it listens, and its database takes what is written."""
        output = self.process.stdout
        assert output is not None
        self.printed = []
        for line in output:
            self.printed.append(line)
            if line.startswith(READY):
                break
        threading.Thread(target=output.read, daemon=True).start()  # or it would wait until somebody reads
        while not self._ready():
            if self.process.poll() is not None:
                raise ValueError("the server did not start; try `corral serve` to see why:\n" + "".join(self.printed))

    def _ready(self) -> bool:
        try:
            return httpx.get(f"{self.url}/ready", timeout=ANSWER_SECONDS).is_success
        except httpx.TransportError:
            return False

    def start(self) -> None:
        """Start it again after it has ended."""
        self.begin()
        self.wait_until_ready()

    def web(self) -> list[int]:
        """The web processes; with one worker the first process is that."""
        if self.workers == 1:
            return [self.group]
        children = Path(f"/proc/{self.group}/task/{self.group}/children").read_text().split()
        return [int(child) for child in children if _name(child) == WEB]  # others compile the games

    def kill(self) -> None:
        """Kill all of its processes at once."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.group, signal.SIGKILL)
        self.process.wait()
        self.alone()

    def kill_first(self) -> None:
        """Kill the first process; the others end by themselves."""
        self.process.kill()
        self.process.wait()
        self.alone()

    def alone(self) -> None:
        """Wait until none of its processes is left."""
        with contextlib.suppress(ProcessLookupError):
            while True:
                os.killpg(self.group, 0)
                time.sleep(0.001)

    def stop(self) -> int:
        """Stop it as an operator does; gives the code that it ended with."""
        self.process.terminate()
        return self.process.wait()


def _name(process: str) -> str:
    try:
        return Path(f"/proc/{process}/comm").read_text().strip()
    except OSError:  # it has just ended
        return ""


@contextmanager
def running(place: str | Path, workers: int = 1, **settings: str) -> Iterator[Running]:
    """A server for as long as it is needed."""
    server = Running(place, workers, **settings)
    main = threading.current_thread() is threading.main_thread()
    before = signal.getsignal(signal.SIGTERM)
    if main:  # when it is told to stop, it leaves no process behind
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    try:
        yield server
    finally:
        if main:
            signal.signal(signal.SIGTERM, before)
        if server.process.poll() is None:
            server.kill()


def processes(group: int) -> Iterator[Path]:
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if os.getpgid(int(folder.name)) == group:
                yield folder
        except ProcessLookupError:
            continue
