"""axe-core finds nothing serious, on any page, in any theme."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from tests.browser.conftest import House
from tests.browser.every_page import PAGES, address
from tests.browser.guest import THEMES, Guest, Theme
from tests.browser.table_screen import TableScreen
from tools.stage import ROOT

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


def findings(guest: Guest) -> list[str]:
    """What axe-core finds serious or worse: rule, how many, and the first of them."""
    # Evaluated, not added as a script: the page's policy stays as it is for people.
    guest.page.evaluate(axe() + "\n;0")
    found: dict[str, Any] = guest.page.evaluate(
        "() => axe.run(document, { resultTypes: ['violations'] })"
    )
    return [
        f"{one['id']} ({one['impact']}, {len(one['nodes'])} times): {one['help']}: "
        f"{one['nodes'][0]['html'][:200]} {one['nodes'][0]['failureSummary'][:300]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("page", PAGES)
def test_nothing_serious_on_any_page(house: House, page: str, theme: Theme) -> None:
    guest = house.player(theme=theme)
    guest.go(address(page, guest, house.stage))
    expected = guest.page.locator("html").get_attribute("data-theme")
    assert expected == theme
    assert findings(guest) == []


@pytest.mark.parametrize("window", ["o", "?", "r"])
def test_nothing_serious_in_windows_over_the_table(house: House, window: str) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "axe"))
    screen.version()
    guest.page.keyboard.press(window)
    guest.page.get_by_role("dialog").wait_for()
    assert findings(guest) == []


def test_nothing_serious_on_a_phone(house: House) -> None:
    guest = house.player(size={"width": 390, "height": 844}, touch=True)
    guest.go(address("table", guest, house.stage))
    assert findings(guest) == []


def test_axe_would_find_something(house: House) -> None:
    guest = house.guest()
    guest.go("/settings")
    guest.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [finding.partition(" ")[0] for finding in findings(guest)] == ["button-name"]
