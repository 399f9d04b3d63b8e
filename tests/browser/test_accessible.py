"""axe-core finds nothing serious, on any page, in any theme."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import pytest

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.every_page import PAGES, address
from tests.browser.guest import PHONE, THEMES, Guest
from tests.browser.table_screen import TableScreen
from tools.stage import ROOT

SERIOUS: Final = ("serious", "critical")
ANY: Final = ("minor", "moderate", *SERIOUS)
FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


@cache
def axe() -> str:
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


# What axe-core judges by colours. Themes change nothing else: the rest is the same in each of them.
COLOURS: Final = ("color-contrast", "link-in-text-block")


def findings(
    guest: Guest, impacts: Sequence[str] = SERIOUS, rules: Sequence[str] = (), within: str = ""
) -> list[str]:
    """What axe-core finds of some impact, by all its rules or by some, everywhere or in a place."""
    # Evaluated, not added as a script: the page's policy stays as it is for people.
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(axe() + "\n;0")
    found: dict[str, Any] = guest.page.evaluate(
        "([place, asked]) => axe.run(place || document, { resultTypes: ['violations'], ...asked })",
        [within, {"runOnly": list(rules)} if rules else {}],
    )
    return [
        f"{one['id']} ({one['impact']}): {node['html'][:200]}: {node['failureSummary'][:300]}"
        for one in found["violations"]
        if one["impact"] in impacts
        for node in one["nodes"]
    ]


def findings_in_any_theme(guest: Guest) -> list[str]:
    """What axe-core finds in one theme by all its rules, and in the others by those of colours."""
    found: list[str] = []
    for theme in THEMES:
        guest.see_in(theme)
        rules = () if theme == THEMES[0] else COLOURS
        found.extend(f"{theme}: {finding}" for finding in findings(guest, rules=rules))
    return found


@pytest.mark.parametrize("page", PAGES)
def test_nothing_serious_on_any_page_in_any_theme(house: House, page: str) -> None:
    guest = house.player()
    guest.go(address(page, guest, house.stage))
    found = findings_in_any_theme(guest)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("window", ["o", "?", "r"])
def test_nothing_serious_in_windows_over_the_table(house: House, window: str) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "axe"))
    screen.version()
    guest.page.keyboard.press(window)
    guest.page.get_by_role("dialog").wait_for()
    found = findings(guest)
    assert not found, "\n".join(found)


def test_the_discard_pile_can_be_read_in_any_theme(house: House) -> None:
    guest = house.player()
    guest.go(address("table", guest, house.stage))
    guest.page.locator("[aria-haspopup=dialog]").filter(visible=True).first.click()
    guest.page.get_by_role("dialog", name=words("wraith-board-discard-title")).wait_for()
    found = findings_in_any_theme(guest)
    assert not found, "\n".join(found)


def test_nothing_serious_on_a_phone(house: House) -> None:
    guest = house.player(size=PHONE, touch=True)
    guest.go(address("table", guest, house.stage))
    found = findings(guest)
    assert not found, "\n".join(found)


def test_axe_would_find_something(house: House) -> None:
    guest = house.guest()
    guest.go("/settings")
    guest.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert [finding.partition(" ")[0] for finding in findings(guest)] == ["button-name"]


def test_axe_would_find_colours_that_cannot_be_read_in_any_theme(house: House) -> None:
    guest = house.guest()
    guest.go("/settings")
    guest.page.evaluate(
        """() => {
            const pale = document.createElement("p");
            pale.textContent = "pale";
            Object.assign(pale.style, { color: "#777", background: "#666" });
            document.querySelector("main").append(pale);
        }"""
    )
    found = [finding.partition(" (")[0] for finding in findings_in_any_theme(guest)]
    assert found == [f"{theme}: color-contrast" for theme in THEMES]
