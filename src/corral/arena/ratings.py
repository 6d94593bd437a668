"""How wide should ratings take one game's luck to be? A crowd of known strengths plays; which width finds them best?

A crowd is players of every haste, from who always takes the move that looks best to who hardly looks. What each is
worth is measured over many games; ratings then see other games, few of each player, and are compared with that.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from corral import games
from corral.match import Match
from corral.players import Player
from corral.players.levels import Level

CROWD = 10  # of a crowd
AFTER = (10, 30, 100, 300)  # games of each player, after which ratings are looked at
ROUNDS = 20  # ways in which the games are drawn

Floats = npt.NDArray[np.float64]
Update = Callable[[Sequence[Any], Sequence[int], float], list[Any]]  # table.rating.updated


@dataclass(frozen=True)
class Crowded:
    """A game among the crowd."""

    players: tuple[int, ...]  # by seat: numbers of the crowd
    places: tuple[int, ...]


class Width(NamedTuple):
    """How well one width finds the strengths."""

    beta: float
    correlations: tuple[float, ...]  # with the true strengths, after so many games of each player
    unseen: tuple[float, ...]  # the share of players whom everybody still reads as 0, after so many games
    loss: float  # of what the ratings foretold of who wins, in the second half of the games: log loss


def crowd_of(haste: float) -> list[Level]:
    """From no haste to so much of it (in ten choices), in equal steps."""
    return [Level(f"crowd {one}", haste=haste * one / (CROWD - 1)) for one in range(CROWD)]


def played(name: str, seats: int, number: int, crowd: Sequence[Level]) -> Crowded:
    """One game of a few of the crowd, drawn by lot."""
    chance, game = Random(number), games.find(name)
    who = chance.sample(range(len(crowd)), seats)
    match = Match(game, seats, seed=number)
    players = [Player(crowd[one], game, seats) for one in who]
    while actors := match.actors:
        seat = actors[0] - 1
        move = players[seat].choose(match.state, seat, number * 100_003 + len(match.lines))
        match.play(seat + 1, game.write(move))
    return Crowded(tuple(who), tuple(1 + sum(other > own for other in match.keys) for own in match.keys))


def strengths(found: Sequence[Crowded], many: int = CROWD) -> Floats:
    """Each player's share of the places it could have had behind it, over all the games."""
    beaten, met = np.zeros(many), np.zeros(many)
    for game in found:
        for one, place in zip(game.players, game.places, strict=True):
            beaten[one] += sum((other > place) + (other == place) / 2 for other in game.places) - 0.5
            met[one] += len(game.places) - 1
    return np.asarray(beaten / np.maximum(1, met))


def width(found: Sequence[Crowded], true: Floats, beta: float, update: Update, fresh: Any, seed: int = 1) -> Width:
    """Ratings of this width over the games, in several orders; correlations and losses are means of these."""
    chance, correlations, unseen, losses = Random(seed), [], [], []
    most = len(true) * max(AFTER) // len(found[0].players)
    for _ in range(ROUNDS):
        order = chance.choices(found, k=most)
        skills, seen, hidden = [fresh] * len(true), [], []
        for number, game in enumerate(order, 1):
            rated = [skills[one] for one in game.players]
            if number > most // 2:
                losses.append(_loss(rated, game.places, beta))
            for one, skill in zip(game.players, update(rated, game.places, beta), strict=True):
                skills[one] = skill
            if number in [len(true) * games_each // len(game.players) for games_each in AFTER]:
                seen.append(float(np.corrcoef([skill.skill for skill in skills], true)[0, 1]))
                hidden.append(sum(skill.shown == 0 for skill in skills) / len(true))
        correlations.append(seen)
        unseen.append(hidden)
    means, zeros = (tuple(map(float, np.mean(rows, axis=0))) for rows in (correlations, unseen))
    return Width(beta, means, zeros, float(np.mean(losses)))


def _loss(rated: Sequence[Any], places: Sequence[int], beta: float) -> float:
    """Minus the logarithm of the chance that was foretold for who has won; a shared win counts as its share."""
    scale = sum(one.doubt**2 + beta**2 for one in rated) ** 0.5
    logits = np.array([one.skill / scale for one in rated])
    chances = np.exp(logits - logits.max())
    winners = np.array(places) == 1
    return float(-np.log(chances / chances.sum())[winners].mean())
