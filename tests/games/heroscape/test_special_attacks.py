"""Fire Line and Explosion: one roll, many defenders (HS-P-SPEC, HS-P-FIRE, HS-P-DEAT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.table.asks import NEXT_BURNT, NEXT_DEFENDER
from giantstable.games.heroscape.table.codes import DONE, attack_code, using_of
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import (
    clause,
    events,
    figure,
    fray_on,
    happened,
    place,
    run,
)
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import rolled, special_attack

ROW = "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"
EAST = 0
FIRE = 2  # of Mimring's powers
EXPLOSION = 1  # of Deathwalker's


def fire(fray: Fray, end: int = 0, direction: int = EAST) -> int:
    """Return the attack with fire from Mimring's head or tail."""
    return attack_code(figure(fray, "mimring"), end * 6 + direction, FIRE)


def explode(fray: Fray, centre: str) -> int:
    return attack_code(figure(fray, "deathwalker-9000"), figure(fray, centre), EXPLOSION)


# -- Fire Line ------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-FIRE-04")
@pytest.mark.rule("HS-P-FIRE-03")
@pytest.mark.rule("HS-P-SPEC-05")
@pytest.mark.rule("HS-P-MIMR-02")
def test_one_roll_burns_friend_and_foe_from_the_nearest_to_the_farthest() -> None:
    fray = fray_on(
        "g9 g9 g3 g1 g1 g4 g1 g6",  # so that nobody hides behind another
        {
            "mimring": (0, "B1 A1"),
            "finn": (1, "F1"),
            "marro-warriors": (0, "D1"),
            "grimnak": (1, "-"),
            "syvarris": (1, "H1"),
        },
        acting="mimring",
    )
    load(fray, ["3 skulls of 4", "1 shield of 3", "3 shields of 4", "0 shields of 2"])
    asked = run(attack_action(fray), fire(fray))
    assert len(asked) == 1  # no order to choose
    assert rolled(fray, "rolled-attack") == [("mimring", 4, 3)]
    assert rolled(fray, "rolled-defense") == [
        ("marro-warriors", 3, 1),
        ("finn", 4, 3),
        ("syvarris", 2, 0),
    ]
    assert place(fray, "marro-warriors") == "-"
    assert fray.wounds[figure(fray, "finn")] == 0
    assert fray.wounds[figure(fray, "syvarris")] == 3


@pytest.mark.rule("HS-P-MIMR-03")
@pytest.mark.rule("HS-M-ATK-13")
def test_fire_replaces_the_normal_attack() -> None:
    fray = fray_on(ROW, {"mimring": (0, "B1 A1"), "finn": (1, "C1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    [asked] = run(attack_action(fray), fire(fray))
    normal = attack_code(figure(fray, "mimring"), figure(fray, "finn"))
    assert normal in asked.codes  # one or the other
    load(fray, ["0 skulls of 4"])
    fray.struck = 0
    [asked] = run(attack_action(fray), normal)
    assert fire(fray) in asked.codes


def test_fire_says_where_it_comes_from_and_where_it_goes() -> None:
    fray = fray_on(ROW, {"mimring": (0, "E1 F1"), "finn": (1, "H1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    run(special_attack(fray, fire(fray, end=1)))
    assert happened(fray) == ["fire-line", "rolled-attack"]
    assert events(fray)[0].values() == [
        figure(fray, "mimring"),
        fray.theatre.field.space("F1"),
        EAST,
    ]


OVERHANG = "g1 g1 g1 g1/g7/g13"


@pytest.mark.rule("HS-P-FIRE-EX")
@pytest.mark.rule("HS-P-FIRE-05")
def test_fire_into_an_overhang_burns_all_who_are_seen_on_every_level() -> None:
    fray = fray_on(
        OVERHANG,
        {
            "mimring": (0, "B1 A1"),
            "airborne-elite 1": (1, "D1@1"),
            "airborne-elite 2": (1, "D1@7"),
            "airborne-elite 3": (1, "D1"),
        },
        acting="mimring",
    )
    second, third = figure(fray, "airborne-elite 2"), figure(fray, "airborne-elite 3")
    load(fray, ["1 skull of 4", "1 shield of 3", "1 shield of 3", "1 shield of 2"])
    asked = run(special_attack(fray, fire(fray)), second, third)
    assert len(rolled(fray, "rolled-attack")) == 1
    assert [name for name, _, _ in rolled(fray, "rolled-defense")] == [
        "airborne-elite 2",
        "airborne-elite 3",
        "airborne-elite",
    ]
    # On one hex the attacker says who is next (R-FIRE-03).
    assert [(d.seat, d.kind_of) for d in asked] == [(0, NEXT_BURNT)] * 2
    assert [len(d.codes) for d in asked] == [3, 2]


def test_without_a_skull_nobody_rolls() -> None:
    fray = fray_on(ROW, {"mimring": (0, "B1 A1"), "finn": (1, "C1")}, acting="mimring")
    load(fray, ["0 skulls of 4"])
    run(special_attack(fray, fire(fray)))
    assert rolled(fray, "rolled-defense") == []


# -- Explosion ------------------------------------------------------------------------------------


def crowd() -> Fray:
    """Return Deathwalker four spaces from three figures: Syvarris between two others."""
    return fray_on(
        ROW,
        {
            "deathwalker-9000": (0, "A1"),
            "finn": (1, "E1"),
            "syvarris": (1, "F1"),
            "marro-warriors": (0, "G1"),
        },
        acting="deathwalker-9000",
    )


@pytest.mark.rule("HS-P-DEAT-01")
@pytest.mark.rule("HS-M-ATK-14")
@pytest.mark.rule("HS-P-SPEC-04")
def test_an_explosion_hits_a_figure_and_all_beside_it_in_the_order_the_attacker_likes() -> None:
    fray = crowd()
    # Syvarris hides behind Finn; the explosion is at Finn's place, where Syvarris is beside him.
    load(fray, ["2 skulls of 3", "1 shield of 2", "1 shield of 4"])
    syvarris = figure(fray, "syvarris")
    [_, order] = run(attack_action(fray), explode(fray, "finn"), syvarris)
    assert order.kind_of is NEXT_DEFENDER
    assert (order.seat, order.subject) == (0, figure(fray, "deathwalker-9000"))
    assert sorted(order.codes) == sorted([figure(fray, "finn"), syvarris])
    assert rolled(fray, "rolled-attack") == [("deathwalker-9000", 3, 2)]
    assert rolled(fray, "rolled-defense") == [("syvarris", 2, 1), ("finn", 4, 1)]
    assert fray.wounds[syvarris] == 1
    assert fray.wounds[figure(fray, "finn")] == 1


@pytest.mark.rule("HS-M-ATK-14")
def test_friends_beside_the_target_defend_too() -> None:
    fray = crowd()
    fray.stand(figure(fray, "marro-warriors"), fray.theatre.field.space("D1"))
    load(fray, ["2 skulls of 3", "0 shields of 3", "2 shields of 4", "2 shields of 2"])
    order = [figure(fray, name) for name in ("marro-warriors", "finn")]
    # The friend in front is the target here: Finn beside him is caught, Syvarris is not.
    run(special_attack(fray, explode(fray, "marro-warriors")), order[0])
    assert [n for n, _, _ in rolled(fray, "rolled-defense")] == ["marro-warriors", "finn"]
    assert place(fray, "marro-warriors") == "-"
    assert fray.wounds[figure(fray, "finn")] == 0


@pytest.mark.rule("HS-P-DEAT-02")
def test_who_stands_hidden_beside_the_target_is_hit_all_the_same() -> None:
    fray = crowd()
    target = explode(fray, "syvarris")
    load(fray, ["1 skull of 3", "0 shields of 4", "0 shields of 2"])
    [asked, _] = run(attack_action(fray), explode(fray, "finn"), figure(fray, "finn"))
    assert target not in asked.codes  # hidden behind Finn
    assert fray.wounds[figure(fray, "syvarris")] == 1


@pytest.mark.rule("HS-P-DEAT-03")
def test_deathwalker_can_destroy_himself_and_all_others_still_roll() -> None:
    fray = fray_on(
        "g1 g2 g2",
        {
            "deathwalker-9000": (0, "A1"),
            "raelin": (0, "-"),
            "finn": (1, "B1"),
            "syvarris": (1, "C1"),
            "zettian-guards": (0, "-"),
        },
        victory=[clause("most-points")],
        acting="deathwalker-9000",
    )
    walker, finn = figure(fray, "deathwalker-9000"), figure(fray, "finn")
    load(fray, ["2 skulls of 3", "1 shield of 9", "2 shields of 5", "0 shields of 3"])
    run(special_attack(fray, explode(fray, "finn")), walker, finn)
    assert rolled(fray, "rolled-defense") == [
        ("deathwalker-9000", 9, 1),
        ("finn", 5, 2),  # a level above where he stood
        ("syvarris", 3, 0),
    ]
    assert place(fray, "deathwalker-9000") == "-"
    assert fray.wounds[figure(fray, "syvarris")] == 2


def test_an_aura_ends_with_its_source_in_the_middle_of_an_explosion() -> None:
    fray = fray_on(
        ROW,
        {"deathwalker-9000": (0, "A1"), "thorgrim": (1, "E1"), "syvarris": (1, "F1")},
        acting="deathwalker-9000",
    )
    thorgrim = figure(fray, "thorgrim")
    fray.wounds[thorgrim] = 3
    load(fray, ["1 skull of 3", "0 shields of 4", "1 shield of 2"])
    # Thorgrim dies first; his spirit goes to the enemy's card, and Syvarris has two dice alone.
    asked = run(
        special_attack(fray, explode(fray, "thorgrim")),
        thorgrim,
        fray.theatre.unit_of[figure(fray, "deathwalker-9000")],
    )
    assert [d.kind for d in asked] == ["next-defender", "spirit"]
    assert rolled(fray, "rolled-defense")[1] == ("syvarris", 2, 1)


@pytest.mark.rule("HS-P-KRAV-03")
def test_agents_dodge_an_explosion_from_afar() -> None:
    fray = fray_on(
        ROW,
        {"deathwalker-9000": (0, "A1"), "krav-maga-agents": (1, "G1")},
        acting="deathwalker-9000",
    )
    load(fray, ["3 skulls of 3", "1 shield of 3"])
    run(special_attack(fray, explode(fray, "krav-maga-agents")))
    assert happened(fray)[-1] == "dodged"
    assert place(fray, "krav-maga-agents") == "G1"


def test_nobody_counters_a_special_attack() -> None:
    fray = fray_on(
        ROW,
        {"deathwalker-9000": (0, "A1"), "izumi-samurai": (1, "B1")},
        acting="deathwalker-9000",
    )
    walker = figure(fray, "deathwalker-9000")
    load(fray, ["1 skull of 3", "4 shields of 5", "1 shield of 9"])
    run(special_attack(fray, explode(fray, "izumi-samurai")), figure(fray, "izumi-samurai"))
    assert "countered" not in happened(fray)
    assert fray.wounds[walker] == 0


def test_the_captive_is_not_harmed_by_an_explosion_beside_it() -> None:
    fray = fray_on(
        ROW,
        {
            "deathwalker-9000": (0, "A1"),
            "finn": (1, "E1"),
            "sgt-drake-alexander": (NOBODY, "F1"),
        },
        acting="deathwalker-9000",
    )
    load(fray, ["1 skull of 3", "0 shields of 4"])
    run(special_attack(fray, explode(fray, "finn")))
    assert [n for n, _, _ in rolled(fray, "rolled-defense")] == ["finn"]


@pytest.mark.rule("HS-S-FORT-09")
def test_a_raider_caught_in_the_blast_ends_the_truce_before_the_roll() -> None:
    fray = fray_on(
        ROW,
        {"mimring": (0, "F1 G1"), "deathwalker-9000": (1, "A1"), "finn": (2, "E1")},
        special=[clause("truce", seats=[1, 2])],
        acting="deathwalker-9000",
    )
    load(fray, ["0 skulls of 3"])
    run(special_attack(fray, explode(fray, "mimring")))
    assert happened(fray) == ["special-attack", "truce-broken", "rolled-attack"]


def test_a_special_attack_is_among_the_attacks_of_its_figure() -> None:
    fray = crowd()
    load(fray, ["0 skulls of 3"])
    [asked] = run(attack_action(fray), explode(fray, "finn"))  # and it was his attack
    assert {using_of(code) for code in asked.codes if code != DONE} == {0, EXPLOSION}
