"""Whole fights at the terminal: every screen fits, and every option is on it."""

from __future__ import annotations

import re

import pytest

import giantstable as gt
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.terminal.look import Look
from giantstable.terminal.menu import menu_of
from giantstable.terminal.sitting import OVER, Sitting
from giantstable.terminal.terminal import Size
from giantstable.text import say
from tests.terminal.at_table import LARGE, SMALL, Watched, random_player

GIANTS = ["earth", "air", "water", "fire"]
WRAITHS = ["young", "adult", "elder"]


@pytest.mark.parametrize("size", [SMALL, LARGE, (100, 30), (120, 40)], ids=str)
@pytest.mark.parametrize("wraith", WRAITHS)
@pytest.mark.parametrize("giant", GIANTS)
def test_a_fight_by_numbers_fits_the_terminal_at_every_step(
    giant: str, wraith: str, size: Size
) -> None:
    match = gt.new("wraith", seed=11, giant=giant, wraith=wraith, footholds=True)
    choose = random_player(match, seed=5)
    terminal = Watched(lambda: _check(terminal) or choose(), size)

    def _check(terminal: Watched) -> str:
        """See that the question and every option is in sight, numbered; let the player choose."""
        if not match.over and "Press Enter" not in terminal.screen:
            decision = match.pending[0]
            assert say(decision.prompt) in terminal.screen
            assert decision.rule in terminal.screen
            for choice in menu_of(decision):
                assert re.search(rf"(?<![\d/]){choice.number} \S", terminal.screen), choice
                if choice.verb not in ("play", "rest", "discard", "fearless"):
                    assert choice.text in terminal.screen
        return ""

    table = Sitting(match, WraithScreen(), terminal, lambda match: "nowhere.json")
    assert table.sit() == OVER
    assert match.over
    assert say(match.game.event_text(match.table, match.events(0)[-1], 0)) in " ".join(
        terminal.screen.split()
    )


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_a_fight_in_ascii_needs_no_other_letter(size: Size) -> None:
    match = gt.new("wraith", seed=4, giant="air", wraith="elder", footholds=True)
    terminal = Watched(random_player(match, 4), size, Look(color=False, unicode=False))
    Sitting(match, WraithScreen(), terminal, lambda match: "nowhere.json").sit()
    assert terminal.text.isascii()


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_without_colour_no_escape_code_is_written(size: Size) -> None:
    match = gt.new("wraith", seed=4, giant="fire", wraith="adult", footholds=True)
    terminal = Watched(random_player(match, 4), size, live=False)
    Sitting(match, WraithScreen(), terminal, lambda match: "nowhere.json").sit()
    assert "\x1b" not in terminal.text


def test_in_colour_the_words_are_the_same() -> None:
    match = gt.new("wraith", seed=4, giant="fire", wraith="adult", footholds=True)
    seen: list[list[str]] = []
    for look in (Look(color=True), Look(color=False)):
        terminal = Watched(["cards"], LARGE, look)
        Sitting(match, WraithScreen(), terminal, lambda match: "nowhere.json").sit()
        left = len(terminal.screens[0].split("\n")[0].partition("round")[0]) // 2
        seen.append([line[left:] for line in terminal.screens[0].split("\n")])
    assert seen[0] == seen[1]
