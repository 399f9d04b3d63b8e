"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict

from giantstable.server.settings import Rate


class Bucket:
    """Holds a burst of drops and fills up again at a steady rate."""

    __slots__ = ("at", "drops", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = float(rate.burst)
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a drop; False if there is none."""
        now = time.monotonic()
        self.drops = min(self.rate.burst, self.drops + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.drops < 1:
            return False
        self.drops -= 1
        return True


class Buckets:
    """A bucket for each address. Those that were not asked for the longest time are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a drop from an address's bucket."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()
