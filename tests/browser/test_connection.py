"""Tabs, reloads and a server that goes away: the table stays the table."""

from __future__ import annotations

from playwright.sync_api import expect

from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
AWAY = r"ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|WebSocket connection"


def play(screen: TableScreen, choices: int) -> None:
    """Make some choices, always the first that comes."""
    for _ in range(choices):
        before = screen.version()
        screen.page.keyboard.press("1")
        assert screen.moved_on(before)


def test_a_reload_shows_the_same_table(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "reload"))
    play(screen, 6)
    before = screen.version(), screen.shows()
    guest.page.reload()
    screen.live()
    assert (screen.version(), screen.shows()) == before


def test_two_tabs_stay_equal(house: House) -> None:
    guest = house.player()
    table = house.stage.lay(guest.key, FIGHT, "tabs")
    first = TableScreen.opened(guest, table)
    second = TableScreen.opened(guest.another_tab(), table)
    for turn in range(8):
        doing, looking = (first, second) if turn % 2 == 0 else (second, first)
        before = doing.version()
        assert looking.version() == before
        doing.page.bring_to_front()
        doing.page.keyboard.press("1")
        assert doing.moved_on(before)
        assert looking.moved_on(before)
        assert looking.version() == doing.version()
        assert looking.shows() == doing.shows()


def test_what_is_taken_back_in_one_tab_is_gone_in_the_other(house: House) -> None:
    guest = house.player()
    table = house.stage.lay(guest.key, FIGHT, "tabs")
    first = TableScreen.opened(guest, table)
    second = TableScreen.opened(guest.another_tab(), table)
    begin = first.shows()
    play(first, 1)
    second.moved_on(0)
    second.bar.get_by_role("button", name=words("web-undo")).click()
    for screen in (first, second):
        assert screen.moved_on(1)
        assert screen.version() == 2
        assert screen.shows() == begin


def test_a_killed_server_is_waited_for(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "killed"))
    play(screen, 4)
    before = screen.version(), screen.shows()
    with guest.excuse(AWAY):
        house.stage.kill()
        expect(screen.page.get_by_text(words("web-connected"), exact=True)).not_to_be_attached()
        house.stage.start()
        screen.live()
    assert (screen.version(), screen.shows()) == before
    play(screen, 4)


def test_a_choice_made_while_the_server_is_away_arrives_once(house: House) -> None:
    guest = house.player()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, "away"))
    play(screen, 2)
    before = screen.version()
    with guest.excuse(AWAY):
        house.stage.stop()
        expect(screen.page.get_by_text(words("web-connected"), exact=True)).not_to_be_attached()
        screen.page.keyboard.press("1")
        house.stage.start()
        screen.live()
        assert screen.moved_on(before)
    assert screen.version() == before + 1
    assert house.stage.store.table(screen.table).choices == before + 1


def test_a_table_that_is_not_there_says_so(house: House) -> None:
    guest = house.guest()
    with guest.excuse("404"):
        guest.page.goto("/t/nothing-like-it")
        expect(guest.page.get_by_role("alert")).to_have_text(words("refused-no-such-table"))


def test_no_answer_from_the_server_is_said_in_plain_words(house: House) -> None:
    guest = house.guest()
    with guest.excuse("ERR_FAILED"):
        guest.page.route("**/api/games", lambda route: route.abort())
        guest.page.goto("/")
        expect(guest.page.get_by_text(words("web-no-connection"))).to_be_visible()
        guest.page.unroute("**/api/games")
        guest.button("web-try-again").click()
    expect(guest.page.get_by_role("link", name=words("wraith-title"))).to_be_visible()
