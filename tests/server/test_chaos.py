"""Whoever dies whenever: no accepted choice is lost or done twice, and no table stands still."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.chaos import Chaos
from tests.server.conftest import DATABASES
from tests.server.postgres import Cluster, binaries
from tests.strength import first_seed, times

ROUNDS = 25  # on each kind of database


@pytest.mark.at_random
@pytest.mark.parametrize("kind", DATABASES)
def test_fifty_deaths_lose_nothing_double_nothing_and_stop_nobody(
    tmp_path: Path, kind: str
) -> None:
    cluster: Cluster | None = None
    if kind == "postgresql":
        programs = binaries()
        if programs is None:
            pytest.skip("there is no PostgreSQL on this machine (Debian: apt install postgresql)")
        cluster = Cluster(programs, careful=True)
    chaos = Chaos(tmp_path, first_seed() or 0, cluster)
    try:
        for _ in range(times(ROUNDS)):
            chaos.round()
        chaos.every_table_goes_on()
        assert chaos.judge() > ROUNDS
    finally:
        chaos.close()
        if cluster is not None:
            cluster.stop()
    assert set(chaos.deaths) == set(chaos.kinds())
