"""A game's options: from words (of people, records and forms) to its frozen dataclass, and on to numbers."""

import dataclasses
import enum
import typing
from collections.abc import Mapping
from typing import Any

import numpy as np

from corral.game import NONE, Game, Ints
from corral.refusal import Code, CodedError

WIDTH = 6  # numbers a tuple takes: one per seat
YES = ("yes", "on", "true", "1")
NO = ("no", "off", "false", "0")


class BadOption(CodedError, ValueError):
    """An option that is unknown, or a value it cannot have."""

    code = Code.OPTIONS


def parse(game: Game, words: Mapping[str, Any] | None, seats: int) -> Any:
    """The options of a game from names and words; BadOption says what is wrong."""
    kinds = typing.get_type_hints(game.OPTIONS)
    values = {}
    for name, value in (words or {}).items():
        if name not in kinds:
            raise BadOption(f"{game.NAME} has no option {name!r}; it has {', '.join(kinds) or 'none'}")
        values[name] = _value(name, kinds[name], value)
    try:
        options = game.OPTIONS(**values)
    except ValueError as error:
        raise BadOption(str(error)) from None
    if seats not in options.seats:
        raise BadOption(f"{game.NAME} with these options takes {_span(options.seats)} players, not {seats}")
    return options


def words(options: Any) -> dict[str, str]:
    """The options that are not as usual, in words: `parse` reads them back."""
    usual = type(options)()
    chosen = {field.name: getattr(options, field.name) for field in dataclasses.fields(options)}
    return {name: word(value) for name, value in chosen.items() if value != getattr(usual, name)}


def word(value: Any) -> str:
    if isinstance(value, tuple):
        return ",".join(word(one) for one in value)
    if isinstance(value, enum.Enum):
        return value.name.lower().replace("_", "-")
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def numbers(options: Any) -> Ints:
    """The options as `setup` takes them: in the order of their fields, tuples padded to WIDTH."""
    flat: list[int] = []
    for field in dataclasses.fields(options):
        value = getattr(options, field.name)
        if isinstance(value, tuple):
            flat += [*map(int, value), *[NONE] * (WIDTH - len(value))]
        else:
            flat.append(int(value))
    return np.array(flat or [0], np.int32)


def _value(name: str, kind: Any, value: Any) -> Any:
    if typing.get_origin(kind) is tuple:
        parts = value.replace(",", " ").split() if isinstance(value, str) else list(value)
        return tuple(_value(name, typing.get_args(kind)[0], part) for part in parts)
    text = word(value).lower()
    if issubclass(kind, enum.Enum):
        choices = [word(choice) for choice in kind]
        if text not in choices:
            raise BadOption(f"{name} is one of {', '.join(choices)}, not {text!r}")
        return list(kind)[choices.index(text)]
    if kind is bool:
        if text not in YES + NO:
            raise BadOption(f"{name} is yes or no, not {text!r}")
        return text in YES
    try:
        return int(text)
    except ValueError:
        raise BadOption(f"{name} is a whole number, not {text!r}") from None


def _span(seats: range) -> str:
    return str(seats[0]) if len(seats) == 1 else f"{seats[0]} to {seats[-1]}"
