"""Battles (AG-BATTLE): declaration, dice, totals, points, conquest, in nine steps."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.battle.rolling import dice_of, roll
from giantstable.games.assault.table import combat as steps
from giantstable.games.assault.table.combat import BY_ATTACK, BY_LEADER, BY_MAGIC, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from tests.games.assault.fights import (
    HERE,
    THERE,
    battle,
    combat,
    damage,
    facts,
    field,
    points,
    side,
    totals,
)
from tests.games.assault.loaded import die, load
from tests.games.assault.realms import at, race, realm, supply, told
from tests.games.assault.table import box, region


def rolled(table: Realm, name: str) -> tuple[int, int]:
    """Return how many special and how many standard dice a race rolled."""
    dice = [event for event in facts(table, "rolled") if event[0] == race(name)]
    return sum(1 for fact in dice if fact[2]), sum(1 for fact in dice if not fact[2])


def army_side(name: str, units: dict[str, int]) -> tuple[Realm, Side]:
    table = realm(armies={HERE: (name, units)}, entered=["hekaton", "vonindod"])
    return table, Side(race(name), 0, region(HERE), table.army[region(HERE)])


# -- the steps --------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-01", "AG-BATTLE-47")
def test_a_battle_has_nine_steps_in_this_order() -> None:
    table = field(
        "fire",
        {"fire-regular": 2, "fire-elite": 1},
        "hill",
        {"hill-regular": 1, "hill-elite": 1},
        resources={"fire": {"ore": 1}, "hill": {"weaponry": 1}},
        spells={"fire": ["enlarge"], "hill": ["fog"]},
    )
    sitting = battle(table, "fire:3h", "2h", "2h", "-", "-", "-", "-", back=["done"])
    seen: list[tuple[str, str, int]] = []
    for answer in (
        "cast:enlarge", "done", "done", "weaponry", "done", "hill-elite", "fire-regular", "done",
    ):  # fmt: skip
        seen.append((sitting.kind, sitting.seat, combat(table).step))
        if len(seen) == 3:
            load(table, "hill:2h", "-")
        sitting.answer(answer)
    sitting.end()
    assert seen == [
        ("start-spell", "fire", steps.START_SPELLS),
        ("start-spell", "hill", steps.START_SPELLS),
        ("totals", "fire", steps.ATTACKER_TOTALS),
        ("totals", "hill", steps.DEFENDER_TOTALS),
        ("totals", "hill", steps.DEFENDER_TOTALS),
        ("casualty", "hill", steps.DEFENDER_LOSSES),
        ("casualty", "fire", steps.ATTACKER_LOSSES),
        ("stay-behind", "fire", steps.CONQUEST),
    ]
    order = [
        "attacked", "cast", "passed", "rolled", "totals", "damage", "defeated", "scored",
        "conquered", "moved-in",
    ]  # fmt: skip
    happened = told(table)
    first = [happened.index(name) for name in order]
    assert first == sorted(first)
    who = [fact[0] for fact in facts(table, "totals")]
    assert who == [race("fire"), race("hill")]
    assert [fact[0] for fact in facts(table, "damage")] == [race("hill"), race("fire")]
    assert happened[-1] == "moved-in"
    assert table.combat is None


@pytest.mark.rule("AG-BATTLE-03", "AG-BATTLE-45")
def test_attackers_may_be_held_back_and_are_safe_then() -> None:
    table = field("hill", {"hill-regular": 3, "hill-elite": 2}, "storm", {"storm-regular": 1})
    sitting = battle(
        table,
        *("hill:-", "-", "-", "storm:4h", "2h", "2h"),
        back=["hill-elite", "hill-elite"],
    )
    sitting.end()  # the three of one kind are hit without a question
    assert rolled(table, "hill") == (1, 2)
    assert damage(table)["hill"] == 8
    assert at(table, HERE) == {"hill-elite": 2}
    assert supply(table, "hill")["hill-regular"] == 12


def test_somebody_attacks() -> None:
    """R71: the last one cannot be held back."""
    table = field("hill", {"hill-regular": 2}, "stone", {"stone-regular": 1})
    battle(table, "hill:-", "stone:b", back=["hill-regular"]).end()
    assert rolled(table, "hill") == (1, 0)


@pytest.mark.rule("AG-BATTLE-04")
def test_all_defenders_fight() -> None:
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3, "hill-elite": 1})
    sitting = battle(table, "stone:b", "hill:b", "b", "b", "b")
    sitting.end()
    assert all(question.kind != "hold-back" for question in sitting.questions)
    assert rolled(table, "hill") == (1, 3)


@pytest.mark.rule("AG-BATTLE-43")
def test_there_is_one_round() -> None:
    table = field("hill", {"hill-regular": 1}, "stone", {"stone-regular": 1})
    battle(table, "hill:2h", "stone:b").end()
    assert at(table, THERE) == {"stone-regular!": 1}
    assert at(table, HERE) == {"hill-regular": 1}
    assert rolled(table, "hill") == (1, 0)
    assert rolled(table, "stone") == (1, 0)


# -- dice -------------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-08", "AG-BATTLE-44")
def test_as_many_dice_as_strength() -> None:
    table, frost = army_side("frost", {"frost-regular": 1, "frost-elite!": 1})
    assert dice_of(table, frost) == 2 + 3
    table, stone = army_side("stone", {"stone-elite": 1, "stone-regular": 1})
    assert dice_of(table, stone) == 3
    table, storm = army_side("storm", {"storm-champion": 1, "storm-regular": 1})
    assert dice_of(table, storm) == 6
    table, fire = army_side("fire", {"fire-champion": 1})
    assert dice_of(table, fire) == box().unit("fire-champion").strength
    table, fire = army_side("fire", {"vonindod": 1})
    assert dice_of(table, fire) == box().unit("vonindod").strength


@pytest.mark.rule("AG-BATTLE-09")
def test_never_more_than_seven_dice() -> None:
    table, storm = army_side("storm", {"storm-elite": 2, "serissa": 1})
    assert dice_of(table, storm) == 7


@pytest.mark.rule("AG-BATTLE-10", "AG-BATTLE-11", "AG-COMP-14")
def test_the_special_die_is_always_one_of_them() -> None:
    for units, standard in (({"storm-elite": 3}, 6), ({"storm-regular": 1}, 2)):
        table, storm = army_side("storm", units)
        roll(table, storm)
        assert rolled(table, "storm") == (1, standard)
        assert len(storm.faces) == standard
    table, hill = army_side("hill", {"hill-regular": 1})
    roll(table, hill)
    assert rolled(table, "hill") == (1, 0)
    assert hill.faces == []


@pytest.mark.rule("AG-BATTLE-12")
def test_example_fire_rolls_four_dice() -> None:
    table = field("fire", {"fire-regular": 1, "fire-elite": 1}, "hill", {"hill-regular": 1})
    battle(table, "fire:a", "-", "-", "-", "hill:-").end()
    assert rolled(table, "fire") == (1, 3)


@pytest.mark.rule("AG-BATTLE-13", "AG-BATTLE-15", "AG-BATTLE-27")
def test_blocks_cancel_hits() -> None:
    table = field("fire", {"fire-elite": 1}, "hill", {"guh": 1})
    battle(table, "fire:3h", "2h", "hill:b", "b").end()
    assert damage(table) == {"hill": 3, "fire": 0}
    assert at(table, THERE) == {"guh!": 1}
    table = field("fire", {"fire-elite": 1}, "stone", {"stone-elite": 1, "stone-regular": 1})
    battle(table, "fire:2h", "-", "stone:2b", "b", "-").end()
    assert damage(table) == {"stone": 0, "fire": 0}
    assert at(table, THERE) == {"stone-elite": 1, "stone-regular": 1}


@pytest.mark.rule("AG-BATTLE-14", "AG-BATTLE-16")
def test_misses_and_arcane_results_do_nothing_by_themselves() -> None:
    table = field("hill", {"hill-regular": 3}, "fire", {"fire-regular": 1})
    battle(table, "hill:-", "-", "-", "fire:a", "a").end()
    assert totals(table) == {"hill": (0, 0), "fire": (0, 0)}


# -- modifiers --------------------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-17", "AG-BATTLE-18")
def test_the_three_commands_modify_the_attack() -> None:
    table = field(
        "fire",
        {"zalto": 1, "fire-regular": 2},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "magic", "move", "attack"]},
    )
    sitting = battle(table, "fire:a", "a", "a", "a", "a", "a", "-", left=3)
    assert sitting.only(BY_LEADER, BY_MAGIC, BY_ATTACK, "done")
    sitting.answer(BY_MAGIC)
    assert sitting.only(1, 2)
    sitting.answer(2, BY_ATTACK)
    assert sitting.only(1, 2, 3)
    sitting.answer(3)
    assert side(table, "fire").hits == 6
    assert side(table, "fire").blocks == 2
    assert sitting.only(BY_LEADER, "done")
    sitting.answer(BY_LEADER)
    assert sitting.asked is not None
    assert sitting.asked.about == 3


@pytest.mark.rule("AG-BATTLE-18", "AG-LEADER-09")
def test_the_attack_card_just_played_counts_as_a_right_neighbour() -> None:
    table = field(
        "fire",
        {"zalto": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "attack"]},
    )
    sitting = battle(table, "fire:a", "-", "-", left=1)
    sitting.answer(BY_LEADER)
    assert sitting.asked is not None
    assert sitting.asked.about == 1
    load(table, "2h")
    sitting.answer(die("-"))  # the one die is rolled at once
    assert side(table, "fire").hits == 2


@pytest.mark.rule("AG-BATTLE-19", "AG-BATTLE-20")
def test_dice_of_a_modifier_are_chosen_before_any_is_rolled_and_only_once() -> None:
    table = field(
        "fire",
        {"zalto": 1, "fire-regular": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "move", "trade", "attack"]},
    )
    sitting = battle(table, "fire:a", "-", "-", "a", "b", left=0)
    sitting.answer(BY_LEADER, die("-"), die("a"))
    assert rolled(table, "fire") == (1, 4)  # nothing yet
    assert side(table, "fire").picked == [die("-"), die("a")]
    load(table, "2h", "2h")
    sitting.answer("done")
    assert facts(table, "rerolled") == [[race("fire"), 2, 0b1010]]  # the first and the third
    assert side(table, "fire").hits == 4
    # One of three was left, but the command has been used.
    assert [question.kind for question in sitting.questions].count("modify") == 1


@pytest.mark.rule("AG-LEADER-07", "AG-LEADER-10", "AG-BATTLE-25")
def test_up_to_so_many_own_dice_are_rolled_again() -> None:
    table = field(
        "stone",
        {"stone-regular": 1},
        "hill",
        {"guh": 1, "hill-regular": 1},
        rows={"hill": ["leader", "move", "trade"]},
        here="waterdeep",
        there="sumber-hills",
        stage="final-ordning",
    )
    sitting = battle(table, "stone:b", "hill:-", "-", "a", here="waterdeep", there="sumber-hills")
    assert sitting.seat == "hill"
    sitting.answer(BY_LEADER)
    assert sitting.only(die("hill:-"), die("-"), die("a"))
    load(table, "hill:2h", "2h")
    sitting.answer(die("hill:-"), die("-")).end()
    assert totals(table)["hill"] == (4, 0)


@pytest.mark.rule("AG-LEADER-08")
def test_only_a_leader_who_takes_part_rolls_again() -> None:
    rows = {"fire": ["leader", "move", "attack"]}
    table = field("fire", {"fire-regular": 1}, "hill", {"hill-regular": 1}, rows=rows)
    battle(table, "fire:b", "-", "hill:b", left=0).end()
    table = field("fire", {"zalto": 1, "fire-regular": 1}, "hill", {"hill-regular": 1}, rows=rows)
    battle(table, "fire:b", "-", "hill:b", left=0, back=["zalto"]).end()
    assert "rerolled" not in told(table)


def test_a_wounded_leader_still_rolls_again_unless_the_house_says_no() -> None:
    """R54."""
    for strict in (False, True):
        house = House()
        house.reroll_needs_healthy_leader = strict
        table = field(
            "fire",
            {"zalto!": 1},
            "hill",
            {"hill-regular": 1},
            rows={"fire": ["leader", "attack"]},
            house=house,
        )
        sitting = battle(table, "fire:b", "-", "-", "hill:b", left=0)
        assert (sitting.kind == "modify") is not strict


def test_two_leaders_do_not_double_the_bonus() -> None:
    """R58: the Vonindod is a leader, and one is enough."""
    table = field(
        "fire",
        {"vonindod": 1, "zalto": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "attack"]},
    )
    sitting = battle(table, "fire:b", "-", "-", "-", "-", "-", "-", left=0).answer(BY_LEADER)
    assert sitting.asked is not None
    assert sitting.asked.about == 1
    table = field(
        "fire", {"vonindod": 1}, "hill", {"hill-regular": 1}, rows={"fire": ["leader", "attack"]}
    )
    assert battle(table, "fire:b", "-", "-", "-", left=0).offers(BY_LEADER)


@pytest.mark.rule("AG-LEADER-11", "AG-MAGIC-11")
def test_a_command_that_lies_rightmost_gives_no_bonus() -> None:
    for row in (["move", "leader"], ["move", "magic"]):
        table = field("stone", {"stone-regular": 1}, "fire", {"zalto": 1}, rows={"fire": row})
        battle(table, "stone:b", "fire:a", "a", "-").end()
        assert totals(table)["fire"] == (0, 0)


@pytest.mark.rule("AG-MAGIC-04", "AG-MAGIC-05")
def test_magic_makes_blocks_of_arcane_results_without_a_leader() -> None:
    table = field(
        "stone",
        {"stone-regular": 1},
        "hill",
        {"hill-regular": 3},
        rows={"hill": ["magic", "move", "plunder"]},
        resources={"hill": {"weaponry": 1}},
    )
    sitting = battle(table, "stone:b", "hill:a", "a", "a").answer(BY_MAGIC)
    assert sitting.only(1, 2)
    sitting.answer(2)
    assert side(table, "hill").arcane == 1
    sitting.answer("done").end()
    assert totals(table)["hill"] == (0, 2)
    # And as the attacker: one command lies to the right.
    table = field(
        "hill",
        {"hill-regular": 1},
        "stone",
        {"stone-regular": 1},
        rows={"hill": ["magic", "attack"]},
    )
    battle(table, "hill:a", "stone:b", left=0).answer(BY_MAGIC).end()
    assert totals(table)["hill"] == (0, 1)


@pytest.mark.rule("AG-BATTLE-21")
def test_an_arcane_result_becomes_blocks_or_hits_but_not_both() -> None:
    for modifier, expected in ((BY_MAGIC, (0, 1)), (BY_ATTACK, (2, 0))):
        table = field(
            "hill",
            {"hill-regular": 1},
            "stone",
            {"stone-regular": 1},
            rows={"hill": ["magic", "attack"]},
        )
        battle(table, "hill:a", "stone:2b", left=1).answer(modifier).end()
        assert totals(table)["hill"] == expected


@pytest.mark.rule("AG-BATTLE-49")
def test_a_double_arcane_face_is_two_results() -> None:
    table = field(
        "storm",
        {"storm-regular": 1},
        "stone",
        {"stone-regular": 1},
        rows={"storm": ["magic", "attack"]},
    )
    sitting = battle(table, "storm:2a", "-", "-", "stone:2b", left=1)
    sitting.answer(BY_MAGIC, BY_ATTACK).end()
    assert totals(table)["storm"] == (2, 1)


def test_a_converted_die_lies_still() -> None:
    """R67: it may not be rolled again; a die that is rolled again may be converted."""
    table = field(
        "storm",
        {"serissa": 1},
        "stone",
        {"stone-regular": 1},
        rows={"storm": ["leader", "magic", "attack"]},
        resources={"storm": {"ore": 1}},
    )
    sitting = battle(table, "storm:2a", "a", "-", left=0)
    sitting.answer(BY_MAGIC, BY_LEADER)
    # One of three results is converted: the double face or the single one may still go ...
    assert sitting.only(die("storm:2a"), die("a"), die("-"))
    sitting.answer(die("storm:2a"))
    # ... but not both of them.
    assert sitting.only(die("-"), "done")
    load(table, "storm:2a")
    sitting.answer("done")
    assert side(table, "storm").blocks == 1
    assert side(table, "storm").arcane == 2


@pytest.mark.rule("AG-BATTLE-22")
def test_no_command_is_used_after_a_resource() -> None:
    table = field(
        "fire",
        {"zalto": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "attack"]},
        resources={"fire": {"ore": 2}},
    )
    sitting = battle(table, "fire:b", "-", "-", left=0)
    assert sitting.kind == "modify"
    sitting.answer("done")
    assert sitting.only("ore", "done")
    sitting.answer("ore")
    assert sitting.only("ore", "done")


def test_the_house_may_let_modifiers_go_in_any_order() -> None:
    """R66."""
    house = House()
    house.free_modifier_order = True
    table = field(
        "fire",
        {"zalto": 1},
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["leader", "attack"]},
        resources={"fire": {"ore": 2}},
        house=house,
    )
    sitting = battle(table, "fire:b", "-", "-", left=0)
    assert sitting.only("ore", 16 + BY_LEADER, "done")
    sitting.answer("ore", 16 + BY_LEADER)
    load(table, "2h")
    sitting.answer(die("-"))
    assert sitting.only("ore", "done")
    assert side(table, "fire").hits == 4


@pytest.mark.rule("AG-BATTLE-23")
def test_totals_are_fixed_before_the_defender_rolls() -> None:
    table = field(
        "fire",
        {"fire-regular": 1},
        "hill",
        {"hill-regular": 1},
        resources={"fire": {"ore": 1}, "hill": {"weaponry": 1}},
    )
    sitting = battle(table, "fire:3h", "-", "hill:-")
    assert rolled(table, "hill") == (0, 0)
    sitting.answer("done")
    assert rolled(table, "hill") == (1, 0)
    assert totals(table) == {"fire": (3, 0)}
    assert sitting.seat == "hill"
    sitting.answer("weaponry")
    assert sitting.kind == ""
    assert [question.seat for question in sitting.questions] == [
        table.seat_of[race("fire")],
        table.seat_of[race("hill")],
    ]


@pytest.mark.rule("AG-BATTLE-24")
def test_example_seven_hits_and_one_block() -> None:
    table = field(
        "fire",
        {"vonindod": 1},  # a leader with Strength 4
        "hill",
        {"hill-regular": 1},
        rows={"fire": ["trade", "leader", "attack"]},
    )
    sitting = battle(table, "fire:3h", "b", "-", "a", left=2)
    load(table, "a", "hill:-")
    sitting.answer(BY_LEADER, die("-"), BY_ATTACK, 2).end()
    assert totals(table)["fire"] == (7, 1)


@pytest.mark.rule("AG-BATTLE-25")
def test_the_defender_has_leader_magic_and_resources_too() -> None:
    table = field(
        "stone",
        {"stone-regular": 1},
        "fire",
        {"zalto": 1},
        rows={"fire": ["leader", "magic", "move"]},
        resources={"fire": {"weaponry": 1, "ore": 1}},
        spells={"fire": ["shield"]},
    )
    sitting = battle(table, "stone:b", "fire:a", "a", "-")
    assert sitting.kind == "start-spell"
    sitting.answer("done")
    assert sitting.only(BY_LEADER, BY_MAGIC, "done")
    sitting.answer(BY_LEADER)
    assert sitting.asked is not None
    assert sitting.asked.about == 2
    load(table, "2h")
    sitting.answer(die("-"), "done", BY_MAGIC)
    assert side(table, "fire").blocks == 1  # one of two
    assert sitting.only("weaponry", "cast:shield", "done")


# -- resources --------------------------------------------------------------------------------


@pytest.mark.rule("AG-RES-03", "AG-RES-05")
def test_ore_adds_two_hits_to_an_attack() -> None:
    table = field(
        "fire",
        {"fire-regular": 1},
        "storm",
        {"storm-champion": 1},
        resources={"fire": {"ore": 2}},
    )
    sitting = battle(table, "fire:2h", "h", "storm:-", "-", "-")
    sitting.answer("ore", "ore").end()
    assert totals(table)["fire"] == (7, 0)
    assert table.cards(race("fire")) == 0
    assert table.discard == [1, 1]


@pytest.mark.rule("AG-RES-06", "AG-RES-08", "AG-RES-07")
def test_weaponry_serves_both_sides_and_ore_no_defender() -> None:
    table = field(
        "hill",
        {"hill-regular": 1},
        "fire",
        {"fire-regular": 1},
        resources={"fire": {"ore": 3, "weaponry": 1}, "hill": {"weaponry": 1}},
    )
    sitting = battle(table, "hill:b", "fire:a", "-")
    assert sitting.seat == "hill"
    assert sitting.only("weaponry", "done")
    sitting.answer("weaponry")
    assert sitting.seat == "fire"
    assert sitting.only("weaponry", "done")
    sitting.answer("weaponry").end()
    assert totals(table) == {"hill": (1, 2), "fire": (1, 1)}
    assert table.cards(race("fire")) == 3


@pytest.mark.rule("AG-RES-12")
def test_other_resources_have_no_use_in_battle() -> None:
    everything = {
        "food": 1, "ore": 1, "artifact": 1, "weaponry": 1, "rune-journey": 1, "rune-blood": 1,
        "rune-enemy": 1,
    }  # fmt: skip
    table = field(
        "hill", {"hill-regular": 1}, "fire", {"fire-regular": 1}, resources={"hill": everything}
    )
    assert battle(table, "hill:b").only("ore", "weaponry", "done")


@pytest.mark.rule("AG-RES-14")
def test_any_number_of_resources_is_used() -> None:
    table = field(
        "hill",
        {"hill-regular": 1},
        "storm",
        {"storm-champion": 1},
        resources={"hill": {"ore": 1, "weaponry": 3}},
    )
    sitting = battle(table, "hill:-", "storm:-", "-", "-")
    sitting.answer("weaponry", "ore", "weaponry", "weaponry").end()
    assert totals(table)["hill"] == (5, 3)


# -- leaders ----------------------------------------------------------------------------------


@pytest.mark.rule("AG-LEADER-13", "AG-LEADER-14")
def test_guh_makes_hill_units_hit_harder_abroad() -> None:
    leads = {"hill": ["leader", "move"]}
    at_home = {"sumber-hills": ("hill", {"guh": 1})}
    table = field(
        "hill", {"hill-regular": 2}, "storm", {"storm-champion": 1}, rows=leads, others=at_home
    )
    battle(table, "hill:1h", "-", "storm:-", "-", "-").end()
    assert totals(table)["hill"] == (3, 0)
    table = field(
        "hill", {"hill-regular": 5}, "storm", {"storm-champion": 1}, rows=leads, others=at_home
    )
    battle(table, "hill:-", "-", "-", "-", "-", "storm:-", "-", "-").end()
    assert totals(table)["hill"] == (3, 0)
    # Defending too (R59), champion and leader included.
    table = field(
        "stone",
        {"stone-regular": 1},
        "hill",
        {"guh": 1, "hill-champion": 1},
        rows=leads,
    )
    sitting = battle(table, "stone:b", "hill:-", "-", "-", "-")
    sitting.answer("done").end()
    assert totals(table)["hill"] == (2, 0)
    # The Biggest Giant lets four hits count.
    table = field(
        "hill",
        {"hill-regular": 5},
        "storm",
        {"storm-champion": 1},
        rows=leads,
        others=at_home,
        claimed={"hill": 1},
    )
    battle(table, "hill:-", "-", "-", "-", "-", "storm:-", "-", "-").end()
    assert totals(table)["hill"] == (4, 0)


@pytest.mark.rule("AG-LEADER-03")
def test_a_wounded_guh_is_no_help() -> None:
    table = field(
        "hill",
        {"hill-regular": 2},
        "storm",
        {"storm-champion": 1},
        rows={"hill": ["leader", "move"]},
        others={"sumber-hills": ("hill", {"guh!": 1})},
    )
    battle(table, "hill:-", "-", "storm:-", "-", "-").end()
    assert totals(table)["hill"] == (0, 0)


@pytest.mark.rule("AG-LEADER-15")
def test_guh_adds_nothing_to_a_battle_from_home() -> None:
    table = field(
        "hill",
        {"hill-regular": 4},
        "storm",
        {"storm-champion": 1},
        rows={"hill": ["leader", "move"]},
        here="sumber-hills",
        others={"high-moor": ("hill", {"guh": 1})},
    )
    battle(table, "hill:-", "-", "-", "-", "storm:-", "-", "-", here="sumber-hills").end()
    assert totals(table)["hill"] == (0, 0)


@pytest.mark.rule("AG-LEADER-21")
def test_an_attack_without_the_card_has_no_bonus_of_the_card() -> None:
    table = field(
        "storm",
        {"storm-regular": 1},
        "stone",
        {"stone-regular": 1},
        rows={"storm": ["move", "trade", "leader"]},
        others={"sea-of-swords": ("storm", {"serissa": 1})},
    )
    battle(table, "storm:2a", "a", "a", "stone:2b", by_attack_card=False).end()
    assert totals(table)["storm"] == (0, 0)
    # Magic serves as ever (R63); Serissa herself rolls nothing again, and Ore is for attackers.
    table = field(
        "storm",
        {"serissa": 1},
        "stone",
        {"stone-regular": 1},
        rows={"storm": ["magic", "trade", "leader"]},
        resources={"storm": {"ore": 1}},
    )
    sitting = battle(table, "storm:2a", "a", "a", by_attack_card=False)
    assert sitting.only(BY_MAGIC, "done")
    sitting.answer("done")
    assert sitting.only("ore", "done")


@pytest.mark.rule("AG-LEADER-23")
def test_storvald_ignores_the_first_two_blocks() -> None:
    for blocks, expected in ((["stone:2b", "b"], 4), (["stone:b", "-"], 5)):
        table = field(
            "frost",
            {"frost-regular": 1},
            "stone",
            {"kayalithica": 1},
            rows={"frost": ["leader", "attack"]},
            others={"sea-of-moving-ice": ("frost", {"storvald": 1})},
        )
        battle(table, "frost:3h", "2h", *blocks).end()
        assert damage(table)["stone"] == expected


@pytest.mark.rule("AG-LEADER-24")
def test_storvald_does_not_help_a_defence() -> None:
    table = field(
        "stone",
        {"stone-elite": 1},
        "frost",
        {"frost-regular": 1},
        rows={"frost": ["leader", "attack"]},
        others={"sea-of-moving-ice": ("frost", {"storvald": 1})},
    )
    battle(table, "stone:2b", "-", "frost:2h", "2h").end()
    assert damage(table)["stone"] == 2


@pytest.mark.rule("AG-LEADER-26")
def test_zalto_doubles_weaponry() -> None:
    for zalto, expected in (("zalto", (4, 4)), ("zalto!", (2, 2))):
        table = field(
            "fire",
            {"fire-regular": 1},
            "storm",
            {"storm-champion": 1},
            rows={"fire": ["leader", "attack"]},
            resources={"fire": {"weaponry": 2, "ore": 1}},
            others={"ice-spires": ("fire", {zalto: 1})},
        )
        sitting = battle(table, "fire:a", "-", "storm:-", "-", "-", left=0)
        sitting.answer("weaponry", "weaponry", "done").end()
        assert totals(table)["fire"] == expected


# -- points and conquest ----------------------------------------------------------------------


@pytest.mark.rule("AG-BATTLE-37", "AG-BATTLE-38", "AG-BATTLE-40", "AG-BATTLE-46")
def test_both_sides_can_wipe_each_other_out_and_score() -> None:
    table = field("frost", {"frost-regular": 1}, "fire", {"fire-regular": 1})
    battle(table, "frost:3h", "2h", "fire:3h", "2h").end()
    assert damage(table) == {"fire": 5, "frost": 5}
    assert at(table, HERE) == {}
    assert at(table, THERE) == {}
    assert table.holder[region(THERE)] == -1
    assert points(table, "frost") == 2
    assert points(table, "fire") == 2
    assert "conquered" not in told(table)
    who = [fact[0] for fact in facts(table, "scored")]
    assert who == [race("frost"), race("fire")]  # R38


@pytest.mark.rule("AG-BATTLE-38")
def test_each_side_gets_the_full_values_of_those_it_defeated() -> None:
    table = field(
        "storm",
        {"storm-champion": 1},
        "cloud",
        {"cloud-elite": 1, "cloud-regular": 1},
    )
    sitting = battle(table, "storm:4h", "2h", "-", "cloud:a", "-", "-", "-", "-")
    sitting.answer("cloud-elite").end()
    assert damage(table)["cloud"] == 6
    assert points(table, "storm") == box().unit("cloud-elite").value
    assert at(table, THERE) == {"cloud-regular!": 1}
    assert points(table, "cloud") == 0


@pytest.mark.rule("AG-BATTLE-39")
def test_wounds_are_worth_nothing() -> None:
    table = field("hill", {"hill-elite": 1}, "stone", {"stone-elite": 1})
    battle(table, "hill:2h", "stone:2h", "-").end()
    assert at(table, HERE) == {"hill-elite!": 1}
    assert at(table, THERE) == {"stone-elite!": 1}
    assert points(table, "hill") == points(table, "stone") == 0


@pytest.mark.rule("AG-ATTACK-09", "AG-ATTACK-10", "AG-BATTLE-41")
@pytest.mark.parametrize(("survivors", "least"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_at_least_half_of_the_survivors_move_in(survivors: int, least: int) -> None:
    for staying in range(survivors - least + 1):
        table = field("hill", {"hill-elite": survivors}, "stone", {"stone-regular!": 1})
        dice = ["hill:2h", *["h"] * (survivors - 1)]
        sitting = battle(table, *dice, "stone:a")
        for _ in range(staying):
            sitting.answer("hill-elite")
        if sitting.kind:
            assert staying < survivors - least
            sitting.answer("done")
        sitting.end()
        moved = survivors - staying
        assert at(table, THERE) == {"hill-elite": moved}
        assert at(table, HERE) == ({"hill-elite": staying} if staying else {})
        assert table.held[race("hill")] >> region(THERE) & 1


@pytest.mark.rule("AG-BATTLE-42")
def test_those_held_back_neither_count_nor_move_in() -> None:
    table = field("hill", {"hill-elite": 2, "hill-regular": 2}, "stone", {"stone-regular!": 1})
    sitting = battle(table, "hill:2h", "h", "stone:a", back=["hill-regular", "hill-regular"])
    assert sitting.only("hill-elite", "done")
    sitting.answer("hill-elite").end()
    assert at(table, HERE) == {"hill-elite": 1, "hill-regular": 2}
    assert at(table, THERE) == {"hill-elite": 1}


def test_wounded_conquerors_move_in_and_nothing_else_there_changes() -> None:
    """R76."""
    table = field("hill", {"hill-elite": 1}, "stone", {"stone-regular!": 1})
    table.castle = region(THERE)
    table.marked[0] |= 1 << region(THERE)
    table.slayer_at[0] = region(THERE)
    battle(table, "hill:2h", "stone:2h").end()
    assert at(table, THERE) == {"hill-elite!": 1}
    assert table.castle == region(THERE)
    assert table.marked[0] >> region(THERE) & 1
    assert table.slayer_at[0] == region(THERE)


@pytest.mark.rule("AG-BATTLE-48")
def test_no_damage_no_losses_and_the_battle_goes_on() -> None:
    table = field("hill", {"hill-regular": 1}, "stone", {"stone-elite": 1})
    battle(table, "hill:2h", "stone:2b", "2h").end()
    assert damage(table) == {"stone": 0, "hill": 2}
    assert at(table, THERE) == {"stone-elite": 1}
    assert at(table, HERE) == {}
