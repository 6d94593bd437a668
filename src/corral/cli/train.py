"""corral train: a learned value by self-play."""

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from corral.arena import train as training
from corral.cli.arena import Words
from corral.cli.play import pairs


def train(
    game: str,
    /,
    *,
    folder: Path | None = None,
    games: int = 20_000,
    seats: int = 4,
    option: Words = None,
    hidden: int = 32,
    epochs: int = 20,
    keen: bool = False,
) -> None:
    """Train a learned value by self-play. The same command again goes on where it was stopped.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    folder
        Where chunks, checkpoint and the finished value.npz are kept; without it, train/GAME.
    games
        How many games of self-play.
    hidden
        How wide the net is.
    epochs
        How often it goes through all positions.
    keen
        Play by the game's keener policy, where it has one; give such games a folder of their own.
    """
    folder = folder or Path("train") / game
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task(game, total=1)

        def tell(what: str, done: int, of: int) -> None:
            progress.update(bar, description=f"{game}: {what}", completed=done, total=of)

        path = training.train(game, folder, games, seats, pairs(option), hidden, epochs, tell, keen)
    print(f"Trained: {path}. To ship it, copy it to src/corral/games/{game}/value.npz")
