"""Fearless Actions: no card, but Wounds (WG-FEAR)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.box.pieces import EFFECTS
from giantstable.games.wraith.table.fight import SCAR
from giantstable.kernel.errors import NotPending
from giantstable.kernel.match import Match
from tests.games.wraith.scene import Doc, fight, happened, options, place, play, scene
from tests.games.wraith.workshop import IDLE, bout, outcomes, row_of_earth, tokens, told


def fearless(match: Match) -> list[str]:
    """Return the Fearless Actions that are offered now."""
    return [option for option in options(match) if option.startswith("fearless")]


ALL = ["fearless drop", "fearless climb", "fearless sword"]


@pytest.mark.rule("WG-FEAR-01")
def test_the_young_wraith_has_drop_climb_1_and_sword_1() -> None:
    board = fight(gt.new("wraith", seed=1, wraith="young")).wraith.fearless
    assert [EFFECTS[action.effect.type] for action in board] == ["drop", "climb", "sword"]
    for action in board[1:]:
        assert action.effect.base == 1
        assert action.effect.symbols == []


@pytest.mark.rule("WG-FEAR-01")
def test_over_a_weak_spot_all_three_are_offered() -> None:
    target, row = row_of_earth()
    assert fearless(scene(pawn=target.weak_spot, row=row)) == ALL


@pytest.mark.rule("WG-FEAR-02")
def test_a_fearless_action_uses_no_card_and_no_row() -> None:
    def cards(match: Match) -> object:
        t = fight(match)
        piles = [t.hand, t.deck, t.discard, t.top, t.bottom]
        return [list(pile) for pile in piles], t.played

    m = bout("A2/9", "sword 1", pawn="A2")
    before = cards(m)
    play(m, "fearless sword")
    assert tokens(m)[0] == 1
    assert cards(m) == before


@pytest.mark.rule("WG-FEAR-03")
def test_each_fearless_action_of_the_young_wraith_costs_a_wound() -> None:
    target, row = row_of_earth()
    m = scene(pawn=target.weak_spot, row=row)
    for action in fight(m).wraith.fearless:
        assert action.cost == 1
    play(m, "fearless sword")
    assert fight(m).wounds == 1
    play(m, "fearless climb")
    if m.pending[0].kind == "fearless":
        play(m, options(m)[0])
    assert fight(m).wounds == 2
    play(m, "fearless drop")
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-FEAR-04")
def test_a_fearless_action_may_be_taken_again_and_again() -> None:
    m = bout("A2/9:6", pawn="A2", health=20, wounds=1)
    play(m, "fearless sword", "fearless sword", "fearless sword")
    assert tokens(m)[0] == SCAR
    assert fight(m).health == 17
    assert fight(m).wounds == 4


@pytest.mark.rule("WG-FEAR-04")
def test_several_fearless_actions_may_be_mixed_in_one_turn() -> None:
    m = bout("B1/9", pawn="A2")
    play(m, "fearless climb", "fearless sword", "fearless drop", "drop A1")
    assert place(m) == "A1"
    assert tokens(m)[0] == 1
    assert fight(m).wounds == 3


@pytest.mark.rule("WG-FEAR-05")
def test_fearless_actions_come_before_between_and_after_the_cards() -> None:  # W09
    m = bout("A2/9", pawn="A2")
    play(m, "fearless sword", "play idle", "fearless sword", "play idle")
    assert options(m) == [*ALL, "end"]
    play(m, "fearless sword")
    assert tokens(m)[0] == 3


@pytest.mark.rule("WG-FEAR-05")
def test_no_fearless_action_inside_a_card() -> None:  # W09
    m = bout("A1/9 A2/9", "climb 1, sword 1", pawn="A1")
    play(m, "play climb-1-sword-1")
    assert m.pending[0].kind == "resolve"
    assert fearless(m) == []
    with pytest.raises(NotPending):
        m.choose("fearless sword")


@pytest.mark.rule("WG-FEAR-05")
def test_no_fearless_action_inside_a_skill() -> None:  # W09
    m = bout("A2/9", "sword 1", pawn="A2", skills=["blue 1: leap 1"])
    play(m, "play sword-1")
    assert m.pending[0].kind == "skill"
    assert fearless(m) == []
    play(m, "use blue")
    assert m.pending[0].kind == "effect"
    assert fearless(m) == []


@pytest.mark.rule("WG-FEAR-06")
def test_fearless_actions_are_there_in_every_turn_stunned_or_not() -> None:
    m = bout("A2/9", pawn="A2", stunned=True, round=4)
    assert fearless(m) == ALL
    play(m, "fearless sword")
    assert tokens(m)[0] == 1  # a stun takes a card's effect, not this
    assert fight(m).stunned


@pytest.mark.rule("WG-FEAR-06")
def test_fearless_actions_need_no_hand() -> None:  # W15
    m = bout("A2/9", pawn="A2", spare=0)
    assert m.pending[0].kind == "empty-handed"
    assert options(m) == [*ALL, "end"]
    play(m, "end")
    assert told(m, "no-card") == [{"row": "top"}, {"row": "bottom"}]


@pytest.mark.rule("WG-ROUND-03")
def test_a_card_drawn_by_a_fearless_deed_with_empty_hands_can_be_played() -> None:  # W15
    m = bout("A2/9", pawn="A2", spare=0, deck=[IDLE] * 9, skills=["blue 1: draw 1"])
    play(m, "fearless sword", "use blue")
    assert m.pending[0].kind == "play"
    assert "play idle" in options(m)


@pytest.mark.rule("WG-FEAR-07")
def test_example_at_the_limit_the_wraith_falls_even_if_the_giant_would() -> None:
    m = bout("A2/9", pawn="A2", wounds=8, wound_limit=9, health=1)
    play(m, "fearless sword")
    assert m.result == "lose-wounds"
    assert m.winners == []
    assert tokens(m)[0] == 0  # the price comes first (W10)
    assert "hit" not in happened(m)


@pytest.mark.rule("WG-FEAR-07")
def test_with_one_wound_to_spare_the_same_blow_wins() -> None:  # W10
    m = bout("A2/9", pawn="A2", wounds=7, wound_limit=9, health=1)
    assert play(m, "fearless sword").result == "win-health"


@pytest.mark.rule("WG-FEAR-07")
def test_a_healing_skill_comes_too_late_to_save_the_wraith() -> None:  # W10
    m = bout("A2/9", pawn="A2", wounds=8, wound_limit=9, skills=["blue 1: heal 1"])
    assert play(m, "fearless sword").result == "lose-wounds"


@pytest.mark.rule("WG-FEAR-08")
def test_a_fearless_drop_and_climb_follow_the_lines() -> None:
    m = bout("D2/9", pawn="B2")
    down = play(m.copy(), "fearless drop")
    assert sorted(options(down)) == [
        "drop A1", "drop A2", "drop A3", "drop B1", "drop B3", "drop ground",
    ]  # fmt: skip
    assert place(play(down, "drop A3")) == "A3"
    up = play(m.copy(), "fearless climb")
    assert place(up) == "B4"  # one line up, and only one leads there


@pytest.mark.rule("WG-FEAR-08")
def test_a_fearless_climb_over_the_top_is_a_fall() -> None:  # W22
    m = play(bout("A2/9", pawn="D1"), "fearless climb")
    assert place(m) == "ground"
    assert fight(m).wounds == 1  # the price, and nothing for the fall
    assert told(m, "fell") == [{"from": "D1"}]


@pytest.mark.rule("WG-FEAR-08")
@pytest.mark.parametrize("forced", [True, False])
def test_whether_a_climb_on_the_top_must_fall_is_up_to_the_house(forced: bool) -> None:  # W22
    m = bout("A2/9", "climb 2", pawn="D1", setup={"top_climb_forced": forced})
    card = play(m.copy(), "play climb-2")
    if forced:
        assert place(card) == "ground"
        assert place(play(m.copy(), "fearless climb")) == "ground"
    else:
        assert options(card) == ["climb ground", "climb D1"]
        assert place(play(card.copy(), "climb D1")) == "D1"
        assert place(play(card.copy(), "climb ground")) == "ground"
        # Nobody pays to stay: a Fearless Climb goes over the top (W11).
        assert place(play(m.copy(), "fearless climb")) == "ground"
    # Below the top nothing changes: one may stop on it or go over it.
    below = play(bout("A2/9", "climb 2", pawn="D2", setup={"top_climb_forced": forced}))
    assert sorted(options(play(below, "play climb-2"))) == ["climb D1", "climb ground"]


@pytest.mark.rule("WG-FEAR-08")
def test_staying_on_the_top_wakes_no_token() -> None:  # W22, W71
    setup: Doc = {"top_climb_forced": False}
    m = bout("A2/9", "climb 1", pawn="D1", dangers=["D1"], setup=setup)
    play(m, "play climb-1", "climb D1")
    assert "gave-way" not in happened(m)
    assert place(m) == "D1"


@pytest.mark.rule("WG-FEAR-09")
def test_a_fearless_sword_is_a_sword_of_1() -> None:
    m = bout("A2/9 A/9", pawn="A2", health=20, top=["one = climb 0; hand hand"])
    play(m, "fearless sword")
    assert m.pending[0].kind == "split"
    assert outcomes(m, cards=2) == {(1, 0), (0, 1)}
    play(m, "0 on A2")
    assert fight(m).health == 19


@pytest.mark.rule("WG-FEAR-08", "WG-FEAR-09")
def test_a_fearless_action_that_would_do_nothing_is_refused() -> None:  # W11
    assert fearless(bout("A2/9", pawn="ground")) == ["fearless climb"]
    assert fearless(bout("A2/9", pawn="A1")) == ["fearless drop", "fearless climb"]
    assert fearless(bout("A2/9:scar", pawn="A2")) == ["fearless drop", "fearless climb"]
    by_one: Doc = {"effect": "reduce", "actions": ["sword", "climb"], "by": 1}
    m = bout("A2/9", pawn="A2", always=[by_one])
    assert fearless(m) == ["fearless drop"]
    with pytest.raises(NotPending):
        m.choose("fearless sword")
    assert fearless(bout("A2/9", pawn="D1")) == ALL  # the fall over the top is an effect


@pytest.mark.rule("WG-FEAR-10")
def test_no_fearless_action_in_the_refresh_step() -> None:
    m = bout("A2/9", pawn="A2", spare=3)
    play(m, "play idle", "play idle", "end")
    assert m.pending[0].kind == "discard"
    assert options(m) == ["discard idle", "keep"]
    with pytest.raises(NotPending):
        m.choose("fearless sword")


@pytest.mark.rule("WG-FEAR-10")
def test_no_fearless_action_in_the_giants_step() -> None:
    push: Doc = {"area": ["B"], "wounds": 1, "move": {"down": 1}}
    m = bout("B2/9", pawn="B2", attack=push, spare=5)
    play(m, "play idle", "play idle", "end", "keep")
    assert m.pending[0].kind == "pushed"
    assert options(m) == ["to B1", "to B3"]
    with pytest.raises(NotPending):
        m.choose("fearless sword")
