"""A table on a guest's screen, with hands to play it."""

from __future__ import annotations

import re
from collections.abc import Callable
from time import monotonic
from typing import Final, Self

from playwright.sync_api import Locator, expect

from giantstable.text import words
from tests.browser.guest import PATIENCE, Guest

# Whether something is a thing of the board itself, and whether it lies on the card of one.
TOUCHED: Final = """one => {
    const itself = one.dataset.thing !== undefined;
    return [itself, !itself && one.closest("article")?.querySelector("[data-thing]") != null];
}"""


class TableScreen:
    """What somebody who sits at a table, or watches, has before them."""

    def __init__(self, guest: Guest, table: str) -> None:
        self.guest = guest
        self.page = guest.page
        self.table = table
        self.board = self.page.locator("main")
        self.bar = self.page.get_by_role("region", name=words("web-decision"))
        # Not by its role, which is sought on every element: whole games ask for it at every step.
        heading = self.page.get_by_role("heading", name=words("web-result"), exact=True)
        self.result = self.page.locator("dialog[open]").filter(has=heading)
        # The bar bears the table's version while it puts a question.
        self.asked = self.page.locator("section[data-version]")

    @classmethod
    def opened(cls, guest: Guest, table: str) -> Self:
        """Go to a table, and wait until it can be played or seen."""
        screen = cls(guest, table)
        guest.page.goto(f"/t/{table}")
        screen.live()
        return screen

    @classmethod
    def arrived(cls, guest: Guest) -> Self:
        """Wait for the table that the page is on its way to."""
        guest.page.wait_for_url(re.compile(r"/t/[\w-]+"))
        screen = cls(guest, guest.page.url.partition("/t/")[2].partition("?")[0])
        screen.live()
        return screen

    def live(self) -> None:
        """Wait until the connection stands."""
        expect(self.page.get_by_text(words("web-connected"), exact=True)).to_be_attached()
        self.bar.wait_for()

    # -- what is asked --------------------------------------------------------------------------

    def version(self) -> int:
        """Wait for a question; return the version of the table it is put at."""
        self.asked.wait_for()
        return int(self.asked.get_attribute("data-version") or -1)

    @property
    def anyway(self) -> Locator:
        """The word by which one goes on where the table has asked whether it is meant."""
        return self.page.locator("[data-anyway]")

    def moved_on(self, version: int) -> bool:
        """Wait until the table has moved on from a version; return whether it plays on.

        Go on, too, where the table asks once whether a choice is meant.
        """
        return self._moved_on(version, self.touch)

    def _moved_on(self, version: int, press: Callable[[Locator], None]) -> bool:
        later = self.page.locator(f'section[data-version]:not([data-version="{version}"])')
        later.or_(self.result).or_(self.anyway).first.wait_for()
        if self.anyway.is_visible():
            press(self.anyway)
            later.or_(self.result).first.wait_for()
        return not self.result.is_visible()

    def written(self, version: int) -> None:
        """Wait until the answer to a version is written down: its question is gone before that."""
        until = monotonic() + PATIENCE / 1000
        while len(self.guest.stage.store.entries(self.table)) <= version:
            assert monotonic() < until, f"nothing has come of version {version}"
            self.page.wait_for_timeout(20)

    def offered(self, place: Locator) -> dict[str, Locator]:
        """What can be chosen right here, by notation."""
        found = place.locator("[data-option]").filter(visible=True)
        notations = found.evaluate_all("all => all.map(one => one.dataset.option)")
        return {
            notation: place.locator(f'[data-option="{notation}"]').filter(visible=True).first
            for notation in notations
        }

    # -- what is done ---------------------------------------------------------------------------

    def touch(self, thing: Locator) -> None:
        """Click; where there is no mouse, tap, and tap again what only showed itself first."""
        itself, on_card = thing.evaluate(TOUCHED)
        if on_card:  # a chip that shows when its card is pointed at
            card = thing.locator("xpath=ancestor::article[1]").locator("[data-thing]")
            card.tap() if self.guest.touch else card.hover()
        if not self.guest.touch:
            thing.click()
            return
        thing.tap()
        if itself:
            thing.tap()

    def choose(self, notation: str) -> bool:
        """Choose an option: on the board, else in the bar, else from the list of all."""
        before = self.version()
        for place in (self.board, self.bar):
            thing = self.offered(place).get(notation)
            if thing is not None:
                self.touch(thing)
                return self.moved_on(before)
        return self.choose_from_list(notation)

    def choose_from_list(self, notation: str) -> bool:
        """Choose an option from the list of all."""
        before = self.version()
        self.touch(self.all_options())
        listed = self.page.get_by_role("dialog").locator(f'[data-option="{notation}"]')
        self.touch(listed)
        return self.moved_on(before)

    def all_options(self) -> Locator:
        """The button that opens the list of all options."""
        return self.bar.locator('[aria-keyshortcuts="o"]')

    # -- what is shown --------------------------------------------------------------------------

    def prompt(self) -> str:
        """The line that says who must do what."""
        return self.bar.locator("p").first.inner_text()

    def log(self) -> list[str]:
        """The lines of the log."""
        return (
            self.page.get_by_role("region", name=words("web-log"))
            .locator("button")
            .all_inner_texts()
        )

    def shows(self) -> tuple[str, str, list[str]]:
        """All that can be read: question, board and log."""
        return self.bar.inner_text(), self.board.inner_text(), self.log()
