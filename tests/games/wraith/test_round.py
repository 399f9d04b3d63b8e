"""How a round goes (WG-ROUND)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.table.fight import ACT
from giantstable.kernel.match import Match, new_match
from giantstable.kernel.rng import seeded
from tests.games.wraith.scene import (
    fight,
    giant_card,
    happened,
    options,
    place,
    play,
    practice,
    scene,
    seen,
    wounds_on,
    wraith_card,
)

ROW = "01 02 03 04 05"


def hand_of(match: Match) -> int:
    return len(fight(match).hand)


def play_round(match: Match) -> None:
    """Play the first card twice, and keep the rest."""
    this_round = fight(match).round
    while not match.over and fight(match).round == this_round:
        offered = options(match)
        match.choose(next((o for o in ("end", "keep") if o in offered), offered[0]))


# -- three steps -----------------------------------------------------------------------------------


@pytest.mark.rule("WG-ROUND-01")
def test_each_round_is_the_player_then_refresh_then_the_giant() -> None:
    m = new_match(practice(), {}, seed=1)
    for _ in range(3):
        play_round(m)
    steps = ["round-began", "refresh-began", "giant-acts"]
    assert [event for event in happened(m) if event in steps] == [*steps * 3, "round-began"]


@pytest.mark.rule("WG-ROUND-01")
def test_what_is_asked_belongs_to_the_step() -> None:
    m = scene(game=practice(), hand=["young-idle"] * 5)
    asked: list[tuple[object, str]] = []
    for choice in ("play idle", "play idle", "end", "keep"):
        asked.append((seen(m, "step"), m.pending[0].kind))
        m.choose(choice)
    assert asked == [("act", "play"), ("act", "play"), ("act", "after"), ("refresh", "discard")]
    assert (seen(m, "round"), seen(m, "step")) == (2, "act")  # the Giant has acted


@pytest.mark.rule("WG-ROUND-02")
def test_exactly_two_cards_are_played() -> None:
    m = scene(game=practice(), pawn="A1", hand=["young-idle"] * 5)
    for _ in range(2):
        assert "end" not in options(m)
        with pytest.raises(gt.NotPending, match="end"):
            m.choose("end")
        play(m, "play idle")
    assert "end" in options(m)
    with pytest.raises(gt.NotPending, match="play idle"):
        m.choose("play idle")
    assert hand_of(m) == 3


@pytest.mark.rule("WG-ROUND-02")
def test_a_card_that_is_not_there_is_not_played() -> None:
    """W15: without a card in hand the play is skipped, and the round goes on."""
    m = scene(game=practice(), hand=["young-idle"])
    play(m, "play idle", "end")
    assert happened(m).count("no-card") == 1
    assert seen(m, "round") == 2
    assert [len(fight(m).top), len(fight(m).bottom)] == [1, 0]


@pytest.mark.rule("WG-ROUND-03")
def test_fearless_actions_before_between_and_after_the_cards() -> None:
    game = practice(cards=[giant_card("A2")])
    m = scene(game=game, hand=["young-idle"] * 5, row=ROW)
    play(m, "fearless climb", "climb A1")
    assert (place(m), fight(m).played, fight(m).wounds) == ("A1", 0, 1)
    play(m, "play idle", "fearless climb")
    assert (place(m), fight(m).played, fight(m).wounds) == ("A2", 1, 2)
    play(m, "play idle", "fearless sword", "fearless sword", "fearless sword")
    assert (fight(m).played, fight(m).wounds) == (2, 5)
    assert wounds_on(m, "earth-01") == 3
    play(m, "end")
    assert fight(m).wounds == 5


@pytest.mark.rule("WG-ROUND-03")
def test_fearless_actions_may_be_left_alone() -> None:
    m = scene(game=practice(), pawn="A1", hand=["young-idle"] * 5)
    play(m, "play idle", "play idle", "end")
    assert fight(m).wounds == 0


@pytest.mark.rule("WG-ROUND-04")
def test_refresh_discards_what_is_wanted_and_refills_to_five() -> None:
    game = practice([wraith_card("odd", climb=0)], deck_size=20)
    m = scene(game=game, step="refresh", hand=["young-odd", "young-odd", "young-idle"])
    assert hand_of(m) == 3
    play(m, "discard odd", "discard odd", "keep")
    assert happened(m).count("drew") == 4
    assert hand_of(m) == 5
    assert seen(m, "wraith", "discard") == ["young-odd", "young-odd"]
    assert seen(m, "wraith", "deck") == 13


@pytest.mark.rule("WG-ROUND-04")
@pytest.mark.parametrize("discards", range(4))
def test_refresh_may_discard_none_some_or_all(discards: int) -> None:
    m = scene(game=practice(), step="refresh", hand=["young-idle"] * 3)
    play(m, *["discard idle"] * discards, *["keep"] * (discards < 3))
    assert happened(m).count("drew") == 2 + discards
    assert (hand_of(m), len(fight(m).discard)) == (5, discards)


@pytest.mark.rule("WG-ROUND-05")
def test_leftmost_attacks_then_a_card_is_revealed_then_matching_cards_attack() -> None:
    cards = [
        giant_card("A1", "ring", area="ground", wounds=1),
        giant_card("A1", "knot", area="ground", wounds=1),
        giant_card("A1", "bolt", area="ground", wounds=1),
        giant_card("A1", "knot fang", area="ground", wounds=1),
        giant_card("A1", "ring", area="ground", wounds=1),
        giant_card("A1", "knot", area="ground", wounds=1),
    ]
    m = scene(game=practice(cards=cards), step="giant", row=ROW, giant_deck=["earth-06"])
    told = [m.game.event_facts(m.table, event) for event in m.events(0)]
    log = [
        (name, facts["giant_card"])
        for name, facts in zip(happened(m), told, strict=True)
        if "giant_card" in facts
    ]
    assert log == [
        ("struck", "earth-01"),
        ("left-row", "earth-01"),
        ("revealed", "earth-06"),
        ("chained", "earth-02"),
        ("struck", "earth-02"),
        ("chained", "earth-04"),
        ("struck", "earth-04"),
    ]
    assert fight(m).wounds == 3


# -- and again -------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ROUND-06")
def test_a_new_round_starts_while_neither_side_is_beaten() -> None:
    """One Wound from her end, one token from its end, one card from the village: still on."""
    game = practice(wound_limit=7)
    deck = ["earth-06"]
    m = scene(game=game, step="giant", wounds=6, health=1, giant_deck=deck, row=ROW, round=4)
    assert not m.over
    assert (fight(m).round, fight(m).step, fight(m).played) == (5, ACT, 0)
    assert m.pending[0].kind == "play"
    assert happened(m)[-1] == "round-began"


@pytest.mark.rule("WG-ROUND-06")
def test_the_new_round_has_the_same_structure() -> None:
    m = scene(game=practice(), hand=["young-idle"] * 5)
    play_round(m)
    first_round = happened(m)
    assert first_round.pop() == "round-began"  # the second one
    play_round(m)
    second_round = happened(m)[len(first_round) : -1]
    assert second_round == first_round


@pytest.mark.rule("WG-ROUND-07")
@pytest.mark.parametrize("giant_cards", [11, 22, 50])
def test_rounds_go_on_until_an_end_condition_is_met(giant_cards: int) -> None:
    """No round limit: only the end of the Giant's deck ends a fight in which nobody is hurt."""
    m = new_match(practice(giant_cards=giant_cards, deck_size=99), {}, seed=1)
    for n in range(1, giant_cards - 10 + 1):
        assert fight(m).round == n
        play_round(m)
        assert not m.over
    play_round(m)
    assert m.over
    assert m.result == "lose-village"
    assert fight(m).round == giant_cards - 10 + 1


@pytest.mark.rule("WG-ROUND-07")
@pytest.mark.parametrize("giant", ["earth", "air", "water", "fire"])
def test_a_fight_is_over_exactly_when_a_side_is_beaten(giant: str) -> None:
    for seed in range(5):
        m = gt.new("wraith", seed=seed, giant=giant)
        rng = seeded(f"{giant} {seed}")
        while not m.over:
            t = fight(m)
            assert t.wounds < t.wraith.wound_limit
            assert t.life() > 0
            assert t.scars() < t.giant.scars_limit
            m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
        t = fight(m)
        reasons = {
            "win-health": t.life() == 0,
            "win-scars": t.scars() == t.giant.scars_limit,
            "lose-wounds": t.wounds >= t.wraith.wound_limit,
            "lose-village": not t.giant_deck,
            "lose-stamina": len(t.hand) + len(t.deck) + len(t.discard) < t.wraith.hand_size,
        }
        assert reasons[m.result]
