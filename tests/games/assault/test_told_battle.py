"""What a battle is told to be: dice and totals with their reasons, re-rolls, allowances, damage."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.giantslayers import actions
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import BY_ATTACK, BY_LEADER, BY_MAGIC
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.told import shapes
from giantstable.games.assault.told.view import view
from tests.games.assault.fights import battle, facts, field
from tests.games.assault.loaded import die, load
from tests.games.assault.realms import race, realm, run
from tests.games.assault.table import region

Said = tuple[str, str, int, int, int]


def side(table: Realm, which: str) -> shapes.Side:
    """Return what anybody sees of the attacker or the defender."""
    seen = view(table, None)["battle"]
    assert seen is not None
    return seen["attacker"] if which == "attacker" else seen["defender"]


def said(shares: list[shapes.Share]) -> list[Said]:
    """Return shares as what they are, which, and dice, hits and blocks."""
    return [
        (
            share["reason"],
            share.get("spell")
            or share.get("resource")
            or share.get("modifier")
            or share.get("unit")
            or share.get("slayer")
            or share.get("leader", ""),
            share["n"],
            share["hits"],
            share["blocks"],
        )
        for share in shares
    ]


# -- dice ----------------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-08")
def test_strength_is_told_unit_by_unit_before_anybody_rolls() -> None:
    table = field(
        "fire",
        {"fire-regular": 1, "fire-regular!": 1, "zalto": 1},
        "hill",
        {"hill-regular": 3},
        spells={"hill": ["enlarge"]},
    )
    sitting = battle(table)
    assert sitting.kind == "start-spell"
    attacker = side(table, "attacker")
    assert said(attacker["strength"]) == [
        ("unit", "fire-regular", 4, 0, 0),  # a wounded one is as strong
        ("unit", "zalto", 3, 0, 0),
    ]
    assert attacker["roll"] == 7
    assert attacker["totals"] == []
    assert said(side(table, "defender")["strength"]) == [("unit", "hill-regular", 3, 0, 0)]


@pytest.mark.rule("AG-BATTLE-09")
def test_no_more_dice_than_there_are_and_the_limit_is_a_reason() -> None:
    table = field(
        "frost",
        {"frost-elite": 3},
        "hill",
        {"hill-regular": 1},
        spells={"hill": ["slow"]},
    )
    battle(table)
    attacker = side(table, "attacker")
    assert said(attacker["strength"]) == [
        ("unit", "frost-elite", 9, 0, 0),
        ("limit", "", -2, 0, 0),
    ]
    assert attacker["roll"] == 7


@pytest.mark.rule("AG-BATTLE-06", "AG-MAGIC-08")
def test_spells_that_add_and_take_dice_are_named() -> None:
    table = field(
        "fire",
        {"fire-regular": 2},
        "hill",
        {"hill-regular": 2},
        resources={"fire": {"artifact": 1}},
        spells={"fire": ["enlarge"], "hill": ["slow", "fog"]},
    )
    sitting = battle(table)
    sitting.answer("cast:enlarge+", "cast:slow")
    attacker = side(table, "attacker")
    assert said(attacker["strength"]) == [
        ("unit", "fire-regular", 4, 0, 0),
        ("spell", "enlarge", 3, 0, 0),
        ("spell", "slow", -2, 0, 0),
    ]
    assert attacker["strength"][2].get("unit") == "fire-regular"  # whose Strength is gone
    assert attacker["roll"] == 5
    assert said(attacker["totals"]) == [("spell", "enlarge", 0, 1, 0)]
    halves = [share.get("half") for share in (*attacker["strength"][1:], *attacker["totals"])]
    assert halves == ["advanced", "basic", "advanced"]


@pytest.mark.rule("AG-BATTLE-08")
def test_dice_stay_as_they_were_when_those_who_had_them_fall() -> None:
    table = field("fire", {"fire-regular": 3}, "hill", {"hill-regular": 3, "hill-elite": 1})
    sitting = battle(table, "fire:2h", "2h", "-", "-", "-", "-", "hill:b", "-", "-", "-")
    assert sitting.kind == "casualty"
    before = side(table, "defender")["strength"]
    sitting.answer("hill-regular")  # two of the three damage: it falls
    assert sitting.kind == "casualty"
    after = side(table, "defender")
    assert after["fallen"] == {"hill-regular": 1}
    assert after["strength"] == before
    assert after["roll"] == 4


@pytest.mark.rule("AG-SLAYER-20", "AG-SLAYER-35")
def test_giantslayers_have_dice_and_powers_of_their_own() -> None:
    table = realm(
        armies={"waterdeep": ("stone", {"stone-regular": 1})},
        slayers={"hook": "waterdeep", "sinker": "waterdeep"},
        active="hill",
    )
    both = packed(0b101, region("waterdeep"))
    load(table, "2h", "-", "-", "-")
    sitting = run(actions(table, race("hill"), 2), table, ["done", "done", both])
    assert sitting.kind == "modify"
    attacker = side(table, "attacker")
    assert attacker["race"] == "giantslayers"
    assert said(attacker["strength"]) == [
        ("slayer", "hook", 2, 0, 0),
        ("slayer", "sinker", 2, 0, 0),
    ]
    assert attacker["allowances"] == {"sinker": 2, "line": 0}
    assert said(attacker["totals"]) == [("dice", "", 0, 2, 0)]


# -- totals --------------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-22", "AG-RES-05", "AG-LEADER-26")
def test_totals_are_told_in_the_order_in_which_they_came() -> None:
    table = field(
        "fire",
        {"zalto": 1, "fire-regular": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["magic", "leader", "move", "attack"]},
        resources={"fire": {"weaponry": 1, "ore": 1}},
        spells={"fire": ["lightning"]},
    )
    sitting = battle(table, "fire:a", "2h", "a", "a", "b", "hill:-", left=3)
    sitting.answer("done", BY_MAGIC, 1, BY_ATTACK, 2, "done")  # no start spell, no re-roll
    sitting.answer("weaponry", "cast:lightning", "ore")
    attacker = side(table, "attacker")
    assert said(attacker["totals"]) == [
        ("dice", "", 0, 2, 1),
        ("modifier", "magic", 0, 0, 1),
        ("modifier", "attack", 0, 4, 0),
        ("resource", "weaponry", 0, 2, 2),
        ("spell", "lightning", 0, 2, 0),
        ("resource", "ore", 0, 2, 0),
    ]
    assert attacker["totals"][3].get("leader") == "zalto"  # who doubles it
    assert "leader" not in attacker["totals"][5]
    assert (attacker["hits"], attacker["blocks"]) == (12, 4)


@pytest.mark.rule("AG-LEADER-13")
def test_hits_abroad_are_the_leader_s() -> None:
    table = field(
        "hill",
        {"guh": 1, "hill-regular": 1},
        "fire",
        {"fire-regular": 1},
        rows={"hill": ["leader", "attack"]},
        resources={"hill": {"ore": 1}},
    )
    sitting = battle(table, "hill:-", "-", "-", "fire:b", "-", left=1)
    sitting.answer("done")
    assert sitting.kind == "totals"
    assert said(side(table, "attacker")["totals"]) == [
        ("dice", "", 0, 0, 0),
        ("lasting", "guh", 0, 2, 0),
    ]


@pytest.mark.rule("AG-LEADER-23")
def test_ignored_blocks_come_last_and_stay_in_the_sum_of_blocks() -> None:
    table = field(
        "frost",
        {"storvald": 1},
        "stone",
        {"stone-regular": 1, "stone-elite": 1},
        rows={"frost": ["leader", "attack"]},
    )
    sitting = battle(table, "frost:2h", "2h", "2h", "stone:2b", "b", "-")
    sitting.answer("done")
    assert sitting.kind == "casualty"
    defender = side(table, "defender")
    assert said(defender["totals"]) == [
        ("dice", "", 0, 0, 3),
        ("lasting", "storvald", 0, 0, -2),
    ]
    assert defender["blocks"] == 3
    assert defender["damage"] == 5


# -- dice rolled again, allowances, damage -------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-20")
def test_which_dice_were_rolled_again_is_told_and_stays_to_be_seen() -> None:
    table = field(
        "fire",
        {"zalto": 1, "fire-regular": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "move", "trade", "attack"]},
        resources={"fire": {"ore": 1}},
    )
    sitting = battle(table, "fire:a", "-", "b", "-", "a", left=0)
    sitting.answer(BY_LEADER)
    assert side(table, "attacker")["rerolled"] == []
    # The first miss becomes a block before the block is rolled: it is still the other die.
    load(table, "fire:b", "b", "2h")
    sitting.answer(die("fire:a"), die("-"), die("b"))
    attacker = side(table, "attacker")
    assert attacker["rerolled"] == [-1, 0, 1]
    assert attacker["dice"] == [die("b"), die("2h"), die("-"), die("a")]
    assert facts(table, "rerolled") == [[race("fire"), 3, 0b0111]]


def test_a_die_that_is_rolled_twice_is_another_than_its_like() -> None:
    table = field(
        "fire",
        {"fire-regular": 2},
        "hill",
        {"hill-regular": 1},
        spells={"fire": ["bless", "lightning"]},
    )
    sitting = battle(table, "fire:a", "-", "-", "-", "hill:-")
    sitting.answer("done")
    load(table, "-", "-")
    sitting.answer("cast:bless", die("-"), die("-"), "done")
    assert side(table, "attacker")["rerolled"] == [0, 1]
    twin = table.copy().combat
    assert twin is not None
    assert twin.attacker.rerolled == 0b0110


@pytest.mark.rule("AG-LEADER-07", "AG-MAGIC-04", "AG-ATTACK-07")
def test_allowances_are_told_whether_they_can_be_used_or_not() -> None:
    table = field(
        "fire",
        {"zalto": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "magic", "move", "attack"], "hill": ["magic", "rest"]},
        spells={"hill": ["fog"]},
    )
    battle(table, left=3)
    assert side(table, "attacker")["allowances"] == {"leader": 3, "magic": 2, "attack": 3}
    assert side(table, "defender")["allowances"] == {"leader": 0, "magic": 1, "attack": 0}


@pytest.mark.rule("AG-NPC-10", "AG-NPC-11")
def test_npcs_have_the_allowances_of_the_rules() -> None:
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 2}, seats=5)
    battle(table, "stone:b", "hill:a", "-")
    assert side(table, "defender")["allowances"] == {"npc-reroll": 2, "npc-blocks": 2}


@pytest.mark.rule("AG-BATTLE-27", "AG-BATTLE-33")
def test_damage_is_told_once_it_is_known_and_what_is_left_of_it() -> None:
    table = field("fire", {"fire-regular": 3}, "hill", {"hill-regular": 2, "hill-elite": 2})
    sitting = battle(table, "fire:3h", "2h", "-", "-", "-", "-", "hill:2h", "-", "-", "-")
    assert sitting.kind == "casualty"
    defender = side(table, "defender")
    assert (defender["damage"], defender["damage_left"]) == (5, 5)
    assert side(table, "attacker")["damage"] == 2  # known before anybody falls
    assert view(table, None)["left"] == {"of": "damage", "race": "hill", "n": 5}
    sitting.answer("hill-elite")
    defender = side(table, "defender")
    assert (defender["damage"], defender["damage_left"]) == (5, 2)
    assert view(table, None)["left"] == {"of": "damage", "race": "hill", "n": 2}
    sitting.answer("hill-regular").end()
    assert view(table, None)["left"] is None


def test_nobody_knows_the_damage_before_the_totals() -> None:
    table = field(
        "fire", {"fire-regular": 1}, "hill", {"hill-regular": 1}, spells={"hill": ["fog"]}
    )
    battle(table)
    assert side(table, "attacker")["damage"] is None
    assert side(table, "defender")["damage_left"] == 0
