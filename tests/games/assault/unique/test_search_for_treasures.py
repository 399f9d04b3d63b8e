"""Search for Treasures, of the cloud giants (AG-SPECIAL-21 .. -27)."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.rules.commands import move, recruit
from giantstable.games.assault.rules.leader_abilities import return_to
from giantstable.games.assault.table import laws
from giantstable.games.assault.table.realm import FINAL_ORDNING
from giantstable.games.assault.table.world import House
from tests.games.assault.realms import Army, at, cards, race, realm, run, supply, told
from tests.games.assault.table import region
from tests.games.assault.unique.played import play, points

CREW: Mapping[str, Army] = {
    "high-moor": ("cloud", {"sansuri": 1, "cloud-champion": 1, "cloud-regular!": 2}),
    "graypeak-mountains": ("stone", {"kayalithica": 1}),
}


@pytest.mark.rule("AG-SPECIAL-21", "AG-SPECIAL-22")
def test_lyn_armaal_floats_next_door_or_home() -> None:
    table = realm(armies=CREW, castle="high-moor", stage="final-ordning")
    sitting = play(table, "cloud", 0)
    assert sitting.kind == "castle"
    assert sitting.only("sea-of-swords", "delimbiyr-vale", "anauroch", "evermoors", "done")
    table = realm(
        armies={"evermoors": ("frost", {"storvald": 1})}, castle="high-moor", stage="final-ordning"
    )
    assert not play(table, "cloud", 0).offers("evermoors")


@pytest.mark.rule("AG-SPECIAL-22", "AG-SPECIAL-23", "AG-MOVE-26")
def test_lyn_armaal_floats_above_a_closed_home_but_nobody_gets_off_there() -> None:
    table = realm(armies=CREW, castle="high-moor")
    play(table, "cloud", 0).answer("sea-of-swords").end()  # nobody is asked to ride
    assert table.castle == region("sea-of-swords")
    assert at(table, "sea-of-swords") == {}
    assert recruit.where(table, race("cloud")) == 0
    table.stage = FINAL_ORDNING
    assert recruit.where(table, race("cloud")) == 1 << region("sea-of-swords")


def test_a_table_may_keep_lyn_armaal_out_of_closed_homes() -> None:
    house = House()
    house.castle_may_enter_homes = False
    table = realm(castle="high-moor", house=house)
    assert play(table, "cloud", 0).only("delimbiyr-vale", "anauroch", "evermoors", "done")


def test_by_the_first_rulings_riders_go_where_the_castle_goes() -> None:
    house = House()
    house.first_rulings = True  # R118
    table = realm(armies=CREW, castle="high-moor", house=house)
    play(table, "cloud", 0).answer("sea-of-swords", "sansuri", "done").end()
    assert at(table, "sea-of-swords") == {"sansuri": 1}
    laws.check(table)


@pytest.mark.rule("AG-LEADER-05", "AG-MOVE-26")
def test_a_leader_does_not_return_to_a_castle_above_a_closed_home() -> None:
    house = House()
    house.cloud_leader_at_castle = True
    table = realm(castle="sea-of-swords", house=house)
    assert return_to(table, race("cloud")) == 1 << region("evermoors")
    table.stage = FINAL_ORDNING
    assert return_to(table, race("cloud")) == 1 << region("sea-of-swords")


@pytest.mark.rule("AG-SPECIAL-22")
def test_lyn_armaal_may_leave_a_region_of_enemies() -> None:
    table = realm(
        seats=4,
        armies={
            "silver-marches": ("fire", {"fire-regular": 2}),
            "high-forest": ("stone", {"stone-regular": 1}),
        },
        castle="silver-marches",
    )
    sitting = play(table, "cloud", 0)
    assert sitting.only("spine-of-the-world", "anauroch", "ice-spires", "evermoors", "done")
    sitting.answer("anauroch").end()
    assert table.castle == region("anauroch")


@pytest.mark.rule("AG-SPECIAL-23")
def test_any_units_of_its_region_ride_along() -> None:
    table = realm(
        armies={**CREW, "delimbiyr-vale": ("cloud", {"cloud-elite": 1})}, castle="high-moor"
    )
    sitting = play(table, "cloud", 0, "anauroch")
    assert sitting.only("sansuri", "cloud-champion", "cloud-regular!", "all", "done")
    sitting.answer("sansuri", "cloud-regular!", "done").end()
    assert at(table, "anauroch") == {"sansuri": 1, "cloud-regular!": 1}
    assert at(table, "high-moor") == {"cloud-champion": 1, "cloud-regular!": 1}
    assert at(table, "delimbiyr-vale") == {"cloud-elite": 1}
    assert told(table) == ["castle-moved", "rode", "rode"]


@pytest.mark.rule("AG-SPECIAL-23")
def test_all_or_nobody_can_ride() -> None:
    table = realm(armies=CREW, castle="high-moor")
    play(table, "cloud", 0, "evermoors", "all").end()
    assert sum(at(table, "evermoors").values()) == 4
    assert at(table, "high-moor") == {}
    table = realm(armies=CREW, castle="high-moor")
    play(table, "cloud", 0, "evermoors", "done").end()
    assert at(table, "evermoors") == {}
    assert table.castle == region("evermoors")


@pytest.mark.rule("AG-SPECIAL-24")
def test_riders_must_find_room() -> None:
    table = realm(
        armies={**CREW, "anauroch": ("cloud", {"cloud-elite": 3})},
        castle="high-moor",
    )
    play(table, "cloud", 0, "anauroch", "sansuri", "done").end()
    assert at(table, "anauroch") == {"sansuri": 1, "cloud-elite": 3}
    table = realm(
        armies={**CREW, "anauroch": ("cloud", {"cloud-elite": 3})},
        castle="high-moor",
    )
    sitting = play(table, "cloud", 0, "anauroch", "sansuri", "cloud-regular!", "done")
    assert sitting.kind == "room"
    sitting.answer("cloud-elite").end()
    assert at(table, "anauroch") == {"sansuri": 1, "cloud-regular!": 1, "cloud-elite": 2}
    assert supply(table, "cloud")["cloud-elite"] == 2


@pytest.mark.rule("AG-SPECIAL-24")
def test_a_second_champion_does_not_ride() -> None:
    table = realm(armies={**CREW, "anauroch": ("cloud", {"cloud-champion": 1})}, castle="high-moor")
    sitting = play(table, "cloud", 0, "anauroch")
    assert sitting.only("sansuri", "cloud-regular!", "all", "done")
    sitting.answer("all").end()
    assert at(table, "high-moor") == {"cloud-champion": 1}
    assert at(table, "anauroch") == {"cloud-champion": 1, "sansuri": 1, "cloud-regular!": 2}


@pytest.mark.rule("AG-SPECIAL-25")
def test_enemies_may_come_to_an_undefended_castle() -> None:
    table = realm(armies={"sumber-hills": ("hill", {"hill-regular": 1})}, castle="delimbiyr-vale")
    assert recruit.where(table, race("cloud")) == 1 << region("delimbiyr-vale")
    sitting = run(move.maneuvers(table, race("hill"), 1), table)
    sitting.answer("hill-regular@sumber-hills>delimbiyr-vale").end()
    assert at(table, "delimbiyr-vale") == {"hill-regular": 1}
    assert table.castle == region("delimbiyr-vale")
    assert recruit.where(table, race("cloud")) == 0


@pytest.mark.rule("AG-SPECIAL-26")
def test_cloud_sells_artifacts_for_three_points() -> None:
    table = realm(resources={"cloud": {"artifact": 3}})
    play(table, "cloud", 2, "done", "yes", "yes").end()
    assert points(table, "cloud") == 6
    assert cards(table, "cloud") == {"artifact": 1}


@pytest.mark.rule("AG-SPECIAL-27")
def test_the_castle_moves_before_the_sale_and_both_can_be_left_alone() -> None:
    table = realm(armies=CREW, castle="high-moor", resources={"cloud": {"artifact": 1}})
    sitting = play(table, "cloud", 1)
    assert sitting.kind == "castle"
    sitting.answer("done")
    assert sitting.kind == "sell"
    sitting.answer("no").end()
    assert told(table) == []
    table = realm(armies=CREW, castle="high-moor", resources={"cloud": {"artifact": 1}})
    play(table, "cloud", 1, "done", "yes").end()
    assert points(table, "cloud") == 3
    assert table.castle == region("high-moor")


@pytest.mark.rule("AG-COMP-11")
@pytest.mark.parametrize("name", ["storm", "fire", "frost", "stone", "hill"])
def test_nobody_else_moves_the_castle(name: str) -> None:
    table = realm(castle="high-moor", resources={name: {"food": 1, "ore": 1}}, discard=["food"])
    sitting = play(table, name, 2)
    while sitting.asked is not None:
        assert sitting.kind != "castle"
        sitting.answer(sitting.asked.codes[0])
    assert table.castle == region("high-moor")
