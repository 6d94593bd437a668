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
from corral.arena import plot as drawn

ROWS = {
    "random_games_per_s": "random games/s, compiled",
    "lines_per_s": "lines/s, compiled (chance included)",
    "decisions_per_s": "decisions/s, compiled",
    "python_decisions_per_s": "decisions/s, driven from Python",
    "aec_decisions_per_s": "decisions/s, PettingZoo AEC, with observations",
    "vector_core_per_s": "decisions/s, vector of 1,024 games, one core",
    "vector_decisions_per_s": "the same, all cores",
    "vector_features_per_s": "the same, all cores, with features",
    "playouts_per_s": "greedy playouts/s from the first move",
    "clone_us": "copy of a position, µs",
    "compile_s": "compile the rules from scratch, s",
    "compile_all_s": "compile rules and players from scratch, s",
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

CLOSED_ROWS = {
    "moves_per_s": "moves committed/s",
    "p50_ms": "from send to acknowledgement, median, ms",
    "p99_ms": "from send to acknowledgement, 99 of 100, ms",
    "positions_per_s": "positions told/s",
    "cpu_ms": "processor time a move, ms",
    "table_kb": "memory of a table that is played at, KB",
}

BOT_ROWS = {
    "hand_alone_ms": "a hand answers, nobody else plays, median, ms",
    "hand_alone_most_ms": "the slowest",
    "hand_busy_ms": "the same while 30 tables of legends think, median, ms",
    "hand_busy_most_ms": "the slowest  (< 1,000)",
}

app = App(name="bench", help="Measure the rules: games, decisions, copies, compiling; or the server.")


@app.default
def bench(
    game: str | None = None,
    /,
    *,
    file: Annotated[Path | None, Parameter("--json")] = None,
    peers: bool = False,
    plot: Path | None = None,
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
    plot
        Draw the figures into this file (SVG).
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
    if plot:
        drawn.write(plot, ours, theirs)
    if file:
        file.write_text(json.dumps({"games": ours, "peers": theirs, "ratios": ratios}, indent=1) + "\n")


@app.command
def server(*, url: str = "", workers: int = 1, seconds: float = 20.0, closed: bool = False) -> None:
    """Measure the server: a process of its own, and people in another who play over real sockets.

    Parameters
    ----------
    url
        An empty PostgreSQL database; without it, SQLite in a folder that is gone afterwards.
    workers
        How many web processes.
    seconds
        How long people play.
    closed
        At saturation: at 200 tables of each game everybody answers as soon as they are asked.
    """
    from corral.server import bench as served

    console = Console()
    title = f"{'PostgreSQL' if url else 'SQLite'}, {workers} web process{'es' if workers > 1 else ''}"
    with console.status("") as status:
        if closed:
            for name, figures in served.closed(url, workers, seconds, status.update).items():
                console.print(_rows(f"{name}, {title}", CLOSED_ROWS, figures))
            return
        found = served.measure(url, workers, seconds, status.update)
    console.print(_rows(title, SERVER_ROWS, found))


@app.command
def bots(*, answers: int = 30) -> None:
    """Measure how long bots let people wait, while another guest's think at many tables.

    Parameters
    ----------
    answers
        How many answers are waited for.
    """
    from corral.server import bench as served

    console = Console()
    with console.status("") as status:
        found = served.bots(answers, status.update)
    console.print(_rows("one web process, two for bots", BOT_ROWS, found))


def _rows(title: str, rows: dict[str, str], found: dict[str, float]) -> Table:
    table = Table(title=title)
    table.add_column("")
    table.add_column("", justify="right")
    for key, words in rows.items():
        table.add_row(words, _short(found[key]))
    return table


def _figures(ours: dict[str, dict[str, float]]) -> Table:
    table = Table(title="four players, one core")
    table.add_column("")
    for name in ours:
        table.add_column(name, justify="right")
    for key, words in ROWS.items():
        table.add_row(words, *(_short(figures[key]) for figures in ours.values()))
    return table


def _ratios(ratios: dict[str, others.Figures], theirs: others.Figures) -> Table:
    table = Table(title="others in the same run, and × how many times their decisions/s, like against like")
    for column in ("", "decisions/s", "games/s", *(f"× {name}" for name in ratios)):
        table.add_column(column, justify="right" if column else "left")
    for peer, figures in theirs.items():
        times = (f"{ratio[peer]['like']:.1f}" for ratio in ratios.values())
        table.add_row(peer, _short(figures["python_decisions_per_s"]), _short(figures["random_games_per_s"]), *times)
    return table


def _short(value: float) -> str:
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
