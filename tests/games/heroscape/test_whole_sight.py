"""Line of Sight looks at all of a Hit Zone, wherever it shows (HS-M-LOS-01, R-LOS-01)."""

from __future__ import annotations

import random

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import Figures
from giantstable.games.heroscape.ground.sight import Sight
from tests.games.heroscape.ground import Scene, box, ground
from tests.games.heroscape.points import SLACK, Points
from tests.games.heroscape.scattered import BATTLEFIELDS
from tests.games.heroscape.test_sight import crowd
from tests.strength import at_random


def most(field: Battlefield, figures: Figures, looker: int, target: int, whole: bool) -> float:
    """Return the highest stretch of a Hit Zone that a figure sees, point by point."""
    body = figures.bodies[target]
    low, high = (0, body.top) if whole else (body.hit_low, body.hit_high)
    reach = (body.breadth if whole else body.hit_breadth) / 100
    best = 0.0
    for eye in figures.spaces(looker):
        points = Points(field, figures, looker, eye, target)
        for space in figures.spaces(target):
            base = field.level[space]
            zone = (base + low / 1000, base + high / 1000)
            best = max(best, points.sees(field.hex_of(space), reach, *zone))
    return best


def agree(field: Battlefield, figures: Figures, looker: int, target: int, whole: bool) -> bool:
    """Return whether a figure sees another; fail unless point by point it is just the same."""
    who = (figures.spaces(looker), figures.spaces(target), whole)
    look = Sight(field).look(figures, looker, target, whole)
    assert look.clear == Sight(field).seen(figures, looker, target, whole)
    if not look.clear:
        assert most(field, figures, looker, target, whole) <= SLACK, who
        return False
    # What it claims to see is a part of the target, and nothing is in front of it.
    body = figures.bodies[target]
    base = field.level[look.space] * 1000
    low, high = (0, body.top) if whole else (body.hit_low, body.hit_high)
    assert base + low <= look.low < look.high <= base + high, who
    middle = field.hex_of(look.space)
    here = field.hex_of(look.eye)
    q, r = look.aim[0] - (middle[0] - here[0]), look.aim[1] - (middle[1] - here[1])
    reach = (body.breadth if whole else body.hit_breadth) / 100 + 0.001
    assert max(abs(2 * q + r), abs(q + 2 * r), abs(q - r)) <= reach, who
    points = Points(field, figures, looker, look.eye, target, shaved=0.0001)
    seen = points.gap(look.aim, look.low / 1000, look.high / 1000)
    assert seen >= (look.high - look.low) / 1000 - 0.003, who
    return True


@pytest.mark.rule("HS-M-LOS-01", "HS-B-LOS-02")
def test_a_view_between_two_figures_is_found_wherever_it_is() -> None:
    field = box().battlefields["durgeth-swamps"]
    scene = Scene(field, syvarris="F8", raelin="E3", finn="E6", thorgrim="E4")
    assert not Sight(field, first=True).seen(scene.figures, 0, 1)  # six slices miss it
    assert agree(field, scene.figures, 0, 1, False)
    closed = Scene(field, syvarris="F8", raelin="E3", finn="E6", grimnak="E4 F4")
    assert not agree(field, closed.figures, 0, 1, False)


@pytest.mark.rule("HS-M-LOS-01")
def test_the_far_edge_of_a_hit_zone_is_seen_over_a_cliff() -> None:
    for levels in range(9, 16):
        field = ground(f"g{levels} g1", "g1 g1")
        scene = Scene(field, finn="A1", thorgrim="B1")
        assert agree(field, scene.figures, 0, 1, False) == (levels < 13)


@pytest.mark.parametrize("id_", BATTLEFIELDS)
@at_random(1)
def test_point_by_point_the_same_is_seen(id_: str, seed: int) -> None:
    field = box().battlefields[id_]
    rng = random.Random(f"points {id_}{seed or ''}")
    agreed = [0, 0]
    for _ in range(6):
        figures = crowd(field, rng, 24)
        for _ in range(5):
            looker, target = rng.sample(range(24), 2)
            agreed[agree(field, figures, looker, target, rng.random() < 0.3)] += 1
    assert min(agreed) > 1


@at_random(1)
def test_point_by_point_the_same_is_seen_between_towers(seed: int) -> None:
    """Towers of any height close together, with ruins and roofs: views are slits."""
    rng = random.Random(f"towers {seed}")
    agreed = [0, 0]
    for _ in range(10):
        rows = [
            " ".join(
                f"g{rng.choice([1, 1, 1, 2, 4, 9])}" + rng.choice(["", "", "", "/r14", "/r9/r10"])
                for _ in range(7)
            )
            for _ in range(7)
        ]
        field = ground(*rows)
        figures = crowd(field, rng, 8)
        for _ in range(6):
            looker, target = rng.sample(range(8), 2)
            agreed[agree(field, figures, looker, target, rng.random() < 0.3)] += 1
    assert min(agreed) > 5
