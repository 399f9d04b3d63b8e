"""The things of the Savage Frontier that numbers stand for: their ids, and their names for people.

All of it comes from what never changes in a game: the world, and who plays which race.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.assault.box.board import Region
from giantstable.games.assault.box.cards import ADVANCED, BASIC, EventCard, Spell
from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import (
    COMMANDS,
    EFFECT_NAMES,
    MARKERS,
    RESOURCES,
)
from giantstable.games.assault.box.pieces import RACES, Slayer, Unit
from giantstable.games.assault.table import happenings as h
from giantstable.games.assault.table.army import is_wounded, kind_of, soldier_of
from giantstable.games.assault.table.codes import (
    CAST,
    SPECIAL_DIE,
    TRADES,
    cast_code,
    face_of,
    is_special,
    left_of,
    level_of,
    number_of,
    packed,
    region_of,
    spell_of,
    start_of,
    to_of,
)
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.table.realm import Realm, realm_on
from giantstable.games.assault.table.world import NOBODY
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import Event
from giantstable.kernel.masks import members
from giantstable.kernel.message import Facts, Message
from giantstable.kernel.noun import AMOUNT, Ids, Listed, Noun, Pieces
from giantstable.kernel.table import Table

GIANTSLAYERS: Final = "giantslayers"  # where a side of a battle is no race
SPECIAL: Final = "special"
STANDARD: Final = "standard"


# -- races and regions ---------------------------------------------------------------------------


def race_name(race: int) -> Message:
    """Return a race for people; nobody's are the giantslayers."""
    return Message("assault-race", {"race": GIANTSLAYERS if race == NOBODY else RACES[race]})


class RaceNoun(Noun):
    """A race; nobody's are the giantslayers."""

    def id(self, table: Table, n: int) -> str:
        return GIANTSLAYERS if n == NOBODY else RACES[n]

    def name(self, table: Table, n: int) -> Message:
        return race_name(n)

    def every(self, table: Table) -> list[int]:
        return list(range(len(RACES)))

    def is_there(self, n: int) -> bool:
        return True


def regions(table: Table) -> list[Region]:
    """Return the regions of the board."""
    return realm_on(table).world.board.regions


def region_name(region: Region) -> Message:
    """Return a region for people."""
    return Message("assault-region-name", {"region": region.id, "name": region.name})


class RegionNoun(Pieces):
    """A region."""

    def name(self, table: Table, n: int) -> str | int | Message:
        return "" if n < 0 else region_name(regions(table)[n])


class RaceInNoun(Noun):
    """A race in a region, packed."""

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        RACE.say(blanks, RACE.word, table, number_of(n))
        REGION.say(blanks, REGION.word, table, region_of(n))

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        RACE.point(facts, RACE.word, table, number_of(n))
        REGION.point(facts, REGION.word, table, region_of(n))


def race_told_of(realm: Realm, event: Event) -> int:
    """Return the race that an event is about."""
    if event.kind.facts and event.kind.facts[0] == "race":
        return event.a
    return realm.race_of[event.seat]


# -- units ---------------------------------------------------------------------------------------


def soldier_id(unit: Unit, wounded: bool) -> str:
    """Return a soldier as notation writes it: ``hill-regular``, ``hill-regular!`` if wounded."""
    return unit.id + "!" if wounded else unit.id


def unit_name(unit: Unit) -> Message:
    """Return a kind of unit for people; one that content added goes by the name it has there."""
    return Message("assault-unit", {"unit": unit.id, "name": unit.name})


def soldier_name(unit: Unit, wounded: bool) -> Message:
    """Return a soldier for people."""
    facts: Facts = {"unit": unit_name(unit), "wounded": "yes" if wounded else "no"}
    return Message("assault-soldier", facts)


class UnitNoun(Noun):
    """A kind of unit, among those of all races; races count their own."""

    def id(self, table: Table, n: int) -> str:
        return realm_on(table).world.box.units[n].id

    def name(self, table: Table, n: int) -> Message:
        return unit_name(realm_on(table).world.box.units[n])

    def every(self, table: Table) -> list[int]:
        return list(range(max([len(race.units) for race in realm_on(table).world.box.races])))

    def asked(self, decision: Decision, n: int) -> int:
        realm = realm_on(decision.table)
        return realm.world.first_unit[realm.race_of[decision.seat]] + n

    def told(self, table: Table, event: Event, n: int) -> int:
        realm = realm_on(table)
        return realm.world.first_unit[race_told_of(realm, event)] + n


class PrintedUnitNoun(Noun):
    """A kind of unit, among those of all races, and so counted in questions too."""

    def id(self, table: Table, n: int) -> str:
        return realm_on(table).world.box.units[n].id


class SoldierNoun(Noun):
    """A unit of all races * 2, + 1 if wounded; races count their own."""

    def id(self, table: Table, n: int) -> str:
        return soldier_id(realm_on(table).world.box.units[kind_of(n)], is_wounded(n))

    def name(self, table: Table, n: int) -> Message:
        return soldier_name(realm_on(table).world.box.units[kind_of(n)], is_wounded(n))

    def every(self, table: Table) -> list[int]:
        return [soldier_of(kind, w) for kind in UNIT.every(table) for w in (False, True)]

    def asked(self, decision: Decision, n: int) -> int:
        realm = realm_on(decision.table)
        return soldier_of_race(realm, realm.race_of[decision.seat], n)

    def told(self, table: Table, event: Event, n: int) -> int:
        realm = realm_on(table)
        return soldier_of_race(realm, race_told_of(realm, event), n)


def soldier_of_race(realm: Realm, race: int, soldier: int) -> int:
    """Return a soldier of a race, counted among those of all races."""
    return soldier_of(realm.world.first_unit[race]) + soldier


class PointedSoldierNoun(SoldierNoun):
    """A soldier that an option points at: facts have the unit, and whether it is wounded."""

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        facts["unit"] = realm_on(table).world.box.units[kind_of(n)].id
        facts["wounded"] = 1 if is_wounded(n) else 0


class SoldierInNoun(Noun):
    """A soldier in a region, packed with its race."""

    def asked(self, decision: Decision, n: int) -> int:
        race = realm_on(decision.table).race_of[decision.seat]
        return packed(number_of(n), region_of(n), race)

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        soldier = soldier_of_race(realm_on(table), to_of(n), number_of(n))
        SOLDIER.say(blanks, SOLDIER.word, table, soldier)
        REGION.say(blanks, REGION.word, table, region_of(n))

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        soldier = soldier_of_race(realm_on(table), to_of(n), number_of(n))
        POINTED_SOLDIER.point(facts, word, table, soldier)
        REGION.point(facts, REGION.word, table, region_of(n))


class JourneyNoun(Noun):
    """The maneuvers that are left on a way, packed with where it began and where it has been."""

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        AMOUNT.say(blanks, AMOUNT.word, table, left_of(n))

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        AMOUNT.point(facts, AMOUNT.word, table, left_of(n))
        REGION.point(facts, word, table, start_of(n))


def slayer_name(slayer: Slayer) -> Message:
    """Return a giantslayer for people."""
    return Message("assault-slayer", {"slayer": slayer.id, "name": slayer.name})


def joined(key: str, names: list[Message]) -> Message:
    """Return several names as one, two and two with the message between them."""
    found = names[0]
    for name in names[1:]:
        found = Message(key, {"first": found, "second": name})
    return found


class SlayerNoun(Noun):
    """A giantslayer."""

    def every(self, table: Table) -> list[int]:
        return list(range(len(realm_on(table).world.box.slayers)))

    def id(self, table: Table, n: int) -> str:
        return realm_on(table).world.box.slayers[n].id

    def name(self, table: Table, n: int) -> Message:
        return slayer_name(realm_on(table).world.box.slayers[n])


class BandNoun(Noun):
    """Giantslayers, as a mask."""

    def id(self, table: Table, n: int) -> str:
        return "+".join([slayer.id for slayer in band(table, n)])

    def name(self, table: Table, n: int) -> Message:
        return joined("assault-and", [slayer_name(slayer) for slayer in band(table, n)])


class PointedBandNoun(BandNoun):
    """Giantslayers that an option points at: facts have one as what it is, several one by one."""

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        slayers = band(table, n)
        if len(slayers) == 1:
            facts["slayer"] = slayers[0].id
        else:
            for slayer in slayers:
                facts[slayer.id] = 1


def band(table: Table, mask: int) -> list[Slayer]:
    """Return the giantslayers of a mask."""
    return [slayer for slayer in realm_on(table).world.box.slayers if mask >> slayer.index & 1]


# -- cards ---------------------------------------------------------------------------------------


def resource_name(resource: int) -> Message:
    """Return a resource for people."""
    return Message("assault-resource", {"resource": RESOURCES[resource]})


def marker_name(marker: int) -> Message:
    """Return a Story Marker for people."""
    return Message("assault-marker", {"marker": MARKERS[marker]})


class CommandNoun(Noun):
    """A command of a race, packed; the one that only its race has goes by its own name."""

    def id(self, table: Table, n: int) -> str:
        return COMMANDS[number_of(n)]

    def name(self, table: Table, n: int) -> Message:
        command, race = COMMANDS[number_of(n)], RACES[region_of(n)]
        return Message("assault-command", {"command": command, "race": race})

    def told(self, table: Table, event: Event, n: int) -> int:
        return packed(n, event.a)


def spell_name(spell: Spell) -> Message:
    """Return a Spell Card for people: the names of both its spells."""
    names: Facts = {"basic": cast_name(spell, BASIC), "advanced": cast_name(spell, ADVANCED)}
    return Message("assault-spell-card", names)


def cast_name(spell: Spell, level: int) -> Message:
    """Return one of the two spells of a card for people."""
    key = "assault-spell-advanced" if level == ADVANCED else "assault-spell"
    return Message(key, {"spell": spell.id, "name": spell.names[level]})


class SpellNoun(Noun):
    """A Spell Card, or from CAST on one of its spells."""

    def every(self, table: Table) -> list[int]:
        return list(range(len(realm_on(table).world.box.spells)))

    def id(self, table: Table, n: int) -> str:
        return realm_on(table).world.box.spells[spell_of(n) if n >= CAST else n].id

    def name(self, table: Table, n: int) -> Message:
        spells = realm_on(table).world.box.spells
        return cast_name(spells[spell_of(n)], level_of(n)) if n >= CAST else spell_name(spells[n])

    def notation(self, table: Table, n: int) -> str:
        return self.id(table, n) + ("+" if is_advanced(n) else "")

    def told(self, table: Table, event: Event, n: int) -> int:
        return cast_code(n, event.c) if event.kind is h.CAST else n


class PointedSpellNoun(SpellNoun):
    """A spell that an option points at, and whether it is the advanced one of its card."""

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        super().point(facts, word, table, n)
        facts["advanced"] = 1 if is_advanced(n) else 0

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        super().say(blanks, word, table, n)
        if n >= CAST:
            blanks["advanced"] = "yes" if is_advanced(n) else "no"


def is_advanced(n: int) -> bool:
    """Return whether a spell is the advanced one of its card."""
    return n >= CAST and level_of(n) == ADVANCED


SPECIAL_EVENT: Final = 64


def event_name(event: EventCard) -> Message:
    """Return an Event for people."""
    return Message("assault-event-card", {"event": event.id, "name": event.name})


class SpecialEventNoun(Noun):
    """One of the races' own Event Cards."""

    def id(self, table: Table, n: int) -> str:
        return realm_on(table).world.box.special_events[n].id


class EventNoun(Noun):
    """A universal Event Card, or from SPECIAL_EVENT on one of the races' own."""

    def id(self, table: Table, n: int) -> str:
        return event_card(table, n).id

    def name(self, table: Table, n: int) -> Message:
        return event_name(event_card(table, n))

    def told(self, table: Table, event: Event, n: int) -> int:
        return SPECIAL_EVENT + n if event.kind is h.CLAIMED_SPECIAL else n


def event_card(table: Table, n: int) -> EventCard:
    """Return the Event Card that a number stands for."""
    box = realm_on(table).world.box
    return box.universal_events[n] if n < SPECIAL_EVENT else box.special_events[n - SPECIAL_EVENT]


# -- dice ----------------------------------------------------------------------------------------


def printed(table: Table, n: int) -> Die:
    """Return the die that a die of a race is."""
    box = realm_on(table).world.box
    return box.races[region_of(n)].die if is_special(number_of(n)) else box.stock.die


def face_word(die: Die, face: int) -> str:
    """Return a face in short: ``h2``, ``b1``, ``a1``, or ``miss``."""
    word = ""
    if die.hits[face]:
        word += f"h{die.hits[face]}"
    if die.blocks[face]:
        word += f"b{die.blocks[face]}"
    if die.arcane[face]:
        word += f"a{die.arcane[face]}"
    return word or "miss"


def face_name(die: Die, face: int) -> Message:
    """Return a face of a die for people."""
    hits, blocks, arcane = die.hits[face], die.blocks[face], die.arcane[face]
    if hits and not blocks and not arcane:
        return Message("assault-face-hits", {"n": hits})
    if blocks and not hits and not arcane:
        return Message("assault-face-blocks", {"n": blocks})
    if arcane and not hits and not blocks:
        return Message("assault-face-arcane", {"n": arcane})
    if hits or blocks or arcane:
        return Message("assault-face-mixed", {"hits": hits, "blocks": blocks, "arcane": arcane})
    return Message("assault-face-miss")


class FaceNoun(Noun):
    """What a die shows; its number is the die, packed with the race that rolls it."""

    def id(self, table: Table, n: int) -> int:
        return face_of(number_of(n))

    def name(self, table: Table, n: int) -> Message:
        return face_name(printed(table, n), face_of(number_of(n)))

    def notation(self, table: Table, n: int) -> str:
        return face_word(printed(table, n), face_of(number_of(n)))

    def told(self, table: Table, event: Event, n: int) -> int:
        return die_of_race(event.a, SPECIAL_DIE + n if event.c == 1 else n)


class DieNoun(FaceNoun):
    """A die by what it shows, and whether it is the special one."""

    def notation(self, table: Table, n: int) -> str:
        shown = super().notation(table, n)
        return f"{SPECIAL} {shown}" if is_special(number_of(n)) else shown

    def every(self, table: Table) -> list[int]:
        return [special + face for special in (0, SPECIAL_DIE) for face in range(FACES)]

    def asked(self, decision: Decision, n: int) -> int:
        return die_of_race(decision.subject, n)

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        facts["die"] = SPECIAL if is_special(number_of(n)) else STANDARD
        super().point(facts, word, table, n)

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        blanks["die"] = SPECIAL if is_special(number_of(n)) else STANDARD
        super().say(blanks, word, table, n)


def die_of_race(race: int, die: int) -> int:
    """Return a die with the race that rolls it; giantslayers have no special one."""
    return packed(die, max(race, 0))


class PlacesNoun(Noun):
    """Dice of a side by their places from 0 on, the special one at -1; as a mask from there."""

    def id(self, table: Table, n: int) -> str:
        return " ".join([str(place - 1) for place in members(n)])


class Unsaid(Noun):
    """What a question is about and its words do not say: it is among its facts alone."""

    def __init__(self, noun: Noun) -> None:
        super().__init__(noun.word)
        self.noun = noun

    def is_there(self, n: int) -> bool:
        return self.noun.is_there(n)

    def asked(self, decision: Decision, n: int) -> int:
        return self.noun.asked(decision, n)

    def point(self, facts: Ids, word: str, table: Table, n: int) -> None:
        self.noun.point(facts, word, table, n)

    def say(self, blanks: Facts, word: str, table: Table, n: int) -> None:
        """Say nothing."""


RACE: Final[Noun] = RaceNoun("race")
REGION: Final[Noun] = RegionNoun("region", regions)
TO: Final[Noun] = RegionNoun("to", regions)
FROM: Final[Noun] = RegionNoun("from", regions)
RACE_IN: Final[Noun] = RaceInNoun("race")
UNIT: Final[Noun] = UnitNoun("unit")
LEADER: Final[Noun] = PrintedUnitNoun("unit")
SOLDIER: Final[Noun] = SoldierNoun("soldier")
POINTED_SOLDIER: Final[Noun] = PointedSoldierNoun("soldier")
SOLDIER_IN: Final[Noun] = SoldierInNoun("soldier")
JOURNEY: Final[Noun] = JourneyNoun("start")
SLAYER: Final[Noun] = SlayerNoun("slayer")
SLAYERS: Final[Noun] = PointedBandNoun("slayers")
RESOURCE: Final[Noun] = Listed("resource", RESOURCES, "assault-resource")
MARKER: Final[Noun] = Listed("marker", MARKERS, "assault-marker")
COMMAND: Final[Noun] = CommandNoun("command")
SPELL: Final[Noun] = PointedSpellNoun("spell")
EVENT: Final[Noun] = EventNoun("event")
EFFECT: Final[Noun] = Listed("effect", EFFECT_NAMES)
MODIFIER: Final[Noun] = Listed("modifier", MODIFIERS)
DIE: Final[Noun] = DieNoun("face")
FACE: Final[Noun] = FaceNoun("face")

# What the facts of events stand for; all others are numbers.
NOUNS: Final[dict[str, Noun]] = {
    "race": RACE,
    "to-race": RACE,
    "partner": RACE,
    "region": REGION,
    "to": TO,
    "soldier": SOLDIER,
    "kind": UNIT,
    "slayer": SLAYER,
    "slayers": BandNoun("slayers"),
    "resource": RESOURCE,
    "marker": MARKER,
    "command": COMMAND,
    "spell": SpellNoun("spell"),
    "event": EVENT,
    "face": FACE,
    "rolled_again": PlacesNoun("rolled_again"),
    "trade": Listed("trade", [str(trade) for trade in TRADES]),
}
