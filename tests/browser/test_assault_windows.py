"""axe-core finds nothing on Assault's board, whatever lies open on it: cards, piles, drawers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Locator, expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.guest import PHONE, THEMES, Guest
from tests.browser.realm_screen import RealmScreen, laid, up_to
from tests.browser.test_accessible import ANY, COLOURS, findings
from tests.strength import strength
from tools.stage import played

SEED: Final = "north 5"
WINDOW: Final = "[role=dialog], dialog[open]"
KINDS: Final = [
    "recruit", "give", "casualty", "convert", "totals", "stay-behind", "hold-back", "slayer-attack",
]  # fmt: skip
ASKED: Final = KINDS if strength() > 1 else KINDS[:3]


def every_theme(guest: Guest, where: str, within: str = "") -> list[str]:
    """What is found in the theme of the moment, and what of it is of colours in the others.

    Those may be sought within what is new: what lies below is judged where nothing lies on it.
    """
    found = []
    now = guest.page.locator("html").get_attribute("data-theme")
    for theme in sorted(THEMES, key=lambda theme: theme != now):  # a new theme paints all anew
        guest.see_in(theme)
        rules, place = ((), "") if theme == now else (COLOURS, within)
        found += [f"{where}, {theme}: {one}" for one in findings(guest, ANY, rules, place)]
    return found


def windows(screen: RealmScreen) -> Iterator[tuple[str, Locator]]:
    """Yield what opens a window over the board."""
    board = screen.board
    for thing in ("command", "event", "spell", "resource"):
        card = board.locator(f"li[data-{thing}]").filter(visible=True).first
        if card.count():
            yield thing, card.get_by_role("button").nth(1)
    yield "played command", board.locator("section[data-race] ol button").first
    for pile in ("resources", "spells"):
        yield f"discarded {pile}", board.locator(f"[data-pile={pile}]")
    seat = board.locator("li[data-seat][data-race]").nth(1)
    seat.locator("[aria-expanded]").first.click()
    yield "unit", seat.locator("[aria-haspopup=dialog]").last
    slayers = board.locator("section[aria-labelledby=assault-giantslayers]")
    yield "giantslayer", slayers.get_by_role("button").first
    yield "battles", screen.guest.button("assault-battle-book-open")
    yield "all options", screen.all_options()
    yield "rule", screen.bar.get_by_role("button", name=re.compile(r"AG-[A-Z]+-\d+")).first


def test_every_window_over_the_board_is_clean(house: House) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED, made=up_to(3, SEED, "act", 5)))
    screen.version()
    found = every_theme(guest, "news")
    screen.page.locator("[data-news]").get_by_role("button").first.click()
    screen.board.locator("details summary").click()
    seen = []
    for name, opener in windows(screen):
        opener.click()
        screen.page.get_by_role("dialog").wait_for()
        found += every_theme(guest, name, WINDOW)
        seen.append(name)
        screen.page.keyboard.press("Escape")
        screen.page.get_by_role("dialog").wait_for(state="detached")
    menu = guest.button("web-menu")
    menu.click()
    expect(menu).to_have_attribute("aria-expanded", "true")
    found += every_theme(guest, "menu")
    assert not found, "\n".join(found)
    assert len(seen) > 10, seen


def test_every_drawer_of_a_phone_is_clean(house: House) -> None:
    guest = house.player(size=PHONE, touch=True)
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED, made=up_to(3, SEED, "act", 5)))
    screen.version()
    found = []
    drawers = screen.page.get_by_role("navigation", name=words("assault-board-drawers"))
    for drawer in drawers.get_by_role("button").all():
        drawer.tap()
        found += findings(guest, ANY)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("kind", ASKED)
def test_what_one_does_is_clean(house: House, kind: str) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED, made=up_to(3, SEED, kind)))
    screen.version()
    found = every_theme(guest, kind)
    assert not found, "\n".join(found)


def test_the_result_is_clean(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=played({"seats": 3}, SEED, game="assault"))
    guest.page.goto(f"/t/{table}")
    guest.button("web-result").click()
    RealmScreen(guest, table).result.wait_for()
    found = every_theme(guest, "result")
    assert not found, "\n".join(found)
