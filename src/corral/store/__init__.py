"""Tables, lines, users: SQLite by default, PostgreSQL by URL; migrations; 'table T has changed'."""

from . import people, tables
from .keep import backup, restore
from .store import Missing, Store, Taken, is_url

__all__ = ["Missing", "Store", "Taken", "backup", "is_url", "people", "restore", "tables"]
