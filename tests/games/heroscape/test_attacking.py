"""Normal attacks, blow by blow (HS-B-ATK, HS-M-ATK), and the powers of those who defend."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.attack.normal_attack import strike
from giantstable.games.heroscape.rules.powers.counter_strike import can_counter
from giantstable.games.heroscape.table.asks import ATTACK_BASIC
from giantstable.games.heroscape.table.codes import DONE, attack_code, attacker_of, using_of
from giantstable.games.heroscape.table.fray import MARKERS, Fray
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    clause,
    events,
    figure,
    first_question,
    fray_on,
    happened,
    place,
    run,
    unit,
)
from tests.games.heroscape.loaded import load

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def attack(fray: Fray, attacker: str, target: str) -> int:
    return attack_code(figure(fray, attacker), figure(fray, target))


def strikes(fray: Fray, attacker: str, target: str, *rolls: str) -> None:
    """Let one figure attack another, with these dice."""
    load(fray, list(rolls))
    assert run(strike(fray, figure(fray, attacker), figure(fray, target))) == []


def rolled(fray: Fray, name: str) -> list[list[int]]:
    """Return dice and results of every roll of that name so far."""
    return [e.values()[1:] for e in events(fray) if e.kind.name == name]


# -- the Basic Game -------------------------------------------------------------------------------


def guards(*, basic: bool = True) -> Fray:
    """Return the two Guards of example 9, both one level above an enemy, and another enemy."""
    return fray_on(
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
    fray = guards()
    load(fray, ["2 skulls of 3", "2 shields of 2"])
    first = attack(fray, "zettian-guards 1", "airborne-elite 1")
    asked = run(attack_action(fray), first, DONE)
    assert rolled(fray, "rolled-attack") == [[3, 2]]
    assert rolled(fray, "rolled-defense") == [[2, 2]]
    assert happened(fray) == ["attacked", "rolled-attack", "rolled-defense", "blocked"]
    assert place(fray, "airborne-elite 1") == "B1"
    assert place(fray, "zettian-guards 1") == "A1"
    assert attack(fray, "zettian-guards 2", "airborne-elite 1") in asked[1].codes


@pytest.mark.rule("HS-B-ATK-EX9B")
@pytest.mark.rule("HS-B-ATK-09")
def test_example_9_the_second_attack_destroys_and_ends_the_turn() -> None:
    fray = guards()
    load(fray, ["2 skulls of 3", "2 shields of 2", "2 skulls of 3", "1 shield of 2"])
    codes = [
        attack(fray, "zettian-guards 1", "airborne-elite 1"),
        attack(fray, "zettian-guards 2", "airborne-elite 1"),
    ]
    asked = run(attack_action(fray), *codes)  # nothing is asked after the last attack
    assert [d.kind_of for d in asked] == [ATTACK_BASIC, ATTACK_BASIC]
    assert rolled(fray, "rolled-attack")[1] == [3, 2]
    assert rolled(fray, "rolled-defense")[1] == [2, 1]
    assert place(fray, "airborne-elite 1") == "-"
    assert place(fray, "airborne-elite 2") == "D1"


@pytest.mark.rule("HS-B-ATK-02")
@pytest.mark.rule("HS-B-ATK-04")
def test_figures_attack_in_any_order_also_the_same_enemy() -> None:
    fray = guards()
    first = attack(fray, "zettian-guards 2", "airborne-elite 1")
    load(fray, ["0 skulls of 3"])
    asked = run(attack_action(fray), first, DONE)
    assert {attacker_of(code) for code in asked[0].codes[:-1]} == {
        figure(fray, "zettian-guards 1"),
        figure(fray, "zettian-guards 2"),
    }
    assert attack(fray, "zettian-guards 1", "airborne-elite 1") in asked[1].codes


@pytest.mark.rule("HS-B-ATK-03")
def test_a_figure_attacks_once_in_a_basic_turn() -> None:
    fray = guards()
    load(fray, ["0 skulls of 3"])
    first = attack(fray, "zettian-guards 2", "airborne-elite 1")
    asked = run(attack_action(fray), first, DONE)
    guard = figure(fray, "zettian-guards 2")
    assert all(attacker_of(code) != guard for code in asked[1].codes[:-1])


@pytest.mark.rule("HS-B-ATK-05")
def test_an_attack_names_its_target_before_any_die_is_rolled() -> None:
    fray = guards()
    before = fray.rng.drawn
    play = attack_action(fray)
    asked = next(play)
    assert isinstance(asked, Decision)
    assert fray.rng.drawn == before
    assert attack(fray, "zettian-guards 1", "airborne-elite 1") in asked.codes
    play.send(attack(fray, "zettian-guards 1", "airborne-elite 1"))
    assert fray.rng.drawn > before
    assert happened(fray)[:2] == ["attacked", "rolled-attack"]
    told = events(fray)[0]
    target = figure(fray, "airborne-elite 1")
    assert told.values() == [figure(fray, "zettian-guards 1"), target]


@pytest.mark.rule("HS-B-ATK-06")
def test_attack_dice_then_defense_dice() -> None:
    fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "deathwalker-9000": (1, "B1")}, basic=True)
    strikes(fray, "marro-warriors", "deathwalker-9000", "1 skull of 2", "any of 9")
    assert [e.kind.name for e in events(fray)][1:3] == ["rolled-attack", "rolled-defense"]
    assert rolled(fray, "rolled-attack")[0][0] == 2
    assert rolled(fray, "rolled-defense")[0][0] == 9


def test_a_basic_hit_destroys_a_hero_outright() -> None:
    fray = fray_on(
        ROW, {"grimnak": (0, "A1 B1"), "mimring": (1, "C1 D1"), "finn": (1, "H1")}, basic=True
    )
    strikes(fray, "grimnak", "mimring", "3 skulls of 6", "2 shields of 8")
    assert place(fray, "mimring") == "-"
    assert happened(fray)[-1] == "destroyed"


# -- the Master Game ------------------------------------------------------------------------------


@pytest.mark.rule("HS-M-ATK-EX17")
def test_example_17_a_marro_destroys_syvarris() -> None:
    fray = fray_on(
        "g1 g1 g1 g2 g2 g2",
        {"marro-warriors": (0, "A1"), "syvarris": (1, "D1"), "grimnak": (1, "E1 F1")},
        acting="marro-warriors",
    )
    syvarris = unit(fray, "syvarris")
    fray.marker[MARKERS + 1] = syvarris
    fray.wounds[figure(fray, "syvarris")] = 2
    load(fray, ["2 skulls of 2", "0 shields of 3"])
    run(attack_action(fray), attack(fray, "marro-warriors", "syvarris"))
    assert rolled(fray, "rolled-attack") == [[2, 2]]
    assert rolled(fray, "rolled-defense") == [[3, 0]]
    assert fray.wounds[figure(fray, "syvarris")] == 4
    assert place(fray, "syvarris") == "-"
    assert fray.marker[MARKERS + 1] == syvarris
    assert fray.shown == [0, 0]


@pytest.mark.rule("HS-M-ATK-03")
@pytest.mark.rule("HS-M-ATK-05")
def test_figures_of_a_card_attack_one_after_another_in_any_order() -> None:
    names = [f"marro-warriors {n}" for n in (1, 2, 3, 4)]
    fray = fray_on(
        "g1 g1 g1 g1 g1 g1",
        {
            **{name: (0, f"{'ABCD'[i]}1") for i, name in enumerate(names)},
            "finn": (1, "F1"),
        },
        acting="marro-warriors",
    )
    order = [names[3], names[2], names[1], names[0]]
    # Each is in the way of the one behind, so only who sees Finn can attack him.
    opened = first_question(attack_action(fray))
    assert opened is not None
    assert attack(fray, order[0], "finn") in opened.codes

    arc = fray_on(
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
    fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "finn": (1, "D1")}, acting="marro-warriors")
    load(fray, ["0 skulls of 2"])
    assert len(run(attack_action(fray), attack(fray, "marro-warriors", "finn"))) == 1

    archer = fray_on(ROW, {"syvarris": (0, "A1"), "finn": (1, "D1")}, acting="syvarris")
    load(archer, ["0 skulls of 3", "0 skulls of 3"])
    again = [attack(archer, "syvarris", "finn")] * 2
    assert len(run(attack_action(archer), *again)) == 2


@pytest.mark.rule("HS-M-ATK-07")
def test_the_target_is_locked_once_the_attack_is_announced() -> None:
    fray = fray_on(
        ROW, {"syvarris": (0, "A1"), "finn": (1, "C1"), "thorgrim": (1, "E1")}, acting="syvarris"
    )
    load(fray, ["3 skulls of 3", "0 shields of 4"])
    run(attack_action(fray), attack(fray, "syvarris", "finn"), DONE)
    assert happened(fray)[:3] == ["attacked", "rolled-attack", "rolled-defense"]
    assert events(fray)[2].a == figure(fray, "finn")
    assert fray.wounds[figure(fray, "finn")] == 3


@pytest.mark.rule("HS-M-ATK-10")
def test_each_shield_blocks_one_skull() -> None:
    fray = fray_on(ROW, {"mimring": (0, "A1 B1"), "finn": (1, "C1")})
    strikes(fray, "mimring", "finn", "4 skulls of 4", "1 shield of 4")
    assert fray.wounds[figure(fray, "finn")] == 3


@pytest.mark.rule("HS-M-ATK-11")
@pytest.mark.parametrize(("skulls", "shields"), [(2, 2), (1, 3), (0, 0)])
def test_skulls_that_do_not_exceed_the_shields_do_nothing(skulls: int, shields: int) -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})
    rolls = [f"{skulls} skulls of 3"]
    if skulls:
        rolls.append(f"{shields} shields of 4")
    strikes(fray, "finn", "grimnak", *rolls)
    assert fray.wounds[figure(fray, "grimnak")] == 0
    assert place(fray, "grimnak") == "B1 C1"
    assert place(fray, "finn") == "A1"
    assert happened(fray)[-1] == "blocked"


@pytest.mark.rule("HS-M-ATK-12")
def test_every_skull_that_is_not_blocked_is_a_wound() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")})
    strikes(fray, "finn", "grimnak", "3 skulls of 3", "1 shield of 4")
    assert fray.wounds[figure(fray, "grimnak")] == 2


def test_an_attack_action_without_a_target_asks_nothing() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "G1 H1")}, acting="finn")
    assert run(attack_action(fray)) == []


def test_part_of_a_squad_may_attack() -> None:
    fray = guards(basic=False)
    load(fray, ["0 skulls of 3"])
    run(attack_action(fray), attack(fray, "zettian-guards 1", "airborne-elite 1"), DONE)
    assert fray.struck == 1 << figure(fray, "zettian-guards 1")


@pytest.mark.rule("HS-P-ZETT-01")
def test_the_second_guard_has_another_die_against_the_same_figure() -> None:
    fray = guards(basic=False)
    load(fray, ["0 skulls of 3", "0 skulls of 4"])
    codes = [
        attack(fray, "zettian-guards 1", "airborne-elite 1"),
        attack(fray, "zettian-guards 2", "airborne-elite 1"),
    ]
    run(attack_action(fray), *codes)
    assert rolled(fray, "rolled-attack") == [[3, 0], [4, 0]]


# -- Double Attack --------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-SYVA-01")
def test_syvarris_attacks_twice_and_not_three_times() -> None:
    fray = fray_on(
        ROW, {"syvarris": (0, "A1"), "finn": (1, "C1"), "grimnak": (1, "E1 F1")}, acting="syvarris"
    )
    load(fray, ["1 skull of 3", "0 shields of 4", "2 skulls of 3", "1 shield of 4"])
    codes = [attack(fray, "syvarris", "finn"), attack(fray, "syvarris", "grimnak")]
    asked = run(attack_action(fray), *codes)
    assert codes[0] in asked[1].codes  # the same figure again, or another
    assert fray.wounds[figure(fray, "finn")] == 1
    assert fray.wounds[figure(fray, "grimnak")] == 1
    assert len(rolled(fray, "rolled-attack")) == 2


@pytest.mark.rule("HS-P-SYVA-02")
def test_the_second_attack_looks_for_targets_anew() -> None:
    places = {
        "syvarris": (0, "A1"),
        "marro-warriors": (1, "B1"),
        "grimnak": (1, "E1 F1"),
    }
    fray = fray_on(ROW, places, acting="syvarris")
    near, far = attack(fray, "syvarris", "marro-warriors"), attack(fray, "syvarris", "grimnak")
    load(fray, ["1 skull of 3", "0 shields of 3", "0 skulls of 3"])
    asked = run(attack_action(fray), near, far)
    assert asked[0].codes == [near, DONE]  # engaged: only that one
    assert asked[1].codes == [far, DONE]  # not any more

    fray = fray_on(ROW, places, acting="syvarris")
    load(fray, ["0 skulls of 3", "0 skulls of 3"])
    asked = run(attack_action(fray), near, near)
    assert asked[1].codes == [near, DONE]


# -- Stealth Dodge --------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-KRAV-01")
def test_one_shield_blocks_all_from_afar() -> None:
    places = {"mimring": (0, "A1 B1"), "krav-maga-agents": (1, "G1"), "syvarris": (0, "C1")}
    fray = fray_on(ROW, {**places, "finn": (1, "H1")})
    strikes(fray, "syvarris", "krav-maga-agents", "3 skulls of 3", "1 shield of 3")
    assert happened(fray)[-1] == "dodged"
    assert place(fray, "krav-maga-agents") == "G1"
    strikes(fray, "syvarris", "krav-maga-agents", "3 skulls of 3", "0 shields of 3")
    assert place(fray, "krav-maga-agents") == "-"


@pytest.mark.rule("HS-P-KRAV-02")
def test_against_an_adjacent_attacker_shields_count_as_always() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "krav-maga-agents": (1, "B1"), "raelin": (1, "H1")})
    strikes(fray, "finn", "krav-maga-agents", "2 skulls of 3", "1 shield of 3")
    assert place(fray, "krav-maga-agents") == "-"


# -- Counter Strike -------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-IZUM-01")
def test_shields_beyond_the_skulls_hit_back_and_nobody_blocks_them() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "1 skull of 3", "3 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 2
    assert len(rolled(fray, "rolled-defense")) == 1
    assert happened(fray)[-3:] == ["blocked", "countered", "wounded"]


def test_no_more_shields_than_skulls_hit_nobody() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "2 skulls of 3", "2 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 0
    assert happened(fray)[-1] == "blocked"


def test_an_attacker_who_dies_of_a_counter_strike_has_no_more_attacks() -> None:
    fray = fray_on(
        ROW,
        {"syvarris": (0, "A1"), "raelin": (0, "H1"), "izumi-samurai": (1, "B1")},
        acting="syvarris",
    )
    fray.wounds[figure(fray, "syvarris")] = 3
    load(fray, ["0 skulls of 3", "1 shield of 5"])
    asked = run(attack_action(fray), attack(fray, "syvarris", "izumi-samurai"))
    assert len(asked) == 1
    assert place(fray, "syvarris") == "-"


@pytest.mark.rule("HS-P-IZUM-02")
def test_no_counter_strike_from_afar_or_against_samurai() -> None:
    fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "izumi-samurai": (1, "E1")})
    strikes(fray, "marro-warriors", "izumi-samurai", "0 skulls of 2")
    assert happened(fray)[-1] == "blocked"  # no defense was rolled
    strikes(fray, "marro-warriors", "izumi-samurai", "1 skull of 2", "4 shields of 5")
    assert place(fray, "marro-warriors") == "A1"

    kin = fray_on(ROW, {"izumi-samurai": (0, "A1"), "izumi-samurai#2": (1, "B1")}, sets=2)
    samurai, other = figure(kin, "izumi-samurai"), figure(kin, "izumi-samurai#2")
    assert not can_counter(kin, samurai, other)
    strikes(kin, "izumi-samurai", "izumi-samurai#2", "1 skull of 2", "4 shields of 5")
    assert place(kin, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-IZUM-03")
def test_without_a_skull_a_samurai_still_rolls_to_hit_back() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1")})
    strikes(fray, "finn", "izumi-samurai", "0 skulls of 3", "2 shields of 5")
    assert fray.wounds[figure(fray, "finn")] == 2


@pytest.mark.rule("HS-P-IZUM-04")
def test_shields_of_extra_dice_hit_back_too() -> None:
    fray = fray_on(
        "g1 g2 g2", {"syvarris": (0, "A1"), "izumi-samurai": (1, "B1"), "thorgrim": (1, "C1")}
    )
    strikes(fray, "syvarris", "izumi-samurai", "0 skulls of 3", "4 shields of 7")
    assert rolled(fray, "rolled-defense") == [[7, 4]]
    assert place(fray, "syvarris") == "-"
    assert happened(fray)[-1] == "won"  # he was the last


def test_the_basic_game_has_no_powers_of_defenders() -> None:
    fray = fray_on(
        ROW, {"finn": (0, "A1"), "izumi-samurai": (1, "B1"), "raelin": (1, "H1")}, basic=True
    )
    strikes(fray, "finn", "izumi-samurai", "0 skulls of 3")
    assert happened(fray) == ["attacked", "rolled-attack", "blocked"]


# -- the truce ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-S-FORT-09")
def test_an_attack_on_another_raider_ends_the_truce_before_the_dice() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1 g1",
        {"mimring": (0, "E1 F1"), "syvarris": (1, "A1"), "finn": (2, "A2"), "raelin": (3, "C1")},
        special=[clause("truce", seats=[1, 2, 3])],
        acting="syvarris",
    )
    load(fray, ["0 skulls of 3"])
    asked = run(attack_action(fray), attack(fray, "syvarris", "finn"), DONE)
    assert happened(fray)[:3] == ["attacked", "truce-broken", "rolled-attack"]
    assert not fray.truce
    # Before, nobody was engaged with anybody; now Finn stands in the way of everybody else.
    assert attack(fray, "syvarris", "raelin") in asked[0].codes
    assert asked[1].codes == [attack(fray, "syvarris", "finn"), DONE]


@pytest.mark.rule("HS-S-FORT-08")
def test_an_attack_on_the_defender_keeps_the_truce() -> None:
    fray = fray_on(
        ROW,
        {"mimring": (0, "C1 D1"), "finn": (1, "B1"), "raelin": (2, "A1"), "syvarris": (3, "F1")},
        special=[clause("truce", seats=[1, 2, 3])],
        acting="finn",
    )
    load(fray, ["0 skulls of 3"])
    run(attack_action(fray), attack(fray, "finn", "mimring"))
    assert fray.truce


def test_using_nothing_is_a_normal_attack() -> None:
    fray = guards()
    asked = first_question(attack_action(fray))
    assert asked is not None
    assert all(using_of(code) == 0 for code in asked.codes[:-1])
