"""The dial of strength: the usual seeds, or more and fresh ones; what fails is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import strength

# A test that cannot stand seeds that end in 7, on seeds of its own.
TESTS = """
from hypothesis import given, strategies as st
from tests import strength

@strength.at_random(5)
def test_seven(seed):
    with open("tried.txt", "a") as tried:
        print(seed, file=tried)
    assert seed % 10 != 7, "a seven"

@strength.examples(5)
@given(st.integers())
def test_any(number):
    with open("examples.txt", "a") as tried:
        print(number, file=tried)
"""


class Bench:
    """A small project with a test that tries seeds."""

    def __init__(self, pytester: pytest.Pytester) -> None:
        self.pytester = pytester
        self.seeds = pytester.path / "seeds.yaml"
        self.seeds.write_text("# What failed.\n")
        pytester.makeini("[pytest]\nmarkers = at_random: on the dial\n")
        pytester.makepyfile(TESTS)

    def run(self, *options: str) -> pytest.RunResult:
        for file in ("tried.txt", "examples.txt"):
            (self.pytester.path / file).unlink(missing_ok=True)
        return self.pytester.runpytest("-p", "tests.plugins.strength", *options)

    def tried(self, file: str = "tried.txt") -> list[int]:
        return [int(line) for line in (self.pytester.path / file).read_text().split()]


@pytest.fixture
def bench(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Bench:
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    monkeypatch.setenv(strength.STRENGTH, "1")  # this run's own dial comes back afterwards
    monkeypatch.setenv(strength.FIRST, "")
    small = Bench(pytester)
    monkeypatch.setattr(strength, "SEEDS", small.seeds)
    return small


def test_as_a_rule_the_seeds_are_the_same(bench: Bench) -> None:
    assert bench.run().ret == pytest.ExitCode.OK
    assert bench.tried() == [0, 1, 2, 3, 4]
    first = bench.tried("examples.txt")
    assert len(first) == 5
    bench.run()
    assert bench.tried("examples.txt") == first


def test_turned_up_it_tries_more_and_fresh_seeds_and_says_how_to_do_so_again(bench: Bench) -> None:
    result = bench.run("--strength", "3", "-k", "any")
    assert result.ret == pytest.ExitCode.OK
    drawn = re.findall(r"--strength 3 --seed (\d+)", result.stdout.str())
    assert len(drawn) == 2, "before and after"
    first = bench.tried("examples.txt")
    assert len(first) == 15
    bench.run("--strength", "3", "-k", "any", "--seed", drawn[0])
    assert bench.tried("examples.txt") == first


def test_what_fails_is_kept_and_tried_in_every_run_from_then_on(bench: Bench) -> None:
    result = bench.run("--strength", "4", "--seed", "1000")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["*is kept in*", "*2 of 20 failed:*", "*seed 1007*", "*seed 1017*"])
    assert bench.tried() == list(range(1000, 1020))
    assert bench.seeds.read_text().startswith("# What failed.\n- {")
    assert [entry["seed"] for entry in strength.kept()] == [1007, 1017]
    assert bench.run().ret == pytest.ExitCode.TESTS_FAILED
    assert bench.tried() == [1007, 1017, 0, 1, 2, 3, 4]
    assert len(strength.kept()) == 2, "nothing is kept twice, nor what is usual"


def test_a_dial_below_one_is_refused(bench: Bench) -> None:
    result = bench.run("--strength", "0")
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*--strength is 1 or more, not 0.*"])


def test_all_that_is_kept_names_a_game_or_a_test_there_is() -> None:
    root = Path(__file__).parents[2]
    for entry in strength.kept():
        assert ("game" in entry) != ("test" in entry)
        if "test" in entry:
            module, _, name = str(entry["test"]).rpartition(".")
            source = (root / (module.replace(".", "/") + ".py")).read_text(encoding="utf-8")
            assert f"def {name}(" in source, entry
