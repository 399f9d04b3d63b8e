"""What is in the way, by ids, so that it can be lit: figures, spaces, ruins."""

from __future__ import annotations

from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.ray import FIGURE, RUIN, Hindrance
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.noun import Ids


def figures(fray: Fray, numbers: list[int]) -> list[Ids]:
    """Return some figures."""
    return [{"figure": fray.theatre.figure_ids[number]} for number in numbers]


def space(fray: Fray, number: int) -> list[Ids]:
    """Return a space."""
    return [{"space": fray.theatre.field.names[number]}]


def roof(fray: Fray, number: int) -> list[Ids]:
    """Return the space over another: the highest of its hex."""
    field = fray.theatre.field
    return [{"space": name_of(field.hex_of(number))}]


def wall(fray: Fray, here: int, there: int) -> list[Ids]:
    """Return the ruin between two neighbouring spaces."""
    field = fray.theatre.field
    ruin = field.wall_ruin[field.wall(here, field.direction(here, there))]
    return [{"ruin": ruin, "space": field.names[there]}]


def hindrances(fray: Fray, found: list[Hindrance]) -> list[Ids]:
    """Return everything that a look meets on its way."""
    field = fray.theatre.field
    things: list[Ids] = []
    for each in found:
        name = name_of(each.place)
        if each.kind == FIGURE:
            thing: Ids = {"figure": fray.theatre.figure_ids[each.number]}
        elif each.kind == RUIN:
            thing = {"ruin": each.number}
            if field.space(name) >= 0:
                thing["space"] = name
        else:
            thing = {"space": name}
        if thing not in things:
            things.append(thing)
    return things
