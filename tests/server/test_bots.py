"""Bots: they play to the end, give way in time, and never stop a table."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time

import pytest

import giantstable as gt
from giantstable.server.bot_seats import BotSeats
from giantstable.server.scribe import Line, Scribe
from giantstable.server.thinkers import Thinkers
from giantstable.server.thinking import Question
from tests.server.conftest import Opener
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.refused import refused

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
    house = opens(bot_seconds=0.001, hint_seconds=0.001, warm_seconds=0.0)
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

    async def ask(_self: Thinkers, _question: Question, *_limits: object) -> str | None:
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


# -- whatever goes wrong --------------------------------------------------------------------------


def processes(house: House) -> list[int]:
    """Return the processes in which bots think."""
    return [pid for crew in house.office.hall.bots.thinkers.crews for pid in crew.processes]


def test_a_killed_bot_process_stops_neither_bots_nor_hints(opens: Opener) -> None:
    """Before, it ended all bots and hints until the server was started anew."""
    house = opens()
    ann = Guest(house.address)
    mine, theirs = ann.opens(), ann.opens(seats=[RANDOM])
    with ann.sits(mine) as seat, ann.watches(theirs) as spectator:
        for _ in range(3):
            assert seat.ask("hint")["hint"] in seat.options
            for pid in processes(house):
                os.kill(pid, signal.SIGKILL)
            assert seat.ask("hint")["hint"] in seat.options
        spectator.until(lambda _: spectator.over)
    health = ann.get("/api/health")
    assert health["status"] == health["bots"]["status"] == "ok"
    assert health["bots"]["lost"] >= 3
    ann.close()


def test_bots_that_come_to_nothing_are_seen_in_health_and_hints_are_refused(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opens()
    ann = Guest(house.address)
    assert ann.get("/api/health")["bots"] == {
        "status": "ok", "processes": 0, "waiting": 0, "lost": 0, "asleep": 0,
    }  # fmt: skip
    monkeypatch.setattr("giantstable.server.crew.READY", b"not so")
    with ann.sits(ann.opens()) as seat:
        for _ in range(3):
            with refused("no-hint"):
                seat.ask("hint")
        health = ann.get("/api/health")
        assert (health["status"], health["bots"]["status"]) == ("troubled", "troubled")
        monkeypatch.undo()
        assert seat.ask("hint")["hint"] in seat.options
    assert ann.get("/api/health")["status"] == "ok"
    ann.close()


def test_a_hint_is_refused_whatever_breaks(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, a client waited for it for ever."""

    async def breaks(*_anything: object) -> str | None:
        raise RuntimeError("The Pool is not active")

    monkeypatch.setattr(Thinkers, "hint", breaks)
    with ann.sits(ann.opens()) as seat, refused("server-error"):
        seat.ask("hint")


def test_a_bot_whose_move_could_not_be_written_is_asked_again(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before, its table slept until somebody came."""
    house = opens(again_seconds=0.01)
    ann = Guest(house.address)
    real = Scribe.write
    failed: list[int] = []

    async def fails(scribe: Scribe, line: Line) -> bool:
        if len(failed) < 3:
            failed.append(line.seq)
            raise OSError("no room left")
        return await real(scribe, line)

    monkeypatch.setattr(Scribe, "write", fails)
    with ann.watches(ann.opens(seats=[RANDOM])) as spectator:
        spectator.until(lambda _: spectator.over)
        assert all(scene["version"] >= 0 for scene in spectator.scenes)
    assert failed == [1, 1, 1]
    ann.close()


def test_a_table_that_owes_a_bots_move_is_found_by_who_tends(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever made it fall asleep."""
    house = opens(tend_seconds=0.05)
    ann = Guest(house.address)
    with monkeypatch.context() as patch:
        patch.setattr(BotSeats, "stir", lambda *_: None)
        spectator = ann.watches(ann.opens(seats=[RANDOM])).__enter__()
        assert ann.get("/api/health")["bots"]["asleep"] == 1
    spectator.until(lambda _: spectator.over)
    spectator.socket.close()
    ann.close()


def test_a_new_server_picks_up_what_bots_owe_though_nobody_looks(
    opens: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = opens()
    ann = Guest(house.address)
    id_ = ann.opens(seats=[RANDOM])
    with ann.watches(id_) as spectator, monkeypatch.context() as patch:

        async def thinks_for_ever(*_anything: object) -> str | None:
            await asyncio.sleep(3600)
            return None

        spectator.until(lambda _: spectator.scene["version"] >= 1)
        patch.setattr(Thinkers, "ask", thinks_for_ever)
        house.stop()
    assert house.office.store.table(id_).outcome is None
    again = opens(resume_hours=1.0)
    until = time.monotonic() + 30
    while again.office.store.table(id_).outcome is None:
        assert time.monotonic() < until
        time.sleep(0.02)
    ann.close()


def test_building_what_a_field_needs_does_not_count_as_thinking(opens: Opener) -> None:
    """Reading the game alone takes longer than this bot has: before, it was ended, and again."""
    house = opens(bot_seconds=0.001, warm_seconds=30.0)
    ann = Guest(house.address)
    with ann.watches(ann.opens(seats=[GREEDY])) as spectator:
        spectator.until(lambda _: spectator.scene["version"] >= 3)
    assert house.office.hall.bots.health().lost == 0
    ann.close()
