"""Start zones and places (HS-M-PLACE, and the zones of the scenarios)."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.rules.setup.gathering import gather
from giantstable.games.heroscape.rules.setup.placing import free_room, open_zones, places
from giantstable.games.heroscape.table.codes import first_of, second_of
from giantstable.games.heroscape.table.fray import LEFT_OUT, STANDING, Fray
from giantstable.kernel.masks import mask_of
from tests.games.heroscape.fields import figure, fray_on, space, unit
from tests.games.heroscape.playing import drive, first_option, opening, placed, told


def zone(fray: Fray, name: str) -> int:
    return list(fray.theatre.scenario.zones).index(name)


@pytest.mark.rule("HS-M-PLACE-01")
def test_an_army_starts_in_one_zone() -> None:
    armies = [["finn", "raelin", "grimnak"], ["syvarris", "marro-warriors"]]
    fray = opening("clashing-fronts", 2, armies)
    asked = drive(gather(fray), lambda d: d.codes[-1])
    assert [d.kind for d in asked].count("zone") == 1  # the other side gets the rest
    assert sorted(fray.zone) == [0, 1]
    zones = list(fray.theatre.scenario.zones.values())
    for who, fate in enumerate(fray.fate):
        if fate == STANDING:
            for here in fray.figures.spaces(who):
                assert here in zones[fray.zone[fray.seat_of(who)]]


@pytest.mark.rule("HS-M-PLACE-02", "HS-S-CLASH-04")
def test_a_zone_of_the_enemy_is_closed() -> None:
    fray = opening("clashing-fronts", 2)
    assert open_zones(fray, 0) == [0, 1]
    fray.zone[1] = zone(fray, "brown")
    assert open_zones(fray, 0) == [zone(fray, "navy")]


@pytest.mark.rule("HS-M-PLACE-03", "HS-S-BARR-04", "HS-S-WINT-04")
def test_team_mates_share_a_zone() -> None:
    for name in ("clashing-fronts", "to-take-barrenspur", "winter-holdout"):
        fray = opening(name, 4, [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]])
        drive(gather(fray), first_option)
        assert fray.zone[0] == fray.zone[1] != fray.zone[2] == fray.zone[3]


@pytest.mark.rule("HS-S-FORT-07")
def test_raiders_have_a_zone_each_though_they_are_at_peace() -> None:
    armies = [["finn"], ["raelin"], ["syvarris"], ["ne-gok-sa"]]
    for seed in range(8):
        fray = opening("mimrings-fortress", 4, armies, seed=seed)
        drive(gather(fray), lambda d: d.codes[-1])
        assert fray.zone[0] == zone(fray, "brown")
        assert sorted(fray.zone[1:]) == [1, 2, 3]


@pytest.mark.rule("HS-S-TEMP-07", "HS-S-RESC-05", "HS-S-MIST-03")
def test_fixed_zones_are_not_asked_for() -> None:
    tempest = placed("under-tempests-cover", [["finn"], ["raelin"]])
    assert [list(tempest.theatre.scenario.zones)[z] for z in tempest.zone] == ["brown", "navy"]
    rescue = opening("a-desperate-rescue-attempt", 3, [["finn"], ["raelin"], ["syvarris"]])
    asked = drive(gather(rescue), first_option)
    assert "zone" not in [d.kind for d in asked]
    assert [list(rescue.theatre.scenario.zones)[z] for z in rescue.zone] == [
        "navy",
        "navy",
        "brown",
    ]
    mist = opening("a-toxic-mist", 2)
    assert open_zones(mist, 0) == [0, 1]


@pytest.mark.rule("HS-M-PLACE-04")
def test_figures_that_find_no_room_are_not_used() -> None:
    army = ["tarn-viking-warriors", "marro-warriors", "izumi-samurai", "zettian-guards"]
    fray = placed("under-tempests-cover", [["finn"], [*army, "krav-maga-agents"]])
    assert not told(fray, "not-used")  # 16 in a zone of 16
    full = placed("under-tempests-cover", [["raelin"], [*army, "airborne-elite"]])
    out = [event.a for event in told(full, "not-used")]
    assert len(out) == 1
    assert full.fate[out[0]] == LEFT_OUT
    assert free_room(full, 1) == 0


@pytest.mark.rule("HS-M-PLACE-05")
def test_any_free_space_of_the_zone_will_do() -> None:
    fray = opening("clashing-fronts", 2, [["finn"], ["grimnak"]])
    asked = drive(gather(fray), first_option)
    of_finn = next(d for d in asked if d.kind == "place" and d.seat == 0)
    zones = list(fray.theatre.scenario.zones.values())
    assert sorted(first_of(code) for code in of_finn.codes) == sorted(zones[fray.zone[0]])


@pytest.mark.rule("HS-M-PLACE-05")
def test_a_large_figure_needs_two_level_spaces_side_by_side() -> None:
    # R-SETUP-05: A1 and B1 are level, C1 is higher, E1 lies apart.
    fray = fray_on("g1 g1 g2 . g1", {"finn": (0, "E1")})
    room = mask_of([space(fray, name) for name in ("A1", "B1", "C1", "E1")])
    codes = places(fray, figure(fray, "grimnak"), room)
    pairs = [(first_of(code), second_of(code)) for code in codes]
    assert pairs == [(space(fray, "A1"), space(fray, "B1"))]  # and not the other way round too
    single = places(fray, figure(fray, "raelin"), room)
    assert len(single) == 4


def test_nobody_is_placed_under_a_roof_that_is_too_low() -> None:
    fray = fray_on("g1/g6 g1 g1", {"finn": (0, "C1")})
    room = mask_of([space(fray, name) for name in ("A1@1", "B1")])
    spaces = [first_of(code) for code in places(fray, figure(fray, "grimnak"), room)]
    assert spaces == []  # Height 11 under a roof 4 above the ground
    marro = places(fray, figure(fray, "marro-warriors"), room)
    assert len(marro) == 2


def test_nobody_starts_on_a_glyph() -> None:
    fray = opening("clashing-fronts", 2, [["finn"], ["grimnak"]])  # R-SETUP-06
    drive(gather(fray), first_option)
    before = free_room(fray, 0)
    lowest = (before & -before).bit_length() - 1
    fray.lay_glyph(0, lowest, False)
    assert free_room(fray, 0) == before & ~(1 << lowest)


def test_a_squad_is_placed_figure_by_figure() -> None:
    fray = opening("clashing-fronts", 2, [["marro-warriors"], ["finn"]])
    asked = drive(gather(fray), first_option)
    marro = [d for d in asked if d.kind == "place" and d.seat == 0]
    assert [d.subject for d in marro] == list(fray.theatre.figures_of(unit(fray, "marro-warriors")))
    assert [len(d.codes) for d in marro] == [24, 23, 22, 21]
