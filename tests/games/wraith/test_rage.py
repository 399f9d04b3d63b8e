"""Rage (WG-RAGE): what builds it, what releases it, and what it does."""

from __future__ import annotations

import pytest

from tests.games.wraith.forge import (
    EVERYWHERE,
    Card,
    by_card,
    end_turn,
    forged,
    hits,
    idle,
    order,
    revealed,
)
from tests.games.wraith.scene import fight, happened, place, play, seen

TRACK = ["", "wound", "stun", "wound", "card", "wound"]


# -- building --------------------------------------------------------------------------------------


@pytest.mark.rule("WG-RAGE-01")
def test_an_attack_that_cannot_harm_the_wraith_builds_rage() -> None:
    m = forged([hits("C", wounds=1)], pawn="A1", rage=1)
    assert fight(m).rage == 2
    hit = forged([hits("A", wounds=1)], pawn="A1", rage=0)
    assert fight(hit).rage == 0


@pytest.mark.rule("WG-RAGE-02")
def test_an_attempt_by_a_wounded_card_fails() -> None:
    for where in ("A1", "C1"):  # in its area or not, it is one failed attempt
        m = forged([hits("A", wounds=1).hurt(1)], pawn=where)
        assert fight(m).rage == 1
        assert by_card(m, "too-wounded") == ["r0"]


@pytest.mark.rule("WG-RAGE-03")
def test_a_scarred_leftmost_card_counts_as_a_failed_attempt() -> None:
    m = forged([hits("A", wounds=1).scarred()], pawn="A1")
    assert fight(m).rage == 1
    assert len(fight(m).above) == 1
    assert order(m, "scar-silent", "rage-rose", "scar-above") == [
        *["scar-silent", "rage-rose", "scar-above"]
    ]


@pytest.mark.rule("WG-RAGE-04")
@pytest.mark.parametrize(
    "card",
    [hits("A B", wounds=1), hits("A B", cards=1), hits("A B", stun=True), hits("A B", to="A1")],
    ids=["wounds", "cards", "stun", "push"],
)
def test_an_attack_out_of_range_fails(card: Card) -> None:
    m = forged([card], pawn="C1")
    assert fight(m).rage == 1
    assert by_card(m, "out-of-reach") == ["r0"]


@pytest.mark.rule("WG-RAGE-05")
def test_the_first_step_leads_onto_the_lowest_space() -> None:
    m = forged([hits("C", wounds=1), hits("A", "ring", wounds=1)], coming=[idle()] * 3, pawn="A1",
               rage_track=["card", "wound wound"])  # fmt: skip
    assert fight(m).rage == 1
    end_turn(m)
    t = fight(m)
    assert (t.wounds, len(t.removed)) == (1, 1)  # its own Wound, and the lowest space alone


@pytest.mark.rule("WG-RAGE-06")
def test_every_failed_attempt_of_a_step_counts() -> None:
    ring = hits("C", "ring", wounds=1)
    m = forged([ring, ring, idle(), ring.hurt(2)], coming=[idle("ring")], pawn="A1")
    assert fight(m).rage == 3


@pytest.mark.rule("WG-RAGE-06")
def test_on_the_highest_space_the_marker_stays() -> None:
    """W62."""
    ring = hits("C", "ring", wounds=1)
    m = forged([ring] * 5, coming=[idle("ring")], pawn="A1", rage=1, rage_track=["", "", "wound"])
    assert fight(m).rage == 3
    assert seen(m, "giant", "rage") == 3


# -- releasing -------------------------------------------------------------------------------------


@pytest.mark.rule("WG-RAGE-07")
def test_the_next_attack_that_hurts_releases_the_rage() -> None:
    m = forged([hits("A", wounds=1)], pawn="A1", rage=2, rage_track=TRACK)
    t = fight(m)
    assert (t.wounds, t.rage, len(t.removed)) == (2, 0, 0)
    assert order(m, "struck", "suffered", "rage-broke") == [
        *["struck", "suffered", "rage-broke", "suffered"]
    ]


@pytest.mark.rule("WG-RAGE-08")
def test_a_lost_card_is_enough_to_release_the_rage() -> None:
    """W60: no Wound was dealt, and still the attack did not fail."""
    m = forged([hits("A", cards=1)], pawn="A1", rage=2, rage_track=TRACK)
    t = fight(m)
    assert (t.wounds, t.rage, len(t.removed)) == (1, 0, 1)


@pytest.mark.rule("WG-RAGE-09")
@pytest.mark.parametrize(
    ("rage", "wounds", "cards", "stunned"),
    [
        (1, 0, 0, False),
        (2, 1, 0, False),
        (3, 1, 0, True),
        (4, 2, 0, True),
        (5, 2, 1, True),
        (6, 3, 1, True),
    ],
)
def test_all_symbols_up_to_the_marker_are_carried_out(
    rage: int, wounds: int, cards: int, stunned: bool
) -> None:
    """W63: beside the marker and below; empty spaces are only steps."""
    m = forged([hits("A", wounds=1)], pawn="A1", rage=rage, rage_track=TRACK)
    t = fight(m)
    assert (t.wounds, len(t.removed), t.stunned) == (1 + wounds, cards, stunned)
    assert t.rage == 0


@pytest.mark.rule("WG-RAGE-09")
def test_a_space_may_hold_several_symbols() -> None:
    m = forged(
        [hits("A", wounds=1)], pawn="A1", rage=2, rage_track=["wound card", "card wound stun"]
    )
    t = fight(m)
    assert (t.wounds, len(t.removed), t.stunned) == (3, 2, True)


@pytest.mark.rule("WG-RAGE-10")
def test_after_the_release_the_marker_is_below_the_track() -> None:
    m = forged([hits("A", wounds=1), hits("A", wounds=1)], pawn="A1", rage=5, rage_track=TRACK)
    assert fight(m).rage == 0
    before = fight(m).wounds
    end_turn(m)
    assert fight(m).wounds == before + 1  # nothing is released twice


@pytest.mark.rule("WG-RAGE-10")
def test_blank_spaces_are_released_too() -> None:
    """W64."""
    m = forged([hits("A", wounds=1)], pawn="A1", rage=3, rage_track=["", "", "", "wound"])
    assert (fight(m).rage, fight(m).wounds) == (0, 1)
    assert "rage-broke" in happened(m)


@pytest.mark.rule("WG-RAGE-10")
def test_the_harm_that_rage_does_neither_releases_nor_builds_rage() -> None:
    """W64: once, whatever is on the track."""
    m = forged([hits("A", wounds=1)], pawn="A1", rage=4, rage_track=["wound", "card"] * 2)
    t = fight(m)
    assert order(m, "rage-broke", "rage-rose") == ["rage-broke"]
    assert (t.wounds, len(t.removed), t.rage) == (3, 2, 0)


@pytest.mark.rule("WG-RAGE-11")
def test_without_rage_a_hit_does_what_its_card_says_and_no_more() -> None:
    m = forged([hits("A", wounds=1)], pawn="A1", rage=0, rage_track=["wound card stun"] * 3)
    t = fight(m)
    assert (t.wounds, t.removed, t.stunned, t.rage) == (1, [], False, 0)
    assert "rage-broke" not in happened(m)


@pytest.mark.rule("WG-RAGE-12")
def test_rage_can_be_built_and_released_in_one_step() -> None:
    """W67: strictly in the order in which things happen."""
    m = forged(
        [hits("C", wounds=1), hits("A", "ring", wounds=1), hits("C", "ring", wounds=1)],
        coming=[idle("ring")],
        pawn="A1",
        rage_track=["wound", "wound"],
    )
    t = fight(m)
    assert order(m, "rage-rose", "rage-broke") == ["rage-rose", "rage-broke", "rage-rose"]
    assert (t.wounds, t.rage) == (2, 1)


@pytest.mark.rule("WG-RAGE-13")
def test_wounds_from_a_fearless_action_leave_the_rage_alone() -> None:
    m = forged([idle()], step="act", rage=3, rage_track=TRACK)
    play(m, "fearless climb", "climb A1")
    t = fight(m)
    assert (t.wounds, t.rage, t.stunned) == (1, 3, False)
    assert "rage-broke" not in happened(m)


@pytest.mark.rule("WG-RAGE-13")
def test_a_fire_token_leaves_the_rage_alone_but_for_its_own_space() -> None:
    """W66, W79."""
    m = forged([idle()], "climb 1", step="act", rage=3, rage_track=TRACK, dangers=["A1"],
               foothold_effect="wound")  # fmt: skip
    play(m, "play climb-1", "climb A1", "to B1")
    t = fight(m)
    assert (t.wounds, t.rage, t.stunned) == (1, 4, False)


@pytest.mark.rule("WG-RAGE-14")
@pytest.mark.parametrize(("before", "result"), [(3, ""), (4, "lose-wounds"), (5, "lose-wounds")])
def test_rage_can_kill(before: int, result: str) -> None:
    m = forged(
        [hits("A", wounds=1)], pawn="A1", rage=4, rage_track=TRACK, wounds=before, wound_limit=7
    )
    assert fight(m).wounds == before + 3
    assert m.result == result


# -- hits that do no harm --------------------------------------------------------------------------


@pytest.mark.parametrize("card", [hits("A", stun=True), hits("A", to="B1")], ids=["stun", "push"])
@pytest.mark.parametrize(("switch", "rage"), [(False, 2), (True, 3)])
def test_a_hit_that_only_stuns_or_moves_builds_no_rage_unless_the_house_says_so(
    card: Card, switch: bool, rage: int
) -> None:
    """W59."""
    m = forged(
        [card],
        pawn="A1",
        rage=2,
        rage_track=["wound"] * 4,
        setup={"rage_on_harmless_hit": switch},
    )
    t = fight(m)
    assert (t.rage, t.wounds) == (rage, 0)
    assert (t.stunned, place(m)) in ((True, "A1"), (False, "B1"))  # it worked all the same
    assert "rage-broke" not in happened(m)


@pytest.mark.rule("WG-RAGE-01")
@pytest.mark.parametrize("switch", [False, True])
def test_wounds_that_a_shield_takes_in_full_count_as_unable_to_harm(switch: bool) -> None:
    """W61."""
    m = forged(
        [hits("A", wounds=2)],
        pawn="A1",
        rage=1,
        shield=2,
        rage_track=["wound"] * 3,
        setup={"rage_on_harmless_hit": switch},
    )
    t = fight(m)
    assert (t.wounds, t.rage) == (0, 2)


@pytest.mark.rule("WG-RAGE-01")
def test_an_attack_on_cards_that_finds_none_counts_as_unable_to_harm() -> None:
    """W61."""
    m = forged([hits("A", cards=2)], pawn="A1", rage=1, rage_track=["wound"] * 3, deck=[])
    t = fight(m)
    assert (t.wounds, t.rage) == (0, 2)


@pytest.mark.rule("WG-RAGE-07")
def test_harm_that_is_only_partly_prevented_releases_the_rage() -> None:
    """W61."""
    shielded = forged([hits("A", wounds=2)], pawn="A1", rage=1, shield=1, rage_track=["card"] * 3)
    t = fight(shielded)
    assert (t.wounds, len(t.removed), t.rage) == (1, 1, 0)
    short = forged([hits("A", cards=3)], pawn="A1", rage=1, rage_track=["wound"], deck=["drop"])
    t = fight(short)
    assert (t.wounds, len(t.removed), t.rage) == (1, 1, 0)
    mixed = forged([hits("A", wounds=1, cards=1)], pawn="A1", rage=1, shield=9, rage_track=["stun"])
    t = fight(mixed)
    assert (t.wounds, t.stunned, t.rage) == (0, True, 0)


# -- shields ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-RAGE-14")
def test_a_shield_takes_wounds_of_the_rage_as_well() -> None:
    """W65."""
    m = forged([hits("A", wounds=1)], pawn="A1", rage=3, shield=0, rage_track=["wound"] * 3)
    assert fight(m).wounds == 4
    m = forged([hits("A", cards=1)], pawn="A1", rage=3, shield=2, rage_track=["wound"] * 3)
    assert (fight(m).wounds, fight(m).rage) == (1, 0)


def test_a_shield_lasts_to_the_end_of_the_giant_step_and_several_add_up() -> None:
    """W68."""
    ring = hits(EVERYWHERE, "ring", wounds=1)
    m = forged(
        [ring] * 3,
        "ward = shield 1",
        "ward = shield 1",
        coming=[idle("ring"), idle()],
        step="act",
    )
    play(m, "play ward", "play ward")
    assert fight(m).shield == 2
    end_turn(m, *(["end"] if "end" in m.pending[0].notations() else []))
    t = fight(m)
    assert by_card(m, "struck") == ["r0", "r1", "r2"]
    assert (t.wounds, t.shield) == (1, 0)  # the first two were warded
    unused = forged([idle()], shield=3)
    assert fight(unused).shield == 0


def test_calm_lowers_the_marker_and_not_below_the_track() -> None:
    """W68."""
    m = forged([idle()], "calm 2", "calm 2", step="act", rage=3)
    play(m, "play calm-2")
    assert fight(m).rage == 1
    play(m, "play calm-2")
    assert fight(m).rage == 0


def test_a_revealed_card_releases_what_the_leftmost_card_built() -> None:
    """W51, W67."""
    m = forged(
        [hits("C", wounds=1)], coming=[revealed("A", wounds=1)], pawn="A1", rage_track=["card"]
    )
    t = fight(m)
    assert (t.wounds, len(t.removed), t.rage) == (1, 1, 0)
