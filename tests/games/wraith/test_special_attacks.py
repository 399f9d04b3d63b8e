"""Special attacks (WG-SPEC): cards that strike When Revealed, and cards that are Always Active."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.box.pieces import ALWAYS, ALWAYS_ACTIVE, CARD_KINDS, STAY
from giantstable.kernel.errors import BadContent
from giantstable.kernel.match import new_match
from tests.games.wraith.forge import (
    EVERYWHERE,
    Card,
    always,
    by_card,
    end_turn,
    forged,
    hits,
    idle,
    opened,
    order,
    revealed,
    row_of,
)
from tests.games.wraith.scene import fight, happened, options, place, play, seen, wounds_on


@pytest.mark.rule("WG-SPEC-01")
def test_cards_attack_strike_when_revealed_or_are_always_active_and_may_move_the_wraith() -> None:
    cards = [
        card
        for giant in ("earth", "air", "water", "fire")
        for card in fight(gt.new("wraith", giant=giant)).giant.cards
    ]
    assert {CARD_KINDS[card.kind] for card in cards} == {
        *["normal", "when_revealed", "always_active"]
    }
    for card in cards:
        assert (card.strike is None) == (card.kind == ALWAYS_ACTIVE) == (card.always is not None)
    assert any(card.strike is not None and card.strike.push.way != STAY for card in cards)
    m = forged([idle()], coming=[revealed("A", wounds=1, to="C1")], pawn="A1")
    assert (fight(m).wounds, place(m)) == (1, "C1")


# -- When Revealed ---------------------------------------------------------------------------------


@pytest.mark.rule("WG-SPEC-02")
def test_a_revealed_card_strikes_at_once_before_its_symbols_are_compared() -> None:
    m = forged(
        [hits("A", wounds=1), hits(EVERYWHERE, "ring", wounds=1)],
        coming=[revealed("A", "ring", wounds=2, to="B1")],
        pawn="A1",
    )
    steps = ("left-row", "revealed", "when-revealed", "struck", "chained")
    assert order(m, *steps) == [
        *["struck", "left-row", "revealed", "when-revealed", "struck", "chained", "struck"]
    ]
    assert by_card(m, "struck", "chained") == ["r0", "n0", "r1", "r1"]  # W51: its symbols work
    assert fight(m).wounds == 1 + 2 + 1


@pytest.mark.rule("WG-SPEC-03")
def test_cards_dealt_during_setup_reveal_nothing() -> None:
    game = opened([revealed(EVERYWHERE, "ring", wounds=2, cards=2, stun=True, to="C1")])
    m = new_match(game, {}, 3)
    t = fight(m)
    assert (t.wounds, t.rage, t.stunned, t.removed, t.pawn) == (0, 0, False, [], 0)
    assert happened(m) == ["round-began"]
    end_turn(m)  # and later each strikes when it comes
    assert happened(m).count("when-revealed") == 1
    assert fight(m).wounds == 2


@pytest.mark.rule("WG-SPEC-04")
def test_a_revealed_card_strikes_only_once() -> None:
    ring = idle("ring")
    m = forged([idle()], coming=[revealed(EVERYWHERE, "ring", wounds=1), *[ring] * 6], pawn="A1")
    assert fight(m).wounds == 1
    for _ in range(5):  # it is matched four times, then it is the leftmost card
        assert "n0" in row_of(m)
        end_turn(m)
    assert "n0" not in row_of(m)
    t = fight(m)
    assert by_card(m, "when-revealed") == ["n0"]
    assert (t.wounds, t.rage) == (1, 0)  # W51: it does not even try, so there is no Rage


@pytest.mark.rule("WG-SPEC-04")
@pytest.mark.parametrize(
    ("card", "rage"),
    [
        (revealed("A", wounds=1), 0),
        (revealed("A", wounds=1).hurt(3), 0),
        (revealed("A", wounds=1).scarred(), 1),
        (idle(), 0),
        (idle().hurt(3), 0),
        (idle().scarred(), 1),
    ],
    ids=["revealed", "wounded", "scarred", "always", "always wounded", "always scarred"],
)
def test_a_leftmost_card_without_an_attack_tries_nothing_unless_it_is_a_scar(
    card: Card, rage: int
) -> None:
    """W51, W46."""
    m = forged([card], pawn="A1")
    assert (fight(m).wounds, fight(m).rage) == (0, rage)
    assert row_of(m)[0] == "r1"


@pytest.mark.parametrize(
    ("card", "rage"),
    [
        (revealed("C", wounds=1), 3),
        (revealed("C", cards=1), 3),
        (revealed("C", stun=True), 2),
        (revealed("C", to="ground"), 2),
        (revealed("A", wounds=1), 0),
        (revealed("A", cards=1), 0),
    ],
    ids=["missed wound", "missed card", "missed stun", "missed push", "wound", "card"],
)
def test_a_revealed_card_is_an_attack_for_the_rage(card: Card, rage: int) -> None:
    """W51: it releases Rage when it hurts, and builds it when it could have hurt but missed."""
    m = forged([idle()], coming=[card], pawn="A1", rage=2)
    assert fight(m).rage == rage


# -- Always Active: what lasts ---------------------------------------------------------------------

HIDE = always("reduce", actions=["sword"], by=1)
TARGET = idle().at("A1", wound_limit=20)


@pytest.mark.rule("WG-SPEC-05")
def test_an_always_active_card_works_as_long_as_it_lies_in_the_row() -> None:
    without = play(forged([TARGET], "sword 3", step="act", pawn="A1"), "play sword-3")
    assert wounds_on(without, "r0") == 3
    m = play(forged([TARGET, HIDE], "sword 3", step="act", pawn="A1"), "play sword-3")
    assert wounds_on(m, "r0") == 2


@pytest.mark.rule("WG-SPEC-05")
def test_it_works_on_the_actions_it_names_alone() -> None:
    m = forged([TARGET, HIDE], "climb 2, bow 3", step="act", pawn="ground")
    play(m, "play climb-2-bow-3", "bow A1", "climb B1")
    assert wounds_on(m, "r0") == 3


@pytest.mark.rule("WG-SPEC-05")
def test_several_always_active_cards_add_up_and_never_go_below_nothing() -> None:
    """W53."""
    hand = ("sword 3", "sword 1")
    m = forged([TARGET, HIDE, HIDE], *hand, step="act", pawn="A1")
    play(m, "play sword-3")
    assert wounds_on(m, "r0") == 1
    play(m, "play sword-1")  # 1 - 2 is 0: nothing happens, nothing heals
    assert wounds_on(m, "r0") == 1


@pytest.mark.rule("WG-SPEC-05")
def test_it_works_from_setup_on() -> None:
    """W52: only attacks are ignored during setup."""
    m = new_match(opened([always("fearless_cost", plus=2)]), {}, 1)
    assert [price(m, i) for i in (0, 1)] == [1 + 5 * 2] * 2
    burnt = new_match(opened([always("scorch", area=["ground"], wounds=1)]), {}, 1)
    assert fight(burnt).wounds == 0
    assert fight(end_turn(burnt)).wounds == 5


def price(m: gt.Match, which: int) -> object:
    return seen(m, "wraith", "fearless", which, "price")


@pytest.mark.rule("WG-SPEC-06")
def test_wounds_do_not_switch_it_off() -> None:
    m = forged([TARGET, HIDE.hurt(8)], "sword 3", step="act", pawn="A1")
    play(m, "play sword-3")
    assert wounds_on(m, "r0") == 2


@pytest.mark.rule("WG-SPEC-07")
def test_a_scar_ends_it() -> None:
    hide = HIDE.at("B1", wound_limit=2)
    m = forged([TARGET, hide], "bow 2", "sword 3", step="act", pawn="A1")
    play(m, "play bow-2")
    assert wounds_on(m, "r1") == -1
    play(m, "play sword-3")
    assert wounds_on(m, "r0") == 3


@pytest.mark.rule("WG-SPEC-08")
def test_leaving_the_row_ends_it() -> None:
    m = forged([HIDE, TARGET], "sword 3", "sword 3", step="act", pawn="A1")
    play(m, "play sword-3")
    assert wounds_on(m, "r1") == 2
    end_turn(m)
    assert "r0" not in row_of(m)
    play(m, "play sword-3")
    assert wounds_on(m, "r1") == 5


@pytest.mark.rule("WG-SPEC-09")
def test_no_heal_leaves_the_wounds_but_not_the_draw() -> None:
    m = forged([always("no_heal")], step="act", wounds=3)
    play(m, "rest idle")
    assert fight(m).wounds == 3
    assert order(m, "healed", "drew") == ["drew"]
    freed = forged([always("no_heal").scarred()], step="act", wounds=3)
    play(freed, "rest idle")
    assert fight(freed).wounds == 2


@pytest.mark.rule("WG-SPEC-09")
def test_fearless_actions_can_cost_more() -> None:
    m = forged([always("fearless_cost", plus=1), idle()], step="act")
    assert price(m, 1) == 2
    play(m, "fearless climb", "climb A1")
    assert fight(m).wounds == 2
    dear = always("fearless_cost", plus=2)
    assert price(forged([dear, dear.hurt(1), dear.scarred()], step="act"), 1) == 5


# -- Always Active: at the start of the Giant's step -----------------------------------------------


@pytest.mark.rule("WG-SPEC-05")
@pytest.mark.parametrize(("where", "wounds"), [("A1", 2), ("A2", 2), ("B1", 0), ("ground", 0)])
def test_scorch_wounds_whoever_stands_there(where: str, wounds: int) -> None:
    m = forged([idle(), always("scorch", area=["A"], wounds=2)], pawn=where)
    assert fight(m).wounds == wounds
    assert ("always-works" in happened(m)) == (wounds > 0)


def test_scorch_can_kill() -> None:
    m = forged([hits("A", wounds=1), always("scorch", area=["A"], wounds=1)], pawn="A1", wounds=8)
    assert m.result == "lose-wounds"
    assert "struck" not in happened(m)


@pytest.mark.rule("WG-SPEC-05")
def test_leak_loses_cards_everywhere_or_in_its_area() -> None:
    for where in ("ground", "C1"):
        m = forged([idle(), always("leak", cards=2)], pawn=where)
        assert len(fight(m).removed) == 2
        assert order(m, "always-works", "cards-lost") == ["always-works", "cards-lost"]
    for where, lost in (("B1", 1), ("A1", 0)):
        m = forged([idle(), always("leak", cards=1, area=["B"])], pawn=where)
        assert len(fight(m).removed) == lost


@pytest.mark.rule("WG-SPEC-05")
def test_drift_moves_the_wraith_unless_she_is_on_the_ground() -> None:
    sink = always("drift", move={"down": 1})
    assert place(forged([idle(), sink], pawn="B2")) == "B1"
    lift = always("drift", move={"up": 1})
    grounded = forged([idle(), lift], pawn="ground")
    assert place(grounded) == "ground"
    assert "always-works" not in happened(grounded)
    m = forged([idle(), lift], pawn="B1")
    assert options(m) == ["to B2", "to B3"]
    play(m, "to B2")
    assert place(m) == "B2"


@pytest.mark.rule("WG-SPEC-05")
def test_stoke_raises_the_rage() -> None:
    stoke = always("rage", spaces=2)
    assert fight(forged([idle(), stoke], rage=1)).rage == 3
    assert fight(forged([idle(), stoke, stoke], rage=2, rage_track=[""] * 4)).rage == 4


@pytest.mark.rule("WG-SPEC-05")
def test_these_cards_work_left_to_right_before_the_leftmost_card_attacks() -> None:
    """W52."""
    m = forged(
        [
            hits("A1", wounds=1),
            always("scorch", area=["B1"], wounds=2),
            always("drift", move={"down": 1}),
            always("scorch", area=["B1"], wounds=4),
            always("leak", cards=1, area=["A1", "A2"]),
        ],
        pawn="B1",
    )
    assert options(m) == ["to A1", "to A2"]  # r1 has burnt her already, r3 has not
    assert fight(m).wounds == 2
    play(m, "to A1")
    assert by_card(m, "always-works", "struck") == ["r1", "r2", "r4", "r0"]
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-SPEC-06", "WG-SPEC-07")
@pytest.mark.parametrize(
    "card",
    [
        always("scorch", area=["A"], wounds=1),
        always("leak", cards=1),
        always("drift", move={"down": 1}),
        always("rage", spaces=1),
    ],
    ids=["scorch", "leak", "drift", "rage"],
)
def test_upkeep_goes_on_under_wounds_and_ends_with_a_scar(card: Card) -> None:
    wounded = forged([idle(), card.hurt(8)], pawn="A1")
    assert by_card(wounded, "always-works") == ["r1"]
    scarred = forged([idle(), card.scarred()], pawn="A1")
    t = fight(scarred)
    assert by_card(scarred, "always-works") == []
    assert (t.wounds, t.removed, t.rage, place(scarred)) == (0, [], 0, "A1")


@pytest.mark.rule("WG-SPEC-08")
def test_a_leftmost_card_still_works_in_the_step_in_which_it_leaves() -> None:
    m = forged([always("scorch", area=["A"], wounds=1)], pawn="A1")
    assert fight(m).wounds == 1
    end_turn(m)
    assert fight(m).wounds == 1


@pytest.mark.rule("WG-SPEC-08")
def test_a_new_card_works_from_the_next_giant_step_on() -> None:
    m = forged([idle()], coming=[always("scorch", area=["A"], wounds=1), idle()], pawn="A1")
    assert fight(m).wounds == 0
    end_turn(m)
    assert fight(m).wounds == 1


@pytest.mark.parametrize(
    "card",
    [
        always("scorch", area=["A"], wounds=1),
        always("leak", cards=1),
        always("scorch", area=["C"], wounds=1),
    ],
    ids=["wounds", "cards", "out of area"],
)
def test_upkeep_is_no_attack_and_leaves_the_rage_alone(card: Card) -> None:
    """W66."""
    m = forged([idle(), card], pawn="A1", rage=2, rage_track=["wound", "stun"])
    assert fight(m).rage == 2
    assert "rage-broke" not in happened(m)
    assert not fight(m).stunned


def test_a_shield_helps_against_scorching() -> None:
    """W68."""
    m = forged([idle(), always("scorch", area=["A"], wounds=3)], pawn="A1", shield=2)
    assert fight(m).wounds == 1


def test_drift_onto_a_token_makes_the_foothold_give_way() -> None:
    """W72."""
    m = forged(
        [idle(), always("drift", move={"down": 1})],
        pawn="B2",
        dangers=["B1"],
        foothold_effect="wound",
    )
    play(m, "to A1")
    assert (fight(m).wounds, fight(m).rage, fight(m).dangers) == (1, 1, 0)


def test_every_always_active_effect_can_be_forged_and_nonsense_cannot() -> None:
    assert ALWAYS == ["reduce", "fearless_cost", "no_heal", "scorch", "drift", "leak", "rage"]
    with pytest.raises(BadContent, match="effect cannot be “sing”"):
        forged([always("sing")])
    with pytest.raises(BadContent, match="move is missing"):
        forged([always("drift")])
    with pytest.raises(BadContent, match="wounds must be a whole number from 1"):
        forged([always("scorch", area=["A"], wounds=0)])
