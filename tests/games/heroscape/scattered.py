"""Battles with figures all over the place, for tests that compare two ways to reckon."""

from __future__ import annotations

import random

from giantstable.games.heroscape.ground.battlefield import NOWHERE
from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table.fray import DESTROYED, STANDING, Fray
from tests.games.heroscape.fields import fray_on

BATTLEFIELDS = [
    "durgeth-swamps", "migols-tomb", "table-of-the-giants", "the-forsaken-waters", "trollsford",
]  # fmt: skip


def scattered(
    id_: str, rng: random.Random, *, seats: int = 2, basic: bool = False, near: bool = False
) -> Fray:
    """Return a battle of all cards of the box, dealt to the seats, anywhere on a battlefield.

    ``near``: all of them in one corner of it, so that many are in reach of each other.
    """
    fray = fray_on(id_, {}, players=seats, basic=basic)
    theatre = fray.theatre
    for unit in range(len(theatre.units)):
        fray.change_hands(unit, rng.randrange(seats))
    spaces = list(range(theatre.field.size))
    if near:
        middle = rng.randrange(theatre.field.size)
        spaces = [s for s in spaces if theatre.ground.ranges.distance(middle, s) <= 4]
    for figure in range(len(theatre.bodies)):
        fray.fate[figure] = DESTROYED
        if rng.random() < 0.8:
            _put(fray, figure, spaces, rng)
    return fray


def _put(fray: Fray, figure: int, spaces: list[int], rng: random.Random) -> None:
    field = fray.theatre.field
    body = fray.theatre.bodies[figure]
    for _ in range(20):
        space = rng.choice(spaces)
        if fray.figures.at[space] != NOBODY or not field.fits(space, body.height):
            continue
        if body.spaces == 1:
            fray.stand(figure, space)
            return
        for d in range(6):
            for second in field.beside[space * 6 + d]:
                level = field.level[second] == field.level[space]
                room = level and field.fits(second, body.height)
                if room and fray.figures.at[second] == NOBODY:
                    fray.stand(figure, space, second)
                    return


def standing(fray: Fray) -> list[int]:
    """Return everybody who stands on the battlefield."""
    found = [f for f in range(len(fray.fate)) if fray.fate[f] == STANDING]
    assert all(fray.figures.first[f] != NOWHERE for f in found)
    return found
