"""Settings hold: from page to page, after a reload, in every tab."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from giantstable.text import languages, words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
OWN_NAMES = {"en": "English", "cs": "Čeština", "ru": "Русский"}


@pytest.mark.parametrize(
    ("kind", "value", "attribute"),
    [
        ("theme", "light", "data-theme"),
        ("theme", "contrast", "data-theme"),
        ("size", "huge", "data-size"),
        ("motion", "off", "data-motion"),
    ],
)
def test_a_setting_shows_at_once_and_persists(
    house: House, kind: str, value: str, attribute: str
) -> None:
    guest = house.guest(motion=True)
    guest.go("/settings")
    page = guest.page.locator("html")
    expect(page).not_to_have_attribute(attribute, value)
    group = guest.page.get_by_role("radiogroup", name=words(f"web-{kind}"), exact=True)
    group.get_by_label(words(f"web-{kind}-{value}"), exact=True).check()
    expect(page).to_have_attribute(attribute, value)
    guest.page.reload()
    expect(page).to_have_attribute(attribute, value)
    guest.go("/")
    expect(page).to_have_attribute(attribute, value)
    chosen = guest.go("/settings").get_by_role("radiogroup", name=words(f"web-{kind}"), exact=True)
    expect(chosen.get_by_role("radio", checked=True)).to_have_count(1)
    expect(chosen.get_by_label(words(f"web-{kind}-{value}"), exact=True)).to_be_checked()


def test_the_page_speaks_every_language_there_is(house: House) -> None:
    guest = house.guest()
    guest.go("/settings")
    for language in [*languages(), "en"]:
        # Not check(): the words of a language are fetched before the page changes over to it.
        guest.page.get_by_label(OWN_NAMES[language], exact=True).click()
        heading = guest.page.get_by_role("heading", level=1)
        expect(heading).to_have_text(words("web-settings", None, language))
        expect(guest.page.locator("html")).to_have_attribute("lang", language)
    guest.page.reload()
    expect(guest.page.locator("html")).to_have_attribute("lang", "en")


def test_the_page_begins_in_the_language_of_the_browser(house: House) -> None:
    guest = house.guest(language="cs-CZ")
    guest.go("/settings")
    spoken = "cs" if "cs" in languages() else "en"
    expect(guest.page.locator("html")).to_have_attribute("lang", spoken)


def test_a_name_is_kept_and_seen_by_others(house: House) -> None:
    guest = house.guest()
    guest.go("/settings")
    field = guest.page.get_by_role("textbox", name=words("web-name"))
    field.fill("Žofie")
    guest.button("web-save").click()
    expect(guest.button("web-save")).to_be_disabled()
    guest.page.reload()
    expect(field).to_have_value("Žofie")


def test_happenings_are_told_one_by_one_unless_motion_is_reduced(house: House) -> None:
    # With motion, what follows a choice is told in steps, and "Skip" is offered meanwhile.
    for motion in (True, False):
        guest = house.player(motion=motion)
        screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "motion"))
        screen.version()
        skips = guest.count_buttons("web-skip")
        for _ in range(8):
            before = screen.version()
            guest.page.keyboard.press("1")
            assert screen.moved_on(before)
        assert (skips() > 0) == motion


def test_reduced_motion_leaves_nothing_moving(house: House) -> None:
    guest = house.player(motion=False)
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "still"))
    screen.version()
    guest.page.keyboard.press("1")
    assert screen.moved_on(0)
    moving = guest.page.evaluate(
        """() => document.getAnimations()
            .filter((one) => one.playState === "running")
            .filter((one) => one.effect.getComputedTiming().duration > 50)
            .map((one) => `${one.effect.target.className} ${one.animationName ?? ""}`)"""
    )
    assert moving == []


def test_the_giants_turn_can_be_skipped(house: House) -> None:
    guest = house.player(motion=True)
    choices = played(FIGHT, "skip")
    turn = choices.index("keep")  # the end of the Wraith's turn: now the Giant acts
    table = house.stage.lay(guest.key, FIGHT, "skip", choices[:turn])
    screen = TableScreen.opened(guest, table)
    screen.version()
    log = len(screen.log())
    screen.bar.locator('[data-option="keep"]').click()
    guest.button("web-skip").click()
    assert screen.moved_on(turn)
    expect(guest.button("web-skip")).to_have_count(0)
    assert len(screen.log()) > log + 4  # nothing that happened is left out


def test_a_click_on_the_board_skips_and_the_end_of_a_drag_does_not(house: House) -> None:
    guest = house.player(motion=True)
    choices = played(FIGHT, "skip")
    turn = choices.index("keep")
    table = house.stage.lay(guest.key, FIGHT, "skip", choices[:turn])
    screen = TableScreen.opened(guest, table)
    screen.version()
    box = guest.page.get_by_role("main").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen.bar.locator('[data-option="keep"]').click()
    expect(guest.button("web-skip")).to_be_visible()
    guest.page.mouse.move(x, y)
    guest.page.mouse.down()
    guest.page.mouse.move(x + 30, y + 10, steps=3)
    guest.page.mouse.up()
    expect(guest.button("web-skip")).to_be_visible()
    guest.page.mouse.click(x, y)
    expect(guest.button("web-skip")).to_have_count(0)
    assert screen.moved_on(turn)
