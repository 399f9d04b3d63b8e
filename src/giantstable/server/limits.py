"""How often somebody may do something."""

from __future__ import annotations

import time
from asyncio import Semaphore
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from ipaddress import ip_network

from starlette.types import Scope

from giantstable.server.refusals import Refused
from giantstable.server.settings import Rate, Settings

MAPPED = "::ffff:"
IN_LANE = 64  # requests of one address that may wait for each other
TOLD = 20  # the part of what one may do at once of which the other workers are told


def unmapped(address: str) -> str:
    """Return an address as its own network writes it: an IPv4 may be dressed as an IPv6."""
    return address.removeprefix(MAPPED) if "." in address else address


def address_of(scope: Scope) -> str:
    """Return the address a request comes from; of an IPv6 the half that one household has."""
    client = scope.get("client")
    address = unmapped(str(client[0])) if client else ""
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
        self._fill()
        if self.drops < min(cost, 1.0):
            return False
        self.drops -= cost
        return True

    def spend(self, cost: float) -> None:
        """Take what something turned out to cost; what comes next waits for it."""
        self._fill()
        self.drops -= cost

    def _fill(self) -> None:
        now = time.monotonic()
        self.drops = min(self.rate.burst, self.drops + (now - self.at) * self.rate.per_second)
        self.at = now


Hit = Callable[[str], None]  # somebody came to a limit of this name


class Buckets:
    """A bucket for each address. Those that were not asked for the longest time are forgotten.

    What an address has spent is noted until it is told to the other workers, see ``Limits``.
    """

    def __init__(self, name: str, rate: Rate, hit: Hit, most: int = 10_000) -> None:
        self.name = name
        self.rate = rate
        self.hit = hit
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()
        self.untold: dict[str, float] = {}
        self.much = rate.burst / TOLD
        self.tell: Callable[[], None] | None = None  # where there is somebody to be told

    def take(self, address: str, cost: float = 1.0) -> bool:
        """Take some drops from an address's bucket."""
        if not self._of(address).take(cost):
            self.hit(self.name)
            return False
        self._note(address, cost)
        return True

    def pay(self, address: str, cost: float) -> None:
        """Take what something turned out to cost; what comes next waits for it."""
        self._of(address).spend(cost)
        self._note(address, cost)

    def _note(self, address: str, cost: float) -> None:
        if self.tell is not None:
            spent = self.untold.get(address, 0.0) + cost
            self.untold[address] = spent
            if spent >= self.much:
                self.tell()

    def spend(self, address: str, cost: float) -> None:
        """Take what an address has spent elsewhere."""
        self._of(address).spend(cost)

    def news(self) -> dict[str, float]:
        """Return what the others should know of what was spent here; once."""
        # As a list: requests are charged in threads of their own.
        noted = list(self.untold.items())
        told = {each: spent for each, spent in noted if spent >= self.much}
        for address in told:
            self.untold.pop(address, None)
        if len(self.untold) > self.most:
            self.untold.clear()  # each of them has spent next to nothing
        return told

    def _of(self, address: str) -> Bucket:
        bucket = self.buckets.pop(address, None) or Bucket(self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket


class Limits:
    """What one address may ask of all workers together.

    Each worker counts by itself and tells the others of whoever spends much. Nobody waits for that:
    who comes to two at once may have a moment's more than their due, and pays it back.
    """

    def __init__(self, settings: Settings, hit: Hit) -> None:
        self.requests = Buckets("requests", settings.requests, hit)
        self.new_tables = Buckets("tables", settings.new_tables, hit)
        self.visitors = Buckets("visitors", settings.new_visitors, hit)
        self.surveys = Buckets("surveys", settings.surveys, hit)
        self.efforts = Buckets("efforts", settings.efforts, hit)
        self.reviews = Buckets("reviews", settings.reviews, hit)
        self.frames = Buckets("frames", settings.all_frames, hit)
        self.listings = Buckets("listings", settings.listings, hit)
        every = (
            self.requests,
            self.new_tables,
            self.visitors,
            self.surveys,
            self.efforts,
            self.reviews,
            self.frames,
            self.listings,
        )
        self._named = {buckets.name: buckets for buckets in every}
        self._places: Counter[str] = Counter()  # connections to live tables, of this worker
        self._lanes: dict[str, Semaphore] = {}
        self._in_lane: Counter[str] = Counter()  # who is in work there, or waits
        self._at_work = settings.at_work
        self._under_way: set[str] = set()
        self._most = settings.clients_per_address

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait until an address has few enough requests in work; it is bounded here alone.

        Each is worked at in a thread, and all threads share one interpreter with the loop.
        """
        if self._in_lane[address] >= IN_LANE:
            raise Refused("too-many")
        lane = self._lanes.setdefault(address, Semaphore(self._at_work))
        self._in_lane[address] += 1
        try:
            async with lane:
                yield
        finally:
            self._in_lane[address] -= 1
            if not self._in_lane[address]:
                del self._lanes[address], self._in_lane[address]

    @contextmanager
    def one_at_a_time(self, address: str) -> Iterator[None]:
        """Refuse what an address has under way already."""
        if address in self._under_way:
            raise Refused("too-many")
        self._under_way.add(address)
        try:
            yield
        finally:
            self._under_way.discard(address)

    def has_place(self, address: str) -> bool:
        """Return whether an address may have one more connection: all of them are bounded here."""
        return self._places[address] < self._most

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """Count a connection of an address while it lasts."""
        self._places[address] += 1
        try:
            yield
        finally:
            self._places[address] -= 1
            if not self._places[address]:
                del self._places[address]

    def share(self, tell: Callable[[], None]) -> None:
        """Say from now on when there is something to be told to other workers."""
        for buckets in self._named.values():
            buckets.tell = tell

    def news(self) -> dict[str, dict[str, float]]:
        """Return what the other workers should know, by the name of the limit; once."""
        return {name: news for name, each in self._named.items() if (news := each.news())}

    def spend(self, name: str, spent: dict[str, float]) -> None:
        """Take over what was spent at another worker."""
        buckets = self._named.get(name)
        if buckets is not None:  # another version may have others
            for address, cost in spent.items():
                buckets.spend(address, cost)
