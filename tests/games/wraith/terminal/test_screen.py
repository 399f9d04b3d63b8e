"""What a fight looks like: where things are, and by which sign each is known."""

from __future__ import annotations

from pathlib import Path

import pytest

import giantstable as gt
from giantstable.games.wraith.terminal.screen import WraithScreen
from giantstable.kernel.match import Match
from giantstable.terminal.canvas import Canvas
from giantstable.terminal.look import Look
from giantstable.terminal.sitting import Showing
from giantstable.terminal.terminal import Size, plain_ascii
from giantstable.text import say
from tests.games.wraith.scene import play, row, scene
from tests.terminal.at_table import LARGE, PLAIN, SMALL

SCREENS = Path(__file__).with_name("screens")


def drawn(match: Match, size: Size = SMALL, look: Look = PLAIN, fresh: int = 2) -> Canvas:
    """Return the screen of a fight."""
    told = [say(match.game.event_text(match.table, event, 0)) for event in match.events(0)]
    return WraithScreen().draw(match, Showing(size, look, told, min(fresh, len(told))))


def shown(match: Match, size: Size = SMALL, look: Look = PLAIN) -> str:
    """Return the screen of a fight as text."""
    return "\n".join(drawn(match, size, look).plain())


def middle(wraith: str = "young", giant: str = "earth", **told: object) -> Match:
    """Return a fight in the middle: a wounded card, a scar, Rage, a loose foothold."""
    table: dict[str, object] = {
        "pawn": "B2",
        "wounds": 3,
        "rage": 2,
        "row": row(giant, "10 05:2 08:scar 01 12"),
        "dangers": ["A2", "C3"],
        **told,
    }
    setup = {"giant": giant, "wraith": wraith, "footholds": True}
    return gt.load("wraith", {"setup": setup, "table": table})


@pytest.mark.rule("WG-SETUP-01")
@pytest.mark.parametrize("size", [SMALL, (120, 40), LARGE], ids=str)
def test_the_giant_board_is_left_of_the_wraith_board(size: Size) -> None:
    lines = drawn(gt.new("wraith", seed=1), size).plain()
    wraith = next(line.index("Young Wraith") for line in lines if "Young Wraith" in line)
    for foothold in ("A1", "B2", "C3", "D1"):
        found = [line.index(foothold) for line in lines if foothold in line[:wraith]]
        assert found, f"{foothold} is drawn on the giant"
    assert any("Ground" in line[:wraith] for line in lines)
    assert all("Top row" not in line[:wraith] for line in lines)


@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_everything_on_the_table_is_on_the_screen(size: Size) -> None:
    match = middle("adult", top=["adult-grit", {"card": "adult-wall-run", "face_down": True}])
    text = shown(match, size)
    view = match.view(0)
    wraith, giant = view["wraith"], view["giant"]
    assert isinstance(wraith, dict)
    assert isinstance(giant, dict)
    assert f"{giant['life']}/" in text
    assert f"deck {giant['deck']}" in text
    assert "a hit adds:" in text
    assert f"{wraith['wounds']}/{wraith['wound_limit']}" in text
    assert f"deck {wraith['deck']}, discard 0" in text
    for name in ("Composure 3/3", "Slip Step", "Second Wind"):
        assert name.split(" 3")[0] in text
    assert "hand 1" in text  # Grit shows a hand, the card face down nothing
    assert "2 cards" in text
    for card in giant["row"]:
        if not card["scarred"]:
            assert f"{card['wounds']}/" in text
    assert "scar" in text


@pytest.mark.parametrize("look", [PLAIN, Look(color=False, unicode=False)], ids=["utf", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_signs_tell_what_colours_tell(size: Size, look: Look) -> None:
    signs = look.signs
    text = shown(middle(), size, look)
    first = "" if look.unicode else ":"
    assert f"{signs.pawn}B2{first}{signs.slots[1]}" in text  # the pawn, and card 2 weak here
    assert f"A2{signs.danger}" in text or f"A2{signs.strike}{signs.danger}" in text
    assert f"C4{signs.strike}" in text  # the leftmost card strikes C


@pytest.mark.parametrize("look", [PLAIN, Look(color=False, unicode=False)], ids=["utf", "ascii"])
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_footholds_in_reach_bear_the_number_of_their_option(size: Size, look: Look) -> None:
    match = scene(pawn="ground", hand=["young-scramble"])
    play(match, "play scramble")
    text = shown(match, size, look)
    for number, option in enumerate(match.pending[0].options, 1):
        assert f"{number}{look.signs.reach}{option.notation.split()[1]}" in text


def test_two_ways_to_one_foothold_are_both_told() -> None:
    match = scene(
        pawn="B1",
        hand=["young-skip-shot"],
        top=["young-snap-shot"],
        row=row("earth", "06 05 08 10 12"),
    )
    play(match, "play skip-shot")
    both = [o.notation for o in match.pending[0].options if o.notation.endswith("B2")]
    assert both == ["leap B2", "bow B2"]
    numbers = [i + 1 for i, o in enumerate(match.pending[0].options) if o.notation in both]
    assert f"{numbers[0]}/{numbers[1]}▸B2" in shown(match)


def test_the_hand_shows_what_each_card_is_worth_in_the_next_row() -> None:
    match = scene(
        hand=["young-eager-cut", "young-scramble"],
        top=["young-wild-swing", "young-slide-and-stab"],
    )
    assert "Sword 2 (hand)" in shown(match)
    assert "Climb 2" in shown(match)


def test_a_wounded_card_is_held_back_and_a_scar_is_hatched() -> None:
    text = shown(middle(), LARGE)
    assert "held back" in text
    assert "strikes next" in text
    assert "╱╱╱╱" in text


def test_scars_above_the_row_are_told() -> None:
    match = middle(above=["earth-02"], row=row("earth", "10 05 08 01 12"))
    assert "1 above" in shown(match)
    assert "Ground Slam" in shown(match, LARGE)


def test_the_worst_rage_is_told_whole() -> None:
    match = middle(rage=6)
    for size in (SMALL, LARGE):
        line = next(line for line in shown(match, size).split("\n") if "a hit adds:" in line)
        assert "stun" in line.partition("adds:")[2]
        assert "…" not in line


def test_a_stunned_wraith_is_told_so() -> None:
    for size in (SMALL, LARGE):
        assert "STUNNED: next card does nothing" in shown(middle(stunned=True), size)


def test_thirteen_cards_in_each_row_still_fit() -> None:
    cards = ["young-wild-swing", "young-scramble", "young-hop-across", "young-running-bound"]
    top = [*cards * 2, "young-haul-up", "young-haul-up", "young-squib"]
    for size in (SMALL, LARGE):
        assert "11 cards" in shown(scene(top=top), size)


def test_a_hand_too_large_for_a_table_is_offered_in_columns() -> None:
    match = scene(
        hand=[
            "young-eager-cut", "young-scramble", "young-squib", "young-haul-up", "young-snap-shot",
            "young-hop-across", "young-wild-swing", "young-running-bound",
        ]
    )  # fmt: skip
    for size in (SMALL, LARGE):
        text = shown(match, size)
        for number in range(1, len(match.pending[0].options) + 1):
            assert f"{number} " in text


@pytest.mark.parametrize(
    ("name", "size", "look"),
    [
        ("compact", SMALL, PLAIN),
        ("compact-ascii", SMALL, Look(color=False, unicode=False)),
        ("roomy", LARGE, PLAIN),
    ],
)
def test_the_screen_looks_as_it_did(name: str, size: Size, look: Look, update_golden: bool) -> None:
    match = gt.new("wraith", seed=5, giant="earth", wraith="adult", footholds=True)
    for _ in range(9):
        match.choose(match.pending[0].options[0])
    text = shown(match, size, look) + "\n"
    text = text if look.unicode else plain_ascii(text)
    path = SCREENS / f"{name}.txt"
    if update_golden:
        path.write_text(text, encoding="utf-8")
    assert text == path.read_text(encoding="utf-8")
