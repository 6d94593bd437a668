"""Gulch: reads the piece file; no logic."""

from pathlib import Path

import numpy as np

from corral.game import Pieces
from corral.pieces import BadPieces, Folder

from .state import COPIES, WEIGHTS


def pieces(folder: Path | None = None) -> Pieces:
    files = Folder(Path(__file__).parent, ["nuggets.csv"], folder)
    counts = np.zeros(WEIGHTS, np.int32)
    for row in files.rows("nuggets.csv", ["weight", "count"]):
        counts[row.number("weight", 1, WEIGHTS) - 1] = row.number("count", 0, COPIES)
    if not counts.any():
        raise BadPieces("nuggets.csv: no nugget at all")
    return Pieces(counts, files.digest, "six nuggets")
