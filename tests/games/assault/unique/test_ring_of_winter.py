"""Ring of Winter, of the frost giants (AG-SPECIAL-10 .. -14)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import FROZEN, RAID
from tests.games.assault.realms import Army, realm
from tests.games.assault.unique.played import marked, play, points

RAIDERS: Mapping[str, Army] = {
    "icewind-dale": ("frost", {"frost-regular": 1}),
    "spine-of-the-world": ("frost", {"frost-regular": 1}),
    "neverwinter-wood": ("frost", {"storvald": 1}),
}


@pytest.mark.rule("AG-SPECIAL-10", "AG-SPECIAL-13")
def test_frost_raids_regions_once() -> None:
    table = realm(armies=RAIDERS)
    play(table, "frost", 4, "icewind-dale", "neverwinter-wood", "spine-of-the-world").end()
    assert points(table, "frost") == 3
    play(table, "frost", 4).end()
    assert marked(table, RAID) == 3


@pytest.mark.rule("AG-SPECIAL-11")
def test_frozen_regions_pay_two_points_each() -> None:
    table = realm(marked={"frozen": ["icewind-dale", "high-moor"]})
    play(table, "frost", 3).end()
    assert points(table, "frost") == 4


@pytest.mark.rule("AG-SPECIAL-12")
def test_raids_of_earlier_turns_pay_nothing() -> None:
    five = ["icewind-dale", "high-moor", "waterdeep", "anauroch", "high-forest"]
    table = realm(marked={"raid": five})
    play(table, "frost", 0).end()
    assert points(table, "frost") == 0


@pytest.mark.rule("AG-SPECIAL-14")
def test_raids_and_frozen_regions_add_up() -> None:
    table = realm(armies=RAIDERS, marked={"frozen": ["high-moor"]})
    play(table, "frost", 2, "icewind-dale", "neverwinter-wood").end()
    assert points(table, "frost") == 4
    assert marked(table, FROZEN) == 1
