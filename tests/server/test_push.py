"""Who is elsewhere is told of their turn: once, sealed, and never through our own network."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec

from giantstable.server import care, outside, sealing, subscriptions
from giantstable.server.refusals import Refused
from giantstable.server.schema import Subscription
from giantstable.server.settings import Settings
from giantstable.server.times import Keep
from tests.server import apart
from tests.server.conftest import Inviter, Opener, address_of
from tests.server.guests import Guest, Live
from tests.server.house import House, usual
from tests.server.push_service import Browser, PushService, signed_by
from tests.server.refused import refused
from tests.server.test_accord import table_for_two
from tests.server.test_seats import ME, OPEN
from tests.server.test_seats import opens as opens_table

NOW: dict[str, Any] = {"push_loopback": True, "push_seconds": 0.0}


@pytest.fixture(scope="module")
def settings(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Settings of a server that tells at once, through a service on this machine."""
    folder = tmp_path_factory.mktemp("server")
    kind = getattr(request, "param", "sqlite")
    return replace(usual(address_of(kind, request, folder), folder), **NOW)


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service."""
    with PushService() as running:
        yield running


def until(found: Callable[[], bool]) -> None:
    """Wait until something is so."""
    patience = time.monotonic() + 30
    while not found():
        assert time.monotonic() < patience
        time.sleep(0.005)


def kept(house: House) -> set[str]:
    """Return where the server would tell somebody."""
    with house.office.store.session() as session:
        return {each.endpoint for each in session.query(Subscription)}


def leaves(house: House, id_: str, live: Live, seat: int) -> None:
    """Let somebody go, and wait until the server knows."""
    live.socket.close()
    until(lambda: not house.table(id_).is_here(seat))


def ordered(id_: str, ann: Guest, bob: Guest, *orders: str) -> list[Live]:
    """Let both sit down and give orders; who builds does so in the order of seats."""
    lives = [ann.sits(id_, 0).__enter__(), bob.sits(id_, 1).__enter__()]
    for live, order in zip(lives, orders, strict=True):
        live.choose(order)
        for each in lives:
            each.until_version(live.scene["version"])
    return lives


# -- who is told, and of what ----------------------------------------------------------------------


def test_who_is_elsewhere_is_told_once_a_turn_and_nobody_else(
    house: House, service: PushService, guest: Inviter
) -> None:
    ann, bob, cal = guest(), guest(), guest()
    ann.is_called("Ann")
    id_ = table_for_two(ann, bob)
    one, two = ordered(id_, ann, bob, "low", "low")
    phone = Browser(service, "bob").of(bob, "cs")
    Browser(service, "ann").of(ann)
    Browser(service, "cal").of(cal)
    with cal.watches(id_):  # and goes: it is nobody's turn who looks on
        pass
    leaves(house, id_, two, 1)
    for choice in (one.options[0], "hold"):
        one.choose(choice)
    message = service.next()
    told = phone.reads(message)
    assert told == {"table": id_, "title": "Jsi na tahu: Cairns", "body": "Ann"}
    claims = signed_by(message[1], bob.get("/api/me/push")["key"])
    assert claims["aud"] == service.address
    assert 0 < claims["exp"] - time.time() <= 24 * 3600
    assert int(message[1]["ttl"]) > 0
    assert id_ not in json.dumps([message[0], message[1]]), "the service learns no table"
    with bob.sits(id_, 1) as back:  # builds, is asked for an order, gives it: he is here
        for choice in (back.options[0], "hold"):  # a turn of two choices
            back.choose(choice)
        one.until_version(back.scene["version"])
    until(lambda: not house.table(id_).is_here(1))
    one.choose("low")  # he is waited for since he was here: the same turn
    with bob.sits(id_, 1) as back:
        back.choose("low")
        one.until_version(back.scene["version"])
    until(lambda: not house.table(id_).is_here(1))
    assert service.heard.empty()
    one.choose("hold")
    assert phone.reads(service.next()) == told
    one.socket.close()
    assert service.heard.empty()


def test_who_opened_a_table_is_told_when_all_have_sat_down(
    house: House, service: PushService, ann: Guest, bob: Guest
) -> None:
    desk = Browser(service, "ann").of(ann)
    known, forgotten = (opens_table(ann, ME, OPEN) for _ in range(2))
    with ann.sits(known):
        pass
    until(lambda: not house.table(known).is_here(0))
    for id_ in (known, forgotten):  # in memory, and not
        assert bob.accepts(ann.invites(id_), name="Bob") == 1
        assert desk.reads(service.next())["table"] == id_
    assert service.heard.empty()


def test_who_is_back_in_a_moment_is_not_told(
    opens: Opener, service: PushService, ann: Guest, bob: Guest
) -> None:
    house = opens(push_seconds=0.3)
    for each in (ann, bob):
        each.is_called("Somebody")
    with ExitStack() as stack:
        one, two = (_at(house, each, stack) for each in (ann, bob))
        id_ = table_for_two(one, two)
        here, there = ordered(id_, one, two, "low", "low")
        Browser(service, "bob").of(two)
        leaves(house, id_, there, 1)
        here.choose("hold")
        with two.sits(id_, 1):
            heralds = house.office.hall.heralds
            until(lambda: not heralds.due)
        here.socket.close()
    assert service.heard.empty()


def _at(house: House, guest: Guest, stack: ExitStack) -> Guest:
    """Return a guest's browser at another server."""
    there = Guest(house.address)
    stack.callback(there.close)
    there.http.cookies.set("giants_key", guest.key)
    return there


# -- subscriptions come and go ---------------------------------------------------------------------


def test_a_subscription_that_is_gone_is_deleted_and_one_in_trouble_is_not(
    house: House, service: PushService, ann: Guest, bob: Guest
) -> None:
    phone = Browser(service, "gone").of(bob)
    for status, stays in ((503, True), (404, False), (410, False)):
        phone.of(bob)
        service.status = status
        id_ = table_for_two(ann, bob)
        service.next()  # all have sat down
        if stays:
            failed = house.office.hall.metrics.notifications.labels("failed")
            until(lambda: failed._value.get() > 0)  # noqa: B023
        until(lambda: (phone.endpoint in kept(house)) is stays)  # noqa: B023
        assert ann.table(id_)["status"] == "playing"


def test_who_switches_it_off_is_told_no_more_and_only_their_own_browsers(
    house: House, service: PushService, ann: Guest, bob: Guest
) -> None:
    phone = Browser(service, "off").of(bob)
    ann.is_called("Ann")
    ann.post("/api/me/push/off", endpoint=phone.endpoint)
    assert phone.endpoint in kept(house)
    assert not bob.post("/api/me/push/off", endpoint=phone.endpoint)["told"]
    assert phone.endpoint not in kept(house)
    phone.of(bob)
    phone.of(ann)  # another sits at the same browser now
    table_for_two(ann, bob)
    assert service.next()[0] == "/off"
    bob.post("/api/me/push/off", endpoint=phone.endpoint)
    assert phone.endpoint in kept(house)


def test_a_visitor_has_so_many_and_they_go_with_the_visitor(
    house: House, service: PushService, ann: Guest
) -> None:
    every = [Browser(service, f"many-{number}").of(ann) for number in range(10)]
    there = [each.endpoint in kept(house) for each in every]
    assert sum(there) == subscriptions.MOST
    assert there[-1]
    assert care.forget_visitors(house.office.store, Keep(finished=-1, unstarted=-1)) > 0
    assert not any(each.endpoint in kept(house) for each in every)


# -- what strangers name ---------------------------------------------------------------------------

FORGED = (
    "http://updates.example.com/x",
    "https://updates.example.com:8443/x",
    "https://ann:secret@updates.example.com/x",
    "https://127.0.0.1/x",
    "https://2130706433/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://[::ffff:127.0.0.1]/x",
    "https://[::ffff:8.8.8.8]/x",
    "https://[64:ff9b::a00:1]/x",
    "https://[2002:a00:1::]/x",
    "https://[fe80::1]/x",
    "https://[fd00::1]/x",
    "https://10.0.0.1/x",
    "https://172.16.0.1/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://100.64.0.1/x",
    "https://0.0.0.0/x",
    "https://224.0.0.1/x",
)


def test_an_endpoint_in_our_own_network_is_refused(
    opens: Opener, service: PushService, ann: Guest
) -> None:
    ann.is_called("Ann")
    strict = opens(push_loopback=False)
    with ExitStack() as stack:
        there = _at(strict, ann, stack)
        given = Browser(service, "ann").subscription()
        for endpoint in (*FORGED, given["endpoint"]):
            with refused("bad-push", 422):
                there.put("/api/me/push", **{**given, "endpoint": endpoint})
        for wrong in ({"p256dh": sealing.to_text(bytes(65))}, {"auth": "AAAA"}, {"auth": "A"}):
            with refused("bad-push", 422):
                there.put("/api/me/push", **{**given, "endpoint": "https://8.8.8.8/x", **wrong})
        # An address of the world needs no looking up.
        assert there.put("/api/me/push", **{**given, "endpoint": "https://8.8.8.8/x"})["told"]
        there.post("/api/me/push/off", endpoint="https://8.8.8.8/x")


def test_a_name_that_leads_inside_later_is_not_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looked up when it is sent to, and any one address inside is one too many."""
    place = outside.place_of("https://push.example/x", loopback=False)
    found = ["93.184.216.34", "10.0.0.1"]

    def look_up(_host: str, port: int, *_more: Any, **_named: Any) -> list[Any]:
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (each, port)) for each in found]

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    with pytest.raises(Refused):
        apart.run(outside.address_of(place, loopback=False))
    with pytest.raises(Refused):
        apart.run(outside.refuse_inside(place, loopback=False))
    found.pop()
    assert apart.run(outside.address_of(place, loopback=False)) == "93.184.216.34"


def test_a_service_that_keeps_us_waiting_holds_up_nobody(
    opens: Opener, service: PushService, ann: Guest, bob: Guest
) -> None:
    house = opens(push_timeout=0.2)
    for each in (ann, bob):
        each.is_called("Somebody")
    service.let_in.clear()
    with ExitStack() as stack:
        one, two = (_at(house, each, stack) for each in (ann, bob))
        phone = Browser(service, "slow").of(two)
        id_ = table_for_two(one, two)
        service.next()
        with one.sits(id_, 0) as here:
            here.choose("low")  # the table goes on
        failed = house.office.hall.metrics.notifications.labels("failed")
        until(lambda: failed._value.get() == 1)
        table_for_two(one, two)  # not asked again for a while
        until(lambda: failed._value.get() == 2)
        assert service.heard.empty()
        assert phone.endpoint in kept(house)


def test_a_host_may_do_without(opens: Opener, service: PushService, ann: Guest) -> None:
    ann.is_called("Ann")
    with ExitStack() as stack:
        there = _at(opens(push=False), ann, stack)
        assert there.get("/api/me/push") == {"key": ""}
        with refused("no-push", 409):
            there.put("/api/me/push", **Browser(service, "ann").subscription())


# -- keys ------------------------------------------------------------------------------------------


def test_the_example_of_the_standard_is_sealed_to_the_byte() -> None:
    """RFC 8291, appendix A."""
    secret = sealing.from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw")
    ours = ec.derive_private_key(int.from_bytes(secret, "big"), ec.SECP256R1())
    browser = sealing.from_text(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    )
    found = sealing.sealed(
        b"When I grow up, I want to be a watermelon",
        browser,
        sealing.from_text("BTBZMqHH6r4Tts7J_aSIgg"),
        ours,
        sealing.from_text("DGv6ra1nlYgDCS1FRnbzlw"),
        padded=0,
    )
    assert sealing.to_text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS"
        "6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qu"
        "lcy4a-fN"
    )


def test_how_long_what_is_said_is_shows_to_nobody(service: PushService) -> None:
    phone = sealing.from_text(Browser(service, "x").subscription()["p256dh"])
    assert len({len(sealing.sealed(b"x" * n, phone, bytes(16))) for n in (1, 200, 500)}) == 1


@pytest.mark.parametrize("settings", ["postgresql"], indirect=True, scope="module")
def test_of_two_workers_one_tells_by_the_key_that_both_have(
    house: House, service: PushService, guest: Inviter
) -> None:
    ann, bob = guest(), guest()
    other = house.again()
    try:
        with ExitStack() as stack:
            ann.is_called("Ann")
            abroad = _at(other, ann, stack)
            id_ = table_for_two(ann, bob)
            stack.enter_context(abroad.watches(id_))
            one, two = ordered(id_, ann, bob, "low", "low")
            phone = Browser(service, "bob").of(bob)
            leaves(house, id_, two, 1)
            one.choose("hold")
            message = service.next()
            assert phone.reads(message)["table"] == id_
            signed_by(message[1], abroad.get("/api/me/push")["key"])
            until(lambda: other.table(id_).version == house.table(id_).version)
            assert other.office.hall.heralds._loop is None, "it had nothing to carry"
            one.socket.close()
    finally:
        other.stop()
    assert service.heard.empty()
