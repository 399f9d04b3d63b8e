"""Who sees whom in a battle: what ``Sight`` says, for less (HS-B-LOS, HS-M-LOS, HS-P-CLEAR)."""

from __future__ import annotations

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.sweep import Sweep
from giantstable.games.heroscape.ground.vistas import SLICES
from giantstable.games.heroscape.table.fray import Fray


def sees(fray: Fray, looker: int, target: int, whole: bool = False) -> bool:
    """Return whether a figure sees the Hit Zone of another, or with ``whole`` any part of it.

    Both stand on the battlefield. Terrain is looked at once and for all; figures only if some
    stand in every corridor that terrain leaves open.
    """
    theatre = fray.theatre
    figures = fray.figures
    vistas = theatre.ground.vistas
    eye_kind = theatre.eyes[looker]
    form = theatre.forms[target]
    eye = figures.first[looker]
    far_eye = figures.second[looker]
    first = figures.first[target]
    second = figures.second[target]
    others = fray.occupied
    if far_eye != NOWHERE:
        others &= ~(1 << far_eye | 1 << eye)
    if second != NOWHERE:
        others &= ~(1 << second | 1 << first)
    while True:  # from each space of the looker at each space of the target (R-LOS-05)
        space = first
        while True:
            if vistas.free(others, eye, eye_kind, space, form, whole):
                return True
            if space == second or second == NOWHERE:
                break
            space = second
        if eye == far_eye or far_eye == NOWHERE:
            break
        eye = far_eye
    return _past_figures(fray, looker, target, whole)


def _past_figures(fray: Fray, looker: int, target: int, whole: bool) -> bool:
    """Return whether anything is seen between the figures, where terrain would allow it."""
    theatre = fray.theatre
    figures = fray.figures
    vistas = theatre.ground.vistas
    sight = theatre.ground.sight
    eye_kind = theatre.eyes[looker]
    form = theatre.forms[target]
    for eye in figures.spaces(looker):
        for space in figures.spaces(target):
            view = vistas.view(eye, eye_kind, space, form, whole)
            if view.tried == SLICES and not view.clear:
                continue
            sweep = Sweep(sight, figures, looker, eye, target, space, whole, sight.first)
            if view.tried < SLICES or not sight.first:  # forgotten since, or there are others
                if sweep.clear():
                    return True
                continue
            for aside in view.clear:
                if sweep.slice(aside):
                    return True
    return False
