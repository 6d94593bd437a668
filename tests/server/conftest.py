from tests.store.places import place, postgres_url

__all__ = ["place", "postgres_url"]
