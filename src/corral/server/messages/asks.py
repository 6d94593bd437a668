"""From the client, over the socket. `id` comes back in the answer."""

from typing import Annotated

from msgspec import Meta

from .fields import STORABLE, Id, Moves, Seat, Strict


class Ask(Strict, tag_field="kind", tag=str.lower, kw_only=True):
    id: int = 0


class AtTable(Ask, kw_only=True):
    table: Id


class Join(AtTable):
    """Be told of a table from now on: from one's own seat, or as spectator (seat 0); `version`: what is known."""

    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    version: Annotated[int, Meta(ge=0)] = 0
    chats: Annotated[int, Meta(ge=0)] = 0


class Part(AtTable):
    """Not be told any more."""


class Play(AtTable):
    """One or several moves of a seat, all or none."""

    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class Try(AtTable):
    """What would come of these moves? Nothing is kept."""

    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves


class Hint(AtTable):
    """What would a good player do here, or after these moves of the same turn, and why? Not at rated tables."""

    seat: Seat
    version: Annotated[int, Meta(ge=0)]
    moves: Moves = []  # what is staged so far


class Undo(AtTable):
    """Take back the own last choice, or the one `steps` choices ago; where others must agree they are asked."""

    seat: Seat
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Agree(AtTable):
    """Answer to somebody's wish to take back."""

    seat: Seat
    yes: bool


class Resign(AtTable):
    seat: Seat


class Pause(AtTable):
    """Stop the clocks, or with on=false let them go on."""

    seat: Seat
    on: bool


class Leave(AtTable):
    """Stand up before the start; afterwards a bot plays for you until you `return`."""

    seat: Seat


class Return(AtTable):
    """The bot gives the seat back."""

    seat: Seat


class Say(AtTable):
    text: Annotated[str, Meta(min_length=1, max_length=2000, pattern=STORABLE)]


class Here(Ask):
    """Every 20 s: which version of which table the client has. What is missing is sent."""

    versions: dict[Id, Annotated[int, Meta(ge=0)]] = {}


class Lobby(Ask):
    """Be told of open tables and one's own as `tables`, now and when something changes; with on=false no more."""

    on: bool = True


ASKS = Join | Part | Play | Try | Hint | Undo | Agree | Resign | Pause | Leave | Return | Say | Here | Lobby
