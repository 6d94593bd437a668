"""The browser's `wire.ts`, made from messages.py: `python -m corral.server.wire > web/src/wire.ts`."""

from typing import Any, get_args

import msgspec
from msgspec import inspect

from . import messages

HEAD = "// Made from src/corral/server/messages.py by `make wire`. Do not edit.\n"
SIMPLE: dict[type[inspect.Type], str] = {
    inspect.AnyType: "unknown",
    inspect.BoolType: "boolean",
    inspect.FloatType: "number",
    inspect.IntType: "number",
    inspect.NoneType: "null",
    inspect.StrType: "string",
}


def typescript() -> str:
    """Every struct of messages.py as an interface, and the two unions that go over the socket."""
    kinds = [kind for kind in vars(messages).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    bases = {base for kind in kinds for base in kind.__bases__}
    found = [_interface(kind) for kind in kinds if kind not in bases]
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};\n"
        for name, union in (("Ask", messages.ASKS), ("Tell", messages.TELLS))
    ]
    return "\n".join([HEAD, *found, *unions])


def _interface(kind: type[msgspec.Struct]) -> str:
    info: Any = inspect.type_info(kind)
    tag = [f'  {info.tag_field}: "{info.tag}";'] if info.tag_field else []
    sent = issubclass(kind, messages.Strict)  # what has a default may be left out, but the server never does
    fields = [f"  {field.encode_name}{'?' if sent and not field.required else ''}: {_type(field.type)};"
              for field in info.fields]  # fmt: skip
    return "\n".join([f"export interface {kind.__name__} {{", *tag, *fields, "}\n"])


def _type(kind: Any) -> str:
    match kind:
        case inspect.Metadata():
            return _type(kind.type)
        case inspect.StructType():
            return str(kind.cls.__name__)
        case inspect.ListType():
            inner = _type(kind.item_type)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<string, {_type(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(_type(one) for one in kind.types)
        case _:
            return SIMPLE[type(kind)]


if __name__ == "__main__":
    print(typescript(), end="")
