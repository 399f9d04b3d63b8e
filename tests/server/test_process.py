"""The server as a process: it starts with a sentence or an address, and ends in good order."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog
from sqlalchemy import URL

import giantstable as gt
from giantstable.kernel.errors import BadSetup
from giantstable.server.database import opened
from giantstable.server.serve import serve
from giantstable.server.settings import packaged_client, settings_from
from giantstable.server.store import Store, effective
from tests.server.conftest import Starter
from tests.server.guests import Guest
from tests.server.running import COMMAND, Running, children, gone_before_long

RANDOM = {"kind": "bot", "level": "random"}


def refusing(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Start a server that will not start."""
    environment = {**os.environ, "GIANTS_HOME": str(folder), **variables}
    return subprocess.run(
        [*COMMAND, "serve", "--no-open", *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def one_sentence(done: subprocess.CompletedProcess[str], *said: str) -> None:
    """Assert that a command refused in one sentence."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    for word in said:
        assert word in lines[0]


@pytest.fixture
def quiet() -> Iterator[None]:
    """Leave the log as it was."""
    was = structlog.get_config()
    yield
    structlog.configure(**was)


def store_of(server: Running) -> Store:
    """Open the database that a server has left."""
    return Store(opened(URL.create("sqlite", database=str(server.home / "tables.db"))))


# -- what does not start ---------------------------------------------------------------------------


def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path) -> None:
    done = refusing(tmp_path, "--port", "0", GIANTS_DATABASE_URL="mysql://somewhere/tables")
    one_sentence(done, "postgresql://", "sqlite:///")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        one_sentence(refusing(tmp_path, "--port", port), port)


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("mysql://somewhere/tables", "database-url"),
        ("tables.db", "database-url"),
        ("sqlite://", "database-url"),
        ("postgresql://host:port/tables", "database-url"),
        ("postgresql://giants@/nothing?host=FOLDER", "database"),
        ("sqlite:///FOLDER/no/such/folder/tables.db", "database"),
        ("sqlite:///FOLDER/damaged.db", "database"),
    ],
)
def test_a_database_that_cannot_be_opened_is_refused(
    tmp_path: Path, quiet: None, url: str, key: str
) -> None:
    (tmp_path / "damaged.db").write_text("these are no tables\n" * 100)
    settings = settings_from({"GIANTS_DATABASE_URL": url.replace("FOLDER", str(tmp_path))})
    with pytest.raises(BadSetup) as refusal:
        serve(settings, "127.0.0.1", 0, False)
    assert refusal.value.key == key
    assert str(refusal.value).count("\n") == 0
    assert str(refusal.value).endswith(".")


def test_a_home_that_is_no_folder_is_refused(
    tmp_path: Path, quiet: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("GIANTS_HOME", str(tmp_path / "file" / "home"))
    with pytest.raises(BadSetup) as refusal:
        serve(settings_from({}), "127.0.0.1", 0, False)
    assert refusal.value.key == "database"


def test_settings_that_cannot_be_are_refused(
    tmp_path: Path, quiet: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIANTS_HOME", str(tmp_path))
    with pytest.raises(BadSetup) as refusal:
        serve(settings_from({}), "no such host", 0, False)
    assert refusal.value.key == "port"
    for workers in ("many", "0", "-1", "1.5"):
        with pytest.raises(BadSetup) as refusal:
            settings_from({"GIANTS_BOT_WORKERS": workers})
        assert refusal.value.key == "number"


def test_several_workers_are_refused_without_a_database_to_share(
    tmp_path: Path, quiet: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GIANTS_HOME", str(tmp_path))
    with pytest.raises(BadSetup) as refusal:
        serve(settings_from({}), "127.0.0.1", 0, False, workers=2)
    assert refusal.value.key == "workers-need-postgresql"


# -- running ---------------------------------------------------------------------------------------


def test_it_takes_connections_as_soon_as_it_tells_its_address(starts: Starter) -> None:
    server = starts()
    ann = Guest(server.address)
    assert ann.get("/api/health")["status"] == "ok"
    ann.close()


def test_a_folder_with_a_strange_name_is_as_good(starts: Starter) -> None:
    server = starts(home="a b %41 ü #")
    ann = Guest(server.address)
    ann.opens()
    ann.close()
    assert (server.home / "tables.db").is_file()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_closes_it_in_good_order(starts: Starter, number: signal.Signals) -> None:
    server = starts()
    ann = Guest(server.address)
    id_ = ann.opens()
    bots = ann.opens(seats=[RANDOM])
    with ann.sits(id_) as seat, ann.watches(bots) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 1)
        workers = children(server.process.pid)
        assert workers, "bots think in processes of their own"
        seat.play(random.Random(1), most=3)
        code = server.ask_to_stop(number)
        ends = [seat.closed(), spectator.closed()]
        assert ends == [1001, 1001]
        for live in (seat, spectator):
            assert live.frames[-1] == {"type": "closing"}
        seen = spectator.scene["version"]
    assert code == 0
    assert gone_before_long(workers) == []
    assert "Traceback" not in server.said()
    again = starts(port=server.port)
    later = Guest(again.address)
    later.http.cookies = ann.http.cookies
    with later.sits(id_) as seat, later.watches(bots) as spectator:
        assert seat.scene["version"] == 3
        assert spectator.scene["version"] >= seen
    ann.close()
    later.close()


def test_choices_on_their_way_when_it_is_told_to_stop_are_in_the_log_or_unanswered(
    starts: Starter,
) -> None:
    server = starts()
    ann = Guest(server.address)
    tables = [ann.opens() for _ in range(8)]
    seats = [ann.sits(id_).__enter__() for id_ in tables]
    for seat in seats:
        seat.send(type="choose", version=0, option=seat.options[0])
    assert server.ask_to_stop() == 0
    answered = []
    for seat in seats:
        assert seat.closed() == 1001
        answered.append(any(frame["type"] == "accepted" for frame in seat.frames))
    store = store_of(server)
    for id_, told in zip(tables, answered, strict=True):
        written = len(effective(store.entries(id_)))
        assert written == 1 if told else written <= 1
    store.engine.dispose()
    ann.close()


def test_processes_of_bots_die_with_a_server_that_is_killed(starts: Starter) -> None:
    server = starts(GIANTS_BOT_WORKERS="2")
    ann = Guest(server.address)
    ids = [ann.opens(seats=[{"kind": "bot", "level": "greedy"}]) for _ in range(2)]
    with ann.watches(ids[0]) as one, ann.watches(ids[1]):
        one.until(lambda _: one.scene["version"] >= 1)
        workers = children(server.process.pid)
        assert len(workers) >= 2
        server.kill()
    assert gone_before_long(workers) == []
    ann.close()


# -- what it leaves --------------------------------------------------------------------------------


def test_neither_the_database_nor_the_log_has_a_key_and_the_log_no_seed_or_table(
    starts: Starter,
) -> None:
    server = starts()
    ann, bob = Guest(server.address), Guest(server.address)
    ann.is_called("Ann")
    ids = [
        ann.opens(),
        ann.opens(giant="fire", seats=[RANDOM]),
        ann.opens(seats=[{"kind": "open"}]),
    ]
    tokens = [ann.invites(ids[0], 0), ann.invites(ids[0], 0), ann.invites(ids[2])]
    bob.accepts(tokens[0])
    bob.accepts(tokens[2])
    with ann.sits(ids[0]) as one, bob.sits(ids[0]) as other, ann.watches(ids[1]) as bots:
        one.play(random.Random(1))
        other.until(lambda _: other.over)
        bots.until(lambda _: bots.scene["version"] >= 2)
        one.ask("ping")
    for path in ("/api/nothing", f"/api/tables/{ids[0]}x", f"/t/{ids[0]}", "/api/me/tables"):
        ann.asks("GET", path)
    ann.asks("POST", "/api/invitations/look", {"token": tokens[1]})
    ann.asks("POST", "/api/invitations/accept", {"token": tokens[1] + "?"})
    ann.get(f"/api/tables/{ids[0]}/replay", seat=0)
    record = ann.get(f"/api/tables/{ids[0]}/record")
    assert server.ask_to_stop() == 0

    keys = [ann.key, bob.key, *tokens]
    assert all(len(key) == 43 for key in keys)
    kept = b"".join(path.read_bytes() for path in server.home.iterdir() if path.suffix != ".log")
    assert record["seed"].encode() in kept, "we are looking at the right bytes"
    for key in keys:
        assert key.encode() not in kept
    store = store_of(server)
    seeds = [store.table(id_).seed for id_ in ids]
    store.engine.dispose()
    said = server.said()
    for secret in (*keys, *ids, *seeds):
        assert secret not in said
    lines = [json.loads(line) for line in said.splitlines() if line.startswith("{")]
    assert {line["event"] for line in lines} >= {"open", "request", "closed"}
    assert all({"level", "timestamp"} <= set(line) for line in lines)
    assert "/api/tables/{id}/replay" in {line.get("path") for line in lines}
    ann.close()
    bob.close()
    assert gt.replay(record, verify=True).over


def test_a_server_that_is_told_nothing_serves_the_page_in_its_package(tmp_path: Path) -> None:
    page = packaged_client() / "index.html"
    if not page.is_file():
        pytest.skip("make client setup packs the page")
    server = Running(tmp_path / "home")
    try:
        server.wait_until_open()
        ann = Guest(server.address)
        assert ann.asks("GET", "/").content == page.read_bytes()
        ann.close()
    finally:
        server.kill()


def test_a_server_without_a_client_says_so_and_serves(tmp_path: Path) -> None:
    server = Running(tmp_path / "home", variables={"GIANTS_CLIENT": str(tmp_path)})
    try:
        server.wait_until_open()
        assert "make play" in server.said()
        ann = Guest(server.address)
        answer = ann.asks("GET", "/")
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no-client"
        ann.close()
    finally:
        server.kill()
