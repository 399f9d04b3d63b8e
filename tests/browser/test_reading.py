"""Pages to read: replay, rules, campaign, the page on the HTTP interface."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from giantstable import library
from giantstable.kernel.match import new_match
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}


def test_a_replay_goes_by_slider_buttons_and_keys(house: House) -> None:
    guest = house.player()
    choices = len(played(FIGHT, "replay"))
    page = guest.go("/replay/" + house.stage.lay_over(guest.key, FIGHT, "replay"))
    slider = page.get_by_role("slider", name=words("web-replay-at"))

    def stands_at(n: int) -> None:
        expect(slider).to_have_value(str(n))
        said = words("web-replay-choice", {"n": n, "all": choices})
        expect(page.get_by_text(said, exact=True)).to_be_visible()

    stands_at(0)
    begin = page.locator("main").inner_text()
    guest.button("web-replay-next").click()
    stands_at(1)
    slider.fill(str(choices // 2))
    stands_at(choices // 2)
    middle = page.locator("main").inner_text()
    assert middle != begin
    guest.button("web-replay-back").click()
    stands_at(choices // 2 - 1)
    guest.button("web-replay-next").click()
    stands_at(choices // 2)
    assert page.locator("main").inner_text() == middle
    page.locator("body").press("End")
    stands_at(choices)
    page.locator("body").press("Home")
    stands_at(0)
    assert page.locator("main").inner_text() == begin
    page.locator("body").press("ArrowRight")
    stands_at(1)


def test_the_address_of_a_replay_is_that_of_its_step(house: House) -> None:
    guest = house.player()
    table = house.stage.lay_over(guest.key, FIGHT, "replay")
    page = guest.go(f"/replay/{table}?step=9")
    slider = page.get_by_role("slider", name=words("web-replay-at"))
    expect(slider).to_have_value("9")
    page.locator("body").press("ArrowLeft")
    page.wait_for_url(f"**/replay/{table}?step=8")
    guest.button("web-replay-share").click()
    link = page.get_by_role("textbox", name=words("web-link"))
    expect(link).to_have_value(re.compile(rf"/replay/{table}\?step=8$"))

    page.goto(f"/replay/{table}?step=100000")
    expect(slider).to_have_value(str(len(played(FIGHT, "replay"))))


def test_a_finished_game_says_how_it_stood_and_what_was_missed(house: House) -> None:
    guest = house.player()
    choices = played(FIGHT, "missed", by="random")
    page = guest.go("/replay/" + house.stage.lay(guest.key, FIGHT, "missed", choices))
    slider = page.get_by_role("slider", name=words("web-replay-at"))
    guest.button("web-review").click()
    analysis = page.get_by_role("region", name=words("web-review"))
    expect(analysis.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    better = words("web-review-best", {"option": "@"}).partition("@")[0]
    expect(analysis.get_by_text(better).first).to_be_visible()
    analysis.get_by_role("listitem").get_by_role("button").last.press("Enter")
    expect(slider).not_to_have_value("0")
    graph = page.get_by_role("img", name=words("web-review-graph"))
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(slider).to_have_value(re.compile(rf"^({len(choices) // 2}|{len(choices) // 2 + 1})$"))


def test_one_plays_on_from_a_moment_of_a_finished_game(house: House) -> None:
    guest = house.player()
    choices = played(FIGHT, "replay")
    table = house.stage.lay(guest.key, FIGHT, "replay", choices)
    page = guest.go(f"/replay/{table}?step=5")
    guest.button("web-fork").click()
    guest.button("web-fork-begin").click()
    page.wait_for_url(lambda url: "/t/" in url)
    screen = TableScreen.arrived(guest)
    assert screen.table != table
    entries = house.stage.store.entries(screen.table)
    assert [entry.notation for entry in entries[:5]] == choices[:5]
    assert [entry.kind for entry in entries[5:]] == ["fork"]
    assert screen.offered(screen.board) or screen.offered(screen.bar)


def test_a_record_out_of_a_file_is_replayed(house: House, tmp_path: Path) -> None:
    guest = house.player()
    match = new_match(library.game("wraith"), FIGHT, 5)
    for notation in played(FIGHT, "5"):
        match.choose(notation)
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    good.write_text(json.dumps(match.record()))
    bad.write_text("no record")
    page = guest.go("/open")
    field = page.get_by_label(words("web-open-drop"))
    field.set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text(words("web-open-no-record"))
    field.set_input_files(good)
    page.wait_for_url(lambda url: "/replay/" in url)
    slider = page.get_by_role("slider", name=words("web-replay-at"))
    expect(slider).to_have_value("0")
    page.locator("body").press("End")
    expect(slider).to_have_value(str(len(match.choices)))


def test_a_replay_plays_by_itself_until_it_is_paused(house: House) -> None:
    guest = house.player()
    page = guest.go("/replay/" + house.stage.lay_over(guest.key, FIGHT, "replay"))
    slider = page.get_by_role("slider", name=words("web-replay-at"))
    guest.button("web-play").click()
    expect(slider).to_have_value(re.compile(r"^([3-9]|\d\d+)$"))
    guest.button("web-pause").click()
    stopped = slider.input_value()
    page.wait_for_timeout(1200)
    expect(slider).to_have_value(stopped)


def test_the_rules_are_searched_by_words_and_by_number(house: House) -> None:
    guest = house.guest()
    page = guest.go("/rules/wraith")
    found = page.locator("main").get_by_role("listitem").filter(has_text="WG-")
    everything = found.count()
    assert everything > 250
    search = page.get_by_role("searchbox", name=words("web-rules-search"))
    search.fill("face down")
    expect(found).not_to_have_count(everything)
    for text in found.all_inner_texts():
        assert "face" in text.lower()
        assert "down" in text.lower()
    search.fill("WG-MOVE-03")
    expect(found).to_have_count(1)
    search.fill("sandwich")
    expect(guest.says("web-rules-none")).to_be_visible()
    search.fill("")
    expect(found).to_have_count(everything)


def test_a_rule_has_an_address_of_its_own(house: House) -> None:
    guest = house.guest()
    page = guest.go("/rules/wraith/WG-MOVE-03")
    expect(page.locator("#WG-MOVE-03")).to_be_in_viewport()


def test_the_page_on_the_interface_shows_every_way(house: House) -> None:
    guest = house.guest()
    guest.page.goto("/api-docs/")
    ways = guest.page.locator(".opblock")
    expect(ways.first).to_be_visible()
    described = guest.page.request.get("/api/openapi.json").json()["paths"]
    expect(ways).to_have_count(sum(len(methods) for methods in described.values()))


def test_a_page_that_is_not_there_leads_home(house: House) -> None:
    guest = house.guest()
    page = guest.go("/no/such/page")
    expect(guest.says("web-not-found")).to_be_visible()
    page.locator("main").get_by_role("link", name=words("web-home")).click()
    expect(guest.says("web-welcome")).to_be_visible()
