"""One dial for all that is tried at random: how often, and with which seeds.

As a rule the seeds are the same in every run. Turned up (``--strength 20``, as ``make test-long``
does), so many times more are tried, and fresh ones, counted from a number that is printed. A seed
that fails is written to ``seeds/seeds.yaml``, and from then on it is tried in every run.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from inspect import Parameter, signature
from pathlib import Path
from typing import Any, Final

import hypothesis
import pytest
import yaml

from tests.every import every

STRENGTH: Final = "GIANTS_TEST_STRENGTH"  # the environment reaches every process that tests
FIRST: Final = "GIANTS_TEST_SEED"
SEEDS = Path(__file__).parent / "seeds" / "seeds.yaml"
ENOUGH: Final = 3  # failures of one test; more of them tell nothing new

Test = Callable[..., None]
Entry = dict[str, Any]


def strength() -> int:
    """Return how many times more than usual is tried."""
    return int(os.environ.get(STRENGTH, "1"))


def first_seed() -> int | None:
    """Return the number from which fresh seeds are counted; None where they are the usual ones."""
    first = os.environ.get(FIRST, "")
    return int(first) if first else None


def times(count: int) -> int:
    """Return how often to try what is usually tried so many times."""
    return count * strength()


def seeds(count: int) -> range:
    """Return the seeds with which to try what is usually tried so many times."""
    first = first_seed() or 0
    return range(first, first + times(count))


# -- seeds that failed -----------------------------------------------------------------------------


def kept() -> list[Entry]:
    """Return all that failed once."""
    return yaml.safe_load(SEEDS.read_text(encoding="utf-8")) or []


def keep(entry: Entry) -> str:
    """Keep what failed, if it was drawn afresh: the usual seeds are tried again anyway."""
    line = f"- {json.dumps(entry)}"
    if first_seed() is None:
        return f"To keep this, add it to tests/seeds/seeds.yaml:\n{line}"
    if entry not in kept():
        with SEEDS.open("a", encoding="utf-8") as seeds_file:  # one line at once: others write too
            seeds_file.write(line + "\n")
    return f"This is kept in tests/seeds/seeds.yaml:\n{line}"


@contextmanager
def keeping(entry: Entry) -> Iterator[None]:
    """Keep an entry if what is done here fails."""
    try:
        yield
    except Exception as broken:
        broken.add_note(keep(entry))
        raise


def name_of(test: Test) -> str:
    """Return the name by which a test's seeds are kept."""
    return f"{test.__module__}.{test.__qualname__}"


def kept_for(test: Test) -> list[Entry]:
    """Return what failed once in a test."""
    return [entry for entry in kept() if entry.get("test") == name_of(test)]


# -- tests that try many ---------------------------------------------------------------------------


def at_random(count: int, parts: int = 1) -> Callable[[Test], Test]:
    """Try what takes a ``seed`` so many times, as one test or shared out over a few."""

    def decorated(test: Test) -> Test:
        def tried(part: int = 0, **given: object) -> None:
            once = [entry["seed"] for entry in kept_for(test)]
            with every() as each:
                for seed in [*once, *seeds(count)][part::parts]:
                    entry = {"test": name_of(test), "seed": seed}
                    with each.one(f"seed {seed}"), keeping(entry):
                        test(seed=seed, **given)
                    if len(each.failed) == ENOUGH:
                        break

        asked = [each for each in signature(test).parameters.values() if each.name != "seed"]
        if parts > 1:
            asked.append(Parameter("part", Parameter.POSITIONAL_OR_KEYWORD))
            return pytest.mark.parametrize("part", range(parts))(_named_like(test, tried, asked))
        return _named_like(test, tried, asked)

    return decorated


def examples(count: int) -> Callable[[Test], Test]:
    """Let Hypothesis make so many examples for what it was ``given``."""

    def decorated(test: Test) -> Test:
        def tried() -> None:
            for entry in kept_for(test):
                _with(test, entry["examples"], entry["seed"])()
            first = first_seed()
            with keeping({"test": name_of(test), "seed": first, "examples": times(count)}):
                _with(test, times(count), first)()

        return _named_like(test, tried, [])

    return decorated


def _with(test: Test, count: int, seed: int | None) -> Test:
    chosen = hypothesis.settings(
        max_examples=count, deadline=None, derandomize=seed is None, database=None
    )
    return chosen(test) if seed is None else hypothesis.seed(seed)(chosen(test))


def _named_like(test: Test, tried: Test, parameters: list[Parameter]) -> Test:
    tried.__name__ = test.__name__
    tried.__qualname__ = test.__qualname__
    tried.__module__ = test.__module__
    tried.__doc__ = test.__doc__
    tried.__signature__ = signature(test).replace(parameters=parameters)  # type: ignore[attr-defined]
    marks = getattr(test, "pytestmark", [])
    tried.pytestmark = [*marks, pytest.mark.at_random.mark]  # type: ignore[attr-defined]
    return tried
