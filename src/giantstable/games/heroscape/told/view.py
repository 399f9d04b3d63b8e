"""What a seat may see of a battle, and what anybody may read on the pieces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.heroscape.box.cards import (
    FIGURE_SIZES,
    GENERALS,
    GLYPH_EFFECTS,
    KINDS,
    LASTINGS,
    RARITIES,
    ArmyCard,
    Glyph,
    Side,
)
from giantstable.games.heroscape.box.scenario import Clause, Scenario, Seat
from giantstable.games.heroscape.ground.battlefield import NOWHERE, Battlefield
from giantstable.games.heroscape.ground.export import ruins_json, spaces_json
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.tiles import TERRAINS
from giantstable.games.heroscape.rules.movement.destinations import allowance
from giantstable.games.heroscape.rules.round.victory import points
from giantstable.games.heroscape.rules.setup.gathering import points_left
from giantstable.games.heroscape.table.fray import (
    ACTIONS,
    FATES,
    GATHER,
    MARKERS,
    PHASES,
    RESULTS,
    STANDING,
    Fray,
)
from giantstable.games.heroscape.table.nouns import DIRECTIONS, ENDS, MARKER_NAMES
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.games.heroscape.told.contacts import auras, engaged
from giantstable.games.heroscape.told.goals import goals

if TYPE_CHECKING:
    from giantstable.games.heroscape.told import shapes

UNKNOWN: Final = "?"  # a marker, or a glyph that lies symbol-side up

# -- the battle as a seat sees it ----------------------------------------------------------------


def view(fray: Fray, seat: int | None) -> shapes.View:
    """Return the battle as a seat or a spectator (None) sees it.

    Never in it: which glyph lies symbol-side up, the random state, and of other sides the numbers
    of markers that are not revealed and who the scout is.
    """
    return {
        "phase": PHASES[fray.phase],
        "round": fray.round,
        "result": RESULTS[fray.result],
        "turn": _turn(fray),
        "gathering": _gathering(fray) if fray.phase == GATHER else None,
        "seats": [_seat(fray, each, seat) for each in range(len(fray.theatre.seats))],
        "units": [_unit(fray, unit, seat) for unit in range(len(fray.theatre.units))],
        "figures": _figures(fray),
        "glyphs": _glyphs(fray),
        "gas": fray.gas,
        "truce": fray.truce,
        "captive": "" if fray.captive == NOBODY else fray.theatre.figure_ids[fray.captive],
        "engaged": engaged(fray),
        "auras": auras(fray),
        "goals": goals(fray),
    }


def may_look(fray: Fray, seat: int | None, other: int) -> bool:
    """Return whether a seat knows what another hides: its own and its team-mates' (HS-M-OM-06).

    A truce makes no team: raiders see only their own (R-FORT-01).
    """
    seats = fray.theatre.seats
    return seat is not None and seats[seat].side == seats[other].side


def _turn(fray: Fray) -> shapes.Turn:
    theatre = fray.theatre
    ids = theatre.figure_ids
    return {
        "first": _or_none(fray.first_seat),
        "turn": fray.turn,
        "seat": _or_none(fray.seat),
        "unit": "" if fray.unit == NOBODY else theatre.unit_ids[fray.unit],
        "action": ACTIONS[fray.action],
        "moved": [ids[f] for f in range(len(ids)) if fray.moved >> f & 1],
        "struck": [ids[f] for f in range(len(ids)) if fray.struck >> f & 1],
        "targets": [ids[f] for f in fray.targets],
        "moving": _moving(fray),
    }


def _moving(fray: Fray) -> shapes.Moving | None:
    figure = fray.mover
    if figure == NOBODY or fray.fate[figure] != STANDING:
        return None
    return {
        "figure": fray.theatre.figure_ids[figure],
        "points": allowance(fray, figure),
        "spent": fray.paces,
    }


def _gathering(fray: Fray) -> shapes.Gathering:
    ids = fray.theatre.figure_ids
    return {
        "first": _or_none(fray.first_drafter),
        "picks": fray.picks,
        "seat": _or_none(fray.placing),
        "to_place": [ids[figure] for figure in fray.to_place],
    }


def _seat(fray: Fray, seat: int, viewer: int | None) -> shapes.SeatState:
    zones = list(fray.theatre.scenario.zones)
    zone = fray.zone[seat]
    shown: shapes.SeatState = {
        "side": fray.theatre.seats[seat].side,
        "zone": "" if zone == NOWHERE else zones[zone],
        "points": points(fray, seat),
        "army_complete": bool(fray.drafted_out >> seat & 1),
        "plants": fray.plants[seat],
        "reinforced": bool(fray.reinforced >> seat & 1),
    }
    most = fray.theatre.seats[seat].points
    if fray.phase == GATHER and most > 0:
        left = points_left(fray, seat)
        shown["budget"] = {"points": most, "spent": most - left, "left": left}
    if fray.theatre.scenario.rule("secret-scout") is not None:
        known = fray.scout != NOBODY and seat == _scouts_seat(fray)
        if known and may_look(fray, viewer, seat):
            shown["scout"] = fray.theatre.unit_ids[fray.scout]
    return shown


def _unit(fray: Fray, unit: int, viewer: int | None) -> shapes.UnitState:
    theatre = fray.theatre
    owner = fray.owner[unit]
    shown: shapes.UnitState = {
        "unit": theatre.unit_ids[unit],
        "seat": _or_none(owner),
        "in_play": fray.in_play(unit),
        "markers": _markers(fray, unit, viewer),
    }
    if fray.attack_spirits[unit]:
        shown["attack_spirits"] = fray.attack_spirits[unit]
    if fray.defense_spirits[unit]:
        shown["defense_spirits"] = fray.defense_spirits[unit]
    if fray.grenades_thrown >> unit & 1:
        shown["grenades_thrown"] = True
    if fray.under[unit] != NOBODY:
        turned = fray.under_shown >> unit & 1
        known = turned or may_look(fray, viewer, _scouts_seat(fray))
        shown["under"] = theatre.glyphs[fray.under[unit]].id if known else UNKNOWN
    return shown


def _scouts_seat(fray: Fray) -> int:
    clause = fray.theatre.scenario.rule("secret-scout")
    assert clause is not None
    return clause.seats[0]


def _markers(fray: Fray, unit: int, viewer: int | None) -> list[shapes.Marker]:
    """Return the markers on a card: revealed ones by name, others only to those who may look.

    Unknown ones come last, so that their place tells nothing. Those on a destroyed card stay as
    hidden as they were (R-OM-04).
    """
    found: list[shapes.Marker] = []
    unknown = 0
    for seat in range(len(fray.theatre.seats)):
        for marker in range(MARKERS):
            if fray.marker[seat * MARKERS + marker] != unit:
                continue
            shown = bool(fray.shown[seat] >> marker & 1)
            if shown or may_look(fray, viewer, seat):
                found.append({"marker": MARKER_NAMES[marker], "shown": shown})
            else:
                unknown += 1
    for laid in fray.laying:
        if laid.answer == unit and laid.seat == viewer:  # to all others not given yet
            found.append({"marker": MARKER_NAMES[laid.subject], "shown": False})
    for _ in range(unknown):
        found.append({"marker": UNKNOWN, "shown": False})
    return found


def _figures(fray: Fray) -> list[shapes.FigureState]:
    theatre = fray.theatre
    names = theatre.field.names
    found: list[shapes.FigureState] = []
    for figure, fate in enumerate(fray.fate):
        seat = fray.seat_of(figure)
        if seat == NOBODY and fate != STANDING:
            continue
        shown: shapes.FigureState = {
            "figure": theatre.figure_ids[figure],
            "seat": _or_none(seat),
            "fate": FATES[fate],
            "wounds": fray.wounds[figure],
        }
        spaces = fray.figures.spaces(figure)
        if spaces:
            shown["space"] = names[spaces[0]]
        if len(spaces) > 1:
            shown["space2"] = names[spaces[1]]
        found.append(shown)
    return found


def _glyphs(fray: Fray) -> list[shapes.LyingGlyph]:
    glyphs = fray.theatre.glyphs
    names = fray.theatre.field.names
    found: list[shapes.LyingGlyph] = []
    for number, space in enumerate(fray.glyph_space):
        if space != NOWHERE:
            kind = fray.glyph_kind[number]
            hidden = fray.glyph_hidden[number]
            found.append({"space": names[space], "glyph": UNKNOWN if hidden else glyphs[kind].id})
    return found


def _or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


# -- what is printed -----------------------------------------------------------------------------


def reference(theatre: Theatre) -> shapes.Reference:
    """Return what is known to all and never changes: sheet, ground, cards and glyphs."""
    field = theatre.field
    return {
        "scenario": _scenario(theatre.scenario),
        "seats": [printed_seat(seat) for seat in theatre.seats],
        "battlefield": _battlefield(field),
        "cards": [card_json(card) for card in dict.fromkeys(theatre.units)],
        "units": [
            {
                "id": theatre.unit_ids[unit],
                "card": card.id,
                "figures": [theatre.figure_ids[f] for f in theatre.figures_of(unit)],
            }
            for unit, card in enumerate(theatre.units)
        ],
        "glyphs": [glyph_json(glyph) for glyph in theatre.glyphs],
        "directions": DIRECTIONS,
        "ends": ENDS,
        "markers": MARKER_NAMES,
    }


def _scenario(scenario: Scenario) -> shapes.Scenario:
    names = scenario.field.names
    return {
        "id": scenario.id,
        "name": scenario.name,
        "game": "basic" if scenario.basic else "master",
        "rounds": scenario.rounds,
        "sets": scenario.sets,
        "zones": [
            {"id": zone, "spaces": [names[space] for space in spaces]}
            for zone, spaces in scenario.zones.items()
        ],
        "special": [clause_json(scenario, clause) for clause in scenario.special],
        "victory": [clause_json(scenario, clause) for clause in scenario.victory],
    }


def clause_json(scenario: Scenario, clause: Clause) -> shapes.Clause:
    """Return a special rule or a goal with whatever belongs to it."""
    found: shapes.Clause = {"id": clause.name}
    for name, number in clause.numbers.items():
        found[name] = number
    if clause.seats:
        found["seats"] = clause.seats
    if clause.sides:
        found["sides"] = clause.sides
    if clause.space != NOWHERE:
        found["space"] = scenario.field.names[clause.space]
    if clause.card:
        found["card"] = clause.card
    if clause.glyphs:
        found["glyphs"] = clause.glyphs
    if clause.terrain != NOWHERE:
        found["terrain"] = TERRAINS[clause.terrain]
    return found


def printed_seat(seat: Seat) -> shapes.PrintedSeat:
    """Return what a player is given."""
    return {
        "side": seat.side,
        "name": seat.name,
        "points": seat.points,
        "army": seat.army,
        "zones": seat.zones,
    }


def _battlefield(field: Battlefield) -> shapes.Battlefield:
    """Return the battlefield for those who draw it: hexes of tiles, walls on edges, spaces."""
    tiles: list[shapes.Tile] = []
    for tile in field.tiles:
        tiles.append(
            {
                "terrain": TERRAINS[tile.terrain],
                "size": tile.size,
                "layer": tile.layer,
                "turn": tile.turn,
                "hexes": list(tile.hexes),
            }
        )
    walls: list[shapes.Wall] = []
    for wall, (place, direction) in enumerate(field.wall_edge):
        walls.append(
            {
                "ruin": field.wall_ruin[wall],
                "hex": name_of(place),
                "q": place[0],
                "r": place[1],
                "direction": DIRECTIONS[direction],
                "base": field.wall_base[wall],
                "top": field.wall_top[wall],
            }
        )
    return {
        "id": field.id,
        "name": field.name,
        "tiles": tiles,
        "ruins": ruins_json(field),
        "walls": walls,
        "spaces": spaces_json(field),
    }


def card_json(card: ArmyCard) -> shapes.ArmyCard:
    """Return what is printed on an Army Card, both sides, and how its figures stand there."""
    body = card.body
    return {
        "id": card.id,
        "name": card.name,
        "figures": card.figures,
        "general": GENERALS[card.general],
        "species": card.species,
        "rarity": RARITIES[card.rarity],
        "kind": KINDS[card.kind],
        "class": card.class_,
        "personality": card.personality,
        "size": FIGURE_SIZES[card.size],
        "height": card.height,
        "spaces": card.spaces,
        "master": {"life": card.master.life, **_numbers(card.master), "points": card.master.points},
        "basic": _numbers(card.basic),
        "powers": [
            {"id": power.kind, "name": power.name, **power.numbers, **power.words}
            for power in card.powers
        ],
        "body": {  # breadths in hundredths of a space, heights in thousandths of a level
            "breadth": body.breadth,
            "top": body.top,
            "target_point": body.eye,
            "hit_zone": (body.hit_low, body.hit_high),
            "hit_breadth": body.hit_breadth,
        },
    }


def _numbers(side: Side) -> shapes.BasicSide:
    return {
        "move": side.move,
        "range": side.range,
        "attack": side.attack,
        "defense": side.defense,
    }


def glyph_json(glyph: Glyph) -> shapes.Glyph:
    """Return what is printed on a glyph."""
    return {
        "id": glyph.id,
        "name": glyph.name,
        "letter": glyph.letter,
        "copies": glyph.copies,
        "lasting": LASTINGS[glyph.lasting],
        "effect": GLYPH_EFFECTS[glyph.effect],
        "by": glyph.by,
        "least": glyph.least,
        "roll": glyph.roll,
    }
