"""Movement on random boards against a plain search that knows nothing of how the rules do it."""

from __future__ import annotations

import random

import pytest

from giantstable.games.assault.box.pieces import RACES
from giantstable.games.assault.rules.commands.move import maneuvers
from giantstable.games.assault.table.army import soldiers
from giantstable.games.assault.table.asks import DONE, packed
from giantstable.games.assault.table.realm import FINAL_ORDNING, Realm
from giantstable.games.assault.table.world import NOBODY
from tests.games.assault.realms import Army, race, realm, run
from tests.games.assault.table import box
from tests.strength import at_random

MOVER = "fire"


def random_board(chance: random.Random) -> Realm:
    """A board where the fire giants are few and enemies many."""
    armies: dict[str, Army] = {}
    left = {unit.id: unit.copies for unit in box().units}
    for place in box().board.regions:
        dice = chance.random()
        words: list[str] = []
        if dice < 0.25:
            words = [chance.choice(["fire-regular", "fire-elite!", "fire-elite"])]
            words += [word for word in ("fire-champion", "zalto") if chance.random() < 0.4]
        elif dice < 0.7:
            words = [chance.choice([name for name in RACES if name != MOVER]) + "-elite"]
        units: dict[str, int] = {}
        for word in words:
            if left[word.rstrip("!")]:
                left[word.rstrip("!")] -= 1
                units[word] = 1
        if units:
            armies[place.id] = (MOVER if dice < 0.25 else words[0].split("-")[0], units)
    # Homes of others are closed to the mover before the Final Ordning.
    stage = chance.choice(["normal", "final-ordning"])
    if stage == "normal":
        for place in box().board.regions:
            closed = place.race not in (NOBODY, race(MOVER))
            if closed and place.id in armies and armies[place.id][0] == MOVER:
                del armies[place.id]
    cards = chance.choice([0, 0, 1, 2])
    return realm(armies=armies, stage=stage, resources={MOVER: {"food": cards}}, seed=1)


def rests(table: Realm, region: int, champion: bool) -> bool:
    """Whether a unit of the mover may stop in a region."""
    holder = table.holder[region]
    if holder not in (NOBODY, race(MOVER)):
        return False
    owner = table.world.home_of[region]
    if owner not in (NOBODY, race(MOVER)) and table.stage < FINAL_ORDNING:
        return False
    others = table.army[region] & table.world.champions[race(MOVER)] if holder != NOBODY else 0
    return not (champion and others)


def passes(
    table: Realm,
    way: list[int],
    steps: int,
    cards: int,
    wounds: int,
    champion: bool,
    free: int,
) -> bool:
    """Whether a unit whose way so far is this gets to a place where it may stop, alive."""
    here = way[-1]
    if len(way) > 1:
        if rests(table, here, champion):
            return here not in way[:-1]
        if table.holder[here] not in (NOBODY, race(MOVER)) and here != free:
            spent = [(cards - 1, wounds), (cards, wounds - 1)]
        else:
            spent = [(cards, wounds)]
    else:
        spent = [(cards, wounds)]
    for cards_left, wounds_left in spent:
        if cards_left < 0 or wounds_left < 0 or steps == 0:
            continue
        for there in box().board.beside[here]:
            if there not in way and passes(
                table, [*way, there], steps - 1, cards_left, wounds_left, champion, free
            ):
                return True
    return False


def begins(
    table: Realm, soldier: int, start: int, there: int, steps: int, cards: int, free: int = NOBODY
) -> bool:
    """Whether a soldier may make its first step there."""
    champion = bool(table.world.champions[race(MOVER)] >> (4 * soldier) & 1)
    wounds = 0 if champion or soldier % 2 else 1
    if rests(table, there, champion):
        return steps > 0
    return steps > 0 and passes(table, [start, there], steps - 1, cards, wounds, champion, free)


@pytest.mark.rule("AG-MOVE-13", "AG-MOVE-18", "AG-MOVE-36")
@at_random(40)
def test_exactly_the_steps_that_can_be_carried_through_are_offered(seed: int) -> None:
    chance = random.Random(seed)
    table = random_board(chance)
    n = chance.choice([1, 2, 3, 4])
    cards = table.cards(race(MOVER))
    expected: set[int] = set()
    for start, holder in enumerate(table.holder):
        if holder != race(MOVER):
            continue
        for soldier in soldiers(table.army[start]):
            for there in box().board.beside[start]:
                if begins(table, soldier, start, there, n, cards) or (
                    soldier % 2 and dies_for_another(table, soldier, start, there, n, cards)
                ):
                    expected.add(packed(soldier, start, there))
    sitting = run(maneuvers(table, race(MOVER), n), table)
    offered = set(sitting.asked.codes) - {DONE} if sitting.asked else set()
    assert offered == expected


def dies_for_another(
    table: Realm, soldier: int, start: int, there: int, n: int, cards: int
) -> bool:
    """Whether a wounded unit may enter an enemy region and fall there for one that passes."""
    if table.holder[there] in (NOBODY, race(MOVER)):
        return False
    for other in box().board.beside[there]:
        if table.holder[other] != race(MOVER):
            continue
        army = table.army[other] - (1 << (4 * soldier) if other == start else 0)
        for companion in soldiers(army):
            if begins(table, companion, other, there, n - 1, cards, free=there):
                return True
    return False
