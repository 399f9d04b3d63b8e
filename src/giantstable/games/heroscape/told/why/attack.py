"""Why a figure cannot be attacked, or has nobody to attack."""

from __future__ import annotations

from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.ray import FIGURE, HINDRANCES
from giantstable.games.heroscape.rules.attack import line_of_sight, strength
from giantstable.games.heroscape.rules.powers.thorian_speed import too_quick, why_too_quick
from giantstable.games.heroscape.table.engagement import engaged_with
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.table.nouns import figure_name
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.told.why.things import figures, hindrances
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why


def no_attack(fray: Fray, d: Decision, target: int) -> Why:
    """Return why none of the figures that may still attack can attack this one.

    The attacker that comes nearest to it speaks.
    """
    theatre = fray.theatre
    facts: Facts = {"target": figure_name(theatre, target)}
    seat = fray.seat_of(target)
    if theatre.seats[seat].side == theatre.seats[d.seat].side:
        return why("friend", "HS-M-ATK-14", facts)
    left = [figure for figure in fray.able() if not fray.struck >> figure & 1]
    if not left:
        return why("all-struck", "HS-B-ATK-03" if theatre.basic else "HS-M-ATK-04", facts)
    ranges = theatre.ground.ranges
    attacker = left[0]
    for other in left[1:]:
        if ranges.apart(fray.figures, other, target) < ranges.apart(fray.figures, attacker, target):
            attacker = other
    return _not_by(fray, attacker, target, facts)


def _not_by(fray: Fray, attacker: int, target: int, facts: Facts) -> Why:
    """Return why one figure cannot attack another."""
    theatre = fray.theatre
    basic = theatre.basic
    facts["figure"] = figure_name(theatre, attacker)
    engaged = engaged_with(fray, attacker)
    if engaged and target not in engaged:
        facts["foe"] = figure_name(theatre, engaged[0])
        return why("engaged", "HS-M-RNG-03", facts, figures(fray, engaged))
    far = theatre.ground.ranges.apart(fray.figures, attacker, target)
    reach = strength.reach(fray, attacker)
    if reach == 1:
        return why("only-adjacent", "HS-B-RNG-02" if basic else "HS-M-RNG-02", facts)
    if far > reach:
        facts["n"] = far
        facts["range"] = reach
        return why("out-of-range", "HS-B-RNG-01" if basic else "HS-M-RNG-01", facts)
    if too_quick(fray, target):
        return why_too_quick(facts)
    if not line_of_sight.sees(fray, attacker, target, basic):
        return _hidden(fray, attacker, target, facts)
    return why("no-attack", "HS-B-ATK-01" if basic else "HS-M-ATK-01", facts)


def _hidden(fray: Fray, attacker: int, target: int, facts: Facts) -> Why:
    """Return what is in the way of a look (HS-M-LOS-03): the thing nearest to the looker."""
    theatre = fray.theatre
    rule = "HS-B-LOS-03" if theatre.basic else "HS-M-LOS-03"
    look = theatre.ground.sight.look(fray.figures, attacker, target, theatre.basic)
    if not look.hindrances:
        return why("out-of-sight", rule, facts)
    hindrance = look.hindrances[0]
    things = hindrances(fray, look.hindrances)
    facts["space"] = name_of(hindrance.place)
    if hindrance.kind == FIGURE:
        facts["blocker"] = figure_name(theatre, hindrance.number)
        return why("hidden-by-figure", rule, facts, things)
    facts["what"] = HINDRANCES[hindrance.kind]
    return why("hidden", rule, facts, things)


def nothing_to_attack(fray: Fray, figure: int) -> Why:
    """Return why an own figure of the acting card cannot attack."""
    theatre = fray.theatre
    facts: Facts = {"figure": figure_name(theatre, figure)}
    if fray.struck >> figure & 1:
        return why("has-struck", "HS-B-ATK-03" if theatre.basic else "HS-M-ATK-04", facts)
    return why("no-target", "HS-B-TURN-05" if theatre.basic else "HS-M-ATK-01", facts)
