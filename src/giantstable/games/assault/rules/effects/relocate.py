"""Relocate units, by a leader's ability or a spell: no maneuvers, no regions in between."""

from __future__ import annotations

from giantstable.games.assault.box.effects import ADJACENT, NOTHING, Effect
from giantstable.games.assault.rules.effects.turn_effect import BY_LEADER, Occasion, TurnEffect
from giantstable.games.assault.rules.region_limits import champion_fits, make_room, stops
from giantstable.games.assault.table import happenings, remaining
from giantstable.games.assault.table.army import BITS, MOST, NONE, ONE, WOUNDED
from giantstable.games.assault.table.asks import RELOCATE, RELOCATE_SPELL
from giantstable.games.assault.table.codes import DONE, REGION, TO, number_of, region_of, to_of
from giantstable.games.assault.table.realm import Realm
from giantstable.games.assault.table.reasons import why
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.message import Facts, Why


class Relocate(TurnEffect):
    """Kayalithica's ability, and two spells: to an empty or friendly region."""

    def able(self, realm: Realm, race: int, effect: Effect) -> bool:
        """Return whether anybody can be carried anywhere."""
        return len(relocations(realm, race, effect, NOTHING, NOTHING)) > 0

    def carry_out(self, realm: Realm, race: int, effect: Effect, occasion: Occasion) -> Play:
        """Carry units from one region to another, as many as wanted up to the number (R62)."""
        question = RELOCATE if occasion.by == BY_LEADER else RELOCATE_SPELL
        start = NOTHING
        to = NOTHING
        arrived = NONE
        for left in range(effect.by, 0, -1):
            codes = relocations(realm, race, effect, start, to)
            if not codes:
                break
            codes.append(DONE)
            realm.count(remaining.RELOCATIONS, race, left)
            code = yield Decision(realm.seat_of[race], question, codes, NOTHING, left)
            if code == DONE:
                break
            start = region_of(code)
            to = to_of(code)
            realm.left = left - 1
            arrived += ONE[_carry(realm, race, number_of(code), start, to, effect.heal)]
        realm.counted = NOTHING
        if to != NOTHING:
            yield from make_room(realm, race, to, arrived)

    def why_not(self, d: Decision, facts: Facts) -> Why:
        """Return that nobody can be carried there."""
        return why("relocate", d.rule, facts)


def relocations(realm: Realm, race: int, effect: Effect, start: int, to: int) -> list[int]:
    """Return who can be carried where, as codes; ``NOTHING`` for a region that is still open."""
    board = realm.world.board
    free = stops(realm, race)  # empty or friendly (AG-LEADER-16, AG-LEADER-18)
    if effect.reach != ADJACENT:
        free &= board.small_folk
    if to != NOTHING:
        free &= 1 << to
    codes: list[int] = []
    for here in range(len(realm.army)):
        if realm.holder[here] != race or start not in (NOTHING, here):
            continue
        reached = free & ~(1 << here)
        if effect.reach == ADJACENT:
            reached &= board.neighbours[here]
        army = realm.army[here]
        soldier = 0
        while army:
            if army & MOST:
                for there in range(len(realm.army)):
                    if reached >> there & 1 and champion_fits(realm, race, soldier // 2, there):
                        codes.append(soldier + REGION * here + TO * there)
            army >>= BITS
            soldier += 1
    return codes


def _carry(realm: Realm, race: int, soldier: int, start: int, to: int, heal: bool) -> int:
    """Carry a soldier and return it as it arrives."""
    seat = realm.seat_of[race]
    realm.put_army(start, race, realm.army[start] - ONE[soldier])
    realm.put_army(to, race, realm.army[to] + ONE[soldier])
    realm.tell(happenings.RELOCATED, soldier, start, to, seat)
    if heal and soldier & WOUNDED:  # AG-LEADER-17
        wounded = soldier
        soldier &= ~WOUNDED
        realm.put_army(to, race, realm.army[to] - ONE[wounded] + ONE[soldier])
        realm.tell(happenings.HEALED, wounded, to, 0, seat)
    return soldier
