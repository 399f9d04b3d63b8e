"""Casualties (AG-BATTLE-28 .. -36) and champions (AG-CHAMP)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.rules.battle.casualties import (
    after_damage,
    assign,
    cheapest,
    damage_army,
)
from giantstable.games.assault.table.army import NONE, total
from giantstable.games.assault.table.combat import Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.fights import HERE, THERE, battle, damage, field, points
from tests.games.assault.realms import Counts, Sitting, at, named, race, realm, run, supply, told
from tests.games.assault.table import box, region


def hit(name: str, units: Counts, n: int) -> tuple[Realm, Sitting]:
    """Let an army take damage."""
    table = realm(armies={HERE: (name, units)}, entered=["hekaton", "vonindod"])
    side = Side(race(name), table.seat_of[race(name)], region(HERE), table.army[region(HERE)])
    return table, run(assign(table, side, n), table)


@pytest.mark.rule("AG-BATTLE-28")
def test_the_owner_chooses_who_is_hit() -> None:
    table = field("storm", {"storm-regular": 1}, "hill", {"hill-regular": 2, "hill-elite": 1})
    sitting = battle(table, "storm:2h", "-", "-", "hill:-", "-", "-")
    assert sitting.kind == "casualty"
    assert sitting.seat == "hill"
    assert sitting.only("hill-regular", "hill-elite")
    assert sitting.asked is not None
    assert sitting.asked.about == 2
    sitting.answer("hill-elite").end()
    assert at(table, THERE) == {"hill-regular": 2, "hill-elite!": 1}


@pytest.mark.rule("AG-BATTLE-29")
def test_less_damage_than_fortitude_wounds() -> None:
    table, sitting = hit("hill", {"hill-elite": 1, "hill-regular": 1}, 2)
    sitting.answer("hill-elite").end()
    assert at(table, HERE) == {"hill-elite!": 1, "hill-regular": 1}


@pytest.mark.rule("AG-BATTLE-30")
def test_damage_equal_to_fortitude_defeats() -> None:
    table, sitting = hit("hill", {"hill-elite": 1, "hill-regular": 1}, 3)
    sitting.answer("hill-elite").end()
    assert at(table, HERE) == {"hill-regular": 1}
    assert supply(table, "hill")["hill-elite"] == box().unit("hill-elite").copies


@pytest.mark.rule("AG-BATTLE-31")
def test_more_damage_than_fortitude_goes_on() -> None:
    for regular in ("hill-regular", "hill-regular!"):
        table, sitting = hit("hill", {regular: 1, "guh": 1, "hill-elite": 1}, 5)
        sitting.answer(regular)
        assert sitting.asked is not None
        assert sitting.asked.about == 3
        sitting.answer("guh").end()
        assert at(table, HERE) == {"guh!": 1, "hill-elite": 1}


@pytest.mark.rule("AG-BATTLE-32")
def test_a_wounded_unit_falls_to_any_damage_and_soaks_its_fortitude() -> None:
    table, sitting = hit("hill", {"hill-elite!": 1, "guh": 1}, 1)
    sitting.answer("hill-elite!").end()
    assert at(table, HERE) == {"guh": 1}
    table, sitting = hit("hill", {"hill-elite!": 1, "guh": 1}, 4)
    sitting.answer("hill-elite!").end()
    assert at(table, HERE) == {"guh!": 1}
    assert supply(table, "hill")["hill-elite"] == box().unit("hill-elite").copies  # healthy again


@pytest.mark.rule("AG-BATTLE-33")
def test_damage_is_not_spread() -> None:
    table, sitting = hit("hill", {"hill-elite": 2}, 4)
    sitting.end()
    assert at(table, HERE) == {"hill-elite!": 1}


@pytest.mark.rule("AG-BATTLE-34")
def test_damage_beyond_the_last_unit_is_lost() -> None:
    table, sitting = hit("hill", {"hill-regular": 1, "hill-elite": 1}, 9)
    sitting.answer("hill-regular").end()
    assert at(table, HERE) == {}
    assert table.holder[region(HERE)] == -1
    assert table.held[race("hill")] == 0


@pytest.mark.rule("AG-BATTLE-35")
def test_example_seven_damage_on_three_hill_giants() -> None:
    table = field(
        "fire",
        {"fire-regular": 1, "fire-elite": 1},
        "hill",
        {"hill-regular": 1, "hill-elite": 2},
    )
    sitting = battle(table, "fire:3h", "2h", "2h", "-", "hill:-", "-", "-")
    assert damage(table) == {"hill": 7}
    sitting.answer("hill-regular").end()  # the elites are alike: nothing more to ask
    assert at(table, THERE) == {"hill-elite!": 1}
    assert points(table, "fire") == 3


@pytest.mark.rule("AG-BATTLE-36")
def test_the_attacker_suffers_the_same_way() -> None:
    table = field(
        "hill",
        {"hill-regular": 2, "hill-elite": 1},
        "stone",
        {"stone-elite": 1, "stone-regular": 1},
    )
    sitting = battle(table, "hill:b", "-", "-", "stone:2h", "2h", "-")
    assert damage(table) == {"stone": 0, "hill": 3}
    assert sitting.seat == "hill"
    assert sitting.only("hill-regular", "hill-elite")
    sitting.answer("hill-regular")
    sitting.answer("hill-elite").end()
    assert at(table, HERE) == {"hill-regular": 1, "hill-elite!": 1}
    assert points(table, "stone") == 1


# -- champions --------------------------------------------------------------------------------


@pytest.mark.rule("AG-CHAMP-01")
def test_two_champions_for_each_race() -> None:
    figures = [unit for unit in box().units if unit.rank == CHAMPION]
    assert sum(unit.copies for unit in figures) == 12
    assert len(figures) == 7
    assert len(box().race("storm").champions) == 2


@pytest.mark.rule("AG-CHAMP-02", "AG-CHAMP-03")
def test_a_champion_shrugs_off_less_than_its_fortitude() -> None:
    table, sitting = hit("hill", {"hill-champion": 1, "hill-regular": 1, "hill-elite": 1}, 3)
    sitting.end()
    assert at(table, HERE) == {"hill-champion": 1, "hill-regular": 1, "hill-elite": 1}
    assert told(table) == ["shrugged"]


@pytest.mark.rule("AG-CHAMP-04")
def test_a_champion_falls_at_its_fortitude_and_the_rest_goes_on() -> None:
    table, sitting = hit("hill", {"hill-champion": 1, "hill-regular": 1, "hill-elite": 1}, 4)
    sitting.end()
    assert at(table, HERE) == {"hill-regular": 1, "hill-elite": 1}
    table, sitting = hit("hill", {"hill-champion": 1, "hill-regular": 1, "hill-elite": 1}, 6)
    assert sitting.asked is not None
    assert sitting.asked.about == 2
    sitting.answer("hill-regular").end()
    assert at(table, HERE) == {"hill-elite": 1}


@pytest.mark.rule("AG-CHAMP-05", "AG-CHAMP-09")
def test_a_champion_is_hit_first_on_either_side() -> None:
    table = field("fire", {"fire-champion": 1, "fire-regular": 1}, "hill", {"hill-elite": 4})
    sitting = battle(table, "fire:b", "-", "-", "-", "-", "hill:2h", "2h", "h", "-")
    sitting.end()  # nobody is asked: 5 hits, 1 block, Fortitude 5
    assert damage(table)["fire"] == 4
    assert at(table, HERE) == {"fire-champion": 1, "fire-regular": 1}
    table = field("fire", {"fire-elite": 2}, "hill", {"hill-champion": 1, "hill-regular": 1})
    sitting = battle(table, "fire:3h", "-", "-", "-", "hill:-", "-", "-").end()
    assert at(table, THERE) == {"hill-champion": 1, "hill-regular": 1}
    assert sitting.questions[-1].kind == "hold-back"


@pytest.mark.rule("AG-CHAMP-06")
def test_shrugged_damage_does_not_add_up() -> None:
    table = field("fire", {"fire-regular": 1}, "hill", {"hill-champion": 1})
    for _ in range(2):
        battle(table, "fire:3h", "-", "hill:b", "-").end()
    assert at(table, THERE) == {"hill-champion": 1}


@pytest.mark.rule("AG-CHAMP-07")
def test_a_defeated_champion_is_worth_its_value() -> None:
    table = field("fire", {"fire-regular": 2}, "hill", {"hill-champion": 1})
    sitting = battle(table, "fire:3h", "2h", "-", "-", "hill:-", "-")
    sitting.answer("done").end()
    assert points(table, "fire") == box().unit("hill-champion").value


@pytest.mark.rule("AG-CHAMP-10")
def test_a_champion_held_back_shields_nobody() -> None:
    table = field("fire", {"fire-champion": 1, "fire-regular": 1}, "hill", {"hill-elite": 3})
    battle(table, "fire:a", "-", "hill:2h", "h", "-", back=["fire-champion"]).end()
    assert at(table, HERE) == {"fire-champion": 1}


# -- the fewest points ------------------------------------------------------------------------


def test_the_cheapest_losses_are_found() -> None:
    table = realm(armies={HERE: ("hill", {"hill-regular": 1, "hill-elite": 1, "guh!": 1})})
    army = table.army[region(HERE)]
    hill = race("hill")
    # Two damage: the elite is only wounded, and that costs nothing.
    assert named(table, hill, after_damage(table.world, hill, army, 2, {})) == {
        "hill-regular": 1, "hill-elite!": 1, "guh!": 1,
    }  # fmt: skip
    # Four: the regular falls, and the elite is wounded by the rest.
    assert named(table, hill, after_damage(table.world, hill, army, 4, {})) == {
        "hill-elite!": 1, "guh!": 1,
    }  # fmt: skip
    assert cheapest(table.world, hill, army, 1, {}) in (0, 2)
    assert after_damage(table.world, hill, army, 40, {}) == NONE


def test_the_cheapest_losses_are_the_best_of_all_orders() -> None:
    """Compare with every way in which the owner could choose."""
    for units in (
        {"hill-regular": 2, "hill-elite!": 1, "guh": 1},
        {"hill-champion": 1, "hill-regular!": 1, "hill-elite": 1},
    ):
        table = realm(armies={HERE: ("hill", units)})
        army = table.army[region(HERE)]
        for n in range(1, 16):
            best = min(_every_loss("hill", units, n))
            left = after_damage(table.world, race("hill"), army, n, {})
            assert _worth(table, army) - _worth(table, left) == best


def _every_loss(name: str, units: Counts, n: int) -> list[int]:
    """Return the points lost, for every order in which an army can be hit."""
    found: list[int] = []
    ways: list[list[int]] = [[]]
    while ways:
        way = ways.pop()
        table, sitting = hit(name, units, n)
        for code in way:
            sitting.answer(code)
        if sitting.asked is None:
            start = realm(armies={HERE: (name, units)})
            before = _worth(start, start.army[region(HERE)])
            found.append(before - _worth(table, table.army[region(HERE)]))
        else:
            ways.extend([*way, code] for code in sitting.asked.codes)
    return found


def _worth(table: Realm, army: int) -> int:
    return total(army, table.world.value[race("hill")])


def test_a_fixed_policy_may_choose_for_npcs() -> None:
    """R105."""
    house = House()
    house.npc_auto = True
    table = field(
        "fire",
        {"fire-regular": 2},
        "hill",
        {"hill-regular": 2, "hill-elite": 1, "guh": 1},
        seats=5,
        house=house,
    )
    battle(table, "fire:2h", "-", "-", "-", "hill:2h", "h", "h", "h", "h").end()
    assert at(table, THERE) == {"hill-regular": 2, "hill-elite!": 1, "guh": 1}


# -- damage without a battle ------------------------------------------------------------------


def test_damage_outside_a_battle_is_assigned_as_in_one() -> None:
    table = realm(armies={THERE: ("hill", {"hill-regular": 1, "hill-elite": 1})}, active="fire")
    sitting = run(damage_army(table, region(THERE), 3, race("fire")), table)
    assert sitting.seat == "hill"
    sitting.answer("hill-regular").end()
    assert at(table, THERE) == {"hill-elite!": 1}
    assert points(table, "fire") == 1
