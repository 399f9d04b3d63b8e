"""The scribe: in order, once, and one bad line spoils no other."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy import event

import giantstable as gt
from giantstable.server import keys
from giantstable.server.database import opened
from giantstable.server.schema import GameTable, Visitor
from giantstable.server.scribe import Line, Scribe
from giantstable.server.settings import Settings
from giantstable.server.store import CHOICE, Store
from giantstable.server.tables import new_table
from tests.server import apart


@pytest.fixture
def store(settings: Settings) -> Iterator[Store]:
    engine = opened(settings.database())
    yield Store(engine)
    engine.dispose()


@pytest.fixture
def scribe(store: Store) -> Iterator[Scribe]:
    found = Scribe(store.engine, "here")
    yield found
    found.stop()


def lay(store: Store) -> str:
    """Lay a table and return its id."""
    visitor: Visitor = store.new_visitor(keys.new_key())
    table, seats = new_table(gt.game("wraith"), {}, visitor, [])
    store.add_table(table, seats)
    return table.id


def line(table: str, seq: int, notation: str = "end") -> Line:
    """Return a line to be written."""
    return Line(table, seq, 0, CHOICE, notation, f"n{seq}")


def written(scribe: Scribe, *lines: Line) -> list[bool | BaseException]:
    """Let the scribe write lines that all come at once."""

    async def writing() -> list[bool | BaseException]:
        return await asyncio.gather(*map(scribe.write, lines), return_exceptions=True)

    return apart.run(writing())


def test_lines_of_many_tables_are_written_in_order(store: Store, scribe: Scribe) -> None:
    tables = [lay(store) for _ in range(5)]
    lines = [line(table, seq, f"choice {seq}") for seq in range(1, 41) for table in tables]
    assert written(scribe, *lines) == [True] * 200
    for table in tables:
        entries = store.entries(table)
        assert [entry.seq for entry in entries] == list(range(1, 41))
        assert [entry.notation for entry in entries] == [f"choice {n}" for n in range(1, 41)]


def test_a_number_that_is_taken_is_not_written_again(store: Store, scribe: Scribe) -> None:
    table = lay(store)
    first, second = line(table, 1, "mine"), line(table, 1, "yours")
    assert written(scribe, first, second) == [True, False]
    assert written(scribe, second, line(table, 2)) == [False, True]
    assert [entry.notation for entry in store.entries(table)] == ["mine", "end"]


def test_a_line_that_cannot_be_written_spoils_no_other(store: Store, scribe: Scribe) -> None:
    tables = [lay(store) for _ in range(3)]
    lines = [line(table, 1) for table in tables]
    lines.insert(1, line("no-such-table", 1))
    first, bad, second, third = written(scribe, *lines)
    assert (first, second, third) == (True, True, True)
    assert isinstance(bad, Exception)
    assert all(len(store.entries(table)) == 1 for table in tables)


on_postgresql = pytest.mark.parametrize("settings", ["postgresql"], indirect=True, scope="module")


@on_postgresql
def test_many_lines_are_one_round_to_a_postgresql(store: Store, scribe: Scribe) -> None:
    """Before, each was two, and for each the scribe waited for its turn beside a busy loop."""
    tables = [lay(store) for _ in range(100)]
    rounds: list[object] = []
    event.listen(store.engine, "after_cursor_execute", lambda *_: rounds.append(_))
    assert written(scribe, *(line(table, 1) for table in tables)) == [True] * 100
    assert len(rounds) < 20


@on_postgresql
def test_clocks_go_with_the_lines_that_set_them(store: Store, scribe: Scribe) -> None:
    first, second = lay(store), lay(store)
    assert written(scribe, line(second, 1)) == [True]
    lines = [line(first, 1), line(second, 1)]
    for each in lines:
        each.clocked, each.due = True, 7
    assert written(scribe, *lines) == [True, False]
    with store.session() as session:
        dues = [session.get_one(GameTable, id_).due for id_ in (first, second)]
    assert dues == [7, None]


@on_postgresql
def test_a_line_whose_answer_was_lost_is_known_for_written(store: Store, scribe: Scribe) -> None:
    """Else who chose would be refused what stands in the log."""
    table = lay(store)
    lost: list[object] = []

    def cut(*done: object) -> None:
        if not lost:
            lost.append(done)
            raise ConnectionError

    event.listen(store.engine, "after_cursor_execute", cut)
    assert written(scribe, line(table, 1, "mine")) == [True]
    assert len(lost) == 1
    assert written(scribe, line(table, 1, "yours")) == [False]
    assert [entry.notation for entry in store.entries(table)] == ["mine"]


def test_what_was_wished_for_is_written_before_it_stops(store: Store) -> None:
    scribe = Scribe(store.engine, "here")
    table = lay(store)

    async def wishing() -> None:
        wishes = [asyncio.create_task(scribe.write(line(table, n))) for n in range(1, 21)]
        await asyncio.sleep(0)
        await asyncio.to_thread(scribe.stop)
        assert await asyncio.gather(*wishes) == [True] * 20

    apart.run(wishing())
    assert len(store.entries(table)) == 20
