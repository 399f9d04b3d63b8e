"""How a fight is laid out (WG-SETUP)."""

from __future__ import annotations

import json
from typing import cast

import pytest

import giantstable as gt
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.table.fight import Fight
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.rng import seeded
from tests.games.wraith.scene import (
    Doc,
    document,
    fight,
    giant_card,
    happened,
    place,
    play,
    practice,
    scene,
    seen,
    synthetic,
    wounds_on,
    wraith_card,
)

GIANTS = ["earth", "air", "water", "fire"]
WRAITHS = ["young", "adult", "elder"]

every_fight = pytest.mark.parametrize(
    ("giant", "wraith"), [(giant, wraith) for wraith in WRAITHS for giant in GIANTS]
)


def new(
    giant: str = "earth", wraith: str = "young", seed: int = 1, footholds: bool = False
) -> Match:
    return gt.new("wraith", seed=seed, giant=giant, wraith=wraith, footholds=footholds)


def giant_ids(t: Fight, cards: list[int]) -> list[str]:
    return [t.giant.cards[card].id for card in cards]


def all_shown(match: Match) -> str:
    """Return everything the player can see, in one text."""
    told = [match.game.event_facts(match.table, event) for event in match.events(0)]
    return json.dumps([match.view(0), told])


# -- whose pieces ----------------------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-03")
@every_fight
def test_all_pieces_are_those_of_the_chosen_wraith_and_giant(giant: str, wraith: str) -> None:
    game = gt.game("wraith")
    assert isinstance(game, WraithGame)
    table = cast(dict[str, list[str]], new(giant, wraith).position()["table"])
    hers = table["hand"] + table["deck"]
    row = [slot["card"] for slot in cast(list[Doc], table["row"])]
    its = row + table["giant_deck"] + table["set_aside"]
    deck = cast(list[Doc], document("wraiths", wraith)["deck"])
    cards = cast(list[Doc], document("giants", giant)["cards"])
    copies = [[card["id"]] * cast(int, card["copies"]) for card in deck]
    assert sorted(hers) == sorted(cast(str, id_) for ids in copies for id_ in ids)
    assert sorted(cast(list[str], its)) == sorted(cast(str, card["id"]) for card in cards)


# -- the Wraith ------------------------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-04")
@every_fight
def test_the_pawn_starts_on_the_ground(giant: str, wraith: str) -> None:
    m = new(giant, wraith)
    assert place(m) == "ground"
    assert seen(m, "wraith", "place") == "ground"


@pytest.mark.rule("WG-SETUP-05")
def test_the_wraith_deck_is_shuffled_by_the_seed() -> None:
    orders = [fight(new(seed=seed)).deck for seed in range(20)]
    assert len({tuple(order) for order in orders}) == 20
    assert fight(new(seed=7)).deck == orders[7]


@pytest.mark.rule("WG-SETUP-05")
def test_the_order_of_the_wraith_deck_is_hidden() -> None:
    hand = ["young-idle"] * 5
    game = practice([wraith_card("one", climb=1), wraith_card("two", climb=2)], deck_size=11)
    deck = ["young-one", "young-one", "young-two", "young-one", "young-two", "young-two"]
    m = scene(game=game, hand=hand, deck=deck, seed=1)
    other = scene(game=game, hand=hand, deck=deck[::-1], seed=1)
    assert fight(m).deck != fight(other).deck
    assert m.view(0) == other.view(0)


@pytest.mark.rule("WG-SETUP-06")
@every_fight
def test_the_opening_hand_is_five_cards(giant: str, wraith: str) -> None:
    m = new(giant, wraith)
    t = fight(m)
    assert len(t.hand) == 5
    assert seen(m, "wraith", "deck") == len(t.wraith.deck) - 5
    assert seen(m, "wraith", "discard") == []


@pytest.mark.rule("WG-SETUP-16")
@every_fight
def test_the_wraith_starts_unhurt_with_empty_rows(giant: str, wraith: str) -> None:
    m = new(giant, wraith)
    assert seen(m, "wraith", "wounds") == 0
    assert seen(m, "wraith", "stunned") is False
    for row in ("top", "bottom"):
        assert seen(m, "wraith", "rows", row, "cards") == []
        symbols = cast(dict[str, int], seen(m, "wraith", "rows", row, "symbols"))
        assert sum(symbols.values()) == 0


# -- the Giant's cards -----------------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-07")
@pytest.mark.parametrize("giant", GIANTS)
def test_five_giant_cards_leave_the_game_and_are_never_seen(giant: str) -> None:
    m = new(giant)
    removed = giant_ids(fight(m), fight(m).set_aside)
    assert len(removed) == 5
    rng = seeded(giant)
    while not m.over:
        m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
    assert giant_ids(fight(m), fight(m).set_aside) == removed
    shown = all_shown(m)
    assert [card for card in removed if f'"{card}"' in shown] == []
    assert f'"{giant_ids(fight(m), fight(m).row)[0]}"' in shown


@pytest.mark.rule("WG-SETUP-07")
def test_chance_alone_says_which_five_are_removed() -> None:
    removed = {tuple(sorted(fight(new(seed=seed)).set_aside)) for seed in range(20)}
    assert len(removed) > 10


@pytest.mark.rule("WG-SETUP-07")
def test_nobody_can_tell_a_removed_card_from_one_in_the_deck() -> None:
    game = practice(giant_cards=22)
    cards = [f"earth-{n:02}" for n in range(6, 23)]
    row = "01 02 03 04 05"
    m = scene(game=game, row=row, set_aside=cards[:5], giant_deck=cards[5:], seed=1)
    other = scene(game=game, row=row, set_aside=cards[-5:], giant_deck=cards[:-5], seed=1)
    assert fight(m).set_aside != fight(other).set_aside
    assert all_shown(m) == all_shown(other)


@pytest.mark.rule("WG-SETUP-08")
@pytest.mark.parametrize("giant", GIANTS)
def test_five_giant_cards_lie_face_up_in_a_row_without_wounds(giant: str) -> None:
    m = new(giant)
    row = cast(list[Doc], seen(m, "giant", "row"))
    assert [slot["card"] for slot in row] == giant_ids(fight(m), fight(m).row)
    assert len(row) == 5
    assert all(slot["wounds"] == 0 and slot["scarred"] is False for slot in row)


@pytest.mark.rule("WG-SETUP-09")
@pytest.mark.parametrize("kind", ["normal", "when_revealed"])
def test_the_opening_row_neither_attacks_nor_matches_symbols(kind: str) -> None:
    furious = giant_card(
        "A1", "ring", kind=kind, area="ground", wounds=1, cards=1, stun=True, move={"to": "D1"}
    )
    game = practice(cards=[furious] * 22)
    m = new_match(game, {}, seed=3)
    t = fight(m)
    assert (t.wounds, t.rage, t.stunned, place(m)) == (0, 0, False, "ground")
    assert len(t.hand) + len(t.deck) == len(t.wraith.deck)
    assert happened(m) == ["round-began"]


@pytest.mark.rule("WG-SETUP-10")
@pytest.mark.parametrize("giant", GIANTS)
def test_the_other_giant_cards_are_its_face_down_deck(giant: str) -> None:
    m = new(giant)
    t = fight(m)
    assert len(t.giant_deck) == len(t.giant.cards) - 10
    assert seen(m, "giant", "deck") == len(t.giant_deck)
    shown = all_shown(m)
    assert [card for card in giant_ids(t, t.giant_deck) if f'"{card}"' in shown] == []


# -- Wound tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-11")
def test_her_own_wounds_come_from_the_supply_and_go_back_there() -> None:
    game = practice(cards=[giant_card("A1", area="ground", wounds=7)], health=35)
    m = scene(game=game, step="giant", hand=["young-idle"] * 5, row="01 02 03 04 05")
    assert fight(m).wounds == 7
    assert (fight(m).health, fight(m).spent) == (35, 0)
    play(m, "rest idle")
    assert fight(m).wounds == 6
    assert (fight(m).health, fight(m).spent) == (35, 0)


@pytest.mark.rule("WG-SETUP-11")
def test_the_supply_is_never_used_up() -> None:
    """She can bear more Wounds than the Giant has Health, and still nothing runs out."""
    game = practice(cards=[giant_card("A1", area="ground", wounds=60)], health=1, wound_limit=99)
    m = scene(game=game, step="giant", wounds=30, row="01 02 03 04 05")
    assert fight(m).wounds == 90
    assert fight(m).health == 1


@pytest.mark.rule("WG-SETUP-11")
def test_tokens_on_a_giant_card_come_from_its_pool_not_from_the_supply() -> None:
    game = practice([wraith_card("stab", sword=3)], [giant_card("A1")], health=35)
    m = scene(game=game, pawn="A1", hand=["young-stab"] * 2, row="01 02 03 04 05")
    play(m, "play stab")
    assert wounds_on(m, "earth-01") == 3
    assert (fight(m).health, fight(m).spent) == (32, 0)


@pytest.mark.rule("WG-SETUP-12")
@pytest.mark.parametrize(("modifier", "pool"), [(0, 31), (5, 36), (10, 41)])
def test_the_pool_is_the_health_of_the_giant_and_the_modifier_of_the_wraith(
    modifier: int, pool: int
) -> None:
    earth = document("giants", "earth")
    young = document("wraiths", "young")
    cast(Doc, earth["health"])["value"] = 31
    cast(dict[str, Doc], young["board"])["health_modifier"]["value"] = modifier
    game = synthetic({"giants/earth.yaml": earth, "wraiths/young.yaml": young})
    assert seen(new_match(game, {}, seed=1), "giant", "health") == pool


@pytest.mark.rule("WG-SETUP-12")
@every_fight
def test_every_giant_starts_with_the_sum_of_both_boards(giant: str, wraith: str) -> None:
    health = cast(Doc, document("giants", giant)["health"])
    board = cast(dict[str, Doc], document("wraiths", wraith)["board"])
    total = cast(int, health["value"]) + cast(int, board["health_modifier"]["value"])
    assert seen(new(giant, wraith), "giant", "life") == total


@pytest.mark.rule("WG-SETUP-13")
def test_example_young_versus_earth() -> None:
    m = new("earth", "young")
    assert seen(m, "giant", "health") == 35
    assert seen(m, "giant", "life") == 35


# -- Rage and Foothold tokens ----------------------------------------------------------------------


@pytest.mark.rule("WG-SETUP-14")
@every_fight
def test_the_rage_marker_starts_below_the_track(giant: str, wraith: str) -> None:
    assert seen(new(giant, wraith), "giant", "rage") == 0


@pytest.mark.rule("WG-SETUP-14")
def test_below_the_track_rage_adds_nothing_to_an_attack() -> None:
    spaces = [["wound", "card", "stun"]] * 3
    attack = giant_card("A1", area="ground", wounds=1)
    game = practice(cards=[attack], rage_track=spaces, deck_size=15)
    m = scene(game=game, step="giant", row="01 02 03 04 05")
    assert "struck" in happened(m)
    assert "rage-broke" not in happened(m)
    assert (fight(m).wounds, fight(m).stunned, len(fight(m).deck)) == (1, False, 10)


@pytest.mark.rule("WG-SETUP-14")
def test_the_first_failed_attack_puts_the_marker_on_the_lowest_space() -> None:
    game = practice(cards=[giant_card("A1", area="D1", wounds=1)])
    m = scene(game=game, step="giant", row="01 02 03 04 05")
    assert fight(m).rage == 1


@pytest.mark.rule("WG-SETUP-15")
@every_fight
def test_without_the_variant_no_foothold_is_dangerous(giant: str, wraith: str) -> None:
    m = new(giant, wraith)
    assert seen(m, "giant", "dangers") == []
    assert seen(m, "giant", "foothold_card") is None


@pytest.mark.rule("WG-SETUP-15")
def test_with_the_variant_tokens_of_one_foothold_card_lie_on_the_giant() -> None:
    m = new("earth", "young", footholds=True)
    card = next(
        card
        for card in fight(m).giant.foothold_cards
        if card.id == seen(m, "giant", "foothold_card")
    )
    names = fight(m).giant.body.names
    assert seen(m, "giant", "dangers") == sorted(names[spot] for spot in card.spots[:2])
    assert len(cast(list[str], seen(m, "giant", "dangers"))) == 2
