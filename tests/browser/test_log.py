"""What happened in a long game: the newest of it at once, what came before when it is wanted."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from giantstable import library
from giantstable.kernel.match import new_match
from giantstable.server.moment import PAGE, happenings
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.realm_screen import laid
from tests.browser.table_screen import TableScreen
from tools.stage import played

SEATS = 3
SEED = "a long game"
CHOICES = 450
EARLIER = re.compile("^" + words("web-log-older", {"n": "*"}).replace("*", r"\d+") + "$")
SEEN = """(lines, n) => {
    const line = lines[lines.length - n], { top, bottom } = line.getBoundingClientRect();
    return [line.innerText, top, bottom];
}"""
TOP = "log => { const was = log.scrollTop; log.scrollTop = 0; return was; }"


def test_earlier_lines_come_by_key_by_scrolling_and_for_what_needs_them(house: House) -> None:
    made = played({"seats": SEATS}, SEED, CHOICES, by="random", game="assault")
    match = new_match(library.game("assault"), {"seats": SEATS}, SEED)
    for choice in made:
        whose, _, notation = choice.partition(": ")
        match.choose(notation, int(whose))
    kinds = [line["kind"] for line in happenings(match, 0)]
    assert len(kinds) > 3 * PAGE
    guest = house.player()
    screen = TableScreen.opened(guest, laid(guest, SEATS, SEED, people=SEATS, made=made))
    name = words("web-seat-number", {"n": 1})
    guest.page.get_by_role("button", name=words("web-curtain-open", {"name": name})).click()
    log = guest.page.get_by_role("region", name=words("web-log"))
    earlier = log.get_by_role("button", name=EARLIER)
    lines = log.locator("h3 button, li button")
    expect(lines).to_have_count(PAGE)

    # By key: whoever asked stays in the log, and hears that something came.
    earlier.focus()
    guest.page.keyboard.press("Enter")
    expect(lines).to_have_count(2 * PAGE)
    expect(log).to_be_focused()
    expect(log.get_by_role("status")).to_have_text(words("web-log-came", {"n": PAGE}))

    # By scrolling: the line that one reads stays where it is.
    read = lines.first.inner_text()
    log.evaluate(TOP)
    expect(lines.nth(3 * PAGE - 1)).to_be_attached()
    # At once: on a slow machine the next page may come while one looks.
    text, top, bottom = lines.evaluate_all(SEEN, 2 * PAGE)
    assert text == read
    inner = log.bounding_box()
    assert inner is not None
    assert inner["y"] <= top < bottom <= inner["y"] + inner["height"]

    # A list of all battles needs the whole log.
    screen.board.get_by_role("button", name=words("assault-battle-book-open")).click()
    book = guest.page.get_by_role("list", name=words("assault-battle-book"))
    battles = kinds.count("attacked") + kinds.count("slayers-attacked")
    expect(book.get_by_role("listitem")).to_have_count(battles)
    guest.page.keyboard.press("Escape")
    expect(earlier).to_have_count(0)
    expect(lines).to_have_count(len(kinds))
