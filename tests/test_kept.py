"""What earlier versions made is still read, and still plays to the same end.

``make keep`` wrote the files in ``tests/kept``, a folder a version, with that version itself.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import giantstable as gt
from giantstable.terminal.saves import Saves
from tests.server.guests import Guest
from tests.server.house import House, usual
from tools.keep import KEPT, a_move, as_told_by, known, seen, unpacked, wait_for

Json = dict[str, Any]
VERSIONS = sorted(folder.name for folder in KEPT.iterdir() if folder.is_dir())


def games(version: str) -> list[Json]:
    return [json.loads(line) for line in unpacked(KEPT / version / "games.jsonl.gz").splitlines()]


def test_every_released_version_is_kept_whole() -> None:
    changelog = (KEPT.parents[1] / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d[^]]*)\]", changelog, re.MULTILINE)
    assert set(released) <= set(VERSIONS), "make keep, with that version"
    assert VERSIONS
    for version in VERSIONS:
        kept = {path.name for path in (KEPT / version).iterdir()}
        assert kept == {"games.jsonl.gz", "home", "tables.json.gz", "tables.sqlite"}, version


@pytest.mark.parametrize("version", VERSIONS)
def test_records_replay_to_the_same_end_and_all_see_the_same(version: str) -> None:
    kept = games(version)
    assert len({game["record"]["game"] for game in kept}) >= 3
    now = [seen(gt.replay(game["record"]), version) for game in kept]
    assert now == [game["seen"] for game in kept]


@pytest.mark.parametrize("version", VERSIONS)
def test_positions_are_what_they_were(version: str) -> None:
    positions = [
        (game["record"]["game"], kept["position"], kept["seen"])
        for game in games(version)
        for kept in game["positions"]
    ]
    assert len(positions) > 50
    for name, position, known_then in positions:
        assert seen(gt.load(name, position), version) == known_then, position


@pytest.mark.parametrize("version", VERSIONS)
def test_games_left_in_the_terminal_wait_there(version: str, tmp_path: Path) -> None:
    shutil.copytree(KEPT / version / "home", tmp_path / "home")
    saves = Saves(tmp_path / "home")
    current = sorted(path.stem for path in (tmp_path / "home" / "current").glob("*.json"))
    assert len(current) >= 3
    for each in current:
        name, _, mode = each.partition("-")
        match = saves.waiting(name, mode)
        assert match is not None
        assert match.record() == json.loads(saves.current(name, mode).read_text(encoding="utf-8"))


@pytest.fixture
def tables(version: str, tmp_path: Path) -> Iterator[tuple[House, list[Json]]]:
    """A server on the database that another version left."""
    shutil.copy(KEPT / version / "tables.sqlite", tmp_path / "tables.sqlite")
    house = House(usual(f"sqlite:///{tmp_path / 'tables.sqlite'}", tmp_path))
    yield house, json.loads(unpacked(KEPT / version / "tables.json.gz"))
    house.stop()


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_a_server_are_there_and_go_on(
    version: str, tables: tuple[House, list[Json]]
) -> None:
    house, kept = tables
    store = house.office.store
    assert store.count_stranded() == 0
    for table in kept:
        # 0.1.0 did not write down which version it was.
        assert store.table(table["id"]).rules == ("" if version == "0.1.0" else version)
        with closing(Guest(house.address)) as host, closing(Guest(house.address)) as stranger:
            host.http.cookies.set("giants_key", table["key"])
            goes_on(table, host, stranger, version)
    assert store.count_stranded() == 0


def goes_on(table: Json, host: Guest, stranger: Guest, version: str) -> None:
    game = host.table(table["id"])["game"]
    with host.sits(table["id"]) as seat, stranger.watches(table["id"]) as spectator:
        for live, then in (seat, "host"), (spectator, "spectator"):
            now = as_told_by(version, game, known(live))
            assert now == as_told_by(version, game, table["seen"][then])
        if not seat.over:
            wait_for(seat)
            before = seat.scene["version"]
            a_move(seat, 0)
            assert seat.until_version(before + 1)["version"] > before
    if "campaign" in table:
        [then], [now] = [
            [run for run in campaign["runs"] if run["table"] == table["id"]]
            for campaign in (table["campaign"], host.get("/api/campaigns/wraith"))
        ]
        assert now == then
