"""The Leader Command: the abilities of leaders, or the return of one that was defeated."""

from __future__ import annotations

from giantstable.games.assault.rules.effects import in_turn
from giantstable.games.assault.rules.effects.turn_effect import BY_LEADER, Occasion
from giantstable.games.assault.rules.leader_abilities import fallen, healthy, return_to
from giantstable.games.assault.rules.region_limits import make_room
from giantstable.games.assault.table import happenings
from giantstable.games.assault.table.army import ONE, soldier_of
from giantstable.games.assault.table.asks import LEADER_DO, RETURN_TO
from giantstable.games.assault.table.codes import (
    DONE,
    RETURN_HOME,
    ability_code,
    effect_of,
    leader_card_of,
)
from giantstable.games.assault.table.realm import Realm
from giantstable.kernel.decision import Decision, Play
from giantstable.kernel.masks import members


def lead(realm: Realm, race: int, left: int) -> Play:
    """Use what healthy leaders can do at once, each one thing, or let one return (AG-LEADER-01).

    What lasts while the command lies in the row is in ``leader_abilities`` (AG-LEADER-02).
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
                if in_turn.able(realm, race, effect):
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
        leader = leaders[leader_card_of(code)]
        effect = leader.now[effect_of(code)]
        occasion = Occasion(BY_LEADER, left, leader=leader.unit)
        yield from in_turn.carry_out(realm, race, effect, occasion)


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
