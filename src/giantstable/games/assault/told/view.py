"""What a seat may see of a game, and what anybody may read on the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.assault.box.board import (
    GROUNDS,
    HEIGHT,
    LANDMARKS,
    REGION_KINDS,
    WIDTH,
    Anchors,
    Board,
)
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
from giantstable.games.assault.box.stock import SLAYER_DEEDS
from giantstable.games.assault.rules.events import top_special
from giantstable.games.assault.table.army import count, soldiers
from giantstable.games.assault.table.codes import number_of, region_of
from giantstable.games.assault.table.combat import MODIFIERS, Combat, Side
from giantstable.games.assault.table.nouns import GIANTSLAYERS, STANDARD, soldier_id
from giantstable.games.assault.table.realm import (
    ENDGAME,
    GOES_ON,
    KINDS_OF_CARDS,
    NO_REGION,
    RESULTS,
    STAGES,
    Realm,
)
from giantstable.games.assault.table.world import NOBODY, World

if TYPE_CHECKING:
    from giantstable.games.assault.told import shapes

STEPS: Final = [
    "", "declare", "start-spells", "attacker-totals", "defender-totals", "defender-losses",
    "attacker-losses", "points", "conquest", "end",
]  # fmt: skip

# -- the game as a seat sees it ------------------------------------------------------------------


def view(realm: Realm, seat: int | None) -> shapes.View:
    """Return the game as a seat or a spectator (None) sees it.

    Never in it: the order of a deck, the random state, and of other seats the spells in hand and,
    before the end, the Ordning Points (AG-COMP-09, R43, R65).
    """
    box = realm.world.box
    return {
        "stage": STAGES[realm.stage],
        "result": RESULTS[realm.result],
        "round": realm.turns // realm.world.seats + 1,
        "turns": realm.turns,
        "turns_to_come": realm.left_to_play if realm.stage == ENDGAME else None,
        "first": realm.first,
        "active": race_id(realm.active),
        "claimed": realm.has_claimed,
        "commanded": realm.has_commanded,
        "pools": list(realm.pools),
        "regions": {
            printed.id: _region(realm, region)
            for region, printed in enumerate(realm.world.board.regions)
        },
        "castle": region_id(realm, realm.castle),
        "forged": realm.forged,
        "fed": realm.fed,
        "slayers": {
            slayer.id: {
                "region": region_id(realm, realm.slayer_at[slayer.index]),
                "wounded": realm.slayers_wounded >> slayer.index & 1 == 1,
            }
            for slayer in box.slayers
        },
        "on_the_way": _on_the_way(realm),
        "event_row": [box.universal_events[event].id for event in realm.event_row],
        "event_deck": len(realm.event_deck),
        "resource_deck": len(realm.deck),
        "resource_discard": [RESOURCES[kind] for kind in reversed(realm.discard)],
        "spell_deck": len(realm.spell_deck),
        "spell_discard": [box.spells[spell].id for spell in reversed(realm.spell_discard)],
        "spells_gone": [box.spells[spell].id for spell in realm.spells_gone],
        "face_up": [RESOURCES[kind] for kind in realm.offered],
        "offer": _offer(realm),
        "battle": None if realm.combat is None else _battle(realm, realm.combat),
        "seats": [_seat(realm, each, seat) for each in range(realm.world.seats)],
    }


def race_id(race: int) -> str:
    """Return the id of a race, empty for nobody."""
    return "" if race == NOBODY else RACES[race]


def region_id(realm: Realm, region: int) -> str:
    """Return the id of a region, empty for none."""
    return "" if region == NO_REGION else realm.world.board.regions[region].id


def units(realm: Realm, race: int, army: int) -> shapes.Units:
    """Return an army as ``{"hill-regular": 2, "hill-regular!": 1}``; "!" stands for wounded."""
    printed = realm.world.box.races[race].units
    return {
        soldier_id(printed[soldier // 2], soldier % 2 == 1): count(army, soldier)
        for soldier in soldiers(army)
    }


def _region(realm: Realm, region: int) -> shapes.RegionState:
    holder = realm.holder[region]
    events = realm.world.box.universal_events
    return {
        "race": race_id(holder),
        "units": {} if holder == NOBODY else units(realm, holder, realm.army[region]),
        "markers": [name for m, name in enumerate(MARKERS) if realm.marked[m] >> region & 1],
        "events": [events[event].id for event in realm.event_row if events[event].region == region],
        "paid": realm.crossed >> region & 1 == 1,  # the price of passage, this turn
    }


def _on_the_way(realm: Realm) -> shapes.OnTheWay | None:
    """Return the unit that is passing through a region and stands in none."""
    if realm.walker == NOTHING:
        return None
    soldier = number_of(realm.walker)
    unit = realm.world.box.races[realm.active].units[soldier // 2]
    return {
        "unit": soldier_id(unit, soldier % 2 == 1),
        "region": region_id(realm, region_of(realm.walker)),
    }


def _offer(realm: Realm) -> shapes.Offer | None:
    """Return the trade that is being put together."""
    offer = realm.offer
    if not offer:
        return None
    return {"gives": _cards(offer, 0), "wants": _cards(offer, KINDS_OF_CARDS)}


def _cards(counts: list[int], first: int) -> shapes.Cards:
    return {RESOURCES[kind]: counts[first + kind] for kind in range(KINDS_OF_CARDS)}


def _seat(realm: Realm, seat: int, viewer: int | None) -> shapes.SeatState:
    box = realm.world.box
    race = realm.race_of[seat]
    mine = seat == viewer
    open_ = mine or realm.world.house.open_scores or realm.result != GOES_ON
    top = top_special(realm, race)
    hand = realm.spells[race]
    row = realm.row[race]
    return {
        "seat": seat,
        "race": RACES[race],
        "points": realm.points[race] if open_ else None,
        "row": [COMMANDS[command] for command in row],
        "hand": [name for command, name in enumerate(COMMANDS) if command not in row],
        "resources": _cards(realm.resources, race * KINDS_OF_CARDS),
        "spells": len(hand),
        "spell_hand": [box.spells[spell].id for spell in hand] if mine else None,
        "event": "" if top is None else top.id,
        "completed": [event.id for event in box.races[race].events[: realm.special[race]]],
        "claimed": [e.id for e in box.universal_events if realm.claimed[race] >> e.index & 1],
        "supply": units(realm, race, realm.supply[race]),
        "waiting": [u.id for u in box.races[race].units if realm.waiting >> u.index & 1],
    }


def _battle(realm: Realm, combat: Combat) -> shapes.Battle:
    return {
        "step": STEPS[combat.step],
        "by_attack_card": combat.by_attack_card,
        "cards_left": combat.cards_left,
        "attacker": _side(realm, combat.attacker),
        "defender": _side(realm, combat.defender),
    }


def _side(realm: Realm, side: Side) -> shapes.Side:
    box = realm.world.box
    giants = side.race != NOBODY
    return {
        "race": RACES[side.race] if giants else GIANTSLAYERS,
        "seat": side.seat,
        "region": region_id(realm, side.region),
        "units": units(realm, side.race, side.army) if giants else {},
        "slayers": [s.id for s in box.slayers if side.slayers >> s.index & 1],
        "special": None if side.special_face == NOBODY else side.special_face,
        "dice": list(side.faces),
        "picked": list(side.picked),
        "hits": side.hits,
        "blocks": side.blocks,
        "arcane": side.arcane,
        "used": [name for m, name in enumerate(MODIFIERS) if side.used >> m & 1],
        "may_reroll": side.may_reroll,
        "may_convert": side.may_convert,
        "weakened": units(realm, side.race, side.weakened) if giants else {},
        "fallen": units(realm, side.race, side.fallen) if giants else {},
        "fallen_slayers": [s.id for s in box.slayers if side.fallen_slayers >> s.index & 1],
    }


# -- what is printed on the pieces ---------------------------------------------------------------


def reference(world: World) -> shapes.Reference:
    """Return what anybody may read at any time."""
    box = world.box
    stock = box.stock
    seating = world.seating
    return {
        "board": _board(world.board),
        "seating": {
            "seats": seating.seats,
            "races": [RACES[race] for race in seating.races],
            "npcs": [RACES[race] for race in seating.npcs],
            "pools": list(seating.pools),
        },
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
