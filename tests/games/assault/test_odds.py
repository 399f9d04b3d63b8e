"""The odds of a battle: against counting every roll, and against battles that are fought."""

from __future__ import annotations

from fractions import Fraction

import pytest

from giantstable.games.assault.rules.battle.casualties import after_damage, cheapest
from giantstable.games.assault.rules.battle.nine_steps import fight
from giantstable.games.assault.table.army import NONE, total
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import House
from giantstable.games.assault.told.odds import Means, Odds, Oracle, odds, spread
from giantstable.kernel.rng import seeded
from tests.games.assault.every_roll import every_roll
from tests.games.assault.fights import HERE, THERE, combat, field
from tests.games.assault.realms import Sitting, named, race, realm
from tests.games.assault.table import box, region


def asked(table: Realm, by_attack_card: bool = True) -> Odds:
    return odds(table, region(HERE), region(THERE), table.army[region(HERE)], by_attack_card)


def plan(
    name: str,
    dice: int,
    rerolls: int,
    to_hits: int,
    to_blocks: int,
    more: int = 0,
    more_blocks: int = 0,
) -> Means:
    means = Means(dice, box().race(name).die)
    means.rerolls = rerolls
    means.to_hits = to_hits
    means.hits_each = 2
    means.to_blocks = to_blocks
    means.blocks_each = 1
    means.more_hits = more
    means.more_blocks = more_blocks
    return means


@pytest.mark.parametrize(
    "means",
    [
        plan("hill", 1, 0, 0, 0),
        plan("storm", 1, 1, 0, 0),
        plan("fire", 3, 0, 1, 1),
        plan("cloud", 3, 2, 0, 2, 3),
        plan("frost", 3, 1, 2, 0, 1, 2),
        plan("stone", 3, 3, 1, 1),
        plan("storm", 4, 2, 1, 1),
    ],
    ids=lambda means: f"{means.dice}-{means.rerolls}-{means.to_hits}-{means.to_blocks}",
)
def test_totals_are_as_likely_as_counting_every_roll_says(means: Means) -> None:
    expected = every_roll(means)
    found = spread(realm().world, means)
    assert sum(found.chances) == pytest.approx(1)
    for hits in range(found.most_hits + 1):
        for blocks in range(found.most_blocks + 1):
            chance = float(expected.get((hits, blocks), 0))
            assert found.chance(hits, blocks) == pytest.approx(chance, abs=1e-12)
    assert all(found.chance(*totals) > 0 for totals in expected)


def test_a_side_without_dice_has_nothing_but_what_is_added() -> None:
    found = spread(realm().world, plan("hill", 0, 2, 2, 2, 3))
    assert found.chance(3, 0) == 1
    assert sum(found.chances) == 1
    assert found.chance(99, 0) == found.chance(0, 99) == 0


def by_counting(table: Realm, mine: Means, theirs: Means, ignored: int = 0) -> tuple[float, ...]:
    """Return conquest and points of both sides, by counting all totals against each other."""
    world = table.world
    attacker, defender = table.holder[region(HERE)], table.holder[region(THERE)]
    army, enemies = table.army[region(HERE)], table.army[region(THERE)]
    conquest, points, their_points = Fraction(0), Fraction(0), Fraction(0)
    for (hits, blocks), chance in every_roll(mine).items():
        for (their_hits, their_blocks), likely in every_roll(theirs).items():
            to_them = max(0, hits - max(0, their_blocks - ignored))
            left = after_damage(world, defender, enemies, to_them, {})
            mine_left = after_damage(world, attacker, army, max(0, their_hits - blocks), {})
            if left == NONE and mine_left != NONE:
                conquest += chance * likely
            value = world.value[defender]
            points += chance * likely * (total(enemies, value) - total(left, value))
            value = world.value[attacker]
            their_points += chance * likely * (total(army, value) - total(mine_left, value))
    return float(conquest), float(points), float(their_points)


def test_small_battles_are_as_counted() -> None:
    table = field("frost", {"frost-regular": 1}, "hill", {"hill-regular": 1, "hill-elite!": 1})
    found = asked(table)
    expected = by_counting(table, plan("frost", 2, 0, 0, 0), plan("hill", 2, 0, 0, 0))
    assert (found.conquest, found.attacker_points, found.defender_points) == pytest.approx(expected)


def test_rows_and_leaders_of_both_sides_are_taken_in() -> None:
    table = field(
        "frost",
        {"storvald": 1},
        "hill",
        {"hill-regular": 2},
        rows={"frost": ["leader", "magic"], "hill": ["leader", "move", "magic", "trade"]},
        others={"sumber-hills": ("hill", {"guh": 1})},
    )
    before = [row.copy() for row in table.row]
    found = asked(table)
    assert table.row == before
    # Attack will be the third: two to its left, two right of Leader, one right of Magic. Guh is
    # not there: no re-rolls, but two hits abroad. Storvald ignores two blocks.
    mine = plan("frost", 3, 2, 2, 1)
    theirs = plan("hill", 2, 0, 0, 1, 2)
    expected = by_counting(table, mine, theirs, 2)
    assert (found.conquest, found.attacker_points, found.defender_points) == pytest.approx(expected)
    # Without the card: one less to the right, and no hits of arcane results.
    found = asked(table, False)
    expected = by_counting(table, plan("frost", 3, 1, 0, 0), theirs, 2)
    assert (found.conquest, found.attacker_points, found.defender_points) == pytest.approx(expected)


def test_outcomes_and_their_chances() -> None:
    table = field("fire", {"fire-champion": 1}, "hill", {"hill-elite": 1})
    found = asked(table)
    assert sum(found.chances) == pytest.approx(1)
    left = [named(table, race("hill"), army) for army in found.defenders]
    assert left == [{"hill-elite": 1}, {"hill-elite!": 1}, {}]
    left = [named(table, race("fire"), army) for army in found.attackers]
    assert left == [{"fire-champion": 1}]  # a single hill die cannot fell it
    assert found.attacker_chance(0) == pytest.approx(1)
    assert sum(found.defender_chance(j) for j in range(3)) == pytest.approx(1)
    assert found.defender_chance(2) == pytest.approx(found.conquest)
    assert found.defender_falls == pytest.approx(found.conquest)
    assert found.attacker_falls == 0
    assert found.defender_points == 0


def test_npcs_earn_nothing_and_have_their_modifiers() -> None:
    table = field("stone", {"stone-regular": 2}, "hill", {"hill-regular": 3}, seats=5)
    found = asked(table)
    mine, theirs = plan("stone", 2, 0, 0, 0), plan("hill", 3, 2, 0, 2)
    conquest, points, _ = by_counting(table, mine, theirs)
    assert found.conquest == pytest.approx(conquest)
    assert found.attacker_points == pytest.approx(points)
    assert found.defender_points == 0


def test_an_oracle_says_the_same_twice() -> None:
    table = field("frost", {"frost-regular": 2}, "fire", {"fire-regular": 2, "zalto": 1})
    oracle = Oracle(table.world)
    army = table.army[region(HERE)]
    first = oracle.odds(table, region(HERE), region(THERE), army)
    assert len(oracle.known) == 2
    again = oracle.odds(table, region(HERE), region(THERE), army)
    assert len(oracle.known) == 2
    assert first.chances == again.chances == asked(table).chances


@pytest.mark.parametrize("seats", [5, 6])
def test_battles_come_out_as_foretold(seats: int) -> None:
    """Fight many battles; the means must lie where the odds put them."""
    house = House()
    house.npc_auto = True
    units = {"hill-regular": 2, "hill-elite": 1, "guh!": 1}
    battles = 600
    conquests = points = their_points = 0
    rng = seeded(f"odds {seats}")
    for n in range(battles):
        table = field("frost", {"frost-regular": 2}, "hill", units, seats=seats, house=house)
        table.events = None
        if n == 0:
            found = asked(table)
        table.rng.become(rng)
        play = fight(table, race("frost"), region(HERE), region(THERE), True, 0)
        sensibly(Sitting(play, table))
        rng.become(table.rng)
        conquests += table.holder[region(THERE)] == race("frost")
        points += table.points[race("frost")]
        their_points += table.points[race("hill")]
    assert conquests / battles == pytest.approx(found.conquest, abs=0.06)
    assert points / battles == pytest.approx(found.attacker_points, abs=0.3)
    assert their_points / battles == pytest.approx(found.defender_points, abs=0.3)


def sensibly(sitting: Sitting) -> None:
    """Answer as the odds take it for granted."""
    while sitting.asked is not None:
        asked = sitting.asked
        if asked.kind == "casualty":
            under_way = combat(sitting.realm)
            hit = (
                under_way.attacker if asked.seat == under_way.attacker.seat else under_way.defender
            )
            world = sitting.realm.world
            sitting.answer(cheapest(world, hit.race, hit.army, asked.about, {}))
        else:
            sitting.answer("done")
