"""The table helps: undo, hint, "why can't I?", the rule behind a line."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


def test_undo_takes_back_what_chance_has_not_answered(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "undo"))
    undo = screen.bar.get_by_role("button", name=words("web-undo"))
    expect(undo).to_be_disabled()
    begin = screen.shows()
    play = next(notation for notation in screen.offered(screen.board) if "play" in notation)
    assert screen.choose(play)
    assert screen.shows() != begin
    expect(undo).to_be_enabled()
    undo.click()
    assert screen.moved_on(1)
    assert screen.shows() == begin
    expect(undo).to_be_disabled()


def test_a_hint_names_an_option_and_marks_it(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "hint"))
    screen.version()
    screen.bar.get_by_role("button", name=words("web-hint")).click()
    said = words("web-hint-says", {"option": "*"}).partition("*")[0]
    notice = guest.page.get_by_role("status").filter(has_text=said)
    expect(notice).to_be_visible(timeout=60_000)  # the bot's process starts with the first question
    option = notice.locator("p").inner_text().removeprefix(said)
    second = words("web-hint-second", {"option": "*"}).partition("*")[0].strip()
    expect(notice).to_contain_text(second)
    expect(notice.locator("[data-tone]").first).to_be_visible()
    expect(notice).to_contain_text(
        re.compile(words("web-hint-chance", {"n": "#"}).replace("#", r"\d+"))
    )
    guest.page.keyboard.press("o")
    listed = guest.page.get_by_role("dialog").locator("[data-option]").filter(has_text=option)
    expect(listed.filter(has_text=words("web-hinted"))).to_have_count(1)


def test_what_is_not_allowed_says_why(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "why"))
    screen.version()
    # At the start the Wraith stands on the ground with a card to play: the head is out of reach.
    screen.touch(screen.board.locator('[data-thing="place D1"]'))
    notice = guest.page.locator('[data-kind="why"]')
    expect(notice).to_be_visible()
    rule = notice.get_by_role("button", name=re.compile("WG-"))
    rule.click()
    expect(guest.page.get_by_role("dialog")).to_be_visible()
    assert screen.version() == 0


def test_every_line_of_the_log_opens_its_rule(house: House) -> None:
    guest = house.player()
    choices = played(FIGHT, "log", 12)
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "log", choices))
    log = guest.page.get_by_role("region", name=words("web-log"))
    lines = log.get_by_role("button")
    assert lines.count() > 12
    titles: set[str] = set()
    for number in range(lines.count())[:8]:
        lines.nth(number).click()
        dialog = guest.page.get_by_role("dialog")
        titles.add(dialog.get_by_role("heading").first.inner_text())
        expect(dialog).to_contain_text(re.compile(r"WG-[A-Z]+-\d"))
        guest.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
    assert len(titles) > 2
    assert screen.version() == 12


def test_the_question_has_its_rule_at_hand(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "rule"))
    screen.version()
    screen.bar.get_by_role("button", name=re.compile("WG-")).click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("WG-")
    guest.page.get_by_role("dialog").get_by_role("link", name=words("web-open-rules")).click()
    guest.page.wait_for_url(re.compile("/rules/wraith/WG-"))


def test_pointing_at_an_option_shows_what_it_would_do_and_changes_nothing(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "preview"))
    before = screen.version()
    for thing in list(screen.offered(screen.board).values())[:6]:
        thing.hover()
        guest.page.wait_for_timeout(100)
    assert screen.version() == before
    assert house.stage.store.table(screen.table).choices == 0
