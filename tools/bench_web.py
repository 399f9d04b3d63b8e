"""How much the boards ask of a browser: draw calls, triangles, bytes, frames at rest, script.

The battlefield is built alone, without a server, and drawn in Chromium with software WebGL. So
counts are measured rather than times, but for the pointing, which is reckoned by the processor
anyway. The map of the north is no WebGL: its script is timed.
"""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final, cast

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from giantstable import library
from giantstable.bots import bot
from giantstable.bots.chair import play_on
from giantstable.kernel.match import new_match
from tools.system_packages import NEEDS, chromium

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "build" / "bench-web"
MOST_CALLS: Final = 120
MOST_TRIANGLES: Final = 150_000
MOST_BYTES: Final = 200_000
MOST_BOARD_BYTES: Final = 120_000
MOST_SCRIPT: Final = 100.0
MOST_PICKING: Final = 3.0
CELLS: Final = 2_000
CHOICES: Final = 150  # after so many the map is crowded
SETTLING: Final = 8_000  # longer than a frame takes without a graphics card
REST: Final = 3_000  # milliseconds in which nothing may be drawn
SCENARIOS: Final = (
    "clashing-fronts",
    "winter-holdout",
    "under-tempests-cover",
    "a-toxic-mist",
    "mimrings-fortress",
)
LIGHT: Final = ["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--disable-dev-shm-usage"]

Json = dict[str, Any]


# -- what is measured ----------------------------------------------------------------------------


def battlefield(scenario: str) -> Json:
    """Return a scenario's battlefield with every figure of the box on it."""
    game = library.game("heroscape")
    match = new_match(game, {"scenario": scenario}, 1)
    reference = cast(Json, json.loads(json.dumps(game.reference(match.setup))))
    view = cast(Json, json.loads(json.dumps(match.view())))
    view["figures"] = crowd(reference)
    return {"reference": reference, "view": view}


def crowd(reference: Json) -> list[Json]:
    """Return all figures, each on a place of its own where it is free to the sky."""
    spaces = [space for space in reference["battlefield"]["spaces"] if "headroom" not in space]
    named = {(space["q"], space["r"], space["level"]): space["name"] for space in spaces}
    cards = {card["id"]: card for card in reference["cards"]}
    taken: set[str] = set()
    found: list[Json] = []
    units = sorted(reference["units"], key=lambda unit: -int(cards[unit["card"]]["spaces"]))
    for number, unit in enumerate(units):
        for figure in unit["figures"]:
            state: Json = {"figure": figure, "seat": number % 4, "fate": "standing", "wounds": 0}
            for space in spaces[len(found) % 5 :: 5] + spaces:
                second = named.get((space["q"] - 1, space["r"], space["level"]))
                two = cards[unit["card"]]["spaces"] == 2
                if space["name"] in taken or (two and (second is None or second in taken)):
                    continue
                state["space"] = space["name"]
                taken.add(space["name"])
                if two and second is not None:
                    state["space2"] = second
                    taken.add(second)
                break
            found.append(state)
    return found


def plain_of(cells: int, like: Json) -> Json:
    """Return a field of so many cells, one tile each, with hills and nobody on it."""
    hexes = [(n % 50 - n // 50 // 2, n // 50) for n in range(cells)]
    tiles = [
        {"terrain": "grass", "size": 1, "layer": 1, "turn": 0, "hexes": [list(place)]}
        for place in hexes
    ]
    spaces = [
        {"name": f"C{n}", "q": q, "r": r, "level": 1, "terrain": "grass"}
        for n, (q, r) in enumerate(hexes)
    ]
    field = {**like["reference"]["battlefield"], "tiles": tiles, "walls": [], "spaces": spaces}
    reference = {**like["reference"], "battlefield": field}
    return {"reference": reference, "view": {**like["view"], "figures": [], "glyphs": []}}


def realm(seats: int = 6) -> Json:
    """Return the map in the middle of a game in which nobody is missing."""
    game = library.game("assault")
    match = new_match(game, {"seats": seats}, "bench", quiet=True)
    bots = [bot("greedy", game, f"bench {seat}") for seat in range(match.seats)]
    play_on(match, bots, CHOICES)
    reference = cast(Json, json.loads(json.dumps(game.reference(match.setup))))
    return {"reference": reference, "view": json.loads(json.dumps(match.view()))}


# -- the measuring -------------------------------------------------------------------------------


def build() -> tuple[int, int]:
    """Build the page; return how many bytes the field's own chunk and Assault's board have, zipped.

    A board is counted with everything that it needs, also what the shell has fetched before it.
    """
    command = ["npx", "vite", "build", "bench", "--config", "vite.config.ts", "--base", "./"]
    target = ["--outDir", str(SITE), "--emptyOutDir", "--logLevel", "error"]
    subprocess.run([*command, *target], cwd=ROOT / "web", check=True)
    manifest = json.loads((SITE / ".vite" / "manifest.json").read_text("utf-8"))
    entry = next(key for key, chunk in manifest.items() if chunk.get("isEntry"))
    shell = [key for key in manifest if key.endswith(("bench/field.tsx", "bench/map.tsx"))]
    first = {one for key in [entry, *shell] for one in _with_imports(manifest, key)}
    field = _zipped(manifest, "field/Field.tsx", first)
    return field, _zipped(manifest, "assault/board/index.ts", set(_with_imports(manifest, entry)))


def _zipped(manifest: Json, end: str, besides: set[str]) -> int:
    """Return how many bytes a chunk has with all that it imports, besides what is there."""
    chunk = next(key for key in manifest if key.endswith(end))
    own = [key for key in _with_imports(manifest, chunk) if key not in besides]
    return sum(len(gzip.compress((SITE / manifest[key]["file"]).read_bytes())) for key in own)


def _with_imports(manifest: Json, key: str) -> list[str]:
    found = [key]
    for one in found:
        found += [other for other in manifest[one].get("imports", []) if other not in found]
    return found


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on a free port."""
    handler = partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def opened(browser: Browser, origin: str, field: str, quality: str, people: int) -> Page:
    """Open a field and wait until all that stands on it has been drawn, and then nothing more."""
    page = browser.new_page(viewport={"width": 900, "height": 600})
    page.set_default_timeout(120_000)
    page.goto(f"{origin}/index.html?given={field}&quality={quality}")
    page.wait_for_selector(f"canvas[data-figures='{people}']")
    last = -1.0
    while (frames := number(page, "frames")) != last:
        last = frames
        page.wait_for_timeout(SETTLING)
    return page


def number(page: Page, name: str) -> float:
    """Return what the canvas says of itself."""
    found = page.evaluate("name => document.querySelector('canvas').dataset[name]", name)
    return float(found or 0)


def picking(page: Page) -> float:
    """Point here and there; return how long the slowest of the usual ones took."""
    times: list[float] = []
    for n in range(24):
        page.mouse.move(150 + 25 * n, 200 + 31 * n % 250)
        times.append(number(page, "picking"))
    return sorted(times)[len(times) * 3 // 4]


def script(browser: Browser, origin: str, given: str) -> float:
    """Draw the map several times; return how many milliseconds of script it takes, as a rule.

    The processor's time of the page's own thread: how busy the machine is besides does not count.
    """
    times: list[float] = []
    for _ in range(5):
        page = browser.new_page(viewport={"width": 1200, "height": 900})
        page.set_default_timeout(120_000)
        session = page.context.new_cdp_session(page)
        session.send("Performance.enable", {"timeDomain": "threadTicks"})
        with page.expect_console_message(lambda said: said.text == "ready"):
            page.goto(f"{origin}/index.html?given={given}&map")
        before = _scripted(session)
        with page.expect_console_message(lambda said: said.text == "drawn"):
            page.mouse.click(5, 5)
        times.append(1000 * (_scripted(session) - before))
        page.close()
    return sorted(times)[len(times) // 2]


def _scripted(session: CDPSession) -> float:
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "ScriptDuration"))


class Report:
    """Lines of measurements, and whether all are within their bounds."""

    def __init__(self) -> None:
        self.kept = True

    def line(self, what: str, found: float, most: float, unit: str = "") -> None:
        """Print one measurement beside what it may be."""
        kept = found <= most
        self.kept = self.kept and kept
        mark = "" if kept else "  TOO MUCH"
        print(f"{what:<44}{found:>12,.10g}{unit} of {most:,.10g}{unit}{mark}")


def main() -> int:
    """Measure, and fail if a bound is broken."""
    program = chromium()
    if program is None:
        print(NEEDS["chromium"].lack(), file=sys.stderr)
        return 1
    report = Report()
    field_bytes, board_bytes = build()
    report.line("the field's chunk, zipped", field_bytes, MOST_BYTES, " B")
    report.line("Assault's board, zipped", board_bytes, MOST_BOARD_BYTES, " B")
    fields = {scenario: battlefield(scenario) for scenario in SCENARIOS}
    fields["plain"] = plain_of(CELLS, fields[SCENARIOS[0]])
    fields["realm"] = realm()
    for name, given in fields.items():
        (SITE / f"{name}.json").write_text(json.dumps(given), "utf-8")
    with served(SITE) as origin, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=LIGHT)
        report.line(
            "the map of the north: script", script(browser, origin, "realm"), MOST_SCRIPT, " ms"
        )
        for scenario in SCENARIOS:
            name = fields[scenario]["reference"]["battlefield"]["name"]
            people = len(fields[scenario]["view"]["figures"])
            page = opened(browser, origin, scenario, "full", people)
            report.line(f"{name}, {people} figures: draw calls", number(page, "calls"), MOST_CALLS)
            report.line(f"{name}: triangles", number(page, "triangles"), MOST_TRIANGLES)
            before = number(page, "frames")
            page.wait_for_timeout(REST)
            report.line(f"{name}: frames at rest", number(page, "frames") - before, 0)
            page.close()
        page = opened(browser, origin, "plain", "plain", 0)
        report.line(f"pointing among {CELLS:,} cells", picking(page), MOST_PICKING, " ms")
        browser.close()
    return 0 if report.kept else 1


if __name__ == "__main__":
    sys.exit(main())
