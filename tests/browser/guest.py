"""Somebody with a browser of their own."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from pathlib import Path
from typing import Final, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, WebError

from giantstable.text import words
from tools.stage import Stage

DESKTOP: Final = ViewportSize(width=1920, height=1080)
TABLET: Final = ViewportSize(width=820, height=1180)
PHONE: Final = ViewportSize(width=390, height=844)
SIZES: Final = {"desktop": DESKTOP, "tablet": TABLET, "phone": PHONE}

Theme = Literal["dark", "light", "contrast"]
THEMES: Final[tuple[Theme, ...]] = ("dark", "light", "contrast")
# A trace keeps the whole page before and after whatever is done, which on a big board costs much.
TRACED: Final = "GIANTS_TRACE" in os.environ
PATIENCE: Final = 15_000  # milliseconds; a slow machine is no failure


class Guest:
    """A browser window, the visitor's key in it, and everything it complains about."""

    def __init__(
        self,
        browser: Browser,
        stage: Stage,
        *,
        key: str | None = None,
        size: ViewportSize = DESKTOP,
        touch: bool = False,
        motion: bool = False,
        language: str = "en-GB",
        bypass_csp: bool = False,
        worker: bool = False,
    ) -> None:
        self.stage = stage
        self.touch = touch
        self.troubles: list[str] = []
        self._excused: list[re.Pattern[str]] = []
        # Themes, motion and language as the system wishes them: the settings start with those.
        self.context = browser.new_context(
            base_url=stage.origin,
            viewport=size,
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark",
            reduced_motion="no-preference" if motion else "reduce",
            locale=language,
            bypass_csp=bypass_csp,
            # The page's worker fetches the shell once more: only who tests it lets it come.
            service_workers="allow" if worker else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.on("console", self._hear_console)
        self.context.on("weberror", self._hear_error)
        self._key = key
        if key is not None:
            self.context.add_cookies(
                [{"name": "giants_key", "value": key, "url": stage.origin, "httpOnly": True}]
            )
        if TRACED:
            self.context.tracing.start(snapshots=True)
        self.page = self.context.new_page()

    @property
    def key(self) -> str:
        """The key of a visitor who has been here before."""
        assert self._key is not None
        return self._key

    # -- what goes wrong ------------------------------------------------------------------------

    def _hear_console(self, message: ConsoleMessage) -> None:
        # A breach of the Content-Security-Policy is a console error too.
        if message.type == "error":
            where = message.location.get("url", "")
            self._note(f"console: {message.text} ({where})")

    def _hear_error(self, error: WebError) -> None:
        self._note(f"page: {error.error}")

    def _note(self, trouble: str) -> None:
        if not any(pattern.search(trouble) for pattern in self._excused):
            self.troubles.append(trouble)

    @contextmanager
    def excuse(self, pattern: str) -> Iterator[None]:
        """Expect complaints of one kind for a while: the server is away, a table is not there."""
        excused = re.compile(pattern)
        self._excused.append(excused)
        yield
        self.page.wait_for_timeout(50)  # what is under way is still excused
        self._excused.remove(excused)

    def leave(self, evidence: Path | None) -> None:
        """Close the window; keep pictures, and on a wish a trace, where a test has failed."""
        if evidence is not None:
            evidence.mkdir(parents=True, exist_ok=True)
            for number, page in enumerate(self.context.pages):
                page.screenshot(path=evidence / f"page-{number}.png")
            if TRACED:
                self.context.tracing.stop(path=evidence / "trace.zip")
            (evidence / "troubles.txt").write_text("\n".join(self.troubles), encoding="utf-8")
            (evidence / "server.log").write_text(self.stage.told(), encoding="utf-8")
        self.context.close()

    # -- going about ----------------------------------------------------------------------------

    def another_tab(self) -> Guest:
        """The same person's browser with a further tab in front."""
        tab = copy(self)
        tab.page = self.context.new_page()
        return tab

    def go(self, path: str) -> Page:
        """Open a page of the house, and wait until it shows its contents."""
        self.page.goto(path)
        self.settled()
        return self.page

    def settled(self) -> None:
        """Wait until the page shows its contents."""
        self.page.locator("main").wait_for()
        self.page.wait_for_load_state("networkidle")

    def see_in(self, theme: Theme) -> None:
        """Let the system wish for a theme; the page follows without being loaded anew."""
        self.page.emulate_media(
            color_scheme="light" if theme == "light" else "dark",
            contrast="more" if theme == "contrast" else "no-preference",
        )
        self.page.locator(f"html[data-theme={theme}]").wait_for()

    def settle(self, **settings: str) -> None:
        """Come with settings that were made on an earlier visit."""
        kept = json.dumps({"state": settings, "version": 1})
        self.context.add_init_script(f"localStorage.setItem('giants-settings', {json.dumps(kept)})")

    def count_buttons(self, key: str) -> Callable[[], int]:
        """Count how often a button appears on the page, however shortly."""
        self.page.evaluate(
            """(text) => {
                window.appeared = 0;
                const seen = new WeakSet();
                const look = () => {
                    for (const one of document.querySelectorAll("button")) {
                        if (!seen.has(one) && one.textContent.trim() === text) {
                            seen.add(one);
                            window.appeared += 1;
                        }
                    }
                };
                const all = { childList: true, subtree: true };
                new MutationObserver(look).observe(document.body, all);
            }""",
            words(key),
        )
        return lambda: int(self.page.evaluate("window.appeared"))

    def button(self, key: str, **facts: object) -> Locator:
        """A button by the Fluent message it bears."""
        return self.page.get_by_role("button", name=words(key, facts), exact=True)

    def says(self, key: str, **facts: object) -> Locator:
        """What the page says by a Fluent message."""
        return self.page.get_by_text(words(key, facts), exact=True)
