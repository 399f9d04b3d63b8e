"""Ordning Points: pools, stages, and how many turns are still to come."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table.realm import STAGES
from tests.games.assault.realms import race, realm, told
from tests.games.assault.table import region


@pytest.mark.rule("AG-TURN-07")
def test_a_game_has_three_stages() -> None:
    table = realm(seats=6)
    stages = []
    for n in (119, 1, 29, 1):
        award(table, race("frost"), n)
        stages.append(STAGES[table.stage])
    assert stages == ["normal", "final-ordning", "final-ordning", "endgame"]
    assert table.points[race("frost")] == 150


@pytest.mark.rule("AG-FINAL-01")
def test_the_final_ordning_begins_when_pool_1_is_empty() -> None:
    table = realm(seats=4)
    award(table, race("hill"), 79)
    assert table.pools == [1, 20]
    assert STAGES[table.stage] == "normal"
    award(table, race("storm"), 1)
    assert STAGES[table.stage] == "final-ordning"
    assert told(table).count("final-ordning-began") == 1
    award(table, race("storm"), 1)
    assert told(table).count("final-ordning-began") == 1


@pytest.mark.rule("AG-FINAL-11")
def test_an_award_is_paid_in_full_out_of_pool_2() -> None:
    table = realm(seats=4, pools=[2, 20])
    award(table, race("cloud"), 5)
    assert table.points[race("cloud")] == 5
    assert table.pools == [0, 17]
    assert STAGES[table.stage] == "final-ordning"


@pytest.mark.rule("AG-FINAL-04", "AG-FINAL-12")
def test_homes_are_open_from_that_instant_to_the_end() -> None:
    table = realm(seats=4, pools=[1, 20])
    assert table.closed_home(region("sumber-hills"), race("storm"))
    award(table, race("storm"), 1)
    assert not table.closed_home(region("sumber-hills"), race("storm"))
    award(table, race("storm"), 20)
    assert STAGES[table.stage] == "endgame"
    assert not table.closed_home(region("sumber-hills"), race("storm"))


@pytest.mark.rule("AG-END-02")
def test_the_endgame_begins_when_pool_2_is_empty() -> None:
    table = realm(seats=3, stage="final-ordning")
    award(table, race("hill"), 14)
    assert STAGES[table.stage] == "final-ordning"
    award(table, race("hill"), 1)
    assert STAGES[table.stage] == "endgame"


@pytest.mark.rule("AG-END-15")
def test_the_box_completes_an_award_that_pool_2_cannot_pay() -> None:
    table = realm(seats=6, stage="final-ordning", pools=[0, 3])
    before = table.reserve
    award(table, race("fire"), 5)
    assert table.points[race("fire")] == 5
    assert table.pools == [0, 0]
    assert table.reserve == before - 2
    assert STAGES[table.stage] == "endgame"


@pytest.mark.rule("AG-END-16")
def test_one_award_can_empty_both_pools() -> None:
    table = realm(seats=3, pools=[1, 15])
    award(table, race("hill"), 16)
    assert STAGES[table.stage] == "endgame"
    assert not table.closed_home(region("ice-spires"), race("hill"))
    assert told(table)[-2:] == ["final-ordning-began", "endgame-began"]


@pytest.mark.rule("AG-END-07")
def test_points_are_paid_when_the_box_is_empty_too() -> None:
    table = realm(seats=6, stage="endgame", points={"storm": 150})
    assert table.reserve == 30
    table.left_to_play = 3
    award(table, race("hill"), 40)
    assert table.points[race("hill")] == 40
    assert table.reserve == 0
    assert table.left_to_play == 3  # the count goes on as it was


@pytest.mark.rule("AG-END-03", "AG-END-05", "AG-END-06")
@pytest.mark.parametrize(
    ("seats", "active", "to_come"),
    [(6, "fire", 9), (6, "storm", 11), (3, "hill", 3), (3, "fire", 5), (4, "stone", 5)],
)
def test_the_round_is_finished_and_one_more_is_played(
    seats: int, active: str, to_come: int
) -> None:
    for first in range(seats):
        table = realm(seats=seats, stage="final-ordning", active=active, pools=[0, 1])
        turned = [table.race_of[(i - first) % seats] for i in range(seats)]
        table.first = first  # whichever seat the highest race has
        table.race_of = turned
        for seat, who in enumerate(turned):
            table.seat_of[who] = seat
        award(table, race("hill"), 1)  # whoever scores: the active race counts (R40)
        assert table.left_to_play == to_come


def test_a_race_that_nobody_plays_gets_no_points() -> None:
    table = realm(seats=3)
    award(table, race("storm"), 5)
    assert table.points == [0] * 6
    assert table.pools == [60, 15]
    assert told(table) == []
