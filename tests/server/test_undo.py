"""Taking back across the answers of others: they are asked, and bots are not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager

from tests.server.conftest import Inviter
from tests.server.guests import Guest, Json, Live
from tests.server.house import House
from tests.server.refused import refused
from tests.server.test_seats import BOT, ME, OPEN, opens, seated, three, together

ASKED: Json = {"about": "undo", "seat": 0, "whom": 0, "key": "", "waits_for": [1]}


def buried(live: Live) -> str:
    """Bury a stone, which tells nobody anything."""
    option = next(option for option in live.options if option.startswith("bury"))
    live.choose(option)
    return option


@contextmanager
def after_both(ann: Guest, bob: Guest) -> Iterator[tuple[str, list[Live]]]:
    """Two people have buried a stone each, one after the other."""
    id_ = opens(ann, ME, OPEN)
    bob.accepts(ann.invites(id_), name="Bob")
    with seated(id_, ann, bob) as lives:
        for live in lives:
            live.choose("low")
            together(lives)
        buried(lives[0])
        lives[0].choose("hold")
        together(lives)
        buried(lives[1])
        together(lives)
        yield id_, lives


def says(live: Live, yes: bool) -> None:
    """Answer a request, or withdraw it."""
    live.ask("agree", yes=yes)


def test_an_answer_of_another_is_taken_back_only_if_they_agree(ann: Guest, bob: Guest) -> None:
    with after_both(ann, bob) as (_, lives):
        assert [live.scene["undo"] for live in lives] == [False, True]
        assert lives[0].scene["undo_asks"] == [1]
        assert "undo_asks" not in lives[1].scene
        before = lives[0].scene["view"], lives[1].scene["view"]
        lives[0].undo()
        together(lives)
        assert [live.scene["requests"] for live in lives] == [[ASKED], [ASKED]]
        assert lives[1].scene["entry"] == {"seat": 0, "kind": "ask", "notation": None}
        assert (lives[0].scene["view"], lives[1].scene["view"]) == before
        with refused("undo-asked"):
            lives[0].undo()
        with refused("undo-not-asked"):
            says(lives[0], True)
        says(lives[1], True)
        together(lives)
        for live in lives:
            assert "requests" not in live.scene
            assert live.scene["waiting_for"] == [0]
        assert any(option.startswith("bury") for option in lives[0].options)


def test_a_request_ends_when_it_is_declined_withdrawn_or_the_game_moves_on(
    ann: Guest, bob: Guest
) -> None:
    with after_both(ann, bob) as (_, lives):
        for ender, kind in ((1, "decline"), (0, "decline"), (1, "choice")):
            lives[0].undo()
            together(lives)
            assert lives[0].scene["requests"] == [ASKED]
            if kind == "decline":
                says(lives[ender], False)
            else:
                buried(lives[1])
            together(lives)
            assert lives[0].scene["entry"]["seat"] == ender
            assert lives[0].scene["entry"]["kind"] == kind
            assert all("requests" not in live.scene for live in lives)
            with refused("undo-not-asked"):
                says(lives[1], True)


def test_a_request_stands_in_the_log_and_counts_as_no_choice(
    ann: Guest, bob: Guest, house: House
) -> None:
    with after_both(ann, bob) as (id_, lives):
        choices = ann.table(id_)["choices"]
        lives[0].undo()
        together(lives)
        assert ann.table(id_)["choices"] == choices
        assert ann.get(f"/api/tables/{id_}/replay")["choices"] == choices
    house.forget_idle()
    reopened = house.again()
    try:
        with closing(Guest(reopened.address)) as again:
            again.http.cookies.set("giants_key", bob.key)
            with again.sits(id_, 1) as seat:
                assert seat.scene["requests"] == [ASKED]
                says(seat, True)
                assert seat.scene["waiting_for"] == [0]
    finally:
        reopened.stop()


def test_everybody_who_would_lose_an_answer_is_asked(guest: Inviter) -> None:
    id_, people = three(guest)
    with seated(id_, *people) as lives:
        for live in lives:
            live.choose("low")
            together(lives)
        for live in lives:
            buried(live)
            if live is not lives[2]:
                live.choose("hold")
            together(lives)
        lives[0].undo()
        together(lives)
        assert lives[1].scene["requests"][0]["waits_for"] == [1, 2]
        says(lives[1], True)
        together(lives)
        assert lives[0].scene["entry"] == {"seat": 1, "kind": "agree", "notation": None}
        assert lives[2].scene["requests"][0]["waits_for"] == [2]
        with refused("undo-not-asked"):
            says(lives[1], False)
        says(lives[2], True)
        together(lives)
        assert lives[0].scene["waiting_for"] == [0]


def test_a_secret_answer_of_a_bot_does_not_end_ones_undo(ann: Guest, bob: Guest) -> None:
    id_ = opens(ann, ME, OPEN, BOT)
    bob.accepts(ann.invites(id_))
    with seated(id_, ann, bob) as lives:
        lives[0].choose("low")
        lives[0].until(lambda _: lives[0].scene["waiting_for"] == [1])
        together(lives)
        assert lives[0].scene["undo"] is True
        lives[0].undo()
        together(lives)
        assert lives[0].scene["waiting_for"] == [0, 1], "the bot need not answer again"


def test_bots_wait_while_somebody_asks(ann: Guest, bob: Guest) -> None:
    with after_both(ann, bob) as (id_, lives):
        lives[0].undo()
        together(lives)
        bob.put(f"/api/tables/{id_}/seats/1", **BOT)
        lives[0].until(lambda _: lives[0].seats[1]["kind"] == "bot")
        assert lives[0].scene["requests"] == [{**ASKED, "waits_for": []}]
        version = lives[0].scene["version"]
        assert lives[0].scene["undo"] is True, "nobody is left to be asked"
        lives[0].undo()
        assert lives[0].scene["version"] > version
        assert lives[0].scene["waiting_for"] == [0]


def test_nobody_asks_himself_at_another_seat(ann: Guest) -> None:
    id_ = opens(ann, ME, ME)
    with ann.sits(id_, 0) as one, ann.sits(id_, 1) as other:
        for live in (one, other):
            live.choose("low")
            together([one, other])
        buried(one)
        one.choose("hold")
        together([one, other])
        buried(other)
        together([one, other])
        assert one.scene["undo"] is True
        one.undo()
        assert one.scene["waiting_for"] == [0]
