"""Greedy and random bots at one table: whatever a careless one does, the greedy one gets on."""

from __future__ import annotations

import multiprocessing

from giantstable.bots import GREEDY, RANDOM
from giantstable.games.assault.bot.lore import lore_of
from giantstable.games.assault.bot.moves import MarchPlan
from giantstable.games.assault.bot.outlook import Outlook
from tests.games.assault.realms import race, realm
from tests.games.assault.table import region
from tests.strength import at_random
from tools.mixed import mixed, played

LONG = 120  # seconds for one whole game, sources and slow machines included


def test_an_army_over_its_limit_in_mid_move_has_room_for_nobody() -> None:
    table = realm(
        armies={
            "sea-of-swords": ("storm", {"serissa": 1, "storm-elite": 1, "storm-regular": 2}),
            "high-moor": ("storm", {"storm-champion": 1, "storm-elite": 2}),
        }
    )
    storm = race("storm")
    home = region("sea-of-swords")
    march = MarchPlan(Outlook(table, storm, lore_of(table.world)), 4)
    march._count_spare()
    assert march._force(home) == table.army[home]  # four where three may stay (R51)


def play_the_game_that_once_never_ended() -> None:
    setup: dict[str, object] = {"seats": 3, "first_rulings": True, "castle_may_enter_homes": False}
    assert played("assault", setup, (RANDOM, GREEDY, RANDOM), 3022).over


def test_a_bot_does_not_think_for_ever_about_an_army_over_its_limit() -> None:
    """In a process of its own, as one that thinks for ever cannot be stopped otherwise."""
    apart = multiprocessing.get_context("spawn").Process(target=play_the_game_that_once_never_ended)
    apart.start()
    apart.join(LONG)
    ended = not apart.is_alive()
    apart.kill()
    apart.join()
    assert ended
    assert apart.exitcode == 0


@at_random(24, parts=4)
def test_mixed_games_of_three_to_six_come_to_an_end(seed: int) -> None:
    assert mixed("assault", seed).over
