"""corral hint: what a good player would do in the position of a record."""

from pathlib import Path

from rich.console import Console

from corral.cli import show
from corral.game import NATURE
from corral.players.advice import ADVISER, Advice, advise, sentence


def hint(file: Path, /, *, at: show.At = None, level: str | None = None, pieces: show.Pieces = None) -> None:
    """Say what a good player would do now, and why.

    Parameters
    ----------
    file
        A record, as `corral play` saves it.
    level
        greenhorn, hand, rancher, marshal or legend; without it, whoever gives hints at tables.
    """
    match = show.read(file, at, pieces)
    seat = next((seat for seat in match.actors if seat != NATURE), 0)
    if not seat:
        raise ValueError("nobody has a choice in this position")
    advice = advise(match.game, match.state, seat - 1, match.seats, len(match.lines), level or ADVISER)
    for line in lines(match.names[seat - 1], advice, sentence(match.game, advice.reason), match.names):
        Console(highlight=False).print(line)


def lines(name: str, advice: Advice, why: str, names: list[str]) -> list[str]:
    """An advice in words."""
    found = [f"[bold]{name}: {advice.text}[/]  ({why})"]
    for choice in advice.choices[:4]:
        chance = "" if choice.chance is None else f", wins {choice.chance:.0%}"
        found.append(f"  {choice.share:4.0%} of the tries{chance}  {choice.text}")
    if advice.chances:
        found.append(
            "  wins: " + ", ".join(f"{who} {chance:.0%}" for who, chance in zip(names, advice.chances, strict=True))
        )
    return found
