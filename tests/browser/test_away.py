"""Without the server: an honest word, something to read, and the table again when it answers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
AWAY = r"ERR_|Failed to (load resource|fetch)"
# The worker has come and has kept all words of the language, and the rules that were read.
KEPT = """async (rules) => {
    await navigator.serviceWorker.ready;
    for (;;) {
        if (await caches.match("/") && await caches.match(rules)) return;
        await new Promise((on) => setTimeout(on, 50));
    }
}"""


def test_who_is_without_the_server_reads_on_and_comes_back_to_the_table(house: House) -> None:
    guest = house.player(worker=True)
    table = house.stage.lay(guest.key, FIGHT, "away")
    page = guest.go("/rules/wraith")
    page.evaluate(KEPT, "/api/games/wraith/rules?language=en")
    screen = TableScreen.opened(guest, table)
    before = screen.version()
    with guest.excuse(AWAY):
        house.stage.stop()
        page.reload()
        expect(
            guest.page.get_by_role("heading", name=words("web-no-server"), exact=True)
        ).to_be_visible()
        reading = page.get_by_role("region", name=words("web-no-server-read"))
        reading.get_by_role("link", name=words("web-rules"), exact=True).click()
        expect(guest.says("web-no-server-note")).to_be_visible()
        expect(page.locator("#WG-ELDER-12")).to_be_visible()
        page.go_back()
        reading.get_by_role("link", name=words("web-how-to-play")).first.click()
        expect(page).to_have_url(re.compile("/how-to-play/wraith"))
        expect(page.get_by_role("heading", level=2).first).to_be_visible()
        page.go_back()
        expect(guest.says("web-no-server-meaning")).to_be_visible()
        house.stage.start()
        screen.live()  # by itself, and from the server
    assert page.evaluate("() => document.documentElement.dataset.kept") is None
    assert screen.version() == before
    page.keyboard.press("1")
    assert screen.moved_on(before)
