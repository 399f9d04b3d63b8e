"""Giants that nobody plays, in battle (AG-NPC)."""

from __future__ import annotations

import pytest

from giantstable.games.assault.rules import turns
from giantstable.games.assault.rules.setup import new_realm
from giantstable.games.assault.table.army import BITS, count, count_kind, soldier_of
from giantstable.games.assault.table.combat import BY_NPC_BLOCKS, BY_NPC_REROLL
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House, World
from giantstable.kernel.decision import Decision
from giantstable.kernel.rng import seeded
from giantstable.kernel.table import GameOver
from tests.games.assault.fights import HERE, THERE, battle, facts, field, points, side, totals
from tests.games.assault.loaded import die, load
from tests.games.assault.realms import at, race, told
from tests.games.assault.table import box


@pytest.mark.rule("AG-NPC-08")
def test_the_right_hand_neighbour_decides() -> None:
    for attacker, neighbour in (("stone", "cloud"), ("storm", "hill")):
        unit = {"stone": "stone-regular", "storm": "storm-regular"}[attacker]
        table = field(attacker, {unit: 1}, "fire", {"fire-regular": 1}, seats=4)
        sitting = battle(table)
        assert sitting.kind == "modify"
        assert sitting.seat == neighbour


@pytest.mark.rule("AG-NPC-09")
def test_npcs_roll_their_special_die_and_at_most_seven() -> None:
    table = field(
        "storm",
        {"storm-regular": 1},
        "hill",
        {"guh": 1, "hill-elite": 3, "hill-regular": 4},
        seats=5,
    )
    battle(table)
    rolled = [fact for fact in facts(table, "rolled") if fact[0] == race("hill")]
    assert [fact[2] for fact in rolled] == [1] + [0] * 6


@pytest.mark.rule("AG-NPC-10")
def test_npcs_roll_up_to_two_dice_again_once() -> None:
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3}, seats=5)
    sitting = battle(table, "stone:b", "hill:b", "-", "-")
    assert sitting.only(BY_NPC_REROLL, "done")
    sitting.answer(BY_NPC_REROLL)
    assert sitting.asked is not None
    assert sitting.asked.about == 2
    load(table, "2h", "-")
    sitting.answer(die("-"), die("-")).end()
    assert totals(table)["hill"] == (2, 1)
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3}, seats=5)
    battle(table, "stone:b", "hill:b", "-", "-").answer("done").end()
    assert "rerolled" not in told(table)


@pytest.mark.rule("AG-NPC-11")
def test_npcs_make_up_to_two_blocks_of_arcane_results() -> None:
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3}, seats=5)
    sitting = battle(table, "stone:b", "hill:a", "a", "a").answer(BY_NPC_BLOCKS)
    assert sitting.only(1, 2)
    sitting.answer(2)
    assert side(table, "hill").arcane == 1
    sitting.answer("done").end()
    assert totals(table)["hill"] == (0, 2)


@pytest.mark.rule("AG-NPC-12")
def test_npcs_use_both_each_once_in_either_order() -> None:
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3}, seats=5)
    sitting = battle(table, "stone:b", "hill:a", "-", "-")
    load(table, "a", "-")
    sitting.answer(BY_NPC_REROLL, die("-"), die("-"))
    assert sitting.only(BY_NPC_BLOCKS, "done")
    sitting.answer(BY_NPC_BLOCKS, 2).end()
    assert totals(table)["hill"] == (0, 2)
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 3}, seats=5)
    sitting = battle(table, "stone:b", "hill:a", "-", "-").answer(BY_NPC_BLOCKS)
    assert sitting.only(BY_NPC_REROLL, "done")  # R109


@pytest.mark.rule("AG-NPC-13")
def test_npcs_have_nothing_else() -> None:
    table = field(
        "storm",
        {"storm-champion": 1},
        "hill",
        {"guh": 1, "hill-regular": 1},
        seats=5,
        # The neighbour on the right of storm is stone, and rich.
        resources={"stone": {"weaponry": 2, "ore": 1}},
        spells={"stone": ["shield", "fog"]},
        rows={"stone": ["leader", "magic", "move"]},
    )
    sitting = battle(table, "storm:-", "-", "-", "hill:b", "b", "b")
    assert sitting.seat == "stone"
    assert sitting.only(BY_NPC_REROLL, "done")
    sitting.answer("done").end()
    assert totals(table)["hill"] == (0, 3)


@pytest.mark.rule("AG-NPC-02", "AG-NPC-14")
def test_defeated_npcs_are_worth_their_full_value() -> None:
    table = field("frost", {"frost-champion": 1}, "cloud", {"cloud-elite!": 1}, seats=3)
    sitting = battle(table, "frost:3h", "2h", "-", "cloud:4h", "-", "-").answer("done")
    sitting.end()
    assert points(table, "frost") == box().unit("cloud-elite").value


@pytest.mark.rule("AG-NPC-15")
def test_nobody_scores_for_what_npcs_defeat() -> None:
    table = field("stone", {"stone-regular!": 1}, "hill", {"hill-regular": 1}, seats=5)
    pools = table.pools.copy()
    battle(table, "stone:a", "hill:2h").answer("done").end()
    assert at(table, HERE) == {}
    assert table.pools == pools
    assert not any(table.points)


def test_the_fixed_policy_rolls_the_worst_dice_and_blocks() -> None:
    """R105: nobody is asked."""
    house = House()
    house.npc_auto = True
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 5}, seats=5, house=house)
    # The special die, a miss, shows least; then a standard one. Only two are rolled again.
    sitting = battle(table, "stone:b", "hill:-", "-", "-", "a", "a", "hill:a", "2h")
    sitting.end()
    assert facts(table, "rerolled") == [[race("hill"), 2, 0b0011]]  # the special one, the first
    assert totals(table)["hill"] == (2, 2)
    assert at(table, THERE) == {"hill-regular": 5}


def test_the_fixed_policy_keeps_good_dice() -> None:
    house = House()
    house.npc_auto = True
    table = field("stone", {"stone-regular": 1}, "hill", {"hill-regular": 2}, seats=5, house=house)
    battle(table, "stone:b", "hill:2h", "b").end()
    assert "rerolled" not in told(table)
    assert totals(table)["hill"] == (2, 1)


@pytest.mark.rule("AG-NPC-01", "AG-CHAMP-02")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_npcs_change_only_by_wounds_and_losses(seats: int) -> None:
    """Play random games, and look at the board at every question."""
    assert sum(suffered(seats, seed) for seed in range(4)) > 0


def suffered(seats: int, seed: int) -> bool:
    """Play a random game; return whether an army of NPCs changed in it."""
    table = new_realm(World(box(), seats, House()), seeded(seed))
    chooser = seeded(f"choices {seed}")
    before = table.copy()
    changed = False
    play = turns.play(table)
    asked = next(play)
    try:
        while True:
            changed = look(before, table) or changed
            before = table.copy()
            if isinstance(asked, Decision):
                asked = play.send(asked.codes[chooser.below(len(asked.codes))])
            else:
                asked = next(play)
    except GameOver:
        return changed


def look(before: Realm, after: Realm) -> bool:
    """Check that nobody got better but those who are played; return whether NPCs suffered."""
    changed = False
    for place in range(len(after.army)):
        holder = after.holder[place]
        if holder >= 0:
            wounded_champions = after.world.champions[holder] << BITS
            assert not after.army[place] & wounded_champions
        if holder >= 0 and after.seat_of[holder] < 0:
            assert before.holder[place] == holder
            for kind in range(len(after.world.rank[holder])):
                healthy = soldier_of(kind)
                old, new = before.army[place], after.army[place]
                assert count_kind(new, kind) <= count_kind(old, kind)
                assert count(new, healthy) <= count(old, healthy)
                changed = changed or new != old
    for npc in after.world.seating.npcs:
        assert not after.row[npc]
        assert not after.spells[npc]
        assert after.points[npc] == after.cards(npc) == 0
    return changed
