"""Opening tables, looking at them, sitting down and leaving. (Several seats: see toy.)"""

from __future__ import annotations

import random
import re

import pytest

from tests.server.conftest import Inviter
from tests.server.guests import Guest, Json
from tests.server.house import House
from tests.server.refused import refused

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}


# -- opening ---------------------------------------------------------------------------------------


def test_a_table_is_mine_and_as_usual_where_nothing_is_said(ann: Guest) -> None:
    table = ann.post("/api/tables", game="wraith")
    assert table["setup"]["giant"] == "earth"
    assert table["setup"]["footholds"] is False
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [("human", True)]
    assert table["status"] == "playing"
    assert table["outcome"] is None
    assert table["choices"] == 0
    assert table["host"] is True
    assert table["campaign"] == ""
    assert table["created"] == table["changed"]
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", table["created"])
    assert ann.table(table["id"]) == table


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"giant": "mud"}, "setup-choice"),
        ({"wraith": "ancient"}, "setup-choice"),
        ({"footholds": "yes"}, "setup-flag"),
        ({"tokens": 99}, "setup-number"),
        ({"colour": "red"}, "setup-unknown"),
        ({"tokens": 3}, "setup-tokens-alone"),
        ({"footholds": True, "tokens": 1}, "setup-tokens"),
        ({"giant": None}, "bad-request"),
        ({"giant": ["fire"]}, "bad-request"),
        ({"tokens": 1.5}, "bad-request"),
    ],
)
def test_a_setup_that_makes_no_game_is_refused(ann: Guest, setup: Json, code: str) -> None:
    with refused(code, 422):
        ann.opens("wraith", **setup)
    assert ann.get("/api/me/tables") == []


@pytest.mark.parametrize(
    ("body", "code", "status"),
    [
        ({"game": "chess"}, "unknown-game", 404),
        ({}, "bad-request", 422),
        ({"game": "wraith", "seats": [ME, ME]}, "seat-count", 422),
        ({"game": "wraith", "seats": [{"kind": "bot", "level": "genius"}]}, "unknown-bot", 422),
        ({"game": "wraith", "seats": [{"kind": "bot"}]}, "unknown-bot", 422),
        ({"game": "wraith", "seats": [{"kind": "ghost"}]}, "bad-request", 422),
        ({"game": "wraith", "seed": "mine"}, "bad-request", 422),
        ({"game": "wraith", "name": "x" * 41}, "bad-request", 422),
        ({"game": "wraith", "name": "a\x00b"}, "bad-request", 422),
    ],
)
def test_a_table_that_cannot_be_is_refused(ann: Guest, body: Json, code: str, status: int) -> None:
    with refused(code, status):
        ann.post("/api/tables", **body)


@pytest.mark.parametrize("text", ["", "{", "[]", "nonsense", '{"game": "wra'])
def test_what_is_no_json_is_refused(ann: Guest, text: str) -> None:
    headers = {"content-type": "application/json"}
    answer = ann.http.post("/api/tables", content=text, headers=headers)
    assert answer.status_code == 422
    assert answer.json()["error"]["code"] == "bad-request"


# -- who is asking ---------------------------------------------------------------------------------


def test_somebody_new_has_no_name_and_no_tables(ann: Guest) -> None:
    assert ann.get("/api/me") == {"name": ""}
    assert ann.get("/api/me/tables") == []
    assert ann.key == "", "who only looks needs no key"


def test_a_name_is_kept_and_stands_on_the_seats(ann: Guest) -> None:
    id_ = ann.opens()
    ann.is_called("  Ann  ")
    assert ann.get("/api/me") == {"name": "Ann"}
    assert ann.table(id_)["seats"][0]["name"] == "Ann"
    other = ann.post("/api/tables", game="wraith", name="Anna")
    assert other["seats"][0]["name"] == "Anna"
    assert ann.get("/api/me") == {"name": "Anna"}


def test_a_new_name_is_told_at_once(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.watches(id_) as spectator:
        ann.is_called("Ann")
        spectator.until(lambda _: spectator.seats[0]["name"] == "Ann")


def test_my_tables_are_those_i_opened_or_sit_at(ann: Guest, bob: Guest) -> None:
    first, second = ann.opens(), ann.opens(giant="fire")
    bob.opens()
    with ann.sits(first) as seat:
        seat.choose(seat.options[0])
    assert [table["id"] for table in ann.get("/api/me/tables")] == [first, second]
    assert [table["choices"] for table in ann.get("/api/me/tables")] == [1, 0]
    bob.accepts(ann.invites(first, 0))
    assert first in [table["id"] for table in bob.get("/api/me/tables")]


def test_finished_games_stay_among_my_tables(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        played = seat.play(random.Random(2))
        outcome = seat.scene["outcome"]
    (table,) = ann.get("/api/me/tables")
    assert table["status"] == "over"
    assert table["outcome"] == outcome
    assert table["choices"] == played


# -- who sits where --------------------------------------------------------------------------------


def test_to_others_the_table_is_not_theirs(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    table = bob.table(id_)
    assert table["host"] is False
    assert table["seats"][0]["mine"] is False
    assert bob.key == ""


def test_what_is_printed_on_the_pieces_can_be_read_by_all(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens(giant="water", wraith="adult")
    reference = bob.get(f"/api/tables/{id_}/reference")
    assert reference["giant"]["id"] == "water"
    assert reference["wraith"]["id"] == "adult"


def test_a_seat_goes_to_another_device_by_a_key_that_is_good_once(
    ann: Guest, guest: Inviter
) -> None:
    phone, thief = guest(), guest()
    id_ = ann.opens()
    ann.is_called("Ann")
    token = ann.invites(id_, 0)
    look = phone.post("/api/invitations/look", token=token)
    assert look["seat"] == 0
    assert look["table"]["id"] == id_
    assert phone.accepts(token) == 0
    with refused("bad-invitation", 404):
        thief.accepts(token)
    with refused("bad-invitation", 404):
        thief.post("/api/invitations/look", token=token)
    assert phone.table(id_)["seats"][0]["mine"] is True
    assert ann.table(id_)["seats"][0]["mine"] is True
    assert ann.table(id_)["seats"][0]["name"] == "Ann", "the seat keeps its name"
    with ann.sits(id_) as one, phone.sits(id_) as other:
        one.choose(one.options[0])
        assert other.until_version(1)["view"] == one.scene["view"]
        other.choose(other.options[0])
        assert one.until_version(2)["decision"] == other.scene["decision"]


def test_only_who_holds_a_seat_may_pass_it_on(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with refused("not-your-seat", 403):
        bob.invites(id_, 0)
    bob.opens()  # with a key of his own it is no better
    with refused("not-your-seat", 403):
        bob.invites(id_, 0)
    with refused("no-such-seat", 404):
        ann.invites(id_, 1)
    with refused("not-the-host", 403):
        bob.invites(id_)
    with refused("no-open-seat", 409):
        ann.invites(id_)


def test_an_open_seat_is_taken_by_invitation(ann: Guest, bob: Guest, guest: Inviter) -> None:
    late = guest()
    id_ = ann.opens(seats=[OPEN])
    assert ann.table(id_)["status"] == "waiting"
    token = ann.invites(id_)
    assert bob.post("/api/invitations/look", token=token)["seat"] is None
    with refused("no-such-seat", 404):
        bob.accepts(token, seat=3)
    assert bob.accepts(token, name="Bob") == 0
    assert ann.table(id_)["status"] == "playing"
    assert ann.table(id_)["seats"][0]["name"] == "Bob"
    with refused("no-open-seat", 409):
        late.accepts(token)
    with bob.sits(id_) as seat:
        seat.choose(seat.options[0])


def test_nothing_can_be_chosen_while_a_seat_is_open(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
        ann.put(f"/api/tables/{id_}/seats/0", kind="open")
        assert seat.closed() == 4401
    with ann.watches(id_) as spectator:
        assert spectator.scene["status"] == "waiting"
        assert spectator.scene["waiting_for"] == []
    assert ann.accepts(ann.invites(id_)) == 0
    with ann.sits(id_) as seat:
        assert seat.scene["status"] == "playing"
        assert seat.scene["version"] == 1
        seat.choose(seat.options[0])


def test_who_leaves_a_seat_leaves_it_on_all_devices(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    bob.accepts(ann.invites(id_, 0))
    spare = ann.invites(id_, 0)
    with ann.sits(id_) as one, bob.sits(id_) as other, ann.watches(id_) as spectator:
        bob.put(f"/api/tables/{id_}/seats/0", kind="open")
        assert one.closed() == 4401
        assert other.closed() == 4401
        spectator.until(lambda frame: frame.get("status") == "waiting")
        assert spectator.seats[0]["kind"] == "open"
        assert spectator.seats[0]["name"] == ""
    with refused("bad-invitation", 404):
        bob.accepts(spare)
    assert ann.sits(id_).closed() == 4401


def test_seats_are_changed_by_their_holder_or_the_host(ann: Guest, bob: Guest) -> None:
    id_ = ann.opens()
    with refused("not-your-seat", 403):
        bob.put(f"/api/tables/{id_}/seats/0", kind="bot", level="random")
    with refused("no-such-seat", 404):
        ann.put(f"/api/tables/{id_}/seats/1", kind="bot", level="random")
    with refused("unknown-bot", 422):
        ann.put(f"/api/tables/{id_}/seats/0", kind="bot", level="genius")
    with refused("bad-request", 422):
        ann.put(f"/api/tables/{id_}/seats/0", kind="human")
    table = ann.put(f"/api/tables/{id_}/seats/0", kind="open")
    assert table["seats"][0]["kind"] == "open"
    with refused("not-the-host", 403):
        bob.put(f"/api/tables/{id_}/seats/0", kind="bot", level="random")


def test_the_seats_of_a_finished_game_stay(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.play(random.Random(1))
    with refused("game-is-over", 409):
        ann.put(f"/api/tables/{id_}/seats/0", kind="open")


def test_a_friend_who_sat_down_just_now_is_not_pushed_off(
    house: House, ann: Guest, bob: Guest
) -> None:
    """The host gives an open seat to a bot in the moment in which a friend takes it."""
    id_ = ann.opens(seats=[OPEN])
    token = ann.invites(id_)
    seen = house.office.store.table(id_)  # what the host's request has read
    bob.accepts(token)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(house.office.store, "table", lambda _: seen)
        with refused("seat-taken", 409):
            ann.put(f"/api/tables/{id_}/seats/0", kind="bot", level="random")
    assert bob.table(id_)["seats"][0]["mine"] is True


def test_tables_with_strange_names_are_not_there(ann: Guest) -> None:
    for name in ("%00", "x", "%F0%9F%8C%8B", "'%20or%201=1", "%ff"):
        with refused("no-such-table", 404):
            ann.get(f"/api/tables/{name}")
