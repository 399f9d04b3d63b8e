"""What anybody may read on the pieces: board, races, cards and dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.assault.box.board import (
    GROUNDS,
    HEIGHT,
    LANDMARKS,
    REGION_KINDS,
    WIDTH,
    Anchors,
    Board,
)
from giantstable.games.assault.box.box import Box
from giantstable.games.assault.box.cards import (
    ADVANCED,
    ARROWS,
    BASIC,
    SPELL_TIMES,
    USES,
    Command,
    EventCard,
    Spell,
)
from giantstable.games.assault.box.dice import FACES, Die
from giantstable.games.assault.box.effects import (
    COMMANDS,
    CONDITIONS,
    EFFECTS,
    MARKERS,
    NOTHING,
    REACHES,
    RESOURCES,
    Condition,
    Effect,
)
from giantstable.games.assault.box.pieces import RACES, RANKS, Leader, Race, Unit
from giantstable.games.assault.box.stock import SLAYER_DEEDS, Seating
from giantstable.games.assault.table.combat import MODIFIERS
from giantstable.games.assault.table.nouns import STANDARD
from giantstable.games.assault.table.world import World
from giantstable.games.assault.told.ids import race_id

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes


def reference(world: World) -> shapes.Reference:
    """Return what anybody may read at any time."""
    box = world.box
    stock = box.stock
    return {
        "board": _board(world.board),
        "seating": _seating(world.seating),
        "races": [_race(world, race) for race in box.races],
        "events": [event_card(world, event) for event in box.universal_events],
        "spells": [spell_card(spell) for spell in box.spells],
        "resources": [
            {
                "id": RESOURCES[resource.kind],
                "name": resource.name,
                "copies": resource.copies,
                "use": USES[resource.use],
                "does": effects(world, resource.effects),
            }
            for resource in box.resources
        ],
        "slayers": [
            {
                "id": slayer.id,
                "name": slayer.name,
                "strength": slayer.strength,
                "fortitude": slayer.fortitude,
                "power": effect_json(world, slayer.power),
            }
            for slayer in box.slayers
        ],
        "slayer_prices": dict(zip(SLAYER_DEEDS, stock.slayer_prices, strict=True)),
        "npc_defence": effects(world, stock.npc_defence),
        "npc_decides": "rule" if world.house.npc_auto else "neighbour",
        "die": {"id": STANDARD, "faces": faces(stock.die), "count": stock.dice},
        "most_dice": stock.most_dice,
        "modifiers": list(MODIFIERS),
        "markers": [
            {"sides": [MARKERS[kind] for kind in printed.kinds], "copies": printed.copies}
            for printed in stock.markers
        ],
        "draft": stock.draft,
        "face_up_events": stock.face_up,
    }


def catalogue(box: Box) -> shapes.Catalogue:
    """Return who is played and what there is to win with how many, before a game."""
    return {"seatings": [_seating(seating) for seating in box.stock.seatings]}


def _seating(seating: Seating) -> shapes.Seating:
    return {
        "seats": seating.seats,
        "races": [RACES[race] for race in seating.races],
        "npcs": [RACES[race] for race in seating.npcs],
        "pools": list(seating.pools),
    }


def _board(board: Board) -> shapes.Board:
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "regions": [
            {
                "id": region.id,
                "name": region.name,
                "kind": REGION_KINDS[region.kind],
                "race": race_id(region.race),
                "ground": GROUNDS[region.ground],
                "label": region.label,
                "anchors": _anchors(region.anchors),
                "places": [
                    {"name": place.name, "at": place.at, "mark": LANDMARKS[place.mark]}
                    for place in region.places
                ],
                "outline": list(board.outlines[i]),
                "beside": [board.regions[other].id for other in board.beside[i]],
            }
            for i, region in enumerate(board.regions)
        ],
        "borders": [
            {
                "between": [board.regions[end].id for end in (border.a, border.b) if end >= 0],
                "line": list(border.line),
            }
            for border in board.borders
        ],
    }


def _anchors(anchors: Anchors) -> shapes.Anchors:
    return {
        "army": anchors.army,
        "events": anchors.events,
        "markers": anchors.markers,
        "slayers": anchors.slayers,
        "castle": anchors.castle,
    }


def faces(die: Die) -> list[shapes.Face]:
    """Return what the faces of a die show."""
    return [
        {"hits": die.hits[face], "blocks": die.blocks[face], "arcane": die.arcane[face]}
        for face in range(FACES)
    ]


def _race(world: World, race: Race) -> shapes.Race:
    return {
        "id": race.id,
        "name": race.name,
        "ordning": race.ordning,
        "home": world.board.regions[race.home].id,
        "limit": race.limit,
        "die": {"id": "special", "faces": faces(race.die)},
        "units": [_unit(unit) for unit in race.units],
        "leaders": [_leader(world, leader) for leader in race.leaders],
        "commands": [_command(world, command) for command in race.commands],
        "events": [event_card(world, event) for event in race.events],
    }


def _unit(unit: Unit) -> shapes.Unit:
    return {
        "id": unit.id,
        "name": unit.name,
        "rank": RANKS[unit.rank],
        "strength": unit.strength,
        "fortitude": unit.fortitude,
        "value": unit.value,
        "copies": unit.copies,
        "waits": unit.waits,
        "displaces": unit.displaces,
    }


def _leader(world: World, leader: Leader) -> shapes.Leader:
    return {
        "unit": world.box.units[leader.unit].id,
        "name": leader.name,
        "now": effects(world, leader.now),
        "lasting": effects(world, leader.lasting),
    }


def _command(world: World, command: Command) -> shapes.Command:
    return {
        "id": COMMANDS[command.kind],
        "name": command.name,
        "parts": [
            {"per": ARROWS[part.arrow], "does": effects(world, part.choices)}
            for part in command.parts
        ],
    }


def event_card(world: World, event: EventCard) -> shapes.EventCard:
    """Return what is printed on an Event Card."""
    return {
        "id": event.id,
        "name": event.name,
        "race": race_id(event.race),
        "region": "" if event.region == NOTHING else world.board.regions[event.region].id,
        "needs": [condition_json(world, need) for need in event.needs],
        "rune": RESOURCES[event.rune],
        "without_rune": [condition_json(world, waiver) for waiver in event.waivers],
        "points": event.points,
        "rewards": effects(world, event.rewards),
        "lasting": effects(world, event.lasting),
        "repeatable": event.repeatable,
    }


def spell_card(spell: Spell) -> shapes.SpellCard:
    """Return what is printed on a Spell Card."""
    return {
        "id": spell.id,
        "copies": spell.copies,
        "time": SPELL_TIMES[spell.time],
        "basic": {"name": spell.names[BASIC], "does": effects(None, spell.effects[BASIC])},
        "advanced": {"name": spell.names[ADVANCED], "does": effects(None, spell.effects[ADVANCED])},
    }


def effects(world: World | None, some: list[Effect]) -> list[shapes.Effect]:
    """Return effects with their numbers and words."""
    return [effect_json(world, effect) for effect in some]


def effect_json(world: World | None, effect: Effect) -> shapes.Effect:
    """Return an effect as content files write it."""
    found: shapes.Effect = {"effect": effect.name}
    for field in EFFECTS[effect.name]:
        name = field.removesuffix("?")
        if name == "by":
            found["by"] = effect.by
        elif name == "into":
            found["into"] = effect.into
        elif name == "keep":
            found["keep"] = effect.keep
        elif name == "most":
            found["most"] = effect.most
        elif name == "points":
            found["points"] = effect.points
        elif name == "resource":
            found["resource"] = RESOURCES[effect.resource]
        elif name == "resources":
            found["resources"] = [r for i, r in enumerate(RESOURCES) if effect.resources >> i & 1]
        elif name == "marker":
            found["marker"] = MARKERS[effect.marker]
        elif name == "unit" and world is not None:
            found["unit"] = world.box.units[effect.unit].id
        elif name == "command":
            found["command"] = COMMANDS[effect.command]
        elif name == "reach":
            found["reach"] = REACHES[effect.reach]
        elif name == "heal":
            found["heal"] = effect.heal
        elif name == "champions":
            found["champions"] = effect.champions
    return found


def condition_json(world: World, need: Condition) -> shapes.Condition:
    """Return what an Event asks for as content files write it."""
    found: shapes.Condition = {"needs": need.name}
    for field in CONDITIONS[need.name]:
        name = field.removesuffix("?")
        if name == "least":
            found["least"] = need.least
        elif name == "marker":
            found["marker"] = MARKERS[need.marker]
        elif name == "marked" and need.marked != NOTHING:
            found["marked"] = MARKERS[need.marked]
        elif name == "unmarked" and need.unmarked != NOTHING:
            found["unmarked"] = MARKERS[need.unmarked]
        elif name == "resource":
            found["resource"] = RESOURCES[need.resource]
        elif name == "region":
            found["region"] = world.board.regions[need.region].id
        elif name == "unit":
            found["unit"] = world.box.units[need.unit].id
        elif name == "units":
            found["units"] = [u.id for u in world.box.units if need.units >> u.index & 1]
    return found
