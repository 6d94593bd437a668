"""corral ratings: how wide the ratings of a game must take one game's luck to be."""

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter
from rich.console import Console
from rich.progress import track
from rich.table import Table

from corral.arena import ratings as crowds
from corral.table.rating import USUAL, Skill, updated

TIMES = (0.5, 1.0, 2.0, 4.0, 8.0, 16.0)  # of what Weng and Lin use
SHOWN = 2  # of AFTER: when it is looked how many are still shown as 0


def ratings(
    game: str,
    /,
    *,
    games: int = 2000,
    seats: int = 4,
    haste: float = 9.0,
    seed: int = 1,
    json_file: Annotated[Path | None, Parameter("--json", help="Write what is found to this file.")] = None,
) -> None:
    """Let a crowd of known strengths play, and see which width of luck lets ratings find them best.

    For each width: the correlation of ratings with strengths after so many games of each player, how many of them are
    still shown as 0, and how badly the ratings foretold who wins.

    Half of the games say how strong everybody is, the other half are rated.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    games
        How many matches; quick players only.
    seats
        How many sit at a table.
    haste
        Of the hastiest of the crowd, 0 to 10: the less, the closer they are.
    seed
        The number of the first game.
    """
    numbers, crowd = range(seed, seed + games), crowds.crowd_of(haste)
    found = [crowds.played(game, seats, number, crowd) for number in track(numbers, f"{game} crowd")]
    true, rated = crowds.strengths(found[: games // 2]), found[games // 2 :]
    widths = [crowds.width(rated, true, USUAL * times, updated, Skill()) for times in TIMES]
    table = Table("beta", *(f"after {each}" for each in crowds.AFTER), f"at 0 after {crowds.AFTER[SHOWN]}", "log loss")
    for times, row in zip(TIMES, widths, strict=True):
        found_by = [f"{one:.3f}" for one in row.correlations]
        table.add_row(f"{times:g} x", *found_by, f"{row.unseen[SHOWN]:.0%}", f"{row.loss:.3f}")
    Console().print(table)
    if json_file:
        told = {"strengths": true.tolist(), "widths": [row._asdict() for row in widths]}
        json_file.write_text(json.dumps(told, indent=1) + "\n")
