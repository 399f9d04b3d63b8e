"""Take the pictures of the browser game in docs/screenshots: ``make screenshots``.

Tables are laid with a seed and played by a bot, so the same sources give the same pictures.
"""

from __future__ import annotations

import argparse
import base64
import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from giantstable.server.schema import now
from tools.assault_pictures import take_assaults
from tools.battle_pictures import take_battles
from tools.stage import CLIENT, ROOT, Stage, played
from tools.system_packages import NEEDS, chromium

PICTURES: Final = ROOT / "docs" / "screenshots"
QUALITY: Final = 88
MINUTE: Final = 60_000
PATIENCE: Final = 3 * MINUTE  # the processor draws what a graphics card would

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1920, "height": 1080}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}

# A fight in the middle, with a leap to be chosen, and three others to be found on the home page.
FIGHT: Final[dict[str, object]] = {"giant": "earth", "wraith": "young", "footholds": True}
SEED, CHOICES = "picture 9", 55
POINTED: Final = "C1"
OTHERS: Final[tuple[tuple[dict[str, object], str, int], ...]] = (
    ({"giant": "fire", "wraith": "elder"}, "home 1", 30),
    ({"giant": "air", "wraith": "young"}, "home 2", 10_000),
    ({"giant": "water", "wraith": "adult"}, "home 3", 10_000),
)
WON: Final = ["win-health", "lose-wounds", "win-scars", "win-health", "lose-village", "win-scars"]


class Camera:
    """A visitor's browser that takes pictures."""

    def __init__(self, browser: Browser, stage: Stage, names: list[str]) -> None:
        self.browser = browser
        self.stage = stage
        self.names = names  # of the pictures that are wished for; none: all
        self.key = stage.newcomer("Ada")
        self.taken: list[Path] = []

    @contextmanager
    def page(
        self, path: str, *, light: bool = False, script: str = "", **screen: Any
    ) -> Iterator[Page]:
        """Open a page, at rest; a script can settle beforehand how it is seen."""
        context = self.browser.new_context(
            base_url=self.stage.origin,
            color_scheme="light" if light else "dark",
            reduced_motion="reduce",
            locale="en-GB",
            **screen,
        )
        context.set_default_timeout(PATIENCE)
        if script:
            context.add_init_script(script)
        context.add_cookies([{"name": "giants_key", "value": self.key, "url": self.stage.origin}])
        page = context.new_page()
        page.goto(path)
        page.locator("main").wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready.then(() => undefined)")
        yield page
        context.close()

    def wants(self, name: str) -> bool:
        """Return whether a picture is wished for."""
        return not self.names or name in self.names

    def take(self, page: Page, name: str) -> None:
        """Take a picture of what is on the screen."""
        if not self.wants(name):
            return
        for lag in page.get_by_text(re.compile(r"^[\d,]+ ms$")).all():
            lag.evaluate("one => { one.textContent = '2 ms' }")  # never twice the same
        page.wait_for_timeout(300)
        # Playwright itself writes no WebP, which is a fraction of the PNG.
        session = page.context.new_cdp_session(page)
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        file = PICTURES / f"{name}.webp"
        file.write_bytes(base64.b64decode(shot["data"]))
        self.taken.append(file)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size / 1000:.0f} kB", flush=True)


def take_all(camera: Camera) -> None:
    """Take every picture."""
    stage, key = camera.stage, camera.key
    for setup, seed, most in OTHERS:
        choices = played(setup, seed, most)
        ago = now() - 35 * MINUTE - len(choices) * 1000
        stage.lay(key, setup, seed, choices, created=ago)
    choices = played(FIGHT, SEED)
    over = stage.lay(key, FIGHT, SEED, choices, created=now() - 9 * MINUTE - len(choices) * 1000)
    table = stage.lay(key, FIGHT, SEED, choices[:CHOICES], created=now() - 5 * MINUTE)
    stage.journey(key, WON)

    with camera.page("/", **DESKTOP) as page:
        camera.take(page, "home")
    with camera.page("/new/wraith", **DESKTOP) as page:
        camera.take(page, "new-table")
    for light in (False, True):
        suffix = "-light" if light else ""
        with camera.page(f"/t/{table}", light=light, **DESKTOP) as page:
            page.locator("section[data-version]").wait_for()
            page.locator(f'[data-thing="place {POINTED}"]').hover()
            camera.take(page, f"table{suffix}")
        with camera.page(f"/t/{table}", light=light, **PHONE) as page:
            page.locator("section[data-version]").wait_for()
            camera.take(page, f"table-phone{suffix}")
    with camera.page(f"/replay/{over}", **DESKTOP) as page:
        page.get_by_role("slider").fill(str(len(choices) * 3 // 4))
        camera.take(page, "replay")
    with camera.page("/campaign/wraith", **DESKTOP) as page:
        camera.take(page, "story")
        page.keyboard.press("Escape")
        camera.take(page, "campaign")


def main() -> int:
    """Start a server and a browser, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    games = ["", "wraith", "heroscape", "assault"]
    parser.add_argument("only", nargs="?", default="", choices=games)
    parser.add_argument("names", nargs="*", help="of these pictures alone: heroscape-dice")
    wish = parser.parse_args()
    program = chromium()
    if program is None or not (CLIENT / "index.html").is_file():
        print("No client, make it first." if program else NEEDS["chromium"].lack())
        return 1
    PICTURES.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as folder,
        Stage(Path(folder)) as stage,
        sync_playwright() as playwright,
    ):
        plain = ["--disable-dev-shm-usage", "--hide-scrollbars"]
        # There is no graphics card in a container; drawings and cards are faster without one.
        relief = [*plain, "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]
        for game, take, args in (
            ("wraith", take_all, plain),
            ("heroscape", take_battles, relief),
            ("assault", take_assaults, plain),
        ):
            if wish.only in ("", game):
                browser = playwright.chromium.launch(executable_path=program, args=args)
                take(Camera(browser, stage, wish.names))
                browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
