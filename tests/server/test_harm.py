"""What somebody who means harm can do: wind clocks up, make others' choices stale, never read."""

from __future__ import annotations

import logging
import socket
import sys
import time as clockwork
from collections.abc import Iterator
from contextlib import suppress

import httpx
import pytest
from structlog.testing import capture_logs

from giantstable.server.arrivals import speaks_for_many
from giantstable.server.limits import address_of
from giantstable.server.outside import is_outside
from giantstable.server.serve import Complaints
from giantstable.server.settings import Rate
from giantstable.server.thinking import Question
from tests.server.conftest import Opener
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.refused import refused
from tests.server.test_accord import Hourglass, left, table_for_two
from tests.server.test_accord import time as time
from tests.server.test_seats import seated, together

on_sqlite = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")
HANDSHAKE = (
    "GET {path} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n{more}\r\n"
)
PING = b"\x89\xfd" + b"\0\0\0\0" + b"x" * 125  # masked with nothing
MUCH = 64 * 1024 * 1024


# -- at a table ----------------------------------------------------------------------------------


@on_sqlite
def test_nobody_ends_a_game_of_two_alone(house: House, ann: Guest, bob: Guest) -> None:
    """Who named the other as ``whom`` had nobody left to ask."""
    id_ = table_for_two(ann, bob)
    with seated(id_, ann, bob) as (one, two):
        two.ask("ask", about="end", whom=0)
        together([one, two])
        assert one.scene["status"] == "playing"
        assert one.scene["requests"][0]["waits_for"] == [0]


@on_sqlite
def test_what_is_asked_beside_the_game_makes_no_choice_stale(
    house: House, ann: Guest, bob: Guest
) -> None:
    id_ = table_for_two(ann, bob)
    with seated(id_, ann, bob) as (one, two):
        seen = one.scene["version"]
        two.ask("ask", about="end", whom=1)
        one.choose("low", version=seen)
        together([one, two])
        with refused("stale"):
            two.choose(two.options[0], version=seen)  # the game has moved on since


@on_sqlite
def test_who_asks_again_and_again_is_refused(opens: Opener) -> None:
    house = opens(wishes=Rate(3, 0.001))
    with Guests(house) as (ann, bob):
        id_ = table_for_two(ann, bob)
        with seated(id_, ann, bob) as (_, two):
            for _ in range(3):
                two.ask("ask", about="end")
                two.ask("agree", yes=False, key="end")
            with refused("too-many"):
                two.ask("ask", about="end")


class Guests:
    """Two people at a house, who go when all is done."""

    def __init__(self, house: House) -> None:
        self.both = Guest(house.address), Guest(house.address)

    def __enter__(self) -> Iterator[Guest]:
        return iter(self.both)

    def __exit__(self, *_: object) -> None:
        for guest in self.both:
            guest.close()


@on_sqlite
def test_who_stops_and_goes_on_has_no_more_time(
    house: House, ann: Guest, bob: Guest, time: Hourglass
) -> None:
    id_ = table_for_two(ann, bob, clock="move", minutes=30)
    with seated(id_, ann, bob) as (one, two):
        time.passes(20)
        one.send(type="rest")
        one.ask("back")
        together([one, two])
        assert left(one)[0] <= 10


@on_sqlite
def test_who_takes_a_choice_back_has_no_more_time(
    house: House, ann: Guest, bob: Guest, time: Hourglass
) -> None:
    id_ = table_for_two(ann, bob, clock="move", minutes=30)
    with seated(id_, ann, bob) as (one, two):
        time.passes(20)
        one.choose("low")
        one.undo()
        together([one, two])
        assert left(one)[0] <= 10


@on_sqlite
def test_tables_that_somebody_left_to_bots_take_turns_among_themselves(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str, bool]] = []
    thinkers = house.office.hall.bots.thinkers
    thinks = thinkers.ask

    async def ask(question: Question, seconds: float, whose: str, people: bool) -> str | None:
        asked.append((whose, people))
        return await thinks(question, seconds, whose, people)

    monkeypatch.setattr(thinkers, "ask", ask)
    bots = [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]
    id_ = str(ann.post("/api/tables", game="assault", setup={"seats": 3}, seats=bots)["id"])
    with ann.sits(id_) as seat:
        while not seat.options:
            seat.hear()
        seat.choose(seat.options[0])
        until_told(asked, (id_, True))
        seat.ask("rest")
        host = house.office.store.table(id_).host
        until_told(asked, (f"left by {host}", False))


def until_told(asked: list[tuple[str, bool]], wanted: tuple[str, bool]) -> None:
    until = clockwork.monotonic() + 20
    while wanted not in asked:
        assert clockwork.monotonic() < until, asked[-3:]
        clockwork.sleep(0.02)


# -- at the door ---------------------------------------------------------------------------------


@on_sqlite
@pytest.mark.parametrize(
    "more", ["Content-Length: 10\r\n", "A: b\r\n" * 200, "X: " + "a" * 9000 + "\r\n"]
)
def test_a_handshake_that_is_none_holds_no_connection(opens: Opener, more: str) -> None:
    """It was neither answered nor ended, nor counted anywhere."""
    house = opens(request_seconds=0.5)
    with socket.create_connection(house.listening.getsockname(), 5) as came:
        came.sendall(HANDSHAKE.format(path="/x", more=more).encode())
        came.settimeout(5)
        with suppress(ConnectionResetError):
            while came.recv(4096):
                pass


@on_sqlite
def test_pings_of_who_never_reads_are_not_answered_for_ever(opens: Opener) -> None:
    house = opens()
    guest = Guest(house.address)
    id_ = guest.opens()
    with socket.socket() as mallory:
        mallory.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        mallory.settimeout(30)
        mallory.connect(house.listening.getsockname())
        mallory.sendall(HANDSHAKE.format(path=f"/api/tables/{id_}/live", more="").encode())
        assert b"101" in mallory.recv(200)
        with pytest.raises(ConnectionError):
            mallory.sendall(PING * (MUCH // len(PING)))
    guest.close()


@on_sqlite
def test_who_does_not_read_holds_up_no_neighbour(opens: Opener) -> None:
    house = opens(at_work=1, request_seconds=1.0)
    asked = b"GET /api/games/assault/rules HTTP/1.1\r\nHost: localhost\r\n\r\n"
    with socket.socket() as mallory:
        mallory.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        mallory.connect(house.listening.getsockname())
        mallory.sendall(asked * 60)
        clockwork.sleep(1.5)
        ann = Guest(house.address)
        ann.http.timeout = httpx.Timeout(10)
        assert ann.get("/api/me")["name"] == ""
        ann.close()


@on_sqlite
def test_half_a_character_in_a_setup_is_refused(ann: Guest) -> None:
    for body in (b'{"setup": {"\\ud800": 1}}', b'{"setup": {"giant": "\\ud800"}}'):
        found = ann.http.post(
            "/api/games/wraith/fitting", content=body, headers={"content-type": "application/json"}
        )
        assert 400 <= found.status_code < 500


def test_old_addresses_in_new_ones_are_apart() -> None:
    one, other = ({"client": (f"::ffff:{each}", 1)} for each in ("203.0.113.5", "198.51.100.9"))
    assert address_of(one) != address_of(other)
    assert address_of(one) == "203.0.113.5"
    assert speaks_for_many("::ffff:127.0.0.1", "127.0.0.1")


def test_what_uvicorn_complains_of_is_one_line_without_a_trace() -> None:
    try:
        b"\xff".decode()
    except UnicodeDecodeError:
        facts = ("uvicorn.error", logging.ERROR, __file__, 1, "It broke\nin %s", ("x",))
        record = logging.LogRecord(*facts, sys.exc_info())
    with capture_logs() as lines:
        Complaints().handle(record)
    [line] = lines
    assert line == {
        "event": "uvicorn",
        "log_level": "warning",
        "said": "It broke",
        "error": "UnicodeDecodeError",
    }


@pytest.mark.parametrize("address", ["fec0::1", "::127.0.0.1", "::7f00:1"])
def test_what_lies_within_is_not_outside(address: str) -> None:
    assert not is_outside(address)
