"""What a game of Assault looks like in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import giantstable as gt
from giantstable.games.assault.table.realm import realm_on
from giantstable.games.assault.terminal.map import chart
from giantstable.games.assault.terminal.seen import printed, tags
from giantstable.games.assault.told.odds import odds
from giantstable.kernel.match import Match
from giantstable.terminal.look import Look
from giantstable.terminal.terminal import Size, plain_ascii
from tests.games.assault.terminal.frontier import after, middle, shown
from tests.terminal.at_table import LARGE, PLAIN, SMALL

SCREENS = Path(__file__).with_name("screens")
ASCII = Look(color=False, unicode=False)
WIDE: Size = (120, 40)
ARMIES = {"spine-of-the-world": {"stone-regular": 1}}


def battle() -> Match:
    """Return a battle in which the dice of the attackers lie on the table."""
    match = after(middle(), "attack", "sumber-hills>dessarin-valley", "done", "pass")
    while match.pending[0].kind in ("start-spell", "modify", "reroll", "convert"):
        options = [option.notation for option in match.pending[0].options]
        match.choose("pass" if "pass" in options else options[-1])
    return match


def six() -> Match:
    """Return the first turn of six."""
    match = gt.new("assault", seed=2, seats=6)
    while match.pending[0].kind == "pick":
        match.choose(match.pending[0].options[0])
    return match


@pytest.mark.parametrize(
    ("name", "match", "size", "look"),
    [
        ("draft", lambda: gt.new("assault", seed=1, seats=3), SMALL, PLAIN),
        ("turn", middle, SMALL, PLAIN),
        ("turn-ascii", middle, SMALL, ASCII),
        ("turn-wide", middle, WIDE, PLAIN),
        ("six", six, SMALL, PLAIN),
        ("attack", lambda: after(middle(), "attack"), SMALL, PLAIN),
        ("move", lambda: after(middle(rows={}), "move"), SMALL, PLAIN),
        ("battle", battle, SMALL, PLAIN),
        ("battle-wide", battle, WIDE, PLAIN),
    ],
)
def test_a_game_looks_as_it_should(
    name: str, match: Callable[[], Match], size: Size, look: Look, update_golden: bool
) -> None:
    text = shown(match(), size, look) + "\n"
    text = text if look.unicode else plain_ascii(text)
    path = SCREENS / f"{name}.txt"
    if update_golden:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("look", [PLAIN, ASCII], ids=["utf", "ascii"])
@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, LARGE], ids=str)
def test_all_that_lies_on_the_board_is_on_the_screen(size: Size, look: Look) -> None:
    text = shown(middle(), size, look)
    text = text if look.unicode else plain_ascii(text)
    for army in ("R3!E1L", "R2E1!", "L!C", "R2LC", "R1E2L", "E2L", "R3E1"):
        assert army in text, army
    for tag in tags({id_: r["name"] for id_, r in printed(middle()).regions.items()}).values():
        assert re.search(rf"\b{tag}\b", text), tag
    castle, slayer = ("⌂", "‡") if look.unicode else ("^", "%")
    for mark in ("Rv", "Ra", "Al", "Fg2", castle, f"{slayer}H", f"{slayer}L!"):
        assert mark in text, mark
    for event in ("B3", "E5", "B4"):
        assert re.search(rf"{event}|{event[0]}, {event[1]}p", text), event


@pytest.mark.parametrize("size", [SMALL, WIDE, LARGE], ids=str)
def test_every_region_is_drawn_where_it_lies(size: Size) -> None:
    known = printed(middle())
    drawn = chart(known, size[0] - 27, size[1] - 11)
    for id_, region in known.regions.items():
        for other in region["beside"]:
            a, b = region["label"], known.regions[other]["label"]
            (x, y), (u, v) = drawn.centres[id_], drawn.centres[other]
            assert (a[0] < b[0]) == (x < u) or a[0] == b[0], (id_, other)
            assert (a[1] < b[1]) == (y < v) or a[1] == b[1], (id_, other)
        assert any(id_ in row for row in drawn.inside), f"{id_} has room"


def test_no_two_regions_have_the_same_letters() -> None:
    known = printed(middle())
    assert len(set(known.tags.values())) == 16
    assert known.tags["sumber-hills"] == "SH"
    assert tags({"a": "High Moor", "b": "Hammer Moor"}) == {"a": "HM", "b": "HA"}


def test_the_row_is_told_in_its_order_and_then_the_hand() -> None:
    text = shown(middle())
    assert "Hill  MPG trlasu" in text
    assert "Stone AL mptrgsu" in text


@pytest.mark.rule("AG-COMP-09")
@pytest.mark.parametrize("size", [SMALL, WIDE], ids=str)
def test_points_and_spells_of_others_are_on_no_screen(size: Size) -> None:
    for seat, other in enumerate(middle().view(0)["seats"]):  # type: ignore[arg-type, var-annotated]
        text = shown(middle(), size, seat=seat)
        points = {"hill": "7p", "stone": "11p", "storm": "3p", "cloud": "0p"}
        told = set(re.findall(r"(?<!, )\b\d+p\b", text))
        assert told == {points[other["race"]]}
        assert ("Shield" in text) == (other["race"] == "hill")
        assert ("Bless" in text) == (other["race"] == "storm")


def test_the_screen_of_a_seat_does_not_change_with_what_others_hold() -> None:
    one = middle(spells={"hill": ["shield"], "storm": ["slow", "bless"]})
    two = middle(spells={"hill": ["shield"], "storm": ["door", "lightning"]})
    hill = one.pending[0].seat
    assert shown(one, seat=hill) == shown(two, seat=hill)


def test_odds_stand_beside_attacks() -> None:
    match = after(middle(), "attack")
    realm = realm_on(match.table)
    board = realm.world.board
    home, valley = board.index("sumber-hills"), board.index("dessarin-valley")
    told = odds(realm, home, valley, realm.army[home])
    chance = f"{round(told.conquest * 100)}% {told.attacker_points:.1f}:{told.defender_points:.1f}"
    assert f"DV {chance}" in shown(match)


def test_the_battle_table_shows_dice_totals_and_what_is_left() -> None:
    text = shown(battle())
    line = {row.split()[0]: row for row in text.split("\n") if row.strip()}
    assert line["units"].split()[1:] == ["R3!", "E1", "L", "R2", "E1!"]
    assert len(re.findall(r"<\w+>|<->", line["dice"])) == 1
    assert re.search(r"hits \d+ blocks \d+ arcane \d+", line["totals"])
    assert "W2" in line["can"], "cards of the defender lie open"


def test_what_is_done_with_nothing_is_said() -> None:
    match = middle(spells={}, resources={}, rows={})
    text = shown(match)
    assert "You have no spell." in text
    assert re.search(r"Hill  - mptrlgasu *\n[^\n]*  -  7p", text)


@pytest.mark.parametrize("size", [SMALL, (100, 30), WIDE, LARGE], ids=str)
def test_regions_that_can_be_chosen_have_a_sign(size: Size) -> None:
    text = shown(after(middle(), "attack"), size)
    for tag in ("DV", "DE", "NW"):
        assert f"▸{tag}" in text
    assert "▸HM" not in text


def test_a_trade_is_shown_while_it_is_put_together() -> None:
    match = after(middle(), "trade", "offer stone")
    assert "Offer a friendly trade to" in shown(after(middle(), "trade"))
    after(match, "food")
    assert "So far Hill gives F1, wants -" in shown(match)


def test_a_long_question_is_asked_in_two_lines() -> None:
    match = after(middle(armies={**ARMIES, "silver-marches": {"hill-regular": 2}}), "attack")
    after(match, "silver-marches>spine-of-the-world")
    text = " ".join(shown(match).split())
    assert "Who stays out of the attack from Silver Marches on Spine of the" in text
    assert "AG-BATTLE-03 World?" in text
