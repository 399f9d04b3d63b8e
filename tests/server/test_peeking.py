"""Nobody looks at what a seat knows and gives it away again: the table is told, and is asked."""

from __future__ import annotations

import pytest

from tests.server.conftest import Inviter
from tests.server.guests import Guest, Json, Live
from tests.server.refused import refused
from tests.server.test_seats import BOT, ME, OPEN, opens, seated, together


def hand(live: Live, seat: int) -> object:
    """Return what is to be seen of a seat's hand: a list of stones to who may know them."""
    return live.scene["view"]["hands"][seat]


def says(live: Live, yes: bool) -> None:
    """Answer the only thing that is asked for."""
    [request] = live.scene["requests"]
    live.ask("agree", yes=yes, key=request["key"])


def table_of_two_and_a_bot(ann: Guest, bob: Guest) -> str:
    """Return a table of Ann, who opened it, Bob, and a bot."""
    id_ = opens(ann, ME, OPEN, BOT)
    assert bob.accepts(ann.invites(id_), name="Bob") == 1
    return id_


def test_a_host_cannot_look_into_the_hand_of_a_bot(ann: Guest, bob: Guest, guest: Inviter) -> None:
    mask = guest()
    id_ = table_of_two_and_a_bot(ann, bob)
    with seated(id_, ann, bob) as lives:
        ann.put(f"/api/tables/{id_}/seats/2", kind="open")
        assert mask.accepts(ann.invites(id_), name="Cal") == 2
        with mask.sits(id_, 2) as peeking:
            assert not isinstance(hand(peeking, 2), list)
            assert peeking.options == []
            told = mask.get(f"/api/tables/{id_}/replay", seat=2)
            assert not isinstance(told["view"]["hands"][2], list)
            with refused("undo-not-asked"):
                says(peeking, True)
        ann.put(f"/api/tables/{id_}/seats/2", **BOT)
        lives[1].until(lambda _: len(lives[1].notes) == 2)
        notes = [(note["was"], note["now"]) for note in lives[1].notes]
        assert notes == [("bot", "open"), ("coming", "bot")], "and everybody is told"


def test_a_host_cannot_look_from_a_second_chair_of_their_own(ann: Guest, bob: Guest) -> None:
    id_ = table_of_two_and_a_bot(ann, bob)
    with seated(id_, ann, bob) as lives:
        ann.put(f"/api/tables/{id_}/seats/2", kind="open")
        assert ann.accepts(ann.invites(id_)) == 2
        with ann.sits(id_, 2) as peeking:
            assert not isinstance(hand(peeking, 2), list)
            with refused("undo-not-asked"):
                lives[0].until(lambda _: "requests" in lives[0].scene)
                says(lives[0], True)


def test_before_the_game_nobody_sees_a_hand_that_another_may_get(
    ann: Guest, bob: Guest, guest: Inviter
) -> None:
    cal = guest()
    id_ = opens(ann, ME, OPEN, OPEN)
    token = ann.invites(id_)
    assert ann.accepts(token) == 1
    for seat in (0, 1):
        with ann.sits(id_, seat) as waiting:
            assert not isinstance(hand(waiting, seat), list)
            assert waiting.ask("older", before=100)["page"]["happenings"] == waiting.log
            assert waiting.log == [line for line in waiting.log if line["kind"] != "drew"]
    told = ann.get(f"/api/tables/{id_}/replay", seat=1)
    assert not isinstance(told["view"]["hands"][1], list)
    ann.put(f"/api/tables/{id_}/seats/1", kind="open")
    with ann.sits(id_) as first:
        bob.accepts(token)
        cal.accepts(token)
        first.until(lambda frame: frame.get("status") == "playing")
        assert isinstance(hand(first, 0), list)


@pytest.mark.parametrize("yes", [True, False])
def test_who_sits_down_in_the_middle_plays_if_everybody_agrees(
    ann: Guest, bob: Guest, guest: Inviter, yes: bool
) -> None:
    dan = guest()
    id_ = table_of_two_and_a_bot(ann, bob)
    asked: Json = {"about": "sit", "seat": 2, "whom": 2, "key": "sit 2", "waits_for": [0, 1]}
    with seated(id_, ann, bob) as lives:
        ann.put(f"/api/tables/{id_}/seats/2", kind="open")
        assert dan.accepts(ann.invites(id_), name="Dan") == 2
        assert ann.table(id_)["status"] == "waiting"
        with dan.sits(id_, 2) as late:
            for live in lives:
                live.until(lambda frame: frame.get("requests") == [asked])
                with refused("table-waits"):
                    live.choose("low")
            says(lives[0], True)
            together(lives)
            assert lives[1].scene["requests"][0]["waits_for"] == [1]
            says(lives[1], yes)
            if yes:
                late.until(lambda _: isinstance(hand(late, 2), list))
                assert late.notes[-1]["name"] == "Dan"
            else:
                assert late.closed() == 4401
                assert dan.table(id_)["seats"][2]["kind"] == "open"


def test_who_was_away_is_asked_too(ann: Guest, bob: Guest, guest: Inviter) -> None:
    """A bot that plays for Bob agrees to nothing in his name."""
    dan = guest()
    id_ = table_of_two_and_a_bot(ann, bob)
    with bob.sits(id_, 1) as leaving:
        leaving.ask("rest")
    with ann.sits(id_) as one:
        ann.put(f"/api/tables/{id_}/seats/2", kind="open")
        dan.accepts(ann.invites(id_))
        one.until(lambda frame: "requests" in frame)
        assert one.scene["requests"][0]["waits_for"] == [0, 1]


def test_another_device_at_a_seat_is_told_to_all(ann: Guest, bob: Guest, guest: Inviter) -> None:
    phone = guest()
    id_ = table_of_two_and_a_bot(ann, bob)
    with ann.sits(id_) as one:
        phone.accepts(bob.invites(id_, 1), name="Bob's phone")
        one.until(lambda frame: frame.get("note", {}).get("name") == "Bob's phone")
        with refused("bad-invitation", 404):
            ann.accepts("x" * 30)
    with phone.sits(id_, 1) as there:
        assert isinstance(hand(there, 1), list)
