"""Healing: a card placed face down (WG-HEAL)."""

from __future__ import annotations

import pytest

import giantstable as gt
from tests.games.wraith.scene import Doc, fight, happened, options, place, play, seen
from tests.games.wraith.workshop import IDLE, bout, hand, names, tokens, told


@pytest.mark.rule("WG-HEAL-01")
def test_any_card_in_hand_may_be_placed_face_down_in_either_row() -> None:
    m = gt.new("wraith", seed=3)
    for row in ("top", "bottom"):
        for card in set(hand(m)):
            assert f"rest {card}" in options(m)
        play(m, f"rest {hand(m)[0]}")
        assert fight(m).action_row(0 if row == "top" else 1)[-1] & 1 == 1
        assert told(m, "face-down")[-1]["row"] == row


@pytest.mark.rule("WG-HEAL-02")
def test_a_card_face_down_heals_one_wound() -> None:
    m = play(bout("A2/9", wounds=3), "rest idle")
    assert fight(m).wounds == 2
    assert told(m, "healed") == [{"n": 1}]


@pytest.mark.rule("WG-HEAL-03")
def test_a_card_face_down_draws_a_card() -> None:
    m = bout("A2/9", "sword 1", deck=["bow 1", *[IDLE] * 9], wounds=1)
    play(m, "rest sword-1")
    assert hand(m) == ["idle", "idle", "bow-1"]
    assert len(fight(m).deck) == 9


@pytest.mark.rule("WG-HEAL-03")
def test_an_empty_deck_is_made_of_the_discard_pile_first() -> None:  # W14, W20
    m = bout("A2/9", "sword 1", deck=[], discard=["bow 1", "bow 1", "bow 1"])
    play(m, "rest sword-1")
    assert hand(m) == ["idle", "idle", "bow-1"]
    assert names(m, fight(m).deck) == ["bow-1", "bow-1"]  # not the card just placed
    assert fight(m).discard == []


@pytest.mark.rule("WG-HEAL-03")
def test_healing_comes_before_drawing() -> None:  # W14
    m = play(bout("A2/9", wounds=1), "rest idle")
    assert happened(m)[-3:] == ["face-down", "healed", "drew"]


@pytest.mark.rule("WG-HEAL-04")
def test_a_card_face_down_fills_its_row_for_this_round() -> None:
    m = bout("A2/9", spare=3, pawn="D1")
    play(m, "rest idle")
    assert len(fight(m).top) == 1
    assert fight(m).bottom == []
    play(m, "play idle")
    assert len(fight(m).top) == 1
    assert len(fight(m).bottom) == 1
    assert [option for option in options(m) if option.startswith(("play", "rest"))] == []


@pytest.mark.rule("WG-HEAL-05")
def test_a_card_face_down_shows_no_symbols_now_or_later() -> None:
    grip = "grip = climb 0; hand"
    m = bout("A2/9", grip, "sword hand", pawn="A2", spare=6)
    play(m, "rest grip")
    assert fight(m).top_symbols == 0
    play(m, "play idle", "end", "keep")
    assert fight(m).round == 2
    play(m, "play sword-hand")
    assert "hit" not in happened(m)
    # Two cards in the row, one of them face down: only the other shows its hand.
    m = bout("A2/9", "sword hand", pawn="A2", top=[grip, f"down: {grip}"])
    play(m, "play sword-hand")
    assert tokens(m)[0] == 1


@pytest.mark.rule("WG-HEAL-05")
def test_what_lies_face_down_is_known_to_the_player_alone() -> None:  # W16
    m = play(bout("A2/9", "sword 1; hand"), "rest sword-1")
    mine = seen(m, "wraith", "rows", "top", "cards")
    assert mine == [{"card": "made-sword-1", "face_down": True}]
    theirs = m.view(None)["wraith"]
    assert isinstance(theirs, dict)
    assert theirs["rows"]["top"]["cards"] == [{"card": None, "face_down": True}]
    placed = next(event for event in m.events(None) if event.kind.name == "face-down")
    assert m.game.event_facts(m.table, placed)["card"] == ""


@pytest.mark.rule("WG-HEAL-05")
def test_a_card_face_down_that_is_lost_from_its_row_is_discarded_face_up() -> None:  # W16, W75
    m = bout("A2/9", pawn="ground", top=["down: sword 1; hand"], dangers=["A1"])
    play(m, "fearless climb", "climb A1", "to ground")
    assert fight(m).top == []
    assert fight(m).top_symbols == 0
    assert seen(m, "wraith", "discard") == ["made-sword-1"]


@pytest.mark.rule("WG-HEAL-06")
def test_the_actions_of_a_card_face_down_are_not_taken() -> None:
    m = bout("A1/9", "climb 2, sword 2", pawn="A1", wounds=1)
    play(m, "rest climb-2-sword-2")
    assert place(m) == "A1"
    assert tokens(m)[0] == 0
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-HEAL-07")
def test_a_card_may_be_placed_face_down_without_wounds_to_heal() -> None:
    m = bout("A2/9", "climb 1", pawn="D1", deck=[IDLE] * 10)
    play(m, "rest climb-1")  # to avoid the fall from the top
    assert place(m) == "D1"
    assert fight(m).wounds == 0
    assert len(fight(m).hand) == 3
    assert len(fight(m).deck) == 9
    assert "healed" not in happened(m)


@pytest.mark.rule("WG-HEAL-08")
def test_both_cards_of_a_round_may_be_face_down() -> None:
    m = bout("A2/9", spare=5, wounds=4)
    play(m, "rest idle", "rest idle")
    assert fight(m).wounds == 2
    assert len(told(m, "drew")) == 2
    assert len(fight(m).hand) == 5


@pytest.mark.rule("WG-HEAL-09")
def test_the_card_drawn_first_may_be_played_second() -> None:
    m = bout("A2/9", pawn="A2", deck=["sword 2", IDLE, IDLE, IDLE, IDLE])
    play(m, "rest idle")
    assert "play sword-2" in options(m)
    play(m, "play sword-2")
    assert tokens(m)[0] == 2


@pytest.mark.rule("WG-HEAL-02", "WG-HEAL-03")
def test_a_giant_that_forbids_healing_does_not_forbid_the_draw() -> None:  # W14
    no_heal: Doc = {"effect": "no_heal"}
    m = bout("A2/9", wounds=3, deck=["bow 1"], always=[no_heal])
    play(m, "rest idle")
    assert fight(m).wounds == 3
    assert "bow-1" in hand(m)
