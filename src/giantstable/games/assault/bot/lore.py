"""What an Assault bot knows before the game: how dice fall, and what damage costs an army."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import LEFT, Part
from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import UNIQUE, Effect
from giantstable.games.assault.rules.battle.casualties import after_damage
from giantstable.games.assault.table.army import NONE, count, soldiers, total
from giantstable.games.assault.table.world import World

STEPS: Final = 4  # a hit or block that is expected in part counts in quarters
MOST_DAMAGE: Final = 40
ROLLS: Final = 1 << 15  # more than there are (see ``hits_of``)
WOUND_COST: Final = 0.3  # of a unit's Ordning Value
MOST_BLOWS: Final = 200_000  # kept in mind


class Blow:
    """What dice do to an army, on average."""

    def __init__(self) -> None:
        self.points = 0.0  # Ordning Points given
        self.cost = 0.0  # these, and wounds
        self.falls = 0.0  # the chance that nobody is left


class Toll:
    """What damage does to an army, at every amount of it."""

    def __init__(self, world: World, race: int, army: int, known: dict[int, int]) -> None:
        self.blows: dict[int, Blow] = {}  # by the dice of both sides
        self.points: list[int] = []  # Ordning Points given, by damage
        self.cost: list[float] = []  # these, and wounds
        value = world.value[race]
        worth = total(army, value)
        sick = _wounded(army, value)
        for damage in range(MOST_DAMAGE):
            left = after_damage(world, race, army, damage, known)
            points = worth - total(left, value)
            self.points.append(points)
            self.cost.append(points + WOUND_COST * max(0, _wounded(left, value) - sick))
            if left == NONE:
                break
        self.falls = len(self.points) - 1  # the least damage that nobody survives

    def points_at(self, damage: int) -> int:
        """Return the points given for some damage."""
        return self.points[damage if damage < self.falls else self.falls]

    def cost_at(self, damage: int) -> float:
        """Return what some damage costs, wounds included."""
        return self.cost[damage if damage < self.falls else self.falls]


def _wounded(army: int, value: list[int]) -> int:
    """Return the value of the wounded."""
    found = 0
    for soldier in soldiers(army):
        if soldier & 1:
            found += count(army, soldier) * value[soldier // 2]
    return found


class Lore:
    """What never changes in a world, worked out when first asked."""

    def __init__(self, world: World) -> None:
        self.world = world
        stock = world.box.stock
        standard = stock.die
        self.hits_each = _mean(standard.hits)  # on a standard die, on average
        self.blocks_each = _mean(standard.blocks)
        self.arcane_each = _mean(standard.arcane)
        self.poor = standard.misses / FACES  # the chance of a face that had better be rolled again
        self.special_arcane: list[float] = [_mean(race.die.arcane) for race in world.box.races]
        self.tolls: dict[int, Toll] = {}
        self.known: list[dict[int, int]] = [{} for _ in world.box.races]
        self.rolls: dict[int, list[float]] = {}
        self.blows = 0  # kept by the tolls
        self.hits: list[list[float]] = [[1.0]]  # by standard dice
        self.blocks: list[list[float]] = [[1.0]]
        for _ in range(stock.most_dice):
            self.hits.append(_and(self.hits[-1], standard.hits))
            self.blocks.append(_and(self.blocks[-1], standard.blocks))
        # Of each race what its own command does: for each card to its left, and once.
        self.per_card: list[Effect] = []
        self.once: list[Effect] = []
        self.choices: list[list[Effect]] = []
        for race in world.box.races:
            parts = race.commands[UNIQUE].parts
            each = _part(parts, True)
            self.per_card.append(each.choices[0])
            self.choices.append(each.choices)
            self.once.append(_part(parts, False).choices[0])

    def toll(self, race: int, army: int) -> Toll:
        """Return what damage does to an army."""
        key = army * 8 + race
        found = self.tolls.get(key)
        if found is None:
            found = Toll(self.world, race, army, self.known[race])
            self.tolls[key] = found
        return found

    def blow(self, race: int, army: int, hits: int, blocks: int, ignored: int) -> Blow:
        """Return what rolled hits do to an army that rolls blocks, of which some are ignored.

        The same dice meet the same armies again and again, so it is kept.
        """
        toll = self.toll(race, army)
        key = (hits * ROLLS + blocks) * 64 + ignored
        found = toll.blows.get(key)
        if found is None:
            found = _blow(toll, self.rolled(hits), self.rolled(blocks), ignored)
            if self.blows == MOST_BLOWS:
                self.tolls.clear()
                self.blows = 0
            toll.blows[key] = found
            self.blows += 1
        return found

    def hits_of(self, race: int, dice: int, more: float) -> int:
        """Return the roll of hits: with a race's own die, and some that are added.

        ``race`` below 0 is for giantslayers, who have no such die.
        """
        return (((race + 1) * 16 + dice) * 128 + int(more * STEPS + 0.5)) * 2 + 1

    def blocks_of(self, race: int, dice: int, more: float) -> int:
        """Return the roll of blocks."""
        return (((race + 1) * 16 + dice) * 128 + int(more * STEPS + 0.5)) * 2

    def rolled(self, roll: int) -> list[float]:
        """Return the chances of so many hits or blocks in a roll."""
        found = self.rolls.get(roll)
        if found is None:
            quarters = roll // 2 % 128
            dice = roll // 256 % 16
            race = roll // 4096 - 1
            hits = roll % 2 == 1
            table = self.hits if hits else self.blocks
            if race < 0 or dice == 0:
                fallen = table[dice]
            else:
                die: Die = self.world.box.races[race].die
                fallen = _and(table[dice - 1], die.hits if hits else die.blocks)
            found = _shifted(fallen, quarters)
            self.rolls[roll] = found
        return found


def _blow(toll: Toll, hits: list[float], blocks: list[float], ignored: int) -> Blow:
    found = Blow()
    for n, chance in enumerate(hits):
        if chance == 0.0:
            continue
        for blocked, likely in enumerate(blocks):
            damage = n - (blocked - ignored if blocked > ignored else 0)
            if damage > 0:
                both = chance * likely
                found.points += both * toll.points_at(damage)
                found.cost += both * toll.cost_at(damage)
                if damage >= toll.falls:
                    found.falls += both
    return found


def _part(parts: list[Part], repeated: bool) -> Part:
    for part in parts:
        if (part.arrow == LEFT) == repeated:
            return part
    return parts[0]


def _mean(shown: list[int]) -> float:
    return sum(shown) / FACES


def _and(chances: list[float], shown: list[int]) -> list[float]:
    """Return the chances of a sum when one die more is rolled."""
    found = [0.0] * (len(chances) + max(shown))
    for i, chance in enumerate(chances):
        for n in shown:
            found[i + n] += chance / FACES
    return found


def _shifted(chances: list[float], quarters: int) -> list[float]:
    """Return the chances when so many quarters of a result are added for certain."""
    whole = quarters // STEPS
    part = (quarters % STEPS) / STEPS
    found = [0.0] * (len(chances) + whole + 1)
    for i, chance in enumerate(chances):
        found[i + whole] += chance * (1.0 - part)
        found[i + whole + 1] += chance * part
    return found


_KNOWN: Final[list[Lore]] = []
MOST_KNOWN: Final = 8  # worlds


def lore_of(world: World) -> Lore:
    """Return what is known of a world."""
    for lore in _KNOWN:
        if lore.world is world:
            return lore
    lore = Lore(world)
    _KNOWN.append(lore)
    if len(_KNOWN) > MOST_KNOWN:
        del _KNOWN[0]
    return lore
