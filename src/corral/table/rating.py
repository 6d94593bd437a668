"""Ratings for games of two and more: Weng and Lin (2011), the Plackett-Luce model. A player is a skill and a doubt."""

import math
from collections.abc import Sequence
from typing import NamedTuple

import sqlalchemy as sa

from corral.store.people import RatingRow, rate, ratings_of


class Skill(NamedTuple):
    skill: float = 25.0
    doubt: float = 25.0 / 3

    @property
    def shown(self) -> int:
        """The figure that people read: the player is almost surely at least this good."""
        return max(0, round(60 * (self.skill - 3 * self.doubt)))


USUAL = 25.0 / 6  # how much one game varies, in Weng and Lin's figures
BETA = {"moon_river": 2 * USUAL, "dice_town": 2 * USUAL}  # measured: docs/experiments.md, "Ratings"
LEAST = 1e-4  # doubt never vanishes


def updated(skills: Sequence[Skill], places: Sequence[int], beta: float = USUAL) -> list[Skill]:
    """After one game; place 1 is the best, ties share a place. `beta`: how much one game varies."""
    scale = math.sqrt(sum(one.doubt**2 + beta**2 for one in skills))
    strength = [math.exp(one.skill / scale) for one in skills]
    behind = [sum(strength[other] for other, at in enumerate(places) if at >= place) for place in places]
    found = []
    for player, own in enumerate(skills):
        gain = loss = 0.0
        for other, place in enumerate(places):
            if place <= places[player]:  # `player` was still in the running for this place
                chance = strength[player] / behind[other]
                shared = places.count(place)
                gain += ((player == other) - chance) / shared
                loss += chance * (1 - chance) / shared
        part = own.doubt**2 / scale
        less = own.doubt / scale * part / scale * loss
        found.append(Skill(own.skill + part * gain, own.doubt * math.sqrt(max(1 - less, LEAST))))
    return found


def settle(connection: sa.Connection, game: str, players: Sequence[str], places: Sequence[int]) -> list[int]:
    """Rate a finished table: what each seat's player gained, as people read it. A bot that had several seats gets the
    mean of what they gained."""
    rows = ratings_of(connection, game, sorted(set(players)))
    before = [Skill(rows[player].skill, rows[player].doubt) if player in rows else Skill() for player in players]
    after = updated(before, places, BETA.get(game, USUAL))
    gained: dict[str, int] = {}
    for player in sorted(set(players)):
        own = [after[seat] for seat, name in enumerate(players) if name == player]
        games = rows[player].games if player in rows else 0
        skill, doubt = (sum(one[index] for one in own) / len(own) for index in (0, 1))
        rate(connection, RatingRow(game, player, skill, doubt, games + 1))
        gained[player] = Skill(skill, doubt).shown - before[players.index(player)].shown
    return [gained[player] for player in players]
