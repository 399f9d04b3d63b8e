"""Tables whose hosts want to be joined: listed if they say so, and while a seat is free."""

from __future__ import annotations

import pytest

from giantstable.server import bans, care
from giantstable.server.schema import GameTable, now
from giantstable.server.settings import Rate
from giantstable.server.times import DAY
from tests.server.conftest import Inviter, Opener
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def lists(guest: Guest, seats: list[Json] | None = None) -> str:
    """Open a table that anybody may join."""
    body = {"game": "heroscape", "seats": seats or [ME, OPEN], "listed": True}
    return str(guest.post("/api/tables", **body)["id"])


def listed(guest: Guest) -> list[str]:
    return [table["id"] for table in guest.get("/api/tables")]


def test_a_table_is_listed_only_if_its_host_says_so(ann: Guest, bob: Guest) -> None:
    quiet = ann.opens("heroscape", [ME, OPEN])
    loud = lists(ann)
    assert loud in listed(bob)
    assert quiet not in listed(bob)
    with refused("not-listed", 403):
        bob.post(f"/api/tables/{quiet}/join")
    with refused("not-the-host", 403):
        bob.put(f"/api/tables/{quiet}/listed", listed=True)
    assert ann.put(f"/api/tables/{quiet}/listed", listed=True)["listed"]
    assert quiet in listed(bob)
    ann.put(f"/api/tables/{quiet}/listed", listed=False)
    assert quiet not in listed(bob)


def test_who_joins_sits_down_and_a_full_table_is_listed_no_more(
    ann: Guest, bob: Guest, guest: Inviter
) -> None:
    ann.is_called("Ann")
    table = lists(ann)
    found = next(each for each in bob.get("/api/tables") if each["id"] == table)
    assert (found["game"], found["status"], found["host"]) == ("heroscape", "waiting", False)
    assert [seat["name"] for seat in found["seats"]] == ["Ann", ""]
    with ann.sits(table) as seat:
        joined = bob.post(f"/api/tables/{table}/join", name="Bob")
        assert joined["seat"] == 1
        told = seat.until(lambda frame: frame["type"] == "snapshot")
        assert (told["status"], told["seats"][1]["name"]) == ("playing", "Bob")
    assert table not in listed(guest())
    with refused("not-listed"):
        guest().post(f"/api/tables/{table}/join")
    bob.put(f"/api/tables/{table}/seats/1", kind="open")  # a company: who comes now is invited
    assert table not in listed(guest())


def test_who_sits_there_already_takes_no_second_seat(
    ann: Guest, bob: Guest, guest: Inviter
) -> None:
    body = {"game": "assault", "seats": [ME, OPEN, OPEN], "listed": True}
    table = str(ann.post("/api/tables", **body)["id"])
    assert ann.post(f"/api/tables/{table}/join")["seat"] == 0
    assert bob.post(f"/api/tables/{table}/join", seat=2)["seat"] == 2
    assert bob.post(f"/api/tables/{table}/join", seat=1)["seat"] == 2
    assert table in listed(bob)
    with refused("seat-taken", 409):
        guest().post(f"/api/tables/{table}/join", seat=2)


def test_closed_old_and_banned_tables_are_not_listed(house: House, ann: Guest, bob: Guest) -> None:
    store = house.office.store
    closed, old = lists(ann), lists(ann)
    care.close(store, closed)
    with store.transaction() as session:
        session.get_one(GameTable, old).created = now() - 8 * DAY
    for id_ in (closed, old):
        assert id_ not in listed(bob)
    with refused("table-closed", 409):
        bob.post(f"/api/tables/{closed}/join")
    fine = lists(ann)
    visitor = store.visitor(ann.key)
    assert visitor is not None
    bans.ban(store, bans.Whom(visitor.id))
    house.inside(house.office.hall.bans_changed)
    assert fine not in listed(bob)
    bans.lift(store, bans.Whom(visitor.id))
    house.inside(house.office.hall.bans_changed)
    assert fine in listed(bob)


def test_a_table_with_nothing_free_is_not_listed_at_all(ann: Guest) -> None:
    full = lists(ann, [ME, ME])
    assert not ann.table(full)["listed"]
    with refused("no-open-seat", 409):
        ann.put(f"/api/tables/{full}/listed", listed=True)


def test_looking_through_the_tables_counts(opens: Opener) -> None:
    house = opens(efforts=Rate(12, 0))
    ann = Guest(house.address)
    for _ in range(3):
        ann.get("/api/tables")
    with refused("too-many", 429):
        ann.get("/api/tables")
    ann.close()


@pytest.mark.parametrize("body", [{"listed": "yes"}, {}, {"listed": True, "more": 1}])
def test_a_wrong_wish_is_refused(ann: Guest, body: Json) -> None:
    table = ann.opens("heroscape", [ME, OPEN])
    with refused("bad-request", 422):
        ann.put(f"/api/tables/{table}/listed", **body)
