"""Adult Wraith: skill pools, what empties them, and the skills they set off (WG-ADULT)."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.table.fight import SCAR
from giantstable.kernel.errors import NotPending
from giantstable.kernel.match import Match
from tests.games.wraith.scene import fight, happened, options, place, play
from tests.games.wraith.workshop import bout, outcomes, tokens, told

GIANTS = ["earth", "air", "water", "fire"]
THREE = ["blue 3: leap 1", "green 5: calm 1", "red 6: heal 1"]


def pools(match: Match) -> list[int]:
    """Return the tokens in the skill pools."""
    return list(fight(match).pools)


def payments(match: Match, *choices: str) -> set[tuple[int, ...]]:
    """Return how the pools can look when an attack has been paid for, before any refill."""
    found: set[tuple[int, ...]] = set()
    open_ones = [play(match.copy(), *choices)]
    while open_ones:
        m = open_ones.pop()
        if not m.over and m.pending[0].kind == "pay":
            open_ones.extend(play(m.copy(), option) for option in options(m))
        else:
            found.add(tuple(pools(m)))
    return found


# -- setup -----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-01")
def test_the_adult_wraith_has_skills_and_the_young_one_none() -> None:
    assert fight(gt.new("wraith", seed=1, wraith="young")).wraith.skills == []
    assert fight(gt.new("wraith", seed=1, wraith="young")).pools == []
    skills = fight(gt.new("wraith", seed=1, wraith="adult")).wraith.skills
    assert skills
    assert all(skill.effects for skill in skills)


@pytest.mark.rule("WG-ADULT-01")
def test_a_skill_is_an_extra_action_after_the_giant_was_hurt() -> None:
    m = bout("A1/9", "sword 1", pawn="A1", skills=["blue 1: leap 1"])
    play(m, "play sword-1", "use blue", "leap A2")
    assert place(m) == "A2"
    assert fight(m).played == 1  # it cost no card
    assert fight(m).wounds == 0  # and no Wound
    # An attack that hurts nothing sets nothing off.
    m = play(bout("A2/9", "sword 1", pawn="A1", skills=["blue 1: leap 1"]), "play sword-1")
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ADULT-02")
@pytest.mark.parametrize("giant", GIANTS)
def test_every_skill_pool_is_filled_from_the_health_pool(giant: str) -> None:
    t = fight(gt.new("wraith", seed=1, wraith="adult", giant=giant))
    printed = [skill.pool for skill in t.wraith.skills]
    assert t.pools == printed
    assert t.health == t.giant.health + t.wraith.health_modifier - sum(printed)


@pytest.mark.rule("WG-ADULT-02")
def test_pools_of_3_5_and_6_leave_26_of_40() -> None:
    m = bout("A1/9", skills=THREE, full=40)
    assert pools(m) == [3, 5, 6]
    assert fight(m).health == 26


@pytest.mark.rule("WG-ADULT-03")
@pytest.mark.parametrize("giant", GIANTS)
def test_the_total_is_the_same_as_without_pools(giant: str) -> None:
    t = fight(gt.new("wraith", seed=1, wraith="adult", giant=giant))
    assert t.health + sum(t.pools) == t.life() == t.giant.health + t.wraith.health_modifier
    assert t.health > 0


@pytest.mark.rule("WG-ADULT-04")
def test_example_the_blue_pool_gets_3_tokens() -> None:
    t = fight(gt.new("wraith", seed=1, wraith="adult"))
    blue = [skill.colour for skill in t.wraith.skills].index("blue")
    assert t.wraith.skills[blue].pool == 3
    assert t.pools[blue] == 3


# -- paying ----------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-05")
def test_wounds_are_taken_from_the_skill_pools_and_not_from_the_health_pool() -> None:
    m = bout("A1/9", "sword 2", pawn="A1", skills=THREE, full=40)
    play(m, "play sword-2", "1 from blue", "1 from green")
    assert pools(m) == [2, 4, 6]
    assert fight(m).health == 26
    assert tokens(m)[0] == 2


@pytest.mark.rule("WG-ADULT-05")
def test_when_the_pools_run_dry_in_an_attack_the_health_pool_pays_the_rest() -> None:  # W81
    m = bout("A1/9", "sword 5", pawn="A1", skills=THREE, pools=[1, 0, 2], health=20)
    play(m, "play sword-5")
    assert m.pending[0].kind == "skill"  # there was nothing to choose
    assert pools(m) == [0, 0, 0]
    assert fight(m).health == 18
    assert tokens(m)[0] == 5


@pytest.mark.rule("WG-ADULT-06")
def test_the_player_chooses_the_pools_and_may_mix_them() -> None:  # W80
    m = bout("A1/9", "sword 3", pawn="A1", skills=THREE)
    every_way = {
        (3 - blue, 5 - green, 6 - red)
        for blue in range(4)
        for green in range(4)
        for red in range(4)
        if blue + green + red == 3
    }
    assert payments(m, "play sword-3") == every_way
    assert len(every_way) == 10


@pytest.mark.rule("WG-ADULT-06")
def test_no_pool_pays_more_than_it_holds() -> None:  # W80
    m = bout("A1/9", "sword 3", pawn="A1", skills=THREE, pools=[1, 0, 5])
    play(m, "play sword-3")
    assert options(m) == ["0 from blue", "1 from blue"]
    assert payments(m) == {(1, 0, 2), (0, 0, 3)}


@pytest.mark.rule("WG-ADULT-06")
def test_the_health_pool_is_no_choice_while_a_pool_has_tokens() -> None:  # W80
    m = bout("A1/9", "sword 2", pawn="A1", skills=["blue 3: leap 1"], pools=[2], health=20)
    play(m, "play sword-2")
    assert m.pending[0].kind == "skill"
    assert fight(m).health == 20
    assert pools(m) == [0]


# -- setting skills off ----------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-07")
def test_an_emptied_pool_sets_off_its_skill() -> None:
    m = bout("A1/9", "sword 3", pawn="A1", skills=THREE)
    play(m, "play sword-3")
    emptied = play(m.copy(), "3 from blue")
    assert emptied.pending[0].kind == "skill"
    assert options(emptied) == ["use blue", "leave blue"]
    play(emptied, "use blue")
    assert options(emptied) == ["leap ground", "leap A2"]
    play(emptied, "leap A2")
    assert place(emptied) == "A2"
    assert told(emptied, "skill-used") == [{"skill": "blue"}]
    not_quite = play(m.copy(), "2 from blue", "1 from green")
    assert not_quite.pending[0].kind == "play"


@pytest.mark.rule("WG-ADULT-07", "WG-ADULT-10")
def test_a_skill_may_be_left_unused_and_its_pool_is_refilled_all_the_same() -> None:  # W82
    m = bout("A1/9", "sword 3", pawn="A1", skills=["blue 3: leap 1"], health=20)
    play(m, "play sword-3", "leave blue")
    assert place(m) == "A1"
    assert told(m, "skill-unused") == [{"skill": "blue"}]
    assert pools(m) == [3]
    assert fight(m).health == 17


@pytest.mark.rule("WG-ADULT-07")
def test_a_skill_that_is_used_must_move_if_it_moves() -> None:  # W82
    m = bout("A1/9", "sword 1", pawn="A1", skills=["blue 1: leap 1"])
    play(m, "play sword-1", "use blue")
    assert "leap A1" not in options(m)


@pytest.mark.rule("WG-ADULT-07", "WG-ADULT-10")
def test_a_skill_without_possible_effect_does_nothing_and_is_refilled() -> None:  # W85
    m = bout("A1/9", "sword 3", pawn="A1", skills=["red 3: heal 1"], health=20, wounds=0)
    play(m, "play sword-3")
    assert m.pending[0].kind == "play"  # nobody was asked
    assert "skill-used" not in happened(m)
    assert pools(m) == [3]
    assert fight(m).health == 17


@pytest.mark.rule("WG-ADULT-07")
def test_a_fearless_sword_sets_skills_off_too() -> None:
    m = bout("A1/9", pawn="A1", skills=["red 1: heal 1"], health=20)
    play(m, "fearless sword", "use red")
    assert fight(m).wounds == 0  # the price, healed


@pytest.mark.rule("WG-ADULT-08")
def test_all_wounds_are_placed_before_a_skill_is_carried_out() -> None:  # W87
    m = bout("A1/9", "sword 3", pawn="A1", skills=THREE, pools=[1, 5, 6])
    play(m, "play sword-3", "1 from blue", "2 from green")
    assert m.pending[0].kind == "skill"
    assert tokens(m)[0] == 3
    assert pools(m) == [0, 3, 6]


@pytest.mark.rule("WG-ADULT-08")
def test_a_rocket_hits_everything_and_turns_over_scars_before_a_skill() -> None:  # W87
    m = bout("B1/9 B4/9:8 B3/9", "fireworks 1", pawn="B2", skills=THREE, pools=[1, 5, 6])
    play(m, "play fireworks-1", "1 from blue", "2 from green")
    assert options(m) == ["use blue", "leave blue"]
    assert tokens(m, 3) == (1, SCAR, 1)
    log = happened(m)
    assert log[-6:] == ["hit", "hit", "scarred", "hit", "paid", "paid"]


@pytest.mark.rule("WG-ADULT-08")
def test_a_skill_comes_before_the_next_action_of_the_card() -> None:  # W88
    m = bout("A1/9 B1/9", "sword 1, bow 1", pawn="A1", skills=["blue 1: leap 1"])
    play(m, "play sword-1-bow-1", "sword")
    assert m.pending[0].kind == "skill"
    moved = play(m.copy(), "use blue", "leap A2")
    assert options(moved) == ["bow A1", "bow B1"]  # out of reach from A1, but not from A2
    stayed = play(m.copy(), "leave blue")
    assert told(stayed, "not-possible") == [{"effect": "bow"}]
    assert stayed.pending[0].kind == "play"


@pytest.mark.rule("WG-ADULT-09")
def test_several_skills_may_be_used_in_one_turn() -> None:  # W82
    m = bout("A1/9", "sword 2", pawn="A1", skills=THREE, pools=[1, 1, 6], rage=2)
    play(m, "play sword-2", "1 from blue", "1 from green")
    assert options(m) == ["use blue", "leave blue", "use green", "leave green"]
    play(m, "use green", "use blue", "leap A2")
    assert fight(m).rage == 1
    assert place(m) == "A2"
    assert told(m, "skill-used") == [{"skill": "green"}, {"skill": "blue"}]


@pytest.mark.rule("WG-ADULT-09", "WG-ADULT-10")
@pytest.mark.parametrize(
    ("first", "second", "left"), [("blue", "green", [3, 1]), ("green", "blue", [0, 4])]
)
def test_each_skill_is_refilled_before_the_next(first: str, second: str, left: list[int]) -> None:
    # W82: so the order decides who gets the last tokens.
    skills = ["blue 3: shield 1", "green 5: shield 1"]
    m = bout("A1/9", "sword 2", pawn="A1", skills=skills, pools=[1, 1], health=4)
    play(m, "play sword-2", f"use {first}", f"use {second}")
    assert pools(m) == left
    assert fight(m).health == 0
    assert [event for event in happened(m) if event in ("skill-used", "refilled")] == [
        "skill-used", "refilled", "skill-used", "refilled",
    ]  # fmt: skip


# -- refilling -------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-10")
def test_a_used_pool_is_refilled_to_its_number() -> None:
    m = bout("A1/9", "sword 3", pawn="A1", skills=["blue 3: shield 1"], health=20)
    play(m, "play sword-3")
    assert pools(m) == [0]
    play(m, "use blue")
    assert pools(m) == [3]
    assert fight(m).health == 17
    m.game.check(m.table)


@pytest.mark.rule("WG-ADULT-10")
def test_a_pool_that_is_not_empty_is_not_refilled() -> None:
    m = bout("A1/9", "sword 2", pawn="A1", skills=["blue 3: shield 1"], health=20)
    play(m, "play sword-2")
    assert pools(m) == [1]
    assert fight(m).health == 20


@pytest.mark.rule("WG-ADULT-11")
def test_a_pool_gets_whatever_is_left() -> None:
    m = bout("A1/9", "sword 6", pawn="A1", skills=["red 6: shield 1"], health=4)
    play(m, "play sword-6", "use red")
    assert pools(m) == [4]
    assert fight(m).health == 0
    assert told(m, "refilled") == [{"skill": "red", "n": 4}]


@pytest.mark.rule("WG-ADULT-11")
def test_a_pool_that_is_filled_in_part_is_set_off_again() -> None:  # W84
    m = bout("A1/9", "sword 3", "sword 2", pawn="A1", skills=["blue 3: shield 1", "red 6: heal 1"],
             health=2)  # fmt: skip
    play(m, "play sword-3", "3 from blue", "use blue")
    assert pools(m) == [2, 6]
    play(m, "play sword-2", "2 from blue")
    assert options(m) == ["use blue", "leave blue"]


@pytest.mark.rule("WG-ADULT-12")
def test_a_pool_that_gets_nothing_is_dead() -> None:  # W84
    skills = ["blue 3: shield 1", "red 6: heal 1"]
    m = bout("A1/9", "sword 1", "sword 2", pawn="A1", skills=skills, pools=[1, 6], health=0)
    play(m, "play sword-1", "1 from blue", "use blue")
    assert fight(m).shield == 1
    assert pools(m) == [0, 6]
    play(m, "play sword-2")
    assert pools(m) == [0, 4]  # only red can pay
    assert len(told(m, "skill-used", "skill-unused")) == 1


@pytest.mark.rule("WG-ADULT-13")
def test_a_skill_may_be_used_twice_in_a_turn() -> None:
    m = bout("A1/9 A2/9", "sword 3", "sword 3", pawn="A1", skills=["blue 3: leap 1"], health=20)
    play(m, "play sword-3", "use blue", "leap A2")
    play(m, "play sword-3", "use blue", "leap B1")
    assert place(m) == "B1"
    assert told(m, "skill-used") == [{"skill": "blue"}, {"skill": "blue"}]
    assert pools(m) == [3]
    assert fight(m).health == 14


# -- skills that wound -----------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-05", "WG-ADULT-09")
def test_the_wounds_of_a_skill_drain_the_other_pools() -> None:  # W83
    skills = ["blue 3: wound_any 2", "green 5: shield 1", "red 6: heal 1"]
    m = bout("A1/9", "sword 1", pawn="A1", skills=skills, pools=[1, 1, 6], health=20)
    play(m, "play sword-1", "1 from blue", "use blue", "wound-any A1")
    assert options(m) == ["0 from green", "1 from green"]  # blue is running, and empty
    play(m, "1 from green")
    assert tokens(m)[0] == 3
    # Blue was refilled before green, which joined the queue, is asked for.
    assert pools(m) == [3, 0, 5]
    assert options(m) == ["use green", "leave green"]
    play(m, "use green")
    assert pools(m) == [3, 5, 5]
    assert fight(m).health == 12
    m.game.check(m.table)


@pytest.mark.rule("WG-ADULT-05")
def test_a_skill_that_wounds_with_all_pools_empty_takes_from_the_health_pool() -> None:  # W81, W83
    m = bout("A1/9", "sword 1", pawn="A1", skills=["blue 1: wound_any 2"], health=20)
    play(m, "play sword-1", "use blue", "wound-any A1")
    assert tokens(m)[0] == 3
    assert pools(m) == [1]
    assert fight(m).health == 17
    assert len(told(m, "skill-used")) == 1  # its own Wounds cannot set it off


@pytest.mark.rule("WG-ADULT-13", "WG-ADULT-14")
def test_two_skills_that_feed_each_other_end_with_the_giants_last_token() -> None:  # W83, W86
    skills = ["blue 1: wound_any 1", "green 1: wound_any 1"]
    m = bout("A1/90", "sword 1", pawn="A1", skills=skills, health=4)
    play(m, "play sword-1", "1 from blue")
    while not m.over:
        m.game.check(m.table)
        play(m, options(m)[0])
    assert m.result == "win-health"
    assert sum(tokens(m)) == 6
    assert [fact["skill"] for fact in told(m, "skill-used")] == [
        "blue", "green", "blue", "green", "blue",
    ]  # fmt: skip


# -- winning ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-14")
def test_the_giant_falls_when_all_pools_are_empty() -> None:
    m = bout("A1/9", "sword 2", pawn="A1", skills=THREE, pools=[1, 0, 1], health=0)
    assert play(m, "play sword-2").result == "win-health"
    m = bout("A1/9", "sword 2", pawn="A1", skills=THREE, pools=[1, 1, 1], health=0, wounds=1)
    play(m, "play sword-2", "0 from blue")
    assert not m.over
    assert fight(m).life() == 1


@pytest.mark.rule("WG-ADULT-14")
def test_empty_skill_pools_alone_are_no_victory() -> None:
    m = bout("A1/9", "sword 2", pawn="A1", skills=THREE, pools=[1, 0, 1], health=1)
    assert not play(m, "play sword-2").over


@pytest.mark.rule("WG-ADULT-14")
def test_the_fight_is_won_before_the_skill() -> None:  # W86
    m = bout("A1/9", "sword 2", pawn="A1", skills=["blue 3: leap 1"], pools=[2], health=0)
    play(m, "play sword-2")
    assert m.result == "win-health"
    assert "skill-used" not in happened(m)
    m = bout("A1/9:8", "sword 1", pawn="A1", skills=["blue 1: leap 1"], scars_limit=1)
    play(m, "play sword-1")
    assert m.result == "win-scars"
    assert "skill-used" not in happened(m)


@pytest.mark.rule("WG-ADULT-15")
def test_scars_win_with_the_pools_still_full() -> None:
    m = bout("A1/9:8 C1/9:scar", "sword 1", pawn="A1", skills=THREE, above="C2/9", scars_limit=3)
    assert pools(m) == [3, 5, 6]
    play(m, "play sword-1")
    assert m.result == "win-scars"
    assert fight(m).life() > 14
    m.game.check(m.table)


# -- the rest is as ever ---------------------------------------------------------------------------


@pytest.mark.rule("WG-ADULT-16")
def test_excess_wounds_empty_no_pool() -> None:  # W89
    m = bout("A1/7:5", "sword 4", pawn="A1", skills=["blue 4: leap 1"], health=20)
    play(m, "play sword-4")
    assert tokens(m)[0] == SCAR
    assert pools(m) == [2]  # 2 of 4 left the pool, so blue is not set off
    assert m.pending[0].kind == "play"
    assert fight(m).health == 20


@pytest.mark.rule("WG-ADULT-16")
def test_sharing_out_wounds_is_as_for_the_young_wraith() -> None:
    m = bout("A2/9 A/9", "sword 2", pawn="A2", skills=["blue 3: leap 1"])
    assert outcomes(m, "play sword-2", cards=2) == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("WG-ADULT-16")
def test_the_adult_plays_rounds_like_the_young_wraith() -> None:
    m = gt.new("wraith", seed=5, wraith="adult")
    t = fight(m)
    assert len(t.hand) == 5
    assert m.pending[0].kind == "play"
    with pytest.raises(NotPending):
        m.choose("use blue")  # no skill without a hurt Giant
    first = options(m)[1]
    assert first.startswith("rest")
    play(m, first)
    assert len(t.top) == 1
    assert len(t.hand) == 5
