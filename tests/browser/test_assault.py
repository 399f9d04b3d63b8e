"""Whole games of Assault in a browser: on the map, on the cards, and by keys alone."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import expect

from giantstable.server.wire import SeatWish
from giantstable.text import words
from tests.browser.battle_screen import BOT, ME, Counsel
from tests.browser.conftest import House
from tests.browser.realm_screen import (
    MOST,
    NeighbourScreen,
    RealmScreen,
    laid,
    up_to,
)
from tests.browser.test_accessible import findings_in_any_theme
from tests.strength import strength

LONG: Final = strength() > 1
SEATS: Final = [3, 4, 5, 6] if LONG else [3]
SEED: Final = "north 1"  # hill, fire and frost giants: few choices, many kinds of them

PLACES: Final = "choices => choices.map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight])"


def conquer(
    screen: RealmScreen, seat: int = 0, *, keys: bool = False, most: int | None = None
) -> int:
    """Play a seat to the end as a bot would, or so many choices; return how many it took."""
    counsel = Counsel(screen.guest.stage, screen.table)
    for made in range(1, MOST + 1):
        counsel.catch_up(screen.version())
        option = counsel.advice(seat)
        goes_on = screen.by_keys(option) if keys else screen.by_hand(option)
        if not goes_on or made == most:
            return made
    raise AssertionError(f"no end after {MOST} choices")


def ended(house: House, table: str) -> bool:
    """Whether the table has a result."""
    return house.stage.store.table(table).outcome is not None


# -- whole games -----------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.at_random
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_game_is_played_on_the_board(house: House, seats: int) -> None:
    guest = house.player()
    table = laid(guest, seats, SEED)
    assert conquer(RealmScreen.opened(guest, table)) > 10
    assert ended(house, table)


@pytest.mark.long
@pytest.mark.at_random
@pytest.mark.parametrize("seats", SEATS)
def test_keys_alone_will_do(house: House, seats: int) -> None:
    guest = house.player()
    table = laid(guest, seats, SEED)
    conquer(RealmScreen.opened(guest, table), keys=True, most=None if LONG else 12)
    assert ended(house, table) or not LONG


@pytest.mark.long
@pytest.mark.at_random
def test_two_people_play_at_one_table(house: House) -> None:
    host = house.player("Ada")
    seats = [ME, SeatWish(kind="open"), BOT]
    table = house.stage.lay(host.key, {"seats": 3}, SEED, game="assault", seats=seats)
    friend = house.guest()
    friend.page.goto("/join#" + house.stage.store.invite(table, None))
    friend.page.get_by_role("textbox", name=words("web-name")).fill("Bela")
    friend.button("web-sit-down").click()
    friend.page.wait_for_url("**/t/*")
    screens = [NeighbourScreen(friend if seat else host, table) for seat in range(2)]
    host.page.goto(f"/t/{table}")
    for screen in screens:
        screen.live()

    counsel = Counsel(house.stage, table)
    made = 0
    while made < (MOST if LONG else 8):
        counsel.catch_up(len(house.stage.store.entries(table)))
        if counsel.match.over:
            break
        seat = counsel.match.next_decision().seat
        if seat > 1:
            host.page.wait_for_timeout(50)  # a bot is thinking
            continue
        screens[seat].version()
        screens[seat].by_hand(counsel.advice(seat))
        made += 1
    assert ended(house, table) or not LONG


# -- what one does ---------------------------------------------------------------------------------


def test_a_trade_is_put_together_and_sent_as_one(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=up_to(3, SEED, "partner"))
    screen = RealmScreen.opened(guest, table)
    before = screen.version()
    screen.doing.locator('[data-partner="deck"]').click()
    propose = screen.doing.locator("[data-propose]")
    expect(propose).to_be_disabled()
    card = screen.doing.locator('[data-side="give"] [data-card]').first
    card.get_by_role("button").last.click()
    propose.click()
    screen.moved_on(before)
    expect(screen.page.locator('[data-doing="take"]')).to_be_visible()
    assert [entry.notation for entry in house.stage.store.entries(table)][-3:-1][0] == "deck"


def test_what_is_left_lying_is_asked_about_once(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=up_to(3, SEED, "maneuver"))
    screen = RealmScreen.opened(guest, table)
    before = screen.version()
    screen.doing.locator('[data-option="done"]').click()
    expect(screen.anyway).to_be_visible()
    assert screen.version() == before
    screen.doing.locator('[data-option="done"]').click()
    assert screen.moved_on(before)


def test_a_command_that_would_do_nothing_is_asked_about(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=up_to(3, SEED, "act"))
    screen = RealmScreen.opened(guest, table)
    before = screen.version()
    screen.board.locator('[data-notation="unique"]').click()
    expect(screen.anyway).to_be_visible()
    expect(screen.page.get_by_text(words("assault-show-empty")).first).to_be_visible()
    assert screen.version() == before
    screen.anyway.click()
    assert screen.moved_on(before)


def test_who_plays_which_race_stands_beside_the_names(house: House) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED))
    screen.version()
    plates = screen.page.locator("[data-seat] [data-plate]")
    expect(plates).to_have_count(3)
    assert {plate.get_attribute("data-plate") for plate in plates.all()} == {
        "fire",
        "frost",
        "hill",
    }


def test_an_undo_that_cannot_be_says_why(house: House) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED))
    screen.version()
    screen.page.keyboard.press("u")
    expect(screen.page.get_by_role("status").locator("[data-kind=refused]")).to_be_visible()


def test_who_is_taken_in_hand_sees_where_to_go(house: House) -> None:
    guest = house.player()
    table = laid(guest, 3, SEED, made=up_to(3, SEED, "maneuver"))
    screen = RealmScreen.opened(guest, table)
    screen.version()
    expect(screen.map.locator('[data-shape][data-mark="stop"]')).to_have_count(0)
    screen.doing.locator("[data-take]").first.click()
    expect(screen.map.locator('[data-shape][data-mark="stop"]').first).to_be_attached()


@pytest.mark.parametrize(("seats", "kind"), [(3, "attack"), (4, "slayer-attack")])
def test_no_attack_moves_under_the_pointer(house: House, seats: int, kind: str) -> None:
    """Before, odds that came and went moved the next attack away from under a press."""
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, seats, SEED, made=up_to(seats, SEED, kind)))
    screen.version()
    choices = screen.doing.locator("[data-option]")
    conquest, points = (words(f"assault-attack-{sort}") for sort in ("conquest", "points"))
    odds = choices.get_by_text(re.compile(f"^({conquest}|{points})$"))
    assert choices.count() > 2
    places = choices.evaluate_all(PLACES)
    for choice in [*choices.all(), choices.first]:
        choice.hover()
        expect(choice).to_have_attribute("data-lit", "true")
        expect(odds.first).to_be_visible()
        assert choices.evaluate_all(PLACES) == places


def test_two_seats_on_one_device_hand_over_behind_a_curtain(house: House) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED, people=2))
    expect(screen.curtain).to_be_visible()
    expect(screen.curtain).to_contain_text(words("assault-board-curtain-about"))
    screen.look()
    expect(screen.curtain).to_have_count(0)


@pytest.mark.parametrize("kind", ["act", "maneuver", "partner", "attack", "reroll", "slayer-move"])
def test_nothing_serious_on_the_board_in_any_theme(house: House, kind: str) -> None:
    guest = house.player()
    screen = RealmScreen.opened(guest, laid(guest, 3, SEED, made=up_to(3, SEED, kind)))
    screen.version()
    found = findings_in_any_theme(guest)
    assert not found, "\n".join(found)
