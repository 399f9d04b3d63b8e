"""Explosion: one roll against a figure and all beside it (HS-P-SPEC, HS-P-DEAT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.attack.special_attacks import blast
from giantstable.games.heroscape.rules.powers.explosion import EXPLOSION
from giantstable.games.heroscape.table.asks import NEXT_DEFENDER
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    attack_code,
    using_of,
)
from giantstable.games.heroscape.table.fray import Fray
from tests.games.heroscape.fields import (
    clause,
    figure,
    fray_on,
    happened,
    names,
    place,
    run,
)
from tests.games.heroscape.ground import ground, ruin
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import (
    can_attack,
    explosions,
    lobbed,
    rolled,
    special_attack,
    using,
)

ROW = "g1 g1 g1 g1 g1 g1 g1 g1 g1 g1 g1"
MEADOW = "\n".join(["g1 " * 12] * 9)


def explode(fray: Fray, centre: str) -> int:
    number = using(fray, "deathwalker-9000", EXPLOSION)
    return attack_code(figure(fray, "deathwalker-9000"), figure(fray, centre), number)


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
    assert {using_of(code) for code in asked.codes if code != DONE} == {
        NORMAL,
        using(fray, "deathwalker-9000", EXPLOSION),
    }


@pytest.mark.rule("HS-G-IVO-02", "HS-P-SPEC-01")
def test_nothing_lengthens_an_explosion_or_a_grenade() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "A1"),
            "zettian-guards": (0, "A3"),
            "finn": (1, "I1"),
            "syvarris": (1, "H3"),
            "airborne-elite": (0, "A9"),
            "marro-warriors": (1, "G9"),
            "marro-warriors 2": (1, "F9"),
        },
        glyphs={"A3": "ivor"},
    )
    assert "finn" in can_attack(fray, "deathwalker-9000")  # eight spaces, with Ivor
    chosen = explosions(fray)
    assert "finn" not in chosen
    assert "syvarris" not in chosen
    assert "zettian-guards" in chosen  # friends can be chosen too (R-ATK-01)
    assert "deathwalker-9000" not in chosen
    thrown = names(fray, lobbed(fray))
    assert thrown == ["marro-warriors 2"]  # five spaces, and not six


def test_explosion_needs_sight_to_the_chosen_figure_only() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g8 g1 g1",
        {"deathwalker-9000": (0, "A1"), "finn": (1, "D1"), "thorgrim": (1, "F1")},
    )
    assert explosions(fray) == ["finn"]
    wall = ground(*["g1 g1 g1 g1 g1"] * 3, ruins=[ruin("short", "C2", 0, 1)])
    behind = fray_on(
        wall, {"deathwalker-9000": (0, "A2"), "finn": (1, "B2"), "thorgrim": (1, "C2")}
    )
    assert names(behind, blast(behind, figure(behind, "finn"))) == [
        "deathwalker-9000",
        "finn",
        "thorgrim",
    ]


def test_engaged_an_explosion_must_go_at_an_engaged_figure() -> None:
    fray = fray_on(
        MEADOW,
        {
            "deathwalker-9000": (0, "C3"),
            "zettian-guards": (0, "C4"),
            "finn": (1, "D3"),
            "syvarris": (1, "H3"),
        },
    )
    assert explosions(fray) == ["finn"]
