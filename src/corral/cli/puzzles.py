"""corral puzzles: choose positions of real games in which one move is clearly best."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from corral import games
from corral.learn import puzzles as shipped
from corral.learn.puzzles import finding


def puzzles(
    game: str,
    /,
    *records: Annotated[Path, Parameter(help="Records to look at; without any, games of the arena are played.")],
    out: Path,
    want: int = 60,
    minutes: float | None = None,
    seed: int = 1,
) -> None:
    """Choose puzzles and add them to a file, one a line.

    Parameters
    ----------
    game
        moon_river, dice_town or wind_river.
    out
        The file; what is in it already stays, and counts.
    want
        How many puzzles it shall hold.
    minutes
        Stop after so many, however many were found.
    seed
        Of the first game; the next games take the next seeds.
    """
    games.known(game)
    known = {puzzle.id for puzzle in shipped.read(out.read_bytes())} if out.is_file() else set()
    begin, looked = time.monotonic(), 0
    for puzzle in finding.find(_texts(game, records, seed)):
        if puzzle is None:
            looked += 1
            print(f"{looked} games, {len(known)} puzzles, {time.monotonic() - begin:.0f} s", flush=True)
        elif puzzle.id not in known:
            known.add(puzzle.id)
            with out.open("ab") as file:
                file.write(shipped.written(puzzle))
        late = minutes is not None and time.monotonic() - begin > 60 * minutes
        if len(known) >= want or late:
            return


def _texts(game: str, records: tuple[Path, ...], seed: int) -> Iterator[str]:
    if records:
        yield from (path.read_text() for path in records)
        return
    while True:
        yield finding.played(game, seed)
        seed += 1
