"""A profile is seen, taken to another browser by a link, had as a file, and forgotten."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.every_page import OVER


def test_a_profile_goes_where_its_link_goes_and_can_be_forgotten(
    house: House, tmp_path: Path
) -> None:
    ann, phone = house.player(), house.phone()
    house.stage.lay_over(ann.key, OVER, "page")
    page = ann.go("/profile")
    games = page.locator("dl dd").first
    expect(games).to_have_text("1")
    page.get_by_role("button", name=words("web-make-link")).click()
    link = page.get_by_label(words("web-link")).input_value()

    other = phone.go(link.removeprefix(house.stage.origin))
    expect(other).to_have_url(f"{house.stage.origin}/move")  # the token is out of the address
    other.get_by_role("button", name=words("web-move-accept")).click()
    expect(other).to_have_url(f"{house.stage.origin}/profile")
    expect(other.locator("dl dd").first).to_have_text("1")

    page.evaluate("localStorage.setItem('kept', 'here')")
    with page.expect_download() as saving:
        page.get_by_role("button", name=words("web-export-do")).click()
    file = tmp_path / "export.json"
    saving.value.save_as(file)
    export = json.loads(file.read_text(encoding="utf-8"))
    assert len(export["games"]) == len(export["tables"]) == 1
    assert export["browser"]["kept"] == "here"

    page.get_by_role("button", name=words("web-forget-do")).click()
    page.get_by_role("button", name=words("web-forget-sure")).click()
    expect(page).to_have_url(f"{house.stage.origin}/")
    assert page.evaluate("localStorage.getItem('kept')") is None
    ann.go("/profile")
    expect(page.get_by_role("heading", name=words("web-profile-empty"))).to_be_visible()
    phone.go("/profile")
    expect(other.get_by_role("heading", name=words("web-profile-empty"))).to_be_visible()
