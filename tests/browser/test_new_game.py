"""A folder dropped among our games is played in the browser too, on the plain board."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tests.browser.test_whole_game import play_to_the_end
from tests.newcomer.barrows import NAME, dropped_in
from tools.stage import CLIENT, Stage


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Stage]:
    """A server among whose games somebody has dropped a folder."""
    if not (CLIENT / "index.html").is_file():
        pytest.skip("The client is not built, so the browser tests are skipped: make client")
    place = dropped_in(tmp_path_factory.mktemp("dropped-in"))
    with Stage(tmp_path_factory.mktemp("stage"), packages=[place]) as stage:
        yield stage


def test_a_whole_game_is_played_on_the_plain_board_from_the_front_door(house: House) -> None:
    guest = house.guest()
    guest.go("/")
    guest.page.get_by_role("link", name=NAME.title()).click()
    expect(guest.page.get_by_role("heading", name=NAME.title())).to_be_visible()
    guest.button("web-sit-down").click()
    screen = TableScreen.arrived(guest)
    expect(screen.bar).to_contain_text("What is your order?")
    expect(screen.board.get_by_role("button", name="Build high")).to_be_visible()

    clicks = play_to_the_end(screen, 7)

    assert clicks["board"] > 0
    expect(screen.result).to_contain_text("Night has fallen.")
    row = house.stage.store.table(screen.table)
    assert row.game == NAME
    assert row.outcome is not None
    assert row.outcome["result"] == "nightfall"
