"""Wounds and tokens that are shared out over several questions are told as one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import giantstable as gt
from giantstable.kernel.match import Match
from tests.games.wraith.scene import options, play
from tests.games.wraith.workshop import bout, outcomes, tokens

if TYPE_CHECKING:
    from giantstable.games.wraith.told import shapes


def shown(match: Match) -> shapes.Show | None:
    """Return what is told of the first option of the open question."""
    decision = match.pending[0]
    return cast("shapes.Show | None", match.show(decision, decision.codes[0]))


def told(match: Match) -> shapes.Show:
    """Return the same where something is shared out."""
    found = shown(match)
    assert found is not None
    return found


def answered(match: Match, way: list[int], things: list[str]) -> tuple[int, ...]:
    """Answer question by question as a way says; return the Wounds on the row."""
    m = match.copy()
    for thing, amount in zip(things, way, strict=True):
        if not m.over and f"{amount} on {thing}" in options(m):
            play(m, f"{amount} on {thing}")
    return tokens(m, len(way))


def test_cards_on_one_foothold_share_a_blow() -> None:
    m = play(bout("A2/9 A/9 A2/9", "sword 2", pawn="A2"), "play sword-2")
    found = told(m)
    assert found["settled"] == 0
    assert len(found["things"]) == 3
    assert sorted(found["ways"]) == [
        [0, 0, 2], [0, 1, 1], [0, 2, 0], [1, 0, 1], [1, 1, 0], [2, 0, 0],
    ]  # fmt: skip
    for way in found["ways"]:
        assert answered(m, way, found["things"]) == tuple(way)


def test_what_is_said_already_is_settled() -> None:
    m = play(bout("A2/9 A/9 A2/9", "sword 3", pawn="A2"), "play sword-3", "1 on A2")
    found = told(m)
    assert found["settled"] == 1
    assert sorted(found["ways"]) == [[1, 0, 2], [1, 1, 1], [1, 2, 0]]


def test_no_wound_is_lost_on_a_full_card_while_another_has_room() -> None:
    m = play(bout("A2/9:8 A/9", "sword 3", pawn="A2"), "play sword-3")
    assert sorted(told(m)["ways"]) == [[0, 3], [1, 2]]
    m = play(bout("A2/9:8 A/9:8", "sword 3", pawn="A2"), "play sword-3")  # some are lost anyhow
    assert sorted(told(m)["ways"]) == [[1, 2], [2, 1]]


def test_sparks_go_as_the_rules_let_them() -> None:
    m = play(bout("B1/9 B1/9 B/9 B4/9", "fireworks 1", pawn="B2"), "play fireworks-1")
    found = told(m)
    assert {tuple(way) for way in found["ways"]} == outcomes(m, cards=4)
    m = play(bout("A2/9 A2/9 A1/9", "fireworks 3", pawn="A2"), "play fireworks-3")
    assert {tuple(way) for way in told(m)["ways"]} == outcomes(m, cards=3)


def test_tokens_are_taken_from_pools_that_hold_them() -> None:
    m = bout("A2/9", "sword 3", pawn="A2", skills=["blue 2: heal 1", "red 2: heal 1"])
    play(m, "play sword-3")
    found = told(m)
    assert len(found["things"]) == 2
    assert sorted(found["ways"]) == [[1, 2], [2, 1]]


def test_other_questions_share_nothing_out() -> None:
    assert shown(gt.new("wraith", seed=1, giant="earth", wraith="young")) is None
