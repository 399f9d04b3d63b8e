"""Reading commands, events, spells, resources and giantslayers."""

from __future__ import annotations

from giantstable.games.assault.box.cards import (
    ARROWS,
    SPELL_TIMES,
    UNIVERSAL,
    USES,
    Command,
    EventCard,
    Part,
    Resource,
    Spell,
)
from giantstable.games.assault.box.effects import (
    ANY_UNIT_IN,
    BY_COMMAND,
    BY_EVENT,
    BY_EVENT_LASTING,
    BY_RESOURCE,
    BY_SLAYER,
    BY_SPELL,
    COMMANDS,
    MARK_REGION,
    NOTHING,
    RESOURCES,
    RUNES,
    UNIT_AMONG_SMALL_FOLK,
)
from giantstable.games.assault.box.pieces import Slayer
from giantstable.games.assault.box.reader import MOST, Reader
from giantstable.kernel.fields import Fields
from giantstable.kernel.provenance import Provenance


def read_commands(reader: Reader, top: Fields) -> list[Command]:
    """Take the nine Command Cards of a race, each once, in the order of COMMANDS (AG-CMD-01)."""
    commands = [_command(reader, fields) for fields in top.subs("commands")]
    kinds = [COMMANDS[command.kind] for command in commands]
    top.distinct("commands", kinds)
    for kind in COMMANDS:
        if kind not in kinds:
            raise top.refuse("commands", "content-no-command", command=kind)
    commands.sort(key=_command_kind)
    return commands


def _command_kind(command: Command) -> int:
    return command.kind


def _command(reader: Reader, fields: Fields) -> Command:
    kind = fields.index("command", COMMANDS)
    name = fields.text("name")
    parts: list[Part] = []
    for item in fields.subs("parts"):
        arrow = item.index("per", ARROWS, ARROWS[0])
        parts.append(Part(arrow, reader.effects(item, "do", BY_COMMAND[kind])))
        item.done()
    if not parts:
        raise fields.refuse("parts", "content-empty")
    reader.sourced(fields, name)
    return Command(kind, name, parts)


def read_special_events(reader: Reader, top: Fields, race: int, first: int) -> list[EventCard]:
    """Take the special Events of a race; only the last may be repeatable (AG-EVENT-11)."""
    items = top.subs("events")
    if not items:
        raise top.refuse("events", "content-empty")
    events: list[EventCard] = []
    for i, fields in enumerate(items):
        repeatable = fields.flag("repeatable", False)
        if repeatable and i + 1 < len(items):
            raise fields.refuse("repeatable", "content-repeatable")
        events.append(_event(reader, fields, race, first + i, i + 1, repeatable))
    return events


def read_universal_events(
    file: str, document: object, ledger: list[Provenance], regions: list[str]
) -> list[EventCard]:
    """Return the universal Events, each in its region (AG-EVENT-14)."""
    reader = Reader(file, document, ledger, regions)
    top = reader.top
    events = [
        _event(reader, fields, UNIVERSAL, i, 0, False)
        for i, fields in enumerate(top.subs("events"))
    ]
    top.distinct("events", [event.id for event in events])
    reader.sourced(top, "universal events", str(len(events)))
    return events


def _event(
    reader: Reader, fields: Fields, race: int, index: int, number: int, repeatable: bool
) -> EventCard:
    id_ = fields.text("id")
    name = fields.text("name")
    needs = reader.conditions(fields, "requires")
    region = NOTHING
    if race == UNIVERSAL:
        for condition in needs:
            if condition.kind == ANY_UNIT_IN:
                region = condition.region
        if region == NOTHING:
            raise fields.refuse("requires", "content-event-region", found=name)
    rune = RESOURCES.index(fields.choice("rune", RUNES))
    waivers = reader.conditions(fields, "without_rune", optional=True)
    points = fields.whole("points", 0, MOST)
    rewards = reader.effects(fields, "rewards", BY_EVENT, optional=True)
    lasting = reader.effects(fields, "lasting", BY_EVENT_LASTING, optional=True)
    standing = [condition for condition in needs if condition.kind == UNIT_AMONG_SMALL_FOLK]
    for effect in rewards:
        if effect.kind == MARK_REGION and len(standing) != 1:
            raise fields.refuse("rewards", "content-mark-region")
    reader.sourced(fields, name, str(points))
    return EventCard(
        index,
        id_,
        name,
        race,
        number,
        region,
        needs,
        rune,
        waivers,
        points,
        rewards,
        lasting,
        repeatable,
    )


def read_spells(file: str, document: object, ledger: list[Provenance]) -> list[Spell]:
    """Return the kinds of Spell Cards."""
    reader = Reader(file, document, ledger, [])
    top = reader.top
    spells = [_spell(reader, fields, i) for i, fields in enumerate(top.subs("spells"))]
    top.distinct("spells", [spell.id for spell in spells])
    reader.sourced(top, "spells", str(sum(spell.copies for spell in spells)))
    return spells


def _spell(reader: Reader, fields: Fields, index: int) -> Spell:
    id_ = fields.text("id")
    copies = fields.whole("copies", 1, 99)
    time = fields.index("time", SPELL_TIMES)
    sides = [fields.sub("basic"), fields.sub("advanced")]
    names = [side.text("name") for side in sides]
    effects = [reader.effects(side, "do", BY_SPELL[time]) for side in sides]
    for side in sides:
        side.done()
    reader.sourced(fields, id_, str(copies))
    return Spell(index, id_, copies, time, names, effects)


def read_resources(file: str, document: object, ledger: list[Provenance]) -> list[Resource]:
    """Return the kinds of Resource Cards in the order of RESOURCES, each of which must be there."""
    reader = Reader(file, document, ledger, [])
    top = reader.top
    resources = [_resource(reader, fields) for fields in top.subs("resources")]
    kinds = [RESOURCES[resource.kind] for resource in resources]
    top.distinct("resources", kinds)
    for kind in RESOURCES:
        if kind not in kinds:
            raise top.refuse("resources", "content-no-resource", resource=kind)
    resources.sort(key=_resource_kind)
    reader.sourced(top, "resources", str(sum(resource.copies for resource in resources)))
    return resources


def _resource_kind(resource: Resource) -> int:
    return resource.kind


def _resource(reader: Reader, fields: Fields) -> Resource:
    kind = fields.index("id", RESOURCES)
    name = fields.text("name")
    copies = fields.whole("copies", 1, 99)
    use = fields.index("use", USES)
    effects = reader.effects(fields, "do", BY_RESOURCE[use])
    reader.sourced(fields, name, str(copies))
    return Resource(kind, name, copies, use, effects)


def read_slayers(file: str, document: object, ledger: list[Provenance]) -> list[Slayer]:
    """Return the giantslayers."""
    reader = Reader(file, document, ledger, [])
    top = reader.top
    slayers = [_slayer(reader, fields, i) for i, fields in enumerate(top.subs("giantslayers"))]
    top.distinct("giantslayers", [slayer.id for slayer in slayers])
    reader.sourced(top, "giantslayers", str(len(slayers)))
    return slayers


def _slayer(reader: Reader, fields: Fields, index: int) -> Slayer:
    id_ = fields.text("id")
    name = fields.text("name")
    strength = fields.whole("strength", 1, 20)
    fortitude = fields.whole("fortitude", 1, 20)
    power = reader.effect(fields.sub("power"), BY_SLAYER)
    reader.sourced(fields, name, f"{strength}/{fortitude}")
    return Slayer(index, id_, name, strength, fortitude, power)
