"""Why not: what somebody who points at a thing is told, reason by reason, from the rules."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.game import WraithGame
from giantstable.kernel.decision import Decision
from giantstable.kernel.match import Match
from giantstable.text import say
from tests.conformance import chance
from tests.games.wraith.scene import Doc, document, fight, options, play, scene, synthetic
from tests.games.wraith.workshop import bout

DOWN: Doc = {"effect": "drift", "move": {"down": 1}}


def why(match: Match, kind: str, id_: str) -> tuple[str, str]:
    """Return the rule and the words that somebody hears who points at a thing."""
    decision: Decision | None = match.pending[0] if match.pending else None
    found = match.game.why_not(match.table, 0, decision, {kind: id_})
    assert found is not None, f"{kind} {id_} needs no reason"
    return found.rule, say(found.text)


def needs_none(match: Match, thing: dict[str, str], seat: int | None = 0) -> bool:
    """Return whether there is nothing to say."""
    return match.game.why_not(match.table, seat, match.pending[0], thing) is None


# -- before any reason -----------------------------------------------------------------------------


def test_what_an_option_points_at_needs_no_reason() -> None:
    m = bout("A2/9", "leap 1", pawn="A1")
    assert needs_none(m, {"card": "made-leap-1"})
    assert needs_none(m, {"row": "top"})
    assert needs_none(m, {"fearless": "climb"})
    play(m, "play leap-1")
    assert needs_none(m, {"place": "A2"})


@pytest.mark.parametrize(
    "thing",
    [
        {"place": "Z9"},
        {"card": "elder-dazzle"},
        {"giant_card": "no-such-card"},
        {"skill": "knitting"},
        {"fearless": "bow"},
        {"row": "middle"},
        {"deck": "village"},
        {"discard": "giant"},
        {"rage": "7"},
        {"moon": "full"},
        {},
        {"place": "A1", "card": "made-idle"},
    ],
    ids=str,
)
def test_what_is_not_there_has_no_reason(thing: dict[str, str]) -> None:
    assert needs_none(bout("A2/9", pawn="A1"), thing)


@pytest.mark.rule("WG-COMP-01")
@pytest.mark.parametrize("seat", [None, 1])
def test_who_watches_chooses_nothing(seat: int | None) -> None:
    m = bout("A2/9", "leap 1", pawn="A1")
    for thing in ({"card": "made-leap-1"}, {"card": "made-idle"}, {"place": "A2"}):
        for decision in (None, m.pending[0]):
            found = m.game.why_not(m.table, seat, decision, thing)
            assert found is not None
            assert found.rule == "WG-COMP-01"
            assert say(found.text) == "Only the player of the Wraith chooses, and you are watching."


@pytest.mark.rule("WG-END-07")
def test_after_the_end_nothing_can_be_chosen() -> None:
    m = gt.new("wraith", seed=3)
    for _ in chance.play_out(m, chance.Chooser(m.game, 3)):
        pass
    assert why(m, "place", "A1") == ("WG-END-07", "The fight is over.")


# -- places ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ACT-17")
def test_a_place_is_reached_by_the_actions_of_a_card() -> None:
    m = bout("A2/9", "leap 1", pawn="A1")
    assert why(m, "place", "A2") == (
        "WG-ACT-17", "You get to A2 by the actions of a card: play one first.",
    )  # fmt: skip
    assert why(m, "place", "A1")[1].startswith("You stand on A1:")


@pytest.mark.rule("WG-ACT-16")
def test_after_both_cards_a_place_is_out_of_reach() -> None:
    m = bout("A2/9", pawn="A1", played=2)
    assert why(m, "place", "A2")[0] == "WG-ACT-16"


@pytest.mark.rule("WG-ROUND-02")
def test_with_an_empty_hand_there_is_nothing_to_move_with() -> None:
    m = bout("A2/9", spare=0, pawn="A1")
    assert m.pending[0].kind == "empty-handed"
    assert why(m, "place", "A2")[0] == "WG-ROUND-02"
    assert why(m, "row", "top") == ("WG-ROUND-02", "You have no card for it.")


@pytest.mark.rule("WG-MOVE-10")
def test_a_climb_goes_up_no_further_than_its_value() -> None:
    m = play(bout("A2/9", "climb 2", pawn="A1"), "play climb-2")
    assert why(m, "place", "B2") == (
        "WG-MOVE-10", "B2 is 3 footholds up from A1, and this Climb goes up 2 at most.",
    )  # fmt: skip


@pytest.mark.rule("WG-MOVE-11")
def test_a_climb_does_not_stay() -> None:
    m = play(bout("A2/9", "climb 2", pawn="A1"), "play climb-2")
    assert why(m, "place", "A1")[0] == "WG-MOVE-11"


@pytest.mark.rule("WG-MOVE-12")
@pytest.mark.parametrize("place", ["A1", "A3", "C4"])
def test_a_climb_only_goes_up(place: str) -> None:
    m = play(bout("A2/9", "climb 2", pawn="A2"), "play climb-2")
    assert why(m, "place", place) == (
        "WG-MOVE-12", f"A Climb only goes up, and no way leads up from A2 to {place}.",
    )  # fmt: skip


@pytest.mark.rule("WG-MOVE-23")
def test_a_climb_ends_on_the_ground_only_over_the_top() -> None:
    m = play(bout("A2/9", "climb 2", pawn="A2"), "play climb-2")
    assert why(m, "place", "ground")[0] == "WG-MOVE-23"
    m = play(bout("A2/9", "climb 2", pawn="D2"), "play climb-2")
    assert needs_none(m, {"place": "ground"})


@pytest.mark.rule("WG-MOVE-17", "WG-MOVE-19")
def test_a_drop_only_goes_down_and_does_go_down() -> None:
    m = play(bout("A2/9", "drop", pawn="B2"), "play drop")
    assert why(m, "place", "B2")[0] == "WG-MOVE-17"
    assert why(m, "place", "B4") == (
        "WG-MOVE-19", "A Drop only goes down, and no way leads down from B2 to B4.",
    )  # fmt: skip
    assert why(m, "place", "C4")[0] == "WG-MOVE-19"


@pytest.mark.rule("WG-MOVE-26", "WG-MOVE-31")
def test_a_leap_takes_so_many_steps_and_does_not_end_where_it_began() -> None:
    m = play(bout("A2/9", "leap 2", pawn="A2"), "play leap-2")
    assert why(m, "place", "A2")[0] == "WG-MOVE-31"
    assert why(m, "place", "B4") == (
        "WG-MOVE-26", "B4 is 3 steps along the lines from A2, and this Leap takes 2 at most.",
    )  # fmt: skip


def test_the_movement_that_comes_closest_speaks() -> None:
    m = play(bout("A2/9", "climb 1, leap 1", pawn="A2"), "play climb-1-leap-1")
    assert why(m, "place", "B2")[0] == "WG-MOVE-10"  # above: a longer Climb would do
    assert why(m, "place", "A3")[0] == "WG-MOVE-26"  # aside: only a Leap could ever
    m = play(bout("A2/9", "climb 1, drop", pawn="A2"), "play climb-1-drop")
    assert why(m, "place", "A3")[0] == "WG-MOVE-12"


@pytest.mark.rule("WG-MOVE-17")
def test_there_is_nothing_below_the_ground() -> None:
    m = play(bout("A2/9", "drop, heal 1", pawn="ground", wounds=1), "play drop-heal-1")
    assert options(m) == ["heal", "skip drop"]
    assert why(m, "place", "A1")[0] == "WG-MOVE-17"


@pytest.mark.rule("WG-ACT-09")
def test_without_symbols_an_action_is_worth_nothing() -> None:
    m = play(bout("A2/9", "leap foot, heal 1", pawn="A1", wounds=1), "play leap-foot-heal-1")
    assert why(m, "place", "A2") == (
        "WG-ACT-09",
        "The Leap is worth nothing now: its row does not show the symbols that it counts.",
    )


@pytest.mark.rule("WG-SPEC-05")
def test_a_giant_card_may_take_all_that_an_action_is_worth() -> None:
    weight: Doc = {"effect": "reduce", "actions": ["climb"], "by": 1}
    m = bout("A2/9", "climb 1, heal 1", pawn="A1", wounds=1, always=[weight])
    card = fight(m).giant.cards[fight(m).row[-1]]
    assert why(m, "fearless", "climb") == (
        "WG-SPEC-05", f"{card.name} takes away all that the Climb is worth.",
    )  # fmt: skip
    play(m, "play climb-1-heal-1")
    assert why(m, "place", "A2")[0] == "WG-SPEC-05"


@pytest.mark.rule("WG-ACT-09")
def test_a_giant_card_is_not_blamed_where_the_symbols_are_missing_anyway() -> None:
    weight: Doc = {"effect": "reduce", "actions": ["climb"], "by": 1}
    m = bout("A2/9", "climb foot, heal 1", pawn="A1", wounds=1, always=[weight])
    play(m, "play climb-foot-heal-1")
    assert why(m, "place", "A2")[0] == "WG-ACT-09"


@pytest.mark.rule("WG-ACT-21")
def test_a_printed_nothing_does_nothing() -> None:
    m = play(bout("A2/9", "climb 0, heal 1", pawn="A1", wounds=1), "play climb-0-heal-1")
    assert why(m, "place", "A2") == ("WG-ACT-21", "It would do nothing now.")


@pytest.mark.rule("WG-ACT-18")
def test_what_is_left_of_a_card_may_need_no_place() -> None:
    m = play(bout("A2/9", "heal 1, draw 1", pawn="A1", wounds=1), "play heal-1-draw-1")
    assert why(m, "place", "A2") == (
        "WG-ACT-18", "Nothing that is left of heal-1-draw-1 is aimed at a foothold.",
    )  # fmt: skip


@pytest.mark.rule("WG-ELDER-03")
def test_a_warp_leads_to_other_footholds() -> None:
    m = play(bout("A2/9", "heal 1; ; A: warp", pawn="A2"), "play heal-1", "cast charm")
    assert why(m, "place", "ground")[0] == "WG-ELDER-03"
    assert why(m, "place", "A2")[0] == "WG-ELDER-03"
    m = play(bout("A2/9", "heal 1; ; A: warp_number", pawn="A2"), "play heal-1", "cast charm")
    assert why(m, "place", "B1") == (
        "WG-ELDER-03", "This Warp leads only to another foothold with the number 2.",
    )  # fmt: skip


@pytest.mark.rule("WG-GIANT-32")
def test_a_push_follows_a_line() -> None:
    m = bout("A2/9", spare=3, pawn="B2", always=[DOWN])
    play(m, "play idle", "play idle", "end", "keep")
    assert m.pending[0].kind == "pushed"
    assert why(m, "place", "B4") == (
        "WG-GIANT-32", "From B2 the Giant throws you along a line that leads down.",
    )  # fmt: skip
    assert why(m, "giant_card", "A2")[0] == "WG-GIANT-32"
    assert why(m, "card", "made-idle")[0] == "WG-GIANT-32"
    assert why(m, "fearless", "climb")[0] == "WG-FEAR-10"


@pytest.mark.rule("WG-FOOT-11")
def test_a_foothold_that_gives_way_leads_to_its_neighbours() -> None:
    m = bout("A2/9", "climb 1", pawn="A1", dangers=["A2"], setup={"footholds": True})
    play(m, "play climb-1")
    assert m.pending[0].kind == "stumble"
    assert why(m, "place", "C4")[0] == "WG-FOOT-11"
    assert why(m, "place", "A2")[0] == "WG-FOOT-11"
    assert why(m, "giant_card", "A2")[0] == "WG-FOOT-11"


# -- attacks ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ATK-11", "WG-ATK-12")
def test_the_bow_reaches_neighbours_and_not_the_own_foothold() -> None:
    m = play(bout("B1/9 B3/9 B2/9", "bow 1", pawn="B2"), "play bow-1")
    assert why(m, "place", "B2")[0] == "WG-ATK-11"
    assert why(m, "place", "A2")[0] == "WG-ATK-12"
    assert why(m, "giant_card", "B2")[0] == "WG-ATK-11"
    assert why(m, "giant_card", "D1")[0] == "WG-ATK-12"


@pytest.mark.rule("WG-ATK-01")
def test_a_place_without_a_weak_spot_cannot_be_hit() -> None:
    m = play(bout("B1/9 B3/9", "bow 1", pawn="B2"), "play bow-1")
    assert why(m, "place", "B4") == ("WG-ATK-01", "No card in the row has its weak spot on B4.")


@pytest.mark.rule("WG-SCAR-04")
def test_a_scar_closes_its_weak_spot() -> None:
    m = play(bout("B1/9 B3/9 B4/9:scar", "bow 1", pawn="B2"), "play bow-1")
    assert why(m, "place", "B4") == (
        "WG-SCAR-04", "The weak spot on B4 is closed: B4 is scarred.",
    )  # fmt: skip
    assert why(m, "giant_card", "B4")[0] == "WG-SCAR-04"


@pytest.mark.rule("WG-ATK-07")
def test_the_sword_strikes_where_she_stands() -> None:
    m = bout("A2/9 B1/9", "sword 1, heal 1", pawn="A2", wounds=1)
    play(m, "play sword-1-heal-1")
    assert why(m, "place", "B1") == ("WG-ATK-07", "The Sword strikes only A2, where you stand.")
    assert why(m, "giant_card", "B1")[0] == "WG-ATK-07"


@pytest.mark.rule("WG-ATK-01")
def test_the_sword_needs_a_weak_spot() -> None:
    m = play(bout("B1/9", "sword 1, leap 1", pawn="A1"), "play sword-1-leap-1")
    assert "skip sword" in options(m)
    assert why(m, "place", "A1") == ("WG-ATK-01", "No card in the row has its weak spot on A1.")
    assert why(m, "giant_card", "B1")[0] == "WG-ATK-07"


@pytest.mark.rule("WG-ATK-15")
def test_fireworks_are_not_aimed() -> None:
    m = bout("A2/9 B2/9", "fireworks 1, heal 1", pawn="A2", wounds=1)
    play(m, "play fireworks-1-heal-1")
    assert why(m, "place", "B1")[0] == "WG-ATK-15"
    assert why(m, "giant_card", "A2")[1] == "The Fireworks hit A2 without being aimed: light them."
    assert "strike only A2 and what is next to it" in why(m, "giant_card", "B2")[1]


@pytest.mark.rule("WG-ATK-01")
def test_a_giant_card_is_hit_by_an_attack_on_its_weak_spot() -> None:
    m = bout("A2/9", "leap 1", pawn="A1")
    told = ("WG-ATK-01", "A2 is hit by an attack on its weak spot, A2.")
    assert why(m, "giant_card", "A2") == told
    play(m, "play leap-1")
    assert why(m, "giant_card", "A2") == told


@pytest.mark.rule("WG-ATK-07", "WG-ATK-10")
def test_a_giant_card_that_can_be_hit_is_hit_through_its_foothold() -> None:
    m = bout("A2/9 A/9", "sword 1, leap 1", "bow 1, leap 1", pawn="A2")
    play(m, "play sword-1-leap-1")
    assert why(m, "giant_card", "A2") == (
        "WG-ATK-07", "A2 is hit through its foothold: aim at A2.",
    )  # fmt: skip
    play(m, "leap A1", "play bow-1-leap-1")
    assert why(m, "giant_card", "A") == ("WG-ATK-10", "A is hit through its foothold: aim at A2.")


@pytest.mark.rule("WG-ATK-04", "WG-GIANT-16", "WG-SCAR-06")
def test_a_giant_card_outside_the_row_cannot_be_hit() -> None:
    m = bout("A2/9", coming="C2/9 C3/9", above="B1/9", pawn="A1")
    assert why(m, "giant_card", "C3")[0] == "WG-ATK-04"
    assert why(m, "giant_card", "B1")[0] == "WG-SCAR-06"
    play(m, "play idle", "play idle", "end")
    assert why(m, "giant_card", "A2") == ("WG-GIANT-16", "A2 has left the row.")


@pytest.mark.rule("WG-ATK-18")
def test_wounds_are_shared_out_card_by_card() -> None:
    m = play(bout("A2/9 A/7", "sword 2", pawn="A2"), "play sword-2")
    assert why(m, "giant_card", "A") == ("WG-ATK-18", "Say first how many Wounds A2 takes.")
    assert why(m, "place", "B1")[0] == "WG-ATK-18"


@pytest.mark.rule("WG-ELDER-03")
def test_a_wound_is_reopened_only_where_there_is_one() -> None:
    m = bout("A2/9:1 A3/9:1 B1/9", "heal 1; ; A: wound_wounded 1", pawn="A2")
    play(m, "play heal-1", "cast charm")
    assert why(m, "giant_card", "B1")[0] == "WG-ELDER-03"
    assert why(m, "place", "A2") == ("WG-ELDER-03", "Say first which card takes the Wounds.")


# -- cards, rows, piles ----------------------------------------------------------------------------


@pytest.mark.rule("WG-ACT-04")
def test_the_first_card_is_finished_before_the_second() -> None:
    m = play(bout("A2/9", "leap 1", pawn="A1"), "play leap-1")
    assert why(m, "card", "made-idle") == (
        "WG-ACT-04", "Finish what you have begun before you play idle.",
    )  # fmt: skip


@pytest.mark.rule("WG-ACT-19")
def test_a_fearless_action_is_finished_before_a_card_and_before_another() -> None:
    m = play(bout("A2/9", pawn="B4"), "fearless climb")
    assert m.pending[0].kind == "fearless"
    assert why(m, "card", "made-idle")[0] == "WG-ACT-19"
    assert why(m, "fearless", "drop")[0] == "WG-ACT-19"


@pytest.mark.rule("WG-ACT-22")
def test_there_is_no_third_card() -> None:
    m = bout("A2/9", pawn="A1", played=2)
    assert why(m, "card", "made-idle")[0] == "WG-ACT-22"


@pytest.mark.rule("WG-ROUND-02", "WG-REFRESH-01")
def test_only_cards_in_hand_are_played_and_discarded() -> None:
    m = bout("A2/9", pawn="A1", discard=["leap 1"])
    assert why(m, "card", "made-leap-1") == ("WG-ROUND-02", "leap-1 is not in your hand.")
    m = bout("A2/9", pawn="A1", discard=["leap 1"], step="refresh")
    assert why(m, "card", "made-leap-1")[0] == "WG-REFRESH-01"
    assert why(m, "place", "A2")[0] == "WG-REFRESH-01"


@pytest.mark.rule("WG-ACT-01", "WG-ACT-02", "WG-ACT-03")
def test_the_top_row_comes_first_and_the_bottom_row_second() -> None:
    m = bout("A2/9", pawn="A1")
    assert why(m, "row", "bottom")[0] == "WG-ACT-02"
    play(m, "play idle")
    assert why(m, "row", "top")[0] == "WG-ACT-03"
    play(m, "play idle")
    assert why(m, "row", "top")[0] == why(m, "row", "bottom")[0] == "WG-ACT-01"


@pytest.mark.rule("WG-ACT-08", "WG-REFRESH-10")
def test_cards_in_the_rows_stay_and_lend_their_symbols() -> None:
    m = play(bout("A2/9", "leap 1", pawn="A1"), "play leap-1")
    assert why(m, "row", "top")[0] == "WG-ACT-08"
    m = bout("A2/9", step="refresh")
    assert why(m, "row", "top")[0] == "WG-REFRESH-10"


@pytest.mark.rule("WG-SETUP-05", "WG-SETUP-10", "WG-REFRESH-03", "WG-REFRESH-04")
def test_decks_lie_face_down() -> None:
    m = bout("A2/9", pawn="A1")
    assert why(m, "deck", "wraith")[0] == "WG-SETUP-05"
    assert why(m, "deck", "giant")[0] == "WG-SETUP-10"
    assert why(m, "discard", "wraith")[0] == "WG-REFRESH-04"
    assert why(bout("A2/9", step="refresh"), "deck", "wraith")[0] == "WG-REFRESH-03"


@pytest.mark.rule("WG-RAGE-01", "WG-RAGE-07")
def test_rage_is_not_for_the_player_to_choose() -> None:
    assert why(bout("A2/9"), "rage", "")[0] == "WG-RAGE-01"
    assert why(bout("A2/9", rage=2), "rage", "")[0] == "WG-RAGE-07"


# -- Fearless Actions and skills -------------------------------------------------------------------


@pytest.mark.rule("WG-FEAR-05")
def test_no_fearless_action_within_a_card() -> None:
    m = play(bout("A2/9", "leap 1", pawn="A1"), "play leap-1")
    assert why(m, "fearless", "climb")[0] == "WG-FEAR-05"


@pytest.mark.rule("WG-FEAR-10")
def test_no_fearless_action_in_the_refresh_step() -> None:
    assert why(bout("A2/9", step="refresh"), "fearless", "climb")[0] == "WG-FEAR-10"


@pytest.mark.rule("WG-FEAR-08", "WG-FEAR-09")
def test_a_fearless_action_must_be_possible() -> None:
    m = bout("A2/9", pawn="ground")
    assert why(m, "fearless", "drop")[0] == "WG-MOVE-17"
    assert why(m, "fearless", "sword") == (
        "WG-ATK-01", "No card in the row has its weak spot on the Ground.",
    )  # fmt: skip


@pytest.mark.rule("WG-FEAR-07")
def test_no_price_forbids_a_fearless_action() -> None:
    """W10: she may dare it though it will be the last she does."""
    assert needs_none(bout("A2/9", pawn="A1", wounds=8, wound_limit=9), {"fearless": "climb"})


def daring(action: str) -> WraithGame:
    """Return the game with a Young Wraith who dares one thing more."""
    young = document("wraiths", "young")
    board = young["board"]
    assert isinstance(board, dict)
    board["fearless"] = [{"action": action, "value": 1, "cost": 1, "source": "reconstructed"}]
    return synthetic(
        {"giants/earth.yaml": document("giants", "earth"), "wraiths/young.yaml": young}
    )


@pytest.mark.rule("WG-ATK-10", "WG-ATK-15")
@pytest.mark.parametrize(("action", "rule"), [("bow", "WG-ATK-10"), ("fireworks", "WG-ATK-15")])
def test_a_fearless_shot_needs_a_weak_spot_in_reach(action: str, rule: str) -> None:
    game = daring(action)
    far = [card.id for card in game.giants[0].cards if card.weak_spot[0] in "CD"][:5]
    m = scene(game=game, pawn="A1", row=[{"card": id_} for id_ in far])
    assert why(m, "fearless", action)[0] == rule


@pytest.mark.rule("WG-ACT-21")
def test_a_fearless_action_without_effect_is_not_offered() -> None:
    m = scene(game=daring("heal"), pawn="A1")
    assert why(m, "fearless", "heal") == ("WG-ACT-21", "It would do nothing now.")


BLUE_AND_RED = ["blue 1: leap 1", "red 2: draw 1"]


@pytest.mark.rule("WG-ADULT-07")
def test_a_skill_waits_until_its_pool_is_empty() -> None:
    m = bout("A2/9", "sword 1", pawn="A2", skills=BLUE_AND_RED)
    assert why(m, "skill", "red") == (
        "WG-ADULT-07", "red still holds 2 tokens: it is set off when its pool runs empty.",
    )  # fmt: skip
    play(m, "play sword-1", "1 from blue")
    assert m.pending[0].kind == "skill"
    assert why(m, "skill", "red")[0] == "WG-ADULT-07"
    assert why(m, "place", "B1")[0] == "WG-ADULT-07"


@pytest.mark.rule("WG-ADULT-06")
def test_tokens_are_taken_pool_by_pool() -> None:
    m = play(bout("A2/9", "sword 1", pawn="A2", skills=BLUE_AND_RED), "play sword-1")
    assert why(m, "skill", "red") == ("WG-ADULT-06", "Say first how many tokens blue gives.")
    assert why(m, "place", "B1")[0] == "WG-ADULT-06"


@pytest.mark.rule("WG-ADULT-08")
def test_a_skill_waits_until_the_attack_is_done() -> None:
    three = [*BLUE_AND_RED, "green 2: draw 1"]
    m = play(bout("A2/9", "sword 2", pawn="A2", skills=three), "play sword-2", "1 from blue")
    assert m.pending[0].kind == "pay"
    assert why(m, "skill", "blue")[0] == "WG-ADULT-08"


@pytest.mark.rule("WG-ADULT-10")
def test_a_skill_at_work_is_refilled_when_it_is_done() -> None:
    m = bout("A2/9", "sword 1", pawn="A2", skills=BLUE_AND_RED)
    play(m, "play sword-1", "1 from blue", "use blue")
    assert m.pending[0].kind == "effect"
    assert why(m, "skill", "blue")[0] == "WG-ADULT-10"


@pytest.mark.rule("WG-ADULT-12")
def test_a_pool_that_cannot_be_refilled_is_dead() -> None:
    m = bout("A2/9", pawn="A2", skills=BLUE_AND_RED, pools=[0, 2], health=0)
    assert why(m, "skill", "blue")[0] == "WG-ADULT-12"


@pytest.mark.rule("WG-ELDER-07")
def test_a_spell_is_cast_or_not_before_anything_else() -> None:
    m = bout("A2/9", "heal 1; ; A: draw 1", pawn="A2", wounds=1)
    play(m, "play heal-1", "heal")
    assert m.pending[0].kind == "spell"
    assert why(m, "place", "B1") == ("WG-ELDER-07", "Say first whether you cast Charm.")
    assert why(m, "giant_card", "A2")[0] == "WG-ELDER-07"
