"""The campaign: the story is told, fights follow each other, and nothing is forgotten."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.guest import Guest
from tests.browser.table_screen import TableScreen


def story(guest: Guest) -> Locator:
    """The page of the story that lies open."""
    return guest.page.get_by_role("dialog")


def to_the_map(guest: Guest) -> None:
    """Read the story to its end."""
    turn = story(guest).get_by_role("button", name=words("wraith-campaign-turn"), exact=True)
    back = story(guest).get_by_role("button", name=words("wraith-campaign-to-map"))
    turn.or_(back).first.wait_for()
    while turn.is_visible():
        turn.click()
    back.click()
    expect(story(guest)).to_have_count(0)


def test_the_campaign_begins_with_its_story_and_leads_to_the_first_fight(house: House) -> None:
    guest = house.guest()
    page = guest.go("/new/wraith")
    page.get_by_role("link", name=words("web-campaign-door")).first.click()
    page.wait_for_url("**/campaign/wraith")
    expect(story(guest)).to_be_visible()
    to_the_map(guest)
    guest.button("wraith-campaign-go").click()
    screen = TableScreen.arrived(guest)
    row = house.stage.store.table(screen.table)
    assert (row.setup["wraith"], row.setup["giant"], row.campaign) == ("young", "earth", "campaign")
    before = screen.version()
    page.keyboard.press("1")
    assert screen.moved_on(before)

    guest.go("/campaign/wraith")  # the story was told: now the fight goes on
    expect(story(guest)).to_have_count(0)
    guest.button("wraith-campaign-continue").click()
    assert TableScreen.arrived(guest).table == screen.table
    assert screen.version() == 1


def test_a_fight_that_ended_is_told_and_the_next_one_follows(house: House) -> None:
    guest = house.player()
    house.stage.journey(guest.key, ["win-health", "lose-wounds"])
    guest.go("/campaign/wraith")
    to_the_map(guest)
    at = {"n": 2, "all": 12}
    expect(guest.says("wraith-campaign-fight", **at)).to_be_visible()
    expect(guest.says("wraith-campaign-attempt", n=2)).to_be_visible()
    guest.button("wraith-campaign-go").click()
    table = TableScreen.arrived(guest).table
    guest.go("/")
    won = house.stage.play_out(table)

    guest.go("/campaign/wraith")
    told = words("wraith-campaign-part", {"part": "won" if won else "lost"})
    expect(story(guest)).to_contain_text(told)
    to_the_map(guest)
    expect(guest.says("wraith-campaign-fight", n=3 if won else 2, all=12)).to_be_visible()


def test_a_fight_that_is_given_up_is_lost_and_may_be_tried_again(house: House) -> None:
    guest = house.guest()
    guest.go("/campaign/wraith")
    to_the_map(guest)
    guest.button("wraith-campaign-go").click()
    first = TableScreen.arrived(guest).table
    guest.go("/campaign/wraith")
    guest.button("wraith-campaign-give-up").click()
    guest.button("wraith-campaign-give-up-do").click()
    expect(story(guest)).to_contain_text(words("wraith-campaign-part", {"part": "lost"}))
    to_the_map(guest)
    expect(guest.says("wraith-campaign-attempt", n=2)).to_be_visible()
    guest.button("wraith-campaign-go").click()
    guest.page.wait_for_url(lambda url: "/t/" in url)
    assert TableScreen.arrived(guest).table != first
