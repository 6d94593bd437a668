"""The score pad: what players of the box have in front of them at the end becomes a real position, and the rules that
count every game count this one.

As text, for files and links; what a fact may be says each game's `tally.py`:

    game dice_town
    indians yes
    seat Ada, purple
    nuggets 9
    cards hat mule
    seat Bram
    dollars 8
"""

import dataclasses
import functools
import importlib
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from corral import games, options
from corral.game import NONE, SPECTATOR, BadFact, Facts, Game, Ints, View, blank

COLORS = ("purple", "white", "orange", "green", "blue", "coal")
COMMENT = "#"


class Holder(NamedTuple):
    """One player of the box."""

    name: str
    color: str = ""  # "": whatever is left
    facts: Facts = {}  # noqa: RUF012 - nobody changes it


class Pad(NamedTuple):
    """One game of the box, at its end."""

    game: str
    options: Mapping[str, str]
    seats: Sequence[Holder]


class Counted(NamedTuple):
    """What it comes to, seat by seat."""

    sheets: list[dict[str, int]]  # the rows in order, the last one is the total
    ties: list[dict[str, int]]  # what decides between equal totals, the first first
    places: list[int]  # from 1; shared places are equal
    remarks: list[str]
    view: View  # the position that was counted: the game is over, so all may see all


class BadPad(ValueError):
    """It cannot be counted; the reason says why, and for a text in which line."""


def count(pad: Pad) -> Counted:
    """BadPad where something cannot be so; what is only strange is counted and remarked."""
    try:
        return _count(pad)
    except BadFact as error:
        raise BadPad(f"{_who(pad, error.seat, error.fact)}{error}") from None


def _count(pad: Pad) -> Counted:
    game = games.find(pad.game)
    tally = _tally(game)
    chosen = options.parse(game, _with_colors(game, pad), len(pad.seats))
    state, pieces = blank(game), _pieces(pad.game)
    game.setup(state, len(pad.seats), options.numbers(chosen), pieces)
    remarks = tally.put(state, [seat.facts for seat in pad.seats], pieces)
    keys = np.zeros(len(pad.seats), np.int64)
    game.score(state, keys)
    rows = [game.view(state, seat).seats[seat].sheet for seat in range(len(pad.seats))]
    sheets = [{row: points for row, points in sheet.items() if points is not None} for sheet in rows]
    return Counted(
        sheets,
        [_ties(int(key), tally.TIES) for key in keys],
        [1 + int((keys > key).sum()) for key in keys],
        [_who(pad, remark.seat, remark.fact) + remark.text for remark in remarks],
        game.view(state, SPECTATOR),
    )


def _tally(game: Game) -> Any:
    """The submodule of a game that lays what players have into a position."""
    try:
        return importlib.import_module(f"{game.__name__}.tally")  # type: ignore[attr-defined]
    except ModuleNotFoundError:
        raise BadPad(f"there is no score pad for {game.NAME}") from None


@functools.cache
def _pieces(game: str) -> Ints:
    return games.find(game).pieces().table


def _with_colors(game: Game, pad: Pad) -> dict[str, str]:
    """Where colours are an option of the game, those of the players are meant."""
    chosen = dict(pad.options)
    worn = [seat.color for seat in pad.seats]
    if unknown := [color for color in worn if color not in (*COLORS, "")]:
        raise BadPad(f"no player has the colour {unknown[0]!r}; there are {', '.join(COLORS)}")
    if any(worn) and "colors" not in chosen and "colors" in {field.name for field in dataclasses.fields(game.OPTIONS)}:
        left = [color for color in COLORS if color not in worn]
        chosen["colors"] = ",".join(color or left.pop(0) for color in worn)
    return chosen


def _ties(key: int, ties: Sequence[tuple[str, int]]) -> dict[str, int]:
    """What a game's key holds below the points, each part smaller than its bound."""
    found = {}
    for name, bound in reversed(ties):
        key, found[name] = divmod(key, bound)
    return {name: found[name] for name, _ in ties}


def _who(pad: Pad, seat: int, fact: str) -> str:
    named = [pad.seats[seat].name or f"seat {seat + 1}"] if seat != NONE else []
    return "".join(f"{word}: " for word in [*named, fact] if word)


# As text


def read(text: str) -> Pad:
    """A pad from its text; BadPad names the line. The facts are checked here, too: their mistakes have a line."""
    game = ""
    chosen: dict[str, str] = {}
    seats: list[Holder] = []
    lines: list[dict[str, int]] = []
    for number, row in enumerate(text.splitlines(), 1):
        word, _, rest = row.partition(COMMENT)[0].strip().partition(" ")
        rest = " ".join(rest.split())
        if not word:
            continue
        if word == "game" and not seats:
            game = rest.replace(" ", "_")
        elif word == "seat":
            name, _, color = rest.partition(",")
            seats.append(Holder(name.strip(), color.strip(), {}))
            lines.append({"": number})
        elif not seats:
            chosen[word] = rest
        elif word in seats[-1].facts:
            raise BadPad(f"line {number}: {word} stands already in line {lines[-1][word]}")
        else:
            seats[-1] = seats[-1]._replace(facts={**seats[-1].facts, word: rest or "yes"})
            lines[-1][word] = number
    if not game:
        raise BadPad(f"line 1: the game comes first: game {' or '.join(games.GAMES)}")
    if not seats:
        raise BadPad("no player: a line such as `seat Ada` comes before what Ada has")
    pad = Pad(game, chosen, seats)
    try:
        _count(pad)
    except BadFact as error:
        raise BadPad(f"line {lines[error.seat].get(error.fact, lines[error.seat][''])}: {error}") from None
    return pad
