"""corral compile: make everything ready, so that nobody waits later."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from corral import games
from corral.making import Making, State

STATES = {
    State.WAITS: "waits",
    State.BEGUN: "is being compiled",
    State.MADE: "is ready",
    State.FAILED: "could not be compiled",
}
BAR = 1000


def compile(game: str | None = None, /) -> None:
    """Compile the rules, players and judges of the games now; later starts take them from the cache.

    Parameters
    ----------
    game
        One game; without it, all of them.
    """
    names = [games.known(game)] if game else games.GAMES
    making = Making(names, judges=names)
    making.run(shown, lambda name: print(f"{games.title(name)}: its judge is ready, too", flush=True))
    if failed := [games.title(name) for name in making.names if making.state(name) == State.FAILED]:
        raise ValueError(f"{' and '.join(failed)} could not be compiled; see above")


@contextmanager
def shown(making: Making) -> Iterator[Callable[[], None]]:
    """A bar for each game, with what it still takes; where nobody looks, a line when it is ready."""
    with _bars(making) if sys.stdout.isatty() else _lines(making) as update:
        yield update


@contextmanager
def _bars(making: Making) -> Iterator[Callable[[], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn())
    times = (
        TextColumn("after"),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(elapsed_when_finished=False),
    )
    with Progress(*columns, *times) as progress:
        bars = {name: progress.add_task("", total=BAR, start=False) for name in making.names}

        def update() -> None:
            for name, bar in bars.items():
                state = making.state(name)
                if state == State.BEGUN:
                    progress.start_task(bar)
                said = f"{games.title(name)} {STATES[state]}"
                progress.update(bar, completed=max(0, BAR * making.share(name)), description=f"{said:<32}")

        update()
        yield update


@contextmanager
def _lines(making: Making) -> Iterator[Callable[[], None]]:
    told: set[str] = set()

    def update() -> None:
        for name in making.names:
            if making.state(name) in (State.MADE, State.FAILED) and name not in told:
                told.add(name)
                print(
                    f"{games.title(name)} {STATES[making.state(name)]}, after {making.seconds(name):.0f} s", flush=True
                )

    yield update
