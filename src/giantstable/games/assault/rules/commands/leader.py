"""The Leader Command: the abilities of leaders, or the return of one that was defeated."""

from __future__ import annotations

from giantstable.games.assault.box.effects import (
    BATTLE,
    MANEUVERS,
    NOTHING,
    TAKE_DISCARDED,
    TOP_SPELL,
    Effect,
)
from giantstable.games.assault.rules import piles
from giantstable.games.assault.rules.battle import nine_steps
from giantstable.games.assault.rules.commands import magic, move
from giantstable.games.assault.rules.leader_abilities import fallen, healthy, return_to
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.rules.relocating import relocate, relocations
from giantstable.games.assault.table import happenings
from giantstable.games.assault.table.army import ONE, soldier_of
from giantstable.games.assault.table.asks import ATTACK, LEADER_CARD, LEADER_DO, RELOCATE, RETURN_TO
from giantstable.games.assault.table.codes import (
    DONE,
    RETURN_HOME,
    ability_code,
    effect_of,
    leader_card_of,
    region_of,
    to_of,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


def lead(realm: Realm, race: int, left: int) -> Play:
    """Use what healthy leaders can do at once, each one thing, or let one return (AG-LEADER-01).

    What their abilities do while the command lies in the row is in ``leaders`` (AG-LEADER-02).
    """
    leaders = realm.world.box.races[race].leaders
    used = 0  # a mask of leader cards: each leader on the board has its own (R58)
    while True:
        codes: list[int] = []
        for card, leader in enumerate(leaders):
            if used >> card & 1 or not leader.now:
                continue
            if not healthy(realm, race, leader.unit - realm.world.first_unit[race]):
                continue  # AG-LEADER-03
            for i, effect in enumerate(leader.now):
                if _can_do(realm, race, effect):
                    codes.append(ability_code(card, i))
        if not used and return_to(realm, race):  # ability or return: R55
            for kind in fallen(realm, race):
                codes.append(RETURN_HOME + kind)
        if not codes:
            return
        codes.append(DONE)
        code = yield Decision(realm.seat_of[race], LEADER_DO, codes)
        if code == DONE:
            return
        if code >= RETURN_HOME:
            yield from _return(realm, race, code - RETURN_HOME)
            return
        used |= 1 << leader_card_of(code)
        yield from _do(realm, race, leaders[leader_card_of(code)].now[effect_of(code)], left)


def _can_do(realm: Realm, race: int, effect: Effect) -> bool:
    """Return whether an ability could have an effect now."""
    if effect.kind == MANEUVERS:
        return True
    if effect.kind == BATTLE:
        return len(nine_steps.targets(realm, race)) > 0
    if effect.kind == TAKE_DISCARDED:
        return len(piles.discarded(realm, effect.resources)) > 0
    if effect.kind == TOP_SPELL:
        return len(realm.spell_discard) > 0
    return len(relocations(realm, race, effect, NOTHING, NOTHING)) > 0


def _do(realm: Realm, race: int, effect: Effect, left: int) -> Play:
    if effect.kind == MANEUVERS:  # AG-LEADER-19, AG-LEADER-20
        yield from move.maneuvers(realm, race, effect.by)
    elif effect.kind == BATTLE:
        codes = nine_steps.targets(realm, race)
        code = codes[0]
        if len(codes) > 1:
            code = yield Decision(realm.seat_of[race], ATTACK, codes)
        # No Attack card is played, so nothing becomes hits by it (AG-LEADER-21).
        yield from nine_steps.fight(realm, race, region_of(code), to_of(code), False, left)
    elif effect.kind == TAKE_DISCARDED:  # AG-LEADER-22, AG-LEADER-25
        yield from piles.choose_discarded(realm, race, effect, LEADER_CARD)  # R64
    elif effect.kind == TOP_SPELL:
        magic.take_top(realm, race)
    else:
        yield from relocate(realm, race, effect, RELOCATE)


def _return(realm: Realm, race: int, kind: int) -> Play:
    """Bring a defeated leader back, wounded and for free (AG-LEADER-05, AG-LEADER-06)."""
    seat = realm.seat_of[race]
    regions = members(return_to(realm, race))
    region = regions[0]
    if len(regions) > 1:
        region = yield Decision(seat, RETURN_TO, regions, kind)
    newcomer = ONE[soldier_of(kind, True)]
    realm.supply[race] -= ONE[soldier_of(kind)]
    realm.put_army(region, race, realm.army[region] + newcomer)
    realm.tell(happenings.LEADER_RETURNED, race, kind, region, seat)
    yield from make_room(realm, race, region, newcomer)  # AG-STACK-10
