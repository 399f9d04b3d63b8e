"""Two servers on one PostgreSQL share their tables: what one writes, the other tells at once."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

import giantstable as gt
from giantstable.server.settings import Settings
from tests.server.guests import Guest, Live
from tests.server.house import House
from tests.server.postgres import Cluster
from tests.server.refused import refused
from tests.server.running import Running

pytestmark = pytest.mark.parametrize("settings", ["postgresql"], indirect=True, scope="module")

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def other_house(settings: Settings, house: House) -> Iterator[House]:
    """Another worker on the same database."""
    opened = House(settings)
    yield opened
    opened.stop()


@pytest.fixture
def abroad(ann: Guest, other_house: House) -> Iterator[Guest]:
    """The same person as Ann, served by the other worker."""
    guest = Guest(other_house.address)
    if not ann.key:
        ann.is_called("Ann")
    guest.http.cookies.set("giants_key", ann.key)
    yield guest
    guest.close()


def equal(one: Live, other: Live) -> None:
    """Assert that two clients have the same before them."""
    for name in ("version", "view", "decision", "status", "undo", "outcome", "waiting_for"):
        assert one.scene[name] == other.scene[name], name
    assert one.log == other.log


def test_a_choice_made_here_is_seen_there_at_once(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens(giant="fire")
    chance = random.Random(2)
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        while not one.over:
            mover, looker = chance.sample([one, other], 2)
            if mover.scene["undo"] and chance.random() < 0.25:
                mover.undo()
            else:
                mover.choose(chance.choice(mover.options))
            looker.until_version(mover.scene["version"])
            equal(one, other)
    record = abroad.get(f"/api/tables/{id_}/record")
    assert gt.replay(record, verify=True).over


def test_of_two_moves_at_once_one_wins_and_the_other_is_stale(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens(giant="water", wraith="elder")
    chance = random.Random(3)
    won = [0, 0]
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        while not one.over:
            version = one.scene["version"]
            options = [chance.choice(one.options), chance.choice(other.options)]
            names = [
                live.send(type="choose", version=version, option=option)
                for live, option in zip((one, other), options, strict=True)
            ]
            answers = [live.answer_to(name) for live, name in zip((one, other), names, strict=True)]
            kinds = [answer["type"] for answer in answers]
            assert sorted(kinds) == ["accepted", "refused"], answers
            winner = kinds.index("accepted")
            won[winner] += 1
            assert answers[1 - winner]["code"] == "stale"
            for live in (one, other):
                live.until_version(version + 1)
            equal(one, other)
            assert one.scene["version"] == version + 1
    record = ann.get(f"/api/tables/{id_}/record")
    assert len(record["choices"]) == sum(won)
    assert gt.replay(record, verify=True).over


def test_a_choice_sent_again_to_the_other_worker_is_made_once(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        option = one.options[0]
        assert one.choose(option, id="the-same") == 1
        other.until_version(1)
        assert other.choose(option, id="the-same", version=0) == 1
        assert ann.table(id_)["choices"] == 1


def test_who_sits_down_there_can_play_here(ann: Guest, abroad: Guest, other_house: House) -> None:
    id_ = ann.opens(seats=[{"kind": "open"}])
    bob = Guest(other_house.address)
    with ann.watches(id_) as spectator:
        assert spectator.scene["status"] == "waiting"
        bob.accepts(ann.invites(id_), name="Bob")
        spectator.until(lambda frame: frame.get("status") == "playing")
        assert spectator.seats[0]["name"] == "Bob"
        bob.address, bob.http.base_url = ann.address, ann.http.base_url  # his next call comes here
        with bob.sits(id_) as seat:
            seat.choose(seat.options[0])
        spectator.until_version(1)
        there = Guest(other_house.address)
        there.http.cookies.set("giants_key", bob.key)
        there.put(f"/api/tables/{id_}/seats/0", kind="open")
        spectator.until(lambda frame: frame.get("status") == "waiting")
        there.close()
    bob.close()


def test_a_bot_is_asked_by_both_and_plays_once(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens(seats=[RANDOM])
    with ann.watches(id_) as one, abroad.watches(id_) as other:
        one.until(lambda _: one.over)
        if not other.over:
            other.until(lambda _: other.over)
        assert one.scene["version"] == other.scene["version"]
        assert one.log == other.log
    assert gt.replay(ann.get(f"/api/tables/{id_}/record"), verify=True).over


def test_what_was_said_while_the_listener_was_away_is_caught_up_with(
    ann: Guest, abroad: Guest, other_house: House, cluster: Cluster
) -> None:
    id_ = ann.opens()
    name = other_house.settings.database().database
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        with cluster.connection() as connection:
            # All listeners, also the one that would tell us: each must come back by itself.
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = %s AND query LIKE 'LISTEN%%'",
                [name],
            )
        one.choose(one.options[0])
        other.until_version(1)
        equal(one, other)


def test_a_table_written_to_while_it_is_opened_is_not_behind(
    ann: Guest, abroad: Guest, other_house: House
) -> None:
    """The other worker has read the log, but does not show the table yet, when we write."""
    id_ = ann.opens()
    hall = other_house.office.hall
    real = hall.store.entries
    read: list[bool] = []

    def slow(table: str, after: int = 0) -> list[object]:
        found = real(table, after)
        if not read:
            read.append(True)
            while not written:
                time.sleep(0.01)
            time.sleep(0.3)  # the news comes before the table is there
        return list(found)

    written: list[bool] = []
    with ann.sits(id_) as one, pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.store, "entries", slow)
        with ThreadPoolExecutor(1) as pool:
            opening = pool.submit(lambda: abroad.sits(id_).__enter__())
            while not read:
                time.sleep(0.01)
            one.choose(one.options[0])
            written.append(True)
            other = opening.result(60)
        other.until_version(1)
        equal(one, other)
        other.socket.close()


def test_two_processes_share_their_tables(
    settings: Settings, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """The same with servers as people start them."""
    folder = tmp_path_factory.mktemp("workers")
    variables = {"GIANTS_DATABASE_URL": settings.database_url}
    servers = [Running(folder / str(n), variables=variables) for n in range(2)]
    try:
        here, there = (server.wait_until_open() for server in servers)
        ann, abroad = Guest(here.address), Guest(there.address)
        id_ = ann.opens()
        abroad.http.cookies.set("giants_key", ann.key)
        with ann.sits(id_) as one, abroad.sits(id_) as other:
            one.choose(one.options[0])
            other.until_version(1)
            other.choose(other.options[0])
            one.until_version(2)
            equal(one, other)
            with refused("stale"):
                other.choose(other.options[0], version=1)
            servers[0].kill()  # who was here goes on there
            other.choose(other.options[0])
            assert other.scene["version"] == 3
        assert servers[1].ask_to_stop() == 0
        ann.close()
        abroad.close()
    finally:
        for server in servers:
            server.kill()
