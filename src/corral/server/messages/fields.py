"""What fields may hold that come from outside."""

from typing import Annotated

import msgspec
from msgspec import Meta

STORABLE = "^[^\\x00]*$"  # no database keeps a zero byte, so nobody may send one
Name = Annotated[str, Meta(min_length=1, max_length=20, pattern=STORABLE)]
Id = Annotated[str, Meta(max_length=20, pattern=STORABLE)]
Text = Annotated[str, Meta(max_length=200, pattern=STORABLE)]
Seat = Annotated[int, Meta(ge=1, le=9)]
Word = Annotated[str, Meta(max_length=40, pattern=STORABLE)]
Value = Annotated[str, Meta(max_length=2000, pattern=STORABLE)] | int | bool
Moves = Annotated[list[Text], Meta(max_length=200)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Salt = Annotated[str, Meta(max_length=40)]


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """From outside: nothing that is not known."""
