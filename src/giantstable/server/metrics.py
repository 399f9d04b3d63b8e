"""What a server counts while it runs, for Prometheus: no person, no table, no address is in it."""

from __future__ import annotations

from collections.abc import Iterator
from threading import Thread
from typing import TYPE_CHECKING, Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    start_http_server,
)
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from sqlalchemy import Engine, event

from giantstable.kernel.errors import BadSetup

if TYPE_CHECKING:
    from giantstable.server.hall import Hall

# Seconds until a choice is written and told; people begin to feel a tenth of one.
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CODES: Final = 200  # kinds of refusals that are told apart: games of others bring their own
OTHER: Final = "other"


class Metrics:
    """Counters of one server, and the gauges that are looked at when somebody asks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        here = self.registry
        self.choices = Counter(
            "giants_choices", "Choices that were written down", ["by"], registry=here
        )
        self.seconds = Histogram(
            "giants_choice_seconds",
            "From a person's choice to its being written and told",
            buckets=BUCKETS,
            registry=here,
        )
        self._refusals = Counter(
            "giants_refusals", "What was refused, by the code of the refusal", ["code"],
            registry=here,
        )  # fmt: skip
        self.limits = Counter(
            "giants_limits_hit", "How often somebody came to a limit", ["limit"], registry=here
        )
        self.database_errors = Counter(
            "giants_database_errors", "What the database could not do", registry=here
        )
        self.notifications = Counter(
            "giants_notifications", "Turns told through push services", ["end"], registry=here
        )
        self._codes: set[str] = set()
        ProcessCollector(registry=here)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        if code not in self._codes:
            if len(self._codes) >= CODES:
                code = OTHER
            self._codes.add(code)
        self._refusals.labels(code).inc()

    def came_to(self, limit: str) -> None:
        """Count that somebody came to a limit."""
        self.limits.labels(limit).inc()

    def watch(self, hall: Hall) -> None:
        """Look at a hall whenever somebody asks."""
        self.registry.register(_Looks(hall))
        watch_errors(hall.store.engine, self.database_errors)

    def serve(self, host: str, port: int) -> tuple[WSGIServer, Thread]:
        """Answer at a port of their own."""
        try:
            return start_http_server(port, host, self.registry)
        except OSError as error:
            why = error.strerror or str(error)
            raise BadSetup("port", host=host, port=str(port), why=why) from None


def watch_errors(engine: Engine, count: Counter) -> None:
    """Count what goes wrong in a database."""
    event.listen(engine, "handle_error", lambda _: count.inc())


class _Looks(Collector):
    """What there is at the moment."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall

    def collect(self) -> Iterator[GaugeMetricFamily]:
        hall = self.hall
        bots = hall.bots.health()
        for name, what, value in (
            ("tables", "Tables in memory", len(hall.tables)),
            ("clients", "Connections to live tables", hall.clients),
            ("writes_waiting", "Entries that wait to be written", hall.scribe.wishes.qsize()),
            ("bots_processes", "Processes in which bots think", bots.processes),
            ("bots_waiting", "Questions to bots that wait for their turn", bots.waiting),
            ("bots_lost", "Processes that died or were ended since the start", bots.lost),
            ("bots_asleep", "Tables that owe a bot's move nobody thinks of", bots.asleep),
        ):
            yield GaugeMetricFamily(f"giants_{name}", what, value)
