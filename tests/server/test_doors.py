"""The doors: headers, cookies, origins, sizes, rates, and who is too slow."""

from __future__ import annotations

import json
import random
import re
import select
import socket
import time
from contextlib import ExitStack, suppress
from http.cookies import SimpleCookie
from pathlib import Path

import httpx
import pytest

from giantstable.server.settings import Rate
from tests.server.conftest import Opener
from tests.server.guests import Guest, Live
from tests.server.house import House
from tests.server.refused import refused

# It makes no difference here which database it is.
pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

HEADERS = {
    "content-security-policy": r"default-src 'none'; .*script-src 'self';.*frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": r"camera=\(\).*",
}


def guarded(answer: httpx.Response) -> None:
    """Assert that an answer carries all that guards a browser, and does not say who we are."""
    for name, value in HEADERS.items():
        assert re.fullmatch(value, answer.headers.get(name, "")), (answer.url, name)
    policy = answer.headers["content-security-policy"]
    assert "unsafe" not in policy
    assert "*" not in policy
    assert "server" not in answer.headers
    assert "x-powered-by" not in answer.headers


# -- headers ---------------------------------------------------------------------------------------


def test_every_kind_of_answer_is_guarded(
    house: House, ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = ann.opens()
    for method, path, status in (
        ("GET", "/api/health", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", f"/api/tables/{id_}", 200),
        ("GET", f"/api/tables/{id_}/reference", 200),
        ("POST", "/api/tables", 422),
        ("GET", "/api/tables/nothing", 404),
        ("GET", f"/api/tables/{id_}/record", 409),
        ("GET", f"/api/tables/{id_}/replay?seat=5", 404),
        ("DELETE", "/api/health", 405),
        ("OPTIONS", "/api/health", 405),
        ("GET", "/", 404),
        ("GET", "/some/file.js", 404),
    ):
        answer = ann.asks(method, path)
        assert answer.status_code == status, path
        guarded(answer)
    form = {"content-type": "application/x-www-form-urlencoded"}
    answer = ann.asks("POST", "/api/tables", {}, headers=form)
    assert answer.status_code == 415
    guarded(answer)

    def breaks(_id: str) -> None:
        raise RuntimeError(f"no answer for {id_}")

    monkeypatch.setattr(house.office.store, "table", breaks)
    answer = ann.asks("GET", f"/api/tables/{id_}")
    assert answer.status_code == 500
    assert answer.json()["error"]["code"] == "server-error"
    assert id_ not in answer.text
    guarded(answer)


def test_the_client_is_served_guarded(opens: Opener, tmp_path: Path) -> None:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Giants' Table</title>" * 99)
    (folder / "assets" / "app-1234.js").write_text("export {};")
    guest = Guest(opens(client=folder).address)
    for path in ("/", "/t/some-table", "/join", "/index.html"):
        answer = guest.asks("GET", path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"
        guarded(answer)
        again = guest.asks("GET", path, headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304
        guarded(again)
    script = guest.asks("GET", "/assets/app-1234.js")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    guarded(script)
    for path in ("/assets/gone.js", "/%2e%2e/tables.db", "/..%2ftables.db"):
        answer = guest.asks("GET", path)
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] == "no-such-page"
    assert guest.asks("HEAD", "/").content == b""
    guest.close()


# -- cookies ---------------------------------------------------------------------------------------


def test_the_cookie_is_out_of_reach_of_scripts_and_other_pages(ann: Guest) -> None:
    answer = ann.asks("POST", "/api/tables", {"game": "wraith"})
    cookie = SimpleCookie(answer.headers["set-cookie"])["giants_key"]
    assert cookie["httponly"]
    assert cookie["samesite"].lower() == "lax"
    assert cookie["path"] == "/"
    assert int(cookie["max-age"]) > 30 * 24 * 3600
    assert not cookie["secure"], "over plain HTTP it could not come back"
    assert len(cookie.value) >= 43, "256 bits"
    again = ann.asks("POST", "/api/tables", {"game": "wraith"})
    assert "set-cookie" not in again.headers


def test_over_https_browsers_are_told_to_stay_there(opens: Opener, ann: Guest) -> None:
    for path, status in (("/api/health", 200), ("/api/tables/nothing", 404), ("/", 404)):
        answer = ann.asks("GET", path, headers={"x-forwarded-proto": "https"})
        assert answer.status_code == status
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert "strict-transport-security" not in ann.asks("GET", path).headers
    house = opens(hsts_seconds=0)
    bob = Guest(house.address)
    answer = bob.asks("GET", "/api/health", headers={"x-forwarded-proto": "https"})
    assert "strict-transport-security" not in answer.headers
    bob.close()


def test_behind_https_the_cookie_stays_there(ann: Guest) -> None:
    secure = {"x-forwarded-proto": "https"}  # as a proxy on the same machine says it
    answer = ann.asks("POST", "/api/tables", {"game": "wraith"}, headers=secure)
    assert SimpleCookie(answer.headers["set-cookie"])["giants_key"]["secure"]


@pytest.mark.parametrize("key", ["", "x", "y" * 43, "z" * 4000, "' or 1=1 --", "\xfc" * 30])
def test_a_wrong_key_is_nobody(ann: Guest, bob: Guest, key: str) -> None:
    id_ = ann.opens()
    header = {"cookie": f"giants_key={key}".encode("latin-1")}
    assert bob.asks("GET", "/api/me/tables", headers=header).json() == []
    assert bob.asks("GET", f"/api/tables/{id_}", headers=header).json()["host"] is False
    refusal = bob.asks("POST", f"/api/tables/{id_}/invitations", {"seat": 0}, headers=header)
    assert refusal.status_code == 403


# -- origins ---------------------------------------------------------------------------------------

STRANGERS = ["https://evil.example", "null", "http://[", "http://127.0.0.1", "file://"]


@pytest.mark.parametrize("origin", STRANGERS)
def test_another_page_cannot_use_our_cookie(ann: Guest, origin: str) -> None:
    id_ = ann.opens()
    for method, path in (
        ("POST", "/api/tables"),
        ("PATCH", "/api/me"),
        ("POST", f"/api/tables/{id_}/invitations"),
        ("PUT", f"/api/tables/{id_}/seats/0"),
    ):
        answer = ann.asks(method, path, {}, headers={"origin": origin})
        assert answer.status_code == 403
        assert answer.json()["error"]["code"] == "other-origin"
        assert "access-control-allow-origin" not in answer.headers
    assert ann.sits(id_, Origin=origin).closed() == 4403


def test_our_own_page_may(ann: Guest, house: House) -> None:
    mine = {"origin": house.address}
    assert ann.asks("POST", "/api/tables", {"game": "wraith"}, headers=mine).status_code == 201
    id_ = ann.opens()
    with ann.sits(id_, Origin=house.address) as seat:
        assert seat.scene["you"] == 0


def test_a_page_that_the_owner_allows_may(opens: Opener) -> None:
    house = opens(origins=("https://friend.example",))
    guest = Guest(house.address)
    friend = {"origin": "https://friend.example"}
    assert guest.asks("POST", "/api/tables", {"game": "wraith"}, headers=friend).status_code == 201
    id_ = guest.opens()
    with guest.sits(id_, Origin="https://friend.example"):
        pass
    assert guest.sits(id_, Origin="https://enemy.example").closed() == 4403
    guest.close()


def test_a_form_of_another_page_is_not_json(ann: Guest) -> None:
    for kind in ("text/plain", "multipart/form-data", "application/x-www-form-urlencoded", ""):
        answer = ann.asks("POST", "/api/tables", {"game": "wraith"}, headers={"content-type": kind})
        assert answer.status_code == 415
        assert answer.json()["error"]["code"] == "only-json"


# -- sizes -----------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_refused(ann: Guest, house: House) -> None:
    large = {"game": "wraith", "name": "x" * house.settings.body_limit}
    with refused("too-large", 413) as refusal:
        ann.post("/api/tables", **large)
    assert refusal.value.facts == {"limit": house.settings.body_limit}


def test_a_body_of_untold_length_is_counted(ann: Guest, house: House) -> None:
    def drops() -> object:
        yield b'{"game": "wraith", "name": "'
        for _ in range(house.settings.body_limit // 1000 + 1):
            yield b"x" * 1000
        yield b'"}'

    answer = ann.http.post(
        "/api/tables",
        content=drops(),  # type: ignore[arg-type]
        headers={"content-type": "application/json"},
    )
    assert answer.status_code == 413
    assert answer.json()["error"]["code"] == "too-large"
    guarded(answer)


def test_a_frame_that_is_too_large_is_refused(ann: Guest, house: House) -> None:
    id_ = ann.opens()
    limit = house.settings.frame_limit
    with ann.sits(id_) as seat:
        seat.socket.send(json.dumps({"type": "ping", "id": "x" * limit}))
        assert seat.until(lambda frame: frame["type"] == "refused")["code"] == "too-large"
        assert seat.ask("ping")["type"] == "pong"
        seat.socket.send(json.dumps({"type": "ping", "id": "x" * limit * 5}))
        assert seat.closed() == 1009


# -- rates -----------------------------------------------------------------------------------------


def test_requests_of_one_address_are_limited(opens: Opener) -> None:
    guest = Guest(opens(requests=Rate(5, 0.001)).address)
    statuses = [guest.asks("GET", "/api/me").status_code for _ in range(7)]
    assert statuses == [200] * 5 + [429] * 2
    answer = guest.asks("GET", "/api/me")
    assert answer.json()["error"]["code"] == "too-many"
    guarded(answer)
    guest.close()


def test_new_tables_of_one_address_are_limited(opens: Opener) -> None:
    guest = Guest(opens(new_tables=Rate(2, 0.001)).address)
    guest.opens()
    guest.opens()
    with refused("too-many", 429):
        guest.opens()
    assert len(guest.get("/api/me/tables")) == 2
    guest.close()


def test_connections_of_one_address_are_limited_as_requests_are(opens: Opener) -> None:
    guest = Guest(opens(requests=Rate(4, 0.001)).address)
    id_ = guest.opens()
    lives = [guest.watches(id_) for _ in range(4)]
    assert lives[3].closed() == 4429
    for live in lives[:3]:
        live.__enter__()
        live.socket.close()
    guest.close()


def test_frames_of_one_connection_are_limited(opens: Opener) -> None:
    guest = Guest(opens(frames=Rate(10, 0.001)).address)
    id_ = guest.opens()
    with guest.sits(id_) as seat:
        for _ in range(11):
            seat.send(type="ping")
        assert seat.closed() == 4429
    with guest.sits(id_) as seat:  # it comes back with a fresh measure
        assert seat.ask("ping")["type"] == "pong"
    guest.close()


def test_only_so_many_look_at_one_table(opens: Opener) -> None:
    """Those who watch cannot take the places of those who play."""
    guest = Guest(opens(watchers=2, clients_per_seat=2).address)
    id_ = guest.opens()
    with guest.watches(id_), guest.watches(id_) as last:
        assert guest.watches(id_).closed() == 4429
        with guest.sits(id_), guest.sits(id_) as tab:
            assert guest.sits(id_).closed() == 4429
            assert tab.ask("ping")["type"] == last.ask("ping")["type"] == "pong"
    guest.close()


def test_a_client_that_does_not_read_is_let_go_and_the_table_goes_on(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("giantstable.server.routes.live.SLOW", 0.5)
    house = opens()
    ann = Guest(house.address)
    id_ = ann.opens()
    deaf = _deaf(house, id_)
    with ann.sits(id_) as seat:
        until = time.monotonic() + 60
        while len(house.table(id_).clients) > 1:
            assert time.monotonic() < until, "it is still there"
            house.inside(lambda: _noise(house, id_))
            seat.ask("ping")
        seat.play(random.Random(1))
        assert seat.over
    deaf.close()
    ann.close()


async def _noise(house: House, id_: str) -> None:
    """Let the table say a lot to everybody."""
    for _ in range(40):
        house.table(id_).tell_everything()


def _deaf(house: House, id_: str) -> socket.socket:
    """Open a connection whose other end never reads."""
    port = int(house.address.rpartition(":")[2])
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    deaf.connect(("127.0.0.1", port))
    deaf.sendall(
        f"GET /api/tables/{id_}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    until = time.monotonic() + 30
    while id_ not in house.office.hall.tables or not house.table(id_).clients:
        assert time.monotonic() < until
        time.sleep(0.01)
    return deaf


def test_a_client_that_is_far_behind_is_let_go(opens: Opener) -> None:
    """Without waiting for the network: the box of what is on its way is full."""
    house = opens()
    ann = Guest(house.address)
    id_ = ann.opens()
    with ann.watches(id_) as slow:

        async def flood() -> None:
            (client,) = house.table(id_).clients
            for _ in range(300):
                client.send(b'{"type":"pong","id":"x"}')

        house.inside(flood)
        assert slow.closed() == 4408
        assert _pongs(slow) < 300
    with ann.watches(id_) as back:
        assert back.scene["version"] == 0
    ann.close()


def _pongs(live: Live) -> int:
    return sum(frame["type"] == "pong" for frame in live.frames)


# -- what is dear ----------------------------------------------------------------------------------


def test_pages_of_a_replay_count_by_what_they_cost(opens: Opener) -> None:
    guest = Guest(opens(efforts=Rate(60, 0.001)).address)
    id_ = guest.opens()
    for _ in range(3):
        guest.get(f"/api/tables/{id_}/replay", count=50)
    with refused("too-many", 429):
        guest.get(f"/api/tables/{id_}/replay", count=50)
    assert guest.table(id_)["id"] == id_, "what is cheap is answered"
    guest.close()


def test_who_comes_back_to_a_long_table_again_and_again_must_wait(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("giantstable.server.routes.live.log_length", lambda _: 2000)
    guest = Guest(opens(efforts=Rate(12, 0.001)).address)
    id_ = guest.opens()
    for _ in range(3):
        with guest.watches(id_):
            pass
    assert guest.watches(id_).closed() == 4429
    guest.close()


def test_what_is_printed_on_shelf_and_table_is_paid_for(opens: Opener) -> None:
    """Before, a catalogue took 15 ms of everybody's time, forty times a second, for nothing."""
    guest = Guest(opens(efforts=Rate(13, 0.001)).address)
    id_ = guest.opens("heroscape")
    guest.get("/api/games/heroscape/catalogue")
    guest.get("/api/games/heroscape/rules")
    guest.get(f"/api/tables/{id_}/reference")
    for way in ("games/heroscape/catalogue", "games/heroscape/rules", f"tables/{id_}/reference"):
        with refused("too-many", 429):
            for _ in range(20):
                guest.get(f"/api/{way}")
    guest.close()


def test_another_name_is_told_and_the_table_is_not(opens: Opener) -> None:
    house = opens(efforts=Rate(30, 0.001))
    guest = Guest(house.address)
    id_ = guest.opens()
    with guest.sits(id_) as seat:
        guest.is_called("Ann")
        seat.until(lambda frame: frame["type"] == "presence")
        assert seat.seats[0]["name"] == "Ann"
        assert [frame["type"] for frame in seat.frames].count("snapshot") == 1
        guest.is_called("Anna")
        guest.is_called("Anne")
        with refused("too-many", 429):
            guest.is_called("Annie")
    guest.close()


def test_fights_of_a_campaign_are_tables_too(opens: Opener) -> None:
    house = opens(new_tables=Rate(2, 0.001))
    guest = Guest(house.address)
    guest.post("/api/campaigns/wraith/begin", mode="campaign")
    for _ in range(2):
        guest.post("/api/campaigns/wraith/fight", mode="campaign")
    with refused("too-many", 429):
        guest.post("/api/campaigns/wraith/fight", mode="campaign")
    with refused("too-many", 429):
        guest.opens()
    guest.close()


def test_a_table_with_a_long_setup_counts_as_several(opens: Opener) -> None:
    guest = Guest(opens(new_tables=Rate(4, 0.001)).address)
    with refused("setup-unknown", 422):
        guest.post("/api/tables", game="wraith", setup={"x": "y" * 30_000})
    with refused("too-many", 429):
        guest.opens()
    guest.close()


def test_visitors_without_end_are_not_entered(opens: Opener) -> None:
    house = opens(new_visitors=Rate(3, 0.001))
    strangers = [Guest(house.address) for _ in range(4)]
    for stranger in strangers[:3]:
        stranger.opens()
    with refused("too-many", 429):
        strangers[3].opens()
    strangers[0].opens()
    assert strangers[3].get("/api/games"), "who only looks needs no place in the book"
    for stranger in strangers:
        stranger.close()


def test_an_answer_that_took_long_counts_as_many_frames(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("giantstable.server.routes.live.DROP", 0.000_000_1)
    guest = Guest(opens(frames=Rate(50, 0.001)).address)
    with guest.sits(guest.opens()) as seat:
        seat.ask("preview", option=seat.options[0])
        seat.send(type="ping")
        assert seat.closed() == 4429
    guest.close()


# -- half of a request -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: local",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        b'Content-Length: 50\r\n\r\n{"game": ',
    ],
)
def test_half_of_a_request_holds_no_place(opens: Opener, half: bytes) -> None:
    """Before, 50 of 50 were still there after 35 seconds."""
    house = opens(request_seconds=0.1)
    port = int(house.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as slow:
        slow.sendall(half)
        while slow.recv(1000):
            pass
    guest = Guest(house.address)  # and who asks for more on one connection is not hurried
    for _ in range(3):
        assert guest.get("/api/health")["status"] == "ok"
        time.sleep(0.12)
    with guest.sits(guest.opens()) as seat:
        time.sleep(0.12)
        assert seat.ask("ping")["type"] == "pong"
    guest.close()


def test_halves_of_requests_from_one_address_take_only_so_many_places(opens: Opener) -> None:
    house = opens(half_sent=4)
    port = house.listening.getsockname()[1]
    halves = [
        socket.create_connection(("127.0.0.1", port), 30, source_address=("127.0.7.7", 0))
        for _ in range(12)
    ]
    for half in halves:
        with suppress(OSError):
            half.sendall(b"GET /api/health HTTP/1.1\r\nHost: ")
    until = time.monotonic() + 30
    while len(ended := select.select(halves, [], [], 1.0)[0]) < 8:  # only an end is to be read
        assert time.monotonic() < until
    assert ended == halves[4:]
    halves[0].sendall(b"127.0.0.1\r\n\r\n")  # whoever ends what they began is answered
    halves[0].settimeout(30)
    assert halves[0].recv(12) == b"HTTP/1.1 200"
    for half in halves:
        half.close()
    ann = Guest(house.address)
    assert ann.get("/api/health")["status"] == "ok"
    ann.close()


def test_a_crowd_that_comes_and_goes_is_told_of_now_and_then(ann: Guest, bob: Guest) -> None:
    """Before, each who came or went was told to all: 200 watchers cost 200 frames a visit."""
    id_ = ann.opens()
    with ann.sits(id_) as seat, ExitStack() as stack:
        for _ in range(30):
            stack.enter_context(bob.watches(id_))
        while seat.spectators != 30:
            seat.hear()
        told = [frame for frame in seat.frames if frame["type"] == "presence"]
        assert len(told) < 30  # how many fewer is a matter of how fast they come


def test_headers_without_end_are_not_read(house: House) -> None:
    port = int(house.address.rpartition(":")[2])
    with socket.create_connection(("127.0.0.1", port), timeout=10) as endless:
        endless.sendall(b"GET / HTTP/1.1\r\n")
        sent = 0
        with suppress(OSError):
            while sent < 100_000_000:
                sent += endless.send(b"X-%d: %s\r\n" % (sent, b"x" * 500))
        assert sent < 100_000_000


# -- hosts -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["evil.example", "evil.example:80", "", "127.0.0.1.evil.example", "[::1].evil.example"],
)
def test_a_server_that_is_asked_for_by_another_name_refuses(ann: Guest, name: str) -> None:
    """A page elsewhere could let its own name lead to us, and would then be our own."""
    answer = ann.asks("GET", "/api/health", headers={"host": name})
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "other-host"
    guarded(answer)


@pytest.mark.parametrize("name", ["localhost:8000", "127.0.0.1", "[::1]:80", "192.168.1.5:8000"])
def test_addresses_and_this_machine_are_known(ann: Guest, name: str) -> None:
    assert ann.asks("GET", "/api/health", headers={"host": name}).status_code == 200


def test_names_that_the_owner_settles_are_known(opens: Opener) -> None:
    guest = Guest(opens(hosts=("games.example",)).address)
    for name, status in (("games.example", 200), ("Games.Example:443", 200), ("x.example", 403)):
        assert guest.asks("GET", "/api/health", headers={"host": name}).status_code == status
    guest.close()
    anybody = Guest(opens(hosts=("*",)).address)
    assert anybody.asks("GET", "/api/health", headers={"host": "x.example"}).status_code == 200
    anybody.close()
