"""The order in which workers take tests: what takes long first, shared out evenly.

``--dist worksteal`` gives each worker a stretch of the list, as it was collected. All tests in a
browser would lie in the first one's, and the longest would be begun when all else is done.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import pytest

T = TypeVar("T")

LONG: Final = "long"  # the mark of a test that plays a whole game in a browser
BROWSER: Final = "browser"  # the fixture


def dealt(long: Sequence[T], rest: Sequence[T], hands: int) -> list[T]:
    """Return a list whose stretches, one a hand, begin with their share of what takes long."""
    count = len(long) + len(rest)
    order: list[T] = []
    taken = 0
    for hand in range(hands):
        share = list(long[hand::hands])
        # As worksteal divides: whoever comes later has one more where it does not come out even.
        more = (count - len(order)) // (hands - hand) - len(share)
        order += share + list(rest[taken : taken + max(0, more)])
        taken += max(0, more)
    return order + list(rest[taken:])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deal the tests to the workers; every one of them comes to the same order."""
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    if workers > 1:
        browser = [item for item in items if BROWSER in getattr(item, "fixturenames", ())]
        browser.sort(key=lambda item: item.get_closest_marker(LONG) is None)
        chosen = set(browser)
        items[:] = dealt(browser, [item for item in items if item not in chosen], workers)
