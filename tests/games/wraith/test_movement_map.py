"""The foothold map: which places are joined, and which is the higher (WG-MOVE-01 .. -09)."""

from __future__ import annotations

from math import dist

import pytest

from giantstable.kernel.match import new_match
from giantstable.kernel.rng import seeded
from tests.games.wraith.moves import DECK, EARTH, GIANTS, MOVES, ends, lines, playground
from tests.games.wraith.scene import giant_card, options, place, play, practice, scene


@pytest.mark.rule("WG-MOVE-01")
@pytest.mark.parametrize("giant", GIANTS)
def test_the_pawn_is_always_in_exactly_one_place(giant: str) -> None:
    """2,500 random moves on each Giant: cards, Fearless Actions, tokens, and its pushes."""
    everywhere = "ground A B C D"
    pushes = [
        giant_card("A", area=everywhere, move={"up": 2}),
        giant_card("B", area=everywhere, move={"down": 1}),
        giant_card("C", area=everywhere, move={"to": "ground"}),
    ]
    game = practice(DECK, pushes * 5, giant, deck_size=99, giant_cards=50, wound_limit=99)
    places = game.giants[0].body.names
    rng = seeded(giant)
    moves: list[str] = []
    while len(moves) < 2500:
        m = new_match(game, {"footholds": True}, rng.next())
        here = "ground"
        while not m.over:
            options = m.pending[0].options
            for event in m.choose(options[rng.below(len(options))]):
                if "from" in event.kind.facts:
                    facts = m.game.event_facts(m.table, event)
                    assert facts["from"] == here  # nobody moved her in between
                    here = str(facts.get("place", "ground"))
                    assert here in places
                    moves.append(event.kind.name)
            assert place(m) in places
            half_way = [decision.kind for decision in m.pending] == ["pushed"]
            assert half_way or place(m) == here
    assert set(moves) == {*MOVES, "pushed-to", "stumbled"}


@pytest.mark.rule("WG-MOVE-02")
def test_only_a_line_makes_two_footholds_adjacent() -> None:
    assert "D1" in ends("C1", "leap-1")
    assert "C2" not in ends("C1", "leap-1")  # both are shoulders, but no line joins them
    for here in EARTH:
        joined = {there for there in EARTH if there in EARTH[here] or here in EARTH[there]}
        assert ends(here, "leap-1") == joined


@pytest.mark.rule("WG-MOVE-02")
@pytest.mark.parametrize("giant", GIANTS)
def test_the_map_has_the_lines_of_the_content_file_and_no_others(giant: str) -> None:
    drawn = lines(giant)
    body = playground(giant).giants[0].body
    names = body.names
    assert sorted(drawn) == sorted(names)
    for here, up in enumerate(body.up):
        assert [names[there] for there in up] == drawn[names[here]]
    if giant == "earth":
        assert drawn == EARTH


@pytest.mark.rule("WG-MOVE-03")
def test_footholds_drawn_close_together_are_not_adjacent_without_a_line() -> None:
    earth = playground("earth").giants[0]
    points = dict(zip(earth.body.names, earth.drawing.points, strict=True))
    assert dist(points["A2"], points["B3"]) < dist(points["C1"], points["D1"])
    assert "D1" in ends("C1", "leap-1")
    assert ends("A2", "leap-1") == {"A1", "B1"}


@pytest.mark.rule("WG-MOVE-04")
def test_a_line_leaves_the_top_of_the_lower_foothold() -> None:
    assert ends("A2", "climb-1") == {"B1"}
    assert "A2" in ends("B1", "drop")
    assert "B1" not in ends("A2", "drop")


@pytest.mark.rule("WG-MOVE-05")
@pytest.mark.parametrize("giant", GIANTS)
def test_every_line_read_the_other_way_leads_down(giant: str) -> None:
    body = playground(giant).giants[0].body
    for here in range(body.size):
        for there in range(body.size):
            assert (there in body.up[here]) == (here in body.down[there])
            assert not (there in body.up[here] and there in body.down[here])


@pytest.mark.rule("WG-MOVE-05")
def test_from_the_bottom_of_a_foothold_lines_lead_to_lower_ones() -> None:
    for there, up in EARTH.items():
        for here in up:
            assert there in ends(here, "drop")
            assert there not in ends(here, "climb-1")


@pytest.mark.rule("WG-MOVE-06")
def test_example_a1_and_a2() -> None:
    assert "A1" in ends("ground", "climb-1")
    assert ends("A1", "climb-1") == {"A2"}
    assert ends("A2", "climb-1") == {"B1"}  # further up


@pytest.mark.rule("WG-MOVE-07")
def test_example_c1_d1_d2() -> None:
    assert ends("C1", "climb-1") == {"D1"}
    assert "D2" in ends("D1", "drop")
    assert "D2" not in ends("C1", "climb-5")
    assert "D2" in ends("C1", "leap-2")


@pytest.mark.rule("WG-MOVE-08")
def test_the_ground_is_one_big_foothold() -> None:
    """Down at the right fist, up again at the left foot."""
    m = scene(
        game=playground("earth"),
        pawn="C4",
        hand=["young-drop", "young-climb-1", *["young-idle"] * 3],
    )
    play(m, "play drop")
    assert place(m) == "ground"
    play(m, "play climb-1")
    assert options(m) == ["climb A1", "climb A3", "climb C4"]


@pytest.mark.rule("WG-MOVE-09")
@pytest.mark.parametrize("giant", GIANTS)
def test_from_the_ground_any_line_may_be_taken(giant: str) -> None:
    assert ends("ground", "climb-1", giant) == set(lines(giant)["ground"])
