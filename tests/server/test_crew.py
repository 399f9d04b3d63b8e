"""Processes beside the server: they die, hang and swell, and everybody gets an answer."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import pytest

from giantstable.kernel.errors import BadSetup
from giantstable.server.crew import Crew, Died, TookTooLong
from giantstable.server.turns import Turns
from tests.server import apart
from tests.server.running import gone_before_long

T = TypeVar("T")
PLENTY = 30.0
_built: set[str] = set()


# -- what is done there ---------------------------------------------------------------------------


def whoami() -> int:
    return os.getpid()


def dies() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuses() -> None:
    raise BadSetup("unknown-game", game="chess", games="none")


def finds_nothing() -> object:
    return next(iter(()))


def swells() -> int:
    return len(bytearray(4 * 1024**3))


def builds(ground: str, seconds: float) -> str:
    """Take a while the first time that a process does it, and no time from then on."""
    if ground not in _built:
        time.sleep(seconds)
        _built.add(ground)
    return ground


def sleeps(seconds: float) -> float:
    time.sleep(seconds)
    return seconds


def with_crew(crew: Crew, work: Callable[[Crew], Awaitable[T]]) -> T:
    """Let a crew work, and end it."""

    async def working() -> T:
        try:
            return await work(crew)
        finally:
            await crew.stop()

    return apart.run(working())


# -- dying ----------------------------------------------------------------------------------------


def test_a_process_that_is_killed_is_replaced_and_nobody_notices() -> None:
    async def killing(crew: Crew) -> tuple[int, int, int]:
        first = await crew.do(whoami, "a", PLENTY)
        os.kill(first, signal.SIGKILL)
        second = await crew.do(whoami, "a", PLENTY)
        busy = asyncio.create_task(crew.do(partial(sleeps, 0.3), "a", PLENTY))
        await asyncio.sleep(0.1)
        os.kill(second, signal.SIGKILL)  # in the middle of it
        assert await busy == 0.3
        return first, second, await crew.do(whoami, "a", PLENTY)

    crew = Crew(1)
    assert len(set(with_crew(crew, killing))) == 3
    assert crew.lost == 2
    assert not crew.troubled


def test_work_that_kills_its_process_is_given_up_and_the_next_is_done() -> None:
    async def dying(crew: Crew) -> int:
        for _ in range(3):
            with pytest.raises(Died):
                await crew.do(dies, "a", PLENTY)
        assert crew.troubled
        return await crew.do(whoami, "a", PLENTY)

    crew = Crew(1)
    assert with_crew(crew, dying)
    assert not crew.troubled


def test_what_work_raises_comes_back_as_it_was() -> None:
    async def refusing(crew: Crew) -> None:
        with pytest.raises(BadSetup) as refusal:
            await crew.do(refuses, "a", PLENTY)
        assert refusal.value.key == "unknown-game"
        assert refusal.value.facts["game"] == "chess"

    with_crew(Crew(1), refusing)


def test_whoever_waits_for_work_that_finds_nothing_is_answered() -> None:
    """Before, an error that no future takes left them waiting for ever."""

    async def seeking(crew: Crew) -> None:
        with pytest.raises(RuntimeError):
            await crew.do(finds_nothing, "a", 30.0)

    with_crew(Crew(1), seeking)


def test_a_process_has_only_so_much_memory() -> None:
    async def swelling(crew: Crew) -> int:
        with pytest.raises(MemoryError):
            await crew.do(swells, "a", PLENTY)
        return await crew.do(whoami, "a", PLENTY)

    assert with_crew(Crew(1, megabytes=1024), swelling)


def test_processes_end_with_their_crew_whatever_they_do() -> None:
    async def leaving(crew: Crew) -> list[int]:
        await crew.do(whoami, "a", PLENTY)
        waiting = asyncio.create_task(crew.do(partial(sleeps, 60.0), "a", PLENTY))
        await asyncio.sleep(0.05)
        waiting.cancel()
        return crew.processes

    began = time.monotonic()
    pids = with_crew(Crew(1), leaving)
    assert pids
    assert gone_before_long(pids) == []
    assert time.monotonic() - began < 30


def test_a_process_that_nobody_needs_ends() -> None:
    async def idling(crew: Crew) -> None:
        await crew.do(whoami, "a", PLENTY)
        while crew.processes:
            await asyncio.sleep(0.02)
        await crew.do(whoami, "a", PLENTY)

    crew = Crew(1, idle=0.05)
    with_crew(crew, idling)
    assert crew.lost == 0


# -- time -----------------------------------------------------------------------------------------


def test_what_takes_too_long_is_stopped() -> None:
    async def hanging(crew: Crew) -> float:
        await crew.do(whoami, "a", PLENTY)
        with pytest.raises(TookTooLong):
            await crew.do(partial(sleeps, 60.0), "a", 0.05)
        return await crew.do(partial(sleeps, 0.0), "a", PLENTY)

    assert with_crew(Crew(1), hanging) == 0.0


def test_what_must_be_built_first_does_not_count() -> None:
    """It takes six times as long as the limit, and is built once for all that follows."""

    async def building(crew: Crew) -> None:
        await crew.do(whoami, "a", PLENTY)
        for _ in range(2):
            assert await crew.do(partial(builds, "hills", 0.6), "a", 0.1, "hills") == "hills"
        with pytest.raises(TookTooLong):  # what was left of the time for warming is less
            await crew.do(partial(sleeps, 3.0), "a", 0.1, "hills")
        assert crew.warming_of("hills") == 1.0
        assert crew.warming_of("plains") == 2.0

    with_crew(Crew(1, warming=2.0), building)


# -- turns ----------------------------------------------------------------------------------------


def test_who_wants_much_does_not_keep_others_waiting() -> None:
    turns: Turns[str] = Turns()
    for number in range(100):
        turns.add("greedy", f"greedy {number}")
    turns.charge("greedy", 0.0)
    told = []
    for _ in range(3):
        told.append(turns.next())
        turns.charge("greedy", 10.0)
    turns.add("modest", "modest 1")
    told.append(turns.next())
    turns.charge("modest", 1.0)
    turns.add("modest", "modest 2")
    told.append(turns.next())
    assert told == ["greedy 0", "greedy 1", "greedy 2", "modest 1", "modest 2"]


def test_time_is_what_counts_and_nobody_saves_it_up() -> None:
    turns: Turns[str] = Turns()
    given = {"long": 0.0, "short": 0.0, "late": 0.0}
    for number in range(600):
        turns.add("long", "long")
        turns.add("short", "short")
        if number >= 300:  # it was not here before: it gets a share, and not all that it missed
            turns.add("late", "late")
        who = turns.next()
        assert who is not None
        cost = 5.0 if who == "long" else 1.0
        turns.charge(who, cost)
        given[who] += cost
    assert given["long"] == pytest.approx(given["short"], abs=5)
    assert given["late"] == pytest.approx(given["short"] / 2.5, rel=0.2)


def test_what_nobody_waits_for_is_not_done() -> None:
    turns: Turns[str] = Turns()
    turns.add("a", "one")
    turns.add("a", "two")
    turns.add("a", "hint", first=True)
    turns.drop("a", "one")
    turns.drop("b", "one")
    assert [turns.next(), turns.next(), turns.next()] == ["hint", "two", None]


def test_a_table_of_bots_does_not_keep_anothers_people_waiting() -> None:
    """One process, many long questions of one table, and then one of another."""

    async def crowding(crew: Crew) -> list[str]:
        done: list[str] = []

        async def asks(whose: str, seconds: float) -> None:
            await crew.do(partial(sleeps, seconds), whose, PLENTY)
            done.append(whose)

        await crew.do(whoami, "crowd", PLENTY)
        crowd = [asyncio.create_task(asks("crowd", 0.05)) for _ in range(8)]
        await asyncio.sleep(0.07)
        await asks("person", 0.0)
        found = list(done)
        await asyncio.gather(*crowd)
        return found

    assert with_crew(Crew(1), crowding).count("crowd") <= 2
