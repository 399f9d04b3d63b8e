"""The first load of the Wraith's table is light, and everything comes from our own house."""

from __future__ import annotations

from urllib.parse import urlsplit

from playwright.sync_api import Response

from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
MOST = 250_000  # bytes of JavaScript, zipped


def test_the_first_table_needs_little_javascript_and_no_three_dimensions(house: House) -> None:
    guest = house.player()
    answers: list[Response] = []
    guest.page.on("response", lambda answer: answers.append(answer))
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "first"))
    screen.version()
    guest.page.wait_for_load_state("networkidle")

    scripts = [answer for answer in answers if "javascript" in answer.headers["content-type"]]
    assert len(scripts) > 1
    assert all(answer.headers["content-encoding"] == "gzip" for answer in scripts)
    sizes = {
        urlsplit(answer.url).path: answer.request.sizes()["responseBodySize"] for answer in scripts
    }
    assert sum(sizes.values()) < MOST, sizes
    assert {path for path in sizes if "words-wraith" in path}
    assert not {path for path in sizes if "assault" in path or "heroscape" in path}
    for answer in scripts:
        assert "WebGLRenderer" not in answer.text()


def test_nothing_is_asked_of_anybody_else(house: House) -> None:
    guest = house.player()
    asked: set[str] = set()
    guest.context.on("request", lambda request: asked.add(urlsplit(request.url).netloc))
    for page in ("/", "/new/wraith", "/rules/wraith", "/about", "/settings", "/api-docs/"):
        guest.page.goto(page, wait_until="networkidle")
    TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "house"))
    assert asked == {urlsplit(house.stage.origin).netloc}


def test_what_does_not_change_is_fetched_once(house: House) -> None:
    guest = house.guest()
    fetched = """() => performance.getEntriesByType("resource")
        .filter((one) => one.name.includes("/assets/") && one.transferSize > 0)
        .map((one) => one.name)"""
    guest.go("/")
    assert guest.page.evaluate(fetched) != []
    guest.page.reload()
    guest.settled()
    assert guest.page.evaluate(fetched) == []
