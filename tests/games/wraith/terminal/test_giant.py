"""Each giant is big and its own: in colour by its stone, without by what it is made of."""

from __future__ import annotations

import pytest

import giantstable as gt
from giantstable.games.wraith.campaign.profile import Profile
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.terminal.body_art import GRAIN, PLAIN_GRAIN
from giantstable.games.wraith.terminal.campaign_map import draw_map
from giantstable.games.wraith.terminal.colours import BODIES, EYES
from giantstable.library import game
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import BACKDROP, PAPER, Look
from giantstable.terminal.terminal import Size
from tests.games.wraith.terminal.test_screen import drawn
from tests.terminal.at_table import LARGE, PLAIN, SMALL

GIANTS = ["earth", "air", "water", "fire"]


def stage_of(giant: str, size: Size, look: Look) -> list[str]:
    """Return the part of the screen that the giant has."""
    wide = 28 if size == SMALL else 87
    tall = 14 if size == SMALL else 48
    lines = drawn(gt.new("wraith", seed=1, giant=giant), size, look).plain()
    return [line[:wide] for line in lines[1:tall]]


@pytest.mark.parametrize("look", [PLAIN, Look(color=False, unicode=False)], ids=["utf", "ascii"])
@pytest.mark.parametrize("giant", GIANTS)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_without_colours_a_giant_is_known_by_its_grain(giant: str, size: Size, look: Look) -> None:
    grain = GRAIN if look.unicode else PLAIN_GRAIN
    text = "".join(stage_of(giant, size, look))
    own = sum(text.count(sign) for sign in grain[giant])
    assert own > len(text) // 12
    others = {g: sum(text.count(sign) for sign in grain[g]) for g in GIANTS if g != giant}
    assert all(own > count for count in others.values())


@pytest.mark.parametrize("giant", GIANTS)
@pytest.mark.parametrize("size", [SMALL, (90, 26), (120, 40), LARGE, (300, 80)], ids=str)
def test_a_giant_looks_back(giant: str, size: Size) -> None:
    canvas = drawn(gt.new("wraith", seed=1, giant=giant), size, Look())
    eyes = {(cell.ink, cell.bold) for row in canvas.rows for cell in row if cell.char in "●▜▄▛"}
    assert (EYES[giant], True) in eyes


@pytest.mark.parametrize("giant", GIANTS)
def test_a_giant_is_painted_in_its_own_stone_and_labels_can_be_read_on_it(giant: str) -> None:
    assert len({BODIES[g] for g in GIANTS}) == len(GIANTS)
    canvas = drawn(gt.new("wraith", seed=1, giant=giant), LARGE, Look())
    for row in canvas.rows[1:]:
        for cell in row[:87]:
            if cell.char.isalnum() and cell.char.isascii() and cell.ink == PAPER:
                assert contrast(cell.ink, cell.ground or BACKDROP) >= 4.5


def contrast(ink: str, ground: str) -> float:
    """Return the contrast of two colours as WCAG counts it."""
    light = sorted((_light(ink), _light(ground)))
    return (light[1] + 0.05) / (light[0] + 0.05)


def _light(color: str) -> float:
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (p / 12.92 if p <= 0.03928 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def the_map(size: Size) -> Canvas:
    wraith = game("wraith")
    assert isinstance(wraith, WraithGame)
    return draw_map(wraith, Profile(wraith).runs["campaign"], size, PLAIN)


def test_on_a_large_map_the_next_giant_looms() -> None:
    large = "".join(the_map(LARGE).plain())
    assert sum(large.count(sign) for sign in GRAIN["earth"]) > 800
    small = "".join(the_map(SMALL).plain())
    assert not any(sign in small for sign in GRAIN["earth"])


def test_a_map_without_a_fight_behind_it_does_not_offer_to_begin_again() -> None:
    assert "new:" not in "".join(the_map(SMALL).plain())
