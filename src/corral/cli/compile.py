"""corral compile: make everything ready, so that nobody waits later."""

import os
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from corral import games, players


def compile_game(name: str) -> str:
    """The rules of a game and the players' loops over them, into the cache."""
    players.load(games.find(name))
    return name


def compile(game: str | None = None, /) -> None:
    """Compile the rules and players of the games now; later starts take them from the cache.

    Parameters
    ----------
    game
        One game; without it, all of them.
    """
    names = [games.find(game).NAME] if game else list(games.GAMES)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        bar = progress.add_task("Compiling, once", total=len(names))
        for done in as_completed([pool.submit(compile_game, name) for name in names]):
            progress.update(bar, advance=1, description=f"Compiled {done.result()}")
