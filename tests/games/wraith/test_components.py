"""What is in the box (WG-COMP): boards, cards, tokens, symbols."""

from __future__ import annotations

from typing import cast

import pytest

import giantstable as gt
from giantstable.games.wraith.box.body import Body
from giantstable.games.wraith.box.pieces import EFFECTS, SYMBOLS
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.masks import members
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from tests.games.wraith.scene import (
    Doc,
    document,
    fight,
    giant_card,
    happened,
    play,
    practice,
    scene,
    seen,
    synthetic,
    wounds_on,
    wraith_card,
)


def box() -> WraithGame:
    """Return the game as it is sold."""
    game = gt.game("wraith")
    assert isinstance(game, WraithGame)
    return game


def with_young(young: Doc) -> WraithGame:
    return synthetic(
        {"giants/earth.yaml": document("giants", "earth"), "wraiths/young.yaml": young}
    )


def with_earth(earth: Doc) -> WraithGame:
    return synthetic(
        {"giants/earth.yaml": earth, "wraiths/young.yaml": document("wraiths", "young")}
    )


def without(mapping: Doc, part: str) -> None:
    """Take a part out; it must have been there."""
    del mapping[part]


def first(document: Doc, name: str) -> Doc:
    return cast(list[Doc], document[name])[0]


def names(body: Body, places: int) -> list[str]:
    return [body.names[place] for place in members(places)]


# -- who plays -------------------------------------------------------------------------------------


@pytest.mark.rule("WG-COMP-01")
def test_one_player_decides_everything_from_the_first_choice_to_the_last() -> None:
    m = gt.new("wraith", seed=1, giant="earth", wraith="young")
    rng = seeded("one player")
    assert m.seats == 1
    while not m.over:
        assert [decision.seat for decision in m.pending] == [0]
        m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
    assert len(m.scores) == 1


# -- boards and decks ------------------------------------------------------------------------------


@pytest.mark.rule("WG-COMP-02")
def test_three_wraiths_each_with_her_own_board_and_deck() -> None:
    wraiths = box().wraiths
    assert [wraith.id for wraith in wraiths] == ["young", "adult", "elder"]
    owners: dict[str, str] = {}
    for wraith in wraiths:
        assert wraith.wound_limit > 0
        assert wraith.health_modifier >= 0
        assert len(wraith.deck) >= wraith.hand_size
        for card in wraith.cards:
            assert owners.setdefault(card.id, wraith.id) == wraith.id
    assert set(owners.values()) == {"young", "adult", "elder"}


@pytest.mark.rule("WG-COMP-03")
def test_four_giants_each_with_its_own_board_deck_and_foothold_cards() -> None:
    giants = box().giants
    assert [giant.id for giant in giants] == ["earth", "air", "water", "fire"]
    cards = [card.id for giant in giants for card in giant.cards]
    foothold_cards = [card.id for giant in giants for card in giant.foothold_cards]
    maps = [str(dict(zip(g.body.names, g.body.up, strict=True))) for g in giants]
    assert len(set(cards)) == len(cards)
    assert len(set(foothold_cards)) == len(foothold_cards)
    assert len(set(maps)) == 4
    for giant in giants:
        assert giant.health > 0
        assert giant.scars_limit > 0
        assert len(giant.cards) > 10
        assert len(giant.foothold_cards) == 3


@pytest.mark.rule("WG-COMP-08")
def test_the_giant_board_prints_health_scars_limit_and_footholds() -> None:
    printed = cast(Doc, box().reference(box().settle({"giant": "earth"}))["giant"])
    health = cast(Doc, document("giants", "earth")["health"])
    places = cast(list[Doc], cast(Doc, printed["body"])["places"])
    assert printed["health"] == health["value"]
    assert printed["scars_limit"] == 3
    assert [place["name"] for place in places] == [
        *["ground", "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2"]
    ]


@pytest.mark.rule("WG-COMP-08")
@pytest.mark.parametrize("part", ["health", "scars_limit", "footholds", "ground"])
def test_a_giant_board_without_one_of_its_parts_is_refused(part: str) -> None:
    earth = document("giants", "earth")
    without(earth, part)
    with pytest.raises(gt.BadContent, match=part):
        with_earth(earth)


@pytest.mark.rule("WG-COMP-09")
def test_the_wraith_board_prints_limit_modifier_fearless_actions_and_two_rows() -> None:
    young = box().wraiths[0]
    board = cast(dict[str, Doc], document("wraiths", "young")["board"])
    assert young.wound_limit == board["wound_limit"]["value"]
    assert young.health_modifier == board["health_modifier"]["value"]
    fearless = [(EFFECTS[f.effect.type], f.effect.base, f.cost) for f in young.fearless]
    assert fearless == [("drop", 0, 1), ("climb", 1, 1), ("sword", 1, 1)]
    rows = cast(Doc, seen(gt.new("wraith"), "wraith", "rows"))
    assert list(rows) == ["top", "bottom"]


@pytest.mark.rule("WG-COMP-09")
@pytest.mark.parametrize("part", ["wound_limit", "health_modifier", "fearless"])
def test_a_wraith_board_without_one_of_its_parts_is_refused(part: str) -> None:
    young = document("wraiths", "young")
    without(cast(Doc, young["board"]), part)
    with pytest.raises(gt.BadContent, match=part):
        with_young(young)


# -- cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-COMP-04")
def test_every_wraith_card_has_a_name_its_deck_symbols_and_actions() -> None:
    for wraith in box().wraiths:
        for card in wraith.cards:
            assert card.name
            assert card.id.startswith(wraith.id + "-")
            assert card.symbols
            assert card.actions


@pytest.mark.rule("WG-COMP-04")
@pytest.mark.parametrize("part", ["id", "name", "symbols", "actions"])
def test_a_wraith_card_without_one_of_its_parts_is_refused(part: str) -> None:
    young = document("wraiths", "young")
    without(first(young, "deck"), part)
    with pytest.raises(gt.BadContent, match=rf"deck\[0\]\.{part}"):
        with_young(young)


@pytest.mark.rule("WG-COMP-04")
def test_a_wraith_card_without_any_action_is_refused() -> None:
    young = document("wraiths", "young")
    first(young, "deck")["actions"] = []
    with pytest.raises(gt.BadContent, match="actions"):
        with_young(young)


@pytest.mark.rule("WG-COMP-05")
def test_a_giant_card_has_weak_spot_limit_symbols_area_and_details() -> None:
    one_foothold = giant_card("A1", "ring fang", 9, area="ground A B", wounds=1, stun=True)
    one_region = giant_card("B", "bolt", 7, area="C3", wounds=2, cards=1, move={"down": 2})
    game = practice(cards=[one_foothold, one_region])
    printed = cast(Doc, game.reference(game.settle({}))["giant"])
    single, region = cast(list[Doc], printed["cards"])[:2]
    assert single["weak_spot"] == "A1"
    assert single["footholds"] == ["A1"]
    assert single["wound_limit"] == 9
    assert single["symbols"] == ["ring", "fang"]
    attack = cast(Doc, single["attack"])
    assert attack["area"] == ["ground", "A", "B"]
    assert (attack["wounds"], attack["cards"], attack["stun"]) == (1, 0, True)
    assert region["weak_spot"] == "B"
    assert region["footholds"] == ["B1", "B2", "B3", "B4"]
    attack = cast(Doc, region["attack"])
    assert attack["reach"] == ["C3"]
    assert attack["push"] == {"way": "down", "by": 2}


@pytest.mark.rule("WG-COMP-05")
@pytest.mark.parametrize("part", ["weak_spot", "wound_limit", "symbols", "attack"])
def test_a_giant_card_without_one_of_its_parts_is_refused(part: str) -> None:
    earth = document("giants", "earth")
    cards = cast(list[Doc], earth["cards"])
    cards[0] = {"id": "earth-01", "name": "Card", **giant_card("A1")}
    without(cards[0], part)
    with pytest.raises(gt.BadContent, match=rf"cards\[0\]\.{part}"):
        with_earth(earth)


@pytest.mark.rule("WG-COMP-05")
@pytest.mark.parametrize("attack", [{"wounds": 1}, {"area": [], "wounds": 1}, {"area": ["A"]}])
def test_an_attack_without_area_or_details_is_refused(attack: Doc) -> None:
    earth = document("giants", "earth")
    card = {"id": "earth-01", "name": "Card", **giant_card("A1"), "attack": attack}
    cast(list[Doc], earth["cards"])[0] = card
    with pytest.raises(gt.BadContent, match="area"):
        with_earth(earth)


@pytest.mark.rule("WG-COMP-06")
def test_skill_symbols_are_hand_foot_eye_and_breath() -> None:
    game = practice([wraith_card("show", "hand foot eye breath", climb=0)])
    assert [SYMBOLS[symbol] for symbol in game.wraiths[0].cards[0].symbols] == [
        *["hand", "foot", "eye", "breath"]
    ]
    with pytest.raises(gt.BadContent, match="ear"):
        practice([wraith_card("listen", "ear", climb=0)])
    with pytest.raises(gt.BadContent, match="ear"):
        practice([wraith_card("listen", "hand", climb="ear")])


# -- tokens and names ------------------------------------------------------------------------------


@pytest.mark.rule("WG-COMP-07")
@pytest.mark.parametrize(("threes", "ones"), [(11, 2), (10, 5), (0, 35), (11, 0)])
def test_only_the_total_of_tokens_of_one_and_three_matters(threes: int, ones: int) -> None:
    total = 3 * threes + ones
    in_tokens = scene(health={"threes": threes, "ones": ones})
    assert fight(in_tokens).health == total
    assert in_tokens.view(0) == scene(health=total).view(0)
    table = cast(Doc, in_tokens.position()["table"])
    assert table["health"] == total


@pytest.mark.rule("WG-COMP-07")
def test_four_wounds_are_taken_from_tokens_of_three_without_loss() -> None:
    game = practice([wraith_card("stab", sword=4)], [giant_card("A1")], health=35)
    tokens = {"threes": 11, "ones": 2}
    m = scene(game=game, pawn="A1", hand=["young-stab"], health=tokens, row="01 02 03 04 05")
    play(m, "play stab")
    assert fight(m).health == 31
    assert wounds_on(m, "earth-01") == 4


@pytest.mark.rule("WG-COMP-10")
def test_footholds_with_one_letter_are_a_region() -> None:
    body = box().giants[0].body
    assert names(body, body.region("A")) == ["A1", "A2", "A3"]
    assert names(body, body.region("B")) == ["B1", "B2", "B3", "B4"]
    assert names(body, body.region("C")) == ["C1", "C2", "C3", "C4"]
    assert names(body, body.region("D")) == ["D1", "D2"]
    assert names(body, body.numbered("3")) == ["A3", "B3", "C3"]


@pytest.mark.rule("WG-COMP-10")
def test_every_foothold_of_every_giant_is_in_the_region_of_its_letter_alone() -> None:
    for giant in box().giants:
        body = giant.body
        for place in members(body.footholds):
            homes = [letter for letter in body.letters() if body.region(letter) >> place & 1]
            assert homes == [body.names[place][0]]


@pytest.mark.rule("WG-COMP-10")
@pytest.mark.parametrize("name", ["3B", "B", "b3", "BB", "33"])
def test_a_foothold_must_be_named_by_a_letter_and_a_number(name: str) -> None:
    earth = document("giants", "earth")
    footholds = cast(dict[str, Doc], earth["footholds"])
    footholds[name] = {**footholds["D1"]}
    with pytest.raises(gt.BadContent, match=name):
        with_earth(earth)


# -- symbols on Giant cards and the Rage track -----------------------------------------------------


def struck(rage: int, wounds: int = 0, cards: int = 0) -> Match:
    """Return a fight after the leftmost card struck her on the Ground, with one Wound before."""
    game = practice(
        cards=[giant_card("A1", area="ground", wounds=wounds, cards=cards)],
        rage_track=[["wound"], ["card", "card"], ["wound"]],
        deck_size=11,
    )
    hand = ["young-idle"]  # and so 10 cards are in the deck
    m = scene(game=game, step="giant", rage=rage, wounds=1, hand=hand, row="01 02 03 04 05")
    assert "struck" in happened(m)
    return m


@pytest.mark.rule("WG-COMP-11")
@pytest.mark.parametrize(("symbols", "rage", "lost"), [(1, 0, 1), (2, 0, 2), (1, 1, 1), (1, 2, 3)])
def test_each_card_symbol_removes_one_card_of_the_deck(symbols: int, rage: int, lost: int) -> None:
    m = struck(rage, cards=symbols)
    assert seen(m, "wraith", "deck") == 10 - lost
    assert seen(m, "wraith", "removed") == lost
    assert fight(m).discard == []
    assert len(fight(m).hand) == 1


@pytest.mark.rule("WG-COMP-12")
@pytest.mark.parametrize(
    ("symbols", "rage", "wounds"), [(1, 0, 2), (2, 0, 3), (2, 1, 4), (2, 2, 4), (2, 3, 5)]
)
def test_each_wound_symbol_is_one_wound(symbols: int, rage: int, wounds: int) -> None:
    m = struck(rage, wounds=symbols)
    assert seen(m, "wraith", "wounds") == wounds
