"""A look as it is drawn: from an eye to the part of the target that it sees best, or would."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from giantstable.games.heroscape.ground.figures import FINE
from giantstable.games.heroscape.ground.hexes import name_of
from giantstable.games.heroscape.ground.ray import FIGURE, RUIN, Hindrance
from giantstable.games.heroscape.ground.ray import HINDRANCES as KINDS
from giantstable.games.heroscape.ground.sweep import Look
from giantstable.games.heroscape.table.fray import Fray

if TYPE_CHECKING:
    from giantstable.games.heroscape.told.show import shapes

WHOLE: Final = 1000  # of the way, as hindrances count it


def sight_line(fray: Fray, looker: int, target: int, needed: bool) -> shapes.SightLine:
    """Return what a look comes to; both stand on the battlefield."""
    theatre = fray.theatre
    look = theatre.ground.sight.look(fray.figures, looker, target, theatre.basic)
    eye = _eye(fray, looker, look)
    aim = _aim(fray, target, look)
    shown: shapes.SightLine = {
        "eye": eye,
        "aim": aim,
        "clear": look.clear,
        "needed": needed,
        "hindrances": [_hindrance(fray, each, eye, aim) for each in look.hindrances],
    }
    if look.clear:
        shown["low"] = look.low / FINE
        shown["high"] = look.high / FINE
    return shown


def _eye(fray: Fray, looker: int, look: Look) -> shapes.Point:
    field = fray.theatre.field
    q, r = field.hex_of(look.eye)
    return float(q), float(r), field.level[look.eye] + fray.theatre.bodies[looker].eye / FINE


def _aim(fray: Fray, target: int, look: Look) -> shapes.Point:
    """Return the middle of what is seen; of what is hidden, the middle of its Hit Zone."""
    field = fray.theatre.field
    if look.clear:
        q, r = field.hex_of(look.eye)
        return q + look.aim[0], r + look.aim[1], (look.low + look.high) / 2 / FINE
    body = fray.theatre.bodies[target]
    low, high = (0, body.top) if fray.theatre.basic else (body.hit_low, body.hit_high)
    q, r = field.hex_of(look.space)
    return float(q), float(r), field.level[look.space] + (low + high) / 2 / FINE


def _hindrance(
    fray: Fray, hindrance: Hindrance, eye: shapes.Point, aim: shapes.Point
) -> shapes.Hindrance:
    """Return a thing in the way, where the line meets it."""
    field = fray.theatre.field
    far = hindrance.near / WHOLE
    shown: shapes.Hindrance = {
        "kind": KINDS[hindrance.kind],
        "at": (
            eye[0] + (aim[0] - eye[0]) * far,
            eye[1] + (aim[1] - eye[1]) * far,
            eye[2] + (aim[2] - eye[2]) * far,
        ),
    }
    if hindrance.kind == RUIN:
        shown["ruin"] = hindrance.number
    elif hindrance.kind == FIGURE:
        shown["figure"] = fray.theatre.figure_ids[hindrance.number]
    if field.space(name_of(hindrance.place)) >= 0:
        shown["space"] = name_of(hindrance.place)
    return shown
