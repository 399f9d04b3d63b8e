"""``giants admin`` as a host types it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.server import keys
from giantstable.server.database import opened
from giantstable.server.schema import Entry
from giantstable.server.settings import Settings
from giantstable.server.store import Store
from tests.cli.command import Ran, giants, refused
from tests.server.test_care import ENOUGH, laid


class Host:
    """A server's database, and a host at a shell."""

    def __init__(self, folder: Path) -> None:
        self.address = f"sqlite:///{folder / 'tables.db'}"
        self.store = Store(opened(Settings(database_url=self.address).database()))

    def admin(self, *words: str) -> Ran:
        return giants("admin", *words, GIANTS_DATABASE_URL=self.address)

    def said(self, *words: str) -> str:
        done = self.admin(*words)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def refused(self, *words: str) -> str:
        return refused("admin", *words, GIANTS_DATABASE_URL=self.address)


@pytest.fixture
def host(tmp_path: Path) -> Host:
    return Host(tmp_path)


def test_tables_are_listed_for_people_and_for_programs(host: Host) -> None:
    playing, over = laid(host.store, 4), laid(host.store, ENOUGH)
    told = host.said("tables")
    assert playing in told
    assert over in told
    [one] = json.loads(host.said("tables", "--status", "over", "--json"))
    assert (one["id"], one["game"], one["status"]) == (over, "wraith", "over")


def test_a_table_is_exported_as_a_record_that_replays(host: Host) -> None:
    table = laid(host.store, 12)
    match = gt.replay(json.loads(host.said("export", table)))
    assert len(match.choices) == 12
    assert host.refused("export", "nowhere") == "There is no such table."


def test_deleting_names_an_unknown_table_before_any_is_gone(host: Host) -> None:
    table = laid(host.store)
    host.refused("delete", table, "nowhere")
    assert table in host.said("tables")
    assert host.said("delete", table).strip() == "1 table was deleted."
    assert table not in host.said("tables")


def test_tidying_can_be_looked_at_first(host: Host) -> None:
    old, kept = laid(host.store, days=30), laid(host.store, 3, days=30)
    assert host.said("tidy", "--dry-run").split() == [old]
    assert host.said("tidy").strip() == "1 table was deleted."
    assert host.said("tidy").strip() == "No table was deleted."
    assert kept in host.said("tables")
    assert "--finished" in host.refused("tidy", "--finished", "-1")


def test_a_table_is_closed_and_a_seat_is_freed(host: Host) -> None:
    closed, freed = laid(host.store, 4), laid(host.store, 4)
    assert host.said("close", closed) == "1 table was closed.\n"
    [one] = json.loads(host.said("tables", "--status", "closed", "--json"))
    assert one["id"] == closed
    assert host.refused("close", closed) == "The host of this server has closed this table."
    assert "played by the bot greedy" in host.said("unseat", freed, "0", "--bot", "greedy")
    assert host.refused("unseat", freed, "0") == "Nobody holds seat 0."


def test_somebody_is_banned_and_let_in_again(host: Host) -> None:
    laid(host.store)
    [one] = json.loads(host.said("people", "--json"))
    whom = str(one["visitor"])
    assert host.said("ban", whom) == f"{whom} is let in no more.\n"
    assert host.said("ban", "203.0.113.7", "--days", "3").endswith("for 3 days.\n")
    banned = json.loads(host.said("bans", "--json"))
    assert [each["whom"] for each in banned] == [whom, "203.0.113.7/32"]
    assert host.said("lift", whom) == f"{whom} is let in again.\n"
    assert "203.0.113.7/32" in host.said("bans")
    assert host.refused("lift", whom) == f"{whom} is not banned."
    assert "no address" in host.refused("ban", "nobody")


def test_a_check_that_finds_something_fails(host: Host) -> None:
    table = laid(host.store, 5)
    assert host.said("check").strip() == "1 table was replayed, and all is well."
    with host.store.transaction() as session:
        session.get_one(Entry, (table, 2)).notation = "dance a jig"
    done = host.admin("check")
    assert done.returncode == 1
    assert done.stdout.startswith(f"{table} wraith: ")
    assert done.stdout.strip().endswith("and 1 is broken.")


def test_a_database_is_saved_and_loaded_elsewhere(host: Host, tmp_path: Path) -> None:
    table = laid(host.store, 5)
    file = tmp_path / "saved.db"
    assert str(file) in host.said("save", str(file))
    assert "already" in host.refused("save", str(file))
    (tmp_path / "new").mkdir()
    elsewhere = Host(tmp_path / "new")
    elsewhere.said("load", str(file))
    assert table in elsewhere.said("tables")
    assert "not empty" in elsewhere.refused("load", str(file))


def test_a_table_whose_name_begins_like_an_option_is_a_table(
    host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keys, "new_table_id", lambda: "-4hTo--Zx_")
    table = laid(host.store, 3)
    assert json.loads(host.said("export", table))["game"] == "wraith"
    assert host.said("delete", table).strip() == "1 table was deleted."
