"""How often somebody may do something."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import ip_network

from starlette.types import Scope

from giantstable.server.settings import Rate, Settings


def address_of(scope: Scope) -> str:
    """Return the address a request comes from; of an IPv6 the half that one household has."""
    client = scope.get("client")
    address = str(client[0]) if client else ""
    if ":" not in address:
        return address
    try:
        return str(ip_network(f"{address.partition('%')[0]}/64", strict=False))
    except ValueError:
        return address


class Bucket:
    """Holds a burst of drops and fills up again at a steady rate."""

    __slots__ = ("at", "drops", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.drops = float(rate.burst)
        self.at = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take some drops; False if there are none. What is dear may leave less than nothing."""
        now = time.monotonic()
        self.drops = min(self.rate.burst, self.drops + (now - self.at) * self.rate.per_second)
        self.at = now
        if self.drops < min(cost, 1.0):
            return False
        self.drops -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take what something turned out to cost; what comes next waits for it."""
        self.drops -= cost


class Buckets:
    """A bucket for each address. Those that were not asked for the longest time are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self.rate = rate
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take some drops from an address's bucket."""
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take(cost)


class Limits:
    """What one address may ask of a server beside plain requests."""

    def __init__(self, settings: Settings) -> None:
        self.visitors = Buckets(settings.new_visitors)
        self.surveys = Buckets(settings.surveys)
        self.efforts = Buckets(settings.efforts)
