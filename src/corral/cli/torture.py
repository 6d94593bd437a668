"""corral torture: whether the server keeps what it acknowledged, whatever happens to it."""

import sys

from rich.console import Console
from rich.table import Table

from corral.server.torture import OWN, Plan, Report
from corral.server.torture import torture as tortured

ROWS = {
    "acknowledged": "moves acknowledged",
    "lost": "of these, lost",
    "doubled": "questions with two acknowledged answers",
    "forks": "tables where what was told or kept has changed",
    "stuck": "tables stuck",
    "games": "tables",
    "fair": "finished games whose record proves fair",
    "unfair": "finished games whose record does not",
    "garbage": "frames of garbage",
    "crashes": "crashes by them",
    "effects": "changes by them",
    "frames": "frames compared blindfold",
    "leaks": "differences",
}


def torture(
    *, kills: int = 200, url: str = "", workers: int = 1, garbage: int = 10_000, frames: int = 1_000, seed: int = 1
) -> None:
    """Torture a server of its own: people play while it is killed, its database restarts, its disk is full or frozen.

    It ends with 1 if an acknowledged move was lost, or anything else went wrong.

    Parameters
    ----------
    kills
        How often processes are killed.
    url
        An empty PostgreSQL database, whose connections are cut; `own` starts Debian's PostgreSQL, which is restarted.
        Without it, SQLite in a folder that is gone afterwards.
    workers
        How many web processes.
    garbage
        How many senseless frames are sent.
    frames
        How many frames are compared with those of a world that differs only in what their viewer cannot know.
    seed
        Of the torturer's choices.
    """
    if url and url != OWN and "://" not in url:
        raise ValueError(f"--url is the URL of a PostgreSQL database, or {OWN}, not {url!r}")
    least = {"kills": (kills, 0), "workers": (workers, 1), "garbage": (garbage, 0), "frames": (frames, 0)}
    for name, (number, low) in least.items():
        if number < low:
            raise ValueError(f"--{name} is {low} or more, not {number}")
    report = tortured(Plan(kills, url, workers, garbage, frames, seed=seed), lambda line: print(line, flush=True))
    Console().print(_table(report))
    if report.impossible:
        print(report.impossible)
    sys.exit(1 if report.wrong else 0)


def _table(report: Report) -> Table:
    table = Table(title="wrong" if report.wrong else "nothing went wrong")
    table.add_column("")
    table.add_column("", justify="right")
    for name, times in sorted(report.faults.items()):
        table.add_row(name if name.startswith(("d", "D")) else f"killed: {name}", f"{times:,}")
    for name, words in ROWS.items():
        table.add_row(words, f"{getattr(report, name):,}")
    return table
