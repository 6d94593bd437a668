"""Golden views: what the rules say of positions that the browser pictures by itself. Its helpers are held against them
in vitest. Run as `python -m tests.contract.shown`; a test fails if the files are stale."""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from corral.games.dice_town import cup
from corral.games.dice_town.view import View as DiceTown
from corral.games.wind_river.view import View as WindRiver
from corral.match import Match
from tests.given import seen_as

from .tables import stroll

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"
STEPS = 110  # of a game of Wind River in which all is paid that can be paid
STREETS = 12  # rounds of Dice Town
DICE = 5


def files() -> dict[Path, str]:
    told = {"wind_river": list(walks()), "dice_town": {"prices": prices(), "streets": list(streets())}}
    return {GAMES / name / "golden.json": json.dumps(one, separators=(",", ":")) + "\n" for name, one in told.items()}


def walks() -> Iterator[dict[str, Any]]:
    """Step by step: the lines that were told, and where the pieces stand then."""
    match = Match("wind_river", 3, {"depth": 4}, seed=27)
    chance, known = Random(27), 0
    for _ in range(STEPS):
        lines, known = match.lines[known:], len(match.lines)
        view = seen_as(WindRiver, match.view())
        fields = {field.name: (field.buffalo, field.tipis) for field in view.fields}
        seats = [(seat.stones, seat.reserve, seat.open_plains) for seat in view.seats]
        yield {"lines": lines, "phase": view.phase, "turn": view.turn, "fields": fields, "seats": seats}
        if match.over:
            return
        seat = match.actors[0]
        stones = [move for move in match.moves(seat) if move.startswith(("gather", "raise"))]
        match.play(seat, chance.choice(stones or match.moves(seat)))


def streets() -> Iterator[dict[str, Any]]:
    """When all dice lie: what each seat has kept, and who stands where."""
    match, chance, done = Match("dice_town", 5, seed=5), Random(5), 0
    while done < STREETS and not match.over:
        view = seen_as(DiceTown, match.view())
        if view.place == "mine" and view.round > done and all(len(seat.kept) == DICE for seat in view.seats):
            done = view.round
            order = {house.place: house.order for house in view.street}
            yield {"kept": [seat.kept for seat in view.seats], "order": order}
        stroll(match, chance, len(match.history) + 1)


def prices() -> list[int]:
    """What it costs to keep so many dice (DT-9)."""
    price = getattr(cup.price, "py_func", cup.price)
    return [int(price(dice)) for dice in range(DICE + 1)]


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
