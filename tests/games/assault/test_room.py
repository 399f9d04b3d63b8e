"""Stacking limits, champions apart, and making room (AG-STACK)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules import setup
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.rules.commands.recruit import recruit
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.table.army import size
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY, House, World
from giantstable.kernel.rng import seeded
from tests.games.assault.realms import (
    Sitting,
    at,
    command,
    race,
    realm,
    run,
    supply,
    told,
)
from tests.games.assault.table import box, region

HOME = "sea-of-swords"
WOOD = "neverwinter-wood"


def march(table: Realm, n: int, *answers: str, name: str = "storm") -> Sitting:
    return run(maneuvers(table, race(name), n), table, answers)


@pytest.mark.rule("AG-STACK-01", "AG-STACK-06", "AG-STACK-13")
def test_a_unit_comes_into_a_full_region_when_another_goes_back_to_supply() -> None:
    table = realm(
        armies={
            "icewind-dale": ("frost", {"frost-regular": 3, "frost-elite!": 2}),
            "spine-of-the-world": ("frost", {"storvald": 1}),
        }
    )
    sitting = march(table, 1, "storvald@spine-of-the-world>icewind-dale", name="frost")
    assert sitting.kind == "room"
    assert sitting.only("frost-regular", "frost-elite!")  # not the one that comes
    sitting.answer("frost-elite!").end()
    assert at(table, "icewind-dale") == {"frost-regular": 3, "frost-elite!": 1, "storvald": 1}
    assert supply(table, "frost")["frost-elite"] == 5  # of six
    assert table.points == [0] * 6
    assert sum(table.pools) == 150


@pytest.mark.rule("AG-STACK-02", "AG-STACK-03")
def test_three_storm_giants_fill_a_region_leader_and_champion_included() -> None:
    table = realm(
        armies={
            HOME: ("storm", {"serissa": 1, "storm-champion": 1, "storm-elite": 1}),
            WOOD: ("storm", {"storm-regular": 1}),
        }
    )
    sitting = march(table, 1, f"storm-regular@{WOOD}>{HOME}")
    assert sitting.only("serissa", "storm-champion", "storm-elite")
    sitting.answer("serissa").end()
    assert size(table.army[region(HOME)]) == 3


@pytest.mark.rule("AG-STACK-04", "AG-STACK-05")
def test_champions_pass_each_other_but_never_stand_together() -> None:
    table = realm(
        armies={
            "sumber-hills": ("hill", {"hill-champion": 1}),
            "waterdeep": ("hill", {"hill-champion": 1}),
        }
    )
    assert not march(table, 1, name="hill").offers("hill-champion@sumber-hills>waterdeep")
    sitting = march(table, 2, "hill-champion@sumber-hills>waterdeep", name="hill")
    assert sitting.kind == "onward"
    assert sitting.offers(WOOD)
    assert not sitting.offers("waterdeep")
    sitting.answer(WOOD).end()
    assert at(table, "waterdeep") == {"hill-champion": 1}
    assert at(table, WOOD) == {"hill-champion": 1}
    table = realm(armies={"sumber-hills": ("hill", {"hill-champion": 1})})
    assert not run(recruit(table, race("hill"), 9), table).offers("hill-champion@sumber-hills")


@pytest.mark.rule("AG-STACK-07")
def test_room_is_made_for_as_many_as_come_and_costs_nothing() -> None:
    table = realm(
        armies={
            "icewind-dale": ("frost", {"frost-regular": 5}),
            "spine-of-the-world": ("frost", {"frost-elite": 2}),
        },
        resources={"frost": {"food": 1}},
    )
    step = "frost-elite@spine-of-the-world>icewind-dale"
    sitting = march(table, 2, step, step, name="frost")
    assert sitting.only("frost-regular", "frost-elite")  # one of those who come has to stay
    sitting.answer("frost-regular", "frost-regular").end()
    assert at(table, "icewind-dale") == {"frost-regular": 3, "frost-elite": 2}
    assert table.cards(race("frost")) == 1


@pytest.mark.rule("AG-STACK-07")
def test_a_full_region_may_be_crossed_with_nobody_removed() -> None:  # R51, R52
    table = realm(
        armies={
            "icewind-dale": ("frost", {"frost-regular": 5}),
            "spine-of-the-world": ("frost", {"frost-elite": 1}),
        }
    )
    march(
        table,
        2,
        "frost-elite@spine-of-the-world>icewind-dale",
        "frost-elite@icewind-dale>sea-of-moving-ice",
        name="frost",
    ).end()
    assert at(table, "icewind-dale") == {"frost-regular": 5}
    assert "sent-back" not in told(table)


@pytest.mark.rule("AG-STACK-08")
def test_nobody_is_removed_where_there_is_room() -> None:
    table = realm(armies={HOME: ("storm", {"serissa": 1, "storm-elite": 2})})
    assert run(make_room(table, race("storm"), region(HOME)), table).asked is None
    sitting = march(table, 2)
    assert sitting.kind == "maneuver"
    sitting.answer(f"serissa@{HOME}>{WOOD}", f"serissa@{WOOD}>{HOME}").end()
    assert at(table, HOME) == {"serissa": 1, "storm-elite": 2}


@pytest.mark.rule("AG-STACK-08")
def test_the_only_one_who_comes_is_not_the_one_who_goes() -> None:
    table = realm(
        armies={
            HOME: ("storm", {"storm-elite": 2, "storm-elite!": 1}),
            WOOD: ("storm", {"serissa": 1}),
        }
    )
    sitting = march(table, 1, f"serissa@{WOOD}>{HOME}")
    assert sitting.only("storm-elite", "storm-elite!")


@pytest.mark.rule("AG-STACK-09", "AG-STACK-12")
def test_room_is_made_for_recruits_who_may_be_the_units_removed() -> None:
    table = realm(armies={"ice-spires": ("fire", {"fire-regular!": 1, "fire-regular": 4})})
    sitting = run(recruit(table, race("fire"), 5), table, ["fire-elite@ice-spires"])
    assert sitting.kind == "room"
    assert sitting.only("fire-regular", "fire-regular!")
    sitting.answer("fire-regular!")
    assert at(table, "ice-spires") == {"fire-regular": 4, "fire-elite": 1}
    assert supply(table, "fire")["fire-regular"] == 4
    sitting.answer("fire-regular@ice-spires", "fire-regular").end()  # and it comes back healthy
    assert at(table, "ice-spires") == {"fire-regular": 4, "fire-elite": 1}


@pytest.mark.rule("AG-STACK-10")
def test_room_is_made_for_a_leader_that_returns() -> None:
    table = realm(armies={HOME: ("storm", {"storm-regular": 1, "storm-elite": 2})})
    sitting = command(table, "storm", "leader", ["home:serissa"])
    assert sitting.kind == "room"
    assert sitting.only("storm-regular", "storm-elite")
    sitting.answer("storm-elite").end()
    assert at(table, HOME) == {"storm-regular": 1, "storm-elite": 1, "serissa!": 1}


@pytest.mark.rule("AG-STACK-11")
def test_passengers_of_lyn_armaal_need_room_and_the_castle_needs_none() -> None:
    table = realm(
        armies={
            "evermoors": ("cloud", {"cloud-elite": 2}),
            "silver-marches": ("cloud", {"cloud-regular": 3}),
        }
    )
    sitting = command(table, "cloud", "unique", ["silver-marches", "all"])
    assert sitting.kind == "room"
    sitting.answer("cloud-regular").end()
    assert at(table, "silver-marches") == {"cloud-regular": 2, "cloud-elite": 2}  # and the castle
    assert table.castle == region("silver-marches")


@pytest.mark.rule("AG-STACK-14")
def test_hekaton_drives_the_other_champion_off() -> None:
    table = realm(armies={HOME: ("storm", {"storm-champion": 1}), WOOD: ("storm", {"hekaton": 1})})
    march(table, 1, f"hekaton@{WOOD}>{HOME}").end()
    assert at(table, HOME) == {"hekaton": 1}
    assert supply(table, "storm")["storm-champion"] == 1
    # Only in this direction (R57).
    table = realm(armies={HOME: ("storm", {"hekaton": 1}), WOOD: ("storm", {"storm-champion": 1})})
    assert not march(table, 1).offers(f"storm-champion@{WOOD}>{HOME}")
    assert march(table, 2).offers(f"storm-champion@{WOOD}>{HOME}")  # through


@pytest.mark.rule("AG-STACK-14")
def test_the_other_champion_may_leave_before_hekaton_drives_it_off() -> None:
    table = realm(armies={HOME: ("storm", {"storm-champion": 1}), WOOD: ("storm", {"hekaton": 1})})
    march(table, 2, f"hekaton@{WOOD}>{HOME}", f"storm-champion@{HOME}>{WOOD}").end()
    assert at(table, HOME) == {"hekaton": 1}
    assert at(table, WOOD) == {"storm-champion": 1}


@pytest.mark.rule("AG-STACK-15")
def test_giantslayers_take_no_space() -> None:
    table = realm(
        armies={HOME: ("storm", {"storm-elite": 2}), WOOD: ("storm", {"serissa": 1})},
        slayers={"hook": HOME, "line": HOME, "sinker": HOME},
    )
    march(table, 1, f"serissa@{WOOD}>{HOME}").end()
    assert at(table, HOME) == {"storm-elite": 2, "serissa": 1}


@pytest.mark.rule("AG-STACK-16")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_all_forces_fit_their_regions_at_the_start(seats: int) -> None:
    table = setup.new_realm(World(box(), seats, House()), seeded(seats))
    limits = dict(zip(RACES, table.world.limit, strict=True))
    assert limits["hill"] >= 6
    assert limits["stone"] >= 4
    for place, holder in enumerate(table.holder):
        if holder != NOBODY:
            assert size(table.army[place]) <= table.world.limit[holder]
