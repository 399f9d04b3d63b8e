"""The Recruit Command (AG-RECRUIT), and recruiting without a home (AG-FINAL)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules import setup
from giantstable.games.assault.rules.battle import nine_steps
from giantstable.games.assault.rules.commands.recruit import recruit, where
from giantstable.games.assault.rules.region_limits import may_stop
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House, World
from giantstable.kernel.rng import seeded
from tests.games.assault.realms import (
    Army,
    Sitting,
    at,
    cards,
    command,
    named,
    race,
    realm,
    run,
    supply,
)
from tests.games.assault.table import box, region

HOME = "sumber-hills"
SEA = "sea-of-swords"


def buy(table: Realm, points: int, *answers: str, name: str = "hill") -> Sitting:
    return run(recruit(table, race(name), points), table, answers)


def points(sitting: Sitting) -> int:
    """How many Recruit Points are left."""
    assert sitting.asked is not None
    assert sitting.kind == "recruit"
    return sitting.asked.about


def camps(table: Realm, name: str) -> set[str]:
    mask = where(table, race(name))
    return {place.id for i, place in enumerate(box().board.regions) if mask >> i & 1}


@pytest.mark.rule("AG-RECRUIT-01")
def test_the_card_gives_its_points_and_one_for_each_to_the_left() -> None:
    table = realm(rows={"hill": ["move", "plunder", "trade", "leader", "magic"]})
    assert points(command(table, "hill", "recruit")) == 7
    assert points(command(table, "fire", "recruit")) == 3


@pytest.mark.rule("AG-RECRUIT-02")
def test_points_that_are_left_are_lost() -> None:
    table = realm(rows={"fire": ["move", "plunder", "trade", "magic"]})
    sitting = command(table, "fire", "recruit", ["zalto@ice-spires"])
    assert points(sitting) == 3
    sitting.answer("done").end()
    table.row[race("fire")].clear()
    assert points(command(table, "fire", "recruit")) == 3


@pytest.mark.rule("AG-RECRUIT-03")
def test_a_unit_costs_its_ordning_value() -> None:
    table = realm()
    sitting = buy(table, 5, "fire-elite@ice-spires", name="fire")  # 3
    assert points(sitting) == 2
    assert sitting.offers("fire-regular@ice-spires")  # 2
    assert not sitting.offers("fire-elite@ice-spires")
    sitting.answer("fire-regular@ice-spires").end()
    assert at(table, "ice-spires") == {"fire-regular": 1, "fire-elite": 1}


@pytest.mark.rule("AG-RECRUIT-04")
def test_recruits_come_healthy_to_the_starting_region() -> None:
    table = realm()
    unit = "stone-regular@graypeak-mountains"
    buy(table, 2, unit, unit, name="stone").end()
    assert at(table, "graypeak-mountains") == {"stone-regular": 2}
    assert supply(table, "stone")["stone-regular"] == 7


@pytest.mark.rule("AG-RECRUIT-05")
def test_tokens_leaders_and_champions_have_their_own_prices() -> None:
    for name, home in (("hill", HOME), ("storm", SEA)):
        for unit in box().race(name).units:
            if not unit.waits:
                word = f"{unit.id}@{home}"
                assert buy(realm(), unit.value, name=name).offers(word)
                sitting = buy(realm(), unit.value - 1, name=name)
                assert not (sitting.asked and sitting.offers(word))


@pytest.mark.rule("AG-RECRUIT-06")
def test_a_defeated_leader_can_be_bought_back_healthy() -> None:
    table = realm(armies={HOME: ("hill", {"hill-regular": 1})})
    assert supply(table, "hill")["guh"] == 1
    buy(table, 3, f"guh@{HOME}").end()
    assert at(table, HOME) == {"hill-regular": 1, "guh": 1}


@pytest.mark.rule("AG-RECRUIT-07", "AG-RECRUIT-08", "AG-CHAMP-08")
def test_hekaton_and_the_vonindod_are_bought_back_but_never_first() -> None:
    start = setup.new_realm(World(box(), 6, House()), seeded(1))
    assert "hekaton" not in named(start, race("storm"), start.kinds_on_board(race("storm")))
    assert not buy(start, 12, name="storm").offers(f"hekaton@{SEA}")
    assert not buy(realm(), 12, name="fire").offers("vonindod@ice-spires")
    table = realm(entered=["hekaton", "vonindod"])
    assert buy(table, 7, name="storm").offers(f"hekaton@{SEA}")
    assert not buy(table, 6, name="storm").offers(f"hekaton@{SEA}")
    assert buy(table, 6, name="fire").offers("vonindod@ice-spires")


@pytest.mark.rule("AG-RECRUIT-09", "AG-RECRUIT-10")
def test_any_number_is_bought_while_points_and_supply_last() -> None:
    spread: dict[str, Army] = {
        "dessarin-valley": ("hill", {"hill-regular": 4}),
        "waterdeep": ("hill", {"hill-regular": 3}),
        "high-moor": ("hill", {"hill-elite": 4}),
        "high-forest": ("hill", {"hill-elite": 4}),
        "anauroch": ("hill", {"guh": 1}),
    }
    table = realm(armies=spread)
    sitting = buy(table, 6)
    for _ in range(5):
        sitting.answer(f"hill-regular@{HOME}")
    assert at(table, HOME) == {"hill-regular": 5}
    assert "hill-regular" not in supply(table, "hill")
    sitting.end()  # a point is left, and nothing that it could buy


@pytest.mark.rule("AG-RECRUIT-11")
def test_the_second_champion_comes_only_where_the_first_is_not() -> None:
    table = realm(armies={HOME: ("hill", {"hill-champion": 1})})
    assert not buy(table, 9).offers(f"hill-champion@{HOME}")
    table = realm(armies={"waterdeep": ("hill", {"hill-champion": 1})})
    assert buy(table, 9).offers(f"hill-champion@{HOME}")


@pytest.mark.rule("AG-RECRUIT-12", "AG-RES-03", "AG-RES-04")
def test_food_is_eaten_for_a_point_before_or_between_purchases() -> None:
    table = realm(resources={"hill": {"food": 2}})
    sitting = command(table, "hill", "recruit")
    assert points(sitting) == 2
    assert not sitting.offers(f"guh@{HOME}")
    sitting.answer("eat")
    assert points(sitting) == 3
    assert cards(table, "hill") == {"food": 1}
    assert table.discard == [0]
    sitting.answer(f"guh@{HOME}", "eat", f"hill-regular@{HOME}").end()
    assert cards(table, "hill") == {}
    assert at(table, HOME) == {"guh": 1, "hill-regular": 1}


@pytest.mark.rule("AG-RES-04")
def test_two_food_add_two_points() -> None:
    table = realm(resources={"fire": {"food": 2}}, rows={"fire": ["move", "trade"]})
    sitting = command(table, "fire", "recruit", ["eat", "eat"])
    assert points(sitting) == 7
    assert cards(table, "fire") == {}


@pytest.mark.rule("AG-RES-12")
def test_nothing_but_food_helps_recruiting() -> None:
    table = realm(resources={"hill": {"ore": 1, "artifact": 1, "weaponry": 1, "rune-blood": 1}})
    assert not buy(table, 2).offers("eat")


@pytest.mark.rule("AG-RECRUIT-13", "AG-RECRUIT-15")
def test_cloud_recruits_at_lyn_armaal_even_if_nobody_is_there() -> None:
    table = realm(armies={"evermoors": ("cloud", {"cloud-regular": 1})}, castle="silver-marches")
    sitting = buy(table, 3, name="cloud")
    assert sitting.only("cloud-regular@silver-marches", "done")
    sitting.answer("cloud-regular@silver-marches").end()
    assert at(table, "silver-marches") == {"cloud-regular": 1}


@pytest.mark.rule("AG-RECRUIT-14")
def test_cloud_recruits_nowhere_while_enemies_stand_at_lyn_armaal() -> None:
    table = realm(
        armies={
            "silver-marches": ("frost", {"frost-regular": 1}),
            "evermoors": ("cloud", {"cloud-regular": 1}),
        },
        castle="silver-marches",
        resources={"cloud": {"food": 3}},
    )
    assert camps(table, "cloud") == set()
    assert buy(table, 12, name="cloud").asked is None


@pytest.mark.rule("AG-RECRUIT-16")
def test_the_evermoors_stay_the_home_of_cloud() -> None:
    table = realm(
        armies={
            "silver-marches": ("cloud", {"cloud-regular": 1}),
            "high-forest": ("hill", {"hill-regular": 1}),
        },
        castle="silver-marches",
    )
    assert not may_stop(table, race("hill"), region("evermoors"))
    assert nine_steps.targets(table, race("hill")) == [
        packed(0, region("high-forest"), region("silver-marches"))
    ]


@pytest.mark.rule("AG-RECRUIT-17", "AG-RECRUIT-18")
def test_recruits_come_to_the_home_alone_even_if_it_is_empty() -> None:
    table = realm(armies={"dessarin-valley": ("hill", {"hill-regular": 1})})
    assert camps(table, "hill") == {HOME}
    sitting = buy(table, 1)
    assert not sitting.offers("hill-regular@dessarin-valley")
    assert sitting.only(f"hill-regular@{HOME}", "done")
    assert camps(realm(), "hill") == {HOME}


@pytest.mark.rule("AG-RECRUIT-19")
def test_hekaton_is_recruited_in_place_of_the_other_champion() -> None:
    table = realm(
        armies={SEA: ("storm", {"storm-champion": 1, "storm-elite": 2})}, entered=["hekaton"]
    )
    sitting = buy(table, 7 + 6, f"hekaton@{SEA}", name="storm")
    assert at(table, SEA) == {"hekaton": 1, "storm-elite": 2}
    assert supply(table, "storm")["storm-champion"] == 1
    assert not sitting.offers(f"storm-champion@{SEA}")  # not while he is there
    table.put_army(region(SEA), race("storm"), 0)
    assert buy(table, 6, name="storm").offers(f"storm-champion@{SEA}")


@pytest.mark.rule("AG-FINAL-05", "AG-FINAL-09")
def test_the_homeless_recruit_in_any_friendly_region() -> None:
    table = realm(
        stage="final-ordning",
        armies={
            HOME: ("frost", {"frost-regular": 1}),
            "high-moor": ("hill", {"hill-regular": 1}),
            "waterdeep": ("hill", {"hill-champion": 1}),
        },
    )
    assert camps(table, "hill") == {"high-moor", "waterdeep"}
    sitting = buy(table, 4)
    assert not sitting.offers(f"hill-regular@{HOME}")
    assert sitting.offers("hill-champion@high-moor")
    assert not sitting.offers("hill-champion@waterdeep")
    sitting.answer("hill-regular@high-moor", "hill-elite@waterdeep")  # each where it likes: R91
    table.put_army(region(HOME), race("frost"), 0)
    assert camps(table, "hill") == {HOME}


@pytest.mark.rule("AG-FINAL-06")
def test_the_homeless_without_units_cannot_recruit_until_home_is_free() -> None:
    table = realm(
        stage="final-ordning",
        armies={HOME: ("frost", {"frost-regular": 1})},
        resources={"hill": {"food": 1}},
    )
    assert buy(table, 12).asked is None
    table.put_army(region(HOME), race("frost"), 0)
    assert buy(table, 12).offers(f"hill-regular@{HOME}")


@pytest.mark.rule("AG-FINAL-08")
@pytest.mark.parametrize(
    ("home", "castle", "expected"),
    [  # R92
        ("", "", {"waterdeep"}),
        ("", "frost", set()),
        ("frost", "", {"waterdeep", "silver-marches"}),
        ("frost", "frost", {"silver-marches"}),
    ],
)
def test_cloud_without_the_evermoors_recruits_where_it_stands(
    home: str, castle: str, expected: set[str]
) -> None:
    armies: dict[str, Army] = {"silver-marches": ("cloud", {"cloud-regular": 1})}
    if home:
        armies["evermoors"] = ("frost", {"frost-regular": 1})
    if castle:
        armies["waterdeep"] = ("frost", {"frost-elite": 1})
    table = realm(stage="final-ordning", armies=armies, castle="waterdeep")
    assert camps(table, "cloud") == expected


@pytest.mark.rule("AG-FINAL-02")
def test_homes_are_attacked_from_the_final_ordning_on() -> None:
    armies: dict[str, Army] = {
        HOME: ("hill", {"hill-regular": 1}),
        "waterdeep": ("frost", {"frost-regular": 1}),
    }
    way = packed(0, region("waterdeep"), region(HOME))
    for seats in (3, 5):  # played, and NPC
        assert way not in nine_steps.targets(
            realm(seats=seats, armies=armies, pools=[1, 9]), race("frost")
        )
        table = realm(seats=seats, armies=armies, stage="final-ordning")
        assert way in nine_steps.targets(table, race("frost"))
