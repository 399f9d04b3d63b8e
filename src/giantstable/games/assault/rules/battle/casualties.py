"""Casualties: who takes the damage, one unit after the other (AG-BATTLE-28 .. -35, AG-CHAMP)."""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import CHAMPION
from giantstable.games.assault.rules.battle.modifying import is_npc
from giantstable.games.assault.rules.points import award
from giantstable.games.assault.table import asks, remaining
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import NONE, ONE, is_wounded, kind_of, soldiers, total
from giantstable.games.assault.table.codes import packed
from giantstable.games.assault.table.combat import Side
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.world import NOBODY, World
from giantstable.kernel.decision import Decision, Play

WORST: Final = 1 << 40  # more than any army is worth


def assign(realm: Realm, side: Side, damage: int) -> Play:
    """Let a side take damage, until there is no more of it, or nobody left (AG-BATTLE-34)."""
    if side.race == NOBODY:
        yield from _assign_to_slayers(realm, side, damage)
        return
    world = realm.world
    auto = world.house.npc_auto and is_npc(realm, side)
    while damage > 0 and side.army != NONE:
        realm.count(remaining.DAMAGE, side.race, damage)
        codes = foremost(world, side.race, side.army)
        soldier = codes[0]
        if len(codes) > 1:
            if auto:
                soldier = cheapest(world, side.race, side.army, damage, {})
            else:
                soldier = yield Decision(
                    side.seat, asks.CASUALTY, codes, packed(side.race, side.region), damage
                )
        damage = _hit(realm, side, soldier, damage)
    realm.counted = NOTHING


def damage_army(realm: Realm, region: int, damage: int, by_race: int) -> Play:
    """Deal damage to an army outside a battle; who falls is worth points as in one."""
    race = realm.holder[region]
    side = Side(race, realm.voice_of(race), region, realm.army[region])
    yield from assign(realm, side, damage)
    award(realm, by_race, total(side.fallen, realm.world.value[race]))


def foremost(world: World, race: int, army: int) -> list[int]:
    """Return who can be hit next: a champion before all others (AG-CHAMP-05)."""
    champions = army & world.champions[race]
    return soldiers(champions if champions != NONE else army)


def survives(world: World, race: int, soldier: int, damage: int) -> bool:
    """Return whether a soldier withstands damage, with a wound or, as a champion, without."""
    kind = kind_of(soldier)
    if damage >= world.fortitude[race][kind]:
        return False  # AG-BATTLE-30, AG-BATTLE-31, AG-CHAMP-04
    return world.rank[race][kind] == CHAMPION or not is_wounded(soldier)  # AG-BATTLE-32


def after_hit(world: World, race: int, army: int, soldier: int, damage: int) -> int:
    """Return what is left of an army when one of its soldiers takes damage."""
    if not survives(world, race, soldier, damage):
        return army - ONE[soldier]
    if world.rank[race][kind_of(soldier)] == CHAMPION:
        return army  # AG-CHAMP-02, AG-CHAMP-03
    return army - ONE[soldier] + ONE[soldier + 1]


def damage_left(world: World, race: int, soldier: int, damage: int) -> int:
    """Return the damage that goes on to others when a soldier has taken what it can."""
    return max(0, damage - world.fortitude[race][kind_of(soldier)])


def _hit(realm: Realm, side: Side, soldier: int, damage: int) -> int:
    """Let a soldier soak as much as it can (AG-BATTLE-33), and return what is left."""
    world = realm.world
    race = side.race
    before = side.army
    army = after_hit(world, race, before, soldier, damage)
    # Those held back stand in the region too, and take no part in it (AG-BATTLE-45).
    realm.put_army(side.region, race, realm.army[side.region] - before + army)
    side.army = army
    side.damage_left = damage_left(world, race, soldier, damage)
    realm.left = side.damage_left
    if not survives(world, race, soldier, damage):
        side.fallen += ONE[soldier]
        realm.supply[race] += ONE[soldier & ~1]
        realm.tell(h.DEFEATED, race, soldier, side.region, side.seat)
    elif army == before:
        realm.tell(h.SHRUGGED, race, soldier, damage, side.seat)
    else:
        realm.tell(h.WOUNDED, race, soldier, side.region, side.seat)
    return side.damage_left


# -- the fewest points (R105) -----------------------------------------------------------------


def cheapest(world: World, race: int, army: int, damage: int, known: dict[int, int]) -> int:
    """Return who had better be hit next, so that the fewest points are lost.

    ``known`` keeps what was found out about armies of this race; it begins empty.
    """
    best = NOBODY
    least = WORST
    for soldier in foremost(world, race, army):
        lost = _lost(world, race, army, soldier, damage, known)
        if lost < least:
            least = lost
            best = soldier
    return best


def after_damage(world: World, race: int, army: int, damage: int, known: dict[int, int]) -> int:
    """Return what is left of an army that takes damage so that the fewest points are lost."""
    while damage > 0 and army != NONE:
        soldier = cheapest(world, race, army, damage, known)
        army = after_hit(world, race, army, soldier, damage)
        damage = damage_left(world, race, soldier, damage)
    return army


def _lost(
    world: World, race: int, army: int, soldier: int, damage: int, known: dict[int, int]
) -> int:
    """Return what is lost at least if a soldier is hit next: points first, then wounds."""
    here = 0
    if not survives(world, race, soldier, damage):
        here = world.value[race][kind_of(soldier)] * 2
    elif world.rank[race][kind_of(soldier)] != CHAMPION:
        here = 1
    left = damage_left(world, race, soldier, damage)
    army = after_hit(world, race, army, soldier, damage)
    if left == 0 or army == NONE:
        return here
    key = army << 8 | left
    if key not in known:
        least = WORST
        for other in foremost(world, race, army):
            least = min(least, _lost(world, race, army, other, left, known))
        known[key] = least
    return here + known[key]


# -- giantslayers -----------------------------------------------------------------------------


def _assign_to_slayers(realm: Realm, side: Side, damage: int) -> Play:
    """Let giantslayers take damage; who controls them chooses (AG-SLAYER-26, -27)."""
    while damage > 0 and side.slayers != 0:
        realm.count(remaining.DAMAGE, side.race, damage)
        codes: list[int] = []
        for slayer in realm.world.box.slayers:
            if side.slayers >> slayer.index & 1:
                codes.append(slayer.index)
        chosen = codes[0]
        if len(codes) > 1:
            chosen = yield Decision(side.seat, asks.SLAYER_CASUALTY, codes, side.region, damage)
        fortitude = realm.world.box.slayers[chosen].fortitude
        bit = 1 << chosen
        side.damage_left = max(0, damage - fortitude)
        realm.left = side.damage_left
        if slayer_falls(realm.world, realm.slayers_wounded, chosen, damage):
            side.slayers &= ~bit
            side.fallen_slayers |= bit
            realm.slayers_wounded &= ~bit  # AG-SLAYER-09
            realm.slayer_at[chosen] = NO_REGION
            realm.tell(h.SLAYER_DEFEATED, chosen, 0, 0, side.seat)
        else:
            realm.slayers_wounded |= bit
            realm.tell(h.SLAYER_WOUNDED, chosen, 0, 0, side.seat)
        damage = side.damage_left
    realm.counted = NOTHING


def slayer_falls(world: World, wounded: int, slayer: int, damage: int) -> bool:
    """Return whether damage defeats a giantslayer: by its Fortitude, or as it is ``wounded``."""
    return damage >= world.box.slayers[slayer].fortitude or wounded >> slayer & 1 == 1
