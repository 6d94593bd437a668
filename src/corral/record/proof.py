"""Were the dice fair?"""

from typing import NamedTuple

from corral import fair
from corral.game import NATURE

from .fold import Fold


class Verdict(NamedTuple):
    """What verifying a record found."""

    fair: bool
    draws: int
    reason: str


def verify(fold: Fold) -> Verdict:
    """Recompute every draw of a record whose seed is revealed."""
    header = fold.header
    draws = fold.draws
    if header.commit is None:
        return Verdict(False, draws, "nothing was promised: the record has no commit, its draws were given by hand")
    if header.seed is None:
        return Verdict(False, draws, "the seed is not revealed yet: it is when the game is over")
    if fair.commit(header.seed) != header.commit:
        return Verdict(False, draws, "the seed is not the one that was promised: its hash differs from the commit")
    again = Fold(header)
    number = given = 0
    for ply in fold.history:
        if ply.seat == NATURE:
            number += 1
            moves = again.legal(NATURE)
            given += ply.line < fold.given
            drawn = moves[again.draw(len(moves))]
            if drawn != ply.move and ply.line > fold.given:
                stands, true = fold.game.write(ply.move), fold.game.write(drawn)
                reason = f"draw {number}, line {ply.line}: {stands!r} stands there, the seed gives {true!r}"
                return Verdict(False, draws, reason)
        again.play(ply.seat, ply.move)
    if given:
        reason = (
            f"{draws - given} draws follow from the seed that was promised; {given} were taken over from another game"
        )
        return Verdict(True, draws, reason)
    return Verdict(True, draws, f"all {draws} draws follow from the seed that was promised")
