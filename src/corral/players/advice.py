"""What a player would say: a hint, its reason, and how likely each seat is to win."""

from typing import NamedTuple

from corral.game import Game, Ints, Reason
from corral.kernel import mixed
from corral.players.levels import ADVISER, Level, Player

SURE = 30  # tries of a move before anything is said about its chance
REASONS = {  # what can be said in any game; a game has more of its own
    "better": "{points} points of win chance more than the next best",
    "alike": "about as good as the next best",
    "sure": "worked out to the end of the game: nothing is better",
    "only": "the only sensible choice",
}


class Choice(NamedTuple):
    """One move that was considered."""

    text: str
    share: float  # of all tries
    chance: float | None  # how likely the seat is to win with it; None if it was tried too little


class Advice(NamedTuple):
    """A hint."""

    text: str  # the move
    reason: Reason
    chances: list[float]  # how often each seat won the playouts; empty if nothing was searched
    choices: list[Choice]  # the move first, then most tried first


def advise(game: Game, state: Ints, seat: int, seats: int, number: int, level: str | Level = ADVISER) -> Advice:
    """What a player of this level would do for a seat that is asked, and why, from what the seat knows."""
    known = state.copy()
    if game.SECRETS is not None:
        game.SECRETS.redeal(known, seat, mixed(number))
    player = Player(level, game, seats)
    move = player.choose(state, seat, number)
    tries = sum(found.visits for found in player.found.values()) or 1
    order = sorted(player.found.items(), key=lambda each: (each[0] != move, -each[1].visits, -each[1].means[seat]))
    choices = [
        Choice(game.write(other), found.visits / tries, found.chance if found.visits >= SURE else None)
        for other, found in order
    ]
    return Advice(game.write(move), _reason(game, known, seat, move, player, choices), player.chances, choices)


def _reason(game: Game, state: Ints, seat: int, move: int, player: Player, choices: list[Choice]) -> Reason:
    """What the game itself says of this move, or how it compares with the best of the others."""
    own = game.thinking().reason
    if own is not None and (said := own(state, seat, move)) is not None:
        return said
    if player.exact:
        return Reason("sure")
    if len(choices) < 2:
        return Reason("only")
    mine, *others = (choice.chance for choice in choices)
    known = [chance for chance in others if chance is not None]
    points = round((mine - max(known)) * 100) if mine is not None and known else 0
    return Reason("better", {"points": points}) if points > 0 else Reason("alike")


def sentence(game: Game, reason: Reason) -> str:
    """A reason in English."""
    return {**REASONS, **game.thinking().reasons}[reason.code].format(**reason.args)


__all__ = ["ADVISER", "REASONS", "Advice", "Choice", "advise", "sentence"]
