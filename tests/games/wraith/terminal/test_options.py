"""Before a choice is final the screen tells what it will do: reach, Wounds, price, what waits."""

from __future__ import annotations

import pytest

from giantstable.kernel.match import Match
from tests.games.wraith.scene import play, row, scene
from tests.games.wraith.terminal.test_screen import shown
from tests.terminal.at_table import LARGE, SMALL


def line(match: Match, words: str) -> str:
    """Return the one line of the compact screen that has these words."""
    found = [text for text in shown(match, SMALL).split("\n") if words in text]
    assert len(found) == 1, found
    return found[0]


def test_a_move_tells_who_is_weak_there_and_whether_it_is_struck_next() -> None:
    match = scene(
        pawn="ground", hand=["young-scramble"], row=row("earth", "10 05 08 01 12"), dangers=["A1"]
    )
    play(match, "play scramble")
    view = match.game.reference(match.setup)["giant"]
    assert isinstance(view, dict)
    names = {card["id"]: card["name"] for card in view["cards"]}
    assert f"⁴ weak: {names['earth-01']}" in line(match, "Climb to A1 ")
    assert "× gives way" in line(match, "Climb to A1 ")
    assert "! struck next" in line(match, "Climb to C3")
    assert "struck next" not in line(match, "Climb to A2")


def test_an_attack_tells_its_wounds_and_whom_they_hit() -> None:
    match = scene(
        pawn="B2",
        hand=["young-up-and-at-it"],
        top=["young-wild-swing", "young-slide-and-stab"],
        row=row("earth", "06:3 01 08 10 12"),
    )
    play(match, "play up-and-at-it")
    assert "2 Strike with the sword at B2: 2 wounds on Gut Quake 3/11" in shown(match, SMALL)
    assert "2 wounds on Gut Quake 3/11" in shown(match, LARGE)


def test_a_shot_tells_what_it_deals_and_who_shares_it() -> None:
    match = scene(
        pawn="B1",
        hand=["young-skip-shot"],
        top=["young-snap-shot"],
        row=row("earth", "06 05 08 10 12"),
    )
    play(match, "play skip-shot")
    assert ": 1 wound " in line(match, "Shoot at B2")


@pytest.mark.rule("WG-SCAR-01")
def test_an_amount_tells_how_the_card_would_lie_there() -> None:
    match = scene(
        pawn="B2",
        hand=["young-eager-cut"],
        top=["young-wild-swing", "young-slide-and-stab"],
        row=row("earth", "05:11 06 08 10 12"),
    )
    play(match, "play eager-cut")
    assert line(match, "None on ").endswith("11/12  leaves 2 for the others")
    assert "becomes a scar!  leaves 1 for the others" in line(match, "1 Wound on ")
    assert line(match, "2 Wounds on ").endswith("becomes a scar!")


@pytest.mark.rule("WG-GIANT-28")
def test_the_first_wound_is_told_to_hold_a_card_back() -> None:
    match = scene(pawn="B2", hand=["young-wild-swing"], row=row("earth", "05 06 08 10 12"))
    play(match, "play wild-swing")
    assert line(match, "1 Wound on ").endswith("1/12, held back")
    assert "held back" not in line(match, "None on ")


@pytest.mark.rule("WG-SPEC-05")
def test_what_the_giant_takes_off_an_action_is_told_beside_it() -> None:
    match = scene(hand=["young-wild-swing"], row=row("earth", "17:3 05 08 10 12"))
    for size in (SMALL, LARGE):
        assert "Sword 0 (1 −1)" in shown(match, size)
    match = scene(hand=["young-wild-swing"], row=row("earth", "17:scar 05 08 10 12"))
    assert "Sword 1  " in shown(match, SMALL)


def test_cards_to_discard_are_told_as_printed_for_no_row_is_known_yet() -> None:
    match = scene(
        hand=["young-eager-cut", "young-scramble", "young-haul-up"],
        top=["young-wild-swing", "young-slide-and-stab"],
    )
    play(match, "rest scramble")
    rest = next(o for o in match.pending[0].options if o.notation.startswith("rest haul"))
    match.choose(rest)
    play(match, "end")
    assert "Eager Cut" in line(match, "Sword hand")


def test_tokens_from_a_pool_tell_what_is_left_and_what_the_skill_does() -> None:
    match = scene(
        wraith="adult",
        pawn="B2",
        hand=["adult-driving-thrust"],
        row=row("earth", "06 01 08 10 12"),
        pools=[2, 5, 7],
    )
    play(match, "play driving-thrust")
    assert match.pending[0].kind == "pay"
    assert "leaves 1 of 3; when empty: " in line(match, "1 from Composure")
    assert "empties it: " in line(match, "2 from Composure")


@pytest.mark.rule("WG-MOVE-22")
def test_a_climb_over_the_top_is_told_to_be_a_fall() -> None:
    match = scene(
        pawn="D2", hand=["young-scramble", "young-squib"], row=row("earth", "10 05 08 01 12")
    )
    play(match, "play scramble")
    assert "over the top: you fall" in line(match, "Climb to the Ground")
