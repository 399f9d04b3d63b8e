"""The processes in which bots think."""

from __future__ import annotations

import asyncio

import giantstable as gt
from giantstable.server import thinkers
from giantstable.server.thinkers import Question, Thinkers
from tests.server import apart


def test_what_a_process_does_that_raises_or_dies() -> None:
    """The pool itself: broken questions are no answer, and the next one is answered."""

    async def asking() -> list[str | None]:
        pool = Thinkers(1)
        setup = gt.game("wraith").settle({})
        question = Question("wraith", setup, "1", (), 0, "random", None)
        raises = Question("wraith", setup, "1", ((0, "fly"),), 0, "random", None)
        try:
            found = [await pool.ask(raises, 30.0), await pool.ask(question, 30.0)]
            found.append(await pool.ask(question, 0.0001))
            found.append(await pool.ask(question, 30.0))
            return found
        finally:
            await asyncio.to_thread(pool.stop)

    first, second, third, fourth = apart.run(asking())
    assert first is None
    assert second is not None
    assert third in (None, second)
    assert fourth == second


def test_the_fallback_is_one_of_the_options_and_always_the_same() -> None:
    question = Question("wraith", {}, "seed", (), 0, "random", None)
    options = ["a", "b", "c"]
    first = thinkers.first_thing_that_comes(question, options)
    assert first in options
    assert thinkers.first_thing_that_comes(question, options) == first
