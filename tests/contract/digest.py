"""Random games, as one digest a case: the same with and without the compiler (`python -m tests.contract.digest`)."""

import hashlib

import numpy as np

from corral.game import NATURE, blank
from corral.kernel import below, mixed, next_word
from corral.options import numbers, parse

from .tables import CASES, Case

LINES = 400  # without the compiler a whole game takes long


def digest(case: Case) -> str:
    game, word, total = case.game, mixed(5), hashlib.sha256()
    state, moves, points = blank(game), np.empty(game.MOVES, np.int32), np.zeros(case.seats, np.int64)
    game.setup(state, case.seats, numbers(parse(game, dict(case.options), case.seats)), game.pieces().table)
    for _ in range(LINES):
        mask = int(game.actors(state))
        if not mask:
            break
        seat = NATURE if mask == 1 << NATURE else (mask & -mask).bit_length() - 1
        count = game.legal(state, seat, moves)
        word = next_word(np.uint64(word))
        game.play(state, seat, int(moves[below(np.uint64(word), count)]))
        game.score(state, points)
        total.update(state.tobytes() + moves[:count].tobytes() + points.tobytes())
        total.update(repr(float(game.thinking().worth(state, 0))).encode())
        if game.SECRETS is not None:
            known = state.copy()
            game.SECRETS.redeal(known, 1, np.uint64(word))
            total.update(known.tobytes())
    return total.hexdigest()


if __name__ == "__main__":
    for case in CASES:
        print(case, digest(case))
