"""Scarring the Giant: Wound Limits, excess, and the Scars Limit (WG-SCAR)."""

from __future__ import annotations

import pytest

from giantstable.games.wraith.table.fight import SCAR
from tests.games.wraith.scene import Doc, fight, happened, options, play, scene, wounds_on
from tests.games.wraith.workshop import bout, idle_turn, row_of_earth, tokens, told

EVERYWHERE: Doc = {"area": ["ground", "A", "B", "C", "D"], "wounds": 1}


# -- how a Scar is made ----------------------------------------------------------------------------


@pytest.mark.rule("WG-SCAR-01")
def test_a_card_is_scarred_when_its_wounds_reach_its_limit() -> None:
    m = bout("A2/9:7", "sword 1", "sword 2", pawn="A2")
    short = play(m.copy(), "play sword-1")
    assert tokens(short)[0] == 8
    assert "scarred" not in happened(short)
    full = play(m.copy(), "play sword-2")
    assert tokens(full)[0] == SCAR
    assert told(full, "scarred") == [{"giant_card": "A2"}]


@pytest.mark.rule("WG-SCAR-02")
def test_the_tokens_of_a_scar_go_to_the_supply() -> None:
    m = bout("A2/9:7", "sword 2", pawn="A2", full=27, health=20)
    assert fight(m).spent == 0
    play(m, "play sword-2")
    assert fight(m).health == 18  # not back to the pool
    assert fight(m).spent == 9
    m.game.check(m.table)


@pytest.mark.rule("WG-SCAR-03")
def test_a_scarred_card_stays_in_its_place() -> None:  # W37
    m = bout("C1/9 C2/9 A2/9:8 C3/9 C4/9", "sword 1", pawn="A2")
    before = list(fight(m).row)
    play(m, "play sword-1")
    assert fight(m).row == before
    assert tokens(m) == (0, 0, SCAR, 0, 0)
    assert fight(m).above == []


@pytest.mark.rule("WG-SCAR-03")
def test_a_scar_slides_left_with_the_row() -> None:  # W37
    m = bout("C1/9 A2/9:scar C3/9", coming="B1/9", spare=5)
    idle_turn(m)
    assert tokens(m) == (SCAR, 0, 0, 0, 0)
    assert fight(m).above == []
    assert wounds_on(m, "A2") == SCAR


@pytest.mark.rule("WG-SCAR-04")
@pytest.mark.parametrize(
    ("attack", "at"), [("sword 3", "A2"), ("bow 3", "A1"), ("fireworks 3", "A2")]
)
def test_a_scar_cannot_be_hit(attack: str, at: str) -> None:
    word = f"play {attack.replace(' ', '-')}"
    m = play(bout("A2/9:scar", attack, pawn=at, health=20), word)
    assert tokens(m)[0] == SCAR
    assert fight(m).health == 20
    assert "hit" not in happened(m)
    # Unscarred, it would have been.
    assert tokens(play(bout("A2/9", attack, pawn=at), word))[0] == 3


@pytest.mark.rule("WG-SCAR-04", "WG-ATK-18")
def test_a_scar_takes_no_share_of_a_split() -> None:  # W34
    m = play(bout("A2/9:scar A/9", "sword 2", pawn="A2"), "play sword-2")
    assert tokens(m, 2) == (SCAR, 2)


# -- what Scars do ---------------------------------------------------------------------------------


@pytest.mark.rule("WG-SCAR-05")
@pytest.mark.parametrize(("leftmost", "wounds"), [("A2/9", 1), ("A2/9:scar", 0)])
def test_a_scar_does_not_attack(leftmost: str, wounds: int) -> None:
    m = bout(f"{leftmost} C1/9", attack=EVERYWHERE, coming="B1/9", spare=5)
    idle_turn(m)
    assert fight(m).round == 2
    assert fight(m).wounds == wounds
    assert ("struck" in happened(m)) == (wounds == 1)


@pytest.mark.rule("WG-SCAR-06")
def test_the_leftmost_scar_goes_above_the_row() -> None:
    m = bout("A2/9:scar B1/9 B2/9 B3/9 B4/9", coming="C1/9", spare=5)
    a2, b1, b2, b3, b4 = fight(m).row
    idle_turn(m)
    t = fight(m)
    assert t.above == [a2]
    assert t.gone == []
    assert t.row[:4] == [b1, b2, b3, b4]
    assert t.giant.cards[t.row[4]].id == "C1"
    assert t.scars() == 1  # it still counts


@pytest.mark.rule("WG-SCAR-06")
def test_a_card_without_a_scar_leaves_the_game() -> None:
    m = bout("A2/9 B1/9", coming="C1/9", spare=5)
    leftmost = fight(m).row[0]
    idle_turn(m)
    assert fight(m).above == []
    assert fight(m).gone == [leftmost]


@pytest.mark.rule("WG-SCAR-07")
def test_as_many_scars_as_the_limit_win_at_once() -> None:
    m = bout(
        "B1/9:scar A2/9:8 B2/9",
        "sword 1, climb 1",
        pawn="A2",
        above="C1/9",
        scars_limit=3,
    )
    assert fight(m).scars() == 2
    assert m.result == ""
    play(m, "play sword-1-climb-1", "sword")
    assert m.result == "win-scars"
    assert m.winners == [0]
    assert told(m, "won-scars") == [{"n": 3}]
    assert "climbed" not in happened(m)  # the rest of the card is dropped (W39)


@pytest.mark.rule("WG-SCAR-08")
@pytest.mark.parametrize("above", [0, 1, 2, 3])
def test_scars_above_and_in_the_row_count_alike(above: int) -> None:
    in_row = " ".join(["C1/9:scar"] * (3 - above))
    scars_above = " ".join(["C2/9"] * above)
    m = bout(f"A2/9:8 {in_row}", "sword 1", pawn="A2", scars_limit=4, above=scars_above)
    assert len(fight(m).above) == above
    assert fight(m).scars() == 3
    assert not m.over
    play(m, "play sword-1")
    assert m.result == "win-scars"


@pytest.mark.rule("WG-SCAR-08")
def test_several_scars_of_one_attack_all_count() -> None:  # W36
    m = bout("A2/9:8 A/9:8", "sword 2", pawn="A2", scars_limit=2)
    play(m, "play sword-2", "1 on A2")
    assert told(m, "won-scars") == [{"n": 2}]


@pytest.mark.rule("WG-SCAR-09")
def test_example_the_earth_giant_falls_at_its_third_scar() -> None:
    target, row = row_of_earth()
    row[0]["wounds"] = target.wound_limit - 1
    for scars in range(3):
        for slot in row[1 : 1 + scars]:
            slot["scarred"] = True
        m = scene(pawn=target.weak_spot, row=row, health=5)
        assert fight(m).giant.scars_limit == 3
        play(m, "fearless sword")
        assert m.result == ("win-scars" if scars == 2 else "")


# -- excess ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-SCAR-10")
def test_wounds_beyond_the_limit_are_not_placed() -> None:
    m = play(bout("A2/9:8", "sword 4", pawn="A2"), "play sword-4")
    assert told(m, "hit") == [{"giant_card": "A2", "n": 1, "effect": "sword"}]
    assert tokens(m)[0] == SCAR


@pytest.mark.rule("WG-SCAR-11")
def test_wounds_that_are_not_placed_stay_in_the_pool() -> None:
    m = play(bout("A2/9:8", "sword 4", pawn="A2", health=20), "play sword-4")
    assert fight(m).health == 19


@pytest.mark.rule("WG-SCAR-12")
def test_example_a_card_of_limit_7_with_5_needs_2_more() -> None:
    m = bout("A2/7:5", "sword 1", "sword 2", pawn="A2")
    assert tokens(play(m.copy(), "play sword-1"))[0] == 6
    assert tokens(play(m.copy(), "play sword-2"))[0] == SCAR


@pytest.mark.rule("WG-SCAR-13")
def test_example_an_attack_of_4_on_5_of_7_places_2_and_leaves_2_in_the_pool() -> None:
    m = bout("A2/7:5", "sword 4", pawn="A2", full=25, health=20)
    play(m, "play sword-4")
    assert told(m, "hit") == [{"giant_card": "A2", "n": 2, "effect": "sword"}]
    assert tokens(m)[0] == SCAR
    assert fight(m).health == 18
    assert fight(m).spent == 7


@pytest.mark.rule("WG-ATK-09", "WG-SCAR-01")
def test_a_pool_smaller_than_the_attack_is_emptied_and_the_giant_falls() -> None:  # W33
    m = bout("A2/9:6", "sword 3", pawn="A2", health=2)
    play(m, "play sword-3")
    assert tokens(m)[0] == 8  # one short of a Scar, and it does not matter
    assert fight(m).health == 0
    assert m.result == "win-health"


@pytest.mark.rule("WG-SCAR-07")
def test_the_last_scar_and_the_last_token_at_once_are_a_win_by_scars() -> None:  # W42
    m = bout("A2/9:8", "sword 1", pawn="A2", health=1, scars_limit=1)
    assert play(m, "play sword-1").result == "win-scars"


# -- Wounds that stay ------------------------------------------------------------------------------


@pytest.mark.rule("WG-SCAR-14")
def test_wounds_below_the_limit_stay_on_their_card() -> None:
    m = bout("C1/9 C2/9 C3/9 A2/9:3 C4/9", coming="B1/9", spare=5)
    idle_turn(m)
    assert tokens(m) == (0, 0, 3, 0, 0)
    assert wounds_on(m, "A2") == 3


@pytest.mark.rule("WG-SCAR-14")
def test_a_wounded_card_that_leaves_takes_its_wounds_to_the_supply() -> None:  # W35
    m = bout("A2/9:3", coming="B1/9", spare=5, full=23, health=20)
    idle_turn(m)
    t = fight(m)
    assert t.health == 20  # the damage stays dealt
    assert t.spent == 3
    assert t.scars() == 0
    assert "fearless sword" not in options(m)
    m.game.check(m.table)
