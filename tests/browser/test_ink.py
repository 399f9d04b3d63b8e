"""The land of Assault's map is inked once: neither a choice nor a hand over it draws it anew.

Counted, not timed: Chromium's own trace names every element that it styles or lays out again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from tests.browser.conftest import House
from tests.browser.guest import Guest
from tests.browser.realm_screen import FREE_POINT, RealmScreen, laid, up_to

SEED: Final = "north 1"
TRACED: Final = [
    "devtools.timeline",
    "disabled-by-default-devtools.timeline",
    "disabled-by-default-devtools.timeline.invalidationTracking",
]
MARKED: Final = ("StyleRecalcInvalidationTracking", "LayoutInvalidationTracking")
CAME_OR_WENT: Final = (
    "Node was inserted into tree",
    "Added to layout",
    "Removed from layout",
)

# All that a sheet is drawn of, with the copies of signs that every `use` makes.
DRAWN: Final = """sheet => {
  const size = (one) => 1 + one.querySelectorAll("*").length;
  return [...sheet.querySelectorAll("use")].reduce(
    (sum, use) => sum + size(document.querySelector(use.getAttribute("href"))), size(sheet));
}"""


def done_again(guest: Guest, do: Callable[[], object]) -> tuple[int, Counter[tuple[str, str]]]:
    """Do something; return how many elements were styled, and what was marked though it stayed."""
    browser = guest.context.browser
    assert browser is not None
    browser.start_tracing(page=guest.page, categories=TRACED)
    do()
    guest.page.evaluate("document.body.offsetHeight")
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    styled = sum(
        event["args"].get("elementCount", 0)
        for event in events
        if event["name"] == "UpdateLayoutTree"
    )
    marked = [event["args"]["data"] for event in events if event["name"] in MARKED]
    return styled, Counter(
        (one["nodeName"], one["reason"]) for one in marked if one["reason"] not in CAME_OR_WENT
    )


def test_neither_a_hand_nor_a_choice_draws_the_land_anew(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=up_to(3, SEED, "maneuver"))
    screen = RealmScreen.opened(guest, table)
    before = screen.version()
    screen.doing.locator("[data-take]").first.click()
    goal = screen.map.locator('[data-shape][data-mark="stop"]').first
    x, y = goal.evaluate(FREE_POINT)
    land = screen.map.evaluate(DRAWN)
    assert land > 5000, "there is less ink on the map: say here how much"

    def choose() -> None:
        screen.page.mouse.click(x, y)
        assert screen.moved_on(before)

    for name, do in (("hand", lambda: screen.page.mouse.move(x, y, steps=3)), ("choice", choose)):
        styled, marked = done_again(guest, do)
        assert styled < land // 4, f"{name}: {styled} of {land} styled"
        assert marked.total() < land // 25, f"{name}: {marked.most_common(9)}"
