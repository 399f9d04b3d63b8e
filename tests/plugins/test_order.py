"""What takes long is begun first, by every worker."""

from __future__ import annotations

import pytest

from tests.plugins.order import dealt


def stretches(count: int, hands: int) -> list[slice]:
    """What each worker is given at first, as --dist worksteal divides it."""
    found, at = [], 0
    for hand in range(hands):
        size = (count - at) // (hands - hand)
        found.append(slice(at, at + size))
        at += size
    return found


@pytest.mark.parametrize("hands", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("long", "rest"), [(0, 10), (8, 100), (9, 101), (5, 0), (2, 3), (0, 0)])
def test_every_stretch_begins_with_its_share(long: int, rest: int, hands: int) -> None:
    slow, quick = [f"slow {n}" for n in range(long)], [f"quick {n}" for n in range(rest)]
    order = dealt(slow, quick, hands)
    assert sorted(order) == sorted(slow + quick)
    for hand, stretch in enumerate(stretches(len(order), hands)):
        share = slow[hand::hands]
        if rest > long + hands:
            assert order[stretch][: len(share)] == share
