"""One match on the server: seats, clocks, taking back, bots, what each viewer may see."""

from .bots import Brains
from .clock import BadPace, Pace
from .course import Course, Early, Tried
from .house import House
from .seen import Seen
from .table import Forbidden, Person, Stale, Table

__all__ = [
    "BadPace", "Brains", "Course", "Early", "Forbidden", "House", "Pace", "Person", "Seen", "Stale", "Table", "Tried",
]  # fmt: skip
