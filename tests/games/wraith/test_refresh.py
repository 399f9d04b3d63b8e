"""Refresh Step: discard, draw up to five, or be spent (WG-REFRESH)."""

from __future__ import annotations

import pytest

from giantstable.kernel.match import Match
from tests.games.wraith.scene import Doc, fight, happened, options, play, seen
from tests.games.wraith.workshop import IDLE, bout, hand, names, told

HAND = ["sword 1", "sword 2", "sword 3"]
EVERYWHERE: Doc = {"area": ["ground", "A", "B", "C", "D"], "wounds": 1}


def refresh(
    *cards: str, deck: list[str] | None = None, discard: list[str] | None = None, **more: object
) -> Match:
    """Return a fight at the start of a Refresh Step with just these cards."""
    ten = [f"bow {n}" for n in range(10)]
    return bout(
        "A2/9",
        *cards,
        spare=0,
        step="refresh",
        played=2,
        deck=ten if deck is None else deck,
        discard=discard or [],
        **more,  # type: ignore[arg-type]
    )


def all_cards(match: Match) -> int:
    """Return how many cards the Wraith can still get into her hand."""
    t = fight(match)
    return len(t.hand) + len(t.deck) + len(t.discard)


# -- discarding ------------------------------------------------------------------------------------


@pytest.mark.rule("WG-REFRESH-01")
@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_any_number_of_cards_may_be_discarded(count: int) -> None:
    m = refresh(*HAND)
    play(m, *[f"discard sword-{n}" for n in range(1, count + 1)])
    if count < 3:
        play(m, "keep")
    assert len(fight(m).discard) == count
    assert len(told(m, "drew")) == 2 + count
    assert fight(m).round == 2


@pytest.mark.rule("WG-REFRESH-01")
def test_the_step_begins_after_both_cards_with_the_question_what_to_discard() -> None:
    m = bout("A2/9", "sword 1", spare=2)
    play(m, "play idle", "play idle", "end")
    assert m.pending[0].kind == "discard"
    assert options(m) == ["discard sword-1", "keep"]


@pytest.mark.rule("WG-REFRESH-02")
def test_discards_lie_face_up_on_their_pile() -> None:
    m = refresh(*HAND, discard=["bow 3"], deck=[f"bow {n}" for n in (1, 2, 4, 5, 6)])
    play(m, "discard sword-2", "discard sword-1", "keep")
    pile = ["made-bow-3", "made-sword-2", "made-sword-1"]
    assert seen(m, "wraith", "discard") == pile
    spectator = m.view(None)["wraith"]
    assert isinstance(spectator, dict)
    assert spectator["discard"] == pile


# -- drawing ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-REFRESH-03")
def test_the_hand_is_drawn_up_to_five() -> None:
    m = refresh(*HAND)
    play(m, "discard sword-1", "discard sword-2", "keep")
    assert hand(m) == ["sword-3", "bow-0", "bow-1", "bow-2", "bow-3"]
    assert len(fight(m).deck) == 6


@pytest.mark.rule("WG-REFRESH-03")
def test_what_was_just_discarded_is_not_drawn_while_the_deck_lasts() -> None:
    m = refresh(*HAND, deck=["bow 1"] * 5)
    play(m, "discard sword-1", "discard sword-2", "discard sword-3")
    assert hand(m) == ["bow-1"] * 5
    assert len(fight(m).discard) == 3


@pytest.mark.rule("WG-REFRESH-04")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    six = [f"bow {n}" for n in range(6)]
    m = refresh(*HAND, deck=["sword 4"], discard=six)
    play(m, "discard sword-1", "keep")
    t = fight(m)
    assert len(t.hand) == 5
    assert len(t.deck) == 5  # 1 of the deck, 7 discards, 3 drawn
    assert t.discard == []
    assert told(m, "reshuffled") == [{"n": 7}]
    assert sorted(hand(m) + names(m, t.deck)) == sorted(
        [f"bow-{n}" for n in range(6)] + [f"sword-{n}" for n in range(1, 5)]
    )


@pytest.mark.rule("WG-REFRESH-04")
def test_the_new_deck_is_shuffled() -> None:
    six = [f"bow {n}" for n in range(6)]
    drawn = {
        tuple(hand(play(refresh(*HAND, deck=[], discard=six, seed=str(seed)), "keep"))[3:])
        for seed in range(12)
    }
    assert len(drawn) > 3


@pytest.mark.rule("WG-REFRESH-04")
def test_a_deck_that_is_just_enough_is_not_reshuffled() -> None:  # W20
    m = refresh(*HAND, deck=["bow 1", "bow 2"], discard=["bow 3"])
    play(m, "keep")
    t = fight(m)
    assert (len(t.hand), len(t.deck), len(t.discard)) == (5, 0, 1)
    assert "reshuffled" not in happened(m)


@pytest.mark.rule("WG-REFRESH-05")
def test_the_rest_of_the_old_deck_is_drawn_first() -> None:
    six = [f"bow {n}" for n in range(6)]
    for seed in range(8):
        m = refresh(*HAND, deck=["sword 9"], discard=six, seed=str(seed))
        play(m, "keep")
        assert hand(m)[3] == "sword-9"
        assert happened(m).index("drew") < happened(m).index("reshuffled")


@pytest.mark.rule("WG-REFRESH-06")
def test_a_hand_of_more_than_five_draws_nothing_and_keeps_all() -> None:  # W18
    six = [f"sword {n}" for n in range(6)]
    m = refresh(*six)
    play(m, "keep")
    assert len(fight(m).hand) == 6
    assert len(fight(m).deck) == 10
    assert fight(m).round == 2


@pytest.mark.rule("WG-REFRESH-06")
def test_a_large_hand_discarded_below_five_is_filled_again() -> None:  # W18
    seven = [f"sword {n}" for n in range(7)]
    m = refresh(*seven)
    play(m, "discard sword-0", "discard sword-1", "discard sword-2", "keep")
    assert len(fight(m).hand) == 5
    assert len(told(m, "drew")) == 1


@pytest.mark.rule("WG-REFRESH-06")
def test_a_full_hand_fears_no_empty_deck() -> None:  # W19, W44
    m = refresh(*HAND, "sword 4", "sword 5", deck=[])
    play(m, "keep")
    assert not m.over
    assert fight(m).round == 2


@pytest.mark.rule("WG-REFRESH-07")
def test_with_five_cards_in_hand_the_giant_acts() -> None:
    m = refresh(*HAND)
    play(m, "keep")
    log = happened(m)
    assert log.index("refresh-began") < log.index("drew") < log.index("giant-acts")
    assert fight(m).round == 2


# -- losing ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-REFRESH-08")
@pytest.mark.parametrize("discarding", [False, True])
def test_fewer_than_five_cards_in_all_lose_the_fight(discarding: bool) -> None:  # W19
    m = refresh("sword 1", "sword 2", deck=["bow 1"], discard=["bow 2"])
    if discarding:
        play(m, "discard sword-1", "discard sword-2")
    else:
        play(m, "keep")
    assert m.result == "lose-stamina"
    assert m.winners == []
    assert told(m, "lost-stamina") == [{"n": 4}]


@pytest.mark.rule("WG-REFRESH-09")
def test_exactly_five_cards_in_all_are_enough() -> None:  # W19
    m = refresh(*HAND, deck=["bow 1"], discard=["bow 2"])
    play(m, "keep")
    assert not m.over
    t = fight(m)
    assert (len(t.hand), len(t.deck), len(t.discard)) == (5, 0, 0)
    assert "giant-acts" in happened(m)


@pytest.mark.rule("WG-REFRESH-10")
def test_cards_in_the_rows_neither_count_nor_come_back() -> None:  # W17
    twelve = [IDLE] * 12
    m = refresh(*HAND, deck=[], discard=["bow 1"], top=twelve, bottom=twelve)
    play(m, "keep")
    assert m.result == "lose-stamina"
    m = refresh(*HAND, deck=[], discard=["bow 1", "bow 2"], top=twelve, bottom=twelve)
    play(m, "keep")
    assert not m.over
    assert "idle" not in hand(m)
    assert len(fight(m).top) == len(fight(m).bottom) == 12


@pytest.mark.rule("WG-REFRESH-10")
def test_two_cards_a_round_leave_for_the_rows_for_good() -> None:  # W05, W17
    m = bout("A2/9", spare=5, deck=[IDLE] * 5, pawn="D1")
    play(m, "play idle", "play idle", "end", "keep")
    assert all_cards(m) == 8
    play(m, "play idle", "play idle", "end", "keep")
    assert all_cards(m) == 6
    assert len(fight(m).top) == 2
    play(m, "play idle", "play idle", "end", "keep")
    assert m.result == "lose-stamina"
    assert fight(m).round == 3


@pytest.mark.rule("WG-REFRESH-11")
def test_a_draw_that_fails_in_another_step_is_no_loss() -> None:  # W14
    m = bout("A2/9", deck=[], discard=[], spare=7)
    play(m, "rest idle")
    assert not m.over
    assert "drew" not in happened(m)
    assert len(fight(m).hand) == 6
    play(m, "play idle", "end")
    assert m.pending[0].kind == "discard"
    play(m, "keep")
    assert not m.over  # five in hand


@pytest.mark.rule("WG-REFRESH-11")
def test_an_empty_hand_skips_the_play_and_loses_nothing_before_refresh() -> None:  # W15
    m = bout("A2/9", spare=0, deck=[IDLE] * 9)
    play(m, "end")
    assert told(m, "no-card") == [{"row": "top"}, {"row": "bottom"}]
    assert not m.over
    assert fight(m).round == 2
    assert len(fight(m).hand) == 5


@pytest.mark.rule("WG-REFRESH-12")
def test_the_loss_comes_before_the_giant_attacks() -> None:
    m = refresh("sword 1", "sword 2", deck=["bow 1"], discard=["bow 2"], attack=EVERYWHERE)
    play(m, "keep")
    assert m.result == "lose-stamina"
    assert "giant-acts" not in happened(m)
    assert "struck" not in happened(m)
    assert fight(m).wounds == 0
    # With one card more the same Giant strikes in the same round.
    m = refresh("sword 1", "sword 2", deck=["bow 1"] * 2, discard=["bow 2"], attack=EVERYWHERE)
    play(m, "keep")
    assert told(m, "struck") != []
