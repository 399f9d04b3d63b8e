"""Normal attacks, blow by blow (HS-B-ATK, HS-M-ATK), and the powers of those who defend."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.asks import ATTACK_BASIC, DONE, attack_code, attacker_of, using_of
from giantstable.games.heroscape.attacking import attack_action, strike
from giantstable.games.heroscape.battle import MARKERS, Battle
from giantstable.games.heroscape.defending import can_counter
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    battle_on,
    clause,
    events,
    figure,
    first_question,
    happened,
    place,
    run,
    unit,
)
from tests.games.heroscape.loaded import load

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def attack(battle: Battle, attacker: str, target: str) -> int:
    return attack_code(figure(battle, attacker), figure(battle, target))


def strikes(battle: Battle, attacker: str, target: str, *rolls: str) -> None:
    """Let one figure attack another, with these dice."""
    load(battle, list(rolls))
    assert run(strike(battle, figure(battle, attacker), figure(battle, target))) == []


def rolled(battle: Battle, name: str) -> list[list[int]]:
    """Return dice and results of every roll of that name so far."""
    return [e.values()[1:] for e in events(battle) if e.kind.name == name]


# -- the Basic Game -------------------------------------------------------------------------------


def guards(*, basic: bool = True) -> Battle:
    """Return the two Guards of example 9, both one level above an enemy, and another enemy."""
    return battle_on(
        "g2 g1 g2 g1",
        {
            "zettian-guards 1": (0, "A1"),
            "zettian-guards 2": (0, "C1"),
            "airborne-elite 1": (1, "B1"),
            "airborne-elite 2": (1, "D1"),
        },
        basic=basic,
        acting="zettian-guards",
    )


@pytest.mark.rule("HS-B-ATK-EX9A")
@pytest.mark.rule("HS-B-ATK-08")
def test_example_9_the_first_attack_is_blocked() -> None:
    battle = guards()
    load(battle, ["2 skulls of 3", "2 shields of 2"])
    first = attack(battle, "zettian-guards 1", "airborne-elite 1")
    asked = run(attack_action(battle), first, DONE)
    assert rolled(battle, "rolled-attack") == [[3, 2]]
    assert rolled(battle, "rolled-defense") == [[2, 2]]
    assert happened(battle) == ["attacked", "rolled-attack", "rolled-defense", "blocked"]
    assert place(battle, "airborne-elite 1") == "B1"
    assert place(battle, "zettian-guards 1") == "A1"
    assert attack(battle, "zettian-guards 2", "airborne-elite 1") in asked[1].codes


@pytest.mark.rule("HS-B-ATK-EX9B")
@pytest.mark.rule("HS-B-ATK-09")
def test_example_9_the_second_attack_destroys_and_ends_the_turn() -> None:
    battle = guards()
    load(battle, ["2 skulls of 3", "2 shields of 2", "2 skulls of 3", "1 shield of 2"])
    codes = [
        attack(battle, "zettian-guards 1", "airborne-elite 1"),
        attack(battle, "zettian-guards 2", "airborne-elite 1"),
    ]
    asked = run(attack_action(battle), *codes)  # nothing is asked after the last attack
    assert [d.kind_of for d in asked] == [ATTACK_BASIC, ATTACK_BASIC]
    assert rolled(battle, "rolled-attack")[1] == [3, 2]
    assert rolled(battle, "rolled-defense")[1] == [2, 1]
    assert place(battle, "airborne-elite 1") == "-"
    assert place(battle, "airborne-elite 2") == "D1"


@pytest.mark.rule("HS-B-ATK-02")
@pytest.mark.rule("HS-B-ATK-04")
def test_figures_attack_in_any_order_also_the_same_enemy() -> None:
    battle = guards()
    first = attack(battle, "zettian-guards 2", "airborne-elite 1")
    load(battle, ["0 skulls of 3"])
    asked = run(attack_action(battle), first, DONE)
    assert {attacker_of(code) for code in asked[0].codes[:-1]} == {
        figure(battle, "zettian-guards 1"),
        figure(battle, "zettian-guards 2"),
    }
    assert attack(battle, "zettian-guards 1", "airborne-elite 1") in asked[1].codes


@pytest.mark.rule("HS-B-ATK-03")
def test_a_figure_attacks_once_in_a_basic_turn() -> None:
    battle = guards()
    load(battle, ["0 skulls of 3"])
    first = attack(battle, "zettian-guards 2", "airborne-elite 1")
    asked = run(attack_action(battle), first, DONE)
    guard = figure(battle, "zettian-guards 2")
    assert all(attacker_of(code) != guard for code in asked[1].codes[:-1])


@pytest.mark.rule("HS-B-ATK-05")
def test_an_attack_names_its_target_before_any_die_is_rolled() -> None:
    battle = guards()
    before = battle.rng.drawn
    play = attack_action(battle)
    asked = next(play)
    assert isinstance(asked, Decision)
    assert battle.rng.drawn == before
    assert attack(battle, "zettian-guards 1", "airborne-elite 1") in asked.codes
    play.send(attack(battle, "zettian-guards 1", "airborne-elite 1"))
    assert battle.rng.drawn > before
    assert happened(battle)[:2] == ["attacked", "rolled-attack"]
    told = events(battle)[0]
    target = figure(battle, "airborne-elite 1")
    assert told.values() == [figure(battle, "zettian-guards 1"), target]


@pytest.mark.rule("HS-B-ATK-06")
def test_attack_dice_then_defense_dice() -> None:
    battle = battle_on(
        ROW, {"marro-warriors": (0, "A1"), "deathwalker-9000": (1, "B1")}, basic=True
    )
    strikes(battle, "marro-warriors", "deathwalker-9000", "1 skull of 2", "any of 9")
    assert [e.kind.name for e in events(battle)][1:3] == ["rolled-attack", "rolled-defense"]
    assert rolled(battle, "rolled-attack")[0][0] == 2
    assert rolled(battle, "rolled-defense")[0][0] == 9


def test_a_basic_hit_destroys_a_hero_outright() -> None:
    battle = battle_on(
        ROW, {"grimnak": (0, "A1 B1"), "mimring": (1, "C1 D1"), "finn": (1, "H1")}, basic=True
    )
    strikes(battle, "grimnak", "mimring", "3 skulls of 6", "2 shields of 8")
    assert place(battle, "mimring") == "-"
    assert happened(battle)[-1] == "destroyed"


# -- the Master Game ------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-ATK-EX17")
def test_example_17_a_marro_destroys_syvarris() -> None:
    battle = battle_on(
        "g1 g1 g1 g2 g2 g2",
        {"marro-warriors": (0, "A1"), "syvarris": (1, "D1"), "grimnak": (1, "E1 F1")},
        acting="marro-warriors",
    )
    syvarris = unit(battle, "syvarris")
    battle.marker[MARKERS + 1] = syvarris
    battle.wounds[figure(battle, "syvarris")] = 2
    load(battle, ["2 skulls of 2", "0 shields of 3"])
    run(attack_action(battle), attack(battle, "marro-warriors", "syvarris"))
    assert rolled(battle, "rolled-attack") == [[2, 2]]
    assert rolled(battle, "rolled-defense") == [[3, 0]]
    assert battle.wounds[figure(battle, "syvarris")] == 4
    assert place(battle, "syvarris") == "-"
    assert battle.marker[MARKERS + 1] == syvarris
    assert battle.shown == [0, 0]


@pytest.mark.rule("HS-M-ATK-03")
@pytest.mark.rule("HS-M-ATK-05")
def test_figures_of_a_card_attack_one_after_another_in_any_order() -> None:
    names = [f"marro-warriors {n}" for n in (1, 2, 3, 4)]
    battle = battle_on(
        "g1 g1 g1 g1 g1 g1",
        {
            **{name: (0, f"{'ABCD'[i]}1") for i, name in enumerate(names)},
            "finn": (1, "F1"),
        },
        acting="marro-warriors",
    )
    order = [names[3], names[2], names[1], names[0]]
    # Each is in the way of the one behind, so only who sees Finn can attack him.
    opened = first_question(attack_action(battle))
    assert opened is not None
    assert attack(battle, order[0], "finn") in opened.codes

    arc = battle_on(
        "g1 g1 g1\ng1 g1 g1\ng1 g1 g1",
        {
            "marro-warriors 1": (0, "A1"),
            "marro-warriors 2": (0, "A2"),
            "marro-warriors 3": (0, "A3"),
            "marro-warriors 4": (0, "C1"),
            "finn": (1, "C3"),
        },
        acting="marro-warriors",
    )
    load(arc, ["0 skulls of 2"] * 4)
    asked = run(attack_action(arc), *[attack(arc, name, "finn") for name in order])
    assert [len(d.codes) - 1 for d in asked] == [4, 3, 2, 1]


@pytest.mark.rule("HS-M-ATK-04")
def test_a_figure_attacks_once_in_a_turn_unless_a_power_allows_more() -> None:
    battle = battle_on(
        ROW, {"marro-warriors": (0, "A1"), "finn": (1, "D1")}, acting="marro-warriors"
    )
    load(battle, ["0 skulls of 2"])
    assert len(run(attack_action(battle), attack(battle, "marro-warriors", "finn"))) == 1

    archer = battle_on(ROW, {"syvarris": (0, "A1"), "finn": (1, "D1")}, acting="syvarris")
    load(archer, ["0 skulls of 3", "0 skulls of 3"])
    again = [attack(archer, "syvarris", "finn")] * 2
    assert len(run(attack_action(archer), *again)) == 2


@pytest.mark.rule("HS-M-ATK-07")
def test_the_target_is_locked_once_the_attack_is_announced() -> None:
    battle = battle_on(
        ROW, {"syvarris": (0, "A1"), "finn": (1, "C1"), "thorgrim": (1, "E1")}, acting="syvarris"
    )
    load(battle, ["3 skulls of 3", "0 shields of 4"])
    run(attack_action(battle), attack(battle, "syvarris", "finn"), DONE)
    assert happened(battle)[:3] == ["attacked", "rolled-attack", "rolled-defense"]
    assert events(battle)[2].a == figure(battle, "finn")
    assert battle.wounds[figure(battle, "finn")] == 3


@pytest.mark.rule("HS-M-ATK-10")
def test_each_shield_blocks_one_skull() -> None:
    battle = battle_on(ROW, {"mimring": (0, "A1 B1"), "finn": (1, "C1")})
    strikes(battle, "mimring", "finn", "4 skulls of 4", "1 shield of 4")
    assert battle.wounds[figure(battle, "finn")] == 3


@pytest.mark.rule("HS-M-ATK-11")
@pytest.mark.parametrize(("skulls", "shields"), [(2, 2), (1, 3), (0, 0)])
def test_skulls_that_do_not_exceed_the_shields_do_nothing(skulls: int, shields: int) -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})
    rolls = [f"{skulls} skulls of 3"]
    if skulls:
        rolls.append(f"{shields} shields of 4")
    strikes(battle, "finn", "grimnak", *rolls)
    assert battle.wounds[figure(battle, "grimnak")] == 0
    assert place(battle, "grimnak") == "B1 C1"
    assert place(battle, "finn") == "A1"
    assert happened(battle)[-1] == "blocked"


@pytest.mark.rule("HS-M-ATK-12")
def test_every_skull_that_is_not_blocked_is_a_wound() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})
    strikes(battle, "finn", "grimnak", "3 skulls of 3", "1 shield of 4")
    assert battle.wounds[figure(battle, "grimnak")] == 2


def test_an_attack_action_without_a_target_asks_nothing() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "G1 H1")}, acting="finn")
    assert run(attack_action(battle)) == []


def test_part_of_a_squad_may_attack() -> None:
    battle = guards(basic=False)
    load(battle, ["0 skulls of 3"])
    run(attack_action(battle), attack(battle, "zettian-guards 1", "airborne-elite 1"), DONE)
    assert battle.struck == 1 << figure(battle, "zettian-guards 1")


@pytest.mark.rule("HS-P-ZETT-01")
def test_the_second_guard_has_another_die_against_the_same_figure() -> None:
    battle = guards(basic=False)
    load(battle, ["0 skulls of 3", "0 skulls of 4"])
    codes = [
        attack(battle, "zettian-guards 1", "airborne-elite 1"),
        attack(battle, "zettian-guards 2", "airborne-elite 1"),
    ]
    run(attack_action(battle), *codes)
    assert rolled(battle, "rolled-attack") == [[3, 0], [4, 0]]


# -- Double Attack --------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-SYVA-01")
def test_syvarris_attacks_twice_and_not_three_times() -> None:
    battle = battle_on(
        ROW, {"syvarris": (0, "A1"), "finn": (1, "C1"), "grimnak": (1, "E1 F1")}, acting="syvarris"
    )
    load(battle, ["1 skull of 3", "0 shields of 4", "2 skulls of 3", "1 shield of 4"])
    codes = [attack(battle, "syvarris", "finn"), attack(battle, "syvarris", "grimnak")]
    asked = run(attack_action(battle), *codes)
    assert codes[0] in asked[1].codes  # the same figure again, or another
    assert battle.wounds[figure(battle, "finn")] == 1
    assert battle.wounds[figure(battle, "grimnak")] == 1
    assert len(rolled(battle, "rolled-attack")) == 2


@pytest.mark.rule("HS-P-SYVA-02")
def test_the_second_attack_looks_for_targets_anew() -> None:
    places = {
        "syvarris": (0, "A1"),
        "marro-warriors": (1, "B1"),
        "grimnak": (1, "E1 F1"),
    }
    battle = battle_on(ROW, places, acting="syvarris")
    near, far = attack(battle, "syvarris", "marro-warriors"), attack(battle, "syvarris", "grimnak")
    load(battle, ["1 skull of 3", "0 shields of 3", "0 skulls of 3"])
    asked = run(attack_action(battle), near, far)
    assert asked[0].codes == [near, DONE]  # engaged: only that one
    assert asked[1].codes == [far, DONE]  # not any more

    battle = battle_on(ROW, places, acting="syvarris")
    load(battle, ["0 skulls of 3", "0 skulls of 3"])
    asked = run(attack_action(battle), near, near)
    assert asked[1].codes == [near, DONE]


# -- Stealth Dodge --------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-KRAV-01")
def test_one_shield_blocks_all_from_afar() -> None:
    places = {"mimring": (0, "A1 B1"), "krav-maga-agents": (1, "G1"), "syvarris": (0, "C1")}
    battle = battle_on(ROW, {**places, "finn": (1, "H1")})
    strikes(battle, "syvarris", "krav-maga-agents", "3 skulls of 3", "1 shield of 3")
    assert happened(battle)[-1] == "dodged"
    assert place(battle, "krav-maga-agents") == "G1"
    strikes(battle, "syvarris", "krav-maga-agents", "3 skulls of 3", "0 shields of 3")
    assert place(battle, "krav-maga-agents") == "-"


@pytest.mark.rule("HS-P-KRAV-02")
def test_against_an_adjacent_attacker_shields_count_as_always() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "krav-maga-agents": (1, "B1"), "raelin": (1, "H1")})
    strikes(battle, "finn", "krav-maga-agents", "2 skulls of 3", "1 shield of 3")
    assert place(battle, "krav-maga-agents") == "-"


# -- Counter Strike -------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-IZUM-01")
def test_shields_beyond_the_skulls_hit_back_and_nobody_blocks_them() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(battle, "finn", "izumi-samurai", "1 skull of 3", "3 shields of 5")
    assert battle.wounds[figure(battle, "finn")] == 2
    assert len(rolled(battle, "rolled-defense")) == 1
    assert happened(battle)[-3:] == ["blocked", "countered", "wounded"]


def test_no_more_shields_than_skulls_hit_nobody() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(battle, "finn", "izumi-samurai", "2 skulls of 3", "2 shields of 5")
    assert battle.wounds[figure(battle, "finn")] == 0
    assert happened(battle)[-1] == "blocked"


def test_an_attacker_who_dies_of_a_counter_strike_has_no_more_attacks() -> None:
    battle = battle_on(
        ROW,
        {"syvarris": (0, "A1"), "raelin": (0, "H1"), "izumi-samurai": (1, "B1")},
        acting="syvarris",
    )
    battle.wounds[figure(battle, "syvarris")] = 3
    load(battle, ["0 skulls of 3", "1 shield of 5"])
    asked = run(attack_action(battle), attack(battle, "syvarris", "izumi-samurai"))
    assert len(asked) == 1
    assert place(battle, "syvarris") == "-"


@pytest.mark.rule("HS-P-IZUM-02")
def test_no_counter_strike_from_afar_or_against_samurai() -> None:
    battle = battle_on(ROW, {"marro-warriors": (0, "A1"), "izumi-samurai": (1, "E1")})
    strikes(battle, "marro-warriors", "izumi-samurai", "0 skulls of 2")
    assert happened(battle)[-1] == "blocked"  # no defense was rolled
    strikes(battle, "marro-warriors", "izumi-samurai", "1 skull of 2", "4 shields of 5")
    assert place(battle, "marro-warriors") == "A1"

    kin = battle_on(ROW, {"izumi-samurai": (0, "A1"), "izumi-samurai#2": (1, "B1")}, sets=2)
    samurai, other = figure(kin, "izumi-samurai"), figure(kin, "izumi-samurai#2")
    assert not can_counter(kin, samurai, other)
    strikes(kin, "izumi-samurai", "izumi-samurai#2", "1 skull of 2", "4 shields of 5")
    assert place(kin, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-IZUM-03")
def test_without_a_skull_a_samurai_still_rolls_to_hit_back() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(battle, "finn", "izumi-samurai", "0 skulls of 3", "2 shields of 5")
    assert battle.wounds[figure(battle, "finn")] == 2


@pytest.mark.rule("HS-P-IZUM-04")
def test_shields_of_extra_dice_hit_back_too() -> None:
    battle = battle_on(
        "g1 g2 g2", {"syvarris": (0, "A1"), "izumi-samurai": (1, "B1"), "thorgrim": (1, "C1")}
    )
    strikes(battle, "syvarris", "izumi-samurai", "0 skulls of 3", "4 shields of 7")
    assert rolled(battle, "rolled-defense") == [[7, 4]]
    assert place(battle, "syvarris") == "-"
    assert happened(battle)[-1] == "won"  # he was the last


def test_the_basic_game_has_no_powers_of_defenders() -> None:
    battle = battle_on(
        ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1"), "raelin": (1, "H1")}, basic=True
    )
    strikes(battle, "finn", "izumi-samurai", "0 skulls of 3")
    assert happened(battle) == ["attacked", "rolled-attack", "blocked"]


# -- the truce ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-S-FORT-09")
def test_an_attack_on_another_raider_ends_the_truce_before_the_dice() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1 g1",
        {"mimring": (0, "E1 F1"), "syvarris": (1, "A1"), "finn": (2, "A2"), "raelin": (3, "C1")},
        special=[clause("truce", seats=[1, 2, 3])],
        acting="syvarris",
    )
    load(battle, ["0 skulls of 3"])
    asked = run(attack_action(battle), attack(battle, "syvarris", "finn"), DONE)
    assert happened(battle)[:3] == ["attacked", "truce-broken", "rolled-attack"]
    assert not battle.truce
    # Before, nobody was engaged with anybody; now Finn stands in the way of everybody else.
    assert attack(battle, "syvarris", "raelin") in asked[0].codes
    assert asked[1].codes == [attack(battle, "syvarris", "finn"), DONE]


@pytest.mark.rule("HS-S-FORT-08")
def test_an_attack_on_the_defender_keeps_the_truce() -> None:
    battle = battle_on(
        ROW,
        {"mimring": (0, "C1 D1"), "finn": (1, "B1"), "raelin": (2, "A1"), "syvarris": (3, "F1")},
        special=[clause("truce", seats=[1, 2, 3])],
        acting="finn",
    )
    load(battle, ["0 skulls of 3"])
    run(attack_action(battle), attack(battle, "finn", "mimring"))
    assert battle.truce


def test_using_nothing_is_a_normal_attack() -> None:
    battle = guards()
    asked = first_question(attack_action(battle))
    assert asked is not None
    assert all(using_of(code) == 0 for code in asked.codes[:-1])
