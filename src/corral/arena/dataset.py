"""Records as a table for learning: a row for each real choice, with what the seat knew and what became of it.

The Parquet file holds the layout of its features in its metadata, and a data card beside it says how it was made.
"""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np

from corral import options, record
from corral.envs.kernels import RANK, WIN, loops
from corral.envs.layouts import layout_of
from corral.envs.observation import Layout
from corral.game import NATURE, Game
from corral.players.ledger import Analysis, analyse

BATCH = 4096  # rows of a group
COLUMNS = {
    "record": "the file's name",
    "line": "the line of the record that holds the choice",
    "seat": "who chose, from 1",
    "player": "who sat there",
    "features": "what the seat knew; `layout` in the file's metadata says what stands where",
    "legal": "the numbers of the moves it could choose from: the action mask, written short",
    "choice": "the number of the move that was chosen",
    "text": "the move's text",
    "points": "what the seat had at the end",
    "rank": "the share of the others whom it beat, ties half",
    "win": "1 for a win, less for a shared one",
    "luck": "what draws added to the seat's chance to win in the whole game, from -1 to 1; empty if nobody judged it",
}


def rows(path: Path, analysis: Analysis | None = None) -> Iterator[dict[str, Any]]:
    """The real choices of one finished record; with its analysis, if somebody made one, the luck of each seat too."""
    fold = record.parse(path.read_text())
    if not fold.over:
        raise ValueError(f"{path}: the game is not over")
    game, seats = fold.game, len(fold.names)
    lay, loop = layout_of(game), loops(game)
    keys, known = np.zeros(seats, np.int64), np.zeros(len(fold.state), np.int32)
    game.score(fold.state, keys)
    ranks, wins = np.zeros(seats, np.float32), np.zeros(seats, np.float32)
    loop.reward(keys, seats, RANK, ranks)
    loop.reward(keys, seats, WIN, wins)
    point = game.thinking().point
    luck = [book.luck for book in analysis.seats] if analysis else [None] * seats
    again = record.Fold(fold.header)
    for ply in fold.history:
        legal = again.legal(ply.seat)
        if ply.seat != NATURE and len(legal) > 1:
            seen = np.empty(lay.size, np.float32)
            loop.see(again.state, ply.seat, seats, known, lay.program, lay.scales, lay.table, np.zeros_like(keys), seen)
            yield {
                "record": path.name,
                "line": ply.line,
                "seat": ply.seat + 1,
                "player": fold.header.seats[ply.seat],
                "features": seen,
                "legal": legal,
                "choice": ply.move,
                "text": game.write(ply.move),
                "points": float(keys[ply.seat] // point),
                "rank": float(ranks[ply.seat]),
                "win": float(wins[ply.seat]),
                "luck": luck[ply.seat],
            }
        again.play(ply.seat, ply.move)


def write(records: Iterable[Path], target: Path, judged: bool = False) -> dict[str, Any]:
    """Write the rows of these records, all of one game, and the card beside them; gives what the card counts.

    With `judged` the judge of the ledger goes through every game, which takes seconds for each."""
    try:
        import pyarrow as pa
        import pyarrow.parquet as parquet
    except ImportError:
        raise ImportError("corral dataset needs pyarrow: pip install 'corral[data]'") from None
    paths = sorted(records)
    if not paths:
        raise ValueError("there are no records")
    headers = [record.parse(path.read_text()).header for path in paths]
    names = {header.game.NAME for header in headers}
    if len(names) > 1:
        raise ValueError(f"records of one game at a time, not of {', '.join(sorted(names))}")
    game = headers[0].game
    schema = _schema(pa, layout_of(game)).with_metadata(_metadata(game))
    counted, judges = 0, set[str]()
    with parquet.ParquetWriter(target, schema, compression="zstd") as file:
        batch: list[dict[str, Any]] = []
        for path in paths:
            analysis = analyse(path.read_text()) if judged else None
            judges |= {analysis.judge} if analysis else set()
            batch += rows(path, analysis)
            if len(batch) >= BATCH:
                file.write_table(pa.Table.from_pylist(batch, schema))
                counted, batch = counted + len(batch), []
        if batch:
            file.write_table(pa.Table.from_pylist(batch, schema))
            counted += len(batch)
    told = {"game": game.NAME, "records": len(paths), "rows": counted}
    target.with_suffix(".md").write_text(_card(game, headers, told, judges))
    return told


def _schema(pa: Any, layout: Layout) -> Any:
    numbers = {"line": pa.int32(), "seat": pa.int8(), "choice": pa.int32()}
    lists = {"features": pa.list_(pa.float32(), layout.size), "legal": pa.list_(pa.int32())}
    words = {name: pa.string() for name in ("record", "player", "text")}
    kinds = {**numbers, **lists, **words}
    return pa.schema([(name, kinds.get(name, pa.float32())) for name in COLUMNS])


def _metadata(game: Game) -> dict[str, str]:
    layout = layout_of(game)
    parts = [part._asdict() for part in layout.parts]
    return {
        "game": game.NAME,
        "version": str(game.VERSION),
        "choices": str(layout.choices),
        "layout": json.dumps(parts),
    }


def _card(game: Game, headers: list[record.Header], told: dict[str, Any], judges: Iterable[str]) -> str:
    """How the table was made, for whoever finds it."""
    players = sorted({name for header in headers for name in header.seats})
    tables = sorted({f"{len(h.seats)} seats {options.words(h.options) or 'usual options'}" for h in headers})
    pieces = sorted({header.pieces.digest for header in headers})
    lines = [
        f"# {told['rows']} choices of {told['records']} games of {game.NAME}",
        "",
        f"Rules version {game.VERSION}, piece set {', '.join(pieces)}. Players: {', '.join(players)}. Made with",
        "`corral arena --records` and `corral dataset`; `corral verify` proves the draws of every record.",
        "A row is a choice of a seat that had two moves or more. Features hold only what that seat could know.",
        f"Luck is what the judge {', '.join(sorted(judges))} says." if judges else "Luck was not judged.",
        "",
        *[f"- {table}" for table in tables],
        "",
        "| column | |",
        "|---|---|",
        *[f"| {name} | {what} |" for name, what in COLUMNS.items()],
        "",
    ]
    return "\n".join(lines)
