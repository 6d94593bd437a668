"""The browser's types: `python -m corral.server.wire web/src` writes `wire.ts`, made from messages, for each game
`games/X/wire.ts`, made from what its `view` gives, and `rules/wire.ts`, a page of rules."""

import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, TypeAlias, get_args, get_origin

import msgspec
from msgspec import inspect

from corral import games, kernel
from corral.game import Game
from corral.learn import rules
from corral.match import view_of
from corral.refusal import Code

from . import messages
from .messages.fields import Strict

Names: TypeAlias = Mapping[frozenset[Any], str]  # of choices that have one

HEAD = "// Made from {} by `make wire`. Do not edit.\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def files() -> dict[str, str]:
    """What stands in which file below `web/src`."""
    return {
        "wire.ts": typescript(),
        **{f"games/{name}/wire.ts": seen(games.find(name)) for name in games.GAMES},
        "rules/wire.ts": _whole(rules.Page, "src/corral/learn/rules/page.py"),
    }


def typescript() -> str:
    """The codes of refusals, the parts and structs of all rooms of messages, and the two unions of the socket."""
    kinds = [*messages.PARTS, *(kind for room in messages.ROOMS for kind in _structs_of(room))]
    bases = {base for kind in kinds for base in kind.__bases__}
    found = [_interface(kind, {}) for kind in kinds if kind not in bases]
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"
        for name, union in (("Ask", messages.ASKS), ("Tell", messages.TELLS))
    ]
    return "\n".join([HEAD.format("src/corral/server/messages"), _codes(), *found, *unions])


def _codes() -> str:
    rows = "".join(f'  "{code}",\n' for code in Code)
    return f"export const CODES = [\n{rows}] as const;\nexport type Code = (typeof CODES)[number];\n"


def _structs_of(room: ModuleType) -> list[type[msgspec.Struct]]:
    """Those that a module declares, in its order."""
    kinds = [kind for kind in vars(room).values() if isinstance(kind, type) and kind.__module__ == room.__name__]
    return [kind for kind in kinds if issubclass(kind, msgspec.Struct)]


def seen(game: Game) -> str:
    """The view of a game with all its parts."""
    return _whole(view_of(game), f"src/corral/games/{game.NAME}/view.py")


def _whole(kind: type[msgspec.Struct], path: str) -> str:
    """A struct with all its parts and the choices that its module names."""
    module = sys.modules[kind.__module__]
    named = {kind: name for name, kind in vars(module).items() if get_origin(kind) is Literal}
    aliases = [f"export type {name} = {_choice(get_args(kind))};\n" for kind, name in named.items()]
    names = {frozenset(get_args(kind)): name for kind, name in named.items()}
    parts = [_interface(part, names) for part in parts_of(kind)]
    return "\n".join([HEAD.format(path), *aliases, *parts])


def parts_of(kind: type[msgspec.Struct]) -> list[type[msgspec.Struct]]:
    """A struct and all that it is made of, each once."""
    found = [kind]
    for part in found:  # which grows
        info: Any = inspect.type_info(part)
        bases = [base for base in part.__bases__ if base.__module__ == kind.__module__]
        inside = [one for field in info.fields for one in _structs(field.type)]
        found += [one for one in dict.fromkeys([*bases, *inside]) if one not in found]
    return found


def _structs(kind: Any) -> Iterator[type[msgspec.Struct]]:
    match kind:
        case inspect.Metadata():
            yield from _structs(kind.type)
        case inspect.StructType():
            yield kind.cls
        case inspect.ListType():
            yield from _structs(kind.item_type)
        case inspect.DictType():
            yield from _structs(kind.value_type)
        case inspect.UnionType():
            for one in kind.types:
                yield from _structs(one)


def _interface(kind: type[msgspec.Struct], names: Names) -> str:
    info: Any = inspect.type_info(kind)
    tagged = isinstance(info, inspect.StructType) and info.tag_field
    tag = [f'  {info.tag_field}: "{info.tag}";'] if tagged else []
    sent = issubclass(kind, Strict)  # what has a default may be left out, but the server never does
    fields = [
        f"  {field.encode_name}{'?' if sent and not field.required else ''}: {_type(field.type, names)};{_about(field)}"
        for field in info.fields
    ]
    said = " ".join((kind.__dict__["__doc__"] or "").split())
    head = [f"/** {said} */"] if said else []
    return "\n".join([*head, f"export interface {kind.__name__} {{", *tag, *fields, "}\n"])


def _about(field: inspect.Field) -> str:
    text = about(field)
    return f" // {text}" if text else ""


def about(field: inspect.Field) -> str:
    """What `doc` says of a field of a view."""
    schema = field.type.extra_json_schema if isinstance(field.type, inspect.Metadata) else None
    return str((schema or {}).get("description", ""))


def _type(kind: Any, names: Names) -> str:
    match kind:
        case inspect.Metadata():
            return _type(kind.type, names)
        case inspect.StructType() | inspect.DataclassType():
            return str(kind.cls.__name__)
        case inspect.ListType():
            inner = _type(kind.item_type, names)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.EnumType():
            return str(kind.cls.__name__)
        case inspect.TupleType():
            return f"[{', '.join(_type(one, names) for one in kind.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type, names)}>"
        case inspect.LiteralType():
            return names.get(frozenset(kind.values)) or _choice(kind.values)
        case inspect.UnionType():
            return " | ".join(_type(one, names) for one in kind.types)
        case _:
            return SIMPLE[type(kind)]


def _choice(values: Iterable[Any]) -> str:
    return " | ".join(map(json.dumps, values))


def main(folder: Path) -> None:
    kernel.plain()
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
