"""The rules as people read them: a page for each game in four languages, with drawn examples that are data."""

from .page import Page
from .reading import find

__all__ = ["Page", "find"]
