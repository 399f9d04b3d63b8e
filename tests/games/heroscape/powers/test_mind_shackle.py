"""Mind Shackle (HS-P-NGOK)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.attack.attack_action import attack_action
from giantstable.games.heroscape.rules.powers.mind_shackle import MIND_SHACKLE
from giantstable.games.heroscape.rules.round.master_turn import after_moving
from giantstable.games.heroscape.table.asks import SHACKLE
from giantstable.games.heroscape.table.codes import DONE, attack_code
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import DESTROYED, MARKERS, Fray
from tests.games.heroscape.fields import (
    IN_RESERVE,
    clause,
    figure,
    fray_on,
    happened,
    run,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load
from tests.games.heroscape.using import odds_of

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


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


def test_one_roll_of_twenty_is_foretold() -> None:
    fray = fray_on(ROW, {"ne-gok-sa": (0, "A1"), "finn": (1, "B1")})
    found = odds_of(MIND_SHACKLE, fray, figure(fray, "ne-gok-sa"), figure(fray, "finn"))
    assert found.wins == [19, 1]
