"""The Rest Command (AG-REST)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.effects import ATTACK, HITS_ABROAD, LEADER, MAGIC, REST
from giantstable.games.assault.rules.leader_abilities import lasting
from giantstable.games.assault.rules.turns import hand
from giantstable.games.assault.table.codes import DONE, region_of
from tests.games.assault.realms import Army, at, command, race, realm, told
from tests.games.assault.table import region

HOME = "sumber-hills"
FULL = ["move", "plunder", "trade", "recruit", "leader", "magic", "attack", "unique"]
WOUNDED: dict[str, Army] = {
    HOME: ("hill", {"hill-regular!": 1, "guh!": 1, "hill-champion": 1}),
    "waterdeep": ("hill", {"hill-regular": 1, "hill-elite!": 1}),
}


@pytest.mark.rule("AG-REST-01")
def test_healing_comes_first_then_giantslayers_then_the_commands() -> None:
    table = realm(
        armies=WOUNDED | {"high-forest": ("fire", {"fire-regular": 1})},
        rows={"hill": ["move", "plunder"]},
        slayers={"hook": "high-moor"},
    )
    sitting = command(table, "hill", "rest")
    assert sitting.kind == "heal"
    sitting.answer(f"guh!@{HOME}")
    assert sitting.kind.startswith("slayer")
    assert table.row[race("hill")] != []
    while sitting.asked is not None:
        if sitting.kind == "slayer-move" and sitting.offers("hook@delimbiyr-vale"):
            sitting.answer("hook@delimbiyr-vale")
        else:
            sitting.answer("done")
    order = [name for name in told(table) if name in ("healed", "slayer-moved", "took-back")]
    assert order == ["healed", "slayer-moved", "took-back"]


@pytest.mark.rule("AG-REST-02")
def test_rest_heals_one_wounded_unit_or_none() -> None:
    table = realm(armies=WOUNDED)
    sitting = command(table, "hill", "rest")
    assert sitting.only(f"hill-regular!@{HOME}", f"guh!@{HOME}", "hill-elite!@waterdeep", "done")
    sitting.answer("hill-elite!@waterdeep").end()
    assert at(table, "waterdeep") == {"hill-regular": 1, "hill-elite": 1}
    assert at(table, HOME) == {"hill-regular!": 1, "guh!": 1, "hill-champion": 1}
    table = realm(armies=WOUNDED)
    command(table, "hill", "rest", ["done"]).end()
    assert at(table, HOME)["guh!"] == 1


@pytest.mark.rule("AG-REST-03")
def test_a_healed_leader_has_the_ability_again() -> None:
    table = realm(armies=WOUNDED)
    command(table, "hill", "rest", [f"guh!@{HOME}"]).end()
    assert lasting(table, race("hill"), HITS_ABROAD) is None  # the command is not on the table
    command(table, "hill", "leader").end()
    assert lasting(table, race("hill"), HITS_ABROAD) is not None


@pytest.mark.rule("AG-REST-04")
def test_champions_are_never_healed() -> None:
    table = realm(armies={HOME: ("hill", {"hill-champion": 1, "hill-regular": 1})})
    command(table, "hill", "rest").end()  # nobody to be healed, so nothing is asked


@pytest.mark.rule("AG-REST-05")
@pytest.mark.parametrize("left", [0, 5, 8])
def test_every_command_to_the_left_is_a_giantslayer_action(left: int) -> None:
    table = realm(rows={"hill": FULL[:left]}, slayers={"hook": "high-moor"})
    sitting = command(table, "hill", "rest")
    while sitting.kind and sitting.kind != "slayer-move":
        sitting.answer("done")
    if left == 0:
        assert sitting.asked is None
    else:
        assert sitting.asked is not None
        assert sitting.asked.about == left


@pytest.mark.rule("AG-REST-06")
def test_giantslayer_actions_may_be_left_unused() -> None:
    table = realm(rows={"hill": FULL[:4]}, slayers={"hook": "high-moor"})
    sitting = command(table, "hill", "rest")
    while sitting.asked is not None:
        sitting.answer("done")
    assert table.slayer_at[0] == region("high-moor")
    assert table.row[race("hill")] == []


@pytest.mark.rule("AG-REST-07", "AG-REST-08")
@pytest.mark.parametrize("left", [0, 8])
def test_all_commands_come_back_whether_one_likes_or_not(left: int) -> None:  # R27
    table = realm(rows={"hill": FULL[:left]})
    assert len(hand(table, race("hill"))) == 9 - left
    sitting = command(table, "hill", "rest")
    while sitting.asked is not None:
        assert sitting.kind.startswith("slayer")  # no question about the row
        sitting.answer("done")
    assert table.row[race("hill")] == []
    assert len(hand(table, race("hill"))) == 9
    assert REST in hand(table, race("hill"))


@pytest.mark.rule("AG-REST-09")
def test_lasting_bonuses_end() -> None:
    table = realm(
        armies={"waterdeep": ("hill", {"guh": 1})},
        rows={"hill": ["leader", "magic", "move", "plunder"]},
    )
    hill = race("hill")
    assert (table.to_the_right(hill, LEADER), table.to_the_right(hill, MAGIC)) == (3, 2)
    sitting = command(table, "hill", "rest")
    while sitting.asked is not None:
        sitting.answer("done")
    assert (table.to_the_right(hill, LEADER), table.to_the_right(hill, MAGIC)) == (0, 0)
    assert lasting(table, hill, HITS_ABROAD) is None


@pytest.mark.rule("AG-REST-10")
def test_the_next_command_is_the_first_of_a_new_row() -> None:
    table = realm(armies={HOME: ("hill", {"guh": 1})}, rows={"hill": ["plunder"]})
    sitting = command(table, "hill", "rest")
    while sitting.asked is not None:
        sitting.answer("done")
    sitting = command(table, "hill", "move")
    assert sitting.asked is not None
    assert sitting.asked.about == 6


@pytest.mark.rule("AG-REST-11")
def test_who_is_healed_stays_so_while_the_giantslayers_act() -> None:
    table = realm(
        armies=WOUNDED | {"high-moor": ("fire", {"fire-regular": 1})},
        rows={"hill": ["move", "plunder", "trade"]},
        slayers={"hook": "high-moor", "line": HOME},
    )
    sitting = command(table, "hill", "rest", [f"guh!@{HOME}"])
    attacked: set[int] = set()
    while sitting.asked is not None:
        if sitting.kind == "slayer-attack":
            attacked |= {region_of(code) for code in sitting.asked.codes if code != DONE}
            sitting.answer(sitting.asked.codes[0])
        else:
            sitting.answer(sitting.asked.codes[-1])
    assert region(HOME) not in attacked  # own giants are never meant
    assert region("high-moor") in attacked
    assert at(table, HOME)["guh"] == 1


@pytest.mark.rule("AG-ATTACK-14")
def test_attack_is_played_again_after_rest() -> None:
    table = realm()
    hill = race("hill")
    command(table, "hill", "attack").end()
    assert ATTACK not in hand(table, hill)
    sitting = command(table, "hill", "rest")
    while sitting.asked is not None:
        sitting.answer("done")
    assert ATTACK in hand(table, hill)
    command(table, "hill", "attack").end()
    assert table.row[hill] == [ATTACK]
