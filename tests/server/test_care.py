"""What a host does with the database of a server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

import giantstable as gt
from giantstable.kernel.errors import BadSetup
from giantstable.server import bans, care
from giantstable.server.database import opened
from giantstable.server.live import NO_SUCH_TABLE
from giantstable.server.matches import begun
from giantstable.server.schema import Entry, GameTable, Visitor, now
from giantstable.server.settings import Settings
from giantstable.server.store import CHOICE, Store
from giantstable.server.tables import new_table
from giantstable.server.times import DAY, Keep
from giantstable.server.wire import SeatWish
from tests.server.conftest import DATABASES, address_of
from tests.server.guests import Guest, Refusal
from tests.server.house import House


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """An empty database."""
    yield from held(f"sqlite:///{tmp_path / 'tables.db'}")


def held(address: str) -> Iterator[Store]:
    engine = opened(Settings(database_url=address).database())
    yield Store(engine, "test")
    engine.dispose()


def laid(store: Store, choices: int = 0, days: int = 0, game: str = "wraith") -> str:
    """Lay a table, and make so many choices there, so many days ago."""
    visitor = store.visitor("a key") or store.new_visitor("a key")
    rules = gt.game(game)
    wishes = [SeatWish(kind="me")] * rules.min_seats
    table, seats = new_table(rules, {}, visitor, wishes)
    at = now() - days * DAY
    table.created = at
    store.add_table(table, seats)
    match = begun(store.table(table.id), None)
    with store.transaction() as session:
        for seq in range(1, choices + 1):
            if match.over:
                break
            decision = match.pending[0]
            notation = decision.notations()[0]
            match.choose(notation, decision.seat)
            session.add(
                Entry(table_id=table.id, seq=seq, seat=decision.seat, kind=CHOICE,
                      notation=notation, nonce="", at=at)
            )  # fmt: skip
        if match.over:
            session.execute(
                update(GameTable).where(GameTable.id == table.id).values(outcome=match.outcome())
            )
    return table.id


ENOUGH = 10_000  # choices end every fight


def check(store: Store) -> dict[str, str]:
    return {row.id: why for row, why in care.broken(store, None, lambda _: None)}


def test_tables_are_listed_from_the_oldest_page_by_page(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(care, "PAGE", 2)
    ids = [laid(store, days=days) for days in (9, 8, 8, 8, 2)]
    found = [row.id for row in care.every_table(store)]
    assert found[0] == ids[0]
    assert set(found[1:4]) == set(ids[1:4])
    assert found[4:] == ids[4:]
    assert care.count(store) == 5


def test_a_deleted_table_is_gone_with_all_that_was_played_there(store: Store) -> None:
    gone, kept = laid(store, choices=5), laid(store, choices=5)
    care.remove(store, gone)
    assert [row.id for row in care.every_table(store)] == [kept]
    assert store.entries(gone) == []
    with pytest.raises(gt.GiantsError) as refusal:
        care.remove(store, gone)
    assert refusal.value.key == "no-such-table"


def test_finished_and_unstarted_tables_are_kept_so_long_and_others_for_ever(store: Store) -> None:
    finished = laid(store, choices=ENOUGH, days=400)
    laid(store, choices=ENOUGH, days=300)
    laid(store, choices=5, days=4000)  # it is being played
    closed = laid(store, choices=5, days=4000)
    care.close(store, closed)  # now
    unstarted = laid(store, days=8)
    laid(store, days=6)
    old = {row.id for row in care.outlived(store, Keep())}
    assert old == {finished, unstarted}
    assert len([*care.outlived(store, Keep(finished=-1, unstarted=0))]) == 5


def test_visitors_who_have_nothing_here_are_forgotten(store: Store) -> None:
    laid(store)  # of who has a key
    for key, name, days in (
        ("fresh", "", 6), ("nameless", "", 8), ("named", "Ann", 8), ("old", "Bob", 366),
        ("host", "", 366), ("banned", "", 366),
    ):  # fmt: skip
        visitor = store.new_visitor(key)
        with store.transaction() as session:
            row = session.get_one(Visitor, visitor.id)
            row.name, row.created = name, now() - days * DAY
        if key == "host":
            table, seats = new_table(gt.game("wraith"), {}, visitor, [])
            store.add_table(table, seats)
        if key == "banned":
            bans.ban(store, bans.Whom(visitor.id))
    assert care.forget_visitors(store, Keep()) == 2
    kept = [key for key in ("fresh", "named", "host", "banned", "a key") if store.visitor(key)]
    assert len(kept) == 5
    assert (store.visitor("nameless"), store.visitor("old")) == (None, None)


def test_sound_tables_are_sound(store: Store) -> None:
    for game in ("wraith", "heroscape", "assault"):
        laid(store, choices=20, game=game)
    laid(store, choices=ENOUGH)
    assert check(store) == {}


def test_a_log_that_does_not_replay_is_named_and_why(store: Store) -> None:
    sound, gap, other, lied = (laid(store, choices=n) for n in (6, 6, 6, ENOUGH))
    with store.transaction() as session:
        session.delete(session.get_one(Entry, (gap, 3)))
        session.get_one(Entry, (other, 2)).notation = "dance a jig"
        session.get_one(GameTable, lied).outcome = None
    found = check(store)
    assert set(found) == {gap, other, lied}
    assert "entry 4" in found[gap]
    assert "dance a jig" in found[other]
    assert found[lied] == "The table ended otherwise than its log tells."
    assert sound not in found


@pytest.mark.parametrize("kind", DATABASES)
def test_what_was_saved_is_there_again(
    store: Store, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    tables = [laid(store, choices=30), laid(store, choices=ENOUGH), laid(store)]
    saved = tmp_path / "saved.db"
    rows = care.save(store.engine, saved, lambda _: None)
    assert rows == care.rows_of(store.engine)
    assert [path.name for path in tmp_path.glob("saved.db*")] == ["saved.db"]
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    for other in held(address_of(kind, request, elsewhere)):
        assert care.load(saved, other.engine, lambda _: None) == rows
        assert sorted(row.id for row in care.every_table(other)) == sorted(tables)
        assert check(other) == {}
        known = other.visitor("a key")
        assert known is not None
        assert other.new_visitor("another key").id > known.id
        with pytest.raises(BadSetup) as refusal:
            care.load(saved, other.engine, lambda _: None)
        assert refusal.value.key == "database-not-empty"
        again = tmp_path / "again.db"
        assert care.save(other.engine, again, lambda _: None) == rows + 1


def test_nothing_is_written_over_and_nothing_read_from_nowhere(
    store: Store, tmp_path: Path
) -> None:
    there = tmp_path / "there.db"
    there.write_text("mine")
    with pytest.raises(BadSetup) as refusal:
        care.save(store.engine, there, lambda _: None)
    assert refusal.value.key == "file-exists"
    assert there.read_text() == "mine"
    with pytest.raises(BadSetup) as refusal:
        care.load(tmp_path / "nowhere.db", store.engine, lambda _: None)
    assert refusal.value.key == "no-file"


def test_who_sits_at_a_table_that_is_deleted_goes_home(house: House, ann: Guest) -> None:
    table = ann.opens("wraith")
    with ann.sits(table) as seat:
        seat.choose(seat.options[0])
        care.remove(house.office.store, table)
        with pytest.raises((Refusal, ConnectionClosed)):
            seat.choose(seat.options[0])
        assert seat.closed() == NO_SUCH_TABLE
    assert not house.office.hall.knows(table)
    assert ann.asks("GET", f"/api/tables/{table}").status_code == 404
