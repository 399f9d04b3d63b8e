"""Metrics: what a host's Prometheus learns, and what nobody learns from it."""

from __future__ import annotations

import urllib.request

import pytest
from prometheus_client import generate_latest

from giantstable.kernel.errors import BadSetup
from giantstable.server.metrics import CODES, OTHER, Metrics
from giantstable.server.settings import Rate, settings_from
from tests.server.conftest import Opener
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.refused import refused

RANDOM = {"kind": "bot", "level": "random"}


def told(house: House) -> str:
    """Return all that a server tells Prometheus."""
    return generate_latest(house.office.hall.metrics.registry).decode()


def value(text: str, name: str) -> float:
    """Return one number of it; 0 if it was never counted."""
    for line in text.splitlines():
        if line.startswith(f"{name} "):
            return float(line.rpartition(" ")[2])
    return 0.0


def test_what_is_done_at_tables_is_counted(house: House, ann: Guest) -> None:
    before = told(house)
    table = ann.opens("wraith")
    with ann.sits(table) as seat:
        for _ in range(3):
            seat.choose(seat.options[0])
        with refused("stale"):
            seat.choose(seat.options[0], version=0)
        now = told(house)
        assert value(now, "giants_clients") == 1
    watched = ann.opens("wraith", [RANDOM])
    with ann.watches(watched) as spectator:
        spectator.until(lambda _: spectator.over)
    after = told(house)

    def grown(name: str) -> float:
        return value(after, name) - value(before, name)

    assert grown('giants_choices_total{by="people"}') == 3
    assert grown("giants_choice_seconds_count") == 3
    assert grown('giants_choice_seconds_bucket{le="10.0"}') == 3
    assert grown('giants_refusals_total{code="stale"}') == 1
    assert grown('giants_choices_total{by="bots"}') == spectator.scene["version"]
    assert grown("giants_tables") == 2
    assert value(after, "giants_bots_processes") >= 1
    for quiet in ("writes_waiting", "bots_waiting", "bots_asleep", "database_errors_total"):
        assert value(after, f"giants_{quiet}") == 0, quiet
    assert value(after, "process_resident_memory_bytes") > 10_000_000
    assert table not in after
    assert watched not in after


def test_limits_and_refusals_at_the_door_are_counted(opens: Opener) -> None:
    house = opens(requests=Rate(3, 0))
    ann = Guest(house.address)
    for _ in range(5):
        ann.asks("GET", "/api/games/chess/rules")
    ann.close()
    found = told(house)
    assert value(found, 'giants_limits_hit_total{limit="requests"}') == 2
    assert value(found, 'giants_refusals_total{code="too-many"}') == 2
    assert value(found, 'giants_refusals_total{code="unknown-game"}') == 3


def test_kinds_of_refusals_are_bounded() -> None:
    metrics = Metrics()
    for number in range(CODES + 50):
        metrics.refused(f"code-{number}")
    metrics.refused("code-0")
    text = generate_latest(metrics.registry).decode()
    assert text.count("giants_refusals_total{") == CODES + 1
    assert value(text, f'giants_refusals_total{{code="{OTHER}"}}') == 50
    assert value(text, 'giants_refusals_total{code="code-0"}') == 2


def test_they_are_told_at_a_port_of_their_own_and_on_this_machine_alone(
    house: House, ann: Guest
) -> None:
    assert settings_from({}).metrics_port == 0  # unless somebody wants it, nowhere
    chosen = settings_from({"GIANTS_METRICS_PORT": "9100"})
    assert (chosen.metrics_port, chosen.metrics_host) == (9100, "127.0.0.1")
    metrics = house.office.hall.metrics
    server, thread = metrics.serve("127.0.0.1", 0)
    port = server.server_port
    with pytest.raises(BadSetup) as taken:
        metrics.serve("127.0.0.1", port)
    assert taken.value.key == "port"
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
        assert answer.headers["content-type"].startswith("text/plain")
        assert b"giants_tables" in answer.read()
    server.shutdown()
    server.server_close()
    thread.join()
    assert ann.asks("GET", "/metrics").status_code == 404
    for wrong in ("70000", "-1", "many"):
        with pytest.raises(BadSetup):
            settings_from({"GIANTS_METRICS_PORT": wrong})
