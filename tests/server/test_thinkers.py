"""The processes in which bots think."""

from __future__ import annotations

import giantstable as gt
from giantstable.server.settings import Settings
from giantstable.server.thinkers import Thinkers
from giantstable.server.thinking import Question, first_thing_that_comes
from tests.server import apart


def test_what_a_process_does_that_raises_or_takes_too_long() -> None:
    """Broken questions are no answer, and the next one is answered."""

    async def asking() -> list[str | None]:
        thinkers = Thinkers(Settings(warm_seconds=0.0))
        setup = gt.game("wraith").settle({})
        question = Question("wraith", setup, "1", (), 0, "random", None)
        raises = Question("wraith", setup, "1", ((0, "fly"),), 0, "random", None)
        try:
            found = [await thinkers.ask(raises, 30.0, "a"), await thinkers.ask(question, 30.0, "a")]
            found.append(await thinkers.ask(question, 0.0001, "a"))
            found.append(await thinkers.ask(question, 30.0, "a"))
            return found
        finally:
            await thinkers.stop()

    first, second, third, fourth = apart.run(asking())
    assert first is None
    assert second is not None
    assert third in (None, second)
    assert fourth == second


def test_the_fallback_is_one_of_the_options_and_always_the_same() -> None:
    question = Question("wraith", {}, "seed", (), 0, "random", None)
    options = ["a", "b", "c"]
    first = first_thing_that_comes(question, options)
    assert first in options
    assert first_thing_that_comes(question, options) == first
