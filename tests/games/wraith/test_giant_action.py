"""Giant Actions Step (WG-GIANT): the leftmost card, the new card, and all that match it."""

from __future__ import annotations

import json

import pytest

import giantstable as gt
from giantstable.kernel.errors import BadContent
from giantstable.kernel.rng import seeded
from tests.games.wraith.forge import (
    EVERYWHERE,
    LINES,
    Card,
    always,
    by_card,
    end_turn,
    forged,
    giant_cards,
    hits,
    idle,
    order,
    row_of,
)
from tests.games.wraith.scene import fight, happened, options, place, play, seen

PLACES = ["ground", *LINES]


# -- the leftmost card -----------------------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-01")
def test_the_leftmost_card_attacks_and_leaves_one_joins_and_those_that_match_attack() -> None:
    m = forged([hits("A", wounds=1), hits("A", "ring", wounds=1)], coming=[idle("ring")], pawn="A1")
    steps = ("giant-acts", "struck", "left-row", "revealed", "chained", "round-began")
    assert order(m, *steps) == [
        *["giant-acts", "struck", "left-row", "revealed", "chained", "struck", "round-began"]
    ]
    assert by_card(m, *steps[1:5]) == ["r0", "r0", "n0", "r1", "r1"]


@pytest.mark.rule("WG-GIANT-02")
def test_the_leftmost_card_attacks_and_only_the_leftmost() -> None:
    m = forged([hits("A", wounds=2), hits("A", wounds=3)], pawn="A1")
    assert fight(m).wounds == 2
    assert by_card(m, "struck") == ["r0"]


@pytest.mark.rule("WG-GIANT-03")
def test_a_wounded_leftmost_card_does_not_harm_the_wraith() -> None:
    """W45: it fails, which is a failed attempt for the Rage as well."""
    m = forged([hits("A", wounds=2, cards=1, stun=True, to="ground").hurt(1)], pawn="A1")
    t = fight(m)
    assert (t.wounds, t.removed, t.stunned, place(m)) == (0, [], False, "A1")
    assert t.rage == 1


@pytest.mark.rule("WG-GIANT-30")
@pytest.mark.parametrize("wounds", [1, 98])
def test_a_single_wound_token_is_enough_to_stop_a_card(wounds: int) -> None:
    unhurt = hits("A", "ring", wounds=2).at("A1", wound_limit=99)
    for row in ([unhurt, idle()], [idle(), unhurt]):
        assert fight(forged(row, coming=[idle("ring")], pawn="A1")).wounds == 2
    hurt = unhurt.hurt(wounds)
    for row in ([hurt, idle()], [idle(), hurt]):
        assert fight(forged(row, coming=[idle("ring")], pawn="A1", full=99)).wounds == 0


# -- where an attack reaches -----------------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-04")
@pytest.mark.parametrize("where", PLACES)
def test_an_attack_reaches_the_places_its_card_names(where: str) -> None:
    m = forged([hits("A B2", wounds=2)], pawn=where)
    assert fight(m).wounds == (2 if where in ("A1", "A2", "B2") else 0)


@pytest.mark.rule("WG-GIANT-05")
@pytest.mark.parametrize("where", PLACES)
def test_example_an_attack_on_b_reaches_every_foothold_labelled_b(where: str) -> None:
    m = forged([hits("B", wounds=1)], pawn=where)
    assert fight(m).wounds == (1 if where.startswith("B") else 0)


@pytest.mark.rule("WG-GIANT-06")
def test_an_attack_out_of_area_does_nothing_to_the_wraith() -> None:
    m = forged([hits("ground C", wounds=2, cards=2, stun=True, to="ground")], pawn="B2")
    t = fight(m)
    assert by_card(m, "out-of-reach") == ["r0"]
    assert (t.wounds, t.removed, t.stunned, place(m)) == (0, [], False, "B2")


@pytest.mark.rule("WG-GIANT-07")
def test_the_ground_is_attacked_only_by_cards_that_name_it() -> None:
    assert fight(forged([hits("ground A", wounds=1)], pawn="ground")).wounds == 1
    assert fight(forged([hits("A B C D", wounds=1)], pawn="ground")).wounds == 0


# -- what an attack does ---------------------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-08")
def test_an_attack_that_reaches_the_wraith_does_all_that_its_card_lists() -> None:
    m = forged([hits("B", wounds=2, cards=3, stun=True, to="A2")], pawn="B2", wounds=1)
    t = fight(m)
    assert (t.wounds, len(t.removed), t.stunned, place(m)) == (3, 3, True, "A2")


@pytest.mark.rule("WG-GIANT-09")
def test_damage_is_wounds_or_lost_cards_or_both_and_never_less_than_none() -> None:
    for wounds, cards in ((2, 0), (0, 2), (1, 3)):
        t = fight(forged([hits("A", wounds=wounds, cards=cards)], pawn="A1"))
        assert (t.wounds, len(t.removed)) == (wounds, cards)
    for wrong in ("wounds", "cards"):
        with pytest.raises(BadContent, match=f"{wrong} must be a whole number from 0"):
            forged([hits("A", "", **{wrong: -1})])
    with pytest.raises(BadContent, match="an attack that does nothing"):
        forged([hits("A", wounds=0, cards=0)])


@pytest.mark.rule("WG-GIANT-10")
def test_lost_cards_come_from_the_top_of_the_deck_and_nobody_sees_them() -> None:
    deck = [f"{name} = climb 0" for name in ("first", "second", "third", "fourth")]
    m = forged([hits("A", cards=2)], pawn="A1", deck=deck, discard=["old = drop"])
    t = fight(m)
    assert [t.wraith.cards[card].notation for card in t.deck] == ["fourth", "third"]
    assert [t.wraith.cards[card].notation for card in t.removed] == ["first", "second"]
    assert len(t.hand) == 5
    assert len(t.discard) == 1
    for seat in (0, None):
        shown = json.dumps(m.view(seat)) + str(
            [m.game.event_facts(t, event) for event in m.events(seat)]
        )
        assert not any(name in shown for name in ("first", "second", "third", "fourth"))
    assert seen(m, "wraith", "removed") == 2


@pytest.mark.rule("WG-GIANT-11")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_and_the_loss_goes_on() -> None:
    """W55: one by one, reshuffling only on need."""
    m = forged([hits("A", cards=2)], pawn="A1", deck=["last = drop"], discard=["old = climb 0"] * 4)
    t = fight(m)
    assert order(m, "reshuffled", "cards-lost") == ["reshuffled", "cards-lost"]
    assert len(t.deck) == 3
    assert t.discard == []
    lost = [t.wraith.cards[card].notation for card in t.lost + t.removed]
    assert lost.count("last") == lost.count("old") == 1
    m.game.check(t)


@pytest.mark.rule("WG-GIANT-12")
def test_with_nothing_left_to_lose_there_is_one_more_turn() -> None:
    m = forged([hits("A", cards=2)], pawn="A1", deck=["last = drop"])
    t = fight(m)
    assert not m.over
    assert (len(t.hand), t.deck, t.discard) == (5, [], [])
    play(m, "play idle")
    assert not m.over
    end_turn(m)
    assert m.result == "lose-stamina"


@pytest.mark.rule("WG-GIANT-12")
def test_that_turn_is_not_the_last_for_a_wraith_with_enough_cards_in_hand() -> None:
    m = forged([hits("A", cards=1)], pawn="A1", deck=[], spare=7)
    end_turn(m)  # W44: 7 in hand, 2 played, 5 left
    assert not m.over
    assert len(fight(m).hand) == 5
    end_turn(m)
    assert m.result == "lose-stamina"


@pytest.mark.rule("WG-GIANT-13")
def test_hand_and_action_rows_are_safe_from_attacks() -> None:
    m = forged(
        [hits("A", cards=5)],
        "sword 1",
        pawn="A1",
        deck=["last = drop"] * 2,
        top=["climb 1", "leap 1"],
        bottom=["down: bow 1"],
    )
    t = fight(m)
    assert t.deck == []
    assert [len(t.hand), len(t.top), len(t.bottom)] == [5, 2, 1]
    assert t.top_symbols == 0
    assert [e.a for e in m.events(0) if e.kind.name == "cards-lost"] == [2]


@pytest.mark.rule("WG-GIANT-14")
def test_wounds_are_added_to_those_on_the_wraith_board() -> None:
    m = forged([hits("A", wounds=2)], pawn="A1", wounds=1)
    assert fight(m).wounds == 3
    assert seen(m, "wraith", "wounds") == 3


@pytest.mark.rule("WG-GIANT-15")
@pytest.mark.parametrize(("wounds", "result"), [(1, ""), (2, "lose-wounds"), (3, "lose-wounds")])
def test_as_many_wounds_as_the_limit_lose_the_fight(wounds: int, result: str) -> None:
    m = forged([hits("A", wounds=wounds)], pawn="A1", wounds=5, wound_limit=7)
    assert fight(m).wounds == 5 + wounds
    assert m.result == result


def test_an_attack_comes_in_order_wounds_cards_stun_rage_push() -> None:
    """W54."""
    m = forged(
        [hits("B", wounds=1, cards=1, stun=True, to="ground")],
        pawn="B1",
        rage=2,
        rage_track=["wound", "card"],
    )
    harm = ("struck", "suffered", "cards-lost", "stunned", "rage-broke", "pushed-to")
    assert order(m, *harm) == [
        *["struck", "suffered", "cards-lost", "stunned"],
        *["rage-broke", "suffered", "cards-lost", "pushed-to"],
    ]


def test_an_attack_stops_where_the_fight_is_lost() -> None:
    """W54: nothing of the card is carried out after the loss."""
    m = forged([hits("B", wounds=1, cards=1, stun=True, to="ground")], pawn="B1", wounds=8)
    t = fight(m)
    assert m.result == "lose-wounds"
    assert (t.removed, t.stunned, place(m)) == ([], False, "B1")
    assert row_of(m)[0] == "r0"


# -- the card leaves, another joins ----------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-16")
def test_the_leftmost_card_leaves_the_game_and_never_comes_back() -> None:
    m = forged([hits("A", wounds=1)], coming=[idle()] * 6, pawn="A1")
    for _ in range(6):
        t = fight(m)
        assert giant_cards(m, t.gone)[0] == "r0"
        assert "r0" not in giant_cards(m, t.row + t.giant_deck + t.set_aside)
        end_turn(m)
    assert giant_cards(m, fight(m).gone) == ["r0", "r1", "r2", "r3", "r4", "n0", "n1"]
    assert m.result == "lose-village"


@pytest.mark.rule("WG-GIANT-17")
@pytest.mark.parametrize(
    "card",
    [hits("A", wounds=1), hits("C", wounds=1), hits("A", wounds=1).hurt(3), idle(), idle().hurt(8)],
    ids=["hit", "missed", "too wounded", "no attack", "nearly scarred"],
)
def test_the_leftmost_card_leaves_whatever_became_of_its_attack(card: Card) -> None:
    m = forged([card], pawn="A1", full=60)
    t = fight(m)
    assert giant_cards(m, t.gone) == ["r0"]
    assert row_of(m) == ["r1", "r2", "r3", "r4", "n0"]
    assert t.scars() == 0
    assert t.health == 60 - card.tokens  # W35: its tokens go to the supply, not back to the pool
    m.game.check(t)


@pytest.mark.rule("WG-GIANT-18")
def test_a_scarred_leftmost_card_moves_above_the_row_and_still_counts() -> None:
    m = forged([idle().scarred(), idle().scarred()], above=1, pawn="A1")
    t = fight(m)
    assert giant_cards(m, t.above) == ["s0", "r0"]
    assert t.scars() == 3
    assert t.gone == []
    end_turn(m)
    assert giant_cards(m, fight(m).above) == ["s0", "r0", "r1"]
    assert fight(m).scars() == 3


@pytest.mark.rule("WG-GIANT-19")
def test_the_row_slides_left_and_the_top_card_of_the_deck_joins_at_the_right() -> None:
    m = forged([idle(), idle().hurt(2), idle().scarred(), idle(), idle().hurt(1)], full=50)
    t = fight(m)
    assert row_of(m) == ["r1", "r2", "r3", "r4", "n0"]
    assert t.tokens == [2, -1, 0, 1, 0]
    assert giant_cards(m, reversed(t.giant_deck)) == ["n1", "n2"]
    assert by_card(m, "revealed") == ["n0"]


@pytest.mark.rule("WG-GIANT-20")
@pytest.mark.parametrize("giant", ["earth", "air", "water", "fire"])
def test_the_row_has_five_cards_scars_included_whenever_the_player_acts(giant: str) -> None:
    """W57."""
    rng = seeded(giant)
    for seed in range(4):
        m = gt.new("wraith", seed=seed, giant=giant)
        while not m.over:
            t = fight(m)
            if m.pending[0].kind in ("play", "after", "resolve"):
                assert len(t.row) == len(t.tokens) == 5
            m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
    m = forged([idle(), *[idle().scarred()] * 4])
    assert fight(m).tokens == [-1, -1, -1, -1, 0]


@pytest.mark.rule("WG-GIANT-21")
def test_without_a_card_to_draw_the_giant_reaches_the_village() -> None:
    m = forged([hits("A", wounds=1), hits("A", "ring", wounds=1)], coming=[], pawn="A1")
    assert m.result == "lose-village"
    assert fight(m).wounds == 1  # W43: the leftmost card attacks first, and nothing chains
    assert order(m, "struck", "left-row", "lost-village") == ["struck", "left-row", "lost-village"]


@pytest.mark.rule("WG-GIANT-21")
def test_the_last_attack_before_the_village_may_still_kill() -> None:
    m = forged([hits("A", wounds=1)], coming=[], pawn="A1", wounds=8)
    assert m.result == "lose-wounds"
    assert "left-row" not in happened(m)


@pytest.mark.rule("WG-GIANT-22")
def test_drawing_the_last_card_is_no_loss_and_leaves_one_more_round() -> None:
    m = forged([idle()], coming=[idle()])
    t = fight(m)
    assert t.giant_deck == []
    assert not m.over
    assert m.pending[0].kind == "play"
    end_turn(m)  # W56: an empty deck is a loss only when a card must be drawn from it
    assert m.result == "lose-village"
    assert happened(m).count("round-began") == 1


# -- cards that match ------------------------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-23")
def test_every_card_that_shares_a_symbol_with_the_new_one_attacks() -> None:
    matching = [hits("A", s, wounds=1) for s in ("ring", "fang", "ring bolt", "knot")]
    m = forged([idle(), *matching], coming=[idle("ring")], pawn="A1")
    assert by_card(m, "chained") == ["r1", "r3"]
    assert fight(m).wounds == 2


@pytest.mark.rule("WG-GIANT-23")
def test_a_card_attacks_once_however_many_symbols_it_shares() -> None:
    m = forged([idle(), hits("A", "ring bolt", wounds=1)], coming=[idle("bolt ring")], pawn="A1")
    assert by_card(m, "struck") == ["r1"]  # W48
    assert fight(m).wounds == 1


@pytest.mark.rule("WG-GIANT-23")
def test_symbols_of_older_cards_are_not_compared_with_each_other() -> None:
    ring = hits("A", "ring", wounds=1)
    m = forged([idle(), ring, ring, ring, ring], coming=[idle("fang")], pawn="A1")
    assert fight(m).wounds == 0


@pytest.mark.rule("WG-GIANT-24")
def test_the_new_card_does_not_attack() -> None:
    new = hits("A", "ring", wounds=1)
    m = forged([idle(), idle("ring")], coming=[new], pawn="A1")
    assert fight(m).wounds == 0
    assert by_card(m, "chained", "struck") == []


@pytest.mark.rule("WG-GIANT-24")
def test_the_card_that_has_left_is_not_compared() -> None:
    ring = hits("A", "ring", wounds=1)
    m = forged([ring, ring, idle(), idle(), ring], coming=[hits("A", "ring", wounds=1)], pawn="A1")
    assert by_card(m, "struck") == ["r0", "r1", "r4"]  # W50: r0 attacked as leftmost card only


@pytest.mark.rule("WG-GIANT-25")
def test_matching_cards_attack_from_left_to_right() -> None:
    m = forged(
        [
            idle(),
            hits("A1", "ring", wounds=1, to="B1"),
            idle(),
            hits("B1", "ring", wounds=1, to="C1"),
            hits("C1", "ring", wounds=1, to="ground"),
        ],
        coming=[idle("ring")],
        pawn="A1",
    )
    assert by_card(m, "struck") == ["r1", "r3", "r4"]
    assert fight(m).wounds == 3
    assert place(m) == "ground"


@pytest.mark.rule("WG-GIANT-26")
def test_a_card_that_attacked_by_its_symbol_stays_and_attacks_again() -> None:
    m = forged(
        [idle(), idle(), hits("A", "ring", wounds=1)],
        coming=[idle("ring"), idle("ring"), idle(), idle()],
        pawn="A1",
    )
    assert fight(m).wounds == 1
    assert row_of(m)[1] == "r2"
    end_turn(m)
    assert fight(m).wounds == 2  # a second ring
    assert row_of(m)[0] == "r2"
    end_turn(m)
    assert fight(m).wounds == 3  # as leftmost card
    assert "r2" not in row_of(m)


@pytest.mark.rule("WG-GIANT-27")
def test_scars_match_no_symbol() -> None:
    m = forged(
        [idle(), hits("A", "ring", wounds=1).scarred()], coming=[idle("ring")], pawn="A1", rage=1
    )
    t = fight(m)
    assert by_card(m, "chained", "struck") == []
    assert (t.wounds, t.rage) == (0, 1)  # W47: no attempt, no Rage


@pytest.mark.rule("WG-GIANT-28")
def test_a_wounded_card_that_matches_does_no_harm() -> None:
    ring = hits("A", "ring", wounds=1, cards=1, stun=True, to="ground")
    m = forged([idle(), ring.hurt(1)], coming=[idle("ring")], pawn="A1", rage=1)
    t = fight(m)
    assert by_card(m, "too-wounded") == ["r1"]
    assert (t.wounds, t.removed, t.stunned, place(m)) == (0, [], False, "A1")
    assert t.rage == 2  # W47: the attempt failed


@pytest.mark.rule("WG-GIANT-29")
def test_wounds_silence_a_card_unless_its_text_says_otherwise() -> None:
    hide = always("scorch", area=["A"], wounds=1).hurt(2)
    slap = hits("A", "ring", wounds=1).hurt(2)
    m = forged([idle(), hide, slap], coming=[idle("ring")], pawn="A1")
    assert by_card(m, "always-works") == ["r1"]
    assert by_card(m, "too-wounded") == ["r2"]
    assert fight(m).wounds == 1


@pytest.mark.rule("WG-GIANT-31")
def test_each_attack_looks_at_where_the_wraith_is_at_its_own_time() -> None:
    saved = forged(
        [idle(), hits("B", "ring", wounds=1, to="ground"), hits("B", "ring", wounds=1)],
        coming=[idle("ring")],
        pawn="B1",
    )
    assert by_card(saved, "struck") == ["r1"]
    assert by_card(saved, "out-of-reach") == ["r2"]
    assert (fight(saved).wounds, fight(saved).rage) == (1, 1)
    doomed = forged(
        [idle(), hits("B", "ring", wounds=1, to="ground"), hits("ground", "ring", wounds=1)],
        coming=[idle("ring")],
        pawn="B1",
    )
    assert by_card(doomed, "struck") == ["r1", "r2"]


def test_the_attackers_are_settled_when_the_symbols_are_compared() -> None:
    """W49: a push does not take a card out of the chain, it still tries."""
    m = forged(
        [hits("B", "ring", wounds=1), *[hits("B", "ring", wounds=1, to="ground")] * 4],
        coming=[idle("ring")],
        pawn="B1",
    )
    assert by_card(m, "chained") == ["r1", "r2", "r3", "r4"]
    assert by_card(m, "struck") == ["r0", "r1"]


# -- forced moves ----------------------------------------------------------------------------------


@pytest.mark.rule("WG-GIANT-32")
def test_the_player_is_asked_nothing_while_the_giant_acts() -> None:
    row = [hits(EVERYWHERE, "ring", wounds=1, cards=1, stun=True)] * 5
    m = forged(row, coming=[idle("ring")], pawn="B1", step="refresh")
    assert [d.kind for d in m.pending] == ["discard"]
    play(m, "keep")
    assert by_card(m, "struck") == ["r0", "r1", "r2", "r3", "r4"]
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-GIANT-32")
def test_the_player_chooses_where_a_forced_move_leaves_it_open() -> None:
    m = forged([hits("B", wounds=1, up=1)], pawn="B1")
    assert (m.pending[0].kind, m.pending[0].rule) == ("pushed", "WG-GIANT-32")
    assert options(m) == ["to B2", "to B3"]
    play(m, "to B3")
    assert place(m) == "B3"
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-GIANT-32")
@pytest.mark.parametrize(
    ("push", "start", "choices", "end"),
    [
        ({"to": "C1"}, "ground", [], "C1"),
        ({"to": "ground"}, "C1", [], "ground"),
        ({"up": 1}, "A1", [], "B1"),
        ({"up": 2}, "A1", ["to B2"], "B2"),
        ({"up": 3}, "A1", ["to B3"], "C1"),
        ({"up": 1}, "ground", ["to D1"], "D1"),
        ({"up": 1}, "C1", [], "ground"),
        ({"up": 3}, "B2", [], "ground"),
        ({"down": 1}, "B2", [], "B1"),
        ({"down": 1}, "A2", [], "ground"),
        ({"down": 1}, "C1", ["to B2"], "B2"),
        ({"down": 3}, "C1", ["to B3", "to A2"], "A2"),
        ({"down": 9}, "C1", ["to B3", "to A1"], "ground"),
        ({"down": 2}, "ground", [], "ground"),
    ],
    ids=str,
)
def test_a_forced_move_goes_exactly_as_far_as_it_says(
    push: dict[str, object], start: str, choices: list[str], end: str
) -> None:
    """W26: over the top the move ends on the Ground; down from the Ground there is nothing."""
    m = forged([hits(EVERYWHERE, "", wounds=1, **push)], pawn=start)
    for choice in choices:
        assert m.pending[0].kind == "pushed"
        assert len(options(m)) > 1  # asked only where ways part
        play(m, choice)
    assert m.pending[0].kind == "play"
    assert place(m) == end
    assert ("pushed-to" in happened(m)) == (start != end)


# -- what holds a card back ------------------------------------------------------------------------


def test_a_dazzled_leftmost_card_makes_no_attempt_and_leaves() -> None:
    """W58: no harm and no Rage, whether it would have hit or missed; the chain goes on."""
    for area in ("A", "C"):
        m = forged(
            [hits(area, "ring", wounds=2), hits("A", "ring", wounds=1)],
            coming=[idle("ring")],
            pawn="A1",
            suppressed=True,
            rage=0,
        )
        t = fight(m)
        assert by_card(m, "suppressed", "left-row", "chained") == ["r0", "r0", "r1"]
        assert (t.wounds, t.rage) == (1, 0)
        assert not t.suppressed  # W68: for one Giant step only
    m = forged([idle().scarred()], suppressed=True)
    assert fight(m).rage == 0
    assert giant_cards(m, fight(m).above) == ["r0"]
