"""Why a region cannot be chosen: by what is asked, and by who stands there."""

from __future__ import annotations

from giantstable.games.assault.box.effects import HEAL, RELOCATE
from giantstable.games.assault.box.pieces import CLOUD
from giantstable.games.assault.rules.commands import unique
from giantstable.games.assault.rules.effects import in_turn
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.nouns import race_name, region_name
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.reasons import regions_of, why
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why


def reason(realm: Realm, d: Decision, race: int, region: int) -> Why | None:
    """Return why no option of a question leads to a region; None if it is about no regions."""
    kind = d.kind
    facts: Facts = {"region": region_name(realm.world.board.regions[region])}
    here = regions_of(realm, 1 << region)
    if kind in (asks.MANEUVER.name, asks.ONWARD.name):
        return _move(realm, race, region, facts)
    if kind == asks.RECRUIT.name:
        return _recruit(realm, race, region, facts)
    if kind == asks.ATTACK.name:
        return _attack(realm, race, region, facts)
    if kind == asks.HEAL.name:
        return in_turn.why_not(HEAL, d, facts)
    if kind == asks.SPELL_AIM.name:
        return in_turn.why_not(d.subject, d, facts)
    if kind == asks.RELOCATE.name:
        return in_turn.why_not(RELOCATE, d, facts)
    if kind == asks.SLAYER_RECRUIT.name:
        return why("slayer-home", "AG-SLAYER-07", facts, here)
    if kind == asks.SLAYER_MOVE.name:
        return why("slayer-far", "AG-SLAYER-10", facts, here)
    if kind == asks.SLAYER_ATTACK.name:
        if realm.holder[region] == race:
            return why("slayer-own", "AG-SLAYER-15", facts, here)
        return why("slayer-nobody", "AG-SLAYER-14", facts, here)
    return unique.why_not(realm, race, d, region, facts)


def _is_near(realm: Realm, race: int, region: int) -> bool:
    """Return whether a region borders on one of a race's armies."""
    return realm.world.board.neighbours[region] & realm.held[race] != 0


def _enemy(realm: Realm, race: int, region: int) -> bool:
    return realm.holder[region] not in (NOBODY, race)


def _move(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    here = regions_of(realm, 1 << region)
    if realm.holder[region] == race:
        return why("stuck", "AG-MOVE-02", facts, here)
    if not _is_near(realm, race, region):
        return why("far", "AG-MOVE-02", facts, regions_of(realm, realm.held[race]))
    if _enemy(realm, race, region):
        facts["race"] = race_name(realm.holder[region])
        return why("enemy", "AG-MOVE-13", facts, here)
    if realm.closed_home(region, race):
        return why("closed", "AG-MOVE-26", facts, here)
    return why("no-way", "AG-MOVE-02", facts, here)


def _recruit(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    if race == CLOUD and realm.castle != NO_REGION:
        if region == realm.castle and realm.closed_home(region, race):
            return why("closed", "AG-MOVE-26", facts, regions_of(realm, 1 << region))
        castle = regions_of(realm, 1 << realm.castle)
        return why("recruit-castle", "AG-RECRUIT-13", facts, castle)
    home = regions_of(realm, 1 << realm.world.home[race])
    return why("recruit-home", "AG-RECRUIT-17", facts, home)


def _attack(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    here = regions_of(realm, 1 << region)
    if realm.holder[region] == race:
        return why("attack-own", "AG-ATTACK-01", facts, here)
    if not _is_near(realm, race, region):
        return why("attack-far", "AG-ATTACK-01", facts, regions_of(realm, realm.held[race]))
    if realm.closed_home(region, race):
        empty = realm.is_empty(region)
        return why("attack-closed", "AG-ATTACK-06" if empty else "AG-ATTACK-11", facts, here)
    return why("attack-only", "AG-LEADER-21", facts, here)  # a leader's battle is no shift
