"""What a battle would bring: exact chances, before anybody has rolled.

Both sides are taken to play sensibly (R105): they roll those dice again that show less than they
do on average, the worst first; make hits of arcane results if they can, then blocks; and take
losses so that the fewest points are given. Spells and resources are left out: whoever asks cannot
know which the other will use.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import ARCANE_TO_HITS, ATTACK
from giantstable.games.assault.rules.battle.casualties import after_damage
from giantstable.games.assault.rules.battle.modifying import (
    allowance,
    is_npc,
    known_modifiers,
    rerolls,
    source,
)
from giantstable.games.assault.rules.battle.rolling import dice_of, worst_dice
from giantstable.games.assault.rules.effects.hits_abroad import hits_abroad
from giantstable.games.assault.rules.effects.ignore_blocks import ignored_blocks
from giantstable.games.assault.rules.effects.more_left import more_left
from giantstable.games.assault.table.army import NONE, total
from giantstable.games.assault.table.codes import SPECIAL_DIE, is_special
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.world import NOBODY, World

SHOWN: Final = 64  # hits, blocks and arcane results of some dice are each below this
ABOVE: Final = SHOWN * SHOWN * SHOWN


class Means:
    """What a side can make of its dice."""

    def __init__(self, dice: int, special: Die | None) -> None:
        self.dice = dice  # the special die included
        self.special = special if dice > 0 else None  # giantslayers have none (AG-SLAYER-20)
        self.rerolls = 0
        self.to_hits = 0  # arcane results that can become hits
        self.hits_each = 0
        self.to_blocks = 0
        self.blocks_each = 0
        self.more_hits = 0
        self.more_blocks = 0

    @property
    def standard(self) -> int:
        """How many standard dice it rolls."""
        return self.dice if self.special is None else self.dice - 1

    @property
    def useful(self) -> int:
        """How many arcane results it can make something of."""
        return self.to_hits + self.to_blocks


class Spread:
    """The chances of all combat totals of a side."""

    def __init__(self, most_hits: int, most_blocks: int) -> None:
        self.most_hits = most_hits
        self.most_blocks = most_blocks
        self.width = most_blocks + 1
        self.chances: list[float] = [0.0] * ((most_hits + 1) * self.width)

    def chance(self, hits: int, blocks: int) -> float:
        """Return the chance of these totals."""
        if not (0 <= hits <= self.most_hits and 0 <= blocks <= self.most_blocks):
            return 0.0
        return self.chances[hits * self.width + blocks]


class Odds:
    """What a battle would bring both sides.

    ``attackers[i]`` and ``defenders[j]`` are the armies that may be left;
    ``chances[i * len(defenders) + j]`` is how likely both are together.
    """

    def __init__(self, attackers: list[int], defenders: list[int], chances: list[float]) -> None:
        self.attackers = attackers
        self.defenders = defenders
        self.chances = chances
        self.conquest = 0.0  # the chance of it
        self.attacker_falls = 0.0  # the chance that nobody of the attackers is left
        self.defender_falls = 0.0
        self.attacker_points = 0.0  # expected Ordning Points
        self.defender_points = 0.0

    def attacker_chance(self, i: int) -> float:
        """Return how likely the attackers are left as in ``attackers[i]``."""
        width = len(self.defenders)
        return sum(self.chances[i * width : (i + 1) * width])

    def defender_chance(self, j: int) -> float:
        """Return how likely the defenders are left as in ``defenders[j]``."""
        return sum(self.chances[j :: len(self.defenders)])


class Oracle:
    """Tells the odds of battles, and remembers what dice can bring."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.known: dict[int, Spread] = {}  # by race and what it can make of its dice
        self.rolled: dict[int, list[Rolled]] = {}  # likewise

    def odds(
        self, realm: Realm, source: int, target: int, army: int, by_attack_card: bool = True
    ) -> Odds:
        """Return the odds of an attack with an army out of one region on another.

        The Attack card is taken to be the next in the row if it does not lie there.
        """
        combat = declared(realm, source, target, army, by_attack_card)
        race = realm.holder[source]
        row = realm.row[race]
        joins = by_attack_card and ATTACK not in row
        if joins:
            realm.row[race] = [*row, ATTACK]  # it lies to the right of all others (AG-BATTLE-18)
        if by_attack_card:
            combat.cards_left = realm.row[race].index(ATTACK) + more_left(realm, race, ATTACK)
        found = self.battle(realm, combat)
        if joins:
            realm.row[race] = row
        return found

    def battle(self, realm: Realm, combat: Combat) -> Odds:
        """Return the odds of a battle of giants that has been declared and not been rolled for."""
        attacker = combat.attacker
        defender = combat.defender
        mine = self.spread(attacker.race, means(realm, combat, attacker))
        theirs = self.spread(defender.race, means(realm, combat, defender))
        ignored = ignored_blocks(realm, attacker)
        found = _together(self.world, attacker, mine, defender, theirs, ignored)
        if is_npc(realm, defender):
            found.defender_points = 0.0  # AG-NPC-15
        return found

    def spread(self, race: int, means: Means) -> Spread:
        """Return the chances of all combat totals of a race, or of giantslayers."""
        key = _key(race, means)
        if key not in self.known:
            self.known[key] = spread(self.world, means)
        return self.known[key]

    def rolls(self, race: int, means: Means) -> list[Rolled]:
        """Return the chances of all combat totals of a race, by what its first roll shows."""
        key = _key(race, means)
        if key not in self.rolled:
            self.rolled[key] = rolls(self.world, means)
        return self.rolled[key]


def _key(race: int, means: Means) -> int:
    key = race
    for number in (
        means.dice, means.rerolls, means.to_hits, means.hits_each, means.to_blocks,
        means.blocks_each, means.more_hits, means.more_blocks,
    ):  # fmt: skip
        key = key * 32 + number
    return key


def odds(realm: Realm, source: int, target: int, army: int, by_attack_card: bool = True) -> Odds:
    """Return the odds of one attack; whoever asks often keeps an ``Oracle``."""
    return Oracle(realm.world).odds(realm, source, target, army, by_attack_card)


def declared(
    realm: Realm, source: int, target: int, army: int, by_attack_card: bool = True
) -> Combat:
    """Return the battle of an army out of one region against another, before anybody has cast."""
    race = realm.holder[source]
    enemy = realm.holder[target]
    attacker = Side(race, realm.seat_of[race], source, army)
    defender = Side(enemy, realm.voice_of(enemy), target, realm.army[target])
    combat = Combat(attacker, defender)
    combat.by_attack_card = by_attack_card
    return combat


# -- totals -----------------------------------------------------------------------------------


def means(realm: Realm, combat: Combat, side: Side) -> Means:
    """Return what a side can make of its dice in a battle."""
    slayers = side.race == NOBODY
    special = None if slayers else realm.world.box.races[side.race].die
    found = Means(dice_of(realm, side), special)
    found.more_hits = side.hits + hits_abroad(realm, side)
    found.more_blocks = side.blocks
    for modifier in known_modifiers(realm, side):
        if rerolls(modifier):
            if side.may_reroll:
                found.rerolls = allowance(realm, combat, side, modifier)
            continue
        effect = source(realm, side, modifier)
        if effect is None or not side.may_convert:
            continue
        if effect.kind == ARCANE_TO_HITS:
            found.to_hits = allowance(realm, combat, side, modifier)
            found.hits_each = effect.into
        else:
            found.to_blocks = allowance(realm, combat, side, modifier)
            found.blocks_each = effect.into
    return found


def spread(world: World, means: Means) -> Spread:
    """Return the chances of all combat totals of a side."""
    found = _no_spread(world, means)
    fallen: dict[int, dict[int, float]] = {}
    for key, chance in _kept(world.box.stock.die, means).items():
        _add_falls(world, means, key, chance, fallen, found)
    return found


def rolls(world: World, means: Means) -> list[Rolled]:
    """Return the chances of all combat totals of a side, by what its first roll shows."""
    found: list[Rolled] = []
    fallen: dict[int, dict[int, float]] = {}
    for key, chance in _kept(world.box.stock.die, means, apart=True).items():
        totals = _no_spread(world, means)
        _add_falls(world, means, key, 1.0, fallen, totals)
        found.append(Rolled(chance, totals))
    return found


class Rolled:
    """Some first rolls of a side that lead to the same: how likely they are, and its totals."""

    def __init__(self, chance: float, totals: Spread) -> None:
        self.chance = chance
        self.hits: list[float] = [0.0] * (totals.most_hits + 1)  # their chances, by their number
        self.blocks: list[float] = [0.0] * totals.width
        for hits in range(totals.most_hits + 1):
            for blocks in range(totals.width):
                both = totals.chances[hits * totals.width + blocks]
                self.hits[hits] += both
                self.blocks[blocks] += both


def _no_spread(world: World, means: Means) -> Spread:
    """Return room for all combat totals that a side can have."""
    standard = world.box.stock.die
    special = means.special
    return Spread(
        means.more_hits
        + (max(special.hits) if special is not None else 0)
        + means.standard * max(standard.hits)
        + means.to_hits * means.hits_each,
        means.more_blocks
        + (max(special.blocks) if special is not None else 0)
        + means.standard * max(standard.blocks)
        + means.to_blocks * means.blocks_each,
    )


def _add_falls(
    world: World,
    means: Means,
    kept: int,
    chance: float,
    fallen: dict[int, dict[int, float]],
    found: Spread,
) -> None:
    """Add the totals that can come of what is kept (see ``_kept``) and what falls besides."""
    again = kept // ABOVE
    if again not in fallen:
        special = means.special if again % 2 == 1 else None
        fallen[again] = _fallen(world.box.stock.die, special, again // 2)
    for more, likely in fallen[again].items():
        shown = kept % ABOVE + more
        hits = shown // (SHOWN * SHOWN) + means.more_hits
        blocks = shown // SHOWN % SHOWN + means.more_blocks
        arcane = shown % SHOWN
        turned = min(arcane, means.to_hits)
        hits += turned * means.hits_each
        blocks += min(arcane - turned, means.to_blocks) * means.blocks_each
        found.chances[hits * found.width + blocks] += chance * likely


def _shown(die: Die, face: int) -> int:
    """Return what a face shows as one number that can be added to others."""
    return (die.hits[face] * SHOWN + die.blocks[face]) * SHOWN + die.arcane[face]


def _fallen(standard: Die, special: Die | None, n: int) -> dict[int, float]:
    """Return the chances of all that so many standard dice show, and perhaps the special one."""
    dice = [standard] * n
    if special is not None:
        dice.append(special)
    chances: dict[int, float] = {0: 1.0}
    for die in dice:
        after: dict[int, float] = {}
        for shown, chance in chances.items():
            for face in range(FACES):
                key = shown + _shown(die, face)
                after[key] = after.get(key, 0.0) + chance / FACES
        chances = after
    return chances


def _kept(standard: Die, means: Means, apart: bool = False) -> dict[int, float]:
    """Return the chances of what is kept of the first roll.

    A key is what the kept dice show, and above that twice the standard dice that are rolled again,
    + 1 if the special die is. Unless first rolls are to be told ``apart``, all dice fall only once
    where none can be rolled again.
    """
    kept: dict[int, float] = {}
    special = means.special
    if means.rerolls == 0 and not apart:  # nothing is kept
        kept[(means.standard * 2 + (0 if special is None else 1)) * ABOVE] = 1.0
        return kept
    each = 0
    if means.to_hits > 0:
        each = means.hits_each
    elif means.to_blocks > 0:
        each = means.blocks_each
    useful = means.useful
    sides = 1 if special is None else FACES
    other = standard if special is None else special
    for cast in _casts(standard, means.standard):
        for face in range(sides):
            dice = cast.faces if special is None else [SPECIAL_DIE + face, *cast.faces]
            chosen = worst_dice(dice, standard, other, means.rerolls, each, useful)
            key = 0
            for die in dice:
                key += (
                    _shown(other, die - SPECIAL_DIE) if is_special(die) else _shown(standard, die)
                )
            for die in chosen:
                if is_special(die):
                    key += ABOVE - _shown(other, die - SPECIAL_DIE)
                else:
                    key += 2 * ABOVE - _shown(standard, die)
            key -= max(0, key % SHOWN - useful)  # nothing comes of more arcane results
            kept[key] = kept.get(key, 0.0) + cast.chance / sides
    return kept


class Cast:
    """One way for some standard dice to fall, whatever their order."""

    def __init__(self, faces: list[int], chance: float) -> None:
        self.faces = faces
        self.chance = chance


def _casts(standard: Die, n: int) -> list[Cast]:
    """Return all ways for so many standard dice to fall; like faces are one."""
    casts = [Cast([], 1.0)]
    for face in range(FACES):
        if standard.alike[face] != face:
            continue
        likely = standard.alike.count(face) / FACES
        last = face == max(standard.alike)
        more: list[Cast] = []
        for cast in casts:
            left = n - len(cast.faces)
            chance = cast.chance
            # Any k of the dice that are left show this face; the last face takes all of them.
            for k in range(left + 1):
                if k == left or not last:
                    more.append(Cast([*cast.faces, *[face] * k], chance))
                chance = chance * likely * (left - k) / (k + 1)
        casts = more
    return casts


# -- both sides together ----------------------------------------------------------------------


def _together(
    world: World, attacker: Side, mine: Spread, defender: Side, theirs: Spread, ignored: int
) -> Odds:
    """Return what comes of the totals of both sides."""
    attackers: list[int] = []
    defenders: list[int] = []
    hurt_mine = after_each(world, attacker.race, attacker.army, theirs.most_hits, attackers)
    hurt_theirs = after_each(world, defender.race, defender.army, mine.most_hits, defenders)
    width = len(defenders)
    chances = [0.0] * (len(attackers) * width)
    # Hits of one side meet blocks of the other. For each pair of hits, the losses of the two sides
    # depend on the blocks of one side each, so they are found one after the other.
    for hits in range(mine.most_hits + 1):
        for their_hits in range(theirs.most_hits + 1):
            left = [0.0] * len(attackers)
            for blocks in range(mine.width):
                chance = mine.chances[hits * mine.width + blocks]
                left[hurt_mine[max(0, their_hits - blocks)]] += chance
            their_left = [0.0] * width
            for blocks in range(theirs.width):
                chance = theirs.chances[their_hits * theirs.width + blocks]
                damage = max(0, hits - max(0, blocks - ignored))
                their_left[hurt_theirs[damage]] += chance
            for i in range(len(left)):
                if left[i] > 0.0:
                    for j in range(width):
                        chances[i * width + j] += left[i] * their_left[j]
    found = Odds(attackers, defenders, chances)
    _sum_up(world, attacker, defender, found)
    return found


def after_each(world: World, race: int, army: int, most: int, outcomes: list[int]) -> list[int]:
    """Return by damage which of the ``outcomes`` it leads to; they are gathered here."""
    known: dict[int, int] = {}
    found: list[int] = []
    for damage in range(most + 1):
        left = after_damage(world, race, army, damage, known)
        if left not in outcomes:
            outcomes.append(left)
        found.append(outcomes.index(left))
    return found


def _sum_up(world: World, attacker: Side, defender: Side, found: Odds) -> None:
    """Work out what is asked most: conquest, ruin, and points."""
    value = world.value[attacker.race]
    their_value = world.value[defender.race]
    width = len(found.defenders)
    for i in range(len(found.attackers)):
        left = found.attackers[i]
        for j in range(width):
            chance = found.chances[i * width + j]
            their_left = found.defenders[j]
            if left == NONE:
                found.attacker_falls += chance
            if their_left == NONE:
                found.defender_falls += chance
                if left != NONE:
                    found.conquest += chance
            found.attacker_points += chance * (
                total(defender.army, their_value) - total(their_left, their_value)
            )
            found.defender_points += chance * (total(attacker.army, value) - total(left, value))
