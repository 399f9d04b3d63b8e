"""Names for everything: the notation of options, and which words people are shown."""

from __future__ import annotations

from typing import Final

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.prices import (
    extreme_falls_of,
    falls_of,
    major_falls_of,
    swipes_of,
)
from giantstable.games.heroscape.table import asks
from giantstable.games.heroscape.table.asks import (
    DONE,
    NORMAL,
    YES,
    aim_of,
    attacker_of,
    first_of,
    price_of,
    second_of,
    using_of,
)
from giantstable.games.heroscape.table.fray import Fray, fray_on
from giantstable.games.heroscape.table.theatre import Theatre
from giantstable.kernel.decision import Decision
from giantstable.kernel.event import HIDDEN, Event
from giantstable.kernel.message import Facts, Message

# What the codes of a question are.
YES_OR_NO: Final = 0
UNIT: Final = 1
FIGURE: Final = 2
PLACE: Final = 3
MOVE: Final = 4
ATTACK: Final = 5
ZONE: Final = 6
FORM_OF: Final[dict[str, int]] = {
    asks.DRAFT.name: UNIT,
    asks.REINFORCE.name: UNIT,
    asks.CALL_REINFORCEMENTS.name: YES_OR_NO,
    asks.ZONE.name: ZONE,
    asks.PLACE_NEXT.name: UNIT,
    asks.PLACE.name: PLACE,
    asks.SCOUT.name: UNIT,
    asks.DROP.name: YES_OR_NO,
    asks.DROP_PLACE.name: PLACE,
    asks.MARKER.name: UNIT,
    asks.CARD.name: UNIT,
    asks.MOVER.name: FIGURE,
    asks.MOVE_TO.name: MOVE,
    asks.SWIPE.name: YES_OR_NO,
    asks.ATTACK.name: ATTACK,
    asks.NEXT_DEFENDER.name: FIGURE,
    asks.THROW.name: ATTACK,
    asks.CHARGE.name: YES_OR_NO,
    asks.CHOMP.name: FIGURE,
    asks.SHACKLE.name: FIGURE,
    asks.CLONE_PLACE.name: PLACE,
    asks.SPIRIT.name: UNIT,
    asks.SUMMON.name: FIGURE,
    asks.SUMMON_PLACE.name: PLACE,
    asks.CASUALTY.name: UNIT,
}
# What the subject of a question is, where it is a unit; of the others it is a figure.
UNIT_SUBJECTS: Final = [asks.ATTACK.name, asks.CHARGE.name, asks.DROP.name, asks.THROW.name]

DIRECTIONS: Final = ["e", "se", "sw", "w", "nw", "ne"]
ENDS: Final = ["head", "tail"]
MARKER_NAMES: Final = ["1", "2", "3", "X"]  # HS-M-OM-01
PRICES: Final = ["swipes", "falls", "major", "extreme"]  # of a move
WHOLE_SQUAD: Final = ["grenades", "clone"]  # powers that name no attacker and no aim at first


# -- notation ------------------------------------------------------------------------------------


def notation(d: Decision, code: int) -> str:
    """Return the short stable name of an option."""
    theatre = fray_on(d.table).theatre
    form = FORM_OF[d.kind]
    if code == DONE:
        return "stay" if form == MOVE else "done"
    if form == UNIT:
        return theatre.unit_ids[code]
    if form == FIGURE:
        return theatre.figure_ids[code]
    if form == PLACE:
        return place_name(theatre, code)
    if form == MOVE:
        words = [place_name(theatre, code)]
        for i, price in enumerate(prices(code)):
            if price > 0:
                words.append(f"{PRICES[i]}:{price}")
        return " ".join(words)
    if form == ATTACK:
        return _attack(theatre, d, code)
    if form == ZONE:
        return list(theatre.scenario.zones)[code]
    return "yes" if code == YES else "no"


def place_name(theatre: Theatre, code: int) -> str:
    """Return a place as notation writes it: ``C5``, or ``C5-D5`` with the head first."""
    names = theatre.field.names
    second = second_of(code)
    name = names[first_of(code)]
    return name if second == NOWHERE else f"{name}-{names[second]}"


def prices(code: int) -> list[int]:
    """Return what a move costs the figure: swipes, falls, major falls, extreme falls."""
    price = price_of(code)
    return [swipes_of(price), falls_of(price), major_falls_of(price), extreme_falls_of(price)]


def power_used(theatre: Theatre, code: int) -> str:
    """Return the kind of power that an attack uses; empty for the normal attack."""
    using = using_of(code)
    if using == NORMAL:
        return ""
    return theatre.card_of(attacker_of(code)).powers[using - 1].kind


def _attack(theatre: Theatre, d: Decision, code: int) -> str:
    ids = theatre.figure_ids
    attacker = attacker_of(code)
    power = power_used(theatre, code)
    if not power:
        return f"{ids[attacker]}>{ids[aim_of(code)]}"
    if power == "fire-line":
        aim = aim_of(code)
        return f"{ids[attacker]} {power} {ENDS[aim // 6]} {DIRECTIONS[aim % 6]}"
    if power in WHOLE_SQUAD and d.kind != asks.THROW.name:
        return f"{theatre.unit_ids[theatre.unit_of[attacker]]} {power}"
    return f"{ids[attacker]} {power} {ids[aim_of(code)]}"


# -- what an option points at --------------------------------------------------------------------


def option_facts(d: Decision, code: int) -> dict[str, str | int]:
    """Return what an option does, and the ids of the things it points at."""
    theatre = fray_on(d.table).theatre
    form = FORM_OF[d.kind]
    facts: dict[str, str | int] = {"do": d.kind}
    if code == DONE:
        facts["do"] = "stay" if form == MOVE else "done"
    elif form == UNIT:
        facts["unit"] = theatre.unit_ids[code]
    elif form == FIGURE:
        facts["figure"] = theatre.figure_ids[code]
    elif form == PLACE or form == MOVE:
        facts["figure"] = theatre.figure_ids[d.subject]
        facts["space"] = theatre.field.names[first_of(code)]
        if second_of(code) != NOWHERE:
            facts["space2"] = theatre.field.names[second_of(code)]
        if form == MOVE:
            for i, price in enumerate(prices(code)):
                if price > 0:
                    facts[PRICES[i]] = price
    elif form == ATTACK:
        _attack_facts(theatre, d, code, facts)
    elif form == ZONE:
        facts["zone"] = list(theatre.scenario.zones)[code]
    else:
        facts["do"] = f"{d.kind}-{'yes' if code == YES else 'no'}"
    return facts


def _attack_facts(theatre: Theatre, d: Decision, code: int, facts: dict[str, str | int]) -> None:
    attacker = attacker_of(code)
    power = power_used(theatre, code)
    if power in WHOLE_SQUAD and d.kind != asks.THROW.name:
        facts["unit"] = theatre.unit_ids[theatre.unit_of[attacker]]
    else:
        facts["figure"] = theatre.figure_ids[attacker]
    if power:
        facts["power"] = power
    if power == "fire-line":
        facts["end"] = ENDS[aim_of(code) // 6]
        facts["direction"] = DIRECTIONS[aim_of(code) % 6]
    elif "figure" in facts:
        facts["target"] = theatre.figure_ids[aim_of(code)]


# -- words for people ----------------------------------------------------------------------------


def figure_name(theatre: Theatre, figure: int) -> str:
    """Return a figure for people: the name of its card, of a squad with its number."""
    unit = theatre.unit_of[figure]
    name = unit_name(theatre, unit)
    if theatre.units[unit].figures == 1:
        return name
    return f"{name} {figure - theatre.first_figure[unit] + 1}"


def unit_name(theatre: Theatre, unit: int) -> str:
    """Return a card for people; a second one of its kind has its number."""
    name = theatre.units[unit].name
    _, second, copy = theatre.unit_ids[unit].partition("#")
    return f"{name} #{copy}" if second else name


def zone_name(theatre: Theatre, zone: int) -> Message:
    """Return a start zone for people: its colour."""
    return Message("heroscape-zone", {"zone": list(theatre.scenario.zones)[zone]})


def prompt(d: Decision) -> Message:
    """Return what a seat is asked."""
    fray = fray_on(d.table)
    theatre = fray.theatre
    facts: Facts = {}
    kind = d.kind
    if kind == asks.MARKER.name:
        facts["marker"] = MARKER_NAMES[d.subject]
    elif d.subject < 0:
        facts = {}
    elif kind in UNIT_SUBJECTS:
        facts["unit"] = unit_name(theatre, d.subject)
    else:
        facts["figure"] = figure_name(theatre, d.subject)
    if kind == asks.SWIPE.name:
        facts["target"] = figure_name(theatre, d.about)
    return Message(f"heroscape-ask-{kind}", facts)


def option_text(d: Decision, code: int) -> Message:
    """Return an option for people."""
    theatre = fray_on(d.table).theatre
    form = FORM_OF[d.kind]
    if code == DONE:
        return Message(f"heroscape-option-{d.kind}-done")
    if form == UNIT:
        facts: Facts = {"unit": unit_name(theatre, code)}
        if d.kind in (asks.DRAFT.name, asks.REINFORCE.name):
            facts["n"] = theatre.units[code].master.points
        return Message(f"heroscape-option-{d.kind}", facts)
    if form == FIGURE:
        return Message(f"heroscape-option-{d.kind}", {"figure": figure_name(theatre, code)})
    if form == PLACE:
        return Message("heroscape-option-place", {"space": place_name(theatre, code)})
    if form == MOVE:
        return _move_text(theatre, code)
    if form == ATTACK:
        return _attack_text(theatre, d, code)
    if form == ZONE:
        return Message("heroscape-option-zone", {"zone": zone_name(theatre, code)})
    return Message(f"heroscape-option-{d.kind}-{'yes' if code == YES else 'no'}")


def _move_text(theatre: Theatre, code: int) -> Message:
    facts: Facts = {"space": place_name(theatre, code)}
    for i, price in enumerate(prices(code)):
        facts[PRICES[i]] = price
    return Message("heroscape-option-move", facts)


def _attack_text(theatre: Theatre, d: Decision, code: int) -> Message:
    attacker = attacker_of(code)
    power = power_used(theatre, code)
    facts: Facts = {"figure": figure_name(theatre, attacker)}
    if not power:
        facts["target"] = figure_name(theatre, aim_of(code))
        return Message("heroscape-option-attack", facts)
    unit = theatre.unit_of[attacker]
    facts["power"] = theatre.units[unit].powers[using_of(code) - 1].name
    if power == "fire-line":
        facts["end"] = ENDS[aim_of(code) // 6]
        facts["direction"] = DIRECTIONS[aim_of(code) % 6]
        return Message("heroscape-option-line", facts)
    if power in WHOLE_SQUAD and d.kind != asks.THROW.name:
        facts = {"unit": unit_name(theatre, unit), "power": facts["power"]}
        return Message("heroscape-option-squad-power", facts)
    facts["target"] = figure_name(theatre, aim_of(code))
    return Message("heroscape-option-special", facts)


# -- events --------------------------------------------------------------------------------------

FIGURES: Final = ["figure", "target"]
SPACES: Final = ["space", "space2"]


def event_facts(fray: Fray, event: Event) -> dict[str, str | int]:
    """Return the facts of an event by name, ids instead of numbers."""
    facts: dict[str, str | int] = {}
    values = event.values()
    for i, name in enumerate(event.kind.facts):
        facts[name] = _fact(fray.theatre, event, name, values[i], ids=True)
    return facts


def event_text(fray: Fray, event: Event, viewer: int | None) -> Message:
    """Return an event for people: its own seat is "you", others are players by number."""
    facts: Facts = {"you": "yes" if viewer == event.seat else "no", "player": event.seat + 1}
    values = event.values()
    hidden = False
    for i, name in enumerate(event.kind.facts):
        if values[i] == HIDDEN and name in event.kind.private:
            hidden = True
        elif name == "zone":
            facts[name] = zone_name(fray.theatre, values[i])
        elif name == "space2":
            if values[i] != NOWHERE:
                facts["space"] = f"{facts['space']}-{fray.theatre.field.names[values[i]]}"
        else:
            facts[name] = _fact(fray.theatre, event, name, values[i], ids=False)
    key = f"heroscape-event-{event.kind.name}"
    return Message(f"{key}-hidden" if hidden else key, facts)


def _fact(theatre: Theatre, event: Event, name: str, value: int, ids: bool) -> str | int:
    if name == "unit":
        if value == HIDDEN:
            return ""
        return theatre.unit_ids[value] if ids else unit_name(theatre, value)
    if name in FIGURES:
        if value == HIDDEN:  # an attack that is aimed at nobody
            return ""
        return theatre.figure_ids[value] if ids else figure_name(theatre, value)
    if name in SPACES:
        return "" if value == NOWHERE else theatre.field.names[value]
    if name == "glyph":
        return theatre.glyphs[value].id if ids else theatre.glyphs[value].name
    if name == "marker":
        return "" if value == HIDDEN else MARKER_NAMES[value]
    if name == "zone":
        return list(theatre.scenario.zones)[value]
    if name == "direction":
        return DIRECTIONS[value]
    if name == "power":
        power = theatre.card_of(event.a).powers[value - 1]
        return power.kind if ids else power.name
    return value
