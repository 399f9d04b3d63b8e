"""What an option would do, whatever is asked.

Nothing that its seat may not know goes into it: neither hidden markers and glyphs nor the scout,
and nothing that chance has not said yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.rules.glyphs import summon_places
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.rules.powers.index import ASKED_BY
from giantstable.games.heroscape.rules.powers.spirits import spirit_dice
from giantstable.games.heroscape.rules.powers.the_drop import in_reserve, landing
from giantstable.games.heroscape.table import asks, nouns
from giantstable.games.heroscape.table.codes import (
    DONE,
    NORMAL,
    aim_of,
    attacker_of,
    first_of,
    second_of,
    using_of,
)
from giantstable.games.heroscape.table.forms import ATTACKS, MOVE, PLACE, RECRUIT, ZONE
from giantstable.games.heroscape.table.fray import Fray
from giantstable.games.heroscape.told.show import aim, rolls
from giantstable.games.heroscape.told.show.area import special_attack
from giantstable.games.heroscape.told.show.dice import reasons
from giantstable.games.heroscape.told.show.way import stay, way
from giantstable.kernel.decision import Decision
from giantstable.kernel.form import NO
from giantstable.kernel.masks import mask_of, members

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes


def show(fray: Fray, d: Decision, code: int) -> shapes.Show | None:
    """Return everything known of an option; None where nothing is to be shown."""
    form = d.kind_of.form
    if form is MOVE:
        return _move(fray, d.subject, code)
    if code == DONE:
        return None
    if form in ATTACKS:
        return _attack(fray, code)
    if form is PLACE:
        return _placed(fray, d.subject, code)
    if form is RECRUIT:
        return _recruit(fray, d, code)
    if form is ZONE:
        return {"reach": _names(fray, list(fray.theatre.scenario.zones.values())[code])}
    return _answer(fray, d, code)


def _answer(fray: Fray, d: Decision, code: int) -> shapes.Show | None:
    """Return what follows from a figure, a card, a yes or a no."""
    kind = d.kind
    if kind == asks.MOVER.name:
        return _mover(fray, code)
    if kind == asks.NEXT_DEFENDER.name:
        return _figure(fray, code, rolls.defense(fray, d.subject, code, d.about))
    if kind == asks.SUMMON.name:
        reach = [space for place in summon_places(fray, d.subject, code) for space in _two(place)]
        return {"figure": fray.theatre.figure_ids[code], "reach": _names(fray, reach)}
    if kind == asks.SPIRIT.name:
        return {"adds": reasons(fray, spirit_dice(fray, d.subject))}
    if code == NO:
        return None
    if kind == asks.SWIPE.name:
        return _figure(fray, d.subject, [rolls.swipe(fray, d.about)])
    if kind == asks.CALL_REINFORCEMENTS.name:
        clause = fray.theatre.scenario.rule("reinforcements")
        assert clause is not None
        return {"rolls": [rolls.reinforcements(fray, clause)]}
    if kind == asks.DROP.name:
        places = landing(fray, d.subject, len(in_reserve(fray, d.subject)))
        return {"reach": _names(fray, [first_of(place) for place in places])}
    return _power(fray, d, code)


def _power(fray: Fray, d: Decision, code: int) -> shapes.Show | None:
    """Return the rolls of a power that asks; None for a card that is only chosen."""
    asker = ASKED_BY.get(d.kind)
    found = [] if asker is None else rolls.needed(fray, asker, d.subject, code)
    if not found:
        return None
    shown: shapes.Show = {"rolls": found}
    if d.kind_of.subject is nouns.FIGURE:
        shown["figure"] = fray.theatre.figure_ids[d.subject]
    return shown


# -- moves ----------------------------------------------------------------------------------------


def _move(fray: Fray, figure: int, code: int) -> shapes.Show:
    here = stay(fray, figure) if code == DONE else way(fray, figure, code)
    shown: shapes.Show = {"figure": fray.theatre.figure_ids[figure], "way": here}
    shown["stands"] = [here["spaces"][-1]]
    if "spaces2" in here:
        shown["stands"].append(here["spaces2"][-1])
    return shown


def _mover(fray: Fray, figure: int) -> shapes.Show:
    """Return where a figure could go if it moved now."""
    reach: list[int] = []
    for code in destinations.offered(fray, figure).codes:
        reach.extend(_two(code))
    return {"figure": fray.theatre.figure_ids[figure], "reach": _names(fray, reach)}


# -- attacks --------------------------------------------------------------------------------------


def _attack(fray: Fray, code: int) -> shapes.Show:
    attacker = attacker_of(code)
    if using_of(code) != NORMAL:
        return special_attack(fray, code)
    return {
        "figure": fray.theatre.figure_ids[attacker],
        "attack": aim.normal(fray, attacker, aim_of(code)),
    }


def _figure(fray: Fray, figure: int, found: list[shapes.Roll]) -> shapes.Show:
    shown: shapes.Show = {"figure": fray.theatre.figure_ids[figure]}
    if found:
        shown["rolls"] = found
    return shown


# -- places and cards -----------------------------------------------------------------------------


def _placed(fray: Fray, figure: int, code: int) -> shapes.Show:
    names = fray.theatre.field.names
    stands = [names[space] for space in _two(code)]
    return {"figure": fray.theatre.figure_ids[figure], "stands": stands}


def _recruit(fray: Fray, d: Decision, unit: int) -> shapes.Show:
    """Return what a card costs; the question is about the points that are left."""
    points = fray.theatre.units[unit].master.points
    most = fray.theatre.seats[d.seat].points
    if d.kind == asks.REINFORCE.name:
        clause = fray.theatre.scenario.rule("reinforcements")
        assert clause is not None
        most = clause.numbers["points"]
    left = d.subject - points
    return {"recruit": {"points": points, "spent": most - left, "left": left}}


def _two(code: int) -> list[int]:
    """Return the one or two spaces of a place."""
    second = second_of(code)
    return [first_of(code)] if second == NOWHERE else [first_of(code), second]


def _names(fray: Fray, spaces: list[int]) -> list[str]:
    """Return the names of spaces, each once."""
    return [fray.theatre.field.names[space] for space in members(mask_of(spaces))]
