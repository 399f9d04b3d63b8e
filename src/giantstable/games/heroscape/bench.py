"""How fast HeroScape is where it matters: who sees whom, and where figures may move.

Both are asked at every turn. What is found out about the ground is kept: a cold question is the
first of its kind on a battlefield, a warm one was asked before.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from giantstable import library
from giantstable.arena.stopwatch import at_every_choice
from giantstable.bots import GREEDY
from giantstable.games.heroscape.box.scenario import Scenario, Seat
from giantstable.games.heroscape.game import box_of
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import NOBODY, Figures
from giantstable.games.heroscape.ground.hexes import hex_at
from giantstable.games.heroscape.ground.ranges import Ranges
from giantstable.games.heroscape.ground.sight import Sight
from giantstable.games.heroscape.ground.tiles import GRASS, WATER, Tile
from giantstable.games.heroscape.rules.attack import line_of_sight
from giantstable.games.heroscape.rules.movement import destinations
from giantstable.games.heroscape.table.fray import FIGHT, Fray
from giantstable.games.heroscape.table.theatre import PRE_MADE, Ground, House, Theatre
from giantstable.kernel.rng import seeded

SETUP: dict[str, object] = {"scenario": "clashing-fronts"}  # 400 points, drafted
SMALL = "trollsford"
LOOKED_AT = "table-of-the-giants"


def measure(seconds: float) -> dict[str, float]:
    """Return what this build does, each number measured for so long."""
    small = box_of(library.game("heroscape")).battlefields[SMALL]
    large = thousand_columns()
    found = {
        "heroscape-looks": 1e6
        / exact_look(seconds / 2, box_of(library.game("heroscape")).battlefields[LOOKED_AT]),
        "heroscape-build": building(
            seconds / 4, box_of(library.game("heroscape")).battlefields[LOOKED_AT]
        ),
        "heroscape-copy": at_every_choice(
            seconds / 2, "heroscape", lambda match: match.copy(quiet=True), SETUP, GREEDY
        ),
    }
    for name, question in (("sight", who_sees_whom), ("moves", all_moves)):
        for caches, keep in (("cold", False), ("warm", True)):
            near = asked(seconds / 4, small, question, keep)
            far = asked(seconds / 4, large, question, keep)
            found[f"heroscape-{name}-{caches}"] = near
            found[f"heroscape-{name}-{caches}-thousand"] = far
            found[f"heroscape-{name}-{caches}-growth"] = far / near
    return found


def thousand_columns() -> Battlefield:
    """Build a battlefield of 1,000 columns: hills and ponds, 40 by 25."""
    tiles: list[Tile] = []
    for column in range(40):
        for row in range(25):
            place = hex_at(column, row)
            hill = (column * 7 + row * 11) % 23
            level = 1 + max(0, hill - 15) + (column // 5 + row // 4) % 3
            tiles += [Tile(GRASS, 1, place, 0, layer) for layer in range(1, level + 1)]
            if hill == 0:
                tiles.append(Tile(WATER, 1, place, 0, level + 1))
    return Battlefield("thousand", "A thousand columns", tiles, [], 6)


def melee(ground: Ground) -> Fray:
    """Stand a figure of every card on a battlefield, evenly spread, cards dealt to two seats."""
    field = ground.field
    box = box_of(library.game("heroscape"))
    scenario = Scenario("bench", "Bench", False, field)
    seats = [Seat(side, str(side), 0, [], []) for side in (1, 2)]
    scenario.seatings = [seats]
    cards = list(box.cards.values())
    glyphs = list(box.glyphs.values())
    theatre = Theatre(scenario, seats, ground, cards, glyphs, PRE_MADE, House())
    fray = Fray(seeded(0), theatre)
    fray.phase = FIGHT
    figures = len(theatre.bodies)
    for figure in range(figures):
        fray.owner[theatre.unit_of[figure]] = theatre.unit_of[figure] % 2
        space = figure * field.size // figures
        while not _stood(fray, figure, space):
            space = (space + 1) % field.size
    return fray


def _stood(fray: Fray, figure: int, space: int) -> bool:
    """Stand a figure on a space, if there is room, and return whether there was."""
    theatre = fray.theatre
    body = theatre.bodies[figure]
    at = fray.figures.at
    if at[space] != NOBODY or not theatre.field.fits(space, body.height):
        return False
    if body.spaces == 1:
        fray.stand(figure, space)
        return True
    for second in theatre.steps[theatre.height_kind[figure]].room_beside(space):
        if at[second] == NOBODY:
            fray.stand(figure, space, second)
            return True
    return False


def who_sees_whom(fray: Fray) -> int:
    """Let every figure look at every enemy, and return how many looks that were."""
    vistas = 0
    figures = range(len(fray.fate))
    for looker in figures:
        for target in figures:
            if fray.seat_of(looker) != fray.seat_of(target):
                line_of_sight.sees(fray, looker, target)
                vistas += 1
    return vistas


def all_moves(fray: Fray) -> int:
    """Find the moves of every figure, and return how many figures there are."""
    for figure in range(len(fray.fate)):
        destinations.offered(fray, figure)
    return len(fray.fate)


def asked(seconds: float, field: Battlefield, question: Callable[[Fray], int], keep: bool) -> float:
    """Return the microseconds of a question; without ``keep`` the ground is new each time."""
    fray = melee(Ground(field))
    if keep:
        question(fray)
    spent = 0.0
    times = 0
    while times == 0 or spent < seconds:
        if not keep:
            fray = melee(Ground(field))
        began = time.perf_counter()
        times += question(fray)
        spent += time.perf_counter() - began
    return spent / times * 1e6


def exact_look(seconds: float, field: Battlefield) -> float:
    """Return the microseconds of one look at a Hit Zone, nothing remembered between looks.

    A figure of each card stands on the battlefield, evenly spread, and looks at all others.
    """
    bodies = [card.body for card in box_of(library.game("heroscape")).cards.values()]
    figures = Figures(bodies, field.size)
    for figure in range(len(bodies)):
        figures.place(figure, figure * field.size // len(bodies))
    sight = Sight(field)
    pairs = [(a, b) for a in range(len(bodies)) for b in range(len(bodies)) if a != b]
    spent = 0.0
    times = 0
    while times == 0 or spent < seconds:
        began = time.perf_counter()
        for a, b in pairs:
            sight.clear(figures, a, figures.first[a], b)
        spent += time.perf_counter() - began
        times += len(pairs)
    return spent / times * 1e6


def building(seconds: float, field: Battlefield) -> float:
    """Return the microseconds of building a battlefield anew, with its distances."""
    spent = 0.0
    times = 0
    while times == 0 or spent < seconds:
        began = time.perf_counter()
        again = Battlefield(field.id, field.name, field.tiles, field.ruins, field.ruin_height)
        ranges = Ranges(again)
        for column in range(len(again.columns)):
            ranges.steps_from(column)
        spent += time.perf_counter() - began
        times += 1
    return spent / times * 1e6
