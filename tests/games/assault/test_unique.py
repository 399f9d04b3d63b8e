"""The commands that only one race has."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from giantstable.games.assault.box.effects import ALLIANCE, FROZEN, RAID, RAVAGE
from giantstable.games.assault.rules.commands import move, recruit, unique
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.realms import Army, Sitting, at, cards, race, realm, run, supply, told
from tests.games.assault.table import region


def points(table: Realm, name: str) -> int:
    """Return the points of a race."""
    return table.points[race(name)]


def play(table: Realm, name: str, left: int, *answers: str | int) -> Sitting:
    """Play the unique command of a race."""
    return run(unique.play(table, race(name), left), table, answers)


def marked(table: Realm, marker: int) -> int:
    """Return how many regions have a marker."""
    return table.marked[marker].bit_count()


# -- Stuff Stuff ------------------------------------------------------------------------------


@pytest.mark.rule("AG-SPECIAL-01")
def test_hill_takes_food_out_of_the_discard_pile() -> None:
    table = realm(discard=["food", "ore", "food"])
    sitting = play(table, "hill", 0)
    assert sitting.only("food", "done")
    sitting.answer("food").end()
    assert cards(table, "hill") == {"food": 1}
    assert len(table.discard) == 2
    assert "took-discarded" in told(table)


@pytest.mark.rule("AG-SPECIAL-01")
def test_without_discarded_food_the_command_is_played_all_the_same() -> None:
    table = realm(discard=["ore"])
    play(table, "hill", 0).end()
    assert cards(table, "hill") == {}


@pytest.mark.rule("AG-SPECIAL-02")
@pytest.mark.parametrize(("left", "food", "fed"), [(4, 3, 3), (2, 5, 2)])
def test_hill_feeds_one_food_for_each_command_to_the_left(left: int, food: int, fed: int) -> None:
    table = realm(resources={"hill": {"food": food}})
    play(table, "hill", left, *["yes"] * fed).end()
    assert points(table, "hill") == 2 * fed
    assert cards(table, "hill").get("food", 0) == food - fed
    assert table.discard == [0] * fed
    assert table.fed == fed


@pytest.mark.rule("AG-SPECIAL-02")
def test_nobody_has_to_feed() -> None:
    table = realm(resources={"hill": {"food": 3}})
    play(table, "hill", 3, "yes", "no").end()
    assert points(table, "hill") == 2
    assert cards(table, "hill") == {"food": 2}


@pytest.mark.rule("AG-SPECIAL-03")
def test_food_that_was_just_taken_can_be_fed() -> None:
    table = realm(discard=["food"])
    play(table, "hill", 1, "food", "yes").end()
    assert points(table, "hill") == 2


@pytest.mark.rule("AG-SPECIAL-04")
def test_as_the_first_card_it_only_takes_food() -> None:
    table = realm(resources={"hill": {"food": 6}}, discard=["food"])
    play(table, "hill", 0, "food").end()
    assert points(table, "hill") == 0
    assert cards(table, "hill") == {"food": 7}


# -- Ravage -----------------------------------------------------------------------------------

SPREAD: Mapping[str, Army] = {
    "high-forest": ("stone", {"stone-regular": 2}),
    "high-moor": ("stone", {"stone-regular!": 1}),
    "delimbiyr-vale": ("stone", {"kayalithica": 1}),
    "graypeak-mountains": ("stone", {"stone-elite": 1}),
}


@pytest.mark.rule("AG-SPECIAL-05", "AG-SPECIAL-09")
def test_ravaged_regions_pay_whoever_stands_there() -> None:
    table = realm(
        armies={"waterdeep": ("storm", {"serissa": 1})},
        marked={"ravage": ["waterdeep", "high-moor", "anauroch"]},
    )
    play(table, "stone", 4).end()
    assert points(table, "stone") == 3
    assert points(table, "storm") == 0


@pytest.mark.rule("AG-SPECIAL-06", "AG-SPECIAL-07", "AG-SPECIAL-34")
def test_stone_ravages_occupied_small_folk_regions() -> None:
    table = realm(armies=SPREAD, marked={"ravage": ["high-moor"]})
    sitting = play(table, "stone", 3)
    assert sitting.only("high-forest", "delimbiyr-vale", "done")
    assert points(table, "stone") == 1
    sitting.answer("high-forest", "delimbiyr-vale").end()
    assert points(table, "stone") == 3
    assert marked(table, RAVAGE) == 3


@pytest.mark.rule("AG-SPECIAL-06")
def test_no_more_markers_than_commands_to_the_left() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 1, "high-moor").end()
    assert points(table, "stone") == 1
    play(table, "stone", 0).end()
    assert marked(table, RAVAGE) == 1


@pytest.mark.rule("AG-SPECIAL-08")
def test_a_new_marker_pays_once_now_and_as_income_later() -> None:
    table = realm(armies=SPREAD, marked={"ravage": ["waterdeep", "anauroch"]})
    play(table, "stone", 2, "high-forest", "high-moor").end()
    assert points(table, "stone") == 4
    play(table, "stone", 0).end()
    assert points(table, "stone") == 8


@pytest.mark.rule("AG-SPECIAL-34")
def test_a_home_is_never_ravaged() -> None:
    armies: Mapping[str, Army] = {"evermoors": ("stone", {"stone-regular": 1})}
    table = realm(armies=armies, stage="final-ordning")
    play(table, "stone", 3).end()
    assert points(table, "stone") == 0


@pytest.mark.rule("AG-SPECIAL-35")
def test_fewer_markers_may_be_placed() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 4, "high-moor", "done").end()
    assert marked(table, RAVAGE) == 1
    assert points(table, "stone") == 1


def test_pox_on_the_land_makes_ravaging_worth_more() -> None:
    table = realm(armies=SPREAD, special={"stone": 1}, marked={"ravage": ["anauroch"]})
    play(table, "stone", 1, "high-moor").end()
    assert points(table, "stone") == 1 + 2


def test_the_markers_of_the_box_can_be_all_there_are() -> None:
    house = House()
    house.marker_cap = True
    eight = [
        "icewind-dale",
        "spine-of-the-world",
        "silver-marches",
        "neverwinter-wood",
        "dessarin-valley",
        "waterdeep",
        "anauroch",
    ]
    table = realm(armies=SPREAD, marked={"ravage": eight}, house=house)
    play(table, "stone", 3, "high-moor").end()
    assert marked(table, RAVAGE) == 8


# -- Ring of Winter ---------------------------------------------------------------------------

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


# -- Forge Titan ------------------------------------------------------------------------------

FORGE_IT, DRAW_ONE = 0, 1  # the two uses of an Ore, as the card lists them


@pytest.mark.rule("AG-SPECIAL-15", "AG-SPECIAL-20")
def test_fire_forges_with_ore_and_gets_no_points() -> None:
    table = realm(resources={"fire": {"ore": 2}})
    play(table, "fire", 3, FORGE_IT, FORGE_IT).end()
    assert table.forged == 2
    assert cards(table, "fire") == {}
    assert table.discard == [1, 1]
    assert points(table, "fire") == 0


@pytest.mark.rule("AG-SPECIAL-16")
def test_ore_can_be_given_for_cards() -> None:
    table = realm(resources={"fire": {"ore": 2}}, deck=["food", "artifact", "weaponry"])
    play(table, "fire", 2, DRAW_ONE, DRAW_ONE).end()
    assert cards(table, "fire") == {"artifact": 1, "weaponry": 1}
    assert table.deck == [0]
    assert table.discard == [1, 1]


@pytest.mark.rule("AG-SPECIAL-17")
def test_both_uses_can_be_mixed() -> None:
    table = realm(resources={"fire": {"ore": 3}}, deck=["food"])
    sitting = play(table, "fire", 3)
    assert sitting.only(FORGE_IT, DRAW_ONE, "done")
    sitting.answer(FORGE_IT, DRAW_ONE, FORGE_IT).end()
    assert table.forged == 2
    assert cards(table, "fire") == {"food": 1}


@pytest.mark.rule("AG-SPECIAL-17")
def test_ore_that_was_just_drawn_can_be_used() -> None:
    table = realm(resources={"fire": {"ore": 1}}, deck=["ore"])
    play(table, "fire", 2, DRAW_ONE, FORGE_IT).end()
    assert table.forged == 1


@pytest.mark.rule("AG-SPECIAL-18")
def test_no_more_ore_than_commands_to_the_left() -> None:
    table = realm(resources={"fire": {"ore": 4}})
    play(table, "fire", 1, FORGE_IT).end()
    play(table, "fire", 0).end()
    assert cards(table, "fire") == {"ore": 3}


@pytest.mark.rule("AG-SPECIAL-19")
def test_slain_dragons_pay_two_points_each() -> None:
    table = realm(marked={"slain-dragon": ["anauroch", "high-moor", "waterdeep"]})
    play(table, "fire", 0).end()
    assert points(table, "fire") == 6


# -- Search for Treasures ---------------------------------------------------------------------

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


def test_lyn_armaal_keeps_out_of_closed_homes() -> None:
    table = realm(castle="high-moor")
    assert play(table, "cloud", 0).only("delimbiyr-vale", "anauroch", "evermoors", "done")
    house = House()
    house.castle_may_enter_homes = True
    table = realm(armies=CREW, castle="high-moor", house=house)
    sitting = play(table, "cloud", 0)
    assert sitting.offers("sea-of-swords")
    sitting.answer("sea-of-swords", "sansuri", "done").end()  # where it goes, its riders go
    assert at(table, "sea-of-swords") == {"sansuri": 1}


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
    assert sitting.only("spine-of-the-world", "anauroch", "evermoors", "done")
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


# -- Make Alliance ----------------------------------------------------------------------------

ENVOYS: Mapping[str, Army] = {
    "waterdeep": ("storm", {"storm-regular": 1}),
    "neverwinter-wood": ("storm", {"storm-champion": 1}),
    "high-moor": ("storm", {"storm-elite!": 1}),
}


@pytest.mark.rule("AG-SPECIAL-28")
def test_allies_pay_first() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["anauroch", "high-forest"]})
    sitting = play(table, "storm", 1)
    assert points(table, "storm") == 2
    assert sitting.kind == "mark"


@pytest.mark.rule("AG-SPECIAL-29", "AG-SPECIAL-30")
def test_storm_makes_alliances_where_it_stands() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["high-moor"]})
    sitting = play(table, "storm", 2)
    assert sitting.only("waterdeep", "neverwinter-wood", "done")
    sitting.answer("waterdeep", "neverwinter-wood").end()
    assert marked(table, ALLIANCE) == 3
    assert points(table, "storm") == 3


@pytest.mark.rule("AG-SPECIAL-29")
def test_two_commands_to_the_left_make_two_alliances() -> None:
    table = realm(armies=ENVOYS)
    play(table, "storm", 2, "waterdeep", "high-moor").end()
    assert points(table, "storm") == 2


@pytest.mark.rule("AG-SPECIAL-31")
def test_new_alliances_pay_once_now_and_as_income_later() -> None:
    table = realm(armies=ENVOYS, marked={"alliance": ["anauroch"]})
    play(table, "storm", 2, "waterdeep", "high-moor").end()
    assert points(table, "storm") == 3
    play(table, "storm", 0).end()
    assert points(table, "storm") == 6


@pytest.mark.rule("AG-SPECIAL-32")
def test_markers_of_different_races_lie_side_by_side() -> None:
    table = realm(armies={"waterdeep": ("frost", {"frost-regular": 1})})
    table.marked[RAVAGE] = 1 << region("waterdeep")
    play(table, "frost", 1, "waterdeep").end()
    table.put_army(region("waterdeep"), race("storm"), 1)
    play(table, "storm", 1, "waterdeep").end()
    for marker in (RAVAGE, RAID, ALLIANCE):
        assert table.marked[marker] == 1 << region("waterdeep")


@pytest.mark.rule("AG-SPECIAL-33")
def test_markers_stay_when_others_come() -> None:
    table = realm(armies=SPREAD)
    play(table, "stone", 1, "high-moor").end()
    table.put_army(region("high-moor"), race("hill"), 1)
    assert marked(table, RAVAGE) == 1
    play(table, "stone", 0).end()
    assert points(table, "stone") == 2
