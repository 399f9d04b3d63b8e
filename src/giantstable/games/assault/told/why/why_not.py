"""Why not: somebody pointed at a thing that cannot be chosen now; the rule that says so.

Reasons come from what the seat can see: never from a deck or from the hand of another.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.cards import (
    BATTLE_START,
    BATTLE_TOTALS,
    OWN_TURN,
    SPELL_TIMES,
    USES,
)
from giantstable.games.assault.box.effects import COMMANDS, PLACE_UNIT, RESOURCES, REST
from giantstable.games.assault.box.pieces import CHAMPION, RACES
from giantstable.games.assault.rules.events import regions_with
from giantstable.games.assault.rules.region_limits import champion_fits
from giantstable.games.assault.table import asks
from giantstable.games.assault.table.army import count, soldier_of
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.table.nouns import (
    race_name,
    resource_name,
    spell_name,
    unit_name,
)
from giantstable.games.assault.table.realm import GOES_ON, Realm
from giantstable.games.assault.table.reasons import regions_of, why
from giantstable.games.assault.table.world import NOBODY
from giantstable.games.assault.told.why import battle as why_battle
from giantstable.games.assault.told.why import event as why_event
from giantstable.games.assault.told.why import region as why_region
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why
from giantstable.kernel.noun import Ids

# When spells of each timing are cast, by the name of the question.
TIME_OF: Final = {
    asks.ACT.name: OWN_TURN,
    asks.START_SPELL.name: BATTLE_START,
    asks.TOTALS.name: BATTLE_TOTALS,
}
SLAYER_ASKS: Final = [
    asks.SLAYER_RECRUIT.name,
    asks.SLAYER_MOVE.name,
    asks.SLAYER_ATTACK.name,
    asks.SLAYER_CASUALTY.name,
]


def why_not(
    realm: Realm, seat: int | None, d: Decision | None, thing: dict[str, str]
) -> Why | None:
    """Return why the thing cannot be chosen; None if it can be, or if there is no such thing."""
    if len(thing) != 1:
        return None
    kind = next(iter(thing))
    id_ = thing[kind]
    which = _numbered(realm, kind, id_)
    if which < 0:
        return None
    if realm.result != GOES_ON:
        return why("over", "AG-END-08")
    if seat is None:
        return why("watching", "AG-TURN-02")
    if d is None or seat != d.seat:
        return why("waiting", "AG-TURN-02")
    if _is_pointed_at(d, kind, id_):
        return None
    race = realm.race_of[seat]
    reason: Why | None = None
    if kind in ("region", "army"):
        reason = why_region.reason(realm, d, race, which)
    elif kind == "command":
        if which in realm.row[race]:
            reason = why("in-row", "AG-CMD-10", None, [{"command": id_}])
    elif kind == "event":
        reason = why_event.reason(realm, d, race, which)
    elif kind == "spell":
        reason = _spell(realm, d, race, which)
    elif kind == "resource":
        reason = _resource(realm, race, which)
    elif kind == "unit":
        reason = _unit(realm, d, race, which)
    elif kind == "race":
        reason = _partner(realm, d, race, which)
    elif kind == "modifier":
        reason = why_battle.modifier(realm, d, which)
    elif kind == "die":
        reason = why_battle.die(d)
    elif d.kind not in SLAYER_ASKS:
        reason = why("slayer-rest", "AG-SLAYER-01", None, [{"command": COMMANDS[REST]}])
    return reason if reason is not None else _first(d)


def _first(d: Decision) -> Why:
    """Return what has to be settled before anything else."""
    return why("first", d.rule, {"prompt": d.prompt})


def _numbered(realm: Realm, kind: str, id_: str) -> int:
    """Return the number of a thing among its like; -1 if there is no such thing."""
    box = realm.world.box
    known: list[str] = []
    if kind in ("region", "army"):
        known = [region.id for region in realm.world.board.regions]
    elif kind == "command":
        known = COMMANDS
    elif kind == "event":
        known = [event.id for event in box.special_events + box.universal_events]
    elif kind == "spell":
        known = [spell.id for spell in box.spells]
    elif kind == "resource":
        known = RESOURCES
    elif kind == "unit":
        known = [unit.id for unit in box.units]
    elif kind == "race":
        known = RACES
    elif kind == "slayer":
        known = [slayer.id for slayer in box.slayers]
    elif kind == "modifier":
        known = MODIFIERS
    elif kind == "die":
        known = why_battle.DICE
    return known.index(id_) if id_ in known else -1


def _is_pointed_at(d: Decision, kind: str, id_: str) -> bool:
    for code in d.codes:
        facts = d.kind_of.form.facts(d, code)
        if kind in ("region", "army"):
            if facts.get("region") == id_ or facts.get("to") == id_:
                return True
        elif (kind == "slayer" and id_ in facts) or facts.get(kind) == id_:
            return True
    return False


def _spell(realm: Realm, d: Decision, race: int, which: int) -> Why | None:
    spell = realm.world.box.spells[which]
    facts: Facts = {"spell": spell_name(spell)}
    if which not in realm.spells[race]:
        return why("spell-not-held", "AG-MAGIC-01", facts)
    if d.kind in TIME_OF and TIME_OF[d.kind] == spell.time:
        return why("spell-nothing", "AG-MAGIC-08", facts, [{"spell": spell.id}])
    facts["time"] = SPELL_TIMES[spell.time]
    return why("spell-time", "AG-MAGIC-08", facts, [{"spell": spell.id}])


def _resource(realm: Realm, race: int, which: int) -> Why:
    facts: Facts = {"resource": resource_name(which)}
    if realm.owns(race, which) == 0:
        return why("no-card", "AG-RES-03", facts)
    facts["use"] = USES[realm.world.box.resources[which].use]
    return why("card-use", "AG-RES-12", facts, [{"resource": RESOURCES[which]}])


def _unit(realm: Realm, d: Decision, race: int, which: int) -> Why | None:
    unit = realm.world.box.units[which]
    facts: Facts = {"unit": unit_name(unit), "race": race_name(unit.race)}
    if realm.combat is not None and unit.race == _fights(realm, d):
        return why_battle.unit(realm, d, which)
    if unit.race != race:
        return why("not-yours", "AG-MOVE-05", facts, [{"race": RACES[unit.race]}])
    kind = which - realm.world.first_unit[race]
    standing = regions_of(realm, regions_with(realm, race, 1 << which))
    if d.kind == asks.MANEUVER.name:
        return why("unit-stuck", "AG-MOVE-02", facts, standing)
    if d.kind != asks.RECRUIT.name:
        return None
    if realm.waiting >> which & 1:
        return why("unit-waits", "AG-RECRUIT-08", facts, _bringing(realm, race, which))
    if count(realm.supply[race], soldier_of(kind)) == 0:
        return why("unit-no-supply", "AG-RECRUIT-10", facts, standing)
    if unit.value > d.about:
        facts["n"] = unit.value
        facts["left"] = d.about
        return why("unit-price", "AG-RECRUIT-03", facts)
    if unit.rank == CHAMPION and not champion_fits(realm, race, kind, realm.world.home[race]):
        home = regions_of(realm, 1 << realm.world.home[race])
        return why("unit-champion", "AG-RECRUIT-11", facts, home)
    return None


def _bringing(realm: Realm, race: int, unit: int) -> list[Ids]:
    """Return the Events of a race that bring a unit in."""
    found: list[Ids] = []
    for event in realm.world.box.races[race].events:
        for reward in event.rewards:
            if reward.kind == PLACE_UNIT and reward.unit == unit:
                found.append({"event": event.id})
    return found


def _fights(realm: Realm, d: Decision) -> int:
    """Return the race of the side for which a question of a battle is answered."""
    side = why_battle.side_of(realm, d)
    return NOBODY if side is None else side.race


def _partner(realm: Realm, d: Decision, race: int, which: int) -> Why | None:
    facts: Facts = {"race": race_name(which)}
    if d.kind != asks.PARTNER.name:
        return None
    if realm.seat_of[which] == NOBODY:
        return why("trade-npc", "AG-TRADE-04", facts)
    if which == race:
        return why("trade-self", "AG-TRADE-04")
    for region in range(len(realm.holder)):
        if realm.holder[region] == race and (
            realm.world.board.neighbours[region] & realm.held[which]
        ):
            return why("trade-no-cards", "AG-TRADE-09", facts, [{"race": RACES[which]}])
    return why("trade-far", "AG-TRADE-04", facts, regions_of(realm, realm.held[which]))
