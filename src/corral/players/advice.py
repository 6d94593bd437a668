"""What a player would say: a hint, its reason, and how likely each seat is to win."""

from typing import Any, NamedTuple

from corral.game import Game, Ints
from corral.players.levels import Level, Player

SAY_ROWS = 3


class Choice(NamedTuple):
    """One move that was considered."""

    text: str
    share: float  # of all tries
    reward: float  # what it brought the seat on average, 0 to 1


class Advice(NamedTuple):
    """A hint."""

    text: str  # the move
    reason: str  # one short sentence
    chances: list[float]  # how often each seat won the playouts; empty if nothing was searched
    choices: list[Choice]  # most tried first


def advise(level: str | Level, game: Game, state: Ints, seat: int, seats: int, number: int) -> Advice:
    """What a player of this level would do for a seat that is asked, and why."""
    player = Player(level, game, seats)
    move = player.choose(state, seat, number)
    tries = sum(found.visits for found in player.found.values()) or 1
    choices = [
        Choice(game.write(other), found.visits / tries, found.means[seat]) for other, found in player.found.items()
    ]
    choices.sort(key=lambda choice: (-choice.share, -choice.reward))
    return Advice(game.write(move), reason(game, state, seat, move, choices), player.chances, choices)


def reason(game: Game, state: Ints, seat: int, move: int, choices: list[Choice]) -> str:
    """In the game's own words (a game's `reason`), or in points that change at once, or against the next best."""
    own = getattr(game, "reason", None)
    if own and (said := own(state, seat, move)):
        return str(said)
    words = [f"{row} {change:+}" for row, change in gains(game, state, seat, move).items() if row != "total"]
    if words:
        return ", ".join(words[:SAY_ROWS])
    if len(choices) > 1:
        first, second = choices[:2]
        better = round((first.reward - second.reward) * 100)
        return f"better than {second.text} by {better} %" if better > 0 else f"much like {second.text}"
    return "the only sensible choice"


def gains(game: Game, state: Ints, seat: int, move: int) -> dict[str, int]:
    """The rows of the seat's sheet that the move changes at once."""
    after = state.copy()
    game.play(after, seat, move)
    before_rows, after_rows = _sheet(game, state, seat), _sheet(game, after, seat)
    return {row: value - before_rows[row] for row, value in after_rows.items() if value != before_rows[row]}


def _sheet(game: Game, state: Ints, seat: int) -> dict[str, Any]:
    sheet: dict[str, Any] = game.view(state, seat)["seats"][seat]["sheet"]
    return sheet
