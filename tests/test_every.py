"""Where one test makes many checks, none hides another."""

from __future__ import annotations

import pytest

from tests.every import every


def even(numbers: list[int], made: list[int]) -> None:
    """Find odd numbers."""
    with every() as each:
        for number in numbers:
            with each.one(f"number {number}"):
                made.append(number)
                assert number % 2 == 0, "odd"


def test_all_that_fails_is_told_with_its_name() -> None:
    made: list[int] = []
    with pytest.raises(AssertionError) as told:
        even([0, 1, 2, 3, 4], made)
    assert made == [0, 1, 2, 3, 4]
    first, *rest = str(told.value).splitlines()
    assert first == "2 of 5 failed:"
    lines = [line for line in rest if line.startswith("number")]
    assert [line.partition(":")[0] for line in lines] == ["number 1", "number 3"]
    assert all("AssertionError at test_every.py" in line and "odd" in line for line in lines)


def broken() -> None:
    """Break in two ways."""
    with every() as each:
        with each.one("half"):
            _ = 1 // 0
        with each.one("refused"):
            pytest.fail("no")


def test_what_breaks_otherwise_is_told_too() -> None:
    with pytest.raises(AssertionError, match="half: ZeroDivisionError") as told:
        broken()
    assert "refused: Failed" in str(told.value)
    assert isinstance(told.value.__cause__, ZeroDivisionError)


def test_no_check_at_all_is_a_failure() -> None:
    with pytest.raises(AssertionError, match="nothing to check"), every():
        pass


def test_what_holds_passes() -> None:
    with every() as each, each.one("truth"):
        assert True
