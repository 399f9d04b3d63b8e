"""A game that somebody else installed: the client never heard of it, and lets it be played."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from cairns.game import Cairns
from playwright.sync_api import expect

from giantstable.kernel.match import start_match
from giantstable.server.store import effective
from giantstable.server.wire import SeatWish
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import CLIENT, ROOT, Stage

TITLE = "Cairns"
SEED = "taken back"
ABOUT = "Two or three build with stones, and the wind blows."
FILES = {
    "cairns-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: cairns\nVersion: 1.0\n",
    "cairns-1.0.dist-info/entry_points.txt": "[giantstable.games]\ncairns = cairns\n",
    "cairns/locale/en/about.ftl": f"web-about-cairns = {ABOUT}\n",
    "cairns/locale/cs/game.ftl": "cairns-title = Mohyly ve větru\n",
}


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server beside which the toy game was installed."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built, so the browser tests are skipped: make client")
    installed = tmp_path_factory.mktemp("installed")
    toy = ROOT / "examples" / "cairns" / "cairns"
    shutil.copytree(toy, installed / "cairns", ignore=shutil.ignore_patterns("rules.yaml", "*.pyc"))
    for name, text in FILES.items():
        file: Path = installed / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    with Stage(tmp_path_factory.mktemp("stage"), packages=[installed]) as stage:
        yield stage


def test_it_is_played_from_the_front_door_to_the_end_and_seen_again(house: House) -> None:
    guest = house.player()
    page = guest.go("/")
    door = page.get_by_role("link", name=TITLE)
    expect(door).to_contain_text(ABOUT)
    expect(door).to_contain_text(words("web-seats", {"low": 2, "high": 3, "same": "no"}))
    expect(door.locator("svg")).to_be_visible()
    door.click()

    expect(page.get_by_role("heading", level=1)).to_have_text(TITLE)
    # The seats are counted by the chairs, and nothing else is to be settled.
    expect(page.get_by_role("spinbutton").or_(page.locator("output"))).to_have_count(0)
    guest.button("web-add-seat").click()
    guest.button("web-sit-down").click()
    screen = TableScreen.arrived(guest)
    expect(page.get_by_role("listitem").filter(has_text=words("web-bot-random"))).to_have_count(2)
    expect(screen.bar).to_contain_text("What is your order?")
    screen.version()
    while screen.choose(min(screen.offered(screen.board))):
        pass
    expect(screen.result).to_contain_text("Night has fallen")

    page.goto(f"/replay/{screen.table}")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    page.get_by_role("button", name=words("web-replay-last")).click()
    expect(page.get_by_role("log").or_(page.locator("aside"))).to_contain_text("The wind blows")


def test_its_rules_page_is_there_though_it_has_none(house: House) -> None:
    guest = house.guest()
    page = guest.go("/rules/cairns")
    expect(page.get_by_role("heading", level=1)).to_contain_text(TITLE)
    expect(guest.says("web-rules-none")).to_be_visible()


def test_it_speaks_the_languages_it_has_and_english_where_it_has_none(house: House) -> None:
    guest = house.player(language="cs-CZ")
    page = guest.go("/new/cairns")
    expect(page.get_by_role("heading", level=1)).to_have_text("Mohyly ve větru")
    expect(page.get_by_text(ABOUT)).to_be_visible()


def both_have_buried() -> list[str]:
    """Return choices after which two people have buried a stone: nothing was revealed since."""
    match = start_match(Cairns(), {"seats": 2}, SEED)
    for seat in (0, 1):
        match.choose("low", seat)
    for wish in ("bury", "hold", "bury"):
        match.choose(next(o for o in match.pending[0].options if o.notation.startswith(wish)))
    return match.choices


def test_who_would_lose_an_answer_is_asked_before_a_choice_is_taken_back(house: House) -> None:
    choices = both_have_buried()
    host, friend = house.player("Ada"), house.guest()
    seats = [SeatWish(kind="me"), SeatWish(kind="open")]
    table = house.stage.lay(host.key, {}, SEED, choices, game="cairns", seats=seats)
    friend.page.goto("/join#" + house.stage.store.invite(table, None))
    friend.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    friend.button("web-sit-down").click()
    TableScreen.arrived(friend)
    screen = TableScreen.opened(host, table)

    host.button("web-undo").click()
    expect(host.says("web-undo-waits", names="Bela")).to_be_visible()
    friend.button("web-undo-decline").click()
    expect(host.says("web-undo-declined", name="Bela")).to_be_visible()
    host.button("web-undo").click()
    host.button("web-undo-withdraw").click()
    expect(friend.button("web-undo-agree")).to_have_count(0)
    host.button("web-undo").click()
    expect(friend.says("web-undo-asked", name="Ada")).to_be_visible()
    version = len(house.stage.store.entries(table))
    friend.button("web-undo-agree").click()
    expect(host.button("web-undo-withdraw")).to_have_count(0)
    screen.written(version + 1)  # both that go have an entry each
    assert len(effective(house.stage.store.entries(table))) == len(choices) - 2


def test_two_play_by_the_clock_agree_to_end_and_play_again(house: House) -> None:
    host = house.player("Ada")
    host.page.goto("/new/cairns")
    chair = host.page.get_by_role("radiogroup", name=words("web-seat-number", {"n": 2}))
    chair.get_by_role("radio", name=words("web-seat-open")).check()
    clock = host.page.get_by_role("radiogroup", name=words("web-clock"), exact=True)
    clock.get_by_role("radio", name=words("web-clock-game")).check()
    host.page.get_by_role("switch", name=words("web-listed")).check()
    host.says("web-sit-down").click()
    host.page.wait_for_url("**/t/*")
    friend = house.player("Bela")
    friend.page.goto(host.page.url)
    friend.button("web-sit-down").click()
    for each in (host, friend):
        expect(each.page.get_by_role("timer")).to_have_count(2)
    expect(host.page.get_by_role("timer").first).to_have_text(re.compile(r"^(1:00:00|59:\d\d)$"))

    title = host.page.title()
    host.page.evaluate(
        "Object.defineProperty(document, 'hidden', { value: true, configurable: true });"
        "document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(host.page).to_have_title(f"● {words('web-your-turn')} · {title}")
    icon = host.page.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    host.page.evaluate(
        "delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))"
    )
    expect(host.page).to_have_title(title)
    expect(icon).to_have_attribute("href", "/favicon.svg")

    host.button("web-menu").click()
    host.button("web-leave-game").click()
    host.page.get_by_role("dialog").get_by_role("button", name=words("web-offer-end")).click()
    friend.button("web-undo-agree").click()
    for each in (host, friend):
        expect(each.says("web-result-agreed")).to_be_visible()
    host.button("web-rematch").click()
    friend.page.keyboard.press("Escape")
    friend.button("web-to-rematch").click()
    friend.button("web-sit-down").click()
    expect(friend.page.get_by_role("timer")).to_have_count(2)
