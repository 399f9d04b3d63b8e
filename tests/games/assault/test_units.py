"""What the three numbers of a unit mean, and whose dice are rolled."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.commands import recruit
from giantstable.games.assault.table.realm import Realm
from tests.games.assault.fights import HERE, THERE, battle, field
from tests.games.assault.realms import at, race, realm, run
from tests.games.assault.table import box


def rolled(table: Realm, name: str) -> tuple[int, int]:
    """Return how many special and how many standard dice a race rolled."""
    assert table.events is not None
    dice = [
        event.c for event in table.events if event.kind.name == "rolled" and event.a == race(name)
    ]
    return dice.count(1), dice.count(0)


@pytest.mark.rule("AG-COMP-06")
@pytest.mark.parametrize(
    ("unit", "dice"), [("fire-regular", 2), ("zalto", 3), ("vonindod", 4), ("fire-champion", 3)]
)
def test_strength_is_the_number_of_dice(unit: str, dice: int) -> None:
    assert box().unit(unit).strength == dice
    table = field("fire", {unit: 1}, "hill", {"hill-regular": 1})
    battle(table, *["fire:b", *["-"] * (dice - 1), "hill:-"]).end()
    assert sum(rolled(table, "fire")) == dice
    assert sum(rolled(table, "hill")) == 1


@pytest.mark.rule("AG-COMP-07")
@pytest.mark.parametrize(("dice", "left"), [(["2h", "-"], {"fire-regular!": 1}), (["2h", "h"], {})])
def test_fortitude_is_the_damage_that_takes_a_unit_off(
    dice: list[str], left: dict[str, int]
) -> None:
    assert box().unit("fire-regular").fortitude == 3
    table = field("frost", {"frost-elite": 1}, "fire", {"fire-regular": 1})
    battle(table, "frost:-", *dice, "fire:3h", "-").end()
    assert at(table, THERE) == left


@pytest.mark.rule("AG-COMP-08")
def test_the_ordning_value_is_the_price_and_the_prize() -> None:
    assert box().unit("fire-regular").value == 2
    table = realm(active="fire")
    sitting = run(recruit.recruit(table, race("fire"), 5), table)
    assert sitting.asked is not None
    before = sitting.asked.about
    sitting.answer("fire-regular@ice-spires")
    assert sitting.asked is not None
    assert sitting.asked.about == before - 2
    table = field("frost", {"frost-elite": 1}, "fire", {"fire-regular": 1})
    battle(table, "frost:3h", "-", "-", "fire:b", "b")
    assert table.points[race("frost")] == 0  # two blocks
    table = field("frost", {"frost-elite": 1}, "fire", {"fire-regular": 1})
    battle(table, "frost:3h", "-", "-", "fire:2h", "-")
    assert table.points[race("frost")] == 2
    assert at(table, HERE) == {}


@pytest.mark.rule("AG-SETUP-28")
def test_npcs_have_their_special_die() -> None:
    table = field("frost", {"frost-elite": 1}, "stone", {"stone-elite": 1}, seats=3)
    battle(table, "frost:-", "-", "-", "stone:2b", "-")
    assert rolled(table, "stone") == (1, 1)


@pytest.mark.rule("AG-SETUP-42")
def test_both_sides_roll_the_same_six_standard_dice() -> None:
    strong = {"storm-elite": 3}
    table = field("storm", strong, "cloud", {"cloud-elite": 3})
    battle(table)
    assert rolled(table, "storm") == (1, 6)
    table = field("frost", {"frost-elite": 3}, "cloud", {"cloud-elite": 3})
    sitting = battle(table)
    while sitting.asked is not None and not rolled(table, "cloud")[0]:
        sitting.answer(sitting.asked.codes[-1])
    assert rolled(table, "frost") == (1, 6)
    assert rolled(table, "cloud") == (1, 6)
    assert box().stock.dice == 6
