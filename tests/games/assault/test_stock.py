"""Seats, pools, tokens and prices."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.box.stock import MOVE_SLAYER, RECRUIT_SLAYER, SLAYER_ATTACK
from tests.games.assault.table import box

NPCS = [
    pytest.param(3, {"stone", "cloud", "storm"}),
    pytest.param(4, {"fire", "frost"}),
    pytest.param(5, {"hill"}),
    pytest.param(6, set[str]()),
]


@pytest.mark.parametrize(("seats", "npcs"), NPCS)
def test_who_is_played(seats: int, npcs: set[str]) -> None:
    seating = box().stock.seating(seats)
    assert seating.seats == seats == len(seating.races)
    assert {RACES[race] for race in seating.npcs} == npcs
    assert {RACES[race] for race in seating.races} == set(RACES) - npcs
    assert seating.races == sorted(seating.races)  # down the old ordning


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_pools(seats: int) -> None:
    assert box().stock.seating(seats).pools == [20 * seats, 5 * seats]


@pytest.mark.rule("AG-SETUP-36")
def test_eighteen_sets_of_ten_points() -> None:
    assert box().stock.point_tokens == [18, 18, 18, 18]
    assert box().stock.points == 180


@pytest.mark.rule("AG-COMP-13")
def test_thirty_story_markers_in_six_uses() -> None:
    markers = box().stock.markers
    assert sum(printing.copies for printing in markers) == 30
    assert sorted(kind for printing in markers for kind in printing.kinds) == list(range(6))


def test_prices_of_giantslayers_and_what_npc_giants_may_do() -> None:
    prices = box().stock.slayer_prices
    assert [prices[deed] for deed in (RECRUIT_SLAYER, MOVE_SLAYER, SLAYER_ATTACK)] == [2, 1, 1]
    defence = [(e.name, e.by, e.into) for e in box().stock.npc_defence]
    assert defence == [("reroll", 2, 0), ("arcane-to-blocks", 2, 1)]
    assert (box().stock.draft, box().stock.face_up) == (2, 3)
