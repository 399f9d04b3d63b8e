"""People rely on each other: bots stand in, who resigns, what all agree on, clocks, a rematch."""

from __future__ import annotations

from contextlib import closing
from typing import Any

import pytest

import giantstable as gt
from giantstable.server import accord, care, clock, live, schema, timekeeper
from tests.server.conftest import Inviter
from tests.server.guests import Guest, Json, Live
from tests.server.house import House
from tests.server.refused import refused
from tests.server.test_seats import BOT, ME, OPEN, agrees, opens, seated, three, together


def table_for_two(ann: Guest, bob: Guest, **terms: Any) -> str:
    """Return a table of Ann and Bob."""
    table = ann.post(
        "/api/tables", game="cairns", setup={"seats": 2}, seats=[ME, OPEN], terms=terms
    )
    bob.accepts(ann.invites(table["id"]), name="Bob")
    return str(table["id"])


class Hourglass:
    """The server's time, which passes when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        usual = schema.now

        def now() -> int:
            return usual() + self.ahead

        for module in (live, accord, timekeeper):
            monkeypatch.setattr(module, "now", now)
        monkeypatch.setattr("giantstable.server.hall.now", now)
        monkeypatch.setattr("giantstable.server.bot_seats.now", now)

    def passes(self, minutes: float) -> None:
        """Let some time pass."""
        self.ahead += int(minutes * clock.MINUTE)


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Hourglass:
    """Time that does not pass by itself."""
    return Hourglass(monkeypatch)


def looks_at_the_clocks(house: House, id_: str) -> None:
    """Let the timekeeper come by."""
    house.inside(lambda: house.office.hall.timekeeper.look(house.table(id_)))


def until(live: Live, found: Any) -> None:
    """Hear until something is so, or is so already."""
    while not found():
        live.hear()


# -- a bot stands in -------------------------------------------------------------------------------


def test_a_bot_plays_for_who_is_away_if_the_others_agree(guest: Inviter) -> None:
    id_, (ann, bob, cal) = three(guest)
    with seated(id_, ann, bob) as (one, two):
        for lively, order in ((one, "low"), (two, "high")):
            lively.choose(order)
            together([one, two])
        with refused("not-away"):
            one.ask("ask", about="bot", whom=1)
        one.ask("ask", about="bot", whom=2)
        together([one, two])
        assert two.scene["requests"][0]["waits_for"] == [1]
        agrees(two, "bot 2")
        until(one, lambda: one.seats[2].get("stand_in") == "random")
        until(one, lambda: one.scene["waiting_for"] == [0])
        assert one.notes[-1]["why"] == "agreed"
        with cal.sits(id_, 2) as back:
            assert isinstance(back.scene["view"]["hands"][2], list), "it is still his seat"
            assert back.seats[2]["mine"]
            back.ask("back")
            until(back, lambda: "stand_in" not in back.seats[2])
            with refused("no-way-back"):
                back.ask("back")


def test_who_comes_back_chooses_themselves_again(ann: Guest, bob: Guest) -> None:
    id_ = table_for_two(ann, bob)
    with seated(id_, ann, bob) as (one, two):
        two.ask("rest")
        until(two, lambda: two.scene["waiting_for"] == [0])
        with refused("bot-plays"):
            two.choose("low")
        with refused("bot-plays"):
            two.undo()
        with refused("bot-plays"):
            two.ask("ask", about="end")
        two.ask("back")
        one.until_version(two.scene["version"])
        one.choose("rest")
        until(two, lambda: two.scene["waiting_for"] == [0])
        assert not two.scene["decision"]


def test_one_other_person_alone_does_not_decide_at_once(
    ann: Guest, bob: Guest, time: Hourglass
) -> None:
    id_ = table_for_two(ann, bob)
    with ann.sits(id_) as one:
        with refused("not-away-long"):
            one.ask("ask", about="bot", whom=1)
        time.passes(11)
        one.ask("ask", about="bot", whom=1)
        until(one, lambda: one.scene["waiting_for"] == [0])
    patient = table_for_two(ann, bob, clock="move", minutes=3 * 24 * 60)
    with ann.sits(patient) as one:
        time.passes(24 * 60)
        with refused("not-away-long"):
            one.ask("ask", about="bot", whom=1)


def test_after_the_time_that_the_table_chose_a_bot_plays(
    house: House, ann: Guest, bob: Guest, time: Hourglass
) -> None:
    id_ = table_for_two(ann, bob, away=5)
    assert ann.table(id_)["terms"] == {"away": 5}
    with ann.sits(id_) as one:
        with bob.sits(id_, 1) as two:
            time.passes(30)
            looks_at_the_clocks(house, id_)
            assert "stand_in" not in two.seats[1], "he thinks, but he is here"
        until(one, lambda: not one.seats[1]["here"])
        looks_at_the_clocks(house, id_)
        assert one.notes == [], "he has only just left"
        time.passes(6)
        looks_at_the_clocks(house, id_)
        until(one, lambda: one.scene["waiting_for"] == [0])
        assert one.notes[-1]["why"] == "away"


def test_who_plays_for_whom_is_known_after_a_restart(house: House, ann: Guest, bob: Guest) -> None:
    id_ = table_for_two(ann, bob)
    with seated(id_, ann, bob) as (one, two):
        two.ask("rest")
        until(one, lambda: one.scene["waiting_for"] == [0])
        one.choose("low")
        until(one, lambda: one.scene["waiting_for"] == [0])
        version = one.scene["version"]
    house.forget_idle()
    reopened = house.again()
    try:
        with closing(Guest(reopened.address)) as again:
            again.http.cookies.set("giants_key", bob.key)
            with again.sits(id_, 1) as seat:
                assert seat.scene["version"] == version
                assert seat.seats[1]["stand_in"] == "random"
                seat.ask("back")
    finally:
        reopened.stop()


# -- leaving for good ------------------------------------------------------------------------------


def test_of_two_sides_the_other_wins_when_one_resigns(house: House, ann: Guest, bob: Guest) -> None:
    id_ = table_for_two(ann, bob)
    with seated(id_, ann, bob) as (one, two):
        one.choose("low")
        together([one, two])
        two.ask("resign")
        together([one, two])
        for live_ in (one, two):
            assert live_.over
            assert live_.scene["outcome"] == {"result": "resigned", "scores": [], "winners": [0]}
            assert live_.options == []
        with refused("game-is-over"):
            one.choose("low")
        with refused("game-is-over"):
            one.undo()
    _kept(house, ann, id_, "resigned")


def _kept(house: House, ann: Guest, id_: str, result: str) -> None:
    """Assert that an end which is not of the match stands, wherever one looks."""
    assert ann.table(id_)["status"] == "over"
    house.forget_idle()
    with ann.sits(id_) as again:
        assert again.scene["outcome"]["result"] == result
        assert again.scene["waiting_for"] == []
    record = ann.get(f"/api/tables/{id_}/record")
    assert "result" not in record
    assert len(gt.replay(record, verify=True).choices) == len(record["choices"])
    replay = ann.get(f"/api/tables/{id_}/replay")
    assert replay["choices"] == len(record["choices"])
    store = house.office.store
    broken = {row.id for row, _ in care.broken(store, None, lambda _: None)}
    assert id_ not in broken


def test_with_more_sides_a_bot_goes_on_for_who_resigns(guest: Inviter) -> None:
    id_, (ann, bob, cal) = three(guest)
    with seated(id_, ann, bob, cal) as lives:
        lives[1].ask("resign")
        until(lives[0], lambda: lives[0].scene["waiting_for"] == [0, 2])
        until(lives[0], lambda: lives[0].seats[1].get("resigned") is True)
        with refused("no-way-back"):
            lives[1].ask("back")
        with refused("no-way-back"):
            lives[1].ask("resign")
        lives[2].ask("resign")
        until(lives[0], lambda: lives[0].over)
        assert lives[0].scene["outcome"]["winners"] == [0], "nobody is left against whom to win"


def test_who_leaves_only_bots_behind_ends_the_game(ann: Guest) -> None:
    id_ = opens(ann, ME, BOT, BOT)
    with ann.sits(id_) as seat:
        seat.ask("resign")
        until(seat, lambda: seat.over)
        assert seat.scene["outcome"]["winners"] == [1, 2]


def test_all_may_agree_that_it_is_over(house: House, guest: Inviter) -> None:
    id_, (ann, bob, cal) = three(guest)
    with seated(id_, ann, bob, cal) as lives:
        lives[0].choose("low")
        together(lives)
        lives[0].ask("ask", about="end")
        together(lives)
        lives[1].ask("agree", yes=False, key="end")
        together(lives)
        assert not any("requests" in each.scene for each in lives)
        lives[0].ask("ask", about="end")
        together(lives)
        lives[1].choose("high")  # the game goes on meanwhile, and the offer stands
        agrees(lives[2], "end")
        agrees(lives[1], "end")
        together(lives)
        assert lives[0].scene["outcome"] == {"result": "agreed", "scores": [], "winners": []}
    _kept(house, ann, id_, "agreed")


def test_who_plays_alone_needs_none_of_it(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        for kind, more in (("rest", {}), ("resign", {}), ("ask", {"about": "end"})):
            with refused("alone-here"):
                seat.ask(kind, **more)


# -- clocks ----------------------------------------------------------------------------------------


def left(live_: Live) -> list[int]:
    """Return what the clocks show, in whole minutes."""
    return [round(each["left"] / clock.MINUTE) for each in live_.scene["clocks"]]


def test_a_clock_runs_while_its_person_thinks(
    house: House, ann: Guest, bob: Guest, time: Hourglass
) -> None:
    id_ = table_for_two(ann, bob, clock="game", minutes=30)
    with seated(id_, ann, bob) as (one, two):
        assert [each["runs"] for each in one.scene["clocks"]] == [True, True]
        time.passes(4)
        one.choose("low")
        time.passes(6)
        together([one, two])
        two.choose("low")
        together([one, two])
        assert left(one) == [26, 20]
        assert [each["runs"] for each in one.scene["clocks"]] == [True, False]
        time.passes(5)
    house.forget_idle()
    with ann.sits(id_) as one:
        assert left(one) == [21, 20], "the log knows"
        time.passes(22)
        with refused("time-is-up"):
            one.choose(one.options[0])
        looks_at_the_clocks(house, id_)
        until(one, lambda: one.seats[0].get("stand_in") == "random")
        assert one.notes[-1]["why"] == "time"
        with refused("time-is-up"):
            one.ask("back")


def test_days_a_move_begin_anew_with_every_choice(
    house: House, ann: Guest, bob: Guest, time: Hourglass
) -> None:
    day = 24 * 60
    id_ = table_for_two(ann, bob, clock="move", minutes=2 * day)
    with ann.sits(id_) as one:
        time.passes(day)
        one.choose("low")
        assert left(one) == [2 * day, day]
    house.forget_idle()
    time.passes(day + 1)
    house.inside(house.office.hall.timekeeper.fetch)
    with bob.sits(id_, 1) as two:
        assert two.seats[1]["stand_in"] == "random", "nobody looked, and it was found"
        two.ask("back")
        until(two, lambda: "stand_in" not in two.seats[1])


def test_no_clock_runs_while_the_table_waits_for_somebody(
    house: House, guest: Inviter, time: Hourglass
) -> None:
    ann, bob, dan = guest(), guest(), guest()
    id_ = table_for_two(ann, bob, clock="game", minutes=30)
    with ann.sits(id_) as one:
        time.passes(3)
        bob.put(f"/api/tables/{id_}/seats/1", kind="open")
        time.passes(100)
        until(one, lambda: one.scene["status"] == "waiting")
        dan.accepts(ann.invites(id_))
        time.passes(100)
        agrees(one, "sit 1")
        assert left(one) == [27, 27]
        time.passes(1)
        one.choose("low")
        assert left(one) == [26, 26]
    house.forget_idle()
    with ann.sits(id_) as one:
        assert left(one) == [26, 26]


def test_waiting_for_a_hint_costs_no_time(
    house: House, ann: Guest, bob: Guest, time: Hourglass, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = ann.post(
        "/api/tables", game="heroscape", seats=[ME, OPEN], terms={"clock": "game", "minutes": 30}
    )
    id_ = table["id"]
    bob.accepts(ann.invites(id_))

    async def slow(*_: object) -> tuple[str, dict[str, object]]:
        time.passes(7)
        return "something", {"second": None, "chance": None, "reasons": [], "others": []}

    monkeypatch.setattr(house.office.hall.bots.thinkers, "hint", slow)
    with seated(id_, ann, bob) as lives:
        mover = next(each for each in lives if each.options)
        seat = mover.scene["you"]
        mover.ask("hint")
        time.passes(2)
        mover.choose(mover.options[0])
        assert left(mover)[seat] == 28
    house.forget_idle()
    with ann.sits(id_) as one:
        assert left(one)[seat] in (28, 27), "and the log knows it"


# -- a rematch -------------------------------------------------------------------------------------


def test_a_rematch_keeps_the_seats_of_the_others_for_them(guest: Inviter) -> None:
    ann, bob, cal = guest(), guest(), guest()
    id_ = table_for_two(ann, bob, away=5)
    with refused("not-over", 409):
        ann.post(f"/api/tables/{id_}/rematch", turn=True)
    with seated(id_, ann, bob) as (one, two):
        two.ask("resign")
        with refused("not-your-seat", 403):
            cal.post(f"/api/tables/{id_}/rematch")
        after = ann.post(f"/api/tables/{id_}/rematch", turn=True)
        until(two, lambda: two.frames[-1].get("rematch") == after["id"])
    assert bob.post(f"/api/tables/{id_}/rematch")["id"] == after["id"], "there is one already"
    table: Json = bob.table(after["id"])
    assert table["terms"] == {"away": 5}
    assert [(seat["kind"], seat["mine"]) for seat in table["seats"]] == [
        ("open", True),
        ("human", False),
    ]
    assert table["seats"][0]["name"] == "Bob"
    assert table["id"] in [each["id"] for each in bob.get("/api/me/tables")]
    with refused("no-open-seat", 409):
        cal.accepts(ann.invites(table["id"]))
    with refused("not-your-seat", 403):
        cal.post(f"/api/tables/{table['id']}/seats/0/take")
    taken = bob.post(f"/api/tables/{table['id']}/seats/0/take")
    assert taken["status"] == "playing"
    with bob.sits(table["id"], 0) as two, ann.sits(table["id"], 1) as one:
        assert two.options
        assert one.options


def test_a_seat_that_nobody_wants_to_keep_is_free_for_others(guest: Inviter) -> None:
    ann, bob, cal = guest(), guest(), guest()
    id_ = table_for_two(ann, bob)
    with ann.sits(id_) as one:
        one.ask("resign")
    after = ann.post(f"/api/tables/{id_}/rematch")["id"]
    bob.put(f"/api/tables/{after}/seats/1", kind="open")
    assert cal.accepts(ann.invites(after)) == 1
