"""Tables, lines, users: SQLite by default, PostgreSQL by URL; migrations; 'table T has changed'."""

from . import analyses, deals, history, learned, people, puzzled, tables
from .keep import backup, restore
from .store import Enough, Missing, Store, Taken, is_url, trouble
from .sweep import sweep

__all__ = [
    "Enough", "Missing", "Store", "Taken", "analyses", "backup", "deals", "history", "is_url", "learned", "people",
    "puzzled", "restore", "sweep", "tables", "trouble",
]  # fmt: skip
