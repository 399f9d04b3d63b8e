"""The board: its regions, and that its drawing shows exactly who is adjacent."""

from __future__ import annotations

import pytest

from giantstable.games.assault.box.board import HEIGHT, SMALL_FOLK_REGION, STARTING, WIDTH
from giantstable.games.assault.box.drawing import Point, inside, knotted, meeting, outline
from giantstable.games.assault.box.effects import NOTHING
from giantstable.games.assault.box.pieces import RACES
from tests.games.assault.table import box, region

HOMES = {
    "storm": "sea-of-swords",
    "cloud": "evermoors",
    "fire": "ice-spires",
    "frost": "sea-of-moving-ice",
    "stone": "graypeak-mountains",
    "hill": "sumber-hills",
}
NAMED = [
    "neverwinter-wood", "spine-of-the-world", "silver-marches", "icewind-dale", "high-forest",
    "dessarin-valley", "delimbiyr-vale", "high-moor",
]  # fmt: skip
STEP = 2  # of the scan over the drawing


@pytest.mark.rule("AG-COMP-01")
def test_sixteen_regions_six_of_them_starting_regions() -> None:
    kinds = [r.kind for r in box().board.regions]
    assert (kinds.count(STARTING), kinds.count(SMALL_FOLK_REGION)) == (6, 10)


@pytest.mark.rule("AG-COMP-02")
@pytest.mark.parametrize("race", RACES)
def test_every_race_has_its_starting_region(race: str) -> None:
    home = box().race(race).home
    assert box().board.regions[home].id == HOMES[race]
    assert box().board.regions[home].race == RACES.index(race)


@pytest.mark.rule("AG-COMP-03")
@pytest.mark.parametrize("id_", NAMED)
def test_the_small_folk_regions_that_the_rulebook_names(id_: str) -> None:
    board = box().board
    assert board.regions[region(id_)].race == NOTHING
    assert board.small_folk >> region(id_) & 1
    assert not board.homes >> region(id_) & 1


@pytest.mark.rule("AG-COMP-04")
def test_the_march_of_the_example() -> None:
    board = box().board
    hills, vale, moor = region("sumber-hills"), region("delimbiyr-vale"), region("high-moor")
    assert board.adjacent(hills, vale)
    assert board.adjacent(vale, moor)
    assert not board.adjacent(hills, moor)
    assert board.steps[hills][moor] == 2


@pytest.mark.rule("AG-COMP-21")
def test_adjacency_goes_both_ways_and_every_region_can_be_reached() -> None:
    board = box().board
    count = len(board.regions)
    for a in range(count):
        assert not board.adjacent(a, a)
        assert board.beside[a] == [b for b in range(count) if board.adjacent(a, b)]
        for b in range(count):
            assert board.adjacent(a, b) == board.adjacent(b, a)
            assert board.adjacent(a, b) == (board.steps[a][b] == 1)
            assert board.steps[a][b] >= 0
    assert sum(len(beside) for beside in board.beside) == 2 * 33


def rows(rings: list[list[Point]]) -> list[list[int]]:
    """Return which region each point of a grid lies in, filled row by row."""
    grid: list[list[int]] = []
    for y in range(1, HEIGHT, STEP):
        row = [NOTHING] * (WIDTH // STEP)
        for i, ring in enumerate(rings):
            cuts = sorted(
                x1 + (x2 - x1) * (y + 0.5 - y1) / (y2 - y1)
                for (x1, y1), (x2, y2) in zip(ring, ring[1:] + ring[:1], strict=True)
                if (y1 > y + 0.5) != (y2 > y + 0.5)
            )
            for start, stop in zip(cuts[::2], cuts[1::2], strict=True):
                for column in range(int(start / STEP + 1), int(stop / STEP + 1)):
                    assert row[column] == NOTHING, "two regions are drawn over each other"
                    row[column] = i
        grid.append(row)
    return grid


@pytest.mark.rule("AG-COMP-21")
def test_the_drawn_borders_are_exactly_the_adjacency() -> None:
    """Look at the painted board, not at its lines: which colours lie side by side?"""
    board = box().board
    grid = rows(board.outlines)
    touching: set[tuple[int, int]] = set()
    for y, row in enumerate(grid):
        for x, here in enumerate(row):
            for there in (row[x + 1] if x + 1 < len(row) else here,
                          grid[y + 1][x] if y + 1 < len(grid) else here):  # fmt: skip
                if NOTHING not in (here, there) and here != there:
                    touching.add((min(here, there), max(here, there)))
    count = len(board.regions)
    adjacent = {(a, b) for a in range(count) for b in range(a) if board.adjacent(a, b)}
    assert touching == {(b, a) for a, b in adjacent}


def test_every_label_anchor_and_place_lies_in_its_region() -> None:
    board = box().board
    for one, ring in zip(board.regions, board.outlines, strict=True):
        anchors = [at for _, at in one.anchors.all()]
        for at in [one.label, *anchors, *(place.at for place in one.places)]:
            assert inside(at, ring)
            assert sum(inside(at, other) for other in board.outlines) == 1


def test_the_combat_table_in_the_lower_left_corner_hides_no_label() -> None:
    for one in box().board.regions:
        for x, y in [one.label, *(place.at for place in one.places)]:
            assert x > 400 or y < 700


SQUARE: list[list[Point]] = [[(0, 0), (10, 0)], [(10, 10), (10, 0)], [(10, 10), (0, 10), (0, 0)]]


def test_lines_join_into_an_outline_whichever_way_they_run() -> None:
    assert outline(SQUARE) == [(0, 0), (10, 0), (10, 10), (0, 10)]
    assert outline(SQUARE[:2]) == []
    assert outline([*SQUARE, [(20, 20), (30, 20), (20, 30), (20, 20)]]) == []
    assert outline([]) == []


def test_inside_counts_the_outline_from_any_side() -> None:
    ring = [(0, 0), (10, 0), (10, 10), (5, 5), (0, 10)]
    for around in (ring, ring[::-1]):
        assert inside((2, 6), around)
        assert not inside((5, 8), around)
        assert not inside((11, 5), around)


@pytest.mark.parametrize(
    ("other", "met"),
    [
        ([(5, -5), (5, 5)], True),  # across
        ([(5, 0), (5, 5)], True),  # ends in the middle of the line
        ([(10, 0), (20, 5)], False),  # end to end
        ([(10, 0), (3, 0)], True),  # end to end, but back along it
        ([(0, 1), (10, 1)], False),  # beside it
    ],
)
def test_lines_may_meet_with_their_ends_alone(other: list[Point], met: bool) -> None:
    line: list[Point] = [(0, 0), (10, 0)]
    assert (meeting(line, other) is not None) == met
    assert (meeting(other, line) is not None) == met


def test_a_line_that_crosses_itself_is_seen() -> None:
    assert knotted([(0, 0), (10, 0), (10, 10), (5, -5)])
    assert knotted([(0, 0), (0, 0)])
    assert knotted([(0, 0), (10, 0), (5, 0)])
    assert not knotted([(0, 0), (10, 0), (10, 10)])
