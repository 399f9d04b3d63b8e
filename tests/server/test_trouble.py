"""A full disk, a locked and a vanished database: people are told, nothing is lost, it recovers."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import event, make_url
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed

from giantstable.server import database
from giantstable.server.hall import Hall
from giantstable.server.live import TRY_LATER
from giantstable.server.schema import Entry
from giantstable.server.store import CHOICE, Store
from tests.server.conftest import address_of
from tests.server.guests import Guest, Json, Live
from tests.server.house import House, usual
from tests.server.postgres import Cluster
from tests.server.refused import refused


class Scene:
    """A server of its own with somebody at a table, and the file of its database."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "tables.db"
        self.house = House(usual(f"sqlite:///{self.file}", folder))
        self.ann = Guest(self.house.address)
        self.table = self.ann.opens("wraith")

    def health(self) -> Json:
        return dict(self.ann.asks("GET", "/api/health").json())

    def stop(self) -> None:
        self.ann.close()
        self.house.stop()


@pytest.fixture
def scene(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Scene]:
    monkeypatch.setattr(database, "BUSY", 50)
    laid = Scene(tmp_path)
    yield laid
    laid.stop()


def told_and_nothing_done(scene: Scene, seat: Live) -> None:
    """Assert that a choice is refused in a sentence, that the table stands, and health tells."""
    version = seat.scene["version"]
    with refused("database-away"):
        seat.choose(seat.options[0])
    with refused("database-away", 503):
        for _ in range(50):  # a page may have room for some more
            scene.ann.opens("wraith")
    health = scene.health()
    assert (health["status"], health["database"]["status"]) == ("troubled", "troubled")
    assert not health["database"]["writes"]
    assert seat.scene["version"] == version


def looked_at(scene: Scene, seat: Live) -> None:
    """Assert that others may look at the table all the same."""
    with scene.ann.watches(scene.table) as spectator:
        assert spectator.scene["version"] == seat.scene["version"]


def looked_at_or_not_yet(scene: Scene, seat: Live) -> None:
    """Assert the same where not every connection can read any more: who has none may come back."""
    ends = set()
    for _ in range(5):
        try:
            looked_at(scene, seat)
        except ConnectionClosed as end:
            ends.add(end.rcvd.code if end.rcvd is not None else 0)
    assert ends <= {TRY_LATER}


def goes_on(scene: Scene, seat: Live) -> None:
    """Assert that the next choice is written, once, and that all is well again."""
    version = seat.scene["version"]
    assert seat.choose(seat.options[0]) == version + 1
    assert scene.health()["status"] == "ok"
    entries = scene.house.office.store.entries(scene.table)
    assert [entry.seq for entry in entries] == list(range(1, version + 2))


def fill(store: Store, table: str) -> None:
    """Write into a table's log until there is no more room."""
    for seq in range(1, 1000):
        with store.transaction() as session:
            session.add(
                Entry(table_id=table, seq=seq, seat=0, kind=CHOICE, notation="x" * 200, nonce="")
            )


def test_a_full_disk(scene: Scene) -> None:
    engine = scene.house.office.store.engine
    full = True

    def no_room(connection: Any, _record: object, _proxy: object) -> None:
        pages = connection.execute("PRAGMA page_count").fetchone()[0] if full else 2**30
        connection.execute(f"PRAGMA max_page_count={pages}")

    with scene.ann.sits(scene.table) as seat:
        seat.choose(seat.options[0])
        event.listen(engine, "checkout", no_room)
        with pytest.raises(OperationalError, match="full"):  # a page has room for some rows
            fill(scene.house.office.store, scene.ann.opens("wraith"))
        with refused("database-away"):
            for _ in range(20):
                seat.choose(seat.options[0])
        told_and_nothing_done(scene, seat)
        looked_at(scene, seat)
        full = False
        goes_on(scene, seat)


def test_little_room_on_the_disk_is_seen_before_it_is_full(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = scene.health()
    assert (before["status"], before["disk"]["status"]) == ("ok", "ok")
    assert before["disk"]["free_megabytes"] > 0
    little = SimpleNamespace(free=150 * 1024 * 1024)
    monkeypatch.setattr(shutil, "disk_usage", lambda _: little)
    found = scene.health()
    assert found["disk"] == {"status": "troubled", "free_megabytes": 150}
    assert (found["status"], found["database"]["status"]) == ("troubled", "ok")


def test_a_locked_database(scene: Scene) -> None:
    with scene.ann.sits(scene.table) as seat:
        seat.choose(seat.options[0])
        other = sqlite3.connect(scene.file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        told_and_nothing_done(scene, seat)
        looked_at(scene, seat)
        other.execute("ROLLBACK")
        other.close()
        goes_on(scene, seat)


def test_a_file_that_was_taken_away_and_put_back(scene: Scene) -> None:
    """Before, it was written into a file that nobody could ever read again."""
    away = scene.file.with_name("away.db")
    with scene.ann.sits(scene.table) as seat:
        seat.choose(seat.options[0])
        scene.file.rename(away)
        told_and_nothing_done(scene, seat)
        looked_at_or_not_yet(scene, seat)
        assert scene.ann.asks("GET", "/api/health").status_code == 503
        scene.file.write_bytes(b"")  # another file is not this one
        told_and_nothing_done(scene, seat)
        looked_at_or_not_yet(scene, seat)
        away.rename(scene.file)
        assert scene.ann.asks("GET", "/api/health").status_code == 200
        goes_on(scene, seat)


def test_whoever_reads_opens_no_other_file_that_lies_there(tmp_path: Path) -> None:
    """Before, it took the log of what was written last for that file's own, and removed it."""
    file, away = tmp_path / "tables.db", tmp_path / "away.db"
    address = make_url(f"sqlite:///{file}")
    engine = database.opened(address)
    with engine.connect():  # and stays open, so that nothing is moved from the log into the file
        Store(engine).new_visitor("Ann's key")
        file.rename(away)
        file.write_bytes(b"")
        resting = [engine.connect() for _ in range(engine.pool.checkedin())]  # type: ignore[attr-defined]
        with pytest.raises(database.Vanished):
            engine.connect()
        for connection in resting:
            connection.close()
        away.rename(file)
        fresh = database.opened(address)
        assert Store(fresh).visitor("Ann's key") is not None
        fresh.dispose()
    engine.dispose()


def test_a_postgresql_that_goes_away_and_comes_back(
    cluster: Cluster, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    house = House(usual(address_of("postgresql", request, tmp_path), tmp_path))
    name = house.office.store.engine.url.database
    ann = Guest(house.address)
    table = ann.opens("wraith")

    def turns(*sentences: str) -> None:
        with cluster.connection() as connection:
            for sentence in sentences:
                connection.execute(sentence.encode())

    with ann.sits(table) as seat:
        seat.choose(seat.options[0])
        turns(
            f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
            f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
        )
        with refused("database-away"):
            seat.choose(seat.options[0])
        with refused("database-away", 503):
            ann.opens("wraith")
        answer = ann.asks("GET", "/api/health")
        assert (answer.status_code, answer.json()["status"]) == (503, "troubled")
        assert answer.json()["disk"] == {"status": "ok", "free_megabytes": None}
        turns(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        assert ann.asks("GET", "/api/health").status_code == 200

        def anew(hall: Hall) -> bool:
            return hall.tables[table].version == 1

        seat.until(lambda frame: frame["type"] == "snapshot" and anew(house.office.hall))
        assert seat.choose(seat.options[0]) == 2
    assert ann.get("/api/health")["status"] == "ok"
    ann.close()
    house.stop()
