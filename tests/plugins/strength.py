"""The dial of strength on pytest's command line: ``--strength`` and ``--seed``."""

from __future__ import annotations

import os
import time

import pytest

from tests.strength import FIRST, STRENGTH, first_seed, strength


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of the dial."""
    group = parser.getgroup("strength")
    group.addoption(
        "--strength",
        type=int,
        default=1,
        metavar="N",
        help="try N times as much at random, with fresh seeds where N is more than 1",
    )
    group.addoption(
        "--seed", type=int, metavar="N", help="count fresh seeds from N, as an earlier run did"
    )


def pytest_configure(config: pytest.Config) -> None:
    """Turn the dial for every process of this run."""
    if hasattr(config, "workerinput"):
        return  # it came with the environment
    turned, first = config.getoption("--strength"), config.getoption("--seed")
    if turned < 1:
        raise pytest.UsageError(f"--strength is 1 or more, not {turned}.")
    if turned > 1 and first is None:
        first = time.time_ns() // 1_000_000 % 1_000_000 * 10_000
    os.environ[STRENGTH] = str(turned)
    os.environ[FIRST] = "" if first is None else str(first)


def drawn() -> str:
    """Return how the dial stands, and how it is turned so again."""
    first = first_seed()
    if first is None:
        return f"strength: x{strength()}, the usual seeds"
    again = f"--strength {strength()} --seed {first}"
    return f"strength: x{strength()}, seeds from {first} on (again: {again})"


def pytest_report_header() -> str:
    """Say it before."""
    return drawn()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Say it after, where nobody would look up that far."""
    if first_seed() is not None:
        terminalreporter.write_line(drawn())
