"""A host of a server ends what must end: tables are closed, seats freed, people not let in."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from giantstable.kernel.errors import BadSetup, GiantsError
from giantstable.server import bans, care
from giantstable.server.bans import Bans, Whom
from giantstable.server.database import opened
from giantstable.server.live import BANNED, NOT_YOUR_SEAT
from giantstable.server.schema import now
from giantstable.server.settings import Settings
from giantstable.server.store import Store
from giantstable.server.wake import ADMIN
from tests.server.conftest import Inviter
from tests.server.guests import Guest, Live, Refusal

RANDOM = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}
OPEN = {"kind": "open"}


@pytest.fixture
def host(settings: Settings) -> Iterator[Store]:
    """The database as ``giants admin`` has it: in no server's hands."""
    engine = opened(settings.database())
    yield Store(engine, ADMIN)
    engine.dispose()


@pytest.fixture(autouse=True)
def _all_are_let_in_again(host: Store) -> Iterator[None]:
    yield
    for each in bans.every_ban(host):
        bans.lift(host, Whom(each.visitor_id, each.network))


def number_of(host: Store, guest: Guest) -> int:
    """Return the number by which a host knows a guest."""
    found = host.visitor(guest.key)
    assert found is not None
    return found.id


def refusal(guest: Guest, method: str = "GET", path: str = "/api/me") -> str:
    """Return the code by which a guest is refused, empty if it is not."""
    answer = guest.asks(method, path)
    return str(answer.json()["error"]["code"]) if answer.status_code >= 400 else ""


def until_refused(guest: Guest, code: str) -> None:
    """Ask until the server has heard of it."""
    while refusal(guest) != code:
        pass


# -- tables ----------------------------------------------------------------------------------------


def test_a_closed_table_tells_who_sits_there_and_can_be_read(ann: Guest, host: Store) -> None:
    table = ann.opens("wraith")
    with ann.sits(table) as seat:
        seat.choose(seat.options[0])
        before = list(seat.log)
        care.close(host, table)
        told = seat.until(lambda frame: frame["type"] == "snapshot")
        assert (told["status"], told["decision"], told["waiting_for"]) == ("closed", None, [])
        assert told["undo"] is False
        assert told["happenings"] == before
        for kind, more in (("choose", {"option": "end"}), ("undo", {}), ("hint", {})):
            with pytest.raises(Refusal) as no:
                seat.ask(kind, **more)
            assert no.value.code == ("no-hint" if kind == "hint" else "table-closed")
    assert ann.table(table)["status"] == "closed"
    assert len(ann.get(f"/api/tables/{table}/record")["choices"]) == 1
    for once_more, key in ((table, "table-closed"), ("nowhere", "no-such-table")):
        with pytest.raises(GiantsError) as no_more:
            care.close(host, once_more)
        assert no_more.value.key == key


def test_nobody_sits_down_at_a_closed_table_and_no_bot_plays_there(
    ann: Guest, bob: Guest, host: Store
) -> None:
    table = ann.opens("heroscape", [ME, OPEN])
    token = ann.invites(table)
    care.close(host, table)
    for wish in (
        lambda: bob.accepts(token),
        lambda: ann.invites(table),
        lambda: ann.put(f"/api/tables/{table}/seats/1", kind="bot", level="random"),
    ):
        with pytest.raises(Refusal) as no:
            wish()
        assert no.value.code == "table-closed"
    with ann.sits(table) as seat:
        assert seat.scene["status"] == "closed"


def test_nothing_is_agreed_on_at_a_closed_table(ann: Guest, bob: Guest, host: Store) -> None:
    """Before, who resigned there had it end otherwise than the host had said."""
    table = ann.opens("heroscape", [ME, OPEN])
    bob.accepts(ann.invites(table))
    with ann.sits(table, 0) as seat:
        care.close(host, table)
        seat.until(lambda frame: frame.get("status") == "closed")
        for wish in (
            {"type": "resign"}, {"type": "rest"}, {"type": "back"}, {"type": "ask", "about": "end"},
            {"type": "agree", "version": 0, "yes": True},
        ):  # fmt: skip
            answer = seat.answer_to(seat.send(**wish))
            assert answer["code"] == "table-closed", wish
    assert host.entries(table) == []


def test_a_seat_is_taken_from_who_is_away(ann: Guest, host: Store) -> None:
    table = ann.opens("heroscape", [ME, ME])
    with ann.sits(table, 0) as seat, ann.sits(table, 1) as away:
        care.unseat(host, table, 1, "", None)
        assert away.closed() == NOT_YOUR_SEAT
        told = seat.until(lambda frame: frame["type"] == "snapshot")
        assert told["status"] == "waiting"
        assert told["seats"][1]["kind"] == "open"
    care.unseat(host, table, 0, "random", None)
    assert ann.table(table)["seats"][0] == {
        "seat": 0, "kind": "bot", "name": "", "level": "random", "mine": False, "here": False,
    }  # fmt: skip
    for seat_number, bot, key in ((1, "", "seat-not-held"), (7, "", "no-such-seat")):
        with pytest.raises(GiantsError) as no:
            care.unseat(host, table, seat_number, bot, None)
        assert no.value.key == key


# -- people ----------------------------------------------------------------------------------------


def gone(live: Live) -> int:
    """Return the code by which a connection ends."""
    try:
        return live.closed()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 0


def test_a_banned_visitor_is_refused_everywhere_until_the_ban_is_lifted(
    ann: Guest, bob: Guest, host: Store
) -> None:
    table = ann.opens("wraith")
    bob.is_called("Bob")
    with ann.sits(table) as seat, bob.watches(table):
        one = Whom(visitor=number_of(host, ann))
        bans.ban(host, one)
        assert gone(seat) == BANNED
    assert [refusal(ann, "GET", path) for path in ("/api/me", f"/api/tables/{table}")] == [
        "banned", "banned",
    ]  # fmt: skip
    with pytest.raises(Refusal) as no:
        ann.opens("wraith")
    assert (no.value.status, no.value.code) == (403, "banned")
    assert gone(ann.sits(table)) == BANNED
    assert refusal(bob) == ""
    bans.lift(host, one)
    until_refused(ann, "")
    with ann.sits(table) as seat:
        seat.choose(seat.options[0])


def test_a_banned_address_is_refused_and_its_connections_end(
    ann: Guest, guest: Inviter, host: Store
) -> None:
    table = ann.opens("wraith")
    with ann.sits(table) as seat:
        bans.ban(host, bans.whom("127.0.0.0/8"))
        assert gone(seat) == BANNED
    until_refused(guest(), "banned")
    assert gone(ann.watches(table)) == BANNED
    assert ann.asks("GET", "/").json()["error"]["code"] != "banned"  # the page may come, and say it
    bans.lift(host, bans.whom("127.0.0.0/8"))
    until_refused(ann, "")


def test_a_ban_for_a_while_ends_by_itself(host: Store, ann: Guest) -> None:
    ann.opens("wraith")
    one = Whom(visitor=number_of(host, ann))
    bans.ban(host, one, until=now() - 1)
    assert bans.every_ban(host) == []
    bans.ban(host, one, until=now() + 60_000)
    [held] = bans.every_ban(host)
    assert held.visitor_id == one.visitor
    known = Bans()
    known.read(host)
    assert known.visitor(one.visitor)
    assert not known.visitor(None)


def test_addresses_are_found_in_their_networks(host: Store) -> None:
    for word in ("192.0.2.7", "198.51.100.0/24", "2001:db8:5::/64"):
        bans.ban(host, bans.whom(word))
    known = Bans()
    known.read(host)
    for banned in ("192.0.2.7", "::ffff:192.0.2.7", "198.51.100.200", "2001:db8:5::77"):
        assert known.address(banned), banned
    for other in ("192.0.2.8", "198.51.101.1", "2001:db8:6::77", "::1", "", "testclient"):
        assert not known.address(other), other


def test_who_cannot_be_meant_is_refused(host: Store) -> None:
    with pytest.raises(BadSetup) as no:
        bans.whom("the tall one")
    assert no.value.key == "ban-whom"
    for deed, key in ((bans.ban, "no-such-visitor"), (bans.lift, "not-banned")):
        with pytest.raises(GiantsError) as nobody:
            deed(host, Whom(visitor=10**9))
        assert nobody.value.key == key


def test_a_host_finds_people_by_their_name_and_their_table(
    ann: Guest, bob: Guest, host: Store
) -> None:
    table = ann.opens("wraith")
    ann.is_called("Ann of the hill")
    bob.is_called("Bob")
    [found] = care.people(host, name="ann of the HILL")
    assert (found.visitor, found.tables) == (number_of(host, ann), 1)
    assert [each.name for each in care.people(host, table=table)] == ["Ann of the hill"]
    assert len([*care.people(host)]) >= 2
