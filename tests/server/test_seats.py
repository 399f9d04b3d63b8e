"""Several people at one table: invitations, secret orders, whose undo, who leaves and who comes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import giantstable as gt
from tests.server.conftest import Inviter
from tests.server.guests import Guest, Json, Live
from tests.server.house import House
from tests.server.refused import refused

ME: Json = {"kind": "me"}
OPEN: Json = {"kind": "open"}
BOT: Json = {"kind": "bot", "level": "random"}


@contextmanager
def seated(id_: str, *guests: Guest) -> Iterator[list[Live]]:
    """Let guests sit down at a table, each on the next seat."""
    with ExitStack() as stack:
        yield [stack.enter_context(guest.sits(id_, seat)) for seat, guest in enumerate(guests)]


def three(guest: Inviter) -> tuple[str, list[Guest]]:
    """Return a table for three, and who sits there."""
    people = [guest(), guest(), guest()]
    id_ = opens(people[0], ME, OPEN, OPEN)
    token = people[0].invites(id_)
    for number, name in ((1, "Bob"), (2, "Cal")):
        assert people[number].accepts(token, name=name) == number
    return id_, people


def opens(guest: Guest, *wishes: Json) -> str:
    """Open a table for as many as are wished for."""
    table = guest.post(
        "/api/tables", game="cairns", setup={"seats": len(wishes)}, seats=list(wishes)
    )
    return str(table["id"])


def agrees(live: Live, key: str) -> None:
    """Agree to what is asked for under a name, as soon as it is."""
    while all(request["key"] != key for request in live.scene.get("requests", [])):
        live.hear()
    live.ask("agree", yes=True, key=key)


def together(lives: list[Live]) -> None:
    """Bring everybody to the newest version."""
    newest = max(live.scene["version"] for live in lives)
    for live in lives:
        live.until_version(newest)


# -- sitting down ----------------------------------------------------------------------------------


def test_an_invitation_is_good_while_there_are_open_seats(ann: Guest, guest: Inviter) -> None:
    bob, cal, dan = guest(), guest(), guest()
    id_ = opens(ann, ME, OPEN, OPEN)
    assert ann.table(id_)["status"] == "waiting"
    token = ann.invites(id_)
    assert bob.accepts(token, seat=2, name="Bob") == 2
    with refused("seat-taken", 409):
        cal.accepts(token, seat=2)
    with refused("seat-taken", 409):
        cal.accepts(token, seat=0)
    assert ann.table(id_)["status"] == "waiting"
    assert cal.accepts(token) == 1
    assert ann.table(id_)["status"] == "playing"
    with refused("no-open-seat", 409):
        dan.accepts(token)
    assert bob.post("/api/invitations/look", token=token)["seat"] is None
    names = [seat["name"] for seat in dan.table(id_)["seats"]]
    assert names == ["", "", "Bob"]
    assert [seat["mine"] for seat in cal.table(id_)["seats"]] == [False, True, False]


def test_everybody_sees_who_sits_down(ann: Guest, bob: Guest) -> None:
    id_ = opens(ann, ME, OPEN)
    with ann.sits(id_) as seat:
        assert seat.scene["status"] == "waiting"
        assert seat.scene["decision"] is None
        with refused("table-waits"):
            seat.choose("rest")
        with refused("table-waits"):
            seat.undo()
        with refused("table-waits"):
            seat.ask("preview", option="rest")
        with refused("no-hint"):
            seat.ask("hint")
        bob.accepts(ann.invites(id_), name="Bob")
        seat.until(lambda frame: frame.get("status") == "playing")
        assert seat.seats[1]["name"] == "Bob"
        assert seat.seats[1]["here"] is False
        assert seat.options == ["rest", "low", "high"]
        with bob.sits(id_, 1):
            seat.until(lambda _: seat.seats[1]["here"] is True)


def test_the_host_may_only_watch(ann: Guest, bob: Guest, guest: Inviter) -> None:
    cal = guest()
    id_ = opens(ann, OPEN, OPEN)
    token = ann.invites(id_)
    assert (bob.accepts(token), cal.accepts(token)) == (0, 1)
    assert ann.table(id_)["host"] is True
    assert ann.sits(id_, 0).closed() == 4401
    with refused("not-your-seat", 403):
        ann.put(f"/api/tables/{id_}/seats/0", **BOT)
    with refused("not-your-seat", 403):
        bob.put(f"/api/tables/{id_}/seats/1", **BOT)


def test_one_person_may_play_both_sides(ann: Guest) -> None:
    id_ = opens(ann, ME, ME)
    with seated(id_, ann, ann) as lives:
        chance = random.Random(1)
        while not lives[0].over:
            together(lives)
            mover = chance.choice([live for live in lives if live.options])
            mover.choose(chance.choice(mover.options))
            together(lives)
    assert ann.table(id_)["status"] == "over"


def test_the_host_gives_an_open_seat_to_a_bot_and_back(ann: Guest, bob: Guest) -> None:
    id_ = opens(ann, ME, OPEN)
    with ann.sits(id_) as seat:
        ann.put(f"/api/tables/{id_}/seats/1", **BOT)
        seat.until(lambda frame: frame.get("status") == "playing")
        seat.until(lambda _: seat.scene["waiting_for"] == [0])
        ann.put(f"/api/tables/{id_}/seats/1", kind="open")
        seat.until(lambda frame: frame.get("status") == "waiting")
        assert bob.accepts(ann.invites(id_)) == 1
        agrees(seat, "sit 1")
        assert seat.scene["status"] == "playing"
        seat.choose("low")


# -- playing together ------------------------------------------------------------------------------


def test_orders_are_secret_until_all_are_given(guest: Inviter) -> None:
    id_, people = three(guest)
    watcher = guest()
    with seated(id_, *people) as lives, watcher.watches(id_) as spectator:
        assert [live.scene["waiting_for"] for live in lives] == [[0, 1, 2]] * 3
        lives[1].choose("high")
        together([*lives, spectator])
        for live in (lives[0], lives[2], spectator):
            assert live.scene["entry"] == {"seat": 1, "kind": "choice", "notation": None}
            assert live.scene["waiting_for"] == [0, 2]
            assert "high" not in str(live.scene["happenings"])
        assert lives[1].scene["entry"]["notation"] == "high"
        assert lives[1].scene["decision"] is None
        with refused("not-your-turn"):
            lives[1].choose("low")
        lives[2].choose("rest")
        together([*lives, spectator])
        lives[0].choose("low")
        together([*lives, spectator])
        for live in (*lives, spectator):
            assert [line["kind"] for line in live.scene["happenings"]].count("ordered") == 3
            assert live.scene["waiting_for"] == [0]
        assert lives[0].options
        assert lives[1].options == []


def test_a_secret_order_is_taken_back_by_who_gave_it_and_the_others_stand(guest: Inviter) -> None:
    id_, people = three(guest)
    with seated(id_, *people) as lives:
        lives[0].choose("low")
        together(lives)
        assert [live.scene["undo"] for live in lives] == [True, False, False]
        lives[1].choose("high")
        together(lives)
        assert [live.scene["undo"] for live in lives] == [True, True, False]
        with refused("undo-start"):
            lives[2].undo()
        lives[1].undo()
        together(lives)
        assert lives[2].scene["entry"] == {"seat": 1, "kind": "undo", "notation": None}
        assert [live.scene["undo"] for live in lives] == [True, False, False]
        assert lives[1].options == ["rest", "low", "high"]
        lives[1].choose("low")
        together(lives)
        lives[0].undo()  # his order alone: hers, given later, stands
        together(lives)
        assert lives[2].scene["entry"] == {"seat": 1, "kind": "choice", "notation": None}
        assert lives[0].scene["waiting_for"] == [0, 2]
        lives[1].undo()
        together(lives)
        assert lives[0].scene["waiting_for"] == [0, 1, 2]
        for live, order in zip(lives, ("low", "high", "rest"), strict=True):
            live.choose(order)
            together(lives)
        with refused("undo-revealed"):
            lives[2].undo()


def test_what_several_choose_at_once_is_not_previewed(ann: Guest, bob: Guest) -> None:
    id_ = opens(ann, ME, OPEN)
    bob.accepts(ann.invites(id_))
    with seated(id_, ann, bob) as (one, other):
        assert one.ask("preview", option="low")["preview"] is None
        one.choose("low")
        together([one, other])
        assert other.ask("preview", option="low")["preview"] is None, "it would tell their order"
        other.choose("rest")
        together([one, other])
        bury = next(option for option in one.options if option.startswith("bury"))
        preview = one.ask("preview", option=bury)["preview"]
        assert preview["view"]["buried"][0] == [int(bury.split()[1])]
        with refused("not-your-turn"):
            other.ask("preview", option=bury)


def test_everybody_gets_what_their_seat_may_know_and_no_more(house: House, guest: Inviter) -> None:
    for seed in range(3):
        id_, people = three(guest)
        watcher = guest()
        chance = random.Random(seed)
        with seated(id_, *people) as lives, watcher.watches(id_) as spectator:
            everybody = [*lives, spectator]
            while not lives[0].over:
                mover = chance.choice([live for live in lives if live.options])
                if mover.scene["undo"] and chance.random() < 0.3:
                    mover.undo()
                else:
                    mover.choose(chance.choice(mover.options))
                together(everybody)
                match = house.table(id_).match
                for viewer, live in zip((0, 1, 2, None), everybody, strict=True):
                    assert live.scene["view"] == match.view(viewer)
                    assert len(live.log) == len(match.events(viewer))
                    decision = live.scene["decision"]
                    assert decision is None or decision["seat"] == viewer
                    entry = live.scene["entry"]
                    assert entry["notation"] is None or entry["seat"] == viewer
                    for line in live.log:
                        if line["kind"] in ("buried", "drew") and line["seat"] != viewer:
                            assert line["facts"]["stone"] == ""
                    hands = live.scene["view"]["hands"]
                    assert [isinstance(hand, list) for hand in hands] == [
                        seat == viewer for seat in range(3)
                    ]
            logs = [live.log for live in everybody]
        _replayed_alike(id_, [*people, watcher], logs)


def _replayed_alike(id_: str, people: list[Guest], logs: list[list[Json]]) -> None:
    for viewer, (person, log) in enumerate(zip(people, logs, strict=True)):
        query = {"seat": viewer} if viewer < 3 else {}
        replay = person.get(f"/api/tables/{id_}/replay", count=100, **query)
        assert [line for frame in replay["frames"] for line in frame["happenings"]] == log
        with refused("not-your-seat", 403):
            person.get(f"/api/tables/{id_}/replay", seat=(viewer + 1) % 3)
    record = people[0].get(f"/api/tables/{id_}/record")
    assert all(choice.split(": ")[0] in "012" for choice in record["choices"])
    match = gt.replay(record, verify=True)
    assert match.outcome() == record["result"]


def test_a_replay_of_a_game_under_way_keeps_the_orders_of_others(ann: Guest, bob: Guest) -> None:
    id_ = opens(ann, ME, OPEN)
    bob.accepts(ann.invites(id_))
    with ann.sits(id_, 0) as one:
        one.choose("high")
        mine = ann.get(f"/api/tables/{id_}/replay", seat=0)["frames"][1]
        assert mine["notation"] == "high"
        for query in ({"seat": 1}, {}):
            theirs = bob.get(f"/api/tables/{id_}/replay", **query)["frames"][1]
            assert theirs["seat"] == 0
            assert theirs["notation"] is None
            assert theirs["text"] is None
            assert "high" not in str(theirs)


def test_people_and_bots_play_to_the_end(guest: Inviter) -> None:
    ann, bob = guest(), guest()
    id_ = opens(ann, ME, BOT, OPEN)
    bob.accepts(ann.invites(id_))
    chance = random.Random(5)
    with ann.sits(id_, 0) as one, bob.sits(id_, 2) as other:
        while not (one.over and other.over):
            movers = [live for live in (one, other) if live.options]
            if movers and one.scene["version"] == other.scene["version"]:
                mover = chance.choice(movers)
                try_ = mover.send(
                    type="choose",
                    version=mover.scene["version"],
                    option=chance.choice(mover.options),
                )
                answer = mover.answer_to(try_)
                # A bot may have been quicker: then it is stale, and the next scene is here.
                assert answer["type"] == "accepted" or answer["code"] == "stale"
                newest = mover.scene["version"]
                for live in (one, other):
                    live.until_version(newest)
            else:
                behind = min((one, other), key=lambda live: int(live.scene["version"]))
                behind.hear()
    record = ann.get(f"/api/tables/{id_}/record")
    assert gt.replay(record, verify=True).over
    assert any(choice.startswith("1: ") for choice in record["choices"])


def test_somebody_leaves_in_the_middle_and_somebody_else_goes_on(guest: Inviter) -> None:
    id_, (ann, bob, cal) = three(guest)
    dan = guest()
    with seated(id_, ann, bob, cal) as lives:
        lives[0].choose("low")
        together(lives)
        bob.put(f"/api/tables/{id_}/seats/1", kind="open")
        assert lives[1].closed() == 4401
        for live in (lives[0], lives[2]):
            live.until(lambda frame: frame.get("status") == "waiting")
            assert live.scene["undo"] is False
        with refused("table-waits"):
            lives[2].choose("low")
        with refused("not-the-host", 403):
            cal.invites(id_)
        assert dan.accepts(ann.invites(id_), name="Dan") == 1
        for live in (lives[0], lives[2]):
            agrees(live, "sit 1")
        with dan.sits(id_, 1) as late:
            assert late.options == ["rest", "low", "high"]
            late.choose("high")
            assert late.seats[1]["name"] == "Dan"
        assert bob.table(id_)["seats"][1]["mine"] is False
