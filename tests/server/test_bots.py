"""Bots: they play to the end, give way in time, and never stop a table."""

from __future__ import annotations

import random
import time

import pytest

import giantstable as gt
from giantstable.server.thinkers import Question, Thinkers
from tests.server.conftest import Opener
from tests.server.guests import Guest
from tests.server.house import House

# It makes no difference here which database it is.
pytestmark = pytest.mark.parametrize("settings", ["sqlite"], indirect=True, scope="module")

RANDOM = {"kind": "bot", "level": "random"}
GREEDY = {"kind": "bot", "level": "greedy"}


def test_a_bot_plays_to_the_end_while_somebody_looks(ann: Guest) -> None:
    id_ = ann.opens(seats=[RANDOM])
    assert ann.table(id_)["seats"][0]["level"] == "random"
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.over)
        versions = [step["version"] for step in spectator.steps]
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        outcome = spectator.scene["outcome"]
    record = ann.get(f"/api/tables/{id_}/record")
    assert gt.replay(record, verify=True).outcome() == outcome


def test_a_bot_takes_over_a_seat_that_is_left(ann: Guest) -> None:
    id_ = ann.opens()
    with ann.sits(id_) as seat:
        seat.choose(seat.options[0])
    with ann.watches(id_) as spectator:
        assert spectator.scene["version"] == 1
        ann.put(f"/api/tables/{id_}/seats/0", **RANDOM)
        spectator.until(lambda _: spectator.over)
        assert spectator.seats[0]["kind"] == "bot"
    assert ann.table(id_)["status"] == "over"


def test_a_good_bot_makes_its_first_choices(ann: Guest) -> None:
    id_ = ann.opens(seats=[GREEDY])
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 3)


def test_a_bot_that_takes_too_long_plays_the_first_thing_that_comes(opens: Opener) -> None:
    house = opens(bot_seconds=0.001, hint_seconds=0.001)
    ann = Guest(house.address)
    id_ = ann.opens(seats=[GREEDY])
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 2)
    ann.close()


@pytest.mark.parametrize("answer", [None, "fly to the moon"])
def test_a_bot_that_breaks_or_lies_does_not_stop_the_table(
    ann: Guest, monkeypatch: pytest.MonkeyPatch, answer: str | None
) -> None:
    """None is what a process that raised or died comes to: see test_thinkers."""

    async def ask(_self: Thinkers, _question: Question, _seconds: float) -> str | None:
        return answer

    monkeypatch.setattr(Thinkers, "ask", ask)
    id_ = ann.opens(seats=[RANDOM])
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.over)


def test_tables_go_on_while_bots_think(opens: Opener) -> None:
    """One worker, several bots, and people who do not wait for them."""
    house = opens(bot_workers=1)
    ann = Guest(house.address)
    bots = [ann.opens(seats=[GREEDY]) for _ in range(3)]
    mine = ann.opens()
    watching = [ann.watches(id_) for id_ in bots]
    for live in watching:
        live.__enter__()
    with ann.sits(mine) as seat:
        seat.play(random.Random(1))
        assert seat.over
    for live in watching:
        live.until(lambda _, live=live: live.scene["version"] >= 1)  # type: ignore[misc]
        live.socket.close()
    ann.close()


def test_a_table_of_bots_that_nobody_looks_at_rests_and_goes_on(house: House, ann: Guest) -> None:
    id_ = ann.opens(seats=[RANDOM])
    with ann.watches(id_) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 1)
    until = time.monotonic() + 30
    while house.table(id_).thinking is not None:  # what was begun is played on
        assert time.monotonic() < until
        time.sleep(0.02)
    house.forget_idle()
    assert id_ not in house.office.hall.tables
    with ann.watches(id_) as spectator:
        if not spectator.over:
            spectator.until(lambda _: spectator.over)
