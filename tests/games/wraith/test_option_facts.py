"""What an option points at, so that a board can light it up and take a touch for a choice."""

from __future__ import annotations

from giantstable.kernel.match import Match
from tests.games.wraith.scene import play, scene
from tests.games.wraith.workshop import bout

Facts = dict[str, str | int]


def facts(match: Match, notation: str) -> Facts:
    """Return what an option that is open now points at."""
    return next(o.facts for o in match.pending[0].options if o.notation == notation)


def test_a_card_points_at_itself_and_the_row_whose_turn_it_is() -> None:
    m = scene(hand=["young-scramble", "young-scramble", "young-jump-slash"], pawn="A1")
    assert facts(m, "play scramble") == {"do": "play", "card": "young-scramble", "row": "top"}
    assert facts(m, "rest scramble") == {"do": "rest", "card": "young-scramble", "row": "top"}
    play(m, "rest scramble")
    assert facts(m, "play scramble") == {"do": "play", "card": "young-scramble", "row": "bottom"}


def test_a_fearless_action_says_which_and_what_is_printed() -> None:
    m = bout("A2/9", pawn="A1")
    assert facts(m, "fearless climb") == {"do": "fearless", "effect": "climb", "n": 1}
    assert facts(m, "fearless drop") == {"do": "fearless", "effect": "drop", "n": 0}


def test_the_end_of_the_turn_points_at_nothing() -> None:
    m = scene(pawn="A1", played=2, hand=[])
    assert facts(m, "end") == {"do": "end"}


def test_an_action_of_a_card_points_at_a_place_and_says_which_action_it_is() -> None:
    m = play(bout("A2/9", "leap 1, sword 2", pawn="A1"), "play leap-1-sword-2")
    assert facts(m, "leap A2") == {"do": "leap", "place": "A2", "action": 0}
    assert facts(m, "skip sword") == {"do": "skip", "effect": "sword", "action": 1}
    m = play(bout("A2/9", "leap 1, sword 2", pawn="A2"), "play leap-1-sword-2")
    assert facts(m, "sword") == {"do": "sword", "place": "A2", "action": 1}


def test_an_effect_alone_points_at_its_target() -> None:
    m = play(bout("A2/9", pawn="ground"), "fearless climb")
    assert len(m.pending[0].options) > 1
    assert all(
        option.facts == {"do": "climb", "place": option.notation.split()[1]}
        for option in m.pending[0].options
    )


def test_wounds_point_at_the_card_that_takes_them() -> None:
    m = play(bout("A2/9 A/7", "sword 2", pawn="A2"), "play sword-2")
    cards = [slot["card"] for slot in m.view(0)["giant"]["row"]]  # type: ignore[index]
    first = m.pending[0].options[0].facts
    assert first == {"do": "wound", "giant_card": cards[0], "n": 0}


def test_a_discard_points_at_the_card() -> None:
    m = scene(step="refresh", hand=["young-scramble"])
    assert facts(m, "discard scramble") == {"do": "discard", "card": "young-scramble"}
    assert facts(m, "keep") == {"do": "keep"}
