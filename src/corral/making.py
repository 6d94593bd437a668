"""Games are made ready in processes of their own: rules and players' loops are compiled, into the cache."""

import contextlib
import ctypes
import fcntl
import multiprocessing
import os
import signal
import threading
import time
import types
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from enum import IntEnum
from multiprocessing.connection import wait
from multiprocessing.sharedctypes import RawArray
from pathlib import Path
from typing import TYPE_CHECKING, Any

from llvmlite.binding import get_host_cpu_name

from corral import games, kernel, players
from corral.players import judge

if TYPE_CHECKING:
    from multiprocessing.context import ForkProcess

TICK = 0.2  # seconds between two looks
TRIES = 2  # a process may have been killed for want of memory: alone it may do
MOST_SHOWN = 0.9  # of a function that is being compiled is shown as done, however long it takes
NICE = 5  # whoever plays goes first
LAST = 19  # and whoever wants to play next
CPU = get_host_cpu_name()
if not hasattr(os, "fork"):
    raise OSError("compiling beside a server takes processes that fork, which Windows has not: use Linux in WSL")
fork = multiprocessing.get_context("fork")


def ready(name: str) -> bool:
    """Is all of a game in the cache?"""
    return _mark(name).exists()


def make(name: str) -> None:
    """The rules of a game and the players' loops over them, into the cache."""
    players.load(games.load(name))
    _mark(name).parent.mkdir(parents=True, exist_ok=True)
    _mark(name).touch()


def _mark(name: str, what: str = "ready", *sources: Path) -> Path:
    """The file that says so; it lies in the folder of the compiled rules, and goes with it."""
    rules, bot = games.folder(name), games.folder(name) / kernel.BOT
    folder = kernel.cache_folder({f"corral.games.{name}": rules})
    digests = map(kernel.digest, (bot, Path(players.__file__).parent, *sources))
    return folder / "-".join([what, *digests, CPU])


# What tells after a game what decided it is made after the games, and nobody waits for it who only plays.


def _judged(name: str) -> Path:
    return _mark(name, "judged", games.folder(name) / kernel.BOT / "judge", Path(judge.loops.__file__).parent)


def judge_ready(name: str) -> bool:
    """Is its judge in the cache, too?"""
    return name not in games.GAMES or _judged(name).exists()


def make_judge(name: str) -> None:
    """Into the cache, unless it is there; who comes second waits for the first."""
    with _lock(name, fcntl.LOCK_EX):
        if not judge_ready(name):
            judge.load(games.load(name))
            _judged(name).touch()


def judge_in_making(name: str) -> bool:
    """Is some process about it?"""
    try:
        with _lock(name, fcntl.LOCK_SH | fcntl.LOCK_NB):
            return False
    except BlockingIOError:
        return True


@contextmanager
def _lock(name: str, how: int) -> Iterator[None]:
    """It ends with the process that holds it, however that was."""
    path = _judged(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    with (path.parent / f"{path.name}.lock").open("a") as file:
        fcntl.flock(file, how)
        yield


def end_with_parent() -> None:
    """In a new process: when the one that started it has ended, however that was, it ends, too."""

    def watch() -> None:
        parent = multiprocessing.parent_process()
        assert parent is not None
        parent.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class State(IntEnum):
    WAITS = 0
    BEGUN = 1
    MADE = 2
    FAILED = 3


class Progress(ctypes.Structure):
    """How far a game is; all processes see it."""

    _fields_ = (
        ("state", ctypes.c_int),
        ("wanted", ctypes.c_bool),
        ("total", ctypes.c_double),  # of the sizes of all its functions
        ("done", ctypes.c_double),  # of those that are compiled
        ("next", ctypes.c_double),  # the size of the one that is being compiled
        ("began", ctypes.c_double),
        ("since", ctypes.c_double),  # when that one was begun
    )


Show = Callable[["Making"], AbstractContextManager[Callable[[], None]]]


@contextmanager
def silent(making: "Making") -> Iterator[Callable[[], None]]:
    yield lambda: None


class Making:
    """Games that are being made ready, as many at once as there are processors: the smallest first, so that there is
    soon something to play, then from the largest down. One that somebody wants is begun at once and goes before the
    others. Processes that are forked later see how far they are. Judges come last, one after the other."""

    def __init__(
        self, names: Sequence[str], about: Callable[[Any], Any] = lambda game: None, judges: Sequence[str] = ()
    ) -> None:
        """`about`: what is asked of the games though none is compiled yet. `judges`: whose judges are made."""
        self.names, self.judges = tuple(names), tuple(judges)
        self._all = RawArray(Progress, max(1, len(names)))
        self._sizes: dict[str, list[int]] = {}
        self._lost: set[str] = set()  # made, but this process could not load them
        self.about: dict[str, Any] = {}
        for name, (sizes, said) in (_plainly(names, about) if names else {}).items():
            self._sizes[name], self.about[name] = sizes, said
            self._of(name).total = sum(sizes)
        self._process: ForkProcess | None = None

    def _of(self, name: str) -> Any:
        return self._all[self.names.index(name)]

    def state(self, name: str) -> State:
        return State.FAILED if name in self._lost else State(self._of(name).state)

    def lose(self, name: str) -> None:
        """This process cannot load it."""
        self._lost.add(name)

    def share(self, name: str) -> float:
        """How much of it is done, from 0 to 1, or LOST. Of the function that is being compiled: as much as of others
        would be after that time."""
        game, state = self._of(name), self.state(name)
        if state != State.BEGUN:
            return {State.WAITS: 0.0, State.MADE: 1.0, State.FAILED: games.LOST}[state]
        pace = game.done / max(TICK, game.since - game.began)
        part = min(MOST_SHOWN * game.next, pace * (time.monotonic() - game.since))
        return float((game.done + part) / max(1.0, game.total))

    def wanted(self, name: str) -> float:
        """Its share, for somebody who wants to play it."""
        self._of(name).wanted = True
        return self.share(name)

    def seconds(self, name: str) -> float:
        """That it takes, or took."""
        game = self._of(name)
        return float((game.since if game.state in (State.MADE, State.FAILED) else time.monotonic()) - game.began)

    def start(self, show: Show = silent) -> None:
        """Beside everything else, from now on."""
        if self.names or self.judges:
            self._process = fork.Process(target=self._beside, args=(show,))
            self._process.start()

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.join()

    def _beside(self, show: Show) -> None:
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # bars are ended in order
        end_with_parent()
        with contextlib.suppress(KeyboardInterrupt):
            self.run(show)

    def run(self, show: Show = silent, judged: Callable[[str], object] = lambda name: None) -> None:
        """Until all are made, or could not be. `judged` is told whose judge is ready."""
        if self.names:
            self._games(show)
        for name in self.judges:
            if name not in self.names or self.state(name) == State.MADE:
                process = fork.Process(target=_make_judge, args=(name,), daemon=True)
                process.start()
                process.join()
                if judge_ready(name):
                    judged(name)

    def _games(self, show: Show) -> None:
        running: dict[str, ForkProcess] = {}
        tries = dict.fromkeys(self.names, 0)
        with show(self) as update:
            while True:
                self._begin(running, tries)
                wait([process.sentinel for process in running.values()], TICK)
                for name, process in list(running.items()):
                    if process.exitcode is not None:
                        del running[name]
                        if self.state(name) != State.MADE:
                            self._of(name).state = State.FAILED if tries[name] == TRIES else State.WAITS
                update()
                if not running and all(self.state(name) in (State.MADE, State.FAILED) for name in self.names):
                    return

    def _begin(self, running: "dict[str, ForkProcess]", tries: dict[str, int]) -> None:
        """Begin as many as may run now. One that failed is begun when it is alone."""
        smallest = min(self.names, key=lambda name: self._of(name).total)
        waiting = [name for name in self.names if self.state(name) == State.WAITS and name not in running]
        waiting.sort(key=lambda name: (not self._of(name).wanted, name != smallest, -self._of(name).total))
        for name in sorted(waiting, key=lambda name: tries[name]):
            free = self._of(name).wanted or len(running) < (os.cpu_count() or 1)
            if free and not (running and tries[name]):
                tries[name] += 1
                running[name] = fork.Process(target=self._make, args=(name,), daemon=True)
                running[name].start()
        if any(self._of(name).wanted for name in running):
            for name, process in running.items():
                if process.pid is not None and not self._of(name).wanted:
                    with contextlib.suppress(ProcessLookupError):
                        os.setpriority(os.PRIO_PROCESS, process.pid, LAST)

    def _make(self, name: str) -> None:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # it ends with the process that started it
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        end_with_parent()
        os.nice(NICE)
        game, sizes = self._of(name), iter(self._sizes[name])
        game.state, game.done, game.next = State.BEGUN, 0.0, next(sizes, 0)
        game.began = game.since = time.monotonic()

        def count(_: Any) -> None:
            game.done += game.next
            game.next, game.since = next(sizes, 0), time.monotonic()

        kernel.on_compiled = count
        make(name)
        game.state = State.MADE


def _make_judge(name: str) -> None:
    """In a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    end_with_parent()
    os.nice(NICE)
    make_judge(name)


def _plainly(names: Sequence[str], about: Callable[[Any], Any]) -> dict[str, tuple[list[int], Any]]:
    """The sizes of the functions of each game, in the order in which they will be compiled, and what else is asked of
    it: found in a process that compiles nothing."""
    heard, say = fork.Pipe(duplex=False)

    def tell() -> None:
        kernel.plain()
        found = {}
        for name in names:
            functions: list[Any] = []
            kernel.on_compiled = functions.append
            game = games.load(name)
            players.load(game)
            found[name] = [_size(function, set()) for function in functions], about(game)
        say.send(found)

    process = fork.Process(target=tell)
    process.start()
    say.close()
    try:
        found: dict[str, tuple[list[int], Any]] = heard.recv()
        return found
    finally:
        process.join()


def _size(function: Any, seen: set[Any]) -> int:
    """How much code a function and all that it calls have: so much the compiler has to do."""
    if not isinstance(function, types.FunctionType) or function.__code__ in seen:
        return 0
    seen.add(function.__code__)
    code = function.__code__
    return len(code.co_code) + sum(_size(function.__globals__.get(name), seen) for name in code.co_names)
