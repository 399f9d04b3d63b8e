"""Why a region cannot be chosen: by what is asked, and by who stands there."""

from __future__ import annotations

from giantstable.games.assault.box.effects import HEAL, HEAL_REGION
from giantstable.games.assault.box.pieces import CLOUD
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.nouns import marker_name, race_name
from giantstable.games.assault.table.realm import NO_REGION, Realm
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Message, Why


def why(realm: Realm, d: Decision, race: int, region: int) -> Why | None:
    """Return why no option of a question leads to a region; None if it is about no regions."""
    kind = d.kind
    facts: Facts = {"region": realm.world.board.regions[region].name}
    if kind in (asks.MANEUVER.name, asks.ONWARD.name):
        return _move(realm, race, region, facts)
    if kind == asks.RECRUIT.name:
        return _recruit(realm, race, region, facts)
    if kind == asks.ATTACK.name:
        return _attack(realm, race, region, facts)
    if kind == asks.MARK.name:
        return _mark(realm, race, region, d.subject, facts)
    if kind == asks.CASTLE.name:
        return _castle(realm, race, region, facts)
    if kind == asks.HEAL.name:
        return _why("no-wounded", d.rule, facts)
    if kind == asks.SPELL_AIM.name:
        healing = d.subject in (HEAL, HEAL_REGION)
        return _why("no-wounded" if healing else "spell-far", d.rule, facts)
    if kind == asks.RELOCATE.name:
        return _why("relocate", d.rule, facts)
    if kind == asks.SLAYER_RECRUIT.name:
        return _why("slayer-home", "AG-SLAYER-07", facts)
    if kind == asks.SLAYER_MOVE.name:
        return _why("slayer-far", "AG-SLAYER-10", facts)
    if kind == asks.SLAYER_ATTACK.name:
        if realm.holder[region] == race:
            return _why("slayer-own", "AG-SLAYER-15", facts)
        return _why("slayer-nobody", "AG-SLAYER-14", facts)
    return None


def _why(key: str, rule: str, facts: Facts) -> Why:
    return Why(Message(f"assault-why-{key}", facts), rule)


def _is_near(realm: Realm, race: int, region: int) -> bool:
    """Return whether a region borders on one of a race's armies."""
    return realm.world.board.neighbours[region] & realm.held[race] != 0


def _enemy(realm: Realm, race: int, region: int) -> bool:
    return realm.holder[region] not in (NOBODY, race)


def _move(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    if realm.holder[region] == race:
        return _why("stuck", "AG-MOVE-02", facts)
    if not _is_near(realm, race, region):
        return _why("far", "AG-MOVE-02", facts)
    if _enemy(realm, race, region):
        facts["race"] = race_name(realm.holder[region])
        return _why("enemy", "AG-MOVE-13", facts)
    if realm.closed_home(region, race):
        return _why("closed", "AG-MOVE-26", facts)
    return _why("no-way", "AG-MOVE-02", facts)


def _recruit(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    if race == CLOUD and realm.castle != NO_REGION:
        return _why("recruit-castle", "AG-RECRUIT-13", facts)
    return _why("recruit-home", "AG-RECRUIT-17", facts)


def _attack(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    if realm.holder[region] == race:
        return _why("attack-own", "AG-ATTACK-01", facts)
    if not _is_near(realm, race, region):
        return _why("attack-far", "AG-ATTACK-01", facts)
    if realm.closed_home(region, race):
        empty = realm.is_empty(region)
        return _why("attack-closed", "AG-ATTACK-06" if empty else "AG-ATTACK-11", facts)
    return _why("attack-only", "AG-LEADER-21", facts)  # a leader's battle is no shift


def _mark(realm: Realm, race: int, region: int, marker: int, facts: Facts) -> Why:
    facts["marker"] = marker_name(marker)
    if not realm.world.board.small_folk >> region & 1:
        return _why("mark-home", "AG-SPECIAL-34", facts)
    if realm.marked[marker] >> region & 1:
        return _why("marked", "AG-SPECIAL-07", facts)
    return _why("mark-absent", "AG-SPECIAL-06", facts)


def _castle(realm: Realm, race: int, region: int, facts: Facts) -> Why:
    if region == realm.castle:
        return _why("castle-here", "AG-SPECIAL-21", facts)
    if _enemy(realm, race, region):
        return _why("castle-enemy", "AG-SPECIAL-22", facts)
    if not realm.world.board.adjacent(realm.castle, region):
        return _why("castle-far", "AG-SPECIAL-21", facts)
    return _why("castle-closed", "AG-SPECIAL-21", facts)
