"""What an attack of giantslayers would bring: exact chances, before anybody has rolled.

Dice, conversions and the losses of giants are taken as in ``odds``. Who controls the giantslayers
takes their losses so that they cost least, and uses Hook's power if that promises more: a point
counts two, whoever of either side is healthy no more counts one, and a giantslayer who falls two,
as the defenders draw a card for it (AG-SLAYER-32).
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import REROLL_ENEMY
from giantstable.games.assault.rules.battle.casualties import slayer_falls
from giantstable.games.assault.rules.battle.modifying import is_npc, power
from giantstable.games.assault.rules.battle.nine_steps import prices
from giantstable.games.assault.table.army import BITS, MOST, NONE, total
from giantstable.games.assault.table.combat import Combat, Side
from giantstable.games.assault.table.realm import SLAYERS, Realm
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.games.assault.told.odds import Oracle, Rolled, Spread, after_each, means

BY_POINT: Final = 2
BY_FALLEN: Final = 2  # giantslayers
BY_HEALTHY: Final = 1
NO_MORE: Final = 1e-9  # a promise that is greater only by how numbers are rounded is not greater


class AssaultOdds:
    """What an attack of giantslayers would bring.

    ``bands[i]`` and ``defenders[j]`` are who may be left, and ``band_chances[i]`` and
    ``defender_chances[j]`` how likely that is. A band is a mask of those who stand, and above that
    a mask of those who are wounded.
    """

    def __init__(self) -> None:
        self.bands: list[int] = []
        self.band_chances: list[float] = []
        self.defenders: list[int] = []
        self.defender_chances: list[float] = []
        self.band_falls = 0.0  # the chance that no attacking giantslayer is left
        self.defender_falls = 0.0
        self.points = 0.0  # expected Ordning Points for who controls them (AG-SLAYER-30)
        self.cards = 0.0  # expected Resource Cards for the defender (AG-SLAYER-32)


def assault(oracle: Oracle, realm: Realm, combat: Combat) -> AssaultOdds:
    """Return the odds of an attack of giantslayers that has not been rolled for."""
    slayers = combat.attacker
    defender = combat.defender
    mine = oracle.spread(NOBODY, means(realm, combat, slayers))
    with_them = means(realm, combat, defender)
    if with_them.dice > 0 and power(realm, slayers, REROLL_ENEMY) is not None:
        rolls = oracle.rolls(defender.race, with_them)
    else:  # nobody asks what the first roll shows
        rolls = [Rolled(1.0, oracle.spread(defender.race, with_them))]
    found = AssaultOdds()
    most = len(rolls[0].hits) - 1
    hurt_band = _bands(realm.world, slayers.slayers, realm.slayers_wounded, most, found.bands)
    hurt = after_each(realm.world, defender.race, defender.army, mine.most_hits, found.defenders)
    price = prices(realm, slayers, defender.race)
    points = [total(defender.army, price) - total(left, price) for left in found.defenders]
    fit = _healthy(defender.army)
    harm = [
        BY_POINT * points[j] + BY_HEALTHY * (fit - _healthy(found.defenders[j]))
        for j in range(len(points))
    ]
    band = _band(slayers.slayers, realm.slayers_wounded)
    cost = [_toll(band, left) for left in found.bands]
    found.band_chances = [0.0] * len(cost)
    found.defender_chances = [0.0] * len(harm)
    _together(mine, rolls, hurt, harm, hurt_band, cost, found)
    _sum_up(realm, slayers, defender, points, found)
    return found


def _together(
    mine: Spread,
    rolls: list[Rolled],
    hurt: list[int],
    harm: list[int],
    hurt_band: list[int],
    cost: list[int],
    found: AssaultOdds,
) -> None:
    """Add up the chances of what is left of both sides.

    ``hurt`` and ``hurt_band`` say by damage what is left, ``harm`` and ``cost`` what that counts.
    """
    # What a roll promises is what blocks leave of the hits, less what its hits cost: the two are
    # found apart, the one for each number of hits of the band, the other for each of its blocks.
    harms = [_promise(roll.blocks, hurt, harm, mine.most_hits) for roll in rolls]
    costs = [_suffered(roll.hits, hurt_band, cost, mine.most_blocks) for roll in rolls]
    usual_blocks = [0.0] * len(rolls[0].blocks)
    usual_hits = [0.0] * len(rolls[0].hits)
    for roll in rolls:
        _add(usual_blocks, roll.blocks, roll.chance)
        _add(usual_hits, roll.hits, roll.chance)
    usual_harm = _promise(usual_blocks, hurt, harm, mine.most_hits)
    usual_cost = _suffered(usual_hits, hurt_band, cost, mine.most_blocks)
    for hits in range(mine.most_hits + 1):
        for blocks in range(mine.width):
            chance = mine.chances[hits * mine.width + blocks]
            if chance == 0.0:
                continue
            again = 0.0  # the chance that Hook makes them roll again
            their_blocks = [0.0] * len(usual_blocks)
            their_hits = [0.0] * len(usual_hits)
            enough = usual_harm[hits] - usual_cost[blocks] - NO_MORE
            for i in range(len(rolls)):
                roll = rolls[i]
                if harms[i][hits] - costs[i][blocks] < enough:
                    again += roll.chance
                else:
                    _add(their_blocks, roll.blocks, roll.chance)
                    _add(their_hits, roll.hits, roll.chance)
            _add(their_blocks, usual_blocks, again)
            _add(their_hits, usual_hits, again)
            for n in range(len(their_blocks)):
                found.defender_chances[hurt[max(0, hits - n)]] += chance * their_blocks[n]
            for n in range(len(their_hits)):
                found.band_chances[hurt_band[max(0, n - blocks)]] += chance * their_hits[n]


def _add(chances: list[float], more: list[float], times: float) -> None:
    for n in range(len(more)):
        chances[n] += times * more[n]


def _promise(blocks: list[float], hurt: list[int], harm: list[int], most: int) -> list[float]:
    """Return what so many hits do to giants on average, by their number."""
    found: list[float] = []
    for hits in range(most + 1):
        mean = 0.0
        for n in range(min(hits, len(blocks))):
            mean += blocks[n] * harm[hurt[hits - n]]
        found.append(mean)
    return found


def _suffered(hits: list[float], hurt: list[int], cost: list[int], most: int) -> list[float]:
    """Return what the hits of giants cost the band on average, by the number of its blocks."""
    found: list[float] = []
    for blocks in range(most + 1):
        mean = 0.0
        for n in range(blocks + 1, len(hits)):
            mean += hits[n] * cost[hurt[n - blocks]]
        found.append(mean)
    return found


def _sum_up(
    realm: Realm, slayers: Side, defender: Side, points: list[int], found: AssaultOdds
) -> None:
    """Work out what is asked most: ruin, points and cards."""
    for j in range(len(points)):
        found.points += found.defender_chances[j] * points[j]
        if found.defenders[j] == NONE:
            found.defender_falls += found.defender_chances[j]
    players = not is_npc(realm, defender)  # AG-NPC-17
    for i in range(len(found.bands)):
        standing = standing_of(found.bands[i])
        if standing == 0:
            found.band_falls += found.band_chances[i]
        if players:
            fallen = slayers.slayers.bit_count() - standing.bit_count()
            found.cards += found.band_chances[i] * fallen


# -- who is left ------------------------------------------------------------------------------


def standing_of(band: int) -> int:
    """Return who of a band stands, a mask."""
    return band & (1 << SLAYERS) - 1


def wounded_of(band: int) -> int:
    """Return who of a band is wounded, a mask."""
    return band >> SLAYERS


def _band(standing: int, wounded: int) -> int:
    return (wounded & standing) << SLAYERS | standing


def _bands(world: World, standing: int, wounded: int, most: int, outcomes: list[int]) -> list[int]:
    """Return by damage which of the ``outcomes`` it leads to; they are gathered here."""
    found: list[int] = []
    for damage in range(most + 1):
        left = after_hits(world, _band(standing, wounded), damage)
        if left not in outcomes:
            outcomes.append(left)
        found.append(outcomes.index(left))
    return found


def after_hits(world: World, band: int, damage: int) -> int:
    """Return what is left of giantslayers who take damage so that it costs least."""
    standing = standing_of(band)
    if damage == 0 or standing == 0:
        return band
    best = NOBODY
    for slayer in range(SLAYERS):
        bit = 1 << slayer
        if not standing & bit:
            continue
        wounded = wounded_of(band)
        if slayer_falls(world, wounded, slayer, damage):
            then = _band(standing & ~bit, wounded)
        else:
            then = _band(standing, wounded | bit)
        then = after_hits(world, then, max(0, damage - world.box.slayers[slayer].fortitude))
        if best == NOBODY or _toll(band, then) < _toll(band, best):
            best = then
    return best


def _toll(band: int, left: int) -> int:
    """Return what it costs if only so much of a band is left."""
    fallen = standing_of(band).bit_count() - standing_of(left).bit_count()
    return BY_FALLEN * fallen + BY_HEALTHY * (_fit(band) - _fit(left))


def _fit(band: int) -> int:
    return (standing_of(band) & ~wounded_of(band)).bit_count()


def _healthy(army: int) -> int:
    """Return how many of an army are healthy."""
    found = 0
    while army:
        found += army & MOST
        army >>= 2 * BITS  # past the wounded of the same kind
    return found
