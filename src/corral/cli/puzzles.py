"""corral puzzles: choose positions of real games in which one move is clearly best."""

import time
from collections import Counter
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
    theme: int | None = None,
    minutes: float | None = None,
    seed: int = 1,
    again: bool = False,
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
    theme
        How many of them may be of one theme, so that others come too.
    minutes
        Stop after so many, however many were found.
    seed
        Of the first game; the next games take the next seeds.
    again
        First look anew at what is in the file: what is no longer found goes.
    """
    games.known(game)
    known = {puzzle.id: puzzle for puzzle in shipped.read(out.read_bytes())} if out.is_file() else {}
    if again:
        stable = {puzzle.id: puzzle for puzzle in finding.stable(known.values())}
        print(f"{len(stable)} of {len(known)} are found again", flush=True)
        known = stable
        out.write_bytes(b"".join(map(shipped.written, known.values())))
    themes = Counter(puzzle.theme for puzzle in known.values())
    full = {name for name, many in themes.items() if many == theme}
    begin, looked = time.monotonic(), 0
    for puzzle in finding.find(_texts(game, records, seed), full) if len(known) < want else ():
        if puzzle is None:
            looked += 1
            print(f"{looked} games, {len(known)} puzzles, {time.monotonic() - begin:.0f} s", flush=True)
        elif puzzle.id not in known:
            known[puzzle.id] = puzzle
            themes[puzzle.theme] += 1
            if themes[puzzle.theme] == theme:
                full.add(puzzle.theme)
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
