"""Why a figure cannot go to a space, or be put on it."""

from __future__ import annotations

from giantstable.games.heroscape.box.cards import GLYPH_EFFECTS
from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules import glyphs
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.nouns import figure_name, zone_name
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.told.why import things
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why


def no_move(fray: Fray, figure: int, space: int) -> Why:
    """Return why a figure that moves cannot end on a space."""
    theatre = fray.theatre
    field = theatre.field
    basic = theatre.basic
    body = theatre.bodies[figure]
    facts: Facts = {"figure": figure_name(theatre, figure), "space": field.names[space]}
    standing = _stands(fray, figure, space)
    if standing is not None:
        rule = "HS-B-MOVE-05" if basic else "HS-M-PASS-04"
        if figure == fray.figures.at[space]:
            return standing
        return why("taken", rule, facts, things.figures(fray, [fray.figures.at[space]]))
    if not field.fits(space, body.height):
        return why("no-room", "HS-M-OVH-02", facts, things.roof(fray, space))
    if not basic and _kelda(fray, figure, space):
        return why("not-wounded", "HS-G-KEL-01", facts, things.space(fray, space))
    far = _distance(fray, figure, space)
    reach = destinations.allowance(fray, figure)
    if far > reach:
        facts["n"] = far
        facts["move"] = reach
        return why("too-far", "HS-B-MOVE-01" if basic else "HS-M-MOVE-01", facts)
    if body.spaces == 2 and not _has_level_neighbour(fray, figure, space):
        return why("uneven", "HS-B-DBL-03" if basic else "HS-M-DBL-03", facts)
    beside = [here for here in fray.figures.spaces(figure) if field.near[here] >> space & 1]
    for here in beside:
        rise = field.level[space] - field.level[here]
        facts["n"] = rise
        if theatre.ground.passage.barred(here, space, body.height):
            return why("ruin", "HS-M-TIGHT-01", facts, things.wall(fray, here, space))
        if not theatre.ground.passage.open(here, space, body.height):
            return why("tight", "HS-M-TIGHT-01", facts, things.space(fray, space))
        if not basic and rise >= body.height:
            facts["height"] = body.height
            return why("too-high", "HS-M-HL-01", facts, things.space(fray, space))
        facts["move"] = reach
        if rise > 0:
            return why("too-steep", "HS-B-MOVE-06" if basic else "HS-M-UP-02", facts)
    facts.pop("n", None)
    facts["move"] = reach
    return why("no-way", "HS-B-MOVE-01" if basic else "HS-M-MOVE-01", facts)


def no_place(fray: Fray, d: Decision, space: int) -> Why:
    """Return why a figure cannot be put on a space."""
    theatre = fray.theatre
    field = theatre.field
    figure = d.subject
    body = theatre.bodies[figure]
    facts: Facts = {"figure": figure_name(theatre, figure), "space": field.names[space]}
    if fray.figures.at[space] != NOBODY:
        rule = "HS-B-MOVE-05" if theatre.basic else "HS-M-PASS-04"
        return why("taken", rule, facts, things.figures(fray, [fray.figures.at[space]]))
    if not field.fits(space, body.height):
        return why("no-room", "HS-M-OVH-02", facts, things.roof(fray, space))
    asker = ASKED_BY.get(d.kind)
    refused = None if asker is None else asker.why_not(fray, d, space, facts)
    if refused is not None:
        return refused
    if d.kind == asks.SUMMON_PLACE.name:
        return why("no-summon-place", d.rule, facts)
    zone = fray.zone[d.seat]
    zones = list(theatre.scenario.zones.values())
    if zone != NOWHERE and space not in zones[zone]:
        facts["zone"] = zone_name(theatre, zone)
        return why("outside-zone", "HS-M-PLACE-01", facts)
    if fray.glyphs >> space & 1:
        return why("glyph-in-zone", d.rule, facts, things.space(fray, space))
    return why("uneven", "HS-M-DBL-03", facts)


def _stands(fray: Fray, figure: int, space: int) -> Why | None:
    other: int = fray.figures.at[space]
    if other == NOBODY:
        return None
    name = figure_name(fray.theatre, figure)
    rule = "HS-B-MOVE-01" if fray.theatre.basic else "HS-M-MOVE-01"
    return why("here", rule, {"figure": name, "space": fray.theatre.field.names[space]})


def _kelda(fray: Fray, figure: int, space: int) -> bool:
    """Return whether a glyph that heals lies there, for all to see, and nothing is to be healed."""
    number = fray.glyph_at(space)
    if number == NOBODY or fray.glyph_hidden[number]:
        return False
    effect = fray.theatre.glyphs[fray.glyph_kind[number]].effect
    return GLYPH_EFFECTS[effect] == "heal" and not glyphs.open_to(fray, figure, space)


def _distance(fray: Fray, figure: int, space: int) -> int:
    ranges = fray.theatre.ground.ranges
    return min(ranges.distance(here, space) for here in fray.figures.spaces(figure))


def _has_level_neighbour(fray: Fray, figure: int, space: int) -> bool:
    """Return whether a figure of two spaces could stand there with one of its ends."""
    field = fray.theatre.field
    height = fray.theatre.bodies[figure].height
    for d in range(6):
        for near in field.beside[space * 6 + d]:
            if field.level[near] == field.level[space] and field.fits(near, height):
                if fray.figures.at[near] in (NOBODY, figure):
                    return True
    return False
