"""Wounds, destruction, casualties, spirits and the truce (HS-M-LIFE, HS-X-COM, HS-S-FORT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape import harm, strength, victory
from giantstable.games.heroscape.asks import ARMOR_SPIRIT, CASUALTY, NORMAL, SPIRIT
from giantstable.games.heroscape.battle import DESTROYED, MARKERS, RESERVE, STANDING, Battle
from giantstable.games.heroscape.figures import NOBODY
from tests.games.heroscape.commons import blade_gruts
from tests.games.heroscape.fields import (
    IN_RESERVE,
    battle_on,
    clause,
    events,
    figure,
    happened,
    place,
    run,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


@pytest.mark.rule("HS-M-LIFE-01")
@pytest.mark.rule("HS-M-ATK-12")
def test_as_many_wounds_as_life_destroy_and_no_more_are_counted() -> None:
    battle = battle_on(ROW, {"grimnak": (0, "A1 B1"), "finn": (1, "H1"), "raelin": (0, "D1")})
    grimnak = figure(battle, "grimnak")
    run(harm.wound(battle, grimnak, 4))
    assert battle.wounds[grimnak] == 4
    assert place(battle, "grimnak") == "A1 B1"
    run(harm.wound(battle, grimnak, 3))
    assert battle.wounds[grimnak] == 5
    assert battle.fate[grimnak] == DESTROYED
    assert [e.values() for e in events(battle) if e.kind.name == "wounded"] == [
        [grimnak, 4],
        [grimnak, 1],
    ]
    assert battle.occupied == 1 << battle.theatre.field.space("H1") | 1 << (
        battle.theatre.field.space("D1")
    )


def test_no_wounds_are_nothing() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "raelin": (1, "D1")})
    run(harm.wound(battle, figure(battle, "finn"), 0))
    assert happened(battle) == []


@pytest.mark.rule("HS-M-LIFE-02")
def test_with_life_1_a_single_wound_destroys() -> None:
    battle = battle_on(ROW, {"deathwalker-9000": (0, "A1"), "raelin": (0, "B1"), "finn": (1, "H1")})
    run(harm.wound(battle, figure(battle, "deathwalker-9000"), 1))
    assert place(battle, "deathwalker-9000") == "-"


@pytest.mark.rule("HS-M-LIFE-03")
def test_surplus_wounds_do_not_pass_to_squad_mates() -> None:
    battle = battle_on(
        ROW,
        {
            "marro-warriors 1": (0, "A1"),
            "marro-warriors 2": (0, "B1"),
            "marro-warriors 3": (0, "C1"),
            "finn": (1, "H1"),
        },
    )
    run(harm.wound(battle, figure(battle, "marro-warriors 2"), 3))
    assert len(battle.standing(unit(battle, "marro-warriors"))) == 2
    assert place(battle, "marro-warriors 2") == "-"


@pytest.mark.rule("HS-M-LIFE-04")
def test_a_card_is_out_of_play_when_its_last_figure_is_destroyed() -> None:
    battle = battle_on(
        ROW,
        {
            "krav-maga-agents 1": (0, "A1"),
            "krav-maga-agents 2": (0, "B1"),
            "raelin": (0, "C1"),
            "finn": (1, "H1"),
        },
    )
    agents = unit(battle, "krav-maga-agents")
    run(harm.destroy(battle, figure(battle, "krav-maga-agents 1")))
    assert battle.in_play(agents)
    assert "card-out" not in happened(battle)
    run(harm.destroy(battle, figure(battle, "krav-maga-agents 2")))
    assert not battle.in_play(agents)
    assert happened(battle)[-1] == "card-out"
    assert battle.spent == 1 << agents


@pytest.mark.rule("HS-M-LIFE-05")
def test_markers_on_a_destroyed_card_are_neither_shown_nor_moved() -> None:
    battle = battle_on(ROW, {"syvarris": (0, "A1"), "raelin": (0, "B1"), "finn": (1, "H1")})
    battle.marker[2] = unit(battle, "syvarris")
    before = battle.revealed
    run(harm.destroy(battle, figure(battle, "syvarris")))
    assert battle.marker[:MARKERS] == [NOBODY, NOBODY, unit(battle, "syvarris"), NOBODY]
    assert battle.shown == [0, 0]
    assert battle.revealed == before
    assert all(e.kind.name in ("destroyed", "card-out") for e in events(battle))


def test_who_is_destroyed_already_is_not_destroyed_again() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")})
    run(harm.destroy(battle, figure(battle, "raelin")))
    told = len(events(battle))
    run(harm.destroy(battle, figure(battle, "raelin")))
    assert len(events(battle)) == told


@pytest.mark.rule("HS-B-ATK-07")
def test_the_basic_game_has_no_wounds_only_destruction() -> None:
    battle = battle_on(
        ROW, {"mimring": (0, "A1 B1"), "raelin": (0, "D1"), "finn": (1, "H1")}, basic=True
    )
    run(harm.wound(battle, figure(battle, "mimring"), 1))
    assert place(battle, "mimring") == "-"
    assert happened(battle) == ["destroyed"]
    assert events(battle)[0].kind.rule == "HS-B-ATK-07"


def test_nobody_harms_the_captive() -> None:
    battle = battle_on(
        ROW, {"sgt-drake-alexander": (NOBODY, "A1"), "raelin": (0, "D1"), "finn": (1, "H1")}
    )
    drake = figure(battle, "sgt-drake-alexander")
    run(harm.wound(battle, drake, 9))
    run(harm.destroy(battle, drake))
    assert place(battle, "sgt-drake-alexander") == "A1"
    assert battle.wounds[drake] == 0


# -- at the same time -----------------------------------------------------------------------------


def test_wounds_at_the_same_time_destroy_at_the_same_time() -> None:
    battle = battle_on(ROW, {"marro-warriors": (0, "A1"), "krav-maga-agents": (1, "C1")})
    both = [figure(battle, "marro-warriors"), figure(battle, "krav-maga-agents")]
    run(harm.wound_together(battle, both, 1))
    assert happened(battle)[-1] == "nobody-won"
    assert battle.won == 0


def test_champions_of_two_players_lost_at_once_roll_whose_spirit_goes_first() -> None:
    battle = battle_on(
        ROW,
        {
            "finn": (0, "A1"),
            "thorgrim": (1, "B1"),
            "raelin": (0, "D1"),
            "grimnak": (1, "G1 H1"),
        },
    )
    load(battle, ["d20 5", "d20 14"])
    raelin, grimnak = unit(battle, "raelin"), unit(battle, "grimnak")
    both = [figure(battle, "finn"), figure(battle, "thorgrim")]
    asked = run(harm.destroy_together(battle, both), grimnak, raelin)
    assert [(d.seat, d.kind_of) for d in asked] == [(1, ARMOR_SPIRIT), (0, SPIRIT)]
    assert asked[0].codes == asked[1].codes == sorted([raelin, grimnak])
    assert happened(battle)[:2] == ["destroyed", "card-out"]
    assert happened(battle)[2:4] == ["destroyed", "card-out"]  # both are gone before the spirits


# -- spirits --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-FINN-03")
def test_finns_spirit_goes_to_any_unique_card_in_play() -> None:
    battle = battle_on(
        ROW,
        {
            "finn": (0, "A1"),
            "marro-warriors": (0, "B1"),
            "airborne-elite": (0, IN_RESERVE),
            "syvarris": (0, "-"),
            "grimnak": (1, "G1 H1"),
            "raelin": (2, "D1"),
        },
        sides=[1, 2, 1],
    )
    marro = unit(battle, "marro-warriors")
    [asked] = run(harm.destroy(battle, figure(battle, "finn")), marro)
    assert asked.seat == 0
    assert asked.kind_of is SPIRIT
    assert asked.subject == figure(battle, "finn")
    hosts = ["airborne-elite", "grimnak", "marro-warriors", "raelin"]
    assert asked.codes == sorted(unit(battle, name) for name in hosts)
    assert battle.attack_spirits[marro] == 1
    assert battle.defense_spirits[marro] == 0
    warrior, grimnak = figure(battle, "marro-warriors"), figure(battle, "grimnak")
    assert strength.attack_dice(battle, warrior, grimnak, NORMAL) == 3
    assert events(battle)[-1].values() == [figure(battle, "finn"), marro]


@pytest.mark.rule("HS-P-THOR-02")
def test_thorgrims_spirit_raises_the_defense_of_a_card() -> None:
    battle = battle_on(ROW, {"thorgrim": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(battle, "syvarris")
    [asked] = run(harm.destroy(battle, figure(battle, "thorgrim")), syvarris)
    assert asked.kind_of is ARMOR_SPIRIT
    assert battle.defense_spirits[syvarris] == 1
    assert battle.attack_spirits[syvarris] == 0
    archer, grimnak = figure(battle, "syvarris"), figure(battle, "grimnak")
    assert strength.defense_dice(battle, grimnak, archer) == 3


def test_a_spirit_is_lost_with_its_card_and_with_the_last_card() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(battle, "syvarris")
    run(harm.destroy(battle, figure(battle, "finn")), syvarris)
    run(harm.destroy(battle, figure(battle, "syvarris")))
    assert battle.attack_spirits == [0] * len(battle.attack_spirits)

    alone = battle_on(ROW, {"finn": (0, "A1"), "thorgrim": (1, "B1")})
    load(alone, ["d20 5", "d20 14"])
    both = [figure(alone, "finn"), figure(alone, "thorgrim")]
    assert run(harm.destroy_together(alone, both)) == []
    assert "spirit-went" not in happened(alone)


def test_the_basic_game_has_no_spirits() -> None:
    battle = battle_on(
        ROW, {"finn": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")}, basic=True
    )
    assert run(harm.destroy(battle, figure(battle, "finn"))) == []
    assert happened(battle) == ["destroyed"]


# -- the scout's glyph ----------------------------------------------------------------------------


@pytest.mark.rule("HS-S-TEMP-11")
def test_the_glyph_of_a_destroyed_hero_is_turned_over() -> None:
    battle = battle_on(
        ROW,
        {"syvarris": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")},
        special=[clause("secret-scout", seats=[0], glyphs=["kelda"])],
    )
    ivor = list(box().glyphs).index("ivor")
    syvarris = unit(battle, "syvarris")
    battle.under[syvarris] = ivor
    battle.scout = unit(battle, "raelin")
    run(harm.destroy(battle, figure(battle, "syvarris")))
    assert battle.under_shown == 1 << syvarris
    assert battle.revealed == 1
    assert happened(battle)[-1] == "scout-glyph-shown"
    assert events(battle)[-1].values() == [syvarris, ivor]


# -- Common cards ---------------------------------------------------------------------------------


def gruts(second: int = 0) -> Battle:
    """Return two copies of a Common card with four figures each, against Finn.

    The figures are 0 to 3, 4 to 7 and 8. The second copy may have another seat.
    """
    grut = blade_gruts()
    places = {f"blade-gruts {n}": (0, f"{'ABCD'[n - 1]}1") for n in (1, 2, 3, 4)}
    places |= {f"blade-gruts#2 {n}": (second, f"{'EFGH'[n - 1]}1") for n in (1, 2, 3, 4)}
    places["finn"] = (1, "I1")
    return battle_on(ROW + " g1", places, cards=[grut, grut, box().cards["finn"]])


@pytest.mark.rule("HS-X-COM-03")
def test_a_card_with_casualties_is_filled_first() -> None:
    battle = gruts()
    [asked] = run(harm.destroy(battle, 6), 0)  # a figure of the second card, laid on the first
    assert asked.kind_of is CASUALTY
    assert (asked.seat, asked.codes, asked.subject) == (0, [0, 1], 6)
    assert battle.fallen == [1, 0, 0]
    for casualty in (7, 5, 0):
        assert run(harm.destroy(battle, casualty)) == []
    assert battle.fallen == [4, 0, 0]
    assert run(harm.destroy(battle, 1)) == []  # the fifth begins the other card
    assert battle.fallen == [4, 1, 0]


@pytest.mark.rule("HS-X-COM-04")
def test_a_filled_card_leaves_play_and_its_copies_stay() -> None:
    battle = gruts()
    run(harm.destroy(battle, 6), 0)
    for casualty in (7, 5):
        run(harm.destroy(battle, casualty))
    assert battle.in_play(0)
    run(harm.destroy(battle, 0))
    assert not battle.in_play(0)  # although three of the figures it came with stand
    assert battle.in_play(1)
    assert victory.points(battle, 0) == battle.theatre.units[1].master.points
    assert [e.values() for e in events(battle) if e.kind.name == "card-out"] == [[0]]
    assert battle.spent == 1


def test_a_spirit_does_not_go_to_a_common_card() -> None:
    battle = gruts(second=2)
    run(harm.destroy(battle, 8))
    assert battle.attack_spirits == [0, 0, 0]


# -- the truce ------------------------------------------------------------------------------------


def fortress() -> Battle:
    return battle_on(
        ROW,
        {
            "mimring": (0, "A1 B1"),
            "finn": (1, "D1"),
            "raelin": (2, "E1"),
            "syvarris": (3, "F1"),
        },
        special=[clause("truce", seats=[1, 2, 3])],
    )


@pytest.mark.rule("HS-S-FORT-08")
def test_raiders_are_friends_under_the_truce() -> None:
    battle = fortress()
    assert battle.friendly(figure(battle, "finn"), figure(battle, "raelin"))
    assert not battle.friendly(figure(battle, "finn"), figure(battle, "mimring"))
    assert harm.under_truce(battle, 1, 3)
    assert not harm.under_truce(battle, 0, 1)
    assert not harm.under_truce(battle, 1, 1)


@pytest.mark.rule("HS-S-FORT-09")
def test_turning_on_a_raider_ends_the_truce_for_all() -> None:
    battle = fortress()
    harm.break_truce(battle, 1, figure(battle, "mimring"))
    harm.break_truce(battle, 0, figure(battle, "finn"))
    assert happened(battle) == []
    harm.break_truce(battle, 2, figure(battle, "syvarris"))
    assert not battle.truce
    assert battle.friends == [1, 2, 4, 8]
    assert happened(battle) == ["truce-broken"]
    harm.break_truce(battle, 2, figure(battle, "finn"))
    assert happened(battle) == ["truce-broken"]


def test_who_waits_in_reserve_keeps_a_card_in_play() -> None:
    battle = battle_on(ROW, {"airborne-elite": (0, IN_RESERVE), "finn": (1, "A1")})
    elite = unit(battle, "airborne-elite")
    assert battle.fate[figure(battle, "airborne-elite")] == RESERVE
    assert battle.in_play(elite)
    assert battle.fate[figure(battle, "finn")] == STANDING
