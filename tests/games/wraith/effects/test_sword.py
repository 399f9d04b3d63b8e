"""Sword (WG-ATK-07, WG-ATK-08)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.box.pieces import SYMBOLS
from tests.games.wraith.scene import fight, options, play, scene, wounds_on
from tests.games.wraith.workshop import bout, row_of_earth, tokens

HAND = SYMBOLS.index("hand")


@pytest.mark.rule("WG-ATK-07")
def test_the_sword_hits_the_foothold_under_the_wraith() -> None:
    m = play(bout("B2/9 B1/9 B3/9 B4/9", "sword 2", pawn="B2"), "play sword-2")
    assert tokens(m) == (2, 0, 0, 0, 0)


@pytest.mark.rule("WG-ATK-08")
def test_a_sword_is_worth_its_number_or_the_symbols_in_the_row() -> None:
    hands = ["one = climb 0; hand", "two = climb 0; hand hand", "other = climb 0; eye"]
    m = bout("A2/9", "sword 1", "sword hand", pawn="A2", top=hands)
    assert tokens(play(m.copy(), "play sword-1"))[0] == 1
    assert tokens(play(m.copy(), "play sword-hand"))[0] == 3
    # Played as the second card it counts the other row, which shows no hand.
    assert tokens(play(m.copy(), "play idle", "play sword-hand"))[0] == 0


@pytest.mark.rule("WG-ATK-08")
def test_jump_slash_strikes_for_the_hands_in_its_row() -> None:
    target, row = row_of_earth()
    cards = fight(gt.new("wraith", seed=1)).wraith.cards
    slash = next(card for card in cards if card.id == "young-jump-slash")
    shown = [card for card in cards if HAND in card.symbols and card is not slash][:2]
    assert shown
    for n in range(len(shown) + 1):
        top = [card.id for card in shown[:n]]
        m = scene(pawn=target.weak_spot, row=row, top=top, hand=[slash.id, shown[0].id])
        hands = sum(card.symbols.count(HAND) for card in [slash, *shown[:n]])
        play(m, "play jump-slash")
        if "sword" in options(m):
            play(m, "sword")
        assert wounds_on(m, target.id) == hands
