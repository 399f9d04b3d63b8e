"""Desktop, tablet, phone: everything fits, and a finger finds what it wants."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.every_page import PAGES, address
from tests.browser.guest import PHONE, SIZES, TABLET
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
FINGER = 40  # pixels


def sideways(page: Page) -> list[str]:
    """What stands out at the right of the page, if it can be scrolled there."""
    found: list[str] = page.evaluate(
        """() => {
            const wide = document.documentElement.clientWidth;
            if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) {
                return [];
            }
            return [`page ${document.documentElement.scrollWidth} > ${wide}`,
                ...[...document.querySelectorAll("body *")]
                    .filter((one) => one.getBoundingClientRect().right > wide + 0.5)
                    .slice(0, 8)
                    .map((one) => one.outerHTML.slice(0, 120))];
        }"""
    )
    return found


@pytest.mark.parametrize("page", PAGES)
def test_no_page_scrolls_sideways(house: House, page: str) -> None:
    desk = house.player()
    desk.go(address(page, desk, house.stage))
    assert sideways(desk.page) == []
    desk.page.set_viewport_size(TABLET)
    assert sideways(desk.page) == []
    phone = house.player(size=PHONE, touch=True)
    phone.go(address(page, phone, house.stage))
    assert sideways(phone.page) == []


@pytest.mark.parametrize("size", ["small", "huge"])
def test_text_of_any_size_fits_on_a_phone(house: House, size: str) -> None:
    guest = house.player(size=PHONE, touch=True)
    guest.settle(size=size)
    for page in ("home", "new", "table", "settings"):
        guest.go(address(page, guest, house.stage))
        expect(guest.page.locator("html")).to_have_attribute("data-size", size)
        assert sideways(guest.page) == [], page


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_decision_is_on_one_screen(house: House, size: str) -> None:
    guest = house.player(size=SIZES[size], touch=size == "phone")
    choices = played(FIGHT, "screen", 20)
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "screen", choices))
    screen.version()
    expect(screen.bar).to_be_in_viewport(ratio=1)
    high = guest.page.evaluate("document.documentElement.scrollHeight")
    assert high <= SIZES[size]["height"]


def test_a_phone_plays_by_touch(house: House) -> None:
    guest = house.player(size=PHONE, touch=True)
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "phone"))
    for turn in range(12):
        offered = screen.offered(screen.board) or screen.offered(screen.bar)
        notations = sorted(offered)
        assert notations
        before = screen.version()
        screen.touch(offered[notations[turn % len(notations)]])
        if not screen.moved_on(before):
            break
    guest.button("web-log").tap()
    log = guest.page.get_by_role("dialog", name=words("web-log"))
    assert log.get_by_role("button").count() > 12


@pytest.mark.parametrize("page", ["home", "new", "table", "replay", "settings"])
def test_a_finger_finds_every_control(house: House, page: str) -> None:
    guest = house.player(size=PHONE, touch=True)
    guest.go(address(page, guest, house.stage))
    # Links within a sentence are as high as their line; everything else is to be hit by a thumb.
    small = guest.page.evaluate(
        """(least) => [...document.querySelectorAll(
                "button, a, input, select, summary, [role=button], [data-option]")]
            .filter((one) => !one.disabled && !one.closest("p, [aria-hidden=true]"))
            .filter((one) => !one.matches("[class*=jump]"))
            .map((one) => {
                const label = one.matches("input") ? one.closest("label") : null;
                const boxes = [one, label].filter(Boolean).map((b) => b.getBoundingClientRect());
                return [one.outerHTML.slice(0, 140),
                    Math.max(...boxes.map((box) => box.width)),
                    Math.max(...boxes.map((box) => box.height))];
            })
            .filter(([, wide, high]) => wide > 0 && high > 0 && (wide < least || high < least))""",
        FINGER - 0.5,
    )
    assert small == []
