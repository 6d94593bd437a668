"""One match on the server: seats, clocks, taking back, bots, what each viewer may see."""

from .bots import BotPool
from .clock import BadPace, Pace
from .live_match import LiveMatch, TooEarly, Tried
from .played import Stale
from .registry import TableRegistry
from .seated import Forbidden, Own, Person
from .seen import Seen
from .table import Limits, Table

__all__ = [
    "BadPace",
    "BotPool",
    "Forbidden",
    "Limits",
    "LiveMatch",
    "Own",
    "Pace",
    "Person",
    "Seen",
    "Stale",
    "Table",
    "TableRegistry",
    "TooEarly",
    "Tried",
]  # fmt: skip
