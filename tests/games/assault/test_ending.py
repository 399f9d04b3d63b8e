"""Who wins, and what decides among equals."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.rules.ending import finish
from giantstable.games.assault.table.realm import RESULTS, Realm
from tests.games.assault.realms import Army, race, realm, told


def winners(table: Realm) -> list[str]:
    """End the game and return the races that have won."""
    finish(table)
    names = ["storm", "cloud", "fire", "frost", "stone", "hill"]
    return [name for name in names if table.seat_of[race(name)] >= 0 and _won(table, name)]


def _won(table: Realm, name: str) -> bool:
    return table.won >> table.seat_of[race(name)] & 1 == 1


@pytest.mark.rule("AG-END-01")
def test_the_most_points_win() -> None:
    table = realm(seats=3, points={"fire": 31, "frost": 28, "hill": 30})
    assert winners(table) == ["fire"]
    assert RESULTS[table.result] == "most-points"


@pytest.mark.rule("AG-END-08")
def test_all_points_are_turned_up() -> None:
    table = realm(seats=3, points={"fire": 31, "frost": 28, "hill": 30})
    finish(table)
    assert told(table).count("final-score") == 3
    assert table.events is not None
    scores = {event.a: event.b for event in table.events if event.kind.name == "final-score"}
    assert scores == {race("fire"): 31, race("frost"): 28, race("hill"): 30}
    assert all(event.seen_by(None) is event for event in table.events)


@pytest.mark.rule("AG-END-09")
def test_equals_compare_their_resource_cards() -> None:
    table = realm(
        seats=3,
        points={"fire": 30, "frost": 30},
        resources={"fire": {"food": 4}, "frost": {"ore": 6}},
        spells={"fire": ["fog", "cure", "slow"]},  # spells do not count (R44)
    )
    assert winners(table) == ["frost"]
    assert RESULTS[table.result] == "most-points"


THREE_AND_TWO: Mapping[str, Army] = {
    "ice-spires": ("fire", {"zalto": 1}),
    "high-moor": ("fire", {"fire-regular": 1}),
    "waterdeep": ("fire", {"fire-regular!": 1}),
    "icewind-dale": ("frost", {"frost-regular": 5}),
    "anauroch": ("frost", {"frost-regular": 2}),
}


@pytest.mark.rule("AG-END-10")
def test_then_they_compare_their_regions() -> None:
    table = realm(
        seats=3,
        armies=THREE_AND_TWO,
        points={"fire": 30, "frost": 30},
        resources={"fire": {"food": 5}, "frost": {"ore": 5}},
    )
    assert winners(table) == ["fire"]


@pytest.mark.rule("AG-END-11")
def test_whoever_is_still_equal_shares_the_victory() -> None:
    table = realm(seats=3, points={"fire": 30, "frost": 30, "hill": 29})
    assert winners(table) == ["fire", "frost"]
    assert RESULTS[table.result] == "shared"


@pytest.mark.rule("AG-END-12")
def test_a_race_without_units_can_win() -> None:
    table = realm(seats=3, armies=THREE_AND_TWO, points={"hill": 40, "fire": 35})
    assert winners(table) == ["hill"]


@pytest.mark.rule("AG-END-13")
def test_only_equals_are_compared() -> None:
    table = realm(
        seats=3,
        points={"fire": 30, "frost": 30, "hill": 29},
        resources={"fire": {"food": 2}, "frost": {"ore": 3}, "hill": {"food": 3, "ore": 3}},
    )
    assert winners(table) == ["frost"]
