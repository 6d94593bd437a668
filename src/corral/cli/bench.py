"""corral bench: how fast the rules are, and how fast others are in the same run."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
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
    "clone_us": "copy of a position, µs",
    "compile_s": "compile from scratch, s",
    "start_s": "start of corral show, s",
    "state_bytes": "a position, bytes",
}


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
