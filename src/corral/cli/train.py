"""corral train and corral tune: a learned value by self-play, and the weights of a stronger policy."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from corral.arena import judging
from corral.arena import train as training
from corral.arena import tune as tuning
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
    strong: bool = False,
    judge: bool = False,
) -> None:
    """Train a learned value by self-play, or the nets of a judge. The same command again goes on where it was stopped.

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
    strong
        Play by the game's stronger policy, where it has one; give such games a folder of their own.
    judge
        The nets of the judge, who says after a game what luck and play did; --games and --epochs count for each number
        of seats, the rest is not asked.
    """
    if judge:
        _judge(game, folder or Path("train") / f"{game}-judge", games, epochs)
        return
    folder = folder or Path("train") / game
    with _progress(game) as tell:
        path = training.train(game, folder, games, seats, pairs(option), hidden, epochs, tell, strong)
    print(f"Trained: {path}. To ship it, copy it to src/corral/games/{game}/bot/value.npz")


def _judge(game: str, folder: Path, games: int, epochs: int) -> None:
    with _progress(game) as tell:
        path, found = judging.train(game, folder, games, epochs, tell)
    table = Table(title=f"{game}: how well games it never saw are foretold")
    for column in ("seats", "positions", "R2", "R2 by stage", "R2 of the lead", "said > came"):
        table.add_column(column, justify="right")
    for seats, figures in found.items():
        stages = " ".join(f"{stage:.2f}" for stage in figures.stages)
        pairs = zip(figures.said, figures.came, strict=True)
        table.add_row(
            str(seats), str(figures.positions), f"{figures.won:.3f}", stages, f"{figures.lead:.3f}",
            " ".join(f"{said:.2f}>{came:.2f}" for said, came in pairs if said == said),
        )  # fmt: skip
    Console(width=160).print(table)
    print(f"Trained: {path}. To ship it, copy it to src/corral/games/{game}/bot/judge/judge.npz")


def tune(
    game: str,
    /,
    *,
    folder: Path | None = None,
    rounds: int = 3,
    positions: int = 4000,
    deals: int = 30,
    seats: int = 4,
    option: Words = None,
    fresh: bool = False,
) -> None:
    """Tune the weights of a game's stronger policy by playouts. The same command again goes on where it was stopped.

    Parameters
    ----------
    game
        moon_river.
    folder
        Where positions, the weights of every round and, as strong.npz, the strongest are kept; without it, tune/GAME.
    rounds
        How often positions are played out and the weights moved.
    positions
        How many in a round.
    deals
        How often each move is played out.
    fresh
        Begin with all weights at 0, instead of those that are shipped; give such rounds a folder of their own.
    """
    folder = folder or Path("tune") / game
    with _progress(game) as tell:
        path = tuning.tune(game, folder, rounds, positions, deals, seats, pairs(option), fresh, tell)
    print(f"Tuned: {path}. To ship it, copy it to src/corral/games/{game}/bot/strong.npz")


@contextmanager
def _progress(game: str) -> Iterator[Callable[[str, int, int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress:
        bar = progress.add_task(game, total=1)

        def tell(what: str, done: int, of: int) -> None:
            progress.update(bar, description=f"{game}: {what}", completed=done, total=of)
            if done == of:
                progress.console.print(f"{game}: {what}")

        yield tell
