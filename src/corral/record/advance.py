"""On to the next real choice; and what may be known of the question that is put there."""

from collections.abc import Callable, Iterator

import numpy as np

from corral.game import NATURE, Game, Ints, seats_of


def advance(
    game: Game,
    state: Ints,
    draw: Callable[[int], int] | None,
    forced: bool = True,
    hold: Callable[[Ints], bool] | None = None,
) -> Iterator[tuple[int, int]]:
    """Play NATURE (if `draw` answers for it) and forced choices until somebody has a real choice; yields the moves.

    Where several seats are asked at once, forced answers wait for the last real one: nobody can tell whose they were.
    Where `hold` says so of the position it stops.
    """
    moves = np.empty(game.MOVES, np.int32)
    while mask := game.actors(state):
        if hold is not None and hold(state):
            return
        answers = []
        for seat in seats_of(mask):
            count = game.legal(state, seat, moves)
            if seat == NATURE and draw is not None:
                answers.append((seat, int(moves[draw(count)])))
            elif forced and count == 1:
                answers.append((seat, int(moves[0])))
            else:
                return
        for seat, move in answers:
            game.play(state, seat, move)
            yield seat, move


def asks_anonymously(game: Game, state: Ints) -> bool:
    """Nothing may tell whom the present question asks."""
    return game.SECRETS is not None and game.SECRETS.asks_anonymously(state)


def shows_who_answered(game: Game, state: Ints) -> bool:
    """All see who has answered the present question: at a table even who has no choice answers for himself."""
    return game.SECRETS is not None and game.SECRETS.shows_who_answered(state)


def open_pledges(game: Game, state: Ints) -> int:
    """How many of the latest moves are secret answers to a question that is still open."""
    return game.SECRETS.open_pledges(state) if game.SECRETS is not None else 0
