"""What luck did to the players of a match, and what is left of results without it.

adjusted = result - BETA * luck. Luck is what the draws did by the quick judge: after each stretch of chance its word
less the mean of what it would have said after other draws. That difference is 0 in the mean whoever judges, so the
adjusted result is as right as the plain one, and it varies less where the judge sees what draws are worth. Judge and
beta are fixed before anything is played.
"""

import hashlib
from typing import NamedTuple

import numpy as np

from corral.game import NATURE, Floats, Game, Ints, seats_of
from corral.match import Match
from corral.players.judge import Judge
from corral.players.ledger import Ledger

BETA = 0.5  # the judges see about half of what a draw is worth
LISTED = 16  # draws with so many outcomes at most are not sampled: all of them are judged


class Luck(NamedTuple):
    """What the draws of a match did, by seat: to the win and to the points lead."""

    wins: Floats
    lead: Floats
    judge: str  # what kind of judge says so


def number_of(match: Match) -> int:
    """Each match has a judge of its own, so that in the mean of many none begins with the lots of another. It goes by
    what was promised before the first move."""
    header = match.fold.header
    return int(hashlib.blake2b(f"{header.table} {header.commit}".encode(), digest_size=6).hexdigest(), 16)


def luck_of(match: Match) -> Luck:
    """Of a match that is over."""
    ledger = Ledger(match, number=number_of(match))
    wins, lead = np.zeros(ledger.seats), np.zeros(ledger.seats)
    for before, after in ledger.draws():
        mean_wins, mean_lead = expected(ledger.judge, before)
        found = ledger.judge.view(after)
        wins += found.shares - mean_wins
        lead += found.leads - mean_lead
    return Luck(wins, lead, ledger.judge.kind)


def expected(judge: Judge, before: Ints) -> tuple[Floats, Floats]:
    """What the judge says after a stretch of chance, in the mean: of all outcomes where they are few, else of some."""
    outcomes = listed(judge.game, before)
    if outcomes is None:
        found = judge.expected(before)
        return found.shares, found.leads
    views = [(weight, judge.view(state)) for weight, state in outcomes]
    return (
        np.sum([weight * view.shares for weight, view in views], axis=0),
        np.sum([weight * view.leads for weight, view in views], axis=0),
    )


def listed(game: Game, before: Ints) -> list[tuple[float, Ints]] | None:
    """The positions after a stretch of one draw, each with its weight; equal ones are one. None: there are many, or
    the stretch goes on."""
    moves = np.empty(game.MOVES, np.int32)
    if game.actors(before) != 1 << NATURE or (count := game.legal(before, NATURE, moves)) > LISTED:
        return None
    found: dict[bytes, tuple[float, Ints]] = {}
    later = np.empty(game.MOVES, np.int32)
    for move in moves[:count]:
        state = before.copy()
        game.play(state, NATURE, int(move))
        if any(seat == NATURE or game.legal(state, seat, later) < 2 for seat in seats_of(game.actors(state))):
            return None
        weight, _ = found.get(state.tobytes(), (0.0, state))
        found[state.tobytes()] = (weight + 1 / count, state)
    return list(found.values())
