"""How much is too much. The time is passed in."""

from collections import OrderedDict

KEPT = 10_000


class Bucket:
    """So many a second in the long run, `burst` at once."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._left, self._at = burst, 0.0

    def left(self, now: float) -> bool:
        """Is there room for one more?"""
        self._left = min(self.burst, self._left + max(0.0, now - self._at) * self.rate)
        self._at = now
        return self._left >= 1

    def take(self, now: float) -> bool:
        if not self.left(now):
            return False
        self._left -= 1
        return True


class Buckets:
    """One for each address or name."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate, self.burst = rate, burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def left(self, key: str, now: float) -> bool:
        bucket = self._buckets.get(key)
        return bucket is None or bucket.left(now)

    def take(self, key: str, now: float) -> bool:
        bucket = self._buckets.pop(key, None) or Bucket(self.rate, self.burst)
        self._buckets[key] = bucket
        if len(self._buckets) > KEPT:
            self._buckets.popitem(last=False)
        return bucket.take(now)
