"""Attacking Actions: what can be hit from where, and what an attack is worth (WG-ATK)."""

from __future__ import annotations

import pytest

from giantstable.kernel.errors import NotPending
from tests.games.wraith.scene import Doc, fight, happened, options, place, play, scene, wounds_on
from tests.games.wraith.workshop import (
    FIVE,
    FOOTHOLDS,
    PLACES,
    bout,
    hand,
    hit_from,
    outcomes,
    row_of_earth,
    tokens,
    told,
)

# -- weak spots ------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ATK-01")
def test_only_weak_spots_shown_in_the_row_can_be_hit() -> None:
    m = bout("A1/9 C/9 D/9 D2/9 A3/9", "sword 3", pawn="B1", coming="B1/9 B/9", health=20)
    play(m, "play sword-3")
    assert tokens(m) == (0, 0, 0, 0, 0)
    assert fight(m).health == 20
    assert told(m, "not-possible") == [{"effect": "sword"}]
    # The same Sword where one of them is shown does hit.
    assert hit_from("A1/9 C/9 D/9 D2/9 A3/9", "A3") == ["A3"]


@pytest.mark.rule("WG-ATK-02")
def test_a_single_weak_spot_is_hit_on_its_own_foothold_only() -> None:
    assert [at for at in PLACES if hit_from(FIVE.format("A2"), at)] == ["A2"]


@pytest.mark.rule("WG-ATK-03")
def test_a_region_is_hit_on_every_foothold_with_its_letter() -> None:
    assert [at for at in PLACES if hit_from(FIVE.format("B"), at)] == ["B1", "B2", "B3", "B4"]


@pytest.mark.rule("WG-ATK-04")
def test_a_weak_spot_goes_with_its_card_and_a_new_one_comes() -> None:
    m = bout("A2/9 C/9 C/9 C/9 C/9", coming="A2/9 B1/9", pawn="A2", spare=5)
    assert "fearless sword" in options(m)
    play(m, "play idle", "play idle", "end", "keep")
    assert fight(m).round == 2
    assert "fearless sword" in options(m)  # the old A2 left, a new A2 joined
    assert wounds_on(m, "A2-2") == 0
    m = bout("A2/9 C/9 C/9 C/9 C/9", coming="B1/9", pawn="A2", spare=5)
    play(m, "play idle", "play idle", "end", "keep")
    assert "fearless sword" not in options(m)  # nothing has taken its place
    play(m, "fearless climb")
    assert place(m) == "B1"
    assert "fearless sword" in options(m)


@pytest.mark.rule("WG-ATK-05")
def test_example_region_b_may_be_hit_on_any_b_foothold() -> None:
    for at in ("B1", "B2", "B3", "B4"):
        m = play(bout("B/9", "sword 2", pawn=at), "play sword-2")
        assert wounds_on(m, "B") == 2
    m = play(bout("B/9", "sword 2", pawn="A2"), "play sword-2")
    assert wounds_on(m, "B") == 0


@pytest.mark.rule("WG-ATK-06")
def test_example_weak_spot_a2_is_hit_at_a2() -> None:
    m = play(bout("A2/9", "sword 1", pawn="A2"), "play sword-1")
    assert wounds_on(m, "A2") == 1
    for at in ("A1", "A3"):
        m = play(bout("A2/9", "sword 1", pawn=at), "play sword-1")
        assert wounds_on(m, "A2") == 0


# -- Wounds ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ATK-09")
def test_wound_tokens_move_from_the_pool_to_the_card() -> None:
    m = bout("A2/9", "sword 3", pawn="A2", full=35)
    assert fight(m).health == 35
    play(m, "play sword-3")
    assert fight(m).health == 32
    assert wounds_on(m, "A2") == 3
    assert fight(m).spent == 0  # nothing went to the supply (W03)


@pytest.mark.rule("WG-ATK-09")
def test_the_first_fight_takes_its_wounds_from_the_pool_of_35() -> None:
    target, row = row_of_earth()
    m = scene(pawn=target.weak_spot, row=row)
    assert fight(m).health == 35
    play(m, "fearless sword")
    assert fight(m).health == 34
    assert wounds_on(m, target.id) == 1


@pytest.mark.rule("WG-ATK-17")
@pytest.mark.parametrize("attack", ["sword 3", "bow 3", "fireworks 3"])
def test_the_value_is_a_number_of_wounds_not_of_targets(attack: str) -> None:
    at = {"sword 3": "A1", "bow 3": "A2", "fireworks 3": "A2"}[attack]
    m = play(bout("A1/9", attack, pawn=at), f"play {attack.replace(' ', '-')}")
    assert tokens(m) == (3, 0, 0, 0, 0)


# -- several cards on one foothold -----------------------------------------------------------------


@pytest.mark.rule("WG-ATK-18")
@pytest.mark.parametrize(("attack", "at"), [("sword 3", "A2"), ("bow 3", "A1")])
def test_wounds_are_split_among_the_cards_on_one_foothold(attack: str, at: str) -> None:
    m = bout("A2/9 A2/9", attack, pawn=at)
    splits = outcomes(m, f"play {attack.replace(' ', '-')}", cards=2)
    assert splits == {(3, 0), (2, 1), (1, 2), (0, 3)}


@pytest.mark.rule("WG-ATK-18")
def test_the_bow_splits_only_among_cards_on_the_chosen_foothold() -> None:  # W30
    m = play(bout("B1/9 B/9 B3/9", "bow 2", pawn="B2"), "play bow-2")
    assert outcomes(m, "bow B1", cards=3) == {(2, 0, 0), (1, 1, 0), (0, 2, 0)}
    assert outcomes(m, "bow B3", cards=3) == {(0, 0, 2), (0, 1, 1), (0, 2, 0)}
    assert outcomes(m, "bow B4", cards=3) == {(0, 2, 0)}


@pytest.mark.rule("WG-ATK-18")
def test_a_part_beyond_a_limit_does_not_jump_to_the_other_card() -> None:  # W32
    m = bout("A2/9:8 A/9", "sword 3", pawn="A2", health=20)
    play(m, "play sword-3")
    wasteful = play(m.copy(), "3 on A2")
    assert tokens(wasteful, 2) == (-1, 0)
    assert fight(wasteful).health == 19
    thrifty = play(m.copy(), "1 on A2")
    assert tokens(thrifty, 2) == (-1, 2)
    assert fight(thrifty).health == 17


@pytest.mark.rule("WG-ATK-19")
def test_splitting_never_changes_the_total() -> None:
    ways = outcomes(bout("A2/9 A/9 A2/9", "sword 2", pawn="A2"), "play sword-2", cards=3)
    assert {sum(way) for way in ways} == {2}
    assert len(ways) == 6  # all of them: 2 tokens on 3 cards


@pytest.mark.rule("WG-ATK-20")
def test_example_sword_2_on_two_cards_is_2_0_or_1_1_or_0_2() -> None:
    ways = outcomes(bout("A2/9 A/11", "sword 2", pawn="A2"), "play sword-2", cards=2)
    assert ways == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("WG-ATK-21")
def test_example_a2_and_a_share_the_weak_spot_a2() -> None:
    row = "A2/9 A/9"
    assert [at for at in PLACES if hit_from(row, at) == ["A2", "A"]] == ["A2"]
    assert [at for at in PLACES if hit_from(row, at) == ["A"]] == ["A1", "A3"]
    assert [at for at in PLACES if {"A2", "B"} <= set(hit_from("A2/9 B/9", at))] == []


# -- no target, the Ground, the moment -------------------------------------------------------------


@pytest.mark.rule("WG-ATK-22")
@pytest.mark.parametrize("attack", ["sword 2", "bow 2", "fireworks 2"])
def test_an_attack_without_a_target_takes_nothing(attack: str) -> None:
    m = bout("D1/9 D2/9 C1/9 C2/9 D/9", attack, pawn="ground", health=20)
    play(m, f"play {attack.replace(' ', '-')}")
    assert tokens(m) == (0, 0, 0, 0, 0)
    assert fight(m).health == 20
    assert "hit" not in happened(m)
    assert m.pending[0].kind == "play"  # and the turn goes on


@pytest.mark.rule("WG-ATK-22")
def test_a_possible_attack_cannot_be_declined() -> None:  # W12
    m = play(bout("A1/9", "sword 1, climb 1", pawn="A1"), "play sword-1-climb-1")
    assert options(m) == ["sword", "climb A2"]
    with pytest.raises(NotPending):
        m.choose("skip sword")


@pytest.mark.rule("WG-ATK-23")
def test_from_the_ground_bow_and_fireworks_reach_where_a_line_begins() -> None:  # W28
    m = play(bout("A1/9 C4/9 A2/9", "bow 1", pawn="ground"), "play bow-1")
    assert options(m) == ["bow A1", "bow C4"]
    m = play(bout("A1/9 C4/9 A2/9", "fireworks 1", pawn="ground"), "play fireworks-1")
    assert tokens(m, 3) == (1, 1, 0)
    assert [at for at in FOOTHOLDS if hit_from(FIVE.format(at), "ground", "bow 1")] == [
        "A1", "A3", "C4",
    ]  # fmt: skip


@pytest.mark.rule("WG-ATK-22", "WG-ATK-23")
def test_the_sword_finds_nothing_on_the_ground() -> None:  # W28
    everything = "A/9 B/9 C/9 D/9 A1/9"
    assert hit_from(everything, "ground") == []
    assert hit_from(everything, "A1") == ["A", "A1"]


@pytest.mark.rule("WG-ATK-24")
def test_an_attack_is_made_from_where_the_wraith_stands_by_then() -> None:
    m = play(bout("A1/9 A2/9", "climb 1, sword 1", pawn="A1"), "play climb-1-sword-1")
    assert tokens(play(m.copy(), "climb A2"), 2) == (0, 1)
    assert tokens(play(m.copy(), "sword"), 2) == (1, 0)


@pytest.mark.rule("WG-ATK-24")
def test_an_order_that_makes_the_attack_impossible_is_allowed() -> None:  # W13
    m = play(bout("A1/9", "drop, sword 1", pawn="A1"), "play drop-sword-1")
    play(m, "drop ground")
    assert tokens(m)[0] == 0
    assert told(m, "not-possible") == [{"effect": "sword"}]
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ATK-24")
def test_an_impossible_attack_may_be_skipped_before_the_move_that_helps_it() -> None:  # W13
    m = play(bout("A1/9", "sword 1, climb 1", pawn="ground"), "play sword-1-climb-1")
    assert "skip sword" in options(m)
    assert tokens(play(m.copy(), "climb A1"))[0] == 1
    after = play(m.copy(), "skip sword", "climb A1")
    assert tokens(after)[0] == 0
    assert after.pending[0].kind == "play"


# -- what an attack is worth -----------------------------------------------------------------------


@pytest.mark.parametrize(("own_symbols_count", "wounds"), [(True, 2), (False, 1)])
def test_the_card_being_played_counts_its_own_symbols(own_symbols_count: bool, wounds: int) -> None:
    # W06
    setup: Doc = {"own_symbols_count": own_symbols_count}
    cut = "cut = sword hand; hand"
    m = bout("A1/9", cut, cut, pawn="A1", top=["one = climb 0; hand"], setup=setup)
    play(m, "play cut")
    assert tokens(m)[0] == wounds
    # From the next card on its symbol counts in either house, and the rows are apart.
    assert fight(m).top_symbols == 2
    play(m, "play cut")
    assert tokens(m)[0] == wounds + (1 if own_symbols_count else 0)


@pytest.mark.parametrize(
    ("sword", "worth"),
    [
        ("sword 2", 2),  # a plain number ignores symbols
        ("sword eye", 2),
        ("sword 1+hand", 4),
        ("sword hand+eye", 5),
        ("sword hand&eye", 2),
        ("sword hand&breath", 0),
        ("sword hand max 2", 2),
        ("sword 1+hand+eye max 4", 4),
    ],
)
def test_mixed_values(sword: str, worth: int) -> None:  # W07
    shown = ["a = climb 0; hand hand eye", "b = climb 0; hand eye"]
    m = bout("A1/9", f"it = {sword}", pawn="A1", top=shown)
    assert tokens(play(m, "play it"))[0] == worth


def test_a_reduction_comes_after_the_cap() -> None:  # W07, W53
    shown = ["a = climb 0; hand hand hand hand"]
    by_one: Doc = {"effect": "reduce", "actions": ["sword"], "by": 1}
    m = bout("A1/9", "it = sword hand max 3", pawn="A1", top=shown, always=[by_one])
    assert tokens(play(m, "play it"))[0] == 2
    m = bout("A1/9", "it = sword hand max 3", pawn="A1", top=shown, always=[by_one, by_one])
    assert tokens(play(m, "play it"))[0] == 1


def test_an_attack_reduced_to_nothing_does_nothing() -> None:  # W38
    by_two: Doc = {"effect": "reduce", "actions": ["sword", "climb"], "by": 2}
    m = bout("A1/9", "sword 1, climb 1", "sword 3", pawn="A1", always=[by_two], health=20)
    play(m, "play sword-1-climb-1")
    assert place(m) == "A1"
    assert fight(m).health == 20
    assert told(m, "not-possible") == [{"effect": "sword"}, {"effect": "climb"}]
    play(m, "play sword-3")
    assert fight(m).health == 19


@pytest.mark.parametrize("own_symbols_count", [True, False])
def test_a_value_is_counted_when_its_action_starts(own_symbols_count: bool) -> None:  # W08, W74
    # The Leap ends on a token, which takes the card out of the row before its Sword.
    m = bout(
        "A1/9",
        "slash = leap 1, sword hand; hand hand",
        pawn="ground",
        top=["one = climb 0; hand"],
        dangers=["C4"],
        setup={"own_symbols_count": own_symbols_count},
    )
    play(m, "play slash", "leap C4", "to ground")
    assert fight(m).top_symbols == 1
    assert tokens(m)[0] == 0  # no weak spot on the Ground
    m = bout(
        "A1/9 C3/9",
        "slash = leap 1, sword hand; hand hand",
        pawn="ground",
        top=["one = climb 0; hand"],
        dangers=["C4"],
        setup={"own_symbols_count": own_symbols_count},
    )
    play(m, "play slash", "leap C4", "to C3")
    assert wounds_on(m, "C3") == 1
    assert "slash" not in hand(m)
