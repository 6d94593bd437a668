"""What a view says that one thing more would bring, held against what it did bring in whole games."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from corral import Match
from corral.games.moon_river.view import Seat, Territory, View

SEEDS = range(6)
CORN = "corn"


def river(game: Match) -> View:
    shown = game.view()
    assert isinstance(shown, View)
    return shown


def herd(seat: Seat, territory: Territory) -> int:
    """Parcels of a territory with a cow."""
    return sum(seat.cells[cell].cows > 0 for cell in territory.cells)


def what_came(before: Seat, one: Territory, after: Seat, other: Territory) -> str | None:
    """By what one thing a territory has grown; None: by something else."""
    if not set(one.cells) <= set(other.cells):
        return None
    parcels, cows = len(other.cells) - len(one.cells), herd(after, other) - herd(before, one)
    skull = any(after.cells[cell].skull for cell in set(other.cells) - set(one.cells))
    if skull:
        spare = any(before.cells[cell].cows > 1 for cell in one.cells)
        cheapest = cows == (0 if spare or not herd(before, one) else -1)
        return "skull" if parcels == 1 and cheapest else None
    return {(1, 0): "parcel", (0, 1): "cow", (1, 1): "both"}.get((parcels, cows))


@pytest.mark.parametrize("scenario", ["timber", "gold-rush", "outlaws", "city"])
def test_one_thing_more_brings_what_was_said(scenario: str) -> None:
    """Territories and the scenario's largest group, move by move, for every seat."""
    seen: Counter[str] = Counter()
    for seed in SEEDS:
        coins = random.Random(f"{scenario} {seed}")
        game = Match("moon_river", 4, {"mode": "legends", "scenario": scenario}, seed)
        views = [river(game)]
        while not game.over:
            seat = game.actors[0]
            game.play(seat, coins.choice(game.moves(seat)))
            views.append(river(game))
        for earlier, later in pairwise(views):
            for before, after in zip(earlier.seats, later.seats, strict=True):
                rows = Counter[str]()
                for one in after.territories:
                    rows[one.landscape] += one.points
                assert all(after.sheet[land] == points for land, points in rows.items() if land != CORN)
                for one in before.territories:
                    other = next(found for found in after.territories if set(one.cells) & set(found.cells))
                    if came := one.grown and what_came(before, one, after, other):
                        seen[came] += 1
                        assert other.points == getattr(one.grown, came), (came, one, other)
                assert (after.scenario_group >= 3) == (after.sheet["scenario"] > 0)
                alone = before.sheet["scenario"] == 10 * max(0, before.scenario_group - 2)
                if alone and after.scenario_group == before.scenario_group + 1:
                    more = after.sheet["scenario"] - before.sheet["scenario"]
                    if more <= 10:  # two groups of three may come at once
                        seen["scenario"] += 1
                        assert more == before.scenario_more
    assert min(seen[came] for came in ("parcel", "cow", "both", "skull", "scenario")) > 3, seen
