"""The collector looks at everything only where that is worth that all wait for it."""

from __future__ import annotations

import gc
import time

import pytest

from giantstable.server.rubbish import LONG, MANY, MIDDLE, Rubbish

EVERYTHING = -1


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    found: list[int] = []

    def collect(generation: int = EVERYTHING) -> int:
        found.append(generation)
        return 0

    monkeypatch.setattr(gc, "collect", collect)
    return found


def test_a_server_that_lets_few_tables_go_is_not_kept_waiting(looks: list[int]) -> None:
    rubbish = Rubbish()
    for _ in range(10):
        rubbish.clear(1)
    assert looks == [MIDDLE] * 10


def test_many_tables_that_were_let_go_are_collected_once(looks: list[int]) -> None:
    rubbish = Rubbish()
    for _ in range(3):
        rubbish.clear(MANY // 2)
    assert looks == [MIDDLE, EVERYTHING, MIDDLE]


def test_what_else_there_is_goes_once_an_hour(
    looks: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    rubbish = Rubbish()
    later = time.monotonic() + LONG
    monkeypatch.setattr(time, "monotonic", lambda: later)
    rubbish.clear(0)
    rubbish.clear(0)
    assert looks == [EVERYTHING, MIDDLE]
