"""Desktop, tablet, phone: everything fits, and a finger finds what it wants."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.every_page import PAGES, address
from tests.browser.guest import PHONE, SIZES, TABLET
from tests.browser.table_screen import TableScreen
from tools.stage import midway

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
    table = house.stage.lay(guest.key, FIGHT, "screen", midway(FIGHT, "screen"))
    screen = TableScreen.opened(guest, table)
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
    # Links within a sentence and in the foot of the page are as high as their line. Whatever else
    # can be touched is hit by a thumb: around its middle lies what belongs to it.
    small = guest.page.evaluate(
        """(least) => {
            const hit = (one, x, y) => {
                const under = document.elementFromPoint(x, y);
                return under !== null && (one.contains(under) || under.contains(one)
                    || one.closest("label")?.contains(under) === true);
            };
            const stretch = (one, x, y, dx, dy) => {
                let far = 0;
                while (far < least && hit(one, x + far * dx, y + far * dy)) far += 1;
                return far;
            };
            return [...document.querySelectorAll(
                    "button, a, input, select, summary, [role=button], [data-option]")]
                .filter((one) => !one.disabled && !one.closest("p, footer, [aria-hidden=true]"))
                .filter((one) => one.checkVisibility({ opacityProperty: true }))
                .map((one) => {
                    one.scrollIntoView({ block: "center", inline: "center" });
                    const label = one.matches("input") ? one.closest("label") : null;
                    const box = (label ?? one).getBoundingClientRect();
                    const x = box.x + box.width / 2, y = box.y + box.height / 2;
                    const wide = Math.max(box.width,
                        stretch(one, x, y, -1, 0) + stretch(one, x, y, 1, 0));
                    const high = Math.max(box.height,
                        stretch(one, x, y, 0, -1) + stretch(one, x, y, 0, 1));
                    return [one.outerHTML.slice(0, 140), wide, high, box.width, box.height];
                })
                .filter(([, wide, high, w, h]) => w > 1 && h > 1 && Math.min(wide, high) < least)
                .map((found) => found.join(" "));
        }""",
        FINGER,
    )
    assert small == []


def test_a_board_keeps_its_size_from_one_question_to_the_next(house: House) -> None:
    # By a hair more or less, all of the giant is painted anew: where no card helps, a stutter.
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "keeps"))
    screen.version()
    guest.page.evaluate(
        """() => {
            const stage = document.querySelector("[data-giant] section");
            window.sizes = new Set();
            new ResizeObserver(() => window.sizes.add(stage.getBoundingClientRect().height))
                .observe(stage);
        }"""
    )
    for _ in range(6):
        before = screen.version()
        guest.page.keyboard.press("1")
        assert screen.moved_on(before)
    assert guest.page.evaluate("() => window.sizes.size") == 1
