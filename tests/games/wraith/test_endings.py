"""End of the Game (WG-END): two ways to win, three to lose, and nothing after."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.kernel.rng import seeded
from tests.games.wraith.forge import EVERYWHERE, end_turn, forged, hits, idle
from tests.games.wraith.scene import fight, happened, options, place, play, wounds_on

SWORDS = {"action": "sword", "value": 1, "cost": 1}
RESULTS = ["win-health", "win-scars", "lose-village", "lose-stamina", "lose-wounds"]


# -- winning ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-END-01")
@pytest.mark.parametrize(("pool", "result"), [(2, "win-health"), (3, "")])
def test_an_empty_health_pool_wins_without_a_single_scar(pool: int, result: str) -> None:
    m = forged([idle().at("A1", 9)], "sword 2", step="act", pawn="A1", health=pool)
    play(m, "play sword-2")
    assert m.result == result
    assert fight(m).scars() == 0
    assert m.winners == ([0] if result else [])


@pytest.mark.rule("WG-END-01")
def test_an_attack_larger_than_the_pool_takes_what_is_there() -> None:
    """W33: the card stays one short of its limit."""
    m = forged([idle().at("A1", 3)], "sword 9", step="act", pawn="A1", health=2)
    play(m, "play sword-9")
    assert m.result == "win-health"
    assert (fight(m).health, wounds_on(m, "r0")) == (0, 2)


@pytest.mark.rule("WG-END-02")
@pytest.mark.parametrize(("above", "result"), [(1, ""), (2, "win-scars")])
def test_scars_in_and_above_the_row_win_when_they_reach_the_limit(above: int, result: str) -> None:
    m = forged(
        [idle().at("A1", 2), idle().scarred()],
        "sword 2",
        step="act",
        pawn="A1",
        above=above,
        scars_limit=4,
        health=9,
    )
    play(m, "play sword-2")
    assert fight(m).scars() == above + 2
    assert m.result == result
    assert fight(m).health == 7


@pytest.mark.rule("WG-END-08")
def test_both_ways_to_win_at_once_are_told_as_scars() -> None:
    """W42."""
    m = forged([idle().at("A1", 2)], "sword 2", step="act", pawn="A1", health=2, scars_limit=1)
    play(m, "play sword-2")
    assert m.result == "win-scars"
    assert fight(m).life() == 0


# -- losing ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-END-03")
def test_a_giant_that_cannot_draw_reaches_the_village() -> None:
    m = forged([idle()], coming=[])
    assert m.result == "lose-village"
    assert m.winners == []


@pytest.mark.rule("WG-END-04")
@pytest.mark.parametrize(("cards", "result"), [(4, "lose-stamina"), (5, "")])
def test_a_hand_that_cannot_be_refilled_loses(cards: int, result: str) -> None:
    m = forged(
        [idle()],
        step="refresh",
        spare=1,
        deck=["drop"] * (cards - 3),
        discard=["leap 1"] * 2,
        top=["climb 1"] * 9,  # cards in the rows do not count
    )
    play(m, "keep")
    assert m.result == result
    assert len(fight(m).hand) == (1 if result else 5)


@pytest.mark.rule("WG-END-05")
@pytest.mark.parametrize(("wounds", "result"), [(6, ""), (7, "lose-wounds"), (8, "lose-wounds")])
def test_as_many_wounds_as_she_can_bear_or_more_lose(wounds: int, result: str) -> None:
    m = forged([hits("A", wounds=wounds)], pawn="A1", wound_limit=7)
    assert fight(m).wounds == wounds
    assert m.result == result


@pytest.mark.rule("WG-END-05")
def test_a_fearless_action_that_costs_the_last_wound_loses_even_if_it_would_have_won() -> None:
    """W40."""
    m = forged([idle().at("A1", 9)], step="act", pawn="A1", health=1, wounds=8, fearless=[SWORDS])
    play(m, "fearless sword")
    assert m.result == "lose-wounds"
    assert fight(m).health == 1


# -- at once, and for good -------------------------------------------------------------------------


@pytest.mark.rule("WG-END-06")
def test_a_win_in_the_middle_of_a_card_ends_the_fight_at_once() -> None:
    m = forged(
        [idle().at("A1", 2), hits(EVERYWHERE, wounds=9)],
        "leap 1, sword 2",
        step="act",
        pawn="A1",
        scars_limit=1,
    )
    play(m, "play leap-1-sword-2")
    assert "leap B1" in options(m)
    play(m, "sword")
    assert m.result == "win-scars"
    assert place(m) == "A1"
    assert happened(m)[-1] == "won-scars"


@pytest.mark.rule("WG-END-06")
def test_the_first_end_in_time_decides() -> None:
    """W39: the chain would have killed her, but the village was reached before it."""
    m = forged([idle(), hits(EVERYWHERE, "ring", wounds=9)], coming=[])
    assert m.result == "lose-village"
    assert fight(m).wounds == 0
    burnt = forged([hits(EVERYWHERE, wounds=9)], coming=[])
    assert burnt.result == "lose-wounds"


def ended(how: str) -> Match:
    """Return a fight that has just ended that way."""
    if how.startswith("win"):
        limit = 2 if how == "win-scars" else 9
        m = forged([idle().at("A1", limit)], "sword 2, climb 1", step="act", pawn="A1", health=2,
                   scars_limit=1)  # fmt: skip
        return play(m, "play sword-2-climb-1", "sword")
    if how == "lose-stamina":
        return end_turn(forged([idle()], step="act", deck=[]))
    if how == "lose-village":
        return end_turn(forged([idle()], coming=[], step="act"))
    return end_turn(forged([hits(EVERYWHERE, wounds=9)], step="act"))


@pytest.mark.rule("WG-END-07")
@pytest.mark.parametrize("how", RESULTS)
def test_after_the_end_nothing_is_asked_and_nothing_is_accepted(how: str) -> None:
    m = ended(how)
    assert m.over
    assert m.result == how
    assert m.pending == []
    before = (m.game.table_json(m.table), happened(m), m.choices)
    for choice in ("play idle", "end", "keep", "climb B1"):
        with pytest.raises(gt.NotPending, match=f"The game is over \\({how}\\)"):
            m.choose(choice)
    assert (m.game.table_json(m.table), happened(m), m.choices) == before


@pytest.mark.rule("WG-END-08")
@pytest.mark.parametrize("wraith", ["young", "adult", "elder"])
@pytest.mark.parametrize("giant", ["earth", "air", "water", "fire"])
def test_every_fight_ends_in_one_of_five_ways(wraith: str, giant: str) -> None:
    rng = seeded(wraith + giant)
    assert gt.game("wraith").results() == RESULTS
    for seed in range(3):
        m = gt.new("wraith", seed=seed, wraith=wraith, giant=giant, footholds=seed == 2)
        while not m.over:
            assert m.result == ""
            m.choose(m.pending[0].options[rng.below(len(m.pending[0].codes))])
        assert m.result in RESULTS
        assert (m.scores == [1]) == (m.winners == [0]) == m.result.startswith("win")
        last = happened(m)[-1]
        assert last == m.result.replace("win-", "won-").replace("lose-", "lost-")
        assert sum(name.startswith(("won-", "lost-")) for name in happened(m)) == 1
