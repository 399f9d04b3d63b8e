"""Resolving a card: at once, in any order, one action wholly before the next (WG-ACT-17 .. -21)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from tests.games.wraith.scene import (
    fight,
    giant_card,
    happened,
    options,
    place,
    play,
    practice,
    scene,
    wounds_on,
    wraith_card,
)

DECK = [
    wraith_card("swing", sword=1),
    wraith_card("up-and-cut", climb=1, sword=1),
    wraith_card("leap-and-cut", leap=3, sword=1),
    wraith_card("leap-and-hack", leap=3, sword=2),
    wraith_card("slide-and-stab", drop=None, sword=1),
    wraith_card("step-and-shoot", leap=1, bow=1),
]
# Weak spots: earth-01 and earth-03 on A1, earth-02 on A2, earth-04 on B2.
CARDS = [giant_card("A1"), giant_card("A2"), giant_card("A1"), giant_card("B2")]
GAME = practice(DECK, CARDS)


def turn(card: str, pawn: str = "A1", row: str = "01 02 04 05 06") -> Match:
    """Return a fight in which the card has just been played from a hand of five."""
    m = scene(game=GAME, pawn=pawn, hand=[f"young-{card}", *["young-idle"] * 4], row=row)
    return play(m, f"play {card}")


def kinds(match: Match) -> list[str]:
    """Return what sorts of things may be chosen: the first word of each option."""
    return sorted({option.split()[0] for option in options(match)})


@pytest.mark.rule("WG-ACT-17")
def test_a_card_is_carried_out_at_once() -> None:
    m = turn("swing")
    assert happened(m) == ["round-began", "played", "hit"]
    assert wounds_on(m, "earth-01") == 1
    assert fight(m).health == 49
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ACT-18")
def test_the_player_picks_the_order_of_actions() -> None:
    m = turn("up-and-cut")
    assert options(m) == ["climb A2", "sword"]
    cut_first = play(m.copy(), "sword")
    assert (wounds_on(cut_first, "earth-01"), wounds_on(cut_first, "earth-02")) == (1, 0)
    assert place(cut_first) == "A2"
    climb_first = play(m.copy(), "climb A2")
    assert (wounds_on(climb_first, "earth-01"), wounds_on(climb_first, "earth-02")) == (
        0,
        1,
    )
    assert place(climb_first) == "A2"


@pytest.mark.rule("WG-ACT-18")
def test_an_order_may_make_the_other_action_impossible() -> None:
    """W13: what is possible is judged when an action starts."""
    m = turn("up-and-cut", row="01 03 05 06 07")
    assert options(m) == ["climb A2", "sword"]
    play(m, "climb A2")
    assert "not-possible" in happened(m)
    assert wounds_on(m, "earth-01") == wounds_on(m, "earth-03") == 0


@pytest.mark.rule("WG-ACT-19")
def test_an_attack_is_finished_before_the_movement_starts() -> None:
    """Two cards share the weak spot A1: until the Wounds are shared out there is no moving."""
    m = turn("leap-and-hack", row="01 03 05 06 07")
    play(m, "sword")
    assert options(m) == ["0 on earth-01", "1 on earth-01", "2 on earth-01"]
    with pytest.raises(gt.NotPending, match="leap A2"):
        m.choose("leap A2")
    play(m, "1 on earth-01")
    assert wounds_on(m, "earth-01") == wounds_on(m, "earth-03") == 1
    assert kinds(m) == ["leap"]


@pytest.mark.rule("WG-ACT-19")
def test_a_movement_is_one_choice_of_where_to_end() -> None:
    m = turn("leap-and-cut")
    play(m, "leap B2")
    assert place(m) == "B2"
    assert wounds_on(m, "earth-04") == 1
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ACT-20")
def test_example_move_3_and_attack() -> None:
    """One step, the attack, and the two other steps: that cannot be."""
    m = turn("leap-and-cut")
    play(m, "leap A2")  # only one of three steps
    assert wounds_on(m, "earth-02") == 1  # the attack is all that was left
    assert (place(m), m.pending[0].kind) == ("A2", "play")
    with pytest.raises(gt.NotPending, match="leap B2"):
        m.choose("leap B2")


@pytest.mark.rule("WG-ACT-20")
def test_example_attack_and_move_3() -> None:
    m = turn("leap-and-cut")
    play(m, "sword")
    assert wounds_on(m, "earth-01") == 1
    ends = ["ground", "A2", "A3", "B1", "B2", "B3", "C3", "C4"]
    assert options(m) == [f"leap {end}" for end in ends]  # all three steps are still there
    play(m, "leap B2")
    assert wounds_on(m, "earth-04") == 0
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ACT-21")
def test_an_impossible_action_is_skipped_and_the_card_is_played() -> None:
    m = turn("slide-and-stab", pawn="ground")
    assert happened(m) == ["round-began", "played", "not-possible", "not-possible"]
    assert (fight(m).played, len(fight(m).top)) == (1, 1)
    assert place(m) == "ground"
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ACT-21")
def test_the_possible_action_of_a_card_must_be_resolved() -> None:
    m = turn("slide-and-stab", pawn="C4")  # no weak spot there nor below: only the Drop
    assert "skip drop" not in options(m)
    play(m, "skip sword")
    assert place(m) == "ground"
    assert happened(m)[2:] == ["not-possible", "dropped"]


@pytest.mark.rule("WG-ACT-21")
def test_an_action_made_possible_by_the_other_must_be_resolved() -> None:
    m = turn("leap-and-cut", pawn="ground")
    play(m, "leap A1")
    assert wounds_on(m, "earth-01") == 1


@pytest.mark.rule("WG-ACT-21")
def test_both_actions_are_resolved_when_both_can_be() -> None:
    m = turn("step-and-shoot", pawn="A1", row="02 05 06 07 08")
    assert options(m) == ["leap ground", "leap A2", "bow A2"]  # neither can be skipped
    play(m, "bow A2")
    assert options(m) == ["leap ground", "leap A2"]
    play(m, "leap ground")
    assert (wounds_on(m, "earth-02"), place(m)) == (1, "ground")
