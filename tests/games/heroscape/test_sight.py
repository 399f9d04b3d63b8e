"""Line of Sight in three dimensions (HS-B-LOS, HS-M-LOS, HS-P-CLEAR)."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from giantstable.games.heroscape.box.cards import ArmyCard
from giantstable.games.heroscape.ground.battlefield import Battlefield
from giantstable.games.heroscape.ground.figures import Body, Figures
from giantstable.games.heroscape.ground.hexes import name_of, turned
from giantstable.games.heroscape.ground.ranges import Ranges
from giantstable.games.heroscape.ground.ray import (
    FIGURE,
    HINDRANCES,
    LEAST,
    OVERHANG,
    RUIN,
    SCALE,
    TERRAIN,
    Hindrance,
)
from giantstable.games.heroscape.ground.sight import Sight
from giantstable.games.heroscape.ground.sweep import Look, Sweep
from giantstable.games.heroscape.ground.tiles import Ruin, Tile
from tests.games.heroscape.ground import Scene, box, ground, ruin
from tests.strength import at_random


def look(field: Battlefield, whole: bool = False, **places: str) -> Look:
    """Return how the first figure sees the second; the others stand about."""
    scene = Scene(field, **places)
    sight = Sight(field)
    found = sight.look(scene.figures, 0, 1, whole)
    assert found.clear == sight.seen(scene.figures, 0, 1, whole)
    return found


def met(found: Look) -> list[str]:
    """Return what is in the way, nearest first."""
    return [f"{HINDRANCES[h.kind]} {name_of(h.place)}" for h in found.hindrances]


# -- the rulebook's examples ---------------------------------------------------------------------


@pytest.mark.rule("HS-B-LOS-EX8", "HS-B-LOS-02")
def test_example_8_a_guard_sees_the_top_of_an_airborne_elite_seven_spaces_away() -> None:
    field = box().battlefields["the-forsaken-waters"]
    guard, elite = field.space("N3"), field.space("J10")
    assert Ranges(field).distance(guard, elite) == box().cards["zettian-guards"].basic.range == 7
    assert field.level[guard] > field.level[elite]  # Example 9 gives the guard the higher ground
    seen = look(field, whole=True, zettian_guards="N3", airborne_elite="J10")
    assert seen.clear
    assert seen.low > 3500  # the upper part of five levels, standing in water at level 0
    assert met(seen)  # the ledge hides the rest


@pytest.mark.rule("HS-M-LOS-EX16", "HS-M-LOS-01", "HS-M-RNG-01")
def test_example_16_a_marro_sees_part_of_syvarris_beside_a_viking() -> None:
    field = box().battlefields["table-of-the-giants"]
    marro, syvarris = field.space("O11"), field.space("T10")
    assert Ranges(field).distance(marro, syvarris) == box().cards["marro-warriors"].master.range
    assert field.level[syvarris] == field.level[marro] + 1  # Example 17: a minor height advantage
    seen = look(field, marro_warriors="O11", syvarris="T10", tarn_viking_warriors="S10")
    assert seen.clear
    assert "figure S10" in met(seen)  # the Viking is in the way
    open_view = look(field, marro_warriors="O11", syvarris="T10")
    assert open_view.clear
    assert not any(h.kind == FIGURE for h in open_view.hindrances)


@pytest.mark.rule("HS-M-ENG-EX14")
def test_example_14_leaves_the_two_in_sight_of_each_other() -> None:
    """Not adjacent, so no attack with Range 1; sight is another matter."""
    field = ground("g1 r6")
    assert look(field, finn="A1", deathwalker_9000="B1").clear
    assert look(field, deathwalker_9000="B1", finn="A1").clear


# -- what blocks ---------------------------------------------------------------------------------


@pytest.mark.rule("HS-B-LOS-03", "HS-M-LOS-03")
def test_terrain_hides_what_is_wholly_behind_it() -> None:
    hill = look(ground("g1 g1 g8 g1 g1"), finn="A1", thorgrim="E1")
    assert not hill.clear
    assert met(hill) == ["terrain C1"]
    assert look(ground("g1 g1 g3 g1 g1"), finn="A1", thorgrim="E1").clear
    assert look(ground("g1 g8 g1 g1 g1"), deathwalker_9000="B1", thorgrim="D1").clear


@pytest.mark.rule("HS-B-LOS-03", "HS-M-LOS-03")
def test_a_ruin_hides_who_is_lower_and_not_who_is_higher() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    behind = look(field, finn="B1", thorgrim="A2")
    assert not behind.clear
    assert {h.kind for h in behind.hindrances} == {RUIN}
    assert behind.hindrances[0].number == 0
    assert look(field, grimnak="B1 C1", mimring="A2 B2").clear  # both look over it
    assert look(field, finn="A2", thorgrim="B2").clear  # along it
    assert look(field, finn="A1", thorgrim="C1").clear


def test_a_ruin_has_a_top_and_a_foot() -> None:
    high = ground("g8 g8 g8", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    assert look(high, finn="B1", thorgrim="A2").clear  # from above the wall
    tomb = box().battlefields["migols-tomb"]
    assert look(tomb, finn="J8@1", thorgrim="K8@1").clear  # under the roof it stands on
    assert not look(tomb, finn="J8", thorgrim="K8").clear


@pytest.mark.rule("HS-M-LOS-03")
def test_a_figure_that_covers_the_whole_hit_zone_blocks() -> None:
    field = ground("g1 g1 g1 g1 g1")
    seen = look(field, finn="A1", thorgrim="E1", ne_gok_sa="D1")
    assert not seen.clear
    assert met(seen) == ["figure D1"]
    assert seen.hindrances[0].number == 2
    assert look(field, finn="A1", thorgrim="E1").clear
    assert look(field, deathwalker_9000="A1", grimnak="D1 E1", finn="B1").clear  # looks over him


def test_a_figure_blocks_friends_and_foes_alike_but_not_itself_or_its_target() -> None:
    field = ground("g1 g1 g1 g1 g1 g1")
    assert look(field, grimnak="A1 B1", mimring="E1 F1").clear
    assert look(field, grimnak="B1 A1", mimring="F1 E1").clear
    assert not look(field, finn="A1", thorgrim="F1", grimnak="C1 D1").clear


def test_a_long_figure_leaves_no_gap_between_its_ends() -> None:
    field = ground(*["g1 g1 g1 g1 g1"] * 5)
    # Along the seam of C3 and D3, the very middle of a figure that stands on both.
    gap = look(field, finn="C1", thorgrim="C5")
    assert gap.clear
    assert not look(field, finn="C2", thorgrim="C4", grimnak="C3 D3").clear
    assert look(field, finn="C2", thorgrim="C4", ne_gok_sa="E3").clear


@pytest.mark.rule("HS-B-LOS-04", "HS-B-LOS-01", "HS-M-LOS-02")
def test_sight_may_leave_the_battlefield() -> None:
    bay = ground("g1 g1 . . . g1 g1", "g1 g1 . . . g1 g1", "g1 g1 g1 g1 g1 g1 g1")
    seen = look(bay, finn="A1", thorgrim="G1")
    assert seen.clear
    assert seen.hindrances == []
    capes = ground("g1 . . . . . . . g1")
    assert look(capes, finn="A1", thorgrim="I1").clear


def test_an_overhang_hides_above_from_below() -> None:
    tomb = box().battlefields["migols-tomb"]
    under = look(tomb, finn="J8@1", thorgrim="J8")
    assert not under.clear
    assert [h.kind for h in under.hindrances] == [OVERHANG]
    assert not look(tomb, finn="J8@1", thorgrim="I8").clear
    assert look(tomb, finn="J8@1", thorgrim="I8@1").clear
    assert look(tomb, finn="G9", thorgrim="H9@1").clear  # into the catacombs
    above = look(ground("g1 g1 g1/r4/r5/r6 g1 g1"), finn="A1", thorgrim="E1")
    assert not above.clear
    assert met(above) == ["overhang C1"]
    assert look(ground("g1 g1 g1/r11 g1 g1"), finn="A1", thorgrim="E1").clear


def test_a_seam_between_two_columns_is_no_window() -> None:
    field = ground("g1 g1 g1", "g9 g9 g9", "g1 g1 g1")
    assert not look(field, finn="B1", thorgrim="B3").clear
    half = ground("g1 g1 g1", "g9 g1 g1", "g1 g1 g1")  # open on one side of the seam
    assert look(half, finn="B1", thorgrim="B3").clear


def test_a_cliff_hides_its_foot_from_its_edge() -> None:
    assert not look(ground("g14 g1"), finn="A1", thorgrim="B1").clear
    assert not look(ground("g1 g14"), finn="A1", thorgrim="B1").clear
    # A Hit Zone is as deep as it is broad: its far edge shows below, and its near edge above.
    assert look(ground("g12 g1"), finn="A1", thorgrim="B1").clear
    assert look(ground("g1 g12"), finn="A1", thorgrim="B1").clear
    assert look(ground("g12 g1 g1 g1 g1"), finn="A1", thorgrim="E1").clear


def test_water_has_no_thickness() -> None:
    assert look(ground("g1 w0 w0 w0 g1"), finn="A1", thorgrim="E1").clear
    assert look(ground("w0 g1 g1 g1 w0"), finn="A1", thorgrim="E1").clear


# -- Target Point, Hit Zone, any part --------------------------------------------------------------


def bodies(target_point: int, hit_low: int, hit_high: int) -> tuple[Body, Body]:
    looker = Body(5, 1, 50, target_point, 5, 47, 44)
    return looker, Body(5, 1, 50, 45, hit_low, hit_high, 44)


def sees(field: Battlefield, pair: tuple[Body, Body], a: str, b: str, whole: bool = False) -> bool:
    figures = Figures(list(pair), field.size)
    figures.place(0, field.space(a))
    figures.place(1, field.space(b))
    return Sight(field).seen(figures, 0, 1, whole)


@pytest.mark.rule("HS-C-CARD-05")
def test_a_look_begins_at_the_target_point() -> None:
    field = ground("g1 g4 g1 g1 g1")
    assert sees(field, bodies(45, 5, 47), "A1", "E1")
    assert not sees(field, bodies(20, 5, 47), "A1", "E1")  # the same figure with lower eyes


@pytest.mark.rule("HS-C-CARD-06", "HS-P-CLEAR-01")
def test_what_is_outside_the_hit_zone_is_seen_by_clear_sight_only() -> None:
    field = ground("g1 g1 g1 g5 g1")
    pair = bodies(45, 5, 38)  # a weapon reaches above the Hit Zone
    assert not sees(field, pair, "A1", "E1")
    assert sees(field, pair, "A1", "E1", whole=True)


@pytest.mark.rule("HS-P-CLEAR-01", "HS-P-CLEAR-02")
def test_raelin_sees_any_part_within_four_spaces() -> None:
    field = ground("g1 g1 g1 g5 w0 g1")
    tip = look(field, whole=True, raelin="A1", tarn_viking_warriors="E1")
    assert tip.clear
    assert tip.low > box().cards["tarn-viking-warriors"].body.hit_high
    assert not look(field, raelin="A1", tarn_viking_warriors="E1").clear
    near = Ranges(field).within(field.space("A1"), 4)
    assert near >> field.space("E1") & 1
    assert not near >> field.space("F1") & 1


def test_a_clear_look_tells_where_it_goes() -> None:
    seen = look(ground("g1 g1 g1 g1"), finn="A1", thorgrim="D1")
    assert (seen.low, seen.high) == (1500, 5700)
    q, r = seen.aim
    assert abs(q - 3) < 0.3
    assert abs(r) < 0.3


# -- laws ----------------------------------------------------------------------------------------


def crowd(field: Battlefield, rng: random.Random, count: int) -> Figures:
    """Return figures of random cards on random spaces, long ones where there is room."""
    cards = list(box().cards.values())
    chosen: list[ArmyCard] = [rng.choice(cards) for _ in range(count)]
    figures = Figures([card.body for card in chosen], field.size)
    for figure, card in enumerate(chosen):
        while figures.first[figure] < 0:
            space = rng.randrange(field.size)
            room = figures.at[space] < 0 and field.fits(space, card.body.height)
            free = [space] if room else []
            if free and card.spaces == 2:
                beside = [n for d in range(6) for n in field.beside[space * 6 + d]]
                level = [n for n in beside if field.level[n] == field.level[space]]
                level = [n for n in level if field.fits(n, card.body.height)]
                free += [n for n in level if figures.at[n] < 0][:1]
            if len(free) == card.spaces:
                figures.place(figure, free[0], *free[1:])
    return figures


@pytest.mark.parametrize("id_", ["table-of-the-giants", "trollsford", "migols-tomb"])
def test_sight_does_not_depend_on_the_order_of_figures(id_: str) -> None:
    field = box().battlefields[id_]
    sight = Sight(field)
    rng = random.Random(id_)
    figures = crowd(field, rng, 12)
    order = list(range(12))
    rng.shuffle(order)
    shuffled = Figures([figures.bodies[i] for i in order], field.size)
    for new, old in enumerate(order):
        shuffled.place(new, *figures.spaces(old))
    for a in range(12):
        for b in range(12):
            if a != b:
                there = (order.index(a), order.index(b))
                assert sight.seen(figures, a, b) == sight.seen(shuffled, *there)


def turned_field(field: Battlefield, turn: int) -> Battlefield:
    tiles = [
        Tile(t.terrain, t.size, turned(t.at, turn), (t.turn + turn) % 6, t.layer)
        for t in field.tiles
    ]
    ruins = [Ruin(r.length, turned(r.at, turn), (r.turn + turn) % 6, r.level) for r in field.ruins]
    return Battlefield(field.id, field.name, tiles, ruins, field.ruin_height)


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_sight_does_not_depend_on_how_the_battlefield_lies_on_the_table(turn: int) -> None:
    field = box().battlefields["migols-tomb"]
    rng = random.Random(turn)
    figures = crowd(field, rng, 14)
    other = turned_field(field, turn)
    moved = Figures(figures.bodies, other.size)
    for figure in range(14):
        spaces = []
        for space in figures.spaces(figure):
            column = other.column_at(turned(field.hex_of(space), turn))
            same = range(other.first[column], other.first[column] + other.count[column])
            spaces += [s for s in same if other.level[s] == field.level[space]]
        moved.place(figure, *spaces)
    for a in range(14):
        for b in range(14):
            if a != b:
                assert Sight(field).seen(figures, a, b) == Sight(other).seen(moved, a, b)


def test_more_figures_never_open_a_view() -> None:
    field = box().battlefields["the-forsaken-waters"]
    sight = Sight(field)
    figures = crowd(field, random.Random(5), 14)
    seen = [(a, b) for a in range(14) for b in range(14) if a != b and sight.seen(figures, a, b)]
    fewer = figures.copy()
    for figure in range(10, 14):
        fewer.lift(figure)
    for a, b in seen:
        if a < 10 and b < 10:
            assert sight.seen(fewer, a, b)


def test_whoever_sees_the_hit_zone_sees_a_part() -> None:
    field = box().battlefields["durgeth-swamps"]
    sight = Sight(field)
    figures = crowd(field, random.Random(9), 14)
    for a in range(14):
        for b in range(14):
            if a != b and sight.seen(figures, a, b):
                assert sight.seen(figures, a, b, whole=True)


# -- a second opinion ------------------------------------------------------------------------------


class Oracle:
    """The same question, answered slowly: every hex and every body is cut with exact fractions."""

    def __init__(self, ray: Sweep, aside: int) -> None:
        self.ray = ray
        self.field = ray.field
        q, r = int(ray.q), int(ray.r)
        self.aim = (
            Fraction(SCALE * q + aside * (q + 2 * r), SCALE),
            Fraction(SCALE * r - aside * (2 * q + r), SCALE),
        )
        self.hidden: list[tuple[Fraction, Fraction]] = []

    def crossing(
        self, middle: tuple[Fraction, Fraction], reach: Fraction
    ) -> tuple[Fraction, Fraction] | None:
        """Return from where to where on the way a hexagon is crossed."""
        q, r = float(self.aim[0]), float(self.aim[1])
        x, y = float(middle[0]), float(middle[1])
        if abs(q * y - r * x) > 2 * (q * q + q * r + r * r) ** 0.5:
            return None  # far off the line: no need for fractions
        enter, leave = Fraction(0), Fraction(1)
        for a, b in ((2, 1), (1, 2), (1, -1)):
            speed = a * self.aim[0] + b * self.aim[1]
            centre = a * middle[0] + b * middle[1]
            if speed == 0:
                if abs(centre) >= reach:
                    return None
                continue
            ends = sorted([(centre - reach) / speed, (centre + reach) / speed])
            enter, leave = max(enter, ends[0]), min(leave, ends[1])
        return (enter, leave) if enter < leave else None

    def hide(self, span: tuple[Fraction, Fraction], bottom: int, top: int) -> None:
        eye = int(self.ray.height)
        low = high = None
        for t in span:
            t = max(t, Fraction(1, 10**9))
            heights = [eye + (bottom - eye) / t, eye + (top - eye) / t]
            low = heights[0] if low is None else min(low, heights[0])
            high = heights[1] if high is None else max(high, heights[1])
        assert low is not None
        assert high is not None
        self.hidden.append((low, high))

    def clear(self) -> bool:
        field, ray, figures = self.field, self.ray, self.ray.figures
        here = field.hex_of(ray.eye)
        for column, place in enumerate(field.columns):
            middle = (Fraction(place[0] - here[0]), Fraction(place[1] - here[1]))
            span = self.crossing(middle, Fraction(1))
            if span:
                slabs = field.slabs[column]
                for i in range(0, len(slabs), 2):
                    self.hide(span, slabs[i] * 1000, slabs[i + 1] * 1000)
        for figure, body in enumerate(figures.bodies):
            spaces = figures.spaces(figure)
            if figure in (ray.looker, ray.target) or not spaces:
                continue
            hexes = [field.hex_of(space) for space in spaces]
            points = [(Fraction(q - here[0]), Fraction(r - here[1])) for q, r in hexes]
            if len(points) == 2:
                (aq, ar), (bq, br) = points
                points.append(((aq + bq) / 2, (ar + br) / 2))
            base = field.level[spaces[0]] * 1000
            for point in points:
                span = self.crossing(point, Fraction(body.breadth, 100))
                if span:
                    self.hide(span, base, base + body.top)
        for wall, (place, d) in enumerate(field.wall_edge):
            self.wall(wall, place, d, here)
        return self.gap()

    def wall(self, wall: int, place: tuple[int, int], d: int, here: tuple[int, int]) -> None:
        """Hide what a wall hides, if the line crosses its edge."""
        q, r = place[0] - here[0], place[1] - here[1]
        first, second = turned((2, -1), d), turned((1, 1), d)  # thirds: the corners of the edge
        ends = [(Fraction(q) + Fraction(x, 3), Fraction(r) + Fraction(y, 3)) for x, y in
                (first, second)]  # fmt: skip
        ax, ay = self.aim
        side = [ax * y - ay * x for x, y in ends]
        if (side[0] > 0) == (side[1] > 0):
            return
        (x0, y0), (x1, y1) = ends
        t = (x0 * y1 - y0 * x1) / (ax * (y1 - y0) - ay * (x1 - x0))
        if 0 < t < 1:
            base, top = self.field.wall_base[wall] * 1000, self.field.wall_top[wall] * 1000
            self.hide((t, t), base, top)

    def gap(self) -> bool:
        low, high = Fraction(int(self.ray.bottom)), Fraction(int(self.ray.ceiling))
        for hidden_low, hidden_high in sorted(self.hidden):
            if hidden_low > low + LEAST:
                break
            low = max(low, hidden_high)
        return low + LEAST < high


@pytest.mark.parametrize("id_", ["migols-tomb", "durgeth-swamps", "table-of-the-giants"])
@at_random(1)
def test_a_slow_and_exact_look_sees_the_same(id_: str, seed: int) -> None:
    field = box().battlefields[id_]
    sight = Sight(field)
    rng = random.Random(f"oracle {id_}{seed or ''}")
    agreed = [0, 0]
    for _ in range(12):
        figures = crowd(field, rng, 16)
        for _ in range(6):
            looker, target = rng.sample(range(16), 2)
            eye, space = figures.first[looker], figures.first[target]
            if field.column[eye] == field.column[space]:
                continue
            whole = rng.random() < 0.3
            ray = Sweep(sight, figures, looker, eye, target, space, whole, first=True)
            side = int(ray.side())
            aside = rng.choice([1, -1, side // 2, -side, side])
            exact = Oracle(ray, aside).clear()
            assert ray.slice(aside) == exact, (id_, figures.spaces(looker), figures.spaces(target))
            agreed[exact] += 1
    assert min(agreed) > 5


def test_hindrances_come_nearest_first_and_once() -> None:
    field = ground("g1 g1 g8 g1 g8 g1 g1")
    found = look(field, finn="A1", thorgrim="G1", ne_gok_sa="B1")
    assert [h.near for h in found.hindrances] == sorted(h.near for h in found.hindrances)
    kinds: list[Hindrance] = found.hindrances
    assert {h.kind for h in kinds} <= {TERRAIN, FIGURE}
    assert len(met(found)) == len(set(met(found)))
