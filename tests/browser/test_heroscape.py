"""Whole battles of HeroScape in a browser: on the battlefield, on the cards, and by keys alone."""

from __future__ import annotations

from typing import Final, cast

import pytest
from playwright.sync_api import expect

from giantstable.games.heroscape.told import shapes
from tests.browser.battle_screen import (
    MOST,
    BattleScreen,
    Counsel,
    laid,
    seeing,
    space_of,
    two_people,
)
from tests.browser.conftest import House
from tests.strength import strength

ALL: Final = [
    "attack-at-dawn",
    "dive-the-dark-lakes",
    "the-search-for-comfrey-plants",
    "mimrings-fortress",
    "a-desperate-rescue-attempt",
    "a-toxic-mist",
    "under-tempests-cover",
    "winter-holdout",
    "to-take-barrenspur",
    "clashing-fronts",
]


def fight(screen: BattleScreen, seat: int = 0, *, keys: bool = False, most: int = MOST) -> int:
    """Play a seat to the end of the battle as a bot would; return how many choices it took."""
    counsel = Counsel(screen.guest.stage, screen.table)
    for made in range(1, most + 1):
        counsel.catch_up(screen.version())
        option = counsel.advice(seat)
        if keys:
            view = cast(shapes.View, counsel.match.view(seat))
            goes_on = screen.by_keys(option, space_of(option, view))
        else:
            goes_on = screen.by_hand(option)
        if not goes_on:
            return made
    raise AssertionError(f"no end after {most} choices")


def ended(house: House, table: str) -> bool:
    """Whether the table has a result."""
    return house.stage.store.table(table).outcome is not None


# -- whole battles ---------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.at_random
@pytest.mark.parametrize("scenario", ALL if strength() > 1 else ALL[:1])
def test_a_battle_is_fought_to_its_end_on_the_battlefield(house: House, scenario: str) -> None:
    guest = seeing(house.player())
    table = laid(guest, scenario, "battle 1")
    made = fight(BattleScreen.opened(guest, table))
    assert made > 5
    assert ended(house, table)


@pytest.mark.long
@pytest.mark.at_random
@pytest.mark.parametrize("scenario", ALL if strength() > 1 else ALL[1:2])
def test_a_battle_is_fought_to_its_end_by_keys_alone(house: House, scenario: str) -> None:
    guest = seeing(house.player())
    table = laid(guest, scenario, "battle 1")
    fight(BattleScreen.opened(guest, table), keys=True)
    assert ended(house, table)


@pytest.mark.long
def test_two_people_fight_at_one_table(house: House) -> None:
    screens = two_people(house, "the-search-for-comfrey-plants", "battle 2")
    table = screens[0].table
    counsel = Counsel(house.stage, table)
    for _ in range(MOST):
        counsel.catch_up(len(house.stage.store.entries(table)))
        if counsel.match.over:
            break
        seat = counsel.match.next_decision().seat
        screens[seat].version()
        screens[seat].by_hand(counsel.advice(seat))
    for screen in screens:
        expect(screen.result).to_be_visible()
    assert ended(house, table)
