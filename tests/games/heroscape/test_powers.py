"""Berserker Charge, Chomp and Mind Shackle: after moving, before attacking."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.asks import (
    CHARGE,
    CHOMP,
    DONE,
    NO,
    SHACKLE,
    YES,
    attack_code,
    first_of,
)
from giantstable.games.heroscape.attacking import attack_action
from giantstable.games.heroscape.battle import DESTROYED, MARKERS, Battle
from giantstable.games.heroscape.engagement import engaged_with
from giantstable.games.heroscape.figures import NOBODY
from giantstable.games.heroscape.powers import after_moving
from giantstable.kernel.decision import Decision
from tests.games.heroscape.fields import (
    IN_RESERVE,
    battle_on,
    clause,
    events,
    figure,
    happened,
    names,
    place,
    run,
    space,
    unit,
)
from tests.games.heroscape.ground import box
from tests.games.heroscape.loaded import load

ROW = "g1 g1 g1 g1 g1 g1 g1 g1"


def told(battle: Battle, name: str) -> list[list[int]]:
    return [e.values() for e in events(battle) if e.kind.name == name]


def test_most_cards_have_nothing_between_moving_and_attacking() -> None:
    battle = battle_on(ROW, {"finn": (0, "A1"), "grimnak": (1, "B1 C1")}, acting="finn")
    assert run(after_moving(battle)) == []
    assert happened(battle) == []


@pytest.mark.parametrize("name", ["tarn-viking-warriors", "grimnak", "ne-gok-sa"])
def test_the_basic_game_has_no_such_powers(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    battle = battle_on(ROW, {name: (0, at), "finn": (1, "C1")}, basic=True, acting=name)
    assert run(after_moving(battle)) == []


# -- Berserker Charge -----------------------------------------------------------------------------


def vikings() -> Battle:
    return battle_on(
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
    battle = vikings()
    battle.moved = 3 << figure(battle, "tarn-viking-warriors")
    load(battle, ["d20 15"])
    asked = run(after_moving(battle), YES, DONE, NO)
    assert [d.kind for d in asked] == ["charge", "mover", "charge"]
    assert asked[0].kind_of is CHARGE
    assert asked[0].subject == unit(battle, "tarn-viking-warriors")
    both = [figure(battle, f"tarn-viking-warriors {n}") for n in (1, 2)]
    assert asked[1].codes == [*both, DONE]  # each has a fresh move
    assert told(battle, "charged") == [[unit(battle, "tarn-viking-warriors"), 15, 1]]

    battle = vikings()
    load(battle, ["d20 14"])
    assert len(run(after_moving(battle), YES)) == 1
    assert told(battle, "charged")[0][1:] == [14, 0]


@pytest.mark.rule("HS-P-TARN-02")
def test_a_charge_may_be_repeated_until_it_fails_or_is_declined() -> None:
    battle = vikings()
    load(battle, ["d20 17", "d20 15", "d20 9"])
    asked = run(after_moving(battle), YES, DONE, YES, DONE, YES)
    assert [d.kind for d in asked].count("mover") == 2
    assert [n for _, _, n in told(battle, "charged")] == [1, 1, 0]

    assert len(run(after_moving(vikings()), NO)) == 1


@pytest.mark.rule("HS-P-TARN-03")
def test_a_charge_follows_the_rules_of_leaving_an_engagement() -> None:
    battle = battle_on(
        ROW,
        {
            "tarn-viking-warriors": (0, "C1"),
            "grimnak": (1, "D1 E1"),
        },
        acting="tarn-viking-warriors",
    )
    load(battle, ["d20 15", "0 skulls of 1"])
    play = after_moving(battle)
    next(play)
    asked = play.send(YES)
    assert isinstance(asked, Decision)
    there = space(battle, "B1")
    [away] = [code for code in asked.codes if code != DONE and first_of(code) == there]
    play.send(away)
    assert told(battle, "swiped") == [
        [figure(battle, "grimnak"), figure(battle, "tarn-viking-warriors"), 0]
    ]


# -- Chomp ----------------------------------------------------------------------------------------


@pytest.mark.rule("HS-P-GRIM-01")
def test_a_squad_figure_beside_grimnak_is_devoured_without_a_roll() -> None:
    battle = battle_on(
        ROW,
        {
            "grimnak": (0, "B1 C1"),
            "marro-warriors 1": (1, "D1"),
            "marro-warriors 2": (1, "E1"),
        },
        acting="grimnak",
    )
    drawn = battle.rng.drawn
    [asked] = run(after_moving(battle), figure(battle, "marro-warriors"))
    assert asked.kind_of is CHOMP
    assert asked.subject == figure(battle, "grimnak")
    assert asked.codes == [figure(battle, "marro-warriors"), DONE]
    assert place(battle, "marro-warriors") == "-"
    assert battle.rng.drawn == drawn
    assert happened(battle) == ["bitten", "destroyed"]


@pytest.mark.rule("HS-P-GRIM-01")
def test_grimnak_may_bite_friends_and_may_leave_it() -> None:
    battle = battle_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "izumi-samurai": (0, "A1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    [asked] = run(after_moving(battle), DONE)
    assert figure(battle, "izumi-samurai") in asked.codes
    assert place(battle, "izumi-samurai") == "A1"


@pytest.mark.rule("HS-P-GRIM-02")
@pytest.mark.parametrize(("roll", "where"), [(16, "-"), (15, "D1")])
def test_a_hero_is_devoured_on_16(roll: int, where: str) -> None:
    battle = battle_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "syvarris": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(battle, [f"d20 {roll}"])
    run(after_moving(battle), figure(battle, "syvarris"))
    assert place(battle, "syvarris") == where
    assert battle.wounds[figure(battle, "syvarris")] == 0
    assert told(battle, "bit-at")[0][2] == roll


@pytest.mark.rule("HS-P-GRIM-03")
def test_large_and_huge_figures_are_too_much_to_bite() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "deathwalker-9000": (1, "A1"),
            "mimring": (1, "D1 E1"),
            "krav-maga-agents": (1, "B2"),
        },
        acting="grimnak",
    )
    [asked] = run(after_moving(battle), DONE)
    assert names(battle, asked.codes[:-1]) == ["krav-maga-agents"]


@pytest.mark.rule("HS-P-GRIM-04")
def test_grimnak_bites_once_and_still_attacks() -> None:
    battle = battle_on(
        "g1 g1 g1 g1 g1\ng1 g1 g1 g1 g1",
        {
            "grimnak": (0, "B1 C1"),
            "tarn-viking-warriors 1": (1, "B2"),
            "tarn-viking-warriors 2": (1, "D1"),
            "finn": (1, "A1"),
        },
        acting="grimnak",
    )
    asked = run(after_moving(battle), figure(battle, "tarn-viking-warriors 1"))
    assert len(asked) == 1  # and no second bite
    load(battle, ["1 skull of 2", "0 shields of 4"])
    finn = attack_code(figure(battle, "grimnak"), figure(battle, "finn"))
    run(attack_action(battle), finn)
    assert battle.wounds[figure(battle, "finn")] == 1


def test_a_devoured_champion_leaves_his_spirit() -> None:
    battle = battle_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "finn": (1, "D1"), "raelin": (1, "H1")},
        acting="grimnak",
    )
    load(battle, ["d20 20"])
    run(after_moving(battle), figure(battle, "finn"), unit(battle, "raelin"))
    assert battle.attack_spirits[unit(battle, "raelin")] == 1


def test_the_captive_is_not_bitten() -> None:
    battle = battle_on(
        ROW,
        {"grimnak": (0, "B1 C1"), "sgt-drake-alexander": (NOBODY, "D1"), "finn": (1, "H1")},
        acting="grimnak",
    )
    assert run(after_moving(battle)) == []


# -- Mind Shackle ---------------------------------------------------------------------------------


def shackled(roll: int = 20) -> Battle:
    """Return a battle in which Ne-Gok-Sa has tried the mind of a Marro Warrior."""
    battle = battle_on(
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
    marro = unit(battle, "marro-warriors")
    battle.marker[MARKERS : 2 * MARKERS] = [unit(battle, "finn"), marro, marro, marro]
    battle.attack_spirits[marro] = 1
    load(battle, [f"d20 {roll}"])
    [asked] = run(after_moving(battle), figure(battle, "marro-warriors 1"))
    assert asked.kind_of is SHACKLE
    assert asked.codes == [figure(battle, "marro-warriors 1"), DONE]
    return battle


@pytest.mark.rule("HS-P-NGOK-01")
def test_only_a_20_takes_control() -> None:
    battle = shackled(19)
    assert battle.owner[unit(battle, "marro-warriors")] == 1
    assert happened(battle) == ["shackle-tried"]
    battle = shackled(20)
    assert battle.owner[unit(battle, "marro-warriors")] == 0
    assert happened(battle) == ["shackle-tried", "shackled"]


@pytest.mark.rule("HS-P-NGOK-02")
def test_the_whole_card_changes_sides_with_everything() -> None:
    battle = shackled()
    for n in (1, 2, 3):
        assert battle.seat_of(figure(battle, f"marro-warriors {n}")) == 0
    assert battle.seat_of(figure(battle, "marro-warriors 4")) == 0  # on the card
    assert battle.attack_spirits[unit(battle, "marro-warriors")] == 1
    field = battle.theatre.field
    ours = sum(1 << field.space(at) for at in ("A1", "B1", "C1", "H1"))
    assert battle.spaces_of(1) == ours
    assert engaged_with(battle, figure(battle, "ne-gok-sa")) == []
    assert engaged_with(battle, figure(battle, "marro-warriors 3")) == []


@pytest.mark.rule("HS-P-NGOK-03")
def test_the_markers_on_the_card_are_removed() -> None:
    battle = shackled()
    assert battle.marker[MARKERS : 2 * MARKERS] == [unit(battle, "finn"), NOBODY, NOBODY, NOBODY]
    assert unit(battle, "marro-warriors") not in battle.marker


@pytest.mark.rule("HS-P-NGOK-04")
def test_control_outlives_ne_gok_sa() -> None:
    battle = shackled()
    battle.take_off(figure(battle, "ne-gok-sa"), DESTROYED)
    assert battle.owner[unit(battle, "marro-warriors")] == 0


@pytest.mark.rule("HS-P-NGOK-05")
def test_he_tries_once_and_still_attacks() -> None:
    battle = shackled(3)
    load(battle, ["1 skull of 3", "0 shields of 3"])
    marro = figure(battle, "marro-warriors 1")
    run(attack_action(battle), attack_code(figure(battle, "ne-gok-sa"), marro))
    assert battle.fate[marro] == DESTROYED


def test_friends_the_captive_and_far_figures_are_not_tried() -> None:
    battle = battle_on(
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
    assert run(after_moving(battle)) == []


def test_reserve_and_grenades_go_with_the_card() -> None:
    battle = battle_on(
        ROW,
        {
            "ne-gok-sa": (0, "A1"),
            "airborne-elite 1": (1, "B1"),
            "airborne-elite 2": (1, IN_RESERVE),
            "finn": (1, "F1"),
        },
        acting="ne-gok-sa",
    )
    battle.grenades_thrown = 1 << unit(battle, "airborne-elite")
    load(battle, ["d20 20"])
    run(after_moving(battle), figure(battle, "airborne-elite 1"))
    assert battle.seat_of(figure(battle, "airborne-elite 2")) == 0
    assert battle.grenades_thrown == 1 << unit(battle, "airborne-elite")


def test_a_loser_with_nobody_left_is_beaten() -> None:
    battle = battle_on(ROW, {"ne-gok-sa": (0, "A1"), "grimnak": (1, "B1 C1")}, acting="ne-gok-sa")
    load(battle, ["d20 20"])
    run(after_moving(battle), figure(battle, "grimnak"))
    assert happened(battle)[-1] == "won"
    assert battle.won == 1


@pytest.mark.rule("HS-S-TEMP-11")
def test_a_hero_taken_over_shows_its_glyph_and_a_scout_loses_the_battle() -> None:
    for name, result in (("grimnak", ""), ("finn", "scout-destroyed")):
        battle = battle_on(
            ROW,
            {"ne-gok-sa": (1, "B1"), "grimnak": (0, "C1 D1"), "finn": (0, "A1")},
            special=[clause("secret-scout", seats=[0], glyphs=["kelda"])],
            victory=[clause("scout-destroyed", sides=[2])],
            acting="ne-gok-sa",
        )
        kelda, ivor = [list(box().glyphs).index(glyph) for glyph in ("kelda", "ivor")]
        battle.scout = unit(battle, "finn")
        battle.under[unit(battle, "finn")] = kelda
        battle.under[unit(battle, "grimnak")] = ivor
        load(battle, ["d20 20"])
        run(after_moving(battle), figure(battle, name))
        assert battle.under_shown == 1 << unit(battle, name)
        assert battle.won == (2 if result else 0)


@pytest.mark.rule("HS-S-FORT-09")
@pytest.mark.parametrize("name", ["grimnak", "ne-gok-sa"])
def test_turning_on_another_raider_ends_the_truce_before_the_roll(name: str) -> None:
    at = "A1 B1" if name == "grimnak" else "B1"
    battle = battle_on(
        ROW,
        {name: (1, at), "syvarris": (2, "C1"), "mimring": (0, "G1 H1")},
        special=[clause("truce", seats=[1, 2])],
        acting=name,
    )
    load(battle, ["d20 3"])
    run(after_moving(battle), figure(battle, "syvarris"))
    assert happened(battle)[0] == "truce-broken"
    assert len(happened(battle)) == 2
