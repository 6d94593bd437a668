from tests.store.places import postgres_url

__all__ = ["postgres_url"]
