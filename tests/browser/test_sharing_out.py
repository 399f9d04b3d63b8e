"""Wounds are shared out by touching the cards that get them; what opens stays on the screen."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from giantstable import library
from giantstable.kernel.match import new_match
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.guest import PHONE
from tests.browser.table_screen import TableScreen

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
CARDS = "article[data-reach] > [data-thing^='giant ']"


def to_share_out() -> tuple[str, list[str]]:
    """Return a seed and choices that lead to Wounds for several cards."""
    for number in range(300):
        seed, chance = f"share {number}", random.Random(number)
        match = new_match(library.game("wraith"), FIGHT, seed, quiet=True)
        choices: list[str] = []
        while not match.over:
            asked = match.pending[0]
            if asked.kind == "split" and asked.about > 1:
                return seed, choices
            choices.append(chance.choice(asked.notations()))
            match.choose(choices[-1])
    raise AssertionError("nothing is ever shared out")


def test_wounds_are_given_to_cards_by_mouse_and_by_keys(house: House) -> None:
    guest = house.player()
    seed, choices = to_share_out()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, seed, choices))
    page, before = guest.page, screen.version()
    left, done = page.locator("output"), guest.button("wraith-board-share-done")
    all_of_them = int(left.get_attribute("data-left") or 0)
    assert all_of_them > 1
    expect(left).to_have_text(
        words("wraith-board-share-left", {"what": "wounds", "n": all_of_them})
    )
    cards = page.locator(CARDS)
    cards.first.click()
    expect(left).to_have_attribute("data-left", str(all_of_them - 1))
    expect(done).to_be_disabled()
    guest.button("wraith-board-share-again").click()
    expect(left).to_have_attribute("data-left", str(all_of_them))
    number = cards.last.get_attribute("data-key")
    assert number is not None
    for n in range(all_of_them):
        page.keyboard.press(number)
        expect(left).to_have_attribute("data-left", str(all_of_them - n - 1))
    done.click()
    assert screen.moved_on(before)
    given = [entry.notation for entry in house.stage.store.entries(screen.table)][len(choices) :]
    assert given
    assert all(" on " in notation for notation in given)


def test_wounds_are_given_by_finger_and_bubbles_stay_on_the_screen(house: House) -> None:
    guest = house.player(size=PHONE, touch=True)
    seed, choices = to_share_out()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, seed, choices))
    page, before = guest.page, screen.version()
    left = page.locator("output")
    while int(left.get_attribute("data-left") or 0) > 0:
        page.locator(CARDS).first.tap()
    guest.button("wraith-board-share-done").tap()
    assert screen.moved_on(before)

    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "bubbles"))
    screen.version()
    page.locator("[data-thing^='hand ']").first.tap()
    bubble = page.locator("article[data-open] [role=group]")
    box = bubble.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]
