"""corral hint: what a good player would do in the position of a record."""

from pathlib import Path

from rich.console import Console

from corral.cli import show
from corral.game import NATURE
from corral.players.advice import Advice, advise


def hint(file: Path, /, *, at: show.At = None, level: str = "marshal", pieces: show.Pieces = None) -> None:
    """Say what a player of some level would do now, and why.

    Parameters
    ----------
    file
        A record, as `corral play` saves it.
    level
        greenhorn, hand, rancher, marshal or legend.
    """
    match = show.read(file, at, pieces)
    seat = next((seat for seat in match.actors if seat != NATURE), 0)
    if not seat:
        raise ValueError("nobody has a choice in this position")
    advice = advise(level, match.game, match.state, seat - 1, match.seats, len(match.lines))
    for line in lines(match.names[seat - 1], advice, match.names):
        Console(highlight=False).print(line)


def lines(name: str, advice: Advice, names: list[str]) -> list[str]:
    """An advice in words."""
    found = [f"[bold]{name}: {advice.text}[/]  ({advice.reason})"]
    for choice in advice.choices[:4]:
        found.append(f"  {choice.share:4.0%} of the tries  {choice.text}")
    if advice.chances:
        found.append(
            "  wins: " + ", ".join(f"{who} {chance:.0%}" for who, chance in zip(names, advice.chances, strict=True))
        )
    return found
