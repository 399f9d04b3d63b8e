"""Servers for tests: in this process or in their own, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import hashlib
import itertools
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from types import FrameType

import pytest

from giantstable.server import keys
from giantstable.server.settings import Settings
from tests.server.guests import Guest
from tests.server.house import House, usual, with_settings
from tests.server.postgres import Cluster, binaries
from tests.server.running import Running

DATABASES = ["sqlite", "postgresql"]
LONGEST = 1800  # seconds

Opener = Callable[..., House]
Starter = Callable[..., Running]
Inviter = Callable[[], Guest]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that lives as long as this process tests."""
    programs = binaries()
    if programs is None:
        pytest.skip("there is no PostgreSQL on this machine (Debian: apt install postgresql)")
    running = Cluster(programs)
    yield running
    running.stop()


def address_of(kind: str, request: pytest.FixtureRequest, folder: Path) -> str:
    """Return the address of an empty database."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest.fixture(autouse=True)
def _bounded(request: pytest.FixtureRequest) -> Iterator[None]:
    """End a test that hangs."""

    def too_long(_number: int, _frame: FrameType | None) -> None:
        raise TimeoutError(f"{request.node.name} takes more than {LONGEST} seconds")

    signal.signal(signal.SIGALRM, too_long)
    signal.alarm(LONGEST)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)


@pytest.fixture(autouse=True)
def _seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the games of a test be the same whenever it runs; only in this process."""
    tables = itertools.count()

    def seed() -> str:
        name = f"{request.node.nodeid} {next(tables)}"
        return hashlib.sha256(name.encode()).hexdigest()[:32]

    monkeypatch.setattr(keys, "new_seed", seed)


@pytest.fixture(scope="module", params=DATABASES)
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings with an empty database, of each kind in turn."""
    folder = tmp_path_factory.mktemp("server")
    return usual(address_of(request.param, request, folder), folder)


@pytest.fixture(scope="module")
def house(settings: Settings) -> Iterator[House]:
    """A server that the tests of a module share."""
    opened = House(settings)
    yield opened
    opened.stop()


@pytest.fixture
def opens(settings: Settings) -> Iterator[Opener]:
    """Open servers on the module's database in which some settings are others."""
    houses: list[House] = []

    def opening(**changes: object) -> House:
        houses.append(with_settings(settings, **changes))
        return houses[-1]

    yield opening
    for opened in houses:
        opened.stop()


@pytest.fixture
def guest(house: House) -> Iterator[Inviter]:
    """Let guests in at the module's server; their browsers are closed at the end."""
    guests: list[Guest] = []

    def coming() -> Guest:
        guests.append(Guest(house.address))
        return guests[-1]

    yield coming
    for gone in guests:
        gone.close()


@pytest.fixture
def ann(guest: Inviter) -> Guest:
    """A guest."""
    return guest()


@pytest.fixture
def bob(guest: Inviter) -> Guest:
    """Another guest."""
    return guest()


@pytest.fixture
def starts(tmp_path: Path) -> Iterator[Starter]:
    """Start servers as processes of their own."""
    running: list[Running] = []

    def starting(home: str = "home", port: int = 0, **variables: str) -> Running:
        running.append(Running(tmp_path / home, port, variables=variables))
        return running[-1].wait_until_open()

    yield starting
    for server in running:
        server.kill()
