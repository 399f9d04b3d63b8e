"""Fireworks: every weak spot in reach, and cards that share too few footholds (WG-ATK-15, -16)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import cast

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from giantstable.games.wraith.game import WraithGame
from tests.games.wraith.scene import Doc, document, fight, happened, options, play, scene, wounds_on
from tests.games.wraith.workshop import MADE, bout, outcomes, tokens, told
from tests.strength import examples

PLACES = [
    "ground", "A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3", "C4", "D1", "D2",
]  # fmt: skip
WEAK_SPOTS = [*PLACES[1:], "A", "B", "C", "D"]
VALUES = (1, 2, 3)


# -- by hand ---------------------------------------------------------------------------------------


@pytest.mark.rule("WG-ATK-15")
def test_fireworks_wound_the_own_foothold_and_all_neighbours() -> None:
    m = play(bout("B1/9 B2/9 B3/9 D1/9", "fireworks 1", pawn="B2"), "play fireworks-1")
    assert tokens(m) == (1, 1, 1, 0, 0)
    assert m.pending[0].kind == "play"  # nothing was left to choose


@pytest.mark.rule("WG-ATK-15")
def test_fireworks_cannot_leave_out_a_weak_spot() -> None:
    m = bout("B1/9 B4/9 B3/9", "fireworks 2", pawn="B2")
    assert outcomes(m, "play fireworks-2", cards=3) == {(2, 2, 2)}


@pytest.mark.rule("WG-ATK-16")
def test_each_weak_spot_takes_the_full_value() -> None:
    m = bout("B1/9 B4/9", "fireworks 2", pawn="B2", health=20)
    play(m, "play fireworks-2")
    assert tokens(m, 2) == (2, 2)
    assert fight(m).health == 16


@pytest.mark.rule("WG-ATK-16")
def test_a_region_is_one_weak_spot_however_much_of_it_is_in_reach() -> None:  # W31
    m = bout("B/9", "fireworks 2", pawn="B2")
    assert outcomes(m, "play fireworks-2", cards=1) == {(2,)}


@pytest.mark.rule("WG-ATK-16", "WG-ATK-19")
def test_two_cards_on_one_foothold_share_its_wounds() -> None:  # W31
    m = bout("A1/9 A1/9", "fireworks 1", "fireworks 2", pawn="A1")
    assert outcomes(m, "play fireworks-1", cards=2) == {(1, 0), (0, 1)}
    assert outcomes(m, "play fireworks-2", cards=2) == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("WG-ATK-16")
def test_a_region_is_lit_through_the_footholds_that_others_leave_free() -> None:  # W31
    m = bout("B/9 B1/9", "fireworks 1", pawn="B2")
    assert outcomes(m, "play fireworks-1", cards=2) == {(1, 1)}
    # From A2 only B1 is in reach, and the two must share it.
    m = bout("B/9 B1/9", "fireworks 1", pawn="A2")
    assert outcomes(m, "play fireworks-1", cards=2) == {(1, 0), (0, 1)}


@pytest.mark.rule("WG-ATK-16", "WG-ATK-18")
def test_where_too_many_share_too_few_the_player_fills_them_up() -> None:  # W31
    # Pawn B2 with four footholds in reach: B1 has 2 cards, B4 has 1, and a region joins in.
    m = bout("B1/9 B1/9 B/9 B4/9", "fireworks 1", pawn="B2")
    play(m, "play fireworks-1")
    assert m.pending[0].kind == "spread"
    assert m.pending[0].rule == "WG-ATK-16"
    assert options(m) == ["0 on B1", "1 on B1"]
    assert outcomes(m, cards=4) == {(1, 0, 1, 1), (0, 1, 1, 1)}


@pytest.mark.rule("WG-ATK-16")
def test_what_the_player_gives_leaves_the_rest_no_less() -> None:  # W31
    # A2 is the only foothold of the first two; whoever is named first decides for both.
    m = bout("A2/9 A2/9 A1/9", "fireworks 3", pawn="A2")
    play(m, "play fireworks-3")
    assert options(m) == ["0 on A2", "1 on A2", "2 on A2", "3 on A2"]
    play(m, "1 on A2")
    assert tokens(m, 3) == (1, 2, 3)
    assert m.pending[0].kind == "play"


@pytest.mark.rule("WG-ATK-16", "WG-SCAR-10", "WG-SCAR-11")
def test_wounds_beyond_a_limit_do_not_fly_elsewhere() -> None:  # W32
    m = bout("B1/9:8 B4/9", "fireworks 3", pawn="B2", health=20)
    play(m, "play fireworks-3")
    assert tokens(m, 2) == (-1, 3)
    assert fight(m).health == 16  # 1 and 3


@pytest.mark.rule("WG-ATK-16", "WG-SCAR-08")
def test_one_rocket_may_scar_several_cards() -> None:  # W36
    m = bout("B1/9:8 B4/9:8 B3/9:8", "fireworks 1", pawn="B2", scars_limit=3)
    play(m, "play fireworks-1")
    assert tokens(m, 3) == (-1, -1, -1)
    assert [fact["giant_card"] for fact in told(m, "scarred")] == ["B1", "B4", "B3"]
    assert m.result == "win-scars"


@pytest.mark.rule("WG-ATK-09")
def test_no_more_is_placed_than_the_pool_holds() -> None:  # W33
    m = bout("B1/9:6 B4/9", "fireworks 3", pawn="B2", health=2)
    play(m, "play fireworks-3")
    assert sum(tokens(m, 2)) == 8
    assert fight(m).health == 0
    assert "scarred" not in happened(m)
    assert m.result == "win-health"


@pytest.mark.rule("WG-SCAR-04")
def test_a_scar_in_reach_takes_no_share() -> None:  # W34
    m = bout("A1/9:scar A1/9", "fireworks 2", pawn="A1")
    assert outcomes(m, "play fireworks-2", cards=2) == {(-1, 2)}


# -- against an enumeration that knows nothing of the engine ---------------------------------------


@cache
def neighbours() -> dict[str, set[str]]:
    """Return which places a line joins, from the lines of the content file."""
    earth = document("giants", "earth")
    found: dict[str, set[str]] = {place: set() for place in PLACES}
    lines = {"ground": earth["ground"], **cast(Doc, earth["footholds"])}
    for low, fields in lines.items():
        for high in cast(dict[str, list[str]], fields)["up"]:
            found[low].add(high)
            found[high].add(low)
    return found


def fillings(pawn: str, weak_spots: list[str], value: int) -> set[tuple[int, ...]]:
    """Return all best ways to hand out the sparks, found by trying every single one (W31).

    Each foothold in reach has ``value`` sparks. A spark goes to a card that can be hit on its
    foothold and has got fewer than ``value`` sparks, or fizzles out. Of all that can come of it
    those are meant that waste the least.
    """
    in_reach = {pawn, *neighbours()[pawn]} - {"ground"}
    found = {(0,) * len(weak_spots)}
    for foothold in sorted(in_reach):
        on_it = [i for i, weak in enumerate(weak_spots) if foothold.startswith(weak)]
        for _ in range(value):
            for way in list(found):
                for i in on_it:
                    if way[i] < value:
                        found.add((*way[:i], way[i] + 1, *way[i + 1 :]))
    most = max(sum(way) for way in found)
    return {way for way in found if sum(way) == most}


@cache
def stock() -> WraithGame:
    """Return a game whose Giant has five cards of every weak spot, and limits out of reach."""
    cards = " ".join(f"{weak}/90" for weak in WEAK_SPOTS * 5)
    rockets = [f"fireworks {value}" for value in VALUES]
    game = bout("D/90 D/90 D/90 D/90 D/90", *rockets, coming=cards).game
    assert isinstance(game, WraithGame)
    return game


def by_the_rules(pawn: str, weak_spots: list[str], value: int) -> set[tuple[int, ...]]:
    """Return all that the engine lets a player do with Fireworks."""
    seen: list[str] = []
    row: list[Doc] = []
    for weak in weak_spots:
        seen.append(weak)
        count = seen.count(weak)
        row.append({"card": weak if count == 1 else f"{weak}-{count}"})
    cards = [f"{MADE}-fireworks-{value}", f"{MADE}-idle"]
    m = scene(MADE, MADE, None, stock(), pawn=pawn, row=row, hand=cards)
    return outcomes(m, f"play fireworks-{value}")


@pytest.mark.rule("WG-ATK-15", "WG-ATK-16")
@pytest.mark.parametrize("value", [1, 2])
def test_every_row_of_cards_around_b2_is_shared_out_as_by_hand(value: int) -> None:
    for row in combinations_with_replacement(["B", "B1", "B2", "B3", "B4"], 5):
        weak_spots = list(row)
        assert by_the_rules("B2", weak_spots, value) == fillings("B2", weak_spots, value), row


@pytest.mark.rule("WG-ATK-15", "WG-ATK-16")
@examples(80)
@given(
    pawn=st.sampled_from(PLACES),
    weak_spots=st.lists(st.sampled_from(WEAK_SPOTS), min_size=5, max_size=5),
    value=st.sampled_from(VALUES),
)
@example(pawn="A2", weak_spots=["A", "A", "A2", "B1", "B"], value=2)
@example(pawn="B4", weak_spots=["C1", "B", "B2", "B", "B4"], value=3)
@example(pawn="ground", weak_spots=["A", "A1", "A3", "C4", "C"], value=2)
@example(pawn="D2", weak_spots=["D", "D", "D", "D1", "C2"], value=3)
def test_any_row_anywhere_is_shared_out_as_by_hand(
    pawn: str, weak_spots: list[str], value: int
) -> None:
    assert by_the_rules(pawn, weak_spots, value) == fillings(pawn, weak_spots, value)


def test_the_enumeration_agrees_with_the_examples_of_the_ruling() -> None:  # W31
    assert fillings("B2", ["B", "B1"], 1) == {(1, 1)}
    assert fillings("A1", ["A1", "A1"], 1) == {(1, 0), (0, 1)}
    assert fillings("B2", ["B1", "B2", "B3", "D1"], 1) == {(1, 1, 1, 0)}


def test_a_spread_names_the_card_it_asks_about() -> None:
    m = play(bout("A1/9 A1/9", "fireworks 1", pawn="A1"), "play fireworks-1")
    assert m.pending[0].subject == fight(m).row[0]
    play(m, "1 on A1")
    assert wounds_on(m, "A1") == 1
    assert wounds_on(m, "A1-2") == 0
