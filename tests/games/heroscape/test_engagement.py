"""Who is engaged (HS-M-ENG): opposing figures that are adjacent."""

from __future__ import annotations

import pytest

from giantstable.games.heroscape.ground.figures import NOBODY
from giantstable.games.heroscape.table import engagement
from giantstable.games.heroscape.table.fray import Fray
from giantstable.kernel.masks import members
from tests.games.heroscape.fields import clause, figure, fray_on, names, space
from tests.games.heroscape.ground import ground, ruin
from tests.games.heroscape.walks import go

FLAT = """
g1 g1 g1 g1 g1
 g1 g1 g1 g1 g1
g1 g1 g1 g1 g1
"""


def engaged(fray: Fray, name: str) -> list[str]:
    found = engagement.engaged_with(fray, figure(fray, name))
    assert engagement.is_engaged(fray, figure(fray, name)) == bool(found)
    return names(fray, found)


@pytest.mark.rule("HS-M-ENG-01")
def test_opposing_figures_become_engaged_when_one_comes_next_to_the_other() -> None:
    fray = fray_on(FLAT, {"finn": (0, "A1"), "tarn-viking-warriors": (1, "D1")})
    assert engaged(fray, "finn") == []
    go(fray, "finn", "C1")
    assert engaged(fray, "finn") == ["tarn-viking-warriors"]
    assert engaged(fray, "tarn-viking-warriors") == ["finn"]


@pytest.mark.rule("HS-M-ENG-02")
def test_friends_are_never_engaged_with_each_other() -> None:
    figures = {"finn": (0, "A1"), "tarn-viking-warriors": (0, "B1"), "syvarris": (1, "A2")}
    fray = fray_on(FLAT, figures, sides=[1, 1])
    assert engaged(fray, "finn") == []
    assert engaged(fray, "syvarris") == []
    adjacent = engagement.adjacent_figures(fray, figure(fray, "finn"))
    assert names(fray, adjacent) == ["syvarris", "tarn-viking-warriors"]


@pytest.mark.rule("HS-M-ENG-06")
def test_a_figure_can_be_engaged_with_several() -> None:
    figures = {
        "finn": (0, "B2"),
        "tarn-viking-warriors": (1, "A2"),
        "tarn-viking-warriors 3": (1, "C1"),
        "syvarris": (1, "C3"),
        "agent-carr": (1, "E1"),
    }
    fray = fray_on(FLAT, figures)
    vikings = ["tarn-viking-warriors", "tarn-viking-warriors 3"]
    assert engaged(fray, "finn") == ["syvarris", *vikings]


@pytest.mark.rule("HS-M-ENG-03")
def test_a_high_ledge_keeps_figures_apart() -> None:
    figures = {"finn": (0, "A1"), "thorgrim": (1, "B1")}
    assert engaged(fray_on("g1 r5", figures), "finn") == ["thorgrim"]
    assert engaged(fray_on("g1 r6", figures), "finn") == []


@pytest.mark.rule("HS-M-ENG-EXR", "HS-M-ENG-04")
def test_a_ruin_keeps_figures_apart_unless_both_are_higher() -> None:
    field = ground("g1 g1 g1", "g1 g1 g1", "g1 g1 g1", ruins=[ruin("short", "A2", 0, 1)])
    fray = fray_on(field, {"finn": (0, "A2"), "deathwalker-9000": (1, "B1")})
    assert engaged(fray, "finn") == []
    fray = fray_on(field, {"mimring": (0, "A2 A3"), "deathwalker-9000": (1, "B1")})
    assert engaged(fray, "mimring") == ["deathwalker-9000"]


@pytest.mark.rule("HS-M-DBL-04")
def test_both_spaces_of_a_large_figure_count() -> None:
    fray = fray_on(FLAT, {"mimring": (0, "A1 B1"), "finn": (1, "C1")})
    assert engaged(fray, "mimring") == ["finn"]
    fray = fray_on(FLAT, {"mimring": (0, "B1 A1"), "finn": (1, "C1")})
    assert engaged(fray, "mimring") == ["finn"]


def test_raiders_under_a_truce_are_not_engaged_until_it_is_broken() -> None:
    figures = {"finn": (1, "A1"), "thorgrim": (2, "B1"), "syvarris": (0, "E1")}
    fray = fray_on(FLAT, figures, special=[clause("truce", seats=[1, 2])])
    assert engaged(fray, "finn") == []
    fray.truce = False
    fray.reckon_sides()
    assert engaged(fray, "finn") == ["thorgrim"]


def test_the_captive_and_the_basic_game_know_no_engagement() -> None:
    figures = {"finn": (0, "A1"), "sgt-drake-alexander": (NOBODY, "B1")}
    fray = fray_on(FLAT, figures)
    assert engaged(fray, "finn") == engaged(fray, "sgt-drake-alexander") == []
    adjacent = engagement.adjacent_figures(fray, figure(fray, "finn"))
    assert names(fray, adjacent) == ["sgt-drake-alexander"]
    fray = fray_on(FLAT, {"finn": (0, "A1"), "thorgrim": (1, "B1")}, basic=True)
    assert engaged(fray, "finn") == []


def test_what_a_figure_would_be_engaged_with_elsewhere() -> None:
    figures = {"finn": (0, "A1"), "mimring": (1, "C1 D1"), "marro-warriors": (1, "B3")}
    fray = fray_on(FLAT, figures)
    mask = engagement.engaged_at(fray, 0, 5, space(fray, "B2"))
    assert members(mask) == [space(fray, "C1"), space(fray, "B3")]
    assert engagement.engaged_at(fray, 0, 5, space(fray, "A1")) == 0
    both = engagement.engaged_at(fray, 0, 11, space(fray, "A2"), space(fray, "B2"))
    assert members(both) == [space(fray, "C1"), space(fray, "B3")]
