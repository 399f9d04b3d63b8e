"""The plain screen: any game can be played by it, on any terminal."""

from __future__ import annotations

import random
from collections.abc import Mapping

import pytest

import giantstable as gt
from giantstable.kernel.match import Match
from giantstable.terminal.look import Look
from giantstable.terminal.menu import menu_of
from giantstable.terminal.outline import inline, outline
from giantstable.terminal.plain import PlainScreen
from giantstable.terminal.sitting import Showing, Sitting
from giantstable.terminal.terminal import Size
from giantstable.text import say, words
from tests.terminal.at_table import LARGE, PLAIN, SMALL, Watched

ORDERS = """\
 Cairns                                                           player 1 of 2
 round   1
 wind    4
 pile    6
 laid
   you       –
   player 2  –
 hands
   you       5, 12, 11
   player 2  3
 buried
   you       –
   player 2  0




 ▎ The wind blows with strength 4
› What is your order?                                                  CAIRNS-2
   1 Rest
   2 Build low
   3 Build high
 Type a number, or:  ? help  hint  undo  why  cards  log  quit
"""


def sitting(match: Match, answers: list[str], size: Size = SMALL) -> tuple[Sitting, Watched]:
    """Sit down at a match with the plain screen; somebody types these answers."""
    terminal = Watched(answers, size)
    return Sitting(match, PlainScreen(), terminal, lambda _: "nowhere.json"), terminal


def drawn(match: Match, size: Size, fresh: int = 1) -> str:
    """Return the screen of whoever is asked, with so much of what happened being new."""
    seat = match.pending[0].seat
    heard = match.events(seat)
    told = [say(match.game.event_text(match.table, event, seat)) for event in heard]
    showing = Showing(size, PLAIN, told, min(fresh, len(told)), seat=seat, events=heard)
    return "\n".join(PlainScreen().draw(match, showing).plain())


@pytest.mark.skipif(
    "cairns" not in gt.games(), reason="Cairns is not installed: make check does it"
)
def test_a_game_is_seen_in_words_with_what_can_be_chosen() -> None:
    assert drawn(gt.new("cairns", seed=7), SMALL) + "\n" == ORDERS


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("name", gt.games())
def test_every_game_can_be_played_by_it(name: str, size: Size) -> None:
    """Every question can be read, and its options up to where they say that there are more."""
    match = gt.new(name, seed=3)
    chance = random.Random(3)
    more = words("terminal-plain-left-out", {"n": 0}).partition("0")[0]
    for step in range(60):
        if match.over:
            break
        decision = match.pending[0]
        menu = menu_of(decision)
        screen = drawn(match, size, fresh=step % 7)
        assert f"\n› {say(decision.prompt)[:60]}" in screen
        assert decision.rule in screen
        assert words("terminal-commands") in screen
        for choice in (menu[0], menu[-1]):
            assert f" {choice.number} {choice.text[:20]}" in screen or more in screen
        assert f" {menu[0].number} " in screen
        answer = chance.choice(menu)
        match.choose(PlainScreen().choice(match, answer.notation).option)
    assert len(match.choices) > 10


def test_what_does_not_fit_is_told_by_cards() -> None:
    match = gt.new("wraith", seed=1)
    table, terminal = sitting(match, ["cards", *[""] * 30])
    table.sit()
    assert words("terminal-plain-more") in terminal.screens[0]
    pages = "\n".join(terminal.screens[1:])
    for heading in ("options", "view", "reference"):
        assert words(f"terminal-plain-{heading}") in pages
    assert all(choice.text in pages for choice in menu_of(match.pending[0]))


def test_the_end_is_told() -> None:
    match = gt.new("wraith", seed=1)
    while not match.over:
        match.choose(match.pending[0].options[-1])
    drawn = "\n".join(PlainScreen().draw(match, Showing(SMALL, Look(False, False))).plain())
    assert words(f"wraith-result-{match.result}") in drawn


# -- outlines --------------------------------------------------------------------------------------


def told(
    document: Mapping[str, object], width: int = 40, names: list[str] | None = None
) -> list[str]:
    """Return an outline as plain lines."""
    lines = outline(document, width, names or [])
    return ["".join(piece.text for piece in line) for line in lines]


def test_values_stand_in_a_column_behind_their_names() -> None:
    assert told({"round": 3, "wind_force": "strong", "over": False, "winner": None}) == [
        "round       3",
        "wind force  strong",
        "over        no",
        "winner      –",
    ]


def test_what_each_seat_has_is_told_by_the_seats() -> None:
    assert told({"hands": [[3, 1], 2]}, names=["you", "player 2"]) == [
        "hands",
        "  you       3, 1",
        "  player 2  2",
    ]


def test_lists_of_things_are_numbered_and_small_things_stand_on_a_line() -> None:
    row = [{"card": "ash", "wounds": 1}, {"card": "oak", "wounds": 0}, {"card": "elm", "wounds": 2}]
    assert told({"row": row}) == [
        "row",
        "  1  card ash, wounds 1",
        "  2  card oak, wounds 0",
        "  3  card elm, wounds 2",
    ]


def test_a_long_value_hangs_below_where_it_began() -> None:
    assert told({"stones": list(range(10, 22))}, width=24) == [
        "stones  10, 11, 12, 13,",
        "        14, 15, 16, 17,",
        "        18, 19, 20, 21",
    ]


def test_no_line_is_wider_than_there_is_room() -> None:
    document = gt.new("heroscape", seed=1).view(0)
    for width in (36, 60, 118):
        assert max(len(line) for line in told(document, width)) <= width


def test_nothing_is_a_dash() -> None:
    nothing: list[object] = [{}, [], "", None]
    assert [inline(value) for value in nothing] == ["–"] * 4
