"""Take the pictures of "How to play" from the boards themselves: part of ``make screenshots``.

Each is a part of the board at one choice of a game's lesson, in each language: the same sources
give the same pictures. They lie in the folder of the game's face, where the page finds them.
"""

from __future__ import annotations

import base64
import re
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

from giantstable.lessons import lessons
from giantstable.text import languages
from tools.stage import ROOT, Stage
from tools.system_packages import NEEDS, PLAINLY, chromium

QUALITY: Final = 80
PATIENCE: Final = 120_000  # the processor draws what a graphics card would
SETTLED: Final = 900


class Picture(NamedTuple):
    """A part of the board: before which of the learner's choices, from where to where."""

    name: str
    choice: int
    left: float = 0
    right: float = 1


PICTURES: Final[dict[str, tuple[Picture, ...]]] = {
    "wraith": (
        Picture("1-goal", 0),
        Picture("2-climb", 1, 0.26, 0.72),
        Picture("3-cards", 6, 0.66, 1),
        Picture("4-giant", 6, 0, 0.29),
    ),
    "heroscape": (
        Picture("1-orders", 1),
        Picture("2-moving", 6, 0, 0.72),
        Picture("3-sight", 7, 0, 0.72),
        Picture("4-attack", 5, 0, 0.72),
    ),
    "assault": (
        Picture("1-north", 0, 0, 0.66),
        Picture("2-turn", 1),
        Picture("3-battle", 4),
        Picture("4-end", 6, 0, 0.55),
    ),
}


def main() -> None:
    """Take the pictures of all games, or of those that are named."""
    program = chromium()
    if program is None:
        sys.exit(NEEDS["chromium"].lack())
    with (
        tempfile.TemporaryDirectory() as folder,
        Stage(Path(folder)) as stage,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=program, args=list(PLAINLY))
        for game in sys.argv[1:] or PICTURES:
            for language in languages():
                for path in taken(browser, stage, game, language):
                    print(path.relative_to(ROOT), path.stat().st_size)
        browser.close()


def taken(browser: Browser, stage: Stage, game: str, language: str) -> list[Path]:
    """Play a lesson in a language; take pictures on the way."""
    context = browser.new_context(
        base_url=stage.origin,
        viewport={"width": 1400, "height": 860},
        color_scheme="dark",
        reduced_motion="reduce",
        locale=language,
    )
    context.set_default_timeout(PATIENCE)
    kept = '{"state":{"logOpen":false},"version":1}'
    context.add_init_script(f"localStorage.setItem('giants-settings', {kept!r})")
    page = context.new_page()
    page.goto(f"/new/{game}")
    page.locator(f"[data-learn={game}]").click()
    page.wait_for_url(re.compile(r"/t/"))
    (lesson,) = lessons(game).values()
    folder = ROOT / "web" / "src" / "games" / game / "guide" / language
    folder.mkdir(parents=True, exist_ok=True)
    mine = [n for n, line in enumerate(lesson.lines) if line.seat == lesson.learner]
    found: list[Path] = []
    for number, version in enumerate(mine):
        page.locator(f'section[data-version="{version}"]').wait_for()
        for picture in PICTURES[game]:
            if picture.choice == number:
                page.wait_for_timeout(SETTLED)
                found.append(shot(page, picture, folder))
        page.locator("[data-lesson] [data-do]").click()
    context.close()
    return found


def shot(page: Page, picture: Picture, folder: Path) -> Path:
    """Take one picture."""
    box = page.locator("main").bounding_box()
    assert box is not None
    page.mouse.move(0, 0)
    clip = {
        "x": box["x"] + box["width"] * picture.left,
        "y": box["y"],
        "width": box["width"] * (picture.right - picture.left),
        "height": box["height"],
        "scale": 1,
    }
    session = page.context.new_cdp_session(page)
    asked = {"format": "webp", "quality": QUALITY, "clip": clip}
    data = session.send("Page.captureScreenshot", asked)["data"]
    path = folder / f"{picture.name}.webp"
    path.write_bytes(base64.b64decode(data))
    return path


if __name__ == "__main__":
    main()
