"""corral bench: how fast the rules are, and how fast others are in the same run; how fast the server is."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table

from corral import games
from corral.arena import bench as measures
from corral.arena import peers as others

ROWS = {
    "random_games_per_s": "random games/s, compiled",
    "lines_per_s": "lines/s, compiled (chance included)",
    "decisions_per_s": "decisions/s, compiled",
    "python_decisions_per_s": "decisions/s, driven from Python",
    "playouts_per_s": "greedy playouts/s from the first move",
    "clone_us": "copy of a position, µs",
    "compile_s": "compile from scratch, s",
    "start_s": "start of corral show, s",
    "state_bytes": "a position, bytes",
}

SERVER_ROWS = {  # with what they should be at least, or at most
    "start_s": "start, compiled code cached, s  (< 3)",
    "open_ms": "a table of 500 lines opens, median, ms  (< 50)",
    "moves_per_s": "moves committed/s, 200 tables, 600 viewers  (≥ 300)",
    "p50_ms": "from send to acknowledgement, median, ms",
    "p99_ms": "from send to acknowledgement, 99 of 100, ms  (< 100)",
    "positions_per_s": "positions told to viewers/s",
    "cpu_ms": "processor time a move, ms",
    "memory_mb": "memory of all processes, MB  (< 600)",
    "cpu_ms_at_10": "processor time a move at 10 open tables, ms",
    "cpu_ms_at_1000": "processor time a move at 1,000 open tables, ms",
}

app = App(name="bench", help="Measure the rules: games, decisions, copies, compiling; or the server.")


@app.default
def bench(
    game: str | None = None,
    /,
    *,
    file: Annotated[Path | None, Parameter("--json")] = None,
    peers: bool = False,
    seconds: float = 2.0,
) -> None:
    """Measure the rules on one core: random games, decisions, copies, compiling.

    Parameters
    ----------
    game
        One game; without it, all of them.
    file
        Write the figures to this file too.
    peers
        Measure the other frameworks that are installed (`pip install corral[peers]`) in the same run.
    seconds
        How long each measure takes.
    """
    names = [games.find(game).NAME] if game else list(games.GAMES)
    console = Console()
    with console.status("") as status:
        ours = {name: measures.measure(name, seconds, status.update) for name in names}
        theirs = others.measure(seconds, status.update) if peers else {}
    console.print(_figures(ours))
    ratios = others.ratios(ours, theirs)
    if peers:
        console.print(_ratios(ratios, theirs) if theirs else "No peer is installed: pip install 'corral[peers]'")
    if file:
        file.write_text(json.dumps({"games": ours, "peers": theirs, "ratios": ratios}, indent=1) + "\n")


@app.command
def server(*, url: str = "", workers: int = 1, seconds: float = 20.0) -> None:
    """Measure the server: a process of its own, and people in another who play over real sockets.

    Parameters
    ----------
    url
        An empty PostgreSQL database; without it, SQLite in a folder that is gone afterwards.
    workers
        How many web processes.
    seconds
        How long people play.
    """
    from corral.server import bench as served

    console = Console()
    with console.status("") as status:
        found = served.measure(url, workers, seconds, status.update)
    table = Table(title=f"{'PostgreSQL' if url else 'SQLite'}, {workers} web process{'es' if workers > 1 else ''}")
    table.add_column("")
    table.add_column("", justify="right")
    for key, words in SERVER_ROWS.items():
        table.add_row(words, _short(found[key]))
    console.print(table)


def _figures(ours: dict[str, dict[str, float]]) -> Table:
    table = Table(title="four players, one core")
    table.add_column("")
    for name in ours:
        table.add_column(name, justify="right")
    for key, words in ROWS.items():
        table.add_row(words, *(_short(figures[key]) for figures in ours.values()))
    return table


def _ratios(ratios: dict[str, others.Figures], theirs: others.Figures) -> Table:
    table = Table(title="others in the same run, and × how many times their decisions/s: compiled / driven from Python")
    for column in ("", "decisions/s", "games/s", *(f"× {name}" for name in ratios)):
        table.add_column(column, justify="right" if column else "left")
    for peer, figures in theirs.items():
        times = (f"{ratio[peer]['decisions']:.1f} / {ratio[peer]['python_decisions']:.1f}" for ratio in ratios.values())
        table.add_row(peer, _short(figures["python_decisions_per_s"]), _short(figures["random_games_per_s"]), *times)
    return table


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
