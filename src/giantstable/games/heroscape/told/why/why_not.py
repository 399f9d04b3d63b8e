"""Why not: somebody pointed at a thing that cannot be chosen now; the rule that says so.

Reasons come from what the seat can see: never from a hidden marker, glyph or scout.
"""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.box.cards import UNIQUE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.rules.powers.the_drop import drops_in
from giantstable.games.heroscape.rules.setup.gathering import points_left
from giantstable.games.heroscape.rules.setup.scouting import may_be_scout, needs_hero
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.armies import points_of
from giantstable.games.heroscape.table.engagement import adjacent_figures
from giantstable.games.heroscape.table.forms import ATTACKS, CARDS, FIGURE, MOVE, PLACE, ZONE
from giantstable.games.heroscape.table.fray import FIGHT, GATHER, STANDING, Fray
from giantstable.games.heroscape.table.nouns import figure_name, unit_name, zone_name
from giantstable.games.heroscape.table.reasons import why
from giantstable.games.heroscape.table.special_power import AFTER_MOVING
from giantstable.games.heroscape.told.why.attack import no_attack, nothing_to_attack
from giantstable.games.heroscape.told.why.space import no_move, no_place
from giantstable.games.heroscape.told.why.things import figures
from giantstable.kernel.decision import Decision
from giantstable.kernel.message import Facts, Why

ALIASES: Final = {"target": "figure", "space2": "space", "glyph": "space"}


def why_not(fray: Fray, seat: int | None, d: Decision | None, thing: dict[str, str]) -> Why | None:
    """Return why the thing cannot be chosen; None if it can be, or if there is no such thing.

    A thing is a ``figure`` (or ``target``), a ``unit``, a ``space``, a ``zone``, or a ``glyph`` by
    the space it lies on.
    """
    if len(thing) != 1:
        return None
    given = next(iter(thing))
    kind = ALIASES.get(given, given)
    id_ = thing[given]
    which = _numbered(fray, kind, id_)
    if which < 0:
        return None
    if fray.result != 0:
        return why("over", "HS-B-OBJ-01" if fray.theatre.basic else "HS-M-OBJ-01")
    if d is None or seat != d.seat:
        return _not_asked(fray)
    if given == "space" and _tail_only(d, id_):
        rule = "HS-B-DBL-01" if fray.theatre.basic else "HS-M-DBL-01"
        return why(
            "tail-only", rule, {"figure": figure_name(fray.theatre, d.subject), "space": id_}
        )
    if _is_pointed_at(fray, d, kind, id_, which):
        return None
    form = d.kind_of.form
    if kind == "zone":
        if form is ZONE:
            return why("zone", "HS-M-PLACE-02", {"zone": zone_name(fray.theatre, which)})
        return _first(fray, d)
    if kind == "unit":
        return _unit(fray, d, which)
    if kind == "space":
        if form is MOVE:
            return no_move(fray, d.subject, which)
        if form is PLACE:
            return no_place(fray, d, which)
        at: int = fray.figures.at[which]
        if at != NOBODY:
            if _is_pointed_at(fray, d, "figure", fray.theatre.figure_ids[at], at):
                return None
            return _figure(fray, d, at)
        return _first(fray, d)
    return _figure(fray, d, which)


def _numbered(fray: Fray, kind: str, id_: str) -> int:
    """Return the number of a thing among its like; -1 if there is no such thing."""
    theatre = fray.theatre
    if kind == "space":
        return theatre.field.space(id_)
    known: list[str] = []
    if kind == "figure":
        known = theatre.figure_ids
    elif kind == "unit":
        known = theatre.unit_ids
    elif kind == "zone":
        known = list(theatre.scenario.zones)
    return known.index(id_) if id_ in known else -1


def _is_pointed_at(fray: Fray, d: Decision, kind: str, id_: str, which: int) -> bool:
    """Return whether some option points at a thing; a figure stands for its card too."""
    unit = fray.theatre.unit_ids[fray.theatre.unit_of[which]] if kind == "figure" else ""
    for code in d.codes:
        facts = d.kind_of.form.facts(d, code)
        for name, value in facts.items():
            if value == id_ and ALIASES.get(name, name) == kind:
                return True
        if unit and facts.get("unit") == unit:
            return True
    return False


def _tail_only(d: Decision, space: str) -> bool:
    """Return whether options name a space, but none by the end that a figure is put down with."""
    found = False
    for code in d.codes:
        facts = d.kind_of.form.facts(d, code)
        if facts.get("space") == space:
            return False
        found = found or facts.get("space2") == space
    return found


def _not_asked(fray: Fray) -> Why:
    """Return why somebody who is not asked cannot choose anything."""
    if fray.phase == GATHER:
        return why("not-asked", "HS-M-DRAFT-01")
    if fray.phase == FIGHT:
        return why("not-your-turn", "HS-B-FIRST-03" if fray.theatre.basic else "HS-M-INIT-04")
    return why("not-asked", "HS-M-RND-03")


def _first(fray: Fray, d: Decision) -> Why:
    """Return what has to be settled before anything else."""
    form = d.kind_of.form
    if form in CARDS:
        return why("first-card", d.rule)
    if form is FIGURE or form in ATTACKS:
        return why("first-figure", d.rule)
    if form is MOVE or form is PLACE:
        name: Facts = {"figure": figure_name(fray.theatre, d.subject)}
        return why("first-place", d.rule, name, figures(fray, [d.subject]))
    return why("first-answer", d.rule)


# -- cards ---------------------------------------------------------------------------------------


def _unit(fray: Fray, d: Decision, unit: int) -> Why:
    theatre = fray.theatre
    facts: Facts = {"unit": unit_name(theatre, unit)}
    owner = fray.owner[unit]
    kind = d.kind
    if kind == asks.DRAFT.name or kind == asks.REINFORCE.name:
        return _not_drafted(fray, d, unit, facts)
    if d.kind_of.form not in CARDS:
        if fray.unit != NOBODY and fray.unit != unit:
            acting: Facts = {"unit": unit_name(theatre, fray.unit)}
            return why("other-card", _only_card(fray), acting)
        return _first(fray, d)
    asker = ASKED_BY.get(kind)
    refused = None if asker is None else asker.why_not(fray, d, unit, facts)
    if refused is not None:
        return refused
    if owner != d.seat:
        return why("unit-not-yours", d.rule, facts)
    if kind == asks.SCOUT.name:
        return why("no-scout", d.rule, facts)
    if kind == asks.PLACE_NEXT.name:
        return why("nothing-to-place", d.rule, facts)
    if kind == asks.CASUALTY.name:
        return why("no-casualty", d.rule, facts)
    return why("unit-out", "HS-B-TURN-02" if theatre.basic else "HS-M-LIFE-06", facts)


def _not_drafted(fray: Fray, d: Decision, unit: int, facts: Facts) -> Why:
    theatre = fray.theatre
    card = theatre.units[unit]
    owner = fray.owner[unit]
    if owner != NOBODY:
        facts["player"] = owner + 1
        return why("unit-taken", d.rule, facts)
    captive = theatre.scenario.rule("captive")
    if captive is not None and captive.card == card.id:
        return why("unit-captive", "HS-S-RESC-06", facts)
    mine = [theatre.units[each] for each in fray.army(d.seat)]
    if card.rarity == UNIQUE and card in mine:
        return why("unit-twice", "HS-X-UNI-01", facts)
    if d.kind == asks.REINFORCE.name:
        if drops_in(card):
            return why("unit-drops", "HS-S-WINT-09", facts)
        if fray.spent >> unit & 1:
            return why("unit-spent", "HS-S-WINT-08", facts)
        facts["n"] = card.master.points
        return why("unit-dear", "HS-S-WINT-08", facts)
    if needs_hero(fray, d.seat) and not may_be_scout(card):
        return why("hero-first", "HS-S-TEMP-06", facts)
    left = points_left(fray, d.seat)
    if card.master.points <= left:  # another copy of the same card is offered
        return why("unit-copy", d.rule, facts)
    facts["n"] = card.master.points
    facts["left"] = left
    facts["spent"] = points_of(mine)
    return why("unit-points", "HS-M-ARMY-02", facts)


def _only_card(fray: Fray) -> str:
    return "HS-B-TURN-03" if fray.theatre.basic else "HS-M-OM-02"


# -- figures -------------------------------------------------------------------------------------


def _figure(fray: Fray, d: Decision, figure: int) -> Why:
    theatre = fray.theatre
    facts: Facts = {"figure": figure_name(theatre, figure)}
    form = d.kind_of.form
    unit = theatre.unit_of[figure]
    if form in CARDS:
        return _unit(fray, d, unit)
    if figure == fray.captive:
        return why("captive", "HS-S-RESC-06", facts)
    if form is not FIGURE and form is not MOVE and form not in ATTACKS:
        return _first(fray, d)
    if fray.fate[figure] != STANDING:
        return why("off-field", d.rule, facts)
    own = fray.seat_of(figure) == d.seat
    if form is MOVE:
        if own or bool(fray.friends[d.seat] >> fray.seat_of(figure) & 1):
            return _first(fray, d)
        rule = "HS-B-TURN-01" if theatre.basic else "HS-M-TURN-04"
        return why("attack-later", rule, facts)
    if d.kind == asks.MOVER.name:
        return _not_mover(fray, d, figure, facts)
    if d.kind == asks.ATTACK.name:
        if own and figure not in fray.able():
            acting: Facts = {"unit": unit_name(theatre, fray.unit)}
            return why("other-card", _only_card(fray), acting)
        if own:
            return nothing_to_attack(fray, figure)
        return no_attack(fray, d, figure)
    if d.kind == asks.NEXT_DEFENDER.name:
        return why("not-hit", d.rule, facts)
    if d.kind == asks.SUMMON.name:
        return why("no-summon", d.rule, facts)
    return _not_by_its_power(fray, d, figure, facts)


def _not_mover(fray: Fray, d: Decision, figure: int, facts: Facts) -> Why:
    theatre = fray.theatre
    if fray.seat_of(figure) != d.seat:
        if fray.friends[d.seat] >> fray.seat_of(figure) & 1:
            return why("team-mates", "HS-M-TEAM-02", facts)
        return why("attack-later", "HS-B-TURN-01" if theatre.basic else "HS-M-TURN-04", facts)
    if fray.moved >> figure & 1:
        return why("has-moved", d.rule, facts)
    acting: Facts = {"unit": unit_name(theatre, fray.unit)}
    return why("other-card", _only_card(fray), acting)


def _not_by_its_power(fray: Fray, d: Decision, figure: int, facts: Facts) -> Why:
    """Return why a figure is no answer to the question of a power."""
    asker = ASKED_BY[d.kind]
    if asker.acts == AFTER_MOVING and figure not in adjacent_figures(fray, d.subject):
        facts["who"] = figure_name(fray.theatre, d.subject)
        return why("not-adjacent", d.rule, facts, figures(fray, [d.subject]))
    return asker.why_not(fray, d, figure, facts) or _first(fray, d)
