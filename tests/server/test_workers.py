"""Two servers on one PostgreSQL share their tables: what one writes, the other tells at once."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from typing import Any

import pytest
from sqlalchemy import event

import giantstable as gt
from giantstable.server import claims, hall
from giantstable.server.claims import Claims
from giantstable.server.database import opened
from giantstable.server.live import TOO_MANY
from giantstable.server.settings import Rate, Settings
from giantstable.server.thinkers import Thinkers
from giantstable.server.thinking import Question
from tests.server.apart import run
from tests.server.conftest import Opener
from tests.server.guests import Guest, Live
from tests.server.house import House
from tests.server.postgres import Cluster
from tests.server.refused import refused

pytestmark = pytest.mark.parametrize("settings", ["postgresql"], indirect=True, scope="module")

RANDOM = {"kind": "bot", "level": "random"}


@pytest.fixture(scope="module")
def other_house(settings: Settings, house: House) -> Iterator[House]:
    """Another worker on the same database."""
    opened = House(settings)
    yield opened
    opened.stop()


@pytest.fixture
def abroad(ann: Guest, other_house: House) -> Iterator[Guest]:
    """The same person as Ann, served by the other worker."""
    guest = Guest(other_house.address)
    if not ann.key:
        ann.is_called("Ann")
    guest.http.cookies.set("giants_key", ann.key)
    yield guest
    guest.close()


def equal(one: Live, other: Live) -> None:
    """Assert that two clients have the same before them."""
    for name in ("version", "view", "decision", "status", "undo", "outcome", "waiting_for"):
        assert one.scene[name] == other.scene[name], name
    assert one.log == other.log


def until_known(houses: list[House]) -> None:
    """Wait until workers know of each other."""
    until = time.monotonic() + 30
    while not all(house.office.hall.fellows.fellows for house in houses):
        assert time.monotonic() < until
        time.sleep(0.01)


def until_watched(lives: list[Live], spectators: int) -> None:
    """Wait until clients are told of so many who look on."""
    for live in lives:
        while live.spectators != spectators:
            live.hear()


def test_a_choice_made_here_is_seen_there_at_once(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens(giant="fire")
    chance = random.Random(2)
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        while not one.over:
            mover, looker = chance.sample([one, other], 2)
            if mover.scene["undo"] and chance.random() < 0.25:
                mover.undo()
            else:
                mover.choose(chance.choice(mover.options))
            looker.until_version(mover.scene["version"])
            equal(one, other)
    record = abroad.get(f"/api/tables/{id_}/record")
    assert gt.replay(record, verify=True).over


def test_of_two_moves_at_once_one_wins_and_the_other_is_stale(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens(giant="water", wraith="elder")
    chance = random.Random(3)
    won = [0, 0]
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        while not one.over:
            version = one.scene["version"]
            options = [chance.choice(one.options), chance.choice(other.options)]
            names = [
                live.send(type="choose", version=version, option=option)
                for live, option in zip((one, other), options, strict=True)
            ]
            answers = [live.answer_to(name) for live, name in zip((one, other), names, strict=True)]
            kinds = [answer["type"] for answer in answers]
            assert sorted(kinds) == ["accepted", "refused"], answers
            winner = kinds.index("accepted")
            won[winner] += 1
            assert answers[1 - winner]["code"] == "stale"
            for live in (one, other):
                live.until_version(version + 1)
            equal(one, other)
            assert one.scene["version"] == version + 1
    record = ann.get(f"/api/tables/{id_}/record")
    assert len(record["choices"]) == sum(won)
    assert gt.replay(record, verify=True).over


def test_a_choice_sent_again_to_the_other_worker_is_made_once(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        option = one.options[0]
        assert one.choose(option, id="the-same") == 1
        other.until_version(1)
        assert other.choose(option, id="the-same", version=0) == 1
        assert ann.table(id_)["choices"] == 1


def test_who_sits_down_there_can_play_here(ann: Guest, abroad: Guest, other_house: House) -> None:
    id_ = ann.opens(seats=[{"kind": "open"}])
    bob = Guest(other_house.address)
    with ann.watches(id_) as spectator:
        assert spectator.scene["status"] == "waiting"
        bob.accepts(ann.invites(id_), name="Bob")
        spectator.until(lambda frame: frame.get("status") == "playing")
        assert spectator.seats[0]["name"] == "Bob"
        bob.address, bob.http.base_url = ann.address, ann.http.base_url  # his next call comes here
        with bob.sits(id_) as seat:
            seat.choose(seat.options[0])
        spectator.until_version(1)
        there = Guest(other_house.address)
        there.http.cookies.set("giants_key", bob.key)
        there.put(f"/api/tables/{id_}/seats/0", kind="open")
        spectator.until(lambda frame: frame.get("status") == "waiting")
        there.close()
    bob.close()


def test_who_is_here_or_there_is_told_at_both(ann: Guest, abroad: Guest) -> None:
    """Before, each worker told of its own clients alone."""
    id_ = ann.opens()
    with abroad.watches(id_) as other:
        assert not other.seats[0]["here"]
        with ann.sits(id_) as one:
            other.until(lambda _: other.seats[0]["here"])
            until_watched([one, other], 1)
            with abroad.watches(id_), ann.watches(id_):
                until_watched([one, other], 3)
            until_watched([one, other], 1)
            assert abroad.table(id_)["seats"][0]["here"]
        other.until(lambda _: not other.seats[0]["here"])
    assert not abroad.table(id_)["seats"][0]["here"]


def test_who_is_told_of_is_forgotten_with_a_worker_that_ends(
    ann: Guest, settings: Settings
) -> None:
    third = House(settings)
    guest = Guest(third.address)
    id_ = ann.opens()
    with ann.sits(id_) as one:
        guest.watches(id_).__enter__()
        one.until(lambda _: one.spectators == 1)
        assert ann.get("/api/health")["workers"] >= 2
        third.stop()
        one.until(lambda _: one.spectators == 0)
    guest.close()


def test_a_limit_is_not_doubled_by_going_back_and_forth(opens: Opener) -> None:
    """Before, each worker counted by itself."""
    houses = [opens(requests=Rate(100, 0.001)) for _ in range(2)]
    guests = [Guest(house.address) for house in houses]
    until_known(houses)
    let_in = 0
    for number in range(400):
        time.sleep(0.002)  # somebody in a hurry, but with a network
        answer = guests[number % 2].asks("GET", "/api/me")
        let_in += answer.status_code == 200
    assert 95 <= let_in <= 125
    for guest in guests:
        guest.close()


def test_watchers_at_both_share_the_places_of_a_table(opens: Opener) -> None:
    houses = [opens(watchers=4) for _ in range(2)]
    until_known(houses)
    here, there = (Guest(house.address) for house in houses)
    id_ = here.opens()
    with ExitStack() as stack:
        watching = [stack.enter_context(here.watches(id_)) for _ in range(3)]
        watching.append(stack.enter_context(there.watches(id_)))
        until_watched([watching[0], watching[3]], 4)
        for guest in (here, there):
            assert guest.watches(id_).closed() == TOO_MANY
    here.close()
    there.close()


def test_a_choice_sent_again_to_a_worker_that_has_not_heard_of_it_is_accepted(
    ann: Guest, abroad: Guest, other_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, it was refused as stale though it stood in the log: where one's worker had died."""

    async def deaf(*_: object) -> None:
        pass

    id_ = ann.opens()
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        monkeypatch.setattr(other_house.office.hall, "catch_up", deaf)
        option = one.options[0]
        assert one.choose(option, id="the-same") == 1
        assert other.choose(option, id="the-same") == 1
        other.until_version(1)
        other_option = other.options[0]
        assert one.choose(one.options[0], id="the-first") == 2
        with refused("stale"):
            other.choose(other_option, id="too-late")
    assert [entry.nonce for entry in other_house.office.store.entries(id_)] == [
        "the-same",
        "the-first",
    ]


def test_a_table_that_somebody_left_here_is_followed_when_they_come_back(
    ann: Guest, abroad: Guest, house: House
) -> None:
    """Before, each choice was made a second time at the worker whom its player had left."""
    id_ = ann.opens()
    with ann.sits(id_):
        pass
    table = house.office.hall.tables[id_]
    with abroad.sits(id_) as seat:
        for _ in range(3):
            seat.choose(seat.options[0])
        until = time.monotonic() + 10
        while not table.behind:
            assert time.monotonic() < until
            time.sleep(0.01)
        assert table.version == 0
        assert not house.office.hall.follows(id_)
        with ann.sits(id_) as back:
            assert house.office.hall.tables[id_] is table
            equal(back, seat)
            seat.choose(seat.options[0])
            back.until_version(4)
            equal(back, seat)


def test_one_worker_thinks_for_a_table_and_another_when_it_lets_go(settings: Settings) -> None:
    engine = opened(settings.database())
    one, other = Claims(engine), Claims(engine)
    assert run(one.take("a table"))
    assert run(one.take("a table"))
    assert not run(other.take("a table"))
    assert run(other.take("another"))
    run(one.give_back("a table"))
    assert run(other.take("a table"))
    other.close()  # as if it had died: PostgreSQL notices in a moment
    until = time.monotonic() + 30
    for table in ("a table", "another"):
        while not run(one.take(table)):
            assert time.monotonic() < until
    one.close()
    engine.dispose()


def test_what_is_kept_makes_room_for_what_is_thought_about(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(claims, "MOST", 2)
    engine = opened(settings.database())
    one, other = Claims(engine), Claims(engine)
    assert run(one.take("kept first"))
    assert run(one.take("kept later"))
    assert not run(one.take("a third"))
    one.keep("kept first")
    one.keep("kept later")
    assert not run(other.take("kept first"))
    assert run(one.take("a third"))
    assert run(other.take("kept first"))
    assert not run(other.take("kept later"))
    one.close()
    other.close()
    engine.dispose()


def test_a_bot_at_a_table_with_people_is_asked_without_a_round_to_the_database(
    ann: Guest, house: House
) -> None:
    """Before, each of its turns cost a lock, a look at the log and an unlock."""
    here = house.office.hall
    id_ = ann.opens("heroscape", seats=[{"kind": "me"}, RANDOM])
    rounds: list[str] = []

    def count(_connection: object, _cursor: object, statement: str, *_: object) -> None:
        rounds.append(statement)

    with ann.sits(id_) as one:
        while id_ not in here.claims.held:  # until the bot is asked for the first time
            played(one, 1)
        event.listen(here.store.engine, "after_cursor_execute", count)
        before = one.scene["version"]
        played(one, 10)
        event.remove(here.store.engine, "after_cursor_execute", count)
        assert id_ in here.claims.held
        entries = [line for line in rounds if "entries" in line]
        assert 0 < len(entries) <= one.scene["version"] - before
    until = time.monotonic() + 30
    while id_ in here.claims.held:  # nobody is here any more: any worker may have it
        assert time.monotonic() < until
        time.sleep(0.01)


def test_a_table_that_people_left_for_another_worker_is_not_followed_any_more(
    ann: Guest, abroad: Guest, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, both workers played all that people chose at one of them."""
    monkeypatch.setattr(hall, "LEFT", 0.0)
    tables = house.office.hall.tables
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
    until = time.monotonic() + 30
    with abroad.sits(id_) as other:
        while id_ in tables:
            assert time.monotonic() < until
            if other.over:
                other.undo()
            other.choose(other.options[0])
            time.sleep(0.05)
        with ann.sits(id_) as seat:
            equal(seat, other)
            other.choose(other.options[0])
            seat.until_version(other.scene["version"])
            equal(seat, other)


def played(live: Live, choices: int) -> None:
    """Choose so often, and wait for the bots."""
    for _ in range(choices):
        while not live.options:
            live.hear()
        live.choose(live.options[0])
    while not live.options:
        live.hear()


def test_a_hint_is_given_wherever_it_is_asked_for(ann: Guest, abroad: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        assert one.ask("hint")["hint"] == other.ask("hint")["hint"]
        one.choose(one.options[0])
        other.until_version(1)
        assert other.ask("hint")["hint"] in other.options


def test_a_bot_is_asked_by_one_and_plays_once(
    ann: Guest, abroad: Guest, house: House, other_house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, both had it think, and the log took one."""
    asked: list[int] = []
    real = Thinkers.ask

    async def noting(thinkers: Thinkers, question: Question, *limits: Any) -> str | None:
        asked.append(len(question.choices))
        return await real(thinkers, question, *limits)

    monkeypatch.setattr(Thinkers, "ask", noting)
    id_ = ann.opens(seats=[RANDOM])
    with ann.watches(id_) as one, abroad.watches(id_) as other:
        one.until(lambda _: one.over)
        if not other.over:
            other.until(lambda _: other.over)
        assert one.scene["version"] == other.scene["version"]
        assert one.log == other.log
    assert asked == sorted(set(asked)), "asked twice"
    assert len(asked) == one.scene["version"]
    assert {each.office.hall.bots.asleep for each in (house, other_house)} == {0}
    assert gt.replay(ann.get(f"/api/tables/{id_}/record"), verify=True).over


def test_what_was_said_while_the_listener_was_away_is_caught_up_with(
    ann: Guest, abroad: Guest, other_house: House, cluster: Cluster
) -> None:
    id_ = ann.opens()
    name = other_house.settings.database().database
    with ann.sits(id_) as one, abroad.sits(id_) as other:
        with cluster.connection() as connection:
            # All listeners, also the one that would tell us: each must come back by itself.
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = %s AND query LIKE 'LISTEN%%'",
                [name],
            )
        one.choose(one.options[0])
        other.until_version(1)
        equal(one, other)


def test_a_table_written_to_while_it_is_opened_is_not_behind(
    ann: Guest, abroad: Guest, other_house: House
) -> None:
    """The other worker has read the log, but does not show the table yet, when we write."""
    id_ = ann.opens()
    hall = other_house.office.hall
    real = hall.store.entries
    read: list[bool] = []

    def slow(table: str, after: int = 0) -> list[object]:
        found = real(table, after)
        if not read:
            read.append(True)
            while not written:
                time.sleep(0.01)
            time.sleep(0.3)  # the news comes before the table is there
        return list(found)

    written: list[bool] = []
    with ann.sits(id_) as one, pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.store, "entries", slow)
        with ThreadPoolExecutor(1) as pool:
            opening = pool.submit(lambda: abroad.sits(id_).__enter__())
            while not read:
                time.sleep(0.01)
            one.choose(one.options[0])
            written.append(True)
            other = opening.result(60)
        other.until_version(1)
        equal(one, other)
        other.socket.close()


def test_what_people_agree_on_is_known_at_every_worker(
    ann: Guest, abroad: Guest, bob: Guest, other_house: House
) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, RANDOM]
    id_ = str(ann.post("/api/tables", game="cairns", setup={"seats": 3}, seats=seats)["id"])
    bob.accepts(ann.invites(id_), name="Bob")
    with (
        closing(Guest(other_house.address)) as dan,
        bob.sits(id_, 1) as here,
        abroad.sits(id_) as there,
    ):
        here.ask("rest")
        there.until(lambda _: there.seats[1].get("stand_in") == "random")
        here.ask("back")
        there.until(lambda _: "stand_in" not in there.seats[1])
        abroad.put(f"/api/tables/{id_}/seats/2", kind="open")
        here.until(lambda frame: frame.get("status") == "waiting")
        assert dan.accepts(abroad.invites(id_), name="Dan") == 2
        with dan.sits(id_, 2) as late:
            assert not isinstance(late.scene["view"]["hands"][2], list)
            for live in (here, there):
                while "requests" not in live.scene:
                    live.hear()
                live.ask("agree", yes=True, key="sit 2")
            late.until(lambda _: isinstance(late.scene["view"]["hands"][2], list))
        there.ask("ask", about="end")
        here.until(lambda frame: "requests" in frame)
        waits = {request["key"] for request in here.scene["requests"]}
        assert waits == {"end"}
