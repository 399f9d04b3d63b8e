"""The page of a table that nobody can go on with."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from sqlalchemy import text

from giantstable.text import words
from tests.browser.battle_screen import BOT, ME, seeing
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tests.browser.test_accessible import findings_in_any_theme
from tools.stage import played

SETUP: dict[str, object] = {"scenario": "clashing-fronts"}
MADE = 12
BAD = 9


def test_it_says_so_tells_what_was_and_gives_the_record_along(house: House) -> None:
    guest = seeing(house.player())
    stage, page = house.stage, guest.page
    made = played(SETUP, "stranded", MADE, by="random", game="heroscape")
    id_ = stage.lay(guest.key, SETUP, "stranded", made, game="heroscape", seats=[ME, BOT])
    with stage.store.transaction() as session:
        by_hand = "UPDATE entries SET notation = 'fly away' WHERE table_id = :id AND seq = :bad"
        session.execute(text(by_hand), {"id": id_, "bad": BAD})
        session.execute(text("UPDATE tables SET rules = '0.0.9' WHERE id = :id"), {"id": id_})
    page.goto(f"/t/{id_}")
    expect(page.get_by_role("heading", name=words("web-stranded"))).to_be_visible()
    expect(page.get_by_text(words("web-stranded-why"))).to_be_visible()
    expect(page.get_by_text("0.0.9")).to_be_visible()
    assert findings_in_any_theme(guest) == []
    with page.expect_download() as taking:
        page.get_by_role("link", name=words("web-stranded-record")).click()
    record = taking.value.path().read_text(encoding="utf-8")
    assert "fly away" in record
    page.get_by_role("link", name=words("web-stranded-read")).click()
    said = words("web-replay-choice", {"n": 0, "all": BAD - 1})
    expect(page.get_by_text(said)).to_be_visible()
    # On the front door it stands with what is over, and leads back here.
    page.goto("/")
    page.get_by_role("link", name=re.compile(words("web-stranded-short"))).click()
    expect(page.get_by_role("heading", name=words("web-stranded"))).to_be_visible()


def test_who_sits_there_is_told_when_it_happens(house: House) -> None:
    guest = house.player()
    fight: dict[str, object] = {"giant": "earth", "wraith": "young"}
    id_ = house.stage.lay(guest.key, fight, "stranding")
    screen = TableScreen.opened(guest, id_)
    option = next(iter(screen.offered(screen.board)))
    with house.stage.store.transaction() as session:  # another has written what nobody follows
        session.execute(
            text(
                "INSERT INTO entries (table_id, seq, seat, kind, notation, nonce, at)"
                " VALUES (:id, 1, 0, 'choice', 'fly away', '', 0)"
            ),
            {"id": id_},
        )
    screen.touch(screen.offered(screen.board)[option])
    heading = guest.page.get_by_role("heading", name=words("web-stranded"))
    expect(heading).to_be_visible()
