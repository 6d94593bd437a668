"""For all tests."""

from hypothesis import settings

settings.load_profile("ci")  # Hypothesis's own: the same cases on every machine, however long they take
