"""HeroScape beside the battlefield: the form, the draft, order markers, cards, how it ended."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from giantstable.games.heroscape.table.fray import MARKERS
from giantstable.text import words
from tests.browser.battle_screen import BOT, ME, laid, seeing
from tests.browser.conftest import House
from tests.browser.guest import Guest
from tests.browser.test_accessible import findings, findings_in_any_theme
from tools.stage import played

SEED: Final = "cards"


def asked(house: House, kind: str) -> Guest:
    """Sit down at a battle in which one is asked a question of that kind."""
    guest = seeing(house.player())
    guest.go(f"/t/{laid(guest, 'clashing-fronts', SEED, asked=kind)}")
    return guest


def asked_last(house: House) -> Guest:
    """Sit down where markers are laid, once the bot has laid its own: then nobody comes between."""
    guest = seeing(house.player())
    table = laid(guest, "clashing-fronts", SEED, asked="marker")
    entries = guest.stage.store.entries
    before = len(entries(table))
    page = guest.go(f"/t/{table}")
    while len(entries(table)) < before + MARKERS:
        page.wait_for_timeout(20)
    return guest


def tray(page: Page) -> Locator:
    return page.get_by_role("region", name=words("heroscape-orders"))


# -- the form --------------------------------------------------------------------------------------


def sheet(page: Page, scenario: str) -> Locator:
    return page.locator(f"[data-choice={scenario}] input")


def test_chairs_follow_the_scenario_and_nothing_is_refused_too_late(house: House) -> None:
    guest = house.player()
    page = guest.go("/new/heroscape")
    start = guest.button("web-sit-down")
    chairs = page.get_by_role("radiogroup")
    expect(chairs).to_have_count(2)
    expect(page.locator("[data-choice] svg polygon").first).to_be_attached()
    sheet(page, "a-desperate-rescue-attempt").check(force=True)
    expect(chairs).to_have_count(3)
    expect(guest.button("web-add-seat")).to_have_count(0)
    sheet(page, "to-take-barrenspur").check(force=True)
    expect(chairs).to_have_count(4)
    guest.button("web-remove-seat", n=4).click()
    expect(chairs).to_have_count(2)
    expect(start).to_be_enabled()
    page.locator("[data-choice=pre-made] input").check(force=True)
    expect(page.get_by_text(words("refused-army-empty", {"seat": 1}))).to_be_visible()
    expect(start).to_be_disabled()
    sheet(page, "attack-at-dawn").check(force=True)
    expect(page.get_by_text(words("heroscape-sheet-given"))).to_be_visible()
    expect(start).to_be_enabled()


def test_an_army_is_built_of_cards_within_its_points(house: House) -> None:
    guest = house.player()
    page = guest.go("/new/heroscape")
    sheet(page, "clashing-fronts").check(force=True)
    page.locator("[data-choice=pre-made] input").check(force=True)
    for army, cards in enumerate((("mimring", "deathwalker-9000"), ("finn", "thorgrim"))):
        guest.button("heroscape-sheet-choose").nth(army).click()
        shelf = page.get_by_role("dialog")
        for card in cards:
            shelf.locator(f"[data-card={card}] button").first.click()
        spent = (150 + 140, 80 + 80)[army]
        facts: dict[str, object] = {"spent": spent, "all": 400, "left": 400 - spent}
        expect(shelf.get_by_text(words("heroscape-draft-points", facts))).to_be_visible()
        # What is left does not pay for this one.
        if army == 0:
            expect(shelf.locator("[data-card=grimnak] button")).to_be_disabled()
        shelf.get_by_role("button", name=words("heroscape-sheet-done")).click()
    guest.button("heroscape-sheet-leave", card="Thorgrim the Viking Champion").click()
    guest.button("web-sit-down").click()
    page.wait_for_url(re.compile("/t/"))
    table = house.stage.store.table(re.sub(r".*/t/|[?].*", "", page.url))
    assert table.setup["army_1"] == "mimring,deathwalker-9000"
    assert table.setup["army_2"] == "finn"


def test_an_army_is_suggested_to_whoever_does_not_pick_card_by_card(house: House) -> None:
    guest = house.player()
    page = guest.go("/new/heroscape")
    sheet(page, "clashing-fronts").check(force=True)
    page.locator("[data-choice=pre-made] input").check(force=True)
    start = guest.button("web-sit-down")
    expect(start).to_be_disabled()
    for army in range(2):
        guest.button("heroscape-sheet-suggest").nth(army).click()
    start.click()
    page.wait_for_url(re.compile("/t/"))
    table = house.stage.store.table(re.sub(r".*/t/|[?].*", "", page.url))
    first, second = (set(str(table.setup[f"army_{n}"]).split(",")) for n in (1, 2))
    assert min(len(first), len(second)) > 1
    assert not first & second


# -- drafting --------------------------------------------------------------------------------------


def test_a_card_is_drafted_by_a_click_and_leaves_the_shelf(house: House) -> None:
    guest = asked(house, "draft")
    page = guest.page
    draft = page.get_by_role("region", name=words("heroscape-draft"))
    offer = draft.locator("[data-may]")
    expect(offer.first).to_be_visible()
    draft.get_by_label(words("heroscape-draft-general")).select_option("utgar")
    for one in offer.all():
        expect(one.locator("article")).to_have_attribute("data-general", "utgar")
    name = offer.first.locator("h4").inner_text()
    offer.first.get_by_role("button").click()
    army = page.get_by_role("region", name=words("heroscape-army", {"you": "yes", "name": "none"}))
    expect(army.get_by_text(name)).to_be_visible()


# -- order markers ---------------------------------------------------------------------------------


def test_markers_are_laid_by_key_taken_back_and_seen_on_the_cards(house: House) -> None:
    guest = asked_last(house)
    page = guest.page
    cards = tray(page).locator("[data-option]")
    second = cards.nth(1)
    second.focus()
    expect(second.locator("[data-ghost]")).to_have_text("1")
    page.keyboard.press("Enter")
    expect(second.locator("[data-marker='1']:not([data-ghost])")).to_be_visible()
    expect(tray(page).locator("[data-state=now]")).to_contain_text("2")
    page.keyboard.press("u")
    expect(tray(page).locator("[data-state=now]")).to_contain_text("1")
    expect(second.locator("[data-marker]:not([data-ghost])")).to_have_count(0)


@pytest.mark.parametrize("ends", ["on a card", "outside"])
def test_a_marker_is_laid_where_it_is_dropped_on_a_card_and_nowhere_else(
    house: House, ends: str
) -> None:
    guest = asked(house, "marker")
    page = guest.page
    stone = tray(page).locator("[data-state=now] > span").first
    third = tray(page).locator("[data-option]").nth(2)
    start, end = stone.bounding_box(), third.bounding_box()
    assert start is not None
    assert end is not None
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(end["x"] + 30, end["y"] + 20, steps=5)
    expect(third.locator("[data-ghost]")).to_have_text("1")
    if ends == "outside":
        page.mouse.move(5, 5, steps=3)
    page.mouse.up()
    if ends == "outside":
        expect(tray(page).locator("[data-state=now]")).to_contain_text("1")
    else:
        expect(third.locator("[data-marker='1']:not([data-ghost])")).to_be_visible()
        expect(tray(page).locator("[data-state=now]")).to_contain_text("2")


# -- cards -----------------------------------------------------------------------------------------


def test_a_card_is_read_whole_both_sides_of_it(house: House) -> None:
    guest = asked(house, "marker")
    page = guest.page
    look = re.compile("^" + re.escape(words("heroscape-card-look", {"unit": ""}).strip()))
    page.get_by_role("button", name=look).first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("[data-number=life]")).to_be_visible()
    assert not findings(guest)
    basic = words("heroscape-card-game", {"game": "basic"})
    dialog.get_by_role("radio", name=basic).check()
    expect(dialog.locator("[data-number=life]")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_battle_that_is_over_is_told(house: House) -> None:
    guest = seeing(house.player())
    setup: dict[str, object] = {"scenario": "attack-at-dawn"}
    choices = played(setup, SEED, game="heroscape")
    id_ = house.stage.lay(guest.key, setup, SEED, choices, game="heroscape", seats=[ME, BOT])
    page = guest.go(f"/replay/{id_}")
    page.get_by_role("button", name=words("web-result")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_text(words("heroscape-result-kills"))).to_be_visible()
    expect(dialog.get_by_text(words("heroscape-result-turning"))).to_be_visible()
    expect(dialog.locator("polyline")).to_have_count(2)
    assert not findings(guest)


# -- for everybody ---------------------------------------------------------------------------------


def test_nothing_serious_in_the_form_its_shelf_and_the_draft(house: House) -> None:
    guest = house.player()
    page = guest.go("/new/heroscape")
    sheet(page, "clashing-fronts").check(force=True)
    page.locator("[data-choice=pre-made] input").check(force=True)
    guest.button("heroscape-sheet-choose").first.wait_for()
    found = findings_in_any_theme(guest)
    guest.button("heroscape-sheet-choose").first.click()
    page.get_by_role("dialog").locator("article").first.wait_for()
    found.extend(findings(guest))
    drafting = asked(house, "draft")
    drafting.page.locator("[data-may]").first.wait_for()
    found.extend(findings_in_any_theme(drafting))
    assert not found, "\n".join(found)
