"""What a battle looks like in the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.terminal.look import Look
from giantstable.terminal.terminal import Size, plain_ascii
from tests.games.heroscape.terminal.battles import MELEE, TOMB, fray, shown
from tests.terminal.at_table import LARGE, PLAIN, SMALL

SCREENS = Path(__file__).with_name("screens")
ASCII = Look(color=False, unicode=False)


def tomb() -> Match:
    """Return the battle in Migol's Tomb, where one stands in the catacombs."""
    return fray(TOMB, "mimrings-fortress")


def attack() -> Match:
    """Return the battle at the moment of attack: nobody moved."""
    match = fray(MELEE)
    while match.pending[0].kind in ("mover", "move"):
        match.choose("done" if match.pending[0].kind == "mover" else "stay")
    return match


@pytest.mark.parametrize(
    ("name", "match", "size", "look"),
    [
        ("draft", lambda: gt.new("heroscape", seed=1, scenario="clashing-fronts"), SMALL, PLAIN),
        ("move", lambda: fray(MELEE), SMALL, PLAIN),
        ("move-ascii", lambda: fray(MELEE), SMALL, ASCII),
        ("attack", attack, SMALL, PLAIN),
        ("attack-wide", attack, (150, 44), PLAIN),
        ("tomb", tomb, SMALL, PLAIN),
        ("tomb-wide", tomb, (150, 44), PLAIN),
        ("basic", lambda: gt.new("heroscape", seed=2, scenario="attack-at-dawn"), SMALL, PLAIN),
    ],
)
def test_a_battle_looks_as_it_should(
    name: str, match: object, size: Size, look: Look, update_golden: bool
) -> None:
    assert callable(match)
    text = shown(match(), size, look) + "\n"
    text = text if look.unicode else plain_ascii(text)
    path = SCREENS / f"{name}.txt"
    if update_golden:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("look", [PLAIN, ASCII], ids=["utf", "ascii"])
def test_signs_tell_what_colours_tell(look: Look) -> None:
    text = shown(fray(MELEE), LARGE, look)
    first, second = ("●", "■") if look.unicode else ("@", "#")
    two = look.signs.slots[1]
    assert f"{first}Fi{two}" in text, "Finn of player 1 has two wounds"
    assert f"{first}T1" in text
    assert text.count(f"{second}Gr{look.signs.slots[0]}") == 2, "Grimnak on both his spaces"
    assert f"{second}M2" in text
    assert f"Marro Warriors{' ' * 17}" in text


def test_spaces_that_can_be_reached_are_marked_and_dear_ones_with_their_price() -> None:
    text = shown(fray(MELEE), LARGE)
    match = fray(MELEE)
    assert match.pending[0].kind == "move"
    free = [n for n in match.pending[0].notations() if " " not in n and n != "stay"]
    dear = {n.partition(" ")[0] for n in match.pending[0].notations() if " " in n}
    assert dear
    assert text.count("▸") == len(free)
    for name in dear:
        assert re.search(rf"! \d swipe.*\b{name}\b", text.replace("\n", " ")), name


def test_odds_stand_beside_attacks() -> None:
    text = shown(attack(), LARGE)
    assert re.search(r"attacks Grimnak Gr  hurts \d+%, destroys \d+%", text)


def test_those_below_an_overhang_are_told() -> None:
    text = shown(tomb(), LARGE)
    assert "Below: K9@1:Ag" in text
    assert "Under others (look below): " in text
    upper, _, lower = text.partition("Under the overhangs")
    assert "■Ag<" in lower
    assert "■Ag<" not in upper
    assert "Under the overhangs" not in shown(tomb(), SMALL), "there look below shows it"


def test_a_seat_sees_its_own_markers_and_of_others_only_that_there_are_some() -> None:
    match = fray(MELEE)
    assert match.pending[0].seat == 0
    text = shown(match, LARGE)
    assert re.search(r"Finn the Viking Champion +2/4 \[\(1\)3\]", text)
    assert re.search(r"Tarn Viking Warriors +3/4 \[2X\]", text)
    assert re.search(r"Grimnak +4/5 \[\?\?\?\]", text)
    assert re.search(r"Marro Warriors +4/4 \[\?\]", text)


@pytest.mark.parametrize("name", gt.game("heroscape").setup_options()[0].choices)
@pytest.mark.parametrize("size", [SMALL, (100, 30), LARGE], ids=str)
def test_every_scenario_says_its_goal_in_one_line(name: str, size: Size) -> None:
    match = gt.new("heroscape", seed=1, scenario=name)
    lines = shown(match, size).split("\n")
    assert lines[1].startswith(" Goal: ")
    assert size == SMALL or not lines[1].endswith("…")
