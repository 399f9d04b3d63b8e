"""Range counted along the battlefield (HS-B-RNG, HS-M-RNG, HS-P-CLEAR-02)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.hexes import steps_between
from giantstable.games.heroscape.ground.ranges import UNREACHED, Ranges
from tests.games.heroscape.ground import Scene, box, ground, ruin

# Two capes with an arm of bare table between them.
BAY = (
    "g1 g1 .  .  .  g1 g1",
    "g1 g1 .  .  .  g1 g1",
    "g1 g1 g1 g1 g1 g1 g1",
)


def distance(field: Battlefield, a: str, b: str) -> int:
    return Ranges(field).distance(field.space(a), field.space(b))


@pytest.mark.rule("HS-B-RNG-01", "HS-M-RNG-01")
def test_a_target_is_in_range_up_to_the_range_number() -> None:
    field = ground("g1 g1 g1 g1 g1 g1 g1 g1 g1")
    ranges = Ranges(field)
    guard = field.space("A1")
    within = ranges.within(guard, 7)
    assert within >> field.space("H1") & 1  # 7 spaces away
    assert not within >> field.space("I1") & 1
    assert ranges.distance(guard, field.space("H1")) == 7


@pytest.mark.rule("HS-B-RNG-04", "HS-M-RNG-05")
def test_levels_do_not_lengthen_the_way() -> None:
    field = ground("g1 g6 g1 g11 w0 g11")
    assert distance(field, "A1", "F1") == 5
    tomb = box().battlefields["migols-tomb"]
    assert distance(tomb, "G7", "J7@1") == distance(tomb, "G7", "J7") == 3


@pytest.mark.rule("HS-B-RNG-05", "HS-M-RNG-06")
def test_the_way_goes_round_where_there_are_no_spaces() -> None:
    field = ground(*BAY)
    assert steps_between(field.hex_of(field.space("B1")), field.hex_of(field.space("F1"))) == 4
    assert distance(field, "B1", "F1") == 7
    assert Ranges(field).within(field.space("B1"), 6) >> field.space("F1") & 1 == 0


def test_parts_that_nothing_joins_are_out_of_every_range() -> None:
    field = ground("g1 . g1")
    assert distance(field, "A1", "C1") == UNREACHED
    assert Ranges(field).within(0, 99) == 1


@pytest.mark.rule("HS-B-RNG-03", "HS-M-RNG-04")
def test_a_long_figure_reaches_from_either_of_its_spaces() -> None:
    field = ground("g1 g1 g1 g1 g1 g1")
    ranges = Ranges(field)
    assert ranges.apart(Scene(field, mimring="B1 A1", finn="D1").figures, 0, 1) == 2
    assert ranges.apart(Scene(field, finn="F1", mimring="A1 B1").figures, 0, 1) == 4
    assert ranges.apart(Scene(field, grimnak="E1 F1", mimring="A1 B1").figures, 0, 1) == 3


@pytest.mark.rule("HS-M-RNG-07")
def test_figures_ruins_and_water_do_not_lengthen_the_way() -> None:
    plain = ground("g1 g1 g1 g1", "g1 g1 g1 g1")
    full = ground("g1 w0 g1 g1", "g1 g1 g1 g1", ruins=[ruin("short", "B2", 0, 1)])
    Scene(full, finn="B1", thorgrim="C1")
    for a in plain.names:
        for b in plain.names:
            assert distance(plain, a, b) == distance(full, a, b)


def test_distances_are_counted_when_asked_for_and_only_so_many_are_kept() -> None:
    """All at once they took seconds on the largest battlefield, and a hundred megabytes."""
    field = box().battlefields["trollsford"]
    ranges = Ranges(field, 3 * len(field.columns))
    assert ranges.counted == 0
    exact = Ranges(field)
    for a in range(0, field.size, 5):
        assert ranges.distance(a, 0) == exact.distance(a, 0)
        assert ranges.counted <= 3
    assert exact.counted > 3


@pytest.mark.parametrize("id_", ["table-of-the-giants", "trollsford", "migols-tomb"])
def test_distances_are_a_metric_and_masks_agree_with_them(id_: str) -> None:
    field = box().battlefields[id_]
    ranges = Ranges(field)
    for a in range(0, field.size, 7):
        masks = [ranges.within(a, n) for n in range(max(ranges.steps_from(field.column[a])) + 1)]
        for b in range(field.size):
            found = ranges.distance(a, b)
            assert found == ranges.distance(b, a)
            assert found >= steps_between(field.hex_of(a), field.hex_of(b))
            assert masks[found] >> b & 1
            assert found == 0 or not masks[found - 1] >> b & 1
            beside = [ranges.distance(n, b) for d in range(6) for n in field.beside[a * 6 + d]]
            assert found == 0 or found == 1 + min(beside)
