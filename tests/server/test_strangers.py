"""What a stranger with a link tries: nobody else waits for it, and nothing grows without end.

Each of these worked before: the first line of a test says how.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from typing import Any

import httpx
import pytest
from sqlalchemy import event, func, select

from giantstable.server import arrivals, live, store
from giantstable.server.arrivals import speaks_for_many
from giantstable.server.live import BEHIND, TOO_SLOW, Client
from giantstable.server.schema import Invitation
from giantstable.server.settings import Rate
from tests.server.conftest import Opener
from tests.server.guests import NOTHING_TRUSTED, Guest
from tests.server.house import House
from tests.server.push_service import Browser, PushService
from tests.server.refused import refused

# It makes no difference here which database it is.
on_sqlite = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

SLOW = "slow.example"  # a name whose owner takes long to say where it leads


# -- names -----------------------------------------------------------------------------------------


@on_sqlite
def test_another_name_costs_the_same_at_many_tables(house: House, ann: Guest) -> None:
    """Three statements a table, in one transaction for which everybody who writes waited."""
    ann.is_called("Ann")
    tables = [ann.opens() for _ in range(30)]
    said: list[str] = []

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        said.append(statement)

    engine = house.office.store.engine
    event.listen(engine, "after_cursor_execute", count)
    ann.is_called("Anna")
    event.remove(engine, "after_cursor_execute", count)
    assert len(said) < 30  # others look at the database meanwhile
    assert all(ann.table(id_)["seats"][0]["name"] == "Anna" for id_ in tables)


@on_sqlite
def test_who_sits_at_many_tables_pays_for_another_name(opens: Opener) -> None:
    """Ten ordinary requests, whether it was told at one table or at a thousand."""
    guest = Guest(opens(efforts=Rate(60, 0.001)).address)
    guest.is_called("Mallory")
    for _ in range(55):
        guest.opens()
    guest.is_called("Malory")  # what is dear may leave less than nothing
    with refused("too-many", 429):
        guest.is_called("Mal")
    guest.close()


@on_sqlite
def test_an_invitation_that_is_none_gives_no_other_name(ann: Guest) -> None:
    """The name was changed, and told to all, before anybody looked at the token."""
    ann.is_called("Ann")
    with refused("bad-invitation", 404):
        ann.accepts("x" * 40, name="Somebody else")
    assert ann.get("/api/me")["name"] == "Ann"


# -- rows without end ------------------------------------------------------------------------------


@on_sqlite
def test_invitations_to_a_table_do_not_grow_without_end(
    house: House, ann: Guest, bob: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each request left a row, for as long as there was the table."""
    monkeypatch.setattr(store, "INVITED", 5)
    id_ = ann.opens("heroscape", seats=[{"kind": "me"}, {"kind": "open"}])
    own = ann.invites(id_, 0)
    tokens = [ann.invites(id_) for _ in range(12)]
    rows = select(func.count()).select_from(Invitation).where(Invitation.table_id == id_)
    with house.office.store.session() as session:
        assert (session.scalar(rows) or 0) <= 6
    with refused("bad-invitation", 404):
        bob.accepts(tokens[0])
    assert bob.accepts(tokens[-1]) == 1
    assert bob.accepts(own) == 0


@on_sqlite
def test_the_list_of_open_tables_is_not_one_stranger_s(opens: Opener) -> None:
    """Fifty tables from one address were the whole list."""
    guest = Guest(opens(listings=Rate(3, 0.001)).address)
    seats = [{"kind": "me"}, {"kind": "open"}]
    wish: dict[str, Any] = {"game": "heroscape", "setup": {}, "seats": seats}
    ids = [guest.post("/api/tables", **wish, listed=True)["id"] for _ in range(3)]
    with refused("too-many", 429):
        guest.post("/api/tables", **wish, listed=True)
    quiet = guest.post("/api/tables", **wish)["id"]
    with refused("too-many", 429):
        guest.put(f"/api/tables/{quiet}/listed", listed=True)
    guest.put(f"/api/tables/{ids[0]}/listed", listed=True)  # it is listed already
    assert {table["id"] for table in guest.get("/api/tables")} == set(ids)
    guest.close()


# -- places and time -------------------------------------------------------------------------------


@on_sqlite
def test_one_address_has_only_so_many_places_at_all_tables(opens: Opener) -> None:
    """Two hundred at each table, at as many tables as one liked: a system has a thousand in all."""
    guest = Guest(opens(clients_per_address=3).address)
    tables = [guest.opens() for _ in range(4)]
    with ExitStack() as stack:
        for id_ in tables[:3]:
            stack.enter_context(guest.watches(id_))
        assert guest.watches(tables[3]).closed() == live.TOO_MANY
    until = time.monotonic() + 30
    while time.monotonic() < until:  # who goes makes room
        with guest.watches(tables[3]) as again:
            if again.frames or again.hear():
                break
    guest.close()


@on_sqlite
def test_frames_of_one_address_count_together(opens: Opener) -> None:
    """Sixty a second each, however many connections one had."""
    guest = Guest(opens(all_frames=Rate(10, 0.001)).address)
    id_ = guest.opens()
    with guest.sits(id_) as one, guest.sits(id_) as other:
        for seat in (one, other):
            for _ in range(4):
                assert seat.ask("ping")["type"] == "pong"
        for _ in range(3):
            other.send(type="ping")
        assert other.closed() == live.TOO_MANY
    guest.close()


@on_sqlite
def test_previews_of_one_address_cost_it_their_time(opens: Opener) -> None:
    """An eighth of a core for each connection, for as long as one liked."""
    house = opens(efforts=Rate(50, 0.001))
    guest = Guest(house.address)
    with guest.sits(guest.opens()) as seat:
        seat.ask("preview", option=seat.options[0])
        house.office.limits.efforts.pay("127.0.0.1", 1000)
        with refused("too-many"):
            seat.ask("preview", option=seat.options[0])
        seat.choose(seat.options[0])  # who plays plays on
    guest.close()


def test_who_does_not_read_holds_only_so_many_bytes() -> None:
    """256 frames, each a whole table of a hundred kilobytes and more."""
    client = Client(None, None)
    client.send(b"x" * (2 * BEHIND))  # one may always come, however long it is
    assert client.outbox.qsize() == 1
    client.send(b"y")
    assert client.outbox.get_nowait() == TOO_SLOW
    assert client.outbox.empty()
    client.send(b"z" * BEHIND)
    assert client.outbox.qsize() == 1


@on_sqlite
def test_who_asks_too_often_waits_for_the_refusal(opens: Opener) -> None:
    """It was told at once, asked again at once, and took half a core with being refused."""
    house = opens(requests=Rate(5, 0.001), penance_seconds=0.3)
    guest = Guest(house.address)
    for _ in range(5):
        guest.get("/api/health")
    began = time.monotonic()
    with refused("too-many", 429):
        guest.get("/api/health")
    assert guest.watches("whatever").closed() == live.TOO_MANY
    assert time.monotonic() - began >= 0.6
    guest.close()


@on_sqlite
def test_who_comes_too_often_is_kept_waiting_unread(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each was sent away at once, and came again: a thousand times a second."""
    monkeypatch.setattr(arrivals, "TURNED_AWAY", 0.5)
    monkeypatch.setattr(arrivals, "KEPT_WAITING", 3)
    house = opens(half_sent=2)
    port = house.listening.getsockname()[1]
    began = time.monotonic()
    came = [
        socket.create_connection(("127.0.0.1", port), 30, source_address=("127.0.7.8", 0))
        for _ in range(7)
    ]
    lasted = []
    for each in came[2:]:
        with suppress(ConnectionError):
            assert each.recv(1) == b""
        lasted.append(time.monotonic() - began)
    assert lasted[2] >= 0.4
    assert house.server.config.app.state.turned_away == {}  # type: ignore[union-attr]
    for each in came:
        each.close()


@on_sqlite
def test_requests_of_one_address_wait_for_each_other_and_nobody_else_does(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty were worked at at once, and the loop had one turn in forty."""
    house = opens(at_work=2)
    ann, mallory = Guest(house.address), Guest(house.address)
    far = httpx.HTTPTransport(local_address="127.0.7.9", verify=NOTHING_TRUSTED)
    mallory.http = httpx.Client(base_url=house.address, transport=far, timeout=60)
    id_ = ann.opens()
    going, most, at_once = threading.Event(), 0, 0
    real = house.office.store.table

    def slow(wanted: str) -> Any:
        nonlocal most, at_once
        at_once += 1
        most = max(most, at_once)
        going.wait(60)
        at_once -= 1
        return real(wanted)

    monkeypatch.setattr(house.office.store, "table", slow)
    with ThreadPoolExecutor(8) as pool:
        asked = [pool.submit(mallory.asks, "GET", f"/api/tables/{id_}") for _ in range(8)]
        until = time.monotonic() + 30
        while most < 2:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert ann.get("/api/me")["name"] == ""
        assert mallory.asks("GET", "/").status_code < 500  # the page itself waits for nobody
        going.set()
        assert [each.result().status_code for each in asked] == [200] * 8
    assert most == 2
    assert house.office.limits._lanes == {}
    ann.close()
    mallory.close()


# -- names that lead elsewhere ---------------------------------------------------------------------


@pytest.fixture
def slow_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[threading.Event]:
    """Names of a stranger that are answered only when this is set."""
    answered = threading.Event()
    real = socket.getaddrinfo

    def asked(host: Any, *more: Any, **others: Any) -> Any:
        if host == SLOW:
            answered.wait(60)
            raise socket.gaierror
        return real(host, *more, **others)

    monkeypatch.setattr(socket, "getaddrinfo", asked)
    yield answered
    answered.set()


@on_sqlite
def test_a_name_that_is_looked_up_for_long_keeps_nobody_waiting(
    opens: Opener, slow_names: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty of these took every thread that answers requests."""
    monkeypatch.setattr("giantstable.server.outside.LOOKING_UP", 60.0)
    house = opens()
    with PushService() as service:
        keys = Browser(service, "mallory").subscription()
    wish = {**keys, "endpoint": f"https://{SLOW}/push"}

    def subscribes() -> int:
        mallory = Guest(house.address)
        status = mallory.asks("PUT", "/api/me/push", wish).status_code
        mallory.close()
        return status

    with ThreadPoolExecutor(60) as pool:
        asked = [pool.submit(subscribes) for _ in range(60)]
        time.sleep(0.5)
        ann = Guest(house.address)
        for _ in range(3):  # or it is not answered in time
            assert ann.get("/api/me")["name"] == ""
            ann.opens()
        assert not all(each.done() for each in asked)
        slow_names.set()
        assert {each.result() for each in asked} <= {422, 429}
        ann.close()


@pytest.mark.parametrize(
    ("peer", "trusted", "many"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("10.0.0.1", "10.0.0.12", False),  # a part of a name was taken for the whole
        ("172.18.0.5", "172.16.0.0/12", True),  # and a network for a name
        ("192.0.2.1", "10.0.0.1, 172.16.0.0/12", False),
        ("192.0.2.1", "*", True),
        ("", "10.0.0.0/8", False),
    ],
)
def test_a_proxy_is_known_by_its_address_or_its_network(
    peer: str, trusted: str, many: bool
) -> None:
    """Behind a proxy in a network of containers all people together had the places of one."""
    assert speaks_for_many(peer, trusted) is many
