"""A whole fight, from the front door to the result, by hand."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from giantstable import library
from giantstable.kernel.match import new_match
from giantstable.text import words
from tests.browser.conftest import House
from tests.browser.table_screen import TableScreen
from tools.stage import played

FIGHT: dict[str, object] = {"giant": "earth", "wraith": "young"}
MOST = 400  # choices; a fight of somebody who knows nothing ends long before


def play_to_the_end(screen: TableScreen, seed: int, most: int = MOST) -> dict[str, int]:
    """Click about, on the board where it offers something; return where the clicks went."""
    chance = random.Random(seed)
    clicks = {"board": 0, "bar": 0, "list": 0}
    for _ in range(most):
        before = screen.version()
        on_board, in_bar = screen.offered(screen.board), screen.offered(screen.bar)
        if on_board and (not in_bar or chance.random() < 0.8):
            notation = chance.choice(sorted(on_board))
            screen.touch(on_board[notation])
            clicks["board"] += 1
        elif in_bar and chance.random() < 0.9:
            notation = chance.choice(sorted(in_bar))
            screen.touch(in_bar[notation])
            clicks["bar"] += 1
        else:
            screen.touch(screen.all_options())
            listed = screen.offered(screen.page.get_by_role("dialog"))
            screen.touch(listed[chance.choice(sorted(listed))])
            clicks["list"] += 1
        if not screen.moved_on(before):
            return clicks
    raise AssertionError(f"no end after {most} choices: {clicks}")


def a_win() -> tuple[str, list[str]]:
    """Return a seed with which the bot wins, and how."""
    for number in range(20):
        choices = played(FIGHT, f"win {number}")
        match = new_match(library.game("wraith"), FIGHT, f"win {number}", quiet=True)
        for notation in choices:
            match.choose(notation)
        if match.winners:
            return f"win {number}", choices
    raise AssertionError("the bot does not win any more")


@pytest.mark.long
def test_a_fight_is_won_by_clicking(house: House) -> None:
    guest = house.player()
    seed, choices = a_win()
    screen = TableScreen.opened(guest, house.stage.lay(guest.key, FIGHT, seed))
    *before, last = choices
    for notation in before:
        assert screen.choose(notation)
    assert not screen.choose(last)
    expect(screen.result.get_by_text(words("web-won"), exact=True)).to_be_visible()
    row = house.stage.store.table(screen.table)
    assert [entry.notation for entry in house.stage.store.entries(row.id)] == choices
    assert row.outcome is not None
    assert row.outcome["winners"] == [0]


@pytest.mark.long
def test_a_whole_fight_from_the_front_door_to_the_end_by_clicking_about(house: House) -> None:
    guest = house.guest()
    guest.go("/")
    guest.page.get_by_role("link", name=words("wraith-title")).click()
    guest.page.get_by_role("radio", name=words("web-choice-wraith-giant-water")).check()
    guest.button("web-sit-down").click()
    screen = TableScreen.arrived(guest)
    row = house.stage.store.table(screen.table)
    assert row.setup["giant"] == "water"

    clicks = play_to_the_end(screen, 7)

    assert clicks["board"] > clicks["bar"] + clicks["list"], clicks
    expect(screen.result).to_be_visible()
    row = house.stage.store.table(screen.table)
    assert row.outcome is not None
    assert row.choices == sum(clicks.values())  # each click was one choice, none was lost
    screen.result.get_by_role("link", name=words("web-home")).click()
    finished = guest.page.get_by_role("region", name=words("web-finished"))
    expect(finished.get_by_role("listitem")).to_have_count(1)


def test_another_fight_begins_from_the_result(house: House) -> None:
    guest = house.player()
    fight: dict[str, object] = {"giant": "water", "wraith": "adult"}
    table = house.stage.lay_over(guest.key, fight, "again")
    screen = TableScreen.opened(guest, table)
    if not screen.result.is_visible():
        screen.bar.get_by_role("button", name=words("web-result")).click()
    guest.button("web-play-again").click()
    guest.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    fresh = TableScreen.arrived(guest)
    assert fresh.version() == 0
    assert house.stage.store.table(fresh.table).setup["giant"] == "water"
