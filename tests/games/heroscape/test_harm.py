"""Wounds, destruction, casualties, spirits and the truce (HS-M-LIFE, HS-X-COM, HS-S-FORT)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack import harm, strength
from giantstable.games.heroscape.rules.round import victory
from giantstable.games.heroscape.table.asks import ARMOR_SPIRIT, CASUALTY, SPIRIT
from giantstable.games.heroscape.table.codes import NORMAL
from giantstable.games.heroscape.table.fray import DESTROYED, MARKERS, RESERVE, STANDING, Fray
from tests.games.heroscape.commons import blade_gruts
from tests.games.heroscape.fields import (
    IN_RESERVE,
    clause,
    events,
    figure,
    fray_on,
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
    fray = fray_on(ROW, {"grimnak": (0, "A1 B1"), "finn": (1, "H1"), "raelin": (0, "D1")})
    grimnak = figure(fray, "grimnak")
    run(harm.wound(fray, grimnak, 4))
    assert fray.wounds[grimnak] == 4
    assert place(fray, "grimnak") == "A1 B1"
    run(harm.wound(fray, grimnak, 3))
    assert fray.wounds[grimnak] == 5
    assert fray.fate[grimnak] == DESTROYED
    assert [e.values() for e in events(fray) if e.kind.name == "wounded"] == [
        [grimnak, 4],
        [grimnak, 1],
    ]
    assert fray.occupied == 1 << fray.theatre.field.space("H1") | 1 << (
        fray.theatre.field.space("D1")
    )


def test_no_wounds_are_nothing() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "raelin": (1, "D1")})
    run(harm.wound(fray, figure(fray, "finn"), 0))
    assert happened(fray) == []


@pytest.mark.rule("HS-M-LIFE-02")
def test_with_life_1_a_single_wound_destroys() -> None:
    fray = fray_on(ROW, {"deathwalker-9000": (0, "A1"), "raelin": (0, "B1"), "finn": (1, "H1")})
    run(harm.wound(fray, figure(fray, "deathwalker-9000"), 1))
    assert place(fray, "deathwalker-9000") == "-"


@pytest.mark.rule("HS-M-LIFE-03")
def test_surplus_wounds_do_not_pass_to_squad_mates() -> None:
    fray = fray_on(
        ROW,
        {
            "marro-warriors 1": (0, "A1"),
            "marro-warriors 2": (0, "B1"),
            "marro-warriors 3": (0, "C1"),
            "finn": (1, "H1"),
        },
    )
    run(harm.wound(fray, figure(fray, "marro-warriors 2"), 3))
    assert len(fray.standing(unit(fray, "marro-warriors"))) == 2
    assert place(fray, "marro-warriors 2") == "-"


@pytest.mark.rule("HS-M-LIFE-04")
def test_a_card_is_out_of_play_when_its_last_figure_is_destroyed() -> None:
    fray = fray_on(
        ROW,
        {
            "krav-maga-agents 1": (0, "A1"),
            "krav-maga-agents 2": (0, "B1"),
            "raelin": (0, "C1"),
            "finn": (1, "H1"),
        },
    )
    agents = unit(fray, "krav-maga-agents")
    run(harm.destroy(fray, figure(fray, "krav-maga-agents 1")))
    assert fray.in_play(agents)
    assert "card-out" not in happened(fray)
    run(harm.destroy(fray, figure(fray, "krav-maga-agents 2")))
    assert not fray.in_play(agents)
    assert happened(fray)[-1] == "card-out"
    assert fray.spent == 1 << agents


@pytest.mark.rule("HS-M-LIFE-05")
def test_markers_on_a_destroyed_card_are_neither_shown_nor_moved() -> None:
    fray = fray_on(ROW, {"syvarris": (0, "A1"), "raelin": (0, "B1"), "finn": (1, "H1")})
    fray.marker[2] = unit(fray, "syvarris")
    before = fray.revealed
    run(harm.destroy(fray, figure(fray, "syvarris")))
    assert fray.marker[:MARKERS] == [NOBODY, NOBODY, unit(fray, "syvarris"), NOBODY]
    assert fray.shown == [0, 0]
    assert fray.revealed == before
    assert all(e.kind.name in ("destroyed", "card-out") for e in events(fray))


def test_who_is_destroyed_already_is_not_destroyed_again() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")})
    run(harm.destroy(fray, figure(fray, "raelin")))
    told = len(events(fray))
    run(harm.destroy(fray, figure(fray, "raelin")))
    assert len(events(fray)) == told


@pytest.mark.rule("HS-B-ATK-07")
def test_the_basic_game_has_no_wounds_only_destruction() -> None:
    fray = fray_on(
        ROW, {"mimring": (0, "A1 B1"), "raelin": (0, "D1"), "finn": (1, "H1")}, basic=True
    )
    run(harm.wound(fray, figure(fray, "mimring"), 1))
    assert place(fray, "mimring") == "-"
    assert happened(fray) == ["destroyed"]
    assert events(fray)[0].kind.rule == "HS-B-ATK-07"


def test_nobody_harms_the_captive() -> None:
    fray = fray_on(
        ROW, {"sgt-drake-alexander": (NOBODY, "A1"), "raelin": (0, "D1"), "finn": (1, "H1")}
    )
    drake = figure(fray, "sgt-drake-alexander")
    run(harm.wound(fray, drake, 9))
    run(harm.destroy(fray, drake))
    assert place(fray, "sgt-drake-alexander") == "A1"
    assert fray.wounds[drake] == 0


# -- at the same time -----------------------------------------------------------------------------


def test_wounds_at_the_same_time_destroy_at_the_same_time() -> None:
    fray = fray_on(ROW, {"marro-warriors": (0, "A1"), "krav-maga-agents": (1, "C1")})
    both = [figure(fray, "marro-warriors"), figure(fray, "krav-maga-agents")]
    run(harm.wound_together(fray, both, 1))
    assert happened(fray)[-1] == "nobody-won"
    assert fray.won == 0


def test_champions_of_two_players_lost_at_once_roll_whose_spirit_goes_first() -> None:
    fray = fray_on(
        ROW,
        {
            "finn": (0, "A1"),
            "thorgrim": (1, "B1"),
            "raelin": (0, "D1"),
            "grimnak": (1, "G1 H1"),
        },
    )
    load(fray, ["d20 5", "d20 14"])
    raelin, grimnak = unit(fray, "raelin"), unit(fray, "grimnak")
    both = [figure(fray, "finn"), figure(fray, "thorgrim")]
    asked = run(harm.destroy_together(fray, both), grimnak, raelin)
    assert [(d.seat, d.kind_of) for d in asked] == [(1, ARMOR_SPIRIT), (0, SPIRIT)]
    assert asked[0].codes == asked[1].codes == sorted([raelin, grimnak])
    assert happened(fray)[:2] == ["destroyed", "card-out"]
    assert happened(fray)[2:4] == ["destroyed", "card-out"]  # both are gone before the spirits


# -- spirits --------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-FINN-03")
def test_finns_spirit_goes_to_any_unique_card_in_play() -> None:
    fray = fray_on(
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
    marro = unit(fray, "marro-warriors")
    [asked] = run(harm.destroy(fray, figure(fray, "finn")), marro)
    assert asked.seat == 0
    assert asked.kind_of is SPIRIT
    assert asked.subject == figure(fray, "finn")
    hosts = ["airborne-elite", "grimnak", "marro-warriors", "raelin"]
    assert asked.codes == sorted(unit(fray, name) for name in hosts)
    assert fray.attack_spirits[marro] == 1
    assert fray.defense_spirits[marro] == 0
    warrior, grimnak = figure(fray, "marro-warriors"), figure(fray, "grimnak")
    assert strength.attack_dice(fray, warrior, grimnak, NORMAL) == 3
    assert events(fray)[-1].values() == [figure(fray, "finn"), marro]


@pytest.mark.rule("HS-P-THOR-02")
def test_thorgrims_spirit_raises_the_defense_of_a_card() -> None:
    fray = fray_on(ROW, {"thorgrim": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(fray, "syvarris")
    [asked] = run(harm.destroy(fray, figure(fray, "thorgrim")), syvarris)
    assert asked.kind_of is ARMOR_SPIRIT
    assert fray.defense_spirits[syvarris] == 1
    assert fray.attack_spirits[syvarris] == 0
    archer, grimnak = figure(fray, "syvarris"), figure(fray, "grimnak")
    assert strength.defense_dice(fray, grimnak, archer) == 3


def test_a_spirit_is_lost_with_its_card_and_with_the_last_card() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "syvarris": (0, "B1"), "grimnak": (1, "G1 H1")})
    syvarris = unit(fray, "syvarris")
    run(harm.destroy(fray, figure(fray, "finn")), syvarris)
    run(harm.destroy(fray, figure(fray, "syvarris")))
    assert fray.attack_spirits == [0] * len(fray.attack_spirits)

    alone = fray_on(ROW, {"finn": (0, "A1"), "thorgrim": (1, "B1")})
    load(alone, ["d20 5", "d20 14"])
    both = [figure(alone, "finn"), figure(alone, "thorgrim")]
    assert run(harm.destroy_together(alone, both)) == []
    assert "spirit-went" not in happened(alone)


def test_the_basic_game_has_no_spirits() -> None:
    fray = fray_on(
        ROW, {"finn": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")}, basic=True
    )
    assert run(harm.destroy(fray, figure(fray, "finn"))) == []
    assert happened(fray) == ["destroyed"]


# -- the scout's glyph ----------------------------------------------------------------------------


@pytest.mark.rule("HS-S-TEMP-11")
def test_the_glyph_of_a_destroyed_hero_is_turned_over() -> None:
    fray = fray_on(
        ROW,
        {"syvarris": (0, "A1"), "raelin": (0, "B1"), "grimnak": (1, "G1 H1")},
        special=[clause("secret-scout", seats=[0], glyphs=["kelda"])],
    )
    ivor = list(box().glyphs).index("ivor")
    syvarris = unit(fray, "syvarris")
    fray.under[syvarris] = ivor
    fray.scout = unit(fray, "raelin")
    run(harm.destroy(fray, figure(fray, "syvarris")))
    assert fray.under_shown == 1 << syvarris
    assert fray.revealed == 1
    assert happened(fray)[-1] == "scout-glyph-shown"
    assert events(fray)[-1].values() == [syvarris, ivor]


# -- Common cards ---------------------------------------------------------------------------------


def gruts(second: int = 0) -> Fray:
    """Return two copies of a Common card with four figures each, against Finn.

    The figures are 0 to 3, 4 to 7 and 8. The second copy may have another seat.
    """
    grut = blade_gruts()
    places = {f"blade-gruts {n}": (0, f"{'ABCD'[n - 1]}1") for n in (1, 2, 3, 4)}
    places |= {f"blade-gruts#2 {n}": (second, f"{'EFGH'[n - 1]}1") for n in (1, 2, 3, 4)}
    places["finn"] = (1, "I1")
    return fray_on(ROW + " g1", places, cards=[grut, grut, box().cards["finn"]])


@pytest.mark.rule("HS-X-COM-03")
def test_a_card_with_casualties_is_filled_first() -> None:
    fray = gruts()
    [asked] = run(harm.destroy(fray, 6), 0)  # a figure of the second card, laid on the first
    assert asked.kind_of is CASUALTY
    assert (asked.seat, asked.codes, asked.subject) == (0, [0, 1], 6)
    assert fray.fallen == [1, 0, 0]
    for casualty in (7, 5, 0):
        assert run(harm.destroy(fray, casualty)) == []
    assert fray.fallen == [4, 0, 0]
    assert run(harm.destroy(fray, 1)) == []  # the fifth begins the other card
    assert fray.fallen == [4, 1, 0]


@pytest.mark.rule("HS-X-COM-04")
def test_a_filled_card_leaves_play_and_its_copies_stay() -> None:
    fray = gruts()
    run(harm.destroy(fray, 6), 0)
    for casualty in (7, 5):
        run(harm.destroy(fray, casualty))
    assert fray.in_play(0)
    run(harm.destroy(fray, 0))
    assert not fray.in_play(0)  # although three of the figures it came with stand
    assert fray.in_play(1)
    assert victory.points(fray, 0) == fray.theatre.units[1].master.points
    assert [e.values() for e in events(fray) if e.kind.name == "card-out"] == [[0]]
    assert fray.spent == 1


def test_a_spirit_does_not_go_to_a_common_card() -> None:
    fray = gruts(second=2)
    run(harm.destroy(fray, 8))
    assert fray.attack_spirits == [0, 0, 0]


# -- the truce ------------------------------------------------------------------------------------


def fortress() -> Fray:
    return fray_on(
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
    fray = fortress()
    assert fray.friendly(figure(fray, "finn"), figure(fray, "raelin"))
    assert not fray.friendly(figure(fray, "finn"), figure(fray, "mimring"))
    assert harm.under_truce(fray, 1, 3)
    assert not harm.under_truce(fray, 0, 1)
    assert not harm.under_truce(fray, 1, 1)


@pytest.mark.rule("HS-S-FORT-09")
def test_turning_on_a_raider_ends_the_truce_for_all() -> None:
    fray = fortress()
    harm.break_truce(fray, 1, figure(fray, "mimring"))
    harm.break_truce(fray, 0, figure(fray, "finn"))
    assert happened(fray) == []
    harm.break_truce(fray, 2, figure(fray, "syvarris"))
    assert not fray.truce
    assert fray.friends == [1, 2, 4, 8]
    assert happened(fray) == ["truce-broken"]
    harm.break_truce(fray, 2, figure(fray, "finn"))
    assert happened(fray) == ["truce-broken"]


def test_who_waits_in_reserve_keeps_a_card_in_play() -> None:
    fray = fray_on(ROW, {"airborne-elite": (0, IN_RESERVE), "finn": (1, "A1")})
    elite = unit(fray, "airborne-elite")
    assert fray.fate[figure(fray, "airborne-elite")] == RESERVE
    assert fray.in_play(elite)
    assert fray.fate[figure(fray, "finn")] == STANDING
