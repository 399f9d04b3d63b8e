"""The Attack Command (AG-ATTACK): one battle, or a shift into an empty region."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules.battle.nine_steps import attack_command, targets
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import BY_ATTACK
from giantstable.games.assault.table.realm import Realm
from tests.games.assault.fights import HERE, THERE, battle, combat, field, totals
from tests.games.assault.loaded import load
from tests.games.assault.realms import Sitting, at, race, realm, run
from tests.games.assault.table import region


def attack(table: Realm, name: str, left: int = 0) -> Sitting:
    return run(attack_command(table, race(name), left), table)


def can_attack(table: Realm, name: str, source: str, target: str) -> bool:
    return packed(0, region(source), region(target)) in targets(table, race(name))


@pytest.mark.rule("AG-ATTACK-01", "AG-BATTLE-02")
def test_one_region_attacks_one_adjacent_army() -> None:
    table = realm(
        armies={
            "dessarin-valley": ("hill", {"hill-regular": 2}),
            "delimbiyr-vale": ("hill", {"hill-elite": 3}),
            "waterdeep": ("fire", {"fire-regular": 1}),
            "high-moor": ("frost", {"frost-regular": 1}),
        },
        active="hill",
    )
    sitting = attack(table, "hill")
    assert sitting.kind == "attack"
    assert sitting.offers("@dessarin-valley>waterdeep")
    assert sitting.offers("@delimbiyr-vale>waterdeep")
    assert sitting.offers("@delimbiyr-vale>high-moor")
    assert not sitting.offers("@dessarin-valley>high-moor")  # not adjacent
    load(table, "hill:-", "-", "fire:b", "-")
    sitting.answer("@dessarin-valley>waterdeep", "done").end()
    # Only those of the one region rolled: 2 regulars, 2 dice.
    assert sum(1 for event in table.events or [] if event.kind.name == "rolled") == 2 + 2


@pytest.mark.rule("AG-ATTACK-02", "AG-BATTLE-05")
def test_attackers_stay_next_door() -> None:
    table = field("hill", {"hill-regular": 2}, "fire", {"fire-elite": 1})
    load(table, "hill:-", "-", "fire:b", "-")
    sitting = attack(table, "hill")
    sitting.answer(f"@{HERE}>{THERE}")
    assert at(table, HERE) == {"hill-regular": 2}
    sitting.answer("done").end()
    assert at(table, HERE) == {"hill-regular": 2}
    assert at(table, THERE) == {"fire-elite": 1}


@pytest.mark.rule("AG-ATTACK-03", "AG-ATTACK-15")
def test_any_units_shift_into_one_empty_region() -> None:
    for n in range(4):
        table = realm(armies={HERE: ("hill", {"hill-regular": 3})}, active="hill")
        sitting = attack(table, "hill").answer(f"shift@{HERE}>{THERE}")
        for _ in range(n):
            assert sitting.kind == "shift"
            sitting.answer("hill-regular")
        if n < 3:
            sitting.answer("done")
        sitting.end()
        assert at(table, HERE) == ({"hill-regular": 3 - n} if n < 3 else {})
        assert at(table, THERE) == ({"hill-regular": n} if n else {})


@pytest.mark.rule("AG-ATTACK-03")
def test_all_units_of_a_region_shift_at_once() -> None:
    table = realm(armies={HERE: ("hill", {"hill-regular": 3, "guh!": 1})}, active="hill")
    attack(table, "hill").answer(f"shift@{HERE}>{THERE}", "all").end()
    assert at(table, HERE) == {}
    assert at(table, THERE) == {"hill-regular": 3, "guh!": 1}
    assert table.holder[region(HERE)] == -1


@pytest.mark.rule("AG-ATTACK-15")
def test_a_shift_goes_one_region_far() -> None:
    table = realm(armies={"icewind-dale": ("hill", {"hill-regular": 1})}, active="hill")
    sitting = attack(table, "hill")
    assert sitting.only(
        "shift@icewind-dale>spine-of-the-world", "shift@icewind-dale>neverwinter-wood", "done"
    )


@pytest.mark.rule("AG-ATTACK-04")
def test_the_command_attacks_or_shifts_but_not_both() -> None:
    armies = {
        HERE: ("hill", {"hill-regular": 2}),
        THERE: ("fire", {"fire-champion": 1}),
    }
    table = realm(armies=armies, active="hill")
    attack(table, "hill").answer(f"shift@{HERE}>high-forest", "hill-regular", "done").end()
    table = realm(armies=armies, active="hill")
    load(table, "hill:-", "-", "fire:b", "-", "-")
    attack(table, "hill").answer(f"@{HERE}>{THERE}", "done").end()


@pytest.mark.rule("AG-ATTACK-05")
def test_no_shift_to_other_giants_own_ones_included() -> None:
    table = realm(
        armies={
            HERE: ("hill", {"hill-regular": 2}),
            THERE: ("hill", {"hill-elite": 1}),
            "high-forest": ("stone", {"stone-regular": 1}),
        },
        active="hill",
        slayers={"hook": "neverwinter-wood"},
    )
    sitting = attack(table, "hill")
    assert not sitting.offers(f"shift@{HERE}>{THERE}")
    assert not sitting.offers(f"shift@{HERE}>high-forest")
    assert sitting.offers(f"shift@{HERE}>neverwinter-wood")  # giantslayers are no giants
    assert sitting.offers(f"shift@{HERE}>sumber-hills")  # one's own empty home


@pytest.mark.rule("AG-ATTACK-06")
def test_no_shift_into_a_closed_starting_region() -> None:
    armies = {"silver-marches": ("hill", {"hill-regular": 1})}
    closed = attack(realm(armies=armies, active="hill"), "hill")
    assert not closed.offers("shift@silver-marches>ice-spires")
    assert closed.offers("shift@silver-marches>high-forest")
    opened = attack(realm(armies=armies, active="hill", stage="final-ordning"), "hill")
    assert opened.offers("shift@silver-marches>ice-spires")


@pytest.mark.rule("AG-ATTACK-07")
def test_each_command_to_the_left_makes_two_hits_of_an_arcane_result() -> None:
    table = field(
        "hill",
        {"hill-regular": 4},
        "fire",
        {"fire-champion": 1},
        resources={"hill": {"ore": 1}},
    )
    sitting = battle(table, "hill:a", "a", "a", "-", "fire:b", "b", "b", left=2)
    assert sitting.only(BY_ATTACK, "done")
    sitting.answer(BY_ATTACK)
    assert sitting.only(1, 2)
    sitting.answer(2)
    assert combat(table).attacker.arcane == 1
    sitting.answer("done").end()
    assert totals(table)["hill"] == (4, 0)


@pytest.mark.rule("AG-ATTACK-08", "AG-BATTLE-26")
def test_the_bonus_is_for_the_battle_of_this_command_only() -> None:
    table = field(
        "fire",
        {"fire-regular": 1},
        "hill",
        {"hill-regular": 2},
        rows={"hill": ["move", "trade", "attack"]},
    )
    battle(table, "fire:b", "-", "hill:a", "a", left=2).end()
    assert totals(table)["hill"] == (0, 0)


@pytest.mark.rule("AG-ATTACK-11", "AG-FINAL-02", "AG-NPC-07")
def test_starting_regions_of_others_are_protected_until_the_final_ordning() -> None:
    armies = {
        "graypeak-mountains": ("stone", {"stone-regular": 2}),
        "high-moor": ("hill", {"hill-regular": 2}),
    }
    table = realm(armies=armies)
    assert not can_attack(table, "hill", "high-moor", "graypeak-mountains")
    table = realm(armies=armies, stage="final-ordning")
    assert can_attack(table, "hill", "high-moor", "graypeak-mountains")
    npc = {
        "ice-spires": ("fire", {"zalto": 1}),
        "silver-marches": ("hill", {"hill-regular": 2}),
    }
    table = realm(seats=4, armies=npc)
    assert not can_attack(table, "hill", "silver-marches", "ice-spires")
    table = realm(seats=4, armies=npc, stage="final-ordning")
    assert can_attack(table, "hill", "silver-marches", "ice-spires")


def test_invaders_of_a_home_can_be_driven_out() -> None:
    """R77: after the Final Ordning any army in any Starting Region may be attacked."""
    table = realm(
        armies={
            "sumber-hills": ("fire", {"fire-regular": 1}),
            "waterdeep": ("hill", {"hill-regular": 1}),
            "dessarin-valley": ("stone", {"stone-regular": 1}),
        },
        stage="endgame",
    )
    assert can_attack(table, "hill", "waterdeep", "sumber-hills")
    assert can_attack(table, "stone", "dessarin-valley", "sumber-hills")


@pytest.mark.rule("AG-ATTACK-12", "AG-SLAYER-33")
def test_giantslayers_are_never_attacked() -> None:
    table = realm(armies={HERE: ("hill", {"hill-regular": 2})}, slayers={"hook": THERE})
    assert targets(table, race("hill")) == []
    table = realm(
        armies={HERE: ("hill", {"hill-regular": 2}), THERE: ("fire", {"fire-regular": 1})},
        slayers={"hook": THERE, "line": HERE},
    )
    assert targets(table, race("hill")) == [packed(0, region(HERE), region(THERE))]


@pytest.mark.rule("AG-ATTACK-13", "AG-NPC-06")
def test_npc_armies_among_small_folk_are_attacked_like_any_other() -> None:
    table = realm(
        seats=4,
        armies={
            "icewind-dale": ("frost", {"frost-regular": 2}),
            "spine-of-the-world": ("stone", {"stone-regular": 2}),
            "silver-marches": ("fire", {"fire-regular": 2}),
        },
    )
    assert can_attack(table, "stone", "spine-of-the-world", "icewind-dale")
    assert can_attack(table, "stone", "spine-of-the-world", "silver-marches")


@pytest.mark.rule("AG-ATTACK-16")
def test_units_attack_out_of_their_home() -> None:
    table = realm(
        armies={
            "sumber-hills": ("hill", {"hill-regular": 2}),
            "waterdeep": ("fire", {"fire-regular": 1}),
        }
    )
    assert can_attack(table, "hill", "sumber-hills", "waterdeep")


def test_nothing_to_attack_and_nowhere_to_go_is_not_asked() -> None:
    table = realm(active="hill")
    attack(table, "hill").end()


def test_the_command_may_be_left_alone() -> None:
    table = field("hill", {"hill-regular": 2}, "fire", {"fire-elite": 1})
    attack(table, "hill").answer("done").end()
    assert at(table, HERE) == {"hill-regular": 2}
