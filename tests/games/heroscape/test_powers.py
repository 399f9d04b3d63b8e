"""Berserker Charge, Chomp and Mind Shackle: after moving, before attacking."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table.asks import CHARGE, CHOMP, SHACKLE
from giantstable.games.heroscape.table.codes import DONE, attack_code, first_of
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import DESTROYED, MARKERS, Fray
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO, YES
from tests.games.heroscape.fields import (
    IN_RESERVE,
    clause,
    figure,
    fray_on,
    happened,
    names,
    place,
    run,
    space,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import told

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def test_most_cards_have_nothing_between_moving_and_attacking() -> None:
    fray = fray_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")}, acting="finn")
    assert run(after_moving(fray)) == []
    assert happened(fray) == []


@pytest.mark.parametrize("name", ["tarn-viking-warriors", "grimnak", "ne-gok-sa"])
def test_the_basic_game_has_no_such_powers(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    fray = fray_on(ROW, {name: (0, at), "finn": (1, "C1")}, basic=True, acting=name)
    assert run(after_moving(fray)) == []


# -- Berserker Charge -----------------------------------------------------------------------------


def vikings() -> Fray:
    return fray_on(
        ROW,
        {
            "tarn-viking-warriors 1": (0, "A1"),
            "tarn-viking-warriors 2": (0, "B1"),
            "syvarris": (1, "H1"),
        },
        acting="tarn-viking-warriors",
    )


@pytest.mark.rule("HS-P-TARN-01")
def test_a_roll_of_15_moves_the_whole_squad_again_and_14_does_not() -> None:
    fray = vikings()
    fray.moved = 3 << figure(fray, "tarn-viking-warriors")
    load(fray, ["d20 15"])
    asked = run(after_moving(fray), YES, DONE, NO)
    assert [d.kind for d in asked] == ["charge", "mover", "charge"]
    assert asked[0].kind_of is CHARGE
    assert asked[0].subject == unit(fray, "tarn-viking-warriors")
    both = [figure(fray, f"tarn-viking-warriors {n}") for n in (1, 2)]
    assert asked[1].codes == [*both, DONE]  # each has a fresh move
    assert told(fray, "charged") == [[unit(fray, "tarn-viking-warriors"), 15, 1]]

    fray = vikings()
    load(fray, ["d20 14"])
    assert len(run(after_moving(fray), YES)) == 1
    assert told(fray, "charged")[0][1:] == [14, 0]


@pytest.mark.rule("HS-P-TARN-02")
def test_a_charge_may_be_repeated_until_it_fails_or_is_declined() -> None:
    fray = vikings()
    load(fray, ["d20 17", "d20 15", "d20 9"])
    asked = run(after_moving(fray), YES, DONE, YES, DONE, YES)
    assert [d.kind for d in asked].count("mover") == 2
    assert [n for _, _, n in told(fray, "charged")] == [1, 1, 0]

    assert len(run(after_moving(vikings()), NO)) == 1


@pytest.mark.rule("HS-P-TARN-03")
def test_a_charge_follows_the_rules_of_leaving_an_engagement() -> None:
    fray = fray_on(
        ROW,
        {
            "tarn-viking-warriors": (0, "C1"),
            "grimnak": (1, "D1 E1"),
        },
        acting="tarn-viking-warriors",
    )
    load(fray, ["d20 15", "0 skulls of 1"])
    play = after_moving(fray)
    next(play)
    asked = play.send(YES)
    assert isinstance(asked, Decision)
    there = space(fray, "B1")
    [away] = [code for code in asked.codes if code != DONE and first_of(code) == there]
    play.send(away)
    assert told(fray, "swiped") == [
        [figure(fray, "grimnak"), figure(fray, "tarn-viking-warriors"), 0]
    ]


# -- Chomp ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-GRIM-01")
def test_a_squad_figure_beside_grimnak_is_devoured_without_a_roll() -> None:
    fray = fray_on(
        ROW,
        {
            "grimnak": (0, "B1 C1"),
            "marro-warriors 1": (1, "D1"),
            "marro-warriors 2": (1, "E1"),
        },
        acting="grimnak",
    )
    drawn = fray.rng.drawn
    [asked] = run(after_moving(fray), figure(fray, "marro-warriors"))
    assert asked.kind_of is CHOMP
    assert asked.subject == figure(fray, "grimnak")
    assert asked.codes == [figure(fray, "marro-warriors"), DONE]
    assert place(fray, "marro-warriors") == "-"
    assert fray.rng.drawn == drawn
    assert happened(fray) == ["bitten", "destroyed"]


@pytest.mark.rule("HS-P-GRIM-01")
def test_grimnak_may_bite_friends_and_may_leave_it() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "izumi-samurai": (0, "A1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    [asked] = run(after_moving(fray), DONE)
    assert figure(fray, "izumi-samurai") in asked.codes
    assert place(fray, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-GRIM-02")
@pytest.mark.parametrize(("roll", "where"), [(16, "-"), (15, "D1")])
def test_a_hero_is_devoured_on_16(roll: int, where: str) -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "syvarris": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(fray, [f"d20 {roll}"])
    run(after_moving(fray), figure(fray, "syvarris"))
    assert place(fray, "syvarris") == where
    assert fray.wounds[figure(fray, "syvarris")] == 0
    assert told(fray, "bit-at")[0][2] == roll


@pytest.mark.rule("HS-P-GRIM-03")
def test_large_and_huge_figures_are_too_much_to_bite() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "deathwalker-9000": (1, "A1"),
            "mimring": (1, "D1 E1"),
            "krav-maga-agents": (1, "B2"),
        },
        acting="grimnak",
    )
    [asked] = run(after_moving(fray), DONE)
    assert names(fray, asked.codes[:-1]) == ["krav-maga-agents"]


@pytest.mark.rule("HS-P-GRIM-04")
def test_grimnak_bites_once_and_still_attacks() -> None:
    fray = fray_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "tarn-viking-warriors 1": (1, "B2"),
            "tarn-viking-warriors 2": (1, "D1"),
            "finn": (1, "A1"),
        },
        acting="grimnak",
    )
    asked = run(after_moving(fray), figure(fray, "tarn-viking-warriors 1"))
    assert len(asked) == 1  # and no second bite
    load(fray, ["1 skull of 2", "0 shields of 4"])
    finn = attack_code(figure(fray, "grimnak"), figure(fray, "finn"))
    run(attack_action(fray), finn)
    assert fray.wounds[figure(fray, "finn")] == 1


def test_a_devoured_champion_leaves_his_spirit() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "finn": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(fray, ["d20 20"])
    run(after_moving(fray), figure(fray, "finn"), unit(fray, "raelin"))
    assert fray.attack_spirits[unit(fray, "raelin")] == 1


def test_the_captive_is_not_bitten() -> None:
    fray = fray_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "sgt-drake-alexander": (NOBODY, "D1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    assert run(after_moving(fray)) == []


# -- Mind Shackle ---------------------------------------------------------------------------------


def shackled(roll: int = 20) -> Fray:
    """Return a battle in which Ne-Gok-Sa has tried the mind of a Marro Warrior."""
    fray = fray_on(
        ROW,
        {
            "ne-gok-sa": (0, "A1"),
            "marro-warriors 1": (1, "B1"),
            "marro-warriors 2": (1, "C1"),
            "marro-warriors 3": (1, "H1"),
            "finn": (1, "F1"),
        },
        acting="ne-gok-sa",
    )
    marro = unit(fray, "marro-warriors")
    fray.marker[MARKERS : 2 * MARKERS] = [unit(fray, "finn"), marro, marro, marro]
    fray.attack_spirits[marro] = 1
    load(fray, [f"d20 {roll}"])
    [asked] = run(after_moving(fray), figure(fray, "marro-warriors 1"))
    assert asked.kind_of is SHACKLE
    assert asked.codes == [figure(fray, "marro-warriors 1"), DONE]
    return fray


@pytest.mark.rule("HS-P-NGOK-01")
def test_only_a_20_takes_control() -> None:
    fray = shackled(19)
    assert fray.owner[unit(fray, "marro-warriors")] == 1
    assert happened(fray) == ["shackle-tried"]
    fray = shackled(20)
    assert fray.owner[unit(fray, "marro-warriors")] == 0
    assert happened(fray) == ["shackle-tried", "shackled"]


@pytest.mark.rule("HS-P-NGOK-02")
def test_the_whole_card_changes_sides_with_everything() -> None:
    fray = shackled()
    for n in (1, 2, 3):
        assert fray.seat_of(figure(fray, f"marro-warriors {n}")) == 0
    assert fray.seat_of(figure(fray, "marro-warriors 4")) == 0  # on the card
    assert fray.attack_spirits[unit(fray, "marro-warriors")] == 1
    field = fray.theatre.field
    ours = sum(1 << field.space(at) for at in ("A1", "B1", "C1", "H1"))
    assert fray.spaces_of(1) == ours
    assert engaged_with(fray, figure(fray, "ne-gok-sa")) == []
    assert engaged_with(fray, figure(fray, "marro-warriors 3")) == []


@pytest.mark.rule("HS-P-NGOK-03")
def test_the_markers_on_the_card_are_removed() -> None:
    fray = shackled()
    assert fray.marker[MARKERS : 2 * MARKERS] == [unit(fray, "finn"), NOBODY, NOBODY, NOBODY]
    assert unit(fray, "marro-warriors") not in fray.marker


@pytest.mark.rule("HS-P-NGOK-04")
def test_control_outlives_ne_gok_sa() -> None:
    fray = shackled()
    fray.take_off(figure(fray, "ne-gok-sa"), DESTROYED)
    assert fray.owner[unit(fray, "marro-warriors")] == 0


@pytest.mark.rule("HS-P-NGOK-05")
def test_he_tries_once_and_still_attacks() -> None:
    fray = shackled(3)
    load(fray, ["1 skull of 3", "0 shields of 3"])
    marro = figure(fray, "marro-warriors 1")
    run(attack_action(fray), attack_code(figure(fray, "ne-gok-sa"), marro))
    assert fray.fate[marro] == DESTROYED


def test_friends_the_captive_and_far_figures_are_not_tried() -> None:
    fray = fray_on(
        "g1 g1 g1 g1\ng1 g1 g1 g1",
        {
            "ne-gok-sa": (0, "B1"),
            "finn": (2, "A1"),
            "sgt-drake-alexander": (NOBODY, "C1"),
            "raelin": (1, "D1"),
        },
        sides=[1, 2, 1],
        acting="ne-gok-sa",
    )
    assert run(after_moving(fray)) == []


def test_reserve_and_grenades_go_with_the_card() -> None:
    fray = fray_on(
        ROW,
        {
            "ne-gok-sa": (0, "A1"),
            "airborne-elite 1": (1, "B1"),
            "airborne-elite 2": (1, IN_RESERVE),
            "finn": (1, "F1"),
        },
        acting="ne-gok-sa",
    )
    fray.grenades_thrown = 1 << unit(fray, "airborne-elite")
    load(fray, ["d20 20"])
    run(after_moving(fray), figure(fray, "airborne-elite 1"))
    assert fray.seat_of(figure(fray, "airborne-elite 2")) == 0
    assert fray.grenades_thrown == 1 << unit(fray, "airborne-elite")


def test_a_loser_with_nobody_left_is_beaten() -> None:
    fray = fray_on(ROW, {"ne-gok-sa": (0, "A1"), "grimnak": (1, "B1 C1")}, acting="ne-gok-sa")
    load(fray, ["d20 20"])
    run(after_moving(fray), figure(fray, "grimnak"))
    assert happened(fray)[-1] == "won"
    assert fray.won == 1


@pytest.mark.rule("HS-S-TEMP-11")
def test_a_hero_taken_over_shows_its_glyph_and_a_scout_loses_the_battle() -> None:
    for name, result in (("grimnak", ""), ("finn", "scout-destroyed")):
        fray = fray_on(
            ROW,
            {"ne-gok-sa": (1, "B1"), "grimnak": (0, "C1 D1"), "finn": (0, "A1")},
            special=[clause("secret-scout", seats=[0], glyphs=["kelda"])],
            victory=[clause("scout-destroyed", sides=[2])],
            acting="ne-gok-sa",
        )
        kelda, ivor = [list(box().glyphs).index(glyph) for glyph in ("kelda", "ivor")]
        fray.scout = unit(fray, "finn")
        fray.under[unit(fray, "finn")] = kelda
        fray.under[unit(fray, "grimnak")] = ivor
        load(fray, ["d20 20"])
        run(after_moving(fray), figure(fray, name))
        assert fray.under_shown == 1 << unit(fray, name)
        assert fray.won == (2 if result else 0)


@pytest.mark.rule("HS-S-FORT-09")
@pytest.mark.parametrize("name", ["grimnak", "ne-gok-sa"])
def test_turning_on_another_raider_ends_the_truce_before_the_roll(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    fray = fray_on(
        ROW,
        {name: (1, at), "syvarris": (2, "C1"), "mimring": (0, "G1 H1")},
        special=[clause("truce", seats=[1, 2])],
        acting=name,
    )
    load(fray, ["d20 3"])
    run(after_moving(fray), figure(fray, "syvarris"))
    assert happened(fray)[0] == "truce-broken"
    assert len(happened(fray)) == 2
