"""How smoothly the Wraith's board tells a fight where no graphics card helps.

A fight against each Giant is played on a real server, as a bot has played it, and told at its
usual pace. Of every frame in which something is told it is noted how long it took; one of more than
a tenth of a second is a stutter that people see. No machine is the same twice, so builds are set
side by side: each plays in turn, several times, and of each fight so many seconds.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tests.browser.guest import DESKTOP, Guest
from tests.browser.table_screen import TableScreen
from tools.stage import CLIENT, Stage, played
from tools.system_packages import NEEDS, PLAINLY, chromium

GIANTS: Final = ("earth", "air", "water", "fire")
SEED: Final = "frames"
LONG: Final = 100  # milliseconds
PATIENCE: Final = 60_000  # a step without a graphics card takes its time

# Every frame with what is told while it lasts; "" where nothing is.
WATCHES: Final = """() => {
    window.frames_told = [];
    let last = performance.now();
    const look = (now) => {
        const told = document.querySelector("section[data-telling]");
        window.frames_told.push([now - last, told?.dataset.telling ?? ""]);
        last = now;
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""


@dataclass
class Smoothness:
    """The frames of fights."""

    frames: int = 0
    long: int = 0
    seconds: float = 0.0
    kinds: Counter[str] = field(default_factory=Counter)

    def add(self, told: list[tuple[float, str]]) -> None:
        """Count frames in which something was told."""
        for took, kind in told:
            if kind:
                self.frames += 1
                self.seconds += took / 1000
                if took > LONG:
                    self.long += 1
                    self.kinds[kind] += 1

    def __str__(self) -> str:
        """Say it in one line."""
        worst = ", ".join(f"{kind} {n}" for kind, n in self.kinds.most_common(6))
        rate = self.frames / self.seconds if self.seconds else 0.0
        long = f"{self.long:>5} of {self.frames:>6} frames over {LONG} ms"
        return f"{long}, {rate:.0f} a second: {worst}"


def fight(browser: Browser, client: Path, giant: str, seconds: float) -> list[tuple[float, str]]:
    """Play a fight with a build of the client; return its frames."""
    setup: dict[str, object] = {"giant": giant, "wraith": "young"}
    with TemporaryDirectory() as folder, Stage(Path(folder), client) as stage:
        guest = Guest(browser, stage, key=stage.newcomer("Ada"), size=DESKTOP, motion=True)
        guest.context.set_default_timeout(PATIENCE)
        screen = TableScreen.opened(guest, stage.lay(guest.key, setup, SEED))
        screen.page.wait_for_load_state("networkidle")
        screen.page.evaluate(WATCHES)
        until = monotonic() + seconds
        for notation in played(setup, SEED):
            if monotonic() > until:
                break
            screen.choose(notation)
        told: list[tuple[float, str]] = screen.page.evaluate("window.frames_told")
        guest.leave(None)
        return told


def main() -> int:
    """Set builds side by side."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("clients", nargs="*", type=Path, default=[CLIENT], help="built clients")
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=20, help="of a fight, at the longest")
    wishes = parser.parse_args()
    program = chromium()
    if program is None:
        print(NEEDS["chromium"].lack(), file=sys.stderr)
        return 1
    found = [Smoothness() for _ in wishes.clients]
    with sync_playwright() as playwright:
        for giant in GIANTS * wishes.rounds:
            for client, smooth in zip(wishes.clients, found, strict=True):
                browser = playwright.chromium.launch(executable_path=program, args=list(PLAINLY))
                smooth.add(fight(browser, client, giant, wishes.seconds))
                browser.close()
    for client, smooth in zip(wishes.clients, found, strict=True):
        print(f"{client}: {smooth}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
