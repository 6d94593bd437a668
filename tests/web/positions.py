"""Positions that the boards' own tests begin with: `python -m tests.web.positions` writes them anew."""

from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from corral.record import Telling
from corral.table.live_match import LiveMatch

from .dealt import GAMES, wander

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"


class Sample(NamedTuple):
    seats: int
    phase: str
    tried: str  # the first choice that begins so: its outcome is told, too
    goes_on: bool  # and more is to be answered then


SAMPLES = {
    "moon_river": Sample(3, "build", "build", True),
    "dice_town": Sample(4, "keep", "keep ", False),
    "wind_river": Sample(3, "herd", "herd", True),
}


def position(game: str) -> bytes:
    """The first seat is asked in the middle of a game with random moves: everything as its viewer is told."""
    sample = SAMPLES[game]
    names = [f"Player{seat}" for seat in range(1, sample.seats + 1)]
    for number in range(1, GAMES):
        for live in wander(game, names, {}, number):
            told = _told(live, names, sample)
            if told is not None:
                return msgspec.json.encode(told) + b"\n"
    raise AssertionError(f"no such position in {GAMES} games of {game}")


def _told(live: LiveMatch, names: list[str], sample: Sample) -> dict[str, Any] | None:
    if 0 not in live.acting() or len(live.fold.lines) < 60 or live.view(0).phase != sample.phase:
        return None
    choices = live.choices(0)
    move = next((text for text in choices if text.startswith(sample.tried)), None)
    if len(choices) < 4 or move is None:
        return None
    outcome = live.tried(0, [move], 1)
    if outcome.open != sample.goes_on:
        return None
    telling = Telling(live.fold, 0)
    telling.read(live.fold)
    blank = {"bot": None, "away": False, "resigned": False, "place": None, "points": None}
    return {
        "seat": 1,
        "seats": [{"name": name, **blank} for name in names],
        "view": live.view(0),
        "choices": choices,
        "lines": telling.lines[-12:],
        "tried": move,
        "outcome": outcome._asdict(),
    }


def path(game: str) -> Path:
    return BOARDS / game / "position.json"


if __name__ == "__main__":
    for game in SAMPLES:
        path(game).write_bytes(position(game))
